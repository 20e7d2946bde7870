"""Games as chess books print them."""

import io

import chess.pgn
import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import START_POSITION
from fenedit.rules.moves.reading import read_moves
from fenedit.rules.moves.tree import MoveTree, Node
from fenedit.ui.moves.layout import JOINER, Layout, Tone, clock_in, comment_text, game_layout


def tree_of(moves: str, fen: str = chess.STARTING_FEN) -> MoveTree:
    """Return a game as the chess package reads it."""
    headers = f'[SetUp "1"]\n[FEN "{fen}"]\n\n' if fen != chess.STARTING_FEN else ""
    game = chess.pgn.read_game(io.StringIO(headers + moves))
    assert game is not None

    def below(node: chess.pgn.GameNode) -> tuple[Node, ...]:
        return tuple(
            Node(
                each.move.uci(),
                each.san(),
                below(each),
                comment=each.comment,
                before=each.starting_comment,
                nags=tuple(sorted(each.nags)),
            )
            for each in node.variations
        )

    root = Node(below=below(game), comment=game.comment)
    return MoveTree(parse_fen(fen), root=root, result=game.headers["Result"])


def lines(layout: Layout) -> list[str]:
    """Return the paragraphs as text, set in by their depth."""
    return [
        "  " * each.depth
        + "".join(" " * (not run.glued) + run.text for run in each.runs)
        .replace("( ", "(")
        .replace(JOINER, "")
        .strip()
        for each in layout.paragraphs
    ]


def laid_out(moves: str, letters: str = "en") -> list[str]:
    return lines(game_layout(tree_of(moves), letters))


def test_a_main_line_is_one_paragraph() -> None:
    assert laid_out("1. e4 e5 2. Nf3 Nc6 1/2-1/2") == ["1.e4 e5 2.Nf3 Nc6 ½–½"]
    assert laid_out("1. e4 e5 2. Nf3", "figurine") == ["1.e4 e5 2.♘f3"]
    assert laid_out("1. e4 e5 2. Nf3", "de") == ["1.e4 e5 2.Sf3"]


def test_black_may_begin_at_any_number() -> None:
    fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 17"
    assert lines(game_layout(tree_of("17... Kd7 18. e4", fen), "en")) == ["17…Kd7 18.e4"]


def test_what_was_not_read_stays_as_it_is_written() -> None:
    text = "1. e4 e5 (1... c5) 2. Ke3 {x} Nc6  3. d4 *"
    tree, at = read_moves(text, START_POSITION), text.index("Ke3")
    layout = game_layout(tree, "en", "No.", text[at:])
    assert lines(layout) == ["1.e4 e5", "  1…c5", "2.Ke3 {x} Nc6 3. d4 *", "No."]
    tones = {run.text: run.tone for each in layout.paragraphs for run in each.runs}
    assert (tones["2.Ke3"], tones["{x} Nc6 3. d4 *"]) == (Tone.FAULT, Tone.ASIDE)
    long = game_layout(tree, "en", "No.", "K" * 100 + " Nc6" * 1000)
    assert max(len(run.text) for each in long.paragraphs for run in each.runs) <= 501


def test_nothing_but_words() -> None:
    assert laid_out("{Nobody came.} *") == ["Nobody came."]
    assert laid_out("*") == [""]


def test_variations_follow_the_move_that_they_replace() -> None:
    assert laid_out("1. e4 e5 (1... c5 2. Nf3) (1... e6) 2. d4 *") == [
        "1.e4 e5",
        "  1…c5 2.Nf3",
        "  1…e6",
        "2.d4",
    ]
    assert laid_out("1. e4 (1. d4) 1... e5 1-0") == ["1.e4", "  1.d4", "1…e5 1–0"]
    assert laid_out("1. e4 (1. d4) 1-0") == ["1.e4", "  1.d4", "1–0"]


def test_short_variations_of_variations_stand_in_brackets() -> None:
    assert laid_out("1. e4 (1. d4 d5 (1... Nf6 2. c4) (1... f5) 2. c4 e6) 1... e5 *") == [
        "1.e4",
        "  1.d4 d5 (1…Nf6 2.c4) (1…f5) 2.c4 e6",
        "1…e5",
    ]
    assert laid_out("1. e4 (1. d4 d5 (1... f5 2. c4 (2. g3)) 2. c4 (2. Nf3)) *") == [
        "1.e4",
        "  1.d4 d5",
        "    1…f5 2.c4 (2.g3)",
        "  2.c4 (2.Nf3)",
    ]


def test_comments_stand_where_they_were_said_long_ones_below() -> None:
    assert laid_out("1. e4 {Best.} e5 2. Nf3 ({Or} 2. f4 {at once}) *") == [
        "1.e4 Best. 1…e5 2.Nf3",
        "  Or 2.f4 at once",
    ]
    words = "A sentence that is longer than anybody would wish to see in a line of moves."
    assert laid_out(f"1. e4 {{{words}}} e5 *") == ["1.e4", words, "1…e5"]


def test_signs_take_the_place_of_numbers() -> None:
    shown = laid_out("1. e4 $1 e5 $4 $18 2. f4 $220 $249 *")
    assert shown == ["1.e4! e5??\N{NO-BREAK SPACE}+− 2.f4\N{NO-BREAK SPACE}▦\N{NO-BREAK SPACE}$249"]


@pytest.mark.parametrize(
    ("comment", "expected"),
    [
        ("[%clk 0:01:00]", ""),
        ("Good. [%csl Ge4,Rd5][%eval 0.3] Really.", "Good. Really."),
        ("[%" * 5 + "clk", "[%" * 5 + "clk"),
        ("<b>bold</b>\nand &amp; more", "<b>bold</b> and &amp; more"),
        ("turned \u202eround", "turned \\u202eround"),
        ("bell\x07", "bell\\x07"),
    ],
)
def test_comments_are_shown_as_harmless_text(comment: str, expected: str) -> None:
    assert comment_text(comment) == expected


def test_a_huge_comment_is_cut() -> None:
    assert len(comment_text("word " * 200_000)) <= 10_001
    assert len(comment_text("[%" * 500_000)) <= 10_001


def test_why_no_more_is_shown_stands_at_the_end() -> None:
    layout = game_layout(tree_of("1. e4 *"), "en", "2. Ke3 is not legal.")
    assert lines(layout) == ["1.e4", "2. Ke3 is not legal."]


def test_clocks_are_found_in_comments() -> None:
    assert clock_in("Good [%eval 0.2][%clk 0:12:31]") == "0:12:31"
    assert clock_in("[%clk <b>]") == clock_in("[%clk 0:12:31") == ""


def test_every_move_has_its_path() -> None:
    tree = tree_of("1. e4 e5 (1... c5 2. Nf3 (2. c3) 2... d6) 2. d4 (2. f4 exf4) 2... exd4 *")
    layout = game_layout(tree, "en")
    named = {
        layout.path_of(run.place): run.text.replace(JOINER, "")
        for paragraph in layout.paragraphs
        for run in paragraph.runs
        if run.tone is not Tone.ASIDE and run.place >= 0
    }
    assert set(named) == {path for path, _ in tree.walk()}
    for path, text in named.items():
        assert text.endswith(tree.node_at(path).san)
        place = layout.place_of(path)
        assert place is not None and layout.path_of(place) == path
    assert layout.place_of((1,)) is layout.place_of((0, 0, 0, 0, 5)) is None


def test_variations_may_be_nested_deeper_than_python_goes() -> None:
    below: tuple[Node, ...] = ()
    for _ in range(5_000):
        below = (Node("e2e4", "e4"), Node("d2d4", "d4", below))
    layout = game_layout(MoveTree(parse_fen(chess.STARTING_FEN), root=Node(below=below)), "en")
    assert len(layout.paragraphs) == 5_000


def test_moves_that_make_no_sense_are_text():
    layout = game_layout(MoveTree(START_POSITION, False), "en", unread="Gh2 Kh7 Rg7")
    assert [run.text for each in layout.paragraphs for run in each.runs] == ["Gh2 Kh7 Rg7"]

"""Movetext as a tree: variations, comments, glyphs, and spellings of moves."""

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import START_POSITION
from fenedit.rules.moves import reading
from fenedit.rules.moves.reading import DEEPEST, TOO_DEEP, read_moves
from fenedit.rules.moves.tree import PASS, MoveTree


def read(text: str, **known: str) -> MoveTree:
    return read_moves(text, START_POSITION, **known)  # type: ignore[arg-type]


def main_line(tree: MoveTree) -> list[str]:
    return [node.san for node in tree.moves_to(tree.end_of(()))]


def all_moves(tree: MoveTree) -> dict[tuple[int, ...], str]:
    return {path: node.san for path, node in tree.walk()}


def why(tree: MoveTree) -> object:
    assert tree.fault is not None
    return tree.fault.code, tree.fault.span, dict(tree.fault.data).get("reason")


@pytest.mark.parametrize(
    "text",
    [
        "1. e4 e5 2. Nf3 Nc6 3. Bxf7 *",
        "1.e4 e5 2.Nf3 Nc6 3.Bc4 Nf6 4.O-O Bc5 1-0",
    ],
)
def test_moves_in_san_stay_as_they_are(text: str) -> None:
    words = [word for word in text.replace(".", ". ").split() if word[0].isalpha()]
    moves = main_line(read(text))
    assert moves == words[: len(moves)]
    assert len(moves) >= 4


@pytest.mark.parametrize(
    ("text", "sans"),
    [
        ("e2e4 e7e5 g1f3", "e4 e5 Nf3"),
        ("1. e2-e4 e7-e5 2. Ng1-f3", "e4 e5 Nf3"),
        ("1. Ng1f3 d5 2. Nf3-d4 e5", "Nf3 d5 Nd4 e5"),
        ("1. Nf3 d5 2. Nbc3", "Nf3 d5 Nc3"),
        ("1. ♘f3 ♞f6", "Nf3 Nf6"),
        ("1. e2–e4 e7—e5 2. ♘\ufe0ef3", "e4 e5 Nf3"),
        ("1. e4 e5 2. Bc4 Bc5 3. Nf3 Nf6 4. O‑O 0–0", "e4 e5 Bc4 Bc5 Nf3 Nf6 O-O O-O"),
        ("[pgn]1. e4 e5[/PGN]", "e4 e5"),
        ("1. Pe4 f5 2. Qh5", "e4 f5 Qh5+"),
        ("1. e4+ f5 2. Qh5", "e4 f5 Qh5+"),
        ("1. f3 e5 2. g4 Qh4", "f3 e5 g4 Qh4#"),
        ("1. f3 e5 2. g4 Qh4+", "f3 e5 g4 Qh4#"),
        ("1. e4 d5 2. ed5 Qxd5", "e4 d5 exd5 Qxd5"),
        ("1. e4 d5 2. ed Qd5: 3. Nc3", "e4 d5 exd5 Qxd5 Nc3"),
        ("1. d4 d5 2. c4 dxc", "d4 d5 c4 dxc4"),
        ("1. e4 d5 2. e4d5", "e4 d5 exd5"),
        ("1. e4 a6 2. e5 d5 3. ed6e.p. cxd6", "e4 a6 e5 d5 exd6 cxd6"),
        ("1. e4 a6 2. e5 d5 3. exd6 e.p. cxd6", "e4 a6 e5 d5 exd6 cxd6"),
        ("1. e4 e5 2. Bc4 Bc5 3. Nf3 Nf6 4. 0-0 o-o", "e4 e5 Bc4 Bc5 Nf3 Nf6 O-O O-O"),
        ("1. e4 -- 2. d4 Z0", "e4 -- d4 --"),
        ("1. e4 0000 2. d4", "e4 -- d4"),
    ],
)
def test_other_spellings_become_san(text: str, sans: str) -> None:
    assert main_line(read(text)) == sans.split()


def test_promotions_and_castling_have_their_letters() -> None:
    start = parse_fen("8/4P1k1/8/8/8/8/8/R3K2R w KQ - 0 30")
    for text in ("e8(Q)", "e8Q", "e8", "e7e8q", "e8/Q", "30. e8=Q!"):
        (node,) = read_moves(text, start).root.children
        assert (node.uci, node.san) == ("e7e8q", "e8=Q")
    (node,) = read_moves("e1c1", start).root.children
    assert (node.uci, node.san) == ("e1c1", "O-O-O")


def test_a_pass_is_a_move_of_its_own() -> None:
    (move,) = read("1. --").root.children
    assert move.uci == PASS


def test_variations_replace_the_move_before_them_or_go_on_from_it() -> None:
    tree = read("1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) 1... e5 (2. Nf3 Nc6) 2. d4 exd4 *")
    assert tree.fault is None
    assert all_moves(tree) == {
        (0,): "e4",
        (1,): "d4",
        (1, 0): "d5",
        (1, 0, 0): "c4",
        (1, 1): "Nf6",
        (1, 1, 0): "c4",
        (0, 0): "e5",
        (0, 0, 0): "d4",
        (0, 0, 1): "Nf3",
        (0, 0, 1, 0): "Nc6",
        (0, 0, 0, 0): "exd4",
    }


def test_comments_and_glyphs_are_kept() -> None:
    tree = read(
        "{A game} 1. e4! {best\r\nby test [%clk 0:01:00]} ; and more\n ({first} 1. d4 $14 {good}) "
        "{again} 1... e5?! ± $140 2. Nf3 N D {} Nc6+- *"
    )
    e4, e5, nf3, nc6 = tree.moves_to(tree.end_of(()))
    d4 = tree.node_at((1,))
    assert tree.root.comment == "A game"
    assert (e4.comment, e4.nags) == ("best by test [%clk 0:01:00] and more again", (1,))
    assert (d4.before, d4.comment, d4.nags) == ("first", "good", (14,))
    assert e5.nags == (6, 16, 140)
    assert (nf3.nags, nf3.comment) == ((146, 220), "")
    assert nc6.nags == (18,)


def test_an_unclosed_comment_reaches_to_the_end() -> None:
    tree = read("1. e4 {good 1... e5 2. Nf3")
    assert main_line(tree) == ["e4"]
    assert tree.node_at((0,)).comment == "good 1... e5 2. Nf3"


def test_moves_end_at_a_fault_that_is_named() -> None:
    tree = read("1. e4 e5 2. Ke3 Nf6")
    assert main_line(tree) == ["e4", "e5"]
    assert why(tree) == ("moves-do-not-fit", (12, 15), "illegal")
    assert why(read("1. Nf3 a6 2. d3 a5 3. Nd2")) == ("moves-do-not-fit", (22, 25), "ambiguous")
    assert why(read("1. e4 and wins")) == ("moves-do-not-fit", (6, 9), "no-move")


def test_only_a_variation_ends_at_its_fault() -> None:
    tree = read("1. e4 e5 (1... c5 2. Ke3 a6 {lost} (2. a3) ) 2. Nf3")
    assert all_moves(tree) == {(0,): "e4", (0, 0): "e5", (0, 1): "c5", (0, 0, 0): "Nf3"}
    assert why(tree) == ("moves-do-not-fit", (21, 24), "illegal-in-variation")
    tree = read("1. e4 e5 (1... c5 2. Ke3) 2. Ke3")
    assert why(tree) == ("moves-do-not-fit", (29, 32), "illegal")


def test_what_is_nested_too_deeply_is_left_out() -> None:
    deep = 10_000
    tree = read("1. e4 " + "(1. d4 " * deep + ") " * deep + "1... e5 2. Nf3 *")
    assert main_line(tree) == ["e4", "e5", "Nf3"]
    assert why(tree)[0] == TOO_DEEP  # type: ignore[index]
    assert sum(1 for _ in tree.walk()) == 3 + DEEPEST


def test_of_very_many_variations_only_the_first_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "MOST", 10)
    tree = read("1. e4 " + "(1. d4 d5) " * 100 + "e5 (c5) 2. Nf3")
    assert main_line(tree) == ["e4", "e5", "Nf3"]
    assert sum(1 for _ in tree.walk()) < 20
    assert why(tree)[0] == reading.TOO_MANY  # type: ignore[index]


def test_a_long_word_is_shortened_in_a_fault() -> None:
    tree = read(f"1. e4 {'x' * 10_000}")
    assert tree.fault is not None
    assert len(dict(tree.fault.data)["move"]) < 60


def test_a_main_line_is_read_alone() -> None:
    tree = read_moves("1. e4 (1. d4) {x} e5 (1... Kd4) *", START_POSITION, main_line=True)
    assert all_moves(tree) == {(0,): "e4", (0, 0): "e5"}
    assert tree.node_at((0,)).comment == "x"
    assert tree.fault is None


@pytest.mark.parametrize(
    ("language", "text", "sans"),
    [
        ("de", "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. 0-0 Dh4", "e4 e5 Nf3 Nc6 Bb5 a6 O-O Qh4"),
        ("fr", "1. e4 e5 2. Re2 Cf6", "e4 e5 Ke2 Nf6"),
        ("ru", "1. e4 e5 2. Крe2 Кf6 3. Крe1", "e4 e5 Ke2 Nf6 Ke1"),
        ("de", "1. e4 e5 2. Nf3", "e4 e5 Nf3"),
        ("de", "1. Be2-e4 Be7-e5 2. Sg1-f3", "e4 e5 Nf3"),
    ],
)
def test_letters_of_a_language_are_read(language: str, text: str, sans: str) -> None:
    assert main_line(read(text, language=language)) == sans.split()


def test_promotions_have_letters_of_a_language() -> None:
    start = parse_fen("8/4P1k1/8/8/8/8/8/K7 w - - 0 30")
    for text in ("e8=D", "e8D", "e8(D)", "e8D+"):
        assert main_line(read_moves(text, start, language="de")) == ["e8=Q"]


def test_variants_are_read_with_their_rules() -> None:
    tree = read("1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5+ 4. P@e2 *", variant="Crazyhouse")
    assert tree.fault is None
    assert tree.node_at(tree.end_of(())).uci == "P@e2"
    assert tree.board_at(tree.end_of(())).piece_at(12) is not None
    horde = read("1. a5", variant="Horde")
    assert main_line(horde) == ["a5"]
    assert horde.start.castling_rights == "kq"
    assert why(read("1. e4", variant="Some Chess of Mine"))[0] == "variant-without-moves"  # type: ignore[index]


def test_a_drop_that_a_variation_has_no_piece_for_is_not_read() -> None:
    moves = "1. e4 d5 2. Nf3 (2. exd5) (2. Nc3 Nc6 3. P@e5) Nc6"
    assert why(read(moves, variant="Crazyhouse")) == (
        "moves-do-not-fit",
        (41, 45),
        "illegal-in-variation",
    )


def test_a_variant_may_start_as_chess960_does() -> None:
    fen = "rkrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/RKRBBNNQ w KQkq - 0 1"
    start = parse_fen(fen)
    tree = read_moves("1. d3 d6 2. Bd2 Bd7 3. Be1 Be8", start, variant="Atomic", fen=fen)
    assert (tree.fault, tree.chess960) == (None, True)
    assert tree.position_at(tree.end_of(())).castling_rights == "KQkq"


def test_rights_of_a_rook_that_exploded_are_gone() -> None:
    fen = "4k2r/6p1/8/8/3B4/8/8/4K3 w k - 0 1"
    tree = read_moves("1. Bxg7", parse_fen(fen), variant="Atomic", fen=fen)
    assert tree.position_at((0,)).castling_rights == ""


def test_chess960_castles_its_own_way() -> None:
    start = parse_fen("1k5r/8/8/8/8/8/8/1K5R w - - 0 1")._replace(castling_rights="Kk")
    for chess960 in (True, False):
        tree = read_moves("1. O-O Kc7 2. Rf7+", start, chess960)
        assert tree.chess960
        assert tree.node_at((0,)).uci == "b1h1"


@pytest.mark.parametrize(
    ("word", "result"),
    [("0:1", "0-1"), ("1–0", "1-0"), ("½:½", "1/2-1/2"), ("1/2−1/2", "1/2-1/2"), ("1-0.", "1-0")],
)
def test_results_are_written_in_several_ways(word: str, result: str) -> None:
    tree = read(f"1. e4 e5 {word}")
    assert (tree.result, tree.is_whole) == (result, True)

"""What Popeye prints, as a tree of moves."""

from typing import Any

import pytest

from fenedit.notation.fairy import fairy_piece
from fenedit.notation.fen import parse_fen
from fenedit.notation.position import WHITE, Position, parse_square
from fenedit.notation.puzzle import Puzzle
from fenedit.notation.reading import read_loose
from fenedit.rules.moves.popeye import Answer, Asked, PopeyeTree, read_answer
from fenedit.rules.moves.solutions import Role, Step
from fenedit.rules.moves.tree import PASS
from fenedit.rules.popeye import is_solution, question_of
from tests.helpers.corpus import cases

HELP = parse_fen("8/8/8/8/8/k1K5/8/1R6 b - - 0 1")
MORPHY = parse_fen("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1")
ANSWERS = cases("popeye_answers.jsonl")


def answer_of(text: str, position: Position = MORPHY, *, late: bool = False) -> Answer:
    return read_answer(text.splitlines(), (Asked("", position, late),))


def tree_of(text: str, position: Position = MORPHY, *, late: bool = False) -> PopeyeTree:
    tree = answer_of(text, position, late=late).tree
    assert tree is not None
    return tree


def roles_of(tree: PopeyeTree) -> list[tuple[str, Role]]:
    return [(node.san, node.role) for _, node in tree.walk() if isinstance(node, Step)]


@pytest.mark.parametrize("case", ANSWERS, ids=lambda case: case["fen"] + case["stipulation"])
def test_each_recorded_answer_is_read_to_the_end(case: dict[str, Any]) -> None:
    more = {name: case.get(name, "") for name in ("twins", "conditions", "options")}
    puzzle = Puzzle(stipulation=case["stipulation"], **more)
    asked = question_of(read_loose(case["fen"]).position, puzzle).asked
    answer = read_answer(case["printed"], asked)
    short = case.get("short", 0)
    assert (answer.solutions, len(answer.short)) == (case["solutions"], short)
    assert (answer.unread, answer.messages) == ("", ())
    assert answer.tree is not None
    for path, _ in answer.tree.walk():
        position = answer.tree.position_at(path)
        assert len(position.placement) == len(MORPHY.placement)
        answer.tree.move_at(path)
    if len(asked) == 1:
        late = asked[0].late
        found = sum(is_solution(line, late=late) for line in case["printed"])
        assert found == answer.solutions + short


def test_key_threat_defences_try_and_refutation() -> None:
    tree = tree_of(
        "      1...Bb8-h2\n          2.Ra1*a7 #\n\n"
        "   1.Ra1*a7 + ?\n    but\n      1...Bb8*a7 !\n\n"
        "   1.Ra1-a6 ! zugzwang.\n      1...b7*a6\n          2.b6-b7 #\n"
    )
    assert roles_of(tree) == [
        ("Ra6", Role.KEY),
        ("bxa6", Role.DEFENCE),
        ("b7#", Role.ANSWER),
        ("Rxa7+", Role.TRY),
        ("Bxa7", Role.REFUTATION),
        ("--", Role.PASS),
        ("Bh2", Role.DEFENCE),
        ("Rxa7#", Role.ANSWER),
    ]
    key = tree.root.children[0]
    assert key.nags == (1, 23)


def test_threats_are_after_a_pass_and_several_answers_are_a_dual() -> None:
    position = parse_fen("7k/8/5K2/8/8/8/8/R6R w - - 0 1")
    tree = tree_of(
        "   1.Ra1-a7 + ! threat:\n          2.Rh1-h7 #\n      1...Kh8-g8\n"
        "          2.Ra7-a8 #\n          2.Rh1-h8 #\n",
        parse_fen("7k/8/5K2/8/8/8/R7/7R w - - 0 1")._replace(placement=position.placement),
    )
    key = tree.root.children[0]
    reply, passed = key.children
    assert passed.uci == PASS and [node.uci for node in passed.children] == ["h1h7"]
    assert isinstance(reply, Step) and reply.defence is not None and reply.defence.is_dual


def test_lines_with_a_common_beginning_share_it() -> None:
    tree = tree_of(
        "  1...Rb1-a1 #\n\n  1.Ka3-a2 Rb1-b8   2.Ka2-a3 Rb8-a8 #\n"
        "  1.Ka3-a2 Rb1-b7   2.Ka2-a3 Rb7-a7 #\n",
        HELP,
    )
    first, set_play = tree.root.children
    assert first.san == "Ka2" and [node.san for node in first.children] == ["Rb8", "Rb7"]
    assert set_play.uci == PASS and set_play.children[0].san == "Ra1#"
    assert tree.position_at((0, 0, 0, 0)).placement[parse_square("a8")] == "R"


def test_half_a_move_less_begins_with_the_second_number() -> None:
    white = HELP._replace(side_to_move=WHITE)
    tree = tree_of("  1...Kc3-c4   2.Ka3-a4 Rb1-a1 #\n", white, late=True)
    line = tree.end_of(())
    assert [node.san for node in tree.moves_to(line)] == ["…", "Kc4", "Ka4", "Ra1#"]
    assert tree.number_at(2, first=True) == "1…"
    assert tree.position_at(line[:2]).placement[parse_square("c4")] == "K"


def test_series_pass_between_moves_of_one_side() -> None:
    tree = tree_of("  1.Ka3-a4   2.Ka4-a5   3.Ka5-a4 Rb1-a1 #\n", HELP)
    moves = [node.uci for node in tree.moves_to(tree.end_of(()))]
    assert moves == ["a3a4", PASS, "a4a5", PASS, "a5a4", "b1a1"]


def test_a_long_series_is_read() -> None:
    steps = " ".join(f"{number}.{'Ka3-a2' if number % 2 else 'Ka2-a3'}" for number in range(1, 700))
    tree = tree_of(f"  {steps}\n", HELP)
    assert len(tree.end_of(())) == 2 * 699 - 1


def test_castling_en_passant_and_promotion() -> None:
    position = parse_fen("4k3/1P6/8/3pP3/8/8/8/R3K3 w Q d6 0 1")
    tree = tree_of(
        "   1.0-0-0 !\n\n   1.e5*d6 ep. !\n\n   1.b7-b8=S !\n\n   1.b7-b8=Q + !\n", position
    )
    assert [node.uci for node in tree.root.children] == ["e1c1", "e5d6", "b7b8n", "b7b8q"]
    assert [node.san for node in tree.root.children] == ["O-O-O", "exd6", "b8=N", "b8=Q+"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Rb1*b6[+bRh8]", {"b6": "R", "h8": "r"}),
        ("Rb1*b6 [+bRh8]", {"b6": "R", "h8": "r"}),
        ("Rb1-b6=Q [-wKc3, -bKa3]", {"b6": "Q"}),
        ("Rb1-b6=b", {"b6": "r"}),
        ("Rb1-b6=S", {"b6": "N"}),
        ("Rb1-b6[-wRb6]", {"b6": "."}),
        ("Rb1-b6[b6=b]", {"b6": "r"}),
        ("Rb1-b6[wRb6->c7]", {"b6": ".", "c7": "R"}),
        ("Rb1-b6[wKc3<->d4]", {"b6": "R"}),
        ("Kc3<->b1", {"c3": "R", "b1": "K"}),
        ("Kc3-a1/wRb1-b2", {"c3": ".", "b1": ".", "a1": "K", "b2": "R"}),
    ],
)
def test_fairy_effects_change_the_board(text: str, expected: dict[str, str]) -> None:
    white = HELP._replace(side_to_move=WHITE)
    tree = tree_of(f"   1.{text} !\n", white)
    placement = tree.position_at((0,)).placement
    assert {name: placement[parse_square(name)] for name in expected} == expected
    assert not tree.makes_sense


def test_what_stands_before_a_move_is_of_that_move() -> None:
    tree = tree_of("  1.Ka3-a2 [wKc3->b2]Rb1-b3 #\n", HELP)
    assert [node.san for node in tree.moves_to(tree.end_of(()))] == [
        "Ka2",
        "[wKc3->b2]Rb1-b3#",
    ]


def test_check_and_mate_are_popeyes() -> None:
    asked = (Asked("", HELP, is_chess=False),)
    tree = read_answer(["  1.Ka3-a2 Rb1-b3 #"], asked).tree
    assert tree is not None
    assert [node.san for node in tree.moves_to((0, 0))] == ["Ka2", "Rb3#"]
    assert tree.is_plain and not tree.makes_sense and tree.facts_at((0, 0)) is None


def test_a_fairy_piece_moves() -> None:
    grasshopper = fairy_piece("G", "w")
    assert grasshopper is not None
    position = HELP._replace(placement=grasshopper + HELP.placement[1:], side_to_move=WHITE)
    tree = tree_of("   1.Ga1-c1 + !\n", position)
    assert tree.position_at((0,)).placement[:3] == ".R" + grasshopper
    move = tree.move_at((0,))
    assert move is not None and (move.origin, move.target) == (0, 2)


@pytest.mark.parametrize(
    "line", ["   1.Ra1-a6 ! nonsense", "   1.", "      perhaps", "b) Move a1 b2", "   0.Ra1-a6"]
)
def test_what_is_not_understood_is_told_whole(line: str) -> None:
    answer = answer_of(f"   1.Ra1-a6 !\n{line}\n")
    assert answer.tree is None
    assert answer.unread.strip() in line


def test_what_popeye_says_besides_moves_is_kept() -> None:
    answer = answer_of(
        "Popeye Linux v4.61 (1 MB)\n\nSetPlay not applicable - ignored\n"
        "  7  (Ra1-a5    Time = 0.013 s)\n 25:8:27  (Bh5-f3[f3=b] )\n      1... ...\n1 potential positions in 1+0  (Time = 0.009 s)\n"
        "   1.Ra1-a6 !\n\nsolution finished. Time = 0.1 s\n"
    )
    assert answer.messages == ("SetPlay not applicable - ignored",)
    assert answer.solutions == 1


def test_what_popeye_says_of_a_twin_names_it() -> None:
    asked = Asked("a)", HELP), Asked("b) -♖b1", HELP)
    answer = read_answer(["a)", "", "b) -wRb1", "", "the king is in check"], asked)
    assert answer.messages == ("b) the king is in check",)


def test_twins_have_their_own_positions() -> None:
    other = HELP._replace(placement=HELP.placement.replace("R", ".", 1))
    asked = (Asked("a)", HELP), Asked("b) -♖b1", other))
    text = "a) \n\n  1.Ka3-a2 Rb1-b8 #\n\nb) -wRb1  \n   BlackOscillatingKings\n\n  1.Ka3-a2 Kc3-c2 #\n"
    answer = read_answer(text.splitlines(), asked)
    assert answer.tree is not None and answer.counts == (1, 1)
    assert [node.san for node in answer.tree.root.children] == ["a)", "b) -♖b1"]
    assert answer.tree.position_at((1,)) == other
    assert answer.tree.number_at(2, first=True) == "1."
    assert answer.tree.legal_moves((1,)) == ()


def test_headings_of_twins_alone_are_no_solution() -> None:
    asked = (Asked("a)", HELP), Asked("b) -♖b1", HELP))
    answer = read_answer(["a) ", "", "b) -wRb1  "], asked)
    assert answer.tree is not None and answer.tree.is_empty


SELF = "6rr/6bk/7p/8/8/n7/PP6/KR1Q4 w - - 0 1"
EARLY = "   1.Qd1-c2 + !\n      1...Sa3*c2 #\n\n"


@pytest.mark.parametrize(
    ("stipulation", "end", "count", "short"),
    [
        ("s#1", "solution finished.", 1, []),
        ("s#2", "solution finished.", 0, ["Qc2+"]),
        # More of its play may have come.
        ("s#2", "", 1, []),
        # Reflex play is over as soon as somebody can mate.
        ("r#2", "solution finished.", 1, []),
    ],
)
def test_a_key_that_is_too_fast_is_short(
    stipulation: str, end: str, count: int, short: list[str]
) -> None:
    asked = question_of(parse_fen(SELF), Puzzle(stipulation=stipulation)).asked
    answer = read_answer((EARLY + end).splitlines(), asked)
    assert answer.solutions == count
    assert [move.san for move in answer.short] == short


def test_lines_of_help_play_that_are_too_fast_are_short() -> None:
    position = parse_fen("k7/8/1K6/8/8/8/8/7R w - - 0 1")
    asked = question_of(position, Puzzle(stipulation="h#1.5")).asked
    answer = read_answer(
        ["  1...Rh1-h8 #", "  1...Kb6-c7   2.Ka8-a7 Rh1-a1 #", "  1...Rh1-d1   2.Ka8-b8 Rd1-d8 #"],
        asked,
    )
    assert answer.counts == (2,)
    assert [move.san for move in answer.short] == ["Rh8#"]

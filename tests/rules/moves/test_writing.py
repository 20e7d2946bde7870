"""Trees of moves as movetext, as a line, and as the text of a solution."""

from typing import Any

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import START_POSITION
from fenedit.notation.puzzle import Puzzle
from fenedit.notation.reading import read_loose
from fenedit.rules.moves.popeye import Asked, PopeyeTree, read_answer
from fenedit.rules.moves.reading import read_moves
from fenedit.rules.moves.tree import MoveTree
from fenedit.rules.moves.writing import key_and_line, line_text, movetext, popeye_text
from fenedit.rules.popeye import question_of
from tests.helpers.corpus import cases


@pytest.mark.parametrize(
    "text",
    [
        "*",
        "1. e4 e5 2. Nf3 1-0",
        "{before} 1. e4 $1 {best} (1. d4 d5 (1... Nf6 2. c4) 2. c4) (1. c4) 1... e5 2. Nf3 *",
        "1. e4 ({first} 1. d4 d5) 1... e5 $6 $16 2. -- *",
        "1. e4 {[%clk 0:01:00] {x} 1... e5 *",
    ],
)
def test_movetext_is_written_as_it_was_read(text: str) -> None:
    assert movetext(read_moves(text, START_POSITION)).replace("\n", " ") == text


def test_lines_are_wrapped() -> None:
    text = movetext(read_moves("1. Nf3 Nf6 2. Ng1 Ng8 " * 40, START_POSITION))
    lines = text.split("\n")
    assert len(lines) > 5
    assert max(map(len, lines)) <= 79
    assert len(read_moves(text, START_POSITION).end_of(())) == 160


def test_a_comment_cannot_end_itself() -> None:
    tree = read_moves("1. e4 ; a {b} c\n e5", START_POSITION)
    assert movetext(tree) == "1. e4 {a (b) c} 1... e5 *"


def test_a_line_is_written_with_its_numbers() -> None:
    tree = read_moves("1. e4 e5 2. Nf3 (2. d4 exd4)", START_POSITION)
    assert line_text(tree, (0, 0, 1, 0)) == "1. e4 e5 2. d4 exd4"
    assert line_text(tree, ()) == ""
    start = parse_fen("4k3/8/8/8/8/8/8/4K3 b - - 0 7")
    assert line_text(read_moves("Kd7 Ke2", start), (0, 0)) == "7... Kd7 8. Ke2"
    assert line_text(MoveTree(START_POSITION), ()) == ""


def popeye_tree(text: str, fen: str) -> PopeyeTree:
    tree = read_answer(text.splitlines(), (Asked("", parse_fen(fen)),)).tree
    assert tree is not None
    return tree


@pytest.mark.parametrize(
    "case", cases("popeye_answers.jsonl"), ids=lambda case: case["fen"] + case["stipulation"]
)
def test_recorded_answers_of_popeye_as_text(case: dict[str, Any]) -> None:
    more = {name: case.get(name, "") for name in ("twins", "conditions", "options")}
    puzzle = Puzzle(stipulation=case["stipulation"], **more)
    asked = question_of(read_loose(case["fen"]).position, puzzle).asked
    tree = read_answer(case["printed"], asked).tree
    assert tree is not None
    assert popeye_text(tree, try_play=True).splitlines() == case["rows"]


MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"
TWO_TRIES = """
   1.Ra1*a7 + ?
    but
      1...Bb8*a7 !
   1.Ra1-a5 ? zugzwang.
      1...Bb8-c7
          2.Ra5*a7 #
    but
      1...a7-a6 !
      1...Bb8-h2 !
   1.Ra1-a6 ! zugzwang.
      1...b7*a6
          2.b6-b7 #
"""


def test_of_popeyes_tries_those_that_are_named() -> None:
    tree = popeye_tree(TWO_TRIES, MORPHY)
    key = ["1.Ra6! (zz)", "   1…bxa6 2.b7#"]
    tries = ["1.Rxa7+? Bxa7!", "1.Ra5? (zz) a6!/Bh2!", "   1…Bc7 2.Rxa7#"]
    assert popeye_text(tree, try_play=True).splitlines() == tries + key
    assert popeye_text(tree, tries=("Ra5",), try_play=True).splitlines() == tries[1:] + key
    assert popeye_text(tree, tries=("a1a7",)).splitlines() == tries[:1] + key


def test_moves_with_fairy_pieces_are_short_and_in_the_letters_of_a_language() -> None:
    printed = "   1.Ga1-d4 ?\n    but\n      1...Sb8-c6 !\n   1.Ga1*h8 !\n   1.Sb1-d2 !\n"
    position = read_loose("1n2k2r/8/8/8/8/5N2/8/*2QN2K3 w - -").position
    tree = read_answer(printed.splitlines(), (Asked("", position),)).tree
    assert tree is not None
    assert popeye_text(tree, tries=("Gb2",)) == "1.Gxh8!\n1.Nbd2! cook"
    assert popeye_text(tree, "de", meant=("Nbd2",)) == "1.Gd4? Sc6!\n1.Sbd2!\n1.Gxh8! cook"
    assert "1.Gd4? Nc6!" in popeye_text(tree, "pl"), "G is a bishop there"


def test_a_selfmate_ends_with_the_mate_and_only_some_moves_are_no_abbreviation() -> None:
    board = "8/8/8/8/8/1k1r4/8/K7 w - - 0 1"
    printed = (
        "   1.Ka1-b1 ! threat:\n          2.Kb1-a1 +\n              2...Rd3-d1 #\n"
        "      1...Rd3-d4\n          2.Kb1-a1\n              2...Rd4-d1 #\n"
        "      1...Rd3-d5\n          2.Kb1-a1\n              2...Rd5-d1 #\n"
        "      1...Rd3-d6\n          2.Kb1-a1\n              2...Rd6-d1 #\n"
    )
    assert popeye_text(popeye_tree(printed, board)).splitlines() == [
        "1.Kb1! (2.Ka1+ Rd1#)",
        "   1…Rd4/Rd5/Rd6 2.Ka1 Rd1#",
    ]
    tree = popeye_tree(printed, board)
    assert key_and_line(tree, tree.start) == (("Kb1",), ("Kb1", "Rd4", "Ka1", "Rd1#"))


def test_help_play_and_a_zeroposition_have_no_key() -> None:
    fen = "8/8/8/8/8/k1K5/8/1R6 b - - 0 1"
    assert key_and_line(popeye_tree("  1.Ka3-a2 Rb1-b8\n", fen), parse_fen(fen)) == ((), ())
    tree = popeye_tree("   1.Ra1-a6 !", MORPHY)
    assert key_and_line(tree, parse_fen(fen)) == ((), ())


def test_alternatives_that_are_followed_by_the_same_share_a_line() -> None:
    printed = (
        "   1.Ka1-b1 ? threat:\n          2.Kb1-a1\n              2...Rd3-d1 #\n"
        "          2.Kb1-c1\n              2...Rd3-d1 #\n    but\n      1...Rd3-d2 !\n"
    )
    tree = popeye_tree(printed, "8/8/8/8/8/1k1r4/8/K7 w - - 0 1")
    assert popeye_text(tree, try_play=True) == "1.Kb1? (2.Ka1/Kc1 Rd1#) Rd2!\nNo solution"


def test_a_search_that_was_stopped_says_so() -> None:
    assert popeye_text(popeye_tree("", MORPHY)) == "No solution"
    text = popeye_text(popeye_tree("   1.Ra1-a6 !\n", MORPHY), exact=False)
    assert text == "1.Ra6!\nStopped before the search was complete."

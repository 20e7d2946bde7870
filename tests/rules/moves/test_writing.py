"""Trees of moves as movetext, and as a line."""

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import START_POSITION
from fenedit.rules.moves.reading import read_moves
from fenedit.rules.moves.tree import MoveTree
from fenedit.rules.moves.writing import line_text, movetext


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

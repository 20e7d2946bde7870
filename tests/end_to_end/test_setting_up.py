"""Haring's mate in two, set up from an empty board in three ways, and saved."""

from itertools import groupby
from pathlib import Path

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import EMPTY, FEN_ORDER, square_name
from tests.helpers.desktop import Desktop, Program

HARING = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - 0 1"
PLACEMENT = parse_fen(HARING).placement
PIECES = [
    (PLACEMENT[square], square_name(square)) for square in FEN_ORDER if PLACEMENT[square] != EMPTY
]


def drag_each_piece(program: Program) -> None:
    for piece, square in PIECES:
        program.drag_from_palette(piece, square)


def paint_with_brushes(program: Program) -> None:
    for piece, squares in groupby(sorted(PIECES), key=lambda place: place[0]):
        program.pick(piece)
        for _, square in squares:
            program.click(square)


def type_onto_board(program: Program) -> None:
    program.key("F6")
    program.type(HARING.split(maxsplit=1)[0])


@pytest.mark.parametrize("set_up", [drag_each_piece, paint_with_brushes, type_onto_board])
def test_a_problem_is_set_up_and_saved(desktop: Desktop, empty_file: Path, set_up) -> None:
    with Program(desktop, empty_file) as program:
        set_up(program)
        program.save(empty_file, f"{HARING}\n".encode())
        program.key("ctrl+q")
        assert program.end_status() == 0

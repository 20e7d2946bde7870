"""Boards in all colourings with everything that can be marked on them, letters apart.

Letters are left out because every machine has fonts of its own.
"""

import pytest
from PySide6.QtGui import QImage, QPainter

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.board_scene import BoardScene, Coordinates, Mark, MarkKind, Preview
from fenedit.diagram.pieces.piece_set import chess_package_piece_set
from fenedit.diagram.theme import THEME_NAMES, board_theme
from fenedit.notation.fen import parse_placement
from fenedit.notation.position import parse_square
from tests.helpers.pictures import assert_like_reference, board

SIDE = 320
PLACEMENT = parse_placement("r3k2r/pppq1ppp/2n2n2/3pp3/1bPPP1b1/2N2N2/PP1BBPPP/R2QK2R")
MARKS = {
    MarkKind.CASTLING: ("a1", "e1", "h1", "e8", "h8"),
    MarkKind.EP_TARGET: ("c3", "e3", "d3"),
    MarkKind.PROBLEM: ("b4", "c5", "g4"),
    MarkKind.HOVER: ("d5", "f5"),
    MarkKind.CURSOR: ("f6", "h4"),
}


def _scene(stale: bool) -> BoardScene:
    marks = frozenset(
        Mark(kind, parse_square(name)) for kind, names in MARKS.items() for name in names
    )
    return BoardScene(
        PLACEMENT,
        Coordinates.NONE,
        marks,
        faint=frozenset((parse_square("d7"),)),
        hidden=frozenset((parse_square("a8"),)),
        preview=Preview(parse_square("h5"), "Q"),
        stale=stale,
    )


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("stale", [False, True])
def test_boards_look_as_they_did(stale: bool) -> None:
    pieces = chess_package_piece_set()
    sheet = QImage(3 * SIDE, 2 * SIDE, QImage.Format.Format_RGB32)
    painter = QPainter(sheet)
    for row, dark_window in enumerate((False, True)):
        for column, name in enumerate(THEME_NAMES):
            drawn = board(BoardPainter(board_theme(name, dark_window), pieces), _scene(stale), SIDE)
            painter.drawImage(column * SIDE, row * SIDE, drawn)
    painter.end()
    assert_like_reference(sheet, "boards-stale" if stale else "boards")

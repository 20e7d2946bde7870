"""Tests that fairy pieces are drawn turned, in halves, and as letters, in pixels and vectors."""

import pytest
from PySide6.QtGui import QImage

from fenedit.diagram.board_painter import BoardPainter  # noqa: F401
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.notation.fairy import fairy_piece

pytestmark = pytest.mark.usefixtures("qapp")


def made(code: str, colour: str, *attributes: str) -> str:
    piece = fairy_piece(code, colour, attributes)
    assert piece is not None
    return piece


def image(pieces: PieceSet, piece: str, pixels: int = 60) -> QImage:
    return pieces.pixmap(piece, pixels).toImage().convertToFormat(QImage.Format.Format_ARGB32)

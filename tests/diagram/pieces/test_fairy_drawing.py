"""Tests that fairy pieces are drawn turned, in halves, and as letters, in pixels and vectors."""

import pytest
from PySide6.QtGui import QColor, QImage, QTransform
from pytestqt.qtbot import QtBot

from fenedit import resource
from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.pieces.outlines import outlines
from fenedit.diagram.pieces.piece_set import PieceSet, our_piece_set
from fenedit.diagram.svg import svg_text
from fenedit.notation.fairy import fairy_piece
from fenedit.notation.fen import parse_placement

SIDE = 60


def made(code: str, colour: str, *attributes: str) -> str:
    piece = fairy_piece(code, colour, attributes)
    assert piece is not None
    return piece


@pytest.fixture
def pieces(qtbot: QtBot) -> PieceSet:
    return our_piece_set(resource("pieces/fenland"), "fenland")


def image(pieces: PieceSet, piece: str, pixels: int = SIDE) -> QImage:
    return pieces.pixmap(piece, pixels).toImage().convertToFormat(QImage.Format.Format_ARGB32)


@pytest.mark.parametrize("pixels", [9, 16, 33, SIDE, 200])
@pytest.mark.parametrize(("code", "kind", "turns"), [("G", "q", 2), ("Z", "n", 1), ("CA", "n", 3)])
def test_a_turned_drawing_is_that_of_its_kin(
    pieces: PieceSet, code: str, kind: str, turns: int, pixels: int
) -> None:
    turned = image(pieces, kind, pixels).transformed(QTransform().rotate(90 * turns))
    drawn = image(pieces, made(code, "b"), pixels)
    odd = sum(
        abs(turned.pixelColor(x, y).alpha() - drawn.pixelColor(x, y).alpha()) > 128
        for x in range(pixels)
        for y in range(pixels)
    )
    assert odd <= pixels


def test_a_neutral_piece_is_half_white_and_half_black(pieces: PieceSet) -> None:
    drawn = image(pieces, made("Q", "n"))
    white, black = image(pieces, "Q"), image(pieces, "q")
    for x, whole in ((SIDE // 4, white), (3 * SIDE // 4, black)):
        for y in range(SIDE):
            assert drawn.pixelColor(x, y) == whole.pixelColor(x, y)


def test_other_pieces_are_letters_in_their_colour(pieces: PieceSet) -> None:
    for colour, ink in (("w", "#ffffff"), ("b", "#000000")):
        drawn = image(pieces, made("LE", colour), 120)
        inks = [drawn.pixelColor(x, y).name() for x in range(120) for y in range(120)]
        assert inks.count(ink) > 300
        assert drawn.pixelColor(0, 0) == QColor(0, 0, 0, 0)


def test_outlines_stay_within_their_half(pieces: PieceSet) -> None:
    shapes = outlines(pieces, made("G", "n"))
    assert {shape.fill for shape in shapes} >= {"#ffffff", "#000000"}
    assert outlines(pieces, made("Q", "w", "Royal")) != outlines(pieces, "Q")


def test_an_svg_names_and_defines_each(pieces: PieceSet) -> None:
    placement = parse_placement("*2q3k3/8/''LE7/-q7/(royal+G)7/8/8/K7")
    text = svg_text(Diagram(placement), DiagramStyle(), pieces)
    for words in ("black grasshopper a8", "white leo a6", "neutral queen a5", "royal grasshopper"):
        assert words in text
    assert text.count("<use ") == 6
    assert text.count("<g id=") == 6

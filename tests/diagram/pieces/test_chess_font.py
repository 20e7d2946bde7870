"""Piece sets out of fonts: one that is made here, and DejaVu where it is installed."""

from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise

import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFontDatabase, QImage

from fenedit.diagram.pieces import PieceSetError
from fenedit.diagram.pieces.chess_font import chess_fonts, font_piece_set
from fenedit.diagram.pieces.piece_check import try_drawing
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.notation.position import PIECES

pytestmark = pytest.mark.usefixtures("qapp")

HEIGHTS = dict(zip("kqrbnplwtvmo", range(1000, 400, -50), strict=True))
"""Letters of the pieces in Marroquin's layout; each glyph of ours has a height of its own."""


def made_font(family: str, heights: dict[str, int], area: int = 0) -> QByteArray:
    """Return a font whose letters are boxes of some heights, hollow for the first six."""
    names = {letter: f"g{ord(letter):x}" for letter in heights}
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", *names.values()])
    builder.setupCharacterMap({area + ord(letter): name for letter, name in names.items()})
    glyphs = {".notdef": TTGlyphPen(None).glyph()}
    for letter, height in heights.items():
        pen = TTGlyphPen(None)
        box(pen, ((100, 0), (100, height), (600, height), (600, 0)))
        if letter in list(heights)[:6]:
            box(pen, ((200, 100), (500, 100), (500, height - 100), (200, height - 100)))
        glyphs[names[letter]] = pen.glyph()
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics(dict.fromkeys(builder.font.getGlyphOrder(), (1000, 0)))
    builder.setupHorizontalHeader(ascent=1000, descent=0)
    builder.setupNameTable({"familyName": family, "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost()
    file = BytesIO()
    builder.save(file)
    return QByteArray(file.getvalue())


def box(pen: TTGlyphPen, corners: tuple[tuple[int, int], ...]) -> None:
    pen.moveTo(corners[0])
    for corner in corners[1:]:
        pen.lineTo(corner)
    pen.closePath()


@pytest.fixture
def install() -> Iterator[object]:
    """Install fonts for one test."""
    installed = []

    def add(*arguments: object) -> None:
        number = QFontDatabase.addApplicationFontFromData(made_font(*arguments))  # type: ignore[arg-type]
        assert number >= 0
        installed.append(number)

    yield add
    for number in installed:
        QFontDatabase.removeApplicationFont(number)


def picture(pieces: PieceSet, piece: str) -> QImage:
    return pieces.pixmap(piece, 100).toImage()


def top(image: QImage) -> int:
    middle = image.width() // 2
    return next(y for y in range(image.height()) if image.pixelColor(middle, y).alpha() > 128)


@pytest.mark.parametrize("area", [0, 0xF000])
def test_the_letters_of_a_chess_font_are_known_in_both_places(install, area: int) -> None:
    install("Chess Merida", HEIGHTS, area)
    assert "Chess Merida" in chess_fonts()
    pieces = font_piece_set("chess merida")
    tops = [top(picture(pieces, piece)) for piece in "KQRBNP"]
    assert tops == sorted(set(tops))
    assert [top(picture(pieces, piece)) for piece in "kqrbnp"] == sorted(
        top(picture(pieces, piece)) for piece in "kqrbnp"
    )


def test_a_white_piece_is_white_inside_and_all_stand_on_one_line(install) -> None:
    install("Chess Merida", HEIGHTS)
    pieces = font_piece_set("Chess Merida")
    for piece in PIECES:
        image = picture(pieces, piece)
        inside = image.pixelColor(50, 78)
        assert (inside.alpha(), inside.lightness() > 128) == (255, piece.isupper())
        assert image.pixelColor(50, 91).lightness() == 0
        assert image.pixelColor(50, 96).alpha() == 0


def test_the_other_layout_has_its_knights_and_bishops_elsewhere(install) -> None:
    install("Chess Berlin", dict(zip("kqrbhplwtnjo", HEIGHTS.values(), strict=True)))
    pieces = font_piece_set("Chess Berlin")
    assert top(picture(pieces, "B")) < top(picture(pieces, "N"))
    assert picture(pieces, "b").pixelColor(50, 78).lightness() == 0


def test_pieces_that_a_font_lacks_are_named(install) -> None:
    install("Chess Leipzig", {letter: HEIGHTS[letter] for letter in "kqrbnpltvo"})
    assert "Chess Leipzig" not in chess_fonts()
    with pytest.raises(PieceSetError) as caught:
        font_piece_set("Chess Leipzig")
    assert (caught.value.code, caught.value.detail) == ("glyphs", "q n")


def test_letters_of_a_font_that_is_no_chess_font_are_no_pieces(install) -> None:
    install("Merida Text", HEIGHTS)
    assert "Merida Text" not in chess_fonts()
    with pytest.raises(PieceSetError) as caught:
        font_piece_set("Merida Text")
    assert caught.value.detail == "K Q R B N P k q r b n p"


def test_any_font_with_figurines_will_do(install) -> None:
    install("Plain Hand", dict(zip("♔♕♖♗♘♙♚♛♜♝♞♟", HEIGHTS.values(), strict=True)))
    assert font_piece_set("Plain Hand").name == "Plain Hand"


def test_a_font_that_is_not_installed_is_unknown() -> None:
    with pytest.raises(PieceSetError) as caught:
        font_piece_set("No Such Font")
    assert caught.value.code == "unknown"


def test_the_figurines_of_dejavu_make_a_set_that_passes_our_check() -> None:
    if "DejaVu Sans" not in QFontDatabase.families():
        pytest.skip("DejaVu Sans is not installed")
    assert "DejaVu Sans" in chess_fonts()
    pieces = font_piece_set("DejaVu Sans")
    for piece, drawing in pieces._drawings.items():
        try_drawing(drawing, piece)
    pictures = [picture(pieces, piece) for piece in PIECES]
    assert all(one != other for one, other in pairwise(pictures))

"""Makes piece sets of the glyphs of installed fonts: chess fonts, and others with figurines.

The result is a piece set like any other, drawn the same on the screen, in SVG, PDF and print; the
font itself is needed only here.

The layout of a chess font says which letters are its pieces on light squares, without a background.
Most fonts have Armando Hernandez Marroquin's. Fonts whose layout is not certain, such as Chess
Alpha, are left out.
"""

import unicodedata
from collections.abc import Mapping

from PySide6.QtGui import QFontDatabase, QPainterPath, QRawFont, QTransform

from fenedit.diagram.fonts import unhinted_font
from fenedit.diagram.pieces import PieceSetError
from fenedit.diagram.pieces.outlines import path_segments
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.notation.position import Piece

_ORDER = "KQRBNPkqrbnp"
_FIGURINES = "♔♕♖♗♘♙♚♛♜♝♞♟"
_MARROQUIN = "kqrbnplwtvmo"
_BENTZEN = "kqrbhplwtnjo"
_CHESS_FONTS = {
    **dict.fromkeys(
        (
            *("adventurer", "alfonsox", "cancun", "cases", "condal", "cuernavaca", "harlequin"),
            *("kingdom", "leipzig", "line", "lucena", "magnetic", "mark", "marroquin", "maya"),
            *("mediaeval", "merida", "millennia", "millenniad", "millennial", "montreal", "motif"),
            *("tepoztlan", "usual"),
        ),
        _MARROQUIN,
    ),
    "berlin": _BENTZEN,
}
"""Layouts by the names of chess fonts, without "Chess", in lower case."""
_FIGURINE_FONTS = frozenset(
    (
        *("Apple Symbols", "Arial Unicode MS", "Cardo", "Code2000", "DejaVu Sans", "FreeMono"),
        *("FreeSerif", "Menlo", "Noto Sans Symbols", "Noto Sans Symbols 2", "Noto Sans Symbols2"),
        *("Pecita", "Quivira", "Segoe UI Symbol", "Symbola", "Unifont"),
    )
)
"""Fonts that usually have figurines; searching every installed font would take seconds."""

_WIDEST = 92.0
"""The greatest width of a piece in a box of 100; the greatest height is 86, the baseline 92.5."""
_RIM = 3.0
"""Width of the light line around black pieces, half of which is visible."""


def chess_fonts() -> tuple[str, ...]:
    """Return the installed families that have the twelve pieces, as far as they are known."""
    return tuple(
        family
        for family in QFontDatabase.families()
        if (_layout(family) or family in _FIGURINE_FONTS) and not _missing(_glyphs(family))
    )


def font_piece_set(family: str) -> PieceSet:
    """Return a set made of the glyphs of a font, on one baseline and in one scale.

    Raises:
        PieceSetError: no such font is installed ("unknown"), or it lacks pieces ("glyphs").
    """
    known = {name.casefold(): name for name in QFontDatabase.families()}
    if family.casefold() not in known:
        raise PieceSetError("unknown", family)
    family = known[family.casefold()]
    glyphs = _glyphs(family)
    if missing := _missing(glyphs):
        raise PieceSetError("glyphs", family, " ".join(missing))
    boxes = [glyph.boundingRect() for glyph in glyphs.values()]
    top = min(box.top() for box in boxes)
    base = max(box.bottom() for box in boxes)
    widest = max(box.width() for box in boxes)
    scale = min(86.0 / (base - top), _WIDEST / widest)
    drawings = {}
    for piece, glyph in glyphs.items():
        left = 50 - glyph.boundingRect().center().x() * scale
        drawings[piece] = _drawing(piece, glyph, scale, left, 92.5 - base * scale)
    return PieceSet(family, drawings)


def _glyphs(family: str) -> dict[Piece, QPainterPath]:
    """Return the outlines of the pieces that a font has."""
    # Size in pixels at which outlines are taken from a font.
    font = QRawFont.fromFont(unhinted_font(1000, family=family))
    layout = _layout(family)
    found = {}
    for index, piece in enumerate(_ORDER):
        letters = [_FIGURINES[index]]
        if layout is not None:
            # Symbol fonts of Windows have the glyph of a letter at 0xF000 plus its code.
            letters = [layout[index], chr(0xF000 + ord(layout[index])), *letters]
        for letter in letters:
            glyph = _glyph(font, letter)
            if not glyph.isEmpty():
                found[piece] = glyph
                break
    return found


def _glyph(font: QRawFont, letter: str) -> QPainterPath:
    """Return the outline of a letter; an empty one where the font has none."""
    numbers = font.glyphIndexesForString(letter)
    # Number 0 is the box for missing characters.
    return font.pathForGlyph(numbers[0]) if any(numbers[:1]) else QPainterPath()


def _missing(glyphs: Mapping[Piece, QPainterPath]) -> tuple[Piece, ...]:
    return tuple(piece for piece in _ORDER if piece not in glyphs)


def _layout(family: str) -> str | None:
    """Return the letters of K Q R B N P and k q r b n p in a chess font; None if unknown."""
    plain = unicodedata.normalize("NFKD", family).casefold()
    letters = "".join(letter for letter in plain if letter.isalnum())
    return _CHESS_FONTS.get(letters.removeprefix("chess")) if letters[:5] == "chess" else None


def _drawing(piece: Piece, glyph: QPainterPath, scale: float, left: float, top: float) -> bytes:
    """Return a glyph as SVG: black on white, which is visible where the glyph is hollow."""
    parts = _parts(glyph, scale, left, top)
    paper = "".join(f'<path d="{part}"/>' for part in parts)
    # On dark squares a black piece needs a rim to stand out.
    rim = f' stroke="#ffffff" stroke-width="{_RIM:g}" stroke-linejoin="round"'
    rule = "nonzero" if glyph.fillRule().name == "WindingFill" else "evenodd"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<g fill="#ffffff"{"" if piece.isupper() else rim}>{paper}</g>'
        f'<path fill="#000000" fill-rule="{rule}" d="{"".join(parts)}"/></svg>'
    ).encode()


def _parts(path: QPainterPath, scale: float, left: float, top: float) -> list[str]:
    """Return the closed parts of an outline in the notation of SVG."""
    parts: list[str] = []
    for kind, *numbers in path_segments(QTransform(scale, 0, 0, scale, left, top).map(path)):
        if kind == "M":
            parts.append("")
        parts[-1] += kind + " ".join(f"{number:.2f}" for number in numbers)
    return [f"{part.removesuffix('Z')}Z" for part in parts]

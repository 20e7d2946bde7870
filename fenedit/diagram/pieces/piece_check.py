"""Checks drawings of pieces: plain shapes, small, quickly drawn, without references.

Drawings come from anywhere, and Qt would load files, apply style sheets and work for minutes for
them. Only what is listed here is allowed; anything else is refused with a reason. A drawing that
passes looks the same everywhere.
"""

import os
import re
import stat
import time
from collections.abc import Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import NoReturn
from xml.parsers import expat

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from fenedit.diagram.pieces import PieceSetError
from fenedit.diagram.pieces.fitted import FILE_NAMES
from fenedit.notation.position import PIECES, Piece

_MAX_BYTES = 1 << 18
_MAX_NUMBERS = 10_000
"""The most numbers in all outlines of a drawing; the most detailed sets in use have about 3,000."""
_TRIAL_SECONDS = 0.1
"""Processor time to draw 128 × 128 pixels; usually it takes less than a thousandth of a second."""

_ALLOWED = frozenset(
    (
        *("svg", "g", "defs", "title", "desc", "metadata", "style"),
        *("path", "rect", "circle", "ellipse", "line", "polyline", "polygon"),
        *("linearGradient", "radialGradient", "stop"),
    )
)
_KNOWN = frozenset(
    (
        *("a", "animate", "animateColor", "animateMotion", "animateTransform", "audio", "clipPath"),
        *("discard", "filter", "font", "font-face", "foreignObject", "glyph", "handler", "hkern"),
        *("iframe", "image", "listener", "marker", "mask", "missing-glyph", "mpath", "pattern"),
        *("prefetch", "script", "set", "solidColor", "switch", "symbol", "tbreak", "text"),
        *("textArea", "textPath", "tref", "tspan", "use", "video", "view"),
    )
)
"""Elements that Qt or browsers interpret, by local name, in any namespace."""
_EFFECTS = frozenset(
    (
        *("clip-path", "filter", "marker", "marker-start", "marker-mid", "marker-end"),
        *("mask", "mix-blend-mode", "vector-effect"),
    )
)
"""Properties that cannot be converted to vectors, or look different at other sizes."""
_GEOMETRY = frozenset(
    (
        *("d", "points", "viewBox", "transform", "gradientTransform", "width", "height"),
        *("x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "fr"),
        *("offset", "stroke-width", "stroke-miterlimit", "stroke-dashoffset", "font-size"),
    )
)
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_OUTLINE = re.compile(r"[\sMmZzLlHhVvCcSsQqTtAa0-9eE.,+-]*")
_DECLARATION = re.compile(r"(?<![\w-])([\w-]++)\s*+:\s*+([^;{}]*)")
_COLOUR = re.compile(
    r"#[0-9a-f]{3}|#[0-9a-f]{6}|rgba?\([\d\s.,%]*\)|none|inherit|currentcolor|(?P<word>[a-z]+)"
)
"""Colours that Qt and browsers read alike; in eight digits they disagree which are the opacity."""
_COMMENT = re.compile(r"/\*.*?(?:\*/|(?P<open>\Z))", re.DOTALL)


def together(errors: Sequence[PieceSetError]) -> PieceSetError:
    """Return one error for several drawings; missing ones come first."""
    missing = [error.source for error in errors if error.code == "missing"]
    others = [error for error in errors if error.code != "missing"]
    if missing:
        return PieceSetError("missing", ", ".join(missing), more=tuple(others))
    first, *rest = others
    return PieceSetError(first.code, first.source, first.detail, tuple(rest))


def check_drawings(drawings: Mapping[Piece, bytes]) -> None:
    """Refuse a set unless all drawings are there and plain SVG.

    Raises:
        PieceSetError: with the faults of all.
    """
    errors = []
    for piece, name in FILE_NAMES.items():
        try:
            if piece not in drawings:
                raise PieceSetError("missing", name)
            check_drawing(drawings[piece], name)
        except PieceSetError as error:
            errors.append(error)
    if errors:
        raise together(errors)


def read_drawing(path: Path) -> bytes:
    """Return the content of a regular file, without waiting for a pipe.

    Raises:
        PieceSetError: it is missing, not a regular file, too large, or cannot be read.
    """
    flags = os.O_RDONLY
    for name in ("O_NONBLOCK", "O_CLOEXEC", "O_BINARY", "O_NOCTTY"):
        flags |= getattr(os, name, 0)
    try:
        # Opening a device may have an effect, so the file is examined before and after.
        if not stat.S_ISREG(path.stat().st_mode):
            raise PieceSetError("no-file", path.name)
        with os.fdopen(os.open(path, flags), "rb") as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise PieceSetError("no-file", path.name)
            drawing = file.read(_MAX_BYTES + 1)
    except FileNotFoundError:
        raise PieceSetError("missing", path.name) from None
    except OSError as error:
        raise PieceSetError("unreadable", path.name, error.strerror or "") from error
    if len(drawing) > _MAX_BYTES:
        raise PieceSetError("too-large", path.name)
    return drawing


def check_drawing(drawing: bytes, source: str) -> None:
    """Refuse a drawing that is more than a few plain shapes, without drawing it.

    Args:
        drawing: the SVG text.
        source: the name of the drawing, for the error.

    Raises:
        PieceSetError: with the fault.
    """
    if len(drawing) > _MAX_BYTES:
        raise PieceSetError("too-large", source)
    try:
        _Reader(source).parser.Parse(drawing, True)
    except PieceSetError:
        raise
    except (expat.ExpatError, ValueError, LookupError) as error:
        raise PieceSetError("not-svg", source, str(error)) from None


def try_drawing(drawing: bytes, source: str) -> None:
    """Render a drawing that passed `check_drawing` in a small size: it may be slow, or empty.

    Raises:
        PieceSetError: "slow", "empty", or "not-svg" where Qt cannot read it.
    """
    renderer = QSvgRenderer(QByteArray(drawing))
    if not renderer.isValid():
        raise PieceSetError("not-svg", source)
    # The first time includes Qt's preparations, so a slow drawing gets a second one.
    for last in (False, True):
        image = QImage(128, 128, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        start = time.process_time()
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            renderer.render(painter, QRectF(0, 0, 128, 128))
        if time.process_time() - start <= _TRIAL_SECONDS:
            break
        if last:
            raise PieceSetError("slow", source)
    if not any(image.constBits()):
        raise PieceSetError("empty", source)


class _Reader:
    """Reads a drawing, and raises PieceSetError at the first thing that is not allowed."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._is_first = True
        self._numbers = 0
        self._style: list[str] | None = None
        self._is_group = False
        self.parser = parser = expat.ParserCreate(namespace_separator=" ")
        # Entities nested in entities grow without limit, and may name files.
        parser.StartDoctypeDeclHandler = lambda *_: self._refuse("doctype")
        # Qt would read the file that <?xml-stylesheet?> names.
        parser.ProcessingInstructionHandler = lambda target, _: self._refuse("reference", target)
        parser.StartElementHandler = self._start_element
        parser.EndElementHandler = self._end_element
        parser.CharacterDataHandler = self._text

    def _refuse(self, code: str, detail: str = "") -> NoReturn:
        raise PieceSetError(code, self._source, detail[:80])

    def _start_element(self, name: str, attributes: dict[str, str]) -> None:
        namespace, _, local = name.rpartition(" ")
        is_svg = namespace in {"", "http://www.w3.org/2000/svg"}
        if self._is_first and local != "svg":
            self._refuse("not-svg", local)
        # Drawing programs store notes in elements of their own, which are not drawn.
        is_acted_upon = is_svg or local in _KNOWN or local.startswith("fe")
        if (local not in _ALLOWED and is_acted_upon) or (local == "svg" and not self._is_first):
            self._refuse("element", local)
        self._is_first = False
        if local == "style":
            self._style = []
        self._is_group = local in ("svg", "g", "a", "switch")
        for attribute, value in attributes.items():
            name = attribute.rpartition(" ")[2]
            if name.lower().startswith("on"):
                self._refuse("script", name)
            if name == "href" and not value.startswith("#"):
                self._refuse("reference", value)
            if name == "style":
                self._check_style(value)
            else:
                self._check_property(name, value)

    def _end_element(self, _name: str) -> None:
        if self._style is not None:
            text, self._style = "".join(self._style), None
            # A rule may apply to any element.
            self._is_group = True
            self._check_style(text)

    def _text(self, text: str) -> None:
        if self._style is not None:
            self._style.append(text)

    def _check_style(self, text: str) -> None:
        text = _COMMENT.sub(lambda comment: " " if comment["open"] is None else comment[0], text)
        # Rules with @ load style sheets and fonts; with \ any word can be disguised.
        if "@" in text or "\\" in text or "/*" in text:
            self._refuse("style", text.strip())
        # Styles are in any case, and url(…) may be outside of what looks like a declaration.
        self._check_urls(text)
        for name, value in _DECLARATION.findall(text):
            self._check_property(name.lower(), value.strip())

    def _check_urls(self, value: str) -> None:
        if "url(" in value.replace("url(#", "").lower():
            self._refuse("reference", value)

    def _check_property(self, name: str, value: str) -> None:
        self._check_urls(value)
        if name in _EFFECTS and value not in {"", "none", "auto", "normal"}:
            self._refuse("element", name)
        opaque = ("", "1", "1.0", "100%", "inherit")
        if name == "opacity" and self._is_group and value.strip() not in opaque:
            # Qt draws it with pixels, which cannot be converted to vectors.
            self._refuse("element", name)
        if name == "stroke-dasharray" and value not in {"", "none", "0"}:
            self._refuse("dashes")
        if name in {"fill", "stroke", "stop-color", "color"} and not _is_paint(value):
            self._refuse("colour", value)
        if name not in _GEOMETRY:
            return
        numbers = [float(number) for number in _NUMBER.findall(value)]
        if name in {"d", "points"}:
            self._numbers += len(numbers)
            if self._numbers > _MAX_NUMBERS:
                self._refuse("too-complex")
        elif name == "viewBox" and (len(numbers) != 4 or min(numbers[2:]) <= 0):
            self._refuse("number", value)
        is_number = _OUTLINE.fullmatch(value) if name == "d" else "nan" not in value.lower()
        # Qt draws no line wider than this.
        most = ((1 << 15) - 1) if name == "stroke-width" else 1e6
        if not is_number or not all(abs(number) <= most for number in numbers):
            self._refuse("number", value)


def _is_paint(value: str) -> bool:
    """Return whether a value is a colour, a gradient, or "none"."""
    word = value.lower().removesuffix("!important").strip()
    if word.startswith("url("):
        word = word.partition(")")[2].strip()
    colour = _COLOUR.fullmatch(word)
    if colour is None:
        return not word
    return colour["word"] is None or QColor.isValidColorName(word)


def read_drawings(folder: Path) -> dict[Piece, bytes]:
    """Return the twelve drawings of a folder, each checked and rendered once.

    Raises:
        PieceSetError: with the faults of all.
    """
    files = drawing_files(folder)
    drawings: dict[Piece, bytes] = {}
    errors: list[PieceSetError] = []
    for piece, name in FILE_NAMES.items():
        source = files.get(piece, folder / name)
        try:
            drawings[piece] = drawing = read_drawing(source)
            check_drawing(drawing, source.name)
            # Twelve slow ones would take twelve times as long.
            if not any(error.code == "slow" for error in errors):
                try_drawing(drawing, source.name)
        except PieceSetError as error:
            errors.append(error)
    if errors:
        raise together(errors)
    return drawings


def drawing_files(folder: Path) -> dict[Piece, Path]:
    """Return the drawings in a folder by piece, according to their names.

    Our own names are "wK.svg" to "bP.svg", in any case. Those of programs ("white-king.svg",
    "king_w.svg") and of Wikimedia ("Chess_klt45.svg") are known, too. If a piece has several files,
    the one whose name is most like ours is used.

    Raises:
        PieceSetError: the folder is missing or cannot be read.
    """
    try:
        with os.scandir(folder) as entries:
            # A folder of twelve drawings has no more files.
            names = sorted(entry.name for entry in islice(entries, 1000))
    except FileNotFoundError:
        raise PieceSetError("no-folder", folder.name) from None
    except OSError as error:
        raise PieceSetError("unreadable", folder.name, error.strerror or "") from error
    ours = FILE_NAMES.values()
    found: dict[Piece, Path] = {}
    for name in sorted(names, key=lambda name: (name not in ours, len(name), name)):
        stem, _, ending = name.lower().rpartition(".")
        piece = _PIECES_BY_WORD.get(re.sub("[-_ ]", "", stem))
        if piece is not None and ending == "svg":
            found.setdefault(piece, folder / name)
    return found


def _words_of(piece: Piece) -> tuple[str, ...]:
    """Return the names of drawings of a piece, in lower case."""
    letter = piece.lower()
    kinds = {"k": "king", "q": "queen", "r": "rook", "b": "bishop", "n": "knight", "p": "pawn"}
    kind = kinds[letter]
    side, colour, shade = ("w", "white", "l") if piece.isupper() else ("b", "black", "d")
    return (
        *(side + letter, side + kind, colour + kind, colour + letter),
        *(kind + side, kind + colour, f"chess{letter}{shade}t45", f"{letter}{shade}t45"),
    )


_PIECES_BY_WORD = {word: piece for piece in PIECES for word in _words_of(piece)}

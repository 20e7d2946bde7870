"""Drawings of pieces as plain shapes, for back-ends that write vectors of their own.

A piece set draws with Qt, which keeps what it reads from SVG to itself. So a paint engine stands in
for a screen here, and writes down what is drawn on it. What a shape cannot say is drawn otherwise:
a line whose ends or corners are not round becomes the outline of what it covers, a gradient the one
colour in its middle, and of what reaches out of the box the part inside is kept, as screens show
it. Dashes are not seen: no piece set may have them.

Also drawings for presses that print with one ink: pure black and pure white, no tint.
"""

import re
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from math import hypot, isclose, sqrt
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
    QTransform,
)

from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.shapes import Circle, Path, Segment, Shape
from fenedit.diagram.theme import brightness
from fenedit.notation.position import PIECES, Piece

_BOX: Final = 1000
"""Side of the box that pieces draw in; large, so that Qt's rounding does no harm."""
_PLACES: Final = 6
_BOX_AREA: Final = QRectF(0, 0, _BOX, _BOX)
_EDGE: Final = _BOX / 1000
"""How far a drawing may reach out of its box: less than a pixel of the largest picture."""


class _Recording(NamedTuple):
    """What a piece drew in a box of 1 by 1, and whether nothing was left out or simplified."""

    shapes: tuple[Shape, ...]
    is_exact: bool


_RECORDED: Final[WeakKeyDictionary[PieceSet, dict[Piece, _Recording]]] = WeakKeyDictionary()


def outlines(pieces: PieceSet, piece: Piece) -> tuple[Shape, ...]:
    """Return the drawing of a piece as paths in a box of 1 by 1, kept as long as its set lives."""
    return _recording(pieces, piece).shapes


def has_gradients(pieces: PieceSet) -> bool:
    """Tell whether a set has colours that run into each other, or pixels, which outlines lack."""
    return not all(_recording(pieces, piece).is_exact for piece in PIECES)


def _recording(pieces: PieceSet, piece: Piece) -> _Recording:
    recorded = _RECORDED.setdefault(pieces, {})
    recording = recorded.get(piece)
    if recording is None:
        device = _Device()
        painter = QPainter(device)
        pieces.draw(painter, piece, _BOX_AREA)
        painter.end()
        engine = device.engine
        recording = recorded[piece] = _Recording(tuple(engine.shapes), engine.is_exact)
    return recording


class _Colour(NamedTuple):
    name: str = ""
    opacity: float = 0.0


class _Line(NamedTuple):
    """A pen. All values are copies: what Qt hands over is gone after the call."""

    colour: _Colour = _Colour()
    width: float = 0.0
    cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap
    join: Qt.PenJoinStyle = Qt.PenJoinStyle.RoundJoin
    miter_limit: float = 2.0

    def is_plain(self, *, has_corners: bool, has_ends: bool) -> bool:
        """Tell whether `Path` draws the same line: round at its corners and ends, if it has any."""
        return (self.join == Qt.PenJoinStyle.RoundJoin or not has_corners) and (
            self.cap == Qt.PenCapStyle.RoundCap or not has_ends
        )


class _Engine(QPaintEngine):
    """Writes down what is drawn. Qt turns rectangles, ellipses and text into paths for it."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.shapes: list[Shape] = []
        self.is_exact = True
        self._line = _Line()
        self._fill = _Colour()
        self._opacity = 1.0
        self._matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

    def begin(self, device: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        dirty = state.state()
        flag = QPaintEngine.DirtyFlag
        if dirty & flag.DirtyTransform:
            m = state.transform()
            self._matrix = (m.m11(), m.m12(), m.m21(), m.m22(), m.dx(), m.dy())
        if dirty & flag.DirtyPen:
            self._line = self._line_of(state.pen())
        if dirty & flag.DirtyBrush:
            self._fill = self._colour_of(state.brush())
        if dirty & flag.DirtyOpacity:
            self._opacity = float(state.opacity())

    def drawPath(self, path: QPainterPath) -> None:
        self._draw(path, self._fill)

    def drawPolygon(self, points: Iterable[QPointF], mode: QPaintEngine.PolygonDrawMode) -> None:
        path = QPainterPath()
        path.addPolygon(QPolygonF([QPointF(point) for point in points]))
        is_open = mode == QPaintEngine.PolygonDrawMode.PolylineMode
        if not is_open:
            path.closeSubpath()
        if mode == QPaintEngine.PolygonDrawMode.WindingMode:
            path.setFillRule(Qt.FillRule.WindingFill)
        self._draw(path, _Colour() if is_open else self._fill)

    def drawEllipse(self, box: QRectF | QRect) -> None:
        area = QRectF(box)
        path = QPainterPath()
        path.addEllipse(area)
        self._draw(path, self._fill, area if area.width() == area.height() else None)

    def drawPixmap(self, *_: object) -> None:
        self.is_exact = False

    def drawImage(self, *_: object) -> None:
        self.is_exact = False

    def _line_of(self, pen: QPen) -> _Line:
        if pen.style() == Qt.PenStyle.NoPen:
            return _Line()
        return _Line(
            self._colour_of(pen.brush()),
            pen.widthF(),
            pen.capStyle(),
            pen.joinStyle(),
            pen.miterLimit(),
        )

    def _colour_of(self, brush: QBrush) -> _Colour:
        if brush.style() == Qt.BrushStyle.NoBrush:
            return _Colour()
        colour = QColor(brush.color())
        gradient = brush.gradient()
        if gradient is not None:
            self.is_exact = False
            # PySide hands the base class over, which may lack its stops.
            stops = gradient.stops()
            if stops:
                colour = QColor(stops[len(stops) // 2][1])
        return _Colour(colour.name(), colour.alphaF())

    def _draw(self, path: QPainterPath, fill: _Colour, circle: QRectF | None = None) -> None:
        """Keep what a path looks like.

        Args:
            path: in the coordinates of the drawing.
            fill: what is inside.
            circle: the box around the path if it is a circle, which takes less room as such.
        """
        line = self._line
        drawing = QTransform(*self._matrix)
        matrix = drawing * QTransform.fromScale(1 / _BOX, 1 / _BOX)
        segments = path_segments(matrix.map(path))
        if not segments:
            return
        reach = drawing.map(path).controlPointRect()
        half = line.width * _scale(drawing) / 2
        fill_opacity = fill.opacity * self._opacity
        line_opacity = line.colour.opacity * self._opacity if line.width > 0 else 0.0
        kinds = [segment[0] for segment in segments]
        keeps_shape = _keeps_shape(matrix)
        is_plain = keeps_shape and line.is_plain(
            has_corners=circle is None, has_ends=kinds.count("M") > kinds.count("Z")
        )
        outline: Path | Circle = Path(segments, even_odd=path.fillRule() == Qt.FillRule.OddEvenFill)
        if circle is not None and keeps_shape:
            middle = matrix.map(circle.center())
            radius = circle.width() / 2 * _scale(matrix)
            outline = Circle(*_rounded(middle.x(), middle.y()), round(radius, _PLACES))
        if fill_opacity and _is_inside(reach):
            self.shapes.append(replace(outline, fill=fill.name, opacity=fill_opacity))
        elif fill_opacity:
            self._fill_inside(drawing.map(path), fill.name, fill_opacity)
        if not line_opacity:
            return
        if not is_plain or not _is_inside(reach.adjusted(-half, -half, half, half)):
            covered = drawing.map(_covered(path, line))
            self._fill_inside(covered, line.colour.name, line_opacity)
            return
        last = self.shapes[-1] if self.shapes else None
        drawn = replace(
            outline,
            stroke=line.colour.name,
            stroke_width=round(line.width * _scale(matrix), _PLACES),
            opacity=line_opacity,
        )
        # Qt hands the inside and the line over one by one at times; what is opaque may be one.
        if (
            isinstance(last, Path | Circle)
            and last.opacity == line_opacity == 1
            and replace(last, fill="") == outline
        ):
            self.shapes[-1] = replace(drawn, fill=last.fill)
        else:
            self.shapes.append(drawn)

    def _fill_inside(self, path: QPainterPath, colour: str, opacity: float) -> None:
        """Keep the part of a path that is within the box of pieces."""
        if not _is_inside(path.controlPointRect()):
            box = QPainterPath()
            box.addRect(_BOX_AREA)
            path = path.intersected(box)
        segments = path_segments(QTransform.fromScale(1 / _BOX, 1 / _BOX).map(path))
        even_odd = path.fillRule() == Qt.FillRule.OddEvenFill
        if segments:
            self.shapes.append(Path(segments, colour, opacity=opacity, even_odd=even_odd))


class _Device(QPaintDevice):
    """A square of _BOX pixels that only its engine knows of."""

    def __init__(self) -> None:
        super().__init__()
        self.engine = _Engine()

    def paintEngine(self) -> QPaintEngine:
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        which = QPaintDevice.PaintDeviceMetric
        if metric == which.PdmDepth:
            return 32
        if metric == which.PdmDevicePixelRatio:
            return 1
        if metric == which.PdmDevicePixelRatioScaled:
            return int(QPaintDevice.devicePixelRatioFScale())
        if metric in (which.PdmWidth, which.PdmHeight):
            return _BOX
        if metric in (which.PdmWidthMM, which.PdmHeightMM):
            return 254
        if metric == which.PdmNumColors:
            return 1 << 24
        return 96


def _is_inside(area: QRectF) -> bool:
    """Tell whether an area is within the box of pieces, but for what nobody sees."""
    # Qt says of a flat area that nothing contains it.
    first, last = min(area.left(), area.top()), max(area.right(), area.bottom())
    return first >= -_EDGE and last <= _BOX + _EDGE


def _scale(matrix: QTransform) -> float:
    return sqrt(abs(matrix.determinant()))


def _keeps_shape(matrix: QTransform) -> bool:
    """Tell whether circles stay circles."""
    skew = matrix.m11() * matrix.m21() + matrix.m12() * matrix.m22()
    across, down = hypot(matrix.m11(), matrix.m12()), hypot(matrix.m21(), matrix.m22())
    return isclose(across, down, rel_tol=1e-3) and abs(skew) <= 1e-3 * across * down


def _covered(path: QPainterPath, line: _Line) -> QPainterPath:
    """Return the outline of what a pen covers that goes along a path."""
    stroker = QPainterPathStroker()
    stroker.setWidth(line.width)
    stroker.setCapStyle(line.cap)
    stroker.setJoinStyle(line.join)
    stroker.setMiterLimit(line.miter_limit)
    stroker.setCurveThreshold(0.02)
    covered = stroker.createStroke(path)
    covered.setFillRule(Qt.FillRule.WindingFill)
    return covered


def path_segments(path: QPainterPath) -> tuple[Segment, ...]:
    """Return the steps of a path; a part that ends where it began is closed."""
    kind = QPainterPath.ElementType
    steps: list[Segment] = []
    controls: list[float] = []
    start = here = (0.0, 0.0)
    for index in range(path.elementCount()):
        element = path.elementAt(index)
        here = _rounded(element.x, element.y)
        if element.type == kind.MoveToElement:
            _close(steps, start)
            steps.append(("M", *here))
            start = here
        elif element.type == kind.LineToElement:
            steps.append(("L", *here))
        elif len(controls) < 4:
            controls += here
        else:
            a, b, c, d = controls
            steps.append(("C", a, b, c, d, *here))
            controls = []
    _close(steps, start)
    return tuple(steps)


def _close(steps: list[Segment], start: tuple[float, float]) -> None:
    """Close the last part if it ends where it began; a straight way back goes without saying."""
    if steps and steps[-1][0] in "LC" and steps[-1][-2:] == start:
        if steps[-1][0] == "L" and steps[-2][0] != "M":
            steps.pop()
        steps.append(("Z",))


def _rounded(x: float, y: float) -> tuple[float, float]:
    return round(x, _PLACES), round(y, _PLACES)


BLACK: Final = "#000000"
WHITE: Final = "#ffffff"

_HALF: Final = 0.5
_HEX_COLOUR: Final = re.compile(rb"#[0-9a-f]{6}")
_INKED: Final[WeakKeyDictionary[PieceSet, PieceSet]] = WeakKeyDictionary()


def in_one_ink(pieces: PieceSet) -> PieceSet:
    """Return the same drawings in black and white, kept as long as their set lives."""
    inked = _INKED.get(pieces)
    if inked is None and pieces.is_ours:
        inked = _INKED[pieces] = pieces.apart(_in_black_and_white)
    elif inked is None:
        drawings = {
            piece: _drawing(inked_shapes(outlines(pieces, piece), piece)) for piece in PIECES
        }
        inked = _INKED[pieces] = PieceSet(pieces.name, drawings)
    return inked


def inked_shapes(shapes: Iterable[Shape], piece: Piece) -> tuple[Shape, ...]:
    """Return the shapes of a piece in black and white; what is hardly there is left out.

    A white piece keeps its outline even where that is light, and its inside even where that is
    dark; a black piece has black in any case.
    """
    kept = [
        shape for shape in shapes if isinstance(shape, Path | Circle) and shape.opacity >= _HALF
    ]
    colours = {colour for shape in kept for colour in (shape.fill, shape.stroke) if colour}
    tones = set(map(brightness, colours))
    limit = _HALF
    if tones and not min(tones) < limit <= max(tones):
        limit = (min(tones) + max(tones)) / 2 if piece.isupper() else 1.1

    inked = partial(_inked, limit=limit)
    return tuple(
        replace(shape, fill=inked(shape.fill), stroke=inked(shape.stroke), opacity=1.0)
        for shape in kept
    )


def _in_black_and_white(drawing: bytes) -> bytes:
    """Return a drawing of ours that can still be fitted to a size."""
    return _HEX_COLOUR.sub(lambda colour: _inked(colour[0].decode(), _HALF).encode(), drawing)


def _inked(colour: str, limit: float) -> str:
    """Return what a colour is printed in, "" for none."""
    return colour and (BLACK if brightness(colour) < limit else WHITE)


def _drawing(shapes: tuple[Shape, ...]) -> bytes:
    """Return shapes as SVG, in a box so large that rounding cannot be seen."""
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_BOX} {_BOX}">'
    group = '<g stroke-linecap="round" stroke-linejoin="round">'
    inside = "".join(_element(each) for each in shapes if isinstance(each, Path | Circle))
    return f"{start}{group}{inside}</g></svg>".encode()


def _element(shape: Path | Circle) -> str:
    look = f'fill="{shape.fill or "none"}"'
    if shape.stroke and shape.stroke_width:
        look += f' stroke="{shape.stroke}" stroke-width="{_scaled(shape.stroke_width)}"'
    if isinstance(shape, Circle):
        x, y, radius = map(_scaled, (shape.x, shape.y, shape.radius))
        return f'<circle cx="{x}" cy="{y}" r="{radius}" {look}/>'
    if shape.even_odd:
        look += ' fill-rule="evenodd"'
    steps = (" ".join((kind, *map(_scaled, points))) for kind, *points in shape.segments)
    return f'<path d="{" ".join(steps)}" {look}/>'


def _scaled(length: float) -> str:
    return f"{length * _BOX:.2f}"

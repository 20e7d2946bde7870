"""Converts drawings of pieces to plain shapes, for back-ends that write their own vectors.

A piece set draws with Qt, which does not expose what it reads from SVG. So a paint engine records
the drawing. What a shape cannot express is replaced: a line without round ends or corners by the
outline of the area it covers, a gradient by the colour in its middle. What exceeds the box is
clipped, as on screens. Dashes are ignored: no piece set may have them.

There are also drawings for printing with one ink: pure black and white, no tints.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from math import hypot, isclose, sqrt
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
    QRawFont,
    QTransform,
)

from fenedit.diagram.fonts import FULL, problem_of, unhinted_font
from fenedit.diagram.pieces.fairy_drawing import halves
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.shapes import Circle, Path, Segment, Shape
from fenedit.diagram.theme import brightness
from fenedit.notation.position import PIECES, Piece, side_of

_BOX = 1000
"""Side of the box in which pieces are drawn; large, so that Qt's rounding does no harm."""
_PLACES = 6
_BOX_AREA = QRectF(0, 0, _BOX, _BOX)
_EDGE = _BOX / 1000
"""How far a drawing may exceed its box: less than a pixel of the largest picture."""


_RECORDED: WeakKeyDictionary[PieceSet, dict[Piece, "_Engine"]] = WeakKeyDictionary()


def outlines(pieces: PieceSet, piece: Piece) -> tuple[Shape, ...]:
    """Return the drawing of a piece as shapes in a box of 1 by 1, cached while its set exists."""
    return tuple(_recorded(pieces, piece).shapes)


def has_gradients(pieces: PieceSet) -> bool:
    """Return whether a set has gradients or pixels, which outlines cannot have."""
    return not all(_recorded(pieces, piece).is_exact for piece in PIECES)


def _recorded(pieces: PieceSet, piece: Piece) -> "_Engine":
    recorded = _RECORDED.setdefault(pieces, {})
    if piece not in recorded:
        device = _Device()
        with QPainter(device) as painter:
            for half, start, end in ((piece, 0.0, 1.0),) if piece.isascii() else halves(piece):
                device.engine.box = QRectF(start * _BOX, 0, (end - start) * _BOX, _BOX)
                pieces.draw(painter, half, _BOX_AREA)
        recorded[piece] = device.engine
    return recorded[piece]


class _Engine(QPaintEngine):
    """Records drawings; Qt converts rectangles and text to paths for it."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.shapes: list[Shape] = []
        self.is_exact = True
        self.box = _BOX_AREA
        self._pen = QPen(Qt.PenStyle.NoPen)
        self._brush = QBrush()
        self._opacity = 1.0
        self._matrix = QTransform()

    def begin(self, device: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        dirty = state.state()
        flag = QPaintEngine.DirtyFlag
        # Copied, since Qt deletes its objects after the call.
        if dirty & flag.DirtyTransform:
            self._matrix = QTransform(state.transform())
        if dirty & flag.DirtyPen:
            self._pen = QPen(state.pen())
        if dirty & flag.DirtyBrush:
            self._brush = QBrush(state.brush())
        if dirty & flag.DirtyOpacity:
            self._opacity = float(state.opacity())

    def drawPath(self, path: QPainterPath) -> None:
        self._draw(path, self._brush)

    def drawPolygon(self, points: Iterable[QPointF], mode: QPaintEngine.PolygonDrawMode) -> None:
        path = QPainterPath()
        path.addPolygon(QPolygonF([QPointF(point) for point in points]))
        is_open = mode == QPaintEngine.PolygonDrawMode.PolylineMode
        if not is_open:
            path.closeSubpath()
        if mode == QPaintEngine.PolygonDrawMode.WindingMode:
            path.setFillRule(Qt.FillRule.WindingFill)
        self._draw(path, QBrush() if is_open else self._brush)

    def drawEllipse(self, box: QRectF | QRect) -> None:
        area = QRectF(box)
        path = QPainterPath()
        path.addEllipse(area)
        self._draw(path, self._brush, area if area.width() == area.height() else None)

    def drawPixmap(self, *_: object) -> None:
        self.is_exact = False

    def drawImage(self, *_: object) -> None:
        self.is_exact = False

    def _colour_of(self, brush: QBrush) -> tuple[str, float]:
        """Return the colour of a brush as "#rrggbb", and its opacity."""
        if brush.style() == Qt.BrushStyle.NoBrush:
            return "", 0.0
        colour, gradient = brush.color(), brush.gradient()
        if gradient is not None:
            self.is_exact = False
            # PySide passes the base class, which may lack the stops.
            if stops := gradient.stops():
                colour = QColor(stops[len(stops) // 2][1])
        return colour.name(), colour.alphaF() * self._opacity

    def _draw(self, path: QPainterPath, brush: QBrush, circle: QRectF | None = None) -> None:
        """Record a path.

        Args:
            path: in the coordinates of the drawing.
            brush: of the inside.
            circle: the box around the path if it is a circle, which is shorter to write as such.
        """
        drawing, pen = self._matrix, self._pen
        matrix = drawing * QTransform.fromScale(1 / _BOX, 1 / _BOX)
        segments = path_segments(matrix.map(path))
        if not segments:
            return
        reach = drawing.map(path).controlPointRect()
        half = pen.widthF() * _scale(drawing) / 2
        fill, fill_opacity = self._colour_of(brush)
        stroke, line_opacity = "", 0.0
        if pen.style() != Qt.PenStyle.NoPen and pen.widthF() > 0:
            stroke, line_opacity = self._colour_of(pen.brush())
        kinds = [segment[0] for segment in segments]
        keeps_shape = _keeps_shape(matrix)
        # `Path` draws the same line if corners and ends, where it has any, are round.
        has_ends = kinds.count("M") > kinds.count("Z")
        is_plain = (
            keeps_shape
            and (pen.joinStyle() == Qt.PenJoinStyle.RoundJoin or circle is not None)
            and (pen.capStyle() == Qt.PenCapStyle.RoundCap or not has_ends)
        )
        outline: Path | Circle = Path(segments, even_odd=path.fillRule() == Qt.FillRule.OddEvenFill)
        if circle is not None and keeps_shape:
            middle = matrix.map(circle.center())
            radius = circle.width() / 2 * _scale(matrix)
            outline = Circle(*_rounded(middle.x(), middle.y()), round(radius, _PLACES))
        if fill_opacity and _is_inside(reach, self.box):
            self.shapes.append(replace(outline, fill=fill, opacity=fill_opacity))
        elif fill_opacity:
            self._fill_inside(drawing.map(path), fill, fill_opacity)
        if not line_opacity:
            return
        if not is_plain or not _is_inside(reach.adjusted(-half, -half, half, half), self.box):
            stroker = QPainterPathStroker(pen)
            stroker.setCurveThreshold(0.02)
            covered = stroker.createStroke(path)
            covered.setFillRule(Qt.FillRule.WindingFill)
            self._fill_inside(drawing.map(covered), stroke, line_opacity)
            return
        last = self.shapes[-1] if self.shapes else None
        width = round(pen.widthF() * _scale(matrix), _PLACES)
        drawn = replace(outline, stroke=stroke, stroke_width=width, opacity=line_opacity)
        # Qt sometimes passes inside and line separately; if opaque, they can be joined.
        if (
            isinstance(last, Path | Circle)
            and last.opacity == line_opacity == 1
            and replace(last, fill="") == outline
        ):
            self.shapes[-1] = replace(drawn, fill=last.fill)
        else:
            self.shapes.append(drawn)

    def _fill_inside(self, path: QPainterPath, colour: str, opacity: float) -> None:
        """Record the part of a path inside the box, or inside the half that is being drawn."""
        if not _is_inside(path.controlPointRect(), self.box):
            box = QPainterPath()
            box.addRect(self.box)
            path = path.intersected(box)
        segments = path_segments(QTransform.fromScale(1 / _BOX, 1 / _BOX).map(path))
        even_odd = path.fillRule() == Qt.FillRule.OddEvenFill
        if segments:
            self.shapes.append(Path(segments, colour, opacity=opacity, even_odd=even_odd))


class _Device(QPaintDevice):
    """A square of _BOX pixels for the engine."""

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


def _is_inside(area: QRectF, box: QRectF) -> bool:
    """Return whether an area is visibly within a box."""
    # For Qt nothing contains an area without a width or height.
    inner = box.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)
    return (
        inner.left() <= area.left()
        and inner.top() <= area.top()
        and area.right() <= inner.right()
        and area.bottom() <= inner.bottom()
    )


def _scale(matrix: QTransform) -> float:
    return sqrt(abs(matrix.determinant()))


def _keeps_shape(matrix: QTransform) -> bool:
    """Return whether circles stay circles."""
    skew = matrix.m11() * matrix.m21() + matrix.m12() * matrix.m22()
    across, down = hypot(matrix.m11(), matrix.m12()), hypot(matrix.m21(), matrix.m22())
    return isclose(across, down, rel_tol=1e-3) and abs(skew) <= 1e-3 * across * down


def path_segments(path: QPainterPath) -> tuple[Segment, ...]:
    """Return the steps of a path; parts that end where they began are closed."""
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
    """Close the last part if it ends where it began; a straight line back is then left out."""
    if steps and steps[-1][0] in "LC" and steps[-1][-2:] == start:
        if steps[-1][0] == "L" and steps[-2][0] != "M":
            steps.pop()
        steps.append(("Z",))


def _rounded(x: float, y: float) -> tuple[float, float]:
    return round(x, _PLACES), round(y, _PLACES)


BLACK = "#000000"
WHITE = "#ffffff"

_HALF = 0.5


def inked_shapes(shapes: Iterable[Shape], piece: Piece) -> tuple[Shape, ...]:
    """Return the shapes of a piece in black and white, without those that are mostly transparent.

    A white piece keeps its outline even if that is light, and its inside even if that is dark; a
    black piece always has some black.
    """
    kept = [
        shape for shape in shapes if isinstance(shape, Path | Circle) and shape.opacity >= _HALF
    ]
    colours = {colour for shape in kept for colour in (shape.fill, shape.stroke) if colour}
    tones = set(map(brightness, colours))
    limit = _HALF
    if tones and not min(tones) < limit <= max(tones):
        limit = (min(tones) + max(tones)) / 2 if side_of(piece) == "w" else 1.1

    return tuple(
        replace(
            shape, fill=inked(shape.fill, limit), stroke=inked(shape.stroke, limit), opacity=1.0
        )
        for shape in kept
    )


def inked(colour: str, limit: float = _HALF) -> str:
    """Return black or white for a colour; "" for none."""
    return colour and (BLACK if brightness(colour) < limit else WHITE)


def glyph_outlines(family: str, letters: str) -> Mapping[str, tuple[Segment, ...]]:
    """Return the outlines of letters in the bold face of a family, in thousandths of its size.

    Letters that the family lacks are left out; all are if there is no such family.
    """
    if problem_of(family):
        return {}
    font = QRawFont.fromFont(unhinted_font(FULL, bold=True, family=family))
    numbers = font.glyphIndexesForString(letters)
    return {
        letter: path_segments(font.pathForGlyph(number))
        for letter, number in zip(letters, numbers, strict=True)
        if number
    }

"""Pages as a QPainter draws them."""

from PySide6.QtGui import QColor, QImage, QPainter, Qt

from fenedit import resource
from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import Diagram, DiagramStyle, scheme
from fenedit.diagram.paint import measure_in, paint_page
from fenedit.diagram.picture import Page, PlacedPicture, picture_of
from fenedit.diagram.pieces.piece_set import PieceSet, load_piece_set
from fenedit.diagram.shapes import Rect, Text
from fenedit.notation.position import START_PLACEMENT


def drawn(page: Page, scale: float = 1.0) -> QImage:
    size = (round(page.width * scale), round(page.height * scale))
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(scale, scale)
    paint_page(painter, page, pieces())
    painter.end()
    return image


def pieces() -> PieceSet:
    return load_piece_set(resource("pieces/fenland"))


def colour(image: QImage, x: float, y: float) -> str:
    return QColor(image.pixel(round(x), round(y))).name()


def test_a_diagram_stands_where_it_was_placed(qapp: object) -> None:
    style = DiagramStyle(
        coordinates=Coordinates.OUTSIDE, frame=0.1, margin=0.5, background="#00ff00"
    )
    picture = picture_of(Diagram(START_PLACEMENT), style)
    placed = PlacedPicture(picture, 20, 30, 10)
    image = drawn(Page(200, 200, (placed,)), 2)
    left, top = 20 + picture.frame.left * 10, 30 + picture.frame.top * 10
    assert colour(image, 2 * 19, 2 * 31) == "#ffffff"
    assert colour(image, 2 * 21, 2 * 31) == "#00ff00"
    # a3 and b3, which are empty.
    light, dark = (colour(image, 2 * (left + x), 2 * (top + 55)) for x in (15, 5))
    colours = scheme(style.scheme)
    assert (light, dark) == (colours.light_square, colours.dark_square)
    assert colour(image, 2 * (20 + placed.width + 1), 2 * 40) == "#ffffff"


def test_shapes_lie_between_diagrams_in_their_order(qapp: object) -> None:
    below, above = Rect(0, 0, 50, 50, "#ff0000"), Rect(10, 10, 20, 20, "#0000ff")
    image = drawn(Page(60, 60, (below, above)))
    assert (colour(image, 5, 5), colour(image, 20, 20)) == ("#ff0000", "#0000ff")


def test_texts_are_as_wide_as_they_were_measured(qapp: object) -> None:
    for bold in (False, True):
        width = measure_in("")("Problem", 20, bold)
        image = drawn(Page(200, 40, (Text(10, 30, "Problem", 20, "#000000", bold=bold),)))
        inked = [
            x
            for x in range(image.width())
            if any(image.pixelColor(x, y).lightness() < 128 for y in range(image.height()))
        ]
        assert 10 <= inked[0] <= 14
        assert 10 + width - 4 <= inked[-1] <= 10 + width
    assert measure_in("")("Problem", 20, True) > measure_in("")("Problem", 20)
    assert measure_in("")("Problem", 40) == 2 * measure_in("")("Problem", 20)


def test_a_text_upside_down_is_turned_about_its_anchor(qapp: object) -> None:
    upright, turned = (
        drawn(Page(100, 60, (Text(50, 30, "Ab", 20, "#000000", upside_down=each),)))
        for each in (False, True)
    )
    corners = [(x, y) for x in range(100) for y in range(60)]
    ink = [(x, y) for x, y in corners if QColor(upright.pixel(x, y)).lightness() < 64]
    assert len(ink) > 20
    assert all(QColor(turned.pixel(99 - x, 59 - y)).lightness() < 128 for x, y in ink)

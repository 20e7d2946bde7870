import pytest
from PySide6.QtGui import QImage, QPainter

from fenedit.diagram.board_scene import BoardGeometry
from fenedit.notation.position import BLACK, EMPTY
from fenedit.ui.board.canvas import brush_cursor, paint_surroundings
from fenedit.ui.board.contents import disc_rect
from fenedit.ui.style import DARK, LIGHT, Palette
from tests.helpers.board_answers import plain_painter


def test_each_tool_has_a_pointer_of_its_own(qapp):
    painter = plain_painter()
    images = [brush_cursor(tool, painter, 1.0).pixmap().toImage() for tool in ("Q", "q", EMPTY)]
    assert images[0] != images[1] != images[2]
    assert brush_cursor("Q", painter, 2.0).pixmap().width() == 2 * images[0].width()


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_blacks_disc_is_black_and_set_off_from_any_window(
    qapp: object, monkeypatch: pytest.MonkeyPatch, palette: Palette
) -> None:
    monkeypatch.setattr("fenedit.ui.board.canvas.current_palette", lambda: palette)
    geometry = BoardGeometry(24, 2, 320)
    picture = QImage(368, 324, QImage.Format.Format_ARGB32)
    painter = QPainter(picture)
    paint_surroundings(painter, picture.rect(), geometry, "#808080", BLACK)
    painter.end()
    disc = disc_rect(geometry, BLACK)
    middle = disc.center().toPoint()
    assert picture.pixelColor(middle).lightness() < 32
    across = [
        picture.pixelColor(x, middle.y()).lightness()
        for x in range(int(disc.left()) - 2, int(disc.right()) + 3)
    ]
    # Something bright is between disc and window, or the window itself is.
    assert max(across) - picture.pixelColor(middle).lightness() > 100

"""Common parts of list rows."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from fenedit.ui.rows import paint_ground, smaller
from fenedit.ui.style import bold, current_palette

FLAG = QStyle.StateFlag


@pytest.mark.parametrize(
    ("state", "inside", "edge"),
    [
        (FLAG.State_None, "", ""),
        (FLAG.State_MouseOver, "hover", ""),
        (FLAG.State_Selected, "accent_soft", "accent"),
        (FLAG.State_Selected | FLAG.State_HasFocus, "accent_soft", "accent"),
        (FLAG.State_HasFocus, "", "accent"),
    ],
)
def test_the_background_shows_selection_focus_and_hover(qtbot, state, inside, edge):
    picture = QImage(80, 40, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    option = QStyleOptionViewItem()
    option.state = state
    painter = QPainter(picture)
    paint_ground(painter, option, QRect(0, 0, 80, 40))
    painter.end()
    for name, x in ((inside, 40), (edge, 0)):
        found = picture.pixelColor(x, 20)
        if name:
            assert found == QColor(getattr(current_palette(), name))
        else:
            assert found.alpha() == 0


def test_fonts_are_derived_from_the_font_of_the_list(qtbot):
    font = QFont("Serif", 20)
    assert bold(font).bold() and not font.bold()
    assert smaller(font).pointSizeF() < 20 == font.pointSizeF()

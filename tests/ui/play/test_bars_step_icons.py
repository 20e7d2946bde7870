"""The icons of the four steps."""

from typing import get_args

from PySide6.QtGui import QIcon
from pytestqt.qtbot import QtBot

from fenedit.ui.play.bars import SIZE, Step, step_icon


def test_they_are_four_and_a_disabled_one_differs(qtbot: QtBot) -> None:
    pictures = set()
    for step in get_args(Step):
        icon = step_icon(step)
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled):
            image = icon.pixmap(SIZE, mode).toImage()
            pictures.add(bytes(image.constBits()))
    assert len(pictures) == 8

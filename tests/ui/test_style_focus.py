"""Wherever the focus is, that is seen: its mark stands out, in all colours of the window."""

from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea, QWidget

from fenedit.ui.main_window import MainWindow
from fenedit.ui.panels.card import Section
from fenedit.ui.style import DARK, LIGHT, apply_style, contrast, palette_from
from tests.helpers.dialog_hands import when_asked
from tests.helpers.high_contrast import SYSTEMS, system_colours
from tests.helpers.states import START, state_of_fen

LEAST: Final = 3.0
"""WCAG 2, 1.4.11."""
THICK: Final = 4
"""A mark is as large as a line of so many pixels along the shorter side (WCAG 2.2, 2.4.13)."""
LARGE: Final = 100
"""So many pixels are enough for what is large."""
DIALOGS: Final = (
    *("preferences", "export_picture", "sheet", "copy_as", "find_command", "puzzle_data"),
    *("programs", "keys", "about", "pictures", "print", "edit_comment"),
)
RECORDS: Final = (
    f'{START.rsplit(" ", 2)[0]} bm Nf3; id "first";\n'
    'kbK5/pp6/1P6/8/8/8/8/R7 w - - dm 2; id "second";\n'
    "4k3/8/8/8/8/8/8/4K2R w Kq e4\n"
)


LOOKS: Final = {
    "light": lambda: LIGHT,
    "dark": lambda: DARK,
    **{name: lambda name=name: palette_from(system_colours(name)) for name in SYSTEMS},
}


@pytest.fixture
def window(show, tmp_path) -> MainWindow:
    path = tmp_path / "three.epd"
    path.write_text(RECORDS)
    shown = show(state_of_fen(START))
    for section in shown.panels.findChildren(Section):
        section.fold(False)
    assert shown.files.open(path)
    return shown


@pytest.mark.parametrize("look", LOOKS)
def test_wherever_tab_stops(window, qtbot, qapp, look):
    apply_style(qapp, LOOKS[look]())
    unseen = []
    for name in DIALOGS:
        window.commands[name].trigger()
        (dialog,) = (each for each in window.findChildren(QDialog) if each.isVisible())
        with qtbot.waitActive(dialog):
            dialog.activateWindow()
        unseen += unseen_in(dialog)
        dialog.close()

    def look_at(dialog):
        unseen.extend(unseen_in(dialog))
        dialog.reject()

    # It waits for its answer.
    when_asked(look_at)
    window.commands["chess960_number"].trigger()
    with qtbot.waitActive(window):
        window.activateWindow()
    window.commands["marks"].trigger()
    window.commands["find"].trigger()
    unseen += unseen_in(window)
    assert not unseen, "\n".join(unseen)


def unseen_in(window: QWidget) -> list[str]:
    """Return where in a window Tab stops and too little is seen of that."""
    unseen = []
    stops = [each for each in window.findChildren(QWidget) if takes_focus(each)]
    for stop, other in zip(stops, stops[1:] + stops[:1], strict=True):
        for above in ancestors(stop):
            if isinstance(above, QScrollArea):
                above.ensureWidgetVisible(stop)
        other.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        place = QRect(stop.mapTo(window, QPoint()), stop.size()).adjusted(-3, -3, 3, 3)
        before = picture(window, place)
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        seen, least = (
            changed(before, picture(window, place)),
            THICK * min(stop.width(), stop.height()),
        )
        if seen < min(least, LARGE) and stop is not other:
            unseen.append(f"{type(stop).__name__} {stop.accessibleName()!r}: {seen} of {least}")
    return unseen


def ancestors(widget: QWidget) -> Iterator[QWidget]:
    above = widget.parentWidget()
    while above is not None:
        yield above
        above = above.parentWidget()


def takes_focus(widget: QWidget) -> bool:
    by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_tab and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None


def picture(window: QWidget, place: QRect) -> QImage:
    return window.grab(place).toImage().convertToFormat(QImage.Format.Format_RGB32)


def changed(before: QImage, after: QImage) -> int:
    """Return how many pixels stand out from what they were."""
    pixels = (memoryview(image.constBits()).cast("I") for image in (before, after))
    return sum(
        _contrast(*pair) >= LEAST for pair in zip(*pixels, strict=True) if pair[0] != pair[1]
    )


@cache
def _contrast(one: int, other: int) -> float:
    return contrast(QColor(one), QColor(other))

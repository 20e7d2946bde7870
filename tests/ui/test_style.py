"""The look: palettes with enough contrast, a style sheet without unknown colours."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QImage, QPalette, QStyleHints
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QInputDialog,
    QLabel,
    QListWidget,
    QMenu,
    QMessageBox,
    QProgressDialog,
    QScrollArea,
    QScrollBar,
    QStyle,
    QWidget,
)

from fenedit import resource
from fenedit.session.settings import Preferences
from fenedit.ui.board.palette import INK as TOOL_INK
from fenedit.ui.commands import MENUS, commands_of
from fenedit.ui.main_window import MainWindow
from fenedit.ui.panels.card import Section
from fenedit.ui.style import (
    DARK,
    LIGHT,
    Palette,
    apply_style,
    coloured_pixmap,
    contrast,
    current_palette,
    icon,
    palette_from,
)
from tests.helpers.dialog_hands import when_asked
from tests.helpers.high_contrast import SYSTEMS, system_colours
from tests.helpers.states import START, state_of_fen
from tests.helpers.windows import services_in


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("ink", "paper"),
    [
        ("text", "window"),
        ("text", "card"),
        ("text", "field"),
        ("text", "accent_soft"),
        ("muted", "window"),
        ("muted", "card"),
        ("accent", "card"),
        ("accent", "accent_soft"),
        ("accent_text", "accent"),
        ("danger", "card"),
        ("danger", "danger_soft"),
        ("warning", "card"),
        ("warning", "warning_soft"),
        ("hint", "card"),
        ("hint", "hint_soft"),
    ],
)
def test_text_has_enough_contrast(palette, ink, paper):
    assert contrast(QColor(getattr(palette, ink)), QColor(getattr(palette, paper))) >= 4.5


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_drawings_of_tools_contrast_with_their_tray(palette):
    assert contrast(QColor(TOOL_INK), QColor(palette.tray)) >= 4.5


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_a_list_that_drops_down_has_one_frame(qapp, qtbot, palette):
    apply_style(qapp, palette)
    combo = QComboBox()
    qtbot.addWidget(combo)
    combo.addItems([str(number) for number in range(30)])
    combo.show()
    combo.showPopup()
    around = combo.view().window()
    assert combo.view().geometry() == around.rect()
    shown = around.grab().toImage()
    ratio, middle = shown.devicePixelRatio(), shown.width() // 2
    border = QColor(palette.border)
    lines = [y for y in range(round(8 * ratio)) if shown.pixelColor(middle, y) == border]
    assert lines == list(range(round(ratio)))
    combo.hidePopup()


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_the_application_uses_the_given_palette(qapp, palette):
    apply_style(qapp, palette)
    assert current_palette() is palette
    sheet = qapp.styleSheet()
    assert "$" not in sheet
    assert palette.card in sheet


INK = QColor("#ff00fe")


def label_of(text: str) -> QWidget:
    label = QLabel(text)
    label.setWordWrap(True)
    return label


def message_of(text: str) -> QWidget:
    return QMessageBox(QMessageBox.Icon.Warning, "Title", text)


def advice_of(text: str) -> QWidget:
    box = QMessageBox()
    box.setText("Something")
    box.setInformativeText(text)
    box.setDetailedText(text)
    return box


def input_of(text: str) -> QWidget:
    dialog = QInputDialog()
    dialog.setLabelText(text)
    return dialog


def progress_of(text: str) -> QWidget:
    dialog = QProgressDialog(text, "Cancel", 0, 100)
    dialog.setMinimumDuration(10_000_000)
    return dialog


def tip_of(text: str) -> QWidget:
    """Rest the pointer on a row; return the tool tip."""
    rows = QListWidget()
    rows.addItem("row")
    rows.item(0).setToolTip(text)
    rows.show()
    at = rows.visualItemRect(rows.item(0)).center()
    event = QHelpEvent(QEvent.Type.ToolTip, at, rows.viewport().mapToGlobal(at))
    QApplication.sendEvent(rows.viewport(), event)
    (tip,) = [
        widget
        for widget in QApplication.topLevelWidgets()
        if widget.objectName() == "qtooltip_label" and widget.isVisible()
    ]
    rows.deleteLater()
    return tip


@pytest.mark.parametrize(
    "widget_of", [label_of, message_of, advice_of, input_of, progress_of, tip_of]
)
def test_text_is_never_shown_as_markup(qtbot, qapp, tmp_path, widget_of):
    picture = QImage(24, 24, QImage.Format.Format_RGB32)
    picture.fill(INK)
    picture.save(str(tmp_path / "picture.png"))
    apply_style(qapp, LIGHT)
    widget = widget_of(f"<img src='{tmp_path / 'picture.png'}'> &lt; <h1>BIG</h1>")
    qtbot.addWidget(widget)
    widget.show()
    qtbot.waitExposed(widget)
    seen = widget.grab().toImage()
    colours = {
        seen.pixelColor(x, y).rgb() for x in range(seen.width()) for y in range(seen.height())
    }
    assert INK.rgb() not in colours
    widget.hide()


@pytest.mark.parametrize("orientation", [Qt.Orientation.Vertical, Qt.Orientation.Horizontal])
def test_handles_of_scroll_bars_have_round_ends(qtbot, qapp, orientation):
    apply_style(qapp, LIGHT)
    bar = QScrollBar(orientation)
    qtbot.addWidget(bar)
    bar.setRange(0, 100)
    length = QSize(13, 200) if orientation == Qt.Orientation.Vertical else QSize(200, 10)
    bar.resize(length)
    bar.show()
    qtbot.waitExposed(bar)
    image = bar.grab().toImage()
    handle = {
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y) == QColor(LIGHT.border)
    }
    left, top = min(x for x, _ in handle), min(y for _, y in handle)
    assert (left, top) not in handle


def test_a_menu_higher_than_the_screen_scrolls(qtbot, qapp):
    before = qapp.styleSheet()
    apply_style(qapp, LIGHT)
    menu = QMenu()
    qtbot.addWidget(menu)
    assert menu.style().styleHint(QStyle.StyleHint.SH_Menu_Scrollable, None, menu)
    qapp.setStyleSheet(before)


# The focus is visible everywhere: its mark contrasts with the background in all palettes.


LEAST: Final = 3.0
"""WCAG 2, 1.4.11."""
THICK: Final = 4
"""Thickness of a mark along the shorter side, in pixels (WCAG 2.2, 2.4.13)."""
LARGE: Final = 100
"""Pixels of a mark that are enough on a large widget."""
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
def test_the_focus_is_visible_wherever_tab_stops(window, qtbot, qapp, look):
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

    # It waits for an answer.
    when_asked(look_at)
    window.commands["chess960_number"].trigger()
    with qtbot.waitActive(window):
        window.activateWindow()
    window.commands["marks"].trigger()
    window.commands["find"].trigger()
    unseen += unseen_in(window)
    assert not unseen, "\n".join(unseen)


def unseen_in(window: QWidget) -> list[str]:
    """Return the widgets of a window on which the focus is hardly visible."""
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
    """Return the number of pixels that contrast with what they were."""
    pixels = np.stack([np.frombuffer(each.constBits(), np.uint32) for each in (before, after)])
    pairs, counts = np.unique(pixels[:, pixels[0] != pixels[1]], axis=1, return_counts=True)
    contrasts = [_contrast(*pair) >= LEAST for pair in pairs.T.tolist()]
    return int(counts @ np.array(contrasts, int))


@cache
def _contrast(one: int, other: int) -> float:
    return contrast(QColor(one), QColor(other))


# If the system asks for high contrast, the window has the system's colours, and no tints.


SIGNS = ("text", "muted", "accent", "danger", "warning", "hint")


class Wishes(QObject):
    """Hints of a system that asks for contrast."""

    contrastPreferenceChanged = Signal(object)  # noqa: N815
    wished = Qt.ContrastPreference.HighContrast

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self.wished


@pytest.fixture
def wishes(monkeypatch, qapp) -> Wishes:
    wishes = Wishes()
    monkeypatch.setattr(QStyleHints, "accessibility", lambda _: wishes)
    return wishes


@pytest.mark.parametrize("name", SYSTEMS)
def test_text_and_lines_are_visible_in_system_colours(name):
    palette = palette_from(system_colours(name))
    grounds = {palette.window, palette.card, palette.field, palette.hover, palette.accent_soft}
    assert grounds == {SYSTEMS[name][0]} and palette.border == palette.text == SYSTEMS[name][1]
    for sign in SIGNS:
        assert contrast(QColor(getattr(palette, sign)), QColor(palette.window)) >= 4.5
    assert contrast(QColor(palette.accent_text), QColor(palette.accent)) >= 4.5


@pytest.mark.parametrize("name", SYSTEMS)
def test_only_colours_of_the_system_are_used(qapp, name):
    apply_style(qapp, palette_from(system_colours(name)))
    worn = set(re.findall("#[0-9a-f]{6}", qapp.styleSheet()))
    assert worn <= set(SYSTEMS[name])


def test_selections_have_the_system_s_colours_if_they_are_legible():
    assert palette_from(system_colours("Aquatic of Windows 11")).accent == "#8ee3f0"
    assert palette_from(system_colours("light of Fusion")).accent == "#000000"


def but_trays(palette: Palette) -> Palette:
    """Return a palette without the colours that follow the board's."""
    return palette._replace(tray="", tray_chosen="")


@pytest.mark.usefixtures("wishes")
def test_the_system_s_contrast_is_used_unless_a_scheme_was_chosen(qtbot, qapp, tmp_path):
    plain = QPalette(qapp.palette())
    look = services_in(tmp_path).look
    assert but_trays(current_palette()) == but_trays(palette_from(plain))
    look._settings.set_preferences(Preferences()._replace(colour_scheme="dark"))
    assert but_trays(current_palette()) == but_trays(DARK)
    look._settings.set_preferences(Preferences()._replace(colour_scheme="light"))
    assert but_trays(current_palette()) == but_trays(LIGHT)
    # The colours of the system are still known after the window has used others.
    look._settings.set_preferences(Preferences())
    assert but_trays(current_palette()) == but_trays(palette_from(plain))


def test_windows_follow_the_system_and_keep_their_style_if_nothing_changes(
    qtbot, qapp, tmp_path, wishes
):
    wishes.wished = Qt.ContrastPreference.NoPreference
    plain = QPalette(qapp.palette())
    look = services_in(tmp_path).look
    assert but_trays(current_palette()) in (but_trays(LIGHT), but_trays(DARK))
    wishes.wished = Qt.ContrastPreference.HighContrast
    wishes.contrastPreferenceChanged.emit(wishes.wished)
    assert but_trays(current_palette()) == but_trays(palette_from(plain))
    worn = QPalette(qapp.palette())
    assert worn.color(QPalette.ColorRole.Highlight).name() == current_palette().accent
    look._settings.set_preferences(Preferences()._replace(several_kings=True))
    assert qapp.palette() == worn


# The folder of the program's own files.


def test_a_missing_icon_is_named():
    with pytest.raises(FileNotFoundError, match="no/such"):
        resource("no/such")


# Icons: ours, in the window's colour.


@pytest.mark.parametrize(
    "name", sorted({command.icon for menu in MENUS for command in commands_of(menu)} - {""})
)
def test_every_action_has_a_drawing(qapp, name):
    assert not icon(name).isNull()
    image = coloured_pixmap(name, "#ff0000", 24).toImage()
    colours = {
        image.pixelColor(x, y).name()
        for x in range(24)
        for y in range(24)
        if image.pixelColor(x, y).alpha() == 255
    }
    assert "#ff0000" in colours and "#000000" not in colours


def test_an_icon_is_as_sharp_as_the_screen(qapp):
    pixmap = coloured_pixmap("save", "#123456", 24, 2.0)
    assert pixmap.width() == 48 and pixmap.devicePixelRatio() == 2.0


def test_an_icon_that_is_not_there_is_an_error(qapp):
    with pytest.raises(FileNotFoundError, match="nonsense"):
        coloured_pixmap("nonsense", "#000000", 24)

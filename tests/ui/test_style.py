"""The look: palettes with enough contrast, a style sheet that names no unknown colour."""

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QImage
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QInputDialog,
    QLabel,
    QListWidget,
    QMenu,
    QMessageBox,
    QProgressDialog,
    QScrollBar,
    QStyle,
    QWidget,
)

from fenedit.ui.board.palette import INK as TOOL_INK
from fenedit.ui.style import (
    DARK,
    LIGHT,
    apply_style,
    contrast,
    current_palette,
)


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
def test_what_is_read_stands_out(palette, ink, paper):
    assert contrast(QColor(getattr(palette, ink)), QColor(getattr(palette, paper))) >= 4.5


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_what_tools_are_drawn_with_stands_out_from_their_tray(palette):
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
def test_the_application_wears_what_it_is_given(qapp, palette):
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
def test_text_is_no_markup_anywhere(qtbot, qapp, tmp_path, widget_of):
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

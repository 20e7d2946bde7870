"""The options, with real keys and clicks."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QColorDialog,
    QComboBox,
    QDoubleSpinBox,
    QInputDialog,
    QLineEdit,
    QSpinBox,
    QToolButton,
)

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import LARGEST, SCHEMES, SMALLEST, DiagramStyle
from fenedit.diagram.options import PictureChoice
from fenedit.session.settings import Settings
from fenedit.ui.picture.choice import MOST_PRESETS, SHIPPED, keep_preset, own_presets
from fenedit.ui.picture.export_options import PictureOptions, PresetRow, SizeBox
from tests.helpers.keyboard import click_at, type_keys

LEFT = Qt.MouseButton.LeftButton
SETS = {"fenland": "Fenland", "burnett": "Burnett"}


@pytest.fixture
def options(qtbot) -> PictureOptions:
    options = PictureOptions(SETS, print)
    qtbot.addWidget(options)
    options.show_choice(PictureChoice())
    options.show()
    return options


def button(options: PictureOptions, text: str) -> QAbstractButton:
    return next(each for each in options.findChildren(QAbstractButton) if each.text() == text)


def click(options: PictureOptions, text: str):
    target = button(options, text)
    # Of a box, what can be clicked is at its left.
    QTest.mouseClick(target, LEFT, pos=QPoint(10, target.height() // 2))


def pick(options: PictureOptions, name: str, words: str):
    combo = options.findChild(QComboBox, name)
    assert isinstance(combo, QComboBox)
    combo.setFocus()
    combo.setCurrentIndex(combo.findText(words))
    combo.activated.emit(combo.currentIndex())


@pytest.mark.parametrize(
    ("name", "words", "changes"),
    [
        ("coordinates", "Beside the board", {"coordinates": Coordinates.OUTSIDE}),
        ("scheme", "Hatched", {"scheme": "Hatched"}),
        ("background", "White", {"background": "#ffffff"}),
        ("pieces", "Burnett", {"pieces": "burnett"}),
        ("frame", "Line", {"frame": 0.04}),
        ("margin", "Half a square", {"margin": 0.5}),
    ],
)
def test_a_choice_of_several(options, qtbot, name, words, changes):
    with qtbot.waitSignal(options.chosen) as chosen:
        pick(options, name, words)
    style = replace(DiagramStyle(), **changes)
    assert chosen.args == [PictureChoice(style)]


def test_orientation_format_and_switches(options):
    pick(options, "orientation", "Side to move below")
    click(options, "SVG")
    click(options, "Sho&w the side to move")
    click(options, "Arrows, circles and other mar&ks")
    style = DiagramStyle(mover_mark=True, show_marks=False)
    assert options.choice == PictureChoice(style, "mover", "svg")


def test_the_format_that_is_chosen_stays_so_when_it_is_clicked_again(options, qtbot):
    with qtbot.assertNotEmitted(options.chosen):
        click(options, "PNG")
    assert button(options, "PNG").isChecked()


def test_a_size_is_typed_or_picked(options):
    size = options.findChild(QSpinBox, "size")
    assert isinstance(size, QSpinBox)
    size.selectAll()
    QTest.keyClicks(size, "1234")
    assert options.choice.style.size == 1234
    click(options, "2048")
    assert options.choice.style.size == size.value() == 2048
    assert button(options, "2048").isChecked()


def test_twice_the_pixels_are_for_png_that_is_not_too_large(options):
    double = options.findChild(QCheckBox, "double")
    assert isinstance(double, QCheckBox)
    click(options, "@&2x")
    assert options.choice.pixels == 1600
    options.show_choice(PictureChoice(format="svg"))
    assert not double.isEnabled()
    options.show_choice(PictureChoice(DiagramStyle(size=LARGEST)))
    assert not double.isEnabled()


@pytest.mark.parametrize(("answer", "background"), [("#123456", "#123456"), ("", "#ffffff")])
def test_another_background_is_asked_for(options, monkeypatch, answer, background):
    pick(options, "background", "White")
    monkeypatch.setattr(QColorDialog, "getColor", lambda *_: QColor(answer))
    pick(options, "background", "Colour…")
    assert options.choice.style.background == background
    combo = options.findChild(QComboBox, "background")
    assert isinstance(combo, QComboBox)
    assert combo.currentText() == ("Colour…" if answer else "White")


def test_what_is_kept_but_not_offered_is_shown_as_what_is_nearest(options):
    kept = PictureChoice(DiagramStyle(frame=0.045, margin=1.4, pieces="user:Gone"))
    options.show_choice(kept)
    shown = {name: options.findChild(QComboBox, name).currentText() for name in ("frame", "margin")}
    assert shown == {"frame": "Line", "margin": "A whole square"}
    assert options.choice == kept


def test_showing_tells_nobody(options, qtbot):
    with qtbot.assertNotEmitted(options.chosen):
        options.show_choice(PictureChoice(DiagramStyle(size=1200, mover_mark=True), "black", "pdf"))


def test_schemes_are_seen_beside_their_names(options):
    combo = options.findChild(QComboBox, "scheme")
    assert isinstance(combo, QComboBox)
    pictures = {combo.itemIcon(row).pixmap(22, 14).toImage().pixel(16, 7) for row in range(3)}
    assert combo.count() == len(SCHEMES) and len(pictures) == 3


def test_other_sets_of_pieces_may_come(options):
    options.show_choice(PictureChoice(DiagramStyle(pieces="burnett")))
    options.offer_pieces({"marsh": "Marsh", "burnett": "Burnett"})
    combo = options.findChild(QComboBox, "pieces")
    assert isinstance(combo, QComboBox)
    assert combo.currentText() == "Burnett" and combo.count() == 2


def test_the_size_is_in_the_unit_of_the_format_and_stays_what_was_meant(options):
    pixels, width, dpi = (
        options.findChild(kind, name)
        for kind, name in (
            (QSpinBox, "size"),
            (QDoubleSpinBox, "millimetres"),
            (QComboBox, "dpi"),
        )
    )
    assert pixels is not None and width is not None and dpi is not None
    seen = {}
    for name in ("PNG", "SVG", "PDF"):
        click(options, name)
        seen[name] = (pixels.isVisible(), width.isVisible(), dpi.isVisible())
    assert seen == {
        "PNG": (True, False, True),
        "SVG": (True, False, False),
        "PDF": (False, True, False),
    }
    click(options, "60")
    assert (options.choice.width_mm, options.choice.style.size) == (60, 227)
    click(options, "PNG")
    assert pixels.value() == 227
    pick(options, "dpi", "300 dpi")
    assert (options.choice.style.size, options.choice.extent.dpi) == (227, 300)
    click(options, "800")
    click(options, "PDF")
    assert width.value() == 67.7
    assert button(options, "80").accessibleName() == "80 mm"


# The row of presets.


OWN = PictureChoice(DiagramStyle(size=333, pieces="burnett"))


@pytest.fixture
def settings(qapp, tmp_path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def row(qtbot, settings, said) -> PresetRow:
    row = PresetRow(settings, said.append)
    qtbot.addWidget(row)
    row.show()
    row.show_choice(OWN)
    return row


def combo(row: PresetRow) -> QComboBox:
    found = row.findChild(QComboBox, "presets")
    assert isinstance(found, QComboBox)
    return found


def buttons(row: PresetRow) -> list[QToolButton]:
    return row.findChildren(QToolButton)


def pick_preset_row(row: PresetRow, words: str):
    index = combo(row).findText(words)
    combo(row).setCurrentIndex(index)
    combo(row).activated.emit(index)


def test_shipped_presets_are_picked_and_leave_the_pieces(row, qtbot):
    with qtbot.waitSignal(row.chosen) as chosen:
        pick_preset_row(row, "Transparent 2048")
    choice = chosen.args[0]
    assert (choice.style.size, choice.style.background, choice.style.pieces) == (
        2048,
        "",
        "burnett",
    )
    row.show_choice(choice)
    assert combo(row).currentText() == "Transparent 2048"
    assert not buttons(row)[1].isEnabled()


def test_a_name_is_asked_for_and_kept(row, settings, said):
    click_at(buttons(row)[0])
    dialog = row.findChild(QInputDialog)
    assert isinstance(dialog, QInputDialog)
    field = dialog.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, "  my blog ")
    type_keys(field, "Return")
    assert said == ["Saved as “my blog”."]
    assert own_presets(settings) == {"my blog": OWN}
    assert combo(row).currentText() == "my blog"


def test_an_own_preset_is_found_again_and_deleted(row, settings, qtbot):
    row.keep("mine")
    row.show_choice(PictureChoice())
    assert combo(row).currentIndex() == -1
    with qtbot.waitSignal(row.chosen) as chosen:
        pick_preset_row(row, "mine")
    assert chosen.args == [OWN]
    row.show_choice(OWN)
    click_at(buttons(row)[1])
    assert own_presets(settings) == {}
    assert combo(row).findText("mine") == -1
    assert not buttons(row)[1].isEnabled()


@pytest.mark.parametrize("name", ["", " ", "blog", "BOOK (Print)"])
def test_names_that_cannot_be(row, settings, said, name):
    row.keep(name)
    assert said
    assert own_presets(settings) == {}


def test_a_long_name_is_cut_and_that_is_said(row, settings, said):
    row.keep("x" * 60)
    assert list(own_presets(settings)) == ["x" * 40] and "40" in said[0]


def test_there_are_not_too_many(row, settings, said):
    for number in range(MOST_PRESETS):
        keep_preset(settings, str(number), OWN)
    row.keep("one more")
    assert str(MOST_PRESETS) in said[0] and "one more" not in own_presets(settings)


def test_all_shipped_presets_are_offered(row):
    assert [combo(row).itemText(index) for index in range(combo(row).count())] == list(SHIPPED)


def test_what_is_kept_or_deleted_in_another_window_is_seen_here(row, settings, qtbot, said):
    other = PresetRow(settings, said.append)
    qtbot.addWidget(other)
    other.show_choice(OWN)
    row.keep("Mine")
    assert combo(other).currentText() == "Mine"
    delete = buttons(other)[-1]
    assert delete.isEnabled()
    click_at(delete)
    for each in (row, other):
        assert combo(each).findText("Mine") == combo(each).currentIndex() == -1
        assert not buttons(each)[-1].isEnabled()


# A number of pixels, typed with real keys.


@pytest.fixture
def box(qtbot) -> SizeBox:
    box = SizeBox()
    qtbot.addWidget(box)
    box.setValue(800)
    box.show()
    box.selectAll()
    return box


@pytest.mark.parametrize(
    ("typed", "size"), [("9999", LARGEST), ("99999999", LARGEST), ("3", SMALLEST), ("0", SMALLEST)]
)
def test_an_absurd_size_is_corrected_and_that_is_told(box, qtbot, typed, size):
    with qtbot.waitSignal(box.corrected):
        QTest.keyClicks(box, typed)
        type_keys(box, "Return")
    assert (box.value(), box.text()) == (size, f"{size} px")
    assert f"{SMALLEST} to {LARGEST}" in box.toolTip()


@pytest.mark.parametrize("typed", ["64", "1234", "8192"])
def test_other_sizes_are_taken_as_they_are_typed(box, qtbot, typed):
    with qtbot.assertNotEmitted(box.corrected):
        QTest.keyClicks(box, typed)
        assert box.value() == int(typed)
        type_keys(box, "Return")


@pytest.mark.parametrize("typed", ["x", "-", "1.5"])
def test_no_numbers_are_not_taken(box, typed):
    QTest.keyClicks(box, typed)
    type_keys(box, "Return")
    assert SMALLEST <= box.value() <= LARGEST


def test_arrows_step(box):
    type_keys(box, "Up")
    assert box.value() == 850

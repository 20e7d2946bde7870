"""The row of presets."""

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QInputDialog, QLineEdit, QToolButton

from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.options import PictureChoice
from fenedit.session.settings import Settings
from fenedit.ui.picture.choice import MOST_PRESETS, SHIPPED, keep_preset, own_presets
from fenedit.ui.picture.export_options import PresetRow
from tests.helpers.keyboard import click_at, type_keys

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


def pick(row: PresetRow, words: str):
    index = combo(row).findText(words)
    combo(row).setCurrentIndex(index)
    combo(row).activated.emit(index)


def test_shipped_presets_are_picked_and_leave_the_pieces(row, qtbot):
    with qtbot.waitSignal(row.chosen) as chosen:
        pick(row, "Transparent 2048")
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
        pick(row, "mine")
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

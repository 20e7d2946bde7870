"""The options of a sheet, each by its own control."""

from dataclasses import fields
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.options import SheetChoice
from fenedit.diagram.sheet.layout import SheetStyle
from fenedit.ui.sheet.options import SheetOptions

SETS = {"fenland": "Fenland", "burnett": "Burnett"}
OTHER = SheetChoice(
    SheetStyle(
        "A5",
        True,
        7,
        12.0,
        "h",
        "f",
        False,
        "none",
        False,
        False,
        3,
        "none",
        "mover",
        "title,author,source,award",
        7,
    ),
    DiagramStyle(coordinates=Coordinates.INSIDE, scheme="Slate", pieces="burnett", frame=0.06),
    True,
    True,
)


@pytest.fixture
def options(qtbot: QtBot) -> SheetOptions:
    options = SheetOptions(SheetChoice(), SETS)
    qtbot.addWidget(options)
    return options


def shown(options: SheetOptions, name: str) -> Any:
    control = options.findChild(QWidget, name)
    if isinstance(control, QComboBox):
        return control.currentData()
    if isinstance(control, QSpinBox):
        return control.value()
    if isinstance(control, QLineEdit):
        return control.text()
    assert isinstance(control, QCheckBox), name
    return control.isChecked()


@pytest.mark.parametrize("choice", [SheetChoice(), OTHER], ids=["usual", "other"])
def test_every_control_shows_what_was_chosen(qtbot: QtBot, choice: SheetChoice) -> None:
    options = SheetOptions(choice, SETS)
    qtbot.addWidget(options)
    for field in fields(SheetStyle):
        value = getattr(choice.sheet, field.name)
        expected = value == "page" if field.name == "solutions" else value
        assert shown(options, field.name) == expected, field.name
    assert shown(options, "scheme") == choice.style.scheme
    assert shown(options, "pieces") == choice.style.pieces
    assert shown(options, "coordinates") == choice.style.coordinates.value
    assert shown(options, "mover_mark") == choice.style.mover_mark
    assert shown(options, "solve") == choice.solve
    assert shown(options, "cmyk") == choice.cmyk
    assert options.choice == choice


def test_a_number_is_stepped_and_a_margin_is_millimetres(
    qtbot: QtBot, options: SheetOptions
) -> None:
    for name in ("margin", "answer_lines"):
        control = options.findChild(QSpinBox, name)
        assert isinstance(control, QSpinBox)
        with qtbot.waitSignal(options.chosen):
            QTest.keyClick(control, Qt.Key.Key_Up)
    assert options.choice.sheet == SheetStyle(margin=16.0, answer_lines=1)


def test_records_that_went_away_leave_the_whole(options: SheetOptions) -> None:
    options.offer_records((("all", "All 9"), ("chosen", "3 selected")))
    options.records.setCurrentIndex(1)
    options.offer_records((("all", "All 9"), ("chosen", "2 selected")))
    assert options.records.currentData() == "chosen"
    options.offer_records((("all", "All 9"),))
    assert options.records.currentData() == "all"
    assert not options.records.isEnabled()

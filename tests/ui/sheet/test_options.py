"""The options of a sheet, each by its own control."""

from dataclasses import fields, replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QSpinBox, QWidget

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.options import SheetChoice
from fenedit.diagram.sheet.layout import HANDOUT, SheetStyle
from fenedit.ui.option_form import OrderList
from fenedit.ui.sheet.options import SheetOptions
from tests.helpers.keyboard import type_keys

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
        "brackets",
        True,
        True,
    ),
    DiagramStyle(coordinates=Coordinates.INSIDE, scheme="Slate", pieces="burnett", frame=0.06),
    True,
    True,
)


@pytest.fixture
def options(qtbot) -> SheetOptions:
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
    if isinstance(control, OrderList):
        return control.order
    assert isinstance(control, QCheckBox), name
    return control.isChecked()


@pytest.mark.parametrize("choice", [SheetChoice(), OTHER], ids=["usual", "other"])
def test_every_control_shows_what_was_chosen(qtbot, choice):
    options = SheetOptions(choice, SETS)
    qtbot.addWidget(options)
    for field in fields(SheetStyle):
        assert shown(options, field.name) == getattr(choice.sheet, field.name), field.name
    assert shown(options, "scheme") == choice.style.scheme
    assert shown(options, "pieces") == choice.style.pieces
    assert shown(options, "coordinates") == choice.style.coordinates.value
    assert shown(options, "mover_mark") == choice.style.mover_mark
    assert shown(options, "solve") == choice.solve
    assert shown(options, "cmyk") == choice.cmyk
    assert options.choice == choice


def test_a_number_is_stepped_and_a_margin_is_millimetres(qtbot, options):
    for name in ("margin", "answer_lines"):
        control = options.findChild(QSpinBox, name)
        assert isinstance(control, QSpinBox)
        with qtbot.waitSignal(options.chosen):
            type_keys(control, "Up")
    assert options.choice.sheet == SheetStyle(margin=16.0, answer_lines=1)


def test_names_are_moved_into_any_order(qtbot, options):
    names = options.findChild(OrderList)
    assert isinstance(names, OrderList)
    for key, modifier, order in (
        (Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier, "source,author,award,title"),
        (Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier, "source,award,author,title"),
        (Qt.Key.Key_Up, Qt.KeyboardModifier.NoModifier, "source,award,author,title"),
        (Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier, "award,source,author,title"),
        (Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier, "award,source,author,title"),
    ):
        QTest.keyClick(names, key, modifier)
        assert names.order == options.choice.sheet.order == order


def test_tries_are_for_the_solver(options):
    boxes = [options.findChild(QCheckBox, name) for name in ("solve", "tries", "set_play")]
    solve, *more = filter(None, boxes)
    assert not any(box.isEnabled() for box in more)
    solve.click()
    assert all(box.isEnabled() for box in more)
    more[0].click()
    sheet = options.choice.sheet
    assert (sheet.tries, sheet.set_play) == (True, False)


def test_variations_are_for_pages_of_solutions(options):
    solutions, variations = (options.findChild(QWidget, n) for n in ("solutions", "variations"))
    assert variations.isEnabled()
    variations.click()
    assert options.choice.sheet.variations
    type_keys(solutions, "Up")
    assert options.choice.sheet.solutions == "none"
    assert not variations.isEnabled()


def test_a_layout_sets_several_options_at_once(qtbot, options):
    layout, more = (options.findChild(QWidget, name) for name in ("layout", "more"))
    options.fold()
    type_keys(layout, "Down")
    assert options.choice.sheet == replace(SheetStyle(), **HANDOUT)
    assert layout.currentData() == "handout" and not more.isChecked()
    options.findChild(QCheckBox, "in_words").click()
    assert layout.currentData() == "custom"
    type_keys(layout, "Home")
    assert options.choice.sheet == SheetStyle()
    type_keys(layout, "End")
    assert more.isChecked()
    other = SheetOptions(OTHER, SETS)
    qtbot.addWidget(other)
    other.fold()
    assert other.findChild(QWidget, "more").isChecked()


def test_records_that_went_away_leave_the_whole(options):
    records, one = options.records, (range(3, 4),)
    records.offer(9, None, one)
    assert records.currentText() == "All 9"
    records.setFocus()
    type_keys(records, "Down")
    records.offer(9, (range(5),), one)
    assert [records.itemText(row) for row in range(3)] == ["All 9", "5 found", "1 selected"]
    assert records.rows == one
    records.offer(9, (range(5),), ())
    assert records.rows == (range(5),)
    records.offer(20_000, (range(9),), (range(1000),))
    texts = [records.itemText(row) for row in range(3)]
    assert texts == ["All 20,000", "9 found", "1,000 selected"]
    records.offer(9, (range(9),), ())
    assert records.rows == (range(9),) and not records.isEnabled()
    records.offer(9, (), one)
    assert records.currentText() == "0 found" and records.rows == ()
    records.offer(0, (), ())
    assert records.currentText() == "No positions" and records.rows == ()

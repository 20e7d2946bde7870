"""A number of pixels, typed with real keys."""

import pytest
from PySide6.QtTest import QTest

from fenedit.diagram.description import LARGEST, SMALLEST
from fenedit.ui.picture.export_options import SizeBox
from tests.helpers.keyboard import type_keys


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

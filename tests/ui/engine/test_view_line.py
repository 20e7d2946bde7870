from fenedit.rules.engine import Line, Score
from fenedit.ui.engine.view import EngineLine

LONG = Line(Score(31), 9, ("e2e4",), " ".join(f"{number}. Nf3 Nc6" for number in range(1, 20)))


def test_a_row_keeps_its_room_and_tells_all_to_who_asks(qtbot):
    row = EngineLine(2)
    qtbot.addWidget(row)
    row.resize(240, row.sizeHint().height())
    empty = row.grab().toImage()
    assert row.accessibleName() == "Line 2: nothing yet"
    before = row.sizeHint()
    row.show_line(LONG)
    assert row.sizeHint() == before
    assert row.minimumSizeHint().width() < 240
    assert row.grab().toImage() != empty
    assert row.accessibleName() == f"Line 2: +0.31, {LONG.text}"
    assert row.toolTip() == LONG.text
    row.show_line(None)
    assert row.grab().toImage() == empty
    assert row.toolTip() == ""

from collections.abc import Iterator

import pytest

from fenedit.session import background
from fenedit.session.editor import Editor
from fenedit.session.intents import records
from fenedit.ui.collection.find_control import FaultControl
from fenedit.ui.collection.panel import CollectionPanel
from tests.helpers.benches import listen
from tests.helpers.collection_hands import FIVE, editing, shown_panel
from tests.helpers.keyboard import type_keys


@pytest.fixture
def editor(qtbot) -> Iterator[Editor]:
    with editing(FIVE) as editor:
        yield editor


@pytest.fixture
def panel(qtbot, editor) -> CollectionPanel:
    return shown_panel(qtbot, editor)


class Faults:
    """The control, and what it has said."""

    def __init__(self, panel: CollectionPanel):
        self.control = FaultControl(panel._bench, panel)
        self.said: list[str] = []
        listen(panel, self.said.append)


@pytest.fixture
def faults(panel) -> Iterator[Faults]:
    faults = Faults(panel)
    yield faults
    faults.control.end()


def test_faults_are_gone_through(faults, editor, qtbot):
    faults.control.go_on(1)
    qtbot.waitUntil(lambda: not faults.control.searching)
    assert editor.state.current == 3
    assert faults.said[0].startswith("Not FEN: ")
    faults.control.go_on(1)
    qtbot.waitUntil(lambda: len(faults.said) == 2)
    assert faults.said[1].startswith("No other position has a problem.")
    editor.perform(records.delete)
    faults.control.go_on(-1)
    qtbot.waitUntil(lambda: len(faults.said) == 3)
    assert faults.said[2] == "The quick check found no problems in 4 positions."


@pytest.mark.parametrize(("step", "start"), [(1, 4), (-1, 0)])
def test_where_it_takes_long_a_process_finds_the_same(
    faults, editor, qtbot, monkeypatch, step, start
):
    monkeypatch.setattr(background, "SLICE_SECONDS", -1)
    monkeypatch.setattr("fenedit.session.collection.finding._OWN_SECONDS", -2)
    editor.show_record(start)
    faults.control.go_on(step)
    assert faults.control.searching
    qtbot.waitUntil(lambda: editor.state.current == 3)
    assert faults.said[-1].startswith("Continued from the ")


def test_esc_stops_it_wherever_the_keyboard_is(faults, panel, qtbot, monkeypatch):
    monkeypatch.setattr(background, "SLICE_SECONDS", -1)
    monkeypatch.setattr("fenedit.session.collection.finding._OWN_SECONDS", -2)
    escaped = []
    panel.list.escaped.connect(lambda: escaped.append(None))
    faults.control.go_on(1)
    type_keys(panel.list, "Esc")
    assert not faults.control.searching
    assert faults.said[-1] == "Stopped looking for problems."
    assert escaped == []
    type_keys(panel.list, "Esc")
    assert escaped == [None]


def test_the_same_key_stops_it(faults, editor, monkeypatch):
    monkeypatch.setattr(background, "SLICE_SECONDS", -1)
    monkeypatch.setattr("fenedit.session.collection.finding._OWN_SECONDS", -2)
    faults.control.go_on(1)
    faults.control.go_on(1)
    assert not faults.control.searching
    assert editor.state.current == 0

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit

from fenedit.session import background
from fenedit.ui.collection.find_control import FaultControl
from fenedit.ui.main_window import MainWindow
from tests.helpers.states import HARING, IMMORTAL, START, state_of_text
from tests.helpers.windows import shown_window

FILE = f"{START}\n{HARING}\n"


@pytest.fixture
def collection_window(show) -> MainWindow:
    return show(state_of_text(FILE))


def test_a_list_stands_at_the_left_for_several_positions(window):
    assert window.collection.panel is None
    window.commands["add"].trigger()
    assert window.collection.panel.isVisible()
    window.commands["undo"].trigger()
    assert not window.collection.panel.isVisible()
    window.commands["redo"].trigger()
    assert len(window.editor.state.collection) == 2


@pytest.mark.parametrize("held", ["", "8/8/8/8/8/8/8/8 w - - 0 1\n", f"{START}\n"])
@pytest.mark.parametrize(
    "text", [f"{HARING}\n{IMMORTAL}\n", f"# a\n{HARING}\n# b\n{IMMORTAL}\n{START}\n"]
)
def test_all_positions_are_selected_that_take_the_place_of_a_vacant_one(show, held, text):
    window = show(state_of_text(held))
    window.commands["show_collection"].setChecked(True)
    window.collection.toggle()
    window.clipboard.paste_text(text)
    total = len(window.editor.state.collection)
    assert total > 1 and window.editor.state.current == 0
    assert window.collection.chosen() == (range(total),)
    window.commands["undo"].trigger()
    window.commands["redo"].trigger()
    assert window.collection.chosen() == (range(total),)


def test_the_list_can_be_shown_and_hidden_and_that_is_remembered(collection_window, qtbot):
    window, settings = collection_window, collection_window._services.settings
    toggle = window.commands["show_collection"]
    assert window.collection.panel.isVisible() and toggle.isChecked()
    toggle.trigger()
    assert not window.collection.panel.isVisible() and settings.collection_shown is False
    with shown_window(qtbot, state_of_text(FILE), window._services) as other:
        assert other.collection.panel is None
        other.commands["show_collection"].trigger()
        assert other.collection.panel.isVisible()
    assert settings.collection_shown is None


def test_the_list_takes_its_share_of_a_window_that_grows(collection_window, qtbot):
    window = collection_window
    forms = [window.commands[f"view_{mode}"] for mode in ("list", "compact", "gallery")]
    window.resize(900, 700)
    assert (window.collection.panel.width(), window.collection.panel.form) == (96, "strip")
    assert not any(action.isEnabled() for action in forms)
    window.resize(1500, 700)
    assert window.collection.panel.form == "list"
    assert 216 <= window.collection.panel.width() <= 300
    assert all(action.isEnabled() for action in forms)
    window.commands["view_gallery"].trigger()
    assert window.collection.panel.form == "gallery"
    window.resize(900, 700)
    assert window.collection.panel.form == "strip"


def test_finding_shows_the_list_and_what_was_found(window, qtbot):
    window.commands["find"].trigger()
    assert window.collection.panel.isVisible()
    field = window.focusWidget()
    assert isinstance(field, QLineEdit)
    field.setText("wtm")
    finder = window.collection._finder
    qtbot.waitUntil(lambda: tuple(finder.hits.rows) == (0,))
    window.commands["find_next"].trigger()
    field.selectAll()
    window.commands["copy"].trigger()
    assert QApplication.clipboard().text() == "wtm"
    finder.close()


def test_the_next_problem_is_shown_even_where_the_list_is_hidden(show, qtbot):
    state = state_of_text(f"{START}\n{HARING}\nnot a position\n")
    window = show(state)
    window.commands["show_collection"].trigger()
    window.commands["next_fault"].trigger()
    qtbot.waitUntil(lambda: window.editor.state.current == 2)
    window.commands["previous_fault"].trigger()
    qtbot.waitUntil(lambda: "No other position" in window.status.words)


def test_where_only_hits_are_shown_previous_and_next_are_hits(show, qtbot):
    state = state_of_text(f"{HARING}\nno FEN\n{START}\nno position\n")
    window = show(state)
    following, previous = (window.commands[name] for name in ("next", "previous"))
    window.commands["show_faults"].trigger()
    finder = window.collection._finder
    qtbot.waitUntil(lambda: tuple(finder.hits.rows) == (1, 3))
    (field,) = finder.bar.findChildren(QLineEdit)
    assert field.text() == "Positions with problems"
    assert not previous.isEnabled()
    seen = []
    while following.isEnabled():
        following.trigger()
        seen.append(window.editor.state.current)
    assert seen == [1, 3]
    previous.trigger()
    assert window.editor.state.current == 1
    assert not previous.isEnabled()
    finder.close()
    assert previous.isEnabled()
    following.trigger()
    assert window.editor.state.current == 2


def test_a_change_stops_the_search_for_problems(show, monkeypatch):
    monkeypatch.setattr(background, "SLICE_SECONDS", -1)
    monkeypatch.setattr("fenedit.session.collection.finding._OWN_SECONDS", -2)
    window = show(state_of_text(f"{START}\n" * 3))
    window.commands["next_fault"].trigger()
    faults = window.findChild(FaultControl)
    assert faults.searching
    window.commands["show_collection"].trigger()
    assert faults.searching
    window.editor.show_record(1)
    assert not faults.searching

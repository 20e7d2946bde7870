from collections.abc import Iterator
from typing import get_args

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from fenedit.notation.query.parsing import parse_query
from fenedit.notation.query.terms import described
from fenedit.session.editor import Editor
from fenedit.session.intents import records
from fenedit.ui.collection import find_control
from fenedit.ui.collection.find_control import FindControl
from fenedit.ui.collection.panel import CollectionPanel
from fenedit.ui.collection.views import Mode, RecordView
from tests.helpers.benches import listen
from tests.helpers.collection_hands import FIVE, editing, shown_panel
from tests.helpers.keyboard import click_at, type_keys
from tests.helpers.states import IMMORTAL, state_of_text


@pytest.fixture
def editor(qtbot) -> Iterator[Editor]:
    with editing(FIVE) as editor:
        yield editor


@pytest.fixture
def panel(qtbot, editor) -> CollectionPanel:
    panel = shown_panel(qtbot, editor, (260, 500))
    panel.activateWindow()
    return panel


@pytest.fixture
def control(panel, editor) -> Iterator[FindControl]:
    control = FindControl(panel._bench, panel)
    control.open()
    yield control
    control.close()
    control.end()


def ask(control: FindControl, qtbot: QtBot, text: str, words: str):
    control.bar.look_for(text)
    qtbot.waitUntil(lambda: control.bar.words == words)


def hits_of(control: FindControl, panel: CollectionPanel) -> RecordView:
    assert control.is_narrow
    return panel.list


def test_the_hits_are_gone_through_and_come_round(control, editor, qtbot):
    ask(control, qtbot, "like:" + IMMORTAL.split()[0], "2 of 5")
    seen = []
    for step in (1, 1, 1, -1):
        control.go_on(step)
        seen.append(editor.state.current)
    assert seen == [1, 4, 1, 4]


def test_enter_goes_to_a_hit_however_soon_it_is_pressed(control, editor, qtbot):
    field = control.bar.findChild(QLineEdit)
    field.setText("like:" + IMMORTAL.split()[0])
    type_keys(field, "Return")
    qtbot.waitUntil(lambda: control.bar.words == "2 of 5")
    assert editor.state.current == 1
    field.setText("like:")
    type_keys(field, "Return")
    assert field.selectedText() == ""
    assert editor.state.current == 1


def test_enter_before_the_first_match_waits_for_it(control, editor, panel, qtbot, monkeypatch):
    said = []
    listen(panel, said.append)
    monkeypatch.setattr(find_control, "_QUIET_SECONDS", -1)
    control.bar.look_for("like:" + IMMORTAL.split()[0])
    control._on_progressed(0.1)
    control.go_on()
    assert not said
    qtbot.waitUntil(lambda: editor.state.current == 1)


def test_esc_shows_all_records_and_stays_at_the_hit(control, editor, panel, qtbot):
    control.close()
    editor.show_record(2)
    control.open()
    ask(control, qtbot, "immortal", "1 of 5")
    control.go_on()
    assert editor.state.current == 1
    field = control.bar.findChild(QLineEdit)
    assert field is not None
    type_keys(field, "Esc")
    assert editor.state.current == 1
    assert not control.is_narrow
    assert control.bar.isHidden()
    assert tuple(control.hits.rows) == ()


def test_a_fault_shows_all_records_and_a_sentence(control, panel, qtbot):
    ask(control, qtbot, "immortal", "1 of 5")
    ask(control, qtbot, "immortal |", "Expected a term after | or OR.")
    assert not control.is_narrow
    assert tuple(control.hits.rows) == ()


def test_nothing_found_is_said(control, panel, qtbot):
    ask(control, qtbot, "zugzwang", "None of 5")
    said = []
    listen(panel, said.append)
    control.go_on()
    assert said == ["No matches."]


def test_words_that_no_record_has_are_understood_and_the_query_is_offered(control, qtbot):
    ask(
        control,
        qtbot,
        "duplicates",
        f"None of 5 contains this text. Did you mean “{described(parse_query('dup'))}”?",
    )
    assert control.bar.offered == "dup"
    field = control.bar.findChild(QLineEdit)
    offer = control.bar.findChild(QPushButton)
    assert offer.isVisible() and offer.text() == "Find dup"
    reached = [field]
    while reached[-1] is not offer and len(reached) < 9:
        type_keys(reached[-1], "Tab")
        reached.append(QApplication.focusWidget())
    assert reached[-1] is offer
    type_keys(offer, "Space")
    qtbot.waitUntil(lambda: control.bar.words == "1 of 5")
    assert field.text() == "dup" and field.hasFocus()
    assert control.bar.offered == "" and not offer.isVisible()


def test_enter_takes_the_query_that_is_offered(control, qtbot):
    meaning = described(parse_query("dup"))
    ask(control, qtbot, "duplicates", f"None of 5 contains this text. Did you mean “{meaning}”?")
    field = control.bar.findChild(QLineEdit)
    type_keys(field, "Return")
    qtbot.waitUntil(lambda: control.bar.words == "1 of 5")
    assert field.text() == "dup"


def test_where_something_is_found_or_nothing_understood_nothing_is_offered(control, qtbot):
    ask(control, qtbot, "zugzwang", "None of 5")
    assert control.bar.offered == ""
    ask(control, qtbot, "immortal", "1 of 5")
    assert control.bar.offered == ""


def test_words_stand_for_a_query_until_others_are_typed(control, qtbot):
    control.show("Positions that are repeated", "dup")
    field = control.bar.findChild(QLineEdit)
    assert field.text() == "Positions that are repeated"
    qtbot.waitUntil(lambda: control.bar.words == "1 of 5")
    assert control.bar.text == "dup"
    QTest.keyClicks(field, "immortal")
    assert control.bar.text == field.text() == "immortal"
    type_keys(field, "Return")
    qtbot.waitUntil(lambda: control.bar.words == "1 of 5" and tuple(control.hits.rows) == (1,))


def test_who_goes_to_a_hit_sees_it_on_the_board(control, editor, panel, qtbot):
    ask(control, qtbot, "notfen", "1 of 5")
    view = hits_of(control, panel)
    place = view.visualRect(view.model().index(0, 0)).center()
    click_at(view.viewport(), place)
    assert editor.state.current == 3
    assert panel.chosen == (range(3, 4),)


def test_what_is_done_to_selected_hits_is_done_to_them_alone(control, editor, panel, qtbot):
    panel.list.selectAll()
    ask(control, qtbot, "like:" + IMMORTAL.split()[0], "2 of 5")
    view = hits_of(control, panel)
    view.setFocus()
    view.selectAll()
    assert panel.chosen == (range(1, 2), range(4, 5))
    assert panel.count_text == "2 of 5 selected"
    type_keys(view, "Del")
    assert len(editor.state.collection) == 3
    qtbot.waitUntil(lambda: tuple(control.hits.rows) == ())
    editor.undo_stack.undo()
    qtbot.waitUntil(lambda: tuple(control.hits.rows) == (1, 4))


def test_marked_instead_of_alone(control, panel, qtbot):
    ask(control, qtbot, "immortal", "1 of 5")
    control.bar.only_matches.setChecked(False)
    assert not control.is_narrow
    marked = panel.list.grab().toImage()
    control.close()
    qtbot.wait(1)
    assert panel.list.grab().toImage() != marked


def test_marks_cover_every_hit_in_sight(control, panel, qtbot):
    plain = panel.list.grab().toImage()
    ask(control, qtbot, "-immortal", "4 of 5")
    control.bar.only_matches.setChecked(False)
    panel.resize(400, 600)
    panel.resize(400, 700)
    view = panel.list
    qtbot.waitUntil(lambda: view.viewport().height() > plain.height())
    image = view.grab().toImage()
    seen = []
    for row in range(5):
        place = view.visualRect(view.model().index(row, 0)).topRight()
        seen.append(image.pixelColor(place.x() - 12, place.y() + 6).name())
    assert seen[2] == seen[3] == seen[4] != seen[1]


@pytest.mark.parametrize("mode", get_args(Mode))
def test_hits_are_shown_like_the_whole_list_and_it_comes_back(control, editor, panel, qtbot, mode):
    panel.set_mode(mode)
    view = panel.list
    ask(control, qtbot, "like:" + IMMORTAL.split()[0], "2 of 5")
    assert view.grid.count == 2
    assert view.accessibleName().startswith("Positions found")
    view.setFocus()
    type_keys(view, "Home Shift+End")
    assert editor.state.current == 4
    assert panel.chosen == (range(1, 2), range(4, 5))
    control.bar.only_matches.setChecked(False)
    assert view.grid.count == 5
    assert panel.chosen == (range(1, 2), range(4, 5))
    control.bar.only_matches.setChecked(True)
    assert panel.chosen == (range(1, 2), range(4, 5))
    type_keys(view, "Esc")
    assert view.accessibleName().startswith("Positions of the file")
    assert editor.state.current == 4


def test_hits_are_dragged_to_where_they_are_dropped_among_hits(control, editor, panel, qtbot):
    ask(control, qtbot, "-notfen", "4 of 5")
    panel.list.choose((range(3, 4),))
    panel.list.rows_dropped.emit(1, False)
    assert [record.line.split("# ")[-1] for record in editor.state.collection][1] == "Twice"
    assert tuple(control.hits.rows) == (0, 1, 2, 3)
    assert panel.chosen == (range(1, 2),)
    panel.list.rows_dropped.emit(4, False)
    assert editor.state.collection[3].line.endswith("Twice")
    assert tuple(control.hits.rows) == (0, 1, 2, 3)


def test_what_comes_is_looked_for_while_the_others_stay(control, editor, panel, qtbot):
    ask(control, qtbot, "immortal", "1 of 5")
    editor.show_record(1)
    editor.perform(records.duplicate)
    assert tuple(control.hits.rows) == (1,)
    qtbot.waitUntil(lambda: tuple(control.hits.rows) == (1, 2))
    assert panel.list.currentIndex().row() == panel.list.shown.place(editor.state.current)


def test_other_hits_are_not_selected_because_others_were(control, panel, qtbot):
    ask(control, qtbot, "-notfen", "4 of 5")
    panel.list.selectAll()
    assert panel.count_text == "4 of 5 selected"
    ask(control, qtbot, "notfen", "1 of 5")
    assert panel.count_text == "1 of 5"


def test_the_list_is_painted_anew_once_it_is_known_that_nothing_is_found(
    control, panel, qtbot, monkeypatch
):
    painted = []

    class Listener(QObject):
        def eventFilter(self, _watched, event):
            if event.type() == QEvent.Type.Paint:
                painted.append(panel.list.empty_words)
            return False

    ask(control, qtbot, "zugzwang", "None of 5")
    listener = Listener(panel)
    panel.list.viewport().installEventFilter(listener)
    monkeypatch.setattr(find_control, "_QUIET_SECONDS", -1)
    monkeypatch.setattr(control._finding, "searching", True)
    control._finding.progressed.emit(0.5)
    qtbot.waitUntil(lambda: painted[-1:] == ["No matches yet"])
    monkeypatch.setattr(control._finding, "searching", False)
    control._finding.done.emit()
    qtbot.waitUntil(lambda: painted[-1:] == ["No matches"])


def test_a_search_ends_with_its_document(control, editor, qtbot):
    ask(control, qtbot, "immortal", "1 of 5")
    control.bar.only_matches.click()
    editor.open_document(state_of_text(FIVE).document)
    assert control.bar.isHidden() and not control.bar.text
    assert not control.is_narrow and not control.hits.rows


def test_after_a_reload_all_is_looked_for_anew(control, editor, qtbot):
    ask(control, qtbot, "immortal", "1 of 5")
    assert tuple(control.hits.rows) == (1,)
    lines = FIVE.splitlines(keepends=True)
    other = state_of_text("".join([*lines[-2:], *lines[:-2]])).collection
    transaction = records.reload(editor.state, other)
    editor.dispatch(transaction)
    qtbot.waitUntil(lambda: tuple(control.hits.rows) == (3,))

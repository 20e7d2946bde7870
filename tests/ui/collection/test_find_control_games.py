"""The search bar over games: a switch for all their positions, and the way to the move."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from fenedit.notation.fen import parse_fen
from fenedit.notation.query.parsing import parse_query
from fenedit.session.editor import Editor
from fenedit.session.intents import records
from fenedit.ui.collection.find_control import FindControl
from fenedit.ui.collection.panel import CollectionPanel
from tests.helpers.collection_hands import shown_panel
from tests.helpers.keyboard import click_at, type_keys
from tests.helpers.states import HARING, editor_of, state_of_text

GAMES = """\
[White "Morphy"]

1. e4 e5 2. Nf3 d6 3. d4 *

[White "Anderssen"]

1. d4 d5 (1... Nf6 2. e4) 2. c4 *

[White "Tal"]

1. c4 *

[White "Zukertort"]

1. Nf3 d5 2. e4 *
"""


@pytest.fixture
def editor(qtbot) -> Iterator[Editor]:
    editor = editor_of(state_of_text(GAMES, file_format="pgn"))
    yield editor
    editor.close()


@pytest.fixture
def panel(qtbot, editor) -> CollectionPanel:
    return shown_panel(qtbot, editor, (260, 500))


@pytest.fixture
def control(panel) -> Iterator[FindControl]:
    control = FindControl(panel._bench, panel)
    control.open()
    yield control
    control.close()
    control.end()


def ask(control: FindControl, qtbot: QtBot, text: str, words: str):
    control.bar.look_for(text)
    qtbot.waitUntil(lambda: control.bar.words == words)


def place(control: FindControl) -> tuple[int, str]:
    bench = control._bench
    return bench.editor.state.current, bench.moves.move_words


def test_games_are_searched_to_their_end_where_that_is_wanted(control, qtbot):
    box = control.bar.in_games
    assert box.isVisible() and not box.isChecked()
    ask(control, qtbot, "Pe4", "None of 4")
    click_at(box, QPoint(8, box.height() // 2))
    assert box.isChecked() and not box.hasFocus()
    qtbot.waitUntil(lambda: control.bar.words == "3 of 4")
    assert tuple(control.hits.rows) == (0, 1, 3)
    box.click()
    qtbot.waitUntil(lambda: control.bar.words == "None of 4")


def test_enter_goes_to_the_game_and_the_move(control, qtbot):
    control.bar.in_games.click()
    ask(control, qtbot, "Pe4", "3 of 4")
    field = control.bar.findChild(QLineEdit)
    seen = []
    for _ in range(4):
        type_keys(field, "Return")
        seen.append(place(control))
    # The game that is shown comes first, and again where the search goes on from the beginning.
    assert seen == [(0, "1.e4"), (1, "2.e4"), (3, "2.e4"), (0, "1.e4")]
    # Another command has this key.
    type_keys(field, "Ctrl+Return")
    assert place(control) == (0, "1.e4")
    ask(control, qtbot, "Pe4 Nf3 -pd5", "1 of 4")
    type_keys(field, "Return")
    assert place(control) == (0, "2.Nf3")


def test_a_row_that_is_chosen_shows_its_move(control, panel, qtbot):
    control.bar.in_games.click()
    ask(control, qtbot, "Pe4", "3 of 4")
    for shown, move in ((1, "2.e4"), (0, "1.e4")):
        index = panel.list.shown.index(shown)
        spot = panel.list.visualRect(index).center()
        click_at(panel.list.viewport(), spot)
        assert place(control) == (shown, move)
    # Without the bar, rows are rows again.
    control.close()
    panel._editor.show_record(3)
    assert place(control) == (3, "")


def test_names_are_found_without_the_moves(control, qtbot):
    control.bar.in_games.click()
    ask(control, qtbot, "anderssen", "1 of 4")
    control.go_on()
    assert place(control) == (1, "")


def test_the_places_follow_their_rows(control, editor, qtbot):
    control.bar.in_games.click()
    ask(control, qtbot, "Pe4", "3 of 4")
    editor.show_record(0)
    editor.dispatch(records.delete(editor.state))
    qtbot.waitUntil(lambda: control.bar.words == "2 of 3")
    editor.show_record(1)
    control.go_on()
    assert place(control) == (2, "2.e4")
    editor.dispatch(records.add(editor.state, parse_fen(HARING)))
    # The new record is searched, too.
    qtbot.waitUntil(lambda: control.bar.words == "2 of 4")
    control.go_on()
    assert place(control) == (0, "2.e4")
    editor.dispatch(records.add(editor.state, parse_fen("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1")))
    qtbot.waitUntil(lambda: control.bar.words == "3 of 5")
    assert tuple(control.hits.rows) == (0, 1, 3)
    control.go_on()
    assert place(control) == (3, "2.e4")


def test_the_switch_is_remembered(control, panel, qtbot):
    assert not FindControl(panel._bench, panel).bar.in_games.isChecked()
    control.bar.in_games.click()
    assert FindControl(panel._bench, panel).bar.in_games.isChecked()
    control.bar.in_games.click()
    assert not FindControl(panel._bench, panel).bar.in_games.isChecked()


@pytest.mark.parametrize(
    ("text", "file_format"),
    [
        (f"{HARING}\n{HARING}\n", "fen"),
        (f'[FEN "{HARING}"]\n[SetUp "1"]\n\n*\n\n[White "x"]\n\n{{no move}} *\n', "pgn"),
    ],
)
def test_where_no_game_has_moves_there_is_no_switch(qtbot, text, file_format):
    editor = editor_of(state_of_text(text, file_format="pgn" if file_format == "pgn" else "fen"))
    panel = shown_panel(qtbot, editor, (260, 500))
    control = FindControl(panel._bench, panel)
    control.open()
    assert not control.bar.in_games.isVisible()
    # It counts for nothing there, though it is remembered.
    control.bar.in_games.setChecked(True)
    ask(control, qtbot, "wtm", "2 of 2")
    assert control._query == parse_query("wtm")
    control.close()
    control.end()
    editor.close()


def test_another_document_may_have_games(control, editor, qtbot):
    editor.open_document(state_of_text(f"{HARING}\n{HARING}\n").document)
    assert not control.bar.in_games.isVisible()
    editor.open_document(state_of_text(GAMES, file_format="pgn").document)
    control.open()
    assert control.bar.in_games.isVisible()

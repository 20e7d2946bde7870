"""The dialog that asks which positions of games become records."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from fenedit.documents.annotating import name_of
from fenedit.session import background
from fenedit.session.moves.taking import trees_of
from fenedit.ui.main_window import MainWindow
from fenedit.ui.moves import several
from fenedit.ui.moves.several import SeveralDialog
from tests.helpers.opera_game import OPERA
from tests.helpers.states import state_of_text
from tests.helpers.windows import services_in, shown_window


@pytest.fixture
def parent(qtbot: QtBot) -> Iterator[QWidget]:
    widget = QWidget()
    qtbot.addWidget(widget)
    yield widget


def dialog_for(parent: QWidget, games: int = 1, text: str = OPERA) -> SeveralDialog:
    state = state_of_text("\n".join([text] * games), file_format="pgn")
    dialog = SeveralDialog((range(games),), trees_of(state), parent)
    dialog.show()
    return dialog


def ok_of(dialog: SeveralDialog) -> QPushButton:
    return dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)


def test_each_choice_names_its_places_and_counts_them(parent: QWidget, qtbot: QtBot) -> None:
    dialog = dialog_for(parent)
    for name, where, count in (
        ("marks", "marks", "3 positions"),
        ("comments", "comments", "3 positions"),
        ("nags", "nags", "2 positions"),
        ("last", "last", "1 position"),
        ("move", "20w", "No such positions"),
        ("every", "every:10", "1 position"),
        ("all", "all:1-999", "33 positions"),
    ):
        dialog.choices[name].click()
        assert dialog.where == where
        qtbot.waitUntil(lambda count=count: dialog.told.text() == count)
        assert ok_of(dialog).isEnabled() == (name != "move")
        assert ok_of(dialog).accessibleDescription() == count


def test_the_count_is_heard(parent: QWidget, qtbot: QtBot, heard: list[str]) -> None:
    dialog = dialog_for(parent)
    qtbot.waitUntil(lambda: "1 position." in heard)
    dialog.choices["marks"].click()
    qtbot.waitUntil(lambda: heard[-1] == "3 positions.")


def test_tab_goes_from_a_choice_to_its_fields(parent: QWidget) -> None:
    dialog = dialog_for(parent)
    assert dialog.choices["all"].nextInFocusChain() is dialog.first
    assert dialog.choices["move"].nextInFocusChain() is dialog.number
    assert dialog.first.accessibleName() != dialog.last.accessibleName()


def test_to_change_a_field_chooses_it(parent: QWidget, qtbot: QtBot) -> None:
    dialog = dialog_for(parent)
    dialog.number.setFocus()
    dialog.number.selectAll()
    QTest.keyClicks(dialog.number, "16")
    assert dialog.where == "16w"
    qtbot.waitUntil(lambda: dialog.told.text() == "1 position")
    QTest.keyClick(dialog.side, Qt.Key.Key_Down)
    assert dialog.where == "16b"
    dialog.first.setValue(16)
    dialog.last.setValue(5)
    assert dialog.where == "all:16-16"
    qtbot.waitUntil(lambda: dialog.told.text() == "2 positions")


def test_several_games_are_counted(parent: QWidget, qtbot: QtBot) -> None:
    dialog = dialog_for(parent, 40)
    dialog.choices["marks"].click()
    qtbot.waitUntil(lambda: dialog.told.text() == "120 positions from 40 games")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.result() == SeveralDialog.DialogCode.Accepted


def test_many_games_are_counted_beside_the_dialog(
    parent: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "SLICE_SECONDS", -1)
    dialog = dialog_for(parent, 5)
    assert dialog.told.text() == "1 position so far…"
    assert ok_of(dialog).isEnabled()
    qtbot.waitUntil(lambda: dialog.told.text() == "5 positions from 5 games")
    dialog.choices["all"].click()
    with qtbot.waitSignal(dialog.destroyed):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_no_more_are_taken_than_one_step_of_undo_holds(
    parent: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(several, "MOST", 30)
    dialog = dialog_for(parent)
    dialog.choices["all"].click()
    assert dialog.told.text() == "33 positions: too many at once. Choose up to 30."
    assert not ok_of(dialog).isEnabled()
    dialog.last.setValue(3)
    assert dialog.told.text() == "6 positions"
    assert ok_of(dialog).isEnabled()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    state = state_of_text(f"{OPERA}\n{OPERA}\n{OPERA}", file_format="pgn")
    with shown_window(qtbot, state, services_in(tmp_path)) as shown:
        yield shown


def asked(window: MainWindow) -> SeveralDialog:
    command = window.commands["take_several"]
    assert command.isEnabled()
    command.trigger()
    (dialog,) = (each for each in window.findChildren(SeveralDialog) if each.isVisible())
    return dialog


def test_positions_of_the_game_shown_follow_it(window: MainWindow) -> None:
    dialog = asked(window)
    dialog.choices["marks"].click()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    state = window.editor.state
    assert (len(state.collection), state.current) == (6, 1)
    assert name_of(state.record) == "Morphy – Duke, Paris 1858, after 4…Nf6"
    assert "Added as positions 2–4." in window.status.words
    assert window.commands["undo"].text() == "&Undo Take 3 positions from games"
    window.commands["undo"].trigger()
    assert len(window.editor.state.collection) == 3


def test_positions_of_all_games_that_are_selected(window: MainWindow) -> None:
    panel = window.collection.panel
    assert panel is not None
    panel.list.choose((range(3),))
    dialog = asked(window)
    assert dialog.told.text() == "3 positions from 3 games"
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert len(window.editor.state.collection) == 6
    assert "3 positions were added after their games." in window.status.words


def test_without_moves_there_is_nothing_to_ask(qtbot: QtBot, tmp_path: Path) -> None:
    state = state_of_text("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1\n")
    with shown_window(qtbot, state, services_in(tmp_path)) as shown:
        shown.commands.menu("moves").aboutToShow.emit()
        assert not shown.commands["take_several"].isEnabled()

import threading
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.pieces.piece_set import chess_package_piece_set
from fenedit.diagram.theme import board_theme
from fenedit.documents.files.recovery import Snapshot
from fenedit.ui.files.recovery import (
    RecoveryChoice,
    RecoveryDialog,
    ask_about_recovery,
)
from tests.helpers.dialog_hands import button_of, click, press, when_asked
from tests.helpers.keyboard import type_keys
from tests.helpers.states import HARING, IMMORTAL, START, state_of_text

MOMENT = 1_700_000_000.0


@pytest.fixture(scope="module")
def painter() -> BoardPainter:
    return BoardPainter(board_theme("Walnut"), chess_package_piece_set())


def snapshot_of(text: str, path: Path | None = None, **rest: object) -> Snapshot:
    document = replace(state_of_text(text).document, path=path)
    return replace(Snapshot("session", document, saved_at=MOMENT), **rest)


def words_of(dialog: RecoveryDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.text()]


def words_asked(snapshot: Snapshot, painter: BoardPainter) -> list[str]:
    """Offer a snapshot, decide later, and return what was said."""
    said: list[str] = []

    def read():
        # The comparison comes first.
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, RecoveryDialog):
            said.extend(words_of(dialog))
            dialog.reject()

    timer = QTimer()
    timer.timeout.connect(read)
    timer.start(5)
    assert ask_about_recovery(None, snapshot, painter) is RecoveryChoice.LATER
    return said


@pytest.mark.parametrize(
    ("answer", "choice"),
    [
        (click("Recover"), RecoveryChoice.RECOVER),
        (click("Discard"), RecoveryChoice.DISCARD),
        (click("Decide Later"), RecoveryChoice.LATER),
        (press(Qt.Key.Key_Return), RecoveryChoice.RECOVER),
        (press(Qt.Key.Key_Escape), RecoveryChoice.LATER),
    ],
)
def test_each_answer_means_what_it_says(qtbot, painter, answer, choice):
    when_asked(answer)
    assert ask_about_recovery(None, snapshot_of(START), painter) is choice


def test_it_says_what_was_found_where_and_when(qtbot, painter):
    snapshot = snapshot_of(f"{START}\n{HARING}\n", Path("/puzzles/mates.fen"))
    dialog = RecoveryDialog(snapshot, painter)
    qtbot.addWidget(dialog)
    words = words_of(dialog)
    assert words[0] == "mates.fen"
    assert "2 positions" in words
    assert any("/puzzles" in line for line in words)
    assert any("23" in line and line.startswith("Last changed") for line in words)
    assert not any("damaged" in line for line in words)


@pytest.mark.parametrize(("text", "count"), [("", "No positions"), (START, "1 position")])
def test_work_that_had_no_file_is_untitled(qtbot, painter, text, count):
    dialog = RecoveryDialog(snapshot_of(text), painter)
    qtbot.addWidget(dialog)
    words = words_of(dialog)
    assert words[0] == "Untitled"
    assert count in words


@pytest.mark.parametrize(("lost", "words"), [(1, "1 part of the file"), (3, "3 parts of the file")])
def test_it_says_what_is_lost(qtbot, painter, lost, words):
    dialog = RecoveryDialog(snapshot_of(START, lost=lost), painter)
    qtbot.addWidget(dialog)
    assert any(words in line for line in words_of(dialog))


@pytest.mark.parametrize("played", [(), ((0, "1. e4 *", (0,)),)])
def test_it_says_that_moves_were_played(qtbot, painter, played):
    dialog = RecoveryDialog(snapshot_of(START, played=played), painter)
    qtbot.addWidget(dialog)
    assert ("With the moves that you played." in words_of(dialog)) is bool(played)


def test_the_board_is_the_one_that_was_shown(qtbot, painter):
    text = f"{HARING}\n{IMMORTAL}\n"
    pictures = []
    for current in (0, 1, 7):
        dialog = RecoveryDialog(snapshot_of(text, current=current), painter)
        qtbot.addWidget(dialog)
        board = next(label for label in dialog.findChildren(QLabel) if label.accessibleName())
        pictures.append(board.pixmap().toImage())
    assert pictures[0] != pictures[1]
    assert pictures[1] == pictures[2]


def test_tab_goes_over_all_answers(qtbot, painter):
    dialog = RecoveryDialog(snapshot_of(START), painter)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    met = set()
    for _ in range(4):
        type_keys(dialog, "Tab")
        met.add(dialog.focusWidget())
    names = ("Recover", "Decide Later", "Discard", "Help")
    assert met == {button_of(dialog, name) for name in names}


@pytest.mark.parametrize(
    ("kept", "words"),
    [
        (f"{START}\n{HARING}\n", "2 positions, 1 differs from the file"),
        (f"{START}\n{IMMORTAL}\n{START}\n", "3 positions, 1 differs from the file"),
        (f"{HARING}\n", "1 position, 2 differ from the file"),
        (f"{START}\n{IMMORTAL}\n", "2 positions, 0 differ from the file"),
    ],
)
def test_it_says_how_much_the_file_has_not(qtbot, painter, tmp_path, kept, words):
    path = tmp_path / "mates.fen"
    path.write_text(f"{START}\n{IMMORTAL}\n")
    assert words in words_asked(snapshot_of(kept, path), painter)


def test_what_cannot_be_compared_soon_is_not(qtbot, painter, tmp_path, monkeypatch):
    path = tmp_path / "mates.fen"
    path.write_text(f"{START}\n")
    monkeypatch.setattr("fenedit.ui.files.recovery.LARGEST_COMPARED", 9)
    assert "1 position" in words_asked(snapshot_of(HARING, path), painter)


def test_who_would_not_wait_for_the_comparison_is_asked_without_it(
    qtbot, painter, tmp_path, monkeypatch
):
    path = tmp_path / "mates.fen"
    path.write_text(f"{START}\n")
    monkeypatch.setattr("fenedit.ui.files.recovery.done_beside", lambda *_: None)
    assert "1 position" in words_asked(snapshot_of(HARING, path), painter)


def test_the_window_lives_while_work_is_compared(qtbot, painter, tmp_path, monkeypatch):
    path, turns = tmp_path / "mates.fen", []
    path.write_text(f"{START}\n")

    def slow(_document):
        turns.append(threading.current_thread().name)
        return 7

    monkeypatch.setattr("fenedit.ui.files.recovery.unsaved_rows", slow)
    assert "1 position, 7 differ from the file" in words_asked(snapshot_of(HARING, path), painter)
    assert turns == ["beside-the-window"]

"""The bars: stepping, writing, copying, and the two ways out."""

import io
from collections.abc import Callable

import chess.pgn
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from fenedit.ui.board.controller import BoardController
from fenedit.ui.play.bars import PlayBar, PlayHead
from tests.helpers.benches import listen
from tests.helpers.board_hands import key, type_text
from tests.helpers.states import START, fen_of

Table = Callable[..., BoardController]
ALT = Qt.KeyboardModifier.AltModifier
KEY = Qt.Key
SHORT_MATE = ("f2f3", "e7e5", "g2g4", "d8h4")


@pytest.fixture
def control(table: Table) -> BoardController:
    control = table(START)
    control.playing.begin()
    for move in SHORT_MATE:
        control.playing.play(move)
    return control


def bars_of(control: BoardController) -> tuple[PlayHead, PlayBar]:
    assert control.play.head is not None and control.play.bar is not None
    return control.play.head, control.play.bar


def index_of(control: BoardController) -> int:
    return control.playing.line.index if control.playing.line else -1


def test_buttons_and_keys_step(control: BoardController) -> None:
    _, bar = bars_of(control)
    assert not bar.steps["forward"].isEnabled() and not bar.steps["last"].isEnabled()
    bar.steps["back"].click()
    assert index_of(control) == 3
    bar.steps["first"].click()
    assert index_of(control) == 0 and not bar.steps["back"].isEnabled()
    bar.steps["forward"].click()
    bar.steps["last"].click()
    assert index_of(control) == 4
    view = control._area.view
    view.setFocus()
    for code, index in (
        (KEY.Key_Left, 3),
        (KEY.Key_Home, 0),
        (KEY.Key_Right, 1),
        (KEY.Key_End, 4),
    ):
        key(view, code, ALT)
        assert index_of(control) == index


def test_the_head_says_how_it_stands_and_ends_play(control: BoardController) -> None:
    head, bar = bars_of(control)
    assert head.status.text() == "Checkmate"
    bar.steps["back"].click()
    assert head.status.text() == "Black to move"
    bar.steps["first"].click()
    assert not head.keep.isEnabled()
    head.leave.click()
    assert not control.playing.active and not head.isVisible() and not bar.isVisible()
    assert fen_of(control._editor.state) == START


def test_where_there_is_little_room_the_words_are_shorter(control: BoardController) -> None:
    head, _ = bars_of(control)
    head.resize(320, 80)
    assert head.keep.text() == "Keep Position"
    head.resize(160, 80)
    assert head.keep.text() == "Keep"
    assert head.keep.accessibleName() == "Keep Position"
    assert head.leave.geometry().right() < head.width()


def test_a_text_that_is_no_move_stays_and_is_explained(control: BoardController) -> None:
    _, bar = bars_of(control)
    bar.steps["first"].click()
    said: list[str] = []
    listen(control, said.append)
    for text in ("Ke3", "Zz9"):
        bar.write(text)
        key(bar.entry, KEY.Key_Return)
        assert bar.entry.text() == text and text in said[-1]
        assert bar.entry.accessibleDescription() == said[-1] and bar.entry.styleSheet()
    key(bar.entry, KEY.Key_Backspace)
    assert bar.entry.accessibleDescription() == "" and not bar.entry.styleSheet()
    assert index_of(control) == 0


def test_a_refused_text_is_written_over_by_the_next(control: BoardController) -> None:
    _, bar = bars_of(control)
    bar.steps["first"].click()
    bar.write("Ke3")
    key(bar.entry, KEY.Key_Return)
    assert bar.entry.selectedText() == "Ke3"
    type_text(bar.entry, "e4")
    assert bar.entry.text() == "e4"


def test_an_empty_line_goes_back_to_the_board(control: BoardController) -> None:
    _, bar = bars_of(control)
    bar.write("")
    key(bar.entry, KEY.Key_Return)
    assert control._area.view.hasFocus()


def test_a_written_move_replaces_those_ahead(control: BoardController) -> None:
    _, bar = bars_of(control)
    bar.steps["first"].click()
    type_text(bar.entry, "e4")
    key(bar.entry, KEY.Key_Return)
    assert bar.moves.text == "1. e4"


def test_the_moves_are_copied(control: BoardController) -> None:
    _, bar = bars_of(control)
    clipboard = QGuiApplication.clipboard()
    moves, pgn = bar.copy.menu().actions()
    moves.trigger()
    assert clipboard.text() == "1. f3 e5 2. g4 Qh4#"
    pgn.trigger()
    game = chess.pgn.read_game(io.StringIO(clipboard.text()))
    assert game is not None and game.headers["Result"] == "0-1"
    assert game.end().board().is_checkmate()


def test_a_click_on_a_move_goes_there(control: BoardController) -> None:
    _, bar = bars_of(control)
    QTest.mouseClick(
        bar.moves, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, bar.moves.place_of(2)
    )
    assert index_of(control) == 2


def test_the_keyboard_stays_in_the_window_when_play_ends(control: BoardController) -> None:
    _, bar = bars_of(control)
    bar.entry.setFocus()
    control.playing.leave()
    assert control._area.view.hasFocus()

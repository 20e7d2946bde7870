"""Copy, cut, paste."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from fenedit.session.editor import Editor
from fenedit.session.intents.text import type_fen
from fenedit.session.settings import Preferences
from fenedit.widgets.clipboard import Clipboard
from tests.helpers.states import HARING, IMMORTAL, START, editor_of, fen_of, state_of_text
from tests.helpers.windows import services_in

AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"


@pytest.fixture
def editor(qtbot: QtBot) -> Editor:
    return editor_of(state_of_text(f"{START} ; start\n{AFTER_E4}\n"))


@pytest.fixture
def clipboard(editor: Editor, tmp_path: Path) -> Clipboard:
    return Clipboard(editor, services_in(tmp_path).settings, editor)


def held() -> str:
    return QGuiApplication.clipboard().text()


@pytest.mark.parametrize(("custom", "written"), [("always", "e3"), ("capturable", "-")])
def test_a_copy_writes_the_en_passant_square_as_preferred(
    editor: Editor, clipboard: Clipboard, custom: str, written: str
) -> None:
    clipboard._settings.set_preferences(replace(Preferences(), ep_convention=custom))
    editor.show_record(1)
    clipboard.copy_fen()
    assert held().split()[3] == written
    assert fen_of(editor.state) == AFTER_E4


def test_a_draft_is_copied_as_typed(editor: Editor, clipboard: Clipboard, qtbot: QtBot) -> None:
    editor.perform(type_fen, "half a posi")
    with qtbot.waitSignal(clipboard.said) as said:
        clipboard.copy_fen()
    assert held() == "half a posi"
    assert "not a FEN" in said.args[0]


def test_a_record_is_copied_with_all_that_is_on_its_line(
    editor: Editor, clipboard: Clipboard
) -> None:
    clipboard.copy_record()
    assert held() == f"{START} ; start"


def test_cutting_takes_the_record_out(editor: Editor, clipboard: Clipboard) -> None:
    clipboard.cut_record()
    assert held() == f"{START} ; start"
    assert [record.line for record in editor.state.collection] == [AFTER_E4]
    clipboard.paste_records()
    assert [record.line for record in editor.state.collection] == [AFTER_E4, f"{START} ; start"]


def test_several_positions_become_records_in_one_step(editor: Editor, clipboard: Clipboard) -> None:
    clipboard.paste_text(f"{HARING}\n{IMMORTAL}\n")
    assert len(editor.state.collection) == 4
    editor.undo_stack.undo()
    assert len(editor.state.collection) == 2


@pytest.mark.parametrize(("text", "words"), [("hello", "no position"), ("", "no text")])
def test_what_is_no_position_is_said(
    clipboard: Clipboard, qtbot: QtBot, text: str, words: str
) -> None:
    with qtbot.waitSignal(clipboard.said) as said:
        clipboard.paste_text(text)
    assert words in said.args[0]


def test_a_fen_with_a_slip_becomes_the_draft(
    editor: Editor, clipboard: Clipboard, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(clipboard.said) as said:
        clipboard.paste_text(" r3k2r/8/8/8/8/8/8/R3K2R w QKqk - 5 9\n")
    assert editor.state.fen_text == "r3k2r/8/8/8/8/8/8/R3K2R w QKqk - 5 9"
    assert editor.state.is_draft and fen_of(editor.state) == START
    assert "no FEN yet" in said.args[0]
    editor.undo_stack.undo()
    assert not editor.state.is_draft


def test_what_is_shown_already_is_said(clipboard: Clipboard, qtbot: QtBot) -> None:
    with qtbot.waitSignal(clipboard.said) as said:
        clipboard.paste_text(f"{START} ; start")
    assert "already" in said.args[0]

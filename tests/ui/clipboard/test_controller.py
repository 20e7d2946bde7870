"""Copy, cut, paste."""

from collections.abc import Iterator
from types import SimpleNamespace
from urllib.parse import quote

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from fenedit.documents.record import Record
from fenedit.session.editor import Editor
from fenedit.session.intents.records import type_fen
from fenedit.session.settings import Preferences
from fenedit.ui.clipboard.controller import ClipboardController
from fenedit.ui.clipboard.copy_as import CopyAsDialog
from fenedit.ui.clipboard.readings import ReadingsDialog
from fenedit.ui.panels.text import problem_sentence
from fenedit.ui.picture.output import text_in_picture
from fenedit.ui.text_data import text_in
from tests.helpers.benches import BenchWindow, bench_of, hearing, listen
from tests.helpers.keyboard import type_keys
from tests.helpers.states import HARING, IMMORTAL, START, editor_of, fen_of, state_of_text
from tests.helpers.windows import services_in

AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"
POLISH = "Białe: Ka4 Hf1 Czarne: Kc8 a7"
POLISH_BOARD = "2k5/p7/8/8/K7/8/8/5Q2"


@pytest.fixture
def editor(qtbot) -> Iterator[Editor]:
    editor = editor_of(state_of_text(f"{START} ; start\n{AFTER_E4}\n"))
    yield editor
    editor.close()


@pytest.fixture
def window(qtbot) -> Iterator[QWidget]:
    window = BenchWindow()
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    yield window
    window.close()


@pytest.fixture
def clipboard(editor, window, tmp_path) -> ClipboardController:
    pictures = SimpleNamespace(spellings=tuple, text_of_data=lambda _data: None)
    return ClipboardController(
        bench_of(window, editor, services_in(tmp_path).settings, pictures=pictures)
    )


def held() -> str:
    return QGuiApplication.clipboard().text()


def said_of(qtbot: QtBot, clipboard: ClipboardController, text: str, *, over: bool = False) -> str:
    """Paste a text and return what is said of it."""
    with hearing(clipboard) as said:
        clipboard.paste_text(text, over=over)
    return str(said.args[0])


def question(window: QWidget, qtbot: QtBot) -> ReadingsDialog:
    """Return the question that is asked now."""
    dialog = window.findChild(ReadingsDialog)
    assert dialog is not None, "nothing was asked"
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


@pytest.mark.parametrize(
    ("preferred", "field", "written"),
    [
        ({"ep_convention": "always"}, 3, "e3"),
        ({"ep_convention": "capturable"}, 3, "-"),
        ({"castling_spelling": "held"}, 2, "KQkq"),
        ({"castling_spelling": "shredder"}, 2, "HAha"),
    ],
)
def test_a_copy_is_written_as_preferred(editor, clipboard, preferred, field, written):
    clipboard._settings.set_preferences(Preferences()._replace(**preferred))
    editor.show_record(1)
    clipboard.copy_fen()
    assert held().split()[field] == written
    assert fen_of(editor.state) == AFTER_E4


def test_what_a_preference_leaves_out_of_a_copy_is_said(editor, clipboard, qtbot):
    clipboard._settings.set_preferences(Preferences()._replace(ep_convention="capturable"))
    editor.show_record(1)
    with hearing(clipboard) as said:
        clipboard.copy_fen()
    assert said.args[0].endswith("Left out: the en passant square.")


def test_a_clipboard_whose_program_has_gone_holds_nothing(editor, clipboard, monkeypatch):
    lost = SimpleNamespace(mimeData=lambda: None, text=lambda *kind: ("", *kind) if kind else "")
    monkeypatch.setattr(QGuiApplication, "clipboard", lambda: lost)
    monkeypatch.setattr(clipboard._bench.rooms.pictures, "text_of_data", text_in_picture)
    before = editor.state
    with hearing(clipboard):
        clipboard.paste()
    assert editor.state == before


def test_a_draft_is_copied_as_typed(editor, clipboard, qtbot):
    editor.perform(type_fen, "half a posi")
    with hearing(clipboard) as said:
        clipboard.copy_fen()
    assert held() == "half a posi"
    assert "not a valid FEN" in said.args[0]


def test_copy_as_opens_one_window(clipboard, window, qtbot):
    clipboard.copy_as()
    clipboard.copy_as()
    (dialog,) = window.findChildren(CopyAsDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    with hearing(clipboard):
        type_keys(dialog.focusWidget(), "Return")
    assert held() == START
    type_keys(dialog.focusWidget(), "Esc")
    assert not dialog.isVisible()


def test_cutting_takes_the_record_out(editor, clipboard):
    clipboard.cut_record()
    assert held() == f"{START} ; start"
    assert [record.line for record in editor.state.collection] == [AFTER_E4]
    clipboard.paste()
    assert [record.line for record in editor.state.collection] == [AFTER_E4, f"{START} ; start"]


def test_several_positions_become_records_in_one_step(editor, clipboard, qtbot):
    words = said_of(qtbot, clipboard, f"{HARING}\n{IMMORTAL}\n")
    assert words == "2 positions read as FEN. Added as positions 2–3."
    assert len(editor.state.collection) == 4
    editor.undo_stack.undo()
    assert len(editor.state.collection) == 2


@pytest.mark.parametrize(
    ("text", "board", "words"),
    [
        (HARING, HARING.split()[0], []),
        (f"[{HARING}]", HARING.split()[0], []),
        ("8/8/8/8/8/8/8/K1k5", "8/8/8/8/8/8/8/K1k5", ["Assumed: White to move"]),
        (POLISH, POLISH_BOARD, ["list of pieces in Polish", "White is assumed"]),
        (
            f"https://lichess.org/editor/{HARING.replace(' ', '_')}",
            HARING.split()[0],
            ["link to lichess.org"],
        ),
        ("SP 518", START.split()[0], ["Chess960 start position 518"]),
    ],
)
def test_what_was_read_and_assumed_is_said(editor, clipboard, qtbot, text, board, words):
    editor.show_record(1)
    notes = []
    clipboard.read.connect(notes.append)
    said = []
    listen(clipboard, said.append)
    clipboard.paste_text(text)
    assert fen_of(editor.state).split()[0] == board
    # Each thing in one place: what it was read as in the status bar, the rest beside the FEN.
    assert [phrase for phrase in words if phrase not in f"{said} {notes[-1]}"] == []
    assert not notes[-1] or notes[-1] not in said
    # That a FEN was read as one is no news.
    assert not said or "FEN" not in said[0]
    editor.undo_stack.undo()
    assert fen_of(editor.state) == AFTER_E4


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hello", "No position"),
        ("milk, bread, 6 eggs", "No position"),
        ("", "no text"),
        (" \n", "no text"),
        ('[White "A"]\n[FEN "8/8/8/8/8/8/8/W6k w - - 0 1"]\n\n1. e4 *\n', "“W” in rank 1"),
        ("8/8/8/8/8/8/W7/k6K w - - 0 1\n8/8/8/8/8/8/8/X6k w - - 0 1\n", "“W” in rank 2"),
        ("My position:\n8/8/8/8/8/8/8/K6kk w - - 0 1\nDid I win?", "Rank 1 is too long"),
        ("0023.11", "GBR code"),
        ("+0010.12 e1g8", "GBR code"),
    ],
)
def test_what_is_no_position_changes_nothing_and_is_said(editor, clipboard, qtbot, text, words):
    before = editor.state
    assert words in said_of(qtbot, clipboard, text)
    assert editor.state is before


@pytest.mark.parametrize(
    "fen",
    [
        "r3k2r/8/8/8/8/8/8/R3K2X w KQkq - 5 9",
        "r3k2r/8/8/8/8/8/8/R3K2R x KQkq - 5 9",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkx - 5 9",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq e9 5 9",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 9x",
    ],
)
def test_a_fen_with_a_slip_becomes_the_draft(editor, clipboard, qtbot, fen):
    text = f" {fen}\n"
    told = said_of(qtbot, clipboard, text)
    assert editor.state.problem is not None
    assert told.startswith(f"{problem_sentence(editor.state.problem)} Added as position 2.")
    assert editor.state.fen_text == text.strip()
    assert editor.state.is_draft and len(editor.state.collection) == 3
    editor.undo_stack.undo()
    assert not editor.state.is_draft and fen_of(editor.state) == START
    told = said_of(qtbot, clipboard, text, over=True)
    assert told.endswith("Replaced position 1. Undo brings it back.")
    assert editor.state.is_draft and fen_of(editor.state) == START


@pytest.mark.parametrize(
    ("text", "words"), [(f"{START} ; start", "already"), ("hello", "No position")]
)
def test_what_changes_nothing_is_said_and_ends_the_last_note(clipboard, qtbot, text, words):
    with qtbot.waitSignal(clipboard.read) as read, hearing(clipboard) as said:
        clipboard.paste_text(text, over=True)
    assert words in said.args[0]
    assert read.args == [""]


def test_whether_a_position_was_added_is_said(editor, clipboard, qtbot):
    added, advice = (
        "Added as position {}.",
        "Paste Over (Ctrl+Shift+V) replaces a position instead.",
    )
    first = said_of(qtbot, clipboard, f'[FEN "{HARING}"]\n\n*\n')
    assert added.format(2) in first and first.endswith(f" {advice}")
    with hearing(clipboard) as said:
        clipboard.paste_own((Record(IMMORTAL),))
    assert said.args == [added.format(3)]
    with hearing(clipboard) as said:
        clipboard.paste_text(START, at=0)
    assert said.args[0].endswith(added.format(1))
    count = len(editor.state.collection)
    told = []
    listen(clipboard, told.append)
    for text in (HARING, "8/8/8/8/8/8/8/K1k5"):
        clipboard.paste_text(text, over=True)
        assert len(editor.state.collection) == count
    assert told == ["Replaced position 1. Undo brings it back."] * 2


@pytest.mark.parametrize("answer", [Qt.Key.Key_Return, Qt.Key.Key_1])
def test_what_is_not_certain_is_asked_about(editor, clipboard, window, qtbot, answer):
    before = editor.state
    clipboard.paste_text("42")
    dialog = question(window, qtbot)
    assert editor.state is before
    with hearing(clipboard) as said:
        QTest.keyClick(dialog.focusWidget(), answer)
    assert "Chess960 start position 42" in said.args[0]
    assert editor.state.chess960
    editor.undo_stack.undo()
    assert editor.state == before


def test_escape_from_the_question_changes_nothing(editor, clipboard, window, qtbot):
    before = editor.state
    clipboard.paste_text("42")
    said = []
    listen(clipboard, said.append)
    type_keys(question(window, qtbot).focusWidget(), "Esc")
    assert editor.state is before and not said


def test_records_of_any_spelling_are_inserted_in_the_list(editor, clipboard):
    QGuiApplication.clipboard().setText(POLISH)
    clipboard.paste()
    boards = [record.position.placement for record in editor.state.collection if record.position]
    assert len(boards) == 3
    assert fen_of(editor.state).split()[0] == POLISH_BOARD


def test_of_a_page_the_text_is_pasted(editor, clipboard, qtbot):
    page = QMimeData()
    page.setHtml(f"<p>&nbsp;<b>{HARING.replace(' ', '&nbsp;')}</b></p>")
    QGuiApplication.clipboard().setMimeData(page)
    clipboard.paste()
    assert fen_of(editor.state) == HARING


def test_text_goes_before_its_page():
    both = QMimeData()
    both.setText(HARING)
    both.setHtml("<p>something else</p>")
    assert text_in(both) == HARING


def test_nothing_on_the_clipboard_is_no_text(clipboard, qtbot):
    QGuiApplication.clipboard().clear()
    with hearing(clipboard) as said:
        clipboard.paste()
    assert "no text" in said.args[0]


def test_a_text_too_long_to_look_through_is_named_and_changes_nothing(editor, clipboard, qtbot):
    before = editor.state
    assert "1,000,001" in said_of(qtbot, clipboard, "8" * 1_000_001)
    assert editor.state is before


def test_pasted_moves_are_shown_at_their_end(editor, window, tmp_path, qtbot):
    pictures = SimpleNamespace(spellings=tuple, text_of_data=lambda _data: None)
    bench = bench_of(window, editor, services_in(tmp_path).settings, pictures=pictures)
    clipboard = ClipboardController(bench)
    said = said_of(qtbot, clipboard, "1. e4 c5 2. Nf3")
    assert said.startswith("Read as the moves of a game. Added as position 2.")
    assert editor.state.record.line == f"{START} pv e4 c5 Nf3;"
    assert fen_of(bench.editor.shown).startswith("rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/")
    # The start is one key away.
    bench.moves.step("first")
    assert fen_of(bench.editor.shown) == START


def test_of_moves_that_do_not_fit_the_game_up_to_there_is_offered(editor, window, clipboard, qtbot):
    clipboard.paste_text("1. e4 e5 2. Nf3 Nc6 3. Bb5 Nxe5 4. Nxe5 Qe7")
    dialog = question(window, qtbot)
    assert "3…Nxe5 is not possible" in dialog.list_widget.item(0).toolTip()
    qtbot.keyClick(dialog, Qt.Key.Key_1)
    assert editor.state.record.line == (f'{START} pv e4 e5 Nf3 Nc6 Bb5; c9 "Nxe5 4. Nxe5 Qe7";')


@pytest.fixture
def beside(editor, window, tmp_path) -> ClipboardController:
    """A clipboard beside Black's move 2 of a line."""
    pictures = SimpleNamespace(spellings=tuple, text_of_data=lambda _data: None)
    bench = bench_of(window, editor, services_in(tmp_path).settings, pictures=pictures)
    bench.moves.play("e2e4", "e7e5", "g1f3")
    return ClipboardController(bench)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("2... Nc6 3. Bb5 a6 *", "e4 e5 Nf3 Nc6 Bb5 a6"),
        ("Nc6 Bb5", "e4 e5 Nf3 Nc6 Bb5"),
        ("1. Nc6 Bb5", "e4 e5 Nf3 Nc6 Bb5"),
        ("exd4", "e4 e5 Nf3 "),
        ("2... d6 (2... Nc6 3. Bb5) 3. d4 {Now}", "e4 e5 Nf3 d6 d4"),
    ],
)
def test_moves_that_fit_only_after_the_shown_one_go_on_from_there(
    editor, beside, qtbot, text, line
):
    moves, before = beside._bench.moves, editor.state
    fits = not line.endswith(" ")
    said = said_of(qtbot, beside, text)
    assert said.startswith("The moves continue the position shown." if fits else "No position")
    assert editor.state is before
    assert [node.san for node in moves.tree.moves_to(moves.path)] == line.split()
    if "(" in text:
        nodes = moves.tree.node_at((0, 0, 0)).children
        assert [node.san for node in nodes] == ["d6", "Nc6"]
        assert nodes[0].children[0].comment == "Now"
    if fits:
        moves.undo()
        assert len(moves.path) == 3


def test_a_game_with_numbers_of_its_own_stays_one(editor, beside, qtbot):
    beside._bench.moves.play("b8c6")
    said = said_of(qtbot, beside, "1. d4 d5")
    assert said.startswith("Read as the moves of a game.")
    assert len(editor.state.collection) == 3


def test_moves_that_fit_both_are_asked_about(editor, window, beside, qtbot):
    moves = beside._bench.moves
    moves.play("b8c6")
    beside.paste_text("d4 d5")
    dialog = question(window, qtbot)
    titles = [dialog.list_widget.item(row).text() for row in range(dialog.list_widget.count())]
    assert titles == ["Moves from the position shown", "The moves of a game"]
    qtbot.keyClick(dialog, Qt.Key.Key_1)
    assert len(moves.path) == 6 and len(editor.state.collection) == 2


@pytest.mark.parametrize("is_found", [True, False])
def test_a_link_is_opened_with_what_it_cannot_carry(
    clipboard, editor, qtbot, monkeypatch, is_found
):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url) or is_found)
    editor.perform(type_fen, f'{AFTER_E4} ; [%cal Ge2e4] "><script> %41')
    with hearing(clipboard) as said:
        clipboard.open_in_browser("chesscom")
    assert [bytes(url.toEncoded().data()).decode() for url in opened] == [
        "https://www.chess.com/analysis?fen=" + quote(AFTER_E4, safe="")
    ]
    assert str(said.args[0]) == (
        "Opened in the browser. Left out: the marks."
        if is_found
        else "No browser was found. Copy As copies the link."
    )


def test_where_there_is_no_position_nothing_is_opened(window, tmp_path):
    editor = editor_of(state_of_text("no position at all\n"))
    clipboard = ClipboardController(bench_of(window, editor, services_in(tmp_path).settings))
    with hearing(clipboard) as said:
        clipboard.open_in_browser("lichess")
    assert said.args == ["There is no position to open yet."]
    editor.close()

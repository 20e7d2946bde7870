import gc
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QAction,
    QClipboard,
    QColor,
    QContextMenuEvent,
    QDropEvent,
    QImage,
    QKeyEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from fenedit.notation.spellings import anything
from fenedit.session.intents.fields import set_side_to_move
from fenedit.ui.fen.line import FenLine, is_typed, step_in_history
from fenedit.ui.style import current_palette
from tests.helpers.states import HARING, START, editor_of, state_of_fen


@pytest.fixture
def line(qtbot: QtBot) -> FenLine:
    line = FenLine(editor_of(state_of_fen(START)))
    qtbot.addWidget(line)
    line.resize(700, 34)
    with qtbot.waitExposed(line):
        line.show()
    return line


def reddish_columns(line: FenLine) -> list[int]:
    """Return the places with the colour of faults between the frame's left and right sides."""
    image: QImage = line.grab().toImage()
    danger = QColor(current_palette().danger)
    rows = range(4, image.height() - 4)
    columns = range(4, image.width() - 4)
    return [x for x in columns if any(image.pixelColor(x, y) == danger for y in rows)]


@pytest.mark.parametrize("text", [HARING, "4k3/♔♕♖/x 𝔸𝔹 w", "a\tb\x00c d"])
def test_each_character_is_located_where_it_is_drawn(line: FenLine, text: str) -> None:
    line.setText(text)
    for caret in (0, len(text)):
        line.select_span((caret, caret))
        for offset in range(len(text)):
            middle = (line.place_of(offset) + line.place_of(offset + 1)) / 2
            assert line.offset_at(middle) == offset


def test_no_character_is_found_beside_the_text(line: FenLine) -> None:
    line.setText("4k3")
    assert line.offset_at(line.place_of(3) + 20) is None
    assert line.offset_at(1) is None


@pytest.mark.parametrize("caret", [0, 300])
def test_characters_are_found_in_a_text_that_is_scrolled(line: FenLine, caret: int) -> None:
    line.setText("".join(chr(ord("a") + place % 26) for place in range(300)))
    line.select_span((caret, caret))
    visible = [offset for offset in range(300) if 20 < line.place_of(offset) < 600]
    assert len(visible) > 30
    for offset in visible:
        middle = QPoint(int(line.place_of(offset)), line.height() // 2)
        assert line.cursorPositionAt(middle + QPoint(1, 0)) == offset


def test_offsets_are_code_points(line: FenLine) -> None:
    line.setText("𝔸𝔹c")
    line.select_span((1, 2))
    assert line.selectedText() == "𝔹"
    line.select_span((2, 2))
    assert line.caret() == 2


def test_a_fault_is_marked_in_its_place(line: FenLine) -> None:
    line.setText(HARING)
    assert reddish_columns(line) == []
    line.set_fault((10, 12))
    marked = reddish_columns(line)
    assert line.place_of(10) - 1 <= min(marked)
    assert max(marked) <= line.place_of(12)
    assert max(marked) - min(marked) > 0.8 * (line.place_of(12) - line.place_of(10))
    line.set_fault(None)
    assert reddish_columns(line) == []


def test_a_missing_part_is_marked_by_a_wedge(line: FenLine) -> None:
    line.setText("4k3")
    line.set_fault((3, 3))
    marked = reddish_columns(line)
    assert marked
    assert min(marked) >= line.place_of(3) - 5
    assert max(marked) <= line.place_of(3) + 5


def test_another_text_leaves_the_caret_where_it_was(line: FenLine) -> None:
    line.setText(HARING)
    line.select_span((4, 4))
    line.replace_text(START)
    assert line.caret() == 4
    line.replace_text("x")
    assert line.caret() == 1


def test_the_pointer_is_signalled_once_for_each_character(qtbot: QtBot, line: FenLine) -> None:
    line.setText(HARING)
    told: list[object] = []
    line.pointed.connect(told.append)
    left = int(line.place_of(2))
    for x in (left + 1, left + 2, left + 9):
        qtbot.mouseMove(line, QPoint(x, 17))
    assert told == [2, 3]


def test_the_text_is_of_fixed_width(line: FenLine) -> None:
    line.setText("iiiiWWWW")
    widths = {round(line.place_of(n + 1) - line.place_of(n), 3) for n in range(8)}
    assert len(widths) == 1


def test_undo_and_redo_are_not_the_line_s_own(qtbot: QtBot, line: FenLine) -> None:
    qtbot.keyClicks(line, "abc")
    qtbot.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert line.text() == "abc"


# --- texts that arrive as a whole --------------------------------------------------------------


class Selection:
    """A clipboard with X11's selection, which the platform of these tests lacks."""

    def __init__(self, text: str) -> None:
        self._text = text

    def supportsSelection(self) -> bool:
        return True

    def text(self, mode: QClipboard.Mode = QClipboard.Mode.Clipboard) -> str:
        return self._text if mode is QClipboard.Mode.Selection else "the clipboard"


def usual_action(line: FenLine, name: str) -> QAction:
    return next(action for action in line.usual_menu().actions() if action.objectName() == name)


def paste_by_key(line: FenLine, qtbot: QtBot, text: str, _monkeypatch: pytest.MonkeyPatch) -> None:
    QApplication.clipboard().setText(text)
    qtbot.keyClick(line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def paste_by_menu(line: FenLine, qtbot: QtBot, text: str, _monkeypatch: pytest.MonkeyPatch) -> None:
    QApplication.clipboard().setText(text)
    usual_action(line, "edit-paste").trigger()


def paste_selection(
    line: FenLine, qtbot: QtBot, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QApplication, "clipboard", lambda: Selection(text))
    place = QPoint(int(line.place_of(2)), 17)
    qtbot.mouseClick(line, Qt.MouseButton.MiddleButton, pos=place)


def paste_selection_by_key(
    line: FenLine, qtbot: QtBot, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QApplication, "clipboard", lambda: Selection(text))
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(line, Qt.Key.Key_Insert, held)


def drop(line: FenLine, _qtbot: QtBot, text: str, _monkeypatch: pytest.MonkeyPatch) -> None:
    drop_dragged(line, text)


def drop_dragged(line: FenLine, text: str) -> Qt.DropAction:
    """Drop a text as a move, and return the action that its source is given."""
    data = QMimeData()
    data.setText(text)
    event = QDropEvent(
        QPointF(line.place_of(2) + 1, 17),
        Qt.DropAction.CopyAction | Qt.DropAction.MoveAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.ShiftModifier,
    )
    # Sent by the application, it would require a running drag.
    line.dropEvent(event)
    return event.dropAction()


Arrival = Callable[[FenLine, QtBot, str, pytest.MonkeyPatch], None]
ways = pytest.mark.parametrize(
    "arrive", [paste_by_key, paste_by_menu, paste_selection, paste_selection_by_key, drop]
)


@ways
@pytest.mark.parametrize("text", [f"{HARING}\n{START}\n", "\r\nfoo\r\n\r\nbar", "4k3\r4k3"])
@pytest.mark.parametrize("selected", [False, True])
def test_several_lines_are_passed_on_wherever_they_arrive(
    qtbot: QtBot,
    line: FenLine,
    monkeypatch: pytest.MonkeyPatch,
    arrive: Arrival,
    text: str,
    selected: bool,
) -> None:
    line.setText("4k3/8")
    if selected:
        line.selectAll()
    with qtbot.waitSignal(line.position_pasted) as pasted:
        arrive(line, qtbot, text, monkeypatch)
    assert pasted.args == [text]
    assert line.text() == "4k3/8"


@ways
@pytest.mark.parametrize(
    ("text", "inserted"),
    [
        ("ab\r\n", "ab"),
        ("\n\n ab", " ab"),
        ("a\u2028b\x85", "a\u2028b\x85"),
        ("\ufeffab", "\ufeffab"),
    ],
)
def test_one_line_is_inserted_without_the_breaks_around_it(
    qtbot: QtBot,
    line: FenLine,
    monkeypatch: pytest.MonkeyPatch,
    arrive: Arrival,
    text: str,
    inserted: str,
) -> None:
    line.setText("4k3/8")
    line.select_span((2, 2))
    if arrive is paste_by_key or arrive is paste_by_menu or arrive is drop:
        # Qt takes the first of two for a byte order mark when it gets a text from Python.
        text = text.replace("\ufeff", "\ufeff\ufeff")
    with (
        qtbot.assertNotEmitted(line.position_pasted),
        qtbot.waitSignal(line.textEdited) as edited,
    ):
        arrive(line, qtbot, text, monkeypatch)
    assert edited.args == [f"4k{inserted}3/8"]
    assert line.caret() == 2 + len(inserted)


@ways
def test_a_text_too_long_to_examine_is_passed_on(
    qtbot: QtBot,
    line: FenLine,
    monkeypatch: pytest.MonkeyPatch,
    arrive: Arrival,
) -> None:
    monkeypatch.setattr(anything, "read_anything", None)
    with qtbot.waitSignal(line.position_pasted) as pasted:
        arrive(line, qtbot, "8" * 1_000_001, monkeypatch)
    assert len(pasted.args[0]) == 1_000_001
    assert line.text() == ""


@ways
def test_a_whole_position_is_passed_on_wherever_it_arrives(
    qtbot: QtBot, line: FenLine, monkeypatch: pytest.MonkeyPatch, arrive: Arrival
) -> None:
    line.setText(START)
    with qtbot.waitSignal(line.position_pasted) as pasted:
        arrive(line, qtbot, HARING + "\n", monkeypatch)
    assert pasted.args == [HARING + "\n"]
    assert line.text() == START


@pytest.mark.parametrize("arrive", [paste_by_key, paste_by_menu, paste_selection_by_key])
@pytest.mark.parametrize("text", [HARING, START.replace("8/8/8/8", "8/8/8/9")])
def test_a_fen_in_place_of_the_whole_text_is_passed_on_even_if_it_is_faulty(
    qtbot: QtBot, line: FenLine, monkeypatch: pytest.MonkeyPatch, arrive: Arrival, text: str
) -> None:
    line.setText(START)
    line.selectAll()
    with qtbot.waitSignal(line.position_pasted) as pasted:
        arrive(line, qtbot, text, monkeypatch)
    assert pasted.args == [text]
    assert line.text() == START


def test_a_placement_in_place_of_another_makes_a_whole_position(
    qtbot: QtBot, line: FenLine
) -> None:
    placement, _, fields = START.partition(" ")
    line.setText(f"[{START}]")
    line.select_span((0, len(placement) + 1))
    QApplication.clipboard().setText(HARING.split()[0])
    with qtbot.waitSignal(line.position_pasted) as pasted:
        line.paste()
    assert pasted.args == [f"{HARING.split()[0]} {fields}]"]
    QApplication.clipboard().setText(HARING)
    with qtbot.waitSignal(line.position_pasted) as pasted:
        line.paste()
    assert pasted.args == [f"{HARING}]"]
    QApplication.clipboard().setText(HARING.split()[0])
    line.select_span((1, 9))
    with qtbot.assertNotEmitted(line.position_pasted):
        line.paste()


@pytest.mark.parametrize(
    "text",
    [
        "Białe: Ka4 Hf1 Czarne: Kc8 a7",
        "https://lichess.org/editor/8/8/8/8/8/8/8/K1k5_w_-_-_0_1",
        "<b>8/8/8/8/8/8/8/K1k5 w - - 0 1</b>",
    ],
)
@ways
def test_a_position_in_another_spelling_is_passed_on_as_well(
    qtbot: QtBot, line: FenLine, monkeypatch: pytest.MonkeyPatch, arrive: Arrival, text: str
) -> None:
    line.setText(START)
    with qtbot.waitSignal(line.position_pasted) as pasted:
        arrive(line, qtbot, text, monkeypatch)
    assert pasted.args == [text]
    assert line.text() == START


@pytest.mark.parametrize("text", ["", START])
def test_a_number_is_passed_on_only_in_place_of_the_whole_text(
    qtbot: QtBot, line: FenLine, text: str
) -> None:
    line.setText(text)
    line.selectAll()
    QApplication.clipboard().setText("42")
    with qtbot.waitSignal(line.position_pasted) as pasted:
        line.paste()
    assert pasted.args == ["42"]
    assert line.text() == text


def test_a_number_is_inserted_among_the_fields(qtbot: QtBot, line: FenLine) -> None:
    line.setText(START.removesuffix("1"))
    QApplication.clipboard().setText("42")
    with qtbot.assertNotEmitted(line.position_pasted):
        line.paste()
    assert line.text() == START.removesuffix("1") + "42"


def test_the_text_of_a_page_of_html_is_pasted(line: FenLine) -> None:
    page = QMimeData()
    page.setHtml("<p>4k3/<b>8</b></p>")
    QApplication.clipboard().setMimeData(page)
    line.paste()
    assert line.text() == "4k3/8"


@ways
def test_nothing_is_pasted_into_a_read_only_line(
    qtbot: QtBot, line: FenLine, monkeypatch: pytest.MonkeyPatch, arrive: Arrival
) -> None:
    line.setText(START)
    line.setReadOnly(True)
    if arrive is not paste_by_menu:
        arrive(line, qtbot, "ab", monkeypatch)
    assert line.text() == START


def test_line_breaks_alone_do_not_delete_what_is_selected(qtbot: QtBot, line: FenLine) -> None:
    line.setText("4k3")
    line.selectAll()
    QApplication.clipboard().setText("\r\n")
    line.paste()
    assert line.text() == "4k3"


def test_text_that_is_passed_on_stays_at_its_source(line: FenLine) -> None:
    assert drop_dragged(line, f"{HARING}\n{START}") is Qt.DropAction.CopyAction
    assert drop_dragged(line, "ab") is Qt.DropAction.MoveAction


# --- texts that Qt would not hold --------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["\ufeff4k3", "\ufeff\ufeff4k3", "\ufffe4k3", "4\ufeffk3", "\ufeff𝔸", "\ufffe𝔸", "n" * 40_000],
)
def test_every_text_is_kept_exactly(line: FenLine, text: str) -> None:
    line.replace_text(text)
    assert line.text() == text


def test_half_a_surrogate_is_shown_by_a_replacement(line: FenLine) -> None:
    line.replace_text("a\ud800b\ud83d\ude00")
    assert line.text() == "a\ufffdb\ufffd\ufffd"


def test_the_menu_is_not_modal_and_deleted_when_it_closes(line: FenLine) -> None:
    place = QPoint(20, 17)
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(line, QContextMenuEvent(reason, place, line.mapToGlobal(place)))
    gc.collect()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu) and menu.isVisible()
    assert menu.parentWidget() is line
    menu.close()
    QTest.qWait(0)
    assert not line.findChildren(QMenu)


NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def key(code: Qt.Key, modifiers: Qt.KeyboardModifier = NONE, text: str = "") -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, code, modifiers, text)


@pytest.mark.parametrize(
    ("event", "typed"),
    [
        (key(Qt.Key.Key_K, SHIFT, "K"), True),
        (key(Qt.Key.Key_Slash, NONE, "/"), True),
        (key(Qt.Key.Key_Z, CTRL, "z"), False),
        (key(Qt.Key.Key_Backspace, NONE, "\b"), False),
        (key(Qt.Key.Key_Left), False),
        (key(Qt.Key.Key_Undo), False),
    ],
)
def test_typed_keys_are_distinguished_from_commands(event: QKeyEvent, typed: bool) -> None:
    assert is_typed(event) is typed


@pytest.mark.usefixtures("qapp")
def test_the_keys_undo_and_redo_in_the_document() -> None:
    editor = editor_of(state_of_fen(START))
    editor.perform(set_side_to_move, "b")
    assert step_in_history(key(Qt.Key.Key_Z, CTRL), editor)
    assert editor.state.position.side_to_move == "w"
    assert step_in_history(key(Qt.Key.Key_Z, CTRL | SHIFT), editor)
    assert editor.state.position.side_to_move == "b"
    assert not step_in_history(key(Qt.Key.Key_Z), editor)
    assert editor.state.position.side_to_move == "b"
    editor.close()

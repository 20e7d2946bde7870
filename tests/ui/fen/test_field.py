import time
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from fenedit.notation.position import parse_square
from fenedit.session.editor import Editor
from fenedit.session.intents import board, records
from fenedit.session.intents.records import type_fen
from fenedit.session.state import EditorState, state_at
from fenedit.ui.fen import field as fen_field
from fenedit.ui.fen.field import FenField, HintTone
from tests.helpers.benches import bench_around
from tests.helpers.panel_hands import stage
from tests.helpers.states import HARING, IMMORTAL, START, editor_of, fen_of, state_of_text

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
E4 = parse_square("e4")


class Hand:
    """Types in a field like a user."""

    def __init__(self, editor: Editor, qtbot: QtBot) -> None:
        self.editor = editor
        self.pasted: list[str] = []
        self.copies = 0
        self.over: list[bool] = []
        clipboard = SimpleNamespace(
            copy_fen=self.copy,
            paste=lambda: self.paste_text(QApplication.clipboard().text()),
            paste_text=self.paste_text,
        )
        bench = bench_around(qtbot, editor, clipboard=clipboard)
        for fen in (IMMORTAL, START):
            bench.settings.add_recent_position(fen)
        self.field = FenField(bench)
        self.line = self.field.line
        self.qtbot = qtbot

    def copy(self) -> None:
        self.copies += 1

    def paste_text(self, text: str, *, over: bool = False) -> None:
        self.pasted.append(text)
        self.over.append(over)

    @property
    def state(self) -> EditorState:
        return self.editor.state

    @property
    def text(self) -> str:
        return self.line.text()

    def enter(self) -> None:
        self.line.setFocus(Qt.FocusReason.MouseFocusReason)

    def leave(self) -> None:
        self.line.nextInFocusChain().setFocus(Qt.FocusReason.TabFocusReason)

    def replace(self, text: str) -> None:
        """Select all and type a text in its place."""
        self.enter()
        self.press(Key.Key_A, CTRL)
        self.type(text) if text else self.press(Key.Key_Delete)

    def type(self, text: str) -> None:
        QTest.keyClicks(self.line, text)

    def press(
        self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        QTest.keyClick(self.line, key, modifiers)

    def paste(self, text: str) -> None:
        QApplication.clipboard().setText(text)
        self.press(Key.Key_V, CTRL)

    def undo(self) -> None:
        self.editor.undo_stack.undo()

    def button(self, text: str) -> QPushButton:
        buttons = self.field.findChildren(QPushButton)
        return next(button for button in buttons if button.text() == text and button.isVisible())


@pytest.fixture
def document() -> str:
    return HARING + "\n"


@pytest.fixture
def hand(qtbot: QtBot, document: str) -> Iterator[Hand]:
    editor = editor_of(state_of_text(document))
    hand = Hand(editor, qtbot)
    with stage(qtbot, editor, hand.field):
        yield hand


# --- typing ------------------------------------------------------------------------------------


def test_a_text_that_means_a_position_changes_the_state_at_each_keystroke(hand: Hand) -> None:
    hand.enter()
    hand.press(Key.Key_End)
    hand.type("2")
    assert hand.state.position.fullmove_number == 12
    hand.type("3")
    assert hand.state.position.fullmove_number == 123


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("https://lichess.org/editor/8/8/8/8/8/8/8/K6k_w_-_-_0_1", ""),
        ("[8/8/8/8/8/8/8/K6k W]", "in lower case"),
        ('[FEN "8/8/8/8/8/8/8/K6k w - - 0 1"]', ""),
        ("8/8/8/8/8/8/8/K6k_w_-_-_0_1", "nderscores"),
        ("8/8/8/8/8/8/8/K6k w - - 0 1 moves e2e4", "kept as it is"),
        ("8/8/8/8/8/8/8/K111111k w - - 0 1", "as one number"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w qkKQ - 05 1", "put in order"),
    ],
)
def test_text_is_not_rewritten_under_the_caret(hand: Hand, typed: str, said: str) -> None:
    hand.replace(typed[0])
    for length in range(1, len(typed)):
        hand.type(typed[length])
        assert hand.text == typed[: length + 1]
    assert not hand.state.is_draft
    assert hand.field.hint.tone is HintTone.NOTE
    assert said in hand.field.hint.message
    hand.leave()
    assert hand.text == hand.state.fen_text


@pytest.mark.parametrize(
    ("typed", "offset", "square", "place"),
    [
        ("https://lichess.org/editor/4k3/8/8/8/8/8/8/K7_w_-_-_0_1", 28, "e8", "Piece placement"),
        ("[4k3/8/8/8/8/8/8/K7 W]", 2, "e8", "Piece placement"),
        ("[4k3/8/8/8/8/8/8/K7 W]", 20, None, "Side to move"),
        ("4k3/8/8/8/8/8/8/K7_w_-_-_0_1", 19, None, "Side to move"),
    ],
)
def test_the_place_of_the_caret_is_described_in_another_spelling(
    hand: Hand, typed: str, offset: int, square: str | None, place: str
) -> None:
    hovered: list[int | None] = []
    hand.field.field_hovered.connect(hovered.append)
    hand.replace(typed)
    hand.line.select_span((offset, offset))
    hand.qtbot.waitUntil(lambda: hand.field.hint.place.startswith(place))
    assert (hovered[-1:] or [None]) == [None if square is None else parse_square(square)]


def test_a_change_from_elsewhere_that_means_the_same_leaves_the_text_alone(hand: Hand) -> None:
    hand.replace("8/8/8/8/8/8/8/K6k")
    hand.field.show_state(state_at(hand.state.document, 0))
    assert hand.text == "8/8/8/8/8/8/8/K6k"


def test_a_faulty_text_stays_marked_and_explained_while_the_board_keeps_the_last_position(
    hand: Hand,
) -> None:
    faulty = HARING.replace("R1N2k1P", "R1N2k1")
    hand.replace(faulty)
    place = faulty.index("/5Np1")
    assert hand.text == faulty
    assert hand.state.is_draft
    assert hand.line.fault == (place, place + 1)
    assert hand.field.hint.tone is HintTone.FAULT
    assert "Rank 6" in hand.field.hint.message


MOVES = "1.e4 c5 2.Nf3"


def test_typed_moves_are_offered_as_a_game_and_read_at_return(hand: Hand) -> None:
    hand.replace("")
    for length, key in enumerate(MOVES, start=1):
        hand.type(key)
        if length > 1:
            assert hand.field.hint.message == "Moves: press Enter to read them as a game."
            assert hand.line.fault is None
    assert hand.pasted == []
    hand.press(Key.Key_Return)
    assert hand.pasted == [MOVES]


@pytest.mark.parametrize(("text", "is_read"), [(MOVES, True), ("1. e4 e5 2. Ke3 d6 3. d4", False)])
def test_unambiguous_moves_are_read_when_the_field_is_left(
    hand: Hand, text: str, is_read: bool
) -> None:
    hand.replace(text)
    hand.leave()
    assert hand.pasted == [text] * is_read
    # Nothing is removed before it is read.
    assert hand.text == text


def test_text_that_only_begins_like_moves_is_a_fault_at_return(hand: Hand) -> None:
    hand.replace("1.x")
    assert hand.line.fault is None
    hand.press(Key.Key_Return)
    assert hand.pasted == []
    assert hand.line.fault is not None and "rank 8" in hand.field.hint.message


def test_correcting_the_fault_removes_the_mark(hand: Hand) -> None:
    hand.replace(HARING.replace(" w ", " x "))
    assert hand.line.fault is not None
    hand.replace(HARING)
    assert hand.line.fault is None
    assert hand.field.hint.message == ""
    assert fen_of(hand.state) == HARING


def test_leaving_the_field_keeps_a_faulty_text(hand: Hand) -> None:
    hand.replace("4k3/x")
    hand.leave()
    assert hand.text == "4k3/x"
    assert hand.line.fault is not None


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Escape, None])
def test_return_esc_and_leaving_write_out_omitted_fields(hand: Hand, key: Qt.Key | None) -> None:
    hand.replace("8/8/8/8/8/8/8/K6k b")
    hand.leave() if key is None else hand.press(key)
    assert hand.text == "8/8/8/8/8/8/8/K6k b - - 0 1"


def test_missing_fields_are_named_as_assumed(hand: Hand) -> None:
    hand.replace("8/8/8/8/8/8/8/K6k w")
    assert hand.field.hint.tone is HintTone.NOTE
    assert hand.field.hint.message.startswith("Assumed: no castling rights")


def test_editing_the_board_replaces_a_draft_and_undo_brings_it_back(hand: Hand) -> None:
    hand.replace("4k3/x")
    hand.leave()
    kept = hand.state.position.placement
    assert hand.editor.perform(board.place, E4, "Q")
    assert hand.text == fen_of(hand.state)
    hand.undo()
    assert hand.text == "4k3/x"
    assert hand.state.position.placement == kept


# --- undo --------------------------------------------------------------------------------------


def test_typing_is_one_step_until_the_field_is_left(hand: Hand) -> None:
    hand.replace("8/8/8/8/8/8/8/K6k w - - 0 1")
    assert hand.editor.undo_stack.count() == 1
    hand.leave()
    hand.enter()
    hand.press(Key.Key_End)
    hand.type("2")
    assert hand.editor.undo_stack.count() == 2


def test_a_pause_ends_a_step_of_typing(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    hand.enter()
    hand.press(Key.Key_End)
    hand.type("2")
    later = time.monotonic() + fen_field.TYPING_PAUSE + 1
    monkeypatch.setattr(fen_field.time, "monotonic", lambda: later)
    hand.type("3")
    hand.type("4")
    assert hand.editor.undo_stack.count() == 2


@pytest.mark.parametrize("key", [Key.Key_Z, Key.Key_Y])
def test_the_keys_of_undo_and_redo_are_the_documents(hand: Hand, key: Qt.Key) -> None:
    hand.replace("8/8/8/8/8/8/8/K6k w - - 0 1")
    hand.press(Key.Key_Z, CTRL)
    assert hand.text == HARING
    redo = (
        (Key.Key_Y, CTRL)
        if key == Key.Key_Y
        else (Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    )
    hand.press(*redo)
    assert hand.text == "8/8/8/8/8/8/8/K6k w - - 0 1"


def test_typing_after_an_undo_is_another_step(hand: Hand) -> None:
    hand.enter()
    hand.press(Key.Key_End)
    hand.type("2")
    hand.editor.perform(board.place, E4, "Q")
    hand.undo()
    hand.type("3")
    assert hand.editor.undo_stack.count() == 2


# --- Esc ---------------------------------------------------------------------------------------


def test_esc_returns_to_the_boards_fen_and_undo_to_the_draft(hand: Hand) -> None:
    hand.replace("4k3/x")
    on_board = fen_of(hand.state)
    hand.press(Key.Key_Escape)
    assert hand.text == on_board
    assert not hand.state.is_draft
    hand.undo()
    assert hand.text == "4k3/x"


def test_esc_without_an_effect_is_left_to_the_window(hand: Hand, monkeypatch) -> None:
    reached = []
    window = hand.field.window()
    monkeypatch.setattr(
        type(window),
        "keyPressEvent",
        lambda _self, event: reached.append(event.key()),
        raising=False,
    )
    hand.enter()
    hand.press(Key.Key_Escape)
    assert reached == [Key.Key_Escape]


@pytest.mark.parametrize("document", ["no position at all\n"])
def test_esc_leaves_a_record_that_never_had_a_position(hand: Hand) -> None:
    hand.enter()
    hand.press(Key.Key_Escape)
    assert hand.text == "no position at all"


# --- pasting -----------------------------------------------------------------------------------


def test_a_fen_in_place_of_the_whole_text_is_passed_on(hand: Hand) -> None:
    hand.enter()
    hand.press(Key.Key_A, CTRL)
    hand.paste(IMMORTAL + "\r\n")
    assert (hand.pasted, hand.over) == ([IMMORTAL + "\r\n"], [True])
    assert hand.text == HARING


def test_a_text_is_passed_on_with_its_byte_order_mark(hand: Hand) -> None:
    lines = f"\ufeff{START}\n{IMMORTAL}"
    QApplication.clipboard().setText("\ufeff" + lines)
    hand.button("Paste").click()
    assert hand.pasted[-1:] == [lines]
    hand.enter()
    hand.press(Key.Key_V, CTRL)
    assert hand.pasted[-1:] == [lines]


def test_a_line_break_of_an_input_method_becomes_a_blank(hand: Hand) -> None:
    hand.enter()
    hand.press(Key.Key_End)
    event = QInputMethodEvent("", [])
    event.setCommitString("2\n; x")
    QApplication.sendEvent(hand.line, event)
    assert hand.text == HARING + "2 ; x"
    assert hand.line.caret() == len(hand.text)
    assert hand.state.fen_text == hand.text


def test_a_whole_position_is_not_pasted_into_another(hand: Hand) -> None:
    hand.enter()
    hand.paste(IMMORTAL)
    assert (hand.pasted, hand.over) == ([IMMORTAL], [False])
    assert hand.text == HARING


def test_copy_without_a_selection_asks_for_the_whole_fen(hand: Hand) -> None:
    hand.enter()
    hand.press(Key.Key_C, CTRL)
    assert hand.copies == 1
    hand.field.select_field(1)
    hand.press(Key.Key_C, CTRL)
    assert hand.copies == 1
    assert QApplication.clipboard().text() == "w"


# Newer releases of Qt prefer places in fractions of pixels, which older ones do not take.
@pytest.mark.filterwarnings("ignore:.*QDragEnterEvent.* is marked as deprecated")
def test_a_file_that_is_dropped_is_left_to_the_window(hand: Hand) -> None:
    action, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    for data, taken in ((QMimeData(), False), (QMimeData(), True)):
        data.setText("file:///tmp/positions.fen" if not taken else HARING)
        if not taken:
            data.setUrls([QUrl("file:///tmp/positions.fen")])
        event = QDragEnterEvent(QPoint(9, 9), action, data, left, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(hand.line, event)
        assert event.isAccepted() is taken


def test_a_fault_is_reported_to_assistive_technology(hand: Hand) -> None:
    hand.replace("4k3/x")
    hand.qtbot.waitUntil(lambda: hand.line.accessibleDescription() == hand.field.hint.message)


def test_the_buttons_ask_for_copy_and_paste(hand: Hand) -> None:
    QApplication.clipboard().setText("a text")
    hand.button("Copy").click()
    assert hand.copies == 1
    hand.button("Paste").click()
    assert (hand.pasted, hand.over) == (["a text"], [False])


# --- fields and squares ------------------------------------------------------------------------


@pytest.mark.parametrize("index", range(6))
def test_each_field_can_be_selected(hand: Hand, index: int) -> None:
    hand.field.select_field(index)
    assert hand.line.selectedText() == HARING.split()[index]
    assert hand.line.hasFocus()


def test_a_missing_field_gets_the_caret_at_the_end(hand: Hand) -> None:
    hand.replace("8/8/8/8/8/8/8/K6k w")
    hand.field.select_field(4)
    assert hand.line.caret() == len("8/8/8/8/8/8/8/K6k w")


def test_the_pointer_names_field_and_square(hand: Hand) -> None:
    place = int(hand.line.place_of(1)) + 2
    with hand.qtbot.waitSignal(hand.field.field_hovered) as hovered:
        QTest.mouseMove(hand.line, QPoint(place, hand.line.height() // 2))
    assert hovered.args == [parse_square("e8")]
    assert hand.field.hint.place == "Piece placement: e8, black rook"


def test_the_caret_names_field_and_square(hand: Hand) -> None:
    hand.enter()
    with hand.qtbot.waitSignal(hand.field.field_hovered) as hovered:
        hand.press(Key.Key_Home)
    assert hovered.args == [parse_square("a8")]
    assert hand.field.hint.place == "Piece placement: a8–d8, empty"
    hand.press(Key.Key_End)
    hand.qtbot.waitUntil(lambda: hand.field.hint.place.startswith("Fullmove number"))


def test_leaving_the_field_marks_no_square(hand: Hand) -> None:
    hand.enter()
    with hand.qtbot.waitSignal(hand.field.field_hovered):
        hand.press(Key.Key_Home)
    with hand.qtbot.waitSignal(hand.field.field_hovered) as hovered:
        hand.leave()
    assert hovered.args == [None]


# --- repairs, recent positions, records --------------------------------------------------------


def test_an_obvious_repair_is_offered_and_can_be_undone(hand: Hand) -> None:
    faulty = HARING.replace(" w - ", " w 0 ")
    hand.replace(faulty)
    hand.qtbot.waitUntil(lambda: hand.field.hint.button.text() == "Write - instead")
    hand.button("Write - instead").click()
    assert hand.text == HARING
    hand.undo()
    assert hand.text == faulty


@pytest.mark.parametrize("asked", ["h#2", "Helpmate in 2", "b h#2"])
def test_a_stipulation_in_place_of_fields_has_a_repair(hand: Hand, asked: str) -> None:
    placement = "8/8/8/8/8/2k5/8/K1R5"
    hand.replace(f"{placement} {asked}")
    hand.qtbot.waitUntil(lambda: hand.field.hint.button.text() == "Repair it")
    hand.button("Repair it").click()
    assert hand.text == f'{placement} b - - 0 1 c3 "h#2";'


def test_no_repair_is_offered_if_none_is_obvious(hand: Hand) -> None:
    hand.replace(HARING.replace(" w - ", " w 0 "))
    hand.qtbot.waitUntil(lambda: hand.field.hint.button.text() != "")
    hand.replace("4k3/x")
    hand.qtbot.waitUntil(lambda: hand.field.hint.button.text() == "")


def test_a_recent_position_is_loaded(hand: Hand) -> None:
    hand.enter()
    hand.press(Key.Key_Down)
    popup = hand.field.recent.popup
    hand.qtbot.waitUntil(popup.isVisible)
    QTest.keyClick(popup.list_widget, Key.Key_Down)
    QTest.keyClick(popup.list_widget, Key.Key_Return)
    assert not popup.isVisible()
    assert fen_of(hand.state) == IMMORTAL


def test_the_recent_positions_can_be_cleared(hand: Hand) -> None:
    recent = hand.field.recent
    recent.open_list()
    (clear,) = recent.popup.findChildren(QPushButton)
    QTest.mouseClick(clear, Qt.MouseButton.LeftButton)
    assert not recent.popup.isVisible()
    recent.open_list()
    assert recent.popup.list_widget.count() == 0 and not clear.isVisible()
    recent.popup.close()


@pytest.mark.parametrize("document", [f"{HARING}\n{START}\n"])
def test_a_draft_stays_with_its_record(hand: Hand) -> None:
    hand.replace("4k3/x")
    hand.editor.show_record(1)
    assert hand.text == START
    assert hand.line.fault is None
    hand.editor.show_record(0)
    assert hand.text == "4k3/x"
    assert hand.line.fault is not None


@pytest.mark.parametrize("document", [f"{HARING}\n"])
def test_a_document_without_records_invites_typing(hand: Hand) -> None:
    hand.editor.perform(records.delete)
    assert hand.text == ""
    assert hand.line.fault is None
    assert hand.line.placeholderText()
    hand.enter()
    hand.type("8/8/8/8/8/8/8/K6k")
    assert len(hand.state.collection) == 1


@pytest.mark.parametrize("document", [f'{HARING} id "Haring";\n'])
def test_what_follows_the_fields_is_kept(hand: Hand) -> None:
    hand.replace(HARING.replace(" w ", " b "))
    assert hand.state.record.line == f'{HARING.replace(" w ", " b ")} id "Haring";'


OTHER = "8/8/8/4k3/8/8/8/4K2R"


@pytest.mark.parametrize("document", [f'{HARING} id "Haring";\n', f"{HARING}\n", f"{IMMORTAL}\n"])
@pytest.mark.parametrize(
    "typed", [f"{OTHER} b - - 0 1", f"{OTHER} w K - 5 31", f"{OTHER} b - - 0 1 ; mine"]
)
def test_a_whole_fen_typed_over_the_placement_replaces_all_fields(hand: Hand, typed: str) -> None:
    hand.field.select_field(0)
    hand.type(typed)
    assert hand.text == typed and hand.line.fault is None
    assert hand.state.record.line == typed
    assert hand.line.caret() == len(typed)
    hand.undo()
    assert hand.state.record.line.startswith((HARING, IMMORTAL))


@pytest.mark.parametrize("document", [f"{OTHER} w - - 0 1 w - - 0 1 ; mine\n"])
def test_repeated_fields_are_a_fault_with_a_repair(hand: Hand) -> None:
    assert "repeats its fields" in hand.field.hint.message
    assert hand.line.fault == (31, 40)
    hand.enter()
    hand.qtbot.waitUntil(hand.field.hint.button.isVisible)
    hand.field.hint.button.click()
    assert hand.state.record.line == f"{OTHER} w - - 0 1 ; mine"


# --- texts that are hard to show ---------------------------------------------------------------


@pytest.mark.parametrize("document", [f"{START[:-11]}X - 0 1 {'n' * 40_000}END\n"])
def test_a_key_does_not_cut_a_long_line(hand: Hand) -> None:
    before = hand.state.record.line
    hand.enter()
    hand.line.select_span((5, 5))
    hand.press(Key.Key_Backspace)
    assert hand.state.record.line == before[:4] + before[5:]


@pytest.mark.parametrize("document", [f"8/8 {'n' * fen_field.LONGEST}END\n{START}\n"])
def test_a_text_too_long_to_edit_is_shown_in_part_and_kept_whole(hand: Hand) -> None:
    before = hand.state.record.line
    hand.enter()
    hand.press(Key.Key_A, CTRL)
    hand.type("x")
    hand.press(Key.Key_Delete)
    hand.paste("x")
    hand.press(Key.Key_Return)
    hand.leave()
    assert hand.state.record.line == before
    assert hand.editor.undo_stack.count() == 0
    assert hand.text == before[: fen_field.LONGEST] + "…"
    assert "Too long to edit" in hand.field.hint.message
    assert hand.line.fault == (3, 3)
    hand.editor.show_record(1)
    assert hand.text == START
    assert hand.field.hint.message == ""
    hand.enter()
    hand.press(Key.Key_End)
    hand.type("2")
    assert fen_of(hand.state) == START + "2"


def test_a_text_that_becomes_too_long_is_kept_and_can_be_undone(hand: Hand) -> None:
    hand.enter()
    hand.press(Key.Key_End)
    pasted = " ; " + "n" * fen_field.LONGEST
    hand.paste(pasted)
    whole = hand.state.fen_text
    assert whole == HARING + pasted
    hand.type("x")
    assert hand.state.fen_text == whole
    assert "Too long to edit" in hand.field.hint.message
    hand.press(Key.Key_Escape)
    assert hand.state.fen_text == whole
    hand.undo()
    assert hand.text == HARING
    hand.type("2")
    assert fen_of(hand.state) == HARING + "2"


@pytest.mark.parametrize("document", [f"{START}\n\ufffe{START}\n"])
def test_a_byte_order_mark_is_shown_and_kept(hand: Hand) -> None:
    hand.editor.show_record(1)
    before = hand.state.record.line
    assert hand.text == before
    assert hand.line.fault == (0, 1)
    hand.enter()
    hand.press(Key.Key_End)
    hand.type("2")
    assert hand.state.record.line == before + "2"
    hand.press(Key.Key_Home)
    hand.press(Key.Key_Delete)
    assert fen_of(hand.state) == START + "2"


def test_half_a_surrogate_is_shown_by_a_replacement_character(hand: Hand) -> None:
    """Neither a text of Qt nor a file can contain one."""
    text = f"\ud800{START} \udc00x"
    hand.editor.perform(type_fen, text)
    assert hand.text == f"\ufffd{START} \ufffdx"
    assert hand.line.fault == (0, 1)
    assert hand.state.fen_text == text
    hand.leave()
    assert hand.state.fen_text == text


@given(
    texts=st.lists(
        st.text(alphabet="KQkqPp/12345678wb- e3[]", max_size=12)
        | st.sampled_from([START, HARING, IMMORTAL, "8/8/8/8/8/8/8/K6k", f"({START})"]),
        max_size=4,
    )
)
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_text_is_ever_destroyed(hand: Hand, texts: list[str]) -> None:
    for text in texts:
        hand.replace(text)
        assert hand.text == text
        reading = hand.state.record.reading
        if reading is None:
            assert hand.state.record.text == text
    before = hand.text
    hand.leave()
    assert hand.state.is_draft is (hand.line.fault is not None or not hand.text.strip())
    if hand.state.is_draft:
        assert hand.text == before


@pytest.mark.parametrize("document", ['4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id "x";\n'], ids=["epd"])
def test_four_fields_are_all_that_epd_has(hand: Hand) -> None:
    assert hand.field.hint.message == ""


def test_the_reading_of_a_paste_is_shown_until_the_next_message(hand: Hand) -> None:
    hand.field.show_note("Read as a list of pieces.")
    assert hand.field.hint.message == "Read as a list of pieces."
    hand.field.show_note("")
    assert hand.field.hint.message == ""
    hand.field.show_note("Read as a list of pieces.")
    hand.enter()
    hand.press(Key.Key_End)
    hand.press(Key.Key_Backspace)
    assert hand.field.hint.message != "Read as a list of pieces."

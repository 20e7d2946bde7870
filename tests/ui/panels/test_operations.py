"""The card of operations, with mouse and keys."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QFontMetrics, QKeySequence, QShortcut
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from fenedit.documents.document import Collection, Document
from fenedit.documents.formats import records_from
from fenedit.documents.record import Format
from fenedit.session.editor import Editor
from fenedit.session.intents.fields import set_halfmove_clock, set_side_to_move
from fenedit.session.operations import Column, Grade, Role
from fenedit.session.state import EditorState
from fenedit.ui.panels.operations import OperationsCard
from fenedit.ui.panels.operations_table import OperationsTable
from fenedit.ui.rows import smaller
from fenedit.ui.style import bold
from tests.helpers.panel_hands import stage
from tests.helpers.states import START, editor_of

FIELDS = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -"
Key = Qt.Key
GAME = (
    '[Event "Club"]\n[Site "?"]\n[Date "?"]\n[Round "?"]\n[White "Ann"]\n[Black "Bob"]\n'
    f'[Result "*"]\n[SetUp "1"]\n[FEN "{FIELDS} 0 1"]\n\n1. O-O *\n'
)


class Shown:
    """A card on a stage, and its editor."""

    def __init__(self, qtbot: QtBot, editor: Editor, card: OperationsCard):
        self.qtbot = qtbot
        self.editor = editor
        self.card = card

    @property
    def line(self) -> str:
        return self.editor.state.record.line

    @property
    def table(self) -> OperationsTable:
        return self.card.table

    @property
    def rows(self) -> list[tuple[str, str]]:
        model = self.table.model()
        return [
            (
                model.index(row, Column.NAME).data(Qt.ItemDataRole.ToolTipRole)
                or model.index(row, Column.NAME).data(),
                model.index(row, Column.VALUE).data(),
            )
            for row in range(model.rowCount())
        ]

    def index(self, row: int, column: Column = Column.VALUE) -> QModelIndex:
        return self.table.model().index(row, column)

    def click(self, row: int, column: Column = Column.VALUE):
        place = self.table.visualRect(self.index(row, column)).center()
        self.qtbot.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def press(self, key: Key):
        self.qtbot.keyClick(self.card.window().focusWidget() or self.table, key)

    def type(self, text: str):
        widget = self.card.window().focusWidget()
        assert widget is not None
        self.qtbot.keyClicks(widget, text)

    def button(self, text: str) -> QPushButton:
        buttons = self.card.findChildren(QPushButton)
        return next(button for button in buttons if button.text() == text)

    def press_button(self, text: str):
        self.qtbot.mouseClick(self.button(text), Qt.MouseButton.LeftButton)

    def begin(self, opcode: str):
        """Add an operation by its opcode; its value's editor is open afterwards."""
        self.press_button("Add…")
        self.type(opcode)
        self.press(Key.Key_Return)

    @property
    def field(self) -> QLineEdit | None:
        """The editor of a cell, if one is open."""
        fields = self.table.viewport().findChildren(QLineEdit)
        return next((field for field in fields if field.isVisible()), None)

    def says(self, text: str) -> bool:
        return any(
            text in label.text() and label.isVisible() for label in self.card.findChildren(QLabel)
        )


class Show(Protocol):
    """Shows the card of a document."""

    def __call__(self, text: str, kind: Format = "epd") -> AbstractContextManager[Shown]: ...


@pytest.fixture
def show(qtbot) -> Show:
    @contextmanager
    def shown(text: str, kind: Format = "epd") -> Iterator[Shown]:
        collection = records_from(text, kind) if text else Collection((), kind)
        editor = editor_of(EditorState(Document(collection=collection)))
        card = OperationsCard(editor)
        with stage(qtbot, editor, card) as window:
            window.column.setAlignment(card, Qt.AlignmentFlag.AlignTop)
            card.setFixedWidth(275)
            if editor.state.record.line not in (FIELDS, START, ""):
                qtbot.waitUntil(lambda: card.table is not None and card.table.isVisible())
            yield Shown(qtbot, editor, card)

    return shown


def test_without_operations_the_card_is_one_quiet_line(show):
    with show(FIELDS) as shown:
        assert shown.card.table is None
        assert shown.says("No operations")
        assert shown.button("Add…").isVisible() and not shown.button("Delete").isVisible()


def test_operations_are_listed(show):
    with show(f'{FIELDS} bm O-O; id "one";\n{FIELDS} dm 2;\n') as shown:
        assert shown.rows == [("bm", "O-O"), ("id", "one")]
        assert not shown.says("No operations")
        shown.editor.show_record(1)
        assert shown.rows == [("dm", "2")]


def test_f2_edits_the_cell_in_focus_whatever_it_does_elsewhere(show):
    with show(f'{FIELDS} bm O-O; id "one";') as shown:
        elsewhere = []
        QShortcut(QKeySequence("F2"), shown.card.window()).activated.connect(
            lambda: elsewhere.append(True)
        )
        shown.table.setCurrentIndex(shown.index(1))
        shown.table.setFocus()
        shown.press(Key.Key_F2)
        assert shown.field.text() == "one"
        assert not elsewhere


def test_words_of_names_are_not_broken_if_half_the_width_is_enough(show):
    word = "unbrokenly_named"
    with show(f"{FIELDS} {word} 1;") as shown:
        table = shown.table
        usual = table.columnWidth(Column.NAME)
        shown.card.setFixedWidth(320)
        shown.qtbot.waitUntil(lambda: table.columnWidth(Column.NAME) > usual)
        assert QFontMetrics(bold(table.font())).horizontalAdvance(word) < table.columnWidth(
            Column.NAME
        )
        shown.card.setFixedWidth(275)
        shown.qtbot.waitUntil(lambda: table.columnWidth(Column.NAME) == usual)
        assert usual == table.viewport().width() // 2


def test_a_value_is_edited_in_place_in_one_step(show):
    with show(f'{FIELDS} bm O-O; id "one";') as shown:
        shown.click(1)
        assert shown.field.text() == "one"
        shown.field.selectAll()
        shown.type("two words")
        shown.press(Key.Key_Return)
        assert shown.field is None
        assert shown.line == f'{FIELDS} bm O-O; id "two words";'
        assert shown.editor.undo_stack.count() == 1
        assert shown.table.currentIndex().row() == 1
        shown.editor.undo_stack.undo()
        assert shown.rows[1] == ("id", "one")


def test_the_keyboard_alone_edits_adds_and_deletes(show):
    with show(f"{FIELDS} bm O-O;") as shown:
        shown.table.setFocus()
        shown.table.setCurrentIndex(shown.index(0))
        shown.press(Key.Key_Return)
        assert shown.field is not None
        shown.type("Ra8")
        shown.press(Key.Key_Tab)
        assert shown.line == f"{FIELDS} bm Ra8;"
        shown.button("Add…").setFocus()
        shown.press(Key.Key_Space)
        shown.type("id")
        shown.press(Key.Key_Return)
        shown.type("Castle")
        shown.press(Key.Key_Return)
        assert shown.line == f'{FIELDS} bm Ra8; id "Castle";'
        assert shown.table.currentIndex().row() == 1
        shown.press(Key.Key_Delete)
        assert shown.line == f"{FIELDS} bm Ra8;"
        assert shown.editor.undo_stack.count() == 3


def test_an_invalid_value_is_refused_in_place_and_not_lost(show):
    with show(f"{FIELDS} dm 2;") as shown:
        shown.click(0)
        shown.field.selectAll()
        shown.type("soon")
        shown.press(Key.Key_Return)
        assert shown.field.text() == "soon"
        assert shown.index(0).data(Role.GRADE) is Grade.REFUSED
        assert shown.index(0).data(Role.REMARK)
        assert shown.line == f"{FIELDS} dm 2;"
        shown.card.parentWidget().elsewhere.setFocus()
        assert shown.field is None
        assert shown.rows == [("dm", "soon")]
        shown.editor.perform(set_side_to_move, "b")
        assert shown.rows == [("dm", "soon")]
        shown.click(0)
        shown.field.selectAll()
        shown.type("3")
        shown.press(Key.Key_Return)
        assert shown.line.endswith("dm 3;")
        assert shown.index(0).data(Role.GRADE) is None


def test_a_refused_value_does_not_return_in_another_document(show):
    with show(f"{FIELDS} dm 2;") as shown:
        document = shown.editor.state.document
        shown.click(0)
        shown.type("x")
        shown.press(Key.Key_Return)
        shown.card.parentWidget().elsewhere.setFocus()
        assert shown.rows != [("dm", "2")]
        again = document.with_collection(records_from(f"{FIELDS} dm 2;", "epd"))
        shown.editor.open_document(again)
        assert shown.rows == [("dm", "2")]


def test_esc_discards_a_refused_value(show):
    with show(f"{FIELDS} dm 2;") as shown:
        shown.click(0)
        shown.field.selectAll()
        shown.type("soon")
        shown.press(Key.Key_Return)
        shown.press(Key.Key_Escape)
        assert shown.field is None
        assert shown.rows == [("dm", "2")]
        assert shown.editor.undo_stack.count() == 0


def test_a_name_is_added_to_a_bare_position(show):
    with show(START, "fen") as shown:
        shown.begin("id")
        shown.type("The array")
        shown.press(Key.Key_Return)
        assert shown.line == f'{START} id "The array";'
        assert shown.rows == [("id", "The array")]


def test_any_opcode_may_be_written(show):
    with show(FIELDS) as shown:
        shown.begin("my_rating")
        shown.type("5 stars")
        shown.press(Key.Key_Return)
        assert shown.line == f"{FIELDS} my_rating 5 stars;"


@pytest.mark.parametrize("opcode", ["b-m", "dm", "hmvc", "averyverylongopcodename"])
def test_an_invalid_opcode_is_refused_in_place(show, opcode):
    with show(f"{FIELDS} dm 2;") as shown:
        shown.begin(opcode)
        assert shown.card.reason.text()
        assert shown.card.chooser.isVisible() and shown.card.chooser.currentText() == opcode
        assert shown.line == f"{FIELDS} dm 2;"
        shown.press(Key.Key_Escape)
        assert not shown.card.chooser.isVisible() and not shown.card.reason.text()
        assert shown.button("Add…").hasFocus()


def test_an_opcode_without_operands_is_added_at_once(show):
    with show(FIELDS) as shown:
        shown.begin("draw_offer")
        assert shown.line == f"{FIELDS} draw_offer;"


def test_adding_can_be_cancelled_before_and_after_the_opcode(show):
    with show(FIELDS) as shown:
        shown.press_button("Add…")
        shown.press(Key.Key_Return)
        assert shown.says("No operations")
        shown.begin("id")
        shown.press(Key.Key_Escape)
        assert shown.says("No operations")
        shown.begin("id")
        shown.press(Key.Key_Return)
        assert shown.says("No operations")
        assert shown.line == FIELDS


def test_counters_follow_the_position_and_are_only_shown(show):
    with show(f"{FIELDS} hmvc 3; bm O-O;") as shown:
        assert shown.rows == [("hmvc", "3"), ("bm", "O-O")]
        shown.click(0)
        assert shown.field is None
        assert not shown.button("Delete").isEnabled()
        shown.editor.perform(set_halfmove_clock, 7)
        assert ("hmvc", "7") in shown.rows


def test_the_delete_button_removes_the_chosen_row(show):
    with show(f"{FIELDS} bm O-O; dm 2;") as shown:
        shown.click(1, Column.NAME)
        shown.press_button("Delete")
        assert shown.line == f"{FIELDS} bm O-O;"


def test_a_fault_is_reported_and_its_text_is_kept(show):
    with show(f"{FIELDS} ce abc; id one;") as shown:
        assert shown.rows == [("ce", "abc"), ("id", "one")]
        assert shown.index(0).data(Role.GRADE) is Grade.FAULT
        shown.click(1)
        shown.field.selectAll()
        shown.type("two")
        shown.press(Key.Key_Return)
        assert shown.line == f'{FIELDS} ce abc; id "two";'


def test_an_illegal_move_gets_a_warning_a_moment_later(show, qtbot):
    with show(f"{FIELDS} bm Qh5; am O-O;") as shown:
        qtbot.waitUntil(lambda: shown.index(0).data(Role.GRADE) is Grade.WARNING)
        assert shown.index(1).data(Role.GRADE) is None
        shown.editor.perform(set_side_to_move, "b")
        assert shown.rows == [("bm", "Qh5"), ("am", "O-O")]
        qtbot.waitUntil(lambda: shown.index(0).data(Role.GRADE) is Grade.WARNING)


def test_a_remark_of_a_fen_file_is_edited_too(show):
    with show(f"{START} ; the array", "fen") as shown:
        assert shown.rows == [("Remark", "the array")]
        shown.click(0)
        shown.field.selectAll()
        shown.type("before the game")
        shown.press(Key.Key_Return)
        assert shown.line == f"{START} ; before the game"
        shown.begin("id")
        shown.type("start")
        shown.press(Key.Key_Return)
        assert shown.line == f'{START} id "start"; ; before the game'
        assert shown.rows == [("id", "start"), ("Remark", "before the game")]


def test_a_game_shows_its_tags(show):
    with show(GAME, "pgn") as shown:
        assert shown.card.accessibleName() == "Tags of the game"
        assert ("White", "Ann") in shown.rows
        assert "FEN" not in dict(shown.rows)
        shown.click(0)
        assert shown.field is None
        assert not shown.button("Add…").isVisible()


def test_without_records_nothing_can_be_added(show):
    with show("") as shown:
        assert not shown.button("Add…").isVisible()


def test_very_many_operations_are_not_listed(show):
    with show(f"{FIELDS} dm 2;\n{FIELDS} " + " ".join(f"x{n} 1;" for n in range(100))) as shown:
        shown.editor.show_record(1)
        assert shown.says("Too many to list")
        assert not shown.table.isVisible() and not shown.button("Add…").isVisible()
        shown.editor.show_record(0)
        assert shown.rows == [("dm", "2")]


def test_rows_are_read_aloud(show):
    with show(f"{FIELDS} dm 2;") as shown:
        role = Qt.ItemDataRole.AccessibleTextRole
        assert shown.index(0, Column.NAME).data(role) == "Mate in"
        assert shown.table.accessibleName() == "Operations"
        shown.click(0)
        assert shown.field.accessibleName() == "Mate in"
        assert shown.field.placeholderText() == "A number"
        assert shown.button("Add…").accessibleName() == "Add an operation"


def test_an_open_editor_covers_no_warning(show, qtbot):
    with show(f"{FIELDS} bm Qh5; am O-O;") as shown:
        qtbot.waitUntil(lambda: shown.index(0).data(Role.GRADE) is Grade.WARNING)
        shown.click(0)
        row = shown.table.visualRect(shown.index(0))
        words = QFontMetrics(smaller(shown.table.font())).height()
        assert shown.field.geometry().bottom() <= row.bottom() - words
        shown.press(Key.Key_Escape)

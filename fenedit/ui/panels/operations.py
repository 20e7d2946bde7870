"""Edits a record's EPD operations, or the tags of a game, in a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from fenedit.documents.record import EPD_FIELDS, Game, Record, operations_of
from fenedit.notation.fen import COUNTERS
from fenedit.notation.safe_text import shown
from fenedit.session import intents
from fenedit.session.editor import Editor
from fenedit.session.state import EditorState
from fenedit.ui.panels.card import EmptyNote, Section, label_of
from fenedit.ui.panels.text import operation_name, problem_sentence

if TYPE_CHECKING:
    from fenedit.session.operations import OperationRow, OperationsModel
    from fenedit.ui.panels.operations_table import OpcodeChooser, OperationsTable

MOVES_DELAY = 150
"""Milliseconds without a change until moves are checked."""


class OperationsCard(Section):
    """Lists the operations, editable in place; one quiet line if there are none.

    The table is imported when a record has operations: most have none.

    Attributes:
        table: the table, None before a record with operations.
        chooser: the list for the opcode of a new operation, None before its first use.
        reason: why an opcode cannot be added; hidden if nothing is wrong.
    """

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._editor = editor
        self._collection = editor.state.collection
        self._key: object = None
        self._painted = False
        self._rows: tuple[OperationRow, ...] = ()
        self._too_many = False
        self._model: OperationsModel | None = None
        self.table: OperationsTable | None = None
        self.chooser: OpcodeChooser | None = None
        self._quiet = EmptyNote(self, "files", "epd-files")
        self.reason = label_of(self, "danger")
        self.reason.hide()
        tip = self.tr("Delete the selected operation")
        self._delete = self.add_head_button(self.tr("Delete"), tip, tip)
        self._delete.clicked.connect(self._delete_chosen)
        tip = self.tr("Add an operation")
        self._add = self.add_head_button(self.tr("Add…"), tip, tip)
        self._add.clicked.connect(self.begin_adding)
        self.body.addWidget(self._quiet)
        self.body.addWidget(self.reason)
        self._render_timer = QTimer(self, singleShot=True, interval=0)
        self._render_timer.timeout.connect(self._render)
        self._moves_timer = QTimer(self, singleShot=True, interval=MOVES_DELAY)
        self._moves_timer.timeout.connect(self._try_moves)
        self._show_foot()
        self.show_state(editor.state)

    def refused(self) -> list[str]:
        """Commit the open editor; return the typed texts that no record can hold."""
        return self.table.refused() if self.table is not None else []

    def show_state(self, state: EditorState) -> None:
        """Show the operations, or tags, of the record."""
        if state.collection is not self._collection:
            self._collection = state.collection
            if self._model is not None and not self._editor.undo_stack.count():
                # Without history this is another document.
                self._model.forget_typed()
        record = state.whole.named
        said = record.lead + record.rest if isinstance(record, Game) else operations_of(record)
        key = (state.current, len(state.collection) > 0, record.is_game, said)
        if key == self._key:
            if self._rows:
                self._moves_timer.start()
            return
        self._key = key
        if self._painted or not said:
            self._render()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card; make the table once the card is visible."""
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            self._render_timer.start()

    def begin_adding(self) -> None:
        """Ask for the opcode of a new operation, chosen or typed."""
        if self.chooser is None:
            from fenedit.ui.panels.operations_table import OpcodeChooser

            self.chooser = OpcodeChooser(self)
            self.chooser.chosen.connect(self._take_opcode)
            self.chooser.given_up.connect(self._give_up_adding)
            self.body.insertWidget(self.body.indexOf(self._quiet), self.chooser)
            QWidget.setTabOrder(self._add, self.chooser)
        self.chooser.offer(frozenset((*(row.opcode for row in self._rows), *COUNTERS)))
        self.chooser.show()
        self._show_foot()
        self.chooser.setFocus(Qt.FocusReason.OtherFocusReason)

    def _render(self) -> None:
        self._render_timer.stop()
        record = self._editor.state.whole.named
        rows: tuple[OperationRow, ...] = ()
        self._too_many = False
        if record.is_game or operations_of(record).strip():
            rows = self._rows_of(record)
        self._rows = rows
        if self._rows or self._model is not None:
            self._ready_model().show_rows(self._rows, self._editor.state.current)
            self._moves_timer.start()
        self._end_adding()

    def _rows_of(self, record: Record) -> tuple[OperationRow, ...]:
        from fenedit.session.operations import MOST_ROWS, operation_rows, tag_rows

        if record.is_game:
            from fenedit.documents.games import tags_of

            # The board shows the position.
            rows = tag_rows(tag for tag in tags_of(record) if tag[0] not in ("FEN", "SetUp"))
        else:
            reading = record.reading
            four = reading is not None and reading.fields == EPD_FIELDS
            rows = operation_rows(operations_of(record), counters_fixed=four)
        self._too_many = len(rows) > MOST_ROWS
        return () if self._too_many else rows

    def _ready_model(self) -> OperationsModel:
        if self._model is None:
            from fenedit.session.operations import OperationsModel
            from fenedit.ui.panels.operations_table import OperationsTable, operation_words

            self._model = OperationsModel(operation_words(), self)
            self._model.written.connect(self._write)
            self.table = OperationsTable(self._model, self)
            self.table.setAccessibleName(self.accessibleName())
            self.table.selectionModel().currentChanged.connect(self._show_foot)
            for signal in (self._model.rowsInserted, self._model.rowsRemoved):
                signal.connect(self._show_foot)
            self.body.insertWidget(0, self.table)
            QWidget.setTabOrder(self._add, self.table)
        return self._model

    def _show_foot(self) -> None:
        """Show the parts below the table, or instead of it."""
        state = self._editor.state.whole
        game = state.record.is_game
        title = self.tr("Tags of the game") if game else self.tr("Operations")
        if title != self.accessibleName():
            self.set_title(title)
            if self.table is not None:
                self.table.setAccessibleName(title)
        count = self._model.rowCount() if self._model is not None else 0
        adding = self.chooser is not None and not self.chooser.isHidden()
        editable = not game and not self._too_many and len(state.collection) > 0
        if self._too_many:
            words = self.tr("Too many to list here; all are kept.")
        else:
            words = self.tr("No tags") if game else self.tr("No operations")
        # Tags have names of their own.
        name = str if game else operation_name
        names = ", ".join(dict.fromkeys(name(row.opcode) for row in self._rows if row.opcode))
        self.show_result(shown(names) or words)
        if game and count:
            words = self.tr("Read-only here: Puzzle Data… changes names, source and the like.")
        elif not game and not self._too_many:
            words = self.tr("No operations. They add a name, the best move or a remark.")
        self._quiet.say(words if (not count or game) and not adding else "", linked=not count)
        self._add.setVisible(editable and not adding)
        self._delete.setVisible(editable and count > 0 and not adding)
        if self._model is not None and self.table is not None:
            self._delete.setEnabled(self._model.may_delete(self.table.currentIndex().row()))
            self.table.setVisible(count > 0)

    def _take_opcode(self, written: str) -> None:
        from fenedit.notation.epd.opcodes import opcode_of
        from fenedit.session.operations import name_problem, new_row

        if self.chooser is None or self.chooser.isHidden():
            # Enter in the list of matches is signalled twice.
            return
        opcode = written.strip()
        if not opcode:
            self._give_up_adding()
            return
        problem = name_problem(opcode, [row.opcode for row in self._rows])
        if opcode in COUNTERS:
            self._say(self.tr("Set by the counters; change it there."))
        elif problem is not None:
            self._say(problem_sentence(problem))
        else:
            self._end_adding()
            value = self._ready_model().add(new_row(opcode))
            assert self.table is not None  # made with its model
            if opcode_of(opcode).most == 0:
                self._ready_model().take_new()
            else:
                self.table.edit_value(value)

    def _give_up_adding(self) -> None:
        self._end_adding()
        self._add.setFocus(Qt.FocusReason.OtherFocusReason)

    def _end_adding(self) -> None:
        self._say("")
        if self.chooser is not None:
            self.chooser.hide()
        self._show_foot()

    def _say(self, reason: str) -> None:
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))

    def _delete_chosen(self) -> None:
        if self._model is not None and self.table is not None:
            self._model.delete(self.table.currentIndex().row())

    def _write(self, text: str) -> None:
        self._editor.perform(intents.fields.set_operations, text)

    def _try_moves(self) -> None:
        """Say which moves are illegal in the position."""
        state = self._editor.state.whole
        if self._model is None or state.is_draft or state.record.is_game:
            return
        from fenedit.rules.writing import checked_moves

        warnings = {}
        for number, row in enumerate(self._rows):
            problems = checked_moves(state.position, [row.operation], state.chess960).problems
            if problems and row.fault is None:
                warnings[number] = problems[0]
        self._model.warn(warnings)

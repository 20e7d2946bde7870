"""The form of a puzzle: author, source, stipulation, solution and what else is said of it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from fenedit.documents.puzzles import puzzle_of_record
from fenedit.notation.epd.operands import Operand, Operation
from fenedit.notation.puzzle.puzzle import MOST_MOVES, MOVES, Puzzle, moves_in
from fenedit.notation.puzzle.source import Source, source_of
from fenedit.notation.puzzle.texts import mended, text_fault
from fenedit.rules.solve.solution import Solution
from fenedit.session.editor import Editor
from fenedit.session.intents.puzzle import fill_from_solution, set_puzzle
from fenedit.widgets.dialogs.puzzle_field import HistoryLine, HistoryText, PuzzleField
from fenedit.widgets.dialogs.puzzle_words import fault_words, held_words, move_words
from fenedit.widgets.fen.history_keys import is_typed, step_in_history
from fenedit.widgets.panels.card import Card
from fenedit.widgets.panels.problem_words import problem_sentence

MOVES_DELAY: Final = 150
"""Milliseconds without a change until moves are tried on the board."""

_SIZE: Final = QSize(800, 536)
_SMALLEST: Final = QSize(700, 380)
_DATE_WIDTH: Final = 208
_COLUMN: Final = 270
_LABEL_DROP: Final = 6
"""How far the label of several lines stands below their top, to be level with the first."""
_SOURCE: Final = "source"
_DATE: Final = "date"


class MateBox(QSpinBox):
    """n of #n, or none; Undo is the document's."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self.setRange(0, MOST_MOVES)
        self.setPrefix("#")
        self.setSpecialValueText(self.tr("none"))
        self.lineEdit().setTextMargins(6, 0, 0, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_typed(event) or not step_in_history(event, self._editor):
            super().keyPressEvent(event)


class PuzzleForm(QDialog):
    """Shows what the shown record says of a problem, and changes it at once. Shown with `show()`.

    A text that cannot be written stays in its field with the reason; the record keeps what it had.
    """

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Puzzle"))
        self.setMinimumSize(_SMALLEST)
        self._editor = editor
        self._solution: Solution | None = None
        self._fields: dict[str, PuzzleField] = {}
        self._shown: tuple[int, Puzzle] | None = None
        self._run = 0
        self._mate = MateBox(editor, self)
        self._mate.setAccessibleName(self.tr("Mate in"))
        self._fill = QPushButton(self.tr("Fill in from the &solver"), self)
        self._fill.setAutoDefault(False)
        self._with_line = QCheckBox(self.tr("With the main &variation"), self)
        self._moves_timer = QTimer(self)
        self._moves_timer.setSingleShot(True)
        self._moves_timer.setInterval(MOVES_DELAY)
        self._moves_timer.timeout.connect(self._try_moves)
        self._lay_out()
        # Else Qt gives a dialog two thirds of the screen at most.
        self.resize(self.sizeHint())
        self._mate.valueChanged.connect(self._on_mate)
        self._fill.clicked.connect(self._on_fill)
        self._with_line.toggled.connect(self._show_fill)
        for keys, step in (
            (QKeySequence.StandardKey.Undo, editor.undo_stack.undo),
            (QKeySequence.StandardKey.Redo, editor.undo_stack.redo),
        ):
            QShortcut(keys, self).activated.connect(step)
        editor.state_changed.connect(self._show_if_seen)

    def offer(self, solution: Solution | None) -> None:
        """Offer to fill in a solution, None for none; one of another position cannot be."""
        self._solution = solution
        self._show_fill()

    def field(self, name: str) -> PuzzleField:
        """Return the field of a name: one of `Puzzle`'s, or "date".

        Raises:
            KeyError: there is no such field.
        """
        return self._fields[name]

    def sizeHint(self) -> QSize:
        """Return a size in which all fields can be seen, on the smallest screen too."""
        room = self.screen().availableSize() - QSize(40, 60)
        return _SIZE.expandedTo(super().sizeHint()).boundedTo(room)

    def showEvent(self, event: QShowEvent) -> None:
        """Show what the record says now."""
        super().showEvent(event)
        self._show_state()
        self._fields["author"].edit.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what it is made of ----------------------------------------------------------------

    def _lay_out(self) -> None:
        cards = QWidget(self)
        grid = QGridLayout(cards)
        grid.setContentsMargins(16, 16, 16, 2)
        grid.setSpacing(12)
        grid.addWidget(self._origin_card(), 0, 0)
        grid.addWidget(self._solution_card(), 0, 1)
        grid.addWidget(self._reader_card(), 1, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(0, _COLUMN)
        grid.setRowStretch(2, 1)
        self._quiet = QLabel(self.tr("There is no position to say this of."), self)
        self._quiet.setObjectName("muted")
        self._quiet.hide()
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(cards)
        self._cards, self._scroll = cards, scroll
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 0, 16, 14)
        foot.addWidget(self._quiet, 1)
        foot.addWidget(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(scroll, 1)
        column.addLayout(foot)

    def _origin_card(self) -> Card:
        card, grid = self._card(self.tr("Origin"))
        self._add(grid, "name", self.tr("&Name"))
        self._add(grid, "author", self.tr("&Author"))
        self._add(grid, _SOURCE, self.tr("&Source"))
        date = self._add(grid, _DATE, self.tr("&Date"), self.tr("1977 or 1977-05-31"))
        date.edit.setMaximumWidth(_DATE_WIDTH)
        self._add(grid, "award", self.tr("A&ward"), self.tr("1st Prize"))
        return card

    def _solution_card(self) -> Card:
        card, grid = self._card(self.tr("Stipulation and solution"))
        label = QLabel(self.tr("&Mate in"), self)
        label.setBuddy(self._mate)
        grid.addWidget(label, 0, 0)
        grid.addWidget(self._mate, 0, 1, Qt.AlignmentFlag.AlignLeft)
        self._add(grid, "stipulation", self.tr("&Otherwise"), self.tr("h#3, or in words"))
        self._add(grid, "best", self.tr("&Key"))
        self._add(grid, "avoid", self.tr("&Tries"))
        self._add(grid, "line", self.tr("&Line"))
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self._fill)
        row.addWidget(self._with_line)
        row.addStretch(1)
        card.body.addLayout(row)
        return card

    def _reader_card(self) -> Card:
        card, grid = self._card(self.tr("For the reader"))
        self._add(grid, "themes", self.tr("Th&emes"), self.tr("Grimshaw; Novotny"))
        self._add(grid, "hint", self.tr("&Hint"))
        self._add(grid, "comment", self.tr("&Comment"), several=True)
        return card

    def _card(self, title: str) -> tuple[Card, QGridLayout]:
        card = Card(title, self)
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        card.body.addLayout(grid)
        card.body.addStretch(1)
        return card, grid

    def _add(
        self, grid: QGridLayout, name: str, label: str, example: str = "", *, several: bool = False
    ) -> PuzzleField:
        edit = HistoryText(self._editor, self) if several else HistoryLine(self._editor, self)
        edit.setPlaceholderText(example)
        field = PuzzleField(name, label, edit, self)
        field.label.setToolTip(held_words(name))
        row = grid.rowCount()
        if several:
            field.label.setContentsMargins(0, _LABEL_DROP, 0, 0)
            field.label.setAlignment(Qt.AlignmentFlag.AlignTop)
        grid.addWidget(field.label, row, 0)
        grid.addWidget(edit, row, 1)
        grid.addWidget(field.remark, row + 1, 1)
        field.typed.connect(partial(self._on_typed, name))
        field.left.connect(self._begin_step)
        self._fields[name] = field
        return field

    # --- from the record to the fields -----------------------------------------------------

    def _show_if_seen(self) -> None:
        if self.isVisible():
            self._show_state()

    def _show_state(self) -> None:
        state = self._editor.state
        has_record = len(state.collection) > 0
        self._cards.setEnabled(has_record)
        self._quiet.setVisible(not has_record)
        puzzle = puzzle_of_record(state.record) if has_record else Puzzle()
        if self._shown is not None and self._shown[0] != state.current:
            for field in self._fields.values():
                field.forget_refused()
            self._begin_step()
        self._shown = (state.current, puzzle)
        for name, field in self._fields.items():
            field.show_value(_value_of(puzzle, name), self._says(name, puzzle))
        with QSignalBlocker(self._mate):
            self._mate.setValue(puzzle.mate or 0)
        self._show_fill()
        self._moves_timer.start()

    def _show_fill(self) -> None:
        solution = self._solution
        line = self._with_line.isChecked()
        able = solution is not None and solution.position == self._editor.state.record.position
        may = solution is not None and self._editor.may(fill_from_solution, solution, line=line)
        self._fill.setEnabled(may)
        if may:
            tip = self.tr("Write all keys and the number of moves that the solver found")
        elif able:
            tip = self.tr("The record says already what the solver found, or it found no solution")
        else:
            tip = self.tr("The solver has not solved this position yet")
        self._fill.setToolTip(tip)
        self._fill.setAccessibleDescription(tip)

    # --- from the fields to the record -----------------------------------------------------

    def _on_typed(self, name: str) -> None:
        field, puzzle = self._fields[name], self._puzzle()
        value = _value_of(puzzle, name)
        try:
            after = self._with(puzzle, name, field.text)
        except ValueError as error:
            self._refuse(field, move_words(str(error)), "", value)
            return
        game = self._editor.state.record.is_game
        text = "" if name in MOVES else getattr(after, _attribute(name))
        # A tag has a way to write it.
        fault = text_fault(text.replace('"', "'") if game else text)
        if fault is not None:
            instead = mended(field.text) if fault.code != "long" else ""
            self._refuse(field, fault_words(fault, "PGN" if game else "EPD"), instead, value)
            return
        field.say(self._remark_on(field.text))
        self._perform(after, name)

    def _refuse(self, field: PuzzleField, reason: str, instead: str, value: str) -> None:
        field.refuse(reason, instead, value)
        layout = self._cards.layout()
        if layout is not None:
            layout.activate()
        self._scroll.ensureWidgetVisible(field.remark, 0, 8)

    def _on_mate(self, value: int) -> None:
        self._perform(replace(self._puzzle(), mate=value or None), "mate")

    def _on_fill(self) -> None:
        if self._solution is not None:
            self._begin_step()
            for name in ("best", "line"):
                self._fields[name].forget_refused()
            line = self._with_line.isChecked()
            self._editor.perform(fill_from_solution, self._solution, line=line)

    def _perform(self, puzzle: Puzzle, name: str) -> None:
        run = ("puzzle-form", name, self._run, self._editor.state.current)
        self._editor.perform(set_puzzle, puzzle, run=run)

    def _begin_step(self) -> None:
        """Let what is typed next be another step of undo."""
        self._run += 1

    def _puzzle(self) -> Puzzle:
        return puzzle_of_record(self._editor.state.record)

    def _says(self, name: str, puzzle: Puzzle) -> bool:
        """Tell whether what is written in a field says what a puzzle does."""
        try:
            return self._with(puzzle, name, self._fields[name].text) == puzzle
        except ValueError:
            return False

    def _with(self, puzzle: Puzzle, name: str, text: str) -> Puzzle:
        """Return a puzzle with what a field says; ValueError with a word that is no move."""
        value: str | tuple[str, ...] = text.strip()
        if name in MOVES:
            value = moves_in(text)
        elif name in (_SOURCE, _DATE):
            # Both fields make one text; a year may be typed in either.
            name_now, date_now = (self._fields[part].text.strip() for part in (_SOURCE, _DATE))
            value = Source(name_now, date_now, source_of(puzzle.source).link).text
        changes: dict[str, Any] = {_attribute(name): value}
        return replace(puzzle, **changes)

    def _remark_on(self, text: str) -> str:
        """Return what is to be known of a text that can be written, "" for nothing."""
        odd = next((char for char in text if ord(char) > 0xFF), "")
        if odd and self._editor.state.document.form.encoding == "latin-1":
            words = self.tr(
                "This file is in Latin-1, which has no “{odd}”. Saving will offer UTF-8."
            )
            return words.format(odd=odd)
        return ""

    def _try_moves(self) -> None:
        """Say which moves are illegal in the position."""
        state = self._editor.state
        if state.is_draft or not len(state.collection):
            return
        from fenedit.rules.epd_moves import checked_moves

        puzzle = self._puzzle()
        for name, opcode in MOVES.items():
            field = self._fields[name]
            if field.is_refused:
                continue
            operands = tuple(Operand("move", move) for move in getattr(puzzle, name))
            tried = checked_moves(state.position, [Operation(opcode, operands)], state.chess960)
            field.say(problem_sentence(tried.problems[0]) if tried.problems else "", "warning")


def _attribute(name: str) -> str:
    """Return which attribute of a puzzle a field is of."""
    return _SOURCE if name == _DATE else name


def _value_of(puzzle: Puzzle, name: str) -> str:
    """Return what a field shows of a puzzle."""
    if name in MOVES:
        return " ".join(getattr(puzzle, name))
    if name in (_SOURCE, _DATE):
        source = source_of(puzzle.source)
        return source.name if name == _SOURCE else source.date
    return str(getattr(puzzle, name))

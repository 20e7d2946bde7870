"""The form of a puzzle: author, source, stipulation, solution and what else is said of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any, Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QSignalBlocker,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from fenedit.documents.annotating import puzzle_of_record
from fenedit.documents.encoding import TITLES, unwritable
from fenedit.notation.epd.opcodes import Operand, Operation
from fenedit.notation.fen import MATE
from fenedit.notation.messages import quoted
from fenedit.notation.puzzle import (
    MOVES,
    TEXTS,
    Puzzle,
    Source,
    is_date,
    mended,
    moves_in,
    source_of,
    stipulation_parts,
    sure_mend,
    text_fault,
)
from fenedit.notation.safe_text import shown, shown_name
from fenedit.rules.solve.solution import Solution
from fenedit.session.editor import Editor
from fenedit.session.intents.fields import fill_from_solution, set_puzzle
from fenedit.ui.dialogs import Words, clicked, message_box, room_on_screen
from fenedit.ui.fen.line import is_typed, step_in_history
from fenedit.ui.option_form import OptionScroll, limit_size, say_in
from fenedit.ui.panels.card import Card, keep_room, label_for, label_of
from fenedit.ui.puzzle.card import MateBox
from fenedit.ui.puzzle.text import mend_words, text_fault_words
from fenedit.ui.style import REST, current_palette, lay_out

_SOURCE: Final = "source"
_DATE: Final = "date"
"""The field of a part of the source; the others have the names of their attributes."""
_STIPULATION: Final = "stipulation"
"""The field of a direct mate, too, for which "Mate in" is a short way."""
_MOST: Final = 80
"""Characters of a text that are quoted; all of it stands in its field, behind the question."""
_LINES: Final = 2
"""Lines of a longer text that are seen at once."""
_AROUND: Final = 18
"""What a text field has above and below its lines, in logical pixels."""
_LABEL_DROP: Final = 6
"""How far the label of several lines stands below their top, to be level with the first."""

translate: Final = QCoreApplication.translate


def _attribute_of(name: str) -> str:
    """Return which attribute of a puzzle a field is of."""
    return _SOURCE if name == _DATE else name


def _value_of(puzzle: Puzzle, name: str) -> str:
    """Return what a field shows of a puzzle."""
    if name in MOVES:
        return " ".join(getattr(puzzle, name))
    if name == _STIPULATION:
        return puzzle.asked
    if _attribute_of(name) == _SOURCE:
        source = source_of(puzzle.source)
        return source.name if name == _SOURCE else source.date
    return str(getattr(puzzle, name))


def _ask_to_discard(parent: QWidget, fields: Sequence[PuzzleField]) -> bool:
    """Say which fields have what cannot be kept, and why; True to give it up.

    Closing the question keeps it.
    """
    names = [field.edit.accessibleName() for field in fields]
    question = translate("puzzle_lost", "The text in {fields} cannot be kept.")
    advice = "\n\n".join(
        f"{name}: {quoted(shown(' '.join(field.text.split()), _MOST), translate)}\n{field.reason}"
        for name, field in zip(names, fields, strict=True)
    )
    words = Words(question.format(fields=", ".join(names)), advice)
    title = translate("puzzle_lost", "Not Kept")
    box = message_box(parent, "warning", current_palette().warning, title, words)
    role = QMessageBox.ButtonRole
    keep = box.addButton(translate("puzzle_lost", "&Keep Editing"), role.RejectRole)
    discard = box.addButton(translate("puzzle_lost", "&Discard"), role.DestructiveRole)
    # The answer that loses nothing is the one that Enter and Esc give.
    box.setDefaultButton(keep)
    box.setEscapeButton(keep)
    return clicked(box) is discard


class _ShortText(QPlainTextEdit):
    """A text of a few lines; Tab goes to the next field."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)

    def sizeHint(self) -> QSize:
        height = QFontMetrics(self.font()).lineSpacing() * _LINES + _AROUND
        return QSize(super().sizeHint().width(), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())


class PuzzleField(QObject):
    """An edit whose Undo is the document's, its label, and a remark on what is typed.

    Attributes:
        edit: where it is written.
        remark: why it is not taken over, or what is odd; hidden while there is nothing to say.

    Signals:
        typed: a person has changed the text.
        left: the focus went elsewhere.
    """

    typed = Signal()
    left = Signal()

    def __init__(
        self, editor: Editor, name: str, label: str, several: bool, parent: QWidget
    ) -> None:
        """Make it; `several` for a text of several lines."""
        super().__init__(parent)
        self._editor = editor
        self._instead = ""
        self._refused: str | None = None
        self._stale = False
        self._tells_loss = False
        self.edit = edit = _ShortText(parent) if several else QLineEdit(parent)
        edit.setObjectName(name)
        edit.setAccessibleName(label.replace("&", ""))
        self.label = QLabel(label, parent)
        self.label.setBuddy(edit)
        if several:
            self.label.setContentsMargins(0, _LABEL_DROP, 0, 0)
            self.label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.remark = QWidget(parent)
        self._words = label_of(self.remark, "")
        self._mend = QPushButton(self.remark)
        self._mend.setObjectName("quiet")
        self._mend.setAutoDefault(False)
        # It comes and goes: Tab shall not find it between two fields, nor a typed blank press it.
        self._mend.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        lay_out(
            QHBoxLayout(self.remark),
            (self._words, 1),
            (self._mend, 0, Qt.AlignmentFlag.AlignTop),
            margins=(2, 0, 0, 2),
            spacing=8,
        )
        self.remark.hide()
        self._mend.clicked.connect(self._on_mend)
        edit.textChanged.connect(self.typed)
        edit.installEventFilter(self)
        if isinstance(edit, QLineEdit):
            edit.returnPressed.connect(edit.focusNextChild)

    @property
    def text(self) -> str:
        """What is written."""
        return self.edit.text() if isinstance(self.edit, QLineEdit) else self.edit.toPlainText()

    @property
    def reason(self) -> str:
        """What the remark says, "" for nothing."""
        return self._words.text()

    @property
    def is_refused(self) -> bool:
        """Whether what is written has not been taken over."""
        return self._refused is not None

    @property
    def is_settled(self) -> bool:
        """Whether nothing is said here that another remark would hide: no refusal and no loss."""
        return self._refused is None and not self._tells_loss

    def show_value(self, value: str, said: bool) -> None:
        """Show what the record says.

        Args:
            value: what it says.
            said: whether what is written says just that, and may stay as it is. What was refused
                stays too, until the record says something else; then the remark tells what it was.
        """
        is_refused = self._refused is not None
        if not self._stale and (self._refused == value or (not is_refused and said)):
            return
        lost = self.text.strip() if is_refused else ""
        self.restore(value)
        if lost:
            words = translate("puzzle_words", "Not kept: “{text}”")
            self.say(words.format(text=shown(lost)), "warning")
            self._tells_loss = True

    def write(self, text: str) -> None:
        """Put another text in the place of what is written, and show its beginning."""
        if isinstance(self.edit, QLineEdit):
            self.edit.setText(text)
            self.edit.setCursorPosition(0)
        else:
            self.edit.setPlainText(text)

    def restore(self, value: str) -> None:
        """Show what the record says in place of what was refused, and forget its remark."""
        with QSignalBlocker(self.edit):
            self.write(value)
        self.say("")

    def forget_room(self) -> None:
        """Give back the room of remarks that were shown."""
        self.remark.setMinimumHeight(0)
        keep_room(self.remark, False)

    def refuse(self, reason: str, instead: str, value: str) -> None:
        """Say why what is written is not taken over; the record still has a value."""
        self._say(reason, "danger", instead, refused=value)

    def say(self, remark: str, grade: str = "muted") -> None:
        """Say what is to be known of what is written, which was taken over; "" for nothing."""
        self._say(remark, grade)

    def forget_refused(self) -> None:
        """Let the next value replace what was refused."""
        self._stale = self.is_refused

    def _say(self, words: str, grade: str, instead: str = "", refused: str | None = None) -> None:
        self._refused, self._stale = refused, False
        if self.remark.isVisible():
            # Fields below stay where they are when this goes: a person is about to click one.
            self.remark.setMinimumHeight(self.remark.height())
            keep_room(self.remark)
        self._tells_loss = False
        self._instead = instead
        say_in(self._words, words, grade)
        self._mend.setVisible(bool(instead))
        self._mend.setText(self.tr("&Write This"))
        self._mend.setToolTip(shown(instead))
        self._mend.setAccessibleName(self.tr("Write “{text}”").format(text=shown(instead)))
        self.edit.setAccessibleDescription(words)
        self.remark.setVisible(bool(words))

    def _on_mend(self) -> None:
        instead = self._instead
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.write(instead)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Step in the document's history at the keys of Undo and Redo; tell of the focus."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return not is_typed(event) and step_in_history(event, self._editor)
        # The menu of the field belongs to it.
        if (
            isinstance(event, QFocusEvent)
            and event.type() == QEvent.Type.FocusOut
            and event.reason() != Qt.FocusReason.PopupFocusReason
        ):
            self.left.emit()
        return False


MOVES_DELAY: Final = 150
"""Milliseconds without a change until moves are tried on the board."""

_SIZE: Final = QSize(800, 536)
_SMALLEST: Final = QSize(700, 380)
_DATE_WIDTH: Final = 208
_COLUMN: Final = 270


class PuzzleForm(QDialog):
    """Shows what the shown record says of a problem, and changes it at once. Shown with `show()`.

    A text that cannot be written stays in its field with the reason; the record keeps what it had.
    A mend that is sure is made when the field is left; otherwise closing the form asks, and closing
    the window over it.

    Attributes:
        fields: the fields by their names: those of `Puzzle`, and "date".
    """

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Puzzle"))
        self._editor = editor
        self._solution: Solution | None = None
        self.fields: dict[str, PuzzleField] = {}
        self._shown: tuple[int, Puzzle] | None = None
        self._run = 0
        self._typing = ""
        self._mate = MateBox(editor, self.tr("none"), self)
        self._mate.setPrefix("#")
        self._fill = QPushButton(self.tr("&Fill in from the solver"), self)
        self._fill.setAutoDefault(False)
        self._with_line = QCheckBox(self.tr("With the main &variation"), self)
        self._moves_timer = QTimer(self, singleShot=True, interval=MOVES_DELAY)
        self._moves_timer.timeout.connect(self._try_moves)
        self._moves_timer.timeout.connect(self._look_at_date)
        self._lay_out()
        limit_size(self, _SMALLEST)
        # Else Qt gives a dialog two thirds of the screen at most.
        self.resize(self.sizeHint())
        self._mate.valueChanged.connect(self._on_mate)
        self._fill.clicked.connect(self._on_fill)
        self._with_line.toggled.connect(self._show_fill)
        keys, history = QKeySequence.StandardKey, editor.undo_stack
        QShortcut(keys.Undo, self).activated.connect(history.undo)
        QShortcut(keys.Redo, self).activated.connect(history.redo)

    def refused(self) -> list[str]:
        """Mend what is sure; return the texts of all fields that are not taken over."""
        for name in self.fields:
            self._mend(name)
        return [field.text for field in self.fields.values() if field.is_refused]

    def offer(self, solution: Solution | None) -> None:
        """Offer to fill in a solution, None for none; one of another position cannot be."""
        self._solution = solution
        self._show_fill()

    def sizeHint(self) -> QSize:
        """Return a size in which all fields can be seen, on the smallest screen too."""
        return _SIZE.expandedTo(super().sizeHint()).boundedTo(room_on_screen(self))

    def showEvent(self, event: QShowEvent) -> None:
        """Show what the record says now, with its remarks: later they would move the fields."""
        super().showEvent(event)
        if (window := self.parentWidget()) is not None:
            window.installEventFilter(self)
        self._show_state()
        self._try_moves()
        self.fields["author"].edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the window close as it likes."""
        super().hideEvent(event)
        window = self.parentWidget()
        # A form that is only minimised has its texts still.
        if window is not None and not event.spontaneous():
            window.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask before the window closes, which takes the form with it."""
        if event.type() == QEvent.Type.Close and not self._settle():
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def reject(self) -> None:
        """Close, unless something that cannot be kept shall be edited further."""
        if self._settle():
            for field in self.fields.values():
                field.forget_room()
            super().reject()

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
        self._quiet = label_of(self, words=self.tr("There is no position yet."))
        self._quiet.hide()
        scroll = OptionScroll(cards, self)
        self._cards, self._scroll = cards, scroll
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        foot = lay_out(QHBoxLayout(), (self._quiet, 1), buttons, margins=(16, 0, 16, 14))
        lay_out(QVBoxLayout(self), (scroll, 1), foot, margins=0, spacing=10)
        # What is no field of text is made apart from them.
        edits = {name: field.edit for name, field in self.fields.items()}
        stops = (edits["award"], self._mate, edits[_STIPULATION])
        for some in (stops, (edits["line"], self._fill, self._with_line)):
            for before, after in pairwise(some):
                QWidget.setTabOrder(before, after)

    def _card(self, title: str) -> tuple[Card, QGridLayout]:
        """Return a card and where its fields go: labels in column 0, fields in column 1."""
        card, grid = Card(title, self), QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        card.body.addLayout(grid)
        card.body.addStretch(1)
        return card, grid

    def _origin_card(self) -> Card:
        card, grid = self._card(self.tr("Origin"))
        self._add(grid, "name", self.tr("&Name"))
        self._add(grid, "author", self.tr("&Author"))
        self._add(grid, _SOURCE, self.tr("&Source"))
        date = self._add(grid, _DATE, self.tr("&Date"), self.tr("1977 or 1977-05-31"))
        date.edit.setMaximumWidth(_DATE_WIDTH)
        self._add(grid, "award", self.tr("Awa&rd"), self.tr("1st Prize"))
        return card

    def _solution_card(self) -> Card:
        card, grid = self._card(self.tr("Stipulation and solution"))
        label = label_for(self._mate, self.tr("&Mate in"), self)
        grid.addWidget(label, 0, 0)
        grid.addWidget(self._mate, 0, 1, Qt.AlignmentFlag.AlignLeft)
        example = self.tr("#2, h#3, or in words")
        self._add(grid, _STIPULATION, self.tr("Sti&pulation"), example)
        self._add(grid, "best", self.tr("&Key"))
        self._add(grid, "avoid", self.tr("&Tries"))
        self._add(grid, "line", self.tr("&Line"))
        row = lay_out(QHBoxLayout(), self._fill, self._with_line, REST, spacing=10)
        card.body.addLayout(row)
        return card

    def _reader_card(self) -> Card:
        card, grid = self._card(self.tr("For the reader"))
        self._add(grid, "themes", self.tr("Th&emes"), self.tr("Grimshaw; Novotny"))
        self._add(grid, "hint", self.tr("&Hint"))
        self._add(grid, "comment", self.tr("&Comment"), several=True)
        return card

    def _add(
        self, grid: QGridLayout, name: str, label: str, example: str = "", *, several: bool = False
    ) -> PuzzleField:
        field = PuzzleField(self._editor, name, label, several, self)
        field.edit.setPlaceholderText(example)
        both = f"{MATE} / {TEXTS[_STIPULATION]}"
        held = {**TEXTS, **MOVES, _DATE: TEXTS[_SOURCE], _STIPULATION: both}[name]
        tip = translate("puzzle_words", "EPD keeps it as {opcode}")
        field.label.setToolTip(tip.format(opcode=held))
        row = grid.rowCount()
        grid.addWidget(field.label, row, 0)
        grid.addWidget(field.edit, row, 1)
        grid.addWidget(field.remark, row + 1, 1)
        field.typed.connect(partial(self._on_typed, name))
        field.left.connect(partial(self._on_left, name))
        self.fields[name] = field
        return field

    # --- from the record to the fields -----------------------------------------------------

    def show_change(self, *_change: object) -> None:
        """Show what the record says now, if the form is seen."""
        if self.isVisible():
            self._show_state()

    def _show_state(self) -> None:
        state = self._editor.state
        self._cards.setEnabled(has_record := len(state.collection) > 0)
        self._quiet.setVisible(not has_record)
        puzzle = puzzle_of_record(state.named) if has_record else Puzzle()
        # Without history this is another document.
        is_new = not self._editor.undo_stack.count()
        if self._shown is not None and (is_new or self._shown[0] != state.current):
            for field in self.fields.values():
                field.forget_refused()
            self._begin_step()
        self._shown = (state.current, puzzle)
        for name, field in self.fields.items():
            if name != self._typing:
                field.show_value(_value_of(puzzle, name), self._says(name, puzzle))
        self._mate.show_value(puzzle.mate or 0)
        self._show_fill()
        self._moves_timer.start()

    def _show_fill(self) -> None:
        solution = self._solution
        line = self._with_line.isChecked()
        able = solution is not None and solution.position == self._editor.state.record.position
        may = solution is not None and self._editor.may(fill_from_solution, solution, line=line)
        self._fill.setEnabled(may)
        tip = translate("puzzle_words", "The solver has not solved this position yet")
        if may:
            tip = translate(
                "puzzle_words", "Fill in all keys and the number of moves found by the solver"
            )
        elif able:
            tip = translate(
                "puzzle_words",
                "The record already has what the solver found, or no solution was found",
            )
        self._fill.setToolTip(tip)
        self._fill.setAccessibleDescription(tip)

    # --- from the fields to the record -----------------------------------------------------

    def _on_typed(self, name: str) -> None:
        field, puzzle = self.fields[name], self._puzzle()
        value = _value_of(puzzle, name)
        try:
            after = self._with(puzzle, name, field.text)
        except ValueError as error:
            words = translate("puzzle_words", "“{word}” is not a move such as Nf3 or exd8=Q.")
            self._refuse(field, words.format(word=shown_name(str(error))), "", value)
            return
        game = self._editor.state.record.is_game
        text = "" if name in MOVES else getattr(after, _attribute_of(name))
        # A tag has a way to write it.
        fault = text_fault(text.replace('"', "'") if game else text)
        if fault is not None:
            instead = mended(field.text, marks=not game) if fault.code != "long" else ""
            self._refuse(field, text_fault_words(fault, "PGN" if game else "EPD"), instead, value)
            return
        field.say(self._remark_on(field.text))
        self._perform(after, name)

    def _on_left(self, name: str) -> None:
        self._mend(name)
        self._begin_step()
        if name == _DATE:
            self._look_at_date()

    def _mend(self, name: str) -> None:
        """Write what was refused as it can be written, if nothing else can be meant; say so."""
        field, state = self.fields[name], self._editor.state
        if not field.is_refused or name in MOVES or not len(state.collection):
            return
        game, written = state.record.is_game, field.text
        after = sure_mend(written, marks=not game)
        if after is None:
            return
        field.write(after)
        if not field.is_refused:
            words = mend_words(written, "PGN" if game else "EPD")
            field.say(" ".join(filter(None, (words, self._remark_on(after)))))

    def _settle(self) -> bool:
        """Leave nothing refused: mend what is sure, ask about the rest; False to edit it."""
        self.refused()
        lost = {name: field for name, field in self.fields.items() if field.is_refused}
        if lost and not _ask_to_discard(self, list(lost.values())):
            next(iter(lost.values())).edit.setFocus(Qt.FocusReason.OtherFocusReason)
            return False
        puzzle = self._puzzle() if len(self._editor.state.collection) else Puzzle()
        for name, field in lost.items():
            field.restore(_value_of(puzzle, name))
        return True

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
                self.fields[name].forget_refused()
            line = self._with_line.isChecked()
            self._editor.perform(fill_from_solution, self._solution, line=line)

    def _perform(self, puzzle: Puzzle, name: str) -> None:
        run = ("puzzle-form", name, self._run, self._editor.state.current)
        # What is typed stays as it is under the caret.
        self._typing = name
        self._editor.perform(set_puzzle, puzzle, run=run)
        self._typing = ""

    def _begin_step(self) -> None:
        """Let what is typed next be another step of undo."""
        self._run += 1

    def _puzzle(self) -> Puzzle:
        return puzzle_of_record(self._editor.state.named)

    def _says(self, name: str, puzzle: Puzzle) -> bool:
        """Tell whether what is written in a field says what a puzzle does."""
        try:
            return self._with(puzzle, name, self.fields[name].text) == puzzle
        except ValueError:
            return False

    def _with(self, puzzle: Puzzle, name: str, text: str) -> Puzzle:
        """Return a puzzle with what a field says; ValueError with a word that is no move."""
        value: str | tuple[str, ...] = text.strip()
        if name in MOVES:
            value = moves_in(text)
        elif _attribute_of(name) == _SOURCE:
            # Both fields make one text; a year may be typed in either.
            source, date = (self.fields[part].text.strip() for part in (_SOURCE, _DATE))
            value = Source(source, date, source_of(puzzle.source).link).text
        changes: dict[str, Any] = {_attribute_of(name): value}
        if name == _STIPULATION:
            changes["mate"], changes[name] = stipulation_parts(text.strip())
        return replace(puzzle, **changes)

    def _remark_on(self, text: str) -> str:
        """Return what is to be known of a text that can be written, "" for nothing."""
        encoding = self._editor.state.document.form.encoding
        odd = unwritable(text, encoding)
        if not odd or encoding not in TITLES:
            return ""
        words = translate(
            "puzzle_words",
            "This file is in {encoding}, which has no “{odd}”. Saving will offer UTF-8.",
        )
        return words.format(encoding=TITLES[encoding], odd=shown_name(odd))

    def _try_moves(self) -> None:
        """Say which moves are illegal in the position."""
        state = self._editor.state
        if state.is_draft or not len(state.collection):
            return
        from fenedit.rules.writing import checked_moves

        puzzle = self._puzzle()
        for name, opcode in MOVES.items():
            field = self.fields[name]
            if not field.is_settled:
                continue
            moves = tuple(Operand("move", move) for move in getattr(puzzle, name))
            tried = checked_moves(state.position, [Operation(opcode, moves)], state.chess960)
            words = ""
            for problem in tried.problems[:1]:
                words = translate("puzzle_words", "“{move}” is not a legal move here.")
                if problem.code == "ambiguous-move":
                    words = translate("puzzle_words", "“{move}” fits two pieces.")
                words = words.format(move=shown_name(dict(problem.data)["found"]))
            field.say(words, "warning")

    def _look_at_date(self) -> None:
        """Say that a date is none, once it is typed to its end."""
        field = self.fields[_DATE]
        date = field.text.strip()
        if not field.is_settled or field.edit.hasFocus():
            return
        if date and not is_date(date):
            words = translate(
                "puzzle_words",
                "“{text}” is not a date such as 1977 or 1977-05-31. It is kept as typed.",
            )
            field.say(words.format(text=shown(date)), "warning")
        elif field.reason:
            field.say(self._remark_on(date))

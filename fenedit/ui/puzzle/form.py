"""Edits the details of a puzzle in a form: author, source, solution and more."""

import re
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSignalBlocker,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QCompleter,
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
from fenedit.documents.main_line import main_line
from fenedit.documents.record import moves_of
from fenedit.notation.conditions import CONDITIONS
from fenedit.notation.epd.opcodes import Operand, Operation
from fenedit.notation.messages import quoted
from fenedit.notation.puzzle import (
    MOVES,
    PACKED,
    Puzzle,
    Source,
    is_date,
    mended,
    moves_in,
    source_of,
    sure_mend,
    text_fault,
)
from fenedit.notation.safe_text import shown, shown_name
from fenedit.notation.twins import states_of
from fenedit.rules.writing import checked_moves
from fenedit.session.editor import Editor
from fenedit.session.intents.fields import set_puzzle
from fenedit.ui.dialogs import Help, Words, clicked, message_box, room_on_screen
from fenedit.ui.fen.line import is_typed, step_in_history
from fenedit.ui.option_form import OptionScroll, limit_size, say_in
from fenedit.ui.panels.card import Card, keep_room, label_of
from fenedit.ui.panels.text import problem_sentence
from fenedit.ui.puzzle.text import mend_words, text_fault_words
from fenedit.ui.style import completions_of, current_palette, lay_out

translate = QCoreApplication.translate


_FREE = {*MOVES, *PACKED, "intended"}
"""Fields whose texts need not be strings of EPD."""


def _value_of(puzzle: Puzzle, name: str) -> str:
    """Return the text of a field: an attribute of a puzzle, or "date", a part of its source."""
    if name in MOVES:
        return " ".join(getattr(puzzle, name))
    if name in ("source", "date"):
        source = source_of(puzzle.source)
        return source.name if name == "source" else source.date
    return str(getattr(puzzle, name) or "")


class PuzzleField(QObject):
    """A text editor with a label and a remark below it; Undo is the document's.

    Attributes:
        edit: the editor of the text.
        remark: says why the record cannot take the text, or what is odd about it.

    Signals:
        typed: the text has changed.
        left: the focus has gone elsewhere.
    """

    typed = Signal()
    left = Signal()

    def __init__(self, editor: Editor, name: str, label: str, lines: int, parent: QWidget) -> None:
        """Make a field with some lines; `name` is that of its value."""
        super().__init__(parent)
        self._editor = editor
        self._instead = ""
        self._refused: str | None = None
        """The record's text instead of a refused one."""
        self._stale = False
        self._tells_loss = False
        self.edit: QLineEdit | QPlainTextEdit
        self.label = QLabel(label, parent)
        if lines > 1:
            self.edit = edit = QPlainTextEdit(parent)
            edit.setTabChangesFocus(True)
            edit.setUndoRedoEnabled(False)
            edit.ensurePolished()
            edit.setFixedHeight(edit.fontMetrics().lineSpacing() * lines + 18)
            # Level with the first line.
            self.label.setContentsMargins(0, 6, 0, 0)
            self.label.setAlignment(Qt.AlignmentFlag.AlignTop)
            edit.textChanged.connect(self.typed)
        else:
            self.edit = line = QLineEdit(parent)
            line.returnPressed.connect(line.focusNextChild)
            line.textChanged.connect(self.typed)
        self.edit.setObjectName(name)
        self.edit.setAccessibleName(label.replace("&", ""))
        self.label.setBuddy(self.edit)
        self.remark = QWidget(parent)
        self._words = label_of(self.remark, "")
        self._mend = QPushButton(self.remark)
        self._mend.setObjectName("quiet")
        self._mend.setAutoDefault(False)
        # It comes and goes: neither Tab nor a typed blank must reach it.
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
        self.edit.installEventFilter(self)

    @property
    def text(self) -> str:
        """The text in the field."""
        return self.edit.text() if isinstance(self.edit, QLineEdit) else self.edit.toPlainText()

    @property
    def reason(self) -> str:
        """The words of the remark."""
        return self._words.text()

    @property
    def is_refused(self) -> bool:
        """Whether the text cannot be written into the record."""
        return self._refused is not None

    @property
    def is_settled(self) -> bool:
        """Whether another remark would hide neither a refusal nor a loss."""
        return self._refused is None and not self._tells_loss

    def show_value(self, value: str, said: bool) -> None:
        """Show the record's text, unless the field already means the same (`said`).

        A refused text stays until the record changes; then the remark quotes it.
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
        """Replace the text, and show its beginning."""
        if isinstance(self.edit, QLineEdit):
            self.edit.setText(text)
            self.edit.setCursorPosition(0)
        else:
            self.edit.setPlainText(text)

    def restore(self, value: str) -> None:
        """Show the record's text, without a remark."""
        with QSignalBlocker(self.edit):
            self.write(value)
        self.say("")

    def forget_room(self) -> None:
        """Release the room kept for remarks."""
        self.remark.setMinimumHeight(0)
        keep_room(self.remark, False)

    def forget_refused(self) -> None:
        """Forget a refused text, so that the next value replaces it."""
        self._stale = self.is_refused

    def say(
        self, words: str, grade: str = "muted", instead: str = "", refused: str | None = None
    ) -> None:
        """Show a remark, "" for none.

        A button offers to write `instead`; `refused` is the value that the record keeps because it
        cannot hold the text.
        """
        self._refused, self._stale = refused, False
        if self.remark.isVisible():
            # Keep the room when it goes: the user may be about to click a field below.
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
        """Handle Undo and Redo as the document's; signal when the focus leaves."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return not is_typed(event) and step_in_history(event, self._editor)
        # The field's menu only borrows the focus.
        if (
            isinstance(event, QFocusEvent)
            and event.type() == QEvent.Type.FocusOut
            and event.reason() != Qt.FocusReason.PopupFocusReason
        ):
            self.left.emit()
        return False


class _LastWordCompleter(QCompleter):
    """Completes the text after the last semicolon of a line."""

    def splitPath(self, path: str) -> list[str]:
        return [path.rpartition(";")[2].lstrip()]

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        line = self.widget()
        text = line.text() if isinstance(line, QLineEdit) else ""
        before, mark, _ = text.rpartition(";")
        return f"{before}{mark}{' ' * bool(mark)}{index.data()}"


MOVES_DELAY = 150
"""Milliseconds without a change until moves are checked."""


class PuzzleForm(QDialog):
    """Edits the puzzle fields of the shown record, without an OK button. Shown with `show()`.

    A text that cannot be written stays in its field with the reason; the record keeps its own. An
    unambiguous repair is made when the field is left; otherwise closing form or window asks.

    Attributes:
        fields: the fields by their names: those of `Puzzle`, and "date".
    """

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Puzzle Data"))
        self._editor = editor
        self.fields: dict[str, PuzzleField] = {}
        self._shown: tuple[int, Puzzle] | None = None
        self._run = 0
        self._typing = ""
        self._moves_timer = QTimer(self, singleShot=True, interval=MOVES_DELAY)
        self._moves_timer.timeout.connect(self._try_moves)
        self._moves_timer.timeout.connect(self._look_at_date)
        self._lay_out()
        limit_size(self, QSize(700, 380))
        # By default Qt uses at most two thirds of the screen.
        self.resize(self.sizeHint())
        keys, history = QKeySequence.StandardKey, editor.undo_stack
        QShortcut(keys.Undo, self).activated.connect(history.undo)
        QShortcut(keys.Redo, self).activated.connect(history.redo)

    def refused(self) -> list[str]:
        """Make unambiguous repairs; return all texts that cannot be written."""
        for name in self.fields:
            self._mend(name)
        return [field.text for field in self.fields.values() if field.is_refused]

    def sizeHint(self) -> QSize:
        """Return a size that shows all fields, within the smallest screen."""
        return QSize(800, 536).expandedTo(super().sizeHint()).boundedTo(room_on_screen(self))

    def showEvent(self, event: QShowEvent) -> None:
        """Show the record with all remarks: later they would move the fields."""
        super().showEvent(event)
        if (window := self.parentWidget()) is not None:
            window.installEventFilter(self)
        self._show_state()
        self._try_moves()
        self.fields["author"].edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop watching the window."""
        super().hideEvent(event)
        window = self.parentWidget()
        # A minimised form keeps its texts.
        if window is not None and not event.spontaneous():
            window.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask before the window closes with the form."""
        if event.type() == QEvent.Type.Close and not self._settle():
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def reject(self) -> None:
        """Close, unless the user continues editing refused texts."""
        if self._settle():
            for field in self.fields.values():
                field.forget_room()
            super().reject()

    # --- parts -----------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self._cards = cards = QWidget(self)
        grid = QGridLayout(cards)
        grid.setContentsMargins(16, 16, 16, 2)
        grid.setSpacing(12)
        origin, rows = self._card(self.tr("Origin"))
        self._add(rows, "name", self.tr("&Name"))
        self._add(rows, "author", self.tr("&Author"))
        self._add(rows, "source", self.tr("&Source"))
        date = self._add(rows, "date", self.tr("&Date"), self.tr("1977 or 1977-05-31"))
        date.setMaximumWidth(208)
        self._add(rows, "award", self.tr("Awa&rd"), self.tr("1st Prize"))
        grid.addWidget(origin, 0, 0)
        more, rows = self._card(self.tr("Beside the stipulation"))
        self._add(rows, "conditions", self.tr("C&onditions"), self.tr("Circe; Madrasi"))
        self._complete_conditions()
        self._add(rows, "twins", self.tr("Tw&ins"), self.tr("b) Move e6 c4; c) Remove d5"))
        self._add(rows, "intended", self.tr("Sol&utions"), self.tr("how many are intended"))
        self._add(rows, "options", self.tr("O&ptions"), self.tr("of Popeye: MaxSolutions 5"))
        grid.addWidget(more, 0, 1)
        solution, rows = self._card(self.tr("Solution"))
        self._add(rows, "best", self.tr("&Key"))
        self._add(rows, "avoid", self.tr("&Tries"))
        self._add(rows, "line", self.tr("&Line"))
        self._add(rows, "solution", self.tr("Te&xt"), lines=6)
        grid.addWidget(solution, 1, 1)
        reader, rows = self._card(self.tr("For the reader"))
        self._add(rows, "themes", self.tr("Th&emes"), self.tr("Grimshaw; Novotny"))
        self._add(rows, "hint", self.tr("&Hint"))
        self._add(rows, "comment", self.tr("&Comment"), lines=5)
        grid.addWidget(reader, 1, 0)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(0, 270)
        grid.setRowStretch(2, 1)
        self._quiet = label_of(self, words=self.tr("There is no position yet."))
        self._quiet.hide()
        self._scroll = OptionScroll(cards, self)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        Help(buttons, "puzzles", "author-source-and-the-rest")
        foot = lay_out(QHBoxLayout(), (self._quiet, 1), buttons, margins=(16, 0, 16, 14))
        lay_out(QVBoxLayout(self), (self._scroll, 1), foot, margins=0, spacing=10)

    def _complete_conditions(self) -> None:
        """Complete the last of several conditions as it is typed."""
        edit = self.fields["conditions"].edit
        assert isinstance(edit, QLineEdit)
        completer = _LastWordCompleter(list(CONDITIONS), edit)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completions_of(completer)
        edit.setCompleter(completer)

    def _card(self, title: str) -> tuple[Card, QGridLayout]:
        """Return a card and the grid of its fields: labels in column 0, fields in column 1."""
        card, grid = Card(title, self), QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        card.body.addLayout(grid)
        card.body.addStretch(1)
        return card, grid

    def _add(
        self, grid: QGridLayout, name: str, label: str, example: str = "", *, lines: int = 1
    ) -> QWidget:
        field = self.fields[name] = PuzzleField(self._editor, name, label, lines, self)
        field.edit.setPlaceholderText(example)
        row = grid.rowCount()
        grid.addWidget(field.label, row, 0)
        grid.addWidget(field.edit, row, 1)
        grid.addWidget(field.remark, row + 1, 1)
        field.typed.connect(partial(self._on_typed, name))
        field.left.connect(partial(self._on_left, name))
        return field.edit

    # --- from the record to the fields -----------------------------------------------------

    def show_change(self, *_change: object) -> None:
        """Show the record, if the form is visible."""
        if self.isVisible():
            self._show_state()

    def _show_state(self) -> None:
        state = self._editor.state.whole
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
                said = False
                with suppress(ValueError):
                    said = self._with(puzzle, name, field.text) == puzzle
                field.show_value(_value_of(puzzle, name), said)
        # The moves of a game may be its solution.
        moves = main_line(moves_of(state.record)).moves if state.record.is_game else ()
        told = translate("puzzle_words", "In the game: {moves}").format(moves=" ".join(moves))
        self.fields["line"].edit.setPlaceholderText(shown(told, 200) if moves else "")
        self._moves_timer.start()

    # --- from the fields to the record -----------------------------------------------------

    def _on_typed(self, name: str) -> None:
        field, puzzle, after = self.fields[name], self._puzzle(), None
        game, reason, instead = self._editor.state.record.is_game, "", ""
        try:
            after = self._with(puzzle, name, field.text)
        except ValueError as error:
            words = translate("puzzle_words", "“{word}” is not a move such as Nf3 or exd8=Q.")
            if name == "intended":
                words = translate("puzzle_words", "“{word}” is not a number from 1 to 999.")
                if re.fullmatch(r"[0-9]+(\.[0-9]+)+", str(error)):
                    words = translate(
                        "puzzle_words", "Write {word} after the stipulation: h#2 {word}"
                    )
            reason = words.format(word=shown_name(str(error)))
        if after is not None and name not in _FREE:
            text = getattr(after, "source" if name == "date" else name)
            # A tag can hold quotation marks.
            fault = text_fault(text.replace('"', "'") if game else text)
            if fault is not None:
                reason = text_fault_words(fault, "PGN" if game else "EPD")
                instead = mended(field.text, marks=not game) if fault.code != "long" else ""
        if after is not None and not reason:
            field.say(self._remark_on(field.text))
            self._perform(after, name)
            return
        field.say(reason, "danger", instead, _value_of(puzzle, name))
        layout = self._cards.layout()
        if layout is not None:
            layout.activate()
        self._scroll.ensureWidgetVisible(field.remark, 0, 8)

    def _on_left(self, name: str) -> None:
        self._mend(name)
        self._begin_step()
        if name == "date":
            self._look_at_date()

    def _mend(self, name: str) -> None:
        """Repair a refused text if its meaning is certain, and say so."""
        field, state = self.fields[name], self._editor.state
        if not field.is_refused or name in _FREE or not len(state.collection):
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
        """Repair or, after a question, discard refused texts; return False to continue editing."""
        self.refused()
        lost = {name: field for name, field in self.fields.items() if field.is_refused}
        if lost and not self._may_discard(list(lost.values())):
            next(iter(lost.values())).edit.setFocus(Qt.FocusReason.OtherFocusReason)
            return False
        puzzle = self._puzzle() if len(self._editor.state.collection) else Puzzle()
        for name, field in lost.items():
            field.restore(_value_of(puzzle, name))
        return True

    def _may_discard(self, fields: Sequence[PuzzleField]) -> bool:
        names = [field.edit.accessibleName() for field in fields]
        question = translate("puzzle_lost", "The text in {fields} cannot be kept.")
        advice = "\n\n".join(
            f"{name}: {quoted(shown(' '.join(field.text.split()), 80), translate)}\n{field.reason}"
            for name, field in zip(names, fields, strict=True)
        )
        words = Words(question.format(fields=", ".join(names)), advice)
        title = translate("puzzle_lost", "Not Kept")
        box = message_box(self, "warning", current_palette().warning, title, words)
        role = QMessageBox.ButtonRole
        keep = box.addButton(translate("puzzle_lost", "&Keep Editing"), role.RejectRole)
        discard = box.addButton(translate("puzzle_lost", "&Discard"), role.DestructiveRole)
        # Enter, Esc and closing the question lose nothing.
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        return clicked(box) is discard

    def _perform(self, puzzle: Puzzle, name: str) -> None:
        run = ("puzzle-form", name, self._run, self._editor.state.current)
        # The text stays as typed while it has the caret.
        self._typing = name
        self._editor.perform(set_puzzle, puzzle, run=run)
        self._typing = ""

    def _begin_step(self) -> None:
        """Make the next change another undo step."""
        self._run += 1

    def _puzzle(self) -> Puzzle:
        return puzzle_of_record(self._editor.state.whole.named)

    def _with(self, puzzle: Puzzle, name: str, text: str) -> Puzzle:
        """Return a puzzle with the text of a field; raise ValueError(word) for a bad move."""
        if name in MOVES:
            return puzzle._replace(**{name: moves_in(text)})  # type: ignore[arg-type]
        if name in ("source", "date"):
            # Both fields make one text; a year may be typed in either.
            source, date = (self.fields[part].text.strip() for part in ("source", "date"))
            return puzzle._replace(source=Source(source, date, source_of(puzzle.source).link).text)
        if name == "intended":
            text = text.strip()
            if text and not re.fullmatch("[1-9][0-9]{0,2}", text):
                raise ValueError(text)
            return puzzle._replace(intended=int(text) if text else None)
        return puzzle._replace(**{name: text.strip()})  # type: ignore[arg-type]

    def _remark_on(self, text: str) -> str:
        """Return a remark on a writable text, or ""."""
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
        """Remark on illegal moves."""
        state = self._editor.state.whole
        if state.is_draft or not len(state.collection):
            return
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
        twins = self.fields["twins"]
        if twins.is_settled and puzzle.twins:
            states = states_of(state.position, puzzle)
            unmade = next((each.problem for each in states if each.problem is not None), None)
            twins.say(problem_sentence(unmade) if unmade is not None else "", "warning")

    def _look_at_date(self) -> None:
        """Remark on a malformed date, once the field is left."""
        field = self.fields["date"]
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

"""The FEN field: its label, the line of text, its buttons and the messages below it."""

from __future__ import annotations

import time
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QToolButton, QWidget

from fenedit import resource
from fenedit.documents.record import Record
from fenedit.documents.rewriting import is_epd
from fenedit.notation.fen import format_fen
from fenedit.notation.position import Square
from fenedit.notation.problems import Problem
from fenedit.notation.reading import read_loose
from fenedit.session import intents
from fenedit.session.state import EditorState
from fenedit.ui.fen.line import BREAKS_TO_BLANKS, FenLine
from fenedit.ui.fen.text import note_words, place_words, square_read_at
from fenedit.ui.panels.card import label_for
from fenedit.ui.panels.text import problem_sentence
from fenedit.ui.status import HintTone, MessageLine
from fenedit.ui.style import bold, current_palette
from fenedit.ui.translation import grouped
from fenedit.ui.voice import describe_silently
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.ui.fen.recent_list import RecentPositionsPopup


class RecentPositionsButton(QToolButton):
    """A button that opens the list of recent positions and loads the chosen one."""

    def __init__(self, bench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bench = bench
        self.setObjectName("tool")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._apply_palette()
        self.setAccessibleName(self.tr("Recent positions"))
        self.clicked.connect(self.open_list)

    @cached_property
    def popup(self) -> RecentPositionsPopup:
        """The list, open or not."""
        # Imported here: a list is one of the costliest widgets.
        from fenedit.ui.fen.recent_list import RecentPositionsPopup

        popup = RecentPositionsPopup(self)
        popup.chosen.connect(self._load)
        popup.cleared.connect(self._bench.settings.clear_recent_positions)
        return popup

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._apply_palette()

    def _apply_palette(self) -> None:
        scheme = "dark" if current_palette().dark else "light"
        self.setIcon(QIcon(str(resource(f"themes/{scheme}/down.svg"))))

    def open_list(self) -> None:
        """Open the list below the button, or above it where the screen ends."""
        self.popup.fill(self._bench.settings.recent_positions(), self._bench.draw_board)
        self.popup.open_beside(self)

    def _load(self, fen: str) -> None:
        self._bench.editor.perform(intents.records.load_fen, fen, "fen.recent")


LONGEST = 100_000
"""Characters of the longest editable text; a key then takes a tenth of a second."""
TYPING_PAUSE = 2.0
"""Seconds without a key after which typing is another undo step, as on the board."""
_NOT_IN_EPD = ("default-halfmove", "default-fullmove", "epd-ops")


class FenField(QWidget):
    """Shows the record's FEN and edits it; see `fenedit.session.intents.records`.

    Typed text is not rewritten while the field has the focus, unless Enter or Esc is pressed or the
    position changes elsewhere. But once a whole FEN is typed before another one's fields, these are
    removed.

    Attributes:
        line: the line of text.
        hint: the window's message line, below the line of text.
        recent: opens the recent positions.

    Signals:
        field_hovered: the square of pointer or caret in the placement, or None.
    """

    field_hovered = Signal(object)

    def __init__(self, bench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bench = bench
        editor = self._editor = bench.editor
        self._record: Record | None = None
        self._shown = ""
        self._run = object()
        self._typing = self._of_moves = False
        self._last_edit = 0.0
        self._pointed: int | None = None
        self._square: Square | None = None
        self._repaired = ""
        self.line = FenLine(editor, self)
        self.hint = MessageLine(self)
        self.recent = RecentPositionsButton(bench, self)
        # Typing need not wait for the description of the place.
        self._place_timer = QTimer(self, singleShot=True, interval=40)
        self._lay_out()
        self._connect()
        self.show_state(editor.shown)

    def show_state(self, state: EditorState) -> None:
        """Show a state's text, unless the text under the caret means the same already."""
        record = state.record
        if record is self._record:
            return
        self._record = record
        if not self._typing:
            self._begin_run()
            shown, text = self._shown, state.fen_text
            if shown != text and not (self.line.hasFocus() and intents.records.means(state, shown)):
                self._show(text)
        self._show_reading(state)

    def show_note(self, words: str) -> None:
        """Show how a pasted text was read until the next message; "" ends the last note."""
        state = self._editor.shown
        if not words:
            self._show_reading(state)
        elif not state.is_draft:
            self.hint.show_message(HintTone.NOTE, words, joined=True)

    def select_field(self, index: int) -> None:
        """Select one of the six fields, 0 to 5, and give the line the focus.

        The caret goes to the end of a text that has no such field yet.
        """
        # Imported here and below: most windows show a strict text that stays so.
        from fenedit.notation.loose.lenient import field_spans

        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        text = self.line.text()
        spans = field_spans(text)
        self.line.select_span(spans[index] if index < len(spans) else (len(text), len(text)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return to the board's FEN with Esc, and open the recent positions with Down."""
        key = event.key()
        if key == Qt.Key.Key_Escape and self._return_to_board():
            event.accept()
        elif key == Qt.Key.Key_Down and self.line.hasFocus():
            self.recent.open_list()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        label = label_for(self.line, self.tr("FEN"), self)
        label.setFont(bold(label.font()))
        self.line.setAccessibleName(self.tr("FEN"))
        self.line.setPlaceholderText(self.tr("Type or paste a FEN, or set up pieces on the board"))
        self._copy = QPushButton(self.tr("Copy"), self)
        self._copy.setAccessibleName(self.tr("Copy the FEN"))
        self._paste = QPushButton(self.tr("Paste"), self)
        self._paste.setAccessibleName(self.tr("Paste a position"))
        for button in (self._copy, self._paste):
            # Return presses them like the buttons of a dialog.
            button.setAutoDefault(True)
        self.recent.setToolTip(self.tr("Recent positions"))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        for column, widget in enumerate((label, self.line, self.recent, self._copy, self._paste)):
            grid.addWidget(widget, 0, column)
        grid.addWidget(self.hint, 1, 1, 1, 4)
        grid.setColumnStretch(1, 1)
        self.setFocusProxy(self.line)

    def _connect(self) -> None:
        self.line.textEdited.connect(self._edit)
        self.line.returnPressed.connect(partial(self._end_typing, asking=True))
        self.line.entered.connect(self._begin_run)
        self.line.entered.connect(self._place_timer.start)
        self.line.left.connect(self._end_typing)
        self.line.left.connect(self._show_place)
        self.line.cursorPositionChanged.connect(self._await_place)
        self.line.pointed.connect(self._point)
        self.line.position_pasted.connect(self._paste_text)
        self.line.all_copied.connect(self._copy_position)
        self.hint.button.clicked.connect(self._repair)
        self._copy.clicked.connect(self._copy_position)
        self._paste.clicked.connect(self._paste_clipboard)
        self._place_timer.timeout.connect(self._show_place)

    def _edit(self, typed: str) -> None:
        # An input method may insert line breaks; pasted text has none.
        text = typed.translate(BREAKS_TO_BLANKS)
        if len(text.replace("_", " ").split()) > 6:
            from fenedit.notation.loose.lenient import without_second_fields

            text = without_second_fields(text)
        if text != typed:
            self.line.replace_text(text)
        self._shown = text
        now = time.monotonic()
        if now - self._last_edit > TYPING_PAUSE:
            self._begin_run()
        self._last_edit = now
        self._typing = True
        try:
            performed = self._editor.perform(intents.records.type_fen, text, self._run)
        finally:
            self._typing = False
        if len(text) > LONGEST:
            self._show(text)
        if not performed:
            if self._editor.waiting is not None:
                # The text can be restored.
                self._show(self._editor.shown.fen_text)
            self._show_reading(self._editor.shown)
        self._await_place()

    def _begin_run(self) -> None:
        """Begin another undo step."""
        self._run = object()

    def _end_typing(self, *, asking: bool = False) -> None:
        """Write out what was omitted; read typed moves as a game, with a question if `asking`."""
        state = self._editor.shown
        if not state.is_draft or len(state.fen_text) > LONGEST:
            self._show_canonical()
            return
        readings = intents.pasting.moves_in(state.fen_text)
        if readings and (asking or (len(readings) == 1 and readings[0].certain)):
            self._bench.rooms.clipboard.paste_text(state.fen_text)
        elif not readings and (problem := state.problem) is not None and state.fen_text.strip():
            self._show_fault(problem)

    def _show_canonical(self) -> None:
        state = self._editor.shown
        if not state.is_draft:
            self._show(state.fen_text)
            self._show_reading(state)

    def _return_to_board(self) -> bool:
        state = self._editor.shown
        if state.is_draft:
            if not state.has_position:
                return False
            # A step of its own, so that undo restores the draft.
            self._begin_run()
            return self._editor.perform(
                intents.records.type_fen, format_fen(state.position), object()
            )
        if self._shown == state.fen_text:
            return False
        self._show_canonical()
        return True

    def _repair(self) -> None:
        self._editor.perform(intents.records.type_fen, self._repaired, object())
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, text: str) -> None:
        self._shown = text
        too_long = len(text) > LONGEST
        self.line.setReadOnly(too_long)
        visible = text[:LONGEST] + "…" if too_long else text
        if visible != self.line.text():
            self.line.replace_text(visible)

    def _show_reading(self, state: EditorState) -> None:
        """Mark and describe the text's fault, or name the assumptions."""
        text, record = self._shown, state.record
        reading = record.reading
        problem = record.problem if reading is None else None
        faulty = problem is not None and bool(text.strip())
        too_long = len(text) > LONGEST
        shown = problem if faulty else None
        self._of_moves = shown is not None and not too_long and intents.pasting.begins_moves(text)
        if self._of_moves:
            shown = None
        self.line.set_fault(shown.span if shown is not None else None)
        if too_long or shown is None:
            self.hint.show_repair("")
        if too_long:
            tone = HintTone.FAULT if faulty else HintTone.NOTE
            words = self.tr(
                "Too long to edit here ({0} characters): the field shows the beginning, and the "
                "file keeps everything."
            ).format(grouped(len(text)))
            self.hint.show_message(tone, words)
            return
        if self._of_moves:
            words = self.tr("Moves: press Enter to read them as a game.")
            self.hint.show_message(HintTone.NOTE, words)
            return
        if shown is not None:
            self._show_fault(shown)
            return
        if reading is None:
            blank = self.tr("The field is empty. Esc restores the FEN of the board.")
            self.hint.show_message(HintTone.QUIET, blank if state.has_position else "")
            return
        as_held = text == state.fen_text or text == record.value  # noqa: PLR1714
        notes = reading.notes if as_held else read_loose(text).notes
        if notes and is_epd(record, state.document.format):
            # A line of EPD has only four fields; nothing was omitted.
            notes = tuple(note for note in notes if note.code not in _NOT_IN_EPD)
        self.hint.show_message(HintTone.NOTE, note_words(notes))

    def _show_fault(self, problem: Problem) -> None:
        self.line.set_fault(problem.span)
        self.hint.show_message(HintTone.FAULT, problem_sentence(problem))

    def _await_place(self) -> None:
        if not self._place_timer.isActive():
            self._place_timer.start()

    def _point(self, offset: int | None) -> None:
        self._pointed = offset
        self._show_place()

    def _show_place(self) -> None:
        """Describe the place of the pointer, else of the caret, and offer the repair of a fault."""
        text = self.line.text()
        if self.line.fault is not None and not self.line.isReadOnly():
            self._offer_repair(text)
        if self.line.accessibleDescription() != self.hint.message:
            # The position check announces problems after a pause.
            describe_silently(self.line, self.hint.message)
        offset = self._pointed
        if offset is None and self.line.hasFocus():
            offset = self.line.caret()
        words, square = "", None
        if offset is not None and not self._of_moves:
            words, square = place_words(text, offset), square_read_at(text, offset)
        self.hint.show_place(words)
        if square != self._square:
            self._square = square
            self.field_hovered.emit(square)

    def _offer_repair(self, text: str) -> None:
        # Imported here: most texts are in order.
        from fenedit.notation.spellings.stipulations import repaired

        self._repaired = repaired(text) or ""
        old, new = text.split(), self._repaired.split()
        changed = [word for before, word in zip(old, new, strict=False) if before != word]
        # Longer words are not quoted in the title.
        brief = len(old) == len(new) and len(changed) == 1 and len(changed[0]) <= 12
        title = self.tr("Write {0} instead").format(changed[0]) if brief else self.tr("Repair it")
        self.hint.show_repair(title if self._repaired else "", self._repaired)

    def _copy_position(self) -> None:
        self._bench.rooms.clipboard.copy_fen()

    def _paste_text(self, text: str) -> None:
        # Replaces the selection, as any text.
        self._bench.rooms.clipboard.paste_text(text, over=self.line.hasSelectedText())

    def _paste_clipboard(self) -> None:
        self._bench.rooms.clipboard.paste()

"""What is true of a position without being wrong: material, moves, check, mate, stalemate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from fenedit.notation.position import (
    EMPTY_PLACEMENT,
    WHITE,
    Placement,
    Position,
    count_text,
    gbr,
    signature,
)
from fenedit.session.editor import Editor
from fenedit.session.state import EditorState

if TYPE_CHECKING:
    from fenedit.rules.play import Facts
    from fenedit.session.collection.repetitions import Repetitions

_MOST_UNBROKEN = 24
_MAY_BREAK = "\u200b"
"""Takes no room, and a line may end there."""
DELAY_MS = 150
"""Milliseconds without a change elsewhere in the file until repetitions are looked for."""


class PositionFacts(QWidget):
    """A remark, such as that a side is in check, and facts in a quieter colour."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._repetitions: Repetitions | None = None
        self._remark = QLabel(self)
        self._facts = QLabel(self)
        self._facts.setObjectName("muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for label in (self._remark, self._facts):
            label.setWordWrap(True)
            label.hide()
            column.addWidget(label)
        self._next = 0
        self._also = QPushButton(self)
        self._also.setObjectName("link")
        self._also.setAutoDefault(True)
        # Words that are longer than the card is wide must not widen it.
        self._also.setMinimumWidth(1)
        self._also.clicked.connect(self._go)
        self._also.hide()
        column.addWidget(self._also, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY_MS)
        self._timer.timeout.connect(self.show_facts)

    @property
    def remark(self) -> str:
        """Check, mate or stalemate, or what the board shows in place of a faulty text."""
        return self._remark.text()

    @property
    def text(self) -> str:
        """Material and number of legal moves, "" while the text is faulty."""
        return self._facts.text()

    @property
    def also(self) -> QPushButton:
        """Says where else in the file the position stands, and goes there."""
        return self._also

    def find_out(self) -> None:
        """Say what is true of the editor's position, once its file has stood for a moment."""
        self._timer.start()

    def show_draft(self, state: EditorState) -> None:
        """Say what the board shows in place of a text that does not parse."""
        if state.has_position:
            self._write(self.tr("The board shows the last position that was read."), "", ())
        else:
            self._write(self.tr("No position yet."), "", ())

    def show_facts(self) -> None:
        """Say what is true of the editor's position, nothing new of a faulty text."""
        self._timer.stop()
        state = self._editor.state
        if state.is_draft:
            return
        # Here, because a window is shown before anything is judged.
        from fenedit.rules.play import facts
        from fenedit.session.position_check import is_of_other_variant

        position = state.position
        # Other rules give other moves, and other ends.
        other = is_of_other_variant(state.record)
        known = None if other else facts(position, state.chess960)
        remark = "" if known is None else self._remark_on(known, position)
        lines = self._lines(known, position.placement)
        self._write(remark, "\n".join(lines), self._repeated(state))

    def _lines(self, known: Facts | None, placement: Placement) -> tuple[str, ...]:
        if placement == EMPTY_PLACEMENT:
            return ()
        material = f"{count_text(placement)} · {_breakable(signature(placement))}"
        others = [self.tr("GBR {0}").format(gbr(placement))]
        if known is not None:
            count = known.legal_moves
            one = self.tr("1 legal move")
            others.append(one if count == 1 else self.tr("%n legal moves", "", count))
        return material, " · ".join(others)

    def _repeated(self, state: EditorState) -> Sequence[int]:
        """Return the numbers of the file's other records with the position."""
        if len(state.collection) < 2:
            return ()
        if self._repetitions is None:
            # Here, because most windows show one position.
            from fenedit.session.collection.repetitions import Repetitions

            self._repetitions = Repetitions(self)
            self._repetitions.ready.connect(self.find_out)
        return self._repetitions.of(state)

    def _remark_on(self, known: Facts, position: Position) -> str:
        white = position.side_to_move == WHITE
        if known.checkmate:
            return self.tr("White is mated.") if white else self.tr("Black is mated.")
        if known.stalemate:
            return self.tr("White is stalemated.") if white else self.tr("Black is stalemated.")
        remarks = []
        if known.check:
            remarks.append(
                self.tr("White is in check.") if white else self.tr("Black is in check.")
            )
        if known.insufficient:
            remarks.append(self.tr("Neither side has the material to mate."))
        return " ".join(remarks)

    def _link(self, numbers: Sequence[int]) -> None:
        """Offer the way to the next of the numbers; the last leads to the first again."""
        after = [number for number in numbers if number > self._editor.state.current]
        self._next = (after or numbers)[0] if numbers else 0
        more = len(numbers) - 1
        pattern = self.tr("Also number {number} of the file")
        if more > 0:
            pattern = self.tr("Also number {number} and %n more", "", more)
        words = pattern.format(number=self._next) if numbers else ""
        if words != self._also.text():
            self._also.setText(words)
            self._also.setToolTip(self.tr("Go to number {0}").format(self._next) if words else "")
            self._also.setVisible(bool(words))

    def _go(self) -> None:
        # The file may have become shorter since.
        if 0 < self._next <= len(self._editor.state.collection):
            self._editor.show_record(self._next - 1)

    def _write(self, remark: str, text: str, numbers: Sequence[int]) -> None:
        for label, words in ((self._remark, remark), (self._facts, text)):
            if words != label.text():
                label.setText(words)
                label.setVisible(bool(words))
        self._link(numbers)
        self.setVisible(bool(remark or text))


def _breakable(text: str) -> str:
    """Return a signature that may be broken between its men where it is too long for a line."""
    if len(text) <= _MOST_UNBROKEN:
        return text
    return "".join(
        here + (_MAY_BREAK if here not in (after, " ") else "")
        for here, after in zip(text, f"{text[1:]} ", strict=True)
    ).rstrip(_MAY_BREAK)

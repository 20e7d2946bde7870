"""What is true of a position without being wrong: material, moves, check, mate, stalemate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from fenedit.notation.material import count_text, gbr, signature
from fenedit.notation.pieces import WHITE
from fenedit.notation.placement import EMPTY_PLACEMENT, Placement
from fenedit.notation.position import Position
from fenedit.rules.judge.facts import Facts, facts
from fenedit.session.editor import Editor
from fenedit.session.state import EditorState

if TYPE_CHECKING:
    from fenedit.session.repetitions import Repetitions

DELAY_MS = 150
"""Milliseconds without a change until moves are counted."""
_MOST_NUMBERS = 3


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
        self.hide()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY_MS)
        self._timer.timeout.connect(self._show_facts)

    @property
    def remark(self) -> str:
        """Check, mate or stalemate, or what the board shows in place of a faulty text."""
        return self._remark.text()

    @property
    def text(self) -> str:
        """Material and number of legal moves, "" while the text is faulty."""
        return self._facts.text()

    def find_out(self) -> None:
        """Say what is true of the editor's position, once it has stood for a moment."""
        self._timer.start()

    def show_draft(self, state: EditorState) -> None:
        """Say what the board shows in place of a text that does not parse."""
        if state.has_position:
            self._write(self.tr("The board shows the last position that was read."), "")
        else:
            self._write(self.tr("No position yet."), "")

    def end_draft(self) -> None:
        """Say no more of a text that did not parse."""
        self._write("", self._facts.text())

    def _show_facts(self) -> None:
        state = self._editor.state
        if state.is_draft:
            return
        position = state.position
        known = facts(position, state.chess960)
        lines = [*self._lines(known, position.placement), self._repeated(state)]
        remark = "" if known is None else self._remark_on(known, position)
        self._write(remark, "\n".join(filter(None, lines)))

    def _lines(self, known: Facts | None, placement: Placement) -> tuple[str, ...]:
        if placement == EMPTY_PLACEMENT:
            return ()
        material = f"{count_text(placement)} · {signature(placement)}"
        others = [self.tr("GBR {0}").format(gbr(placement))]
        if known is not None:
            count = known.legal_moves
            one = self.tr("1 legal move")
            others.append(one if count == 1 else self.tr("%n legal moves", "", count))
        return material, " · ".join(others)

    def _repeated(self, state: EditorState) -> str:
        """Return where else in the file the position stands, "" if nowhere."""
        if len(state.collection) < 2:
            return ""
        if self._repetitions is None:
            # Here, because most windows show one position.
            from fenedit.session.repetitions import Repetitions

            self._repetitions = Repetitions(self)
            self._repetitions.ready.connect(self._show_facts)
        numbers = self._repetitions.of(state)
        if not numbers:
            return ""
        shown = ", ".join(map(str, numbers[:_MOST_NUMBERS]))
        more = len(numbers) - _MOST_NUMBERS
        pattern = self.tr("Also number {numbers} of the file")
        if more > 0:
            pattern = self.tr("Also number {numbers} and %n more of the file", "", more)
        return pattern.format(numbers=shown)

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

    def _write(self, remark: str, text: str) -> None:
        for label, words in ((self._remark, remark), (self._facts, text)):
            if words != label.text():
                label.setText(words)
                label.setVisible(bool(words))
        self.setVisible(bool(remark or text))

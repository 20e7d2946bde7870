"""Judges a position: problems with their fixes, the search for a proof, and facts."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from fenedit.documents.record import moves_of
from fenedit.jobs.tablebase import Found
from fenedit.notation.fairy import is_orthodox
from fenedit.notation.position import EMPTY_PLACEMENT, WHITE, Position, gbr
from fenedit.notation.problems import Problem
from fenedit.notation.puzzle import in_letters
from fenedit.rules.judge.diagnose import MISSING, OF_GAMES, guided, with_proof
from fenedit.rules.judge.game import ways_out
from fenedit.rules.judge.repairs import Fix, fix_all
from fenedit.rules.play import Facts, facts
from fenedit.session.collection.repetitions import Repetitions
from fenedit.session.editor import Editor
from fenedit.session.position_check import (
    Prover,
    is_composed,
    is_grave,
    is_of_other_variant,
    judged,
    speaks_against,
)
from fenedit.session.settings import Settings
from fenedit.session.state import EditorState
from fenedit.session.tablebase import TablebaseClient
from fenedit.ui.panels.card import ShortButton, label_of
from fenedit.ui.panels.text import material_words, tablebase_words
from fenedit.ui.style import lay_out
from fenedit.ui.translation import counted


class Judgement(QObject):
    """Judges the editor's position.

    Attributes:
        prover: searches for a proof that no game leads to it.
        is_clear: whether no problem was found.
    """

    def __init__(self, editor: Editor, parent: QObject) -> None:
        super().__init__(parent)
        self._editor = editor
        self.prover = Prover(self)
        self.is_clear = True

    def problems(
        self, *, searches: bool, patient: bool
    ) -> list[tuple[Problem, tuple[Fix, ...]]] | None:
        """Return the problems with their fixes; if patient, None during a search."""
        state, prover = self._editor.shown, self.prover
        position, chess960 = state.position, state.chess960
        problems = judged(state.record)
        unknown = is_of_other_variant(state.record) or not is_orthodox(position.placement)
        if unknown or any(map(is_grave, problems)):
            prover.cancel()
        elif searches:
            proof = prover.seek(position, chess960)
            if proof is not None:
                problems = with_proof(problems, proof.problem, is_composed(state.record))
            elif patient and prover.searching:
                return None
        # The contents of a file are intentional.
        unfinished = state.document.path is None or self._editor.modified
        found = guided(problems, position, unfinished)
        if self._editor.reached is not None:
            found = tuple(problem for problem in found if problem.code not in OF_GAMES)
        self.is_clear = not any(map(speaks_against, found))
        moves, earlier = moves_of(state.record), self._editor.earlier_positions
        return [
            (problem, ways_out(problem, position, chess960, moves, earlier())) for problem in found
        ]

    def leaves_unknown(self, problems: Sequence[Problem]) -> bool:
        """Return whether too little is known to find problems."""
        return any(problem.code in {*MISSING, "fairy-pieces"} for problem in problems)

    def all_fixed(self) -> tuple[Position, bool] | None:
        """Return the position with all sure fixes, and whether it castles as in Chess960."""
        state = self._editor.shown
        return fix_all(
            state.position,
            state.chess960,
            is_composed(state.record),
            is_of_other_variant(state.record),
        )


class PositionFacts(QWidget):
    """A remark, such as "White is in check", and facts in a quieter colour.

    Attributes:
        remark: check, mate or stalemate, or what the board shows instead of a faulty text.
        about: material and number of legal moves, empty for a faulty text.
        known: what tablebases know of the position.
        best: names the best moves that they know.
        also: names the next record of the file with the same position, and shows it.
        tablebase: looks positions up.

    Signals:
        looked_up: the Found of the position, None while it is looked up.
    """

    looked_up = Signal(object)

    def __init__(self, editor: Editor, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._repetitions: Repetitions | None = None
        self.remark = label_of(self, "")
        self.about = label_of(self)
        self.known = label_of(self)
        self.best = ShortButton("link", self)
        self.tablebase = TablebaseClient(settings, self)
        self.tablebase.learnt.connect(self.show_facts)
        self._settings = settings
        self._next = 0
        self.also = ShortButton("link", self)
        self.also.clicked.connect(self._go)
        for part in (self.remark, self.about, self.known, self.best, self.also):
            part.hide()
        best, also = ((each, 0, Qt.AlignmentFlag.AlignLeft) for each in (self.best, self.also))
        tables = lay_out(QVBoxLayout(), self.known, best, margins=0, spacing=0)
        lay_out(QVBoxLayout(self), self.remark, self.about, tables, also, margins=0, spacing=6)
        self.hide()
        # Repetitions are searched for once the file has not changed for a moment.
        self._timer = QTimer(self, singleShot=True, interval=150)
        self._timer.timeout.connect(self.show_facts)
        # The letters of the material may have changed.
        settings.preferences_changed.connect(self.find_out)

    def find_out(self) -> None:
        """Show the facts once the file has not changed for a moment."""
        self._timer.start()

    def show_draft(self, state: EditorState) -> None:
        """Say what the board shows instead of a text that does not parse."""
        words = self.tr("No position yet.")
        if state.has_position:
            words = self.tr("The board shows the last valid position.")
        self._write(words, "", ())
        self.tablebase.cancel()
        self._show_found(Found())

    def show_facts(self) -> None:
        """Show the facts of the editor's position; keep them for a faulty text."""
        self._timer.stop()
        state = self._editor.shown
        if state.is_draft:
            return
        position = state.position
        # Other rules mean other moves and other endings.
        other = is_of_other_variant(state.record)
        known = None if other else facts(position, state.chess960)
        about = ""
        if position.placement != EMPTY_PLACEMENT:
            others = []
            if is_orthodox(position.placement):
                others.append(self.tr("GBR {0}").format(gbr(position.placement)))
            if known is not None:
                count = known.legal_moves
                others.append(counted("1 legal move", self.tr("%n legal moves", "", count), count))
            about = f"{material_words(position.placement)}\n{' · '.join(others)}"
        numbers: Sequence[int] = ()
        if len(state.collection) > 1:
            if self._repetitions is None:
                self._repetitions = Repetitions(self)
                self._repetitions.ready.connect(self.find_out)
            numbers = self._repetitions.of(state)
        self._write("" if known is None else self._remark_on(known, position), about, numbers)
        found: Found | None = Found()
        if known is not None and known.legal_moves:
            found = self.tablebase.seek(position, state.chess960)
        else:
            self.tablebase.cancel()
        self._show_found(found)

    def withdraw(self) -> None:
        """Remove what tablebases know of an earlier position, but keep its space."""
        self.known.setText(self.tr("Tablebase: …"))
        self.best.setText(self.tr("Best: {moves}").format(moves="…"))
        self.looked_up.emit(None)

    def _show_found(self, found: Found | None) -> None:
        if found is None:
            self.withdraw()
            return
        known, moves = found
        white = self._editor.shown.position.side_to_move == WHITE
        self.known.setText("" if known is None else tablebase_words(known, white))
        self.known.setVisible(known is not None)
        equal = [each.san for each in moves if each.known == moves[0].known]
        names = ", ".join(in_letters(san, self._settings.move_letters) for san in equal[:3])
        self.best.setText(self.tr("Best: {moves}").format(moves=names + ", …" * bool(equal[3:])))
        self.best.setVisible(bool(moves))
        self.looked_up.emit(found)

    def _remark_on(self, known: Facts, position: Position) -> str:
        white = position.side_to_move == WHITE
        if known.checkmate:
            return self.tr("White is checkmated.") if white else self.tr("Black is checkmated.")
        if known.stalemate:
            return self.tr("White is stalemated.") if white else self.tr("Black is stalemated.")
        remarks = []
        if known.check:
            remarks.append(
                self.tr("White is in check.") if white else self.tr("Black is in check.")
            )
        if known.insufficient:
            remarks.append(self.tr("Neither side has enough material to mate."))
        return " ".join(remarks)

    def _go(self) -> None:
        # The file may have become shorter since.
        if 0 < self._next <= len(self._editor.state.collection):
            self._editor.show_record(self._next - 1)

    def _write(self, remark: str, about: str, numbers: Sequence[int]) -> None:
        """Show words, and a link to the next of some records, after the last to the first."""
        for label, words in ((self.remark, remark), (self.about, about)):
            label.setText(words)
            label.setVisible(bool(words))
        after = [number for number in numbers if number > self._editor.state.current]
        self._next = (after or numbers)[0] if numbers else 0
        more = len(numbers) - 1
        pattern = self.tr("Same position as no. {number}")
        if more > 0:
            pattern = counted(
                "Same position as no. {number} and 1 other",
                self.tr("Same position as no. {number} and %n others", "", more),
                more,
            )
        words = pattern.format(number=self._next) if numbers else ""
        go_there = self.tr("{words}. Click to go there.").format(words=words)
        self.also.setText(words)
        self.also.setToolTip(go_there if words else "")
        self.also.setVisible(bool(words))
        self.setVisible(bool(remark or about))

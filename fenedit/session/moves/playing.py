"""Plays moves from the position that is set up, without changing the document."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, cast

from PySide6.QtCore import QObject, Signal

from fenedit.documents.rewriting import new_record
from fenedit.notation.position import Position, Square
from fenedit.notation.problems import Problem
from fenedit.session import intents
from fenedit.session.editor import Editor
from fenedit.session.settings import Settings
from fenedit.session.state import EditorState, Label, Notice, Transaction

if TYPE_CHECKING:
    from fenedit.rules.play import LegalMove
    from fenedit.rules.writing import EpCustom
    from fenedit.session.moves.play_line import PlayLine


def keep(state: EditorState, position: Position, moves: int, last: str) -> Transaction | None:
    """Replace the position that was set up by the one played to.

    A record with more than a position is kept, and a new one follows it. `moves` is the number of
    moves, `last` the SAN of the last one.
    """
    label, origin = Label("play-moves", count=moves, detail=last), "play.keep"
    new = new_record(position, state.document.format, state.chess960)
    if not intents.common.removed(state.record, new):
        return intents.common.load_position(state, position, label, origin, chess960=state.chess960)
    at = state.current + 1
    change = intents.common.insert_records(state, at, (new,), label, origin)
    added = Notice("record-added", str(at + 1))
    return change and replace(change, notices=(*change.notices, added))


class Arrow(NamedTuple):
    """An arrow over the board; a faint one matters less, such as that of a mere threat."""

    origin: Square
    target: Square
    is_faint: bool = False


class Playing(QObject):
    """The line of moves that is being played.

    Views show its position. Any edit applies to the position that was set up and ends play; the
    moves are ahead when play begins again from the same position.

    Attributes:
        line: the line, None while the position is being edited.
        arrows: the arrows of `show_line`.

    Signals:
        changed: the PlayLine before and after, either may be None.
        interrupted: the PlayLine that was ended by an edit or by another record, and whether
            another record is shown.
    """

    changed = Signal(object, object)
    interrupted = Signal(object, bool)

    def __init__(self, editor: Editor, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._settings = settings
        self.line: PlayLine | None = None
        self.arrows: tuple[Arrow, ...] = ()
        self._past: list[PlayLine] = []
        self._future: list[PlayLine] = []
        self._keeping = False
        self._remembered: dict[tuple[Position, bool], PlayLine] = {}
        editor.state_changed.connect(self._on_state_changed)

    @property
    def active(self) -> bool:
        """Return whether moves are played instead of pieces set up."""
        return self.line is not None

    @property
    def position(self) -> Position:
        """The position shown; after a move, with the en passant square of the preferences."""
        if self.line is None:
            return self._editor.state.position
        return self.line.written(cast("EpCustom", self._settings.preferences.ep_convention))

    @property
    def shown_state(self) -> EditorState:
        """The editor's state as it would be if the position played to were kept."""
        state, line = self._editor.state, self.line
        if line is None or line.last_move is None:
            return state
        change = keep(state, self.position, line.index, line.last_move.san)
        return state if change is None else change.apply(state)

    def why_not(self) -> Problem | None:
        """Return why the shown record cannot be played."""
        state = self._editor.state
        if state.is_draft and state.problem is not None:
            return state.problem
        # Imported here and below: the start of the program does not wait for chess.
        from fenedit.rules.play import why_not

        return why_not(state.position, state.chess960)

    @property
    def has_moves(self) -> bool:
        """Return whether moves are ahead if play begins."""
        state = self._editor.state
        return (state.position, state.chess960) in self._remembered

    @property
    def can_undo(self) -> bool:
        """Return whether there is a move to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Return whether a move that was taken back can be made again."""
        return bool(self._future)

    def begin(self) -> bool:
        """Play from the position that is set up; return False if that is not possible."""
        if self.line is not None or self.why_not() is not None:
            return False
        from fenedit.session.moves.play_line import PlayLine

        state = self._editor.state
        key = (state.position, state.chess960)
        begun = self._remembered.get(key) or PlayLine((state.position,), state.chess960)
        self._become(begun.at(0))
        return True

    def show_line(
        self, start: Position, moves: Iterable[str], arrows: Iterable[Arrow] = ()
    ) -> None:
        """Show a line of UCI moves from any position on the board, as if it had been played.

        Arrows are shown until anything else is.

        Raises:
            PlayError: a move is not legal; nothing is shown then.
        """
        from fenedit.session.moves.play_line import PlayLine

        line = PlayLine((start,), self._editor.state.chess960)
        for move in moves:
            line = line.with_move(move)
        before = self.line
        if before is not None and before.moves and before.moves != line.moves:
            self._past.append(before)
            self._future.clear()
        self._become(line, tuple(arrows))

    def keep(self) -> None:
        """End play and keep its position, as one step of undo."""
        line, position = self.line, self.position
        if line is None:
            return
        if position == self._editor.state.position or line.last_move is None:
            self.leave()
            return
        self._keeping = True
        self._editor.perform(keep, position, line.index, line.last_move.san)
        self._keeping = False

    def leave(self) -> None:
        """End play and show the position that was set up."""
        line = self.line
        if line is None:
            return
        if line.moves:
            self._remembered[line.start, line.chess960] = line
        self._past.clear()
        self._future.clear()
        self._become(None)

    def play(self, uci: str) -> None:
        """Make a move during play; it replaces those ahead unless it is the next of them.

        Raises:
            PlayError: the move is not legal.
        """
        line = self.line
        assert line is not None  # a move is made in a line
        after = line.with_move(uci)
        self._past.append(line)
        self._future.clear()
        self._become(after)

    def read_move(self, text: str) -> LegalMove:
        """Return the move of a text, in English or preferred piece letters.

        Raises:
            PlayError: there is none, or there are several.
        """
        from fenedit.notation.languages import LETTERS
        from fenedit.rules.play import move_of_text

        position = self._editor.state.position if self.line is None else self.line.position
        preferred = self._settings.piece_letters
        letters = preferred if preferred in LETTERS else "en"
        return move_of_text(position, text, self._editor.state.chess960, letters)

    def go(self, index: int) -> None:
        """Go to the position after a number of moves."""
        if self.line is not None:
            self._become(self.line.at(index))

    def step(self, moves: int) -> None:
        """Go some moves forward, or back if they are negative."""
        if self.line is not None:
            self.go(self.line.index + moves)

    def undo(self) -> None:
        """Take back the last move made, and restore what it replaced."""
        self._retrace(self._past, self._future)

    def redo(self) -> None:
        """Make the move again that was taken back last."""
        self._retrace(self._future, self._past)

    def _retrace(self, source: list[PlayLine], other: list[PlayLine]) -> None:
        if self.line is not None and source:
            other.append(self.line)
            self._become(source.pop())

    def _become(self, line: PlayLine | None, arrows: tuple[Arrow, ...] = ()) -> None:
        before = self.line
        if (line, arrows) != (before, self.arrows):
            self.line, self.arrows = line, arrows
            self.changed.emit(before, line)

    def _on_state_changed(
        self, before: EditorState, after: EditorState, _transaction: Transaction | None
    ) -> None:
        line = self.line
        if line is None:
            return
        if before.collection is after.collection and before.current == after.current:
            # The document was only saved.
            return
        self.leave()
        if not self._keeping:
            self.interrupted.emit(line, before.current != after.current)

"""Keeps the moves beside the shown record: those of its game, what is played, or a solution."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, TypeAlias, cast

from PySide6.QtCore import QObject, Signal

from fenedit.documents.record import Record, moves_of, operations_of
from fenedit.documents.rewriting import with_position
from fenedit.notation.position import EMPTY, Position, Square, side_of
from fenedit.notation.problems import Problem, Span
from fenedit.session import intents
from fenedit.session.editor import Editor
from fenedit.session.settings import Settings
from fenedit.session.state import EditorState, Label, Notice, Transaction

if TYPE_CHECKING:
    from fenedit.rules.moves.tree import MoveTree, Path
    from fenedit.rules.play import LegalMove
    from fenedit.rules.writing import EpCustom

Step: TypeAlias = Literal["first", "back", "forward", "last", "previous", "next"]
"""A way from move to move; "previous" and "next" are variations."""


def take(state: EditorState, record: Record, move: str) -> Transaction | None:
    """Insert a record of the position after a move, behind the shown one."""
    label = Label("take-position", detail=move)
    made = intents.records.insert_behind(state, (record,), label, "moves.take")
    return made and replace(made, notices=(*made.notices, Notice("taken", move)))


def keep(state: EditorState, tree: MoveTree, line: Sequence[str]) -> Transaction | None:
    """Write moves into the shown record: the whole tree into a game, one line in SAN into a line.

    Raises:
        ValueError: the record cannot hold a line.
    """
    record = state.record
    if record.is_game:
        from fenedit.documents.games import game_record, with_newlines
        from fenedit.rules.moves.writing import movetext

        tags = record.line.removesuffix(moves_of(record)).rstrip("\r\n")
        newline = state.document.form.newline
        text = f"{tags}\n\n{movetext(tree)}"
        kept: Record = replace(
            with_newlines(game_record(text), newline),
            ending=record.ending,
            chess960=record.chess960,
        )
    else:
        from fenedit.documents.annotating import puzzle_of_record, with_puzzle_in

        puzzle = replace(puzzle_of_record(record), line=tuple(line))
        kept = with_puzzle_in(record, puzzle, state.document.format)
    return intents.common.replace_record(state, kept, Label("keep-moves"), "moves.keep")


class Moves(QObject):
    """The moves that are shown, and the place among them whose position is seen.

    The document holds none of what is played: that is remembered beside it, for each position that
    was played on from. Nothing is read before it is needed.

    Attributes:
        path: the way to the move whose position is seen; () for the position of the record.
        plays: whether the Play tool is in hand, so that pieces make legal moves.

    Signals:
        changed: other moves, another place, or another tool; not for another state of the editor.
    """

    changed = Signal()

    def __init__(self, editor: Editor, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._settings = settings
        self.path: Path = ()
        self.plays = False
        self._tree: MoveTree | None = None
        self._read: MoveTree | None = None
        self._own: tuple[MoveTree, Path] | None = None
        """The record's own moves and place, while others are shown."""
        self._asked: Record | None = None
        self._has_own = False
        """Whether `_asked` has moves itself."""
        self._past: list[tuple[MoveTree, Path]] = []
        self._future: list[tuple[MoveTree, Path]] = []
        self._kept: dict[Hashable, tuple[int, MoveTree, Path, MoveTree | None]] = {}
        """By what they belong to: row, moves, place, and the moves that the record itself has."""
        editor.state_changed.connect(self._on_state_changed)
        settings.preferences_changed.connect(self._reach)

    @property
    def tree(self) -> MoveTree:
        """The moves."""
        if self._tree is None:
            # Imported here: the start of the program does not wait for chess.
            from fenedit.jobs.games import tree_of_record

            self._tree = self._read = tree_of_record(self._editor.state.record)
        return self._tree

    @property
    def has_moves(self) -> bool:
        """Return whether there are moves; those of a record need not be read for it."""
        if self._tree is not None:
            return not self._tree.is_empty
        record = self._editor.state.record
        # Asked several times at each keystroke.
        if record is not self._asked:
            self._asked, self._has_own = record, bool(_moves_in(record))
            if record.is_game:
                from fenedit.documents.comments import has_moves

                self._has_own = has_moves(moves_of(record))
        return self._has_own

    @property
    def is_ahead(self) -> bool:
        """Return whether the position seen is another than the record's."""
        return bool(self.path)

    @property
    def is_of_record(self) -> bool:
        """Return whether the moves shown are the record's own, with what was played on."""
        return self._own is None

    @property
    def position(self) -> Position:
        """The position seen; after a move, with the en passant square of the preferences."""
        return self._editor.shown.position

    @property
    def shown_state(self) -> EditorState:
        """The editor's state as it would be if the record were of the position seen."""
        return self._editor.shown

    @property
    def last_move(self) -> LegalMove | None:
        """The move that led to the position seen; None at the start and after a pass."""
        return self.tree.move_at(self.path) if self.path else None

    @property
    def move_words(self) -> str:
        """The move that led to the position seen, as text: "16…Nxb8"; "" at the start."""
        if not self.path:
            return ""
        from fenedit.notation.puzzle import in_letters

        san = in_letters(self.tree.node_at(self.path).san, self._settings.move_letters)
        return self.tree.number_at(self.path, first=True) + san

    # --- playing ---------------------------------------------------------------------------

    def why_not(self) -> Problem | None:
        """Return why no move can be played in the position seen."""
        state = self._editor.shown
        if state.is_draft and state.problem is not None:
            return state.problem
        from fenedit.rules.play import why_not

        return why_not(state.position, state.chess960)

    def take_up(self, plays: bool) -> None:
        """Take the Play tool up, or put it down."""
        if plays != self.plays:
            self.plays = plays
            self.changed.emit()

    def legal_moves(self) -> tuple[LegalMove, ...]:
        """Return the legal moves in the position seen."""
        return self.tree.legal_moves(self.path)

    def landings(self, move: LegalMove) -> frozenset[Square]:
        """Return the squares to which a piece may be dragged to make a legal move."""
        from fenedit.rules.play import landing_squares

        return frozenset(landing_squares(move, self.tree.chess960))

    def refusal(self, start: Square, end: Square) -> str:
        """Return why a piece cannot move to a square, "" if it can.

        "turn": the other side has the move. "check": the king would be left in check. Otherwise
        "illegal".
        """
        moves = self.legal_moves()
        if any(move.origin == start and end in self.landings(move) for move in moves):
            return ""
        board, piece = self.tree.board_at(self.path), self.position.placement[start]
        if piece == EMPTY:
            return "illegal"
        if side_of(piece) != self.position.side_to_move:
            return "turn"
        steps = ((move.from_square, move.to_square) for move in board.pseudo_legal_moves)
        return "check" if moves and (start, end) in steps else "illegal"

    def play(self, *moves: str, joins: bool = False) -> None:
        """Play moves in UCI behind the one seen, as one step of undo; or as part of the last step.

        Raises:
            PlayError: a move is not legal; none is played then.
        """
        tree, path = self.tree, self.path
        for uci in moves:
            tree, path = tree.played(path, uci)
        if not joins:
            self._past.append((self.tree, self.path))
        self._future.clear()
        self._become(tree, path)

    def read_moves(self, text: str) -> tuple[list[str], Span | None]:
        """Return the moves of a text in UCI, and where one cannot be played, if any.

        They are in English or preferred piece letters, with numbers or without, as SAN or UCI.

        Raises:
            PlayError: there is not one move in the text.
        """
        from fenedit.notation.languages import LETTERS
        from fenedit.rules.moves.reading import read_moves
        from fenedit.rules.play import move_of_text

        preferred = self._settings.piece_letters
        letters = preferred if preferred in LETTERS else "en"
        position, chess960 = self.tree.position_at(self.path), self.tree.chess960
        read = read_moves(text, position, chess960, language=letters)
        moves = [node.uci for node in read.moves_to(read.end_of(()))]
        if not moves:
            # A single move may be written in more ways, and what is wrong with it is known.
            return [move_of_text(position, text, chess960, letters).uci], None
        return moves, None if read.fault is None else read.fault.span

    @property
    def can_undo(self) -> bool:
        """Return whether the last thing done was a move, which can be taken back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Return whether a move that was taken back can be made again."""
        return bool(self._future)

    def undo(self) -> None:
        """Take back the last move made."""
        self._retrace(self._past, self._future)

    def redo(self) -> None:
        """Make the move again that was taken back last."""
        self._retrace(self._future, self._past)

    # --- places ----------------------------------------------------------------------------

    def go(self, path: Path) -> None:
        """Show the position after a move."""
        self._become(self.tree, path)

    def step(self, way: Step) -> None:
        """Show the position of another move, if there is one in this way."""
        path = self.path_to(way)
        if path is not None:
            self.go(path)

    def path_to(self, way: Step) -> Path | None:
        """Return the path of a step, None where it leads nowhere. Passes are stepped over."""
        from fenedit.rules.moves.tree import PASS

        tree, path = self.tree, self.path
        if way == "back":
            path = path[:-1]
            while path and tree.node_at(path).uci == PASS:
                path = path[:-1]
        elif way == "forward":
            node = tree.node_at(path)
            while node.children:
                node, path = node.children[0], (*path, 0)
                if node.uci != PASS:
                    break
        elif way in ("first", "last"):
            path = tree.end_of(path) if way == "last" else ()
        else:
            path = self._beside(-1 if way == "previous" else 1)
        return None if path == self.path else path

    def may_step(self, way: Step) -> bool:
        """Return whether a step leads anywhere; moves of a record need not be read for it."""
        if self._tree is None:
            return way in ("forward", "last") and self.has_moves
        return self.path_to(way) is not None

    def show(self, tree: MoveTree, path: Path = ()) -> None:
        """Show other moves than the record's, such as a solution, until another state."""
        if self._own is None:
            self._own = self.tree, self.path
        self._become(tree, path)

    def show_own(self) -> None:
        """Show the record's own moves again."""
        own, self._own = self._own, None
        if own is not None:
            self._become(*own)

    def take_position(self) -> bool:
        """Make a new record of the position seen, behind the one shown."""
        return self.is_ahead and self._editor.perform(take, self._taken(self.tree), self.move_words)

    def left_at(self, row: int, record: Record) -> Position | None:
        """Return the position in which the moves of a row's record were left; None at their start.

        Of the shown record it is the one seen.
        """
        if row == self._editor.state.current:
            tree, path = self._own or (self._tree, self.path)
        else:
            place = record.position, record.chess960, _moves_in(record)
            at, tree, path, _ = self._kept.get(place, _NOWHERE) if self._kept else _NOWHERE
            path = path if at == row else ()
        return _position_at(tree, path) if tree is not None and path else None

    @property
    def has_played(self) -> bool:
        """Return whether there are moves that the record does not have."""
        return self.is_of_record and self._tree is not self._read

    def keep(self) -> bool:
        """Write the record's moves, with what was played, into it.

        A line gets the variation that is seen. None of a game may be unread: see `MoveTree.fault`.

        Raises:
            ValueError: the record cannot hold a line.
        """
        state, tree, path = self._editor.state, self.tree, self.path
        line = [node.san for node in tree.moves_to(tree.end_of(path))]
        made = keep(state, tree, line)
        if made is None:
            return False
        # The record has other moves now, and the same place among them is seen.
        self._kept[_place_of(made.apply(state))] = (state.current, tree, path, tree)
        return self._editor.dispatch(made)

    def delete(self) -> None:
        """Delete the move seen, and all behind it, from these moves."""
        if self.path:
            self._past.append((self.tree, self.path))
            self._future.clear()
            self._become(self.tree.without(self.path), self.path[:-1])

    # --- inside ----------------------------------------------------------------------------

    def _beside(self, step: int) -> Path:
        """Return the path to the variation beside the last move of the path that has any."""
        parents = (self.tree.root, *self.tree.moves_to(self.path[:-1]))
        for length in reversed(range(len(self.path))):
            siblings = parents[length].children
            if len(siblings) > 1:
                place = self.path[length] + step
                beside = (*self.path[:length], place)
                return beside if 0 <= place < len(siblings) else self.path
        return self.path

    def _retrace(
        self, source: list[tuple[MoveTree, Path]], other: list[tuple[MoveTree, Path]]
    ) -> None:
        if source:
            other.append((self.tree, self.path))
            self._become(*source.pop())

    def _become(self, tree: MoveTree, path: Path) -> None:
        if tree is not self._tree or path != self.path:
            self._tree, self.path = tree, path
            self._reach()
            self.changed.emit()

    def _reach(self, *_preferences: object) -> None:
        """Tell the editor which position is seen."""
        editor, reached = self._editor, None
        if self.path:
            state = editor.state
            # What is set up has no use for the moves behind it.
            record = self._taken(self.tree.with_children(self.path, ()))
            splice = state.collection.replacing(state.current, record)
            document = state.document.with_collection(state.collection.changed(splice))
            reached = EditorState(document, state.current)
        editor.reached, editor.reached_by = reached, self.move_words

    def _taken(self, tree: MoveTree) -> Record:
        """Return a record of the position seen, with the en passant square by the preference."""
        from fenedit.jobs.taking import taken
        from fenedit.rules.writing import in_conventions

        state = self._editor.state
        record = taken(state.named, tree, self.path, state.document.format)
        position, custom = record.position, self._settings.preferences.ep_convention
        if position is not None and position.ep_square is not None:
            ep = cast("EpCustom", custom)
            written = in_conventions(position, ep=ep, castling="held", chess960=tree.chess960)
            if written.position != position:
                record = with_position(record, written.position, state.document.format)
        return intents.common.fitted(state, record)

    def _on_state_changed(
        self, before: EditorState, after: EditorState, _transaction: Transaction | None
    ) -> None:
        if before.collection is after.collection and before.current == after.current:
            # The document was only saved.
            self._reach()
            return
        tree, path = self._own or (self._tree, self.path)
        if before.collection is not after.collection and self._editor.change is None:
            # It is another document.
            self._kept.clear()
        elif tree is not None and (path or tree is not self._read):
            self._kept[_place_of(before)] = (before.current, tree, path, self._read)
        # The same position in another record has the same moves ahead.
        place = _place_of(after) if self._kept else None
        current, self._tree, path, self._read = self._kept.get(place, _NOWHERE)
        self._own = None
        self.path = path if current == after.current else ()
        self._past.clear()
        self._future.clear()
        self._reach()


_NOWHERE: tuple[int, MoveTree | None, Path, MoveTree | None] = (-1, None, (), None)


@lru_cache(maxsize=64)
def _position_at(tree: MoveTree, path: Path) -> Position:
    return tree.position_at(path)


def _place_of(state: EditorState) -> Hashable:
    """Return what moves belong to: a position, and the moves that its record has."""
    return state.position, state.chess960, _moves_in(state.record)


def _moves_in(record: Record) -> str:
    """Return the text of a record's own moves, with what is around it."""
    text = moves_of(record) if record.is_game else operations_of(record)
    return text if record.is_game or " pv " in f" {text}" else ""

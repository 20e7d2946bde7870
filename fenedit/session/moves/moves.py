"""Keeps the moves beside the shown record: those of its game, played ones, or a solution."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, cast

from PySide6.QtCore import QObject, Signal

from fenedit.documents.record import Record, line_in, moves_of, variant_of
from fenedit.notation.position import EMPTY, Position, Square, side_of
from fenedit.notation.problems import Problem, Span
from fenedit.session import intents
from fenedit.session.editor import Editor
from fenedit.session.moves.played import Left, carried, merged, with_moves
from fenedit.session.settings import Settings
from fenedit.session.state import EditorState, Label, Notice, Transaction

if TYPE_CHECKING:
    from fenedit.documents.document import Collection
    from fenedit.documents.files.recovery import Played
    from fenedit.documents.record import Format
    from fenedit.rules.moves.tree import MoveTree, Path
    from fenedit.rules.play import Facts, LegalMove
    from fenedit.rules.writing import EpCustom

Step: TypeAlias = Literal["first", "back", "forward", "last", "previous", "next"]
"""A step from move to move; "previous" and "next" step to another variation."""
Place: TypeAlias = tuple[Position | None, bool, str]
"""The key of moves: a position, whether it is of Chess960, and the moves of its record."""


def take(state: EditorState, record: Record, move: str) -> Transaction:
    """Insert a record of the position after a move, after the shown one."""
    label = Label("take-position", detail=move)
    made = intents.records.insert_taken(state, record, label, "moves.take")
    return replace(made, notices=(*made.notices, Notice("taken", move)))


class Moves(QObject):
    """The moves that are shown, and the one among them whose position is on the board.

    The document does not hold played moves: they are remembered here, by the position from which
    they were played. Nothing is read before it is needed.

    Attributes:
        plays: whether the Play tool is on, so that pieces make legal moves.

    Signals:
        changed: other moves, another place, or another tool; not for another state of the editor.
    """

    changed = Signal()

    def __init__(self, editor: Editor, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._settings = settings
        self.plays = False
        self._now = Left(row=editor.state.current)
        self._asked: Record | None = None
        self._has_own = False
        """Whether `_asked` has moves itself."""
        self._kept: dict[Place, Left] = {}
        """The moves that were left on records, by `_place_of`."""
        editor.state_changed.connect(self._on_state_changed)
        settings.preferences_changed.connect(self._reach)

    @property
    def tree(self) -> MoveTree:
        """The moves."""
        tree = self._now.tree
        if tree is None:
            # Imported here: the start of the program does not wait for chess.
            from fenedit.jobs.games import tree_of_record

            tree = tree_of_record(self._editor.state.record)
            self._now = self._now._replace(tree=tree, read=tree)
        return tree

    @property
    def path(self) -> Path:
        """The path of the move whose position is seen; () for the position of the record."""
        return self._now.path

    @property
    def has_moves(self) -> bool:
        """Return whether there are moves, without reading those of a record."""
        if self._now.tree is not None:
            return not self._now.tree.is_empty
        record = self._editor.state.record
        # Asked several times at each keystroke.
        if record is not self._asked:
            self._asked, self._has_own = record, bool(line_in(record))
            if record.is_game:
                from fenedit.documents.comments import has_moves

                self._has_own = has_moves(moves_of(record))
        return self._has_own

    @property
    def own(self) -> MoveTree:
        """The record's own moves with played ones, also while others are shown."""
        return self._now.joined.tree or self.tree

    @property
    def is_ahead(self) -> bool:
        """Return whether the position seen is not the record's."""
        return bool(self.path)

    @property
    def is_of_record(self) -> bool:
        """Return whether the moves shown are the record's own, with played ones."""
        return self._now.own is None

    @property
    def has_own(self) -> bool:
        """Return whether the record has moves itself, or some were played on it."""
        return self.has_moves if self._now.own is None else not self._now.own[0].is_empty

    @property
    def position(self) -> Position:
        """The position seen; after a move, with the en passant square of the preferences."""
        return self._editor.shown.position

    @property
    def facts(self) -> Facts | None:
        """The facts of the position seen, by its rules; None where moves make no sense."""
        return None if self._editor.state.is_draft else self.tree.facts_at(self.path)

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
        return self.tree.number_at(len(self.path), first=True) + san

    # --- playing ---------------------------------------------------------------------------

    def why_not(self) -> Problem | None:
        """Return why no move can be played in the position seen."""
        state = self._editor.shown
        if state.is_draft and state.problem is not None:
            return state.problem
        from fenedit.rules.play import why_not

        if self.tree.first is not None and self.legal_moves():
            # Another variant may do without kings.
            return None
        return why_not(state.position, state.chess960)

    def take_up(self, plays: bool) -> None:
        """Switch the Play tool on or off."""
        if plays != self.plays:
            self.plays = plays
            self.changed.emit()

    def legal_moves(self) -> tuple[LegalMove, ...]:
        """Return the legal moves in the position seen; () while a text is not a FEN."""
        return () if self._editor.state.is_draft else self.tree.legal_moves(self.path)

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
        """Play moves in UCI after the one seen, as one step of undo, or `joins` the last step.

        Raises:
            PlayError: a move is not legal; none is played then.
        """
        tree, path = self.tree, self.path
        for uci in moves:
            tree, path = tree.played(path, uci)
        noted = {} if joins else self._noted()
        self._become(tree, path, **noted)

    def play_on(self, moves: MoveTree) -> None:
        """Play the moves of another tree after the one seen, with variations and comments."""
        from fenedit.rules.moves.tree import Node

        seen = self.tree.node_at(self.path)
        after = merged(seen, moves.root, Node())
        tree, path = self.tree.with_node(self.path, after), self.path
        for node in moves.moves_to(moves.end_of(())):
            path = (*path, [each.uci for each in after.children].index(node.uci))
            after = after.children[path[-1]]
        self._become(tree, path, **self._noted())

    def read_moves(self, text: str) -> tuple[list[str], Span | None]:
        """Return the moves of a text in UCI, and the place of one that cannot be played, if any.

        The text is SAN or UCI, with or without numbers, in English or the preferred piece letters.

        Raises:
            PlayError: there is not one move in the text.
        """
        from fenedit.notation.languages import LETTERS
        from fenedit.rules.moves.reading import read_moves
        from fenedit.rules.play import PlayError, move_of_text

        if self._editor.state.is_draft:
            raise PlayError("illegal-move", text)
        tree, preferred = self.tree, self._settings.piece_letters
        letters = preferred if preferred in LETTERS else "en"
        position, chess960 = tree.position_at(self.path), tree.chess960
        # Moves of another variant are made by its rules.
        first = None if tree.first is None else tree.board_at(self.path).copy(stack=False)
        read = read_moves(text, position, chess960, first=first, language=letters)
        moves = [node.uci for node in read.moves_to(read.end_of(()))]
        if first is not None and not moves:
            raise PlayError("illegal-move", text)
        if not moves:
            # A single move may be written more freely, and its fault is known.
            return [move_of_text(position, text, chess960, letters).uci], None
        return moves, None if read.fault is None else read.fault.span

    @property
    def can_undo(self) -> bool:
        """Return whether the last thing done was a move, which can be taken back."""
        return bool(self._now.past) and self._now.step == self._editor.undo_stack.index()

    @property
    def can_redo(self) -> bool:
        """Return whether a move that was taken back can be made again."""
        return bool(self._now.future) and self._now.step == self._editor.undo_stack.index()

    def undo(self) -> None:
        """Take back the last move made."""
        self._retrace("past", "future")

    def redo(self) -> None:
        """Make the move again that was taken back last."""
        self._retrace("future", "past")

    # --- places ----------------------------------------------------------------------------

    def go(self, path: Path) -> None:
        """Show the position after a move."""
        self._become(self.tree, path)

    def step(self, way: Step) -> None:
        """Show the position that a step leads to, if there is one."""
        path = self.path_to(way)
        if path is not None:
            self.go(path)

    def path_to(self, way: Step) -> Path | None:
        """Return the path after a step, None if it leads nowhere; it skips passes and headings."""
        from fenedit.rules.moves.tree import PASS

        tree, path, skipped = self.tree, self.path, (PASS, "")
        if way == "back":
            path = path[:-1]
            while path and tree.node_at(path).uci in skipped:
                path = path[:-1]
        elif way == "forward":
            node, place = tree.node_at(path), 0 if path else self._place_of_twin()
            while node.children:
                node, path, place = node.children[place], (*path, place), 0
                if node.uci not in skipped:
                    break
        elif way in ("first", "last"):
            path = tree.end_of(path) if way == "last" else ()
        else:
            path = self._beside(-1 if way == "previous" else 1)
        return None if path == self.path else path

    def _place_of_twin(self) -> int:
        """Return which child of the root begins the moves of the twin shown, in a solution."""
        from fenedit.rules.moves.popeye import PopeyeTree

        tree, state = self.tree, self._editor.state
        if not state.twin or not isinstance(tree, PopeyeTree):
            return 0
        from fenedit.documents.annotating import puzzle_of_record
        from fenedit.notation.twin_commands import twins_of

        name = twins_of(puzzle_of_record(state.whole.record).twins)[state.twin - 1].name
        titles = [asked.title.lstrip("+") for asked in tree.asked]
        return next((n for n, title in enumerate(titles) if title.startswith(f"{name})")), 0)

    def may_step(self, way: Step) -> bool:
        """Return whether a step leads anywhere, without reading the moves of a record."""
        if self._now.tree is None:
            return way in ("forward", "last") and self.has_moves
        return self.path_to(way) is not None

    def show(self, tree: MoveTree, path: Path = ()) -> None:
        """Show other moves than the record's, such as a solution, until the state changes.

        Moves played among them join the record's own.
        """
        self._become(tree, path, own=(self.own, self._now.joined.path, tree))

    def show_own(self) -> None:
        """Show the record's own moves again."""
        self._become(self.own, self._now.joined.path, own=None)

    def take_position(self) -> bool:
        """Make a new record of the position seen, after the one shown."""
        return self.is_ahead and self._editor.perform(take, self._taken(self.tree), self.move_words)

    def taken_as(self, file_format: Format, tree: MoveTree | None = None) -> Record:
        """Return the position seen in a format, with its name, comment, marks and moves.

        `tree` has the moves after it, if others than those shown.
        """
        from fenedit.jobs.taking import taken

        return taken(self._editor.state.named, tree or self.tree, self.path, file_format)

    def left_at(self, row: int, record: Record) -> Position | None:
        """Return the position at which the moves of a row's record were left; None at their start.

        For the shown record it is the position on the board.
        """
        state = self._editor.state
        is_shown = row == state.current and not state.twin
        left = self._now.joined if is_shown else self._left_of(record)
        if left.tree is None or left.row != row or not left.path:
            return None
        return left.tree.position_at(left.path)

    @property
    def has_played(self) -> bool:
        """Return whether there are moves that the record does not have, and could."""
        return not self._editor.state.twin and self._now.joined.is_played

    def unkept(self) -> list[int]:
        """Return the rows of records that do not have the moves played on them."""
        return sorted(row for row, left in self._all_left().items() if left.is_played)

    def keep(self) -> bool:
        """Write the record's moves, with what was played, into it.

        A line gets the main line alone.

        Raises:
            ValueError: the record cannot hold them, or would lose what was not read of it.
        """
        state = self._editor.state
        record, form = state.record, state.document.form
        if state.twin:
            # It has the moves of the diagram.
            raise ValueError(state.twin)
        kept = with_moves(record, self.own, state.document.format, form.newline)
        made = intents.common.replace_record(state, kept, Label("keep-moves"), "moves.keep")
        return made is not None and self._editor.dispatch(made)

    def keep_all(self) -> list[int]:
        """Write what was played into all its records in one step, and return the rows left.

        Their records cannot hold a line, or no variations and comments, or would lose what was not
        read.
        """
        from fenedit.session.collection.many_changes import Changing

        state, refused = self._editor.state, list[int]()
        changing, all_left = Changing(state.collection), self._all_left()
        for row in self.unkept():
            record, left = state.collection[row], all_left[row]
            form = state.document.form
            assert left.tree is not None  # it was played on
            try:
                if not (record.is_game or (left.tree.is_line and not left.tree.has_comments)):
                    raise ValueError(row)
                kept = with_moves(record, left.tree, state.document.format, form.newline)
            except ValueError:
                refused.append(row)
                continue
            changing.take(changing.collection.replacing(row, kept))
        if changing.collection is not state.collection:
            label = Label("keep-moves")
            change = intents.common.among_records(
                changing.change(), state.current, label, "moves.keep"
            )
            self._editor.dispatch(change)
        return refused

    def played(self) -> tuple[Played, ...]:
        """Return the moves played on records that do not have them, for the recovery file."""
        from fenedit.documents.games import tags_of
        from fenedit.rules.moves.writing import game_text

        records, all_left = self._editor.state.collection, self._all_left()
        return tuple(
            (row, game_text(left.tree, tags_of(records[row])), left.path)
            for row in self.unkept()
            if (left := all_left[row]).tree is not None
        )

    def recall(self, played: Iterable[Played]) -> None:
        """Restore the moves played on records, as far as they fit."""
        from fenedit.documents.games import game_record
        from fenedit.jobs.games import tree_of_record

        collection = self._editor.state.collection
        for row, text, path in played:
            if row >= len(collection):
                continue
            record = collection[row]
            own, tree = tree_of_record(record), tree_of_record(game_record(text))
            if tree.start[:2] != own.start[:2]:
                continue
            with suppress(IndexError):
                now, place = carried(Left(tree, path, read=own), own, whole=True)
                self._kept[_place_of(record)] = Left(now, place, row=row, read=own)
        self._resume()
        self.changed.emit()

    def promote(self) -> None:
        """Swap the current variation with the one before it."""
        if not any(self.path):
            return
        length = max(length for length, place in enumerate(self.path) if place)
        parent, place, rest = self.path[:length], self.path[length], self.path[length + 1 :]
        children = list(self.tree.node_at(parent).children)
        children.insert(place - 1, children.pop(place))
        tree = self.tree.with_children(parent, children)
        self._become(tree, (*parent, place - 1, *rest), **self._noted())

    def delete(self) -> None:
        """Delete the move seen, and all after it, from these moves."""
        if self.path:
            self._become(self.tree.without(self.path), self.path[:-1], **self._noted())

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

    def _noted(self) -> dict[str, Any]:
        """Return the changes of `_now` that let undo come back to what is shown."""
        self._editor.end_run()
        step, now = self._editor.undo_stack.index(), self._now
        past = now.past if step == now.step else ()
        return {"past": (*past, now[:3]), "future": (), "step": step}

    def _retrace(self, source: str, other: str) -> None:
        now = self._now._asdict()
        if now[source]:
            *left, (tree, path, own) = now[source]
            changes: dict[str, Any] = {source: tuple(left), other: (*now[other], self._now[:3])}
            self._become(tree, path, own=own, **changes)

    def _become(self, tree: MoveTree, path: Path, **changes: Any) -> None:
        before = self._now
        self._now = before._replace(tree=tree, path=path, **changes)
        if tree is not before.tree or path != before.path:
            self._reach()
            self.changed.emit()

    def _reach(self, *_preferences: object) -> None:
        """Set the position seen in the editor."""
        editor, reached = self._editor, None
        if self.path:
            state = editor.state
            # A record that is set up from it has no use for the moves after it.
            record = self._taken(self.tree.with_children(self.path, ()))
            splice = state.collection.replacing(state.current, record)
            document = state.document.with_collection(state.collection.changed(splice))
            reached = EditorState(document, state.current)
        editor.reached = reached
        editor.reached_by = self.move_words if self.path else ""
        editor.reached_at = self._place_in_text() if self.path else -1

    def _place_in_text(self) -> int:
        """Return where the last move begins in the record's text; -1 if it is not there."""
        if self._now.read is None or not self.is_of_record:
            return -1
        line = [node.uci for node in self.tree.moves_to(self.path)]
        with suppress(IndexError):
            read = self._now.read.moves_to(self.path)
            return read[-1].at if [node.uci for node in read] == line else -1
        return -1

    def _taken(self, tree: MoveTree) -> Record:
        """Return a record of the position seen, with its en passant square as preferred."""
        from fenedit.session.moves.taking import with_ep

        state, custom = self._editor.state, self._settings.preferences.ep_convention
        record = self.taken_as(state.document.format, tree)
        record = with_ep(record, cast("EpCustom", custom), state.document.format)
        return intents.common.fitted(state, record)

    def _on_state_changed(
        self, before: EditorState, after: EditorState, transaction: Transaction | None
    ) -> None:
        shown = after.current, after.twin
        if before.collection is after.collection and (before.current, before.twin) == shown:
            # The document was only saved.
            self._reach()
            return
        if before.collection is not after.collection and self._editor.change is None:
            # It is another document.
            self._kept.clear()
        else:
            self._leave(before)
            if transaction is not None and self._kept:
                # Undone steps are gone, and with them the moves played after them.
                self._forget_above(self._editor.undo_stack.index())
            if self._kept and before.collection is not after.collection:
                is_kept = transaction is not None and transaction.origin == "moves.keep"
                self._follow(before, after, whole=is_kept)
        self._resume()

    def _resume(self) -> None:
        """Show the moves of the record shown as they were left."""
        # The same position in another record has the same moves ahead.
        after = self._editor.state
        left = self._left_of(after.record)
        path = left.path if left.row == after.current else ()
        self._now = left._replace(path=path, row=after.current)
        self._reach()

    def _left_of(self, record: Record) -> Left:
        """Return the moves of a record as they were left, or none."""
        return self._kept.get(_place_of(record), Left()) if self._kept else Left()

    def _leave(self, state: EditorState) -> None:
        """Remember the moves of the record that was shown."""
        left = self._now.joined
        if left.tree is not left.read or left.path or left.past or left.future:
            self._kept[_place_of(state.record)] = left
        elif self._kept:
            self._kept.pop(_place_of(state.record), None)

    def _forget_above(self, step: int) -> None:
        """Forget how to take back the moves played after a step of undo."""
        for place, left in self._kept.items():
            if left.step >= step:
                self._kept[place] = left._replace(past=(), future=(), step=-1)

    def _all_left(self) -> dict[int, Left]:
        """Return the moves that were left on records of the document, by their rows."""
        state = self._editor.state
        kept, collection = self._kept.items(), state.collection
        found = {left.row: left for place, left in kept if _is_of(left, place, collection)}
        # Moves of a twin are not the record's.
        return found if state.twin else found | {state.current: self._now.joined}

    def _follow(self, before: EditorState, after: EditorState, *, whole: bool) -> None:
        """Follow records to their new rows, and to their own moves as they are now.

        `whole`: the moves that were left become the record's, instead of joining its own.
        """
        # Imported here, as below: the first picture needs no changes.
        from fenedit.session.collection.row_changes import row_changes, rows_after

        changes = list(row_changes(before.collection, after.collection, self._editor.change))
        for place, left in list(self._kept.items()):
            stays = rows_after(changes, (range(left.row, left.row + 1),))
            if not stays or not _is_of(left, place, before.collection):
                # If undo brings its record back, that is in the same row.
                continue
            row = stays[0].start
            self._kept[place] = left._replace(row=row)
            record = after.collection[row]
            there = _place_of(record)
            if there == place or there[:2] != place[:2]:
                continue
            known = self._left_of(record)
            if known.tree is None:
                from fenedit.jobs.games import tree_of_record

                own = tree_of_record(record)
                known = Left(own, read=own)
            assert known.tree is not None
            tree, path = carried(left, known.tree, whole=whole)
            if left.tree is left.read and len(path) < len(left.path):
                # The move that was seen is gone.
                continue
            self._kept[there] = known._replace(row=row, tree=tree, path=path)


def _place_of(record: Record) -> Place:
    """Return the key of the moves of a record."""
    moves, variant = moves_of(record) if record.is_game else line_in(record), variant_of(record)
    # The fields of a variant, such as pieces in hand, are in the text alone.
    moves = f"{variant} {record.line}" if variant else moves
    return record.position or record.stale, record.chess960, moves


def _is_of(left: Left, place: Place, collection: Collection) -> bool:
    """Return whether moves were left on the record that is in their row now."""
    return left.row < len(collection) and _place_of(collection[left.row]) == place

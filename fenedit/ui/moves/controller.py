"""Controls the moves: steps, moves made or refused on the board, and what is done with them."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent

from fenedit.documents.games import tags_of
from fenedit.jobs.taking import places
from fenedit.notation.position import EMPTY, Square
from fenedit.notation.problems import Span
from fenedit.notation.safe_text import shown
from fenedit.rules.moves.solutions import longest_defence
from fenedit.rules.moves.tree import MoveTree, Path
from fenedit.rules.moves.writing import game_text, line_text
from fenedit.rules.play import PlayError
from fenedit.session.collection.rows import count
from fenedit.session.moves.moves import Step
from fenedit.session.state import EditorState
from fenedit.ui.board.area import BoardArea
from fenedit.ui.board.contents import BoardContents
from fenedit.ui.moves.bar import COPIES, OF_A_MOVE, MovesBar
from fenedit.ui.moves.promotion import PromotionChooser
from fenedit.ui.moves.section import MovesSection
from fenedit.ui.moves.text import (
    error_words,
    refusal_words,
    status_words,
    step_words,
    why_not_words,
)
from fenedit.ui.translation import grouped
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.rules.writing import EpCustom

STEPS: dict[str, Step] = {
    "first_move": "first",
    "back_move": "back",
    "forward_move": "forward",
    "last_move": "last",
    "previous_variation": "previous",
    "next_variation": "next",
}

_PLACE = re.compile(r"([0-9]{1,4})\s*(w|b|\.|\.\.\.|…|)", re.ASCII | re.IGNORECASE)
"""The number of a move, and the side that makes it."""
MOST_COPIED = 40_000
"""Moves that are copied as PGN, which takes less than half a second."""
ANSWER_MS = 350
"""Milliseconds after which the other side answers."""


class MovesController(QObject):
    """Steps through moves, and plays them on the board.

    Attributes:
        section: the Moves section of the column.
        chooser: asks for the piece of a promotion; made when first needed.

    Signals:
        unsaid: a message that was shown is no longer true.
    """

    unsaid = Signal(str)

    def __init__(self, area: BoardArea, bench: Workbench, section: MovesSection) -> None:
        super().__init__(area)
        self._area = area
        self._bench = bench
        self._moves = bench.moves
        self._action = bench.commands["play"]
        self._tip = self._action.statusTip()
        self._keep_tip = bench.commands["keep_moves"].statusTip()
        self._answers = False
        self._said = ""
        self._said_at: EditorState | None = None
        self._seen: tuple[MoveTree | None, Path] = (None, ())
        self._press: tuple[Square, Square | None, Path] | None = None
        """Of the last press: its square, the picked square and the path before it."""
        self._filters = False
        self.section = section
        self.chooser: PromotionChooser | None = None
        area.view.move_typed.connect(self.write)
        self.show_state()

    # --- commands --------------------------------------------------------------------------

    def go(self, path: Path) -> None:
        """Show the position after a move, or the twin of a heading."""
        node = self._moves.tree.node_at(path)
        if path and not node.uci:
            self._bench.rooms.puzzle.show_twin_called(node.san)
        else:
            self._moves.go(path)

    def toggle(self) -> None:
        """Switch the Play tool on or off; report why nothing can be played."""
        if self._moves.plays:
            self._moves.take_up(False)
        elif words := self._why_not():
            self.say(self.tr("No moves can be played. {0}").format(words))
        else:
            self._moves.take_up(True)
            if self._area.window().focusWidget() not in (None, self._area.view):
                # A move is typed next.
                self._area.focus_board()
        self._action.setChecked(self._moves.plays)

    def may(self, name: str) -> bool:
        """Return whether a command would do something; show in its tip why it would not.

        Called when a menu opens: it would be too slow at each keystroke.
        """
        if name == "play":
            reason = self._why_not()
            self._action.setStatusTip(reason or self._tip)
            self._action.setToolTip(reason or self._tip)
            return not reason
        moves = self._moves
        match name:
            case "take_several":
                return moves.has_moves or bool(self._bench.rooms.collection.several())
            case "keep_moves":
                action, tip = self._bench.commands[name], self._keep_tip
                if self._bench.editor.state.twin:
                    tip = self.tr(
                        "Moves played in a twin are not kept: the record holds those of the "
                        "diagram."
                    )
                action.setStatusTip(tip)
                action.setToolTip(tip)
                return moves.has_played
            case "answers":
                return self._answers or self._bench.rooms.puzzle.has_solution
            case "take_position":
                return moves.is_ahead
            case "delete_moves":
                return moves.is_of_record and moves.is_ahead
            case "promote_variation":
                return moves.is_of_record and any(moves.path)
        return moves.may_step(STEPS[name]) if name in STEPS else moves.has_moves

    def step(self, name: str) -> None:
        """Show the position of another move."""
        self._moves.step(STEPS[name])

    def undo(self) -> None:
        """Take back a move if that was the last thing done, else undo an edit."""
        if self._moves.can_undo:
            self._moves.undo()
        else:
            stack = self._bench.editor.undo_stack
            self._retrace(stack.undo, self.tr("Undone: {step}.").format(step=stack.undoText()))

    def redo(self) -> None:
        """Redo the last undone move or edit."""
        if self._moves.can_redo:
            self._moves.redo()
        else:
            stack = self._bench.editor.undo_stack
            self._retrace(stack.redo, self.tr("Redone: {step}.").format(step=stack.redoText()))

    def _retrace(self, go: Callable[[], None], words: str) -> None:
        """Undo or redo an edit; say which one if that shows another record."""
        editor = self._bench.editor
        before = editor.state
        go()
        if (before.current, len(before.collection)) != (
            editor.state.current,
            len(editor.state.collection),
        ):
            self._bench.say(words)

    def take_position(self) -> None:
        """Make a new record of the position on the board, after the one shown."""
        self._moves.take_position()

    def take_several(self) -> None:
        """Ask which positions of the game shown, or of those selected, become records."""
        # Imported here: most people never ask for it.
        from fenedit.session.moves.taking import taking, trees_of
        from fenedit.ui.moves.several import SeveralDialog

        bench, moves = self._bench, self._moves
        state, room = bench.editor.state, bench.rooms.collection
        rows = room.several() or (range(state.current, state.current + 1),)
        trees = trees_of(state, moves.own)
        dialog = SeveralDialog(rows, trees, bench.window)

        def take() -> None:
            if bench.editor.state.collection is state.collection:
                ep = cast("EpCustom", bench.settings.preferences.ep_convention)
                steps = taking(state, rows, dialog.where, trees, ep)
                room.change(self.tr("Taking positions…"), count(rows), steps)

        dialog.accepted.connect(take)
        dialog.open()

    def keep(self) -> None:
        """Write the moves into the record, or say why that cannot be."""
        tree, is_game = self._moves.own, self._bench.editor.state.record.is_game
        try:
            kept = self._moves.keep()
            words = self.tr("The moves are in the record now.") if kept else ""
            if not is_game and self._moves.has_played:
                words = self.tr(
                    "The record keeps one line. To keep variations, save as PGN and keep the "
                    "moves again."
                )
        except ValueError:
            words = self.tr("The record cannot hold these moves.")
            if tree.fault is not None:
                words = self.tr(
                    "The moves of this record were not read to the end, so they were left "
                    "unchanged."
                )
            elif tree.left_out:
                words = self.tr(
                    "“{text}” in the game would be lost, so it was left unchanged. Copy as PGN "
                    "keeps your moves."
                ).format(text=shown(tree.left_out, 40))
        if words:
            self._bench.say(words)

    def promote(self) -> None:
        """Swap the current variation with the one before it."""
        self._moves.promote()

    def delete(self) -> None:
        """Delete the current move and those after it; Undo restores them."""
        self._moves.delete()

    def toggle_answers(self) -> None:
        """Switch automatic answers of the other side of a solved puzzle on or off."""
        self._answers = self._bench.commands["answers"].isChecked()
        self._moves.take_up(self._answers or self._moves.plays)

    def copy(self, name: str) -> None:
        """Copy the moves as plain text up to the end of the line, or all as a game of PGN."""
        tree, words = self._moves.tree, self.tr("Copied the moves.")
        text = line_text(tree, tree.end_of(self._moves.path))
        if name == "copy_game":
            if next(islice(tree.walk(), MOST_COPIED, None), None) is not None:
                words = self.tr(
                    "These are more than {most} moves, too many to copy. Copy Moves takes the line "
                    "shown."
                )
                self._bench.say(words.format(most=grouped(MOST_COPIED)))
                return
            record = self._bench.editor.state.record
            text, words = game_text(tree, tags_of(record)), self.tr("Copied as PGN.")
        QGuiApplication.clipboard().setText(text)
        self._bench.say(words)

    def _why_not(self) -> str:
        """Return why no move can be played, as a sentence; "" if one can, or the tool is on."""
        problem = None if self._moves.plays else self._moves.why_not()
        return "" if problem is None else why_not_words(problem)

    # --- display and messages --------------------------------------------------------------

    def contents(self, contents: BoardContents) -> BoardContents:
        """Return the board's contents with the last move, and where pieces may go in play."""
        moves = self._moves
        if moves.plays:
            landings: list[set[Square]] = [set() for _ in range(64)]
            for move in moves.legal_moves():
                landings[move.origin].update(moves.landings(move))
            contents = contents._replace(landings=tuple(map(frozenset, landings)))
        last = moves.last_move
        if last is not None:
            contents = contents._replace(last_move=(last.origin, last.target))
        return contents

    def move(self, start: Square, end: Square) -> None:
        """Move a piece to a square; ask for the piece of a promotion."""
        moves, path = self._moves, self._moves.path
        found = [
            move
            for move in moves.legal_moves()
            if move.origin == start and end in moves.landings(move)
        ]
        if len(found) == 1:
            self.play(found[0].uci)
        elif found:
            by_kind = {move.promotion: move.uci for move in found}
            tree = moves.tree

            def choose(kind: str) -> None:
                # Other moves may be shown meanwhile.
                if (moves.tree, moves.path) == (tree, path):
                    self.play(by_kind[kind])

            pieces, side = self._bench.look.pieces, moves.position.side_to_move
            self.chooser = PromotionChooser(self._area.view, pieces, found[0].target, side)
            self.chooser.chosen.connect(choose)

    def write(self, text: str = "") -> None:
        """Show the field of a typed move, and begin it with a text."""
        self._brought_up().write(text)

    def reveal(self) -> None:
        """Make the moves visible, and move the focus to them."""
        self._brought_up().view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _brought_up(self) -> MovesBar:
        """Make the section visible and unfold it; return its contents."""
        alone = self._bench.commands["board_alone"]
        if alone.isChecked():
            alone.trigger()
        self.section.fold(False)
        bar = self.section.fill()
        self._bench.rooms.panels.reveal(self.section)
        return bar

    def say(self, words: str) -> None:
        """Show a message in the message line until the next change."""
        self._said = words
        self._said_at = self._bench.editor.state
        self._bench.say(words)

    def unsay(self) -> None:
        """Withdraw the message shown before a change."""
        if self._said:
            said, self._said = self._said, ""
            self.unsaid.emit(said)

    def unsay_before(self, state: EditorState) -> None:
        """Withdraw the message shown before the current state."""
        if self._said_at is not state:
            self.unsay()

    def show_state(self) -> None:
        """Show the moves of another state, or after another step."""
        moves = self._moves
        # Those of a record that is set up need not be read.
        self._seen = moves.tree if moves.path else None, moves.path
        if self._filters != moves.plays:
            # Event filters cost time; none is needed while pieces are set up.
            self._filters = moves.plays
            view = self._area.view
            view.installEventFilter(self) if moves.plays else view.removeEventFilter(self)
            self._press = None
        self._action.setChecked(moves.plays)
        commands = self._bench.commands
        commands.enable(True, "play")
        # Without moves, most would do nothing: this is done at each keystroke.
        of_moves = (*STEPS, *COPIES, *OF_A_MOVE)
        if moves.has_moves:
            for name in (*of_moves, "take_several"):
                commands.enable(self.may(name), name)
        else:
            commands.enable(False, *of_moves)
            commands.enable(bool(self._bench.rooms.collection.several()), "take_several")
        commands.enable(moves.has_played, "keep_moves")
        commands.enable(self._answers or self._bench.rooms.puzzle.has_solution, "answers")

    def follow(self) -> str:
        """Show another place, other moves, or another tool; return what to announce."""
        self.unsay()
        seen, at = self._seen
        took_up = self._moves.plays and not self._filters
        put_down = self._filters and not self._moves.plays
        self.show_state()
        self.section.show_moves()
        if took_up or put_down:
            moves = self._moves
            status = status_words(moves.facts, moves.position.side_to_move)
            words = self.tr("Playing moves. {0}").format(status)
            self._area.view.interaction.voice.say(words if took_up else self.tr("Play ended"))
        tree, path = self._moves.tree, self._moves.path
        self._seen = tree, path
        is_next = bool(path) and path[:-1] == at
        is_taken_back = seen not in (None, tree) and len(path) <= len(at) and not is_next
        if is_taken_back or (path == at and seen in (None, tree)):
            # The squares announce it.
            return ""
        return step_words(tree, path, is_next=is_next, is_played=seen is not tree)

    def focus_board(self) -> None:
        """Leave the section for the board."""
        self._area.focus_board()

    def enter(self) -> None:
        """Play the typed moves, or go to the typed place; explain what is neither."""
        entry = self.section.fill().entry
        text = entry.text()
        if not text.strip():
            self._area.focus_board()
            return
        place = _PLACE.fullmatch(text.strip())
        words, fault = self._go(place) if place else self._play_text(text)
        entry.show_fault(words)
        if not words:
            # Unlike `clear`, this leaves nothing for Undo in the field.
            entry.setText("")
            return
        # The next attempt replaces it.
        entry.selectAll()
        if fault is not None:
            entry.setSelection(fault[0], fault[1] - fault[0])
        self.say(words)

    def _go(self, place: re.Match[str]) -> tuple[str, None]:
        """Go to a move of the main line by its number; return why that cannot be."""
        number, side = place[1], place[2].lower()
        sides = "wb" if side in ("", ".") else "w" if side == "w" else "b"
        for each in sides:
            if found := places(self._moves.tree, f"{number}{each}"):
                self._moves.go(found[0])
                return "", None
        return self.tr("There is no move {place} here.").format(place=place[0]), None

    def _play_text(self, text: str) -> tuple[str, Span | None]:
        """Play typed moves; return why one cannot be played, and its place."""
        try:
            moves, fault = self._moves.read_moves(text)
        except PlayError as error:
            return error_words(error), None
        if fault is not None:
            return error_words(PlayError("illegal-move", text[slice(*fault)])), fault
        self.play(*moves)
        return "", None

    def play(self, *moves: str) -> None:
        """Play moves of the person; the other side answers if that is switched on."""
        self._moves.play(*moves)
        if self._answers:
            tree, path = self._moves.tree, self._moves.path
            QTimer.singleShot(ANSWER_MS, self, partial(self._answer, tree, path))

    def _answer(self, tree: MoveTree, path: Path) -> None:
        """Answer the last move with the defence of the solution that holds out longest."""
        if (self._moves.tree, self._moves.path) != (tree, path):
            return
        node = self._bench.rooms.puzzle.after(tree.moves_to(path))
        if node is None:
            self.say(self.tr("Not in the solution."))
        elif answer := longest_defence(node):
            self._moves.play(answer, joins=True)

    # --- events of the board ---------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End playing at an Esc that has no other effect; say why a gesture is not a move.

        The board itself signals only possible moves.
        """
        view = self._area.view
        if isinstance(event, QKeyEvent):
            held = view.busy or view.interaction.picking.picked is not None
            # The first event of a held key has released a piece; repeats do nothing.
            leaves = event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat() and not held
            if event.type() == QEvent.Type.KeyPress and leaves:
                self._moves.take_up(False)
                return True
            return False
        if isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton:
            if event.type() == QEvent.Type.MouseButtonRelease:
                self._on_release(event)
            elif event.type() != QEvent.Type.MouseMove:
                square = self._square_at(event)
                picked = view.interaction.picking.picked
                self._press = None if square is None else (square, picked, self._moves.path)
        return False

    def _on_release(self, event: QMouseEvent) -> None:
        press, self._press = self._press, None
        if press is None or press[2] != self._moves.path:
            return
        (start, picked, _), end = press, self._square_at(event)
        view = self._area.view
        lifts = view.interaction.picking.can_pick(start)
        if end is None or (lifts and not view.busy):
            # It was dropped off the board, or given up meanwhile.
            return
        if end == start and picked is not None and not lifts:
            start = picked
        reason = self._moves.refusal(start, end) if view.placement[start] != EMPTY else ""
        # A single click is not a move, but may be on a piece of the wrong side.
        if reason == "turn" or (reason and end != start):
            self.say(refusal_words(reason, self._moves.position.side_to_move))

    def _square_at(self, event: QMouseEvent) -> Square | None:
        at = event.position()
        return self._area.view.board_geometry.square_at(at.x(), at.y())

"""Connects the board to the editor: gestures become intents, the state becomes a scene."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QTimer, Signal
from PySide6.QtGui import QAccessible

from fenedit.notation.marks import DrawnMark, MarkColour
from fenedit.notation.position import (
    BLACK,
    EMPTY,
    FEN_ORDER,
    WHITE,
    Content,
    Square,
    file_of,
    rank_of,
)
from fenedit.notation.problems import Problem
from fenedit.session import intents
from fenedit.session.state import (
    WHOLE_BOARD,
    EditorState,
    MarkTool,
    Rectangle,
    Transaction,
    ViewState,
)
from fenedit.ui.board.area import BoardArea
from fenedit.ui.board.contents import contents_of
from fenedit.ui.board.text import piece_name, selection_words, square_words
from fenedit.ui.keys import key_name, key_names
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.ui.board.caret import Contents
    from fenedit.ui.board.placing import AlgebraicEntry


REST_MS = 600
"""Milliseconds until the squares of a new gravest problem are marked."""


class BoardController(QObject):
    """Wires one board area to one editor.

    Signals:
        pointed_at: a description of the square under the pointer, "" for none.
        hinted: the tip of the tool in hand.
        flipped_changed: whether Black's side is at the bottom now.
        looked: the ViewState, whenever it is set.
        edited: the EditorState, when another record is shown or the records have changed.
        shown: another state is shown.

    """

    pointed_at = Signal(str)
    hinted = Signal(str)
    flipped_changed = Signal(bool)
    looked = Signal(object)
    edited = Signal(object)
    shown = Signal()

    def __init__(self, area: BoardArea, bench: Workbench) -> None:
        super().__init__(area)
        self._area = area
        self._bench = bench
        self._editor = bench.editor
        self._settings = bench.settings
        self._view_state = ViewState(flipped=self._settings.flipped)
        self._pointed: Square | None = None
        self._shown: tuple[int, int] | None = None
        self._entry: AlgebraicEntry | None = None
        self._listed: tuple[Contents, bool] = ((), False)
        self._gravest: Problem | None = None
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._mark_gravest)
        # An empty window shows in one line what to do.
        self._greets = self._editor.state.document.path is None and not self._editor.modified
        self._moves = bench.moves
        self._moves.changed.connect(self._on_moved)
        view = area.view
        view.piece_moved.connect(self._on_piece_moved)
        view.piece_placed.connect(partial(self._place, "board.drag"))
        view.piece_discarded.connect(self._on_piece_discarded)
        view.stroke_painted.connect(partial(self._place, "board.paint"))
        view.contents_typed.connect(self._on_contents_typed)
        view.field_typed.connect(self._on_field_typed)
        view.said.connect(bench.say)
        view.wheel_turned.connect(self._on_wheel_turned)
        view.moves_turned.connect(self._on_moves_turned)
        view.menu_requested.connect(self._on_menu_requested)
        view.square_hovered.connect(self.point_at)
        view.cursor_moved.connect(self.point_at)
        view.brush_picked.connect(self.pick_brush)
        view.mark_drawn.connect(self._on_mark_drawn)
        view.marks_wiped.connect(self._on_marks_wiped)
        view.label_wanted.connect(self._on_label_wanted)
        view.marking_picked.connect(self.pick_marking)
        view.turned.connect(self.flip)
        area.tools.marks.clicked.connect(self.toggle_marks)
        area.tools.play.clicked.connect(bench.commands["play"].trigger)
        area.side_mark.clicked.connect(self._change_side)
        view.squares_selected.connect(self.select)
        view.block_moved.connect(self._on_block_moved)
        view.block_emptied.connect(self._on_block_emptied)
        area.set_view_state(self._view_state)

    def flip(self) -> None:
        """Turn the board around; not an edit."""
        flipped = self._settings.flipped = not self._view_state.flipped
        self._look(self._view_state._replace(flipped=flipped))
        self.flipped_changed.emit(flipped)
        self._area.view.interaction.voice.announce_flipped(flipped)

    def mark_problem(self, problem: Problem | None) -> None:
        """Mark the squares of a pointed-at problem; None for none."""
        self._look(self._view_state._replace(marked=problem))

    def mark_gravest(self, problem: Problem | None) -> None:
        """Mark the gravest problem after a moment; unmark another one at once."""
        self._gravest = problem
        self._rest.stop()
        if problem == self._view_state.gravest:
            return
        if problem is not None:
            self._rest.start()
        if self._view_state.gravest is not None:
            self._look(self._view_state._replace(gravest=None))

    def _mark_gravest(self) -> None:
        self._look(self._view_state._replace(gravest=self._gravest))

    def mark_read(self, square: Square | None) -> None:
        """Mark the square pointed at in the FEN field."""
        self._look(self._view_state._replace(read=square))

    def mark_doubts(self, doubts: Iterable[Square], doubt: Square | None = None) -> None:
        """Ring the squares that a picture leaves in doubt, and the one that is looked at."""
        self._look(self._view_state._replace(doubts=frozenset(doubts), doubt=doubt))

    @property
    def is_flipped(self) -> bool:
        """Whether Black's side is at the bottom."""
        return self._view_state.flipped

    def pick_brush(self, brush: Content | None) -> None:
        """Pick up a tool: a piece, the eraser (EMPTY) or the pointer (None)."""
        self._moves.take_up(False)
        selected = self._view_state.selection if brush is None else None
        self._take(self._view_state._replace(brush=brush, marking=None, selection=selected))

    def pick_marking(self, tool: MarkTool | None) -> None:
        """Pick up the Marks tool, or put it down with None."""
        self._moves.take_up(False)
        self._take(self._view_state._replace(brush=None, marking=tool, selection=None))

    def _take(self, look: ViewState) -> None:
        self._greets = False
        self._look(look)
        self.hinted.emit(self.hint())

    @property
    def selection(self) -> Rectangle | None:
        """The selected squares of the board."""
        return self._view_state.selection

    def select(self, area: Rectangle | None) -> None:
        """Select squares, or none; puts a brush down."""
        if area is not None:
            self._moves.take_up(False)
        look = self._view_state
        if area is not None:
            look = look._replace(brush=None, marking=None)
        self._take(look._replace(selection=area))

    def select_all(self) -> None:
        """Select all squares."""
        self.select(WHOLE_BOARD)

    def enter_pieces(self) -> None:
        """Open the line for typing pieces, or moves."""
        if self._moves.plays:
            self._bench.rooms.moves.write()
            return
        if self._entry is None:
            # Imported here: few need it at the start.
            from fenedit.ui.board.placing import AlgebraicEntry

            self._entry = AlgebraicEntry(self._area.view)
            self._entry.previewed.connect(self._on_previewed)
            self._entry.entered.connect(self._on_entered)
        self._entry.open(self._settings.piece_letters)

    def ask_other_piece(self) -> None:
        """Ask for a fairy piece, for the square of the cursor."""
        from fenedit.ui.board.placing import ask_other_piece

        square = self._area.view.caret_square
        if square is None:
            # The mouse has hidden it, or the keyboard is elsewhere.
            self._area.focus_board()
            square = self._area.view.caret_square
        if square is not None:
            pieces, kings = self._bench.look.pieces, self._several_kings
            ask_other_piece(self._area, self._editor, pieces, square, kings)

    def toggle_marks(self, *_checked: bool) -> None:
        """Pick up the Marks tool, or put it down."""
        self._bench.rooms.marks.toggle()

    def hint(self) -> str:
        """Return the tip of the tool in hand, or of the selection."""
        brush = self._view_state.brush
        if self._moves.plays:
            return self.tr(
                "Drag or click a piece, or type a move. {keys}: one move back. Esc or F5 to stop"
            ).format(keys=key_name("Alt+Left"))
        if self._greets:
            return self.tr(
                "Drag pieces onto the board, paste a FEN or a picture, or drop a file here"
            )
        if self._view_state.marking is not None:
            return self._bench.rooms.marks.hint()
        if self.selection is not None:
            return self.tr(
                "{squares}: drag to move, {delete} to clear, right-click for more. Esc to deselect"
            ).format(squares=selection_words(self.selection), **key_names())
        if brush is None:
            return self.tr(
                "Drag pieces, Shift+drag to select, right-click a square, or type a FEN on the "
                "board"
            )
        if brush == EMPTY:
            return self.tr("Eraser: click or drag to clear squares. Esc to stop")
        return self.tr(
            "Click or drag to place a {piece}; right-click for the other colour. Esc to stop"
        ).format(piece=piece_name(brush))

    def read(self, what: str) -> None:
        """Announce "position", or "rank", "file" or "attacks" of the caret, or a piece kind."""
        # Imported here: the first picture does not need them.
        from fenedit.notation import spoken
        from fenedit.rules.attacks import attack_words

        view, translate = self._area.view, QCoreApplication.translate
        caret = view.interaction.keys.caret
        square = view.focused_square
        if square is None:
            square = FEN_ORDER[0] if caret is None else caret.square
        placement = view.placement
        match what:
            case "position":
                words = spoken.position_words(self._editor.shown.position, translate)
            case "rank":
                words = spoken.rank_words(placement, rank_of(square), translate)
            case "file":
                words = spoken.file_words(placement, file_of(square), translate)
            case "attacks":
                words = attack_words(placement, square, translate)
            case kind:
                words = spoken.kind_words(placement, kind, translate)
        self._bench.say(words)

    def show_state(self, state: EditorState, *, animate: bool, news: str = "") -> None:
        """Show a state on the board; pieces glide unless `animate` is false.

        `news` is announced in place of the squares that change.
        """
        # After a deletion, the number belongs to another record.
        if (shown := (state.current, len(state.collection))) != self._shown:
            if self._shown is not None and QAccessible.isActive():
                news = self._area.view.interaction.voice.record_words(self._editor.shown)
            # The selection belongs to the board before.
            self._shown = shown
            self.mark_gravest(None)
            if self.selection is not None:
                self.select(None)
        contents = contents_of(self._editor.shown, self.tr("no position yet"))._replace(news=news)
        if self._moves.plays or self._moves.path:
            contents = self._bench.rooms.moves.contents(contents)
        self._area.show_contents(contents, animate=animate)
        if self._listed[0]:
            self._preview()
        self.shown.emit()
        if self._pointed is not None:
            self.point_at(self._pointed)

    def follow(self, before: EditorState, after: EditorState, *, animate: bool) -> None:
        """Show a change of state, announce it, and end the greeting and typing that it ends."""
        if self._greets:
            self._greets = False
            self.hinted.emit(self.hint())
        if before.collection is not after.collection or before.current != after.current:
            self.edited.emit(after)
        view = self._area.view
        if before.current == after.current and QAccessible.isActive() and view.hasFocus():
            # Elsewhere, the focused widget announces it.
            view.interaction.voice.announce_fields(before.position, after.position)
        if before.document is not after.document:
            view.end_fields()
        self.show_state(after, animate=animate)

    def _on_moved(self) -> None:
        news = self._bench.rooms.moves.follow()
        if self._moves.plays != self._view_state.plays:
            look = self._view_state._replace(plays=self._moves.plays)
            if look.plays:
                look = look._replace(brush=None, marking=None, selection=None, preview=None)
            self._look(look)
            self.hinted.emit(self.hint())
        self.show_state(self._editor.state, animate=True, news=news)

    def _on_moves_turned(self, steps: int) -> None:
        for _ in range(abs(steps)):
            self._moves.step("forward" if steps > 0 else "back")

    def _look(self, view_state: ViewState) -> None:
        self._view_state = view_state
        self._area.set_view_state(view_state)
        self._bench.commands["marks"].setChecked(view_state.marking is not None)
        self.looked.emit(view_state)

    @property
    def _several_kings(self) -> bool:
        return self._settings.preferences.several_kings

    def _set_up(self, intent: Callable[..., Transaction | None], *what: Any, **how: Any) -> None:
        """Perform an intent that depends on whether a side may have several kings."""
        self._editor.perform(intent, *what, several_kings=self._several_kings, **how)

    def _change_side(self) -> None:
        other = BLACK if self._editor.shown.position.side_to_move == WHITE else WHITE
        self._editor.perform(intents.fields.set_side_to_move, other)

    def _on_piece_discarded(self, square: Square) -> None:
        self._editor.perform(intents.board.discard, square)

    def _on_block_emptied(self, area: Rectangle) -> None:
        self._editor.perform(intents.board.empty_area, area)

    def _on_mark_drawn(self, mark: DrawnMark) -> None:
        self._editor.perform(intents.fields.toggle_mark, mark)

    def _on_marks_wiped(self, square: Square) -> None:
        self._editor.perform(intents.fields.clear_marks_on, square)

    def _on_piece_moved(self, start: Square, end: Square, copy: bool) -> None:
        if self._moves.plays:
            self._bench.rooms.moves.move(start, end)
        else:
            self._set_up(intents.board.move, start, end, copy=copy)

    def _place(self, origin: str, square: Square, content: Content, stroke: object = None) -> None:
        run = None if stroke is None else (origin, stroke)
        self._set_up(intents.board.place, square, content, stroke=run, origin=origin)

    def _on_contents_typed(self, contents: Contents, step: object) -> None:
        self._set_up(intents.board.type_contents, contents, run=("typed", step))

    def _on_field_typed(self, number: int, text: str, step: object) -> None:
        self._editor.perform(intents.board.type_field, number, text, run=("typed", step))

    def _on_wheel_turned(self, square: Square, steps: int, run: object) -> None:
        # Imported here: used by the wheel only, and by preference.
        from fenedit.ui.board.gestures import cycled

        placement = self._editor.shown.position.placement
        content = cycled(placement, square, steps, several_kings=self._several_kings)
        self._place("board.wheel", square, content, run)

    def _on_label_wanted(self, square: Square, colour: MarkColour) -> None:
        self._bench.rooms.marks.ask_for_label(square, colour)

    def _on_menu_requested(self, square: Square, where: QPoint) -> None:
        # Imported here: not needed before the first menu.
        from fenedit.ui.board.placing import selection_menu, square_menu
        from fenedit.ui.voice import open_menu

        area, editor, kings = self._area, self._editor, self._several_kings
        pieces, selected = self._bench.look.pieces, self.selection
        if selected is not None:
            menu = selection_menu(area, editor, pieces, selected, kings)
        else:
            menu = square_menu(area, editor, pieces, square, kings)
            menu.addSeparator()
            menu.addMenu(self._bench.rooms.marks.menu(menu, square))
        open_menu(menu, where, by_keyboard=area.view.caret_square is not None)

    def _on_block_moved(self, area: Rectangle, files: int, ranks: int, copy: bool) -> None:
        self._set_up(intents.board.move_area, area, files, ranks, copy=copy)

    def _on_entered(self, pieces: Contents, clear_first: bool) -> None:
        self._set_up(intents.board.place_pieces, pieces, clear_first=clear_first)

    def _on_previewed(self, pieces: Contents, clear_first: bool) -> None:
        self._listed = (pieces, clear_first)
        self._preview()

    def _preview(self) -> None:
        """Preview the written pieces on the board."""
        pieces, clear_first = self._listed
        state, placement = self._editor.shown, None
        if pieces:
            change = intents.board.place_pieces(
                state, pieces, clear_first=clear_first, several_kings=self._several_kings
            )
            placement = None if change is None else change.apply(state).position.placement
        self._look(self._view_state._replace(preview=placement))

    def point_at(self, square: Square | None) -> None:
        """Describe the square under the pointer or the caret, None for none."""
        self._pointed = square
        words = "" if square is None else square_words(square, self._area.view.placement[square])
        self.pointed_at.emit(words)

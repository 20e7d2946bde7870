"""Reviews positions that were read from pictures, beside the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, partial

from PySide6.QtCore import QObject, Qt, Signal

from fenedit.documents.block import MemoryBlock, StoredLine
from fenedit.documents.document import Collection
from fenedit.documents.record import Record
from fenedit.notation.position import Content, Placement, Square
from fenedit.session import intents
from fenedit.session.intents.fields import drop_rights, hold_home_rights
from fenedit.session.state import Intent, Label, P
from fenedit.ui.board.area import BoardArea
from fenedit.ui.board.controller import BoardController
from fenedit.ui.keys import key_name
from fenedit.ui.reading.picture_board import PictureBoard, Place
from fenedit.ui.reading.review import ReviewSection
from fenedit.ui.workbench import Workbench

NEXT_DOUBT, REVIEW = "F4", "F12"
"""The keys of commands named in messages."""


class Reviewing(QObject):
    """Shows the picture of a record beside the board, and steps through doubtful squares.

    Signals:
        corners_wanted: the board is elsewhere in the picture.

    Attributes:
        area: the board and its surroundings.
        show_note: shows assumptions beside the FEN, "" for none.
        fresh: the first step of undo of a position that was just read, its board, and whether
            Black was at the bottom before, until it is accepted or left; else None.
        is_open: whether pictures are shown beside records that were read from them.
    """

    corners_wanted = Signal()

    def __init__(
        self,
        bench: Workbench,
        board: BoardController,
        area: BoardArea,
        show_note: Callable[[str], object],
    ) -> None:
        super().__init__(bench.window)
        self._bench = bench
        self._editor = bench.editor
        self._board = board
        self.area = area
        self.show_note = show_note
        self._column = bench.rooms.panels
        self._gives_way = self._is_through = False
        self.fresh: tuple[int, PictureBoard, bool] | None = None
        self.is_open = False
        # It offers other pieces then.
        bench.look.changed.connect(self.show_state)
        board.shown.connect(self.show_state)
        area.view.cursor_moved.connect(self._on_board_cursor)

    @cached_property
    def review(self) -> ReviewSection:
        """The picture beside the board."""
        review = ReviewSection(self._bench.window)
        review.accepted.connect(self.accept)
        review.left.connect(self.leave)
        review.turned.connect(self.turn)
        review.side_changed.connect(self.area.side_mark.click)
        review.rights_changed.connect(self._change_rights)
        review.corners.clicked.connect(self.corners_wanted)
        review.content_chosen.connect(self._on_content_chosen)
        review.place_looked_at.connect(self._show_doubts)
        review.place_hovered.connect(self._on_hovered)
        review.typed_in.connect(self._on_typed_in)
        self._column.put_first(review)
        return review

    def may(self, name: str) -> bool:
        """Return whether a command of the review would do something."""
        if name == "review_picture":
            return self.shown is not None
        return bool(self._doubtful_rows())

    @property
    def _placement(self) -> Placement:
        return self._editor.state.position.placement

    @property
    def shown(self) -> PictureBoard | None:
        """The board of a picture that the shown position was read from, or None."""
        board = self._editor.state.record.picture
        if not isinstance(board, PictureBoard) or self._editor.reached is not None:
            return None
        return None if self._editor.state.is_draft else board

    def show_state(self) -> None:
        """Show the doubtful squares of the shown record's picture during a review."""
        board = self.shown
        if self.fresh is not None and self.fresh[1] is not board:
            self.fresh = None
        if not self.is_open or self._gives_way or board is None:
            self._hide_review()
            return
        self.review.show_review(
            board,
            self._editor.state.position,
            self._bench.look.pieces,
            can_discard=self.fresh is not None,
            has_more=bool(self._rows_beyond(1)),
        )
        self._show_doubts()
        if self.review.isHidden():
            self.review.show()
            self._column.show_picture(True)

    def doubts_of(self, board: PictureBoard) -> tuple[Place, ...]:
        """Return the doubtful places of the board of the shown record."""
        return board.open_doubts(self._placement)

    def begin(self, board: PictureBoard, first: int) -> None:
        """Begin the review of a board that a step of undo has put into its record."""
        self.fresh = first, board, self._board.is_flipped
        self.match_view(board)
        if doubts := self.doubts_of(board):
            self._open(doubts[0])
        else:
            self.show_state()

    def match_view(self, board: PictureBoard) -> None:
        """Turn the board like the picture."""
        if board.is_white_below(self._placement) == self._board.is_flipped:
            self._board.flip()

    def give_way(self, gives_way: bool) -> None:
        """Hide the picture while another one covers the board, and show it again."""
        self._gives_way = gives_way
        self.show_state()
        if not gives_way and self.is_open and self.shown is not None:
            self.review.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_picture(self) -> None:
        """Show the picture beside the board, or hide it."""
        if self.is_open and self.shown is not None:
            self._close()
        else:
            self._show()

    def _show(self) -> PictureBoard | None:
        """Show the picture of the record, and return its board; say if there is none."""
        board = self.shown
        if board is None:
            self._bench.say(self.tr("This position was not read from a picture."))
        elif not self.is_open:
            self.match_view(board)
            self._open(next(iter(self.doubts_of(board)), None))
        return board

    def next_doubt(self, step: int) -> None:
        """Select the next (1) or previous (-1) doubtful square, in any record.

        It continues from the current square, and after the last one with those not shown yet; once
        all were shown it says so, and then begins again.
        """
        board, rows = self.shown, self._rows_beyond(step) or self._rows_unseen()[::step]
        is_reviewed = self.is_open and board is not None
        if is_reviewed and not self._is_through:
            place = self.review.next_doubt(step)
            if place is not None or not rows:
                self._look_at(place)
                if place is None:
                    self._is_through = True
                    self._say_end()
                return
        current = self._editor.state.current
        every = self._doubtful_rows()[::step]
        row = next(iter((*rows, *every)), -1)
        if not is_reviewed and current in every:
            row = current
        if row < 0:
            self._say_end()
            return
        if row != current:
            self._editor.show_record(row)
        board = self.shown
        if board is not None:
            self.match_view(board)
            self._open(None)
            doubts = self.review.doubts[::step]
            self._look_at(doubts[0] if doubts else None)

    def _rows_beyond(self, step: int) -> list[int]:
        """Return the doubtful rows after (1) or before (-1) the shown one, nearest first."""
        current = self._editor.state.current
        return [row for row in self._doubtful_rows()[::step] if (row - current) * step > 0]

    def _rows_unseen(self) -> list[int]:
        """Return the other rows with doubtful squares not shown yet."""
        collection, current = self._editor.state.collection, self._editor.state.current
        return [
            row
            for row in self._doubtful_rows()
            if row != current
            and isinstance(board := collection[row].picture, PictureBoard)
            and not board.seen.issuperset(board.doubts)
        ]

    def _say_end(self) -> None:
        words = self.tr("No doubtful squares are left.")
        if self._doubtful_rows():
            words = self.tr("All doubtful squares were shown. {keys} goes to those left.")
        self._bench.say(words.format(keys=key_name(NEXT_DOUBT)))

    def turn(self) -> None:
        """Read the picture with White on the other side."""
        board = self._show()
        if board is not None:
            board.white_below = not board.white_below
            self._edit(intents.board.transform, "rotate")
            self.match_view(board)
            self.show_state()

    def _edit(self, intent: Intent[P], *args: P.args, **kwargs: P.kwargs) -> None:
        """Change the pieces; if all castling rights were held, all are held again."""
        perform, may = self._editor.perform, self._editor.may
        are_held = not may(hold_home_rights)
        if perform(intent, *args, **kwargs) and are_held:
            perform(hold_home_rights)

    def _change_rights(self) -> None:
        """Hold all castling rights of kings and rooks at home, or none."""
        if not self._editor.perform(hold_home_rights):
            self._editor.perform(drop_rights)

    def accept(self) -> None:
        """Accept the position, in one step of undo, and continue with the next doubtful squares."""
        board, fresh = self.shown, self.fresh
        if board is None:
            return
        board.confirmed.update(self.doubts_of(board))
        if fresh is not None:
            self.fresh = None
            self._editor.join_steps(fresh[0], Label("read-picture"))
            self._close()
        elif self._rows_beyond(1):
            self.next_doubt(1)
        else:
            self._close()
            self._say_end()

    def leave(self) -> None:
        """Discard a position that was just read; otherwise only hide the picture."""
        fresh = self.fresh
        self._close()
        if fresh is not None:
            self.fresh = None
            stack = self._editor.undo_stack
            while stack.index() > fresh[0]:
                stack.undo()
            if self._board.is_flipped != fresh[2]:
                self._board.flip()
            self.show_note("")
            self._bench.say(self.tr("Nothing was changed. Redo brings the position back."))

    def _open(self, place: Place | None) -> None:
        self.is_open = True
        self.show_state()
        self._look_at(place)

    def _look_at(self, place: Place | None) -> None:
        self._is_through = False
        self.review.look_at(place)
        self.review.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._column.reveal(self.review.view)

    def _close(self) -> None:
        self.is_open = False
        self._hide_review()

    def _hide_review(self) -> None:
        if "review" not in self.__dict__ or self.review.isHidden():
            return
        self._board.mark_doubts(())
        self._board.mark_read(None)
        focus = self._bench.window.focusWidget()
        if focus is not None and self.review.isAncestorOf(focus):
            # Otherwise hiding would scroll to the next widget of the tab order.
            self.area.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.review.hide()
        self._column.show_picture(False)

    def _doubtful_rows(self) -> list[int]:
        """Return the rows whose records have doubtful squares."""
        return [
            row
            for row, record in _read_from_pictures(self._editor.state.collection)
            if isinstance(board := record.picture, PictureBoard)
            and (held := record.position) is not None
            and board.open_doubts(held.placement)
        ]

    def _show_doubts(self) -> None:
        board, current = self.shown, self.review.current
        if board is not None:
            squares = partial(board.square_of, placement=self._placement)
            doubt = None if current is None else squares(current)
            self._board.mark_doubts(map(squares, self.review.doubts), doubt)

    def _on_board_cursor(self, square: Square) -> None:
        """Offer pieces for the square of the board that was clicked or reached by keys."""
        board = self.shown
        if board is not None and self.is_open and not self._gives_way:
            self.review.look_at(board.square_of(square, self._placement), aloud=False)

    def _on_hovered(self, place: Place | None) -> None:
        board = self.shown
        square = None
        if place is not None and board is not None:
            square = board.square_of(place, self._placement)
        self._board.mark_read(square)

    def _on_typed_in(self, typed_in: bool) -> None:
        """Show the effect of keys while they go to the picture."""
        tip = self.tr(
            "Type the number or the letter of what is on the square. {next}: next, T: turn, M: "
            "other side to move, C: castling rights, Enter: accept"
        ).format(next=key_name(NEXT_DOUBT))
        self._board.hinted.emit(tip if typed_in else self._board.hint())

    def _on_content_chosen(self, place: Place, content: Content) -> None:
        board = self.shown
        if board is None:
            return
        placement = self._placement
        square, was_doubtful = board.square_of(place, placement), place in self.review.doubts
        if placement[square] == content:
            board.confirmed.add(place)
            self.show_state()
        else:
            # A second king stays, as a doubtful square: the picture shows some piece there.
            self._edit(
                intents.board.place, square, content, several_kings=True, origin="reading.place"
            )
        if was_doubtful:
            following = self.review.next_doubt(1)
            self.review.look_at(following)
            if following is None and self.review.doubts:
                self._say_end()


def _read_from_pictures(collection: Collection) -> Iterator[tuple[int, Record]]:
    """Yield the records read from pictures, with their rows."""
    row = 0
    for block in collection.blocks:
        lines: Iterable[tuple[int, StoredLine]]
        if isinstance(block, MemoryBlock):
            # Records of the file were not read from pictures.
            edits = sorted(block.edits)
            lines = ((block.records_before(place), block.edits[place]) for place in edits)
        else:
            lines = enumerate(block.stored_records)
        for place, line in lines:
            if isinstance(line, Record) and line.picture is not None:
                yield row + place, line
        row += block.records

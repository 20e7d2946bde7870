"""Reads positions from pictures, pages and the screen, and reviews them beside the board."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, QPointF, QTimer
from PySide6.QtGui import QImage, QPixmap

from fenedit.diagram.embedded import is_pdf
from fenedit.jobs.read_pictures import Fault, PageRead, PdfQuestion, PictureQuestion, found_on
from fenedit.notation.fen import format_fen
from fenedit.notation.reading import Found, Interpretation
from fenedit.notation.safe_text import shown_name
from fenedit.session import intents
from fenedit.session.decoding import (
    LARGEST_FILE,
    DecodingError,
    decoded,
    image_of,
    pixels_of,
    prepared,
)
from fenedit.session.picture_reading import PictureReader
from fenedit.ui.board.area import BoardArea
from fenedit.ui.board.controller import BoardController
from fenedit.ui.fen.text import note_words
from fenedit.ui.keys import key_name
from fenedit.ui.labels import added_words, notices_text
from fenedit.ui.reading.bar import ReadingBar
from fenedit.ui.reading.picture_board import PictureBoard, Source
from fenedit.ui.reading.reviewing import NEXT_DOUBT, REVIEW, Reviewing
from fenedit.ui.reading.text import (
    ReadingNumbers,
    batch_words,
    fault_sentence,
    no_board_words,
    not_read_words,
)
from fenedit.ui.translation import grouped
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.recognition.boards import Corners
    from fenedit.ui.reading.corners import CornersView
    from fenedit.ui.reading.screen import ScreenPicker

IDLE_MS = 120_000
"""Milliseconds after which an idle process ends, because it takes much memory."""


_ASSUMED = ("board-side", "default-side", "home-castling")
"""Notes that are shown once for several positions."""


class _Batch:
    """Pictures that are read together, and what was found in them.

    Attributes:
        waiting: what has not been read yet.
        total: the number of pictures and files.
        over: whether a single position takes the place of the one shown.
        point: a point in the board to read, None for all boards.
        show: shows the picture instead of its positions; None to add these.
        source: what is being read.
        name: of the file being read, or "".
        image: the picture being read, or the last page; None before.
        frame: where a board may be in a picture without any.
        found: boards with their captions, the headings of their pages, and their files' names.
        unread: boards that were found but cannot be read: their pictures and corners.
        empty: the number of pictures without a board.
        faults: the errors, in words.
    """

    def __init__(
        self,
        sources: Sequence[Source],
        over: bool,
        point: QPointF | None,
        show: Callable[[QImage], None] | None,
    ) -> None:
        self.waiting = deque(sources)
        self.total = len(sources)
        self.over = over
        self.point = point
        self.show = show
        self.source: Source | None = None
        self.name = ""
        self.image: QImage | None = None
        self.frame: Corners | None = None
        self.share = 0.0
        self.found: list[tuple[PictureBoard, str, str, str]] = []
        self.unread: list[tuple[Source, Corners]] = []
        self.empty = 0
        self.faults: list[str] = []


class ReadingController(QObject):
    """Reads pictures into the records of one window.

    Attributes:
        reviewing: the review of what was read.
    """

    def __init__(
        self,
        bench: Workbench,
        board: BoardController,
        area: BoardArea,
        show_note: Callable[[str], object],
    ) -> None:
        """Make it; `show_note` shows assumptions beside the FEN, "" for none."""
        super().__init__(bench.window)
        self._bench = bench
        self._editor = bench.editor
        self._batch: _Batch | None = None
        self._together: Sequence[PictureBoard] = ()
        self._corners: CornersView | None = None
        self._idle = QTimer(self, singleShot=True, interval=IDLE_MS)
        self._idle.timeout.connect(self._end_reader)
        self.reviewing = Reviewing(bench, board, area, show_note)
        self.reviewing.corners_wanted.connect(self._move_corners)

    # --- what is used late -----------------------------------------------------------------

    @cached_property
    def reader(self) -> PictureReader:
        """The client of the process that reads pictures."""
        reader = PictureReader(self)
        reader.page_read.connect(self._on_page_read)
        reader.faulty.connect(self._on_faulty)
        reader.done.connect(self._on_done)
        reader.failed.connect(self._on_failed)
        return reader

    @cached_property
    def bar(self) -> ReadingBar:
        """Progress and Cancel."""
        bar = ReadingBar(self._bench.window)
        bar.cancelled.connect(self.cancel)
        return bar

    @cached_property
    def _screen(self) -> ScreenPicker:
        from fenedit.ui.reading.screen import ScreenPicker

        screen = ScreenPicker(self._bench.window)
        screen.picked.connect(self.read_image)
        screen.failed.connect(self._bench.say)
        return screen

    # --- reading ---------------------------------------------------------------------------

    def read_data(self, data: QMimeData, *, over: bool = False) -> bool:
        """Read the picture on a clipboard or of a drag; False if there is none.

        `over`: whether its position takes the place of the one shown.
        """
        if not data.hasImage():
            return False
        # The process starts while the picture is decoded.
        self.reader.warm()
        image = data.imageData()
        if isinstance(image, QPixmap):
            image = image.toImage()
        if not isinstance(image, QImage) or image.isNull():
            return False
        self.read_image(image, over=over)
        return True

    def read_image(
        self, image: QImage, point: QPointF | None = None, *, over: bool = False
    ) -> None:
        """Read a decoded picture; with a point, only the board there."""
        try:
            image, scale = prepared(image)
            self._begin([image], over=over, point=None if point is None else point / scale)
        except DecodingError as error:
            self._bench.say(fault_sentence(error.fault))

    def read_files(self, paths: Sequence[Path]) -> None:
        """Read pictures and PDF files."""
        self._begin(paths)

    def read_screen(self) -> None:
        """Ask for a part of the screen and read it."""
        # The process starts meanwhile.
        self.reader.warm()
        self._screen.pick()

    @property
    def is_busy(self) -> bool:
        """Whether pictures are being read, or one is shown whose board was not found."""
        return self._batch is not None or self._corners is not None

    def cancel(self) -> None:
        """Stop reading, and keep nothing of it."""
        if self._batch is not None:
            self.reader.cancel()
            self._batch = None
            self.bar.end()
            self._bench.say(self.tr("Reading was cancelled. Nothing was changed."))

    def close(self) -> None:
        """End the process, with the window."""
        if "reader" in self.__dict__:
            self._idle.stop()
            self.reader.close()

    def _end_reader(self) -> None:
        """End the process; the next picture starts it again."""
        if not self.reader.searching:
            self.reader.close()
            del self.reader

    def _begin(
        self,
        sources: Sequence[Source],
        *,
        over: bool = False,
        point: QPointF | None = None,
        show: Callable[[QImage], None] | None = None,
    ) -> None:
        self._close_corners()
        if self._batch is not None:
            # They are added to those being read.
            self._batch.waiting.extend(sources)
            self._batch.total += len(sources)
            self._batch.show = None
            self._show_progress(self._batch)
            return
        self._batch = _Batch(sources, over, point, show)
        self.reader.warm()
        self._go_on(self._batch)

    def _go_on(self, batch: _Batch) -> None:
        """Read the next picture, or finish."""
        while batch.waiting:
            batch.source = batch.waiting.popleft()
            batch.image, batch.share = None, 0.0
            question = self._question(batch, batch.source)
            if question is not None:
                self._show_progress(batch)
                self.reader.read(question)
                return
        self._batch = None
        self.bar.end()
        if batch.point is not None:
            here = [each for each in batch.found if each[0].covers(batch.point)]
            batch.found = here or batch.found
        if batch.show is not None and batch.image is not None:
            batch.show(batch.image)
        elif batch.found:
            self._put(batch)
        elif batch.faults:
            self._bench.say(" ".join(batch.faults))
        elif len(batch.unread) == 1:
            self._ask_for_corners(*batch.unread[0], not_read_words())
        elif batch.unread:
            self._bench.say(ReadingNumbers().not_read(len(batch.unread)))
        elif batch.total == 1 and batch.image is not None and batch.frame is not None:
            self._show_corners(batch.image, batch.image, batch.frame, no_board_words())
        else:
            self._bench.say(self.tr("No chessboard was found."))

    def _question(self, batch: _Batch, source: Source) -> PictureQuestion | PdfQuestion | None:
        batch.name = ""
        if isinstance(source, QImage):
            batch.image = source
            return PictureQuestion(pixels_of(source))
        path = Path(source.path) if isinstance(source, PdfQuestion) else source
        batch.name = shown_name(path.name)
        if isinstance(source, PdfQuestion):
            return source
        try:
            with source.open("rb") as file:
                if is_pdf(file.read(1024)):
                    return PdfQuestion(str(source))
                file.seek(0)
                batch.image = decoded(file.read(LARGEST_FILE + 1)).image
        except OSError as error:
            fault = Fault("unreadable", error.strerror or str(error))
            batch.faults.append(fault_sentence(fault, batch.name))
        except DecodingError as error:
            batch.faults.append(fault_sentence(error.fault, batch.name))
        return None if batch.image is None else PictureQuestion(pixels_of(batch.image))

    def _show_progress(self, batch: _Batch) -> None:
        words = self.tr("Reading a picture…")
        if batch.name:
            words = self.tr("Reading “{name}”…").format(name=batch.name)
        done = batch.total - len(batch.waiting) - 1 + batch.share
        self.bar.show_progress(words, round(1000 * done), 1000 * batch.total)

    def _on_page_read(self, page: PageRead) -> None:
        batch, corners = self._batch, self._corners
        if batch is None or batch.source is None:
            if corners is not None and page.boards:
                corners.show_read(PictureBoard(page.boards[0], corners.image, corners.whole))
            return
        image, whole = batch.image, batch.source
        if page.picture is not None:
            image = image_of(page.picture)
            path = whole.path if isinstance(whole, PdfQuestion) else str(whole)
            whole = PdfQuestion(path, page.number, page.number)
        elif batch.total == 1 and image is not None:
            whole = image
        batch.empty += not page.boards and image is not None
        batch.image, batch.frame = image, page.frame
        for board, caption in zip(page.boards, page.captions, strict=True):
            assert image is not None  # a page with boards has a picture
            if board.is_read:
                found = PictureBoard(board, image, whole), caption, page.heading, batch.name
                batch.found.append(found)
            else:
                batch.unread.append((whole, board.corners))
        batch.share = page.number / max(page.last, 1)
        self._show_progress(batch)

    def _on_faulty(self, fault: Fault) -> None:
        if self._batch is not None:
            self._batch.faults.append(fault_sentence(fault, self._batch.name))
        else:
            self._bench.say(fault_sentence(fault))

    def _on_done(self) -> None:
        self._idle.start()
        if self._batch is not None:
            self._go_on(self._batch)

    def _on_failed(self, _code: str) -> None:
        words = self.tr("Reading pictures failed. See the log.")
        if self._batch is None:
            self._bench.say(words)
            return
        self._batch.faults.append(words)
        self._go_on(self._batch)

    def _put(self, batch: _Batch) -> None:
        """Put the positions into records."""
        several = len(batch.found) > 1
        found = tuple(
            _found_on(board, caption or (Path(name).stem if batch.total > 1 else ""), heading)
            for board, caption, heading, name in batch.found
        )
        first, boards = self._editor.undo_stack.index(), [board for board, *_ in batch.found]
        place = self._pasted(found, over=batch.over)
        if place is None:
            return
        self._together = boards
        if several:
            placements = (each.position.placement for each in found)
            doubts = map(PictureBoard.open_doubts, boards, placements)
            words = batch_words(
                list(map(len, doubts)),
                place,
                key_name(NEXT_DOUBT),
                not_read=len(batch.unread),
                without_board=batch.empty,
            )
            notes = {note.code: note for each in found for note in each.notes}
            self._bench.say(" ".join((words, *batch.faults)))
            # After the message, which would end it.
            assumed = [notes[code] for code in _ASSUMED if code in notes]
            self.reviewing.show_note(note_words(assumed))
            self.reviewing.match_view(boards[0])
            return
        self._begin_review(boards[0], found[0], first, (place, *batch.faults))

    def _pasted(self, found: tuple[Found, ...], *, over: bool) -> str | None:
        """Put positions into records, and return where they are, in words.

        None if nothing changes, or a question is open.
        """
        editor, way = self._editor, Interpretation("picture", "", found, certain=True)
        collection, at = editor.state.collection, editor.state.current
        vacant, count = intents.pasting.is_vacant(editor.state), len(collection)
        # After all that were read together with the one shown.
        while at < count and collection[at].picture in self._together:
            at += 1
        after = None if over or at == editor.state.current else at
        self.reviewing.show_note("")
        made = editor.performed(intents.pasting.read_picture, way, over=over, at=after)
        if made is None:
            if editor.waiting is None:
                self._bench.say(self.tr("This position is already on the board."))
            return None
        self._bench.settings.add_recent_position(format_fen(editor.state.position))
        place, notices = "", notices_text(made.notices)
        if len(editor.state.collection) > count:
            place = added_words(made.current + 1, made.label.count)
        elif not vacant and not notices:
            place = self.tr("Replaced position {number}. Undo brings it back.")
            place = place.format(number=grouped(made.current + 1))
        return " ".join(filter(None, (place, notices)))

    def _begin_review(
        self, board: PictureBoard, found: Found, first: int, rest: tuple[str, ...]
    ) -> None:
        """Report what was read in a step of undo, and begin with its doubtful squares."""
        doubts = self.reviewing.doubts_of(board)
        words = self.tr("Read from the picture; {keys} shows it.").format(keys=key_name(REVIEW))
        if doubts:
            words = ReadingNumbers().to_choose(len(doubts), key_name(NEXT_DOUBT))
        self._bench.say(" ".join(filter(None, (words, *rest))))
        notes = (note for note in found.notes if note.code != "squares-doubtful")
        self.reviewing.show_note(note_words(tuple(notes)))
        self.reviewing.begin(board, first)

    def may(self, name: str) -> bool:
        """Return whether a command of the review would do something."""
        return self.reviewing.may(name)

    # --- corners ---------------------------------------------------------------------------

    def _move_corners(self) -> None:
        board = self.reviewing.shown
        if board is not None:
            words = self.tr(
                "Drag the four corners to the corners of the 64 squares, without the border."
            )
            self._ask_for_corners(board.whole, board.board.corners, words)

    def _ask_for_corners(self, whole: Source, corners: Corners, words: str) -> None:
        """Show the corners in a picture, which is read again if it is in a file."""
        if isinstance(whole, QImage):
            self._show_corners(whole, whole, corners, words)
        else:
            show = partial(self._show_corners, whole=whole, corners=corners, words=words)
            self._begin([whole], show=show)

    def _show_corners(self, image: QImage, whole: Source, corners: Corners, words: str) -> None:
        from fenedit.ui.reading.corners import CornersView

        self._close_corners()
        area = self.reviewing.area
        view = CornersView(image, whole, corners, self._bench.draw_board, area)
        self._corners = view
        self.reviewing.give_way(True)
        # Keys would go to a board that is not visible.
        area.view.installEventFilter(view)
        # The message was about another picture.
        self.reviewing.show_note("")
        self._bench.say("")
        view.say(words)
        view.cornered.connect(self._on_cornered)
        view.accepted.connect(self._on_corners_accepted)
        view.left.connect(self._close_corners)
        view.open()

    def _on_cornered(self, corners: Corners, dragged: bool) -> None:
        if self._corners is not None:
            picture = pixels_of(self._corners.image)
            self.reader.read(PictureQuestion(picture, corners, nearby=dragged))

    def _on_corners_accepted(self, board: PictureBoard) -> None:
        reviewing, found = self.reviewing, _found_on(board, "")
        fresh, over = reviewing.fresh, reviewing.shown is not None and reviewing.is_open
        self._close_corners()
        first = self._editor.undo_stack.index() if fresh is None else fresh[0]
        place = self._pasted((found,), over=over)
        if place is not None:
            self._begin_review(board, found, first, (place,) if fresh is None else ())

    def _close_corners(self) -> None:
        if self._corners is not None:
            view, self._corners = self._corners, None
            self.reader.cancel()
            self.reviewing.area.view.removeEventFilter(view)
            view.end()
            self.reviewing.give_way(False)


def _found_on(board: PictureBoard, title: str, heading: str = "") -> Found:
    return found_on(board.board, title, heading)._replace(picture=board)

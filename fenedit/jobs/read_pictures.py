"""Reads the positions in a picture or on the pages of a PDF, in a worker process."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from fenedit.notation.castling import rights_by_convention
from fenedit.notation.languages import sides_in
from fenedit.notation.position import (
    BLACK,
    EMPTY,
    PIECES,
    WHITE,
    Placement,
    Position,
    Side,
    Square,
    other_side,
    parse_square,
    side_of,
    square_name,
)
from fenedit.notation.problems import Problem, Severity, data_of
from fenedit.notation.puzzle import operations_text
from fenedit.notation.reading import DEFAULT_SIDE, Found, Interpretation
from fenedit.notation.spellings.stipulations import asked_in
from fenedit.notation.stipulation import beginner
from fenedit.notation.translatable import Translator, translatable, untranslated
from fenedit.recognition.pages import (
    MOVE,
    Line,
    box_of,
    captions,
    heading,
    joined,
    reading_order,
)
from fenedit.recognition.reading import doubtful, load, position, read_board, read_picture, turned
from fenedit.rules.judge.playability import (
    additional_pieces,
    kings,
    numbers,
    opposite_check,
    pawns_on_back_ranks,
)

if TYPE_CHECKING:
    from pypdfium2 import PdfBitmap, PdfPage  # type: ignore[import-untyped]

    from fenedit.recognition.boards import Corners
    from fenedit.recognition.reading import ReadBoard, Reader

READER: Final = "fenedit.jobs.read_pictures"
"""The worker module that answers the questions below; see `fenedit.jobs.worker`."""

_DOTS_PER_INCH: Final = 200
MOST_READ: Final = 8_400_000
"""The number of pixels to which larger pictures and pages are shrunk; more than 3840 × 2160."""
_MOST_TEXTS: Final = 4000
"""The most pieces of text that are read on a page."""
_MOST_SUSPECTS: Final = 3
"""The most squares that are doubted where there are too many pieces."""


class Pixels(NamedTuple):
    """A decoded picture.

    Attributes:
        width: in pixels.
        height: in pixels.
        data: its rows from the top, three bytes a pixel (red, green, blue), without padding.
    """

    width: int
    height: int
    data: bytes


class PictureQuestion(NamedTuple):
    """A picture to read; the answer is a `PageRead`, or a `Fault`.

    Attributes:
        picture: the picture.
        corners: corners of the only board to read, as a person has set them; None to look for
            boards.
        nearby: whether the corners are moved to those of a board nearby.
    """

    picture: Pixels
    corners: Corners | None = None
    nearby: bool = False


class PdfQuestion(NamedTuple):
    """A PDF to read; the answers are a `PageRead` for each page in turn, or a `Fault`.

    Attributes:
        path: its file.
        first: the first page to read, from 1.
        last: the last page to read; None for the last of all.
    """

    path: str
    first: int = 1
    last: int | None = None


class PageRead(NamedTuple):
    """The boards of a picture or page, in reading order, including boards that cannot be read.

    Attributes:
        number: of the page; 1 for a picture.
        last: the number of the last page to be read; 1 for a picture.
        boards: see `recognition.reading.ReadBoard`.
        captions: the text below or above each board, or ""; always "" for a picture.
        picture: the page as it was read, if it has boards or is read alone; None for a picture.
        scale: the size of a pixel of `picture` in points of the page; 1 for a picture.
        frame: if there are no boards, where one is likeliest; None for a page that is not read
            alone.
        heading: the text above all boards of a page, or ""; always "" for a picture.
    """

    number: int
    last: int
    boards: tuple[ReadBoard, ...]
    captions: tuple[str, ...]
    picture: Pixels | None = None
    scale: float = 1.0
    frame: Corners | None = None
    heading: str = ""


class Fault(NamedTuple):
    """Why no more can be read, for `fault_words`.

    Attributes:
        code: a key of `_FAULTS`.
        detail: the message of Python or a library, or "".
    """

    code: str
    detail: str = ""


_FAULTS: Final = translatable(
    "picture_faults",
    {
        "weights": "Pictures cannot be read: a file of this program is damaged or missing "
        "({detail}). Install it again.",
        "no-pdf": "PDF files cannot be read: this installation lacks pypdfium2.",
        "missing": "File not found.",
        "unreadable": "The file cannot be read ({detail}).",
        "encrypted": "This PDF is protected by a password. Save a copy without one.",
        "damaged": "This PDF is damaged and cannot be read.",
        "page": "Page {detail} of this PDF is damaged and cannot be read.",
        "memory": "There is not enough memory to read this picture.",
        "not-picture": "This is not a picture that can be read (PNG, JPEG, GIF, BMP, WebP, TIFF).",
        "broken-picture": "This picture is damaged and cannot be read.",
        "large-file": "This file is too large: pictures of up to {detail} MB can be read.",
        "large-picture": "This picture is too large ({detail} pixels).",
    },
)


def fault_words(fault: Fault, translate: Translator = untranslated) -> str:
    """Return a sentence about a fault."""
    words = translate("picture_faults", _FAULTS[fault.code], "", -1)
    return words.format(detail=fault.detail)


def interpretation(pages: Iterable[PageRead]) -> Interpretation | None:
    """Return the positions of pictures or pages, in order; None if no board was read.

    If nothing shows which side is at the bottom or to move, White is assumed, with a note.
    """
    each = [
        (board, caption, page.heading)
        for page in pages
        for board, caption in zip(page.boards, page.captions, strict=True)
    ]
    read = [found_on(board, *texts) for board, *texts in each if board.is_read]
    if not read:
        return None
    if unread := len(each) - len(read):
        note = Problem("boards-unread", Severity.NOTE, data=data_of(count=unread))
        read[0] = read[0]._replace(notes=(*read[0].notes, note))
    certain = not unread and all(
        board.white_below is not None and not doubts_of(board) for board, *_ in each
    )
    return Interpretation("picture", "", tuple(read), certain)


def found_on(board: ReadBoard, caption: str, heading: str = "") -> Found:
    """Return the position on a board, with notes on what was assumed and what is doubtful.

    The caption becomes its title, and may contain the side to move and a stipulation. The heading
    of its page gives the side to move if nothing else does.
    """
    below = board.white_below is not False
    notes = []
    if board.white_below is None:
        notes.append(Problem("board-side", Severity.NOTE))
    placed = position(board, below)
    told, rest = _told_by(caption, placed.placement) if caption else (None, "")
    if board.side_to_move is not None:
        notes.append(Problem(f"side-seen-{board.side_to_move}", Severity.NOTE))
    elif told is not None:
        data = data_of(found=caption, reason=told)
        notes.append(Problem("side-told", Severity.NOTE, data=data))
    else:
        checked = [
            side
            for side in (WHITE, BLACK)
            if any(opposite_check(placed._replace(side_to_move=other_side(side)), False))
        ]
        if len(checked) == 1:
            told = checked[0]
            notes.append(Problem(f"side-checked-{told}", Severity.NOTE))
        elif told := _told_by(heading, placed.placement)[0]:
            data = data_of(found=heading, reason=told)
            notes.append(Problem("side-told", Severity.NOTE, data=data))
        else:
            notes.append(DEFAULT_SIDE)
    side = board.side_to_move or told or WHITE
    # No picture shows castling rights; most positions with kings and rooks at home have them.
    rights = "".join(letter for letter, *_ in rights_by_convention(placed.placement))
    placed = placed._replace(side_to_move=side, castling_rights=rights)
    if rights:
        notes.append(Problem("home-castling", Severity.NOTE))
    if places := doubts_of(board):
        squares = sorted(turned(place, below) for place in places)
        choices = []
        for square in squares:
            first, second, *_ = board.likeliest(turned(square, below))
            names = (each if each != EMPTY else "–" for each in (first, second))
            choices.append(f"{square_name(square)} {'/'.join(names)}")
        data = data_of(men=", ".join(choices))
        notes.append(Problem("squares-doubtful", Severity.NOTE, squares=tuple(squares), data=data))
    return Found(placed, title=caption, rest=rest, notes=tuple(notes))


def doubts_of(board: ReadBoard) -> tuple[int, ...]:
    """Return the places in a picture of squares that may have been misread, in order.

    They were read with low confidence, or the position check reports them; see `suspects`.
    """
    chances = board.probabilities
    # The check does not depend on which side is at the bottom.
    wrong = suspects(position(board, True).placement, lambda at: max(chances[turned(at, True)]))
    return tuple(sorted({*doubtful(board), *(turned(square, True) for square in wrong)}))


def suspects(placement: Placement, chance: Callable[[Square], float]) -> set[Square]:
    """Return squares of pieces that cannot be right, by the position check.

    For each of several kings of a side, pawns on back ranks, and too many pawns or pieces, these
    are the squares with the least likely contents; `chance` returns the likelihood.
    """
    held = Position(placement, WHITE)
    return {
        square
        for check in (kings, numbers, additional_pieces, pawns_on_back_ranks)
        for problem in check(held, False)
        for square in sorted(problem.squares, key=chance)[:_MOST_SUSPECTS]
    }


def _told_by(caption: str, placement: Placement) -> tuple[Side | None, str]:
    """Return the side to move in a caption, and the operations for a stipulation in it."""
    sides, asked = sides_in(caption), asked_in(caption)
    begins = beginner(asked[0].asked) if asked is not None else None
    rest = "" if asked is None else operations_text(asked[0]._replace(name=caption))
    if not sides:
        # A caption that is a move: the diagram shows the position after it.
        for move in filter(None, map(MOVE.fullmatch, caption.replace(" ", "").split(";"))):
            mover = BLACK if move["number"].endswith(("…", "..")) else WHITE
            piece = placement[parse_square(move["end"])]
            start = placement[parse_square(move["start"])] if move["start"] else EMPTY
            is_made = piece in PIECES and side_of(piece) == mover and start == EMPTY
            if is_made and (piece in "Pp") is (move["piece"] in (None, "♙", "♟")):
                sides.append(other_side(mover))
    return sides[0] if len(sides) == 1 else begins, rest


def answers(question: PictureQuestion | PdfQuestion) -> Iterator[PageRead | Fault]:
    """Yield what a question asks for."""
    # numpy reads this when it is first imported. Several threads would keep waiting for one
    # another, and take thirty times as long beside other programs.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        reader = load()
    except (OSError, ValueError) as error:
        yield Fault("weights", str(error))
        return
    try:
        if isinstance(question, PictureQuestion):
            yield _read_picture(question, reader)
        else:
            yield from _read_pdf(question, reader)
    except MemoryError:
        yield Fault("memory")


def _read_picture(question: PictureQuestion, reader: Reader) -> PageRead:
    import numpy as np

    from fenedit.recognition.boards import likeliest_frame, nearby

    width, height, data = question.picture
    picture = np.frombuffer(data, np.uint8).reshape(height, width, 3)
    corners = question.corners
    if corners is None:
        boards = read_picture(picture, reader, stretched=True)
    else:
        corners = nearby(picture, corners) if question.nearby else corners
        boards = (read_board(picture, corners, reader),)
    frame = None if boards else likeliest_frame(picture)
    return PageRead(1, 1, boards, ("",) * len(boards), frame=frame)


def _read_pdf(question: PdfQuestion, reader: Reader) -> Iterator[PageRead | Fault]:
    try:
        import pypdfium2
    except ImportError:
        yield Fault("no-pdf")
        return
    try:
        document = pypdfium2.PdfDocument(question.path)
    except FileNotFoundError:
        yield Fault("missing")
        return
    except OSError as error:
        yield Fault("unreadable", error.strerror or str(error))
        return
    except pypdfium2.PdfiumError as error:
        is_locked = error.err_code == pypdfium2.raw.FPDF_ERR_PASSWORD
        yield Fault("encrypted" if is_locked else "damaged")
        return
    with document:
        last = len(document) if question.last is None else min(question.last, len(document))
        if last < question.first:
            yield Fault("page", str(question.first))
        for number in range(question.first, last + 1):
            try:
                page = document[number - 1]
            except pypdfium2.PdfiumError:
                yield Fault("page", str(number))
                continue
            read = _read_page(page, reader, alone=last == question.first)
            yield read._replace(number=number, last=last)
            page.close()


def _read_page(page: PdfPage, reader: Reader, *, alone: bool) -> PageRead:
    """Return the boards of a page, and its picture if it has boards or is read alone."""
    import numpy as np

    from fenedit.recognition.boards import likeliest_frame

    width, height = page.get_size()
    scale = min(_DOTS_PER_INCH / 72, sqrt(MOST_READ / max(1.0, width * height)))
    bitmap = page.render(scale, rev_byteorder=True, may_draw_forms=False)
    # Remove the padding of its rows.
    picture = np.ascontiguousarray(bitmap.to_numpy()[:, :, :3])
    boards = read_picture(picture, reader)
    pixels = Pixels(bitmap.width, bitmap.height, picture.tobytes())
    if not boards:
        shown = (pixels, 1 / scale, likeliest_frame(picture)) if alone else ()
        return PageRead(1, 1, (), (), *shown)
    boxes = [box_of(board.corners) for board in boards]
    lines = list(_lines(page, bitmap))
    texts = captions(boxes, lines)
    order = reading_order(boxes, texts)
    return PageRead(
        1,
        1,
        tuple(boards[i] for i in order),
        tuple(texts[i] for i in order),
        pixels,
        1 / scale,
        heading=heading(boxes, lines, texts),
    )


def _lines(page: PdfPage, bitmap: PdfBitmap) -> Iterator[Line]:
    """Yield the lines of text on a page, with their places in its picture."""
    places, text = bitmap.get_posconv(page), page.get_textpage()
    count = min(text.count_rects(), _MOST_TEXTS)
    corners = ((each[:2], each[2:]) for each in map(text.get_rect, range(count)))
    parts = (box_of(places.to_bitmap(*corner) for corner in ends) for ends in corners)
    for line in joined(parts):
        # The parts may overlap, and only the page knows whether there is a space between them.
        ends = places.to_page(line.left, line.top), places.to_page(line.right, line.bottom)
        left, bottom, right, top = box_of(ends)
        words = " ".join(text.get_text_bounded(left, bottom, right, top).split())
        if words:
            yield Line(line, words)
    text.close()

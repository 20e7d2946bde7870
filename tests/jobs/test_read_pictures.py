"""What the process that reads pictures answers."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from fenedit.jobs import read_pictures
from fenedit.jobs.read_pictures import (
    Fault,
    PageRead,
    PdfQuestion,
    PictureQuestion,
    Pixels,
    answers,
    doubts_of,
    fault_words,
    found_on,
    interpretation,
)
from fenedit.notation.fen import format_fen
from fenedit.notation.messages import sentence
from fenedit.recognition.pages import box_of
from fenedit.recognition.reading import Reader
from tests.helpers.book_pages import SIDE, book
from tests.helpers.drawn_boards import corners_of, drawn, reader_of

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
MATE = "6k1/5ppp/8/8/8/8/8/3R2K1"


@pytest.fixture
def sees(monkeypatch: pytest.MonkeyPatch) -> Callable[[Reader], None]:
    """Have all boards read by some reader."""
    return lambda reader: monkeypatch.setattr(read_pictures, "load", lambda: reader)


def pixels(picture: NDArray[np.uint8]) -> Pixels:
    return Pixels(picture.shape[1], picture.shape[0], picture.tobytes())


def pages(question: PictureQuestion | PdfQuestion) -> list[PageRead]:
    found = list(answers(question))
    assert all(isinstance(each, PageRead) for each in found)
    return [each for each in found if isinstance(each, PageRead)]


def fault(question: PictureQuestion | PdfQuestion) -> Fault:
    (found,) = answers(question)
    assert isinstance(found, Fault)
    return found


def test_a_picture_is_read(sees: Callable[[Reader], None]) -> None:
    sees(reader_of(START))
    (page,) = pages(PictureQuestion(pixels(drawn())))
    assert (page.number, page.last, page.captions, page.picture) == (1, 1, ("",), None)
    way = interpretation([page])
    assert way is not None
    assert (way.kind, way.certain) == ("picture", True)
    assert format_fen(way.found[0].position) == f"{START} w KQkq - 0 1"
    assert [note.code for note in way.found[0].notes] == ["default-side", "home-castling"]


def test_a_board_is_read_where_a_person_shows_it(sees: Callable[[Reader], None]) -> None:
    sees(reader_of(START))
    corners = corners_of(square=20, margin=50)
    (page,) = pages(PictureQuestion(pixels(drawn()), corners))
    assert [board.corners for board in page.boards] == [corners]


def test_what_was_assumed_and_what_is_in_doubt_is_noted(sees: Callable[[Reader], None]) -> None:
    sees(reader_of(MATE, {6: {"k": 0.8, "q": 0.2}, 0: {".": 0.7, "r": 0.3}}))
    (page,) = pages(PictureQuestion(pixels(drawn(marked=(51, 59)))))
    way = interpretation([page])
    assert way is not None and not way.certain
    said = [sentence(note) for note in way.found[0].notes]
    assert said == [
        "The picture does not show which side is at the bottom: White is assumed.",
        "Black is to move, as the highlighted last move shows.",
        "In doubt: a8 –/r, g8 k/q.",
    ]


@pytest.mark.parametrize(
    ("placement", "doubts", "said"),
    [
        ("4k3/8/8/8/8/8/8/3KK3", (59, 60), "In doubt: d1 K/–, e1 K/–."),
        ("4k3/8/8/8/8/8/8/4K2P", (63,), "In doubt: h1 P/–."),
        # The least likely ones of many, and no other.
        ("4k3/8/8/8/8/7P/PPPPPPPP/4K3", (47, 48, 49), "In doubt: a2 P/–, b2 P/p, h3 P/–."),
        ("4k3/8/8/8/8/8/8/4K3", (), ""),
    ],
)
def test_pieces_that_cannot_be_right_are_in_doubt(
    sees: Callable[[Reader], None], placement: str, doubts: tuple[int, ...], said: str
) -> None:
    likely = {48: {"P": 0.95, ".": 0.05}, 49: {"P": 0.94, "p": 0.06}, 47: {"P": 0.96, ".": 0.04}}
    sees(reader_of(placement, likely if doubts[:1] == (47,) else {}))
    (page,) = pages(PictureQuestion(pixels(drawn())))
    assert doubts_of(page.boards[0]) == doubts
    way = interpretation([page])
    assert way is not None
    words = [sentence(note) for note in way.found[0].notes if note.code == "squares-doubtful"]
    assert words == [said] * bool(said)


def test_boards_that_cannot_be_read_are_left_out_and_counted(
    sees: Callable[[Reader], None],
) -> None:
    sees(reader_of(START))
    (good,) = pages(PictureQuestion(pixels(drawn())))
    sees(reader_of(START, {place: {".": 0.5, "r": 0.5} for place in range(30)}))
    (bad,) = pages(PictureQuestion(pixels(drawn())))
    assert interpretation([bad]) is None
    way = interpretation([good, bad])
    assert way is not None
    assert (len(way.found), way.certain) == (1, False)
    assert sentence(way.found[0].notes[-1]) == "Boards left out as unreadable: 1."
    assert interpretation([]) is None


def test_a_book_is_read_page_by_page(sees: Callable[[Reader], None], tmp_path: Path) -> None:
    sees(reader_of(START))
    path = tmp_path / "book.pdf"
    path.write_bytes(
        book(
            [
                [(60, 100, "Foreword")],
                [
                    *((320, 100), (60, 100), (60, 400)),
                    *((80, 274, "Troitzky, 1895"), (320, 92, "12"), (60, 390, "White wins")),
                    (230, 50, "Black to move"),
                ],
            ]
        )
    )
    empty, page = pages(PdfQuestion(str(path)))
    assert (empty.number, empty.last, empty.boards, empty.picture) == (1, 2, (), None)
    assert (page.number, page.last) == (2, 2)
    assert page.captions == ("Troitzky, 1895", "12", "White wins")
    assert page.heading == "Black to move"
    boxes = [[side * page.scale for side in box_of(board.corners)] for board in page.boards]
    for box, (x, y) in zip(boxes, [(60, 100), (320, 100), (60, 400)], strict=True):
        assert box == pytest.approx([x, y, x + SIDE, y + SIDE], abs=1)
    assert page.picture is not None
    width, height, data = page.picture
    assert (width * page.scale, height * page.scale) == pytest.approx((595, 842), abs=1)
    shown = np.frombuffer(data, np.uint8).reshape(height, width, 3)
    assert tuple(shown[0, 0]) == (255, 255, 255)
    way = interpretation([empty, page])
    assert way is not None
    assert [each.title for each in way.found] == ["Troitzky, 1895", "12", "White wins"]


@pytest.mark.parametrize(
    ("caption", "side", "rest"),
    [
        ("Black to move", "b", ""),
        ("Réti, 1921; White to play and draw", "w", ""),
        ("12; Mate in two", "w", ' dm 2; id "12; Mate in two";'),
        ("h#2", "b", ' c3 "h#2"; id "h#2";'),
        ("Diagram 5", None, ""),
    ],
)
def test_a_caption_tells_side_and_stipulation(
    caption: str, side: str | None, rest: str, sees: Callable[[Reader], None]
) -> None:
    sees(reader_of(START))
    (page,) = pages(PictureQuestion(pixels(drawn())))
    found = found_on(page.boards[0], caption)
    assert found.position.side_to_move == (side or "w")
    assert (found.title, found.rest) == (caption, rest)
    assert found.notes[0].code == ("side-told" if side else "default-side")


@pytest.mark.parametrize(
    ("caption", "side"),
    [
        *((each, "b") for each in ("Noirs au trait", "Les Noirs ont le trait", "Turno de negras")),
        *((each, "b") for each in ("Mossa al Nero", "Schwarz am Zug", "Zwart aan zet")),
        *((each, "w") for each in ("Blancs au trait", "Начинают белые", "White on move")),
        *((each, "w") for each in ("Białe zaczynają", "Muove il Bianco", "Juegan blancas")),
    ],
)
def test_a_caption_tells_the_side_in_many_languages(
    caption: str, side: str, sees: Callable[[Reader], None]
) -> None:
    sees(reader_of(START))
    (page,) = pages(PictureQuestion(pixels(drawn())))
    assert found_on(page.boards[0], caption).position.side_to_move == side


@pytest.mark.parametrize(
    ("placement", "caption", "side", "code"),
    [
        (MATE, "", "b", "side-told"),
        (MATE, "Réti, 1921", "b", "side-told"),
        (MATE, "White to move", "w", "side-told"),
        ("4k3/8/8/8/8/8/5q2/5K2", "", "w", "side-checked-w"),
    ],
)
def test_a_heading_tells_the_side_where_nothing_else_does(
    placement: str, caption: str, side: str, code: str, sees: Callable[[Reader], None]
) -> None:
    sees(reader_of(placement))
    (page,) = pages(PictureQuestion(pixels(drawn())))
    heading = "Black to move in all positions"
    found = found_on(page.boards[0], caption, heading)
    assert (found.position.side_to_move, found.title) == (side, caption)
    assert code in [note.code for note in found.notes]
    way = interpretation([page._replace(heading=heading)])
    assert way is not None
    assert way.found[0] == found_on(page.boards[0], "", heading)


@pytest.mark.parametrize(
    ("placement", "caption", "side", "code"),
    [
        ("4k3/8/8/8/8/8/8/4RK2", "", "b", "side-checked-b"),
        ("4k3/8/8/8/8/8/5q2/5K2", "", "w", "side-checked-w"),
        ("4k3/8/8/8/8/8/5q2/4RK2", "", "w", "default-side"),
        # A word counts more.
        ("4k3/8/8/8/8/8/8/4RK2", "White to move", "w", "side-told"),
    ],
)
def test_a_king_in_check_tells_the_side_to_move(
    placement: str, caption: str, side: str, code: str, sees: Callable[[Reader], None]
) -> None:
    sees(reader_of(placement))
    (page,) = pages(PictureQuestion(pixels(drawn())))
    found = found_on(page.boards[0], caption)
    assert found.position.side_to_move == side
    assert code in [note.code for note in found.notes]


def test_a_board_is_read_near_where_a_person_shows_it(sees: Callable[[Reader], None]) -> None:
    sees(reader_of(START))
    exact = corners_of()
    moves = (5, -6), (-8, 4), (3, 9), (9, 2)
    rough = tuple((x + dx, y + dy) for (x, y), (dx, dy) in zip(exact, moves, strict=True))
    for nearby, wanted, off in ((True, exact, 1), (False, rough, 0)):
        (page,) = pages(PictureQuestion(pixels(drawn()), rough, nearby=nearby))
        assert np.abs(np.array(page.boards[0].corners) - wanted).max() <= off
    # Where there is none, they stay.
    blank = np.full((400, 400, 3), 255, np.uint8)
    (page,) = pages(PictureQuestion(pixels(blank), rough, nearby=True))
    assert page.boards[0].corners == rough


def test_a_page_without_a_board_that_is_read_alone_can_be_shown(
    sees: Callable[[Reader], None], tmp_path: Path
) -> None:
    sees(reader_of(START))
    path = tmp_path / "page.pdf"
    path.write_bytes(book([[(60, 100, "Foreword")]]))
    (page,) = pages(PdfQuestion(str(path)))
    assert (page.boards, page.captions) == ((), ())
    assert page.picture is not None and page.frame is not None


def test_some_pages_of_a_book(sees: Callable[[Reader], None], tmp_path: Path) -> None:
    sees(reader_of(START))
    path = tmp_path / "book.pdf"
    path.write_bytes(book([[(60, 100)]] * 4))
    found = pages(PdfQuestion(str(path), first=2, last=3))
    assert [(page.number, page.last) for page in found] == [(2, 3), (3, 3)]


@pytest.mark.parametrize(
    ("caption", "side"),
    [
        ("17… ♕b6×e3+", "w"),
        ("17...Qxe3+!", "w"),
        ("Troitzky; 1. d2–d4", "b"),
        ("1.d4", "b"),
        # It is not on the board: a move to come, or one of another position.
        ("17. ♕b6×e3+", None),
        ("1. Nd4", None),
        ("1.e4", None),
        ("2. d4–d5", None),
        # Two sides, or more than a move.
        ("17… ♕b6×e3+; 1. d2–d4", None),
        ("After 1. d4 Black is lost", None),
    ],
)
def test_a_caption_that_is_a_move_tells_the_side_to_move(
    caption: str, side: str | None, sees: Callable[[Reader], None]
) -> None:
    sees(reader_of("4k3/8/8/8/3P4/4q3/8/4K3"))
    (page,) = pages(PictureQuestion(pixels(drawn())))
    codes = [note.code for note in found_on(page.boards[0], caption).notes]
    assert found_on(page.boards[0], caption).position.side_to_move == (side or "w")
    assert ("side-told" in codes) is (side is not None)


@pytest.mark.parametrize("rotate", [0, 180])
def test_captions_of_a_page_that_is_turned(
    rotate: int, sees: Callable[[Reader], None], tmp_path: Path
) -> None:
    sees(reader_of(START))
    path = tmp_path / "book.pdf"
    path.write_bytes(book([[(60, 100), (80, 274, "Kubbel")]], rotate=rotate))
    (page,) = pages(PdfQuestion(str(path)))
    assert page.captions == ("Kubbel",)


def test_an_enormous_page_is_rendered_smaller(
    sees: Callable[[Reader], None], tmp_path: Path
) -> None:
    sees(reader_of(START))
    path = tmp_path / "book.pdf"
    path.write_bytes(book([[(60, 100)]], size=(14_000, 14_000)))
    (page,) = pages(PdfQuestion(str(path)))
    assert page.boards == ()


def test_what_is_not_a_pdf_is_said(sees: Callable[[Reader], None], tmp_path: Path) -> None:
    sees(reader_of(START))
    path = tmp_path / "book.pdf"
    assert fault(PdfQuestion(str(path))) == Fault("missing")
    for data in (b"", b"%PDF-1.7\n%%EOF", bytes(100), book([[(60, 100)]])[:300]):
        path.write_bytes(data)
        assert fault(PdfQuestion(str(path))) == Fault("damaged")
    path.write_bytes(book([[(60, 100)]]))
    assert fault(PdfQuestion(str(path), first=2)) == Fault("page", "2")
    assert fault(PdfQuestion(str(tmp_path))).code in {"unreadable", "missing", "damaged"}


@pytest.mark.parametrize("error", [ValueError("pieces.npz: torn"), OSError("pieces.npz")])
def test_without_weights_reading_is_off(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def load() -> Reader:
        raise error

    monkeypatch.setattr(read_pictures, "load", load)
    found = fault(PictureQuestion(pixels(drawn())))
    assert found.code == "weights"
    assert "pieces.npz" in fault_words(found)


def test_memory_that_runs_out_is_said(
    sees: Callable[[Reader], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    def read_picture(*_: object, **_how: object) -> None:
        raise MemoryError

    sees(reader_of(START))
    monkeypatch.setattr(read_pictures, "read_picture", read_picture)
    assert fault(PictureQuestion(pixels(drawn()))) == Fault("memory")

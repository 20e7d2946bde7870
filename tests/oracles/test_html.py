"""A page to practise on, played in a browser with mouse, finger and keys."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from fenedit import resource
from fenedit.diagram.options import BOOKS, SheetChoice
from fenedit.diagram.pieces.piece_set import load_piece_set
from fenedit.diagram.sheet.layout import HANDOUT, PageTexts, SheetStyle, sheet_entry
from fenedit.documents.record import record_from_line
from fenedit.jobs.captions import caption_of
from fenedit.jobs.practice import solution_moves
from tests.helpers.chromium import CHROMIUM, Page, page

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed"),
]
LINES = (
    '7k/P7/8/8/8/8/8/K7 w - - bm a8=Q+; pv a8=Q+ Kg7 Qb7+ Kg8; c1 "Loyd & <Sons>, Sam";',
    'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - bm O-O O-O-O; c1 "ישראל כהן";',
    "6k1/5ppp/8/8/8/8/5PPP/r3R1K1 b - - dm 1; pv Rxe1#;",
    '4k3/8/8/3pP3/8/8/8/4K3 w - d6 bm exd6; c3 "</script><b>x";',
    "8/8/8/8/8/2k5/1r6/K7 b - -",
)


@pytest.fixture(scope="module")
def shown(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    folder = tmp_path_factory.mktemp("page")
    sheet = replace(SheetStyle(), **HANDOUT)
    pieces = load_piece_set(resource("pieces/fenland"))
    book = BOOKS["html"](sheet, SheetChoice().style, PageTexts("Ten & more"), pieces)
    for number, line in enumerate(LINES, 1):
        record = record_from_line(line)
        assert record.position is not None
        caption, moves = caption_of(record, number, in_words=True), solution_moves(record)
        book.add(sheet_entry(record.position, caption, "mover", moves=moves))
    (folder / "a.html").write_bytes(book.write())
    with page(folder / "profile") as opened:
        opened.open(folder / "a.html")
        yield opened
        assert opened.requests == [(folder / "a.html").as_uri()]
        assert opened.errors == []


def told_at_last(shown: Page, puzzle: int, text: str) -> str:
    shown.wait(f"document.querySelector('#puzzle-{puzzle} .told').textContent.includes('{text}')")
    return shown.told(puzzle)


def test_a_line_is_played_by_dragging_to_its_end(shown: Page) -> None:
    score = "document.querySelector('.score').textContent"
    assert shown.told(1) == "Your move."
    assert shown.run(score) == "0 of 4 solved"
    shown.drag(1, "a1", "b1")
    assert shown.told(1) == "That is not the solution. Try again."
    shown.drag(1, "a7", "a8")
    assert shown.run("document.activeElement.ariaLabel") == "white queen"
    shown.press("Enter")
    assert shown.told(1) == "a8=Q+ is right! "
    assert told_at_last(shown, 1, "Kg7") == "The answer is Kg7. Your move."
    shown.click(1, "a8", "b7")
    assert told_at_last(shown, 1, "Kg8") == "The answer is Kg8. Solved!"
    assert shown.run(score) == "1 of 4 solved"
    # Another piece is wrong, and the first position is back.
    shown.again(1)
    assert shown.told(1) == "Your move."
    shown.drag(1, "a7", "a8")
    shown.run("document.querySelectorAll('#puzzle-1 .choice button')[3].click()")
    assert shown.told(1) == "That is not the solution. Try again."
    shown.drag(1, "a7", "a8")
    shown.press("Escape")
    assert shown.told(1) == "Your move."


def test_castling_is_made_with_either_square(shown: Page) -> None:
    for squares, move in ((("e1", "h1"), "O-O"), (("e1", "g1"), "O-O"), (("e1", "c1"), "O-O-O")):
        shown.click(2, *squares)
        assert shown.told(2) == f"{move} is right! Solved!"
        shown.again(2)


def test_a_finger_moves_on_a_board_from_blacks_side(shown: Page) -> None:
    shown.tap(3, "g8", "a1", "e1")
    assert shown.told(3) == "Rxe1# is right! Solved!"
    shown.again(3)
    assert shown.told(3) == "Your move."
    shown.swipe(3, "a1", "e1")
    assert shown.told(3) == "Rxe1# is right! Solved!"


def test_keys_move_and_squares_are_read_out(shown: Page) -> None:
    shown.run("document.querySelector('#puzzle-4 .board').focus()")
    shown.press(*["ArrowUp"] * 4)
    heard = "document.querySelector('#puzzle-4 .unseen').textContent"
    assert shown.run(heard) == "e5: white pawn"
    shown.press("Enter", "ArrowUp", "ArrowLeft")
    assert shown.run(heard) == "d6: empty"
    shown.press(" ")
    assert shown.told(4) == "exd6 is right! Solved!"


def test_what_is_not_known_is_a_picture(shown: Page) -> None:
    roles = "[...document.querySelectorAll('.board')].map((each) => each.getAttribute('role'))"
    assert shown.run(roles) == ["application"] * 4 + ["img"]
    assert shown.run("document.querySelectorAll('#puzzle-5 .below, b b').length") == 0


def test_a_phone_has_room_for_it(shown: Page) -> None:
    shown.call(
        "Emulation.setDeviceMetricsOverride",
        width=390,
        height=844,
        deviceScaleFactor=2,
        mobile=True,
    )
    assert shown.run("document.documentElement.scrollWidth") == 390
    shown.call("Emulation.clearDeviceMetricsOverride")


def test_paper_shows_the_puzzle_after_it_was_played(shown: Page) -> None:
    drawn = (
        "[...document.querySelectorAll('#puzzle-1 .board .pieces')]"
        ".filter((each) => getComputedStyle(each).display !== 'none')"
        ".map((each) => [...each.querySelectorAll('use')]"
        ".map((use) => use.getAttribute('href')).sort().join())"
    )
    first = shown.run(drawn)
    shown.drag(1, "a7", "a8")
    shown.press("Enter")
    assert shown.run(drawn) != first == ["#bK,#wK,#wP"]
    shown.call("Emulation.setEmulatedMedia", media="print")
    assert shown.run(drawn) == first
    shown.call("Emulation.setEmulatedMedia", media="")

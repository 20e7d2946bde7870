"""The order and the captions of the boards on a page."""

import pytest

from fenedit.recognition.pages import (
    Box,
    Line,
    box_of,
    captions,
    heading,
    joined,
    reading_order,
)


def board(x: float, y: float, side: float = 160) -> Box:
    return Box(x, y, x + side, y + side)


def line(text: str, x: float, y: float, width: float = 100, height: float = 12) -> Line:
    return Line(Box(x, y, x + width, y + height), text)


def test_the_box_around_corners() -> None:
    assert box_of([(2, 1), (12, 0), (13, 10), (1, 11)]) == (1, 0, 13, 11)


def test_parts_of_a_line_are_joined() -> None:
    parts = [line("A. ", 10, 10, 12), line("Réti", 24, 9, 30), line("1921", 200, 10, 30)]
    assert joined(part.box for part in parts) == [(10, 9, 54, 22), parts[2].box]


def test_signs_of_little_height_are_joined() -> None:
    number, stop = line("17", 297, 863, 11, 18), line("…", 309, 878, 4, 3)
    piece, dash = line("♕b6", 320, 862, 29, 20), line("×", 350, 872, 7, 3)
    parts = [number, stop, piece, dash, line("e3+", 358, 862, 29, 20)]
    assert joined(part.box for part in parts) == [(297, 862, 387, 882)]


@pytest.mark.parametrize(
    ("lines", "caption"),
    [
        ([], ""),
        ([line("Réti, 1921", 30, 185)], "Réti, 1921"),
        ([line("12", 70, -6, 10)], "12"),
        ([line("12", 70, -6, 10), line("White to move", 30, 185)], "12; White to move"),
        ([line("K. A. L. Kubbel", 30, 185), line("1922", 60, 199)], "K. A. L. Kubbel 1922"),
        ([line(" two\twords \x07", 30, 185)], "two words"),
        # Too far away, beside the board, or inside it.
        ([line("Chapter", 30, 240)], ""),
        ([line("Chapter", 200, 80)], ""),
        ([line("♖ ♗", 30, 80)], ""),
        # But a move belongs to some board.
        ([line("17… ♕b6×e3+", 30, -40)], "17… ♕b6×e3+"),
        ([line("Chapter 17", 30, -40)], ""),
        # Coordinates.
        ([line(each, 15 + 20 * number, 185, 6) for number, each in enumerate("abcdefgh")], ""),
        ([line("a b c d e f g h", 10, 185, 150)], ""),
        # Text of the page.
        ([line("text " * 12, -20, 185, 400)], ""),
        ([line("a line of text", 10, 185 + 14 * number, 150) for number in range(5)], ""),
        ([line("x" * 250, 10, 185, 150)], ""),
        # The border of a board of text.
        ([line("cuuuuuuuuC", 0, 172, 160, 20)], ""),
    ],
)
def test_the_caption_of_a_board(lines: list[Line], caption: str) -> None:
    assert captions([board(0, 10)], lines) == (caption,)


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ([], ""),
        ([line("White to move", 140, -40), line("Chapter 3", 140, -60)], "Chapter 3 White to move"),
        # The caption of one board, what is below, and text of the page.
        ([line("White to move", 30, -14)], ""),
        ([line("White to move", 140, 185)], ""),
        ([line("White to move", 140, -40 - 14 * number) for number in range(4)], ""),
    ],
)
def test_the_heading_of_a_page(lines: list[Line], words: str) -> None:
    boards = [board(0, 0), board(210, 0)]
    assert heading(boards, lines, captions(boards, lines)) == words


def test_a_line_belongs_to_the_nearer_board() -> None:
    boards = [board(0, 0), board(0, 210)]
    assert captions(boards, [line("under", 30, 164)]) == ("under", "")
    assert captions(boards, [line("over", 30, 194)]) == ("", "over")


def test_lines_between_are_as_all_of_the_page() -> None:
    boards = [board(0, 0), board(0, 200)]
    middle = line("between", 30, 174)
    assert captions(boards, [middle, line("last", 30, 364)]) == ("between", "last")
    assert captions(boards, [line("first", 30, -14), middle]) == ("first", "between")


def test_boards_in_rows_are_read_along_them() -> None:
    boards = [board(200, 205), board(0, 0), board(200, 3), board(0, 200)]
    assert reading_order(boards, [""] * 4) == (1, 2, 3, 0)


def test_boards_in_columns_of_text_are_read_down() -> None:
    boards = [board(0, 0), board(200, 90), board(0, 210), board(200, 320)]
    assert reading_order(boards, [""] * 4) == (0, 2, 1, 3)


def test_numbers_tell_the_order() -> None:
    boards = [board(0, 0), board(200, 0), board(0, 200), board(200, 200)]
    assert reading_order(boards, ["7", "9; x", "8", "No. 10"]) == (0, 2, 1, 3)
    assert reading_order(boards, ["7", "8", "9", "10"]) == (0, 1, 2, 3)
    staggered = [board(0, 0), board(200, 90), board(0, 210), board(200, 320)]
    assert reading_order(staggered, ["1", "2", "3", "4"]) == (0, 1, 2, 3)


def test_a_page_without_boards() -> None:
    assert captions([], [line("text", 0, 0)]) == ()
    assert reading_order([], []) == ()

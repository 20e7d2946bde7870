"""What is read on the boards of a picture."""

from pathlib import Path

import numpy as np
import pytest

from fenedit.notation.fen import format_fen
from fenedit.recognition import coordinates
from fenedit.recognition.reading import (
    CONTENTS,
    ReadBoard,
    doubtful,
    load,
    position,
    read_board,
    read_picture,
    turned,
)
from tests.helpers.drawn_boards import corners_of, drawn, reader_of

ITALIAN = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R"
TURNED = "R2KQBNR/PPP1PPPP/2N5/3P1B2/3p1b2/2n5/ppp1pppp/r2kqbnr"


def placement(board: ReadBoard, white_below: bool) -> str:
    return format_fen(position(board, white_below)).split()[0]


def test_a_board_is_found_and_read() -> None:
    (board,) = read_picture(drawn(), reader_of(ITALIAN))
    assert np.abs(np.array(board.corners) - corners_of()).max() < 2
    assert board.is_read
    assert placement(board, True) == ITALIAN
    assert board.white_below is True
    assert doubtful(board) == ()


def test_a_board_seen_from_the_other_side_is_turned() -> None:
    board = read_board(drawn(), corners_of(), reader_of(TURNED))
    assert board.white_below is False
    assert placement(board, False) == TURNED[::-1]


def test_places_and_squares() -> None:
    assert [turned(place, True) for place in (0, 7, 56, 63)] == [56, 63, 0, 7]
    assert [turned(place, False) for place in (0, 7, 56, 63)] == [7, 0, 63, 56]
    for below in (True, False):
        assert [turned(turned(place, below), below) for place in range(64)] == list(range(64))


def test_what_may_be_read_wrong_is_named_with_what_it_may_be() -> None:
    doubts = {35: {".": 0.5, "p": 0.4, "b": 0.1}, 48: {"P": 0.85, ".": 0.15}}
    board = read_board(drawn(), corners_of(), reader_of(ITALIAN, doubts))
    assert doubtful(board) == (35, 48)
    assert board.likeliest(35)[:3] == (".", "p", "b")
    assert board.contents[35] == "."


def test_a_board_with_many_doubts_is_not_read() -> None:
    doubts = {place: {"b": 0.4, "p": 0.3, ".": 0.3} for place in range(0, 64, 3)}
    assert not read_board(drawn(), corners_of(), reader_of(ITALIAN, doubts)).is_read


def test_a_board_of_draughts_is_not_read() -> None:
    doubts = {place: {"q": 0.6, "p": 0.3, ".": 0.1} for place in (3, 12, 17, 40, 53)}
    assert not read_board(drawn(), corners_of(), reader_of("8/8/8/8/8/8/8/8", doubts)).is_read


@pytest.mark.parametrize(("marked", "side"), [((52, 36), "b"), ((5, 26), "w"), ((27, 28), None)])
def test_the_last_move_tells_whose_move_it_is(marked: tuple[int, ...], side: str | None) -> None:
    board = read_board(drawn(marked=marked), corners_of(), reader_of(ITALIAN))
    assert board.side_to_move == side
    assert position(board, True).side_to_move == (side or "w")


def test_a_piece_in_doubt_tells_nothing_of_the_move() -> None:
    doubts = {36: {"P": 0.7, ".": 0.3}}
    board = read_board(drawn(marked=(52, 36)), corners_of(), reader_of(ITALIAN, doubts))
    assert board.side_to_move is None


def test_a_picture_without_a_board_has_none() -> None:
    assert read_picture(np.full((300, 300, 3), 255, np.uint8), reader_of(ITALIAN)) == ()


def test_the_readers_that_come_along_read_an_empty_board() -> None:
    (board,) = read_picture(drawn(), load())
    assert board.is_read
    assert set(board.contents) == {"."}
    assert (board.white_below, board.side_to_move) == (None, None)
    assert len(board.probabilities) == 64
    assert all(len(each) == len(CONTENTS) for each in board.probabilities)


def test_damaged_weights_are_an_error(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    for data in (b"", b"PK\3\4 torn", bytes(1000)):
        path.write_bytes(data)
        with pytest.raises(ValueError, match="npz"):
            coordinates.load(path)
    np.savez(path, **{str(index): np.zeros(3) for index in range(8)})
    with pytest.raises(ValueError, match="npz"):
        coordinates.load(path)
    with pytest.raises(OSError, match="missing"):
        coordinates.load(tmp_path / "missing.npz")

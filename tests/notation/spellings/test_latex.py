import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import Position
from fenedit.notation.spellings.latex import (
    read_latex,
    uncommented,
    write_chessboard,
    write_skak,
    write_xskak,
)
from tests.helpers.strategies import positions

_FEN = "r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq e3 0 30"
_BARE = "r3k2r/8/8/8/3pP3/8/8/R3K2R w - - 0 1"


@pytest.mark.parametrize(
    ("text", "fen"),
    [
        (rf"\fenboard{{{_FEN}}}", _FEN),
        (rf"\newgame\fenboard{{{_FEN}}} \showboard", _FEN),
        (rf"\chessboard[setfen={_FEN}]", _FEN),
        (rf"\chessboard[smallboard, setfen={{{_FEN}}}, inverse]", _FEN),
        (f"\\chessboard[setfen={_FEN},\n showmover=true]", _FEN),
        (rf"\newchessgame[id=A, setfen={_FEN}]", _FEN),
        (rf"\setchessboard{{setfen={_FEN}}}", _FEN),
        (r"\chessboard[setfen=r3k2r/8/8/8/3pP3/8/8/R3K2R]", _BARE),
        (
            r"\board{r* *k *r}{* * * * }{ * * * *}{* * * * }{ * pP* *}{* * * * }{ * * * *}{R * K *R}",
            "r3k2r/8/8/8/3pP3/8/8/R3K2R w - - 0 1",
        ),
        (r"\chessboard[setpieces={Ke1,Ra1,Rh1,ke8,ra8,rh8,pd4,Pe4}]", _BARE),
        (r"\chessboard[setwhite={ke1,ra1,rh1,pe4},addblack={Ke8, ra8, rh8, pd4}]", _BARE),
    ],
)
def test_boards_of_all_packages(text: str, fen: str) -> None:
    ((found,), _) = read_latex("\\documentclass{article}\n" + text + "\n\\end{document}")
    assert format_fen(found.position) == fen


def test_several_boards_in_their_order() -> None:
    text = r"\fenboard{8/8/8/8/8/8/8/K7 w - - 0 1} \board" + "{        }" * 8
    text += r" \chessboard[setfen=8/8/8/8/8/8/8/k7]"
    assert [found.position.placement[0] for found in read_latex(text)[0]] == ["K", ".", "k"]


def test_words_below_a_diagram_tell_the_side() -> None:
    board = r"\board" + "{        }" * 8
    assert read_latex(board + "\nBlack to move")[0][0].position.side_to_move == "b"
    assert read_latex(board)[0][0].notes[0].code == "default-side"


@pytest.mark.parametrize(
    "text",
    [
        "",
        r"\fenboard{}",
        r"\fenboard{rubbish}",
        r"\board{a}{b}",
        r"\boardsize{8}",
        "setpieces={Kz9}",
        r"\board" + "{xxxxxxxx}" * 8,
    ],
)
def test_what_is_no_board_is_none(text: str) -> None:
    assert read_latex(text)[0] == ()


def test_what_is_written() -> None:
    position = parse_fen(_FEN)
    assert write_chessboard(position, flipped=False) == rf"\chessboard[setfen={_FEN}]"
    assert write_chessboard(position, flipped=True) == rf"\chessboard[inverse, setfen={_FEN}]"
    assert write_xskak(position, flipped=True) == (
        f"\\newchessgame[setfen={_FEN}, moveid=30b]\n\\chessboard[inverse]"
    )
    assert write_skak(position, flipped=True) == (
        f"\\newgame\n\\fenboard{{{_FEN}}}\n\\showinverseboard"
    )


@given(positions(), st.booleans(), st.sampled_from([write_chessboard, write_xskak, write_skak]))
def test_every_position_reads_back(position: Position, flipped: bool, write) -> None:  # type: ignore[no-untyped-def]
    ((found,), whole) = read_latex(write(position, flipped=flipped))
    assert (found.position, whole) == (position, True)


def test_each_chessboard_is_a_board_of_its_own() -> None:
    text = r"\chessboard[setwhite={Ke1}] \chessboard[setwhite={Kd1}, mover=b]"
    found_in, whole = read_latex(text)
    assert whole
    assert [format_fen(found.position) for found in found_in] == [
        "8/8/8/8/8/8/8/4K3 w - - 0 1",
        "8/8/8/8/8/8/8/3K4 b - - 0 1",
    ]


@pytest.mark.parametrize(
    ("options", "fen", "whole"),
    [
        ("setfen=8/8/8/8/8/8/8/4K3 w - - 5 9, addwhite={Qd1}", "3QK3 w - - 5 9", True),
        ("setfen=8/8/8/8/8/8/8/4K3 w - - 5 9, setwhite={Qd1}", "4K3 w - - 5 9", False),
        ("setfen=8/8/8/8/8/8/8/4K3 w - - 5 9, addwhite={Xd1}", "4K3 w - - 5 9", False),
        ("setfen=8/8/8/8/8/8/8/4K3, mover=b", "4K3 b - - 0 1", True),
        ("setfen=8/8/8/8/8/8/8/4K3 w - - 5 9, mover=b", "4K3 b - - 5 9", False),
        ("setfen=8/8/8/8/8/8/8/4K3 b - - 5 9, mover=b", "4K3 b - - 5 9", True),
    ],
)
def test_options_that_change_a_fen(options: str, fen: str, whole: bool) -> None:
    ((found,), is_whole) = read_latex(rf"\chessboard[{options}]")
    assert format_fen(found.position) == f"8/8/8/8/8/8/8/{fen}"
    assert is_whole is whole
    assert not [note for note in found.notes if note.code == "default-side"]


@pytest.mark.parametrize(
    "text",
    [
        rf"\fenboard{{{_FEN}}} \fenboard{{rubbish}}",
        rf"\fenboard{{{_FEN}}} \chessboard[setfen=rubbish]",
        rf"\fenboard{{{_FEN}}} \chessboard[setwhite={{Xd1}}]",
        rf"\fenboard{{{_FEN}}} \setchessboard{{addwhite={{Qd1}}}}",
        rf"\fenboard{{{_FEN}}} \board" + "{xxxxxxxx}" * 8,
    ],
)
def test_what_is_left_out_is_told(text: str) -> None:
    found_in, whole = read_latex(text)
    assert [format_fen(found.position) for found in found_in] == [_FEN]
    assert not whole


def test_comments_hold_no_board() -> None:
    assert read_latex(f"% \\fenboard{{{_FEN}}}")[0] == ()
    assert uncommented("a % b\nc \\% d") == "a \nc \\% d"

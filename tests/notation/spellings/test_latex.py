import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.epd.record import read_operations
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.marks import (
    NAMED_COLOURS,
    NO_MARKS,
    DrawnArrow,
    DrawnCircle,
    Highlight,
    MarkColour,
    Marks,
    SquareLabel,
)
from fenedit.notation.position import START_POSITION, Position, parse_square
from fenedit.notation.puzzle import Puzzle, puzzle_of
from fenedit.notation.reading import Found
from fenedit.notation.spellings.anything import fault_of, read_anything
from fenedit.notation.spellings.latex import (
    marked,
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


# Problems as the package diagram sets them.


PROBLEM = r"""
\documentclass{article}
\usepackage{diagram}% as problemists have it
\begin{document}
\begin{diagram}%
 \author{Person, Anna}%
 \source{Paper} \issue{5} \sourcenr{4711} \day{7} \month{3}\year{1931}
 \tournament{Club 50} \award{1. Preis}
 \dedication{f\"ur B. Person}%
 \pieces[3+4]{wKa1, wTh1h2, sKc3,sLa8, sBa7b7}%
 \stipulation{h\#2}%
 \twins{b) $\Box$ a1 nach b1}%
 \condition{Circe{\newline}Madrasi}
 \solution{ 1.Kc3-c2 Th1-c1 \#
 }%
\end{diagram}%
\end{document}
"""


def found(text: str, *, certain: bool = True) -> tuple[Found, ...]:
    (way,) = read_anything(text)
    assert (way.kind, way.certain) == ("latex", certain)
    return way.found


def puzzle(each: Found) -> Puzzle:
    return puzzle_of(read_operations(each.rest).operations)


def test_a_problem_and_what_is_said_of_it() -> None:
    (each,) = found(PROBLEM)
    assert format_fen(each.position) == "b7/pp6/8/8/8/2k5/7R/K6R b - - 0 1"
    assert puzzle(each) == Puzzle(
        author="Person, Anna",
        source="Paper (5/4711) 1931-03-07",
        stipulation="h#2",
        twins="b) a1 nach b1",
        conditions="Circe; Madrasi",
        award="1. Preis; Club 50",
        comment="für B. Person",
        solution="1.Kc3-c2 Th1-c1 #",
    )


@pytest.mark.parametrize(
    ("text", "fen", "expected"),
    [
        (
            r"\begin{diagram}\pieces[2+1]{wKe1, wTh1, sKe3}\stip{\#3}\sol{1.0-0!}\end{diagram}",
            "8/8/8/8/8/4k3/8/4K2R w K - 0 1",
            Puzzle(mate=3, solution="1.0-0!"),
        ),
        (r"\pieces{wKe1, wBe2, sKe8}", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Puzzle()),
        (
            r"\author{A} \pieces{wKe1, wBe2, wPa2, bKe8, bNb8} \stipulation{s\#2.}",
            "1n2k3/8/8/8/8/8/P3B3/4K3 w - - 0 1",
            Puzzle(author="A", stipulation="s#2."),
        ),
        (
            "\\begin{diagram}[8x8]\n\\pieces\n{\nwKa1,\nwDa2,\nsKh8\n}\\stipulation{h\\#1.5*}"
            "\\cond{Andernachschach}\\end{diagram}",
            "7k/8/8/8/8/8/Q7/K7 w - - 0 1",
            Puzzle(stipulation="h#1.5*", conditions="Andernachschach"),
        ),
    ],
)
def test_other_ways_to_write_it(text: str, fen: str, expected: Puzzle) -> None:
    (each,) = found(text)
    assert (format_fen(each.position), puzzle(each)) == (fen, expected)


def test_fairy_pieces_and_other_boards_are_left_out() -> None:
    fairy = r"\begin{diagram}\pieces{wKa1, wDLb2, sKh8}\stip{\#2}\end{diagram}"
    neutral = r"\begin{diagram}\pieces{wKa1, nSb2, sKh8}\stip{\#2}\end{diagram}"
    good = r"\begin{diagram}\pieces{wKa1, wDb2, sKh8}\stip{\#2}\end{diagram}"
    (each,) = found(fairy + good + neutral)
    notes = {note.code: dict(note.data) for note in each.notes}
    assert notes == {"problems-left-out": {"count": "2", "men": "wDLb2, nSb2"}}
    assert read_anything(fairy) == ()
    fault = fault_of(fairy)
    assert fault is not None and dict(fault.data) == {"count": "1", "men": "wDLb2"}
    small = good.replace("{diagram}", "{diagram}[5x5]", 1)
    (each,) = found(small + good, certain=False)
    assert read_anything(small) == ()


@pytest.mark.parametrize(
    "text",
    [
        r"\begin{diagram} A & \rTo & B \\ \end{diagram}",
        r"\pieces{of eight}",
        r"\pieces{",
        r"\begin{diagram}\pieces{wKa1, wKa1}",
    ],
)
def test_other_diagrams_are_none(text: str) -> None:
    assert read_anything(text) == ()


# Marks as the options of the package chessboard.


GREEN, RED, BLUE, YELLOW = NAMED_COLOURS
ARRAY = START_POSITION.placement


def at(name: str) -> int:
    return parse_square(name)


def lines(marks: Marks) -> list[str]:
    return [each.strip() for each in marked(ARRAY, marks).split(",\n")[1:]]


def test_without_marks_there_are_no_options() -> None:
    assert marked(ARRAY, NO_MARKS) == ""


@pytest.mark.parametrize(
    ("screen", "mixture"),
    [
        ("#ff0000", "red"),
        ("#000000", "red!0!black"),
        ("#7b3fb5", "blue!49.2!magenta!65.2!white!71!black"),
    ],
)
def test_any_colour_is_a_mixture(screen: str, mixture: str) -> None:
    (line,) = lines(Marks(circles=(DrawnCircle(MarkColour.of(screen), at("e4")),)))
    assert f"color={mixture}, " in line


def test_each_colour_is_named_once_for_a_kind() -> None:
    marks = Marks(
        (
            DrawnArrow(RED, at("e2"), at("e4")),
            DrawnArrow(GREEN, at("g1"), at("f3")),
            DrawnArrow(RED, at("d2"), at("d4")),
        ),
        (DrawnCircle(BLUE, at("e4")), DrawnCircle(BLUE, at("d5"))),
        (Highlight(YELLOW, at("e5")),),
    )
    assert lines(marks) == [
        "color=orange!40, colorbackfields={e5}",
        "pgfstyle=circle, padding=-0.1em, color=blue, markfields={e4,d5}",
        "pgfstyle=straightmove, color=green!50!black, markmoves={g1-f3}",
        "pgfstyle=straightmove, color=red, markmoves={e2-e4,d2-d4}",
    ]


def test_a_label_stands_in_the_middle_or_in_the_corner_of_a_piece() -> None:
    (middle,) = lines(Marks(labels=(SquareLabel(RED, at("e4"), "A"),)))
    assert middle == (
        r"pgfstyle=text, color=red, text={\fontsize{0.6em}{0.6em}\bfseries A}, markfield=e4"
    )
    (corner,) = lines(Marks(labels=(SquareLabel(RED, at("e2"), "A"),)))
    assert r"\raisebox" not in middle
    assert r"\raisebox{0.6em}{\fontsize{0.3em}" in corner


def test_a_long_label_is_smaller() -> None:
    sizes = []
    for text in ("A", "ABC", "ABCDEF"):
        (line,) = lines(Marks(labels=(SquareLabel(RED, at("e4"), text),)))
        match = re.search(r"fontsize\{([0-9.]+)em\}", line)
        assert match is not None
        sizes.append(float(match[1]))
    assert sizes[0] > sizes[1] > sizes[2]


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("50%", r"50\%"),
        ("#1 & $", r"\#1 \& \$"),
        ("{}", r"\{\}"),
        ("[x]", r"\lbrack{}x\rbrack{}"),
        ("\\^~", r"\textbackslash{}\textasciicircum{}\textasciitilde{}"),
    ],
)
def test_what_latex_would_act_upon_is_escaped(text: str, written: str) -> None:
    (line,) = lines(Marks(labels=(SquareLabel(RED, at("e4"), text),)))
    assert rf"\bfseries {written}}}" in line
    assert not set("[]") & set(line)

"""Problems as the package diagram sets them."""

import pytest

from fenedit.notation.epd.record import read_operations
from fenedit.notation.fen import format_fen
from fenedit.notation.puzzle import Puzzle, puzzle_of
from fenedit.notation.reading import Found
from fenedit.notation.spellings.anything import fault_of, read_anything

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

"""Marks as the options of the package chessboard."""

import re

import pytest

from fenedit.notation.marks import (
    NO_MARKS,
    DrawnArrow,
    DrawnCircle,
    Highlight,
    MarkColour,
    Marks,
    SquareLabel,
)
from fenedit.notation.position import START_POSITION, parse_square
from fenedit.notation.spellings.latex import marked

GREEN, RED, BLUE, YELLOW = MarkColour
ARRAY = START_POSITION.placement


def at(name: str) -> int:
    return parse_square(name)


def lines(marks: Marks) -> list[str]:
    return [each.strip() for each in marked(ARRAY, marks).split(",\n")[1:]]


def test_without_marks_there_are_no_options() -> None:
    assert marked(ARRAY, NO_MARKS) == ""


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

"""Entries of Olive and of databases in JSON, pasted as text."""

import pytest

from fenedit.notation.epd.record import read_operations
from fenedit.notation.fen import format_fen
from fenedit.notation.puzzle import Puzzle, puzzle_of
from fenedit.notation.reading import Found
from fenedit.session.intents.pasting import fault_in, understood

ENTRY = """\
---
authors:
- Person, Anna
- Person, Bert
source:
  name: Paper
  issue: 5
  date:
    year: 1931
award:
  distinction: 1st Prize
stipulation: h#2
twins:
  b: Move e6 c4
  c: Add white Pa2
options:
- SetPlay
- NoCastling a1
algebraic:
  white: [Ke1, Ra1, Rh1, Sa3, Pg4]
  black: [Kd8, Bf4, Sh6, Pe6]
"""


def found(text: str, *, certain: bool = True) -> tuple[Found, ...]:
    (way,), draft = understood(text)
    assert (way.kind, way.certain, draft) == ("olive", certain, None)
    return way.found


def puzzle(each: Found) -> Puzzle:
    return puzzle_of(read_operations(each.rest).operations)


def test_an_entry_says_what_its_form_holds():
    (each,) = found(ENTRY)
    assert format_fen(each.position) == "3k4/8/4p2n/8/5bP1/N7/8/R3K2R b K - 0 1"
    assert puzzle(each) == Puzzle(
        author="Person, Anna; Person, Bert",
        source="Paper (issue 5) 1931",
        stipulation="h#2",
        twins="b) Move e6 c4; c) Add white Pa2",
        options="SetPlay",
        award="1st Prize",
    )
    assert each.notes == ()


def test_several_entries_and_those_with_fairy_pieces():
    text = (
        ENTRY
        + '---\nstipulation: "#3"\nalgebraic: {white: [Ka1, Xa2], black: [Kh8]}\n'
        + "---\nstipulation: #4\nalgebraic: {white: [Ka1, Qa2], black: [Kh8], neutral: [Sc3]}\n"
        + "---\nstipulation: #5\nalgebraic: {white: [Ka1, Qa2], black: [Kh8]}\n"
    )
    first, _, last = found(text)
    assert puzzle(last) == Puzzle(mate=5)
    notes = {note.code: dict(note.data) for note in first.notes}
    assert notes["problems-left-out"] == {"count": "1", "men": "Xa2"}


def test_what_holds_no_other_problem_says_why():
    text = 'stipulation: "#3"\nalgebraic: {white: [Ka1, Xa2], black: [Kh8]}\n'
    assert understood(text)[0] == ()
    fault = fault_in(text)
    assert (fault.code, dict(fault.data)) == ("problems-left-out", {"count": "1", "men": "Xa2"})
    fault = fault_in('{"white": "Ka1 Qa2", "black": "Kh8 Ra2", "stipulation": "#3"}')
    assert fault.code == "square-taken"


@pytest.mark.parametrize(
    ("text", "fen", "expected"),
    [
        (
            '{"id": 4711, "authors": ["Person, Anna"], "stipulation": "#2", "source": '
            '{"name": "Paper", "date": {"year": 1931}}, "algebraic": {"white": ["Ka1","Qa2"], '
            '"black": ["Kh8","Sb8"]}}',
            "1n5k/8/8/8/8/8/Q7/K7 w",
            Puzzle(author="Person, Anna", source="Paper 1931", mate=2),
        ),
        (
            '{"success":true,"result":{"entries":[{"algebraic":{"white":["Ka1","Qa2"],'
            '"black":["Kh8"]},"stipulation":"h#2.5","authors":["A"]}]}}',
            "7k/8/8/8/8/8/Q7/K7 w",
            Puzzle(author="A", stipulation="h#2.5"),
        ),
        (
            '{"White": ["Ka1", "Nb1", "c2"], "Black": ["Kh8"], "Stipulation": "h#3", '
            '"Author": "A. Person"}',
            "7k/8/8/8/8/8/2P5/KN6 b",
            Puzzle(author="A. Person", stipulation="h#3"),
        ),
        (
            '[{"position": {"white": "Ka1, Qa2", "black": "Kh8"}, "stipulation": "s#4"}]',
            "7k/8/8/8/8/8/Q7/K7 w",
            Puzzle(stipulation="s#4"),
        ),
        (
            '{white: [Ka1, Qa2], black: [Kh8], stipulation: "#3", authors: [A, B]}',
            "7k/8/8/8/8/8/Q7/K7 w",
            Puzzle(author="A; B", mate=3),
        ),
        (
            '{"fen": "7k/8/8/8/8/8/Q7/K7", "stipulation": "h#2", "author": "A", '
            '"source": "Paper, 1931"}',
            "7k/8/8/8/8/8/Q7/K7 b",
            Puzzle(author="A", source="Paper, 1931", stipulation="h#2"),
        ),
        (
            '{"fen": "7k/8/8/8/8/8/Q7/K7 b - - 3 9", "stipulation": "#2", "author": "A"}',
            "7k/8/8/8/8/8/Q7/K7 b",
            Puzzle(author="A", mate=2),
        ),
    ],
)
def test_databases_in_json(text, fen, expected):
    (each,) = found(text)
    assert format_fen(each.position).startswith(fen)
    assert puzzle(each) == expected


@pytest.mark.parametrize(
    "text",
    [
        "stipulation: none\nalgebraic: notation",
        "The stipulation: mate in two. Authors: many.",
        '{"stipulation": "h#2", "authors": ["A"]}',
    ],
)
def test_what_has_no_position_is_none(text):
    assert understood(text)[0] == ()

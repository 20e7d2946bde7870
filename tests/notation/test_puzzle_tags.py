"""Puzzles in the tags of games."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.puzzle import Puzzle, parted
from fenedit.notation.puzzle_tags import puzzle_of_tags, tag_changes

ROSTER = (
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
)


def changed(tags: tuple[tuple[str, str], ...], puzzle: Puzzle) -> tuple[tuple[str, str], ...]:
    held: dict[str, str | None] = {**dict(tags), **tag_changes(tags, puzzle)}
    return tuple((name, value) for name, value in held.items() if value is not None)


def test_a_problem_takes_the_tags_of_collections() -> None:
    puzzle = Puzzle(author="Haring", source="Schach-Echo 1977", mate=2, best=("d4",))
    assert tag_changes(ROSTER, puzzle) == {
        "White": "Haring",
        "Event": "Schach-Echo",
        "Date": "1977.??.??",
        "Stipulation": "#2",
        "Key": "d4",
    }
    assert puzzle_of_tags(changed(ROSTER, puzzle)) == puzzle


def test_a_game_of_two_keeps_its_players() -> None:
    tags = (("White", "Morphy"), ("Black", "Isouard"))
    assert puzzle_of_tags(tags).author == ""
    assert tag_changes(tags, Puzzle(author="Loyd")) == {"Author": "Loyd"}


def test_a_tag_of_the_roster_is_never_taken_out() -> None:
    tags = (("White", "Haring"), ("Event", "Schach-Echo"), ("Hint", "x"))
    assert tag_changes(tags, Puzzle()) == {
        "White": "?",
        "Event": "?",
        "Date": "????.??.??",
        "Hint": None,
    }


@pytest.mark.parametrize(
    ("tag", "source"),
    [("1977.05.??", "A 1977-05"), ("1977.??.??", "A 1977"), ("????.??.??", "A")],
)
def test_dates_are_as_a_source_has_them(tag: str, source: str) -> None:
    assert puzzle_of_tags((("Event", "A"), ("Date", tag))).source == source


@pytest.mark.parametrize(
    ("tag", "mate", "stipulation"),
    [("#2", 2, ""), ("h#2", None, "h#2"), ("#2, s#2", 2, "s#2"), ("#02", None, "#02")],
)
def test_stipulations(tag: str, mate: int | None, stipulation: str) -> None:
    puzzle = puzzle_of_tags((("Stipulation", tag),))
    assert (puzzle.mate, puzzle.stipulation) == (mate, stipulation)


WORDS = st.sampled_from(["", "Loyd", "Grimshaw; Novotny", "h#2", 'said "so"'])
MOVES = st.sampled_from([(), ("d4",), ("d4", "Kxd4", "Qf4#")])


@given(
    st.builds(
        Puzzle()._replace,
        **dict.fromkeys(("name", "author", "stipulation", "award", "themes", "hint"), WORDS),
        source=st.sampled_from(
            ["", "Die Schwalbe", "Die Schwalbe 1977", "P 1932-33", "1859", "P 1977-05-31"]
        ),
        mate=st.none() | st.integers(1, 999),
        intended=st.none() | st.integers(1, 999),
        twins=st.sampled_from(["", "b) Move a1 b2"]),
        conditions=st.sampled_from(["", "Circe"]),
        solution=st.sampled_from(["", '1.d4!\n"zz"']),
        best=MOVES,
        line=MOVES,
    ).map(parted)
)
def test_what_is_written_is_read_again(puzzle: Puzzle) -> None:
    assert puzzle_of_tags(changed(ROSTER, puzzle)) == puzzle


def test_a_changed_part_of_a_stipulation_leaves_no_other() -> None:
    tags = (("Stipulation", "#3, b) remove a2"),)
    puzzle = puzzle_of_tags(tags)
    assert puzzle == Puzzle(mate=3, twins="b) remove a2")
    assert tag_changes(tags, puzzle) == {}
    assert tag_changes(tags, puzzle._replace(intended=2)) == {
        "Stipulation": "#3",
        "IntendedSolutions": "2",
        "Twins": "b) remove a2",
        "Conditions": None,
    }

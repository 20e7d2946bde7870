"""Stipulations as people write them, and as Popeye reads them."""

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import Position
from fenedit.notation.puzzle import Puzzle
from fenedit.rules.popeye import popeye_stipulation, question_of

KINGS = parse_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1")


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("h#2", "h#2"),
        ("H#3", "h#3"),
        ("h#2.5", "h#2.5"),
        ("h#2,5", "h#2.5"),
        ("h#2½", "h#2.5"),
        ("h#2 ½", "h#2.5"),
        (" s#4 ", "s#4"),
        ("s # 4", "s#4"),
        ("h‡3", "h#3"),
        ("#5", "#5"),
        ("h#3*", "h#3*"),
        ("h#3 2.1.1.1.1.1", "h#3"),
        ("h#3, 2 solutions", "h#3"),
        ("h#3 (2 sols.)", "h#3"),
        ("h#12.", "h#12"),
        ("h#4.0", "h#4"),
        ("", ""),
        ("h#", ""),
        ("h#0", ""),
        ("h#1000", ""),
        ("s#2.5", "s#2.5"),
        ("hs#3", "hs#3"),
        ("ser-h#9", "ser-h#9"),
        ("h=3", "h=3"),
        ("h#2 Circe", ""),
        ("h#2\nStipulation #1", ""),
        ("White to play and draw", ""),
    ],
)
def test_what_popeye_is_asked(written: str, expected: str) -> None:
    found = popeye_stipulation(Puzzle(stipulation=written))
    assert found == expected
    if found:
        text = question_of(KINGS, Puzzle(stipulation=written)).text
        assert f"Stipulation {found.rstrip('*')}\n" in text


def test_the_other_stipulation_goes_before_the_mate() -> None:
    assert popeye_stipulation(Puzzle(mate=3)) == "#3"
    assert popeye_stipulation(Puzzle(mate=3, stipulation="h#2")) == "h#2"
    assert popeye_stipulation(Puzzle(mate=3, stipulation="and White wins")) == "#3"


@pytest.mark.parametrize(
    ("stipulation", "asked"),
    [("s#2", True), ("h#2", True), ("h#2.5", False), ("ser-h#3", False), ("=2", True)],
)
def test_set_play_may_be_wanted_where_there_is_any(stipulation: str, asked: bool) -> None:
    text = question_of(KINGS, Puzzle(stipulation=stipulation), set_play=True).text
    assert ("SetPlay" in text) is asked


CHECK = parse_fen("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1")


def options_of(puzzle: Puzzle, position: Position = KINGS, *, tries: bool = False) -> set[str]:
    """Return the options for Popeye, except those that are always set."""
    text = question_of(position, puzzle, tries=tries).text
    line = next(line for line in text.splitlines() if line.startswith("Option "))
    always = {"Option", "NoBoard", "MoveNumbers", "HalfDuplex", "Intelligent"}
    return set(line.replace("Defence 1", "Defence1").split()) - always


@pytest.mark.parametrize(
    ("puzzle", "tries", "expected"),
    [
        (Puzzle(mate=2), True, {"Try", "Defence1", "Variation"}),
        (Puzzle(mate=2), False, {"Variation"}),
        (Puzzle(stipulation="#2*"), False, {"SetPlay", "Variation"}),
        (Puzzle(stipulation="s#3"), False, {"Variation"}),
        (Puzzle(stipulation="s#3*"), True, {"Try", "Defence1", "SetPlay", "Variation"}),
        (Puzzle(stipulation="h#2"), True, set()),
        (Puzzle(stipulation="h#2* 2.1.1.1"), True, {"SetPlay"}),
    ],
)
def test_set_play_is_asked_for_where_the_stipulation_says_so(
    puzzle: Puzzle, tries: bool, expected: set[str]
) -> None:
    assert options_of(puzzle, tries=tries) == expected


@pytest.mark.parametrize("stipulation", ["#2*", "s#3*", "h#2*"])
def test_a_side_in_check_has_no_set_play(stipulation: str) -> None:
    assert "SetPlay" not in options_of(Puzzle(stipulation=stipulation), CHECK)

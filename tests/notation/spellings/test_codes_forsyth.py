import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import format_placement, parse_placement
from fenedit.notation.problems import FenError
from fenedit.notation.reading import Found
from fenedit.notation.spellings.codes import (
    INPUT_LANGUAGES,
    read_forsyth,
    write_forsyth,
)
from tests.helpers.corpus import cases
from tests.helpers.strategies import placements

_CASES = [case for case in cases("format_cases.jsonl") if case["format"] == "popeye-forsyth"]


def _read(text: str, language: str = "problemist") -> tuple[Found, ...]:
    reading = read_forsyth(text, language)
    return (reading.found,) if reading else ()


@pytest.mark.parametrize("case", _CASES, ids=lambda case: case["id"])
def test_the_corpus_is_read_and_written(case: dict[str, str]) -> None:
    placement = case["fen"].split()[0]
    (found,) = _read(case["text"])
    assert format_placement(found.position.placement) == placement
    if "direction" not in case:
        assert write_forsyth(parse_placement(placement)) == case["text"]


@pytest.mark.parametrize(
    "case",
    [case for case in cases("format_cases.jsonl") if case["format"] == "popeye-fairy"],
    ids=lambda case: case["id"],
)
def test_pieces_of_other_games_are_reported(case: dict[str, list[str]]) -> None:
    with pytest.raises(FenError) as caught:
        _read(str(case["text"]))
    problem = caught.value.problem
    assert problem.code == "unsupported-man"
    for man, told in zip(case["unsupported"], dict(problem.data)["men"].split(", "), strict=True):
        assert told.startswith(man)
    start, end = problem.span or (0, 0)
    assert str(case["text"])[start:end] == dict(problem.data)["found"]


@pytest.mark.parametrize(
    ("text", "placement"),
    [
        ("forsyth 4k55K", "4k3/8/8/8/8/8/8/4K3"),
        # Two digits as one number would be 88 squares: one by one they fill the board.
        ("8888888k7/K6", None),
        ("88888888", "8/8/8/8/8/8/8/8"),
        ("4k3/8/4K", "4k3/8/4K3/8/8/8/8/8"),
        ("+k/-K", "K7/k7/8/8/8/8/8/8"),
        ("4k5x", None),
        ("65", None),
        ("k" * 65, None),
        ("", None),
        ("4k3 4K", "4k3/8/8/8/8/8/8/8"),
    ],
)
def test_shapes(text: str, placement: str | None) -> None:
    try:
        found = _read(text)
    except FenError:
        found = ()
    assert [format_placement(each.position.placement) for each in found] == [placement] * bool(
        placement
    )


def test_letters_are_those_of_the_input_language() -> None:
    assert write_forsyth(parse_placement("rnbqkbnr/8/8/8/8/8/8/P7"), "de") == "tsldklst48B"
    assert write_forsyth(parse_placement("rnbqkbnr/8/8/8/8/8/8/P7"), "fr") == "tcfdrfct48P"
    assert write_forsyth(parse_placement("rnbqkbnr/8/8/8/8/8/8/P7"), "pl") == "rsbqkbsr48P"
    assert _read("tsldklst48B", "de")[0].position.placement[0] == "P"


def test_what_follows_is_the_rest() -> None:
    reading = read_forsyth(" Forsyth 4k55K \n Black to move", "problemist")
    assert reading is not None
    assert reading.named
    assert reading.written == 61
    assert reading.found.position.side_to_move == "b"


@given(placements(), st.sampled_from(sorted(INPUT_LANGUAGES)))
def test_every_placement_reads_back(placement: str, language: str) -> None:
    text = write_forsyth(placement, language)
    (found,) = _read(text, INPUT_LANGUAGES[language])
    assert found.position.placement == placement


def test_a_long_word_is_none() -> None:
    assert _read("8" * 1_000_000) == ()

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import format_placement, parse_fen, parse_placement
from fenedit.notation.problems import FenError
from fenedit.notation.reading import Found
from fenedit.notation.spellings.codes import (
    INPUT_LANGUAGES,
    Gbr,
    gbr_with_kings,
    holds_forsyth,
    read_forsyth,
    read_gbr,
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
    ("text", "fen", "written"),
    [
        ("48/5gPp/5K1k", "8/8/8/8/8/8/5*2qPp/5K1k", "53gPp5K1k"),
        ("=.li3k3/56", "-*3q3k3/8/8/8/8/8/8/8", "=.li3k"),
        ("+.15-.15=.15.PA.pa=kN/s", "(+15)(-15)(=15)*3R*3r-k*2N1/n7/8/8/8/8/8/8", ""),
    ],
)
def test_fairy_pieces_are_read_and_written(text: str, fen: str, written: str) -> None:
    (found,) = _read(text)
    assert format_placement(found.position.placement) == fen
    again = write_forsyth(found.position.placement)
    assert again == (written or again)
    (back,) = _read(again)
    assert back.position.placement == found.position.placement


def test_fairy_pieces_have_the_codes_of_the_language() -> None:
    placement = parse_placement("*2q3k3/8/8/8/8/8/8/8")
    assert [write_forsyth(placement, each) for each in ("en", "de", "fr")] == ["g3k", "g3k", "s3r"]
    assert [each.position.placement for each in _read("s3r", "fr")] == [placement]


def test_attributes_have_no_spelling_there() -> None:
    assert holds_forsyth(parse_placement("*2q3k3/8/8/8/8/8/8/8"))
    assert not holds_forsyth(parse_placement("(royal-G)3k3/8/8/8/8/8/8/8"))


def test_what_popeye_does_not_know_is_reported() -> None:
    with pytest.raises(FenError) as caught:
        _read("=.xx3k4/64")
    problem = caught.value.problem
    assert problem.code == "unsupported-man"
    assert dict(problem.data)["men"].startswith("=.xx")


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


_CASES_gbr = [case for case in cases("format_cases.jsonl") if case["format"] == "gbr"]


@pytest.mark.parametrize("case", _CASES_gbr, ids=lambda case: case["id"])
def test_the_corpus_matches(case: dict[str, str]) -> None:
    placement = parse_fen(case["fen"]).placement
    assert gbr_with_kings(placement) == case["with_kings"]
    for text in (case["text"], case["with_kings"]):
        code = read_gbr(text)
        assert code is not None
        assert code.matches(placement)


def test_signs_kings_and_numbers_of_pieces() -> None:
    assert read_gbr("=0323.12g3g1 5/4") == Gbr("0323.12", (22, 6), (5, 4), "=")
    assert read_gbr(" +0000.10 a1 b2 ") == Gbr("0000.10", (0, 9), None, "+")
    placement = parse_fen("6n1/8/2p4P/8/8/r1p3K1/B7/4B1k1 w - - 0 60").placement
    for text, matches in [
        ("=0323.12g3g1 4/5", True),
        ("=0323.12g3g1 5/4", False),
        ("0323.12g1g3", False),
        ("0323.21", False),
    ]:
        code = read_gbr(text)
        assert code is not None
        assert code.matches(placement) is matches, text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0323",
        "323.12",
        "0323.1",
        "0323.123",
        "03.23.12",
        "0323,12",
        "x0323.12",
        "٠٣٢٣.١٢",
        "0323.12g9g1",
    ],
)
def test_no_other_number_is_a_code(text: str) -> None:
    assert read_gbr(text) is None


def test_a_board_without_two_kings_has_no_squares_in_its_code() -> None:
    assert gbr_with_kings("." * 64) == "0000.00"
    assert gbr_with_kings("KK" + "." * 61 + "k") == "0000.00"


@given(placements())
def test_every_placement_has_its_code(placement: str) -> None:
    code = read_gbr(gbr_with_kings(placement))
    assert code is not None
    assert code.matches(placement)

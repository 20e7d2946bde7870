import pytest
from hypothesis import given

from fenedit.notation.fen import parse_fen
from fenedit.notation.spellings.codes import Gbr, gbr_with_kings, read_gbr
from tests.helpers.corpus import cases
from tests.helpers.strategies import placements

_CASES = [case for case in cases("format_cases.jsonl") if case["format"] == "gbr"]


@pytest.mark.parametrize("case", _CASES, ids=lambda case: case["id"])
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

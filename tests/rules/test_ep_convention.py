"""The three customs of writing the en passant square, against the corpus."""

from typing import Any

import pytest

from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import START_POSITION
from fenedit.rules.ep_convention import in_convention
from tests.helpers.corpus import params


@pytest.mark.parametrize("case", params("fen"))
@pytest.mark.parametrize(
    ("convention", "expected"),
    [("always", "fen"), ("capturable", "fen_xfen"), ("legal", "fen_legal")],
)
def test_each_custom_writes_what_the_corpus_says(
    case: dict[str, Any], convention: str, expected: str
) -> None:
    position = parse_fen(case["input"])
    assert format_fen(in_convention(position, convention, False)) == case["expect"][expected]


def test_an_impossible_square_is_left_for_the_check_to_report() -> None:
    odd = parse_fen("4k3/8/8/8/8/8/8/4K3 b - e3 0 1")
    assert in_convention(odd, "legal", False) == odd


def test_an_unknown_custom_is_refused() -> None:
    with pytest.raises(ValueError, match="custom"):
        in_convention(START_POSITION, "sometimes", False)

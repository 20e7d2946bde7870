from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import format_fen
from fenedit.notation.loose import read_loose
from fenedit.notation.mending import mended
from fenedit.notation.problems import FenError
from tests.helpers.corpus import params

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"


@pytest.mark.parametrize(
    ("faulty", "repaired"),
    [
        ("11111111/8/8/8/8/8/8/K6k w - - 0 1", "8/8/8/8/8/8/8/K6k w - - 0 1"),
        ("8/8/8/8/8/8/8/K51k w - - 0 1", "8/8/8/8/8/8/8/K6k w - - 0 1"),
        (r"8\8\8\8\8\8\8\K6k w - - 0 1", "8/8/8/8/8/8/8/K6k w - - 0 1"),
        ("8/8/8/8/8/8/8/♔6♚ w - - 0 1", "8/8/8/8/8/8/8/K6k w - - 0 1"),
        (f"{START} W KQkq - 0 1", f"{START} w KQkq - 0 1"),
        (f"{START} black KQkq - 0 1", f"{START} b KQkq - 0 1"),
        (f"{START} w kqKQ - 0 1", f"{START} w KQkq - 0 1"),
        (f"{START} w KKQ - 0 1", f"{START} w KQ - 0 1"),
        (f"{START} w KQ- - 0 1", f"{START} w KQ - 0 1"),
        (f"{START} w -- - 0 1", f"{START} w - - 0 1"),
        (f"{START} w – – 0 1", f"{START} w - - 0 1"),
        (f"{START} b KQkq E3 0 1", f"{START} b KQkq e3 0 1"),
        (f"{START} w - - 00 01", f"{START} w - - 0 1"),
        (f"{START} w - - - -", f"{START} w - - 0 1"),
        (f"[{START} W QK]", f"[{START} w KQ]"),
    ],
)
def test_a_plain_fault_is_repaired_and_nothing_else(faulty: str, repaired: str) -> None:
    assert mended(faulty) == repaired


@pytest.mark.parametrize(
    "text",
    [
        f"{START} w KQkq - 0 1",
        "",
        "8/8/8/8/8/8/8/K5k w - - 0 1",
        "8/8/8/8/8/8/8/K7k w - - 0 1",
        "8/8/8/8/8/8/8/K54k w - - 0 1",
        f"{START} x KQkq - 0 1",
        f"{START} w KX - 0 1",
        f"{START} w KQkq e9 0 1",
        f"{START} w - - -1 1",
        f"{START} w - - 1000000 1",
    ],
)
def test_a_text_without_a_plain_fault_has_no_repair(text: str) -> None:
    assert mended(text) is None


@pytest.mark.parametrize("case", params("invalid"))
def test_what_no_repair_is_safe_for_is_not_repaired(case: dict[str, Any]) -> None:
    assert mended(case["input"]) is None


@pytest.mark.parametrize("case", params("lenient"))
def test_a_repair_means_what_other_programs_read(case: dict[str, Any]) -> None:
    repaired = mended(case["input"])
    if repaired is not None:
        assert format_fen(read_loose(repaired).position) == case["expect"]["lenient"]["fen"]


@given(st.text(alphabet="KQkq/12345678wb- \\♔e3E0WP", max_size=60))
def test_a_repaired_text_can_be_read(text: str) -> None:
    repaired = mended(text)
    if repaired is not None:
        with pytest.raises(FenError):
            read_loose(text)
        format_fen(read_loose(repaired).position)

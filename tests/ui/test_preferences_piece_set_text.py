"""Every reason for which a set is refused has its sentence."""

import re
from pathlib import Path

import pytest

from fenedit.diagram.pieces import PieceSetError, piece_check
from fenedit.ui.preferences import piece_set_reason, shown_instead_words

CODES = sorted(
    set(re.findall(r'"([a-z-]+)"', (PieceSetError.__doc__ or "").split("source:", maxsplit=1)[0]))
)


@pytest.mark.parametrize("code", CODES)
def test_each_code_has_a_sentence_that_names_what_is_at_fault(code):
    words = piece_set_reason(PieceSetError(code, "bQ.svg", "detail"))
    assert "bQ.svg" in words and "{" not in words and words.endswith(".")


def test_the_codes_are_those_that_are_raised():
    source = Path(piece_check.__file__).read_text(encoding="utf-8")
    raised = set(re.findall(r'(?:PieceSetError|_refuse)\("([a-z-]+)"', source))
    assert raised and raised <= set(CODES)


def test_a_script_is_called_one():
    words = piece_set_reason(PieceSetError("element", "bQ.svg", "script"))
    assert words == "bQ.svg contains a script. Only plain shapes are allowed."


def test_each_reason_has_a_line():
    more = (PieceSetError("empty", "wN.svg"), PieceSetError("colour", "bP.svg", "#fdf6d0fff"))
    words = piece_set_reason(PieceSetError("missing", "wB.svg, bR.svg", more=more))
    assert words.splitlines() == [
        "wB.svg, bR.svg not found. A set is twelve drawings, wK.svg to bP.svg.",
        "wN.svg shows nothing.",
        "bP.svg contains a colour that is not valid: #fdf6d0fff.",
    ]


def test_a_set_is_called_as_in_preferences():
    words = shown_instead_words("user:Zoo", PieceSetError("unknown", "Zoo"))
    assert "“Zoo”" in words and "user:" not in words and "Fenland" in words

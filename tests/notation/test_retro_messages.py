import re

import pytest

from fenedit.notation.explanations import EXPLANATIONS
from fenedit.notation.retro_messages import TEMPLATES


@pytest.mark.parametrize("code", TEMPLATES)
def test_every_sentence_is_one_and_has_an_explanation(code):
    assert TEMPLATES[code].endswith(".") and TEMPLATES[code][0] in "ABCDEFGHIJKLMNOPQRSTUVWXYZ{"
    assert any(code == known or code.startswith(f"{known}-") for known in EXPLANATIONS)


@pytest.mark.parametrize("code", EXPLANATIONS)
def test_an_explanation_has_two_to_seven_sentences_and_no_names_to_fill(code):
    assert 2 <= len(re.findall(r"[.](?= [A-Z]|$)", EXPLANATIONS[code])) <= 7
    assert "{" not in EXPLANATIONS[code]


@pytest.mark.parametrize(
    "code", [code for code in TEMPLATES if code.startswith("check-impossible")]
)
def test_every_kind_of_check_has_an_explanation_of_its_own(code):
    assert code in EXPLANATIONS


def test_a_pawn_that_never_moved_stands_on_the_second_rank():
    words = EXPLANATIONS["pawns-impossible"]
    assert "on its second rank" in words and "first rank" not in words


@pytest.mark.parametrize(
    "code", ["bishop-cage", "bishop-cage-cell", "bishop-cage-home", "bishop-cage-bishops"]
)
def test_an_explanation_of_a_cage_tells_of_no_other_one(code):
    assert not re.search(r"\b[bd]2\b", EXPLANATIONS[code])

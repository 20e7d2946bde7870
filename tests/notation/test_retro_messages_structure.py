import re

import pytest

from fenedit.notation.retro_messages import STRUCTURE, STRUCTURE_EXPLANATIONS


@pytest.mark.parametrize("code", STRUCTURE)
def test_every_sentence_is_one_and_has_an_explanation(code):
    assert STRUCTURE[code].endswith(".") and STRUCTURE[code][0] in "ABCDEFGHIJKLMNOPQRSTUVWXYZ{"
    assert any(code == known or code.startswith(f"{known}-") for known in STRUCTURE_EXPLANATIONS)


@pytest.mark.parametrize("code", STRUCTURE_EXPLANATIONS)
def test_an_explanation_has_two_to_seven_sentences_and_no_names_to_fill(code):
    assert 2 <= len(re.findall(r"[.](?= [A-Z]|$)", STRUCTURE_EXPLANATIONS[code])) <= 7
    assert "{" not in STRUCTURE_EXPLANATIONS[code]


def test_a_pawn_that_never_moved_stands_on_the_second_rank():
    words = STRUCTURE_EXPLANATIONS["pawns-impossible"]
    assert "on its second rank" in words and "first rank" not in words


@pytest.mark.parametrize(
    "code", ["bishop-cage", "bishop-cage-cell", "bishop-cage-home", "bishop-cage-bishops"]
)
def test_an_explanation_of_a_cage_tells_of_no_other_one(code):
    assert not re.search(r"\b[bd]2\b", STRUCTURE_EXPLANATIONS[code])

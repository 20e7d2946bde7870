import re

import pytest

from fenedit.notation.retro_messages import CHECKERS, CHECKERS_EXPLANATIONS


@pytest.mark.parametrize("code", CHECKERS)
def test_every_sentence_is_one_and_has_an_explanation(code):
    assert CHECKERS[code].endswith(".") and CHECKERS[code][0] in "ABCDEFGHIJKLMNOPQRSTUVWXYZ{"
    assert any(code == known or code.startswith(f"{known}-") for known in CHECKERS_EXPLANATIONS)


@pytest.mark.parametrize("code", CHECKERS_EXPLANATIONS)
def test_an_explanation_has_two_to_six_sentences_and_no_names_to_fill(code):
    assert 2 <= len(re.findall(r"[.](?= [A-Z]|$)", CHECKERS_EXPLANATIONS[code])) <= 6
    assert "{" not in CHECKERS_EXPLANATIONS[code]


@pytest.mark.parametrize("code", [code for code in CHECKERS if code.startswith("check-impossible")])
def test_every_kind_of_check_has_an_explanation_of_its_own(code):
    assert code in CHECKERS_EXPLANATIONS

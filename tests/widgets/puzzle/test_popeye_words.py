"""Why Popeye has not answered, in words."""

import pytest

from fenedit.jobs.popeye_language import SENTENCES
from fenedit.notation.pieces import BLACK, WHITE
from fenedit.widgets.puzzle.popeye_words import CHOICE_FAULTS, failure_words, task_words


@pytest.mark.parametrize("code", [*SENTENCES, "process"])
def test_each_failure_has_words(code: str) -> None:
    words = failure_words(code, "<b>x</b> {y}")
    assert words[0].isupper() or words.startswith("<b>x</b> {y}")
    if code in SENTENCES:
        assert ("<b>x</b> {y}" in words) == ("{detail}" in SENTENCES[code])
    assert words.endswith(".")


def test_what_another_choice_mends_is_a_failure() -> None:
    assert set(SENTENCES) >= CHOICE_FAULTS


@pytest.mark.parametrize(
    ("stipulation", "side", "words"),
    [
        ("h#2", BLACK, "Black begins; both help White to mate."),
        ("h#2", WHITE, "White begins; both help Black to mate."),
        ("h#2.5", WHITE, "White begins; both help White to mate."),
        ("h#2.5", BLACK, "Black begins; both help Black to mate."),
        ("s#3", WHITE, "White begins and makes Black mate."),
        ("s#3", BLACK, "Black begins and makes White mate."),
    ],
)
def test_who_begins_and_who_mates(stipulation: str, side: str, words: str) -> None:
    assert task_words(stipulation, side) == words  # type: ignore[arg-type]

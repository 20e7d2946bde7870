from typing import get_args

import pytest

from fenedit.notation.problems import Problem, Severity
from fenedit.rules.engine import Code, EngineFailure, Hint, Line, Score
from fenedit.ui.engine.view import (
    EngineLine,
    barrier_words,
    effort_words,
    failure_words,
    score_sentence,
    score_words,
    source_words,
)

LONG = Line(Score(31), 9, ("e2e4",), " ".join(f"{number}. Nf3 Nc6" for number in range(1, 20)))


def test_a_row_keeps_its_room_and_tells_all_to_who_asks(qtbot):
    row = EngineLine(2)
    qtbot.addWidget(row)
    row.resize(240, row.sizeHint().height())
    empty = row.grab().toImage()
    assert row.accessibleName() == "Line 2: nothing yet"
    before = row.sizeHint()
    row.show_line(LONG)
    assert row.sizeHint() == before
    assert row.minimumSizeHint().width() < 240
    assert row.grab().toImage() != empty
    assert row.accessibleName() == f"Line 2: +0.31, {LONG.text}"
    assert row.toolTip() == LONG.text
    row.show_line(None)
    assert row.grab().toImage() == empty
    assert row.toolTip() == ""


@pytest.mark.parametrize(
    ("score", "words", "sentence"),
    [
        (Score(31), "+0.31", "The engine sees White ahead by 0.31 pawns."),
        (Score(-1205), "−12.05", "The engine sees Black ahead by 12.05 pawns."),
        (Score(0), "0.00", "The engine sees an equal position."),
        (Score(None, 3), "#3", "The engine sees mate in 3 by White (not proven)."),
        (Score(None, -12), "#−12", "The engine sees mate in 12 by Black (not proven)."),
    ],
)
def test_values_are_told_from_whites_side(score, words, sentence):
    assert score_words(score) == words
    assert score_sentence(score) == sentence


@pytest.mark.parametrize("code", get_args(Code))
def test_every_failure_has_its_words(code):
    words = failure_words(EngineFailure(code, "-9"))
    assert words.endswith(".")
    assert "{" not in words
    if code in {"crashed", "cannot-start"}:
        assert "-9" in words


def test_why_nothing_is_sent_is_said():
    assert "has an error" in barrier_words(None)
    missing = Problem("king-missing-black", Severity.NOT_PLAYABLE)
    assert barrier_words(missing).endswith("Black has no king.")
    for code, side, words in (
        ("play-mate", "w", "White is checkmated"),
        ("play-mate", "b", "Black is checkmated"),
        ("play-stalemate", "w", "stalemate"),
    ):
        assert words in barrier_words(Problem(code, Severity.NOTE, data=(("side", side),)))


@pytest.mark.parametrize(
    ("nodes", "words"), [(0, "0 nodes"), (999, "999 nodes"), (64_500, "64 k"), (2_560_000, "2.6 M")]
)
def test_how_far_it_has_looked(nodes, words):
    line = Line(Score(1), 17, ("e2e4",), "1. e4")
    assert effort_words(Hint("Fish", (line,), nodes)).startswith(
        "White’s view · depth 17\n" + words
    )
    assert effort_words(Hint("Fish")) == ""


def test_a_hint_is_called_one():
    assert source_words(Hint("Fish 1")) == "Fish 1: a hint, not a proof"
    assert "stopped" in source_words(Hint("Fish 1", finished=True))
    assert source_words(Hint("")).startswith("Unnamed engine")

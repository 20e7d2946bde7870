"""Popeye's answers as rows, one after another and nothing left out."""

from typing import Any

import pytest

from fenedit.notation.puzzle import Puzzle
from fenedit.notation.reading import read_loose
from fenedit.rules.moves.popeye import read_answer
from fenedit.rules.popeye import question_of
from fenedit.ui.moves.solution_layout import solution_lines
from fenedit.ui.moves.view import solution_words
from tests.helpers.corpus import cases


@pytest.mark.parametrize(
    "case", cases("popeye_answers.jsonl"), ids=lambda case: case["fen"] + case["stipulation"]
)
def test_recorded_answers_as_text(case: dict[str, Any]) -> None:
    more = {name: case.get(name, "") for name in ("twins", "conditions", "options")}
    puzzle = Puzzle(stipulation=case["stipulation"], **more)
    asked = question_of(read_loose(case["fen"]).position, puzzle).asked
    tree = read_answer(case["printed"], asked).tree
    assert tree is not None
    assert solution_lines(tree, "en", solution_words()).splitlines() == [
        *filter(None, case["rows"])
    ]

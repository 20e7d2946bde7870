"""Texts in the shapes of many sources, in words of our own, and what each is read as.

A case of `tests/data/pasted.jsonl` names the shape of a source, a text, and what the first
interpretation must be: its kind, the positions in it, whether it is certain; where they matter
also its detail, the variant, what other variants wrote, and what follows the fields.
"""

import json
from typing import Any

import pytest

from fenedit.notation.fen import format_fen
from fenedit.notation.reading import read_loose
from fenedit.notation.spellings.anything import read_anything
from tests.helpers.project import TESTS

CASES = [
    json.loads(line)
    for line in (TESTS / "data" / "pasted.jsonl").read_text(encoding="utf-8").splitlines()
]


def test_there_are_thirty_shapes_and_more() -> None:
    assert len({case["shape"] for case in CASES if case["fens"]}) >= 30


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["shape"])
def test_it_is_read_as_what_it_means(case: dict[str, Any]) -> None:
    readings = read_anything(case["text"])
    if not case["fens"]:
        assert readings == ()
        return
    first = readings[0]
    assert [format_fen(found.position) for found in first.found] == case["fens"]
    assert (first.kind, first.certain) == (case["kind"], case["certain"])
    assert not (first.certain and len(readings) > 1)
    assert first.detail == case.get("detail", first.detail)
    assert first.found[0].chess960 == case.get("chess960", False)
    if "rest" in case:
        assert first.found[0].rest == case["rest"]
    if "extras" in case:
        assert [list(extra) for extra in read_loose(case["text"]).extras] == case["extras"]

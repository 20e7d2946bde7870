"""The corpus of cases in tests/data, one JSON object a line."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

_DATA = Path(__file__).parent.parent / "data"


@cache
def cases(name: str) -> tuple[dict[str, Any], ...]:
    """Return all cases of a file in tests/data."""
    text = (_DATA / name).read_text(encoding="utf-8")
    return tuple(json.loads(line) for line in text.splitlines())


def of_kinds(*kinds: str) -> list[dict[str, Any]]:
    """Return the FEN cases of some kinds."""
    return [case for case in cases("fen_cases.jsonl") if case["kind"] in kinds]


def params(*kinds: str) -> list[Any]:
    """Return the FEN cases of some kinds as parameters of a test, each under its own id."""
    return [pytest.param(case, id=case["id"]) for case in of_kinds(*kinds)]

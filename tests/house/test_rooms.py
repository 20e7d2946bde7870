"""A room has one purpose, and one can see through it."""

from pathlib import Path

import pytest

from tests.helpers.project import PACKAGE, ROOT

MOST_LINES = 700
ROOMS = sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: str(room.relative_to(ROOT)))
def test_a_room_is_not_too_large(room: Path) -> None:
    lines = len(room.read_text(encoding="utf-8").splitlines())
    assert lines <= MOST_LINES

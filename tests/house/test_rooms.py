"""A room has one purpose, and one can see through it."""

from tests.helpers.project import PACKAGE

MOST_LINES = 700
ROOMS = sorted(PACKAGE.rglob("*.py"))


def test_no_room_is_too_large() -> None:
    lines = {room: len(room.read_text(encoding="utf-8").splitlines()) for room in ROOMS}
    assert {room: count for room, count in lines.items() if count > MOST_LINES} == {}

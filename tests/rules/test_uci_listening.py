"""What is let through of an engine's words."""

import asyncio
from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from fenedit.rules.uci import Listening


class Still:
    """A clock that stands still in place of a loop."""

    def time(self) -> float:
        return 1.0


class Ear(Listening):
    """Keeps what is let through, all of it said in the same second."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = Still()  # type: ignore[assignment]
        self.lines: list[str] = []

    def _line_received(self, line: str) -> None:
        self.lines.append(line)


def listened(say: Callable[[Ear], None]) -> Ear:
    async def listen() -> Ear:
        ear = Ear()
        say(ear)
        return ear

    return asyncio.run(listen())


def told(*parts: bytes) -> Ear:
    return listened(lambda ear: [ear.pipe_data_received(1, part) for part in parts] and None)


def info(number: object, depth: int) -> str:
    return f"info depth {depth} multipv {number} score cp 1 pv e2e4"


def as_bytes(*lines: str) -> bytes:
    return "".join(f"{line}\r\n" for line in lines).encode()


def test_only_words_of_the_protocol_are_let_through() -> None:
    ear = told(b"Engine 1.0 by me\nuciok\n", b"ready", b"ok\nhello\n\n")
    assert ear.lines == ["uciok", "readyok"]
    assert ear.noise == 2


def test_of_infos_that_wait_the_newest_counts_and_comes_before_what_follows() -> None:
    ear = told(as_bytes(info(1, 1), info(2, 1), info(1, 2), "bestmove e2e4", info(1, 3)))
    assert ear.lines == [info(1, 2), info(2, 1), "bestmove e2e4", info(1, 3)]


def test_a_number_that_nobody_asked_for_is_passed_over() -> None:
    # Each number would make room for as many lines.
    for number in (0, 6, -1, 999_999_999, "9" * 30, "x", "1 multipv 99999999", ""):
        assert told(as_bytes(info(number, 1))).lines == []
    assert told(b"info depth 1 score cp 1 pv e2e4\n").lines != []


def test_a_flood_is_no_engine() -> None:
    assert told(b"x" * (1 << 17)).broken == "garbage"
    assert told(*[b"info\n" * 10_000] * 100).broken == "garbage"
    assert told(b"info string x\n" * 1000).broken is None


@given(st.lists(st.binary(max_size=60), max_size=8))
def test_nothing_that_is_said_raises(parts: list[bytes]) -> None:
    ear = told(*parts)
    assert all(line.strip() == line for line in ear.lines)


def test_what_the_protocol_stumbles_over_breaks_it() -> None:
    class Stumbling(Ear):
        def _line_received(self, line: str) -> None:
            raise AssertionError(line)

    async def listen() -> str | None:
        ear = Stumbling()
        ear.pipe_data_received(1, b"uciok\n")
        return ear.broken

    assert asyncio.run(listen()) == "garbage"

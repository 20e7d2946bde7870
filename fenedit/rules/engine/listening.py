"""UCI as `chess.engine` speaks it, made safe against programs that say anything, at any speed."""

import asyncio
import re
from typing import Any, Final

import chess.engine

from fenedit.rules.engine.hint import Code

MOST_LINES: Final = 5
"""Best lines that are listened to."""
_MOST_A_SECOND: Final = 4 << 20
"""Bytes. Engines say some hundred thousand at most."""
_LONGEST_LINE: Final = 1 << 16
_UCI_WORDS: Final = frozenset(
    {"id", "uciok", "readyok", "bestmove", "copyprotection", "registration", "info", "option"}
)
_NUMBER: Final = re.compile(r"\bmultipv(?:\s+(\S+))?")
_NUMBERS: Final = {str(number): number for number in range(1, MOST_LINES + 1)}


class Listening(chess.engine.UciProtocol):
    """Takes an engine's words, and lets through what is UCI and of use.

    Attributes:
        heard: when it last said something of the protocol, on the loop's clock.
        noise: lines that were none of the protocol.
        broken: how it fails, beyond any help; None while it does not.
    """

    def __init__(self) -> None:
        super().__init__()
        self.heard = self.loop.time()
        self.noise = 0
        self.broken: Code | None = None
        self._rest = b""
        self._second = 0
        self._said = 0
        self.loop.set_exception_handler(self._on_exception)

    def pipe_data_received(self, fd: int, data: bytes | str) -> None:
        """Take what the engine has written."""
        if self.broken or isinstance(data, str):
            return
        *lines, self._rest = (self._rest + data).split(b"\n")
        if self._is_flood(len(data)):
            self.broken = "garbage"
            return
        try:
            self._take(lines)
        except Exception:
            # What a wrong word leads to in there is nobody's promise.
            self.broken = "garbage"

    def _is_flood(self, count: int) -> bool:
        second = int(self.loop.time())
        if second != self._second:
            self._second, self._said = second, 0
        self._said += count
        return self._said > _MOST_A_SECOND or len(self._rest) > _LONGEST_LINE

    def _take(self, lines: list[bytes]) -> None:
        # Of several that wait only the newest counts: each is read move by move.
        newest: dict[int, str] = {}
        for data in lines:
            line = data.decode(errors="replace").strip()
            word = line.partition(" ")[0]
            if word not in _UCI_WORDS:
                self.noise += bool(line)
                continue
            self.heard = self.loop.time()
            if word != "info":
                self._pass_on(newest)
                self._line_received(line)
            elif " pv " in line and " score " in line:
                number = _number(line)
                if number is not None:
                    newest[number] = line
        self._pass_on(newest)

    def _pass_on(self, newest: dict[int, str]) -> None:
        for line in newest.values():
            self._line_received(line)
        newest.clear()

    def _on_exception(self, _loop: asyncio.AbstractEventLoop, _context: dict[str, Any]) -> None:
        self.broken = self.broken or "garbage"


def _number(line: str) -> int | None:
    """Return which of the best lines an info is about, None where it is none of those wanted."""
    words = _NUMBER.findall(line)
    if len(words) > 1:
        # Each number makes room for as many lines in there.
        return None
    return _NUMBERS.get(words[0]) if words else 1

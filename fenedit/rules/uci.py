"""A UCI engine as a process: asked for hints, watched, and ended whatever it does.

Imported by the process that hosts engines alone: `chess.engine` takes a while.

`Listening` makes `chess.engine` safe against programs that say anything, at any speed.
"""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable
from contextlib import suppress
from typing import Any, Final, TypeVar

import chess.engine

from fenedit.rules.engine import (
    Code,
    EngineError,
    EngineFailure,
    Hint,
    Line,
    Score,
    Task,
    Use,
    check_path,
)
from fenedit.rules.play import to_board
from fenedit.rules.programs import end_all, hold, start_arguments

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


START_SECONDS: Final = 4.0
"""Within so many an engine has to say that it speaks UCI and is ready."""
SILENT_SECONDS: Final = 3.5
"""So long it may say nothing while it searches; meanwhile it is asked whether it is there."""
STOP_SECONDS: Final = 1.5
"""Within so many it has to stop."""
QUIT_SECONDS: Final = 0.3
"""So long it may take to leave by itself."""
TICK: Final = 0.1
"""Seconds between two hints."""
_ASK_SECONDS: Final = 1.0
_MOST_PLIES: Final = 12
_MOST_CLOCK: Final = 150
"""From there on a game is drawn in any case, and no engine expects more."""

Result = TypeVar("Result")


class Engine:
    """A running engine. Made by `started`; `end` it."""

    def __init__(
        self, use: Use, transport: asyncio.SubprocessTransport, protocol: Listening
    ) -> None:
        """Take over a process that has been started."""
        self.use = use
        self._transport = transport
        self._protocol = protocol

    @property
    def runs(self) -> bool:
        """Whether it has not ended, as far as is known."""
        return self._transport.get_returncode() is None and self._protocol.broken is None

    async def hints(self, task: Task, interrupted: asyncio.Event) -> AsyncIterator[Hint]:
        """Search until it is interrupted, or stops by itself; yield what is new, and the last.

        The first is empty, and comes when the search begins.

        Raises:
            EngineError: it fails; it is to be ended.
        """
        board = self._board(task)
        try:
            analysis = self._protocol.analysis(board, multipv=self._count(task.lines))
            search = await _watched(analysis, self._transport, self._protocol)
        except chess.engine.EngineError:
            raise EngineError(self._why_ended()) from None
        over = asyncio.ensure_future(search.wait())
        told = asyncio.ensure_future(interrupted.wait())
        try:
            found = _Found(self._protocol.id.get("name", ""), board)
            # It is there, however long it may think about its first word.
            yield found.hint()
            while not (over.done() or told.done()):
                await asyncio.wait({over, told}, timeout=TICK, return_when="FIRST_COMPLETED")
                self._look_after()
                if await found.take(search) and not over.done():
                    yield found.hint()
            if over.done():
                if over.exception() is not None:
                    raise EngineError(self._why_ended())
                yield found.hint(finished=True)
            else:
                await self._stop(search, over)
        finally:
            told.cancel()
            # Cancelled, it would make the protocol stumble over the engine's end.
            over.add_done_callback(_heed)

    async def end(self) -> None:
        """Ask it to leave, and end it if it does not."""
        if self.runs:
            with suppress(TimeoutError, chess.engine.EngineError):
                await asyncio.wait_for(self._protocol.quit(), QUIT_SECONDS)
        await _ended(self._transport)

    def _board(self, task: Task) -> chess.Board:
        # Without castling both games are one, and an engine need not know of the other.
        chess960 = task.chess960 and bool(task.position.castling_rights)
        if chess960 and "UCI_Chess960" not in self._protocol.options:
            raise EngineError(EngineFailure("chess960"))
        position = task.position
        clock = min(position.halfmove_clock, _MOST_CLOCK)
        return to_board(position._replace(halfmove_clock=clock), chess960)

    def _count(self, lines: int) -> int:
        option = self._protocol.options.get("MultiPV")
        return 1 if option is None else _clamped(option, min(lines, MOST_LINES))

    def _look_after(self) -> None:
        """Ask whether it is there if it has been silent.

        Raises:
            EngineError: it has failed, or has been silent for too long.
        """
        protocol = self._protocol
        if not self.runs:
            raise EngineError(self._why_ended())
        silent = protocol.loop.time() - protocol.heard
        if silent > SILENT_SECONDS:
            raise EngineError(EngineFailure("garbage" if protocol.noise else "hung"))
        if silent > _ASK_SECONDS:
            protocol.send_line("isready")

    async def _stop(
        self, search: chess.engine.AnalysisResult, over: "asyncio.Future[chess.engine.BestMove]"
    ) -> None:
        search.stop()
        await asyncio.wait({over}, timeout=STOP_SECONDS)
        if not over.done():
            raise EngineError(EngineFailure("deaf") if self.runs else self._why_ended())

    def _why_ended(self) -> EngineFailure:
        if self._protocol.broken is not None:
            return EngineFailure(self._protocol.broken)
        code = self._transport.get_returncode()
        return EngineFailure("garbage" if code is None else "crashed", str(code or 0))


async def started(use: Use) -> Engine:
    """Start an engine, and wait until it is ready.

    Raises:
        EngineError: it cannot be started, or is no engine; nothing is left of it.
    """
    check_path(use.path)
    # What a program says at random is no news for the log.
    logging.getLogger("chess.engine").disabled = True
    logging.getLogger("asyncio").disabled = True
    try:
        transport, protocol = await Listening.popen([use.path], **start_arguments(use.path))
    except OSError as error:
        raise EngineError(EngineFailure("cannot-start", error.strerror or str(error))) from None
    hold(transport.get_pid())
    try:
        await _watched(_introduced(use, protocol), transport, protocol)
    except chess.engine.EngineError as error:
        await _ended(transport)
        gone = isinstance(error, chess.engine.EngineTerminatedError)
        raise EngineError(EngineFailure("no-engine" if gone else "garbage")) from None
    except BaseException:
        await _ended(transport)
        raise
    return Engine(use, transport, protocol)


async def _introduced(use: Use, protocol: Listening) -> None:
    await protocol.initialize()
    wanted = {"Threads": use.threads, "Hash": use.hash_mb}
    options = protocol.options
    await protocol.configure(
        {name: _clamped(options[name], value) for name, value in wanted.items() if name in options}
    )
    await protocol.ping()


async def _watched(
    wanted: Awaitable[Result], transport: asyncio.SubprocessTransport, protocol: Listening
) -> Result:
    """Wait for an engine's answer, for START_SECONDS.

    Raises:
        EngineError: none came, or something else.
        chess.engine.EngineError: as what is waited for raises.
    """
    end = protocol.loop.time() + START_SECONDS
    answer = asyncio.ensure_future(wanted)
    try:
        while not answer.done():
            await asyncio.wait({answer}, timeout=TICK)
            if answer.done():
                break
            if protocol.broken is not None:
                raise EngineError(EngineFailure(protocol.broken))
            if transport.get_returncode() is not None:
                raise chess.engine.EngineTerminatedError
            if protocol.loop.time() > end:
                silent = not protocol.noise or protocol.initialized
                raise EngineError(EngineFailure("unanswered" if silent else "garbage"))
        return answer.result()
    finally:
        answer.cancel()


async def _ended(transport: asyncio.SubprocessTransport) -> None:
    """End a process and what it started, and wait until it is gone."""
    end_all(transport.get_pid())
    if transport.get_returncode() is None:
        with suppress(ProcessLookupError):
            transport.kill()
    for _ in range(100):
        if transport.get_returncode() is not None:
            break
        await asyncio.sleep(0.01)
    transport.close()


def _heed(search: "asyncio.Future[chess.engine.BestMove]") -> None:
    """Look at how a search has ended, for what nobody looks at is reported."""
    if not search.cancelled():
        search.exception()


def _clamped(option: chess.engine.Option, value: int) -> int:
    least = value if option.min is None else option.min
    most = value if option.max is None else option.max
    return max(least, min(value, most))


class _Found:
    """The best lines so far."""

    def __init__(self, name: str, board: chess.Board) -> None:
        self._name = name
        self._board = board
        self._lines: dict[int, Line] = {}
        self._nodes = 0

    async def take(self, search: chess.engine.AnalysisResult) -> bool:
        """Take what an engine has said since; True if anything of it is new."""
        new = False
        while not search.empty():
            info = await search.get()
            self._nodes = max(self._nodes, info.get("nodes", 0))
            moves = info.get("pv")
            # What is only known to be better or worse than something is no value.
            if moves and "score" in info and not ("lowerbound" in info or "upperbound" in info):
                self._lines[info.get("multipv", 1)] = self._line(info, moves[:_MOST_PLIES])
                new = True
        return new

    def hint(self, finished: bool = False) -> Hint:
        """Return what is known now."""
        lines: dict[str, Line] = {}
        for _, line in sorted(self._lines.items()):
            # Between two depths a move can stand in two places.
            lines.setdefault(line.moves[0], line)
        return Hint(self._name, tuple(lines.values()), self._nodes, finished)

    def _line(self, info: chess.engine.InfoDict, moves: list[chess.Move]) -> Line:
        score = info["score"].white()
        return Line(
            Score(score.score(), score.mate()),
            info.get("depth", 0),
            tuple(move.uci() for move in moves),
            self._board.variation_san(moves),
        )

"""The process between the window and an engine: it keeps the engine, and serves both.

It speaks as `fenedit.jobs.worker` does, but waits for engine and window at the same time. When its
input ends, or it is ended itself, so is the engine.
"""

from __future__ import annotations

import asyncio
import os
import sys
import traceback
from contextlib import suppress
from threading import Thread
from time import sleep
from typing import TYPE_CHECKING, Final, NoReturn

from fenedit.jobs.questions import EngineQuestion, EngineStop, EngineStopped
from fenedit.jobs.worker import Answer, Frames, Request, framed
from fenedit.rules.engine import EngineError, EngineFailure, Hint, Task, Use

if TYPE_CHECKING:
    from fenedit.rules.uci import Engine

_INPUT: Final = 0
_OUTPUT: Final = 1
_LOWER: Final = 5
"""By so much this process is nicer than the window; the engine is nicer still."""
_GRACE: Final = 1.0
"""Seconds that an engine may take to end once the window is gone."""


def main() -> NoReturn:
    """Answer questions with Hints until the input ends; this ends the process."""
    if sys.platform != "win32":
        os.nice(_LOWER)
    try:
        asyncio.run(_host())
    except (asyncio.CancelledError, BrokenPipeError, KeyboardInterrupt):
        code = 0
    except BaseException:
        traceback.print_exc()
        code = 1
    # The reading thread holds the input, and the interpreter's own end would wait for it.
    os._exit(code)


async def _host() -> NoReturn:
    keeper = _Keeper()
    task = asyncio.current_task()
    Thread(target=_read, args=(keeper, asyncio.get_running_loop(), task), daemon=True).start()
    try:
        while True:
            await keeper.answer()
    finally:
        await keeper.end()


class _Keeper:
    """Keeps at most one engine, and has it answer the newest request; those before are given up."""

    def __init__(self) -> None:
        self._arrived = asyncio.Event()
        self._request = Request(0, None)
        self._engine: Engine | None = None
        # How the engine failed when nobody waited for it any more; whoever asks next is told.
        self._failure: EngineFailure | None = None

    def put(self, request: Request) -> None:
        """Take a request."""
        self._request = request
        self._arrived.set()

    async def answer(self) -> None:
        """Wait for a request, and write the answers to it, until another arrives."""
        await self._arrived.wait()
        self._arrived.clear()
        request = self._request
        match request.content:
            case None:
                # Only the search before is given up. How that failed is for who asks next.
                return
            case EngineStop():
                await self.end()
                _write(request, EngineStopped(self._failure))
                self._failure = None
            case EngineQuestion(task, use):
                try:
                    await self._search(request, task, use)
                except EngineError as error:
                    await self.end()
                    self._failure = error.failure
        if self._arrived.is_set() and not isinstance(request.content, EngineStop):
            return
        if self._failure is not None:
            _write(request, self._failure)
            self._failure = None
        _write(request)

    async def end(self) -> None:
        """End the engine, if there is one."""
        engine, self._engine = self._engine, None
        if engine is not None:
            await engine.end()

    async def _search(self, request: Request, task: Task, use: Use) -> None:
        if self._failure is not None:
            # It failed over the position before, and would be started for this one unseen.
            raise EngineError(self._failure)
        engine = self._engine
        if engine is None or engine.use != use or not engine.runs:
            await self.end()
            # Here, because whoever only asks need not import how it is answered.
            from fenedit.rules.uci import started

            engine = self._engine = await started(use)
        async for hint in engine.hints(task, self._arrived):
            _write(request, hint)


def _write(request: Request, content: Hint | EngineFailure | EngineStopped | None = None) -> None:
    """Write an answer, without a content the last."""
    data = framed(Answer(request.number, content, last=content is None))
    while data:
        data = data[os.write(_OUTPUT, data) :]


def _read(
    keeper: _Keeper, loop: asyncio.AbstractEventLoop, task: asyncio.Task[None] | None
) -> None:
    frames = Frames()
    with suppress(OSError), os.fdopen(_INPUT, "rb", buffering=0, closefd=False) as source:
        while data := source.read(1 << 16):
            for request in frames.feed(data):
                loop.call_soon_threadsafe(keeper.put, request)
    if task is not None:
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(task.cancel)
    # What should end orderly may hang; where the system can, the engine ends with this process.
    sleep(_GRACE)
    os._exit(0)

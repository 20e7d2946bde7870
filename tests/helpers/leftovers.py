"""Finding what a test left behind, and clearing it away for the next one.

Timers and animations have no list of their own in Qt, so they are looked for among the objects
that Python's collector knows; that sees all that Python code made, ``QTimer.singleShot`` included,
and nothing that Qt made for itself, such as the blinking of a caret. Looking through all objects
takes milliseconds, so each is looked at once: what outlives a test is frozen, which takes it out
of the collector's sight, and what may run by itself is remembered. Qt is only looked at when the
tests have loaded it.
"""

import gc
import itertools
import multiprocessing
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any
from weakref import WeakSet

# A thread that has done its work may need a moment to be gone; on a busy machine, a long one. Only
# a test that fails waits for all of it.
GRACE_SECONDS = 10.0
# What was killed is gone for certain, and the next test shall not find it.
END_SECONDS = 60.0
# Frozen garbage is let go after so many tests.
TESTS_TO_A_THAW = 1500

# Timers, animations, threads and the like of Qt, seen in any test and still alive.
_may_run: WeakSet[Any] = WeakSet()
_thaw = itertools.cycle([False] * (TESTS_TO_A_THAW - 1) + [True])


@dataclass(frozen=True)
class Surroundings:
    """What ran already before a test."""

    threads: frozenset[threading.Thread]
    processes: frozenset[Any]


@dataclass(frozen=True)
class Leftover:
    """One thing that was left behind, in words, and how to end it."""

    what: str
    end: Callable[[], object]


def surroundings() -> Surroundings:
    """Note what runs now."""
    return Surroundings(
        frozenset(threading.enumerate()), frozenset(multiprocessing.active_children())
    )


def clear_away(before: Surroundings) -> list[str]:
    """End what was left behind since `before`, and say what it was."""
    left = [*qt_leftovers(), *thread_leftovers(before), *process_leftovers(before)]
    for leftover in left:
        leftover.end()
    if next(_thaw):
        collect_all()
    gc.freeze()
    return [leftover.what for leftover in left]


def collect_all() -> None:
    """Collect garbage among all objects, frozen ones included."""
    gc.unfreeze()
    gc.collect()


def thread_leftovers(before: Surroundings) -> Iterator[Leftover]:
    """Find Python's threads; they cannot be ended, only named."""
    for thread in threading.enumerate():
        if thread not in before.threads:
            thread.join(GRACE_SECONDS)
            if thread.is_alive():
                yield Leftover(f"thread {thread.name}", lambda: None)


def process_leftovers(before: Surroundings) -> Iterator[Leftover]:
    """Find processes of `multiprocessing`."""
    for process in multiprocessing.active_children():
        if process not in before.processes:
            process.join(GRACE_SECONDS)
            if process.is_alive():
                yield Leftover(f"process {process.name}", partial(end_process, process))


def end_process(process: Any) -> None:
    """Kill a process of `multiprocessing` and wait until it is gone."""
    process.kill()
    process.join(END_SECONDS)


def delete_later_now() -> None:
    """Delete the Qt objects whose time is later, where Qt is in use."""
    if (core := sys.modules.get("PySide6.QtCore")) is not None:
        core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete.value)


def qt_leftovers() -> list[Leftover]:
    """Find windows, timers, animations and threads of Qt, where Qt is in use."""
    core = sys.modules.get("PySide6.QtCore")
    if core is None or core.QCoreApplication.instance() is None:
        return []
    delete_later_now()
    if not any(True for _ in active_qt_things(core, grace_ms=0)):
        return []
    # What nothing refers to any more is no leftover, though the collector was not there yet.
    collect_all()
    return list(active_qt_things(core, grace_ms=int(GRACE_SECONDS * 1000)))


def active_qt_things(core: Any, grace_ms: int) -> Iterator[Leftover]:
    """Find what is visible or runs in Qt; threads get a moment to end."""
    yield from visible_windows()
    yield from pool_jobs(core, grace_ms)
    for thing in qt_objects(core):
        match thing:
            case core.QTimer() if thing.isActive():
                what = f"active timer of {thing.interval()} ms in {owner(thing)}"
                yield Leftover(what, thing.stop)
            case core.QAbstractAnimation() if thing.state() != thing.State.Stopped:
                yield Leftover(f"animation {type(thing).__name__} in {owner(thing)}", thing.stop)
            case core.QThread() if thing.isRunning() and not thing.wait(grace_ms):
                yield Leftover(f"QThread {thing.objectName() or type(thing).__name__}", thing.quit)
            case core.QProcess() if thing.state() != thing.ProcessState.NotRunning:
                yield Leftover(f"QProcess in {owner(thing)}", partial(end_program, thing))
            case core.QObject() if timers := own_timers(core, thing):
                for timer in timers:
                    what = f"active timer of {timer.interval} ms by {owner_name(thing)}.startTimer"
                    yield Leftover(what, lambda thing=thing, timer=timer: end_timer(thing, timer))


def qt_objects(core: Any) -> list[Any]:
    """All living Qt objects made in Python that are worth a closer look."""
    import shiboken6

    fresh = gc.get_objects()
    telling = {kind for kind in {type(thing) for thing in fresh} if is_telling(core, kind)}
    _may_run.update(thing for thing in fresh if type(thing) in telling)
    # Frozen wrappers of what Qt has deleted would be looked at after each test until the next thaw.
    _may_run.difference_update([thing for thing in _may_run if not shiboken6.isValid(thing)])
    main_thread = core.QThread.currentThread()
    return [thing for thing in _may_run if thing is not main_thread]


def is_telling(core: Any, kind: type) -> bool:
    """Say whether objects of this kind may run by themselves."""
    if issubclass(kind, (core.QTimer, core.QAbstractAnimation, core.QThread, core.QProcess)):
        return True
    # Only who answers to timer events in Python uses startTimer in Python.
    return issubclass(kind, core.QObject) and any(
        "timerEvent" in vars(base)
        for base in kind.__mro__
        if not base.__module__.startswith("PySide6")
    )


def own_timers(core: Any, thing: Any) -> list[Any]:
    """The timers that a Qt object started for itself."""
    dispatcher = core.QAbstractEventDispatcher.instance(thing.thread())
    return [] if dispatcher is None else list(dispatcher.registeredTimers(thing))


def end_timer(thing: Any, timer: Any) -> None:
    """Kill a timer made by startTimer (its number is an enumeration's member in newer Qt)."""
    thing.killTimer(getattr(timer.timerId, "value", timer.timerId))


def end_program(thing: Any) -> None:
    """Kill the program of a QProcess and wait until it is gone."""
    thing.kill()
    thing.waitForFinished(int(END_SECONDS * 1000))


def pool_jobs(core: Any, grace_ms: int) -> Iterator[Leftover]:
    """Find jobs of Qt's thread pool."""
    pool = core.QThreadPool.globalInstance()
    if pool.activeThreadCount() and not pool.waitForDone(grace_ms):
        yield Leftover(f"{pool.activeThreadCount()} jobs in QThreadPool", pool.clear)


def visible_windows() -> Iterator[Leftover]:
    """Find windows that can be seen."""
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is not None:
        # A widget may refuse to close and ask; hiding asks nobody.
        for widget in widgets.QApplication.topLevelWidgets():
            if widget.isVisible():
                yield Leftover(f"window {owner_name(widget)} {widget.windowTitle()}", widget.hide)


def owner(thing: Any) -> str:
    """Name the parent of a Qt object."""
    return owner_name(thing.parent()) if thing.parent() is not None else "nobody"


def owner_name(thing: Any) -> str:
    """Name a Qt object as its programmer would."""
    return f"{type(thing).__name__}{'#' + thing.objectName() if thing.objectName() else ''}"

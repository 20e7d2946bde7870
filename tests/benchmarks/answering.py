"""How long the window does not answer while it works on a large file.

A timer asks for its turn each millisecond; the time until it gets it is how long a key, a click or
a paint would have waited. Run as `python -m tests.benchmarks.answering [LINES…] [--only WORD]`.
"""

import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QProgressDialog

from fenedit.documents.document import new_document
from fenedit.notation.position import START_POSITION
from fenedit.session.collection.model import HitsModel
from fenedit.session.editor import Editor
from fenedit.session.intents import many_records
from fenedit.session.intents.board import transform
from fenedit.session.state import EditorState
from fenedit.ui.files.questions import FileQuestions
from fenedit.ui.files.saving import Target
from fenedit.ui.labels import step_name
from fenedit.ui.main_window import MainWindow
from tests.benchmarks.collections import write_positions
from tests.helpers.windows import services_in

MILLION: Final = 1_000_000
GOAL_MS: Final = 16.0
"""What a person does not notice."""
SETTLED_MS: Final = 400
"""A window in which nothing has happened for so long has done all that was asked."""
LONGEST_MS: Final = 120_000


class Gaps(NamedTuple):
    """How long the window did not answer.

    Attributes:
        longest: the longest time, in milliseconds.
        percentile: what 99 of 100 times are below.
        seconds: how long the whole took.
    """

    longest: float
    percentile: float
    seconds: float


def _wait(milliseconds: int) -> None:
    """Let the window live; unlike QTest.qWait it never sleeps."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


class Watch:
    """Measures gaps between the turns of a timer."""

    def __init__(self) -> None:
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(1)
        self._timer.timeout.connect(self._on_turn)
        self._turns: list[float] = []

    def gaps(self, work: Callable[[], object], done: Callable[[], bool]) -> Gaps:
        """Do something, and return how long the window did not answer until it was done."""
        self._turns = [time.perf_counter()]
        self._timer.start()
        start = time.perf_counter()
        work()
        while not done() and time.perf_counter() - start < LONGEST_MS / 1e3:
            _wait(1)
        seconds = time.perf_counter() - start
        _wait(SETTLED_MS)
        self._timer.stop()
        turns = [*self._turns, time.perf_counter()]
        found = sorted((b - a) * 1e3 for a, b in pairwise(turns))
        return Gaps(found[-1], found[len(found) * 99 // 100 - 1], seconds)

    def _on_turn(self) -> None:
        self._turns.append(time.perf_counter())


def main(counts: tuple[int, ...] = (MILLION,), only: str = "") -> None:
    """Print a line for each thing that is done."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    sys.setswitchinterval(0.0005)
    with TemporaryDirectory() as folder:
        for count in counts:
            file = Path(folder) / f"{count}.fen"
            write_positions(file, count)
            print(f"{count:,} lines")
            with _window(Path(folder)) as window:
                for name, gaps in _all_gaps(window, file, only):
                    mark = "" if gaps.longest <= GOAL_MS else "  *"
                    print(
                        f"{name:>44}: longest {gaps.longest:7.1f} ms, 99 of 100 under "
                        f"{gaps.percentile:5.1f} ms, {gaps.seconds:6.2f} s{mark}",
                        flush=True,
                    )
            file.unlink()


@contextmanager
def _window(folder: Path) -> Iterator[MainWindow]:
    services = services_in(folder)
    window = MainWindow(Editor(EditorState(new_document(START_POSITION)), step_name), services)
    window.resize(1240, 820)
    window.show()
    _wait(SETTLED_MS)
    try:
        yield window
    finally:
        window.close_unasked()
        services.recovery.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class _Hands:
    """What a person does in the window."""

    def __init__(self, window: MainWindow, file: Path) -> None:
        self.window = window
        self.file = file
        self.dice = random.Random(5)

    @property
    def count(self) -> int:
        return len(self.window.editor.state.collection)

    def trigger(self, name: str) -> None:
        action = self.window.findChild(QAction, name)
        assert isinstance(action, QAction), name
        action.trigger()

    def is_quiet(self) -> bool:
        """Tell whether nothing goes on any more that was begun."""
        shelf = self.window.collection
        searching = (shelf._finder is not None and shelf._finder._finding.searching) or (
            shelf._faults is not None and shelf._faults._search.searching
        )
        return not searching and not self.window.findChildren(QProgressDialog)

    def open(self) -> None:
        self.window.files.open(self.file)

    def append(self) -> None:
        few = self.file.with_name("few.fen")
        write_positions(few, 20_000)
        with _answer("file_to_open", few):
            self.trigger("append")

    def save_as(self) -> None:
        with _answer("file_to_save", Target(self.file.with_name("saved.fen"))):
            self.window.files.save_as()

    def save(self) -> None:
        with _answer("about_losses", "save"):
            self.window.files.save()

    def scroll(self) -> None:
        assert self.window.collection.panel is not None
        bar = self.window.collection.panel.list.verticalScrollBar()
        for _ in range(100):
            bar.setValue(self.dice.randrange(bar.maximum()))
            _wait(5)

    def go_about(self) -> None:
        for _ in range(100):
            self.window.editor.show_record(self.dice.randrange(self.count))
            _wait(5)

    def edit(self) -> None:
        for _ in range(100):
            self.window.editor.show_record(self.dice.randrange(self.count))
            self.window.editor.perform(transform, "mirror")
            _wait(5)

    def choose_all(self) -> None:
        assert self.window.collection.panel is not None
        self.window.collection.panel.list.setFocus()
        QTest.keyClick(
            self.window.collection.panel.list, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier
        )

    def choose_scattered(self, many: int) -> None:
        """Choose rows as whoever narrows the list to what was found and selects all of that."""
        assert self.window.collection.panel is not None
        hits = HitsModel(self.window.collection.panel.model, self.window)
        hits.add(sorted(self.dice.sample(range(self.count), min(many, self.count // 2))))
        self.window.collection.panel.show_rows(hits)
        self.window.collection.panel.list.selectAll()

    def choose_range(self, many: int) -> None:
        assert self.window.collection.panel is not None
        self.window.collection.panel.show_rows(None)
        # Further on move numbers are too large for positions.
        first = self.dice.randrange(min(self.count, 500_000) - many)
        self.window.editor.show_record(first)
        self.window.collection.panel.list.choose((range(first, first + many),))

    def find(self, query: str) -> None:
        self.trigger("find")
        from fenedit.ui.collection.find_bar import FindBar

        bar = self.window.findChild(FindBar)
        assert isinstance(bar, FindBar)
        bar.query_typed.emit(query)


@contextmanager
def _answer(question: str, answer: object) -> Iterator[None]:
    """Have a question that the window would ask answered at once."""
    before = getattr(FileQuestions, question)
    setattr(FileQuestions, question, lambda *_: answer)
    try:
        yield
    finally:
        setattr(FileQuestions, question, before)


def _all_gaps(window: MainWindow, file: Path, only: str) -> Iterator[tuple[str, Gaps]]:
    hands, watch = _Hands(window, file), Watch()
    undo, redo = window.editor.undo_stack.undo, window.editor.undo_stack.redo

    def seen(
        name: str, work: Callable[[], object], done: Callable[[], bool] | None = None
    ) -> Iterator[tuple[str, Gaps]]:
        yield name, watch.gaps(work, done or hands.is_quiet)

    def step(name: str, work: Callable[[], object]) -> Iterator[tuple[str, Gaps]]:
        """Yield what a change takes, and its way back and forth; it is undone in the end."""
        if only not in name:
            return
        before = window.editor.state.collection
        yield from seen(name, work)
        if window.editor.state.collection is before:
            print(f"{name:>44}: nothing was done")
            return
        yield from seen("undone", undo)
        yield from seen("redone", redo)
        undo()
        _wait(SETTLED_MS)

    yield from seen("nothing", lambda: _wait(500))
    yield from seen("opened", hands.open)
    if not only:
        yield from seen("scrolled to 100 places", hands.scroll)
        yield from seen("100 records shown", hands.go_about)
        yield from seen("all selected", hands.choose_all)
        yield from seen("edited in 100 places", hands.edit)
        yield from seen("100 steps undone", lambda: [undo() or _wait(5) for _ in range(100)])
    most, ordered = many_records.MOST, many_records.MOST_ARRANGED
    for many, way in ((most, "in a row"), (1_000, "scattered"), (most, "scattered")):
        for name in ("duplicate", "delete", "move_down"):
            if way == "scattered":
                hands.choose_scattered(many)
            else:
                hands.choose_range(many)
            yield from step(f"{name} {many:,} {way}", lambda name=name: hands.trigger(name))
    hands.choose_range(ordered)
    yield from step(f"renumber {ordered:,}", lambda: hands.trigger("renumber"))
    for name in (
        "reverse",
        *(f"sort_{by}" for by in ("title", "side", "material", "men", "verdict", "text")),
    ):
        hands.choose_range(ordered)
        yield from step(f"{name} {ordered:,}", lambda name=name: hands.trigger(name))
    hands.choose_range(most)
    yield from step(f"cut {most:,} in a row", window.collection.panel.list.cut_pressed.emit)
    yield from step("append 20,000", hands.append)
    for query in ("Ne5 kg8", "KRPvKR", "duplicates"):
        if only in f"find {query}":
            yield from seen(f"find {query}", lambda query=query: hands.find(query))
    if only in "F8":
        yield from seen("F8, the next fault", lambda: hands.trigger("next_fault"))
    if only in "saved":
        hands.edit()
        yield from seen("saved after 100 edits", hands.save)


if __name__ == "__main__":
    words = sys.argv[1:]
    only = words.pop(words.index("--only") + 1) if "--only" in words else ""
    main(tuple(int(word) for word in words if word.isdigit()) or (MILLION,), only)
    sys.stdout.flush()
    # Only what was done is measured; tidying up is not.
    os._exit(0)

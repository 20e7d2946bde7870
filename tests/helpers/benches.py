"""What a window hands to its controllers, for tests of one of them; and what is said there."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

from PySide6.QtCore import QSettings
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from fenedit.notation.position import Placement
from fenedit.session.editor import Editor
from fenedit.session.moves.moves import Moves
from fenedit.session.settings import Settings
from fenedit.ui.commands import Command
from fenedit.ui.look import Look
from fenedit.ui.menus import Actions
from fenedit.ui.status import MessageLine
from fenedit.ui.workbench import Workbench


class BenchWindow(QMainWindow):
    """A window with commands that do nothing and a status bar."""

    def __init__(self) -> None:
        super().__init__()
        self.status = MessageLine(self)
        self.commands = Actions(self, self._run, self._judge, self._fill_recent)
        self.run: list[str] = []

    def say(self, words: str) -> None:
        """Say it where a test can hear it."""
        self.status.say(words)

    def _run(self, command: Command) -> None:
        self.run.append(command.name)

    def _judge(self, _command: Command) -> bool:
        return True

    def _fill_recent(self, _menu: QMenu) -> None:
        pass


class _Room:
    """A room that does nothing of what it is asked."""

    def __getattr__(self, _name: str) -> Callable[..., None]:
        return _nothing


class _Rooms(SimpleNamespace):
    """The rooms that a test has made; the others do nothing."""

    def __getattr__(self, _name: str) -> _Room:
        return _Room()


def bench_of(
    window: QMainWindow,
    editor: Editor,
    settings: Settings,
    *,
    look: Any = None,
    moves: Moves | None = None,
    **rooms: Any,
) -> Workbench:
    """Return the workbench of a BenchWindow; what is asked of the rooms is given by name."""
    assert isinstance(window, BenchWindow)
    if look is None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        look = Look(application, settings)
        window.destroyed.connect(look.deleteLater)
    return Workbench(
        window,
        editor,
        settings,
        look,
        window.commands,
        moves or Moves(editor, settings, window),
        _Rooms(**rooms),
        window.say,
        _no_picture,
        _nothing,
    )


def bench_around(qtbot: QtBot, editor: Editor, **rooms: Any) -> Workbench:
    """Return the workbench of a new BenchWindow with settings of its own, and without a look."""
    window = BenchWindow()
    qtbot.addWidget(window)
    return bench_of(window, editor, Settings(QSettings()), look=_Room(), **rooms)


class Heard:
    """What was said: `args` are the sentences, the first one first."""

    def __init__(self) -> None:
        self.args: list[str] = []


def listen(to: Any, hear: Callable[[str], object]) -> None:
    """Hear what a window, or a controller of it, says from now on."""
    status = (to._bench.window if hasattr(to, "_bench") else to).status
    before = status.say

    def say(words: str) -> None:
        hear(words)
        before(words)

    status.say = say


@contextmanager
def hearing(to: Any) -> Iterator[Heard]:
    """Hear what a window, or a controller of it, says meanwhile, which is something."""
    heard = Heard()
    status = (to._bench.window if hasattr(to, "_bench") else to).status
    before = status.say
    listen(to, heard.args.append)
    yield heard
    status.say = before
    assert heard.args


def _nothing(*_what: object) -> None:
    pass


def _no_picture(_placement: Placement, _size: float, _ratio: float) -> QPixmap:
    return QPixmap(1, 1)

"""Column, focus and unfinished typing when a window shows another document."""

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, QSize, QTimer
from PySide6.QtGui import QCursor, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QSpinBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from fenedit.documents.record import operations_of
from fenedit.notation.marks import MarkColour
from fenedit.notation.position import parse_square
from fenedit.ui.commands import FIND_COMMAND
from fenedit.ui.dialogs import FRAME
from fenedit.ui.main_window import SMALLEST, MainWindow
from fenedit.ui.translation import languages, speak
from tests.helpers.states import HARING, START, fen_of, state_of_text
from tests.helpers.windows import services_in, shown_window

WRONG = "4k3/8/8/8/8/8/8/4K2R w Kq e4"
FEN = f"{WRONG} 0 90"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with shown_window(qtbot, state_of_text(f"{START}\n{START}\n"), services_in(tmp_path)) as shown:
        for section in shown.panels._sections.values():
            section.fold(False)
        yield shown


def _open(window: MainWindow, path: Path) -> None:
    assert window.files.open(path)


def _new(window: MainWindow, _path: Path) -> None:
    window.files.new()


def _open_text(window: MainWindow, path: Path) -> None:
    assert window.files.open_text(FEN, path)


def _reload(window: MainWindow, path: Path) -> None:
    _open(window, path)
    FIELDS["mate"](window).setFocus()
    path.write_text(f"{WRONG} id 2;\n")
    window.files.outside.reload()


WAYS: dict[str, Callable[[MainWindow, Path], None]] = {
    "open": _open,
    "new": _new,
    "picture": _open_text,
    "reload": _reload,
}
FIELDS: dict[str, Callable[[MainWindow], QWidget]] = {
    "mate": lambda window: window.panels.puzzle_card.stipulation,
    "number": lambda window: window.panels.position.findChildren(QSpinBox)[-1],
    "fen": lambda window: window.fen.line,
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "wrong.epd"
    path.write_text(f"{WRONG} bm Kf1; id 1;\n")
    return path


def enter(column: QWidget) -> None:
    """Send a column the event that the pointer has entered, as Qt does when a dialog closes."""
    everywhere = QCursor.pos()
    at = QPointF(column.mapFromGlobal(everywhere))
    QCoreApplication.sendEvent(column, QEnterEvent(at, at, QPointF(everywhere)))


@pytest.mark.parametrize("way", WAYS)
def test_the_column_starts_at_its_top_under_a_resting_pointer(
    window: MainWindow, qtbot: QtBot, path: Path, way: str
) -> None:
    window.resize(window.minimumSize())
    bar, box = window.panels.verticalScrollBar(), window.panels.operations.head
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    QTest.mouseMove(box, QPoint(4, 4))
    qtbot.waitUntil(window.panels.underMouse)
    WAYS[way](window, path)
    enter(window.panels)
    qtbot.waitUntil(lambda: not window.panels.check._is_late)
    for _ in range(8):
        QCoreApplication.processEvents()
    assert bar.value() == 0


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("field", FIELDS)
def test_typing_in_another_document_does_not_continue_the_fields_of_the_previous_one(
    window: MainWindow, qtbot: QtBot, path: Path, way: str, field: str
) -> None:
    FIELDS[field](window).setFocus()
    WAYS[way](window, path)
    held = window.focusWidget()
    assert held is window.area.view
    qtbot.keyClicks(held, "3")
    assert "dm" not in operations_of(window.editor.state.record)


def test_the_list_keeps_the_keyboard(window: MainWindow, path: Path) -> None:
    path.write_text(f"{WRONG} id 1;\n{WRONG} id 2;\n")
    panel = window.collection.panel
    assert panel is not None
    panel.list.setFocus()
    _open(window, path)
    assert panel.list.hasFocus()


@pytest.mark.parametrize("way", ["open", "new", "picture"])
def test_a_label_being_written_belongs_to_the_previous_document(
    window: MainWindow, qtbot: QtBot, path: Path, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.marks.ask_for_label(parse_square("e4"), MarkColour.GREEN)
    entry = window.marks.entry
    assert entry is not None
    qtbot.keyClicks(entry, "x1")
    asked: list[list[str]] = []

    def about_unsaved(_name: str, _work: str) -> str:
        labels = window.editor.state.record.marks.labels
        asked.append([label.text for label in labels])
        return "discard"

    monkeypatch.setattr(
        window.files, "questions", SimpleNamespace(about_unsaved=about_unsaved), raising=False
    )
    WAYS[way](window, path)
    assert asked == [["x1"]]
    assert not entry.isVisible() and not window.editor.state.record.marks.labels
    assert fen_of(window.editor.state).split()[0] != START.split()[0]


def test_a_label_being_written_is_saved(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "labels.epd"
    path.write_text(f"{WRONG} id 1;\n")
    _open(window, path)
    window.marks.ask_for_label(parse_square("e4"), MarkColour.GREEN)
    entry = window.marks.entry
    assert entry is not None
    qtbot.keyClicks(entry, "x1")
    assert window.files.save()
    assert "x1" in path.read_text() and not window.editor.modified


# The window on small screens, and on large ones with scaled pixels.


SCREENS = {
    "1920×1080 at 200 %": QSize(960, 540),
    "1366×768 at 150 %": QSize(910, 512),
    "1366×768 at 175 %": QSize(780, 438),
    "1920×1080 at 250 %": QSize(768, 432),
    "netbook": QSize(1024, 600),
    "old": QSize(800, 600),
    "upright": QSize(768, 1366),
    "large": QSize(2560, 1440),
}


def _on(screen: QSize, monkeypatch: pytest.MonkeyPatch) -> None:
    area = QRect(QPoint(), screen)
    seen = SimpleNamespace(availableSize=lambda: screen, availableGeometry=lambda: area)
    monkeypatch.setattr(QWidget, "screen", lambda _widget: seen)


@pytest.mark.parametrize(
    "language",
    # The longest words are Dutch and Russian.
    [
        code if code in ("nl", "ru") else pytest.param(code, marks=pytest.mark.long)
        for code in sorted(languages())
    ],
)
@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_board_and_fen_are_visible_on_a_small_screen(
    screen: QSize,
    language: str,
    spoken: QCoreApplication,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    speak(spoken, language)
    _on(screen, monkeypatch)
    with shown_window(qtbot, state_of_text(f"{START}\n{HARING}\n"), services_in(tmp_path)) as shown:
        assert shown.minimumSize() == SMALLEST.boundedTo(screen - FRAME)
        for size in (shown.size(), shown.minimumSize()):
            shown.resize(size)
            QCoreApplication.processEvents()
            assert shown.size() == size == size.boundedTo(screen - FRAME)
            line = shown.fen.line
            place = line.mapTo(shown, line.rect().bottomRight())
            assert shown.rect().contains(place) and line.height() >= line.sizeHint().height()
            assert shown.fen.hint.isVisible()
            assert shown.area.view.board_geometry.square_side >= 30
            assert shown.panels.height() == shown.area.height()


def test_the_smallest_size_follows_the_window_to_another_screen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with shown_window(qtbot, state_of_text(START), services_in(tmp_path)) as shown:
        for screen in (QSize(960, 540), QSize(1920, 1080)):
            _on(screen, monkeypatch)
            shown.windowHandle().screenChanged.emit(shown.windowHandle().screen())
            assert shown.minimumSize() == SMALLEST.boundedTo(screen - FRAME)


def test_a_low_window_hides_its_toolbar_in_favour_of_the_board(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _on(QSize(780, 438), monkeypatch)
    with shown_window(qtbot, state_of_text(START), services_in(tmp_path)) as shown:
        toolbar, alone = shown.commands.toolbar, shown.commands["board_alone"]
        assert toolbar.isHidden()
        alone.trigger()
        alone.trigger()
        assert toolbar.isHidden()
        shown.resize(780, 600)
        assert not toolbar.isHidden()
        alone.trigger()
        shown.resize(780, 620)
        assert toolbar.isHidden()
        alone.trigger()
        assert not toolbar.isHidden()


@pytest.mark.parametrize(
    "name",
    ["sheet", "export_picture", "pictures", "copy_as", "puzzle_data", "programs", "preferences",
     "manual", "about", "find_command"],
)  # fmt: skip
def test_no_dialog_needs_more_than_a_small_screen(
    name: str, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = QSize(910, 512)
    _on(screen, monkeypatch)
    with shown_window(qtbot, state_of_text(f"{START}\n{HARING}\n"), services_in(tmp_path)) as shown:
        needed = QSize()

        def look() -> bool:
            nonlocal needed
            dialogs = [each for each in shown.findChildren(QDialog) if each.isVisible()]
            for each in dialogs:
                needed = needed.expandedTo(each.minimumSize()).expandedTo(each.minimumSizeHint())
                each.close()
            return bool(dialogs)

        timer = QTimer(interval=0)
        timer.timeout.connect(look)
        timer.start()
        shown.commands[name].trigger()
        qtbot.waitUntil(lambda: not needed.isEmpty())
        timer.stop()
        assert needed == needed.boundedTo(screen - FRAME)


@pytest.mark.parametrize("language", sorted(languages()))
def test_the_finder_stays_when_the_window_becomes_narrower(
    language: str, spoken: QCoreApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    speak(spoken, language)
    with shown_window(qtbot, state_of_text(START), services_in(tmp_path)) as shown:
        finder = shown.commands.toolbar.findChild(QToolButton, FIND_COMMAND)
        for width in (*range(1300, 800, -60), 1240, 860, 1000, 860, 1100, 880):
            shown.resize(width, 700)
            QCoreApplication.processEvents()
            assert finder.isVisible() and finder.geometry().right() < shown.width()

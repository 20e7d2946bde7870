#!/usr/bin/env python3
"""Take the pictures of the manual from the program, into resources/manual/pictures.

    .venv/bin/python packaging/manual_pictures.py [NAME ...]

Run it when a window has changed, and look at the pictures before you commit them. It needs no
display. Pictures are drawn for a pixel ratio of 2 and pages 640 pixels wide. The folder dark/ has
those of dark windows.
"""

from __future__ import annotations

import io
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
SCREEN: Final = Path(tempfile.mkdtemp(), "screen.json")
SCREEN.write_text('{"screens": [{"name": "one", "width": 1600, "height": 1100, "dpr": 2}]}')
os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={SCREEN}"

from PIL import Image, ImageFilter  # noqa: E402
from PySide6.QtCore import QBuffer, QSettings  # noqa: E402
from PySide6.QtGui import QPixmap  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication, QDialog, QWidget  # noqa: E402

from fenedit import resource  # noqa: E402
from fenedit.app.main import main as command_line  # noqa: E402
from fenedit.documents.files.opening import open_document  # noqa: E402
from fenedit.session.editor import Editor  # noqa: E402
from fenedit.session.settings import Settings  # noqa: E402
from fenedit.session.state import EditorState  # noqa: E402
from fenedit.ui import dialogs  # noqa: E402
from fenedit.ui.files.saving import target_of  # noqa: E402
from fenedit.ui.labels import step_name  # noqa: E402
from fenedit.ui.look import Look  # noqa: E402
from fenedit.ui.main_window import MainWindow, Services  # noqa: E402

FOLDER: Final = ROOT / "resources/manual/pictures"
WIDEST: Final = 1280
"""Largest width of a picture in pixels; whole windows are scaled down to it."""
COLOURS: Final = 112
RETI: Final = "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"
STUDY: Final = "r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1"
GAME: Final = resource("examples/opera_game.pgn")
SMALL, LARGE = (1000, 680), (1140, 760)
"""Window sizes."""
PUZZLES: Final = resource("examples/puzzles.epd")


def main(names: list[str]) -> int:
    """Take the named pictures, or all."""
    (FOLDER / "dark").mkdir(parents=True, exist_ok=True)
    application = QApplication([])
    for name in names or PICTURES:
        source, size, act = PICTURES[name]
        with tempfile.TemporaryDirectory() as folder:
            store = QSettings(str(Path(folder, "fenedit.ini")), QSettings.Format.IniFormat)
            settings = Settings(store)
            settings.set_preferences(settings.preferences._replace(animate=False))
            look = Look(application, settings)
            services = Services(settings, look, Path(folder, "recovery"), Path(folder, "log"))
            if isinstance(source, str):
                path = Path(folder, "positions.epd" if '"' in source else "positions.fen")
                path.write_text(f"{source}\n", encoding="utf-8")
            else:
                path = source
            editor = Editor(EditorState(open_document(path)), step_name)
            window = MainWindow(editor, services)
            window.resize(*size)
            window.show()
            settle(window)
            widget = act(window)
            for scheme, place in (("light", FOLDER), ("dark", FOLDER / "dark")):
                preferences = settings.preferences._replace(colour_scheme=scheme)
                settings.set_preferences(preferences)
                settle(widget)
                keep(place / f"{name}.png", widget)
            window.close_unasked()
            window.deleteLater()
            look.deleteLater()
            services.recovery.close()
            application.processEvents()
    return 0


def keep(path: Path, widget: QWidget) -> None:
    """Write a picture of a widget."""
    ratio = min(2, WIDEST / widget.width())
    drawn = QPixmap(widget.size() * ratio)
    drawn.setDevicePixelRatio(ratio)
    widget.render(drawn)
    buffer = QBuffer()
    drawn.save(buffer, "PNG")
    picture = Image.open(io.BytesIO(buffer.data().data())).convert("RGB")
    # Keep the most common colours exact; Pillow's own palette would blend them.
    common = sorted(picture.getcolors(picture.width * picture.height), reverse=True)[:COLOURS]
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for _, colour in common for part in colour])
    picture.quantize(palette=palette, dither=Image.Dither.NONE).save(path, optimize=True)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} KB, {picture.size}")


def settle(window: QWidget) -> None:
    """Wait until the window has stopped changing."""
    before = None
    while before != (now := window.grab().toImage()):
        before = now
        QTest.qWait(3000)


def whole(window: MainWindow) -> QWidget:
    """Take the window."""
    return window


def after(*commands: str) -> Callable[[MainWindow], QWidget]:
    """Take the window after some commands."""

    def act(window: MainWindow) -> QWidget:
        for command in commands:
            window.commands[command].trigger()
            settle(window)
        return window

    return act


def dialog_of(command: str) -> Callable[[MainWindow], QWidget]:
    """Take the dialog that a command opens."""

    def act(window: MainWindow) -> QWidget:
        window.commands[command].trigger()
        settle(window)
        (dialog,) = (each for each in window.findChildren(QDialog) if each.isVisible())
        return dialog

    return act


def board_with_marks(window: MainWindow) -> QWidget:
    """Take the board and palette with the Marks tool."""
    window.commands["marks"].trigger()
    settle(window)
    return window.area


def faulty_text(window: MainWindow) -> QWidget:
    """Take the window with a fault in its FEN field."""
    line = window.fen.line
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, RETI.replace("P5", "P6"))
    settle(window)
    return window


def found_mates(window: MainWindow) -> QWidget:
    """Take the window with a search for mates in two."""
    window.commands["find"].trigger()
    field = QApplication.focusWidget()
    assert field is not None  # the field of the search
    QTest.keyClicks(field, "dm:2")
    settle(window)
    settle(window)
    return window


def question_of_losses(window: MainWindow) -> QWidget:
    """Take the question asked before puzzles are saved as FEN."""
    boxes: list[QDialog] = []

    def accepted(dialog: QDialog) -> bool:
        boxes.append(dialog)
        return False

    dialogs.accepted = accepted
    window.files._save_to(target_of(Path("puzzles.fen")))
    boxes[0].show()
    settle(boxes[0])
    return boxes[0]


def picture_beside(window: MainWindow) -> QWidget:
    """Take the window with a blurred picture of a board and the position read from it."""
    path = Path(tempfile.mkdtemp(), "scan.png")
    diagram = ["diagram", STUDY, "-o", str(path), "--size", "176", "--colours", "grey"]
    assert command_line([*diagram, "--pieces", "burnett"]) == 0
    Image.open(path).convert("L").filter(ImageFilter.GaussianBlur(2.2)).save(path)
    window.reading.read_files([path])
    settle(window)
    window.commands["next_doubt"].trigger()
    settle(window)
    return window


PICTURES: Final[dict[str, tuple[str | Path, tuple[int, int], Callable[[MainWindow], QWidget]]]] = {
    "window": (RETI, SMALL, whole),
    "marks": (
        f'{RETI[:-4]} c0 "[%cal Gh8e5,Rh5h1][%csl Bc6]";',
        SMALL,
        board_with_marks,
    ),
    "fault": (RETI, SMALL, faulty_text),
    "check": ("4k2P/8/8/8/8/8/8/R3K3 w KQ e6 0 1", SMALL, whole),
    "collection": (PUZZLES, (1240, 820), found_mates),
    "losses": (PUZZLES, LARGE, question_of_losses),
    "game": (GAME, LARGE, after("last_move", "back_move", "back_move")),
    "puzzle": (PUZZLES, LARGE, after("next", "next", "solution")),
    "sheet": (PUZZLES, LARGE, dialog_of("sheet")),
    "reading": ("8/8/8/8/8/8/8/8 w - - 0 1", LARGE, picture_beside),
}
"""Name: file or FEN to open, window size, steps before the picture is taken."""

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

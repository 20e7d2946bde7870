"""Pictures joined to a window."""

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QMimeData, QSettings
from PySide6.QtGui import QGuiApplication

from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.embedded import positions_in_file
from fenedit.diagram.options import PictureChoice
from fenedit.session.editor import Editor
from fenedit.session.intents import board
from fenedit.session.moves.moves import Moves
from fenedit.session.settings import Settings
from fenedit.ui.look import Look
from fenedit.ui.picture.choice import keep_choice
from fenedit.ui.picture.controller import PictureController
from fenedit.ui.picture.export_dialog import ExportPictureDialog
from fenedit.ui.picture.output import PNG
from fenedit.ui.picture.printing import PrintPictureDialog
from fenedit.ui.sheet.dialog import SheetDialog
from tests.helpers.benches import BenchWindow, bench_of, hearing
from tests.helpers.board_hands import LEFT
from tests.helpers.dialog_hands import button_of
from tests.helpers.states import HARING, START, editor_of, state_of_fen, state_of_text

AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"


class Window(BenchWindow):
    """A window, turned or not."""

    flipped = False

    def is_flipped(self) -> bool:
        return self.flipped


@pytest.fixture
def window(qtbot) -> Window:
    window = Window()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def editor(qapp) -> Iterator[Editor]:
    editor = editor_of(state_of_fen(START))
    yield editor
    editor.close()


@pytest.fixture
def settings(qapp, tmp_path) -> Settings:
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    keep_choice(settings, PictureChoice(DiagramStyle(size=160)))
    return settings


@pytest.fixture
def moves(editor, settings) -> Moves:
    return Moves(editor, settings)


@pytest.fixture
def desk(window, editor, settings, moves, qapp) -> Iterator[PictureController]:
    look = Look(qapp, settings)
    collection = SimpleNamespace(chosen=tuple, found=lambda: None)
    bench = bench_of(window, editor, settings, look=look, moves=moves, collection=collection)
    yield PictureController(bench, window.is_flipped)
    look.deleteLater()


def dialog_of(window: Window) -> ExportPictureDialog:
    found = window.findChild(ExportPictureDialog)
    assert isinstance(found, ExportPictureDialog)
    return found


def test_copy_picture_copies_what_is_shown(desk, window, moves, settings, qtbot):
    moves.play("e2e4")
    with hearing(desk) as said:
        desk.copy_picture()
    data = QGuiApplication.clipboard().mimeData()
    assert data.text() == AFTER_E4 == settings.recent_positions()[0]
    named = f'{AFTER_E4.removesuffix(" 0 1")} id "after 1.e4";'
    assert positions_in_file(bytes(data.data(PNG).data())) == (named,)
    assert AFTER_E4 in said.args[0]


def test_without_a_position_that_is_said(desk, window, editor, qtbot):
    editor.open_document(state_of_text("no FEN\n").document)
    QGuiApplication.clipboard().setText("before")
    with hearing(desk) as said:
        desk.copy_picture()
    assert "no position to draw yet" in said.args[0]
    assert QGuiApplication.clipboard().text() == "before"
    assert desk.dragged() is None


def test_the_dialog_follows_board_play_and_view(desk, window, editor, moves):
    desk.export_picture()
    dialog = dialog_of(window)
    seen = [dialog.preview.image]

    def changed():
        seen.append(dialog.preview.image)
        return seen[-1] != seen[-2]

    editor.perform(board.clear)
    assert changed()
    editor.undo_stack.undo()
    assert changed()
    moves.play("e2e4")
    assert changed()
    window.flipped = True
    desk.show_flipped(True)
    assert changed()
    # Asked for again, it is the same one.
    desk.export_picture()
    assert len(window.findChildren(ExportPictureDialog)) == 1
    dialog.close()


def test_a_picture_is_seen_before_it_is_printed(desk, window, qtbot):
    desk.export_picture()
    dialog = dialog_of(window)
    qtbot.mouseClick(button_of(dialog, "Print…"), LEFT)
    preview = dialog.findChild(PrintPictureDialog)
    assert isinstance(preview, PrintPictureDialog) and preview.isVisible()
    with qtbot.waitSignal(preview.destroyed):
        preview.close()
    dialog.close()


def test_sheets_have_one_window_that_ends_with_the_main_one(desk, window, editor, settings):
    desk.close()
    settings.set_preferences(settings.preferences._replace(piece_letters="de"))
    editor.open_document(state_of_text("8/8/8/8/8/8/8/K1k3N1 w - - dm 1; bm Nf3;\n").document)
    desk.make_sheet()
    (dialog,) = window.findChildren(SheetDialog)
    assert dialog.isVisible()
    assert next(dialog.batch().captions()).solution == "1.Sf3!"
    dialog.reject()
    desk.make_sheet()
    assert window.findChildren(SheetDialog) == [dialog]
    desk.close()
    assert not dialog.isVisible()


def test_a_picture_gives_its_position_back(desk, tmp_path, qtbot):
    dragged = desk.dragged()
    path = tmp_path / "a.png"
    path.write_bytes(dragged.file)
    assert desk.text_of_file(path) == START
    data = QMimeData()
    data.setData(PNG, dragged.file)
    assert desk.text_of_data(data) == START
    path.write_text(HARING)
    assert desk.text_of_file(path) is None


def test_a_picture_may_keep_no_position(desk, tmp_path):
    path = tmp_path / "a.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n")
    assert desk.text_of_file(path) == ""
    data = QMimeData()
    data.setData(PNG, path.read_bytes())
    assert desk.text_of_data(data) == ""

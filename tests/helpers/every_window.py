"""A window on a file, and all that can be opened and done there, one scene after the other."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from fenedit.diagram.pieces.sets import user_folder
from fenedit.documents.document import Collection, Document
from fenedit.documents.encoding import TextForm
from fenedit.documents.files.recovery import Snapshot
from fenedit.documents.formats import records_from
from fenedit.documents.losses import Loss
from fenedit.documents.table import FEN, Table
from fenedit.jobs.read_pictures import Fault
from fenedit.notation.fen import parse_fen
from fenedit.notation.marks import MarkColour
from fenedit.notation.position import parse_square
from fenedit.notation.reading import Found, Interpretation
from fenedit.notation.spellings.export import LINKS
from fenedit.session.intents.records import type_fen
from fenedit.session.settings import Programs
from fenedit.ui.board.other_piece import OtherPieceDialog
from fenedit.ui.clipboard.readings import ReadingsDialog
from fenedit.ui.collection.find_bar import FindBar
from fenedit.ui.fen.field import RecentPositionsButton
from fenedit.ui.files.columns import ColumnsDialog, TableDialog
from fenedit.ui.files.compare import CompareDialog, Versions
from fenedit.ui.files.outside import LossBar
from fenedit.ui.files.questions import FileQuestions
from fenedit.ui.files.recovery import RecoveryDialog
from fenedit.ui.files.waiting import _Wait
from fenedit.ui.main_window import FIRST_SIZE, MainWindow
from fenedit.ui.moves.promotion import PromotionChooser
from fenedit.ui.moves.tablebase import TablebaseMoves
from fenedit.ui.own_board import OwnBoardDialog
from fenedit.ui.panels.card import Section
from fenedit.ui.panels.operations import OperationsCard
from fenedit.ui.puzzle.form import PuzzleForm
from fenedit.ui.puzzle.results_table import ResultsTable
from fenedit.ui.reading.controller import _Batch
from fenedit.ui.reading.picture_board import PictureBoard
from fenedit.ui.reading.screen import ScreenCover
from fenedit.ui.reading.text import fault_sentence, no_board_words, not_read_words
from fenedit.ui.sheet.dialog import SheetDialog
from tests.helpers.dialog_hands import words_in
from tests.helpers.fake_popeye import END, HEADER, script
from tests.helpers.plain_text import Inspector
from tests.helpers.pretended_reader import PretendedReader, board_of, picture
from tests.helpers.states import HARING, START, state_of_fen
from tests.helpers.tablebases import KQVK, WON
from tests.helpers.windows import services_in, shown_window

LONG = "x" * 100_000
MATE = "kbK5/pp6/1P6/8/8/8/8/R7 w - -"
HELP = "8/8/8/8/8/k1K5/8/1R6 b - -"
WRONG = "4k3/8/8/8/8/8/8/4K2R w Kq e4"

ENGINE = """
import sys
for line in sys.stdin:
    word = line.split()[0]
    if word == "uci":
        print("id name", {name!r} + "y" * 10000)
        print("uciok", flush=True)
    elif word == "isready":
        print("readyok", flush=True)
    elif word == "go":
        print("info string", {name!r})
        print("info depth 1 multipv 1 score cp 31 nodes 9 pv e2e4 e7e5", flush=True)
    elif word == "stop":
        print("bestmove e2e4", flush=True)
    elif word == "quit":
        break
"""

WAIT_MS = 30_000
LEFT_ALONE = {"quit", "close", "read_screen", *(f"browse_{code}" for code in LINKS)}
TAKEN_BACK = {"full_screen", "board_alone"}
"""What hides much of the window until it is triggered again."""


class Stage:
    """A window on a file, and what happens in it.

    Attributes:
        name: what files, piece sets and programs are called.
        text: what stands in records, and is said by programs.
        mark: a part of the text that is seen wherever the text is.
        size: that of the window.
    """

    def __init__(
        self,
        qtbot: QtBot,
        window: MainWindow,
        inspector: Inspector,
        folder: Path,
        name: str,
        text: str,
        mark: str,
        size: QSize,
    ) -> None:
        self.qtbot = qtbot
        self.window = window
        self.inspector = inspector
        self.folder = folder
        self.name = name
        self.text = text
        self.mark = mark
        self.size = size

    def go_through(self) -> None:
        """Open a file, play every scene and trigger every command."""
        window = self.window
        self.open_file()
        for scene in SCENES:
            scene(self)
            self.settle()
        for name, action in list(window.commands._actions.items()):
            if name not in LEFT_ALONE:
                QGuiApplication.clipboard().setText(f"{self.text}\n{START}\n{HARING}\n")
                window.editor.show_record(0)
                for _ in range(1 + (name in TAKEN_BACK)):
                    if action.isEnabled():
                        self.trigger(name)
                window.resize(self.size)
                window._bench.moves.take_up(False)

    def open_file(self) -> None:
        """Open a file of six records in a window where every section is unfolded."""
        for section in self.window.panels.findChildren(Section):
            section.fold(False)
        path = self.folder / f"{self.name}.epd"
        path.write_text(epd_of(self.text), encoding="utf-8")
        assert self.window.files.open(path)
        self.settle()

    def wait(self, done: Callable[[], bool]) -> None:
        """Wait until something holds; programs take a while to start on a busy machine."""
        self.qtbot.waitUntil(done, timeout=WAIT_MS)

    def settle(self) -> None:
        """Wait until every dialog has been looked at and closed."""
        self.wait(lambda: self.inspector.is_idle)
        self.inspector.look()

    def trigger(self, name: str) -> None:
        self.window.commands[name].trigger()
        self.settle()

    def type_fen(self, text: str) -> None:
        self.window.editor.perform(type_fen, text)
        self.settle()

    def shown(self, widget: QWidget) -> None:
        """Show a dialog as it is shown in the program, but for who asks for it."""
        widget.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        widget.show()
        self.qtbot.waitExposed(widget)
        self.settle()
        widget.deleteLater()


@contextmanager
def stage_in(
    qtbot: QtBot,
    folder: Path,
    inspector: Inspector,
    name: str,
    text: str,
    mark: str,
    size: QSize = FIRST_SIZE,
) -> Iterator[Stage]:
    """Show a window with all services in an empty folder, and have the inspector look at it."""
    files = folder / "f"
    files.mkdir()
    services = services_in(folder)
    broken = user_folder() / name
    broken.mkdir(parents=True)
    (broken / "wK.svg").write_text("<svg><script/></svg>")
    settings = services.settings
    settings.set_preferences(settings.preferences._replace(animate=False))
    for suffix in range(3):
        settings.add_recent_file(files / f"{name}{suffix}.fen")
    settings.add_recent_position(f"{START} ; {text}")
    settings.set_diagram_value("own", {text: {}})
    with shown_window(qtbot, state_of_fen(START), services) as window:
        inspector.start()
        window.resize(size)
        yield Stage(qtbot, window, inspector, files, name, text, mark, size)
        inspector.stop()
        window.editor.undo_stack.setClean()


def epd_of(text: str) -> str:
    return "".join(
        f"{line}\n"
        for line in (
            f'{START.rsplit(" ", 2)[0]} bm Nf3; id "{text}"; c0 "{text}"; c9 "{LONG}";',
            f'{MATE} dm 2; c1 "{text}"; c2 "{text}"; c4 "{text}";',
            f'{HELP} c3 "h#2"; id "{LONG}";',
            f"{text} ?",
            LONG,
            f"{WRONG} ; {text}",
        )
    )


def walk_through_records(stage: Stage) -> None:
    for row in range(6):
        stage.window.editor.show_record(row)
        stage.settle()
    card = stage.window.findChild(OperationsCard)
    assert card is not None
    stage.window.editor.show_record(0)
    card.begin_adding()
    stage.settle()


def open_menus(stage: Stage) -> None:
    window = stage.window
    for menu in window.findChildren(QMenu):
        menu.aboutToShow.emit()
        stage.inspector.look()
    view = window.area.view
    view.ask_for_menu(parse_square("e2"), view.mapToGlobal(QPoint(20, 20)))
    stage.settle()
    view.request(view.label_wanted, parse_square("e4"), MarkColour.GREEN)
    stage.settle()
    window.findChild(RecentPositionsButton).click()
    stage.inspector.look()
    stage.settle()


def look_for_a_name(stage: Stage) -> None:
    stage.trigger("find")
    field = stage.window.findChild(FindBar).findChild(QLineEdit)
    for query in (f'"{stage.text}"', f"is:{stage.name}"):
        field.setText(query)
        QTest.keyClick(field, Qt.Key.Key_Return)
        stage.settle()
    field.clear()
    QTest.keyClick(field, Qt.Key.Key_Escape)


def explain_what_is_wrong(stage: Stage) -> None:
    window, check = stage.window, stage.window.panels.check
    for text in (f"{WRONG} 0 1 ; {stage.text}", f"{stage.text} ?", LONG):
        window.editor.perform(type_fen, text)
        stage.wait(lambda: bool(check.lines) and not check._is_late)
        stage.settle()
        for line in check.lines:
            line.why.click()
            stage.settle()
        window.commands["undo"].trigger()


def look_up_tablebases(stage: Stage) -> None:
    settings = stage.window._bench.settings
    settings.set_programs(settings.programs._replace(syzygy_path=str(KQVK)))
    stage.type_fen(WON)
    view = stage.window.findChild(TablebaseMoves)
    stage.wait(lambda: view.rowCount() > 0)
    stage.window.panels.moves.fold(False)
    stage.wait(view.isVisible)
    stage.settle()


def play_and_promote(stage: Stage) -> None:
    window = stage.window
    stage.type_fen("8/8/8/8/8/8/8/8 w - -")
    window.moves.toggle()
    stage.settle()
    stage.type_fen("8/P6k/8/8/8/8/8/K7 w - - 0 1")
    window.moves.toggle()
    view = window.area.view
    view.request(view.piece_moved, parse_square("a7"), parse_square("a8"), False)
    stage.inspector.look()
    QTest.keyClick(window.findChild(PromotionChooser), Qt.Key.Key_Return)
    stage.settle()
    window.commands["take_several"].trigger()
    stage.settle()
    window.commands["play"].trigger()


def ask_programs(stage: Stage) -> None:
    window, folder = stage.window, stage.folder
    engine = script(folder / "engine.py", ENGINE.format(name=stage.text))
    said = f"print({stage.text!r} * 3, flush=True)\n"
    popeye = script(folder / "popeye.py", HEADER + said + END)
    settings = window._services.settings
    settings.set_programs(Programs(engine, popeye_path=popeye))
    window.editor.show_record(1)
    window.panels.engine.toggle()
    stage.wait(lambda: stage.mark in words_in(window.panels.engine))
    card = window.panels.puzzle_card
    card.fold(False)
    window.panels.reveal(card)
    stage.wait(lambda: card.result is not None)
    assert card.result is not None
    stage.wait(card.result.verdict.isVisible)
    stage.settle()
    window.panels.engine.toggle()
    window.editor.show_record(2)
    part = card.result
    card.solve_button.click()
    stage.wait(lambda: stage.mark in part.text)
    stage.settle()
    part.buttons["popeye_text"].click()
    stage.settle()
    settings.set_programs(Programs(f"/{stage.name}", popeye_path=f"/{stage.name}"))
    window.panels.engine.toggle()
    card.solve_button.click()
    stage.wait(lambda: stage.mark in part.text)
    stage.settle()
    window.panels.engine.end()


def type_what_puzzle_data_refuse(stage: Stage) -> None:
    window = stage.window
    window.editor.show_record(1)
    window.commands["puzzle_data"].trigger()
    form = window.findChild(PuzzleForm)
    field = form.fields["author"]
    before = field.text
    field.write(f'{before} "{before}"')
    assert field.is_refused
    stage.inspector.look()
    field.write(before)
    stage.settle()


def change_the_file(stage: Stage) -> None:
    window = stage.window
    window.files.document.path.write_text(f"{START} ; {stage.text}\n", encoding="utf-8")
    stage.wait(lambda: window.files.outside.bar is not None)
    stage.wait(window.files.outside.bar.isVisible)
    stage.settle()
    bar = LossBar(window)
    bar.insert_into(window)
    bar.report([Loss("operations", 2, stage.text)], window.document_name())
    stage.settle()
    bar.hide()


def drag_over(stage: Stage) -> None:
    data = QMimeData()
    data.setText(stage.text)
    stage.window._drops.show_cue(data)
    stage.settle()
    stage.window._drops.hide_cue()


def ask_and_tell(stage: Stage) -> None:
    window, path = stage.window, stage.folder / stage.name
    painter = window._services.look.painter()
    document = Document(
        path=path, form=TextForm(), collection=records_from(epd_of(stage.text), "epd")
    )
    theirs = Collection([f"{START} ; {stage.text}\n", f"# {stage.text}\n", f"{LONG}\n"])
    reading = Interpretation(
        "localized", "fr", (Found(parse_fen(START), title=stage.text),), certain=False
    )
    table = Table(",", (FEN, "id", "c3"), (stage.text, LONG, stage.mark))
    for dialog in (
        ColumnsDialog(window, table, f"{START},{stage.text},{LONG}", path.name),
        TableDialog(window, document, window.collection, window._services.settings),
        CompareDialog(Versions(document.collection, theirs), painter, window),
        RecoveryDialog(Snapshot("session", document, saved_at=1.7e9), painter, window),
        ReadingsDialog((reading, reading), window._thumbnail, window),
        FileQuestions(window).unsaved_box(window.document_name()),
        FileQuestions(window).gone_box(window.document_name()),
        OtherPieceDialog(window, window._services.look.pieces, "N"),
        OwnBoardDialog("Walnut", window._services.look.pieces, window),
        ResultsTable(stage.mark, [("1", "#2", stage.text, "0.1", stage.text)], path, window),
    ):
        stage.shown(dialog)
    wait = _Wait(stage.text, window)
    wait.show()
    stage.inspector.look()
    wait.hide()
    wait.deleteLater()
    window.files.open(path)
    stage.settle()
    problems = stage.folder / f"{stage.name}.olv"
    problems.write_text(f'---\nauthors: [&{stage.text}\nstipulation: "\n')
    window.files.open(problems)
    stage.settle()


def read_pictures(stage: Stage) -> None:
    window = stage.window
    reading = window.reading
    reading.__dict__["reader"] = PretendedReader(window)
    board = board_of(START, {"e4": "P", "e8": "q"}, white_below=None)
    for captions in ([stage.text], [stage.text, LONG]):
        batch = _Batch([stage.folder / stage.name], over=False, point=None, show=None)
        read = PictureBoard(board, picture(), picture())
        batch.found = [(read, caption, stage.text, stage.name) for caption in captions]
        batch.faults = [fault_sentence(Fault("unreadable", stage.text), stage.name)]
        batch.empty = len(captions) - 1
        reading._put(batch)
        reading.reviewing.next_doubt(1)
        stage.settle()
        reading.reviewing.review.accept.click()
        stage.settle()
    for words, confidence in ((no_board_words(), 1.0), (not_read_words(), 0.0)):
        reading._show_corners(picture(), picture(), board.corners, words)
        assert reading._corners is not None
        unsure = board._replace(confidence=confidence)
        reading._corners.show_read(PictureBoard(unsure, picture(), picture()))
        stage.settle()
        reading._close_corners()
    reading.bar.show_progress(stage.name, 1, 2)
    reading.bar.show()
    stage.settle()
    reading.bar.end()
    cover = ScreenCover(picture(900, 700), window.screen())
    cover.resize(900, 700)
    stage.shown(cover)


def unfold_options_of_sheets(stage: Stage) -> None:
    stage.trigger("sheet")
    dialog = stage.window.findChild(SheetDialog)
    dialog.options.findChild(QPushButton, "more").setChecked(True)
    stage.trigger("sheet")


SCENES: list[Callable[[Stage], None]] = [
    walk_through_records,
    open_menus,
    look_for_a_name,
    explain_what_is_wrong,
    look_up_tablebases,
    play_and_promote,
    ask_programs,
    type_what_puzzle_data_refuse,
    ask_and_tell,
    change_the_file,
    drag_over,
    read_pictures,
    unfold_options_of_sheets,
]

"""The main window: assembles board, panels, FEN field, collection and menus. It holds no rule."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMainWindow,
    QMenu,
    QMenuBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from fenedit.diagram.board.thumbnail import board_pixmap
from fenedit.diagram.scene import Coordinates
from fenedit.documents.recovery import RecoveryStore
from fenedit.documents.saving import SaveError
from fenedit.notation.fen import format_fen
from fenedit.notation.placement import EMPTY_PLACEMENT, Placement
from fenedit.notation.squares import FEN_ORDER
from fenedit.session.autosave import Autosave
from fenedit.session.editor import Editor
from fenedit.session.settings import Settings
from fenedit.session.state import EditorState
from fenedit.session.transaction import Transaction
from fenedit.widgets.actions import Actions
from fenedit.widgets.board.area import BoardArea
from fenedit.widgets.board_controller import BoardController
from fenedit.widgets.clipboard import Clipboard
from fenedit.widgets.collection.shelf import CollectionShelf
from fenedit.widgets.diagram.desk import PictureDesk
from fenedit.widgets.dropping import Drops
from fenedit.widgets.fen.field import FenField
from fenedit.widgets.files.controller import FileController
from fenedit.widgets.help_actions import HelpActions
from fenedit.widgets.history_words import name_history
from fenedit.widgets.labels import notices_text
from fenedit.widgets.look import Look
from fenedit.widgets.marks_actions import MarksActions
from fenedit.widgets.menus import Menus
from fenedit.widgets.modal import is_waited_over
from fenedit.widgets.panels.column import BAR_ROOM, PanelColumn
from fenedit.widgets.play.actions import PlayActions
from fenedit.widgets.position_actions import PositionActions
from fenedit.widgets.puzzle.desk import PuzzleDesk
from fenedit.widgets.status import StatusLine

SMALLEST = QSize(860, 600)
FIRST_SIZE = QSize(1240, 820)
FRAME = QSize(16, 48)
"""What a window manager may put around a window."""
TYPING = ("fen.type", "board.type")
"""Origins of changes that a person is in the middle of; nothing glides then."""


if TYPE_CHECKING:
    from fenedit.widgets.collection.panel import CollectionPanel


@dataclass(frozen=True, slots=True)
class Services:
    """What all windows share.

    Attributes:
        settings: what the person has chosen.
        look: colours and pieces.
        recovery: where unsaved work is kept.
        log_path: where the log is, for About.
    """

    settings: Settings
    look: Look
    recovery: RecoveryStore
    log_path: Path


class MainWindow(QMainWindow):
    """One document, to look at and to work on.

    Signals:
        quit_requested: the person wants to end the program.
        document_wanted: a Document that the person wants a window of its own for.
        closed: this window is gone.
    """

    quit_requested = Signal()
    document_wanted = Signal(object)
    closed = Signal(object)

    def __init__(self, editor: Editor, services: Services) -> None:
        super().__init__()
        self.editor = editor
        self._services = services
        editor.setParent(self)
        self.setMinimumSize(SMALLEST)
        self.setAcceptDrops(True)
        self._actions = Actions(self)
        self._make_views()
        self._make_controllers()
        self._lay_out()
        self._connect()
        self._dress()
        self._restore_window()
        self._show_all(editor.state, animate=False)

    # --- what it is made of ----------------------------------------------------------------

    def _make_views(self) -> None:
        editor, settings = self.editor, self._services.settings
        self._thumbnail_painter = self._services.look.painter()
        self.board = BoardArea(self._services.look.painter(), self)
        self._panels = PanelColumn(editor, settings, self)
        self.fen_field = FenField(editor, settings.recent_positions, self._thumbnail, self)
        self.status = StatusLine(self)

    def _make_controllers(self) -> None:
        editor, settings, look = self.editor, self._services.settings, self._services.look
        self.files = FileController(self, editor, settings)
        self._menus = Menus(self, self._actions, settings)
        self._board_control = BoardController(self.board, editor, settings, look.pieces)
        self._play = PlayActions(
            self,
            self._actions,
            self._board_control,
            editor,
            self._show_reached,
            self._name_history,
        )
        playing = self._board_control.playing
        self._puzzles = PuzzleDesk(self, self._actions, editor, settings, self._panels, playing)
        self._clipboard = Clipboard(editor, settings, self, self._thumbnail, playing)
        MarksActions(self._actions, self._board_control.marks, playing)
        self._pictures = PictureDesk(
            self, self._actions, editor, settings, look, playing, lambda: self.board.view.flipped
        )
        self._clipboard.pictures = self._pictures
        self._drops = Drops(self, self._pictures, self.files, self._clipboard.paste_text)
        self.files.open_chosen = self._drops.open
        self._positions = PositionActions(self, self._actions, editor, self.files, settings)
        log = self._services.log_path
        self._help = HelpActions(self, self._actions, settings, look, log, self.board.view)
        self._autosave = Autosave(editor, self._services.recovery, self)

    def _lay_out(self) -> None:
        self.board.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(self.board, 1)
        row.addWidget(self._panels)
        centre = QWidget(self)
        outer = QVBoxLayout(centre)
        # The bar of the column that scrolls stands in the margin.
        outer.setContentsMargins(14, 12, 14 - BAR_ROOM, 8)
        outer.setSpacing(10)
        outer.addLayout(row, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(0, 0, BAR_ROOM, 0)
        foot.addWidget(self.fen_field)
        foot.addWidget(self._pictures.handle(self), 0, Qt.AlignmentFlag.AlignTop)
        outer.addLayout(foot)
        self.setCentralWidget(centre)
        self.setStatusBar(self.status)
        self._shelf = CollectionShelf(
            self,
            row,
            self.board,
            self.editor,
            self._actions,
            self._clipboard,
            self._services.settings,
            self.files,
            self.document_wanted.emit,
        )
        self._positions.take_over = self._shelf.take_over
        self._positions.several = self._shelf.several
        self._positions.neighbour = self._shelf.neighbour
        self._puzzles.collection = lambda: self._shelf.panel
        self._puzzles.fit_list = self._shelf.fit
        self._pictures.chosen = self._shelf.chosen

    def _connect(self) -> None:
        editor, actions, status = self.editor, self._actions, self.status
        editor.state_changed.connect(self._on_state_changed)
        editor.modified_changed.connect(self.setWindowModified)
        self._services.look.changed.connect(self._dress)
        self._services.settings.preferences_changed.connect(self._apply_preferences)
        control = self._board_control
        control.pointed_at.connect(status.point_at)
        control.hinted.connect(status.hint)
        control.unsaid.connect(status.end_notice)
        control.flipped_changed.connect(self._pictures.show_flipped)
        self._panels.check.problem_marked.connect(control.mark_problem)
        self._panels.check.why_asked.connect(self._help.explain)
        self.fen_field.field_hovered.connect(control.mark_read)
        self.fen_field.copy_requested.connect(self._clipboard.copy_fen)
        self.fen_field.paste_requested.connect(self._clipboard.paste_text)
        self._clipboard.read.connect(self.fen_field.show_note)
        speakers = (self._clipboard, self.files, self._shelf, control, self._puzzles)
        for speaker in (*speakers, self._pictures):
            speaker.said.connect(status.say)
        self._shelf.narrowed.connect(self._positions.show_neighbours)
        self._autosave.failed.connect(self._on_autosave_failed)
        self.files.document_opened.connect(self._on_document_opened)
        self.files.saved.connect(self._name_window)
        self._menus.recent_chosen.connect(self._open_recent)
        self._menus.position.aboutToShow.connect(self._positions.judge_transforms)
        self._menus.puzzle.aboutToShow.connect(self._play.judge)
        for name, slot in (
            ("new", self.files.new),
            ("new_window", self.files.window_wanted.emit),
            ("open", self.files.open_by_dialog),
            ("save", self.files.save),
            ("save_as", self.files.save_as),
            ("clear_recent", self._services.settings.clear_recent_files),
            ("close", self.close),
            ("quit", self.quit_requested.emit),
            ("copy", partial(self._edit, "copy", self._clipboard.copy_fen)),
            ("copy_as", self._clipboard.copy_as),
            ("paste", partial(self._edit, "paste", self._clipboard.paste)),
            ("cut", partial(self._edit, "cut", self._clipboard.cut_record)),
            ("undo", self._play.undo),
            ("redo", self._play.redo),
            ("flip", control.flip),
            ("select_all", control.select_all),
            ("place_pieces", control.enter_pieces),
            ("go_to_board", self.board.focus_board),
        ):
            actions[name].triggered.connect(slot)
        for number in range(6):
            actions[f"field_{number + 1}"].triggered.connect(
                partial(self.fen_field.select_field, number)
            )
        editor.undo_stack.indexChanged.connect(self._name_history)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus_changed)
        actions["cut"].setEnabled(False)

    def _edit(self, name: str, otherwise: Callable[[], None], *_checked: bool) -> None:
        """Do what an action of the clipboard means where the keyboard is."""
        if not self._shelf.edit(name):
            otherwise()

    # --- showing the state -----------------------------------------------------------------

    def _on_state_changed(
        self, before: EditorState, after: EditorState, transaction: Transaction | None
    ) -> None:
        typing = transaction is not None and transaction.origin in TYPING
        self._show_all(after, animate=not typing and before.current == after.current)
        playing = self._board_control.playing
        if playing.active:
            self._show_reached(playing.shown_state, True)
        if transaction is not None and transaction.origin == "records.add":
            # Who adds one position after another by typing begins each at a8.
            self.board.view.place_caret(FEN_ORDER[0])
        if before.document is not after.document:
            self.status.end_notice()
        if transaction is not None and transaction.notices:
            self.status.say(notices_text(transaction.notices))

    def _show_reached(self, state: EditorState, playing: bool) -> None:
        self.fen_field.show_state(state)
        self.fen_field.setEnabled(not playing)
        self._panels.show_reached(state, playing)

    def _show_all(self, state: EditorState, *, animate: bool) -> None:
        self._board_control.show_state(state, animate=animate)
        self.fen_field.show_state(state)
        self._panels.show_state(state)
        self._positions.show_state(state)
        self._shelf.show_state(state)

    def _on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        # Cutting is for records; on the board it would be one slip of a finger from emptiness.
        # The menu bar and its menus only borrow the keyboard.
        if now is None or isinstance(now, QMenuBar | QMenu):
            return
        if now is not self.board.view:
            self._board_control.point_nowhere()
        self._actions["cut"].setEnabled(self._shelf.holds(now))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shelf.fit()

    def _name_history(self, _index: int = 0) -> None:
        if self._play.name_moves():
            return
        actions = self._actions
        name_history(actions["undo"], actions["redo"], self.editor.undo_stack)

    def _name_window(self) -> None:
        # Qt itself adds the program's name, as it does to dialogs.
        # To Qt these signs in a name are the place of its mark.
        name = self.files.name.replace("[*]", "[*][*]")
        self.setWindowTitle(f"{name}[*]")
        path = self.files.document.path
        self.setWindowFilePath(str(path) if path else "")
        self.setWindowModified(self.editor.modified)

    def _on_document_opened(self) -> None:
        self._name_window()
        self._name_history()

    def _on_autosave_failed(self, error: SaveError) -> None:
        from fenedit.widgets.dialogs.file_words import autosave_error_words

        self.status.say(autosave_error_words(error))

    # --- its look --------------------------------------------------------------------------

    def _dress(self) -> None:
        look = self._services.look
        self._thumbnail_painter = look.painter()
        self._actions.dress()
        self._shelf.dress(look)
        self._board_control.set_pieces(look.pieces)
        self._apply_preferences()
        if words := look.take_notice():
            self.status.say(words)

    def _apply_preferences(self, _preferences: object = None) -> None:
        preferences = self._services.settings.preferences
        coordinates = Coordinates(preferences.coordinates)
        self.board.set_appearance(self._services.look.painter(), coordinates)
        self.board.view.set_animated(preferences.animate)
        self.board.view.set_wheel_cycles(preferences.wheel_cycles)

    def _thumbnail(self, placement: Placement, size: float, ratio: float) -> QPixmap:
        return board_pixmap(placement, size, self._thumbnail_painter, ratio)

    def _restore_window(self) -> None:
        geometry = self._services.settings.window_value("geometry")
        if geometry.isEmpty() or not self.restoreGeometry(geometry):
            self.resize(FIRST_SIZE.boundedTo(self.screen().availableSize() - FRAME))
        self._name_window()
        self._name_history()
        self.status.hint(self._board_control.hint())

    # --- opening, dropping, closing --------------------------------------------------------

    def _open_recent(self, path: Path) -> None:
        self._drops.open([path])

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._drops.can_take(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self._drops.take(event.mimeData())

    def closeEvent(self, event: QCloseEvent) -> None:
        if is_waited_over(self) or not self.files.settle_unsaved():
            event.ignore()
            return
        self._end()
        event.accept()

    def warn(self, words: str) -> None:
        """Say something above the board that a person has to know, until it is closed."""
        # Here, because hardly any window has to.
        from fenedit.widgets.files.bar import NoticeBar

        bar = NoticeBar(self)
        bar.stand_in(self)
        bar.say(words)

    def close_unasked(self) -> None:
        """Close without asking; unsaved work stays where the next start finds it."""
        self._end(keep_work=self.editor.modified)
        self.hide()

    def _end(self, *, keep_work: bool = False) -> None:
        settings, state = self._services.settings, self.editor.state
        settings.set_window_value("geometry", self.saveGeometry())
        if not state.is_draft and state.position.placement != EMPTY_PLACEMENT:
            settings.add_recent_position(format_fen(state.position))
        if keep_work:
            with suppress(SaveError):
                self._autosave.keep_now()
        self._autosave.close(keep=keep_work)
        self._panels.check.close_prover()
        self._puzzles.close()
        self._pictures.close()
        self._shelf.end()
        self.editor.close()
        self.closed.emit(self)

    @property
    def collection(self) -> CollectionPanel | None:
        """The list of records, None as long as it was not needed."""
        return self._shelf.panel

    @property
    def untouched(self) -> bool:
        """Whether the document is a new one that nothing was done to."""
        stack = self.editor.undo_stack
        return self.files.document.path is None and not self.editor.modified and stack.count() == 0

    def keep_work(self) -> None:
        """Write down unsaved work at once; SaveError when that fails."""
        self._autosave.keep_now()

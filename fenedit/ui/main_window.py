"""The main window: assembles board, panels, FEN field, collection and menus. It holds no rule."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

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
from fenedit.notation.fen import format_fen
from fenedit.notation.placement import EMPTY_PLACEMENT, Placement
from fenedit.notation.shown import shown_name
from fenedit.notation.squares import FEN_ORDER
from fenedit.session.editor import Editor
from fenedit.session.settings import Settings
from fenedit.session.state import EditorState
from fenedit.session.transaction import Transaction
from fenedit.ui.actions import Actions
from fenedit.ui.board.area import BoardArea
from fenedit.ui.board_controller import BoardController
from fenedit.ui.collection.shelf import CollectionShelf
from fenedit.ui.diagram.picture_handle import PictureHandle
from fenedit.ui.fen.field import FenField
from fenedit.ui.history_words import name_history
from fenedit.ui.look import Look
from fenedit.ui.marks_actions import MarksActions
from fenedit.ui.menus import Menus
from fenedit.ui.modal import is_waited_over
from fenedit.ui.panels.column import BAR_ROOM, PanelColumn
from fenedit.ui.play.actions import PlayActions
from fenedit.ui.position_actions import PositionActions
from fenedit.ui.puzzle.desk import PuzzleDesk
from fenedit.ui.status import StatusLine

SMALLEST = QSize(860, 600)
FIRST_SIZE = QSize(1240, 820)
FRAME = QSize(16, 48)
"""What a window manager may put around a window."""
TYPING = ("fen.type", "board.type")
"""Origins of changes that a person is in the middle of; nothing glides then."""


if TYPE_CHECKING:
    from fenedit.documents.errors import SaveError, SourceError
    from fenedit.documents.recovery import RecoveryStore
    from fenedit.notation.position import Position
    from fenedit.notation.problems import Problem
    from fenedit.session.autosave import Autosave
    from fenedit.ui.clipboard import Clipboard
    from fenedit.ui.collection.panel import CollectionPanel
    from fenedit.ui.diagram.desk import PictureDesk
    from fenedit.ui.diagram.picture_drag import Dragged
    from fenedit.ui.dropping import Drops
    from fenedit.ui.files.controller import FileController
    from fenedit.ui.help_actions import HelpActions


class Services:
    """What all windows share.

    Attributes:
        settings: what the person has chosen.
        look: colours and pieces.
        log_path: where the log is, for About.
    """

    def __init__(
        self, settings: Settings, look: Look, recovery_folder: Path, log_path: Path
    ) -> None:
        self.settings = settings
        self.look = look
        self.log_path = log_path
        self._recovery_folder = recovery_folder

    @cached_property
    def recovery(self) -> RecoveryStore:
        """Where unsaved work is kept."""
        from fenedit.documents.recovery import RecoveryStore

        return RecoveryStore(self._recovery_folder)


class MainWindow(QMainWindow):
    """One document, to look at and to work on.

    What the first picture does not show is made, and imported, when it is first used.

    Signals:
        quit_requested: the person wants to end the program.
        window_wanted: the person wants another window, with a new document.
        windows_wanted: files, and texts of positions, are to have windows of their own.
        document_wanted: a Document that the person wants a window of its own for.
        closed: this window is gone.

    Attributes:
        elsewhere: brings another window forward that shows a file, and tells whether one does.
    """

    quit_requested = Signal()
    window_wanted = Signal()
    windows_wanted = Signal(object, object)
    document_wanted = Signal(object)
    closed = Signal(object)

    def __init__(self, editor: Editor, services: Services) -> None:
        super().__init__()
        self.editor = editor
        self.elsewhere: Callable[[Path], bool] = _nowhere
        self._services = services
        self._autosave: Autosave | None = None
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
        if editor.modified:
            self._keep_work_safe()
        if editor.state.document.path is not None:
            self.files.outside.follow(editor.state.document)

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
        MarksActions(self._actions, self._board_control.marks, playing)
        self._positions = PositionActions(self, self._actions, editor, settings)

    @cached_property
    def files(self) -> FileController:
        """What opens and saves the document."""
        from fenedit.ui.files.controller import FileController

        settings = self._services.settings
        files = FileController(self, self.editor, settings, self.document_name, self._is_elsewhere)
        files.outside.painter = self._services.look.painter
        files.said.connect(self.status.say)
        files.document_opened.connect(self._on_document_opened)
        files.saved.connect(self._name_window)
        return files

    @cached_property
    def clipboard(self) -> Clipboard:
        """What copies, cuts and pastes."""
        from fenedit.ui.clipboard import Clipboard

        playing = self._board_control.playing
        clipboard = Clipboard(
            self.editor, self._services.settings, self, self._thumbnail, playing, self.pictures
        )
        clipboard.said.connect(self.status.say)
        clipboard.read.connect(self.fen_field.show_note)
        return clipboard

    @cached_property
    def pictures(self) -> PictureDesk:
        from fenedit.ui.diagram.desk import PictureDesk

        control, shelf = self._board_control, self._shelf
        settings, look = self._services.settings, self._services.look
        pictures = PictureDesk(
            self, self.editor, settings, look, control.playing, self._is_flipped, shelf.chosen
        )
        pictures.said.connect(self.status.say)
        control.flipped_changed.connect(pictures.show_flipped)
        return pictures

    @cached_property
    def _drops(self) -> Drops:
        from fenedit.ui.dropping import Drops

        return Drops(
            self, self.pictures, self.files, self.clipboard.paste_text, self.windows_wanted.emit
        )

    @cached_property
    def help(self) -> HelpActions:
        from fenedit.ui.help_actions import HelpActions

        services = self._services
        return HelpActions(
            self, services.settings, services.look, services.log_path, self.board.view
        )

    def _keep_work_safe(self) -> None:
        if self._autosave is None:
            from fenedit.session.autosave import Autosave

            self._autosave = Autosave(self.editor, self._services.recovery, self)
            self._autosave.failed.connect(self._on_autosave_failed)

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
        self._handle = PictureHandle(self._dragged, self)
        foot.addWidget(self._handle, 0, Qt.AlignmentFlag.AlignTop)
        outer.addLayout(foot)
        self.setCentralWidget(centre)
        self.setStatusBar(self.status)
        self._shelf = CollectionShelf(
            self,
            row,
            self.board,
            self.editor,
            self._actions,
            self._services.settings,
            lambda: self.clipboard,
            lambda: self.files,
            self.document_wanted.emit,
        )
        self._positions.take_over = self._shelf.take_over
        self._positions.several = self._shelf.several
        self._positions.neighbour = self._shelf.neighbour
        self._puzzles.collection = lambda: self._shelf.panel
        self._puzzles.fit_list = self._shelf.fit

    def _connect(self) -> None:
        editor, actions, status = self.editor, self._actions, self.status
        editor.state_changed.connect(self._on_state_changed)
        editor.modified_changed.connect(self._on_modified_changed)
        editor.unreadable.connect(self._on_unreadable)
        self._services.look.changed.connect(self._dress)
        self._services.settings.preferences_changed.connect(self._apply_preferences)
        control = self._board_control
        control.pointed_at.connect(status.point_at)
        control.hinted.connect(status.hint)
        control.unsaid.connect(status.end_notice)
        self._panels.check.problem_marked.connect(control.mark_problem)
        self._panels.check.why_asked.connect(self._explain)
        self.fen_field.field_hovered.connect(control.mark_read)
        self.fen_field.copy_requested.connect(partial(self._do, _copy_fen))
        self.fen_field.paste_requested.connect(self._paste_text)
        self._handle.copy_wanted.connect(partial(self._do, COMMANDS["copy_picture"]))
        for speaker in (self._shelf, control, self._puzzles):
            speaker.said.connect(status.say)
        self._shelf.narrowed.connect(self._positions.show_neighbours)
        self._menus.recent_chosen.connect(self._open_recent)
        self._menus.position.aboutToShow.connect(self._positions.judge_transforms)
        self._menus.puzzle.aboutToShow.connect(self._play.judge)
        for name, command in COMMANDS.items():
            actions[name].triggered.connect(partial(self._do, command))
        for name, slot in (
            ("new_window", self.window_wanted.emit),
            ("clear_recent", self._services.settings.clear_recent_files),
            ("close", self.close),
            ("quit", self.quit_requested.emit),
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

    def _do(self, command: Command, *_checked: bool) -> None:
        command(self)

    def edit(self, name: str, otherwise: Command) -> None:
        """Do what an action of the clipboard means where the keyboard is."""
        if not self._shelf.edit(name):
            otherwise(self)

    def open_by_dialog(self) -> None:
        """Let the person choose files of any kind, and open them."""
        if paths := self.files.chosen():
            self._drops.open(paths)

    def _paste_text(self, text: str) -> None:
        self.clipboard.paste_text(text)

    def _explain(self, problem: Problem, position: Position | None) -> None:
        self.help.explain(problem, position)

    def _dragged(self) -> Dragged | None:
        return self.pictures.dragged()

    def _is_flipped(self) -> bool:
        return self.board.view.flipped

    def _is_elsewhere(self, path: Path) -> bool:
        return self.elsewhere(path)

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
            # Here, because few changes bring others with them.
            from fenedit.ui.labels import notices_text

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

    def document_name(self) -> str:
        """Return the name of the document's file, or what stands in for it."""
        path = self.editor.state.document.path
        return shown_name(path.name) if path is not None else self.tr("Untitled")

    def _name_window(self) -> None:
        # Qt itself adds the program's name, as it does to dialogs.
        # To Qt these signs in a name are the place of its mark.
        name = self.document_name().replace("[*]", "[*][*]")
        self.setWindowTitle(f"{name}[*]")
        path = self.editor.state.document.path
        self.setWindowFilePath(str(path) if path else "")
        self.setWindowModified(self.editor.modified)

    def _on_document_opened(self) -> None:
        self._name_window()
        self._name_history()

    def _on_modified_changed(self, modified: bool) -> None:
        self.setWindowModified(modified)
        if modified:
            self._keep_work_safe()

    def _on_unreadable(self, error: SourceError) -> None:
        self.files.tell_unreadable(error)

    def _on_autosave_failed(self, error: SaveError) -> None:
        from fenedit.ui.dialogs.file_words import autosave_error_words

        self.status.say(autosave_error_words(error))

    # --- its look --------------------------------------------------------------------------

    def _dress(self) -> None:
        look = self._services.look
        self._thumbnail_painter = look.painter()
        self._actions.dress()
        self._handle.dress()
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
            _take_a_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        _take_a_copy(event)
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
        from fenedit.ui.files.bar import NoticeBar

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
        if self._autosave is not None:
            self._end_autosave(self._autosave, keep_work)
        self._panels.check.close_prover()
        self._puzzles.close()
        if "pictures" in self.__dict__:
            self.pictures.close()
        self._shelf.end()
        self.editor.close()
        self.closed.emit(self)

    def _end_autosave(self, autosave: Autosave, keep_work: bool) -> None:
        from fenedit.documents.errors import SaveError

        if keep_work:
            with suppress(SaveError):
                autosave.keep_now()
        autosave.close(keep=keep_work)

    @property
    def collection(self) -> CollectionPanel | None:
        """The list of records, None as long as it was not needed."""
        return self._shelf.panel

    @property
    def untouched(self) -> bool:
        """Whether the document is a new one that nothing was done to."""
        stack = self.editor.undo_stack
        document = self.editor.state.document
        return document.path is None and not self.editor.modified and stack.count() == 0

    def keep_work(self) -> None:
        """Write down unsaved work at once; SaveError when that fails."""
        if self._autosave is not None:
            self._autosave.keep_now()


Command: TypeAlias = Callable[[MainWindow], object]


def _copy_fen(window: MainWindow) -> None:
    window.clipboard.copy_fen()


COMMANDS: Final[dict[str, Command]] = {
    "new": lambda window: window.files.new(),
    "open": MainWindow.open_by_dialog,
    "save": lambda window: window.files.save(),
    "save_as": lambda window: window.files.save_as(),
    "copy": lambda window: window.edit("copy", _copy_fen),
    "copy_as": lambda window: window.clipboard.copy_as(),
    "paste": lambda window: window.edit("paste", lambda window: window.clipboard.paste()),
    "cut": lambda window: window.edit("cut", lambda window: window.clipboard.cut_record()),
    "export_picture": lambda window: window.pictures.export_picture(),
    "copy_picture": lambda window: window.pictures.copy_picture(),
    "print": lambda window: window.pictures.print_shown(),
    "sheet": lambda window: window.pictures.make_sheet(),
    "preferences": lambda window: window.help.show_preferences(),
    "keys": lambda window: window.help.show_keys(),
    "about": lambda window: window.help.show_about(),
}
"""What actions do by what is made when it is first used."""


def _take_a_copy(event: QDropEvent) -> None:
    """Accept what is dragged, which stays where it is: nothing may come of it here."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()


def _nowhere(_path: Path) -> bool:
    return False

"""The main window: assembles board, panels, FEN field, collection and menus. It holds no rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cached_property
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QCloseEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QKeyEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QMainWindow,
    QMenu,
    QMenuBar,
    QVBoxLayout,
    QWidget,
)

from fenedit.diagram.board_painter import board_pixmap
from fenedit.notation.fen import format_fen
from fenedit.notation.position import (
    EMPTY_PLACEMENT,
    EMPTY_POSITION,
    FEN_ORDER,
    START_POSITION,
    Placement,
)
from fenedit.notation.safe_text import shown_name
from fenedit.session.editor import Editor
from fenedit.session.moves.moves import Moves
from fenedit.session.settings import OpenFile, Settings
from fenedit.session.state import EditorState, Transaction
from fenedit.ui.arrangement import Arrangement
from fenedit.ui.board.area import BoardArea
from fenedit.ui.board.controller import BoardController
from fenedit.ui.collection.controller import CollectionController
from fenedit.ui.column import PanelColumn
from fenedit.ui.commands import Command
from fenedit.ui.dialogs import is_waited_over, room_on_screen
from fenedit.ui.fen.field import FenField
from fenedit.ui.look import Look
from fenedit.ui.menus import Actions, name_history
from fenedit.ui.picture.handle import PictureHandle
from fenedit.ui.status import MessageLine
from fenedit.ui.style import lay_out
from fenedit.ui.workbench import Workbench

SMALLEST = QSize(860, 600)
"""The smallest size of a window, unless the screen is smaller."""
FIRST_SIZE = QSize(1240, 820)
_BESIDE = ("toggle", "set_mode", "show_faults", "find", "commands.rename", "edit_comment")
"""Methods of the collection that show something beside the board."""

if TYPE_CHECKING:
    from fenedit.documents.errors import SaveError
    from fenedit.documents.files.recovery import Played, RecoveryStore
    from fenedit.notation.position import Position
    from fenedit.notation.problems import Problem
    from fenedit.session.autosave import Autosave
    from fenedit.ui.clipboard.controller import ClipboardController
    from fenedit.ui.engine.card import EngineCard
    from fenedit.ui.files.controller import FileController
    from fenedit.ui.files.opening import Drops
    from fenedit.ui.help.controller import HelpController
    from fenedit.ui.marks import MarksController
    from fenedit.ui.moves.controller import MovesController
    from fenedit.ui.picture.controller import PictureController
    from fenedit.ui.picture.output import Dragged
    from fenedit.ui.position import PositionController
    from fenedit.ui.puzzle.controller import PuzzleController
    from fenedit.ui.reading.controller import ReadingController


class Services:
    """Shared by all windows.

    Attributes:
        settings: the user's settings.
        look: colours and pieces.
        log_path: the log file, for About.
        restart: ends the program and starts it again, with all windows and unsaved work.
    """

    def __init__(
        self,
        settings: Settings,
        look: Look,
        recovery_folder: Path,
        log_path: Path,
        restart: Callable[[], None] = lambda: None,
    ) -> None:
        self.settings = settings
        self.look = look
        self.log_path = log_path
        self.restart = restart
        self._recovery_folder = recovery_folder

    @cached_property
    def recovery(self) -> RecoveryStore:
        """Where unsaved work is kept."""
        from fenedit.documents.files.recovery import RecoveryStore

        return RecoveryStore(self._recovery_folder)


class MainWindow(QMainWindow):
    """The window of one document.

    Rooms that the first picture does not need are imported and made at their first use.

    Signals:
        quit_requested: end the program.
        window_wanted: open another window with a new document.
        windows_wanted: open files, and texts of positions, in windows of their own.
        document_wanted: open a Document in a window of its own.
        closed: this window is gone.

    Attributes:
        elsewhere: raises another window that shows a file; returns False if there is none.
    """

    quit_requested = Signal()
    window_wanted = Signal()
    windows_wanted = Signal(object, object)
    document_wanted = Signal(object)
    closed = Signal(object)

    def __init__(self, editor: Editor, services: Services) -> None:
        super().__init__()
        self.editor = editor
        self.elsewhere: Callable[[Path], bool] = lambda _path: False
        self._services = services
        self._autosave: Autosave | None = None
        self._hidden: list[QWidget] = []
        editor.setParent(self)
        self.setAcceptDrops(True)
        self.commands = Actions(self, self._run, self._judge, self._fill_recent)
        self._bench = Workbench(
            self,
            editor,
            services.settings,
            services.look,
            self.commands,
            Moves(editor, services.settings, self),
            self,
            self.say,
            self._thumbnail,
            self.document_wanted.emit,
        )
        self._thumbnail_painter = services.look.painter()
        self.area = BoardArea(services.look.painter(), self)
        self.board = BoardController(self.area, self._bench)
        self.panels = PanelColumn(self._bench, self)
        self.fen = FenField(self._bench, self)
        self._lay_out()
        self._connect()
        self._apply_look()
        geometry = services.settings.window_value("geometry")
        if geometry.isEmpty() or not self.restoreGeometry(geometry):
            self.resize(FIRST_SIZE.boundedTo(room_on_screen(self)))
        self._follow_screen()
        self._name_window()
        self._name_history()
        self.status.hint(self.board.hint())
        self._show_first(editor.state)
        if editor.modified:
            self._keep_work_safe()
        if editor.state.document.path is not None:
            self.files.outside.follow(editor.state.document)

    # --- rooms: the only place that imports them --------------------------------------------

    @cached_property
    def moves(self) -> MovesController:
        """Steps through moves, and plays them on the board."""
        from fenedit.ui.moves.controller import MovesController

        moves = MovesController(self.area, self._bench, self.panels.moves)
        moves.unsaid.connect(self.status.unsay)
        self.board.edited.connect(moves.unsay_before)
        return moves

    @cached_property
    def marks(self) -> MarksController:
        """The Marks tool."""
        from fenedit.ui.marks import MarksController

        marks = MarksController(self.area, self._bench)
        self.board.looked.connect(marks.show_look)
        self.board.shown.connect(marks.show_state)
        return marks

    @property
    def status(self) -> MessageLine:
        """The line of messages."""
        return self.fen.hint

    @property
    def engine(self) -> EngineCard:
        """The analysis of an engine."""
        return self.panels.engine

    @cached_property
    def puzzle(self) -> PuzzleController:
        """Puzzle data, solving and solutions."""
        from fenedit.ui.puzzle.controller import PuzzleController

        return PuzzleController(self._bench, self.panels)

    @cached_property
    def position(self) -> PositionController:
        """Commands for the whole position."""
        from fenedit.ui.position import PositionController

        return PositionController(self._bench)

    @cached_property
    def files(self) -> FileController:
        """Opens and saves the document."""
        from fenedit.ui.files.controller import FileController

        files = FileController(self._bench, self.document_name, self._is_elsewhere, self._refused)
        files.document_opened.connect(self._on_document_opened)
        files.saved.connect(self._name_window)
        return files

    @cached_property
    def clipboard(self) -> ClipboardController:
        """Copies, cuts and pastes."""
        from fenedit.ui.clipboard.controller import ClipboardController

        clipboard = ClipboardController(self._bench)
        clipboard.read.connect(self.fen.show_note)
        return clipboard

    @cached_property
    def pictures(self) -> PictureController:
        """Makes and reads pictures."""
        from fenedit.ui.picture.controller import PictureController

        pictures = PictureController(self._bench, lambda: self.area.view.flipped)
        self.board.flipped_changed.connect(pictures.show_flipped)
        return pictures

    @cached_property
    def reading(self) -> ReadingController:
        """Reads positions from pictures."""
        from fenedit.ui.reading.controller import ReadingController

        return ReadingController(self._bench, self.board, self.area, self.fen.show_note)

    @cached_property
    def _drops(self) -> Drops:
        from fenedit.ui.files.opening import Drops

        return Drops(self._bench, self.windows_wanted.emit)

    @cached_property
    def help(self) -> HelpController:
        """Opens the windows of Help, and Preferences."""
        from fenedit.ui.help.controller import HelpController

        services = self._services
        return HelpController(self._bench, services.log_path, services.restart, self.area.view)

    def make_rooms(self) -> None:
        """Make the rooms that the first change needs."""
        _rooms = self.position, self.puzzle

    def _keep_work_safe(self) -> None:
        if self._autosave is None:
            from fenedit.session.autosave import Autosave

            moves = self._bench.moves
            self._autosave = Autosave(self.editor, self._services.recovery, self, moves=moves)
            self._autosave.failed.connect(self._on_autosave_failed)

    def _lay_out(self) -> None:
        centre = QWidget(self)
        self.arrangement = Arrangement(self.area, self.panels, self._services.settings, centre)
        self._foot = QFrame(centre)
        self._foot.setObjectName("foot")
        self._handle = PictureHandle(self._dragged, self)
        handle = (self._handle, 0, Qt.AlignmentFlag.AlignTop)
        lay_out(QHBoxLayout(self._foot), self.fen, handle, margins=(14, 7, 14, 5), spacing=8)
        lay_out(QVBoxLayout(centre), (self.arrangement, 1), self._foot, margins=0, spacing=0)
        self.setCentralWidget(centre)
        self.collection = CollectionController(self._bench, self.arrangement.show_list)

    def _connect(self) -> None:
        editor, board, status = self.editor, self.board, self.status
        editor.state_changed.connect(self._on_state_changed)
        editor.modified_changed.connect(self._on_modified_changed)
        editor.ask = self._ask_about_moves
        editor.undo_stack.indexChanged.connect(self._name_history)
        self._bench.moves.changed.connect(self._on_moved)
        self._services.look.changed.connect(self._apply_look)
        self._services.settings.preferences_changed.connect(self._apply_preferences)
        board.pointed_at.connect(status.point_at)
        board.hinted.connect(status.hint)
        self.area.view.unsaid.connect(status.unsay)
        # The hidden status bar reports the tips of menus and toolbar, and their end.
        self.statusBar().hide()
        self.statusBar().messageChanged.connect(status.show_tip)
        self.panels.check.problem_marked.connect(board.mark_problem)
        self.panels.check.gravest_found.connect(board.mark_gravest)
        self.panels.check.why_asked.connect(self._explain)
        self.fen.field_hovered.connect(board.mark_read)
        self._handle.copy_wanted.connect(self.commands["copy_picture"].trigger)
        if isinstance(application := QApplication.instance(), QApplication):
            application.focusChanged.connect(self._on_focus_changed)
        self.commands["cut"].setEnabled(False)

    # --- commands --------------------------------------------------------------------------

    def _run(self, command: Command) -> None:
        self.make_rooms()
        self.panels.puzzle_card.stipulation.enter()
        room, _, method = command.does.partition(".")
        beside = method in _BESIDE if room == "collection" else room in ("puzzle", "engine")
        if beside and self.commands["board_alone"].isChecked():
            self.commands["board_alone"].trigger()
            if command.name == "show_collection":
                return
        attrgetter(command.does)(self)(*command.arguments)
        if command.checkable and not command.judged:
            on = self.commands[command.name].isChecked()
            words = self.tr("{command}: on") if on else self.tr("{command}: off")
            # A visible change is only announced.
            say = self.say if room == "position" else self._speak
            if on and command.name == "board_alone":
                # Without the menu, the way back is not visible.
                say, words = self.say, self.tr("{command}: on. Press Esc to leave.")
            say(words.format(command=command.words))

    def _judge(self, command: Command) -> bool:
        room = getattr(self, command.does.partition(".")[0])
        return bool(room.may(command.name))

    def _fill_recent(self, menu: QMenu) -> None:
        # Imported here: most windows never need it.
        from fenedit.ui.files.opening import fill_recent

        fill_recent(menu, self._services.settings, self.commands["clear_recent"], self.open_path)

    def clear_recent(self) -> None:
        """Clear the list of recent files."""
        self._services.settings.clear_recent_files()

    def toggle_full_screen(self) -> None:
        """Switch full screen on or off."""
        if not self.isFullScreen():
            self._services.settings.set_window_value("geometry", self.saveGeometry())
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def toggle_board_alone(self) -> None:
        """Show only board and FEN while the command is ticked, else everything."""
        alone = self.commands["board_alone"].isChecked()
        if alone:
            besides = (self.menuBar(), self.panels, self._handle)
            self._hidden = [widget for widget in besides if not widget.isHidden()]
            if not self.fen.line.hasFocus():
                self.area.view.setFocus()
        for widget in self._hidden:
            widget.setHidden(alone)
        self._fit_toolbar()
        self.area.set_bare(alone)
        self.collection.set_withheld(alone)

    def edit(self, name: str) -> None:
        """Copy, cut or paste where the focus is."""
        if not self.collection.edit(name):
            clipboard = self.clipboard
            does = {"copy": clipboard.copy_fen, "cut": clipboard.cut_record}
            does.get(name, clipboard.paste)()

    def open_by_dialog(self) -> None:
        """Ask for files of any kind, and open them."""
        if paths := self.files.chosen():
            self._drops.open(paths)

    def open_path(self, path: Path) -> None:
        """Open a file of any kind."""
        self._drops.open([path])

    def _explain(self, problem: Problem, position: Position | None) -> None:
        self.help.explain(problem, position)

    # Slots that make their room on first use.

    def _ask_about_moves(self, transaction: Transaction) -> None:
        self.position.ask_about_moves(transaction)

    def _dragged(self) -> Dragged | None:
        return self.pictures.dragged()

    def _is_elsewhere(self, path: Path) -> bool:
        return self.elsewhere(path)

    def _refused(self) -> list[str]:
        if "marks" in self.__dict__ and self.marks.entry is not None:
            self.marks.entry.take()
        return [*self.panels.operations.refused(), *self.puzzle.refused()]

    # --- showing the state -----------------------------------------------------------------

    def _on_state_changed(
        self, before: EditorState, after: EditorState, transaction: Transaction | None
    ) -> None:
        # Nothing glides during typing.
        typing = transaction is not None and transaction.origin in ("fen.type", "board.type")
        glides = not typing and before.current == after.current
        self.make_rooms()
        self.moves.show_state()
        self.board.follow(before, after, animate=glides)
        self._show(after)
        self.position.show_state(self.editor.shown)
        if before.document is after.document:
            # Otherwise a step of undo follows, and is named.
            self._name_history()
        if transaction is not None and transaction.origin == "records.add":
            self._begin_typing()
        if before.document is not after.document or before.current != after.current:
            self.status.end_notice()
        if transaction is not None and not transaction.is_seen:
            # Imported here: not needed before the first change.
            from fenedit.ui.labels import news

            if words := news(transaction):
                self.say(words)

    def _on_moved(self) -> None:
        self.fen.show_state(self.editor.shown)
        self.panels.show_reached()
        self.position.show_state(self.editor.shown)
        self._name_history()
        if self._bench.moves.has_played:
            self._keep_work_safe()

    def _show_first(self, state: EditorState) -> None:
        moves = ("forward_move", "last_move", "take_several", "copy_moves", "copy_game")
        self.commands.enable(self._bench.moves.has_moves, *moves)
        none = ("first_move", "back_move", "previous_variation", "next_variation", "take_position")
        self.commands.enable(False, *none, "keep_moves", "answers")
        self.commands.enable(False, "promote_variation", "delete_moves")
        if len(state.collection) != 1:
            # The commands of the list depend on the focus.
            self.make_rooms()
        else:
            self.commands.enable(False, "previous", "next", "move_up", "move_down")
            self.commands.enable(not state.holds(START_POSITION), "start")
            self.commands.enable(not state.holds(EMPTY_POSITION), "clear")
        self.board.show_state(state, animate=False)
        self._show(state)

    def _show(self, state: EditorState) -> None:
        self.fen.show_state(self.editor.shown)
        self.panels.show_state(state)
        self.collection.show_state(state)

    def _on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        # Cutting is for records; on the board one wrong key would clear it.
        # The menu bar and its menus only borrow the keyboard.
        if now is None or isinstance(now, QMenuBar | QMenu):
            return
        if now is not self.area.view:
            self.board.point_at(None)
        self.commands["cut"].setEnabled(self.collection.holds(now))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_toolbar()

    def _fit_toolbar(self) -> None:
        """Fit the toolbar to the window; hide it where board and FEN need its room."""
        self.commands.fit(self.width())
        alone = self.commands["board_alone"].isChecked()
        # A board of 240 pixels has room below the toolbar from this height on.
        self.commands.toolbar.setHidden(alone or self.height() < 424)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            # Window managers have a key for it too.
            self.commands["full_screen"].setChecked(self.isFullScreen())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        alone = self.commands["board_alone"]
        if event.key() == Qt.Key.Key_Escape and alone.isChecked():
            alone.trigger()
        else:
            super().keyPressEvent(event)

    def _name_history(self, _index: int = 0) -> None:
        undo, redo = self.commands["undo"], self.commands["redo"]
        name_history(undo, redo, self.editor.undo_stack, self._bench.moves)

    def document_name(self) -> str:
        """Return the file's name, or "Untitled" with the name of the file it was made from."""
        document = self.editor.state.document
        if document.path is not None:
            return shown_name(document.path.name)
        origin = f" ({shown_name(document.origin.stem)})" if document.origin else ""
        return self.tr("Untitled") + origin

    def _name_window(self) -> None:
        # Qt adds the program's name, and takes "[*]" for the place of its asterisk.
        name = self.document_name().replace("[*]", "[*][*]")
        self.setWindowTitle(f"{name}[*]")
        self.setWindowFilePath(str(self.editor.state.document.path or ""))
        self.setWindowModified(self.editor.modified)

    def _on_document_opened(self) -> None:
        self._name_window()
        self._name_history()
        self.panels.begin_anew()
        if self.untouched and self.editor.state.document.origin is None:
            self._begin_typing()
        elif self.collection.panel is None or not self.collection.panel.list.hasFocus():
            # Keys are now meant for the new document, not for an old field.
            self.area.view.setFocus()

    def _begin_typing(self) -> None:
        """Move the focus to a8, where typing a new position begins."""
        self.area.view.place_caret(FEN_ORDER[0])

    def _on_modified_changed(self, modified: bool) -> None:
        self.setWindowModified(modified)
        if modified:
            self._keep_work_safe()

    def _on_autosave_failed(self, error: SaveError) -> None:
        from fenedit.ui.files.text import autosave_error_words

        self.say(autosave_error_words(error))

    # --- look ------------------------------------------------------------------------------

    def _apply_look(self) -> None:
        look = self._services.look
        self._thumbnail_painter = look.painter()
        self.commands.draw_icons()
        self._handle.apply_look()
        self.collection.apply_look()
        self._apply_preferences()
        chosen = self._services.settings.preferences.piece_set
        if error := look.piece_sets.take_error(chosen):
            # Imported here: our own sets are never broken.
            from fenedit.ui.preferences import shown_instead_words

            self.say(shown_instead_words(chosen, error))

    def _apply_preferences(self, _preferences: object = None) -> None:
        services = self._services
        self.area.set_appearance(services.look.painter(), services.settings.preferences)

    def _thumbnail(self, placement: Placement, size: float, ratio: float) -> QPixmap:
        return board_pixmap(placement, size, self._thumbnail_painter, ratio)

    def _follow_screen(self, *_screen: object) -> None:
        """Keep the smallest size within the window's screen."""
        self.setMinimumSize(SMALLEST.boundedTo(room_on_screen(self)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.windowHandle().screenChanged.connect(
            self._follow_screen, Qt.ConnectionType.UniqueConnection
        )

    def say(self, words: str) -> None:
        """Show a sentence in the line of messages, and speak it to a screen reader."""
        self.status.say(words)
        self._speak(words)

    def _speak(self, words: str) -> None:
        if QAccessible.isActive():
            # Imported here: only a screen reader needs it.
            from fenedit.ui.voice import say

            say(words)

    # --- opening, dropping, closing --------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._drops.can_take(event):
            _take_a_copy(event)
            self._drops.show_cue(event.mimeData())

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._drops.hide_cue()
        super().dragLeaveEvent(event)

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
        """Show a warning above the board until it is closed."""
        # Imported here: few windows show a warning.
        from fenedit.ui.files.outside import NoticeBar

        bar = NoticeBar(self)
        bar.insert_into(self)
        bar.say(words)

    def close_unasked(self) -> None:
        """Close without asking; the next start recovers unsaved work."""
        self._end(keep_work=self._holds_work)
        self.hide()

    def _end(self, *, keep_work: bool = False) -> None:
        settings, state = self._services.settings, self.editor.state
        if not self.isFullScreen():
            settings.set_window_value("geometry", self.saveGeometry())
        if not state.is_draft and state.position.placement != EMPTY_PLACEMENT:
            settings.add_recent_position(format_fen(state.position))
        if self._autosave is not None:
            from fenedit.documents.errors import SaveError

            if keep_work:
                with suppress(SaveError):
                    self._autosave.keep_now()
            self._autosave.close(keep=keep_work)
        self.panels.end()
        self.puzzle.close()
        for room in ("pictures", "reading"):
            if room in self.__dict__:
                getattr(self, room).close()
        self.collection.end()
        self.editor.close()
        self.closed.emit(self)

    @property
    def _holds_work(self) -> bool:
        return self.editor.modified or bool(self._bench.moves.unkept())

    @property
    def untouched(self) -> bool:
        """Whether the document is new and unchanged."""
        stack = self.editor.undo_stack
        document = self.editor.state.document
        return document.path is None and not self._holds_work and stack.count() == 0

    def open_files(self) -> list[OpenFile]:
        """Return a list of the window's file, empty if it is untitled."""
        state = self.editor.state
        if (path := state.document.path) is None:
            return []
        geometry = bytes(self.saveGeometry().data())
        return [OpenFile(path, state.current, self.area.view.flipped, geometry)]

    def restore_view(self, flipped: bool, geometry: bytes) -> None:
        """Restore the side of the board at the bottom, and the geometry."""
        if flipped != self.area.view.flipped:
            self.board.flip()
        self.restoreGeometry(geometry)

    def recall(self, played: Sequence[Played]) -> None:
        """Show moves again that were played on records but not saved in them."""
        self._bench.moves.recall(played)

    def keep_work(self) -> str:
        """Save unsaved work for recovery at once; raise SaveError if that fails.

        Returns:
            The id of its session, "" if nothing is unsaved.
        """
        if self._autosave is None or not self._holds_work:
            return ""
        self._autosave.keep_now()
        return self._autosave.session_id


def _take_a_copy(event: QDropEvent) -> None:
    """Accept dragged data as a copy: its source must not remove anything."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()

"""Where the list of positions stands: shown where it helps or is asked for, made when needed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QWidget

from fenedit.documents.document import Document
from fenedit.session.editor import Editor
from fenedit.session.intents.common import Intent
from fenedit.session.rows import NO_ROWS, Rows, count
from fenedit.session.settings import Settings
from fenedit.session.state import EditorState
from fenedit.ui.actions import Actions
from fenedit.ui.icons import icon
from fenedit.ui.look import Look

if TYPE_CHECKING:
    from fenedit.session.sorting import SortBy
    from fenedit.ui.clipboard import Clipboard
    from fenedit.ui.collection.commands import RecordCommands
    from fenedit.ui.collection.fault_control import FaultControl
    from fenedit.ui.collection.find_control import FindControl
    from fenedit.ui.collection.panel import CollectionPanel
    from fenedit.ui.collection.views import Mode
    from fenedit.ui.files.controller import FileController

WIDEST = 264
"""The list is a fifth of the window, but no wider than this."""
WIDEST_GALLERY = 420
"""Lines of text and the gallery get more, but are no wider than this."""
_BUTTONS = ("add", "duplicate", "delete", "move_up", "move_down")
_MODES: tuple[Mode, ...] = ("list", "compact", "gallery")
_SORTS: tuple[SortBy, ...] = ("title", "side", "material", "men", "verdict", "text")
_OTHERS = ("reverse", "renumber", "split", "append")


class CollectionShelf(QObject):
    """Keeps the list of one window, at the left end of a row.

    Signals:
        said: a sentence for the status bar.
        narrowed: other records are gone through now than before.
    """

    said = Signal(str)
    narrowed = Signal()

    def __init__(
        self,
        window: QWidget,
        row: QHBoxLayout,
        board: QWidget,
        editor: Editor,
        actions: Actions,
        settings: Settings,
        clipboard: Callable[[], Clipboard],
        files: Callable[[], FileController],
        show_document: Callable[[Document], None],
    ) -> None:
        """Prepare.

        Args:
            window: whose list it is.
            row: what stands side by side in the window.
            board: what Tab goes to from the list.
            editor: whose records are listed.
            actions: those of the window.
            settings: keeps whether and how the list is shown.
            clipboard: gives the window's.
            files: gives what the window opens and saves with.
            show_document: opens a window of its own for a document.
        """
        super().__init__(window)
        self._show_document = show_document
        self._files = files
        self._window = window
        self._row = row
        self._board = board
        self._editor = editor
        self._actions = actions
        self._clipboard = clipboard
        self._settings = settings
        self._look: Look | None = None
        self._panel: CollectionPanel | None = None
        self._commands: RecordCommands | None = None
        self._menu: QMenu | None = None
        self._enabled: tuple[bool, bool] | None = None
        self._finder: FindControl | None = None
        self._faults: FaultControl | None = None
        actions["show_collection"].triggered.connect(self._on_toggled)
        self._mode = self._kept_mode()
        modes = QActionGroup(self)
        for mode in _MODES:
            action = actions[f"view_{mode}"]
            modes.addAction(action)
            action.setChecked(mode == self._mode)
            action.triggered.connect(partial(self._set_mode, mode))
        actions["find"].triggered.connect(self._find)
        actions["find_next"].triggered.connect(partial(self._find_on, 1))
        actions["find_previous"].triggered.connect(partial(self._find_on, -1))
        actions["next_fault"].triggered.connect(partial(self._find_fault, 1))
        actions["previous_fault"].triggered.connect(partial(self._find_fault, -1))
        actions["show_faults"].triggered.connect(self._show_faults)
        for by in _SORTS:
            actions[f"sort_{by}"].triggered.connect(partial(self._sort, by))
        for name in _OTHERS:
            actions[name].triggered.connect(partial(self._command, name))

    @property
    def panel(self) -> CollectionPanel | None:
        """The list, None as long as it was not needed."""
        return self._panel

    def chosen(self) -> Rows:
        """Return the rows that are selected in the list; none while there is no list."""
        return NO_ROWS if self._panel is None else self._panel.chosen

    def holds(self, widget: QWidget) -> bool:
        """Tell whether a widget is part of the list."""
        return self._panel is not None and self._panel.isAncestorOf(widget)

    def show_state(self, state: EditorState) -> None:
        """Show a state's records, or hide the list where one position needs none."""
        chosen, count = self._settings.collection_shown, len(state.collection)
        wanted = count > 1 if chosen is None else chosen
        action = self._actions["show_collection"]
        if wanted != action.isChecked():
            action.setChecked(wanted)
        if wanted and self._panel is None:
            self._panel = self._make_panel()
        enabled = wanted and count > 1, wanted and count > 0
        if enabled != self._enabled:
            self._enabled = enabled
            self._enable(*enabled)
        if self._panel is not None:
            self._panel.show_state(state)
            if wanted == self._panel.isHidden():
                self._panel.setVisible(wanted)

    def dress(self, look: Look) -> None:
        """Draw the boards of the list in the colours and pieces of the window."""
        self._look = look
        if self._panel is not None:
            self._panel.set_board(look.theme, look.pieces)
        if self._menu is not None:
            self._menu.setIcon(icon("sort"))
        if self._finder is not None:
            self._finder.dress()

    def end(self) -> None:
        """End what still searches, with the window."""
        if self._finder is not None:
            self._finder.end()
        if self._faults is not None:
            self._faults.end()

    def fit(self) -> None:
        """Give the list its share of the window's width."""
        if self._panel is not None:
            self._panel.setFixedWidth(self._width(self._panel))

    def edit(self, name: str) -> bool:
        """Copy, cut or paste records, if the list has the keyboard; tell whether it does."""
        focused = self._window.focusWidget()
        if self._commands is None or focused is None or not self.holds(focused):
            return False
        if isinstance(focused, QLineEdit):
            # The field in which one types what is looked for.
            getattr(focused, name)()
            return True
        {"copy": self._commands.copy, "cut": self._commands.cut, "paste": self._commands.paste}[
            name
        ]()
        return True

    def several(self) -> Rows:
        """Return the rows that are selected in the list where it is seen, if they are several."""
        rows = NO_ROWS
        if self._panel is not None and self._panel.isVisible():
            rows = self._panel.chosen
        return rows if count(rows) > 1 else NO_ROWS

    def take_over(self, name: str, intent: Intent[[]]) -> bool:
        """Do what an action of a record does to several that are selected; True if so."""
        rows = self.several()
        if rows and self._commands is not None:
            self._commands.take_over(name, intent, rows)
        return bool(rows)

    def neighbour(self, row: int, step: int) -> int:
        """Return the row that is gone to from one: a hit where the list shows nothing else.

        -1 where there is none behind it (`step` 1) or before it (-1).
        """
        if self._finder is not None and self._finder.is_narrow:
            return self._finder.neighbour(row, step)
        return row + step if 0 <= row + step < len(self._editor.state.collection) else -1

    def _make_panel(self) -> CollectionPanel:
        # Most windows show one position; a list with its model takes a third of the start.
        from fenedit.ui.collection.commands import RecordCommands
        from fenedit.ui.collection.panel import CollectionPanel

        buttons = [self._actions[name] for name in _BUTTONS]
        modes = [self._actions[f"view_{mode}"] for mode in _MODES]
        panel = CollectionPanel(self._editor, buttons, self._window, modes, self._make_menu())
        panel.set_mode(self._mode)
        panel.setFixedWidth(self._width(panel))
        if self._look is not None:
            panel.set_board(self._look.theme, self._look.pieces)
        panel.said.connect(self.said)
        self._commands = RecordCommands(
            self._window, self._editor, panel, self._clipboard(), self._files(), self._show_document
        )
        self._row.insertWidget(0, panel)
        QWidget.setTabOrder(panel, self._board)
        return panel

    def _make_menu(self) -> QMenu:
        """Return the menu of what can be done to records beside what has a button."""
        menu = self._menu = QMenu(self.tr("More"), self._window)
        menu.setIcon(icon("sort"))
        sorting = menu.addMenu(self.tr("&Sort By"))
        sorting.addActions([self._actions[f"sort_{by}"] for by in _SORTS])
        sorting.addSeparator()
        sorting.addAction(self._actions["sort_down"])
        menu.addActions([self._actions[name] for name in _OTHERS[:2]])
        menu.addSeparator()
        menu.addActions([self._actions[name] for name in _OTHERS[2:]])
        return menu

    def _width(self, panel: CollectionPanel) -> int:
        window = self._window.width()
        wanted = min(WIDEST, window // 5)
        if self._mode == "gallery":
            wanted = min(WIDEST_GALLERY, window * 3 // 10)
        elif self._mode == "compact":
            # A small window has no room for more than the list; the board needs it.
            spare = max(0, window - self._window.minimumWidth())
            wanted = min(WIDEST_GALLERY, wanted + spare // 3)
        return max(panel.minimumSizeHint().width(), wanted)

    def _kept_mode(self) -> Mode:
        kept = bytes(self._settings.window_value("collection_mode").data()).decode()
        return next((mode for mode in _MODES if mode == kept), "list")

    def _set_mode(self, mode: Mode, *_checked: bool) -> None:
        self._mode = mode
        self._settings.set_window_value("collection_mode", QByteArray(mode.encode()))
        if self._panel is not None:
            self._panel.set_mode(mode)
            self.fit()
        if not self._actions["show_collection"].isChecked():
            self._actions["show_collection"].trigger()

    def _enable(self, several: bool, any_: bool) -> None:
        """Enable what would do something to the records there are."""
        for name in (*(f"sort_{by}" for by in _SORTS), "sort_down", "reverse"):
            self._actions[name].setEnabled(several)
        for name in ("renumber", "split"):
            self._actions[name].setEnabled(any_)

    def _sort(self, by: SortBy, *_checked: bool) -> None:
        if self._commands is not None:
            self._commands.sort(by, down=self._actions["sort_down"].isChecked())

    def _command(self, name: str, *_checked: bool) -> None:
        self._needed_panel()
        assert self._commands is not None  # made with the panel
        getattr(self._commands, name)()

    def _find(self) -> None:
        if not self._actions["show_collection"].isChecked():
            self._actions["show_collection"].trigger()
        self._made_finder().open()

    def _show_faults(self) -> None:
        # Here, because most windows never search.
        from fenedit.session.fault_search import faults_of

        if not self._actions["show_collection"].isChecked():
            self._actions["show_collection"].trigger()
        self._made_finder().show(faults_of(len(self._editor.state.collection)))

    def _find_on(self, step: int, *_checked: bool) -> None:
        if self._finder is None:
            self._find()
        else:
            self._finder.go_on(step)

    def _find_fault(self, step: int, *_checked: bool) -> None:
        if self._faults is None:
            from fenedit.ui.collection.fault_control import FaultControl

            self._faults = FaultControl(self._editor, self._needed_panel())
        self._faults.go_on(step)

    def _made_finder(self) -> FindControl:
        if self._finder is None:
            # Here, because most windows show one position.
            from fenedit.ui.collection.find_control import FindControl

            self._finder = FindControl(self._editor, self._needed_panel())
            self._finder.narrowed.connect(self.narrowed)
        return self._finder

    def _needed_panel(self) -> CollectionPanel:
        if self._panel is None:
            # It appears with what it has to show.
            self._panel = self._make_panel()
            self._panel.hide()
        return self._panel

    def _on_toggled(self, shown: bool) -> None:
        state = self._editor.state
        usual = len(state.collection) > 1
        self._settings.collection_shown = None if shown == usual else shown
        self.show_state(state)

"""The menu bar and the toolbar: where each action stands."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar

from fenedit.notation.shown import shown_name, shown_path
from fenedit.session.settings import Settings
from fenedit.ui.actions import Actions
from fenedit.ui.icons import SIZE


class Menus(QObject):
    """Builds a window's menus and toolbar, and keeps the list of recent files.

    Attributes:
        position: the menu of what can be done to the whole position.
        puzzle: the menu of playing and solving.
        toolbar: the bar of what is needed most.

    Signals:
        recent_chosen: the path of a file to open.
    """

    recent_chosen = Signal(object)

    def __init__(self, window: QMainWindow, actions: Actions, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._actions = actions
        self._settings = settings
        self._recent = QMenu(self.tr("Open &Recent"), window)
        self._recent.aboutToShow.connect(self._fill_recent)
        self._build_menus()
        self.toolbar = self._build_toolbar()

    def _menu(self, title: str, *entries: "str | QMenu | None") -> QMenu:
        menu = self._window.menuBar().addMenu(title)
        self._fill(menu, entries)
        return menu

    def _fill(self, menu: QMenu | QToolBar, entries: "tuple[str | QMenu | None, ...]") -> None:
        for entry in entries:
            if entry is None:
                menu.addSeparator()
            elif isinstance(entry, QMenu):
                menu.addAction(entry.menuAction())
            else:
                menu.addAction(self._actions[entry])

    def _submenu(self, title: str, *entries: "str | QMenu | None") -> QMenu:
        menu = QMenu(title, self._window)
        self._fill(menu, entries)
        return menu

    def _build_menus(self) -> None:
        pages = ("export_picture", "sheet", "print")
        file_end = ("save", "save_as", None, *pages, None, "close", "quit")
        self._menu(self.tr("&File"), "new", "new_window", "open", self._recent, None, *file_end)
        fields = tuple(f"field_{number}" for number in range(1, 7))
        self._menu(
            self.tr("&Edit"),
            *("undo", "redo", None, "cut", "copy", "copy_as", "copy_picture", "paste", None),
            "select_all",
            self._submenu(self.tr("Go to FEN &Field"), *fields),
            None,
            "preferences",
        )
        self.position = self._menu(
            self.tr("&Position"),
            *("start", "clear", "place_pieces", None, "chess960_number", "chess960_random", None),
            *("rotate", "mirror", "swap"),
            self._submenu(self.tr("S&hift"), "shift_up", "shift_down", "shift_left", "shift_right"),
            self._submenu(self.tr("Si&de to Move"), "white_to_move", "black_to_move"),
            self._submenu(self.tr("Clear &Field"), "drop_rights", "drop_ep", "reset_counters"),
            None,
            *("marks", "clear_marks", None, "chess960", "several_kings"),
        )
        self.puzzle = self._menu(
            self.tr("P&uzzle"),
            *("play", None, "solve", "solve_all", "solution", "puzzle_data", None, "engine"),
            "programs",
        )
        self._menu(
            self.tr("&Collection"),
            *("previous", "next", "next_fault", "previous_fault", "show_faults", None),
            *("find", "find_next", "find_previous", None, "add", "duplicate", "delete", None),
            self._submenu(
                self.tr("&Sort By"),
                *("sort_title", "sort_side", "sort_material", "sort_men", "sort_verdict"),
                *("sort_text", None, "sort_down"),
            ),
            *("reverse", "renumber", None, "split", "append", None),
            *("move_up", "move_down"),
        )
        modes = ("view_list", "view_compact", "view_gallery")
        self._menu(self.tr("&View"), "flip", None, "go_to_board", "show_collection", None, *modes)
        self._menu(self.tr("&Help"), "keys", None, "about")

    def _build_toolbar(self) -> QToolBar:
        toolbar = QToolBar(self.tr("Toolbar"), self._window)
        toolbar.setObjectName("toolbar")
        toolbar.setMovable(False)
        toolbar.setIconSize(QSize(SIZE, SIZE))
        toolbar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        toolbar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        file_part = ("new", "open", "save", None, "undo", "redo", None)
        self._fill(toolbar, (*file_part, "flip", "clear", "start"))
        for name, short in (
            ("open", self.tr("Open")),
            ("undo", self.tr("Undo")),
            ("redo", self.tr("Redo")),
            ("flip", self.tr("Flip")),
            ("clear", self.tr("Clear")),
            ("start", self.tr("Start Position")),
        ):
            self._actions[name].setIconText(short)
        self._window.addToolBar(toolbar)
        return toolbar

    def _fill_recent(self) -> None:
        self._recent.clear()
        paths = self._settings.recent_files()
        for number, path in enumerate(paths, start=1):
            action = QAction(
                f"&{number}  {_short(path)}" if number < 10 else _short(path), self._recent
            )
            action.setStatusTip(shown_path(path))
            action.triggered.connect(partial(self.recent_chosen.emit, path))
            self._recent.addAction(action)
        if not paths:
            self._recent.addAction(self.tr("No files yet")).setEnabled(False)
            return
        self._recent.addSeparator()
        self._recent.addAction(self._actions["clear_recent"])


def _short(path: Path) -> str:
    """Name a file by itself and its folder: enough to tell two apart, and no path too long."""
    return f"{shown_name(path.name)} – {shown_name(path.parent.name)}".replace("&", "&&")

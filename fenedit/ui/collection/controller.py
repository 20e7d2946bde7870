"""Controls the list of positions, which is made when it is first needed."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget

from fenedit.session.collection.rows import NO_ROWS, Rows, count
from fenedit.session.state import EditorState, Intent, Transaction
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.session.intents.many_records import SortBy
    from fenedit.ui.collection.commands import RecordCommands
    from fenedit.ui.collection.find_control import FaultControl, FindControl
    from fenedit.ui.collection.panel import CollectionPanel
    from fenedit.ui.collection.views import Mode

_MODES: tuple[Mode, ...] = ("auto", "list", "compact", "gallery")
_OTHERS: tuple[str, ...] = ("reverse", "set_details", "renumber", "edit_comment")
_SORTS: tuple[SortBy, ...] = ("title", "side", "material", "men", "rating", "verdict", "text")
_OF_SEVERAL = (*(f"sort_{by}" for by in _SORTS), "sort_down", "reverse")


class CollectionController(QObject):
    """Controls the list of one window.

    Attributes:
        panel: the list, None until it is needed.
    """

    def __init__(self, bench: Workbench, show_list: Callable[[CollectionPanel], None]) -> None:
        """Prepare; `show_list` puts a list into the window."""
        super().__init__(bench.window)
        self._bench = bench
        self._window = bench.window
        self._give_place = show_list
        self._editor = bench.editor
        self._actions = bench.commands
        self._settings = bench.settings
        self.panel: CollectionPanel | None = None
        self._commands: RecordCommands | None = None
        self._withheld = False
        self._finder: FindControl | None = None
        self._faults: FaultControl | None = None
        kept = self._settings.window_words("collection_mode")
        self._mode = next((mode for mode in _MODES if [mode] == kept), _MODES[0])
        modes = QActionGroup(self)
        for mode in _MODES:
            action = self._actions[f"view_{mode}"]
            modes.addAction(action)
            action.setChecked(mode == self._mode)

    def chosen(self) -> Rows:
        """Return the selected rows of the list; none while there is no list."""
        return NO_ROWS if self.panel is None else self.panel.chosen

    def found(self) -> Rows | None:
        """Return the rows that a filter shows; None without a filter."""
        if self._finder is None or not self._finder.is_narrow:
            return None
        return self._finder.hits.rows_at((range(self._finder.hits.total),))

    def holds(self, widget: QWidget) -> bool:
        """Return whether a widget is part of the list."""
        return self.panel is not None and self.panel.isAncestorOf(widget)

    def show_state(self, state: EditorState) -> None:
        """Show a state's records, or hide the list if a single position needs none."""
        chosen, count = self._settings.collection_shown, len(state.collection)
        wanted = count > 1 if chosen is None else chosen
        action = self._actions["show_collection"]
        if wanted != action.isChecked():
            action.setChecked(wanted)
        if wanted and self.panel is None:
            self.panel = self._make_panel()
        self._actions.enable(wanted and count > 1, *_OF_SEVERAL)
        self._actions.enable(wanted and count > 0, *_OTHERS[1:], "split")
        self._actions.enable(count > 0, "rename")
        if self.panel is not None:
            self.panel.show_state(state)
            seen = wanted and not self._withheld
            if seen == self.panel.isHidden():
                self.panel.setVisible(seen)

    def set_withheld(self, withheld: bool) -> None:
        """Hide the list while the board is shown alone."""
        self._withheld = withheld
        self.show_state(self._editor.state)

    def apply_look(self) -> None:
        """Draw the boards of the list in the colours and pieces of the window."""
        look = self._bench.look
        if self.panel is not None:
            self.panel.set_board(look.theme, look.pieces)
            self.panel.apply_look()
        if self._finder is not None:
            self._finder.apply_look()

    def end(self) -> None:
        """End running searches when the window closes."""
        if self._finder is not None:
            self._finder.end()
        if self._faults is not None:
            self._faults.end()

    def edit(self, name: str) -> bool:
        """Copy, cut or paste records, if the list has the keyboard; return whether it does."""
        focused = self._window.focusWidget()
        if self._commands is None or focused is None or not self.holds(focused):
            return False
        if isinstance(focused, QLineEdit):
            # The field of the search bar.
            getattr(focused, name)()
            return True
        if name == "copy" and self._bench.moves.is_ahead and not self.several():
            # Its row shows the position that its moves have reached.
            return False
        getattr(self._commands, name)()
        return True

    def several(self) -> Rows:
        """Return the selected rows of the visible list, if there are several."""
        seen = self.panel is not None and self.panel.isVisible()
        rows = self.chosen() if seen else NO_ROWS
        return rows if count(rows) > 1 else NO_ROWS

    def take_over(self, name: str, intent: Intent[[]]) -> bool:
        """Apply an action to several selected records; return whether there are several."""
        rows = self.several()
        if rows and self._commands is not None:
            self._commands.take_over(name, intent, rows)
        return bool(rows)

    def change(
        self, words: str, size: int, steps: Generator[None, None, Transaction | None]
    ) -> None:
        """Make a change in steps, between which the window responds; `words` describe it."""
        self._needed_panel().change(words, size, steps)

    def neighbour(self, row: int, step: int) -> int:
        """Return the row before or after one, among the hits if the list shows only these.

        -1 if there is none after it (`step` 1) or before it (-1).
        """
        if self._finder is not None and self._finder.is_narrow:
            return self._finder.hits.neighbour(row, step)
        return row + step if 0 <= row + step < len(self._editor.state.collection) else -1

    def _make_panel(self) -> CollectionPanel:
        # Most windows show one position; a list with its model takes a third of the start.
        from fenedit.ui.collection.commands import RecordCommands
        from fenedit.ui.collection.panel import CollectionPanel

        menu = QMenu(self.tr("More"), self._window)
        by_what = menu.addMenu(self.tr("&Sort By"))
        by_what.addActions([self._actions[f"sort_{by}"] for by in _SORTS])
        by_what.addSeparator()
        by_what.addAction(self._actions["sort_down"])
        menu.addActions([self._actions[name] for name in _OTHERS])
        menu.addSeparator()
        menu.addActions([self._actions["split"], self._actions["append"]])
        panel = CollectionPanel(self._bench, menu)
        panel.set_mode(self._mode)
        panel.set_board(self._bench.look.theme, self._bench.look.pieces)
        self._commands = RecordCommands(self._bench, panel)
        self._give_place(panel)
        return panel

    def set_mode(self, mode: Mode) -> None:
        """Show the records as rows, lines of text, a gallery, or in the form that fits ("auto")."""
        self._mode = mode
        self._settings.set_window_value("collection_mode", QByteArray(mode.encode()))
        if self.panel is not None:
            self.panel.set_mode(mode)
            self._give_place(self.panel)
        self._show_list()

    def sort(self, by: SortBy) -> None:
        """Sort the selected records, or all."""
        if self._commands is not None:
            self._commands.sort(by, down=self._actions["sort_down"].isChecked())

    def edit_comment(self) -> None:
        """Edit the comment before the shown record."""
        self._show_list()
        self.commands.edit_comment()

    @property
    def commands(self) -> RecordCommands:
        """The commands for selected records, made with the list when it is first needed."""
        self._needed_panel()
        assert self._commands is not None  # made with the panel
        return self._commands

    def find(self) -> None:
        """Open the search bar."""
        self._show_list()
        self._made_finder().open()

    def show_faults(self) -> None:
        """Show only the records with problems."""
        # Here, because most windows never search.
        from fenedit.session.collection.finding import faults_of

        self._show_list()
        query = faults_of(len(self._editor.state.collection))
        self._made_finder().show(self.tr("Positions with problems"), query)

    def find_on(self, step: int) -> None:
        """Go to the next hit (1) or the one before (-1)."""
        if self._finder is None:
            self.find()
        else:
            self._finder.go_on(step)

    def find_fault(self, step: int) -> None:
        """Go to the next (1) or previous (-1) record with a problem found by the quick check."""
        if self._faults is None:
            from fenedit.ui.collection.find_control import FaultControl

            self._faults = FaultControl(self._bench, self._needed_panel())
        self._faults.go_on(step)

    def _made_finder(self) -> FindControl:
        if self._finder is None:
            # Here, because most windows show one position.
            from fenedit.ui.collection.find_control import FindControl

            self._finder = FindControl(self._bench, self._needed_panel())
        return self._finder

    def _needed_panel(self) -> CollectionPanel:
        if self.panel is None:
            # It appears together with its results.
            self.panel = self._make_panel()
            self.panel.hide()
        return self.panel

    def _show_list(self) -> None:
        if not self._actions["show_collection"].isChecked():
            self._actions["show_collection"].trigger()

    def toggle(self) -> None:
        """Show or hide the list, according to the state of its command."""
        state, shown = self._editor.state, self._actions["show_collection"].isChecked()
        usual = len(state.collection) > 1
        self._settings.collection_shown = None if shown == usual else shown
        self.show_state(state)

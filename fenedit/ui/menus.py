"""Makes a window's commands into actions, in menu bar and toolbar."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence, QUndoStack
from PySide6.QtWidgets import QMainWindow, QMenu, QSizePolicy, QToolBar, QToolButton, QWidget

from fenedit.notation.translatable import QT_TRANSLATE_NOOP
from fenedit.session.moves.moves import Moves
from fenedit.ui.commands import (
    CLEAR_RECENT,
    FIND_COMMAND,
    MENUS,
    RECENT,
    TOOLBAR,
    Command,
    Menu,
    commands_of,
    plain,
    translated,
)
from fenedit.ui.keys import key_sequence
from fenedit.ui.style import SIZE, icon


def name_history(undo: QAction, redo: QAction, stack: QUndoStack, moves: Moves) -> None:
    """Name Undo and Redo after their next step, an edit or a move, and enable them."""
    translate = QCoreApplication.translate
    undone, redone = translate("History", "&Undo"), translate("History", "&Redo")
    if step := stack.undoText():
        undone = translate("History", "&Undo {step}").replace("{step}", step.replace("&&", "&"))
    if step := stack.redoText():
        redone = translate("History", "&Redo {step}").replace("{step}", step.replace("&&", "&"))
    if can_undo := moves.can_undo:
        undone = translate("History", "&Undo Move")
    if can_redo := moves.can_redo:
        redone = translate("History", "&Redo Move")
    _name(undo, undone, enabled=can_undo or stack.canUndo())
    _name(redo, redone, enabled=can_redo or stack.canRedo())


def _name(action: QAction, words: str, *, enabled: bool) -> None:
    action.setEnabled(enabled)
    if words == action.text():
        return
    # The toolbar has no room for the words.
    short = action.iconText()
    action.setText(words)
    action.setIconText(short)
    _show_keys(action, plain(words))


def _show_keys(action: QAction, words: str) -> None:
    """Set an action's tool tip to some words and its keys."""
    if keys := action.shortcut().toString(QKeySequence.SequenceFormat.NativeText):
        pattern = QCoreApplication.translate("Commands", "{words} ({keys})")
        words = pattern.format(words=words, keys=keys)
    action.setToolTip(words)


_STYLES = (
    Qt.ToolButtonStyle.ToolButtonTextBesideIcon,
    Qt.ToolButtonStyle.ToolButtonIconOnly,
)
_ROOM_FOR_WORDS = 1000
"""Width of a window with room for the words of the finder, in logical pixels."""


_ROLES = {
    "about": QAction.MenuRole.AboutRole,
    "preferences": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
}
"""Commands in the application menu of macOS; Qt would guess them by English words."""


class Actions(QObject):
    """The commands of one window as actions by name: `commands["save"]`.

    They have no behaviour: the window runs them, and rooms enable them.

    Attributes:
        toolbar: the toolbar.
    """

    def __init__(
        self,
        window: QMainWindow,
        run: Callable[[Command], None],
        judge: Callable[[Command], bool],
        fill_recent: Callable[[QMenu], None],
    ) -> None:
        """Make the actions, and fill a window's menu bar and toolbar.

        Args:
            window: their window.
            run: runs a command.
            judge: returns whether a judged command would have an effect.
            fill_recent: fills the menu of recent files.
        """
        super().__init__(window)
        self._window = window
        self._run = run
        self._judge = judge
        self._fill_recent = fill_recent
        self._actions: dict[str, QAction] = {}
        self._menus: dict[str, QMenu] = {}
        self._toolbar_widths: tuple[int, ...] = ()
        self._add_action(CLEAR_RECENT)
        for menu in MENUS:
            made = self._made_menu(menu)
            if any(command.judged for command in commands_of(menu)):
                made.aboutToShow.connect(partial(self._judge_menu, menu))
            window.menuBar().addMenu(made)
        self.toolbar = self._made_toolbar()

    def __getitem__(self, name: str) -> QAction:
        """Return the action of a name."""
        return self._actions[name]

    def menu(self, name: str) -> QMenu:
        """Return the menu of a name."""
        return self._menus[name]

    def enable(self, enabled: bool, *names: str) -> None:
        """Enable commands, or disable them."""
        for name in names:
            self._actions[name].setEnabled(enabled)

    def judge(self) -> None:
        """Enable the judged commands that would have an effect."""
        for menu in MENUS:
            self._judge_menu(menu)

    def draw_icons(self) -> None:
        """Draw the icons in the current colours of the window."""
        for menu in MENUS:
            for command in commands_of(menu):
                if command.icon:
                    self._actions[command.name].setIcon(icon(command.icon))

    def _add_action(self, command: Command) -> QAction:
        action = self._actions[command.name] = QAction(translated(command.text), self)
        action.setObjectName(command.name)
        action.setMenuRole(_ROLES.get(command.name, QAction.MenuRole.NoRole))
        action.setCheckable(command.checkable)
        if command.keys:
            action.setShortcuts([key_sequence(key) for key in command.keys.split()])
        if command.tip:
            action.setStatusTip(translated(command.tip))
        _show_keys(action, translated(command.tip) if command.tip else command.words)
        if command.short:
            action.setIconText(translated(command.short))
        if command.does:
            action.triggered.connect(partial(self._on_triggered, command))
        # Added to the window, so that their keys work everywhere in it.
        self._window.addAction(action)
        return action

    def _on_triggered(self, command: Command, *_checked: bool) -> None:
        self._run(command)

    def _made_menu(self, menu: Menu) -> QMenu:
        made = self._menus[menu.name] = QMenu(translated(menu.title), self._window)
        commands = [row for row in menu.rows if isinstance(row, Command)]
        # Ticks replace icons, so a menu has only one kind.
        marked = any(command.checkable for command in commands)
        for row in menu.rows:
            if row is None:
                made.addSeparator()
            elif isinstance(row, Menu):
                made.addMenu(self._made_menu(row))
            else:
                action = self._add_action(row)
                action.setIconVisibleInMenu(not marked)
                made.addAction(action)
        if menu.name == RECENT:
            made.aboutToShow.connect(partial(self._fill_recent, made))
        return made

    def _judge_menu(self, menu: Menu) -> None:
        for command in commands_of(menu):
            if command.judged:
                self._actions[command.name].setEnabled(self._judge(command))

    def _made_toolbar(self) -> QToolBar:
        toolbar = QToolBar(translated(QT_TRANSLATE_NOOP("Commands", "Toolbar")), self._window)
        toolbar.setObjectName("toolbar")
        toolbar.setMovable(False)
        toolbar.setIconSize(QSize(SIZE, SIZE))
        toolbar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        toolbar.setToolButtonStyle(_STYLES[0])
        for name in TOOLBAR:
            if name:
                toolbar.addAction(self._actions[name])
            else:
                toolbar.addSeparator()
        rest = QWidget(toolbar)
        rest.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        toolbar.addWidget(rest)
        self._finder = QToolButton(toolbar)
        self._finder.setObjectName(FIND_COMMAND)
        # No Tab stop, like the other tools; the finder has a key.
        self._finder.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._finder.setToolButtonStyle(_STYLES[0])
        self._finder.setDefaultAction(self._actions[FIND_COMMAND])
        toolbar.addWidget(self._finder)
        self._window.addToolBar(toolbar)
        return toolbar

    def fit(self, width: int) -> None:
        """Show words beside the icons of the toolbar if the width of the window allows."""
        toolbar, finder = self.toolbar, self._finder
        if not self._toolbar_widths:
            full = toolbar.sizeHint().width()
            self._toolbar_widths = (full - finder.sizeHint().width() + 2 * SIZE, full)
        named, all_named = self._toolbar_widths
        beside, alone = _STYLES
        if toolbar.toolButtonStyle() != (style := beside if width >= named else alone):
            toolbar.setToolButtonStyle(style)
        style = beside if width >= max(all_named, _ROOM_FOR_WORDS) else alone
        if finder.toolButtonStyle() != style:
            finder.setToolButtonStyle(style)
            # Qt may have hidden it as too wide, and does not remeasure hidden tools.
            if (layout := toolbar.layout()) is not None:
                layout.invalidate()
                layout.activate()

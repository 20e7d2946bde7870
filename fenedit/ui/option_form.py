"""What dialogs of options are made of: rows of controls that show a choice, buttons, progress."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from fenedit.diagram.options import Option
from fenedit.notation.safe_text import breakable, shown
from fenedit.notation.translatable import translatable
from fenedit.session.settings import Settings
from fenedit.ui.dialogs import room_on_screen
from fenedit.ui.panels.card import ProgressLine, label_for, label_of
from fenedit.ui.style import REST, lay_out

PIECES: Final = "pieces"
"""The option whose values are piece sets, which people name."""
Choices: TypeAlias = Iterable[tuple[object, str]]
"""For each value of an option its words."""


_SCHEMES: Final = translatable(
    "board_colours",
    {"Walnut": "Walnut", "Fen": "Fen", "Slate": "Slate", "Hatched": "Hatched", "Grey": "Grey"},
)


def scheme_title(name: str) -> str:
    """Return what a board's colours are called."""
    return QCoreApplication.translate("board_colours", _SCHEMES.get(name, name))


_WIDEST: Final = 44
"""Characters, for words of any language; names that people give may be cut off."""
AROUND: Final = 16
"""Logical pixels at each side of what is in a dialog."""
_FRAME: Final = 16
"""Logical pixels that a window manager puts beside a window."""
_TITLE_AND_FOOT: Final = 120
"""Those above options, and below them."""


def narrow_combo(name: str, spoken: str, choices: Choices, parent: QWidget) -> QComboBox:
    """Return a list to choose from that takes the width it is given, if its words have room."""
    combo = QComboBox(parent)
    combo.setObjectName(name)
    combo.setAccessibleName(spoken)
    combo.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    for value, words in choices:
        combo.addItem(words, value)
    if name != PIECES:
        widest = _WIDEST * combo.fontMetrics().averageCharWidth()
        combo.setMinimumWidth(min(combo.minimumSizeHint().width(), widest))
    return combo


def align(labels: Sequence[QLabel]) -> None:
    """Have labels of several layouts be as wide as the widest, so that all rows begin alike."""
    width = max(label.sizeHint().width() for label in labels)
    for label in labels:
        label.setMinimumWidth(width)


def limit_size(dialog: QDialog, least: QSize) -> None:
    """Let a dialog be no smaller than a size, if the screen has that, nor than what is in it."""
    layout = dialog.layout()
    least = least.boundedTo(room_on_screen(dialog))
    # A width that was set would hold where words become longer, and they would be cut off.
    if isinstance(layout, QBoxLayout):
        layout.addStrut(least.width())
        dialog.setMinimumHeight(max(least.height(), layout.minimumSize().height()))


class OptionScroll(QScrollArea):
    """Scrolls options where a screen is low; it is as wide as they need, if the screen is.

    Args:
        options: what is scrolled.
        beside: the least width of what stands beside it, in logical pixels.
    """

    def __init__(self, options: QWidget, parent: QWidget | None = None, beside: int = 0) -> None:
        super().__init__(parent)
        self._options = options
        self._beside = beside
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(options)

    def sizeHint(self) -> QSize:
        """Return room for all options, as far as the screen has it."""
        return self._within_screen(self._options.sizeHint())

    def minimumSizeHint(self) -> QSize:
        width = self._options.minimumSizeHint().width()
        return super().minimumSizeHint().expandedTo(self._within_screen(QSize(width, 0)))

    def _within_screen(self, size: QSize) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        around = QSize(self._beside + _FRAME, _TITLE_AND_FOOT)
        return (size + QSize(bar, 0)).boundedTo(self.screen().availableSize() - around)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Grow with the options; Qt would scroll what needs more room than before."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


def command_buttons(
    parent: QWidget, *commands: tuple[str, Callable[[], object]]
) -> tuple[QDialogButtonBox, list[QPushButton]]:
    """Return Close behind the buttons of a dialog; Enter presses the first, or the one in focus.

    Args:
        parent: what they stand in; that the dialog closes is left to `rejected`.
        commands: the words of each button, and what it does.
    """
    box = QDialogButtonBox(parent)
    roles = QDialogButtonBox.ButtonRole
    buttons: list[QPushButton] = []
    for words, do in commands:
        button = box.addButton(words, roles.ActionRole if buttons else roles.AcceptRole)
        button.clicked.connect(do)
        buttons.append(button)
    box.addButton(QDialogButtonBox.StandardButton.Close)
    buttons[0].setDefault(True)
    return box, buttons


_FOOT_GAP: Final = 14
_LINES_BESIDE: Final = 3


class WorkFoot(QWidget):
    """Buttons to make something, to close and to cancel, beside words of how far it is.

    Attributes:
        makers: the buttons that begin.
        buttons: these, and Close.
        cancel: ends what is under way.
    """

    def __init__(
        self,
        spoken: str,
        *commands: tuple[str, Callable[[], object]],
        parent: QWidget | None = None,
    ) -> None:
        """Make it: what the progress is called, and of each button its words and what it begins."""
        super().__init__(parent)
        self._words = label_of(self)
        self._progress = ProgressLine(self)
        self._progress.setAccessibleName(spoken)
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.setAutoDefault(False)
        self.buttons, self.makers = command_buttons(self, *commands)
        working = lay_out(QVBoxLayout(), REST, self._words, self._progress, REST, spacing=4)
        parts = (working, 1), self.cancel, self.buttons
        self._parts = lay_out(QHBoxLayout(self), *parts, margins=0, spacing=_FOOT_GAP)
        self._possible = True
        self.set_busy(False)

    @property
    def words(self) -> str:
        """What came of what was done last, or how far it is."""
        return self._words.text()

    def say(self, words: str) -> None:
        """Say something."""
        words = breakable(shown(words))
        self._words.setText(words)
        self._place_words()
        self.setAccessibleDescription(words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_words()

    def _place_words(self) -> None:
        """Put words of many lines above the buttons, where they take fewer."""
        beside = self.width() - self.buttons.sizeHint().width() - _FOOT_GAP
        most = _LINES_BESIDE * self.fontMetrics().lineSpacing()
        few = not self.words or self._words.heightForWidth(beside) <= most
        ways = QBoxLayout.Direction
        self._parts.setDirection(ways.LeftToRight if few else ways.TopToBottom)

    def show_progress(self, words: str, done: int, total: int) -> None:
        """Say how far it is, and show it."""
        self._progress.show_progress(min(done, total), total)
        self.say(words)

    def set_possible(self, possible: bool) -> None:
        """Tell whether there is anything to be made."""
        self._possible = possible
        self._enable(not self.cancel.isVisibleTo(self))

    def set_busy(self, busy: bool) -> None:
        """Offer to cancel, or to begin."""
        self._progress.setVisible(busy)
        self.cancel.setVisible(busy)
        self._enable(not busy)
        if busy:
            self._progress.show_progress(0, 1)

    def _enable(self, idle: bool) -> None:
        for button in self.makers:
            button.setEnabled(idle and self._possible)


def fill_copying_dialog(
    dialog: QDialog,
    row: QHBoxLayout,
    done: QLabel,
    buttons: QDialogButtonBox,
    copy: Callable[[], object],
) -> None:
    """Lay out a dialog that copies, also by Copy's key: a row of options and preview, and its foot.

    `done` says what was done last, beside the buttons.
    """
    foot = lay_out(QHBoxLayout(), (done, 1), buttons, spacing=14)
    lay_out(QVBoxLayout(dialog), (row, 1), foot, margins=(AROUND, 16, AROUND, 14), spacing=12)
    QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), dialog).activated.connect(copy)


def keep_geometry(dialog: QDialog, settings: Settings, name: str) -> None:
    """Have a dialog open where, and as large as, it was when one of its name was closed."""
    dialog.restoreGeometry(settings.window_value(name))

    def keep() -> None:
        settings.set_window_value(name, dialog.saveGeometry())

    dialog.finished.connect(keep)


class OptionForm(QWidget):
    """Rows of options, each control called after its option.

    Signals:
        chosen: what is chosen after the person changed something.
    """

    chosen = Signal(object)
    row_spacing = 6
    """Logical pixels between the controls of a row."""

    def __init__(
        self, options: Mapping[str, Option], choice: Any, parent: QWidget | None = None
    ) -> None:
        """Make it without rows: `options` can be chosen, `choice` is what is chosen at first."""
        super().__init__(parent)
        self._options = options
        self._choice = choice
        self._combos: dict[str, QComboBox] = {}
        self._boxes: dict[str, tuple[QCheckBox, object]] = {}
        self._grid = QGridLayout(self)
        self._grid.setHorizontalSpacing(10)
        self._grid.setColumnStretch(1, 1)

    def show_choice(self, choice: Any) -> None:
        """Show a choice; this tells nobody."""
        self._choice = choice
        for name, combo in self._combos.items():
            combo.setCurrentIndex(max(combo.findData(self._value(name)), 0))
        for name, (box, on) in self._boxes.items():
            box.setChecked(self._value(name) == on)

    def _value(self, name: str) -> Any:
        """Return what the control of an option shows."""
        return self._options[name].of(self._choice)

    def _choose(self, name: str, value: Any) -> None:
        """Take another value of an option, as settings would keep it."""
        self._take(self._options[name].put(self._choice, value))

    def _take(self, choice: Any) -> None:
        changed = choice != self._choice
        # Shown in any case: a button that was checked is no longer when it is pressed again.
        self.show_choice(choice)
        if changed:
            self.chosen.emit(choice)

    def _add_row(self, label: str | None, *controls: QWidget) -> None:
        """Add controls beside each other, behind a label unless that is None."""
        row = self._grid.rowCount()
        if label is not None:
            title = QLabel(label, self)
            if not isinstance(controls[0], QAbstractButton):
                # Orca 43 says nothing but the label then.
                title.setBuddy(controls[0])
            self._grid.addWidget(title, row, 0)
        named = {label.buddy() for label in self.findChildren(QLabel)}
        for control in controls:
            if isinstance(control, QComboBox) and control not in named:
                # Orca 48 takes the name of a list without a label for its value.
                unseen = label_for(control, control.accessibleName(), self)
                unseen.hide()
        if len(controls) == 1:
            self._grid.addWidget(controls[0], row, 1)
            return
        line = QHBoxLayout()
        line.setSpacing(self.row_spacing)
        for control in controls:
            line.addWidget(control, 0 if isinstance(control, QLabel) else 1)
        self._grid.addLayout(line, row, 1)

    def _combo(self, name: str, spoken: str, choices: Choices) -> QComboBox:
        """Return a list of the values of an option."""
        combo = self._combos[name] = narrow_combo(name, spoken, choices, self)
        # `activated` is the person's doing alone.
        combo.activated.connect(partial(self._on_combo, name))
        return combo

    def _box(self, name: str, words: str, on: object = True, off: object = False) -> QCheckBox:
        """Return a box that stands for one of two values of an option."""
        box = QCheckBox(words, self)
        box.setObjectName(name)
        box.clicked.connect(partial(self._on_box, name, on, off))
        self._boxes[name] = (box, on)
        return box

    def _on_combo(self, name: str, index: int) -> None:
        self._choose(name, self._combos[name].itemData(index))

    def _on_box(self, name: str, on: object, off: object) -> None:
        # `clicked` tells a partial nothing of the state.
        self._choose(name, on if self._boxes[name][0].isChecked() else off)


def say_in(label: QLabel, words: str, tone: str) -> None:
    """Show words in a tone, one of the names that the style sheet knows, such as "muted"."""
    label.setText(breakable(shown(words)))
    if label.objectName() != tone:
        label.setObjectName(tone)
        # A style sheet takes notice of another name only when it is told.
        label.style().unpolish(label)
        label.style().polish(label)

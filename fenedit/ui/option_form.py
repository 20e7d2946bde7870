"""Provides parts of option dialogs: rows of controls for a choice, buttons, progress."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QDropEvent,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPen,
    QPixmap,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
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
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from fenedit.diagram.description import schemes
from fenedit.diagram.options import Option
from fenedit.diagram.own_boards import USER
from fenedit.notation.safe_text import breakable, shown, shown_name
from fenedit.notation.translatable import translatable
from fenedit.session.collection.rows import NO_ROWS, Rows, count
from fenedit.session.settings import Settings
from fenedit.ui.dialogs import room_on_screen
from fenedit.ui.keys import key_name
from fenedit.ui.panels.card import ProgressLine, label_for, label_of
from fenedit.ui.style import REST, lay_out
from fenedit.ui.translation import counted

PIECES = "pieces"
"""The option for piece sets, which may have long names."""
Choices: TypeAlias = Iterable[tuple[object, str]]
"""The values of an option, each with its words."""


_SCHEMES = translatable(
    "board_colours",
    {"Walnut": "Walnut", "Fen": "Fen", "Slate": "Slate", "Hatched": "Hatched", "Grey": "Grey"},
)


def scheme_title(name: str) -> str:
    """Return the name of a colour scheme of boards."""
    if name not in _SCHEMES:
        return shown_name(name.removeprefix(USER))
    return QCoreApplication.translate("board_colours", _SCHEMES[name])


SWATCH = QSize(22, 14)
"""Size of a picture of colours in logical pixels."""


def swatch(light: str, dark: str, hatch: str = "") -> QIcon:
    """Return a picture of two squares."""
    pixmap = QPixmap(SWATCH * 2)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        half, height = SWATCH.width() / 2, float(SWATCH.height())
        painter.fillRect(QRectF(0, 0, half, height), QColor(light))
        painter.fillRect(QRectF(half, 0, half, height), QColor(dark))
        if hatch:
            painter.fillRect(
                QRectF(half, 0, half, height), QBrush(QColor(hatch), Qt.BrushStyle.BDiagPattern)
            )
        painter.setPen(QPen(QColor("#80808080"), 1))
        painter.drawRect(QRectF(0.5, 0.5, SWATCH.width() - 1, height - 1))
    return QIcon(pixmap)


AROUND = 16
"""Margins at the sides of a dialog, in logical pixels."""


def narrow_combo(name: str, spoken: str, choices: Choices, parent: QWidget) -> QComboBox:
    """Return a combo box that shrinks as far as its words allow."""
    combo = QComboBox(parent)
    combo.setObjectName(name)
    combo.setAccessibleName(spoken)
    combo.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    for value, words in choices:
        combo.addItem(words, value)
    if name != PIECES:
        # Room for words of any language.
        widest = 44 * combo.fontMetrics().averageCharWidth()
        combo.setMinimumWidth(min(combo.minimumSizeHint().width(), widest))
    return combo


class RecordsCombo(QComboBox):
    """Offers all records of a collection, those that match a filter, and the selected ones."""

    def __init__(self, spoken: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("records")
        self.setAccessibleName(spoken)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._wanted: str | None = None
        self._rows: dict[str, Rows] = {}
        self.activated.connect(self._on_activated)

    @property
    def rows(self) -> Rows:
        """The rows of the chosen records."""
        return self._rows.get(self.currentData(), NO_ROWS)

    def offer(self, total: int, found: Rows | None, selected: Rows) -> None:
        """Offer records: by default those selected if several are, else those that match a filter.

        Args:
            total: the number of all records.
            found: the rows that match the filter; None without a filter.
            selected: the selected rows.
        """
        matches = 0 if found is None else count(found)
        words = {
            "all": counted("The only one", self.tr("All %n", "", total), total),
            "found": counted("1 found", self.tr("%n found", "", matches), matches),
            "selected": counted(
                "1 selected", self.tr("%n selected", "", count(selected)), count(selected)
            ),
        }
        self._rows = {"all": (range(total),) if total else NO_ROWS}
        # Not all when nothing matches: somebody looks for few.
        if found is not None and matches < total:
            self._rows["found"] = found
        if 0 < count(selected) < total:
            self._rows["selected"] = selected
        usual = "selected" if count(selected) > 1 else "found"
        if self._wanted not in self._rows:
            self._wanted = None
        self.clear()
        for name in self._rows:
            self.addItem(words[name] if total else self.tr("No positions"), name)
        self.setCurrentIndex(max(0, self.findData(self._wanted or usual)))
        self.setEnabled(self.count() > 1)

    def _on_activated(self, _index: int) -> None:
        self._wanted = self.currentData()


class OrderList(QListWidget):
    """A list to reorder by dragging, or with Alt and an arrow key.

    Signals:
        reordered: the values from the top, separated by commas, after the user moved one.
    """

    reordered = Signal(str)

    def __init__(self, choices: Choices, spoken: str, parent: QWidget | None = None) -> None:
        """Make it; `choices` are the lines with their values, `spoken` is its accessible name."""
        super().__init__(parent)
        self.setAccessibleName(spoken)
        tip = self.tr("Drag names, or press {up} and {down}, to change their order")
        tip = tip.format(up=key_name("Alt+Up"), down=key_name("Alt+Down"))
        self.setToolTip(tip)
        self.setAccessibleDescription(tip)
        self._words = dict(choices)
        self.setObjectName("order")
        # Otherwise lines are measured before the style sheet applies.
        self.ensurePolished()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setDragDropMode(self.DragDropMode.InternalMove)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.show_order(",".join(map(str, self._words)))
        self.setCurrentRow(0)

    @property
    def order(self) -> str:
        """The values from the top, separated by commas."""
        items = (self.item(row) for row in range(self.count()))
        return ",".join(item.data(Qt.ItemDataRole.UserRole) for item in items)

    def show_order(self, order: str) -> None:
        """Show the lines in another order, without a signal."""
        if order == self.order:
            return
        row = self.currentRow()
        self.clear()
        for value in order.split(","):
            item = QListWidgetItem(self._words[value], self)
            item.setData(Qt.ItemDataRole.UserRole, value)
        self.setCurrentRow(row)

    def sizeHint(self) -> QSize:
        """Return a size that shows all lines."""
        edges = 2 * self.frameWidth()
        return QSize(
            self.sizeHintForColumn(0) + edges, self.count() * self.sizeHintForRow(0) + edges
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is None or not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            super().keyPressEvent(event)
            return
        row = self.currentRow() + step
        if 0 <= row < self.count():
            self.insertItem(row, self.takeItem(row - step))
            self.setCurrentRow(row)
            self.reordered.emit(self.order)

    def dropEvent(self, event: QDropEvent) -> None:
        before = self.order
        super().dropEvent(event)
        if self.order != before:
            self.reordered.emit(self.order)


def align(labels: Sequence[QLabel]) -> None:
    """Make labels of several layouts as wide as the widest, so that their fields align."""
    width = max(label.sizeHint().width() for label in labels)
    for label in labels:
        label.setMinimumWidth(width)


def limit_size(dialog: QDialog, least: QSize) -> None:
    """Set the least size of a dialog, within the screen but not below its contents."""
    layout = dialog.layout()
    least = least.boundedTo(room_on_screen(dialog))
    # A fixed minimum width would cut off words that become longer.
    if isinstance(layout, QBoxLayout):
        layout.addStrut(least.width())
        dialog.setMinimumHeight(max(least.height(), layout.minimumSize().height()))


class OptionScroll(QScrollArea):
    """Scrolls options on low screens; as wide as they need, within the screen.

    Args:
        options: the contents.
        beside: the least width of its neighbour, in logical pixels.
    """

    def __init__(self, options: QWidget, parent: QWidget | None = None, beside: int = 0) -> None:
        super().__init__(parent)
        self._options = options
        self._beside = beside
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(options)

    def sizeHint(self) -> QSize:
        """Return a size for all options, within the screen."""
        return self._within_screen(self._options.sizeHint())

    def minimumSizeHint(self) -> QSize:
        width = self._options.minimumSizeHint().width()
        return super().minimumSizeHint().expandedTo(self._within_screen(QSize(width, 0)))

    def _within_screen(self, size: QSize) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        # 16 pixels for the frame of the window, 120 for its title and the rest of the dialog.
        around = QSize(self._beside + 16, 120)
        return (size + QSize(bar, 0)).boundedTo(self.screen().availableSize() - around)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Grow with the options, which Qt would only scroll."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


def command_buttons(
    parent: QWidget, *commands: tuple[str, Callable[[], object]]
) -> tuple[QDialogButtonBox, list[QPushButton]]:
    """Return the buttons of a dialog, and Close; Enter presses the first, or the focused one.

    Args:
        parent: their parent; the caller connects `rejected`.
        commands: the words and the function of each button.
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


_FOOT_GAP = 14


class WorkFoot(QWidget):
    """Buttons to start work, to close and to cancel, beside a text with the progress.

    Attributes:
        makers: the buttons that start.
        buttons: these and Close.
        cancel: cancels the work.
    """

    def __init__(
        self,
        spoken: str,
        *commands: tuple[str, Callable[[], object]],
        parent: QWidget | None = None,
    ) -> None:
        """Make it with a name for the progress, and the text and function of each button."""
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
        """The last result, or the progress."""
        return self._words.text()

    def say(self, words: str) -> None:
        """Show words."""
        words = breakable(shown(words))
        self._words.setText(words)
        self._place_words()
        self.setAccessibleDescription(words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_words()

    def _place_words(self) -> None:
        """Put long words above the buttons, where they take fewer lines."""
        beside = self.width() - self.buttons.sizeHint().width() - _FOOT_GAP
        most = 3 * self.fontMetrics().lineSpacing()
        few = not self.words or self._words.heightForWidth(beside) <= most
        direction = QBoxLayout.Direction
        self._parts.setDirection(direction.LeftToRight if few else direction.TopToBottom)

    def show_progress(self, words: str, done: int, total: int) -> None:
        """Show the progress, with words."""
        self._progress.show_progress(min(done, total), total)
        self.say(words)

    def set_possible(self, possible: bool) -> None:
        """Set whether there is anything to make."""
        self._possible = possible
        self._enable(not self.cancel.isVisibleTo(self))

    def set_busy(self, busy: bool) -> None:
        """Show Cancel during work; enable the buttons that start it only when idle."""
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
    """Lay out a dialog that copies: a row of options and preview, and a foot with `done`.

    `done` shows the last action. The shortcut for Copy works, too.
    """
    foot = lay_out(QHBoxLayout(), (done, 1), buttons, spacing=14)
    lay_out(QVBoxLayout(dialog), (row, 1), foot, margins=(AROUND, 16, AROUND, 14), spacing=12)
    QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), dialog).activated.connect(copy)


def keep_geometry(dialog: QDialog, settings: Settings, name: str) -> None:
    """Restore the geometry of the last dialog with this name, and save it at the end."""
    dialog.restoreGeometry(settings.window_value(name))
    dialog.finished.connect(lambda: settings.set_window_value(name, dialog.saveGeometry()))


class OptionForm(QWidget):
    """Rows of options; each control is named after its option.

    Signals:
        chosen: the new choice after a change by the user.
    """

    chosen = Signal(object)
    row_spacing = 6
    """Logical pixels between the controls of a row."""

    def __init__(
        self, options: Mapping[str, Option], choice: Any, parent: QWidget | None = None
    ) -> None:
        """Make it without rows, for some options and a first choice."""
        super().__init__(parent)
        self._options = options
        self._choice = choice
        self._combos: dict[str, QComboBox] = {}
        self._boxes: dict[str, tuple[QCheckBox, object]] = {}
        self._grid = QGridLayout(self)
        self._grid.setHorizontalSpacing(10)
        self._grid.setColumnStretch(1, 1)

    def show_choice(self, choice: Any) -> None:
        """Show a choice without a signal."""
        self._choice = choice
        for name, combo in self._combos.items():
            combo.setCurrentIndex(max(combo.findData(self._value(name)), 0))
        for name, (box, on) in self._boxes.items():
            box.setChecked(self._value(name) == on)

    def _value(self, name: str) -> Any:
        """Return the current value of an option."""
        return self._options[name].of(self._choice)

    def _choose(self, name: str, value: Any) -> None:
        """Set an option to a value in the form of the settings."""
        self._take(self._options[name].put(self._choice, value))

    def _take(self, choice: Any) -> None:
        changed = choice != self._choice
        # Even if unchanged: a click may have unchecked a checked button.
        self.show_choice(choice)
        if changed:
            self.chosen.emit(choice)

    def _add_row(self, label: str | None, *controls: QWidget) -> None:
        """Add a row of controls, with a label unless that is None."""
        row = self._grid.rowCount()
        if label is not None:
            title = QLabel(label, self)
            if not isinstance(controls[0], QAbstractButton):
                # Orca 43 would read only the label of buttons.
                title.setBuddy(controls[0])
            self._grid.addWidget(title, row, 0)
        named = {label.buddy() for label in self.findChildren(QLabel)}
        for control in controls:
            if isinstance(control, QComboBox) and control not in named:
                # Orca 48 reads the name of a list without a label as its value.
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
        """Return a combo box for the values of an option."""
        combo = self._combos[name] = narrow_combo(name, spoken, choices, self)
        # `activated` is emitted only for the user's choices.
        combo.activated.connect(partial(self._on_combo, name))
        return combo

    def _schemes(self, spoken: str, *first: str) -> QComboBox:
        """Return a combo box for the colours of boards, some of which come first."""
        self._first_schemes = first
        combo = self._combo("scheme", spoken, ((name, scheme_title(name)) for name in schemes()))
        combo.setIconSize(SWATCH)
        return combo

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        combo = self._combos.get("scheme")
        if combo is None:
            return
        # Own boards may have been made, changed or deleted since.
        combo.clear()
        known = schemes()
        for name in dict.fromkeys((*self._first_schemes, *known)):
            each = known[name]
            drawn = swatch(each.light_square, each.dark_square, each.hatch)
            combo.addItem(drawn, scheme_title(name), name)
        self.show_choice(self._choice)

    def _box(self, name: str, words: str, on: object = True, off: object = False) -> QCheckBox:
        """Return a check box for two values of an option."""
        box = QCheckBox(words, self)
        box.setObjectName(name)
        box.clicked.connect(partial(self._on_box, name, on, off))
        self._boxes[name] = (box, on)
        return box

    def _on_combo(self, name: str, index: int) -> None:
        self._choose(name, self._combos[name].itemData(index))

    def _on_box(self, name: str, on: object, off: object) -> None:
        # `clicked` passes no state to a partial.
        self._choose(name, on if self._boxes[name][0].isChecked() else off)


def say_in(label: QLabel, words: str, tone: str) -> None:
    """Show words in a tone, one of the names in the style sheet, such as "muted"."""
    label.setText(breakable(shown(words)))
    if label.objectName() != tone:
        label.setObjectName(tone)
        # A style sheet does not notice the new name by itself.
        label.style().unpolish(label)
        label.style().polish(label)

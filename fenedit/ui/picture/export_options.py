"""Edits the options of pictures in a form, with presets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QValidator
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QColorDialog,
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QInputDialog,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
)

from fenedit.diagram.description import LARGEST, SMALLEST
from fenedit.diagram.options import FORMATS, MILLIMETRES, PICTURE_OPTIONS, PictureChoice
from fenedit.session.settings import Settings
from fenedit.ui.fonts import font_choices
from fenedit.ui.option_form import SWATCH, OptionForm, swatch
from fenedit.ui.panels.card import tool_button
from fenedit.ui.picture.choice import (
    LONGEST_NAME,
    MOST_PRESETS,
    OWN,
    SHIPPED,
    delete_preset,
    keep_preset,
    own_presets,
    tidy_name,
    with_pieces_of,
)
from fenedit.ui.picture.text import (
    OTHER_GROUND,
    WHITE_GROUND,
    choices_of,
    format_tip,
    shipped_title,
)
from fenedit.ui.style import REST, SIZE, icon, inset_number, lay_out


def _take_key(self: QAbstractSpinBox, event: QKeyEvent) -> None:
    """Accept the number at Enter, which would also press the dialog's button."""
    QAbstractSpinBox.keyPressEvent(self, event)
    if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
        event.accept()


class SizeBox(QSpinBox):
    """A number that may be out of range while it is typed, and is corrected at the end.

    Signals:
        corrected: the typed number was out of range and was replaced by the nearest size.
    """

    corrected = Signal()
    keyPressEvent = _take_key  # noqa: N815

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(SMALLEST, LARGEST)
        self.setSingleStep(50)
        self.setSuffix(self.tr(" px"))
        inset_number(self)
        self.setAccessibleName(self.tr("Width in pixels"))
        words = self.tr("A picture is {least} to {most} pixels wide.")
        self.setToolTip(words.format(least=SMALLEST, most=LARGEST))

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Accept too large numbers; Qt would silently drop the last digit."""
        digits = self._digits(text)
        if digits.isascii() and digits.isdecimal() and int(digits[:6]) > LARGEST:
            state = QValidator.State
            return state.Intermediate if len(digits) <= 6 else state.Invalid, text, position
        return super().validate(text, position)

    def fixup(self, text: str) -> str:
        """Return the nearest valid number."""
        digits = self._digits(text)
        if not (digits.isascii() and digits.isdecimal()):
            return super().fixup(text)
        self.corrected.emit()
        nearest = min(max(int(digits), SMALLEST), LARGEST)
        return f"{nearest}{self.suffix()}"

    def _digits(self, text: str) -> str:
        return text.removesuffix(self.suffix()).strip()


class MillimetreBox(QDoubleSpinBox):
    """The width of a picture on paper."""

    keyPressEvent = _take_key  # noqa: N815

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(*MILLIMETRES)
        self.setDecimals(1)
        self.setSingleStep(5)
        self.setKeyboardTracking(False)
        self.setSuffix(self.tr(" mm"))
        inset_number(self)
        self.setAccessibleName(self.tr("Width in millimetres"))


USUAL_SIZES = (400, 800, 1200, 2048)
USUAL_WIDTHS = (40, 60, 80, 100)
"""In pixels, and in millimetres."""


class PictureOptions(OptionForm):
    """Rows of options of a picture.

    Attributes:
        last_move: whether the last move is highlighted, where there is one.
    """

    def __init__(
        self,
        piece_sets: Mapping[str, str],
        warn: Callable[[str], None],
        parent: QWidget | None = None,
    ) -> None:
        """Make it.

        Args:
            piece_sets: the names in the settings and the titles of the piece sets.
            warn: shows why something cannot be chosen.
            parent: the widget around it.
        """
        super().__init__(PICTURE_OPTIONS, PictureChoice(), parent)
        self._warn = warn
        self._formats: dict[str, QPushButton] = {}
        self._sizes: list[QPushButton] = []
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(7)
        for name in FORMATS:
            button = self._formats[name] = self._toggle(name.upper())
            button.setToolTip(format_tip(name))
            button.setAccessibleDescription(button.toolTip())
            button.clicked.connect(partial(self._choose, "format", name))
        self._add_row(self.tr("Format"), *self._formats.values())
        self._add_size()
        for name, label, choices in (
            ("orientation", self.tr("&Orientation"), choices_of("orientation")),
            ("coordinates", self.tr("Coor&dinates"), choices_of("coordinates")),
            ("scheme", self.tr("Co&lours"), ()),
            ("background", self.tr("&Background"), choices_of("background")),
            ("pieces", self.tr("P&ieces"), piece_sets.items()),
            ("font", self.tr("Fo&nt"), font_choices()),
            ("frame", self.tr("&Frame"), choices_of("frame")),
            ("margin", self.tr("&Margin"), choices_of("margin")),
        ):
            spoken = label.replace("&", "")
            is_scheme = name == "scheme"
            combo = self._schemes(spoken) if is_scheme else self._combo(name, spoken, choices)
            combo.setIconSize(SWATCH)
            self._add_row(label, combo)
        self.last_move = self._box("last_move", self.tr("Last move"))
        self.last_move.setToolTip(self.tr("Highlight the move that led to the position"))
        beside = lay_out(
            QHBoxLayout(),
            self._box("mover_mark", self.tr("Sho&w the side to move")),
            self._box("caption", self.tr("Cap&tion")),
            self.last_move,
            REST,
            spacing=14,
        )
        self._grid.addLayout(beside, self._grid.rowCount(), 0, 1, 2)
        marks = self._box("show_marks", self.tr("Arrows, circles and other mar&ks"))
        self._grid.addWidget(marks, self._grid.rowCount(), 0, 1, 2)

    @property
    def choice(self) -> PictureChoice:
        """The choice shown."""
        choice: PictureChoice = self._choice
        return choice

    @property
    def labels(self) -> list[QLabel]:
        """The labels before the options."""
        first = (self._grid.itemAtPosition(row, 0) for row in range(self._grid.rowCount()))
        widgets = (item.widget() for item in first if item is not None)
        return [widget for widget in widgets if isinstance(widget, QLabel)]

    def show_choice(self, choice: PictureChoice) -> None:
        """Show a choice without emitting a signal."""
        super().show_choice(choice)
        style = choice.style
        for name, button in self._formats.items():
            button.setChecked(name == choice.format)
        width = round(choice.width_mm, 1)
        with QSignalBlocker(self._size), QSignalBlocker(self._width):
            if self._size.value() != style.size:
                self._size.setValue(style.size)
            if self._width.value() != width:
                self._width.setValue(width)
        on_paper = choice.format == "pdf"
        self._width.setVisible(on_paper)
        for control in (self._size, self._double):
            control.setVisible(not on_paper)
        self._combos["dpi"].setVisible(choice.has_pixels)
        usual = USUAL_WIDTHS if on_paper else USUAL_SIZES
        for each, button in zip(usual, self._sizes, strict=True):
            button.setText(str(each))
            button.setChecked(each == (width if on_paper else style.size))
            name = self.tr("{0} mm") if on_paper else self.tr("{0} pixels")
            button.setAccessibleName(name.format(each))
        self._double.setEnabled(choice.has_pixels and style.size * 2 <= LARGEST)
        combo = self._combos["background"]
        other = self._value("background") == OTHER_GROUND
        drawn = swatch(style.background, style.background) if other else QIcon()
        combo.setItemIcon(combo.count() - 1, drawn)

    def offer_pieces(self, piece_sets: Mapping[str, str]) -> None:
        """Offer other piece sets."""
        combo = self._combos["pieces"]
        if [combo.itemData(row) for row in range(combo.count())] != list(piece_sets):
            combo.clear()
            for value, words in piece_sets.items():
                combo.addItem(words, value)
            self.show_choice(self._choice)

    # --- parts -----------------------------------------------------------------------------

    def _add_size(self) -> None:
        self._size = SizeBox(self)
        self._size.setObjectName("size")
        self._size.corrected.connect(self._say_sizes)
        self._size.valueChanged.connect(partial(self._choose, "size"))
        self._width = MillimetreBox(self)
        self._width.setObjectName("millimetres")
        # It replaces others, and takes no room beside them.
        self._width.hide()
        self._width.valueChanged.connect(partial(self._choose, "millimetres"))
        dpi = ((each, self.tr("{0} dpi").format(each)) for each in (96, 150, 300, 600))
        density = self._combo("dpi", self.tr("Dots per inch"), dpi)
        density.setToolTip(self.tr("How many pixels are printed per inch"))
        self._double = self._box("double", self.tr("@&2x"))
        self._double.setToolTip(self.tr("Twice the pixels, for high-resolution screens"))
        self._add_row(self.tr("Si&ze"), self._size, self._width, density, self._double)
        for number in range(len(USUAL_SIZES)):
            button = self._toggle("")
            button.clicked.connect(partial(self._choose_usual, number))
            self._sizes.append(button)
        line = lay_out(QHBoxLayout(), *self._sizes, spacing=6)
        self._grid.addLayout(line, self._grid.rowCount(), 1)

    def _choose_usual(self, number: int) -> None:
        if self.choice.format == "pdf":
            self._choose("millimetres", USUAL_WIDTHS[number])
        else:
            self._choose("size", USUAL_SIZES[number])

    def _toggle(self, words: str) -> QPushButton:
        button = QPushButton(words, self)
        button.setObjectName("toggle")
        button.setCheckable(True)
        button.setAutoDefault(False)
        return button

    # --- the choice ------------------------------------------------------------------------

    def _value(self, name: str) -> Any:
        value = super()._value(name)
        if name in {"frame", "margin", "dpi"}:
            combo = self._combos[name]
            offered = map(combo.itemData, range(combo.count()))
            return min(offered, key=lambda each: abs(each - value))
        if name == "background" and value not in {"", WHITE_GROUND}:
            return OTHER_GROUND
        return value

    def _choose(self, name: str, value: Any) -> None:
        if name == "background" and value == OTHER_GROUND:
            before = self.choice.style.background
            title = self.tr("Background of the Picture")
            colour = QColorDialog.getColor(QColor(before or WHITE_GROUND), self, title)
            value = colour.name() if colour.isValid() else before
        # Pixels, dots per inch and millimetres determine one another.
        if name == "size":
            self._take(self.choice.with_pixels(value))
        elif name == "dpi":
            self._take(self.choice.with_dpi(value))
        elif name == "millimetres":
            self._take(self.choice.with_millimetres(float(value)))
        else:
            super()._choose(name, value)

    def _say_sizes(self) -> None:
        # After the change of the number, whose own message would replace this one.
        QTimer.singleShot(0, self, partial(self._warn, self._size.toolTip()))


class PresetRow(QWidget):
    """A list of presets, with buttons to save and delete them.

    Attributes:
        label: the label before it.

    Signals:
        chosen: the PictureChoice of the picked preset.
    """

    chosen = Signal(object)

    def __init__(
        self, settings: Settings, say: Callable[[str], None], parent: QWidget | None = None
    ) -> None:
        """Make it; `say` reports what was saved or deleted, or why not."""
        super().__init__(parent)
        self._say = say
        self._settings = settings
        self._choice = PictureChoice()
        self._own: dict[str, PictureChoice] = {}
        self._combo = QComboBox(self)
        self._combo.setObjectName("presets")
        self._combo.setAccessibleName(self.tr("Preset"))
        self._combo.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._combo.setPlaceholderText(self.tr("Custom"))
        self._combo.activated.connect(self._on_picked)
        self.label = QLabel(self.tr("P&reset"), self)
        self.label.setBuddy(self._combo)
        self._keep = self._make_button(self.tr("Save these options as a preset…"))
        self._keep.clicked.connect(self.ask_name)
        self._delete = self._make_button(self.tr("Delete this preset"))
        self._delete.clicked.connect(self._on_delete)
        self.apply_look()
        lay_out(
            QHBoxLayout(self),
            self.label,
            (self._combo, 1),
            self._keep,
            self._delete,
            margins=0,
            spacing=10,
        )
        self._fill()
        settings.diagram_changed.connect(self._on_kept)

    def _make_button(self, words: str) -> QToolButton:
        button = tool_button(self, words)
        button.setIconSize(QSize(SIZE, SIZE))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button

    def apply_look(self) -> None:
        """Draw the icons in the window's colours."""
        self._keep.setIcon(icon("save"))
        self._delete.setIcon(icon("delete"))

    def show_choice(self, choice: PictureChoice) -> None:
        """Show the preset that equals a choice, if any."""
        self._choice = choice
        rows = range(self._combo.count())
        index = next((row for row in rows if self._preset(row) == choice), -1)
        self._combo.setCurrentIndex(index)
        self._delete.setEnabled(self._combo.currentData() in self._own)

    def ask_name(self) -> None:
        """Ask for a name for the choice."""
        dialog = QInputDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(self.tr("Save as Preset"))
        dialog.setLabelText(self.tr("Name of the preset:"))
        # Logical pixels wide enough for a typed name.
        dialog.resize(380, dialog.sizeHint().height())
        dialog.textValueSelected.connect(self.keep)
        dialog.open()

    def keep(self, text: str) -> None:
        """Save the choice under a name, replacing a preset of the user's."""
        name = tidy_name(text)
        if not name:
            self._say(self.tr("A preset needs a name."))
            return
        if name.casefold() in {shipped_title(each).casefold() for each in SHIPPED}:
            words = self.tr("“{name}” is a built-in preset. Choose another name.")
            self._say(words.format(name=name))
            return
        try:
            keep_preset(self._settings, name, self._choice)
        except ValueError:
            words = self.tr("There are already {count} presets. Delete one first.")
            self._say(words.format(count=MOST_PRESETS))
            return
        self._combo.setCurrentIndex(self._combo.findText(name))
        self._delete.setEnabled(True)
        words = self.tr("Saved as “{name}”.")
        if len(" ".join(text.split())) > LONGEST_NAME:
            words = self.tr("Saved as “{name}”: names have at most {most} characters.")
        self._say(words.format(name=name, most=LONGEST_NAME))

    def _fill(self) -> None:
        self._combo.clear()
        # The data of an item is the name of a user's preset, or the index of the program's.
        for index, name in enumerate(SHIPPED):
            self._combo.addItem(shipped_title(name), index)
        self._own = own_presets(self._settings)
        if self._own:
            self._combo.insertSeparator(self._combo.count())
        for name in self._own:
            self._combo.addItem(name, name)

    def _on_kept(self, name: str) -> None:
        # Perhaps deleted in another window.
        if name == OWN:
            self._fill()
            self.show_choice(self._choice)

    def _preset(self, row: int) -> PictureChoice | None:
        """Return the choice of a row, None for the separator."""
        key = self._combo.itemData(row)
        if isinstance(key, int):
            return with_pieces_of(tuple(SHIPPED.values())[key], self._choice)
        return self._own.get(key)

    def _on_picked(self, row: int) -> None:
        self.chosen.emit(self._preset(row))

    def _on_delete(self) -> None:
        name = self._combo.currentData()
        delete_preset(self._settings, name)
        self._say(self.tr("Deleted the preset “{name}”.").format(name=name))

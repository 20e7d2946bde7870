"""The options of pictures, as a form that shows one choice and tells of another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QColorDialog,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import LARGEST, SCHEMES
from fenedit.ui.diagram.choice import FORMATS, PictureChoice
from fenedit.ui.diagram.export_words import (
    FRAMES,
    MARGINS,
    OTHER_GROUND,
    WHITE_GROUND,
    background_choices,
    coordinates_choices,
    format_tip,
    frame_choices,
    margin_choices,
    orientation_choices,
)
from fenedit.ui.diagram.size_box import SizeBox

USUAL_SIZES: Final = (400, 800, 1200, 2048)
_SWATCH: Final = QSize(22, 14)
_FINEST: Final = 2.0
_HATCH: Final = Qt.BrushStyle.BDiagPattern


class PictureOptions(QWidget):
    """Rows of options.

    Signals:
        chosen: the PictureChoice after the person changed something.
        said: a sentence about something that cannot be chosen.
    """

    chosen = Signal(object)
    said = Signal(str)

    def __init__(self, piece_sets: Mapping[str, str], parent: QWidget | None = None) -> None:
        """Make it.

        Args:
            piece_sets: for each piece set its name in the settings, and what it is called.
            parent: what it stands in.
        """
        super().__init__(parent)
        self._choice = PictureChoice()
        self._labels: list[QLabel] = []
        self._combos: dict[str, QComboBox] = {}
        self._boxes: dict[str, QCheckBox] = {}
        self._formats: dict[str, QPushButton] = {}
        self._sizes: dict[int, QPushButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(7)
        self._grid.setColumnStretch(1, 1)
        self._add_formats()
        self._add_size()
        for name, label, choices in (
            ("orientation", self.tr("&Orientation"), orientation_choices()),
            ("coordinates", self.tr("Coor&dinates"), coordinates_choices()),
            ("scheme", self.tr("Co&lours"), ((name, name) for name in SCHEMES)),
            ("background", self.tr("&Background"), background_choices()),
            ("pieces", self.tr("P&ieces"), piece_sets.items()),
            ("frame", self.tr("&Frame"), frame_choices()),
            ("margin", self.tr("&Margin"), margin_choices()),
        ):
            self._add_choice(name, label, choices)
        for row, each in enumerate(SCHEMES.values()):
            swatch = _swatch(each.light_square, each.dark_square, each.hatch)
            self._combos["scheme"].setItemIcon(row, swatch)
        self._add_switch("mover_mark", self.tr("Mark &whose turn it is"))
        self._add_switch("show_marks", self.tr("Arrows, circles and other mar&ks"))

    @property
    def choice(self) -> PictureChoice:
        """What is shown to be chosen."""
        return self._choice

    @property
    def label_width(self) -> int:
        """How wide the labels before the options are, in logical pixels."""
        return max(label.sizeHint().width() for label in self._labels)

    def show_choice(self, choice: PictureChoice) -> None:
        """Show a choice; this tells nobody."""
        self._choice = choice
        style = choice.style
        for name, button in self._formats.items():
            button.setChecked(name == choice.format)
        if self._size.value() != style.size:
            self._size.setValue(style.size)
        for size, button in self._sizes.items():
            button.setChecked(size == style.size)
        is_png = choice.format == "png"
        self._double.setChecked(choice.double)
        self._double.setEnabled(is_png and style.size * 2 <= LARGEST)
        self._show("orientation", choice.orientation)
        self._show("coordinates", style.coordinates.value)
        self._show("scheme", style.scheme)
        self._show("pieces", style.pieces)
        self._show("frame", _nearest(style.frame, FRAMES))
        self._show("margin", _nearest(style.margin, MARGINS))
        self._show_background(style.background)
        self._boxes["mover_mark"].setChecked(style.mover_mark)
        self._boxes["show_marks"].setChecked(style.show_marks)

    def offer_pieces(self, piece_sets: Mapping[str, str]) -> None:
        """Offer other piece sets, as a person's own may come and go."""
        combo = self._combos["pieces"]
        if [combo.itemData(row) for row in range(combo.count())] != list(piece_sets):
            combo.clear()
            for value, words in piece_sets.items():
                combo.addItem(words, value)
            self._show("pieces", self._choice.style.pieces)

    # --- what it is made of ----------------------------------------------------------------

    def _add_row(self, label: str, buddy: QWidget, *others: QWidget) -> None:
        title = QLabel(label, self)
        title.setBuddy(buddy)
        self._labels.append(title)
        row = self._grid.rowCount()
        self._grid.addWidget(title, row, 0)
        if not others:
            self._grid.addWidget(buddy, row, 1)
            return
        line = QHBoxLayout()
        line.setSpacing(6)
        for widget in (buddy, *others):
            line.addWidget(widget)
        self._grid.addLayout(line, row, 1)

    def _add_formats(self) -> None:
        for name in FORMATS:
            button = self._toggle(name.upper())
            button.setToolTip(format_tip(name))
            button.setAccessibleDescription(button.toolTip())
            button.clicked.connect(partial(self._choose_format, name))
            self._formats[name] = button
        self._add_row(self.tr("Format"), *self._formats.values())

    def _add_size(self) -> None:
        self._size = SizeBox(self)
        self._size.setObjectName("size")
        self._size.corrected.connect(self._say_sizes)
        self._size.valueChanged.connect(self._choose_size)
        self._double = QCheckBox(self.tr("@&2x"), self)
        self._double.setObjectName("double")
        self._double.setToolTip(self.tr("Twice the pixels, for screens with two to a point"))
        self._double.clicked.connect(self._choose_double)
        self._add_row(self.tr("Si&ze"), self._size, self._double)
        line = QHBoxLayout()
        line.setSpacing(6)
        for size in USUAL_SIZES:
            button = self._toggle(str(size))
            button.setAccessibleName(self.tr("{0} pixels").format(size))
            button.clicked.connect(partial(self._size.setValue, size))
            self._sizes[size] = button
            line.addWidget(button)
        self._grid.addLayout(line, self._grid.rowCount(), 1)

    def _toggle(self, words: str) -> QPushButton:
        button = QPushButton(words, self)
        button.setObjectName("toggle")
        button.setCheckable(True)
        button.setAutoDefault(False)
        return button

    def _add_choice(self, name: str, label: str, choices: Iterable[tuple[object, str]]) -> None:
        combo = QComboBox(self)
        combo.setObjectName(name)
        combo.setAccessibleName(label.replace("&", ""))
        combo.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        combo.setIconSize(_SWATCH)
        for value, words in choices:
            combo.addItem(words, value)
        combo.activated.connect(partial(self._choose, name))
        self._combos[name] = combo
        self._add_row(label, combo)

    def _add_switch(self, name: str, label: str) -> None:
        box = QCheckBox(label, self)
        box.setObjectName(name)
        box.clicked.connect(partial(self._choose_switch, name))
        self._grid.addWidget(box, self._grid.rowCount(), 0, 1, 2)
        self._boxes[name] = box

    # --- what it shows ---------------------------------------------------------------------

    def _show(self, name: str, value: object) -> None:
        combo = self._combos[name]
        combo.setCurrentIndex(max(combo.findData(value), 0))

    def _show_background(self, colour: str) -> None:
        combo = self._combos["background"]
        last = combo.count() - 1
        other = colour not in {"", WHITE_GROUND}
        combo.setItemIcon(last, _swatch(colour, colour) if other else QIcon())
        combo.setCurrentIndex(last if other else combo.findData(colour))

    # --- what is chosen --------------------------------------------------------------------

    def _choose(self, name: str, index: int) -> None:
        value: Any = self._combos[name].itemData(index)
        if name == "orientation":
            self._take(replace(self._choice, orientation=value))
            return
        if name == "coordinates":
            value = Coordinates(value)
        elif name == "background" and value == OTHER_GROUND:
            value = self._asked_colour()
        self._take(replace(self._choice, style=replace(self._choice.style, **{name: value})))

    def _asked_colour(self) -> str:
        before = self._choice.style.background
        title = self.tr("Background of the Picture")
        colour = QColorDialog.getColor(QColor(before or WHITE_GROUND), self, title)
        return colour.name() if colour.isValid() else before

    def _choose_switch(self, name: str) -> None:
        on: Any = self._boxes[name].isChecked()
        self._take(replace(self._choice, style=replace(self._choice.style, **{name: on})))

    def _choose_format(self, name: Any, _checked: bool = False) -> None:
        self._take(replace(self._choice, format=name))

    def _choose_size(self, size: int) -> None:
        if size != self._choice.style.size:
            self._take(replace(self._choice, style=replace(self._choice.style, size=size)))

    def _say_sizes(self) -> None:
        # Behind the change of the number, whose own words would take the place of these.
        QTimer.singleShot(0, self, partial(self.said.emit, self._size.toolTip()))

    def _choose_double(self, on: bool) -> None:
        self._take(replace(self._choice, double=on))

    def _take(self, choice: PictureChoice) -> None:
        changed = choice != self._choice
        # Shown in any case: a button that was checked is no longer when it is pressed again.
        self.show_choice(choice)
        if changed:
            self.chosen.emit(choice)


def _nearest(value: float, known: Iterable[float]) -> float:
    return min(known, key=lambda each: abs(each - value))


def _swatch(light: str, dark: str, hatch: str = "") -> QIcon:
    """Return a picture of two squares."""
    pixmap = QPixmap(_SWATCH * _FINEST)
    pixmap.setDevicePixelRatio(_FINEST)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    half, height = _SWATCH.width() / 2, float(_SWATCH.height())
    painter.fillRect(QRectF(0, 0, half, height), QColor(light))
    painter.fillRect(QRectF(half, 0, half, height), QColor(dark))
    if hatch:
        painter.fillRect(QRectF(half, 0, half, height), QBrush(QColor(hatch), _HATCH))
    painter.setPen(QPen(QColor("#80808080"), 1))
    painter.drawRect(QRectF(0.5, 0.5, _SWATCH.width() - 1, height - 1))
    painter.end()
    return QIcon(pixmap)

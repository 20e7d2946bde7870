"""The options of a sheet, in a column, and the value that settings keep of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import GREY, HATCHED, SCHEMES, DiagramStyle
from fenedit.diagram.sheet.layout import MARGINS, MOST_A_PAGE, MOST_LINES
from fenedit.diagram.sheet.pages import SheetStyle, sheet_from_settings, sheet_settings
from fenedit.ui.picture.choice import PictureChoice, choice_from_dict, choice_to_dict
from fenedit.ui.sheet.text import (
    Choices,
    above_choices,
    coordinates_choices,
    held_choices,
    orientation_choices,
    paper_choices,
)
from fenedit.ui.style import inset_number

KEPT_AS: Final = "sheet"
"""The name under which settings keep the choice."""

USUAL_STYLE: Final = DiagramStyle(
    coordinates=Coordinates.NONE,
    frame=0.06,
    scheme=HATCHED.name,
    mover_mark=True,
    show_marks=False,
)
"""What problem papers print. What is drawn over a position often tells its solution."""
USUAL_SHEET: Final = SheetStyle()


@dataclass(frozen=True, slots=True)
class SheetChoice:
    """How a sheet is made.

    Attributes:
        sheet: the layout of its pages.
        style: the look of its diagrams.
        solve: whether problems that keep no solution are solved for the solutions pages.
    """

    sheet: SheetStyle = USUAL_SHEET
    style: DiagramStyle = USUAL_STYLE
    solve: bool = False


def to_settings(choice: SheetChoice, pieces: str = USUAL_STYLE.pieces) -> dict[str, Any]:
    """Return a choice as JSON can hold it.

    Args:
        choice: what was chosen.
        pieces: the piece set of the window; as long as the sheet has it, it goes on following.
    """
    style = choice_to_dict(PictureChoice(style=choice.style))
    if choice.style.pieces == pieces:
        del style["pieces"]
    return {
        "sheet": sheet_settings(choice.sheet),
        "style": style,
        "solve": choice.solve,
        "marks": choice.style.show_marks,
    }


def from_settings(kept: Mapping[str, Any], pieces: str = USUAL_STYLE.pieces) -> SheetChoice:
    """Return the choice that was kept; what is missing or makes no sense is as in a new one.

    Args:
        kept: what `to_settings` returned.
        pieces: the piece set of the window, where no other one was chosen.
    """
    sheet, style = kept.get("sheet"), kept.get("style")
    usual = PictureChoice(style=replace(USUAL_STYLE, pieces=pieces))
    known = choice_from_dict(style, usual) if isinstance(style, dict) else usual
    return SheetChoice(
        sheet_from_settings(sheet if isinstance(sheet, dict) else {}),
        replace(known.style, margin=0.0, background="", show_marks=kept.get("marks") is True),
        kept.get("solve") is True,
    )


_OF_THE_STYLE: Final = ("scheme", "pieces", "coordinates", "mover_mark", "show_marks")
_LONGEST: Final = 200
"""Characters of a header or footer."""


class SheetOptions(QWidget):
    """Shows a SheetChoice and changes it.

    Attributes:
        records: offers the collection and what is selected of it.

    Signals:
        changed: the person has chosen something else.
    """

    changed = Signal()

    def __init__(
        self,
        choice: SheetChoice,
        piece_sets: Mapping[str, str],
        parent: QWidget | None = None,
    ) -> None:
        """Make it.

        Args:
            choice: what is chosen at first.
            piece_sets: for each piece set its name in the settings, and what it is called.
            parent: what it belongs to.
        """
        super().__init__(parent)
        self._choice = choice
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 8, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)
        self.records = self._fitting(QComboBox(self), "records")
        # `activated` is the person's doing alone.
        self.records.activated.connect(self._on_records)
        self._row(self.tr("Pos&itions"), self.records)
        self._make_page_rows()
        self._make_caption_rows()
        self._make_board_rows(tuple(piece_sets.items()))
        self._make_edge_rows()
        self._make_solution_rows()
        self._grid.setRowStretch(self._grid.rowCount(), 1)

    @property
    def choice(self) -> SheetChoice:
        """What is chosen."""
        return self._choice

    def offer_records(self, choices: Choices) -> None:
        """Offer other records; what was chosen stays, if it is still there."""
        before = self.records.currentData()
        self.records.clear()
        for value, words in choices:
            self.records.addItem(words, value)
        self.records.setCurrentIndex(max(0, self.records.findData(before)))
        self.records.setEnabled(self.records.count() > 1)

    # --- what it is made of ----------------------------------------------------------------

    def _make_page_rows(self) -> None:
        paper = self._combo("paper", self.tr("Paper"), paper_choices())
        held = self._combo("landscape", self.tr("How the paper is held"), held_choices())
        self._row(self.tr("P&aper"), paper, held)
        count = self._spin("per_page", self.tr("Diagrams on a page"), (1, MOST_A_PAGE))
        margin = self._spin("margin", self.tr("Margin"), MARGINS)
        margin.setSuffix(self.tr(" mm"))
        beside = QLabel(self.tr("&Margin"), self)
        beside.setBuddy(margin)
        self._row(self.tr("&On a page"), count, beside, margin)

    def _make_caption_rows(self) -> None:
        self._row(self.tr("A&bove"), self._combo("above", self.tr("Above"), above_choices()))
        asked = self._check("stipulation", self.tr("&Stipulation"))
        count = self._check("count", self.tr("Coun&t (10+8)"))
        self._row(self.tr("Below"), asked, count)
        lines = self._spin("answer_lines", self.tr("Lines to write on"), (0, MOST_LINES))
        lines.setSpecialValueText(self.tr("None"))
        self._row(self.tr("Blank &lines"), lines)

    def _make_board_rows(self, piece_sets: tuple[tuple[str, str], ...]) -> None:
        names = [HATCHED.name, GREY.name]
        names += [name for name in SCHEMES if name not in names]
        schemes = tuple((name, name) for name in names)
        colours = self._combo("scheme", self.tr("Colours"), schemes)
        pieces = self._combo("pieces", self.tr("Pieces"), piece_sets)
        self._row(self.tr("Boa&rd"), colours, pieces)
        bottom = self._combo("orientation", self.tr("Orientation"), orientation_choices())
        coordinates = self._combo("coordinates", self.tr("Coordinates"), coordinates_choices())
        self._row(None, bottom, coordinates)
        self._row(None, self._check("mover_mark", self.tr("Mark &whose turn it is")))
        drawn = self._check("show_marks", self.tr("Arrows, circles and other mar&ks"))
        drawn.setToolTip(self.tr("What is drawn over the boards; it may tell the solution."))
        self._row(None, drawn)

    def _make_edge_rows(self) -> None:
        tip = self.tr("{title}, {page} and {date} stand for the file, the page and today.")
        for name, label in (("header", self.tr("&Header")), ("footer", self.tr("&Footer"))):
            field = QLineEdit(str(getattr(self._choice.sheet, name)), self)
            field.setObjectName(name)
            field.setMaxLength(_LONGEST)
            field.setToolTip(tip)
            field.setAccessibleDescription(tip)
            field.textEdited.connect(partial(self._choose, name))
            self._row(label, field)
        hint = QLabel(tip, self)
        hint.setObjectName("muted")
        hint.setWordWrap(True)
        self._row(None, hint)
        self._row(None, self._check("page_numbers", self.tr("Page &numbers")))

    def _make_solution_rows(self) -> None:
        at_end = QCheckBox(self.tr("Sol&utions at the end"), self)
        at_end.setObjectName("solutions")
        at_end.setChecked(self._choice.sheet.solutions == "page")
        at_end.clicked.connect(self._on_solutions)
        self._solve = self._check("solve", self.tr("Sol&ve those without a solution"))
        self._solve.setEnabled(at_end.isChecked())
        self._row(None, at_end)
        self._row(None, self._solve)

    def _row(self, label: str | None, *widgets: QWidget) -> None:
        row = self._grid.rowCount()
        if label is not None:
            title = QLabel(label, self)
            title.setBuddy(widgets[0])
            self._grid.addWidget(title, row, 0)
        if len(widgets) == 1:
            self._grid.addWidget(widgets[0], row, 1)
            return
        beside = QHBoxLayout()
        beside.setSpacing(8)
        for widget in widgets:
            beside.addWidget(widget, 0 if isinstance(widget, QLabel) else 1)
        self._grid.addLayout(beside, row, 1)

    def _combo(self, name: str, spoken: str, choices: Choices | Iterable[Any]) -> QComboBox:
        combo = self._fitting(QComboBox(self), name)
        combo.setAccessibleName(spoken)
        combo.setToolTip(spoken)
        for value, words in choices:
            combo.addItem(words, value)
        value = self._value(name)
        combo.setCurrentIndex(max(0, combo.findData(value)))
        # The list that drops down need not be as narrow as what it drops down from.
        combo.view().setMinimumWidth(combo.minimumSizeHint().width())
        combo.activated.connect(partial(self._on_combo, combo, name))
        return combo

    def _spin(self, name: str, spoken: str, bounds: tuple[float, float]) -> QSpinBox:
        spin = QSpinBox(self)
        spin.setObjectName(name)
        spin.setAccessibleName(spoken)
        spin.setRange(int(bounds[0]), int(bounds[1]))
        spin.setValue(round(self._value(name)))
        inset_number(spin)
        # The wheel belongs to the column that scrolls.
        spin.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        spin.valueChanged.connect(partial(self._choose, name))
        return spin

    def _check(self, name: str, words: str) -> QCheckBox:
        check = QCheckBox(words, self)
        check.setObjectName(name)
        check.setChecked(bool(self._value(name)))
        # Not `clicked`, which tells a partial nothing of the state.
        check.toggled.connect(partial(self._choose, name))
        return check

    def _fitting(self, combo: QComboBox, name: str) -> QComboBox:
        combo.setObjectName(name)
        combo.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        return combo

    # --- what is chosen --------------------------------------------------------------------

    def _value(self, name: str) -> Any:
        if name == "solve":
            return self._choice.solve
        if name not in _OF_THE_STYLE:
            return getattr(self._choice.sheet, name)
        value = getattr(self._choice.style, name)
        return value.value if isinstance(value, Coordinates) else value

    def _on_combo(self, combo: QComboBox, name: str, _index: int) -> None:
        self._choose(name, combo.currentData())

    def _on_records(self, _index: int) -> None:
        self.changed.emit()

    def _on_solutions(self, wanted: bool) -> None:
        self._solve.setEnabled(wanted)
        self._choose("solutions", "page" if wanted else "none")

    def _choose(self, name: str, value: Any) -> None:
        choice = self._choice
        if name == "solve":
            choice = replace(choice, solve=value)
        elif name in _OF_THE_STYLE:
            value = Coordinates(value) if name == "coordinates" else value
            choice = replace(choice, style=replace(choice.style, **{name: value}))
        else:
            value = float(value) if name == "margin" else value
            choice = replace(choice, sheet=replace(choice.sheet, **{name: value}))
        if choice != self._choice:
            self._choice = choice
            self.changed.emit()

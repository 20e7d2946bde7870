"""Edits the options of a sheet in a column."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QSpinBox, QWidget

from fenedit.diagram.description import GREY, HATCHED, scheme
from fenedit.diagram.options import SHEET_OPTIONS, SheetChoice
from fenedit.diagram.sheet.layout import HANDOUT, LONGEST_EDGE, SheetStyle
from fenedit.ui.fonts import font_choices
from fenedit.ui.option_form import (
    Choices,
    OptionForm,
    OrderList,
    RecordsCombo,
    narrow_combo,
)
from fenedit.ui.panels.card import label_for
from fenedit.ui.sheet.text import DATES, choices_of, letter_choices, number_choices
from fenedit.ui.style import inset_number

CUSTOM = "custom"
LAYOUTS: Mapping[str, Mapping[str, Any]] = {
    "collection": {name: getattr(SheetStyle(), name) for name in HANDOUT},
    "handout": HANDOUT,
}
"""The options that each layout sets."""


def layout_of(sheet: SheetStyle) -> str:
    """Return the name of the layout whose options a sheet has, or CUSTOM."""
    fitting = (name for name, changes in LAYOUTS.items() if replace(sheet, **changes) == sheet)
    return next(fitting, CUSTOM)


class SheetOptions(OptionForm):
    """Shows a SheetChoice and changes it.

    Attributes:
        records: the choice of records.
    """

    row_spacing = 8

    def __init__(
        self, choice: SheetChoice, piece_sets: Mapping[str, str], parent: QWidget | None = None
    ) -> None:
        """Make it.

        Args:
            choice: the first choice.
            piece_sets: the names in the settings and the titles of the piece sets.
            parent: the parent widget.
        """
        super().__init__(SHEET_OPTIONS, choice, parent)
        self._spins: dict[str, QSpinBox] = {}
        self._fields: dict[str, QLineEdit] = {}
        self._grid.setContentsMargins(0, 0, 8, 0)
        self._grid.setVerticalSpacing(5)
        self.records = RecordsCombo("", self)
        self.records.activated.connect(lambda _index: self.chosen.emit(self._choice))
        self._add_row(self.tr("Pos&itions"), self.records)
        self._layout = narrow_combo("layout", self.tr("Layout"), choices_of("layout"), self)
        self._layout.activated.connect(self._on_layout)
        self._add_row(self.tr("Layout"), self._layout)
        self._make_page_rows()
        self._make_edge("header", self.tr("&Header"))
        where = self._combo("solutions", self.tr("Solutions"), choices_of("solutions"))
        self._add_row(self.tr("Sol&utions"), where)
        self._solve = self._box("solve", self.tr("Sol&ve those without a solution"))
        self._add_row(None, self._solve)
        self._unfold = QPushButton(self.tr("More Options"), self)
        self._unfold.setObjectName("more")
        self._unfold.setCheckable(True)
        self._unfold.setAutoDefault(False)
        self._add_row(None, self._unfold)
        few = self.findChildren(QWidget)
        self._make_caption_rows()
        self._make_board_rows(piece_sets)
        self._make_edge("footer", self.tr("&Footer"))
        self._cmyk = self._box("cmyk", self.tr("Black ink only (CM&YK)"))
        first = self._spin("first_page", self.tr("First page number"))
        beside = label_for(first, self.tr("from"), self)
        self._add_row(None, self._box("page_numbers", self.tr("Page &numbers")), beside, first)
        binding = self._spin("binding", self.tr("Room for binding"))
        binding.setSuffix(self.tr(" mm"))
        binding.setSpecialValueText(self.tr("None"))
        binding.setToolTip(
            self.tr(
                "Extra room at the inner edges of facing pages; page numbers are at the outer ones."
            )
        )
        self._add_row(self.tr("Binding"), binding, self._cmyk)
        self._make_solution_rows()
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        self.show_choice(choice)
        self._unfold.setChecked(True)
        direct = self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        for widget in direct:
            if widget not in few and not widget.isHidden():
                self._unfold.toggled.connect(widget.setVisible)

    @property
    def choice(self) -> SheetChoice:
        """The choice shown."""
        choice: SheetChoice = self._choice
        return choice

    def show_choice(self, choice: SheetChoice) -> None:
        """Show a choice without emitting a signal."""
        super().show_choice(choice)
        for name, spin in self._spins.items():
            if spin.value() != self._value(name):
                spin.setValue(round(self._value(name)))
        for name, field in self._fields.items():
            if field.text() != self._value(name):
                field.setText(self._value(name))
        self._order.show_order(choice.sheet.order)
        self._layout.setCurrentIndex(self._layout.findData(layout_of(choice.sheet)))
        for box in (self._variations, *self._beside, self._letters, self._solve):
            box.setEnabled(choice.sheet.solved)
        for box in self._more:
            box.setEnabled(choice.solve and self._solve.isEnabled())
        self._cmyk.setEnabled(scheme(choice.style.scheme).for_print)

    def fold(self) -> None:
        """Hide the options that are seldom needed, unless the layout is a custom one."""
        self._unfold.setChecked(self._layout.currentData() == CUSTOM)

    # --- parts -----------------------------------------------------------------------------

    def _make_page_rows(self) -> None:
        paper = self._combo("paper", self.tr("Paper"), choices_of("paper"))
        held = self._combo("landscape", self.tr("Paper orientation"), choices_of("landscape"))
        self._add_row(self.tr("P&aper"), paper, held)
        count = self._spin("per_page", self.tr("Diagrams on a page"))
        margin = self._spin("margin", self.tr("Margin"))
        margin.setSuffix(self.tr(" mm"))
        beside = label_for(margin, self.tr("&Margin"), self)
        self._add_row(self.tr("&On a page"), count, beside, margin)

    def _make_caption_rows(self) -> None:
        self._add_row(
            self.tr("A&bove"), self._combo("above", self.tr("Above"), choices_of("above"))
        )
        self._order = OrderList(choices_of("order"), self.tr("Order"), self)
        self._order.reordered.connect(partial(self._choose, "order"))
        self._add_row(self.tr("Ord&er"), self._order)
        style = self._combo("number_style", self.tr("Numbers"), number_choices())
        first = self._spin("number_from", self.tr("First number"))
        beside = label_for(first, self.tr("from"), self)
        dates = self._combo("dates", self.tr("Dates"), DATES.items())
        self._add_row(self.tr("Numbers"), style, beside, first, dates)
        asked = self._box("stipulation", self.tr("&Stipulation"))
        count = self._box("count", self.tr("Coun&t (10+8)"))
        self._add_row(self.tr("Below"), asked, count)
        self._add_row(None, self._box("in_words", self.tr("In words: White to move, mate in 2")))
        self._add_row(None, self._box("name_line", self.tr("Lines for name and date")))
        lines = self._spin("answer_lines", self.tr("Blank lines"))
        lines.setSpecialValueText(self.tr("None"))
        font = self._combo("font", self.tr("Font"), font_choices())
        beside = label_for(font, self.tr("Font"), self)
        self._add_row(self.tr("Blank &lines"), lines, beside, font)
        link = self._combo("link", self.tr("QR code"), choices_of("link"))
        link.setToolTip(self.tr("Scanned with a phone, the code opens the position on this page."))
        self._add_row(None, link)

    def _make_board_rows(self, piece_sets: Mapping[str, str]) -> None:
        colours = self._schemes(self.tr("Colours"), HATCHED.name, GREY.name)
        pieces = self._combo("pieces", self.tr("Pieces"), piece_sets.items())
        self._add_row(self.tr("Boa&rd"), colours, pieces)
        bottom = self._combo("orientation", self.tr("Orientation"), choices_of("orientation"))
        coordinates = self._combo("coordinates", self.tr("Coordinates"), choices_of("coordinates"))
        self._add_row(None, bottom, coordinates)
        self._add_row(None, self._box("mover_mark", self.tr("Sho&w the side to move")))
        drawn = self._box("show_marks", self.tr("Arrows, circles and other mar&ks"))
        drawn.setToolTip(self.tr("Marks drawn on the boards; they may give away the solution."))
        self._add_row(None, drawn)

    def _make_solution_rows(self) -> None:
        self._letters = self._combo("letters", self.tr("Letters of moves"), letter_choices())
        self._add_row(self.tr("Moves"), self._letters)
        self._variations = self._box("variations", self.tr("Variations and si&gns (!, ?)"))
        self._variations.setToolTip(
            self.tr("For games: their first moves are printed as the solution.")
        )
        self._add_row(None, self._variations)
        run_on = self._box("run_on", self.tr("Several variations on a line"))
        self._add_row(None, run_on)
        self._beside = (
            run_on,
            self._box("themes", self.tr("Themes")),
            self._box("comments", self.tr("Comments")),
        )
        self._add_row(None, *self._beside[1:])
        self._more = (
            self._box("tries", self.tr("Tries")),
            self._box("set_play", self.tr("Set play")),
        )
        self._add_row(None, *self._more)

    def _make_edge(self, name: str, label: str) -> None:
        tip = self.tr("{title}, {page} and {date} stand for the file, the page and today.")
        field = self._fields[name] = QLineEdit(self)
        field.setObjectName(name)
        field.setMaxLength(LONGEST_EDGE)
        field.setToolTip(tip)
        field.setPlaceholderText("{title}, {page}, {date}")
        field.setAccessibleDescription(tip)
        field.textEdited.connect(partial(self._choose, name))
        self._add_row(label, field)

    def _combo(self, name: str, spoken: str, choices: Choices) -> QComboBox:
        combo = super()._combo(name, spoken, choices)
        combo.setToolTip(spoken)
        # The drop-down list may be wider than its box.
        combo.view().setMinimumWidth(combo.minimumSizeHint().width())
        return combo

    def _spin(self, name: str, spoken: str) -> QSpinBox:
        spin = self._spins[name] = QSpinBox(self)
        least, most = self._options[name].bounds
        spin.setObjectName(name)
        spin.setAccessibleName(spoken)
        spin.setRange(int(least), int(most))
        spin.setValue(round(self._value(name)))
        inset_number(spin)
        # The wheel scrolls the column.
        spin.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        spin.valueChanged.connect(partial(self._choose, name))
        return spin

    def _on_layout(self, index: int) -> None:
        name = self._layout.itemData(index)
        if name == CUSTOM:
            self._unfold.setChecked(True)
        changes = LAYOUTS.get(name, {})
        self._take(replace(self.choice, sheet=replace(self.choice.sheet, **changes)))

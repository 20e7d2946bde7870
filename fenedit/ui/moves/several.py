"""Asks which positions of games become records of their own."""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from fenedit.jobs.taking import places
from fenedit.session.background import Slices
from fenedit.session.collection.rows import Rows, count, each
from fenedit.session.intents.many_records import MOST
from fenedit.session.moves.taking import Trees
from fenedit.ui.dialogs import Help
from fenedit.ui.panels.card import label_of
from fenedit.ui.style import REST, lay_out
from fenedit.ui.translation import counted, grouped
from fenedit.ui.voice import describe_silently, settle

_MOST = 999
"""The last move number that can be chosen."""


class SeveralDialog(QDialog):
    """Asks for places in games, and shows how many positions there are.

    Attributes:
        choices: the radio buttons by name.
        step: for "every", the number of moves.
        first: for "all", the number of the first move.
        last: for "all", that of the last one.
        number: for "move", the number of the move.
        side: for "move", the side that makes it: "w" or "b".
        told: the label that says how many positions there are.
    """

    def __init__(self, rows: Rows, trees: Trees, parent: QWidget) -> None:
        """Offer the games of some rows; `trees` reads their moves."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("New Positions from Game"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._rows, self._trees = rows, trees
        self._counting = Slices(self)
        self._counting.done.connect(partial(self._say_count, is_whole=True))
        self._counting.progressed.connect(self._say_count)
        self._games = self._positions = 0
        self.choices: dict[str, QRadioButton] = {}
        self._group = QButtonGroup(self)
        self.step, self.number = self._spin(10), self._spin(20)
        self.first, self.last = self._spin(1), self._spin(_MOST)
        self.side = QComboBox(self)
        self.side.addItem(self.tr("White"), "w")
        self.side.addItem(self.tr("Black"), "b")
        many = count(rows)
        several = self.tr("Positions of %n selected games", "", many)
        heading = label_of(self, "", counted("Positions of the shown game", several, many))
        rows_of_choices = (
            self._row("marks", self.tr("At &diagram signs, coloured squares and arrows")),
            self._row("comments", self.tr("After each move with a &comment")),
            self._row("nags", self.tr("After each move with a &sign, such as ! or ±")),
            self._row("last", self.tr("After the &last move")),
            self._row("move", self.tr("After &move number"), self.number, self.side),
            self._row("every", self.tr("After &every"), self.step, QLabel(self.tr("moves"), self)),
            self._row(
                "all", self.tr("&All from move"), self.first, QLabel(self.tr("to"), self), self.last
            ),
        )
        self.told = QLabel(self)
        standard = QDialogButtonBox.StandardButton
        self._buttons = QDialogButtonBox(standard.Ok | standard.Cancel, self)
        stops = [
            *(self.choices["move"], self.number, self.side, self.choices["every"], self.step),
            *(self.choices["all"], self.first, self.last, *self._buttons.buttons()),
        ]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        Help(self._buttons, "moves", "get-several-positions-out-of-a-game")
        self.side.currentIndexChanged.connect(partial(self._choose, "move"))
        lay_out(QVBoxLayout(self), heading, *rows_of_choices, self.told, self._buttons, spacing=8)
        self.choices["last"].setChecked(True)
        self.choices["last"].setFocus()

    @property
    def where(self) -> str:
        """The places, as `jobs.taking.places` names them."""
        name = next(name for name, choice in self.choices.items() if choice.isChecked())
        return {
            "move": f"{self.number.value()}{self.side.currentData()}",
            "every": f"every:{self.step.value()}",
            "all": f"all:{self.first.value()}-{max(self.first.value(), self.last.value())}",
        }.get(name, name)

    def _row(self, name: str, words: str, *fields: QWidget) -> QHBoxLayout:
        """Return a row with a choice and its fields; changing a field makes the choice."""
        choice = self.choices[name] = QRadioButton(words, self)
        self._group.addButton(choice)
        choice.toggled.connect(self._count_anew)
        name_of_field = words.replace("&", "")
        for field in fields:
            if isinstance(field, QLabel):
                name_of_field = f"{name_of_field} … {field.text()}"
            else:
                field.setAccessibleName(name_of_field)
            if isinstance(field, QComboBox):
                # A name alone would be read as its value.
                label = QLabel(name_of_field, self)
                label.setBuddy(field)
                label.hide()
            if isinstance(field, QSpinBox):
                field.valueChanged.connect(partial(self._choose, name))
        return lay_out(QHBoxLayout(), choice, *fields, REST, spacing=6)

    def _spin(self, value: int) -> QSpinBox:
        spin = QSpinBox(self)
        spin.setRange(1, _MOST)
        spin.setValue(value)
        return spin

    def _choose(self, name: str, *_changed: object) -> None:
        if self.choices[name].isChecked():
            self._count_anew(True)
        else:
            self.choices[name].setChecked(True)

    def _count_anew(self, chosen: bool) -> None:
        if chosen:
            self._games = self._positions = 0
            self._counting.start(self._counted(self.where), now=True)
            if self._counting.busy:
                self._say_count()

    def _counted(self, where: str) -> Iterator[object]:
        for row in each(self._rows):
            found = len(places(self._trees(row), where))
            self._positions += found
            self._games += found > 0
            yield row

    def _say_count(self, _done: object = None, *, is_whole: bool = False) -> None:
        """Say how many positions there are, so far or in all; enable OK if there are any."""
        positions, games = self._positions, self._games
        several = self.tr("%n positions", "", positions)
        words = counted("1 position", several, positions)
        if games > 1:
            of_games = self.tr("{positions} from %n games", "", games)
            words = of_games.format(positions=words)
        if is_whole and not positions:
            words = self.tr("No such positions")
        if positions > MOST:
            more = self.tr("{positions}: too many at once. Choose up to {most}.")
            words = more.format(positions=words, most=grouped(MOST))
        self.told.setText(words if is_whole else self.tr("{found} so far…").format(found=words))
        button = self._buttons.button(QDialogButtonBox.StandardButton.Ok)
        button.setEnabled(0 < positions <= MOST)
        describe_silently(button, self.told.text())
        if is_whole:
            settle(self.told, words)

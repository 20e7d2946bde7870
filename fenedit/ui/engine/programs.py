"""Chooses external programs: the engine, its limits, and Popeye."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from fenedit.jobs.programs import found_popeye, path_fault
from fenedit.session.settings import PROGRAM_BOUNDS, Settings
from fenedit.ui.dialogs import Help
from fenedit.ui.option_form import OptionScroll, limit_size
from fenedit.ui.panels.card import keep_room, label_for, label_of
from fenedit.ui.style import REST, inset_number, lay_out


class ProgramsDialog(QDialog):
    """Chooses the programs to use. Show it with `open()`; accepting it saves the settings.

    Attributes:
        paths: the fields of "engine_path" and "popeye_path".
        faults: the faults of these paths, "" for none.
        numbers: the fields of PROGRAM_BOUNDS.
    """

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setWindowTitle(self.tr("Engine and Popeye"))
        self.paths: dict[str, QLineEdit] = {}
        self.faults: dict[str, QLabel] = {}
        self.numbers: dict[str, QSpinBox] = {}
        choices = QWidget(self)
        form = QGridLayout()
        form.setHorizontalSpacing(14)
        form.setVerticalSpacing(8)
        form.setColumnStretch(1, 1)
        programs = settings.programs
        self._add_path(form, "engine_path", self.tr("&Engine"), programs.engine_path)
        row = lay_out(QHBoxLayout(), spacing=8)
        for name, title, suffix in (
            ("engine_lines", self.tr("&Lines"), ""),
            ("engine_threads", self.tr("&Threads"), ""),
            ("engine_hash", self.tr("&Memory"), self.tr(" MB")),
        ):
            lay_out(row, *self._number(name, title, suffix), 8)
        row.addStretch(1)
        form.addLayout(row, form.rowCount(), 1, 1, 2)
        # A program found on the system is proposed; accepting the dialog confirms it.
        popeye = programs.popeye_path or found_popeye()
        self._add_path(form, "popeye_path", self.tr("&Popeye"), popeye)
        limit = self._number("popeye_minutes", self.tr("Time l&imit"), self.tr(" min"))
        form.addLayout(lay_out(QHBoxLayout(), *limit, REST, spacing=8), form.rowCount(), 1, 1, 2)
        texts = (
            self.tr("Popeye solves puzzles other than direct mates. Nothing else needs it."),
            self.tr("Programs run with all your permissions. Choose only programs you trust."),
        )
        notes = [label_of(self, words=text) for text in texts]
        lay_out(QVBoxLayout(choices), form, *notes, REST, margins=(20, 18, 20, 0), spacing=10)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        Help(buttons, "moves", "ask-an-engine")
        foot = lay_out(QVBoxLayout(), buttons, margins=(20, 0, 20, 14))
        lay_out(QVBoxLayout(self), (OptionScroll(choices, self), 1), foot, margins=0)
        limit_size(self, QSize(520, 0))

    def accept(self) -> None:
        """Save the choice, unless a path is not a program."""
        faulty = [name for name in self.paths if not self._check(name)]
        if faulty:
            self.paths[faulty[0]].setFocus()
            return
        changes: dict[str, str | int] = {name: self._path(name) for name in self.paths}
        changes |= {name: box.value() for name, box in self.numbers.items()}
        self._settings.set_programs(self._settings.programs._replace(**changes))  # type: ignore[arg-type]
        super().accept()

    def _add_path(self, form: QGridLayout, name: str, title: str, path: str) -> None:
        field = QLineEdit(path, self)
        field.setPlaceholderText(self.tr("None"))
        field.setAccessibleName(title.replace("&", ""))
        field.textEdited.connect(partial(self._say, name, ""))
        browse = QPushButton(self.tr("Browse…"), self)
        browse.setAutoDefault(False)
        browse.setAccessibleDescription(title.replace("&", ""))
        browse.clicked.connect(partial(self._browse, name))
        fault = label_of(self, "danger")
        fault.setMinimumHeight(fault.fontMetrics().height())
        keep_room(fault)
        fault.hide()
        row = form.rowCount()
        form.addWidget(label_for(field, title, self), row, 0)
        form.addWidget(field, row, 1)
        form.addWidget(browse, row, 2)
        form.addWidget(fault, row + 1, 1, 1, 2)
        self.paths[name], self.faults[name] = field, fault

    def _number(self, name: str, title: str, suffix: str) -> tuple[QLabel, QSpinBox]:
        """Return the field of a number, and its label."""
        box = self.numbers[name] = QSpinBox(self)
        box.setRange(*PROGRAM_BOUNDS[name])
        box.setValue(getattr(self._settings.programs, name))
        box.setSuffix(suffix)
        inset_number(box)
        box.setAccessibleName(title.replace("&", ""))
        return label_for(box, title, self), box

    def _browse(self, name: str) -> None:
        now = Path(self._path(name))
        start = str(now) if now.is_absolute() else str(Path.home())
        chosen, _ = QFileDialog.getOpenFileName(self, self.tr("Choose a Program"), start)
        if chosen:
            self.paths[name].setText(str(Path(chosen)))
            self._check(name)

    def _path(self, name: str) -> str:
        return self.paths[name].text().strip()

    def _check(self, name: str) -> bool:
        """Return whether a path is a program or empty; show its fault."""
        translate = QCoreApplication.translate
        path = self._path(name)
        words = {
            "": "",
            "not-absolute": translate("engine", "Enter an absolute path."),
            "missing": translate("engine", "File not found."),
            "no-program": translate("engine", "This is not a file."),
            "not-executable": translate("engine", "This file is not executable."),
        }[path_fault(path) if path else ""]
        self._say(name, words)
        return not words

    def _say(self, name: str, words: str, *_typed: object) -> None:
        label = self.faults[name]
        label.setText(words)
        label.setVisible(bool(words))

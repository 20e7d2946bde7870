"""Shows version, licence and the place of the log."""

import platform
from pathlib import Path

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from fenedit import __version__
from fenedit.session.programs import open_folder
from fenedit.ui.style import DRAWN_IN, bold, coloured_pixmap, lay_out


class AboutDialog(QDialog):
    """Version, licence and log of the program. Shown with `open()` or `show()`."""

    def __init__(self, log_path: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._log_path = log_path
        self.setWindowTitle(self.tr("About FenEdit"))
        icon = QLabel(self)
        icon.setPixmap(coloured_pixmap("fenedit", DRAWN_IN, 56, self.devicePixelRatio()))
        name = QLabel(self.tr("FenEdit {version}").format(version=__version__), self)
        name.setFont(bold(name.font(), 1.6))
        texts = (
            self.tr("Sets up any chess position, legal or not, and writes it as a correct FEN."),
            self.tr(
                "Free software under the GNU General Public License, version 3 or later. "
                "It comes without any warranty."
            ),
        )
        facts = QFormLayout()
        facts.setHorizontalSpacing(16)
        facts.setVerticalSpacing(6)
        facts.setLabelAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        runs_on = self.tr("Qt {qt}, Python {python}, {system}").format(
            qt=qVersion(), python=platform.python_version(), system=platform.system()
        )
        for title, text in ((self.tr("Runs on"), runs_on), (self.tr("Log"), str(log_path))):
            label = QLabel(title, self)
            label.setObjectName("muted")
            value = paragraph(text, 340, self)
            value.setAccessibleName(f"{title}: {text}")
            facts.addRow(label, value)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole.ActionRole
        folder = buttons.addButton(self.tr("Open &Log Folder"), role)
        folder.setAutoDefault(False)
        folder.clicked.connect(self._open_log_folder)
        buttons.rejected.connect(self.reject)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setDefault(True)
        close.setFocus()
        column = lay_out(
            QVBoxLayout(self),
            lay_out(QHBoxLayout(), icon, (name, 1), spacing=14),
            *(paragraph(text, 420, self) for text in texts),
            facts,
            buttons,
            margins=(28, 20, 28, 16),
            spacing=12,
        )
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)

    def _open_log_folder(self) -> None:
        open_folder(self._log_path.parent)


class _Paragraph(QLabel):
    """A text of fixed width; in a wider column Qt would give it too little height."""

    def heightForWidth(self, width: int) -> int:
        return super().heightForWidth(min(width, self.maximumWidth()))


def paragraph(text: str, width: int, parent: QWidget) -> QLabel:
    """Return a selectable text of several lines, `width` logical pixels wide."""
    label = _Paragraph(text, parent)
    label.setWordWrap(True)
    label.setFixedWidth(width)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label

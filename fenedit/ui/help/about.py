"""Version, licence, and where the log is."""

import platform
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices
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
from fenedit.ui.style import DRAWN_IN, bold, coloured_pixmap, lay_out

ICON_SIZE: Final = 56
TEXT_WIDTH: Final = 420
FACT_WIDTH: Final = 340


class AboutDialog(QDialog):
    """What this program is. Shown with `open()` or `show()`."""

    def __init__(self, log_path: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._log_path = log_path
        self.setWindowTitle(self.tr("About FenEdit"))
        texts = (
            self.tr("Sets up any chess position, legal or not, and writes it as a correct FEN."),
            self.tr(
                "Free software under the GNU General Public License, version 3 or later. "
                "It comes without any warranty."
            ),
        )
        column = lay_out(
            QVBoxLayout(self),
            self._heading(),
            *(paragraph(text, TEXT_WIDTH, self) for text in texts),
            self._facts(),
            self._buttons(),
            margins=(28, 20, 28, 16),
            spacing=12,
        )
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)

    def _heading(self) -> QHBoxLayout:
        icon = QLabel(self)
        ratio = self.devicePixelRatio()
        icon.setPixmap(coloured_pixmap("fenedit", DRAWN_IN, ICON_SIZE, ratio))
        heading = QLabel(self.tr("FenEdit {version}").format(version=__version__), self)
        heading.setFont(bold(heading.font(), 1.6))
        return lay_out(QHBoxLayout(), icon, (heading, 1), spacing=14)

    def _facts(self) -> QFormLayout:
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(6)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        runs_on = self.tr("Qt {qt}, Python {python}, {system}").format(
            qt=qVersion(), python=platform.python_version(), system=platform.system()
        )
        for title, text in (
            (self.tr("Runs on"), runs_on),
            (self.tr("Log"), str(self._log_path)),
        ):
            label = QLabel(title, self)
            label.setObjectName("muted")
            value = paragraph(text, FACT_WIDTH, self)
            value.setAccessibleName(f"{title}: {text}")
            form.addRow(label, value)
        return form

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        folder = buttons.addButton(
            self.tr("Open &Log Folder"), QDialogButtonBox.ButtonRole.ActionRole
        )
        folder.setAutoDefault(False)
        folder.clicked.connect(self._open_log_folder)
        buttons.rejected.connect(self.reject)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setDefault(True)
        close.setFocus()
        return buttons

    def _open_log_folder(self) -> None:
        open_folder(self._log_path.parent)


class _Paragraph(QLabel):
    """Words of one width, which Qt would give too little height in a wider column."""

    def heightForWidth(self, width: int) -> int:
        return super().heightForWidth(min(width, self.maximumWidth()))


def paragraph(text: str, width: int, parent: QWidget) -> QLabel:
    """Return a text of some lines, `width` logical pixels wide, that can be selected."""
    label = _Paragraph(text, parent)
    label.setWordWrap(True)
    label.setFixedWidth(width)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label


def open_folder(folder: Path) -> None:
    """Show a folder in the program that the person has for it."""
    # Here, because nothing else here has to do with programs.
    from fenedit.session.programs import in_program_environment

    with in_program_environment():
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

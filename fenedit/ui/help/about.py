"""Shows version, licences and the place of the log."""

import platform
from contextlib import suppress
from functools import partial
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl, qVersion
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from fenedit import __version__, libraries
from fenedit.session.programs import open_folder, open_outside
from fenedit.ui.option_form import OptionScroll
from fenedit.ui.panels.card import paragraph
from fenedit.ui.style import DRAWN_IN, bold, coloured_pixmap, lay_out


class AboutDialog(QDialog):
    """Version, pages, log and licences of the program. Shown with `open()` or `show()`."""

    def __init__(self, log_path: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
        rows = [(self.tr("Runs on"), runs_on), (self.tr("Log"), str(log_path))]
        titles = {"Homepage": self.tr("Website"), "Issues": self.tr("Report a problem")}
        pages = addresses()
        rows += [(title, pages[name]) for name, title in titles.items() if name in pages]
        for title, text in rows:
            label = QLabel(title, self)
            label.setObjectName("muted")
            is_page = text in pages.values()
            value = self._link(text) if is_page else paragraph(text, 400, self)
            value.setAccessibleName(f"{title}: {text}")
            facts.addRow(label, value)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole.ActionRole
        folder = buttons.addButton(self.tr("Open &Log Folder"), role)
        folder.setAutoDefault(False)
        folder.clicked.connect(partial(open_folder, log_path.parent))
        buttons.rejected.connect(self.reject)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setDefault(True)
        close.setFocus()
        contents = QWidget(self)
        lay_out(
            QVBoxLayout(contents),
            lay_out(QHBoxLayout(), icon, (name, 1), spacing=14),
            *(paragraph(text, 480, self) for text in texts),
            facts,
            self._licences(),
            margins=(28, 20, 28, 8),
            spacing=12,
        )
        below = lay_out(QHBoxLayout(), buttons, margins=(28, 4, 28, 16))
        lay_out(QVBoxLayout(self), OptionScroll(contents, self), below, margins=0, spacing=0)

    def _link(self, address: str) -> QPushButton:
        """Return an address as a link; labels show plain text alone."""
        link = QPushButton(address.replace("&", "&&"), self)
        link.setObjectName("link")
        link.setAutoDefault(False)
        link.clicked.connect(partial(open_outside, QUrl(address)))
        return link

    def _licences(self) -> QTreeWidget:
        """Return the list of what comes with the program, with versions and licences."""
        ours, sets = "GPL-3.0-or-later", ("Fenland", "Ely", "Burnett")
        parts = [
            ("FenEdit", __version__, ours),
            (self.tr("Font {name}").format(name="FenEdit Serif"), "", "ParaType Free Font License"),
            # Burnett's drawings come with the library chess, under its licence.
            *((self.tr("Piece set {name}").format(name=each), "", ours) for each in sets),
            (self.tr("Neural networks"), "", ours),
        ]
        view = QTreeWidget(self)
        view.setHeaderLabels([self.tr("Part"), self.tr("Version"), self.tr("Licence")])
        view.setAccessibleName(self.tr("Licences"))
        view.setRootIsDecorated(False)
        for row in (*parts, *libraries()):
            item = QTreeWidgetItem(view, row)
            item.setToolTip(2, row[2])
            item.setSizeHint(2, QSize(0, view.fontMetrics().height() + 6))
        view.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        view.setFixedHeight(180)
        return view


def addresses() -> dict[str, str]:
    """Return the pages of the project by the titles of pyproject.toml; none that is not set."""
    with suppress(PackageNotFoundError):
        lines = metadata("fenedit").get_all("Project-URL") or []
        return dict(line.split(", ", 1) for line in lines)
    return {}

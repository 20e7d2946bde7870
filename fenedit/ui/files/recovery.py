"""Offers unsaved work of an earlier run."""

import enum
from functools import partial

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from fenedit.diagram.board_painter import BoardPainter, board_pixmap
from fenedit.documents.document import Document
from fenedit.documents.errors import OpenError
from fenedit.documents.files.opening import open_document
from fenedit.documents.files.recovery import Snapshot
from fenedit.notation.safe_text import breakable, shown_name, shown_path
from fenedit.session.state import state_at
from fenedit.ui.dialogs import Help, accepted
from fenedit.ui.files.compare import Versions
from fenedit.ui.files.opening import size_of
from fenedit.ui.files.waiting import done_beside
from fenedit.ui.panels.card import label_of
from fenedit.ui.style import bold, lay_out
from fenedit.ui.translation import counted

BOARD_SIDE = 176
TEXT_WIDTH = 300
LARGEST_COMPARED = 1 << 20
"""The largest file that the work is compared with, in bytes, so that the offer comes at once."""

Role = QDialogButtonBox.ButtonRole


class RecoveryChoice(enum.Enum):
    """What to do with recovered work."""

    RECOVER = "recover"
    DISCARD = "discard"
    LATER = "later"


class RecoveryDialog(QDialog):
    """Shows recovered work and asks what to do with it; closing it means LATER.

    Attributes:
        choice: the choice.
    """

    def __init__(
        self,
        snapshot: Snapshot,
        painter: BoardPainter,
        parent: QWidget | None = None,
        unsaved: int | None = None,
    ) -> None:
        """Show a snapshot; `unsaved` rows differ from its file, None if unknown."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Unsaved Work Found"))
        self.choice = RecoveryChoice.LATER
        position = state_at(snapshot.document, snapshot.current).position
        board = QLabel(self)
        board.setAccessibleName(self.tr("The position that was shown"))
        ratio = self.devicePixelRatioF()
        board.setPixmap(board_pixmap(position.placement, BOARD_SIDE, painter, ratio))
        path = snapshot.document.path
        name = shown_name(path.name) if path is not None else self.tr("Untitled")
        heading = self._line(name)
        heading.setFont(bold(heading.font(), 1.25))
        moment = QDateTime.fromSecsSinceEpoch(int(snapshot.saved_at))
        when = QLocale().toString(moment, self.tr("d MMMM yyyy, HH:mm"))
        column = lay_out(
            QVBoxLayout(),
            heading,
            self._line(self.tr("FenEdit ended before this work was saved. It can be recovered.")),
            self._line(self._content(snapshot, unsaved), muted=True),
            self._line(self.tr("Last changed {when}").format(when=when), muted=True),
            spacing=8,
        )
        if path is not None:
            folder = self.tr("Folder: {folder}").format(folder=shown_path(path.parent))
            column.addWidget(self._line(folder, muted=True))
        if snapshot.lost:
            one = "Some of it is damaged: 1 part of the file is missing."
            several = self.tr(
                "Some of it is damaged: %n parts of the file are missing.", "", snapshot.lost
            )
            lost = self._line(counted(one, several, snapshot.lost))
            lost.setObjectName("danger")
            column.addWidget(lost)
        if snapshot.played:
            column.addWidget(self._line(self.tr("With the moves that you played."), muted=True))
        column.addStretch(1)
        row = lay_out(QHBoxLayout(), (board, 0, Qt.AlignmentFlag.AlignTop), (column, 1), spacing=20)
        margins = (20, 20, 20, 16)
        whole = lay_out(QVBoxLayout(self), row, self._buttons(), margins=margins, spacing=16)
        whole.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)

    def _line(self, text: str, *, muted: bool = False) -> QLabel:
        label = label_of(self, "", breakable(text))
        label.setFixedWidth(TEXT_WIDTH)
        if muted:
            label.setObjectName("muted")
        return label

    def _content(self, snapshot: Snapshot, unsaved: int | None) -> str:
        count = len(snapshot.document.collection)
        if count == 0:
            return self.tr("No positions")
        all_words = counted("1 position", self.tr("%n positions", "", count), count)
        if unsaved is None:
            return all_words
        rows = counted(
            "1 differs from the file", self.tr("%n differ from the file", "", unsaved), unsaved
        )
        return self.tr("{positions}, {rows}").format(positions=all_words, rows=rows)

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(self)
        for text, role, choice in (
            (self.tr("&Recover"), Role.AcceptRole, RecoveryChoice.RECOVER),
            (self.tr("Decide &Later"), Role.RejectRole, RecoveryChoice.LATER),
            (self.tr("&Discard"), Role.DestructiveRole, RecoveryChoice.DISCARD),
        ):
            button = buttons.addButton(text, role)
            button.setObjectName(choice.value)
            button.setAutoDefault(False)
            button.clicked.connect(self._on_clicked)
        recover = buttons.findChild(QPushButton, RecoveryChoice.RECOVER.value)
        assert isinstance(recover, QPushButton)
        recover.setDefault(True)
        recover.setFocus()
        Help(buttons, "files", "if-the-computer-stops")
        return buttons

    def _on_clicked(self) -> None:
        self.choice = RecoveryChoice(self.sender().objectName())
        self.done(int(self.choice is RecoveryChoice.RECOVER))


def unsaved_rows(document: Document) -> int | None:
    """Return how many rows of a document differ from its file, or are missing there.

    None if there is no file, or it cannot be read quickly.
    """
    path = document.path
    if path is None or size_of(path) > LARGEST_COMPARED:
        return None
    try:
        return len(Versions(document.collection, open_document(path).collection).rows)
    except OpenError:
        return None


def ask_about_recovery(
    parent: QWidget | None, snapshot: Snapshot, painter: BoardPainter
) -> RecoveryChoice:
    """Offer a snapshot and return what to do with it."""
    path, unsaved = snapshot.document.path, None
    if path is not None:
        words = QCoreApplication.translate(
            "RecoveryDialog", "Comparing unsaved work with “{name}”…"
        )
        work = partial(unsaved_rows, snapshot.document)
        unsaved = done_beside(parent, words.format(name=shown_name(path.name)), work)
    dialog = RecoveryDialog(snapshot, painter, parent, unsaved)
    accepted(dialog)
    return dialog.choice

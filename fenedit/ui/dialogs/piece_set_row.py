"""The choice of a piece set: ours, Burnett's, the person's own, and fonts; and adding one."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QHideEvent, QShowEvent, QStandardItemModel
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from fenedit.diagram.pieces.piece_check import PieceSetError
from fenedit.diagram.pieces.sets import SetInfo
from fenedit.ui.piece_set_words import piece_set_reason
from fenedit.ui.piece_shelf import OWN_SET, PieceShelf


class PieceSetRow(QWidget):
    """What goes below the box in which sets are chosen; it fills and keeps that box.

    A person's own sets are read one after the other while the window is open, so that a broken
    one is seen with its reason before it is chosen.

    Signals:
        added: the name of a set that was just added, to be chosen.
    """

    added = Signal(object)

    def __init__(self, box: QComboBox, shelf: PieceShelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._box = box
        self._shelf = shelf
        self._infos: tuple[SetInfo, ...] = ()
        self._unread: list[SetInfo] = []
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._read_next)
        self._note = QLabel(self)
        self._note.setObjectName("muted")
        self._note.setWordWrap(True)
        self._note.hide()
        buttons = QHBoxLayout()
        buttons.setContentsMargins(0, 0, 0, 0)
        for name, words, slot in (
            ("add_set", self.tr("Add a Set…"), self._ask_for_folder),
            ("open_folder", self.tr("Open the Folder"), self._open_folder),
        ):
            button = QPushButton(words, self)
            button.setObjectName("quiet")
            button.setProperty("does", name)
            button.setAutoDefault(False)
            button.clicked.connect(slot)
            buttons.addWidget(button)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(buttons)
        column.addWidget(self._note)
        self._fill()

    def add(self, folder: Path) -> None:
        """Copy a folder's drawings to the person's own sets, or say why not."""
        try:
            info = self._shelf.add(folder)
        except PieceSetError as error:
            self._say([self.tr("Not added: {reason}").format(reason=piece_set_reason(error))])
            return
        self._fill()
        self.added.emit(info.name)

    def place_of(self, name: str) -> int:
        """Return where a set stands in the box; where ours does if it is none of them."""
        index = self._box.findData(name, flags=Qt.MatchFlag.MatchFixedString)
        return max(index, self._box.findData(OWN_SET))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._shelf.forget_errors()
            self._fill()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def _fill(self) -> None:
        chosen = self._box.currentData()
        self._infos = self._shelf.available()
        self._box.clear()
        kind = "ours"
        for info in self._infos:
            if info.kind not in {kind, "package"}:
                self._box.insertSeparator(self._box.count())
            kind = info.kind
            self._box.addItem(info.title, info.name)
        self._box.setCurrentIndex(self.place_of(chosen or OWN_SET))
        self._unread = [info for info in self._infos if info.kind == "user"]
        self._say([])
        if self._unread and self.isVisible():
            self._timer.start()
        self._show_errors()

    def _read_next(self) -> None:
        """Read one set a turn: the window answers in between."""
        if not self._unread:
            self._timer.stop()
            return
        self._shelf.error(self._unread.pop(0).name)
        self._show_errors()

    def _show_errors(self) -> None:
        words = []
        for info in self._infos:
            error = self._shelf.error(info.name) if self._shelf.is_read(info.name) else None
            if error is None:
                continue
            reason = piece_set_reason(error)
            words.append(self.tr("{set}: {reason}").format(set=info.title, reason=reason))
            self._disable(self._box.findData(info.name), reason)
        if words:
            self._say(words)

    def _disable(self, index: int, reason: str) -> None:
        model = self._box.model()
        if isinstance(model, QStandardItemModel):
            model.item(index).setEnabled(False)
        self._box.setItemData(index, reason, Qt.ItemDataRole.ToolTipRole)

    def _say(self, words: Iterable[str]) -> None:
        text = "\n".join(words)
        self._note.setText(text)
        self._note.setVisible(bool(text))

    def _ask_for_folder(self) -> None:
        dialog = QFileDialog(self, self.tr("Add a Folder of Twelve Drawings"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(self._on_folder_chosen)
        dialog.open()

    def _on_folder_chosen(self, folder: str) -> None:
        self.add(Path(folder))

    def _open_folder(self) -> None:
        folder = self._shelf.user_folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            refusal = PieceSetError("unwritable", folder.name, error.strerror or "")
            self._say([piece_set_reason(refusal)])
            return
        # Here, because nothing else of the row has to do with programs.
        from fenedit.rules.engine.process import in_program_environment

        with in_program_environment():
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

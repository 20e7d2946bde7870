"""Lets a person choose the encoding of lines that are not UTF-8."""

from itertools import islice

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from fenedit.documents.document import Document
from fenedit.documents.encoding import (
    DEFAULT,
    TITLES,
    UTF_16,
    OddText,
    decoded,
    is_utf_8,
    is_utf_16,
)
from fenedit.notation.safe_text import shown
from fenedit.ui.dialogs import Help, accepted
from fenedit.ui.option_form import AROUND
from fenedit.ui.panels.card import label_for, label_of
from fenedit.ui.style import lay_out

_SHOWN = 5
_WIDEST = 70
"""The most characters shown of a line; in large letters it wraps."""
_LEAST = 48
"""The least width of the preview, in characters."""


def encoding_chosen(window: QWidget | None, document: Document, name: str) -> str | None:
    """Ask for the encoding of a document's file with this name.

    Returns:
        One of TITLES, "" to detect it, or None to change nothing.
    """
    dialog = EncodingDialog(window, document, name)
    combo = dialog.combo
    # Before it is deleted.
    choice: list[str] = []
    dialog.accepted.connect(lambda: choice.append(combo.currentData()))
    return choice[0] if accepted(dialog) and choice else None


class EncodingDialog(QDialog):
    """Offers encodings, with a preview of some lines.

    Attributes:
        combo: the encodings.
    """

    def __init__(self, window: QWidget | None, document: Document, name: str) -> None:
        super().__init__(window)
        translate = QCoreApplication.translate
        self.setWindowTitle(translate("EncodingDialog", "Encoding"))
        self._lines: list[bytes] = []
        """The first lines that are not UTF-8, among those at the beginning."""
        for line in islice(document.collection.stored(), 20_000):
            read = line if isinstance(line, str) else line.read
            if isinstance(read, OddText):
                self._lines += [each for each in read.data.splitlines() if not is_utf_8(each)]
            if len(self._lines) >= _SHOWN:
                del self._lines[_SHOWN:]
                break
        words = translate("EncodingDialog", "Lines of “{name}” that are not UTF-8 are read as:")
        self.combo = QComboBox(self)
        label = label_for(self.combo, translate("EncodingDialog", "&Encoding"), self)
        self.combo.addItem(translate("EncodingDialog", "Automatic"), "")
        for encoding, title in TITLES.items():
            self.combo.addItem(title, encoding)
        form = document.form
        in_use = UTF_16 if is_utf_16(form.encoding) else form.other or DEFAULT
        self.combo.setCurrentIndex(self.combo.findData(in_use))
        self.preview = label_of(self)
        self.preview.setTextFormat(Qt.TextFormat.PlainText)
        self.preview.setMinimumWidth(_LEAST * self.fontMetrics().averageCharWidth())
        self.preview.setMinimumHeight(_SHOWN * self.fontMetrics().lineSpacing())
        self.preview.setAlignment(Qt.AlignmentFlag.AlignTop)
        buttons = QDialogButtonBox(self)
        reopen = translate("EncodingDialog", "&Reopen")
        buttons.addButton(reopen, QDialogButtonBox.ButtonRole.AcceptRole).setDefault(True)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        Help(buttons, "files", "if-letters-look-wrong")
        question = label_of(self, "", words.format(name=name))
        question.setTextFormat(Qt.TextFormat.PlainText)
        lay_out(
            QVBoxLayout(self),
            question,
            lay_out(QHBoxLayout(), label, (self.combo, 1), spacing=8),
            (self.preview, 1),
            buttons,
            margins=(AROUND, AROUND, AROUND, AROUND),
            spacing=10,
        )
        self.combo.currentIndexChanged.connect(self._show_lines)
        self._show_lines()

    def _show_lines(self) -> None:
        chosen = self.combo.currentData()
        translate = QCoreApplication.translate
        if chosen == UTF_16:
            text = translate("EncodingDialog", "The whole file is read as UTF-16.")
        elif not self._lines:
            text = translate("EncodingDialog", "No line was found that is not UTF-8.")
        elif not chosen:
            text = translate(
                "EncodingDialog", "The encoding is detected from the text of the file."
            )
        else:
            lines = (shown(decoded(line, chosen).strip()) for line in self._lines)
            text = "\n".join(_cut(line) for line in lines)
        self.preview.setText(text)


def _cut(line: str) -> str:
    """Return a line, cut to the surroundings of its first character that is not ASCII."""
    odd = next((at for at, char in enumerate(line) if not char.isascii()), 0)
    start = max(0, min(odd - _WIDEST // 3, len(line) - _WIDEST))
    end = start + _WIDEST
    return f"{'…' * (start > 0)}{line[start:end]}{'…' * (end < len(line))}"

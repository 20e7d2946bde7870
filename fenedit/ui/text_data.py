"""The text of what is on the clipboard, or is dragged; of a page what is seen of it."""

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication, QTextDocumentFragment


def clipboard_text() -> str:
    """Return the text on the clipboard, "" for none; of a page what is seen of it."""
    clipboard = QGuiApplication.clipboard()
    text = clipboard.text()
    if text.strip():
        return text
    page, _ = clipboard.text("html")
    return _seen_on(page) if page else text


def text_in(data: QMimeData) -> str:
    """Return the text of what is dragged, "" for none; of a page what is seen of it."""
    text = data.text()
    return text if text.strip() or not data.hasHtml() else _seen_on(data.html())


def _seen_on(page: str) -> str:
    return QTextDocumentFragment.fromHtml(page).toPlainText()

"""Reads the text on the clipboard or of a drag, the visible text of HTML."""

import re
from html.parser import HTMLParser

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from fenedit.session.intents.records import LONGEST

_MARKUP = re.compile(
    r"<!--(?:.*?-->|.*)|<[!?][^>]*>?"
    r"|<(?P<name>/?[a-z][a-z0-9:-]*)(?=[\s/>])(?>(?:[^<>\"']|\"[^\"]*+\"|'[^']*+')*)>|<",
    re.IGNORECASE | re.DOTALL,
)
"""Comments, declarations, tags, and any other "<"."""
_BREAKING = frozenset(
    {"address", "article", "aside", "blockquote", "br", "caption", "dd", "div", "dl", "dt"}
    | {"fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6"}
    | {"header", "hr", "li", "main", "nav", "ol", "p", "pre", "section", "table", "tr", "ul"}
)
_UNSEEN = frozenset({"script", "style", "title", "template"})
_VERBATIM = frozenset({"pre", "textarea"})
_CELLS = frozenset({"td", "th"})
_TAGS = _BREAKING | _UNSEEN | _VERBATIM | _CELLS
_BLANKS = re.compile("[ \t\n\r\f]+")


def clipboard_text() -> str:
    """Return the text on the clipboard, the visible text of HTML; "" for none."""
    clipboard = QGuiApplication.clipboard()
    text = clipboard.text()
    if text.strip():
        return text
    page, _ = clipboard.text("html")
    return seen_on(page) if page else text


def text_in(data: QMimeData) -> str:
    """Return the text of a drag, the visible text of HTML; "" for none."""
    text = data.text()
    return text if text.strip() or not data.hasHtml() else seen_on(data.html())


def has_position(text: str, data: QMimeData) -> bool:
    """Return whether to paste the text of some data, and not its picture or its files.

    The text beside these may be their address.
    """
    if not text.strip() or not (data.hasImage() or data.hasUrls()):
        return bool(text.strip())
    # Imported here: most texts come alone.
    from fenedit.session.intents.pasting import understood

    return understood(text) != ((), None)


def seen_on(page: str) -> str:
    """Return the visible text of a page of HTML: a line for each block, tabs between cells.

    The time is linear in its length, whatever it contains. A page above the length limit is
    returned unchanged.
    """
    if len(page) > LONGEST:
        return page
    reader = _Reader()
    # The parser would search the rest of the page for the end of each unclosed tag.
    reader.feed(_MARKUP.sub(_bare, page))
    reader.close()
    lines = "".join(reader.parts).replace("\xa0", " ").split("\n")
    return "\n".join(line.strip(" ") for line in lines).strip("\n")


def _bare(markup: re.Match[str]) -> str:
    """Return a relevant tag without its attributes, and a lone "<" as text."""
    if markup[0] == "<":
        return "&lt;"
    name = markup["name"] or ""
    return f"<{name}>" if name.lower().lstrip("/") in _TAGS else ""


class _Reader(HTMLParser):
    """Collects the visible text.

    Attributes:
        parts: the text so far.
    """

    def __init__(self) -> None:
        super().__init__()
        self.parts = ["\n"]
        self._unseen = 0
        self._verbatim = 0
        self._in_row = False

    def handle_starttag(self, tag: str, _attributes: object) -> None:
        if tag in _CELLS and self._in_row:
            self.parts.append("\t")
        self._in_row = tag in _CELLS or (self._in_row and tag != "tr")
        self._handle_tag(tag, 1)

    def handle_endtag(self, tag: str) -> None:
        self._handle_tag(tag, -1)

    def _handle_tag(self, tag: str, depth: int) -> None:
        if tag in _UNSEEN:
            self._unseen = max(0, self._unseen + depth)
        elif tag in _VERBATIM:
            self._verbatim = max(0, self._verbatim + depth)
        if tag in _BREAKING and (tag == "br" or not self.parts[-1].endswith("\n")):
            self.parts.append("\n")

    def handle_data(self, data: str) -> None:
        if self._unseen:
            return
        if not self._verbatim:
            data = _BLANKS.sub(" ", data)
            if self.parts[-1][-1] in " \t\n":
                data = data.removeprefix(" ")
        if data:
            self.parts.append(data)

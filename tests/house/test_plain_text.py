"""Text is text: what Qt reads as markup is ours, and stands in few places.

Labels, tool tips and message boxes show plain text because the style sheet says so, once for all
(`tests/ui/test_style.py`). What could go around it is used nowhere but where it is named here.
"""

import re

from tests.helpers.project import PACKAGE

MARKUP = re.compile(
    r"RichText|MarkdownText|AutoText|setHtml|insertHtml|toHtml|fromHtml|appendHtml|setMarkdown"
    r"|insertMarkdown|fromMarkdown|QTextDocument\b|QTextBrowser|QTextEdit\b|QGraphicsTextItem"
    r"|QStaticText|WhatsThis|QErrorMessage|QWebEngine|textFormat"
)
OURS = {
    # Pages of our own words, without HTML in their Markdown.
    "ui/help/manual.py": {"QTextBrowser", "QTextDocument", "QTextEdit"},
    # Formats of our own; the text is inserted as plain text, and rich text is refused.
    "ui/moves/view.py": {"QTextEdit", "RichText"},
    # It has a context menu, like other fields.
    "ui/touch.py": {"QTextEdit"},
}
FILES = sorted(PACKAGE.rglob("*.py"))


def test_nothing_is_read_as_markup() -> None:
    found = {
        file.relative_to(PACKAGE).as_posix(): set(MARKUP.findall(file.read_text(encoding="utf-8")))
        for file in FILES
    }
    assert {file: words for file, words in found.items() if words} == OURS

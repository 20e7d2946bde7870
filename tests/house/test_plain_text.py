"""Text is text: what Qt reads as markup is ours, and stands in few places.

Labels, tool tips and message boxes show plain text because the style sheet says so, once for all
(`tests/widgets/test_style.py`). What could go around it is used nowhere but where it is named here.
"""

import re
from pathlib import Path

import pytest

from tests.helpers.project import PACKAGE, ROOT

MARKUP = re.compile(
    r"RichText|MarkdownText|AutoText|setHtml|insertHtml|toHtml|fromHtml|appendHtml|setMarkdown"
    r"|insertMarkdown|fromMarkdown|QTextDocument\b|QTextBrowser|QTextEdit\b|QGraphicsTextItem"
    r"|QStaticText|WhatsThis|QErrorMessage|QWebEngine|textFormat"
)
OURS = {
    # A page of our own words, each of them escaped.
    "widgets/dialogs/keys_help.py": {"QTextBrowser", "setHtml"},
    # Reads what a browser has copied, and takes nothing but its text.
    "widgets/clipboard.py": {"fromHtml"},
}
FILES = sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_nothing_is_read_as_markup(file: Path) -> None:
    found = set(MARKUP.findall(file.read_text(encoding="utf-8")))
    assert found == OURS.get(file.relative_to(PACKAGE).as_posix(), set())

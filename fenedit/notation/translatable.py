"""Marks texts for translation; they are translated when they are shown."""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

_Table = TypeVar("_Table")

ENGLISH = "en"
"""The language of the source texts, which needs no translation."""

Translator: TypeAlias = Callable[[str, str, str, int], str]
"""From context, English text, comment and count (-1 for none) to the text in another language.

It has the signature of `QCoreApplication.translate`.
"""


def QT_TRANSLATE_NOOP(_context: str, source: str, _comment: str = "", _count: int = 0) -> str:
    """Return a text as it is.

    lupdate finds calls of this name and collects their arguments, which must be literals; a text
    that comes with a count has plural forms, and %n where the count is. Qt's own function of this
    name has no types.
    """
    return source


def translatable(_context: str, table: _Table) -> _Table:
    """Return a table of texts as it is.

    packaging/translate.py collects its texts by the name of this function: the values of dicts and
    what tuples hold, all literal. A text with %n has plural forms.
    """
    return table


def untranslated(_context: str, source: str, _comment: str = "", count: int = -1) -> str:
    """Return a text in English, with the count in it if there is one."""
    return source if count < 0 else source.replace("%n", str(count))

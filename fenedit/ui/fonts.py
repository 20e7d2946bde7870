"""Lists the fonts for pictures and sheets, and warns about the chosen one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from PySide6.QtCore import QCoreApplication

from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.fonts import families, problem_of
from fenedit.diagram.pdf import Typesetter
from fenedit.diagram.shapes import OUR_FONT
from fenedit.notation.safe_text import shown_name
from fenedit.notation.translatable import QT_TRANSLATE_NOOP
from fenedit.ui.option_form import Choices

_MOST = 24
"""Characters that are named one by one."""


def font_choices() -> Choices:
    """Return the families to choose from, ours first."""
    return (("", OUR_FONT), *((family, family) for family in families()))


def problem_sentence(font: str) -> str:
    """Return why a family cannot be used, and which one replaces it; "" if it can."""
    words = {
        "": "",
        "unknown": QT_TRANSLATE_NOOP(
            "Fonts", "The font “{font}” is not installed; {ours} takes its place."
        ),
        "locked": QT_TRANSLATE_NOOP(
            "Fonts", "The font “{font}” may not be embedded; {ours} is used instead."
        ),
    }[problem_of(font)]
    return words and QCoreApplication.translate("Fonts", words).format(
        font=shown_name(font), ours=OUR_FONT
    )


def letters_sentences(missing: Iterable[str], borrowed: Mapping[str, str]) -> Iterator[str]:
    """Yield sentences on characters that no font or only another font has.

    Args:
        missing: those that no font has.
        borrowed: those that only other fonts have, with these families.
    """
    by_family: dict[str, str] = {}
    for letter, family in sorted(borrowed.items()):
        by_family[family] = by_family.get(family, "") + letter
    if by_family:
        words = QT_TRANSLATE_NOOP(
            "Fonts", "Not in the chosen font, so taken from others: {letters}."
        )
        some = (f"{_some(letters)} ({family})" for family, letters in by_family.items())
        yield QCoreApplication.translate("Fonts", words).format(letters=", ".join(some))
    # Last, since a sentence that ends with letters has no full stop.
    if letters := "".join(sorted(missing)):
        words = QT_TRANSLATE_NOOP(
            "Sheets", "No installed font has these characters, so they are left out: {letters}"
        )
        yield QCoreApplication.translate("Sheets", words).format(letters=_some(letters))


def picture_sentences(diagram: Diagram, style: DiagramStyle) -> Iterator[str]:
    """Yield sentences on the fonts of a picture, its caption and its labels."""
    if problem := problem_sentence(style.font):
        yield problem
    labels = diagram.marks.labels if style.show_marks else ()
    if texts := (*diagram.caption, *(label.text for label in labels)):
        yield from letters_sentences(*Typesetter(style.font).lacking(texts))


def _some(letters: str) -> str:
    return letters if len(letters) <= _MOST else f"{letters[:_MOST]}…"

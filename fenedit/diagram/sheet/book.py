"""Provides what documents with the diagrams of a sheet, for other programs, have in common."""

from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.sheet.layout import ENGLISH_TEXTS, PageTexts, SheetEntry, SheetStyle


class Book:
    """A document with the diagrams of a sheet, for another program.

    Args:
        sheet: the layout.
        style: the look of each diagram; its size and margin do not count.
        texts: the words of headers and footers.

    Attributes:
        lacking: characters that the fonts of the written document may lack; empty where programs
            take them from other fonts.
    """

    def __init__(
        self, sheet: SheetStyle, style: DiagramStyle, texts: PageTexts = ENGLISH_TEXTS
    ) -> None:
        self._sheet, self._style, self._texts = sheet, style, texts
        self.lacking: set[str] = set()

    def add(self, entry: SheetEntry) -> None:
        """Append a diagram."""
        raise NotImplementedError

    def write(self) -> bytes:
        """Return the document."""
        raise NotImplementedError

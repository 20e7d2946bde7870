"""Writes sheets as notes for Anki: a text file to import, with the pictures inside.

Pictures in `data:` addresses need no files beside the text. Anki shows them, and its *Check Media*
converts PNGs to files, but not SVGs.
"""

from base64 import b64encode
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256

from fenedit.diagram.description import Diagram, DiagramStyle, on_screen
from fenedit.diagram.sheet.book import Book
from fenedit.diagram.sheet.html import escaped
from fenedit.diagram.sheet.layout import ENGLISH_TEXTS, PageTexts, SheetEntry, SheetStyle
from fenedit.diagram.sheet.pages import asked_lines, names_above, spoken_words
from fenedit.diagram.sheet.solutions import solution_lines

_PIXELS = 560


class AnkiBook(Book):
    """Notes with a diagram and what is asked on the front, and the solution on the back.

    Args:
        sheet: the words, and whether there are solutions.
        style: the look of each diagram; its size and margin are ignored. Colours for print become
            those for the screen.
        texts: the words of the sheet.
        draw: returns a diagram in a style as a PNG.
    """

    def __init__(
        self,
        sheet: SheetStyle,
        style: DiagramStyle,
        texts: PageTexts = ENGLISH_TEXTS,
        *,
        draw: Callable[[Diagram, DiagramStyle], bytes],
    ) -> None:
        # A card needs its stipulation, even if on the sheet a heading says it for all diagrams.
        super().__init__(replace(sheet, stipulation=True), style, texts)
        self._draw = draw
        colours = on_screen(style.scheme)
        self._on_screen = replace(style.bare, size=_PIXELS, scheme=colours)
        self._notes: list[str] = []
        self._same = Counter[str]()

    def add(self, entry: SheetEntry) -> None:
        caption, diagram, sheet = entry.caption, entry.diagram, self._sheet
        fen = " ".join(diagram.fen.split()[:4])
        self._same[fen] += 1
        # When it is imported again, the same position is the same note.
        guid = sha256(f"{fen} {self._same[fen]}".encode()).hexdigest()[:16]
        picture = b64encode(self._draw(diagram, self._on_screen)).decode()
        words = _text(spoken_words(diagram, self._texts))
        front = [f"<img src='data:image/png;base64,{picture}' alt='{words}'>"]
        front += [
            f"<div>{_text(each)}</div>" for each in asked_lines(entry, sheet, self._style) if each
        ]
        back: list[str] = []
        if sheet.solved:
            lines = "".join(
                f"<div>{'&emsp;' * depth}{_text(line)}</div>"
                for depth, line in solution_lines(caption, sheet, self._texts)
            )
            # Cards are centred, which indented lines cannot be.
            back.append(f"<div style='display:inline-block;text-align:left'>{lines}</div>")
        named = filter(None, names_above(caption, sheet))
        back += [f"<div><i>{_text(each)}</i></div>" for each in named]
        tags = " ".join("_".join(each.split()) for each in caption.themes)
        self._notes.append("\t".join((guid, "".join(front), "".join(back), _quoted(tags))))

    def write(self) -> bytes:
        head = "#separator:tab\n#html:true\n#notetype:Basic\n#columns:GUID\tFront\tBack\tTags\n"
        head += "#guid column:1\n#tags column:4\n"
        return (head + "".join(f"{note}\n" for note in self._notes)).encode()


def _text(text: str) -> str:
    """Return a text for a card, in which brackets would be commands, such as `[sound:…]`."""
    return escaped(text).replace("[", "&#91;")


def _quoted(tags: str) -> str:
    """Return tags for the only column without HTML."""
    tags = "".join(each if each.isprintable() else " " for each in tags)
    return '"' + tags.replace('"', '""') + '"' if '"' in tags else tags

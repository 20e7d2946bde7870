"""Writes sheets as notes for Anki: a text file that it imports, with the pictures inside.

A picture in a `data:` address needs no file beside the text. Anki shows it as it is, and *Check
Media* makes files of PNGs, but not of SVGs.
"""

from base64 import b64encode
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256

from fenedit.diagram.description import SCHEMES, Diagram, DiagramStyle, scheme
from fenedit.diagram.sheet.html import escaped
from fenedit.diagram.sheet.layout import Furniture, SheetEntry, SheetStyle
from fenedit.diagram.sheet.pages import NO_FURNITURE, names_above, shows_mover, told_of
from fenedit.diagram.sheet.solutions import depth_of, lines_of
from fenedit.notation.position import WHITE

_PIXELS = 560


class AnkiBook:
    """Notes with a diagram and what is asked in front, and the solution behind.

    Args:
        sheet: what is told, and whether solutions are.
        style: the look of each diagram; its size and margin do not count. Colours for print become
            those of the screen.
        furniture: the words of the sheet.
        draw: returns a diagram in a style as a PNG.

    Attributes:
        lacking: none: Anki takes characters that a font lacks from others.
    """

    def __init__(
        self,
        sheet: SheetStyle,
        style: DiagramStyle,
        furniture: Furniture = NO_FURNITURE,
        *,
        draw: Callable[[Diagram, DiagramStyle], bytes],
    ) -> None:
        self._sheet, self._furniture, self._signed, self._draw = sheet, furniture, style, draw
        colours = next(iter(SCHEMES)) if scheme(style.scheme).for_print else style.scheme
        self._style = replace(style, size=_PIXELS, margin=0.0, mover_mark=False, scheme=colours)
        self._notes: list[str] = []
        self._same = Counter[str]()
        self.lacking = set[str]()

    def add(self, entry: SheetEntry) -> None:
        """Add a note behind the others."""
        caption, diagram, sheet = entry.caption, entry.diagram, self._sheet
        fen = " ".join(diagram.fen.split()[:4])
        self._same[fen] += 1
        # The same position is the same note when it is imported again.
        guid = sha256(f"{fen} {self._same[fen]}".encode()).hexdigest()[:16]
        asked = caption.stipulation
        if shows_mover(caption, sheet, self._signed):
            asked = ("□ " if diagram.side_to_move == WHITE else "■ ") + asked
        picture = b64encode(self._draw(diagram, self._style)).decode()
        words = _text(told_of(diagram, self._furniture))
        front = [f"<img src='data:image/png;base64,{picture}' alt='{words}'>"]
        front += [f"<div>{_text(each)}</div>" for each in (asked, *caption.more) if each]
        behind: list[str] = []
        if sheet.solved:
            told = caption.solution if caption.solution.strip() else self._furniture.not_given
            lines = "".join(
                f"<div>{'&emsp;' * depth_of(line)}{_text(line.strip())}</div>"
                for line in lines_of(told, sheet)
            )
            # Cards are centred, which indented lines cannot be.
            behind.append(f"<div style='display:inline-block;text-align:left'>{lines}</div>")
        named = filter(None, names_above(caption, sheet)) if sheet.above != "none" else ()
        behind += [f"<div><i>{_text(each)}</i></div>" for each in named]
        tags = " ".join("_".join(each.split()) for each in caption.themes)
        self._notes.append("\t".join((guid, "".join(front), "".join(behind), _quoted(tags))))

    def write(self) -> bytes:
        """Return the file."""
        head = "#separator:tab\n#html:true\n#notetype:Basic\n#columns:GUID\tFront\tBack\tTags\n"
        head += "#guid column:1\n#tags column:4\n"
        return (head + "".join(f"{note}\n" for note in self._notes)).encode()


def _text(text: str) -> str:
    """Return a text for a card, where brackets would be commands of Anki, such as `[sound:…]`."""
    return escaped(text).replace("[", "&#91;")


def _quoted(tags: str) -> str:
    """Return tags, which are the only column without HTML."""
    tags = "".join(each if each.isprintable() else " " for each in tags)
    return '"' + tags.replace('"', '""') + '"' if '"' in tags else tags

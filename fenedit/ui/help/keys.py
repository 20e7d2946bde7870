"""Writes the page of the manual with all keys, gestures and commands, in Markdown."""

import re
from collections.abc import Iterable, Iterator, Sequence

from fenedit.notation.translatable import Translator, translatable
from fenedit.ui.commands import MENUS, Menu, plain
from fenedit.ui.keys import key_name, key_names


class Keys(str):
    """Key sequences as `QKeySequence` reads them, separated by spaces; no text to translate."""

    __slots__ = ()


GROUPS = translatable(
    "keys_help",
    (
        (
            "Mouse on the board",
            (
                ("Drag a piece", "Move it; onto another piece: take its place"),
                ("Drag, then {control} or {alt} while dropping", "Copy it"),
                ("Drag off the board", "Remove it"),
                ("Drag from a palette", "Place a piece"),
                ("Click in a palette", "Pick up a piece or the eraser; click again to put it down"),
                (
                    "Click or drag with a piece picked up",
                    "Place it; starting on the same piece: erase",
                ),
                ("Right button with a piece picked up", "Place the same piece in the other colour"),
                (
                    "Middle button",
                    "Pick up the piece under the pointer; on an empty square: the eraser",
                ),
                ("Right button with nothing picked up", "Menu of the square"),
                (
                    "Drag with the right button",
                    "Draw an arrow; draw it again to remove it, or in another colour to replace it",
                ),
                ("Right click with Shift", "Draw a circle, or remove it"),
                (
                    "{control}, {alt}, or both while drawing",
                    "Red, blue, or yellow instead of green",
                ),
                (
                    "Shift, or Shift and {control}, while drawing an arrow",
                    "Blue or yellow, where {alt} moves windows instead of drawing",
                ),
                ("Drag with Shift", "Select squares; Esc deselects them"),
                (
                    "Drag in a selection",
                    "Move its pieces together; with {control}: copy; off the board: remove",
                ),
                ("Right button in a selection", "Menu: clear, swap colours, mirror, fill"),
                ("Wheel", "Change the piece of a square (see Preferences)"),
                (Keys("Esc"), "Put down the piece, or cancel the drag"),
            ),
        ),
        (
            "Keys on the board",
            (
                (Keys("Left Right Up Down"), "Move the cursor"),
                (Keys("Home End Ctrl+Left Ctrl+Right Ctrl+Up Ctrl+Down"), "Go to an edge"),
                ("K Q R B N P, k q r b n p", "Place a white piece, a black piece, and step on"),
                ("1 to 8", "Clear that many squares and step over them"),
                (Keys("/"), "Go to the next rank, as in a FEN"),
                (
                    "Space after the last square",
                    "Go on with the other fields, such as b KQ e3 0 1; Enter finishes",
                ),
                (Keys("Backspace"), "Step back and clear the square"),
                (Keys("Del Space"), "Clear the square"),
                (Keys("Return"), "Pick up the piece; on another square: drop it"),
                (Keys("Menu"), "Menu of the square"),
                (
                    Keys("Shift+Left Shift+Right Shift+Up Shift+Down Ctrl+A"),
                    "Select squares, or all; Enter picks up their pieces",
                ),
            ),
        ),
        (
            "Marks tool",
            (
                ("Drag, click", "Draw an arrow; a circle, highlight or label, as set in the bar"),
                (Keys("Return"), "Start an arrow; on another square: end it; on the same: circle"),
                (Keys("H L"), "Highlight, or label, the square"),
                ("1 to 4, or G R B Y", "Green, red, blue, yellow"),
                ("5", "Your own colour"),
                (Keys("Del"), "Remove the marks on the square"),
                (Keys("Esc"), "Cancel the arrow, then leave the tool"),
            ),
        ),
        (
            "Moves",
            (
                ("Wheel with {alt}", "Step through the moves"),
                ("A letter", "With the Play tool, or in the moves: type a move: Nf3, e8=Q, e2e4"),
                (Keys("Left Right Home End"), "In the moves: step without {alt}"),
                (Keys("Up Down Return"), "In the moves: read line by line; go to the move"),
                (Keys("Space * -"), "In a solution: fold or unfold a row, unfold all, fold all"),
                (Keys("Del"), "In the moves: delete from here"),
                (Keys("Esc"), "In the moves: go to the board; with the Play tool: leave it"),
                ("Right button on a move", "Menu: new position, promote, delete, copy"),
            ),
        ),
        (
            "Picture beside the board",
            (
                (Keys("F4 Shift+F4"), "Next or previous square that may have been read wrong"),
                ("1 to 5", "Put this piece on the square, and go on"),
                ("K Q R B N P, k q r b n p", "Put that piece on the square"),
                (Keys("Space Del"), "Clear the square"),
                (Keys("Left Right Up Down"), "Look at another square"),
                (Keys("T"), "Turn: the other side is at the bottom of the picture"),
                (Keys("M"), "Set the other side to move"),
                (Keys("Return"), "Accept the position, or go on to the next one"),
                (Keys("Esc"), "Take the position back; among several: hide the picture"),
            ),
        ),
        (
            "FEN field and position check",
            (
                (Keys("Esc"), "Back to the FEN of the board"),
                (Keys("F1"), "On a line of the check: explain it"),
                (Keys("Ctrl+C Ctrl+V"), "Copy and paste the position, or the selected text here"),
            ),
        ),
        (
            "List of positions",
            (
                (
                    Keys("Ctrl+C Ctrl+X Ctrl+V"),
                    "In the list: copy, cut and paste whole lines of the file",
                ),
                (Keys("Del"), "In the list: delete the positions"),
                (Keys("Shift+Up Shift+Down Ctrl+A"), "In the list: select several, or all"),
                (
                    Keys("Ctrl+Space"),
                    "Add a position to the selection; arrows with {control} move without selecting",
                ),
                ("Click with Shift or {control}, drag with Shift", "Select several positions"),
                (
                    "Drag in the list",
                    "Move the selected positions; with {control} or to another window: copy",
                ),
                ("Double click in the list", "Rename the position; on a comment: edit it"),
                ("Right button in the list", "Menu: rename, sort, reverse, new window"),
            ),
        ),
    ),
)
"""Titles and lines, the most common first; those of a menu's title follow its keys."""


_HEADINGS = translatable(
    "keys_help", ("Keys and commands", "Command", "Keys", "Key or gesture", "What it does")
)


def keys_page(translate: Translator) -> str:
    """Return the page in Markdown, with a heading for each group of gestures and each menu."""

    def words(text: str, context: str = "keys_help") -> str:
        text = re.sub(r"[\\`*_\[\]<>|#]", r"\\\g<0>", plain(translate(context, text, "", -1)))
        return text.format(**key_names())

    def rows_in(menu: Menu, above: str = "") -> Iterator[tuple[str, str]]:
        for row in menu.rows:
            if isinstance(row, Menu):
                yield from rows_in(row, f"{words(row.title, 'Commands')} › ")
            elif row is not None:
                texts = (words(text, "Commands") for text in (row.text, row.tip) if text)
                yield above + ": ".join(texts), _key_caps(row.keys)

    title, *heads = map(words, _HEADINGS)
    parts = [f"# {title}"]
    menus = {plain(menu.title): menu for menu in MENUS}
    for title, entries in GROUPS:
        parts.append(f"## {words(title)}")
        if title in menus:
            parts.append(_table(heads[:2], rows_in(menus.pop(title))))
        rows = [
            (_key_caps(how) if isinstance(how, Keys) else words(how), words(what))
            for how, what in entries
        ]
        parts.append(_table(heads[2:], rows))
    for menu in menus.values():
        parts += [f"## {words(menu.title, 'Commands')}", _table(heads[:2], rows_in(menu))]
    return "\n\n".join(parts)


def _key_caps(keys: str) -> str:
    return " ".join(f"`{key_name(each)}`" for each in keys.split())


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = (f"| {' | '.join(cells)} |" for cells in (heads, ["---"] * len(heads), *rows))
    return "\n".join(lines)

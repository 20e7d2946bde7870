"""Men by their squares, as programs keep them: `{d6: 'bK', e4: 'wK'}`, `e1 -> WhiteKing`.

A man is a letter (upper case White's), a colour and a letter, a figurine, words for both, or an
object with a type and a colour; the square is a key before it or stands in the object. In HTML both
stand in the attributes of an element, or the man in that of the square; the square may also be told
by the files' numbers (`square-51`) or by how far the man is moved (`translate(276px, 483px)`).
"""

import re
from collections.abc import Iterator
from math import gcd
from typing import Final

from fenedit.notation.loose.fields import FIGURINES
from fenedit.notation.position import (
    EMPTY,
    FILES,
    PIECES,
    Content,
    Placement,
    Square,
    parse_square,
    square_at,
    square_name,
    with_contents,
)

_KEY: Final = r"(?<![A-Za-z0-9])[\"'`]?(?P<%s>[a-h][1-8])[\"'`]?"
_OBJECT: Final = re.compile(
    rf"(?:{_KEY % 'key'}\s{{0,4}}(?::|=>?|->)\s{{0,4}})?\{{(?P<inside>[^{{}}]{{0,200}})\}}"
)
_ENTRY: Final = re.compile(
    rf"{_KEY % 'key'}\s{{0,4}}(?::|=>?|->|(?<=[\"'`]),(?=\s?[\"'`]))\s{{0,4}}"
    r"(?P<quote>[\"'`]?)(?P<man>[A-Za-z♔-♟.][A-Za-z _-]{0,20}?|)(?P=quote)\s{0,4}(?=[,;)\]}\n]|\Z)"
)
_SQUARE: Final = re.compile(
    rf"(?:square|sq|pos(?:ition)?|at|coord\w{{0,6}})[\"']?\s{{0,4}}[:=]\s{{0,4}}{_KEY % 'key'}"
)
_TYPE: Final = re.compile(
    r"(?:type|piece|kind|role|name)[\"']?\s{0,4}[:=]\s{0,4}[\"']?([A-Za-z♔-♟]{1,12})", re.IGNORECASE
)
_COLOUR: Final = re.compile(
    r"(?:colou?r|side|player|owner)[\"']?\s{0,4}[:=]\s{0,4}[\"']?(w|b|white|black)\b", re.IGNORECASE
)
_OF_A_MAN: Final = re.compile(
    r"(?<![A-Za-z0-9])[\"'`]?(?P<man>[wbWB][KQRBNPkqrbnp])[\"'`]?\s{0,4}(?::|=>?|->)"
    r"\s{0,4}[\[({]?(?P<squares>(?:[\s,]{0,3}[\"'`]?[a-h][1-8](?![A-Za-z0-9])[\"'`]?){1,16})"
)
"""The squares of a man, the other way round."""
_ELEMENT: Final = re.compile(
    r"</?[A-Za-z][A-Za-z0-9-]{0,20}(?P<inside>\s[^<>]{0,600})?>\s{0,9}(?P<text>[♔-♟]?)"
)
_EMPTY_ELEMENT: Final = re.compile(r"<(?:img|br|hr|input|use)\b|.*/>", re.DOTALL)
_OF_ELEMENT: Final = re.compile(
    r"(?<![A-Za-z0-9])(?:(?P<name>[a-h][1-8])|sq(?:uare)?[-_]?(?P<file>[1-8])(?P<rank>[1-8]))"
    r"(?![A-Za-z0-9])"
)
_WORDS: Final = {
    "king": "k",
    "queen": "q",
    "rook": "r",
    "bishop": "b",
    "knight": "n",
    "pawn": "p",
}
_KINDS: Final = "|".join(_WORDS)
_MAN_OF_ELEMENT: Final = re.compile(
    rf"(?<![A-Za-z0-9])(?:[wb][KQRBNP]|(?:white|black|[wb])[-_ ]?(?:{_KINDS})"
    rf"|(?:{_KINDS})[-_ ](?:white|black|[wb]))(?![A-Za-z0-9])",
    re.IGNORECASE,
)
_MOVED: Final = re.compile(
    r"translate(?:3d)?\(\s?(-?[0-9]{1,5}(?:\.[0-9]{1,6})?)(?:px|%)?,\s?(-?[0-9]{1,5}(?:\.[0-9]{1,6})?)"
)
_FROM_BLACKS_SIDE: Final = re.compile("orientation[-_]black|flipped")
_FARTHEST: Final = 7
_NOTHING: Final = ("", ".", "null", "none", "nil", "undefined", "empty")
_NAMED: Final = re.compile(f"({_KINDS})", re.IGNORECASE)
_NAMED_COLOUR: Final = re.compile("(white|black)", re.IGNORECASE)


def read_square_map(text: str) -> tuple[Placement, bool] | None:
    """Return the men of a text that names their squares, and whether these are certainly all.

    None where there is no king among them, or a square has two men.
    """
    contents: dict[Square, Content] = {}
    whole = True
    for name, man in _moved(text) or list(_elements(text)) or _entries(text):
        square = parse_square(name)
        if man is None:
            whole = False
        elif contents.setdefault(square, man) != man:
            return None
    men = [man for man in contents.values() if man != EMPTY]
    if len(men) < 2 or not {"K", "k"} & set(men):
        return None
    sound = men.count("K") == men.count("k") == 1
    return with_contents(EMPTY * 64, contents), whole and sound


def _elements(text: str) -> Iterator[tuple[str, Content | None]]:
    """Yield the squares of elements of HTML with the men that stand there."""
    square, depth, inmost = "", 0, 0
    for element in _ELEMENT.finditer(text):
        inside = element["inside"] or ""
        depth += -1 if element[0].startswith("</") else not _EMPTY_ELEMENT.match(element[0])
        if at := _OF_ELEMENT.search(inside):
            square, inmost = at["name"] or f"{FILES[int(at['file']) - 1]}{at['rank']}", depth
        elif square and depth < inmost:
            square = ""
        man = _MAN_OF_ELEMENT.search(inside)
        word = man[0] if man else element["text"]
        if word and square:
            yield square, _man(word)
            square = ""


def _moved(text: str) -> list[tuple[str, Content | None]]:
    """Return the men that are moved from a corner of the board, with the squares they stand on.

    The last is None where the size of a square is not certain.
    """
    moved = []
    for element in _ELEMENT.finditer(text) if "translate" in text else ():
        inside = element["inside"] or ""
        man, by = _MAN_OF_ELEMENT.search(inside), _MOVED.search(inside)
        if man and by:
            moved.append((man[0], round(float(by[1]) * 1000), round(float(by[2]) * 1000)))
    lengths = [length for _, *both in moved for length in both]
    side = gcd(*lengths)
    if not side or min(lengths) < 0 or max(lengths) > _FARTHEST * side:
        return []
    turned = _FROM_BLACKS_SIDE.search(text) is not None
    found: list[tuple[str, Content | None]] = []
    for word, right, down in moved:
        file, rank = right // side, _FARTHEST - down // side
        square = square_at(_FARTHEST - file, _FARTHEST - rank) if turned else square_at(file, rank)
        found.append((square_name(square), _man(word)))
    # Where all stand in one quarter, squares of half the size would do as well.
    return found if 2 * max(lengths) > _FARTHEST * side else [*found, (found[-1][0], None)]


def _entries(text: str) -> Iterator[tuple[str, Content | None]]:
    """Yield each square that is named with its man, None for one that is none."""
    done = 0
    for match in _OBJECT.finditer(text):
        inside = match["inside"]
        square = match["key"] or ((at := _SQUARE.search(inside)) and at["key"])
        kind, colour = _TYPE.search(inside), _COLOUR.search(inside)
        if not square or not kind:
            continue
        yield from _plain_entries(text[done : match.start()])
        yield square, _man(f"{colour[1]} {kind[1]}" if colour else kind[1])
        done = match.end()
    yield from _plain_entries(text[done:])
    for match in _OF_A_MAN.finditer(text):
        for square in re.findall("[a-h][1-8]", match["squares"]):
            yield square, _man(match["man"])


def _plain_entries(text: str) -> Iterator[tuple[str, Content | None]]:
    for match in _ENTRY.finditer(text):
        yield match["key"], _man(match["man"])


def _man(text: str) -> Content | None:
    """Return the man that a value means, EMPTY for nothing, None where it is no man."""
    word = text.strip()
    if word.lower() in _NOTHING:
        return EMPTY
    if word in FIGURINES or (len(word) == 1 and word in PIECES):
        return FIGURINES.get(word, word)
    kind, colour = _NAMED.search(word), _NAMED_COLOUR.search(word)
    letters = re.sub("[ _-]", "", word)
    if kind and colour:
        letters = colour[1][0] + _WORDS[kind[1].lower()]
    elif kind and len(letters) == len(kind[1]) + 1:
        letters = letters.replace(kind[1], _WORDS[kind[1].lower()])
    elif colour and len(letters) == len(colour[1]) + 1:
        letters = letters.replace(colour[1], colour[1][0])
    if len(letters) != 2:
        return None
    first, second = letters[0].lower(), letters[1].lower()
    if first in "wb" and second.upper() in PIECES:
        return second.upper() if first == "w" else second
    if second in "wb" and first.upper() in PIECES:
        return first.upper() if second == "w" else first
    return None

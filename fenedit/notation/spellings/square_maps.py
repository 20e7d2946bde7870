"""Reads pieces by their squares as in programs: `{d6: 'bK', e4: 'wK'}`, `e1 -> WhiteKing`.

A piece is a letter (upper case White's), a colour and a letter, a figurine, words for both, or an
object with a type and a colour; the square is a key before it or in the object. In HTML both are in
the attributes of an element, or the piece in the element of the square; the square may also be
given by numbers of files (`square-51`) or by a translation (`translate(276px, 483px)`).
"""

import re
from collections.abc import Iterator
from math import gcd

from fenedit.notation.loose.fields import FIGURINES
from fenedit.notation.position import (
    EMPTY,
    EMPTY_PLACEMENT,
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

_KEY = r"(?<![A-Za-z0-9])[\"'`]?(?P<%s>[a-h][1-8])[\"'`]?"
_OBJECT = re.compile(
    rf"(?:{_KEY % 'key'}\s{{0,4}}(?::|=>?|->)\s{{0,4}})?\{{(?P<inside>[^{{}}]{{0,200}})\}}"
)
_ENTRY = re.compile(
    rf"{_KEY % 'key'}\s{{0,4}}(?::|=>?|->|(?<=[\"'`]),(?=\s?[\"'`]))\s{{0,4}}"
    r"(?P<quote>[\"'`]?)(?P<piece>[A-Za-z♔-♟.][A-Za-z _-]{0,20}?|)(?P=quote)"
    r"\s{0,4}(?=[,;)\]}\n]|\Z)"
)
_SQUARE = re.compile(
    rf"(?:square|sq|pos(?:ition)?|at|coord\w{{0,6}})[\"']?\s{{0,4}}[:=]\s{{0,4}}{_KEY % 'key'}"
)
_TYPE = re.compile(
    r"(?:type|piece|kind|role|name)[\"']?\s{0,4}[:=]\s{0,4}[\"']?([A-Za-z♔-♟]{1,12})", re.IGNORECASE
)
_COLOUR = re.compile(
    r"(?:colou?r|side|player|owner)[\"']?\s{0,4}[:=]\s{0,4}[\"']?(w|b|white|black)\b", re.IGNORECASE
)
_OF_A_PIECE = re.compile(
    r"(?<![A-Za-z0-9])[\"'`]?(?P<piece>[wbWB][KQRBNPkqrbnp])[\"'`]?\s{0,4}(?::|=>?|->)"
    r"\s{0,4}[\[({]?(?P<squares>(?:[\s,]{0,3}[\"'`]?[a-h][1-8](?![A-Za-z0-9])[\"'`]?){1,16})"
)
"""The squares of a piece, the other way round."""
_ELEMENT = re.compile(
    r"</?[A-Za-z][A-Za-z0-9-]{0,20}(?P<inside>\s[^<>]{0,600})?>\s{0,9}(?P<text>[♔-♟]?)"
)
_EMPTY_ELEMENT = re.compile(r"<(?:img|br|hr|input|use)\b|.*/>", re.DOTALL)
_OF_ELEMENT = re.compile(
    r"(?<![A-Za-z0-9])(?:(?P<name>[a-h][1-8])|sq(?:uare)?[-_]?(?P<file>[1-8])(?P<rank>[1-8]))"
    r"(?![A-Za-z0-9])"
)
_KINDS = "king|queen|rook|bishop|knight|pawn"
_PIECE_OF_ELEMENT = re.compile(
    rf"(?<![A-Za-z0-9])(?:[wb][KQRBNP]|(?:white|black|[wb])[-_ ]?(?:{_KINDS})"
    rf"|(?:{_KINDS})[-_ ](?:white|black|[wb]))(?![A-Za-z0-9])",
    re.IGNORECASE,
)
_MOVED = re.compile(
    r"translate(?:3d)?\(\s?(-?[0-9]{1,5}(?:\.[0-9]{1,6})?)(?:px|%)?,\s?(-?[0-9]{1,5}(?:\.[0-9]{1,6})?)"
)
_NAMED = re.compile(_KINDS, re.IGNORECASE)


def read_square_map(text: str) -> tuple[Placement, bool] | None:
    """Return the pieces of a text that names their squares, and whether these are certainly all.

    None where there is no king among them, or a square has two pieces.
    """
    contents: dict[Square, Content] = {}
    whole = True
    for name, piece in _moved(text) or list(_elements(text)) or _entries(text):
        if piece is None:
            whole = False
        elif contents.setdefault(parse_square(name), piece) != piece:
            return None
    pieces = [piece for piece in contents.values() if piece != EMPTY]
    if len(pieces) < 2 or not {"K", "k"} & set(pieces):
        return None
    sound = pieces.count("K") == pieces.count("k") == 1
    return with_contents(EMPTY_PLACEMENT, contents), whole and sound


def _elements(text: str) -> Iterator[tuple[str, Content | None]]:
    """Yield the squares of elements of HTML with the pieces there."""
    square, depth, inmost = "", 0, 0
    for element in _ELEMENT.finditer(text):
        inside = element["inside"] or ""
        depth += -1 if element[0].startswith("</") else not _EMPTY_ELEMENT.match(element[0])
        if at := _OF_ELEMENT.search(inside):
            square, inmost = at["name"] or f"{FILES[int(at['file']) - 1]}{at['rank']}", depth
        elif square and depth < inmost:
            square = ""
        named = _PIECE_OF_ELEMENT.search(inside)
        word = named[0] if named else element["text"]
        if word and square:
            yield square, _piece(word)
            square = ""


def _moved(text: str) -> list[tuple[str, Content | None]]:
    """Return the pieces that are moved from a corner of the board, with their squares.

    The last is None where the size of a square is not certain.
    """
    moved = []
    for element in _ELEMENT.finditer(text) if "translate" in text else ():
        inside = element["inside"] or ""
        piece, by = _PIECE_OF_ELEMENT.search(inside), _MOVED.search(inside)
        if piece and by:
            moved.append((piece[0], round(float(by[1]) * 1000), round(float(by[2]) * 1000)))
    lengths = [length for _, *both in moved for length in both]
    side = gcd(*lengths)
    if not side or min(lengths) < 0 or max(lengths) > 7 * side:
        return []
    turned = re.search("orientation[-_]black|flipped", text)
    found: list[tuple[str, Content | None]] = []
    for word, right, down in moved:
        square = square_at(right // side, 7 - down // side)
        found.append((square_name(63 - square if turned else square), _piece(word)))
    # Where all are in one quarter, squares of half the size are possible too.
    return found if 2 * max(lengths) > 7 * side else [*found, (found[-1][0], None)]


def _entries(text: str) -> Iterator[tuple[str, Content | None]]:
    """Yield each square that is named with its piece, None for something else."""
    done = 0
    for match in _OBJECT.finditer(text):
        inside = match["inside"]
        square = match["key"] or ((at := _SQUARE.search(inside)) and at["key"])
        kind, colour = _TYPE.search(inside), _COLOUR.search(inside)
        if not square or not kind:
            continue
        yield from _plain_entries(text[done : match.start()])
        yield square, _piece(f"{colour[1]} {kind[1]}" if colour else kind[1])
        done = match.end()
    yield from _plain_entries(text[done:])
    for match in _OF_A_PIECE.finditer(text):
        for square in re.findall("[a-h][1-8]", match["squares"]):
            yield square, _piece(match["piece"])


def _plain_entries(text: str) -> Iterator[tuple[str, Content | None]]:
    for match in _ENTRY.finditer(text):
        yield match["key"], _piece(match["piece"])


def _piece(text: str) -> Content | None:
    """Return the piece that a value means, EMPTY for nothing, None for something else."""
    word = text.strip()
    if word.lower() in ("", ".", "null", "none", "nil", "undefined", "empty"):
        return EMPTY
    if word in FIGURINES or (len(word) == 1 and word in PIECES):
        return FIGURINES.get(word, word)
    letters = re.sub("[ _-]", "", word)
    kind, colour = _NAMED.search(word), re.search("white|black", word, re.IGNORECASE)
    letter = "n" if kind and kind[0].lower() == "knight" else kind[0][0] if kind else ""
    if kind and colour:
        letters = colour[0][0] + letter
    elif kind and len(letters) == len(kind[0]) + 1:
        letters = letters.replace(kind[0], letter)
    elif colour and len(letters) == len(colour[0]) + 1:
        letters = letters.replace(colour[0], colour[0][0])
    if len(letters) != 2:
        return None
    for side, piece in zip(letters, letters[::-1], strict=True):
        if side in "wbWB" and piece in PIECES:
            return piece.upper() if side in "wW" else piece.lower()
    return None

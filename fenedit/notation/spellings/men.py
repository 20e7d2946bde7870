"""Men with their squares, one by one, as they stand in a list.

A man is a language's letter or a figurine, and a square; squares written on without a blank are of
the same kind, as are those behind a letter or a word that stands apart (`пп. a2, b3`, `Pawns: a2`),
behind an `&`, and behind a bare comma where men are parted by blanks (`Sf3,g5 a2`). A square
without a letter is a pawn's. Between men may stand the name of a side; where none does, figurines
and a `w` or `b` before the letter tell it.
"""

import re
from functools import cache
from itertools import islice
from typing import Final, NamedTuple

from fenedit.notation.languages import piece_pattern, pieces_by_text
from fenedit.notation.loose.placements import FIGURINES
from fenedit.notation.pieces import BLACK, WHITE, Side, side_of
from fenedit.notation.problems import Span
from fenedit.notation.squares import Square, parse_square

SIDE_TITLES: Final = {
    "en": ("White", "Black"),
    "pl": ("Białe", "Czarne"),
    "it": ("Bianco", "Nero"),
    "ru": ("Белые", "Чёрные"),
    "nl": ("Wit", "Zwart"),
    "de": ("Weiß", "Schwarz"),
    "fr": ("Blancs", "Noirs"),
    "es": ("Blancas", "Negras"),
}
"""The languages in which lists are written, with the names of the sides."""

_MORE_NAMES: Final = {
    "weiss": (WHITE, "de"),
    "bianchi": (WHITE, "it"),
    "neri": (BLACK, "it"),
    "biale": (WHITE, "pl"),
    "черные": (BLACK, "ru"),
    "witte": (WHITE, "nl"),
    "zwarte": (BLACK, "nl"),
    "blanc": (WHITE, "fr"),
    "noir": (BLACK, "fr"),
}
_SHORT_NAMES: Final = {
    **dict.fromkeys(("w", "wh", "б", "бел"), WHITE),
    **dict.fromkeys(("b", "bk", "s", "z", "ч", "черн", "чёрн"), BLACK),
}
"""Names of sides that need a colon."""
_NAMES: Final = {
    **{name.lower(): (WHITE, code) for code, (name, _) in SIDE_TITLES.items()},
    **{name.lower(): (BLACK, code) for code, (_, name) in SIDE_TITLES.items()},
    **_MORE_NAMES,
}
_LABEL: Final = re.compile(
    rf"(?<![^\W_])(?:(?P<name>{'|'.join(sorted(_NAMES, key=len, reverse=True))})(?![^\W_])"
    r"(?:\s{1,3}(?:pieces|men)(?![^\W_]))?\s{0,9}(?:\([0-9]{1,2}\)\s{0,9})?[:=.–—-]{0,1}"
    rf"|(?P<short>{'|'.join(sorted(map(re.escape, _SHORT_NAMES), key=len, reverse=True))})"
    r"\.?\s{0,3}(?:\([0-9]{1,2}\)\s{0,3})?:)\s*+",
    re.IGNORECASE,
)
_PAWNS: Final = (
    r"(?:pawns?|bauern?|pions?|pion(?:y|ki|nen)|peone?s?|pedon[ei]|пешк[аи]|пп)(?![^\W_])"
)
_BEGINNING: Final = re.compile(
    rf"{_LABEL.pattern}(?=[–—-]|(?:{_PAWNS}|[♔-♟]?[\ufe0e\ufe0f]?[^\W\d_]{{0,2}})"
    r"[.:]?\s{0,3}[a-h][1-8])",
    re.IGNORECASE,
)
_SQUARE: Final = re.compile("[a-h][1-8]")
_NOTHING: Final = re.compile(r"[–—-](?=\s|$)")
_SQUARES: Final = re.compile(r"(?:[a-h][1-8]){1,64}(?![^\W_])")
_GAP: Final = re.compile(r"[.:]?\s{0,3}")
_BETWEEN: Final = re.compile(r"[\s,;/|.–—]+")
_AND: Final = re.compile(r"(?:&|(?:and|und|et|y|e|en|i|и)(?=\s))\s*+(?=\S{0,3}[a-h][1-8])")
_COLOUR: Final = re.compile("[wb]")
_LIKE_A_MAN: Final = re.compile(r"(?<![^\W_])[^\W\d_]{0,3}(?:[a-h][1-8]){1,64}(?![^\W_])")
_FIRST_MOVE: Final = re.compile(r"(?<![^\W_])1\s{0,2}\.(?!\d)")
_MOST_MEN: Final = 64
_MOST_BEGINNINGS: Final = 16
"""Names of sides before men that are tried in a text; more are no list but a game in words."""


class Man(NamedTuple):
    """Men of one kind, as they stand in a list.

    Attributes:
        letter: as written, "" for none.
        kind: "K", "Q", "R", "B", "N" or "P".
        squares: each with its place in the text.
        span: from the letter to the last square.
        before: what stands between it and what is before it.
        side: the side whose name stands before it, else that of its figurine or of the `w` or `b`
            before it, None for none.
        apart: whether blanks or a point stand between the letter and the square.
    """

    letter: str
    kind: str
    squares: tuple[tuple[Square, Span], ...]
    span: Span
    before: str
    side: Side | None
    apart: bool


class Scanned(NamedTuple):
    """Men that follow one another in a text.

    Attributes:
        men: in the order of the text.
        stop: where the last of them ends.
        languages: of the names of sides among them, in their order; "" for one of no language.
        marked: whether a colon or the number of men stands behind one of the names.
    """

    men: list[Man]
    stop: int
    languages: list[str]
    marked: bool


def holds_square(text: str) -> bool:
    """Tell whether a square is named anywhere in a text."""
    return _SQUARE.search(text) is not None


def beginnings(text: str) -> list[int]:
    """Return where the name of a side stands before something like a man, the first few."""
    return [label.start() for label in islice(_BEGINNING.finditer(text), _MOST_BEGINNINGS)]


def men_left(text: str) -> int:
    """Return how many words of a text look like men of any language, up to a first move."""
    first = _FIRST_MOVE.search(text)
    return sum(1 for _ in _LIKE_A_MAN.finditer(text, 0, first.start() if first else len(text)))


def scan(text: str, start: int, language: str, *, once: bool = False) -> Scanned:
    """Return the men from an offset on, as far as they go.

    With `once` they end where a side is named again behind the other: there another list begins.

    Raises:
        KeyError: there is no such language.
    """
    men: list[Man] = []
    names: list[str] = []
    side: Side | None = None
    left: Side | None = None
    place = end = start
    continued: Man | None = None
    begun = marked = False
    while len(men) <= _MOST_MEN:
        blank = _BETWEEN.match(text, place)
        between = blank[0] if blank else ""
        place = blank.end() if blank else place
        label = _LABEL.match(text, place)
        if label:
            empty = _NOTHING.match(text, label.end())
            following = _man(text, label.end(), language)
            if following is None and empty is None:
                break
            name = label["name"] or label["short"]
            named, code = _NAMES.get(name.lower()) or (_SHORT_NAMES[name.lower()], "")
            if once and named == left:
                break
            if named != side:
                left, side = side, named
            names.append(code)
            marked = marked or label[0].strip() != name
            place = end = empty.end() if empty else label.end()
            continued, begun = None, False
            continue
        word = _AND.match(text, place) if men else None
        man = _man(text, word.end() if word else place, language)
        if man is None or (begun and not between and not word):
            break
        man = man._replace(before=between, side=side or man.side)
        joins = word is not None and word[0].startswith("&")
        if not man.letter and continued and (joins or _continues(continued, between)):
            man = man._replace(kind=continued.kind)
        elif man.letter:
            continued = man
        else:
            continued = None
        men.append(man)
        begun = True
        place = end = man.span[1]
    return Scanned(_joined_by_commas(men), end, names, marked)


def _continues(before: Man, between: str) -> bool:
    """Tell whether a bare square belongs to a letter that stands apart from its squares."""
    return before.apart and not set(between) & set(";/|–—")


def _joined_by_commas(men: list[Man]) -> list[Man]:
    """Return men with bare squares behind a bare comma made of one kind with what they follow.

    Only in lists that part men by blanks elsewhere: else a comma is all that parts them.
    """
    if not any(man.before and "," not in man.before for man in men[1:]):
        return men
    joined: list[Man] = []
    for man in men:
        continues = not man.letter and man.before == "," and joined
        joined.append(man._replace(kind=joined[-1].kind) if continues else man)
    return joined


def _man(text: str, place: int, language: str) -> Man | None:
    man = _bare_man(text, place, language)
    colour = _COLOUR.match(text, place)
    if man is None and colour:
        man = _bare_man(text, colour.end(), language)
        if man is None or not man.letter.isupper():
            return None
        span = (place, man.span[1])
        return man._replace(span=span, side=WHITE if colour[0] == "w" else BLACK)
    return man


def _bare_man(text: str, place: int, language: str) -> Man | None:
    start = place
    letter = _man_pattern(language).match(text, place)
    if letter:
        gap = _GAP.match(text, letter.end())
        squares = _SQUARES.match(text, gap.end()) if gap else None
        if gap and squares:
            figure = FIGURINES.get(letter[0][0])
            kind = figure or pieces_by_text(language).get(letter[0], "P")
            apart = gap.end() > gap.start()
            man = _made(letter[0], kind.upper(), squares, (start, squares.end()), apart)
            return man._replace(side=side_of(figure)) if figure else man
    squares = _SQUARES.match(text, place)
    return _made("", "P", squares, squares.span(), False) if squares else None


def _made(letter: str, kind: str, squares: re.Match[str], span: Span, apart: bool) -> Man:
    names, first = squares[0], squares.start()
    places = tuple(
        (parse_square(names[at : at + 2]), (first + at, first + at + 2))
        for at in range(0, len(names), 2)
    )
    return Man(letter, kind, places, span, "", None, apart)


@cache
def _man_pattern(language: str) -> re.Pattern[str]:
    letters = piece_pattern(language).pattern
    return re.compile(f"(?:(?i:{_PAWNS})|{letters}|[♔-♟][\ufe0e\ufe0f]?)")

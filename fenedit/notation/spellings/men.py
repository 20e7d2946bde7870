"""Men with their squares, one by one, as they stand in a list.

A man is a language's letter and a square; squares written on without a blank are of the same
kind, as are those behind a letter that stands apart (`пп. a2, b3`), and those behind a bare comma
where men are parted by blanks (`Sf3,g5 a2`). A square without a letter is a pawn's. Between men
may stand the name of a side.
"""

import re
from functools import cache
from itertools import islice
from typing import Final, NamedTuple

from fenedit.notation.languages import piece_pattern, pieces_by_text
from fenedit.notation.pieces import BLACK, WHITE, Side
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
    r"\s{0,9}(?:\([0-9]{1,2}\)\s{0,9})?[:=.–—-]{0,1}"
    rf"|(?P<short>{'|'.join(sorted(map(re.escape, _SHORT_NAMES), key=len, reverse=True))})"
    r"\.?\s{0,3}(?:\([0-9]{1,2}\)\s{0,3})?:)\s*",
    re.IGNORECASE,
)
_BEGINNING: Final = re.compile(
    _LABEL.pattern + r"(?=[–—-]|[^\W\d_]{0,2}\.?\s{0,3}[a-h][1-8])", re.IGNORECASE
)
_SQUARE: Final = re.compile("[a-h][1-8]")
_NOTHING: Final = re.compile(r"[–—-](?=\s|$)")
_SQUARES: Final = re.compile(r"([a-h][1-8])+(?![^\W_])")
_GAP: Final = re.compile(r"\.?\s{0,3}")
_BETWEEN: Final = re.compile(r"[\s,;/|.–—]+")
_AND: Final = re.compile(r"(?:and|und|et|y|e|en|i|и)\s+(?=\S{0,3}[a-h][1-8])")
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
        side: the side whose name stands before it, None for none.
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
    """

    men: list[Man]
    stop: int
    languages: list[str]


def holds_square(text: str) -> bool:
    """Tell whether a square is named anywhere in a text."""
    return _SQUARE.search(text) is not None


def beginnings(text: str) -> list[int]:
    """Return where the name of a side stands before something like a man, the first few."""
    return [label.start() for label in islice(_BEGINNING.finditer(text), _MOST_BEGINNINGS)]


def scan(text: str, start: int, language: str) -> Scanned:
    """Return the men from an offset on, as far as they go.

    Raises:
        KeyError: there is no such language.
    """
    men: list[Man] = []
    names: list[str] = []
    side: Side | None = None
    place = end = start
    continued: Man | None = None
    begun = False
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
            side, code = _NAMES.get(name.lower()) or (_SHORT_NAMES[name.lower()], "")
            names.append(code)
            place = end = empty.end() if empty else label.end()
            continued, begun = None, False
            continue
        word = _AND.match(text, place) if men else None
        man = _man(text, word.end() if word else place, language)
        if man is None or (begun and not between and not word):
            break
        man = man._replace(before=between, side=side)
        if not man.letter and continued and _continues(continued, between):
            man = man._replace(kind=continued.kind)
        elif man.letter:
            continued = man
        else:
            continued = None
        men.append(man)
        begun = True
        place = end = man.span[1]
    return Scanned(_joined_by_commas(men), end, names)


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
    start = place
    letter = _man_pattern(language).match(text, place)
    if letter:
        gap = _GAP.match(text, letter.end())
        squares = _SQUARES.match(text, gap.end()) if gap else None
        if gap and squares:
            kind = "P" if letter[0].lower() == "пп" else pieces_by_text(language)[letter[0]]
            apart = gap.end() > gap.start()
            return _made(letter[0], kind.upper(), squares, (start, squares.end()), apart)
    squares = _SQUARES.match(text, place)
    return _made("", "P", squares, squares.span(), False) if squares else None


def _made(letter: str, kind: str, squares: re.Match[str], span: Span, apart: bool) -> Man:
    places = tuple(
        (parse_square(squares[0][at : at + 2]), (squares.start() + at, squares.start() + at + 2))
        for at in range(0, len(squares[0]), 2)
    )
    return Man(letter, kind, places, span, "", None, apart)


@cache
def _man_pattern(language: str) -> re.Pattern[str]:
    plural = {"ru": "пп|Пп|"}.get(language, "")
    return re.compile(f"(?:{plural}{piece_pattern(language).pattern})")

"""Lists of men with their squares, as problem books, magazines and people write them.

`White: Kc3, Qd1, a2  Black: Kg8`, `Białe: Ka4 Hf1 a2 / Czarne: Kf6`, `Kc3 Pa2b2 / Kg8`,
`Ke1 Qd1 a2; kg8 rf8`: see `fenedit.notation.spellings.men` for the men. Sides come from their
names, else from the case of the letters, else from the two parts of the text, White's first. What
stands behind the list is kept.
"""

from collections.abc import Iterator
from typing import Final

from fenedit.notation.languages import KINDS_IN_ORDER, letters_of
from fenedit.notation.pieces import BLACK, EMPTY, WHITE, Piece, Side, piece_of
from fenedit.notation.placement import Placement, squares_of, with_contents
from fenedit.notation.problems import FenError, Problem, Severity, Span
from fenedit.notation.spellings.found import Found, diagram, remark
from fenedit.notation.spellings.men import SIDE_TITLES, Man, beginnings, holds_square, scan
from fenedit.notation.spellings.side import side_in
from fenedit.notation.squares import Square, square_name

LIST_LANGUAGES: Final = ("en", "problemist", "de", "fr", "es", "it", "nl", "pl", "ru")
"""The languages in which lists are read without being told."""

_PARTINGS: Final = ("/", ";", "|", "–", "—", "\n\n", "\n")
"""What stands between the sides where neither names nor case tell them apart, strongest first."""
_IDLE: Final = " \t\r\n,;/|."
"""What means nothing behind a list; a dash may begin what stands there."""


def read_piece_list(text: str, language: str) -> Found | None:
    """Return the position of the first list in a text in a language's letters, None for none.

    Raises:
        KeyError: there is no such language.
    """
    found = _first_list(text, language, beginnings(text))
    return None if found is None else found[0]


def readings(text: str) -> tuple[tuple[str, Found, bool], ...]:
    """Return every way to read a text as a list: language, position, whether it is certain.

    Languages that read it alike are named once. The names of the sides settle the language where
    it makes sense in it. A list with one king a side and no pawn on a first or last rank
    goes before others; one without any king is none, for moves look like that.
    """
    if not holds_square(text):
        return ()
    first: list[tuple[str, Found, str]] = []
    starts = beginnings(text)
    for code in LIST_LANGUAGES:
        listed = _first_list(text, code, starts)
        if listed is not None:
            first.append((code, *listed))
    named = [each for each in first if each[2] and _base(each[0]) == each[2]]
    sound = [each for each in named if _is_sound(each[1].position.placement)]
    chosen = sound or [each for each in first if _is_sound(each[1].position.placement)] or first
    by_meaning: dict[Placement, tuple[str, Found]] = {}
    for code, found, _ in chosen:
        placement = found.position.placement
        if "K" in placement or "k" in placement:
            by_meaning.setdefault(placement, (code, found))
    certain = len(by_meaning) == 1
    return tuple(
        (code, found, certain and _is_sound(placement))
        for placement, (code, found) in by_meaning.items()
    )


def read_placements(text: str, language: str) -> tuple[tuple[Square, Piece], ...]:
    """Return the men that a typed line places, in its order; () for a blank one.

    Upper-case letters are White's, lower-case ones Black's. Behind `;`, `/`, `|` or a name of
    Black all men are Black's, and behind a name of White all are White's, whatever their case. A
    square without a letter is a pawn of the side named last, at first of White. Letters are the
    language's; where the line makes no sense in them they are English.

    Raises:
        FenError: something is no man and square (`bad-man`), or a square is named twice
            (`square-taken`); the span is its place.
        KeyError: there is no such language.
    """
    try:
        return tuple(_placements(text, language))
    except FenError as error:
        try:
            return tuple(_placements(text, "en"))
        except FenError as english:
            # Of two languages the one that makes sense further on is the one that was meant.
            further = max(error, english, key=lambda each: each.problem.span or (0, 0))
    raise further


def write_piece_list(placement: Placement, language: str) -> str:
    """Return the men of both sides, a line each: king, queens, rooks, bishops, knights, pawns.

    Raises:
        KeyError: lists are not written in that language (see SIDE_TITLES).
    """
    lines = []
    letters = dict(zip(KINDS_IN_ORDER, letters_of(language), strict=True))
    for side, title in zip((WHITE, BLACK), SIDE_TITLES[language], strict=True):
        men = [
            ("" if kind == "P" else letters[kind]) + name
            for kind in reversed(KINDS_IN_ORDER)
            for name in sorted(map(square_name, squares_of(placement, piece_of(kind, side))))
        ]
        lines.append(f"{title}: {' '.join(men) or '–'}")
    return "\n".join(lines)


def _placements(text: str, language: str) -> Iterator[tuple[Square, Piece]]:
    men, stop, _ = scan(text, 0, language)
    behind = text[stop:].lstrip(_IDLE + "–—")
    if behind:
        start = len(text) - len(behind)
        end = next((at for at in range(start, len(text)) if text[at].isspace()), len(text))
        raise _error("bad-man", text, (start, end))
    taken: set[Square] = set()
    label: Side | None = None
    last: Side = WHITE
    for man in men:
        label = man.side or label
        if any(mark in man.before for mark in ";/|"):
            label = man.side or BLACK
        if label or man.letter:
            last = label or (BLACK if man.letter.islower() else WHITE)
        for square, span in man.squares:
            if square in taken:
                raise _error("square-taken", text, span)
            taken.add(square)
            yield square, piece_of(man.kind, last)


def _error(code: str, text: str, span: Span) -> FenError:
    return FenError(Problem(code, Severity.NOT_FEN, span, data=(("found", text[slice(*span)]),)))


def _base(code: str) -> str:
    return "en" if code == "problemist" else code


def _is_sound(placement: Placement) -> bool:
    ends = placement[:8] + placement[56:]
    kings = placement.count("K") == placement.count("k") == 1
    return kings and "P" not in ends and "p" not in ends


def _first_list(text: str, language: str, starts: list[int]) -> tuple[Found, str] | None:
    """Return the first list and the language of the names of its sides, "" without names."""
    for start in starts:
        men, stop, names = scan(text, start, language)
        if {man.side for man in men} >= {WHITE, BLACK} or len(names) > 1:
            placement = _placed(_by_label(men))
            if placement is not None:
                title = " ".join(text[:start].split())
                return _found(placement, title, text[stop:]), names[0]
    start = len(text) - len(text.lstrip())
    men, stop, names = scan(text, start, language)
    if not men or names:
        return None
    sides = _sides(men)
    placement = None if sides is None else _placed(sides)
    return None if placement is None else (_found(placement, "", text[stop:]), "")


def _found(placement: Placement, title: str, rest: str) -> Found:
    rest = rest.lstrip(_IDLE)
    side = side_in(rest)
    return diagram(placement, side, title[:200], remark(rest))


def _placed(men: list[tuple[Man, Side]]) -> Placement | None:
    """Return the men on a board, None if two stand on one square."""
    contents: dict[Square, Piece] = {}
    count = 0
    for man, side in men:
        count += len(man.squares)
        contents.update((square, piece_of(man.kind, side)) for square, _ in man.squares)
    return with_contents(EMPTY * 64, contents) if len(contents) == count else None


def _by_label(men: list[Man]) -> list[tuple[Man, Side]]:
    side: Side = WHITE
    told = []
    for man in men:
        side = man.side or side
        told.append((man, side))
    return told


def _sides(men: list[Man]) -> list[tuple[Man, Side]] | None:
    """Return whose each man is where no names tell, None where nothing does."""
    if any(man.letter.islower() and man.kind != "P" for man in men):
        return _by_case(men)
    for parting in _PARTINGS:
        cuts = [at for at, man in enumerate(men) if at and _parts(man.before, parting)]
        if len(cuts) == 1:
            return [(man, BLACK if at >= cuts[0] else WHITE) for at, man in enumerate(men)]
        if cuts:
            return None
    return None


def _parts(before: str, parting: str) -> bool:
    return parting in before.replace("\r", "").replace(" ", "").replace("\t", "")


def _by_case(men: list[Man]) -> list[tuple[Man, Side]]:
    """Return sides by the case of letters; a bare square is of the side that was named last.

    At the start of a part it is of the side that the part names first.
    """
    told: list[tuple[Man, Side]] = []
    side: Side | None = None
    for at, man in enumerate(men):
        if at and any(mark in man.before for mark in "/;|\n"):
            side = None
        if man.letter:
            side = BLACK if man.letter.islower() else WHITE
        elif side is None:
            following = next((other for other in men[at:] if other.letter), None)
            side = BLACK if following and following.letter.islower() else WHITE
        told.append((man, side))
    return told

"""Reads and writes lists of pieces with their squares, as in problem books and magazines.

`White: Kc3, Qd1, a2  Black: Kg8`, `Białe: Ka4 Hf1 a2 / Czarne: Kf6`, `Kc3 Pa2b2 / Kg8`,
`Ke1 Qd1 a2; kg8 rf8`: see `fenedit.notation.spellings.listed_pieces` for the entries. Sides come
from their names, else from figurines or colours, else from the case of the letters, else from the
two parts of the text, White's first. The text after the list is kept.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

from fenedit.notation.fairy import described, fairy_piece, is_orthodox, kind_name
from fenedit.notation.languages import (
    ARTICLES,
    KINDS_IN_ORDER,
    LETTERS,
    LISTED,
    SIDE_TITLES,
    letters_of,
    told_in,
)
from fenedit.notation.position import (
    BLACK,
    EMPTY_PLACEMENT,
    WHITE,
    Piece,
    Placement,
    Side,
    Square,
    occupied,
    parse_square,
    piece_of,
    square_name,
    squares_of,
    with_contents,
)
from fenedit.notation.problems import FenError, Problem, Severity, Span
from fenedit.notation.puzzle import SEPARATOR, Puzzle, operations_text
from fenedit.notation.reading import Found, diagram
from fenedit.notation.spellings.listed_pieces import (
    MOST_BEGINNINGS,
    Entry,
    beginnings,
    contradicts,
    entries_missed,
    lowered,
    scan,
)
from fenedit.notation.spellings.stipulations import FILLER, asked_in
from fenedit.notation.stipulation import beginner

LIST_LANGUAGES = (
    "en",
    "problemist",
    *(code for code in LETTERS if code in LISTED and code != "en"),
)
"""The languages of lists, in their order where several read a list alike."""

_PARTINGS = ("/", ";", "|", "–", "—", "\n\n", "\n")
"""Separators of sides without names or case, strongest first; the last four also separate moves."""
_NEAR = 400
_AHEAD = 4000
"""Characters before a list, and after it, that may say whose move it is."""
_SOLVERS_END = re.compile(
    r"\b(?:end|ende|fin)probl[eè]me?\b|^[ \t]*(?:end|ende|fin)[ \t.]*\Z",
    re.IGNORECASE | re.MULTILINE,
)
_FIELDS = {
    "name": "title|titel|titre|titolo|t[ií]tulo|tytuł|название",
    "author": "authors?|composers?|autor(?:e|en|es|i)?|auteurs?|verfasser|komponist|автор",
    "source": "source|origin|published(?: in)?|quelle|fonte|fuente|bron|źródło|источник",
    "award": "award|distinction|auszeichnung|prix|premio|nagroda|отличие",
    "themes": "themes?|thema|themen|thèmes?|temas?|temi|keywords?",
}
_FIELD = re.compile(
    rf"^[ \t]*(?:{'|'.join(f'(?P<{name}>{words})' for name, words in _FIELDS.items())})"
    r"[ \t]?:[ \t]*(?P<value>[^\n]*)$",
    re.IGNORECASE | re.MULTILINE,
)
"""A line that begins with the name of a detail of a problem."""
_SQUARE = re.compile("[a-h][1-8]")
_PARAGRAPH = re.compile(r"\n[^\S\n]*\n\s*")
_NUMBERED = re.compile(r"^[ \t]*\(?[0-9]{1,4}\)", re.MULTILINE)
_CLAUSE = re.compile(r"\n|[.;,](?=\s|\Z)")
_IDLE_WORDS = re.compile(rf"(?>(?:{FILLER}|[/-])*)", re.IGNORECASE)
"""Words around a stipulation that add nothing, or name the side to move."""
_BEFORE_A_SIDE = (
    r"(?:[-–—][ \t]*)?(?:(?:and|now|it['’]?s|it\s+is|und|jetzt|es\s+ist|c['’]est|"
    rf"{ARTICLES})[ \t]+){{0,4}}"
)
"""Words that may precede those for a side to move."""
_AFTER_A_SIDE = r"(?:[ \t]+(?:to[ \t]+(?:move|play)|now|jetzt))?"
_ARTICLE = re.compile(rf"(?:^|(?<=\s))(?:{ARTICLES}|das|gli|het|у)\Z", re.IGNORECASE)
"""An article before the name of a side."""
_IDLE = " \t\r\n,;/|.])"
"""Meaningless text after a list; a dash may begin the words there."""


class _Listed(NamedTuple):
    """The lists of a text, in one language.

    Attributes:
        found: the positions, at least one.
        named: the language of the names of the first one's sides, "" without names.
        plain: whether they can hardly be moves.
        missed: how many words like entries they leave out.
    """

    found: tuple[Found, ...]
    named: str
    plain: bool
    missed: int

    @property
    def placements(self) -> tuple[Placement, ...]:
        return tuple([each.position.placement for each in self.found])


def readings(text: str) -> tuple[tuple[str, tuple[Found, ...], bool], ...]:
    """Return all readings of a text as lists: language, positions, and whether it is certain.

    Of languages that read it alike the first is named. Languages that leave out the fewest words
    like entries are preferred; of these, the language of the sides' names if the text makes sense
    in it, or else those in which each side has one king and no pawn is on a first or last rank.
    A list without any king may be moves, and is not read. A list is certain if it makes sense,
    leaves nothing out and can hardly be moves.
    """
    plain = lowered(text)
    if not _SQUARE.search(plain):
        return ()
    starts = beginnings(plain)
    all_listed = {code: _lists(plain, code, starts, text) for code in LIST_LANGUAGES}
    listed = {code: each for code, each in all_listed.items() if each is not None}
    least = min((each.missed for each in listed.values()), default=0)
    whole = {code: each for code, each in listed.items() if each.missed == least}
    named = {
        code: each for code, each in whole.items() if each.named == code.replace("problemist", "en")
    }
    chosen = _sound(named) or _sound(whole) or whole
    by_meaning: dict[tuple[Placement, ...], str] = {}
    for code, each in chosen.items():
        if all("K" in placement or "k" in placement for placement in each.placements):
            by_meaning.setdefault(each.placements, code)
    certain = len(by_meaning) == 1 and least == 0 and bool(_sound(named or whole))
    certain = certain and not contradicts(plain, next(iter(by_meaning)))
    return tuple(
        (code, chosen[code].found, certain and chosen[code].plain) for code in by_meaning.values()
    )


def read_placements(text: str, language: str) -> tuple[tuple[Square, Piece], ...]:
    """Return the pieces that a typed line places, in its order; () for a blank one.

    Upper-case letters are White's, lower-case ones Black's. After `;`, `/`, `|` or a name of
    Black all pieces are Black's, and after a name of White all are White's, whatever their case.
    A square without a letter is a pawn of the side named last, at first of White. Letters are the
    language's; where the line makes no sense in them they are English, or problemists' with S for
    the knight. Fairy pieces have Popeye's codes: `Gh2`, `lic3`; after a point any code is
    Popeye's (`.Nf3` is a nightrider), and after `=` the piece is neutral.

    Raises:
        FenError: something is not a piece and square (`bad-man`), or a square is named twice
            (`square-taken`); the span is its place.
    """
    errors = []
    codes = dict.fromkeys((language, "en", "problemist"))
    readers: list[Callable[[], Iterable[tuple[Square, Piece]]]]
    readers = [partial(_placements, text, code) for code in codes]
    is_marked = any(entry["sign"] or entry["point"] for entry in _FAIRY.finditer(text))
    readers.insert(0 if is_marked else len(readers), partial(_with_fairy, text, language))
    for reader in readers:
        try:
            return tuple(reader())
        except FenError as error:
            errors.append(error)
    # The language that makes sense longest is meant.
    raise max(errors, key=lambda each: each.problem.span or (0, 0))


def write_piece_list(placement: Placement, language: str) -> str:
    """Return the pieces of both sides, a line each: king, queens, rooks, bishops, knights, pawns.

    Fairy pieces come last, by their English names; neutral ones have a line of their own.

    Raises:
        KeyError: lists are not written in that language (see SIDE_TITLES).
    """
    lines = []
    letters = dict(zip(KINDS_IN_ORDER, letters_of(language), strict=True))
    for side, title in zip((WHITE, BLACK), SIDE_TITLES[language], strict=True):
        pieces = [
            ("" if kind == "P" else letters[kind]) + name
            for kind in reversed(KINDS_IN_ORDER)
            for name in sorted(map(square_name, squares_of(placement, piece_of(kind, side))))
        ]
        pieces += _fairy_words(placement, side)
        lines.append(f"{title}: {' '.join(pieces) or '–'}")
    if neutral := _fairy_words(placement, "n"):
        lines.append(f"Neutral: {' '.join(neutral)}")
    return "\n".join(lines)


def _fairy_words(placement: Placement, colour: str) -> list[str]:
    """Return the fairy pieces of a colour, each with its square."""
    if is_orthodox(placement):
        return []
    return [
        f"{kind_name(piece)} {square_name(square)}"
        for square, piece in occupied(placement)
        if not is_orthodox(piece) and described(piece).colour == colour
    ]


_FAIRY = re.compile(
    r"(?<![^\s,;/|])(?P<sign>=?)(?P<point>\.?)(?P<code>[A-Za-z][A-Za-z0-9]?)"
    r"(?P<squares>(?:[a-h][1-8])+)(?![^\s,;/|])"
)


def _with_fairy(text: str, language: str) -> tuple[tuple[Square, Piece], ...]:
    """Return the pieces of a line with fairy ones.

    Raises:
        FenError: as `read_placements`, also where there are none.
    """
    used = {*"KQRBNSP", *letters_of(language)}
    found: list[tuple[int, Square, Piece]] = []
    parted = re.search("[;/|]", text)
    rest, done = "", 0
    for entry in _FAIRY.finditer(text):
        code, start = entry["code"], entry.start("squares")
        is_plain = not (entry["sign"] or entry["point"])
        is_black = code[0].islower() or (parted is not None and parted.start() < start)
        colour = "n" if entry["sign"] else "b" if is_black else "w"
        piece = fairy_piece(code, colour)
        if piece is None or (is_plain and code.upper() in used):
            continue
        for at in range(start, entry.end(), 2):
            found.append((at, parse_square(text[at : at + 2]), piece))
        rest += text[done : entry.start()] + " " * (entry.end() - entry.start())
        done = entry.end()
    taken = {square: (at, at + 2) for at, square, _ in found}
    plain = read_placements(rest + text[done:], language) if found else ()
    if not found or len(taken) < len(found):
        raise _error("bad-man", text, (0, len(text)))
    for square, _ in plain:
        if square in taken:
            raise _error("square-taken", text, taken[square])
    return (*plain, *((square, piece) for _, square, piece in found))


def _placements(text: str, language: str) -> Iterator[tuple[Square, Piece]]:
    entries, stop, *_ = scan(text, 0, language)
    after = text[stop:].lstrip(_IDLE + "–—")
    if after:
        start = len(text) - len(after)
        end = next((at for at in range(start, len(text)) if text[at].isspace()), len(text))
        raise _error("bad-man", text, (start, end))
    taken: set[Square] = set()
    label: Side | None = None
    last: Side = WHITE
    for entry in entries:
        label = entry.side or label
        if any(mark in entry.before for mark in ";/|"):
            label = entry.side or BLACK
        if label or entry.letter:
            last = label or (BLACK if entry.letter.islower() else WHITE)
        for square, span in entry.squares:
            if square in taken:
                raise _error("square-taken", text, span)
            taken.add(square)
            yield square, piece_of(entry.kind, last)


def _error(code: str, text: str, span: Span) -> FenError:
    return FenError(Problem(code, Severity.NOT_FEN, span, data=(("found", text[slice(*span)]),)))


def _sound(listed: dict[str, _Listed]) -> dict[str, _Listed]:
    """Return the lists that make sense: a king a side, no pawn on a first or last rank."""
    return {
        code: each
        for code, each in listed.items()
        if all(
            placement.count("K") == placement.count("k") == 1
            and not {"P", "p"} & {*placement[:8], *placement[56:]}
            for placement in each.placements
        )
    }


def _lists(text: str, language: str, starts: list[int], shown: str) -> _Listed | None:
    """Return the lists of named sides in a text; without any, the one that it begins with.

    `shown` is the text with its squares as they are written, for the words between the lists.
    """
    good: list[tuple[Placement, int, int, str]] = []
    named, plain, missed, done, ended = "", len(starts) < MOST_BEGINNINGS, 0, 0, True
    for start in starts:
        if start < done:
            continue
        scanned = scan(text, start, language, once=True)
        entries = scanned.entries
        whole = {entry.side for entry in entries} >= {WHITE, BLACK} or len(scanned.languages) > 1
        placement = _placed(_by_label(entries)) if whole else None
        if not whole:
            # Nor is there one from a later name of the same side on.
            done, ended = max(done, scanned.stop), True
        if placement is None:
            missed += bool(entries)
            continue
        missed += 0 if ended else entries_missed(text[:start], done)
        named = scanned.languages[0] if not good else named
        # Five pieces after names of sides are not prose, and kings in words are not moves.
        kings = sum(entry.kind == "K" and len(entry.letter) > 2 for entry in entries)
        many = kings == 2 or sum(len(entry.squares) for entry in entries) >= 5
        fairy = language not in scanned.languages and _may_be_fairy(entries, language)
        plain = plain and (scanned.marked or many) and not scanned.doubtful and not fairy
        done, ended = scanned.stop, scanned.ended
        good.append((placement, start, done, scanned.aside))
    if good:
        missed += 0 if ended else entries_missed(text, done)
        edges, told_apart = _edges(shown, [(start, stop) for _, start, stop, _ in good])
        found = tuple(
            _found(placement, shown[edges[at] : start], shown[stop : edges[at + 1]], aside)
            for at, (placement, start, stop, aside) in enumerate(good)
        )
        return _Listed(found, named, plain and told_apart, missed)
    entries, stop, names, *_ = scan(text, len(text) - len(text.lstrip()), language)
    sides, parting = _sides(entries) if entries and not names else (None, "")
    placement = None if sides is None else _placed(sides)
    if placement is None:
        return None
    # Two pieces without the names of sides may be a move and its answer.
    plain = parting not in _PARTINGS[3:] and len(entries) > 2
    plain = plain and not _may_be_fairy(entries, language)
    return _Listed((_found(placement, "", shown[stop:]),), "", plain, entries_missed(text, stop))


def _may_be_fairy(entries: list[Entry], language: str) -> bool:
    """Return whether only G, the grasshopper of problems, says which language it is."""
    used = {entry.letter.upper() for entry in entries}
    own = set(letters_of(language)).difference(
        *(letters_of(code) for code in LIST_LANGUAGES if code != language)
    )
    return "G" in used and used & own <= {"G"}


def _edges(text: str, places: list[tuple[int, int]]) -> tuple[list[int], bool]:
    """Return where the words about each list begin, the end of the text, and whether it is sure.

    Words belong to a list from which no blank line parts them, and so do those on its line. The
    whole text decides whether other stipulations precede their lists or follow them.
    """
    before = asked_in(text[: places[0][0]]) is not None
    after = asked_in(text[places[-1][1] :]) is not None
    headed = bool(text[: places[0][0]].strip())
    gaps: list[tuple[int, list[re.Match[str]], int]] = []
    open_ones = False
    for (_, start), (end, _) in pairwise(places):
        blanks = list(_PARAGRAPH.finditer(text, start, end))
        gaps.append((start, blanks, end))
        if blanks:
            first, last = text[start : blanks[0].start()], text[blanks[-1].end() : end]
            sides = asked_in(first) is not None, asked_in(last) is not None
            after |= sides == (True, False)
            before |= sides == (False, True)
            open_ones |= asked_in(text[blanks[0].end() : blanks[-1].start()]) is not None
        else:
            open_ones |= asked_in(text[start:end]) is not None
    edges = [0]
    for start, blanks, end in gaps:
        edge = max(start, text.rfind("\n", start, end) + 1)
        if blanks:
            edge = blanks[-1].end()
            if headed and after and not before:
                # Names precede their lists, and follow the stipulation of the list before.
                ends = (blank.end() for blank in blanks if asked_in(text[start : blank.start()]))
                edge = next((at for at in ends if not _SQUARE.search(text, at, end)), edge)
        elif numbered := _NUMBERED.search(text, start, end):
            edge = numbered.start()
        if before and not after:
            line = text.find("\n", start, end)
            paragraphs = [*(blank.end() for blank in blanks), end]
            asking = (first for first, last in pairwise(paragraphs) if asked_in(text[first:last]))
            edge = next(asking, edge) if blanks else (line if line >= 0 else edge)
        edges.append(edge)
    return [*edges, len(text)], before != after or not open_ones


def _found(placement: Placement, before: str, rest: str, aside: str = "") -> Found:
    told = told_in(f"{before[-_NEAR:]}\n{aside}{rest[:_AHEAD]}")
    rest = re.sub(r"\A\([0-9]{1,2}\)", "", _SOLVERS_END.sub("", rest.strip())).lstrip(_IDLE)
    said: dict[str, list[str]] = {name: [] for name in _FIELDS}
    before, puzzle = _without_asked(_without_fields(before, said))
    rest = _without_fields(rest, said)
    if puzzle is None:
        ahead, puzzle = _without_asked(rest[:_AHEAD])
        rest = ahead + rest[_AHEAD:]
    if told is None and puzzle is not None and (side := beginner(puzzle.asked)) is not None:
        told = side, puzzle.asked
    title = " ".join([*_ARTICLE.sub("", " ".join(before.split())).split(), *said.pop("name")])[:200]
    notes: tuple[Problem, ...] = ()
    if told is not None:
        side, words = told[0], told[1].strip(_IDLE + "(")
        data = (("found", " ".join(words.split())), ("reason", side))
        notes = (Problem("side-told", Severity.NOTE, data=data),)
        # Words that say nothing else are used up.
        words = f"{_BEFORE_A_SIDE}{re.escape(words)}{_AFTER_A_SIDE}"
        used = re.compile(
            rf"(?:^|(?<=[\n.;,]))[ \t]*\(?{words}\)?[ \t]*(?:[.;,!]|(?=\n)|$)", re.IGNORECASE
        )
        rest = used.sub("", rest, count=1)
    texts: dict[str, Any] = {name: SEPARATOR.join(values) for name, values in said.items()}
    puzzle = puzzle or Puzzle()
    comment = SEPARATOR.join(filter(None, (puzzle.comment, rest.lstrip(_IDLE).rstrip())))
    puzzle = puzzle._replace(comment=comment, **texts)
    # A name alone is the record's title, however its format writes it.
    rest = operations_text(puzzle._replace(name=title)) if puzzle != Puzzle() else ""
    found = diagram(placement, told[0] if told else None, title, rest)
    # Rights that are told in words stay words.
    is_told = "castl" in comment.lower()
    assumed = (each for each in found.notes if each.code != "default-castling" or not is_told)
    return found._replace(notes=(*notes, *assumed))


def _without_fields(text: str, said: dict[str, list[str]]) -> str:
    """Return a text without the lines that name details, and add these to `said`."""
    for line in _FIELD.finditer(text):
        name = next(name for name in said if line[name])
        said[name] += [" ".join(line["value"].split())] if line["value"].strip() else []
    return _FIELD.sub("", text)


def _without_asked(text: str) -> tuple[str, Puzzle | None]:
    """Return a text without a stipulation that is alone in its clause, and the stipulation."""
    asked = asked_in(text)
    if asked is None:
        return text, None
    puzzle, (start, end) = asked
    first = max((mark.end() for mark in _CLAUSE.finditer(text, 0, start)), default=0)
    mark = _CLAUSE.search(text, end)
    last = mark.start() if mark else len(text)
    if _IDLE_WORDS.fullmatch(f"{text[first:start]} {text[end:last]}"):
        text = text[:first] + text[mark.end() if mark and mark[0] != "\n" else last :]
    return text, puzzle


def _placed(entries: list[tuple[Entry, Side]]) -> Placement | None:
    """Return the entries on a board, None if two are on one square."""
    contents: dict[Square, Piece] = {}
    count = 0
    for entry, side in entries:
        count += len(entry.squares)
        contents.update((square, piece_of(entry.kind, side)) for square, _ in entry.squares)
    return with_contents(EMPTY_PLACEMENT, contents) if len(contents) == count else None


def _by_label(entries: list[Entry]) -> list[tuple[Entry, Side]]:
    side: Side = WHITE
    told = []
    for entry in entries:
        side = entry.side or side
        told.append((entry, side))
    return told


def _sides(entries: list[Entry]) -> tuple[list[tuple[Entry, Side]] | None, str]:
    """Return the side of each entry where none is named, and the parting between the sides.

    The parting is "" where the case of the letters gives the sides, the list None where nothing
    does. By case, a bare square is of the side that was named last, or first in its part.
    """
    if {entry.side for entry in entries} >= {WHITE, BLACK}:
        return _by_label(entries), ""
    told: list[tuple[Entry, Side]] = []
    if any(entry.letter.islower() and entry.kind != "P" for entry in entries):
        side: Side | None = None
        for at, entry in enumerate(entries):
            if at and any(mark in entry.before for mark in "/;|\n"):
                side = None
            if entry.letter or side is None:
                letter = next((other.letter for other in entries[at:] if other.letter), "")
                side = BLACK if letter.islower() else WHITE
            told.append((entry, side))
        return told, ""
    gaps = [re.sub("[\r \t]", "", entry.before) for entry in entries]
    for parting in _PARTINGS:
        cuts = [at for at, gap in enumerate(gaps) if at and parting in gap]
        if len(cuts) == 1:
            for at, entry in enumerate(entries):
                told.append((entry, BLACK if at >= cuts[0] else WHITE))
            return told, parting
        if cuts:
            break
    return None, ""

"""Reads single entries of piece lists.

An entry is a language's letter, a figurine or a word, and a square; squares without a blank between
them are of the same kind, as are those after a letter or a word apart from them (`пп. a2, b3`,
`Pawns: a2`), after an `&`, and after a bare comma where entries are parted by blanks (`Sf3,g5
a2`). A square without a letter is a pawn's. The name of a side may precede entries; where none
does, figurines and a `w`, `b` or `s` before the letter give the side.

Moves, which look like entries, may follow a list. An entry with the mark of a move is a move; and
once both sides were named, a blank line, a point or a dash ends a list that parts its entries
otherwise.
"""

import re
from collections.abc import Iterable
from functools import cache
from itertools import islice
from typing import NamedTuple

from fenedit.notation.languages import (
    SIDE_NAMES,
    TO_MOVE,
    alternatives,
    piece_pattern,
    pieces_by_text,
    words_for_pieces,
)
from fenedit.notation.loose.fields import FIGURINES
from fenedit.notation.position import BLACK, WHITE, Placement, Side, Square, parse_square, side_of
from fenedit.notation.problems import Span

_SHORT_NAMES = {
    **dict.fromkeys(("w", "wh", "ws", "bi", "biał", "б", "бел"), WHITE),
    **dict.fromkeys(("b", "bl", "bk", "s", "sw", "schw", "z", "zw", "ч", "чер", "черн"), BLACK),
    **dict.fromkeys(("чёрн", "cz", "czar", "c", "č", "n", "neg"), BLACK),
}
"""Names of sides that need a colon or a point."""
_WHITE_WITH_THEM = ("b", "bl")
"""Short for Black, or for White if another short name is Black's."""
_WORD = re.compile(
    "(?:"
    + "|".join(
        f"(?P<{kind}{number}>{words})"
        for number in (0, 1)
        for kind, words in words_for_pieces(number).items()
    )
    + r")(?![^\W_])",
    re.IGNORECASE,
)
"""Pieces in words; a square that follows another one is of the same kind after a plural."""
_ON = rf"(?:\([sn]\))?(?:\s{{0,3}}[.:=–—-])?\s{{0,3}}(?:(?:{alternatives('on')})\s{{1,3}})?\(?"
_BARE_WORD = re.sub(r"\?P<\w+>", "?:", _WORD.pattern)
_NAME = "|".join(f"(?:{name})" for name, _, _ in reversed(SIDE_NAMES))
_ASIDE = rf"\s{{0,9}}(?:\((?![^()]{{0,30}}[a-h][1-8])[^()\n]{{1,30}}\)|,?\s{{0,3}}(?:{TO_MOVE}))"
_GAP_AFTER_LETTER = rf"\s{{1,3}}(?:{alternatives('on')})\s{{1,3}}(?=[a-h][1-8])|[.:]?\s{{0,3}}"
_MENTION = re.compile(
    rf"(?<![^\W_])(?:(?P<before>[a-h][1-8])-|the\s{{1,3}}(?P<after>[a-h][1-8])\s)?{_WORD.pattern}"
    rf"(?(before)|(?(after)|{_ON}(?P<square>[a-h][1-8])))",
    re.IGNORECASE,
)
"""A piece in words on a square, wherever a text speaks of one."""
_LABEL = re.compile(
    rf"(?<![^\W_])(?:(?P<name>{_NAME})(?![^\W_])(?:['’]s)?(?P<aside>{_ASIDE})?"
    rf"(?:\s{{1,3}}(?:{alternatives('has')})(?![^\W_])){{0,2}}"
    rf"(?:(?:\s{{1,3}}[^\W\d_]{{2,12}}){{0,3}}?\s{{1,3}}(?:{alternatives('beside')})(?![^\W_]))?"
    r"\s{0,9}(?:\([0-9]{1,2}\)\s{0,9})?[:=.–—-]{0,1}"
    rf"|(?P<short>{'|'.join(sorted(map(re.escape, _SHORT_NAMES), key=len, reverse=True))})"
    r"(?:\.?\s{0,3}(?:\([0-9]{1,2}\)\s{0,3})?:|\.(?=\s{0,3}[^\W\d_]{1,2}[a-h][1-8])))"
    r"\s*+(?:[\[(]\s*+|[-*+•·‣▪]\s++)?",
    re.IGNORECASE,
)
_BETWEEN_WORDS = re.compile(
    rf"&\s*+|(?<![^\W_])(?:(?:(?:{alternatives('between')})\s{{1,3}}|(?:l|d|un|all|dell)['’])){{1,5}}",
    re.IGNORECASE,
)
"""Conjunctions, articles and numbers between entries, and before the names of sides."""
_AGAINST = re.compile(
    r"(?:plays\s{1,3})?(?:against|versus|vs|v\.|gegen|contr[aeo]|tegen|przeciw|против)",
    re.IGNORECASE,
)
"""Words that precede the name of the second side only in lists."""
_BEGINNING = re.compile(
    rf"{_LABEL.pattern}(?=[–—-](?![^\W_])|(?:{_BETWEEN_WORDS.pattern})?(?:{_BARE_WORD}{_ON}"
    rf"|[♔-♟]?[\ufe0e\ufe0f]?[^\W\d_]{{0,2}}(?:{_GAP_AFTER_LETTER}))[a-h][1-8])",
    re.IGNORECASE,
)
_SQUARE = re.compile("[a-h][1-8]")
_NOTHING = re.compile(r"[–—-](?=\s|$)")
_SQUARES = re.compile(r"(?:[a-h][1-8]){1,64}(?![^\W_])")
_MOVE_MARK = re.compile(
    r"[+#†‡]|[-x:×=][KQRBN]?[a-h]?[1-8]?(?<=[a-h1-8QRBN])"
    r"|(?P<perhaps>[!?]|[ \t]{1,3}(?:mat(?:e|t|to|es)?|мат)(?![^\W_])"
    r"(?!\s{1,3}(?:in|en|w|в|za)\b))",
    re.IGNORECASE,
)
_GAP = re.compile(_GAP_AFTER_LETTER)
_GAP_AFTER_WORD = re.compile(_ON)
_BETWEEN = re.compile(
    r"(?:[\s,;/|.–—\])]|(?<![^\s(])[-*•·‣▪]++(?=\s)|\([0-9]{1,2}(?:\s?\+\s?[0-9]{1,2})?\))+"
)
_BLANK_LINE = re.compile(r"\n[^\S\n]*\n")
_ENDING = frozenset(".–—-])")
"""Separators of entries only in lists that use them throughout."""
_PARTING = frozenset(";/|\n")
"""A list goes on after these, but a single entry after one may be a move."""
_END = re.compile(
    r"[→⇒…]|[-=]>|\.\.\.|\.(?=\s|$)|\n[^\S\n]*\n|\s[–—-]\s|\n\s{0,9}(?!neutr|half)[^\W\d_]{3,}(?![1-8])",
    re.IGNORECASE,
)
"""The end of a list that could not be read so far."""
_LIKE_AN_ENTRY = re.compile(r"(?<![^\W_])[^\W\d_]{0,3}(?:[a-h][1-8]){1,64}(?![^\W_])")
_OTHER_BLACK = re.compile(
    r"(?<![^\W_])(?:cz|c|č|n|neg|ч)[.:]{1,2}\s{0,3}[^\W\d_]{1,9}\s{0,3}[a-h][1-8]", re.IGNORECASE
)
MOST_BEGINNINGS = 400
"""Names of sides before entries that are tried in a text."""


class Entry(NamedTuple):
    """Pieces of one kind, as they are listed.

    Attributes:
        letter: as written, "" for none.
        kind: "K", "Q", "R", "B", "N" or "P".
        squares: each with its place in the text.
        stop: where its last square ends.
        before: what separates it from the entry before it.
        side: the side named before it, else that of its figurine or of the `w` or `b` before it,
            None for none.
        apart: whether blanks or a point are between the letter and the square.
        single: whether it is named by a word for one piece.
    """

    letter: str
    kind: str
    squares: tuple[tuple[Square, Span], ...]
    stop: int
    before: str
    side: Side | None
    apart: bool
    single: bool = False


class Scanned(NamedTuple):
    """Entries that follow one another in a text.

    Attributes:
        entries: in the order of the text.
        stop: where the last of them ends.
        languages: of the names of sides among them, in their order; "" for one of no language.
        marked: whether a colon or the number of pieces follows one of the names.
        ended: whether no entry follows for certain.
        doubtful: whether it is a guess that one is left out, or of which kind one is.
        aside: the words after the names, as for the side to move.
    """

    entries: list[Entry]
    stop: int
    languages: list[str]
    marked: bool
    ended: bool = False
    doubtful: bool = False
    aside: str = ""


def lowered(text: str) -> str:
    """Return a text that writes its squares in upper case with squares in lower case."""
    if _SQUARE.search(text):
        return text
    return re.sub(r"[A-H][1-8](?![^\W_])", lambda square: square[0].lower(), text)


def contradicts(text: str, placements: Iterable[Placement]) -> bool:
    """Return whether a text names a piece, in words, on a square where no placement has it."""
    boards = tuple(placements)
    for mention in _MENTION.finditer(text):
        kinds = [name for name, word in mention.groupdict().items() if word and name[0] in "KQRBNP"]
        square = parse_square((mention["square"] or mention["before"] or mention["after"]).lower())
        if not any(each[square].upper() == kinds[0][0] for each in boards):
            return True
    return False


def beginnings(text: str) -> list[int]:
    """Return where the name of a side precedes something like an entry, the first few."""
    return [label.start() for label in islice(_BEGINNING.finditer(text), MOST_BEGINNINGS)]


def entries_missed(text: str, start: int) -> int:
    """Return how many words like entries follow a place, up to an end or a first move."""
    end = _END.search(text, start)
    left = text[start : end.start() if end else len(text)]
    first = re.search(r"(?<![^\W_])1\s{0,2}\.(?!\d)", left)
    return sum(1 for _ in _LIKE_AN_ENTRY.finditer(left, 0, first.start() if first else len(left)))


def scan(text: str, start: int, language: str, *, once: bool = False) -> Scanned:
    """Return all entries from an offset.

    With `once` they end where a list of named sides does, or where a side is named again after
    the other: another list begins there.
    """
    entries, names, gaps = list[Entry](), list[str](), list[str]()
    side: Side | None = None
    left: Side | None = None
    continued: Entry | None = None
    place, end, aside = start, start, ""
    begun = marked = ended = doubtful = False
    while len(entries) <= 64:
        between = blank[0] if (blank := _BETWEEN.match(text, place)) else ""
        place += len(between)
        label = _label(text, place)
        if label:
            empty = _NOTHING.match(text, label.end())
            if empty is None and _entry(text, _after_words(text, label.end()), language) is None:
                break
            named, code, is_marked = _named(label, start)
            if ended := once and named == left:
                break
            # Words about a piece after the list: "The black pawn on a7 falls".
            said = named == side and left is not None and "." in between
            doubtful = doubtful or (said and label.start() > place)
            if named != side:
                left, side = side, named
            names.append(code)
            marked |= is_marked or _AGAINST.match(text, place) is not None
            aside += f"{label['name']}{label['aside']}\n" if label["aside"] else ""
            place = end = empty.end() if empty else label.end()
            continued, begun = None, False
            continue
        entry, words = _entry_after_words(text, place, language)
        if entry is None or (begun and not between and not words):
            break
        ended = once and begun and left is not None and _is_ended(between, gaps, entry)
        mark = _MOVE_MARK.match(text, entry.stop)
        if mark and mark[0] == "?" and (words or "," in between):
            # The end of a question.
            mark = None
        if ended or mark:
            plain = gaps or _BLANK_LINE.search(between) if ended else mark and not mark["perhaps"]
            doubtful, ended = doubtful or not plain, True
            break
        entry = entry._replace(before=between, side=side or entry.side)
        # A bare square may belong to a letter that is apart from its squares.
        listed = continued and continued.apart and not set(between) & set(";/|–—")
        if not entry.letter and continued and (words.startswith("&") or listed):
            doubtful = doubtful or continued.single
            entry = entry._replace(kind=continued.kind)
        else:
            continued = entry if entry.letter else None
        gaps += ["," if words else between] if begun else []
        entries.append(entry)
        begun, place, end = True, entry.stop, entry.stop
    doubtful = doubtful or (once and left is not None and _is_last_apart(entries, gaps))
    return Scanned(_joined_by_commas(entries), end, names, marked, ended, doubtful, aside)


def _label(text: str, place: int) -> re.Match[str] | None:
    label = _LABEL.match(text, place)
    after = place if label else _after_words(text, place)
    return label if after == place else _LABEL.match(text, after)


def _after_words(text: str, place: int) -> int:
    words = _BETWEEN_WORDS.match(text, place)
    return words.end() if words else place


def _named(label: re.Match[str], start: int) -> tuple[Side, str, bool]:
    """Return a label's side and language, and whether it is marked.

    A short b is White's beside n and cz, as in blancas and negras, białe and czarne.
    """
    name = (label["name"] or label["short"]).lower()
    marked = label[0].strip().lower() != name
    if label["name"]:
        return *_side_named(name), marked
    turned = name in _WHITE_WITH_THEM and _OTHER_BLACK.search(label.string, start, start + 2000)
    return WHITE if turned else _SHORT_NAMES[name], "", marked


@cache
def _side_named(name: str) -> tuple[Side, str]:
    return next(
        (side, code)
        for pattern, side, code in SIDE_NAMES
        if re.fullmatch(pattern, name, re.IGNORECASE)
    )


def _is_last_apart(entries: list[Entry], gaps: list[str]) -> bool:
    """Return whether the last entry is apart from the others, as a move after them may be."""
    if not gaps or "," in gaps[-1] or entries[-1].before != gaps[-1]:
        return False
    parting = _PARTING & set(gaps[-1])
    if parting:
        return not any(parting & set(gap) for gap in gaps[:-1])
    return len(gaps) > 1 and all("," in gap for gap in gaps[:-1])


def _is_ended(between: str, gaps: list[str], entry: Entry) -> bool:
    """Return whether the text before an entry in the list of the second side ends that list."""
    if _BLANK_LINE.search(between):
        return True
    ending = _ENDING & set(between)
    pawns = entry.kind == "P" and len(entry.letter) > 1
    return bool(ending) and not pawns and not any(ending & set(gap) for gap in gaps)


def _joined_by_commas(entries: list[Entry]) -> list[Entry]:
    """Return entries with bare squares after a bare comma made of one kind with the one before.

    Only in lists that separate entries by blanks elsewhere, or where one would be a pawn on the
    first or last rank; otherwise a comma is the only separator.
    """
    joined: list[Entry] = []
    odd = any(entry.before.isspace() for entry in entries[1:])
    for entry in entries:
        continues = joined and not entry.letter and entry.before == ","
        odd = odd or bool(continues and any(not 8 <= square < 56 for square, _ in entry.squares))
        joined.append(entry._replace(kind=joined[-1].kind) if continues else entry)
    return joined if odd else entries


def _entry_after_words(text: str, place: int, language: str) -> tuple[Entry | None, str]:
    """Return the entry at a place, and the words before it there."""
    entry = _entry(text, place, language)
    end = place if entry else _after_words(text, place)
    return (entry if end == place else _entry(text, end, language)), text[place:end]


def _entry(text: str, place: int, language: str) -> Entry | None:
    entry = _bare_entry(text, place, language)
    colour = text[place : place + 1].lower()
    if entry or colour not in ("w", "b", "s"):
        return entry
    entry = _bare_entry(text, place + 1, language)
    if entry is None or not entry.letter.isupper():
        return None
    return entry._replace(side=WHITE if colour == "w" else BLACK)


def _bare_entry(text: str, place: int, language: str) -> Entry | None:
    for pattern, after in ((_WORD, _GAP_AFTER_WORD), (_letter_pattern(language), _GAP)):
        name = pattern.match(text, place)
        gap = after.match(text, name.end()) if name else None
        squares = _SQUARES.match(text, gap.end()) if gap else None
        if squares:
            break
    else:
        name, gap, squares = None, None, _SQUARES.match(text, place)
    if squares is None:
        return None
    names, first = squares[0], squares.start()
    places = tuple(
        (parse_square(names[at : at + 2]), (first + at, first + at + 2))
        for at in range(0, len(names), 2)
    )
    entry = Entry("", "P", places, squares.end(), "", None, False)
    if name is None:
        return entry
    entry = entry._replace(letter=name[0], apart=True)
    if name.re is _WORD and name.lastgroup:
        return entry._replace(kind=name.lastgroup[0], single=name.lastgroup[1] == "0")
    figure = FIGURINES.get(name[0][0])
    kind = (figure or pieces_by_text(language).get(name[0], "P")).upper()
    side = side_of(figure) if figure else None
    return entry._replace(kind=kind, side=side, apart=bool(gap and gap[0]))


@cache
def _letter_pattern(language: str) -> re.Pattern[str]:
    letters = piece_pattern(language).pattern
    return re.compile(f"(?:{letters}|[♔-♟][\ufe0e\ufe0f]?)")

"""Men with their squares, one by one, as they stand in a list.

A man is a language's letter, a figurine or a word, and a square; squares written on without a blank
are of the same kind, as are those behind a letter or a word that stands apart (`пп. a2, b3`,
`Pawns: a2`), behind an `&`, and behind a bare comma where men are parted by blanks (`Sf3,g5 a2`). A
square without a letter is a pawn's. Between men may stand the name of a side; where none does,
figurines and a `w`, `b` or `s` before the letter tell it.

Behind a list there may be moves, which look like men. What has the mark of a move is none; and once
both sides were named, a blank line, a point or a dash ends a list that parts its men otherwise.
"""

import re
from collections.abc import Iterable
from functools import cache
from itertools import islice
from typing import Final, NamedTuple

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

_SHORT_NAMES: Final = {
    **dict.fromkeys(("w", "wh", "ws", "bi", "biał", "б", "бел"), WHITE),
    **dict.fromkeys(("b", "bl", "bk", "s", "sw", "schw", "z", "zw", "ч", "чер", "черн"), BLACK),
    **dict.fromkeys(("чёрн", "cz", "czar", "c", "č", "n", "neg"), BLACK),
}
"""Names of sides that need a colon or a point."""
_WHITE_WITH_THEM: Final = ("b", "bl")
"""Short for Black, but for White where another short name is Black's."""
_WORD: Final = re.compile(
    "(?:"
    + "|".join(
        f"(?P<{kind}{number}>{words})"
        for number in (0, 1)
        for kind, words in words_for_pieces(number).items()
    )
    + r")(?![^\W_])",
    re.IGNORECASE,
)
"""Men in words; a square that follows another one is of the same kind behind a plural."""
_ON: Final = (
    rf"(?:\([sn]\))?(?:\s{{0,3}}[.:=–—-])?\s{{0,3}}(?:(?:{alternatives('on')})\s{{1,3}})?\(?"
)
_BARE_WORD: Final = re.sub(r"\?P<\w+>", "?:", _WORD.pattern)
_NAME: Final = "|".join(f"(?:{name})" for name, _, _ in reversed(SIDE_NAMES))
_ASIDE: Final = (
    rf"\s{{0,9}}(?:\((?![^()]{{0,30}}[a-h][1-8])[^()\n]{{1,30}}\)|,?\s{{0,3}}(?:{TO_MOVE}))"
)
_GAP_BEHIND_LETTER: Final = (
    rf"\s{{1,3}}(?:{alternatives('on')})\s{{1,3}}(?=[a-h][1-8])|[.:]?\s{{0,3}}"
)
_MENTION: Final = re.compile(
    rf"(?<![^\W_])(?:(?P<before>[a-h][1-8])-|the\s{{1,3}}(?P<behind>[a-h][1-8])\s)?{_WORD.pattern}"
    rf"(?(before)|(?(behind)|{_ON}(?P<square>[a-h][1-8])))",
    re.IGNORECASE,
)
"""A man in words on a square, wherever a text speaks of one."""
_LABEL: Final = re.compile(
    rf"(?<![^\W_])(?:(?P<name>{_NAME})(?![^\W_])(?:['’]s)?(?P<aside>{_ASIDE})?"
    rf"(?:\s{{1,3}}(?:{alternatives('has')})(?![^\W_])){{0,2}}"
    rf"(?:(?:\s{{1,3}}[^\W\d_]{{2,12}}){{0,3}}?\s{{1,3}}(?:{alternatives('beside')})(?![^\W_]))?"
    r"\s{0,9}(?:\([0-9]{1,2}\)\s{0,9})?[:=.–—-]{0,1}"
    rf"|(?P<short>{'|'.join(sorted(map(re.escape, _SHORT_NAMES), key=len, reverse=True))})"
    r"(?:\.?\s{0,3}(?:\([0-9]{1,2}\)\s{0,3})?:|\.(?=\s{0,3}[^\W\d_]{1,2}[a-h][1-8])))"
    r"\s*+(?:[\[(]\s*+|[-*+•·‣▪]\s++)?",
    re.IGNORECASE,
)
_BETWEEN_WORDS: Final = re.compile(
    rf"&\s*+|(?<![^\W_])(?:(?:(?:{alternatives('between')})\s{{1,3}}|(?:l|d|un|all|dell)['’])){{1,5}}",
    re.IGNORECASE,
)
"""Conjunctions, articles and numbers between men, and before the names of sides."""
_AGAINST: Final = re.compile(
    r"(?:plays\s{1,3})?(?:against|versus|vs|v\.|gegen|contr[aeo]|tegen|przeciw|против)",
    re.IGNORECASE,
)
"""What stands before the name of the second side only in lists."""
_BEGINNING: Final = re.compile(
    rf"{_LABEL.pattern}(?=[–—-](?![^\W_])|(?:{_BETWEEN_WORDS.pattern})?(?:{_BARE_WORD}{_ON}"
    rf"|[♔-♟]?[\ufe0e\ufe0f]?[^\W\d_]{{0,2}}(?:{_GAP_BEHIND_LETTER}))[a-h][1-8])",
    re.IGNORECASE,
)
_SQUARE: Final = re.compile("[a-h][1-8]")
_UPPER_SQUARE: Final = re.compile(r"[A-H][1-8](?![^\W_])")
_NOTHING: Final = re.compile(r"[–—-](?=\s|$)")
_SQUARES: Final = re.compile(r"(?:[a-h][1-8]){1,64}(?![^\W_])")
_MOVE_MARK: Final = re.compile(
    r"[+#†‡]|[-x:×=][KQRBN]?[a-h]?[1-8]?(?<=[a-h1-8QRBN])"
    r"|(?P<perhaps>[!?]|[ \t]{1,3}(?:mat(?:e|t|to|es)?|мат)(?![^\W_])"
    r"(?!\s{1,3}(?:in|en|w|в|za)\b))",
    re.IGNORECASE,
)
_GAP: Final = re.compile(_GAP_BEHIND_LETTER)
_GAP_BEHIND_WORD: Final = re.compile(_ON)
_BETWEEN: Final = re.compile(
    r"(?:[\s,;/|.–—\])]|(?<![^\s(])[-*•·‣▪]++(?=\s)|\([0-9]{1,2}(?:\s?\+\s?[0-9]{1,2})?\))+"
)
_BLANK_LINE: Final = re.compile(r"\n[^\S\n]*\n")
_ENDING: Final = frozenset(".–—-])")
"""What parts men only in lists that part all of them so."""
_PARTING: Final = frozenset(";/|\n")
"""What a list goes on behind, but where a single man follows it may be a move."""
_COLOUR: Final = re.compile("[wbs]", re.IGNORECASE)
_END: Final = re.compile(
    r"[→⇒…]|[-=]>|\.\.\.|\.(?=\s|$)|\n[^\S\n]*\n|\s[–—-]\s|\n\s{0,9}(?!neutr|half)[^\W\d_]{3,}(?![1-8])",
    re.IGNORECASE,
)
"""What ends a list, though it could not be read so far."""
_LIKE_A_MAN: Final = re.compile(r"(?<![^\W_])[^\W\d_]{0,3}(?:[a-h][1-8]){1,64}(?![^\W_])")
_FIRST_MOVE: Final = re.compile(r"(?<![^\W_])1\s{0,2}\.(?!\d)")
_OTHER_BLACK: Final = re.compile(
    r"(?<![^\W_])(?:cz|c|č|n|neg|ч)[.:]{1,2}\s{0,3}[^\W\d_]{1,9}\s{0,3}[a-h][1-8]", re.IGNORECASE
)
_LONGEST_LIST: Final = 2000
_MOST_MEN: Final = 64
MOST_BEGINNINGS: Final = 400
"""Names of sides before men that are tried in a text."""


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
        single: whether it is named by a word for one man.
    """

    letter: str
    kind: str
    squares: tuple[tuple[Square, Span], ...]
    span: Span
    before: str
    side: Side | None
    apart: bool
    single: bool = False


class Scanned(NamedTuple):
    """Men that follow one another in a text.

    Attributes:
        men: in the order of the text.
        stop: where the last of them ends.
        languages: of the names of sides among them, in their order; "" for one of no language.
        marked: whether a colon or the number of men stands behind one of the names.
        ended: whether what follows is no man for certain.
        doubtful: whether one that is left out, or the kind of one, is a guess.
        aside: what is said behind the names, as whose move it is.
    """

    men: list[Man]
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
    return _UPPER_SQUARE.sub(lambda square: square[0].lower(), text)


def contradicts(text: str, placements: Iterable[Placement]) -> bool:
    """Tell whether a text names, in words, a man on a square where no placement has its kind."""
    boards = tuple(placements)
    for mention in _MENTION.finditer(text):
        kinds = [name for name, word in mention.groupdict().items() if word and name[0] in "KQRBNP"]
        square = parse_square((mention["square"] or mention["before"] or mention["behind"]).lower())
        if not any(each[square].upper() == kinds[0][0] for each in boards):
            return True
    return False


def holds_square(text: str) -> bool:
    """Tell whether a square is named anywhere in a text."""
    return _SQUARE.search(text) is not None


def beginnings(text: str) -> list[int]:
    """Return where the name of a side stands before something like a man, the first few."""
    return [label.start() for label in islice(_BEGINNING.finditer(text), MOST_BEGINNINGS)]


def men_missed(text: str, start: int) -> int:
    """Return how many words like men of any language follow a place where reading stopped.

    They are counted up to an end, or up to a first move.
    """
    end = _END.search(text, start)
    left = text[start : end.start() if end else len(text)]
    first = _FIRST_MOVE.search(left)
    return sum(1 for _ in _LIKE_A_MAN.finditer(left, 0, first.start() if first else len(left)))


def scan(text: str, start: int, language: str, *, once: bool = False) -> Scanned:
    """Return the men from an offset on, as far as they go.

    With `once` they end where a list of named sides does, or where a side is named again behind
    the other: there another list begins.
    """
    men: list[Man] = []
    names: list[str] = []
    gaps: list[str] = []
    side: Side | None = None
    left: Side | None = None
    continued: Man | None = None
    place, end, aside = start, start, ""
    begun = marked = ended = doubtful = False
    while len(men) <= _MOST_MEN:
        between = blank[0] if (blank := _BETWEEN.match(text, place)) else ""
        place += len(between)
        label = _label(text, place)
        if label:
            empty = _NOTHING.match(text, label.end())
            if empty is None and _man(text, _behind_words(text, label.end()), language) is None:
                break
            named, code, is_marked = _named(label, start)
            if ended := once and named == left:
                break
            # What is said of a man behind the list: "The black pawn on a7 falls".
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
        man, words = _man_behind_words(text, place, language)
        if man is None or (begun and not between and not words):
            break
        ended = once and begun and left is not None and _is_ended(between, gaps, man)
        mark = _move_mark(text, man.span[1], bool(words) or "," in between)
        if ended or mark:
            plain = gaps or _BLANK_LINE.search(between) if ended else mark and not mark["perhaps"]
            doubtful, ended = doubtful or not plain, True
            break
        man = man._replace(before=between, side=side or man.side)
        # A bare square may belong to a letter that stands apart from its squares.
        listed = continued and continued.apart and not set(between) & set(";/|–—")
        if not man.letter and continued and (words.startswith("&") or listed):
            doubtful = doubtful or continued.single
            man = man._replace(kind=continued.kind)
        else:
            continued = man if man.letter else None
        gaps += ["," if words else between] if begun else []
        men.append(man)
        begun, place, end = True, man.span[1], man.span[1]
    doubtful = doubtful or (once and left is not None and _is_last_apart(men, gaps))
    return Scanned(_joined_by_commas(men), end, names, marked, ended, doubtful, aside)


def _move_mark(text: str, place: int, listed: bool) -> re.Match[str] | None:
    """Return the mark of a move behind a man; `?` behind one that is listed ends a question."""
    mark = _MOVE_MARK.match(text, place)
    return None if mark and mark[0] == "?" and listed else mark


def _label(text: str, place: int) -> re.Match[str] | None:
    label = _LABEL.match(text, place)
    behind = place if label else _behind_words(text, place)
    return label if behind == place else _LABEL.match(text, behind)


def _behind_words(text: str, place: int) -> int:
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
    turned = name in _WHITE_WITH_THEM and _OTHER_BLACK.search(
        label.string, start, start + _LONGEST_LIST
    )
    return WHITE if turned else _SHORT_NAMES[name], "", marked


@cache
def _side_named(name: str) -> tuple[Side, str]:
    return next(
        (side, code)
        for pattern, side, code in SIDE_NAMES
        if re.fullmatch(pattern, name, re.IGNORECASE)
    )


def _is_last_apart(men: list[Man], gaps: list[str]) -> bool:
    """Tell whether the last man stands apart from the others, as a move behind them may."""
    if not gaps or "," in gaps[-1] or men[-1].before != gaps[-1]:
        return False
    parting = _PARTING & set(gaps[-1])
    if parting:
        return not any(parting & set(gap) for gap in gaps[:-1])
    return len(gaps) > 1 and all("," in gap for gap in gaps[:-1])


def _is_ended(between: str, gaps: list[str], man: Man) -> bool:
    """Tell whether what stands before a man in the list of the second side ends that list."""
    if _BLANK_LINE.search(between):
        return True
    ending = _ENDING & set(between)
    pawns = man.kind == "P" and len(man.letter) > 1
    return bool(ending) and not pawns and not any(ending & set(gap) for gap in gaps)


def _joined_by_commas(men: list[Man]) -> list[Man]:
    """Return men with bare squares behind a bare comma made of one kind with what they follow.

    Only in lists that part men by blanks elsewhere, or where one would be a pawn on the first or
    last rank: else a comma is all that parts them.
    """
    bare = [man for man in men if not man.letter and man.before == ","]
    odd = any(not 8 <= square < 56 for man in bare for square, _ in man.squares)
    if not odd and not any(man.before.isspace() for man in men[1:]):
        return men
    joined: list[Man] = []
    for man in men:
        continues = not man.letter and man.before == "," and joined
        joined.append(man._replace(kind=joined[-1].kind) if continues else man)
    return joined


def _man_behind_words(text: str, place: int, language: str) -> tuple[Man | None, str]:
    """Return the man at a place, and the words that stand before it there."""
    man = _man(text, place, language)
    end = place if man else _behind_words(text, place)
    return (man if end == place else _man(text, end, language)), text[place:end]


def _man(text: str, place: int, language: str) -> Man | None:
    man = _bare_man(text, place, language)
    colour = _COLOUR.match(text, place)
    if man is None and colour:
        man = _bare_man(text, colour.end(), language)
        if man is None or not man.letter.isupper():
            return None
        span = (place, man.span[1])
        return man._replace(span=span, side=WHITE if colour[0] in "wW" else BLACK)
    return man


def _bare_man(text: str, place: int, language: str) -> Man | None:
    start = place
    word = _WORD.match(text, place)
    if word and word.lastgroup:
        gap = _GAP_BEHIND_WORD.match(text, word.end())
        squares = _SQUARES.match(text, gap.end()) if gap else None
        if squares:
            man = _made(word[0], word.lastgroup[0], squares, (start, squares.end()), True)
            return man._replace(single=word.lastgroup[1] == "0")
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
    return re.compile(f"(?:{letters}|[♔-♟][\ufe0e\ufe0f]?)")

"""Reads a query: one line of terms between blanks, all of which must hold.

`-` negates a term, `|` or `OR` between two means either, quotation marks enclose text. A word
without a prefix is the first that fits: an option (`~mirror`), a word of WORDS, a GBR code,
material with `v` or an open end, pieces on squares, text. A prefix is one of those in `_prefixed`,
or the name of an operation or tag. `meant` finds what plain words may mean, such as "knight on f3".
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from difflib import get_close_matches
from typing import Any, NamedTuple, cast

from fenedit.notation.position import BLACK, KINDS, PIECES, WHITE, parse_square
from fenedit.notation.problems import FenError, Span
from fenedit.notation.query.terms import (
    ANY_ARMY,
    ANY_COUNT,
    LIKENESSES,
    NUMBERS,
    TRAITS,
    Army,
    Coded,
    Count,
    Counted,
    Either,
    Is,
    Material,
    Not,
    Pattern,
    Query,
    Range,
    Repeated,
    Said,
    Simple,
    SquareContent,
    Term,
    Text,
    ToMove,
    all_but,
    filled,
    in_order,
    pattern_of,
)
from fenedit.notation.reading import read_loose
from fenedit.notation.spellings.codes import read_gbr
from fenedit.notation.translatable import QT_TRANSLATE_NOOP, Translator, untranslated

_ANY = r"…|\.\.\.?|\*"
_ARMY = rf"(?:[KQRBNP](?:\{{[0-9]{{0,2}}[-+]?[0-9]{{0,2}}\}})?)*(?:{_ANY})?"
_MATERIAL = re.compile(rf"(?P<first>{_ARMY})(?P<versus>v(?P<second>{_ARMY}))?")
_PIECES_IN_ARMY = re.compile(r"([KQRBNP])(?:\{([^}]*)\})?")
_COUNT = re.compile(r"(?P<low>[0-9]*)(?P<dash>[-+]?)(?P<high>[0-9]*)")
_ENDS_OPEN = re.compile(rf"(?:{_ANY})$")
_SQUARE = r"(?:[KQRBNPkqrbnp?.]|\[[KQRBNPkqrbnp.]+\])[a-h][1-8]"
_SQUARES = re.compile(rf"{_SQUARE}(?:,{_SQUARE})*")
_RANGE = re.compile(
    r"(?P<low>[-+]?[0-9]{1,9})(?:(?P<dash>-|\.\.)(?P<high>[-+]?[0-9]{1,9})?)?"
    r"|(?P<sign>[<>]=?|\.\.)(?P<limit>[-+]?[0-9]{1,9})"
)


def _read_material(word: str) -> Material | None:
    match = _MATERIAL.fullmatch(word)
    if not word or match is None:
        return None
    first = _read_army(match["first"])
    second = ANY_ARMY if match["versus"] is None else _read_army(match["second"])
    return None if first is None or second is None else Material(first, second)


def _is_plainly_material(word: str) -> bool:
    """Return whether a word can hardly be anything but material: `KRvK`, `KBB…`; not `KBN`."""
    match = _MATERIAL.fullmatch(word)
    if match is None or not match["first"]:
        return False
    if match["versus"]:
        return bool(match["second"]) and word[0] in "K*…." and match["second"][0] in "K*…."
    return word[0] == "K" and _ENDS_OPEN.search(word) is not None


def _read_army(text: str) -> Army | None:
    is_open = _ENDS_OPEN.search(text) is not None
    counts: dict[str, Count] = {}
    for kind, written in _PIECES_IN_ARMY.findall(text):
        # A second king is not meant, even if other pieces are allowed.
        count: Count | None = (1, None if is_open and kind != "K" else 1)
        # An empty pair of braces is not a count.
        if written or f"{kind}{{}}" in text:
            count = _read_count(written)
        if count is None:
            return None
        low, high = counts.get(kind, (0, 0))
        counts[kind] = (
            low + count[0],
            None if high is None or count[1] is None else high + count[1],
        )
    # An army has none of other kinds, or any number; a king may be there without being named.
    rest: Count = ANY_COUNT if is_open else (0, 0)
    return tuple(counts.get(kind, ANY_COUNT if kind == "K" else rest) for kind in KINDS)


def _read_count(text: str) -> Count | None:
    match = _COUNT.fullmatch(text)
    if match is None or not (match["low"] or match["high"]):
        return None
    low = int(match["low"] or 0)
    high = int(match["high"]) if match["high"] else None
    if not match["dash"]:
        high = low
    elif match["dash"] == "+" and high is not None:
        return None
    return None if low > 64 or (high is not None and high < low) else (low, high)


def _read_squares(word: str) -> tuple[SquareContent, ...]:
    """Return the contents of squares in a word such as `Ne5` or `Ke1,?e2,.e3,[Qr]e4`, or ()."""
    if not _SQUARES.fullmatch(word):
        return ()
    return tuple(
        (parse_square(part[-2:]), in_order(part[:-2].replace("?", PIECES)))
        for part in word.split(",")
    )


def _read_range(text: str) -> Range | None:
    """Read a range such as `7`, `20-40`, `20-`, `>50` or `<=5`; return None for anything else."""
    match = _RANGE.fullmatch(text)
    if match is None:
        return None
    if match["limit"]:
        limit, sign = int(match["limit"]), match["sign"]
        if sign[0] == ">":
            return Range(low=limit + (sign == ">"))
        return Range(high=limit - (sign == "<"))
    low = int(match["low"])
    if not match["dash"]:
        return Range(low, low)
    high = int(match["high"]) if match["high"] else None
    return None if high is not None and high < low else Range(low, high)


LONGEST = 4096
"""Characters of the longest query that is read."""

OPTIONS = ("mirror", "shift", "swap")
"""Options for pieces on squares, each after a `~`."""

WORDS: dict[str, Simple] = {
    "wtm": ToMove(WHITE),
    "white": ToMove(WHITE),
    "btm": ToMove(BLACK),
    "black": ToMove(BLACK),
    **{trait: Is(trait) for trait in TRAITS},
    "dm": Said("dm"),
    "dup": Repeated("position"),
}
"""Words with a meaning of their own, in lower case."""

SYNTAX = """\
The terms of a query are separated by spaces, and all of them must match. -TERM excludes matches;
A|B, or A OR B, matches one of two. Put -- before a query that begins with -.

Text, in upper or lower case:
  zugzwang   "queen sacrifice"   text:KRvK     anywhere in the record
  id:foo   bm:Nf3   c0:"a b"   White:Tal       in an operation of EPD, or a tag of a game
  id:   dm   dm:2   dm:>2   acd:10-20          an operation that is there, or has such a number
  theme:fork   rating:1500-1800                a theme (c5, Themes), and a puzzle's rating

Material, with kings; either side may have the first, unless w: or b: says which one:
  KRPvKR   w:KRPvKR   b:KQvKR                  exactly these pieces
  KQRR*   KBBvK*                               * (or … or ..): and anything
  KR{1-2}P{0-3}vKR                             so many of a kind
  0400.12   0023.00e1g8                        GBR code, with the kings' squares or without
  men:5   men:<=7                              pieces in all

Pieces on squares, in FEN letters (lower case is Black):
  Ne5   kg8   pe4                              all of them must be there
  ?e5   .e5   -Ne5   [NB]e5                    any piece, nothing, anything else, one of these
  like:8/8/8/3k4/8/3K4/8/8                     exactly this board
  with:8/8/8/3k4/8/3K4/8/8                     these pieces, and any others
  ~mirror   ~shift   ~swap                     also mirrored left to right, also shifted, also with
                                               colours (and the side to move) swapped

The rest:
  wtm   btm   white   black                    side to move
  check   mate   stalemate                     the side to move is in check, mated, stalemated
  notfen   unplayable   illegal   ok           verdicts of fenedit check; illegal if proven without
                                               a search
  move:20-40   clock:>50                       fullmove number and halfmove clock
  dup   dup:placement   dup:mirror   dup:swap  the same position, board, position or its mirror
                                               image, or position with colours swapped occurs
                                               earlier in the file; -dup keeps the first of each
                                               (each record takes about 100 bytes of memory)
  chess960                                     records of Chess960
  sample:30   sample:30/2                      30 of the matches at random, the same each time;
                                               others for another number after /

A word means the first that fits of: an option, one of the words above, a GBR code, material with v
or *, pieces on squares, text. In quotation marks it is text; text: material: gbr: on: before a word
say what it is."""
"""The help on queries for the command line."""

_TOKEN = re.compile(
    r"\s*(?:(?P<or>\||OR(?![^\s|]))"
    r"|(?P<minus>-(?=[^\s|]))?(?P<prefix>[A-Za-z]\w*:(?!//))?"
    r'(?:["“„](?P<quoted>[^"”“]*)(?P<close>["”“]?)|(?P<word>[^\s|]*)))\s*'
)


class QueryError(ValueError):
    """A text that is not a query.

    Attributes:
        span: the faulty part of the text.
        message: an English sentence with what was expected there.
    """

    def __init__(self, span: Span, template: str, **names: object) -> None:
        self.span = span
        self._template, self._names = template, names
        self.message = self.translated(untranslated)
        super().__init__(self.message)

    def translated(self, translate: Translator) -> str:
        """Return the message in the translator's language."""
        return filled(self._template, translate, **self._names)


class _Token(NamedTuple):
    """A term as it is written: its prefix in lower case without the colon, its word or quotation.

    With `is_or` it is the sign between two terms.
    """

    span: Span
    is_denied: bool
    prefix: str
    value: str
    is_quoted: bool
    is_or: bool


def parse_query(text: str) -> Query:
    """Parse a query; all records match blank text.

    Raises:
        QueryError: it is not a query.
    """
    if len(text) > LONGEST:
        message = QT_TRANSLATE_NOOP("query", "A query has at most {most} characters.")
        raise QueryError((LONGEST, len(text)), message, most=LONGEST)
    options: dict[str, Span] = {}
    groups: list[list[tuple[_Token, Term]]] = []
    joins = False
    sample: tuple[int, int] | None = None
    for token in _tokens(text):
        if token.is_or:
            if not groups or joins:
                message = QT_TRANSLATE_NOOP("query", "Expected a term before | or OR.")
                raise _error(token, message)
            joins = True
        elif token.value.startswith("~") and not (token.is_quoted or token.prefix):
            option = token.value[1:]
            if option not in OPTIONS or token.is_denied:
                message = QT_TRANSLATE_NOOP("query", "The options are ~mirror, ~shift and ~swap.")
                raise _error(token, message)
            if joins:
                message = QT_TRANSLATE_NOOP(
                    "query", "Expected a term after | or OR, not an option."
                )
                raise _error(token, message)
            options[option] = token.span
        elif token.prefix == "sample" and not token.is_quoted:
            drawn = _SAMPLE.fullmatch(token.value)
            if drawn is None or joins or token.is_denied:
                raise _error(token, _EXPECTED["sample"])
            sample = int(drawn[1]), int(drawn[2] or 0)
        else:
            if not joins:
                groups.append([])
            groups[-1].append((token, _term(token)))
            joins = False
    if joins:
        message = QT_TRANSLATE_NOOP("query", "Expected a term after | or OR.")
        raise QueryError((len(text), len(text)), message)
    terms = _joined(groups)
    terms = _with_options(terms, options) if options else terms
    return Query(terms, text, sample=sample)


def _tokens(text: str) -> Iterator[_Token]:
    place = len(text) - len(text.lstrip())
    while place < len(text):
        match = _TOKEN.match(text, place)
        assert match is not None, "any text has a token"
        start, place = place, match.end()
        span = (start, start + len(match[0].rstrip()))
        prefix = (match["prefix"] or "")[:-1].lower()
        is_quoted = match["quoted"] is not None
        value = match["quoted"] if is_quoted else match["word"]
        token = _Token(span, bool(match["minus"]), prefix, value, is_quoted, bool(match["or"]))
        if is_quoted and not match["close"]:
            message = QT_TRANSLATE_NOOP("query", 'The quotation mark " is not closed.')
            raise _error(token, message)
        if is_quoted and not value and not prefix:
            message = QT_TRANSLATE_NOOP("query", "Expected text between the quotation marks.")
            raise _error(token, message)
        yield token


def _term(token: _Token) -> Term:
    term = _positive(token)
    if not token.is_denied:
        return term
    if isinstance(term, Pattern) and not term.exact and len(term.squares) == 1:
        square, contents = term.squares[0]
        return Pattern(((square, all_but(contents)),))
    return Not(term)


def _positive(token: _Token) -> Simple:
    prefix, value = token.prefix, token.value
    if not prefix:
        if token.is_quoted:
            return Text(value)
        if known := WORDS.get(value.lower()):
            return known
        if code := read_gbr(value):
            return Coded(code)
        if not _is_plainly_material(value):
            return _read(token, "on") or Text(value)
        prefix = "material"
    term = _read(token, prefix)
    if term is None:
        raise _error(token, _EXPECTED[prefix])
    return term


def _read(token: _Token, prefix: str) -> Simple | None:
    value = token.value
    match prefix:
        case "text":
            return Text(value) if value else None
        case "material" | "w" | "b":
            material = _read_material(value)
            if material is not None and prefix == "b":
                return Material(material.second, material.first, is_white_first=True)
            return material and replace(material, is_white_first=prefix == "w")
        case "gbr":
            code = read_gbr(value)
            return code and Coded(code)
        case "on":
            squares = _read_squares(value)
            return _merged([(token, Pattern(squares))]) if squares else None
        case "like" | "with":
            try:
                placement = read_loose(value).position.placement
            except FenError:
                return None
            return pattern_of(placement, exact=prefix == "like")
        case "dup":
            named = value.lower()
            return next((Repeated(each) for each in LIKENESSES if each == named), None)
        case "move" | "clock" | "men":
            numbers = _read_range(value)
            return None if numbers is None else Counted(prefix, numbers)
    return Said(prefix, value, None if token.is_quoted else _read_range(value))


_SAMPLE = re.compile("([1-9][0-9]{0,6})(?:/([0-9]{1,9}))?")
_EXPECTED: dict[str, str] = {
    "sample": QT_TRANSLATE_NOOP(
        "query", "Expected a number, such as sample:30, or sample:30/2 to draw other positions."
    ),
    "text": QT_TRANSLATE_NOOP("query", "Expected text after text:."),
    **dict.fromkeys(
        ("material", "w", "b"),
        QT_TRANSLATE_NOOP(
            "query", "Expected material, such as KRPvKR, KQRR… (and anything) or KR{{1-2}}vK."
        ),
    ),
    "gbr": QT_TRANSLATE_NOOP("query", "Expected a GBR code, such as 0400.12."),
    "on": QT_TRANSLATE_NOOP(
        "query", "Expected pieces on squares, such as Ne5, kg8, ?e4 (any piece) or .d4 (empty)."
    ),
    **dict.fromkeys(
        ("like", "with"),
        QT_TRANSLATE_NOOP("query", "Expected a board in FEN notation after {prefix}:."),
    ),
    "dup": QT_TRANSLATE_NOOP("query", "Expected position, placement, mirror or swap after dup:."),
    **dict.fromkeys(
        NUMBERS, QT_TRANSLATE_NOOP("query", "Expected numbers, such as 7, 20-40 or >50.")
    ),
}
"""What was expected after prefixes."""


def _joined(groups: Iterable[list[tuple[_Token, Term]]]) -> tuple[Term, ...]:
    """Return terms; all pieces on squares become one pattern, in the place of the first."""
    terms: list[Term] = []
    squares: list[tuple[_Token, Pattern]] = []
    place = 0
    for group in groups:
        token, term = group[0]
        if len(group) > 1:
            terms.append(Either(tuple(cast("Simple | Not", each) for _, each in group)))
        elif isinstance(term, Pattern) and not term.exact:
            place = place if squares else len(terms)
            squares.append((token, term))
        else:
            terms.append(term)
    if squares:
        terms.insert(place, _merged(squares))
    return tuple(dict.fromkeys(terms))


def _merged(patterns: Iterable[tuple[_Token, Pattern]]) -> Pattern:
    """Return one pattern for several.

    Raises:
        QueryError: they contradict each other.
    """
    held: dict[int, str] = {}
    for token, pattern in patterns:
        for square, contents in pattern.squares:
            both = [each for each in held.get(square, contents) if each in contents]
            if not both:
                message = QT_TRANSLATE_NOOP("query", "Another term excludes this on the square.")
                raise _error(token, message)
            held[square] = in_order("".join(both))
    return Pattern(tuple(sorted(held.items())))


def _with_options(terms: tuple[Term, ...], options: dict[str, Span]) -> tuple[Term, ...]:
    """Return terms with the options on each pattern; one that swaps takes the side to move."""
    if not any(isinstance(term, Pattern) for term in Query(terms).simple_terms()):
        name, span = next(iter(options.items()))
        message = QT_TRANSLATE_NOOP(
            "query", "~{name} is about pieces on squares, such as Ne5, but the query has none."
        )
        raise QueryError(span, message, name=name)
    if "swap" in options:
        sides = [term.side for term in terms if isinstance(term, ToMove)]
        if len(sides) == 1 and any(isinstance(term, Pattern) for term in terms):
            terms = tuple(
                replace(term, side=sides[0]) if isinstance(term, Pattern) else term
                for term in terms
                if not isinstance(term, ToMove)
            )
    chosen = dict.fromkeys(options, True)
    return tuple(_optioned(term, chosen) for term in terms)


def _optioned(term: Term, options: dict[str, Any]) -> Term:
    if isinstance(term, Pattern):
        return replace(term, **options)
    if isinstance(term, Not):
        return Not(cast("Simple", _optioned(term.term, options)))
    if isinstance(term, Either):
        return Either(tuple(cast("Simple | Not", _optioned(each, options)) for each in term.terms))
    return term


def _error(token: _Token, template: str) -> QueryError:
    return QueryError(token.span, template, prefix=token.prefix)


_FAULTS = "notfen | unplayable | illegal"
_PHRASES = {
    **{word: word for word in WORDS},
    **dict.fromkeys(("duplicate", "duplicates", "double", "doubles", "repeated"), "dup"),
    **dict.fromkeys(("checkmate", "checkmated", "mated"), "mate"),
    **dict.fromkeys(("in check", "checked", "checks"), "check"),
    **dict.fromkeys(("stalemated", "stalemates"), "stalemate"),
    **dict.fromkeys(("white to move", "white moves"), "wtm"),
    **dict.fromkeys(("black to move", "black moves"), "btm"),
    **dict.fromkeys(("problem", "problems", "error", "errors", "fault", "faults"), _FAULTS),
    **dict.fromkeys(("invalid", "wrong", "broken", "mistake", "mistakes"), _FAULTS),
    **dict.fromkeys(("impossible", "unreachable"), "illegal"),
    **dict.fromkeys(("legal", "valid", "playable", "correct"), "ok"),
    **dict.fromkeys(("fischer random", "fischerandom", "960", "frc", "freestyle"), "chess960"),
    **dict.fromkeys(("puzzle", "puzzles"), "dm"),
    **dict.fromkeys(("unnamed", "untitled", "without id", "without an id", "no id"), "-id:"),
}
_SKIPPED = re.compile(
    "an?|all|and|any|are|every|find|games?|having|in|is|of|positions?|records?|show|that|the|there"
    "|where|which|with"
)
_KINDS = {
    "king": "K", "queen": "Q", "rook": "R", "bishop": "B", "knight": "N", "pawn": "P",
}  # fmt: skip
_KIND = f"(?P<kind>{'|'.join(_KINDS)})s?"
_ON_SQUARE = r"(?:on |at )?(?P<square>[a-h][1-8])"
_PIECE_ON = re.compile(rf"(?:(?P<side>white|black) )?{_KIND} {_ON_SQUARE}")
_NOTHING_ON = re.compile(rf"(?:nothing|no piece|empty square|empty) {_ON_SQUARE}")
_ANYTHING_ON = re.compile(rf"(?:anything|any piece|piece|something) {_ON_SQUARE}")
_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_MATE_IN = re.compile(rf"(?:(?:mate|mates) in |#)(?P<moves>\d{{1,3}}|{'|'.join(_NUMBERS)})")
_NUMBERED = re.compile(r"(?P<count>\d{1,2}) (?:pieces|men)|move (?P<move>\d{1,5})")
_ARMIES = re.compile(r"(?P<first>k[qrbnp]*) ?(?:v|vs\.?|versus|against)? ?(?P<other>k[qrbnp]*)")
_LONG = tuple(word for word in _PHRASES if len(word) > 6 and " " not in word)
"""Words that a misspelt one may mean; a name may look like a short one."""


def meant(text: str) -> str:
    """Return a query that plain words may mean, "" for none.

    All words must be understood: "Nf3 zugzwang" means no more than that.
    """
    words = text.casefold().split()
    try:
        asks_text = any(isinstance(term, Text) for term in parse_query(text).simple_terms())
    except QueryError:
        return ""
    if not asks_text or any(sign in text for sign in '"“„|:-~'):
        return ""
    terms: list[str] = []
    place = 0
    while place < len(words):
        for length in range(min(4, len(words) - place), 0, -1):
            term = _term_of(" ".join(words[place : place + length]))
            if term is not None:
                break
        else:
            return ""
        terms += [term] if term else []
        place += length
    query = " ".join(dict.fromkeys(terms))
    try:
        parse_query(query)
    except QueryError:
        # Two pieces may be on one square.
        return ""
    return query


def _term_of(phrase: str) -> str | None:
    """Return the term that a phrase means, "" for one that adds nothing, else None."""
    if _SKIPPED.fullmatch(phrase):
        return ""
    if known := _PHRASES.get(phrase):
        return known
    if match := _PIECE_ON.fullmatch(phrase):
        letter = _KINDS[match["kind"]]
        either = f"[{letter}{letter.lower()}]"
        pieces = {"white": letter, "black": letter.lower()}.get(match["side"], either)
        return pieces + match["square"]
    if match := _NOTHING_ON.fullmatch(phrase):
        return f".{match['square']}"
    if match := _ANYTHING_ON.fullmatch(phrase):
        return f"?{match['square']}"
    if match := _MATE_IN.fullmatch(phrase):
        moves = match["moves"]
        return f"dm:{_NUMBERS.index(moves) + 1 if moves in _NUMBERS else moves}"
    if match := _NUMBERED.fullmatch(phrase):
        return f"men:{match['count']}" if match["count"] else f"move:{match['move']}"
    if match := _ARMIES.fullmatch(phrase):
        return f"{match['first'].upper()}v{match['other'].upper()}"
    if kind := _KINDS.get(phrase.removesuffix("s")):
        return f"K{kind}*" if kind != "K" else None
    # Only those with the same first letter: "unchecked" is not "checked".
    words = [word for word in _LONG if word[0] == phrase[0]]
    alike = get_close_matches(phrase, words, 1, 0.88) if " " not in phrase else []
    return _PHRASES[alike[0]] if alike else None

"""Removes what people put around a FEN: labels, brackets, quotes, tags, web addresses, comments."""

import re
from collections.abc import Callable, Sequence
from html import unescape
from typing import NamedTuple

from fenedit.notation.fairy import squares_of_rank
from fenedit.notation.position import RANKS
from fenedit.notation.problems import Problem, Span, note


class Tracked(NamedTuple):
    """A piece of a text, perhaps repaired.

    Attributes:
        text: the characters as they are now.
        starts: where the origin of each character begins in the raw text.
        ends: where it ends.
        anchor: where the piece begins in the raw text, even if it is empty.
    """

    text: str
    starts: Sequence[int]
    ends: Sequence[int]
    anchor: int = 0

    def part(self, start: int, end: int) -> "Tracked":
        """Return the piece from one offset of this text to another, 0 <= start <= end."""
        anchor = self.span(start, start)[0]
        return Tracked(self.text[start:end], self.starts[start:end], self.ends[start:end], anchor)

    def trimmed(self) -> "Tracked":
        """Return the piece without the blanks at its ends."""
        stripped = self.text.strip()
        if len(stripped) == len(self.text):
            return self
        start = len(self.text) - len(self.text.lstrip()) if stripped else 0
        return self.part(start, start + len(stripped))

    def span(self, start: int, end: int) -> Span:
        """Return the place of some characters in the raw text.

        A place between two characters is the end of the first.
        """
        if start < end:
            return self.starts[start], self.ends[end - 1]
        place = self.ends[start - 1] if start else self.starts[0] if self.text else self.anchor
        return place, place

    @property
    def whole(self) -> Span:
        """The place of the whole piece in the raw text."""
        return self.span(0, len(self.text))

    def replaced(
        self,
        pattern: re.Pattern[str],
        replacement: str | Callable[[re.Match[str]], str],
        stop: int | None = None,
    ) -> "Tracked":
        """Return the text with every match of a pattern replaced, up to an offset.

        Each new character counts as coming from all of its match; no match may be empty.
        """
        text, starts, ends, done = "", list[int](), list[int](), 0
        for match in pattern.finditer(self.text, 0, len(self.text) if stop is None else stop):
            start, end = match.span()
            new = replacement if isinstance(replacement, str) else replacement(match)
            text += self.text[done:start] + new
            starts += self.starts[done:start]
            starts += [self.starts[start]] * len(new)
            ends += self.ends[done:start]
            ends += [self.ends[end - 1]] * len(new)
            done = end
        if not done:
            return self
        text += self.text[done:]
        return Tracked(
            text, [*starts, *self.starts[done:]], [*ends, *self.ends[done:]], self.anchor
        )


def tracked(text: str) -> Tracked:
    """Return a raw text, of which every character is in its own place."""
    return Tracked(text, range(len(text)), range(1, len(text) + 1))


_PLUS = re.compile(r"\+(?![0-9]{1,2}\+[0-9]{1,2}\+[0-9])|(?<=-)\+|(?<=[a-h][1-8])\+")
"""A plus for a blank, except within the counters of three-check chess."""

_ADDRESS = re.compile(
    r"(?:(?:https?:)?//(?P<host>[^/?#\s]{1,255})"
    r"|(?P<bare>(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24})(?::[0-9]{1,5})?(?=[/?#]))"
    r"(?P<path>[^\s<>\"?#]*)(?P<query>[^\s<>\"]*)",
    re.IGNORECASE,
)
_RANK = "[PNBRQKpnbrqk1-8~]{1,24}"
_RANKS = re.compile(rf"(?:(?<![A-Za-z0-9.])|(?<=%2[Ff])){_RANK}(?:(?:/|%2[Ff]){_RANK}){{7,}}")
_ONE_RANK = re.compile("(?:/|%2[Ff])?([^/%]+)")
_FEN_QUERY = re.compile(r"[?&#][a-z_]{0,16}fen=(?=[^&#])", re.IGNORECASE)
_VARIANT_QUERY = re.compile(r"[?&#]variant=([a-z0-9]{1,24})", re.IGNORECASE)
_BOARD_PATH = re.compile(
    r"/(?:editor|analysis)/(?:(standard|fromPosition|chess960|crazyhouse|threeCheck|kingOfTheHill"
    r"|antichess|atomic|horde|racingKings)/)?",
    re.IGNORECASE,
)
_POSITION = re.compile(
    r"[^&#?]*?(?=(?:-flip[a-z]{0,8})?(?:\.(?:png|gif|jpe?g|svg|webp))?/?(?:[&#?]|\Z))"
)
"""The part of an address with a position, without the ending of a picture."""
_SEPARATOR = re.compile("[_+]|%20")
_FIELDS_AFTER = re.compile(r"\s+[wb](?:\s[^&#?]*)?(?![^\s&#?])(?P<more>[^\s<>\"]*)")
_UNDERSCORE = re.compile("_")
_ESCAPE = re.compile("%(?:25)?([2-7][0-9A-Fa-f])")
"""An escaped ASCII character, perhaps escaped twice."""


class Link(NamedTuple):
    """A web address at the beginning of a text; offsets are places in that text.

    Attributes:
        site: the name of the host, without `www.`.
        position: the part of the address that holds the position, None if none does.
        stop: where the address ends.
        in_query: whether the position is in the query, where + means a blank.
        variant: the name of the variant in lower case ("chess960"), "" if none is named.
    """

    site: str
    position: Span | None
    stop: int
    in_query: bool = False
    variant: str = ""


def find_link(text: str) -> Link | None:
    """Return the address that a text begins with, None if it begins with something else."""
    address = _ADDRESS.match(text)
    if address is None:
        return None
    site = (address["host"] or address["bare"]).lower().removeprefix("www.")
    path, query, stop = address.start("path"), address.start("query"), address.end()
    named = _VARIANT_QUERY.search(text, query, stop)
    board = _BOARD_PATH.match(text, path, query)
    variant = (named[1] if named else board[1] or "" if board else "").lower()
    if variant in ("standard", "fromposition"):
        variant = ""
    fen = _FEN_QUERY.search(text, query, stop)
    start, end = fen.end() if fen else _first_rank(text, query, stop), stop
    in_query = start is not None
    if start is None:
        start, end = _first_rank(text, path, query), query
        if start is None and board and "/" in text[board.end() : query]:
            start = board.end()
    position = None if start is None else _POSITION.match(text, start, end)
    if start is None or position is None:
        return Link(site, None, stop, variant=variant)
    end = position.end()
    # People leave blanks between the fields.
    cut_short = end == stop and not _SEPARATOR.search(text, start, end)
    after = _FIELDS_AFTER.match(text, stop) if cut_short else None
    if after is not None:
        end, stop = after.span("more")
    return Link(site, (start, end), stop, in_query, variant)


def _first_rank(text: str, start: int, end: int) -> int | None:
    """Return where eight ranks begin: a number in the path before them may look like one."""
    run = _RANKS.search(text, start, end)
    if run is None:
        return None
    ranks = list(_ONE_RANK.finditer(text, *run.span()))
    widths = [
        sum(int(char) if char in RANKS else char != "~" for char in rank[1]) for rank in ranks
    ]
    wholes = (at for at in range(len(ranks) - 8, -1, -1) if widths[at : at + 8] == [8] * 8)
    return ranks[next(wholes, -8)].start(1)


_CLOSERS = dict(zip("""([{<"'`“”„‘’‚«»""", """)]}>"'`””“’’‘»«""", strict=True))
"""What closes each bracket and quotation mark."""
_BARE = re.compile(r"[1-8PNBRQKpnbrqk]+/[^%+]*$")
"""A placement with nothing before it and no percent sign in the text: most of what is typed."""
_FAIRY_STARTS = frozenset("'(")
_LONGEST_FAIRY = 1024
_BYTE_ORDER_MARK = re.compile("^(?:\ufeff|ï»¿)+")
_INVISIBLE = re.compile("[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+")
_ENTITY = re.compile(
    r"&(?:#[0-9]{1,6}|#[xX][0-9A-Fa-f]{1,5}|nbsp|ensp|emsp|thinsp|quot|apos|lt|gt|amp|sol|frasl"
    r"|bsol|ndash|mdash|minus|lsqb|rsqb|[lrb]dquo|[lr]squo|[lr]aquo);"
)
_COMMENT_LINES = re.compile(r"(?:(?:[#;%]|//)[^\n]*\n\s*)+")
_WORD = re.compile(r"\S+")
_PERCENT = re.compile("%(?:20|2[Ff]|25)")
_PLUS_SIDE = re.compile(r"[^+]+(\+)[wbWB](?:\+|$)")
_LABEL = re.compile(
    r"(?:set-?board|(?:position\s+)?(?:(?:x-?|shredder-?)?fen|epd)"
    r"(?:[ -](?:string|code|notation|position))?)(?:\s*[:=]\s*|\s+|$)"
    r"|position\s+(?=startpos\b|[1-8PNBRQKpnbrqk]{1,8}/)"
    r"|(?:(?:no\.?|nr\.?|№|diagram|position|problem|study)\s?)?\#?[0-9]{1,6}[.:)]\s*"
    r"|\([0-9]{1,6}\)\s*|\[[0-9]{1,6}\]\s+|[a-z]\)\s+|(?:position|diagram|forsyth)\s*:\s*"
    r"|[-*•–>]\s+",
    re.IGNORECASE,
)
_TAG_PAIR = re.compile(
    r'(?:\[\s*[A-Za-z0-9_]{1,40}\s+"[^"\n]*"\s*\]\s*){0,40}?\[\s*FEN\s+["“]', re.IGNORECASE
)
_TAG_PAIR_END = re.compile(r'["”]\s*\]?')
_VARIANT_TAG = re.compile(r'\[\s*Variant\s+"([^"\n]{1,40})"', re.IGNORECASE)
_HTML = (
    r"(?:pre|code|p|b|i|u|em|strong|span|div|td|tr|th|li|ul|ol|font|a|tt|kbd|samp|fen|chess|center"
    r"|blockquote|small|big|h[1-6]|br)"
)
_FORUM = r"(?:fen|code|quote|b|i|u|center|size|font|color|pre|diagram|chess|tt|pgn|url)"
_OPEN_TAGS = re.compile(
    rf"(?:<{_HTML}(?:\s[^<>]*)?/?>\s*"
    rf"|\[{_FORUM}(?:=[^\[\]/]*|\s+[a-z]+\s*=[^\[\]]*)?\]\s*)+(?=\S)",
    re.IGNORECASE,
)
_CLOSE_TAG = rf"(?:</{_HTML}\s*>|<br\s*/?>|\[/{_FORUM}\])"
_CLOSE_TAGS = re.compile(rf"{_CLOSE_TAG}(?:\s*{_CLOSE_TAG})*", re.IGNORECASE)


class Frame(NamedTuple):
    """A text without its frame.

    Attributes:
        core: the fields and what follows them inside the frame, without blanks at its ends.
        notes: on removed parts, with places in the raw text.
        after: places in the raw text of what follows closed brackets, the innermost first.
        limit: where in the raw text the core is closed, else the text's length.
        in_link: whether the core is part of a web address.
        variant: the variant that the frame names, "" if none.
    """

    core: Tracked
    notes: list[Problem]
    after: list[Span]
    limit: int
    in_link: bool = False
    variant: str = ""


def unframed(text: str) -> Frame:
    """Remove everything around the fields of any text."""
    notes: list[Problem] = []
    core = tracked(text)
    if not text.isascii():
        for code, pattern in (("bom", _BYTE_ORDER_MARK), ("invisible", _INVISIBLE)):
            if found := pattern.search(core.text):
                notes.append(note(code, core.span(*found.span())))
                core = core.replaced(pattern, "")
    if "&" in core.text:
        for match in _ENTITY.finditer(core.text):
            char = _entity(match)
            if char != match[0] and not char.isspace():
                notes.append(note("entity", core.span(*match.span()), found=match[0]))
                break
        core = core.replaced(_ENTITY, _entity)
    frame = Frame(core.trimmed(), notes, [], len(text))
    # Each frame costs a scan of the whole text.
    for _ in range(12):
        inner = _opened(frame)
        if inner is None:
            break
        frame = inner._replace(core=inner.core.trimmed())
    return frame


def _entity(match: re.Match[str]) -> str:
    char = unescape(match[0])
    return char if " " <= char < "\ud800" else match[0]


def _opened(frame: Frame) -> Frame | None:
    """Return a frame without its outermost part, None if there is none."""
    core, notes, text = frame.core, frame.notes, frame.core.text
    if not text or _BARE.match(text) or (text[0] in _FAIRY_STARTS and _begins_fairy(text)):
        return None
    if (match := _COMMENT_LINES.match(text)) and match.end() < len(text):
        end = len(match[0].rstrip())
        notes.append(note("comment-line", core.span(0, end)))
        notes.append(note("whitespace", core.span(end, match.end())))
        return _inside(frame, match.end())
    if text[0] == "[" and (match := _TAG_PAIR.match(text)):
        notes.append(note("pgn-tag", core.span(0, match.end())))
        closing = _TAG_PAIR_END.search(text, match.end())
        variant = _VARIANT_TAG.search(match[0])
        if closing and not variant:
            variant = _VARIANT_TAG.search(text, closing.end())
        if variant:
            frame = frame._replace(variant=variant[1].lower().replace(" ", ""))
        return _inside(frame, match.end(), closing and closing.span())
    if text[0] in "<[" and (match := _OPEN_TAGS.match(text)):
        found = match[0].rstrip()
        notes.append(note("wrapper", core.span(0, len(found)), found=found))
        closing = _CLOSE_TAGS.search(text, match.end())
        return _inside(frame, match.end(), closing and closing.span())
    if match := _LABEL.match(text):
        found = match[0].rstrip(" \t\n\r:=")
        notes.append(note("prefix", core.span(0, len(found)), found=found))
        return _inside(frame, match.end())
    if text[0] in _CLOSERS:
        notes.append(note("wrapper", core.span(0, 1), found=text[0]))
        return _inside(frame, 1, _closing(text))
    return _outside_address(frame)


def _begins_fairy(text: str) -> bool:
    """Return whether a text begins with the ranks of Fairy FEN, which has quotes and brackets."""
    placement, *after = text[:_LONGEST_FAIRY].split(maxsplit=1)
    ranks = placement.split("/")
    is_fairy = len(ranks) == 8 and all(map(squares_of_rank, ranks))
    # 'n7/… w - -' may be a knight in quotation marks.
    return is_fairy and not (after and text[0] == "'" and after[0].rstrip(" ,;)").endswith("'"))


def _closing(text: str) -> Span | None:
    """Return the place of what closes the bracket or quote that a text begins with."""
    opener, closer = text[0], _CLOSERS[text[0]]
    place = text.find(closer, 1)
    if opener not in "([{<" or place == len(text) - 1:
        return None if place < 0 else (place, place + 1)
    depth = 0
    for at, char in enumerate(text):
        depth += (char == opener) - (char == closer)
        if not depth:
            return at, at + 1
    return None


def _outside_address(frame: Frame) -> Frame | None:
    """Return a frame without a web address or its encoding, None if there is none."""
    core, notes, text = frame.core, frame.notes, frame.core.text
    link = None if frame.in_link else find_link(text)
    if link is not None and link.position is not None:
        start, end = link.position
        notes.append(note("url", core.span(0, link.stop), found=link.site))
        inside = _inside(frame, start, (end, link.stop))
        position = inside.core.replaced(_PLUS if link.in_query else _UNDERSCORE, " ")
        return inside._replace(
            core=position.replaced(_ESCAPE, _unescape),
            in_link=True,
            variant=link.variant or frame.variant,
        )
    word = _WORD.match(text)
    if word is None:
        return None
    if _PERCENT.search(word[0]):
        notes.append(note("url", core.span(*word.span())))
        return frame._replace(core=core.replaced(_ESCAPE, _unescape, word.end()), in_link=True)
    if plus := _PLUS_SIDE.match(word[0]):
        notes.append(note("separator", core.span(*plus.span(1))))
        return frame._replace(core=core.replaced(_PLUS, " ", word.end()))
    return None


def _unescape(match: re.Match[str]) -> str:
    return chr(int(match[1], 16))


def _inside(frame: Frame, start: int, closing: Span | None = None) -> Frame:
    """Return the inside of a frame, up to the place of what closes it."""
    core, after, limit = frame.core, frame.after, frame.limit
    stop, end = closing or (len(core.text), len(core.text))
    if core.text[end:].strip():
        after = [(core.span(end, end)[0], limit), *after]
    if stop < len(core.text):
        limit = core.span(stop, stop)[0]
    return frame._replace(core=core.part(start, stop), after=after, limit=limit)

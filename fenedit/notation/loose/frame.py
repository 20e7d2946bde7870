"""What people put around a FEN: labels, brackets, quotes, tags, web addresses, comment lines."""

import re
from collections.abc import Callable, Sequence
from html import unescape
from itertools import islice
from typing import Final, NamedTuple

from fenedit.notation.position import RANKS
from fenedit.notation.problems import Problem, Span, note


class Tracked(NamedTuple):
    """A piece of a text, perhaps repaired.

    Attributes:
        text: the characters as they are now.
        starts: for each character, where in the raw text that begins from which it came.
        ends: for each character, where that ends.
        anchor: where in the raw text the piece begins, also when it is empty.
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
        """Return where in the raw text the characters from start to end stood.

        A place between two characters is the end of what stood before it.
        """
        if start < end:
            return self.starts[start], self.ends[end - 1]
        place = self.ends[start - 1] if start else self.starts[0] if self.text else self.anchor
        return place, place

    @property
    def whole(self) -> Span:
        """Where in the raw text the whole piece stood."""
        return self.span(0, len(self.text))

    def replaced(
        self, pattern: re.Pattern[str], replacement: Callable[[re.Match[str]], str]
    ) -> "Tracked":
        """Return the text with every match of a pattern replaced by what a function makes of it.

        Each new character counts as coming from all of its match; no match may be empty.
        """
        texts: list[str] = []
        starts: list[int] = []
        ends: list[int] = []
        done = 0
        for match in pattern.finditer(self.text):
            start, end = match.span()
            new = replacement(match)
            texts += (self.text[done:start], new)
            starts += self.starts[done:start]
            ends += self.ends[done:start]
            starts += [self.starts[start]] * len(new)
            ends += [self.ends[end - 1]] * len(new)
            done = end
        if not done:
            return self
        texts.append(self.text[done:])
        starts += self.starts[done:]
        ends += self.ends[done:]
        return Tracked("".join(texts), starts, ends, self.anchor)


def tracked(text: str) -> Tracked:
    """Return a raw text, every character of which stands where it stands."""
    return Tracked(text, range(len(text)), range(1, len(text) + 1))


_PLUS: Final = re.compile(r"\+(?![0-9]{1,2}\+[0-9]{1,2}\+[0-9])|(?<=-)\+|(?<=[a-h][1-8])\+")
"""A plus that stands for a blank: all but the one within the counters of three-check chess."""

_ADDRESS: Final = re.compile(
    r"(?:https?:)?//(?P<host>[^/?#\s]{1,255})"
    r"|(?P<bare>(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24})(?::[0-9]{1,5})?(?=[/?#])",
    re.IGNORECASE,
)
_LINK: Final = re.compile(r"[^\s<>\"]*")
_RANK: Final = "[PNBRQKpnbrqk1-8~]{1,24}"
_SLASH: Final = re.compile(r"/|%2F", re.IGNORECASE)
_RANK_RUN: Final = re.compile(
    rf"(?<![A-Za-z0-9.]){_RANK}(?:(?:/|%2[Ff]){_RANK}){{7,}}|(?<=%2[Ff]){_RANK}"
    rf"(?:(?:/|%2[Ff]){_RANK}){{7,}}"
)
_FEN_QUERY: Final = re.compile(r"[?&#][a-z_]{0,16}fen=", re.IGNORECASE)
_VARIANT_QUERY: Final = re.compile(r"[?&#]variant=([a-z0-9]{1,24})", re.IGNORECASE)
_VARIANTS: Final = (
    "standard|fromPosition|chess960|crazyhouse|threeCheck|kingOfTheHill|antichess|atomic|horde"
    "|racingKings"
)
_BOARD_PATH: Final = re.compile(rf"/(?:editor|analysis)/(?:({_VARIANTS})/)?", re.IGNORECASE)
_PICTURE: Final = re.compile(r"(?:-flip[a-z]{0,8})?(?:\.(?:png|gif|jpe?g|svg|webp))?/?$")
_SEPARATOR: Final = re.compile("[_+]|%20")
_FIELDS_BEHIND: Final = re.compile(r"\s+[wb](?:\s[^&#?]*)?(?![^\s&#?])")
_UNDERSCORE: Final = re.compile("_")
_ESCAPE: Final = re.compile(r"%([2-7][0-9A-Fa-f])")


class Link(NamedTuple):
    """A web address at the beginning of a text; offsets are places in that text.

    Attributes:
        site: the name of the host, without `www.`.
        position: the part of the address that holds the position, None if none does.
        stop: where the address ends.
        in_query: whether the position stands in the query, where + means a blank.
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
    host = address["host"] or address["bare"]
    site = host.lower().removeprefix("www.")
    match = _LINK.match(text, address.end())
    stop = match.end() if match else address.end()
    query = next((at for at in range(address.end(), stop) if text[at] in "?#"), stop)
    named = _VARIANT_QUERY.search(text, query, stop)
    board = _BOARD_PATH.match(text, address.end(), query)
    variant = (named[1] if named else board[1] or "" if board else "").lower()
    if variant in ("standard", "fromposition"):
        variant = ""
    start, end = _start_in_query(text, query, stop), stop
    in_query = start is not None
    if start is None:
        start, end = _first_rank(text, address.end(), query), query
        if start is None and board and "/" in text[board.end() : query]:
            start = board.end()
    if start is None:
        return Link(site, None, stop, variant=variant)
    end = _end(text, start, end)
    # Over the blanks that a person has left between the fields.
    cut_short = end == stop and not _SEPARATOR.search(text, start, end)
    behind = _FIELDS_BEHIND.match(text, stop) if cut_short else None
    if behind is not None:
        end = behind.end()
        match = _LINK.match(text, end)
        stop = match.end() if match else end
    return Link(site, (start, end), stop, in_query, variant)


def _unescaped(part: Tracked) -> Tracked:
    """Return a text with its percent-encoded ASCII characters decoded, also where twice encoded."""
    once = part.replaced(_ESCAPE, _unescape)
    return once.replaced(_ESCAPE, _unescape) if "%25" in part.text else once


def _unescape(match: re.Match[str]) -> str:
    return chr(int(match[1], 16))


def _start_in_query(text: str, query: int, stop: int) -> int | None:
    named = _FEN_QUERY.search(text, query, stop)
    if named is not None:
        return named.end() if named.end() < stop and text[named.end()] not in "&#" else None
    return _first_rank(text, query, stop)


def _first_rank(text: str, start: int, end: int) -> int | None:
    """Return where eight ranks begin: a number in the path before them may look like one."""
    run = _RANK_RUN.search(text, start, end)
    if run is None:
        return None
    slashes = list(_SLASH.finditer(run.string, *run.span()))
    starts = [run.start(), *(slash.end() for slash in slashes)]
    ends = [*(slash.start() for slash in slashes), run.end()]
    ranks = (text[first:last] for first, last in zip(starts, ends, strict=True))
    widths = [sum(int(char) if char in RANKS else char != "~" for char in rank) for rank in ranks]
    for first in range(len(starts) - 8, -1, -1):
        if widths[first : first + 8] == [8] * 8:
            return starts[first]
    return starts[-8]


def _end(text: str, start: int, stop: int) -> int:
    """Return where a position that begins in an address ends."""
    end = next((at for at in range(start, stop) if text[at] in "&#?"), stop)
    picture = _PICTURE.search(text, start, end)
    return picture.start() if picture else end


_CLOSERS: Final = dict(zip("""([{<"'`“”„‘’‚«»""", """)]}>"'`””“’’‘»«""", strict=True))
"""What closes each bracket and quotation mark."""

_MOST_PARTS: Final = 12
"""No text comes in more frames, and each costs a look at the whole text."""
_MOST_BRACKETS: Final = 64
"""So many are looked at to find the one that closes the first."""
_BARE: Final = re.compile(r"[1-8PNBRQKpnbrqk]+/[^%+]*$")
"""A placement with nothing before it and no percent sign in the text: most of what is typed."""
_BYTE_ORDER_MARK: Final = re.compile("^(?:\ufeff|ï»¿)+")
_INVISIBLE: Final = re.compile("[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+")
_ENTITY: Final = re.compile(
    r"&(?:#(?P<decimal>[0-9]{1,6})|#[xX](?P<hex>[0-9A-Fa-f]{1,5})|(?P<name>[a-z]{2,8}));"
)
_ENTITIES: Final = re.compile(
    "nbsp|ensp|emsp|thinsp|quot|apos|lt|gt|amp|sol|frasl|bsol|ndash|mdash|minus|lsqb|rsqb"
    "|[lrb]dquo|[lr]squo|[lr]aquo"
)
"""The named ones that are read."""
_COMMENT_LINES: Final = re.compile(r"(?:(?:[#;%]|//)[^\n]*\n\s*)+")
_LABEL: Final = re.compile(
    r"(?P<label>set-?board|(?:position\s+)?(?:(?:x-?|shredder-?)?fen|epd)"
    r"(?:[ -](?:string|code|notation|position))?)(?:\s*[:=]\s*|\s+|$)"
    r"|(?P<command>position)\s+(?=startpos\b|[1-8PNBRQKpnbrqk]{1,8}/)"
    r"|(?P<number>(?:(?:no\.?|nr\.?|№|diagram|position|problem|study)\s?)?\#?[0-9]{1,6}"
    r"[.:)]\s*"
    r"|\([0-9]{1,6}\)\s*|\[[0-9]{1,6}\]\s+|[a-z]\)\s+|(?:position|diagram|forsyth)\s*:\s*)"
    r"|(?P<bullet>[-*•–>]\s+)",
    re.IGNORECASE,
)
_TAG_PAIR: Final = re.compile(
    r'(?:\[\s*[A-Za-z0-9_]{1,40}\s+"[^"\n]*"\s*\]\s*){0,40}?\[\s*FEN\s+["“](?P<fen>)', re.IGNORECASE
)
_TAG_PAIR_END: Final = re.compile(r'["”]\s*\]?')
_VARIANT_TAG: Final = re.compile(r'\[\s*Variant\s+"([^"\n]{1,40})"', re.IGNORECASE)
_HTML: Final = (
    r"(?:pre|code|p|b|i|u|em|strong|span|div|td|tr|th|li|ul|ol|font|a|tt|kbd|samp|fen|chess|center"
    r"|blockquote|small|big|h[1-6]|br)"
)
_FORUM: Final = r"(?:fen|code|quote|b|i|u|center|size|font|color|pre|diagram|chess|tt|pgn|url)"
_OPEN_TAGS: Final = re.compile(
    rf"(?:<{_HTML}(?:\s[^<>]*)?/?>\s*"
    rf"|\[{_FORUM}(?:=[^\[\]/]*|\s+[a-z]+\s*=[^\[\]]*)?\]\s*)+(?=\S)",
    re.IGNORECASE,
)
_CLOSE_TAGS: Final = re.compile(
    rf"(?:(?:</{_HTML}\s*>|<br\s*/?>|\[/{_FORUM}\])\s*)+", re.IGNORECASE
)
_BRACKETS: Final = {
    opener: re.compile(f"[{re.escape(opener + _CLOSERS[opener])}]") for opener in "([{<"
}
_PERCENT: Final = re.compile("%(?:20|2[Ff]|25)")
_WORD: Final = re.compile(r"\S+")
_PLUS_SIDE: Final = re.compile(r"\+[wbWB](?:\+|$)")


class Frame(NamedTuple):
    """A text without its frame.

    Attributes:
        core: the fields and what follows them inside the frame, without blanks at its ends.
        notes: what came off, with places in the raw text.
        behind: places in the raw text of what stands behind closed brackets, the inmost first.
        limit: where in the raw text whatever closes the core stands, else the text's length.
        in_link: whether the core is part of a web address.
        variant: the variant that the frame names, "" if none.
    """

    core: Tracked
    notes: list[Problem]
    behind: list[Span]
    limit: int
    in_link: bool = False
    variant: str = ""


def unframed(text: str) -> Frame:
    """Take off everything around the fields of any text."""
    notes: list[Problem] = []
    core = tracked(text)
    if not text.isascii() or "&" in text:
        core = _cleaned(core, notes)
    frame = Frame(core.trimmed(), notes, [], len(text))
    for _ in range(_MOST_PARTS):
        inner = _opened(frame)
        if inner is None:
            break
        frame = inner._replace(core=inner.core.trimmed())
    return frame


def _cleaned(core: Tracked, notes: list[Problem]) -> Tracked:
    """Return a text without invisible characters and with the entities of HTML decoded."""
    for code, pattern in (("bom", _BYTE_ORDER_MARK), ("invisible", _INVISIBLE)):
        found = pattern.search(core.text)
        if found:
            notes.append(note(code, core.span(*found.span())))
            core = core.replaced(pattern, lambda match: "")
    if "&" in core.text:
        for match in _ENTITY.finditer(core.text):
            if _entity(match) != match[0] and not _entity(match).isspace():
                notes.append(note("entity", core.span(*match.span()), found=match[0]))
                break
        core = core.replaced(_ENTITY, _entity)
    return core


def _entity(match: re.Match[str]) -> str:
    if match["name"]:
        return unescape(match[0]) if _ENTITIES.fullmatch(match["name"]) else match[0]
    code = int(match["decimal"]) if match["decimal"] else int(match["hex"], 16)
    return chr(code) if 32 <= code < 0xD800 else match[0]


def _opened(frame: Frame) -> Frame | None:
    """Return a frame without its outermost part, None if there is none."""
    text = frame.core.text
    if not text or _BARE.match(text):
        return None
    return (
        _without_comment_lines(frame)
        or _without_tag_pair(frame)
        or _without_markup(frame)
        or _without_label(frame)
        or _without_brackets(frame)
        or _without_address(frame)
        or _without_encoding(frame)
    )


def _without_comment_lines(frame: Frame) -> Frame | None:
    core, notes, *_ = frame
    match = _COMMENT_LINES.match(core.text)
    if match is None or match.end() == len(core.text):
        return None
    end = len(match[0].rstrip())
    notes.append(note("comment-line", core.span(0, end)))
    notes.append(note("whitespace", core.span(end, match.end())))
    return frame._replace(core=core.part(match.end(), len(core.text)))


def _without_tag_pair(frame: Frame) -> Frame | None:
    core, notes, *_ = frame
    text = core.text
    match = _TAG_PAIR.match(text) if text[0] == "[" else None
    if match is None:
        return None
    start = match.start("fen")
    end = _TAG_PAIR_END.search(text, start)
    stop = end.start() if end else len(text)
    notes.append(note("pgn-tag", core.span(0, start)))
    variant = _VARIANT_TAG.search(text, 0, start) or (end and _VARIANT_TAG.search(text, end.end()))
    if variant:
        frame = frame._replace(variant=variant[1].lower().replace(" ", ""))
    return _inside(frame, start, stop, end.end() if end else stop)


def _without_markup(frame: Frame) -> Frame | None:
    core, notes, *_ = frame
    text = core.text
    match = _OPEN_TAGS.match(text) if text[0] in "<[" else None
    if match is None:
        return None
    notes.append(note("wrapper", core.span(0, len(match[0].rstrip())), found=match[0].rstrip()))
    end = _CLOSE_TAGS.search(text, match.end())
    stop = end.start() if end else len(text)
    return _inside(frame, match.end(), stop, len(text[: end.end()].rstrip()) if end else stop)


def _without_label(frame: Frame) -> Frame | None:
    core, notes, *_ = frame
    match = _LABEL.match(core.text)
    if match is None:
        return None
    found = match[0].rstrip(" \t\n\r:=")
    notes.append(note("prefix", core.span(0, len(found)), found=found))
    return frame._replace(core=core.part(match.end(), len(core.text)))


def _without_brackets(frame: Frame) -> Frame | None:
    core, notes, *_ = frame
    text = core.text
    if text[0] not in _CLOSERS:
        return None
    stop = _closing_place(text)
    notes.append(note("wrapper", core.span(0, 1), found=text[0]))
    return _inside(frame, 1, stop, min(stop + 1, len(text)))


def _closing_place(text: str) -> int:
    """Return where the bracket or quote that a text begins with closes, its length if nowhere."""
    closer = _CLOSERS[text[0]]
    first = text.find(closer, 1)
    pattern = _BRACKETS.get(text[0])
    if pattern is None or first in (-1, len(text) - 1):
        return first if first != -1 else len(text)
    depth = 0
    for match in islice(pattern.finditer(text), _MOST_BRACKETS):
        depth += 1 if match[0] == text[0] else -1
        if depth == 0:
            return match.start()
    return len(text)


def _without_address(frame: Frame) -> Frame | None:
    core, notes, *_ = frame
    link = None if frame.in_link else find_link(core.text)
    if link is None or link.position is None:
        return None
    start, end = link.position
    notes.append(note("url", core.span(0, link.stop), found=link.site))
    inside = _inside(frame, start, end, link.stop)
    # The part that holds the position, with what its blanks stand for.
    blanks = _PLUS if link.in_query else _UNDERSCORE
    position = _unescaped(inside.core.replaced(blanks, lambda match: " "))
    return inside._replace(core=position, in_link=True, variant=link.variant or frame.variant)


def _without_encoding(frame: Frame) -> Frame | None:
    core, notes, *_ = frame
    word = _WORD.match(core.text)
    if word is None:
        return None
    head, tail = core.part(0, word.end()), core.part(word.end(), len(core.text))
    if _PERCENT.search(word[0]):
        notes.append(note("url", head.whole))
        return frame._replace(core=_joined(_unescaped(head), tail), in_link=True)
    first = word[0].find("+")
    if first > 0 and _PLUS_SIDE.match(word[0], first):
        notes.append(note("separator", head.span(first, first + 1)))
        return frame._replace(core=_joined(head.replaced(_PLUS, lambda match: " "), tail))
    return None


def _joined(head: Tracked, tail: Tracked) -> Tracked:
    return Tracked(
        head.text + tail.text, [*head.starts, *tail.starts], [*head.ends, *tail.ends], head.anchor
    )


def _inside(frame: Frame, start: int, stop: int, end: int) -> Frame:
    """Return a frame's inside; it stops before what closes it, which ends at `end`."""
    core, behind, limit = frame.core, frame.behind, frame.limit
    if core.text[end:].strip():
        behind = [(core.span(end, end)[0], limit), *behind]
    if stop < len(core.text):
        limit = core.span(stop, stop)[0]
    return frame._replace(core=core.part(start, stop), behind=behind, limit=limit)

"""Web addresses that hold a position, in their path or in their query.

Known by their shapes are the editor, the analysis board and the pictures of lichess, the analysis
board and the pictures of chess.com, and addresses whose query has a `fen`; of any other site,
those whose path or query holds eight ranks.
"""

import re
from typing import Final, NamedTuple

from fenedit.notation.loose.tracked import Tracked
from fenedit.notation.problems import Span
from fenedit.notation.squares import RANKS

PLUS: Final = re.compile(r"\+(?![0-9]{1,2}\+[0-9]{1,2}\+[0-9])|(?<=-)\+|(?<=[a-h][1-8])\+")
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
_ORDINARY: Final = ("", "standard", "fromposition")
"""Names of no variant."""


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
    variant = "" if variant in _ORDINARY else variant
    start = _start_in_query(text, query, stop)
    if start is not None:
        return _link(text, site, (start, _end(text, start, stop)), stop, True, variant)
    start = _start_in_path(text, address.end(), query)
    if start is None and board and "/" in text[board.end() : query]:
        start = board.end()
    if start is None:
        return Link(site, None, stop, variant=variant)
    return _link(text, site, (start, _end(text, start, query)), stop, False, variant)


def decoded(part: Tracked, in_query: bool) -> Tracked:
    """Return the part of an address that holds a position, with what its blanks stand for."""
    return unescaped(part.replaced(PLUS if in_query else _UNDERSCORE, lambda match: " "))


def unescaped(part: Tracked) -> Tracked:
    """Return a text with its percent-encoded ASCII characters decoded, also where twice encoded."""
    once = part.replaced(_ESCAPE, _unescape)
    return once.replaced(_ESCAPE, _unescape) if "%25" in part.text else once


def _unescape(match: re.Match[str]) -> str:
    return chr(int(match[1], 16))


def _start_in_query(text: str, query: int, stop: int) -> int | None:
    named = _FEN_QUERY.search(text, query, stop)
    if named is not None:
        return named.end() if named.end() < stop and text[named.end()] not in "&#" else None
    run = _RANK_RUN.search(text, query, stop)
    return None if run is None else _first_rank(run)


def _start_in_path(text: str, start: int, end: int) -> int | None:
    run = _RANK_RUN.search(text, start, end)
    return None if run is None else _first_rank(run)


def _first_rank(run: re.Match[str]) -> int:
    """Return where eight ranks begin: a number in the path before them may look like one."""
    starts = [run.start(), *(slash.end() for slash in _SLASH.finditer(run.string, *run.span()))]
    ends = [*(slash.start() for slash in _SLASH.finditer(run.string, *run.span())), run.end()]
    good = [_width(run.string[start:end]) == 8 for start, end in zip(starts, ends, strict=True)]
    for first in range(len(starts) - 8, -1, -1):
        if all(good[first : first + 8]):
            return starts[first]
    return starts[-8]


def _width(rank: str) -> int:
    return sum(int(char) if char in RANKS else char != "~" for char in rank)


def _end(text: str, start: int, stop: int) -> int:
    """Return where a position that begins in an address ends."""
    end = next((at for at in range(start, stop) if text[at] in "&#?"), stop)
    picture = _PICTURE.search(text, start, end)
    return picture.start() if picture else end


def _link(text: str, site: str, position: Span, stop: int, in_query: bool, variant: str) -> Link:
    """Return a link, over the blanks that a person has left between the fields."""
    cut_short = position[1] == stop and not _SEPARATOR.search(text, *position)
    behind = _FIELDS_BEHIND.match(text, stop) if cut_short else None
    if behind is not None:
        end = behind.end()
        position = position[0], end
        match = _LINK.match(text, end)
        stop = match.end() if match else end
    return Link(site, position, stop, in_query, variant)

"""Lines that chess servers and engines write: style 12, and the commands of UCI."""

import re
from collections.abc import Iterator
from typing import Final

from fenedit.notation.chess960 import is_chess960
from fenedit.notation.fen import format_placement
from fenedit.notation.loose.reading import read_loose
from fenedit.notation.pieces import BLACK, EMPTY, WHITE
from fenedit.notation.position import Position
from fenedit.notation.problems import FenError
from fenedit.notation.spellings.found import Found
from fenedit.notation.squares import FILES

_STYLE_12: Final = re.compile(
    r"<12>[ \t]{1,4}(?P<ranks>[-pnbrqkPNBRQK]{8}(?: [-pnbrqkPNBRQK]{8}){7}) (?P<side>[WB])"
    r" (?P<file>-1|[0-7])(?P<rights>(?: [01]){4}) (?P<clock>[0-9]{1,6})(?![^\s])"
    r"(?: [0-9]{1,9} (?P<white>\S{1,40}) (?P<black>\S{1,40})"
    r"(?:(?: -?[0-9]{1,9}){7} (?P<number>[0-9]{1,6})(?!\S))?)?"
)
_COMMAND: Final = re.compile(
    r"(?<![^\s>:\"'`])position\s{1,9}(?:(?P<start>startpos)|fen\s{1,9}(?P<fen>[^\s;]{15,90}"
    r"(?:\s{1,9}(?!moves)[-\w]{1,8}){1,5}))\s{1,9}moves(?P<moves>(?:\s{1,9}[a-h][1-8][a-h][1-8]"
    r"[nbrqNBRQ]?\b){1,2000})"
)


def read_style_12(text: str) -> tuple[Found, ...]:
    """Return the positions of all lines of style 12 in a text, as chess servers send them.

    Its fields are the ranks, whose move it is, the file of a pawn's double step (-1 for none),
    four castling rights and the halfmove clock; mostly the game, its players, and further on the
    number of the move.
    """
    found: dict[Position, Found] = {}
    for match in _STYLE_12.finditer(text):
        ranks = match["ranks"].replace("-", EMPTY).split()
        side = WHITE if match["side"] == "W" else BLACK
        given = zip("KQkq", match["rights"].split(), strict=True)
        rights = "".join(letter for letter, right in given if right == "1") or "-"
        file = int(match["file"])
        ep_square = "-" if file < 0 else f"{FILES[file]}{'6' if side == WHITE else '3'}"
        placement = format_placement("".join(reversed(ranks)))
        counters = f"{match['clock']} {match['number'] or 1}"
        position = read_loose(f"{placement} {side} {rights} {ep_square} {counters}").position
        title = f"{match['white']} – {match['black']}" if match["white"] else ""
        found.setdefault(position, Found(position, is_chess960(position), title))
    return tuple(found.values())


def read_commands(text: str) -> tuple[Found, ...]:
    """Return the positions of all commands of UCI in a text that have moves behind them.

    The moves are yet to be played: see `Found.moves`.
    """
    return tuple(dict.fromkeys(_commands(text)))


def _commands(text: str) -> Iterator[Found]:
    for match in _COMMAND.finditer(text):
        try:
            reading = read_loose(match["start"] or match["fen"])
        except FenError:
            continue
        moves = tuple(match["moves"].lower().split())
        yield Found(reading.position, is_chess960(reading.position), moves=moves)

"""Reads moves without tags in any text: "1. e4 e5 2. Nf3", also after a FEN or in prose.

Such a text begins with moves, and nearly all of its words are moves. They may be in SAN or UCI,
long, with figurines, or in the letters of a language.
"""

import re
from functools import cache
from itertools import islice
from typing import NamedTuple

from fenedit.notation.castling import is_chess960
from fenedit.notation.languages import KINDS_IN_ORDER, LETTERS, letters_of
from fenedit.notation.pgn import RESULTS, words
from fenedit.notation.position import START_POSITION, Position
from fenedit.notation.problems import FenError
from fenedit.notation.reading import read_loose
from fenedit.rules.moves.reading import in_plain_signs, read_moves
from fenedit.rules.moves.tree import MoveTree

_LEAST_PLIES = 2
"""Fewer unnumbered moves may be squares, or anything; with a fault, twice as many are needed."""
_MOST_WORDS = 400
"""Words of a long text that are looked at before it is read."""
_LEAST_SHARE = 0.75
"""How many of the words must be moves."""
_FEN_AHEAD = re.compile(
    r"\s*(?:position\s+)?(?:fen\b:?\s*)?"
    r"([1-8PNBRQKpnbrqk]+(?:/[1-8PNBRQKpnbrqk]+){7}\s+[wb](?:\s+(?:-|[A-HKQa-hkq]{1,4}))?"
    r"(?:\s+(?:-|[a-h][36]))?(?:\s+[0-9]+\s+[0-9]+(?![0-9.…)]))?)"
    r"[\s,:]+(?:moves:?\s+)?(?=\S)",
    re.IGNORECASE,
)
_FRAME = re.compile(r"\A(?:\s|[>`\"“„«]|\[pgn\])+|(?:\s|[`\"”“»]|\[/pgn\])+\Z", re.IGNORECASE)
_NUMBER = re.compile(r"[0-9]{1,3}[.…)]")
_IN_PROSE = re.compile(
    r"(?:^|:)[ \t>]*(?=1\s?[.…]{1,3}\s{0,9}[^\s.…]{0,4}[a-h][1-8])", re.MULTILINE
)
"""Where a game may begin in prose: on a line of its own, or after a colon."""
_LEAST_IN_PROSE = 4
"""Moves of the shortest game in prose; fewer are just mentioned."""
_MOST_IN_PROSE = 50_000
"""Characters of the longest game in prose."""
_SQUARE = re.compile(r"(?<![\w/])\w{0,3}[-x:×]?[a-h][1-8](?![\w/])")


class BareMoves(NamedTuple):
    """Moves that were found in a text.

    Attributes:
        tree: the moves, with a fault if some cannot be played.
        language: whose letters they have.
        text: the moves as they are written.
        rest: the text from the fault of the main line on; "" without one.
    """

    tree: MoveTree
    language: str
    text: str
    rest: str


def read_bare(text: str) -> tuple[BareMoves, ...]:
    """Return the interpretations of a text as moves, from the start position or a FEN before them.

    There are several if languages disagree, and () if the text is something else.
    """
    return read_after_fen(text) or moves_from(START_POSITION, False, text)


def read_after_fen(text: str) -> tuple[BareMoves, ...]:
    """Return the interpretations of a text as a FEN with moves after it; see `read_bare`."""
    ahead = _FEN_AHEAD.match(text)
    if ahead is None:
        return ()
    try:
        position = read_loose(ahead[1]).position
    except FenError:
        return ()
    return moves_from(position, is_chess960(position), text[ahead.end() :])


def read_in_prose(text: str) -> tuple[list[BareMoves], bool]:
    """Return the games in a text that is otherwise prose, and whether it has other moves, too."""
    games: list[BareMoves] = []
    others, end = "", 0
    for start in (found.end() for found in _IN_PROSE.finditer(text)):
        if start < end:
            continue
        game = text[start : start + _MOST_IN_PROSE]
        game = game[: _end_of_moves(game)]
        readings = moves_from(START_POSITION, False, game)
        if readings and len(readings[0].tree.end_of(())) >= _LEAST_IN_PROSE:
            games.append(readings[0])
            others += f"{text[end:start]} "
            end = start + len(game)
    return games, bool(_SQUARE.search(others + text[end:]))


def _end_of_moves(text: str) -> int:
    """Return where the last word ends before the first that is not of a game."""
    last = 0
    for word, _, end in words(text, comments=True):
        is_move = any(_move(language).match(in_plain_signs(word)) for language in LETTERS)
        letters = 0 if is_move or word[0] in "{;%[" else sum(map(str.isalpha, word))
        if letters > 1:
            break
        last = last if letters else end
        if word in RESULTS:
            break
    return last


def moves_from(
    position: Position, chess960: bool, text: str, *, least: int = _LEAST_PLIES
) -> tuple[BareMoves, ...]:
    """Return the interpretations of a text as moves from a position; see `read_bare`.

    `least` is the number of moves required if they have no numbers.
    """
    # Keep all indices into the text.
    text = _FRAME.sub(lambda frame: " " * len(frame[0]), text)
    found: dict[tuple[str, ...], BareMoves] = {}
    best = -1
    for language in LETTERS:
        if not _is_of_moves(text, language):
            continue
        tree = read_moves(text, position, chess960, language=language)
        line = tuple(node.uci for node in tree.moves_to(tree.end_of(())))
        rest = text[tree.end.span[0] :].rstrip() if tree.end and tree.end.span else ""
        enough = min(1, least) if _NUMBER.match(text.lstrip()) else least * (1 + bool(rest))
        if len(line) < enough:
            continue
        reach = 2 * len(line) + (not rest)
        if reach > best:
            found, best = {}, reach
        if reach == best:
            found.setdefault(line, BareMoves(tree, language, text.strip(), rest))
        if language == "en" and tree.fault is None:
            break
    return tuple(found.values())


def _is_of_moves(text: str, language: str) -> bool:
    """Return whether a text begins with a move, and nearly all of its words are moves."""
    pattern = _move(language)
    count = moves = 0
    for word, _, _ in islice(words(text), _MOST_WORDS):
        if word in RESULTS or not any(map(str.isalpha, word)) or len(word) == 1:
            continue
        is_move = pattern.match(in_plain_signs(word)) is not None
        if not count and not is_move:
            return False
        count, moves = count + 1, moves + is_move
    return moves >= max(1, count * _LEAST_SHARE)


@cache
def _move(language: str) -> re.Pattern[str]:
    """Return a pattern for the beginning of a word that looks like a move."""
    pairs = zip(letters_of(language), KINDS_IN_ORDER, strict=True)
    letters = {*"KQRBN", *(letter for letter, _ in pairs)}
    kinds = "|".join([*sorted(letters, key=len, reverse=True)])
    return re.compile(
        rf"(?:{kinds})?[a-h]?[1-8]?[-x:×]?[a-h][1-8](?:[=/(]?(?:{kinds}|[qrbn])\)?)?(?![\w-])"
        r"|[O0o]-[O0o]"
    )

"""Reads moves without tags in any text: "1. e4 e5 2. Nf3", also after a FEN or in prose.

Such a text begins with moves, and nearly all of its words are moves; in prose only games from the
start position are read. They may be in SAN or UCI, long, with figurines, or in the letters of a
language.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice, pairwise
from typing import NamedTuple

from fenedit.notation.castling import is_chess960
from fenedit.notation.languages import KINDS_IN_ORDER, LETTERS, letters_of
from fenedit.notation.pgn import RESULTS, WON_OR_DRAWN, ends_in_result, split_games, words
from fenedit.notation.position import START_POSITION, WHITE, Position
from fenedit.notation.problems import FenError, Span
from fenedit.notation.reading import read_loose
from fenedit.rules.moves.reading import in_plain_signs, read_moves
from fenedit.rules.moves.tree import MoveTree
from fenedit.rules.play import PAWN_FILES

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
_FIRST_IN_PROSE = re.compile(
    r"(?<![\w.,-])1(?:\s?\.(?!\s?[.…])|(?=\s))\s{0,9}[^\s.…]{0,4}[a-h][1-8]"
)
"""Where a game may begin in prose."""
_PLAIN_IN_PROSE = 4
"""Moves of a game in prose that is certainly meant; fewer may be just mentioned, and one is."""
_MOST_IN_PROSE = 50_000
"""Characters of the longest game in prose."""
_WINDOW = 500
"""Characters of a game in prose that are looked at first."""
_ENDED = rf"(?:{'|'.join(WON_OR_DRAWN)})(?!\w)"
_BY_FILES = re.compile(rf"{PAWN_FILES.pattern}\W*")
_LIKE_A_MOVE = rf"(?:[^\s.…]{{0,4}}[a-h][1-8]|[O0o]-[O0o]|{PAWN_FILES.pattern}(?!\w))[^\s.…]*"
_GOES_ON = re.compile(
    rf"\W{{0,9}}(?:\Z|{_ENDED}|[({{$*]|[0-9]{{1,3}}\s?[.…)]"
    rf"|(?:[0-9]{{1,3}}\s)?{_LIKE_A_MOVE})"
)
"""What follows a move: its end, a result, a comment, a number or another move."""
_AFTER_REMARK = re.compile(rf"\s+({_LIKE_A_MOVE})")
_NUMBERED = re.compile(
    rf"(?<![\w.,-])(?:{_ENDED}"
    rf"|([0-9]{{1,3}})((?:\s?[.…])*)\s{{0,9}}{_LIKE_A_MOVE})"
)
"""A move with its number, or a result."""
_LONGEST_REMARK = 300
"""Characters of the longest text between the moves of a game in prose."""
_REMARK = re.compile(r"\([^()]*\)|\{[^{}]*\}|\[[^][]*\]")
_NO_BRACES = str.maketrans("{}", "()")
_SQUARE = re.compile(r"(?<![\w/])\w{0,3}[-x:×]?[a-h][1-8](?![\w/])")


class BareMoves(NamedTuple):
    """Moves that were found in a text.

    Attributes:
        tree: the moves, with a fault if some cannot be played.
        language: whose letters they have.
        text: the moves as they are written; words between them are comments.
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


def bare_games(text: str) -> Iterator[str]:
    """Yield the texts of games that have no tags.

    A first move begins a game at the beginning of a line, and directly after a result.
    """
    for chunk in split_games(text):
        start = before = depth = 0
        is_begun = is_ended = False
        for word, place, end in words(chunk, comments=True):
            begins = is_ended or "\n" in chunk[before:place]
            if is_begun and begins and not depth and _FIRST_IN_PROSE.match(chunk, place):
                yield chunk[start:place]
                start = place
            depth += (word == "(") - (word == ")")
            if word[0] not in "{;%[":
                is_begun, is_ended = True, word in RESULTS and not depth
            before = end
        yield chunk[start:]


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


def read_in_prose(text: str) -> tuple[list[BareMoves], bool, list[str]]:
    """Return the games in a text, whether these are certainly meant, and the texts around them.

    Words between the moves of a game become comments if the moves go on with the number that is
    due. It is uncertain if there are such words or other moves, too, or if a game is short.
    """
    games: list[BareMoves] = []
    around: list[str] = []
    begin, end, certain = 0, 0, True
    for start in (found.start() for found in _FIRST_IN_PROSE.finditer(text)):
        if start < end:
            continue
        spans = _spans_of_game(text, start)
        source, stop = text[slice(*spans[0])], spans[-1][1]
        for (_, before), (after, last) in pairwise(spans):
            remark = " ".join(text[before:after].split()).translate(_NO_BRACES)
            source += f" {{{remark}}} {text[after:last]}" if remark else text[before:last]
        readings = moves_from(START_POSITION, False, source)
        count = len(readings[0].tree.end_of(())) if readings else 0
        if count >= _LEAST_PLIES:
            games.append(readings[0])
            certain = certain and count >= _PLAIN_IN_PROSE and len(spans) == 1
            around.append(text[begin:start])
            begin = stop
        end = stop
    around.append(text[begin:])
    return games, certain and not any(map(_SQUARE.search, around)), around


def _spans_of_game(text: str, start: int) -> list[Span]:
    """Return the places of the moves of a game that begins at a place in prose; words part them."""
    spans: list[Span] = []
    position = START_POSITION
    begin: int | None = start
    while begin is not None:
        stop, outside = _end_of_moves(text, begin)
        readings = moves_from(position, False, text[begin:outside], least=1)
        spans.append((begin, outside))
        if not readings or readings[0].rest or ends_in_result(text[begin:outside]):
            break
        tree = readings[0].tree
        position = tree.position_at(tree.end_of(()))
        begin = _next_move(text, outside, position)
    # Only where the game goes on, a variation with words in it is a remark.
    spans[-1] = (spans[-1][0], stop)
    return spans


def _next_move(text: str, place: int, position: Position) -> int | None:
    """Return where the move that is due follows words, with its number; None if it does not.

    After a remark in brackets it needs no number. Moves in brackets are passed over, and earlier
    moves that are mentioned, too.
    """
    between = _REMARK.sub(
        lambda remark: remark[0] if _FIRST_IN_PROSE.search(remark[0]) else " " * len(remark[0]),
        text[place : place + _LONGEST_REMARK],
    )
    after = _AFTER_REMARK.match(between)
    if after is not None and moves_from(position, False, after[1], least=1):
        return place + after.start(1)
    if between.lstrip().startswith(")"):
        return None
    due = 2 * position.fullmove_number + (position.side_to_move != WHITE)
    end = 0
    for found in _NUMBERED.finditer(between):
        start, number, dots = found.start(), found[1], found[2]
        if start < end:
            continue
        ply = 2 * int(number) + (dots.strip() != ".") if dots else 0
        if ply == due and moves_from(position, False, found[0], least=1):
            return place + start
        if not 2 < ply < due:
            # This move is later than the one that is due, or is of another game.
            return None
        end = _end_of_moves(between, start)[0]
    return None


def _end_of_moves(text: str, start: int) -> tuple[int, int]:
    """Return where the moves of a game end that begin at a place in prose.

    The second place is the end before a variation that words interrupt. The first move of another
    game ends the moves, too.
    """
    length = _WINDOW
    while True:
        window = text[start : start + length]
        last = outside = depth = moves = 0
        for word, place, end in words(window, comments=True):
            is_move = any(_move(language).match(in_plain_signs(word)) for language in LETTERS)
            is_move = is_move or _is_by_files(word, text, start + end)
            letters = 0 if is_move or word[0] in "{;%[" else sum(map(str.isalpha, word))
            is_prose = letters > 1 and end < len(window)
            depth += (word == "(") - (word == ")")
            is_next = moves and not depth and _FIRST_IN_PROSE.match(window, place)
            if is_prose or is_next or depth < 0:
                return start + last, start + outside
            moves += is_move
            # A number belongs to the move after it, and a bracket to the words.
            last = last if letters or word.isdigit() or word in "([" else end
            outside = outside if depth else last
            if word in RESULTS:
                return start + last, start + outside
        if len(window) < length or length >= _MOST_IN_PROSE:
            return start + last, start + last
        # Another window may show how the last word and the game go on.
        length *= 8


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
    for word, _, end in islice(words(text), _MOST_WORDS):
        is_move = pattern.match(in_plain_signs(word)) or _is_by_files(word, text, end)
        is_word = len(word) > 1 and any(map(str.isalpha, word)) and word not in RESULTS
        if not (is_move or is_word):
            continue
        if not count and not is_move:
            return False
        count, moves = count + 1, moves + bool(is_move)
    return moves >= max(1, count * _LEAST_SHARE)


def _is_by_files(word: str, text: str, end: int) -> bool:
    """Return whether a word that ends at a place is a pawn's capture by its files, as "ed".

    Words of languages look the same, but they are followed by other words.
    """
    return _BY_FILES.fullmatch(word) is not None and _GOES_ON.match(text, end) is not None


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

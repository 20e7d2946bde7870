"""What a person may mean by words that ask for text alone: "knight on f3", "duplicates"."""

import re
from difflib import get_close_matches
from typing import Final

from fenedit.notation.query.parsing import WORDS, QueryError, parse_query
from fenedit.notation.query.terms import Text

_FAULTS: Final = "notfen | unplayable | illegal"
_PHRASES: Final = {
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
_SKIPPED: Final = re.compile(
    "an?|all|and|any|are|every|find|games?|having|in|is|of|positions?|records?|show|that|the|there"
    "|where|which|with"
)
_KINDS: Final = {
    "king": "K", "queen": "Q", "rook": "R", "bishop": "B", "knight": "N", "pawn": "P",
}  # fmt: skip
_KIND: Final = f"(?P<kind>{'|'.join(_KINDS)})s?"
_SQUARE: Final = r"(?:on |at )?(?P<square>[a-h][1-8])"
_PIECE_ON: Final = re.compile(rf"(?:(?P<side>white|black) )?{_KIND} {_SQUARE}")
_NOTHING_ON: Final = re.compile(rf"(?:nothing|no piece|empty square|empty) {_SQUARE}")
_ANYTHING_ON: Final = re.compile(rf"(?:anything|any piece|piece|something) {_SQUARE}")
_NUMBERS: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_MATE_IN: Final = re.compile(rf"(?:(?:mate|mates) in |#)(?P<moves>\d{{1,3}}|{'|'.join(_NUMBERS)})")
_COUNTED: Final = re.compile(r"(?P<count>\d{1,2}) (?:pieces|men)|move (?P<move>\d{1,5})")
_ARMIES: Final = re.compile(
    r"(?P<first>k[qrbnp]*) ?(?:v|vs\.?|versus|against)? ?(?P<other>k[qrbnp]*)"
)
_MOST_WORDS: Final = 4
_ALIKE: Final = 0.88
"""How alike a misspelt word is to what is meant, 0 to 1."""
_LONG: Final = tuple(word for word in _PHRASES if len(word) > 6 and " " not in word)
"""Words that a misspelt one may stand for; a name may look like a short one."""


def meant(text: str) -> str:
    """Return a query that words may stand for which are looked for as text, "" for none.

    All words have to be understood: who looks for "Nf3 zugzwang" means no more than that.
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
        for length in range(min(_MOST_WORDS, len(words) - place), 0, -1):
            term = _term(" ".join(words[place : place + length]))
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
        # As of two men on one square.
        return ""
    return query


def _term(phrase: str) -> str | None:
    """Return the term that a phrase stands for, "" for one that adds nothing; None for no such."""
    if _SKIPPED.fullmatch(phrase):
        return ""
    if known := _PHRASES.get(phrase):
        return known
    if match := _PIECE_ON.fullmatch(phrase):
        return _men(match["kind"], match["side"]) + match["square"]
    if match := _NOTHING_ON.fullmatch(phrase):
        return f".{match['square']}"
    if match := _ANYTHING_ON.fullmatch(phrase):
        return f"?{match['square']}"
    if match := _MATE_IN.fullmatch(phrase):
        moves = match["moves"]
        return f"dm:{_NUMBERS.index(moves) + 1 if moves in _NUMBERS else moves}"
    if match := _COUNTED.fullmatch(phrase):
        return f"men:{match['count']}" if match["count"] else f"move:{match['move']}"
    if match := _ARMIES.fullmatch(phrase):
        return f"{match['first'].upper()}v{match['other'].upper()}"
    if kind := _KINDS.get(phrase.removesuffix("s")):
        return f"K{kind}*" if kind != "K" else None
    # Not what begins otherwise: "unchecked" is no "checked".
    words = [word for word in _LONG if word[0] == phrase[0]]
    alike = get_close_matches(phrase, words, 1, _ALIKE) if " " not in phrase else []
    return _PHRASES[alike[0]] if alike else None


def _men(kind: str, side: str | None) -> str:
    letter = _KINDS[kind]
    if side is None:
        return f"[{letter}{letter.lower()}]"
    return letter if side == "white" else letter.lower()

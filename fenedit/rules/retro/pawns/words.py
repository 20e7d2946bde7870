"""The pawns of a file as a word, and all that captures can make of it.

A file's word has a letter for each pawn, from rank 1 upward: w and b, or W and B for a pawn that
stands on its first square and so never moved. Only captures change words; a pawn that advances
changes none. The ranks between are forgotten, so that more words are possible than chess allows,
and what is impossible with words is impossible in chess.

A pawn with no enemy before it can be promoted. It stays in the word, at its end, until all
captures are done: pawns that come to the file after its promotion are written as if below it.
"""

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from fenedit.notation.position import Placement

Word: TypeAlias = str

_LETTERS: Final = {"P": "w", "p": "b"}
_FOES: Final = {"w": "b", "b": "w"}


class Event(NamedTuple):
    """What one capture does to one file.

    Attributes:
        after: the file's word afterwards.
        mover: "w" or "b": whose pawn comes or goes, or whose pawn is taken by a piece.
        kind: "comes" with a capture on this file, "goes" with a capture on the next one, or
            "falls": a piece takes the pawn. "lands" and "leaps" are coming and going by a capture
            on the last rank, where the pawn is promoted: it is not in the word then.
        waste: how many pairs could have been parted and were not. A capture by a pawn can part
            one pair, and another one if it takes a pawn; the loss is counted where it happens.
            A pawn that leaps parts none; that is counted both there and where it lands.
    """

    after: Word
    mover: str
    kind: str
    waste: int


def pawn_files(placement: Placement) -> tuple[Word, ...]:
    """Return the words of the eight files, the a-file first."""
    return tuple(_word(placement[file::8]) for file in range(8))


@lru_cache(maxsize=65536)
def facing_pairs(word: Word) -> int:
    """Return how many pairs of a white pawn below a black one can be made of a word's letters."""
    pairs = waiting = 0
    for letter in word:
        if letter in "wW":
            waiting += 1
        elif waiting:
            waiting -= 1
            pairs += 1
    return pairs


@lru_cache(maxsize=65536)
def events(word: Word) -> tuple[Event, ...]:
    """Return all that one capture can do to a word."""
    found = {Event(word, letter, "lands", 1) for letter in _FOES}
    pairs = facing_pairs(word)
    for place, letter in enumerate(word):
        if letter not in _FOES:
            continue
        without = word[:place] + word[place + 1 :]
        lost = pairs - facing_pairs(without)
        found.add(Event(without, letter, "goes", 1 - lost))
        found.add(Event(without, letter, "falls", 2 - lost))
        if place == (len(word) - 1 if letter == "w" else 0):
            found.add(Event(without, letter, "leaps", 1))
        foe = _FOES[letter]
        replaced = word[:place] + foe + word[place + 1 :]
        if _may_stand(replaced, place):
            lost = pairs - facing_pairs(replaced)
            found.add(Event(replaced, foe, "comes", 1 - lost))
    for place in range(len(word) + 1):
        for letter in _FOES:
            more = word[:place] + letter + word[place:]
            if _may_stand(more, place):
                found.add(Event(more, letter, "comes", facing_pairs(more) - pairs))
    return tuple(found)


def promotions_left(word: Word, goal: Word) -> tuple[tuple[int, int], ...]:
    """Return how a word becomes the goal by promotions alone: (white, black) numbers of them.

    White pawns leave a word at its end, black ones at its beginning.
    """
    surplus = len(word) - len(goal)
    return tuple(
        (surplus - black, black)
        for black in range(surplus + 1)
        if word == "b" * black + goal + "w" * (surplus - black)
    )


def first_word(goal: Word) -> Word:
    """Return a file's word at the beginning, with the pawns that the goal says never moved."""
    return ("W" if goal[:1] == "W" else "w") + ("B" if goal[-1:] == "B" else "b")


def _may_stand(word: Word, place: int) -> bool:
    """Tell whether a pawn can have come to its place: beyond W and B is only the last rank."""
    return "W" not in word[place + 1 :] and "B" not in word[:place]


def _word(squares: str) -> Word:
    """Return the word of a file's eight squares."""
    word = ""
    for rank, content in enumerate(squares):
        if content in _LETTERS:
            letter = _LETTERS[content]
            home = rank == (1 if letter == "w" else 6)
            word += letter.upper() if home else letter
    return word

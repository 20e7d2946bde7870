"""Finds the first position of each game that matches a query."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from fenedit.documents.entry import Entry
from fenedit.documents.games import game_record
from fenedit.jobs.games import tree_of_record
from fenedit.jobs.matching import Subject, Test, compiled
from fenedit.notation.position import Position
from fenedit.notation.query.terms import Likeness, Query, is_of_positions
from fenedit.rules.moves.positions import positions_of
from fenedit.rules.moves.tree import Path


class Place(NamedTuple):
    """A position of a game.

    Attributes:
        path: the moves to it, as in `rules.moves.tree`; () for the game's first position.
        after: the last move with its number, such as "20.Rd8#" or "16…Nxb8"; "" for the first.
        position: the position; None if the game has none.
    """

    path: Path
    after: str
    position: Position | None


class Games(NamedTuple):
    """Some games in which positions are searched for.

    Attributes:
        query: what is searched for.
        chess960: whether Chess960's rules hold also for games that do not say so.
        entries: the games, each with how an earlier one resembles it.
    """

    query: Query
    chess960: bool
    entries: Sequence[tuple[Entry, frozenset[Likeness]]]


def answers(games: Games) -> Iterator[list[tuple[int, Place]]]:
    """Yield the matching games once: the index of each, and the first place that matches."""
    terms = games.query.terms
    of_games = compiled(Query(tuple(term for term in terms if not is_of_positions(term))))
    of_positions = compiled(Query(tuple(filter(is_of_positions, terms))))
    found = []
    for index, (entry, repeated) in enumerate(games.entries):
        subject = Subject(entry, games.chess960)
        subject.repeated = repeated
        if of_games(subject) and (place := _first_place(entry, subject, of_positions)):
            found.append((index, place))
    yield found


def _first_place(entry: Entry, subject: Subject, matches: Test) -> Place | None:
    if matches(subject):
        return Place((), "", subject.position)
    record = game_record(entry.whole)
    if subject.position is not None and subject.chess960(subject.position):
        record = replace(record, chess960=True)
    tree = tree_of_record(record)
    for path_to, board, position in positions_of(tree):
        subject.stand_at(position, board)
        if matches(subject):
            path = path_to()
            after = f"{tree.number_at(len(path), first=True)}{tree.node_at(path).san}"
            return Place(path, after, tree.position_at(path))
    return None

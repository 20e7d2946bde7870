"""Games that nobody edited keep their bytes, whatever is done to those beside them."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.formats import records_from
from fenedit.documents.record import Record
from fenedit.session.collection.rows import rows_of
from fenedit.session.intents import many_records, records
from fenedit.session.intents.common import insert_records, replace_record
from fenedit.session.state import EditorState, Label, Notice, Transaction, state_at
from tests.helpers import at_once
from tests.helpers.states import HARING, START, state_of_text, text_of

GAMES = {
    "ended": '[Event "%s"]\n\n1. e4 1-0',
    "without an end": '[Event "%s"]\n\n1. e4 e5',
    "position": f'[Event "%s"]\n[FEN "{HARING}"]',
    "comment": '[Event "%s"]\n\n{just words}',
    "comment at the end": '[Event "%s"]\n\n1. e4 * {after all}',
    "variation": '[Event "%s"]\n\n1. e4 (1. d4 {x} d5) *',
    "escape": '[Event "%s"]\n\n1. e4\n%%kept\n*',
    "no event": '[White "%s"]\n\n1. e4 *',
    "no tags": "1. %s4 e5 *",
    "no tags, no end": "1. %s4 e5",
    "open comment": '[Event "%s"]\n\n1. e4 {never closed',
    "open variation": '[Event "%s"]\n\n1. e4 (1. d4 1-0',
}
SOUND = ("ended", "without an end", "position", "comment at the end", "variation", "escape")
LABEL = Label("sort-records")
Deed = tuple[str, Callable[[EditorState], Transaction | None], Callable[[list[str]], list[str]]]


def file_of(names: list[str], between: str, end: str) -> tuple[EditorState, list[str]] | None:
    """Return the state of a file, and its games; None where they are not read as these."""
    newline = "\r\n" if "\r" in between else "\n"
    games = [GAMES[name] % letter for name, letter in zip(names, "abcd", strict=False)]
    games = [game.replace("\n", newline) for game in games]
    state = state_of_text(between.join(games) + end, newline=newline, file_format="pgn")
    return (state, games) if [record.line for record in state.collection] == games else None


def deeds(count: int) -> Iterator[Deed]:
    """Yield what can be done to games, and what it should make of their list."""
    for row in range(count):
        yield from deeds_to(row, count)
    every, ends = range(count), rows_of([0, count - 1])
    yield "delete the ends", lambda state: at_once.delete(state, ends), lambda games: games[1:-1]
    yield (
        "reverse",
        lambda state: at_once.arrange(state, (every,), list(every)[::-1], LABEL),
        lambda games: games[::-1],
    )
    yield (
        "move the first two to the end",
        lambda state: at_once.move(state, (range(2),), count),
        lambda games: games[2:] + games[:2],
    )


def deeds_to(row: int, count: int) -> Iterator[Deed]:
    one = rows_of([row])

    def shown(state: EditorState) -> EditorState:
        return state_at(state.document, row)

    def without(games: list[str]) -> list[str]:
        return games[:row] + games[row + 1 :]

    yield f"delete {row}", lambda state: records.delete(shown(state)), without
    yield f"cut {row}", lambda state: at_once.delete(state, one, cut=True), without
    yield (
        f"duplicate {row}",
        lambda state: records.duplicate(shown(state)),
        lambda games: games[: row + 1] + games[row:],
    )
    yield (
        f"copy {row} to the start",
        lambda state: at_once.copy(state, one, 0),
        lambda games: [games[row], *games],
    )
    yield (
        f"paste {row} at the end",
        lambda state: insert_records(state, count, [state.collection[row]], LABEL, "records.paste"),
        lambda games: [*games, games[row]],
    )
    for to in range(count):
        yield (
            f"step {row} to {to}",
            partial(lambda to, state: records.move(shown(state), to - row), to),
            partial(lambda to, games: moved(games, row, to), to),
        )


def moved(games: list[str], row: int, to: int) -> list[str]:
    left = [*games[:row], *games[row + 1 :]]
    return [*left[:to], games[row], *left[to:]]


def check(names: list[str], between: str, end: str) -> int:
    """Do everything to a file, and return how often a game that stays had to be changed."""
    found = file_of(names, between, end)
    if found is None:
        return 0
    state, games = found
    told = 0
    for name, intent, wanted in deeds(len(games)):
        change = intent(state)
        if change is None:
            assert wanted(games) == games
            continue
        after = change.apply(state)
        text = text_of(after)
        lines = [record.line for record in after.collection]
        again = [record.line for record in records_from(text, "pgn")]
        # A line that is kept behind a game may be read as a part of it.
        cut = [got[: len(line)] for got, line in zip(again, lines, strict=True)]
        assert cut == lines, name
        assert len(lines) == len(wanted(games)), name
        asides = [item.line for item in after.collection.lines if not isinstance(item, Record)]
        assert asides == [
            item.line for item in state.collection.lines if not isinstance(item, Record)
        ]
        missing = Counter(games) - Counter(lines)
        if name.startswith(("delete", "cut")):
            missing -= Counter(games) - Counter(wanted(games))
        if missing:
            assert change.notices == (Notice("games-kept-apart", str(missing.total())),), name
            told += 1
        else:
            assert change.notices == (), (name, text)
            if set(names) <= set(SOUND):
                assert lines == wanted(games)
        inverse = replace(change, change=change.change.inverted(), current=0)
        assert text_of(inverse.apply(after)) == text_of(state)
    return told


@pytest.mark.parametrize("end", ["", "\n", "\n\n", "\r\n"])
@pytest.mark.parametrize("between", ["\n\n", "\n", "\r\n\r\n", "\n\n% kept\n\n", "\n\n\n; kept\n"])
def test_games_that_are_well_formed_stay_to_the_letter(between, end, monkeypatch):
    for names in (SOUND[:3], SOUND[3:], SOUND[1:3] * 2, ("without an end",) * 3):
        assert check(list(names), between, end) == 0
    monkeypatch.setattr(many_records, "_FAR", -99)
    assert check(list(SOUND[:4]), between, end) == 0


@given(
    st.lists(st.sampled_from(sorted(GAMES)), min_size=2, max_size=4),
    st.sampled_from(["\n\n", "\n", "\r\n\r\n", "\n\n% kept\n\n"]),
    st.sampled_from(["", "\n", "\r\n\r\n"]),
    st.booleans(),
)
def test_a_game_that_is_changed_to_stay_apart_is_told_of(names, between, end, far):
    with pytest.MonkeyPatch.context() as patch:
        # As records are moved that have far to go.
        patch.setattr(many_records, "_FAR", -99 if far else 99)
        check(names, between, end)


def test_what_is_new_is_changed_before_what_was_there():
    state = state_of_text("1. e4 e5\n\n", file_format="pgn")
    change = records.duplicate(state)
    assert not change.notices
    assert text_of(change.apply(state)) == '1. e4 e5\n\n[Event "?"]\n\n1. e4 e5\n\n'


def test_an_end_that_a_deletion_needs_is_told():
    state = state_of_text(
        '[Event "a"]\n\n1. e4\n\n[Event "b"]\n\n1. d4 *\n\n1. c4 *\n', 1, file_format="pgn"
    )
    change = records.delete(state)
    assert change.notices == (Notice("games-kept-apart", "1"),)
    assert text_of(change.apply(state)) == '[Event "a"]\n\n1. e4\n*\n\n1. c4 *\n'


def test_an_edited_game_is_changed_before_its_neighbours():
    text = f'[Event "a"]\n\n1. e4\n\n[Event "b"]\n[FEN "{HARING}"]\n\n1. c4 *\n'
    state = state_of_text(text, 1, file_format="pgn")
    bare = replace(state.record, lead="", written=START, held=None, rest="1. c4 *", implied=True)
    change = replace_record(state, bare, LABEL, "test")
    assert change.notices == ()
    assert text_of(change.apply(state)).endswith('1. e4\n\n[Event "?"]\n\n1. c4 *\n')

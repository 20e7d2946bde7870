from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from fenedit.documents.document import Collection, Document, document_bytes
from fenedit.documents.encoding import split_lines
from fenedit.documents.formats import records_from
from fenedit.documents.games import game_record
from fenedit.documents.record import Format, Record, record_from_line
from fenedit.session.collection.row_changes import (
    Altered,
    Come,
    Gone,
    Moved,
    RowExchange,
    place_after,
    row_changes,
)
from fenedit.session.collection.rows import Rows, each, rows_of
from fenedit.session.editor import Editor
from fenedit.session.intents import many_records, records
from fenedit.session.intents.common import insert_records, replace_record
from fenedit.session.intents.many_records import with_number
from fenedit.session.state import EditorState, Label, Notice, Transaction, state_at
from tests.helpers import at_once
from tests.helpers.at_once import ended
from tests.helpers.comments import COMMENTED, check_comments, commented_text, order_after
from tests.helpers.states import HARING, START, editor_of, state_of_text, text_of


def fen(number: int) -> str:
    """Return the FEN of the nth of many positions that all differ."""
    return f"4k3/8/8/8/8/8/8/4K3 w - - 0 {number + 1}"


def file_of(count: int, newline: str = "\n", *, final: bool = True, asides: bool = False) -> str:
    lines = []
    for number in range(count):
        if asides and number % 3 == 1:
            lines.append(f"# before {number}")
        lines.append(fen(number))
    return newline.join(lines) + (newline if final else "")


def numbers(state: EditorState) -> list[int]:
    return [int(record.line.split()[-1]) - 1 for record in state.collection]


def after(state: EditorState, change: Transaction | None) -> EditorState:
    changed = change.apply(state)
    back = EditorState(
        changed.document.with_collection(changed.collection.changed(change.change.inverted()))
    )
    assert text_of(back) == text_of(state)
    return changed


def lines_in(change: Transaction | None) -> int:
    """Return how many lines a change of several places speaks of."""
    assert isinstance(change.change, RowExchange)
    return sum(len(records) for rows in change.change.rows for records in rows[1:])


def asides(state: EditorState) -> list[str]:
    return [item.line for item in state.collection.lines if not isinstance(item, Record)]


def test_copies_stand_after_the_last_of_their_originals():
    state = state_of_text(file_of(5))
    change = at_once.duplicate(state, rows_of([0, 2]))
    changed = after(state, change)
    assert numbers(changed) == [0, 1, 2, 0, 2, 3, 4]
    assert changed.current == 3
    assert change.label.count == 2


def test_a_record_is_carried_far_without_those_between_being_read():
    state = state_of_text(file_of(10_000, final=False), 2)
    change = at_once.move(state, rows_of([2]), 10_000)
    changed = after(state, change)
    assert numbers(changed)[-1] == 2
    assert changed.current == 9999
    assert text_of(changed).endswith(f"{fen(9999)}\n{fen(2)}")
    assert lines_in(change) < 10


@pytest.fixture
def editor(qapp) -> Iterator[Editor]:
    editor = editor_of(state_of_text(""))
    yield editor
    editor.close()


Intent = Callable[[EditorState, Rows], Transaction | None]
INTENTS: dict[str, Intent] = {
    "delete": at_once.delete,
    "duplicate": at_once.duplicate,
    "up": lambda state, rows: at_once.step(state, rows, -1),
    "down": lambda state, rows: at_once.step(state, rows, 1),
    "top": lambda state, rows: at_once.move(state, rows, 0),
    "turn": lambda state, rows: at_once.arrange(state, rows, list(each(rows))[::-1], Label("turn")),
}


@given(
    size=st.integers(1, 12),
    chosen=st.sets(st.integers(0, 11)),
    name=st.sampled_from(sorted(INTENTS)),
    final=st.booleans(),
    remarks=st.booleans(),
    few=st.booleans(),
)
@example(size=12, chosen={2, 5}, name="delete", final=True, remarks=False, few=False)
def test_the_rows_of_a_list_follow_every_change_and_its_undo(
    size, chosen, name, final, remarks, few
):
    with pytest.MonkeyPatch.context() as patch:
        if not few:
            # As if there were very many.
            patch.setattr("fenedit.session.collection.row_changes._FEW", 0)
        follow(size, chosen, name, final, remarks)


def follow(size: int, chosen: set[int], name: str, final: bool, remarks: bool):
    state = state_of_text(file_of(size, final=final, asides=remarks))
    rows = rows_of(row for row in chosen if row < size)
    change = INTENTS[name](state, rows) if rows else None
    if change is None:
        return
    changed = after(state, change)
    for old, new, led in (
        (state, changed, change.change),
        (changed, state, change.change.inverted()),
    ):
        shown = numbers(old)
        changes = tuple(row_changes(old.collection, new.collection, led))
        for step in changes:
            match step:
                case Gone(row, records):
                    del shown[row : row + len(records)]
                case Come(row, records):
                    shown[row:row] = [int(record.line.split()[-1]) - 1 for record in records]
                case Moved(row, places, _):
                    before = shown[row : row + len(places)]
                    for number, place in zip(before, places, strict=True):
                        shown[place] = number
                case Altered():
                    raise AssertionError("no record says anything else")
        assert shown == numbers(new)
        if name not in ("delete", "duplicate"):
            placed = [place_after(changes, row) for row in range(len(old.collection))]
            assert [numbers(new)[place] for place in placed] == numbers(old)


@pytest.mark.parametrize(("to", "begin"), [(0, 0), (2, 2), (4999, 1999), (5000, 2000)])
def test_a_great_many_pass_a_few_by_those_few_moving(to, begin):
    state = state_of_text(file_of(5000), 7)
    rows = (range(3, 3003),)
    moved = after(state, at_once.move(state, rows, to))
    others = [number for number in range(5000) if number not in rows[0]]
    assert numbers(moved) == [*others[:begin], *rows[0], *others[begin:]]
    assert numbers(moved)[moved.current] == 7


@pytest.mark.parametrize("final", [True, False])
def test_the_records_of_another_collection_come_after_all_others(final):
    state, other = (
        state_of_text(file_of(3)),
        state_of_text(file_of(5, "\r\n", final=final, asides=True)),
    )
    change = at_once.ended(many_records.appending(state, other.collection))
    changed = after(state, change)
    assert text_of(changed) == file_of(3) + file_of(5, asides=True)
    assert changed.current == 3
    assert (
        at_once.ended(many_records.appending(state, state_of_text("# none\n").collection)) is None
    )


# Comments that touch a record from above go with it where a person moves it.


def state_of(text: str, file_format: Format = "fen") -> EditorState:
    return EditorState(Document(collection=Collection(split_lines(text), file_format)), 0)


def bytes_after(state: EditorState, change: Transaction | None) -> str:
    """Return the file after a change, having seen that undo brings back what was."""
    if change is None:
        return document_bytes(state.document).decode()
    after = state.collection.changed(change.change)
    assert after.changed(change.change.inverted()) == state.collection
    return document_bytes(state.document.with_collection(after)).decode()


@pytest.mark.parametrize("far", [0, 1024])
@given(COMMENTED, st.booleans(), st.data())
def test_records_move_with_their_comments_near_and_far(far, kinds, final, data):
    final = final or not kinds[-1].strip()
    text = commented_text(kinds, "\n", final)
    count = kinds.count("record")
    chosen = data.draw(st.sets(st.integers(0, count - 1), min_size=1))
    to = data.draw(st.integers(0, count))
    rows = rows_of(sorted(chosen))
    state = state_of(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(many_records, "_FAR", far if far else -count)
        change = ended(many_records.moving(state, rows, to))
    order = order_after(text, sorted(chosen), to)
    check_comments(text, bytes_after(state, change), order, near=bool(far))


@given(COMMENTED, st.booleans(), st.randoms(use_true_random=False))
def test_to_sort_leaves_comments_in_their_places(kinds, final, random):
    final = final or not kinds[-1].strip()
    text = commented_text(kinds, "\n", final)
    above = (one for one, line in pairwise(["", *text.splitlines()]) if line.startswith("4k3"))
    assume(any(not line.strip() or line.startswith("4k3") for line in above))
    # In a file of FEN the one that names a record goes with it.
    state = state_of(text, "epd")
    order = list(range(len(state.collection)))
    random.shuffle(order)
    rows = (range(len(order)),)
    steps = many_records.arranging(state, rows, order, Label("sort-records"))
    after = bytes_after(state, ended(steps)).splitlines()
    lines = enumerate(text.splitlines())
    kept = [(place, line) for place, line in lines if not line.startswith("4k3")]
    assert [(place, after[place]) for place, _ in kept] == kept


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("r\n# x\nr\n", ["comments-stayed"]),
        ("r\n\nr\n", []),
        ("# x\nr\nr\n# x\n", ["comments-stayed"]),
        ("# x\nr\n\n# y\nr\n", []),
    ],
)
def test_to_sort_says_that_comments_stay(text, codes):
    state = state_of(text, "epd")
    steps = many_records.arranging(state, (range(2),), [1, 0], Label("sort-records"))
    change = ended(steps)
    assert [notice.code for notice in change.notices] == codes


def test_where_each_record_has_comments_they_move_along():
    state = state_of("# x\nr\n\n# y\n# z\nr 2\n", "epd")
    steps = many_records.arranging(state, (range(2),), [1, 0], Label("sort-records"))
    assert bytes_after(state, ended(steps)) == "# y\n# z\nr 2\n\n# x\nr\n"


def test_words_typed_as_a_comment_become_one():
    state = state_of("# one\r\n\t; two \nrecord\r\n")
    assert bytes_after(state, records.comment(state, 0, "# one\nnew\n\t; two ")) == (
        "# one\r\n# new\r\n\t; two \nrecord\r\n"
    )
    assert bytes_after(state, records.comment(state, 0, "")) == "record\r\n"
    assert records.comment(state, 0, "# one\n\t; two ") is None


# Games that nobody edited keep their bytes, whatever is done to those beside them.


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
LABEL_GAMES = Label("sort-records")
Deed = tuple[str, Callable[[EditorState], Transaction | None], Callable[[list[str]], list[str]]]


def file_of_games(names: list[str], between: str, end: str) -> tuple[EditorState, list[str]] | None:
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
        lambda state: at_once.arrange(state, (every,), list(every)[::-1], LABEL_GAMES),
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
        lambda state: insert_records(
            state, count, [state.collection[row]], LABEL_GAMES, "records.paste"
        ),
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
    found = file_of_games(names, between, end)
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
    change = replace_record(state, bare, LABEL_GAMES, "test")
    assert change.notices == ()
    assert text_of(change.apply(state)).endswith('1. e4\n\n[Event "?"]\n\n1. c4 *\n')


FOUR = "4k3/8/8/8/8/8/8/4K3 w - -"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (f"{FOUR} 0 1", f'{FOUR} 0 1 id "12";'),
        (f'{FOUR} id "abc"; dm 2;', f'{FOUR} id "12"; dm 2;'),
        (f'{FOUR} dm 2; id abc; c0 "x";', f'{FOUR} dm 2; id "12"; c0 "x";'),
        (f"{FOUR} 0 1 ; Haring", f'{FOUR} 0 1 id "12"; ; Haring'),
        (f"{FOUR} 0 1 # Haring id 3", f'{FOUR} 0 1 id "12"; # Haring id 3'),
        ("no position", "no position"),
    ],
)
def test_a_record_gets_a_number_for_its_name_and_keeps_all_else(before, after):
    numbered = with_number(record_from_line(before), 12, "fen")
    assert numbered.line == after
    assert with_number(numbered, 12, "fen").line == after


def test_a_game_keeps_its_name():
    game = game_record(f'[FEN "{FOUR} 0 1"]\n\n*')
    assert with_number(game, 12, "pgn") is game

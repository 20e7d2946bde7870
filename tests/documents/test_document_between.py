"""Comments and blank lines between records: whose they are, how they travel, how they change."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.document import (
    Collection,
    Splice,
    asides_before,
    commenting,
    in_slots,
    moving,
    own_start,
    reordering,
)
from fenedit.documents.encoding import split_lines
from fenedit.documents.formats import records_from
from tests.helpers.comments import COMMENTED, check_comments, commented_text, order_after

NEWLINES = st.sampled_from(["\n", "\r\n"])


def after(collection: Collection, splice: Splice) -> str:
    """Return the text after a splice, having seen that undo brings back what was."""
    changed = collection.splice(splice)
    assert changed.splice(splice.inverted()) == collection
    return "".join(item.line + item.ending for item in changed.lines)


@given(COMMENTED, NEWLINES, st.booleans(), st.data())
def test_a_record_moves_with_its_comments(kinds, newline, final, data):
    text = commented_text(kinds, newline, final or not kinds[-1].strip())
    collection = Collection(split_lines(text))
    rows = st.integers(0, len(collection) - 1)
    row, to = data.draw(rows), data.draw(rows)
    order = order_after(text, [row], to if to < row else to + 1)
    check_comments(text, after(collection, moving(collection, row, to)), order, near=True)


@given(COMMENTED, NEWLINES, st.booleans(), st.data())
def test_records_in_another_order_have_their_comments(kinds, newline, final, data):
    text = commented_text(kinds, newline, final or not kinds[-1].strip())
    collection = Collection(split_lines(text))
    first = data.draw(st.integers(0, len(collection) - 1))
    numbers = data.draw(st.permutations(range(len(collection) - first)))
    names = [record.line for record in collection]
    order = [*names[:first], *(names[first + number] for number in numbers)]
    changed = after(collection, reordering(collection, first, numbers))
    check_comments(text, changed, order, near=True)


def test_a_record_goes_past_others_with_their_comments():
    lines = Collection(["a\n", "# x\n", "b\r\n", "c"])
    assert after(lines, moving(lines, 0, 1)) == "# x\nb\r\na\nc"
    assert after(lines, moving(lines, 1, 0)) == "# x\nb\r\na\nc"
    assert after(lines, moving(lines, 0, 2)) == "# x\nb\r\nc\na"
    assert after(lines, moving(lines, 2, 1)) == "a\nc\r\n# x\nb"
    assert after(lines, moving(lines, 1, 1)) == "a\n# x\nb\r\nc"


@pytest.mark.parametrize(
    ("lines", "order", "result"),
    [
        ("a b c", [2, 0, 1], "c a b"),
        ("a #1 b", [1, 0], "#1 b a"),
        ("#1 #2 a b", [1, 0], "b #1 #2 a"),
        # A blank line stays, and so does a comment that does not touch what comes behind it.
        ("a _ #1 b", [1, 0], "#1 b _ a"),
        ("a #1 _ b", [1, 0], "b #1 _ a"),
        ("a b #1", [1, 0], "b a #1"),
    ],
)
def test_slots(lines, order, result):
    stored = [line.replace("_", "") + "\n" for line in lines.split()]
    assert in_slots(stored, order) == [line.replace("_", "") + "\n" for line in result.split()]


@pytest.mark.parametrize(
    ("text", "starts"),
    [
        ("a\nb\n", [0, 1]),
        ("# 1\n; 2\na\n# 3\nb\n", [0, 3]),
        ("# 1\n\na\n  \n# 3\nb\n", [2, 4]),
    ],
)
def test_where_a_record_begins_with_its_own_comments(text, starts):
    collection = Collection(split_lines(text))
    assert [own_start(collection, row) for row in range(len(collection))] == starts
    with pytest.raises(IndexError):
        own_start(collection, len(collection))


def test_a_game_owns_nothing_before_it():
    games = records_from('% one\n[FEN "8/8"]\n\n*\n\n; two\n[FEN "8/8"]\n\n*\n', "pgn")
    assert [own_start(games, row) for row in range(2)] == [games.place_of(row) for row in range(2)]


@pytest.mark.parametrize("file_format", ["fen", "epd"])
def test_what_stands_before_a_record_or_behind_the_last(file_format):
    lines = split_lines("# 1\na\n\n# 2\n# 3\nb\n# 4\n")
    collection = Collection(lines, file_format)
    found = [[item.text for item in asides_before(collection, row)] for row in range(3)]
    assert found == [["# 1"], ["", "# 2", "# 3"], ["# 4"]]
    assert [item.text for item in asides_before(collection, 1, 2)] == ["# 2", "# 3"]


@given(
    COMMENTED,
    NEWLINES,
    st.booleans(),
    st.lists(st.sampled_from(["", "# new", "# one1", "; two2", "#"]), max_size=4),
    st.data(),
)
def test_comments_are_changed_and_all_else_stays(kinds, newline, final, texts, data):
    final = final or not kinds[-1].strip()
    text = commented_text(kinds, newline, final)
    collection = Collection(split_lines(text))
    row = data.draw(st.integers(0, len(collection)))
    changed = after(collection, commenting(collection, row, texts))
    old = text.splitlines()
    places = [-1, *(place for place, line in enumerate(old) if line.startswith("4k3")), len(old)]
    first, last = places[row] + 1, places[row + 1]
    assert changed.splitlines() == [*old[:first], *texts, *old[last:]]
    assert set(changed.replace("\r\n", "")) & {"\r", "\n"} <= set(newline) - {"\r"}
    # Where the last line had no ending, the new last one has none.
    kept = last < len(old) or bool(texts and texts[-1])
    assert changed.endswith(newline) == final or not kept


def test_a_comment_that_stays_keeps_its_bytes():
    collection = Collection(split_lines("# one\r\n\t; two \nrecord\r\n"))
    splice = commenting(collection, 0, ["# one", "# new", "\t; two "])
    assert after(collection, splice) == "# one\r\n# new\r\n\t; two \nrecord\r\n"

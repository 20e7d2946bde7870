"""Comments that touch a record from above go with it where a person moves it."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.document import Collection, Document, document_bytes
from fenedit.documents.encoding import split_lines
from fenedit.session.collection.rows import Rows, rows_of
from fenedit.session.intents import many_records, records
from fenedit.session.state import EditorState, Label, Transaction
from tests.helpers.at_once import ended

LINES = st.lists(
    st.sampled_from(["", " ", "# one", "; two", "  % three", "record"]), min_size=1, max_size=14
).filter(lambda lines: lines.count("record") > 1)


def text_of(kinds: Sequence[str], newline: str, final: bool) -> str:
    """Return a file in which each record and each comment is another one."""
    lines = [
        f"4k3/8/8/8/8/8/8/4K3 w - - 0 {number + 1}"
        if kind == "record"
        else f"{kind}{number}"
        if kind.strip()
        else kind
        for number, kind in enumerate(kinds)
    ]
    return newline.join(lines) + newline * final


def state_of(text: str) -> EditorState:
    return EditorState(Document(collection=Collection(split_lines(text))), 0)


def bytes_after(state: EditorState, change: Transaction | None) -> str:
    """Return the file after a change, having seen that undo brings back what was."""
    if change is None:
        return document_bytes(state.document).decode()
    assert change.change is not None
    after = state.collection.changed(change.change)
    assert after.changed(change.change.inverted()) == state.collection
    return document_bytes(state.document.with_collection(after)).decode()


def is_comment(line: str) -> bool:
    return line.strip()[:1] in ("#", ";", "%") and bool(line.strip())


def owned(lines: Sequence[str]) -> dict[str, list[str]]:
    """Return the comments that touch each record from above."""
    found, touching = {}, list[str]()
    for line in lines:
        if line.startswith("4k3"):
            found[line], touching = touching, []
        else:
            touching = [*touching, line] if is_comment(line) else []
    return found


def staying(lines: Sequence[str]) -> list[str]:
    """Return blank lines, and comments that touch no record, with where records stand."""
    found, touching = list[str](), list[str]()
    for line in [*lines, ""]:
        if line.startswith("4k3"):
            found.append("record")
            touching = []
        elif is_comment(line):
            touching.append(line)
        else:
            found += [*touching, line]
            touching = []
    return found


def expected(text: str, rows: Sequence[int], to: int) -> list[str]:
    """Return the records in their order after some were moved before that of an index."""
    names = [line for line in text.splitlines() if line.startswith("4k3")]
    moved = [names[row] for row in rows]
    others = names[:to]
    front = [name for name in others if name not in moved]
    return [*front, *moved, *(name for name in names[to:] if name not in moved)]


def checked(before: str, after: str, order: Sequence[str], *, near: bool) -> None:
    old, new = before.splitlines(), after.splitlines()
    assert [line for line in new if line.startswith("4k3")] == list(order)
    assert owned(new) == owned(old)
    assert sorted(new) == sorted(old)
    if near:
        assert before.endswith("\n") == after.endswith("\n")
        assert staying(new) == staying(old)


@given(LINES, st.sampled_from(["\n", "\r\n"]), st.booleans(), st.data())
def test_a_record_moves_with_its_comments(
    kinds: list[str], newline: str, final: bool, data: st.DataObject
) -> None:
    final = final or not kinds[-1].strip()
    text = text_of(kinds, newline, final)
    count = kinds.count("record")
    row, to = (data.draw(st.integers(0, count - 1)) for _ in range(2))
    state = state_of(text)
    shown = EditorState(state.document, row)
    after = bytes_after(shown, records.move(shown, to - row))
    checked(text, after, expected(text, [row], to if to < row else to + 1), near=True)


@pytest.mark.parametrize("far", [0, 1024])
@given(LINES, st.booleans(), st.data())
def test_records_move_with_their_comments_near_and_far(
    far: int, kinds: list[str], final: bool, data: st.DataObject
) -> None:
    final = final or not kinds[-1].strip()
    text = text_of(kinds, "\n", final)
    count = kinds.count("record")
    chosen = data.draw(st.sets(st.integers(0, count - 1), min_size=1))
    to = data.draw(st.integers(0, count))
    rows: Rows = rows_of(sorted(chosen))
    state = state_of(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(many_records, "_FAR", far if far else -count)
        change = ended(many_records.moving(state, rows, to))
    order = expected(text, sorted(chosen), to)
    checked(text, bytes_after(state, change), order, near=bool(far))


@given(LINES, st.booleans(), st.randoms(use_true_random=False))
def test_to_sort_leaves_comments_in_their_places(
    kinds: list[str], final: bool, random: st.DataObject
) -> None:
    final = final or not kinds[-1].strip()
    text = text_of(kinds, "\n", final)
    state = state_of(text)
    order = list(range(len(state.collection)))
    random.shuffle(order)  # type: ignore[attr-defined]
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
    ],
)
def test_to_sort_says_that_comments_stay(text: str, codes: list[str]) -> None:
    state = state_of(text)
    steps = many_records.arranging(state, (range(2),), [1, 0], Label("sort-records"))
    change = ended(steps)
    assert change is not None
    assert [notice.code for notice in change.notices] == codes


@given(
    LINES,
    st.sampled_from(["\n", "\r\n"]),
    st.booleans(),
    st.lists(st.sampled_from(["", "# new", "words", "# one1", "; two2", "#"]), max_size=4),
    st.data(),
)
def test_comments_are_edited_and_all_else_stays(
    kinds: list[str], newline: str, final: bool, typed: list[str], data: st.DataObject
) -> None:
    final = final or not kinds[-1].strip()
    text = text_of(kinds, newline, final)
    state = state_of(text)
    row = data.draw(st.integers(0, len(state.collection)))
    after = bytes_after(state, records.comment(state, row, "\n".join(typed)))
    old, new = text.splitlines(), after.splitlines()
    places = [-1, *(place for place, line in enumerate(old) if line.startswith("4k3")), len(old)]
    first, last = places[row] + 1, places[row + 1]
    wanted = [f"# {line}" if line == "words" else line for line in typed if typed != [""]]
    assert new == [*old[:first], *wanted, *old[last:]]
    assert set(after.replace("\r\n", "")) & {"\r", "\n"} <= set(newline) - {"\r"}
    # Where the last line had no ending, the new last one has none.
    kept = last < len(old) or bool(wanted and wanted[-1])
    assert after.endswith(newline) == final or not kept


def test_a_comment_that_stays_keeps_its_bytes() -> None:
    state = state_of("# one\r\n\t; two \nrecord\r\n")
    assert bytes_after(state, records.comment(state, 0, "# one\n# new\n\t; two ")) == (
        "# one\r\n# new\r\n\t; two \nrecord\r\n"
    )
    assert records.comment(state, 0, "# one\n\t; two ") is None

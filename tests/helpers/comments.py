"""Files with comments and blank lines between records, and what must stay of them."""

from collections.abc import Sequence

from hypothesis import strategies as st

COMMENTED = st.lists(
    st.sampled_from(["", " ", "# one", "; two", "  % three", "record"]), min_size=1, max_size=14
).filter(lambda lines: lines.count("record") > 1)


def commented_text(kinds: Sequence[str], newline: str, final: bool) -> str:
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


def _is_comment(line: str) -> bool:
    return line.strip()[:1] in ("#", ";", "%") and bool(line.strip())


def _owned(lines: Sequence[str]) -> dict[str, list[str]]:
    """Return the comments that touch each record from above."""
    found, touching = {}, list[str]()
    for line in lines:
        if line.startswith("4k3"):
            found[line], touching = touching, []
        else:
            touching = [*touching, line] if _is_comment(line) else []
    return found


def _staying(lines: Sequence[str]) -> list[str]:
    """Return blank lines, and comments that touch no record, with where records stand."""
    found, touching = list[str](), list[str]()
    for line in [*lines, ""]:
        if line.startswith("4k3"):
            found.append("record")
            touching = []
        elif _is_comment(line):
            touching.append(line)
        else:
            found += [*touching, line]
            touching = []
    return found


def order_after(text: str, rows: Sequence[int], to: int) -> list[str]:
    """Return the records in their order after some were moved before that of an index."""
    names = [line for line in text.splitlines() if line.startswith("4k3")]
    moved = [names[row] for row in rows]
    others = names[:to]
    front = [name for name in others if name not in moved]
    return [*front, *moved, *(name for name in names[to:] if name not in moved)]


def check_comments(before: str, after: str, order: Sequence[str], *, near: bool) -> None:
    """Check records of an order, their own comments, and unless many went far all between."""
    old, new = before.splitlines(), after.splitlines()
    assert [line for line in new if line.startswith("4k3")] == list(order)
    assert _owned(new) == _owned(old)
    assert sorted(new) == sorted(old)
    if near:
        assert before.endswith("\n") == after.endswith("\n")
        assert _staying(new) == _staying(old)

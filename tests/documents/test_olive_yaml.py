"""The YAML of Olive's collections, hostile ones among them."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.olive_yaml import OliveError, read_entries, written_entry


def read(text: str) -> list[object]:
    return list(read_entries(text))


def test_everything_is_text() -> None:
    text = "---\nstipulation: '#2'\ndate: 2007-05-05\nsource:\n  date: {year: 1977}\n---\n- a\n- null\n"
    assert read(text) == [
        {"stipulation": "#2", "date": "2007-05-05", "source": {"date": {"year": "1977"}}},
        ["a", "null"],
    ]


def test_old_tags_say_nothing() -> None:
    assert read("authors: [!!python/unicode 'Shire, David J.']") == [
        {"authors": ["Shire, David J."]}
    ]


@pytest.mark.parametrize(
    "tag", ["!!python/object/apply:os.system", "!!python/object/new:os.system", "!!python/name:os"]
)
def test_nothing_is_run(tag: str, tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    assert read(f"solution: {tag} ['touch {trap}']") == [{"solution": [f"touch {trap}"]}]
    assert not trap.exists()


def test_an_alias_repeats_a_value() -> None:
    assert read("a: &x [1, 2]\nb: *x\n") == [{"a": ["1", "2"], "b": ["1", "2"]}]


def bomb(levels: int) -> str:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    for level in range(1, levels):
        lines.append(f"a{level}: &a{level} [{', '.join([f'*a{level - 1}'] * 9)}]")
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (bomb(12), "too-large"),
        ("a: " + "[" * 100 + "]" * 100, "too-deep"),
        ("[" * 100_000, "too-deep"),
        ("- x\n" * 20_001, "too-large"),
        ("a: *nobody", "alias"),
        ("a: &a [*a]", "alias"),
        ("? [a, b]\n: c\n", "key"),
        ("a: [b\nc: d", "yaml"),
        ("a: 'b\n", "yaml"),
        ("a: \x00", "yaml"),
        ("a:\n\t- b", "yaml"),
    ],
)
def test_what_cannot_be_read_has_its_place(text: str, code: str) -> None:
    with pytest.raises(OliveError) as caught:
        read(text)
    assert caught.value.code == code
    assert caught.value.line >= (text.count("\n") > 1)


def test_entries_before_a_fault_are_read() -> None:
    entries = read_entries("---\na: b\n---\nc: [d\n")
    assert next(entries) == {"a": "b"}
    with pytest.raises(OliveError):
        next(entries)


PLAIN = st.recursive(
    st.text(st.characters(exclude_categories=("Cs", "Cc", "Co", "Cn")), min_size=1, max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abc", min_size=1), inner),
    max_leaves=8,
)


@given(st.dictionaries(st.text("abc", min_size=1), PLAIN, min_size=1))
def test_what_is_written_is_read_again(entry: dict[str, object]) -> None:
    assert read(written_entry(entry)) == [entry]


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        read(text)
    except OliveError as error:
        assert error.code

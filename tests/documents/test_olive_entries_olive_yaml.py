"""The YAML of Olive's collections, hostile ones among them."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.olive_entries import read_entries, written_entry


def read(text: str) -> list[object]:
    """Return the entries of a text that has no faults."""
    entries = list(read_entries(text))
    assert not any(entry.fault for entry in entries)
    return [entry.value for entry in entries]


def test_everything_is_text() -> None:
    text = "---\nstipulation: '#2'\ndate: 2007-05-05\nsource:\n  date: {year: 1977}\n---\n- a\n- null\n"
    assert read(text) == [
        {"stipulation": "#2", "date": "2007-05-05", "source": {"date": {"year": "1977"}}},
        "a",
        "null",
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


def test_an_alias_repeats_what_another_item_of_the_list_holds() -> None:
    assert read("- a: &x [1]\n- a: *x\n") == [{"a": ["1"]}, {"a": ["1"]}]


def test_items_that_repeat_another_one_too_often_are_left_out() -> None:
    large = f"- &a [{', '.join('x' * 1000)}]\n"
    faults = [entry.fault for entry in read_entries(large + "- *a\n" * 1000)]
    assert 0 < faults.count(None) < 300
    assert all(fault is None or fault.code == "entry-too-large" for fault in faults)


def bomb(levels: int) -> str:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    for level in range(1, levels):
        lines.append(f"a{level}: &a{level} [{', '.join([f'*a{level - 1}'] * 9)}]")
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (bomb(12), "entry-too-large"),
        ("a: " + "[" * 100 + "]" * 100, "entry-too-deep"),
        ("[" * 100_000, "entry-too-deep"),
        ("- " * 100_000, "entry-too-deep"),
        ("? " * 100_000 + ":", "entry-too-deep"),
        ("a:\n" + "- x\n" * 20_001, "entry-too-large"),
        (f"a: &a {'x' * 100_000}\nb: [{', '.join(['*a'] * 100)}]", "entry-too-large"),
        ("a: *nobody", "entry-alias"),
        ("a: &a [*a]", "entry-alias"),
        ("? [a, b]\n: c\n", "entry-key"),
        ("a: [b\nc: d", "entry-yaml"),
        ("a: 'b\n", "entry-yaml"),
        ('a: "C:\\path"\n', "entry-yaml"),
        ('a: "="2\n', "entry-yaml"),
        ("a: \x00", "entry-yaml"),
        ("a: \ud800", "entry-yaml"),
        ("!a!b c: d", "entry-yaml"),
    ],
)
def test_what_cannot_be_read_costs_its_entry(text: str, code: str) -> None:
    before, found, after = read_entries(f"---\na: b\n---\n{text}\n---\nc: d\n")
    assert (before.value, after.value) == ({"a": "b"}, {"c": "d"})
    assert found.fault is not None and found.fault.code == code
    assert (before.line, found.line, after.line) == (2, 4, 6 + text.count("\n"))


def test_items_of_a_list_are_entries_with_their_lines() -> None:
    text = "# by hand\n---\n- a: b\n  c:\n  - d\n-\n  a: [b\n- {a: b}\n---\n[{a: b},\n {c: d}]\n"
    found = [(entry.line, entry.value, bool(entry.fault)) for entry in read_entries(text)]
    assert found == [
        (3, {"a": "b", "c": ["d"]}, False),
        (7, "", True),
        (8, {"a": "b"}, False),
        (10, {"a": "b"}, False),
        (11, {"c": "d"}, False),
    ]


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_lines_end_as_they_may(newline: str) -> None:
    text = newline.join(["%YAML 1.1", "---", "", "# x", "a: b", "...", "---", "---", "c: d", ""])
    assert [(entry.line, entry.value) for entry in read_entries(text)] == [
        (5, {"a": "b"}),
        (9, {"c": "d"}),
    ]


@pytest.mark.parametrize("char", ["\u2028", "\u2029"])
def test_what_is_no_end_of_a_line_elsewhere_is_none_here(char: str) -> None:
    text = f"a: b{char}c # d\n# e\nf: |\n  # g\n---\n[{{a: b}},{char}{{a: c}}]\n"
    found = [(entry.line, entry.comments) for entry in read_entries(text)]
    assert found == [(1, 1), (6, 0), (6, 0)]


def test_tabs_are_blanks() -> None:
    assert read("a:\n\t- b\nc:\td\n") == [{"a": ["b"], "c": "d"}]


def test_names_that_stand_twice_are_told() -> None:
    (entry,) = read_entries("a: 1\nb: {c: 1, c: 2}\na: 2\n")
    assert (entry.value, entry.repeated) == ({"a": "2", "b": {"c": "2"}}, ("c", "a"))


@pytest.mark.parametrize(
    "pattern",
    ["---\n", "- \n", "- a\n", "[", "{", "- ", "? ", "a: ", "&a ", "*a ", "!!python/x ", "\t", "#",
     "\x00", "'", '"', "a: b\n", "---\na: [\n", "- a: b\n", "|\n", "%a\n", " ", "\r", "-"],
)  # fmt: skip
def test_any_pattern_costs_its_entries_only(pattern: str) -> None:
    *_, last = read_entries(pattern * (20_000 // len(pattern)) + "\n---\na: b\n")
    assert last.value == {"a": "b"}


PLAIN = st.recursive(
    st.text(st.characters(exclude_categories=("Cs", "Cc", "Co", "Cn")), min_size=1, max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abc", min_size=1), inner),
    max_leaves=8,
)


@given(st.dictionaries(st.text("abc", min_size=1), PLAIN, min_size=1))
def test_what_is_written_is_read_again(entry: dict[str, object]) -> None:
    assert read(written_entry(entry)) == [entry]


@given(st.text(max_size=60) | st.text("-a: \n\r\t\u2028[]{}'\"#&*!|%.?,", max_size=60))
def test_any_text_is_read_or_has_faults_with_lines(text: str) -> None:
    for entry in read_entries(text):
        assert 0 < entry.line <= text.count("\n") + text.count("\r") + 1
        assert entry.fault is None or entry.fault.code

"""Names of files for pictures of records."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.record import record_from_line
from fenedit.jobs.picture_names import PictureNames, safe_stem

PLACE = "8/8/8/8/8/8/8/K1k5 w - -"
LINES = (
    f'{PLACE} c1 "Loyd, Sam"; id "A/B";',
    f'{PLACE} c1 "Sam Loyd"; id "a b";',
    f'{PLACE} c1 "SAM LOYD";',
    f'{PLACE} id "CON";',
    f'{PLACE} c1 "Sam Loyd 2"; id "a b 2";',
)


@pytest.mark.parametrize(
    ("by", "names"),
    [
        ("number", ["set-1", "set-2", "set-3", "set-4", "set-5"]),
        ("id", ["A B", "a b 2", "SAM LOYD", "set-4", "a b 2 2"]),
        ("author", ["Sam Loyd", "Sam Loyd 2", "SAM LOYD 3", "set-4", "Sam Loyd 2 2"]),
    ],
)
def test_each_record_has_a_name_of_its_own(by, names):
    given_names = PictureNames("set", len(LINES), by)
    assert [given_names.next(record_from_line(line)) for line in LINES] == names


def test_numbers_are_as_long_as_each_other():
    names = PictureNames("a", 100)
    assert names.next(record_from_line(PLACE)) == "a-001"


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ('a/b\\c:d*e?"f<g>h|i', "a b c d e f g h i"),
        ("../../etc/passwd", "etc passwd"),
        ("con", ""),
        ("LPT¹.txt", ""),
        ("Console", "Console"),
        (" .hidden. ", "hidden"),
        ("e\u0301", "é"),
        ("a\u202eb\udcff", "ab"),
        ("x" * 300, "x" * 60),
        ("a, " + "x" * 100, "a, " + "x" * 57),
        (f"{'x' * 70}, Paris 1858, after 15…Nxd7", f"{'x' * 45}, after 15…Nxd7"),
    ],
)
def test_a_name_is_one_that_any_system_takes(name, stem):
    assert safe_stem(name) == stem


@given(st.lists(st.text(), min_size=1, max_size=20))
def test_no_two_names_are_alike_and_none_is_too_long(texts):
    names = PictureNames("n", len(texts), "id")
    found = [
        names.next(record_from_line(f'{PLACE} id "{" ".join(text.split())}";')) for text in texts
    ]
    assert len({name.casefold() for name in found}) == len(found)
    assert all(0 < len(f"{name}@2x.png".encode()) <= 255 for name in found)
    assert all("/" not in name and name.strip(" .") == name for name in found)

import re
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.diagram.shapes import Circle, Man, Path, Rect, Text
from fenedit.diagram.svg import colour, elements, escaped, number, path_data

LINE = (("M", 0, 0), ("L", 1, 1))

values = st.floats(-20, 20)
steps = st.one_of(
    st.tuples(st.sampled_from("ML"), values, values),
    st.tuples(st.just("L"), st.sampled_from([0.0, 1.0]), values),
    st.tuples(st.just("C"), *[values] * 6),
    st.just(("Z",)),
)
paths = st.lists(steps, max_size=8).map(lambda found: (("M", 0.25, 0.5), *found))


def _points(data: str) -> list[tuple[float, ...]]:
    """Return where a path goes, in hundredths, read as SVG says."""
    found: list[tuple[int, ...]] = []
    here = start = (0, 0)
    for letter, numbers in re.findall("([a-zA-Z])([^a-zA-Z]*)", data):
        left = [round(float(each) * 100) for each in re.findall(r"-?\d*\.?\d+", numbers)]
        if letter == "Z":
            here = start
            found.append(("Z",))
            continue
        size = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6}[letter.upper()]
        assert left and len(left) % size == 0
        for first in range(0, len(left), size):
            given_ = left[first : first + size]
            base = here if letter.islower() else (0, 0)
            if letter in "Hh":
                points = (base[0] + given_[0], here[1])
            elif letter in "Vv":
                points = (here[0], base[1] + given_[0])
            else:
                points = tuple(base[place % 2] + each for place, each in enumerate(given_))
            here = points[-2:]
            if letter in "Mm":
                start = here
            found.append(("L" if letter in "HhVv" else letter.upper(), *points))
    return found


@given(paths, st.sampled_from([1.0, 100.0]))
def test_a_path_goes_where_it_should_whichever_way_it_is_written(path, scale) -> None:
    wanted = []
    here = start = (0, 0)
    for letter, *numbers in path:
        points = tuple(round(each * scale * 100) for each in numbers)
        still = letter == "L" and points == here and wanted[-1][0] not in "MZ"
        if letter != "Z":
            here = points[-2:]
            start = here if letter == "M" else start
        else:
            here = start
        if not still:
            wanted.append((letter, *points))
    assert [each for each in _points(path_data(path, scale)) if each[0] != "L"] == [
        each for each in wanted if each[0] != "L"
    ]
    assert _points(path_data(path, scale))[-1][1:] == wanted[-1][1:]


@pytest.mark.parametrize(
    ("segments", "data"),
    [
        (LINE, "M0 0L1 1"),
        ((("M", 10, 10), ("L", 11, 10.5), ("L", 12, 11), ("L", 9, 9)), "M10 10l1 .5 1 .5L9 9"),
        ((("M", 0, 0), ("L", 5, 0), ("L", 5, -2), ("Z",)), "M0 0H5V-2Z"),
        ((("M", 1, 1), ("L", 1, 1)), "M1 1H1"),
    ],
)
def test_paths_are_short(segments, data) -> None:
    assert path_data(segments) == data


def test_numbers_and_colours_are_short() -> None:
    assert [number(each) for each in (0, -0.001, 0.5, -0.25, 12.0, 3.14159, 800)] == [
        *("0", "0", ".5", "-.25", "12", "3.14", "800")
    ]
    assert [colour(each) for each in ("", "#112233", "#112234")] == ["none", "#123", "#112234"]


@given(st.text())
def test_any_text_can_stand_in_xml(text) -> None:
    read = ET.fromstring(f'<a b="{escaped(text)}">{escaped(text)}</a>')
    assert (read.text or "") == read.get("b")


def test_text_stays_but_for_what_xml_forbids() -> None:
    assert escaped('a<b> & "c" ♔\n\x00\ud800\ufffe😀') == "a&lt;b&gt; &amp; &quot;c&quot; ♔ 😀"


def test_every_shape_is_an_element() -> None:
    shapes = (
        Rect(0, 1, 2, 3, "#ff0000", 0.5),
        Circle(1, 2, 3, "", "#00ff00", 0.5),
        Path(LINE, "#0000ff", even_odd=True),
        Text(1, 2, "a<b", 0.5, "#000000", "middle", bold=True, italic=True),
    )
    assert elements(shapes, 10) == (
        '<rect y="10" width="20" height="30" fill="#f00" opacity=".5"/>'
        '<circle cx="10" cy="20" r="30" fill="none" stroke="#0f0" stroke-width="5"/>'
        '<path d="M0 0L10 10" fill="#00f" fill-rule="evenodd"/>'
        '<text x="10" y="20" font-family="\'FenEdit Serif\',\'PT Serif\',serif" font-size="5"'
        ' font-weight="bold"'
        ' font-style="italic" text-anchor="middle" fill="#000">a&lt;b</text>'
    )


def test_neighbours_share_what_they_look_like() -> None:
    line = Path(LINE, stroke="#ff0000", stroke_width=1)
    assert elements((line, line)) == (
        '<path d="M0 0L1 1M0 0L1 1" fill="none" stroke="#f00" stroke-width="1"/>'
    )
    disc = Circle(1, 1, 1, "#ff0000")
    assert elements((disc, disc)) == (
        '<g fill="#f00"><circle cx="1" cy="1" r="1"/><circle cx="1" cy="1" r="1"/></g>'
    )


def test_what_is_seen_through_stays_apart() -> None:
    line = Path(LINE, stroke="#ff0000", stroke_width=1, opacity=0.5)
    assert elements((line, line)).count("<path") == 2


def test_a_man_is_refused() -> None:
    with pytest.raises(ValueError, match="man"):
        elements((Man("K", 0, 0, 1),))

"""Drawings of others are refused with a reason before they can do harm."""

import os
from pathlib import Path

import pytest

from fenedit.diagram.pieces import PieceSetError, piece_check
from fenedit.diagram.pieces.piece_check import (
    check_drawing,
    read_drawing,
    try_drawing,
)

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{}</svg>'


def _refusal(svg: str | bytes) -> tuple[str, str]:
    with pytest.raises(PieceSetError) as caught:
        check_drawing(svg.encode() if isinstance(svg, str) else svg, "wK.svg")
    assert caught.value.source == "wK.svg"
    return caught.value.code, caught.value.detail


@pytest.mark.parametrize(
    "element",
    [
        *("image", "use", "script", "foreignObject", "feImage", "filter", "mask", "pattern"),
        *("marker", "clipPath", "text", "a", "animate", "set", "switch", "symbol", "video"),
    ],
)
def test_elements_that_load_run_or_multiply_are_refused(element: str) -> None:
    assert _refusal(f"<svg><g><{element}/></g></svg>") == ("element", element)
    # A namespace is no disguise: Qt looks at the local name alone.
    hidden = f'<svg xmlns:x="http://example.org/"><x:{element}/></svg>'
    assert _refusal(hidden) == ("element", element)


def test_an_element_that_nobody_knows_is_refused_and_notes_of_drawing_programs_are_not() -> None:
    assert _refusal("<svg><blob/></svg>") == ("element", "blob")
    assert _refusal("<svg><svg/></svg>") == ("element", "svg")
    note = '<svg xmlns:i="http://www.inkscape.org/namespaces/inkscape"><i:grid/></svg>'
    check_drawing(note.encode(), "wK.svg")


def test_a_doctype_is_refused_in_any_encoding() -> None:
    bomb = '<!DOCTYPE svg [<!ENTITY a "x">]><svg>&a;</svg>'
    assert _refusal(bomb)[0] == "doctype"
    assert _refusal(bomb.encode("utf-16"))[0] == "doctype"


def test_a_style_sheet_of_another_file_is_refused() -> None:
    assert _refusal('<?xml-stylesheet type="text/css" href="x.css"?><svg/>') == (
        "reference",
        "xml-stylesheet",
    )


@pytest.mark.parametrize(
    "attribute",
    [
        'fill="url(file:///etc/passwd)"',
        'style="fill:URL( http://example.org/x.svg#y )"',
        'fill="url(#a) url(other.svg)"',
    ],
)
def test_references_to_other_files_are_refused(attribute: str) -> None:
    assert _refusal(f"<svg><path {attribute}/></svg>")[0] == "reference"


def test_a_link_to_another_file_is_refused_and_one_within_is_not() -> None:
    link = '<svg xmlns:xlink="l"><linearGradient xlink:href="{}"/></svg>'
    assert _refusal(link.format("other.svg#a"))[0] == "reference"
    check_drawing(link.format("#a").encode(), "wK.svg")
    check_drawing(b'<svg><path fill="url(#a)"/></svg>', "wK.svg")


@pytest.mark.parametrize(
    ("inside", "code"),
    [
        ('<g onclick="run()"/>', "script"),
        ("<style>@import 'x.css';</style>", "style"),
        ("<style>@font-face { src: local(x) }</style>", "style"),
        ("<style>.a { fill: u\\72l(x) }</style>", "style"),
        ("<style>.a { fill: url(x.svg) }</style>", "reference"),
        ("<style>.a { stroke-width: 1e9 }</style>", "number"),
        ('<g style="filter:url(#a)"/>', "element"),
        ('<g style="FILTER:url(#a)"/>', "element"),
        ('<g clip-path="url(#a)"/>', "element"),
        ('<g opacity=".5"><path/><path/></g>', "element"),
        ('<g style="opacity: 0.5"/>', "element"),
        ("<style>path { opacity: .5 }</style>", "element"),
        ('<path stroke-dasharray="0.0001"/>', "dashes"),
        ('<path style="stroke-dasharray:1,2"/>', "dashes"),
        ('<path stroke-width="1e300"/>', "number"),
        ('<path d="M0 0L1e999 1"/>', "number"),
        ('<path d="M0 0Lnan 1"/>', "number"),
        ('<circle r="NaN"/>', "number"),
        ('<g transform="scale(99999999)"/>', "number"),
    ],
)
def test_what_may_run_load_or_hang_is_refused(inside: str, code: str) -> None:
    assert _refusal(SVG.format(inside))[0] == code


def test_shapes_alone_may_be_seen_through() -> None:
    check_drawing(b'<svg><g opacity="1"><path opacity=".5"/></g></svg>', "wK.svg")


@pytest.mark.parametrize("box", ["0 0 0 9", "0 0 9", "0 0 1e9 1", "0 0 -9 9", "a b c d"])
def test_a_box_that_holds_nothing_is_refused(box: str) -> None:
    assert _refusal(f'<svg viewBox="{box}"/>')[0] == "number"


def test_too_much_of_anything_is_refused() -> None:
    assert _refusal("<" * 300_000)[0] == "too-large"
    half = f'<path d="M0 0{"L1 1" * 3000}"/>'
    check_drawing(SVG.format(half).encode(), "wK.svg")
    assert _refusal(SVG.format(half * 2))[0] == "too-complex"


@pytest.mark.parametrize("text", ["", "a knight", "<svg><g></svg>", "<html/>", b"\xff\xfe\x00"])
def test_what_is_no_svg_is_refused(text: str | bytes) -> None:
    assert _refusal(text)[0] == "not-svg"


def test_what_drawing_programs_write_is_allowed() -> None:
    drawing = SVG.format(
        "<title>K</title><defs><linearGradient id='g'><stop offset='50%'/></linearGradient></defs>"
        "<style>.a { fill: url(#g); /* note */ stroke-dasharray: none }</style>"
        "<path class='a' style='marker:none;fill:#1e9999' d='M1,2 c 1.5e-1.5 3 4 5 6z'/>"
    )
    check_drawing(drawing.encode(), "wK.svg")


def test_a_pipe_a_folder_and_a_large_file_are_refused_without_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.svg")
    (tmp_path / "folder.svg").mkdir()
    (tmp_path / "large.svg").write_bytes(b"<" * 300_000)
    (tmp_path / "link.svg").symlink_to(tmp_path / "pipe.svg")
    (tmp_path / "loop.svg").symlink_to(tmp_path / "loop.svg")
    codes = {}
    for name in ("pipe", "folder", "large", "link", "loop", "none"):
        with pytest.raises(PieceSetError) as caught:
            read_drawing(tmp_path / f"{name}.svg")
        codes[name] = caught.value.code
    assert codes == {
        "pipe": "no-file",
        "folder": "no-file",
        "large": "too-large",
        "link": "no-file",
        "loop": "unreadable",
        "none": "missing",
    }


def test_a_link_to_a_drawing_is_read(tmp_path: Path) -> None:
    (tmp_path / "a.svg").write_text("<svg/>")
    (tmp_path / "b.svg").symlink_to(tmp_path / "a.svg")
    assert read_drawing(tmp_path / "b.svg") == b"<svg/>"


@pytest.mark.usefixtures("qapp")
def test_a_drawing_that_shows_nothing_or_takes_long_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    good = SVG.format('<circle cx="4" cy="4" r="3"/>').encode()
    try_drawing(good, "wK.svg")
    with pytest.raises(PieceSetError, match="empty"):
        try_drawing(SVG.format('<circle cx="99" cy="4" r="3"/>').encode(), "wK.svg")
    monkeypatch.setattr(piece_check, "_TRIAL_SECONDS", -1.0)
    with pytest.raises(PieceSetError, match="slow"):
        try_drawing(good, "wK.svg")


@pytest.mark.parametrize(
    "style", ["vector-effect:non-scaling-stroke", "vector-effect: fixed-position"]
)
def test_lines_that_are_as_wide_at_any_size_are_refused(style: str) -> None:
    name, value = style.split(":")
    shape = '<path d="M0 0h9" {}/>'
    assert _refusal(SVG.format(shape.format(f'style="{style}"'))) == ("element", name)
    assert _refusal(SVG.format(shape.format(f'{name}="{value}"'))) == ("element", name)
    check_drawing(SVG.format(shape.format('vector-effect="none"')).encode(), "wK.svg")


def test_a_line_wider_than_a_pen_can_be_is_refused() -> None:
    line = '<path d="M0 0h9" stroke-width="{}"/>'
    check_drawing(SVG.format(line.format("32000")).encode(), "wK.svg")
    assert _refusal(SVG.format(line.format("33000"))) == ("number", "33000")


@pytest.mark.parametrize(
    "colour",
    [
        *("#fdf6d0fff", "#ffff", "#fdf6d0ff", "#12", "#", "#ggg", "gray50", "blak", "rgb(1 2"),
        *("none none", "url(#a) blak"),
    ],
)
@pytest.mark.parametrize("name", ["fill", "stroke", "stop-color", "color"])
def test_a_colour_that_is_none_is_refused(name: str, colour: str) -> None:
    assert _refusal(SVG.format(f'<path {name}="{colour}"/>')) == ("colour", colour)
    assert _refusal(SVG.format(f'<path style="{name}:{colour}"/>')) == ("colour", colour)


@pytest.mark.parametrize(
    "colour",
    [
        *("#fdf6d0", "#FFF", "none", "currentColor", "inherit", "black", "DarkSlateGrey", ""),
        *("rgb(1, 2, 3)", "rgb(1% 2% 3%)", "rgba(1,2,3,.5)", "url(#a)", "url(#a) #fff", " red "),
        *("transparent", "#fff !important"),
    ],
)
def test_a_colour_is_allowed_however_it_is_written(colour: str) -> None:
    check_drawing(SVG.format(f'<path fill="{colour}"/>').encode(), "wK.svg")
    check_drawing(SVG.format(f'<path style="fill:{colour}"/>').encode(), "wK.svg")

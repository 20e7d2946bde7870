"""Our SVG drawn by programs that we did not write, and compared with our own picture of pixels."""

import subprocess
from dataclasses import dataclass, replace
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import SCHEMES, Diagram, DiagramStyle
from fenedit.diagram.paint import render_image
from fenedit.diagram.picture import frame_of
from fenedit.diagram.pieces.piece_set import PieceSet, load_piece_set
from fenedit.diagram.svg import inline_svg, svg_text
from fenedit.notation.marks import (
    NAMED_COLOURS,
    DrawnArrow,
    DrawnCircle,
    Highlight,
    MarkColour,
    Marks,
    SquareLabel,
)
from fenedit.notation.position import START_PLACEMENT
from tests.helpers.oracles import program

pytestmark = pytest.mark.usefixtures("qapp")

SQUARE = 50
"""Pixels of a square; so many that all squares begin at whole pixels in every case: a strip of
outside coordinates has 17, that of the mover's mark 25, a frame 4."""
PLACEMENT = START_PLACEMENT.replace("P", ".", 3).replace("n", ".", 1)
COLOURS = NAMED_COLOURS
MARKS = Marks(
    tuple(DrawnArrow(colour, 8 + 2 * n, 39 - 9 * n) for n, colour in enumerate(COLOURS)),
    tuple(DrawnCircle(colour, 57 + n) for n, colour in enumerate(COLOURS)),
    tuple(Highlight(colour, 1 + n) for n, colour in enumerate(COLOURS)),
)
LABELS = Marks(labels=(SquareLabel(MarkColour.RED, 27, "A"), SquareLabel(MarkColour.BLUE, 4, "2")))


@dataclass(frozen=True)
class Case:
    """A diagram, and a style that takes whole numbers of pixels."""

    name: str
    diagram: Diagram
    style: DiagramStyle


def _case(name: str, diagram: Diagram, style: DiagramStyle) -> Case:
    width = frame_of(style).width * SQUARE
    assert width == pytest.approx(round(width))
    return Case(name, diagram, replace(style, size=round(width)))


def _cases() -> list[Case]:
    plain = DiagramStyle(background="#ffffff")
    cases = [
        _case(
            f"{scheme}-{flipped}",
            Diagram(PLACEMENT, flipped=flipped, marks=MARKS if flipped else Marks()),
            replace(plain, scheme=scheme, pieces=set_name),
        )
        for scheme, set_name, flipped in zip(
            SCHEMES, ("fenland", "ely") * 3, (False, True) * 3, strict=False
        )
    ]
    for flipped in (False, True):
        for coordinates in Coordinates:
            style = replace(plain, coordinates=coordinates, frame=0.08, mover_mark=flipped)
            name = f"{coordinates.value}-{flipped}"
            cases.append(_case(name, Diagram(PLACEMENT, flipped=flipped), style))
    cases.append(_case("marks", Diagram(PLACEMENT, marks=MARKS), plain))
    cases.append(_case("transparent", Diagram(PLACEMENT), DiagramStyle(margin=0.5)))
    return cases


CASES = _cases()


@pytest.fixture(scope="module")
def sets(qapp) -> dict[str, PieceSet]:
    return {name: load_piece_set(Path("resources/pieces") / name) for name in ("fenland", "ely")}


def _pixels(image: QImage) -> NDArray[np.int16]:
    image = image.convertToFormat(QImage.Format.Format_RGBA8888_Premultiplied)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return rows[:, : 4 * image.width()].reshape(image.height(), -1, 4).astype(np.int16)


def _compare(ours: QImage, theirs: QImage, most: float = 1) -> None:
    """Compare two pictures: on average, and how many pixels are quite another colour.

    Programs disagree at edges alone, about how much of a pixel is covered. One man that was missing
    would be three times the share that may differ.
    """
    assert (ours.width(), ours.height()) == (theirs.width(), theirs.height())
    difference = np.abs(_pixels(ours) - _pixels(theirs)).max(axis=2)
    assert difference.mean() < most
    assert (difference > 96).mean() < 0.002


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_librsvg_draws_what_we_draw(case, tmp_path, sets) -> None:
    text = svg_text(case.diagram, case.style, sets[case.style.pieces])
    output = tmp_path / "picture.png"
    subprocess.run(
        [program("rsvg-convert"), "-o", str(output)], input=text.encode(), check=True, timeout=60
    )
    ours = render_image(case.diagram, case.style, sets[case.style.pieces])
    _compare(ours, QImage(str(output)))


def test_librsvg_writes_labels_where_we_do(tmp_path, sets) -> None:
    """Fonts differ, so that only where there are letters can be compared."""
    case = _case("labels", Diagram(PLACEMENT, marks=LABELS), DiagramStyle(background="#ffffff"))
    output = tmp_path / "picture.png"
    for marks in (Marks(), LABELS):
        diagram = replace(case.diagram, marks=marks)
        text = svg_text(diagram, case.style, sets[case.style.pieces])
        subprocess.run(
            [program("rsvg-convert"), "-o", str(output)], input=text.encode(), check=True
        )
        picture = _pixels(QImage(str(output)))
        if not marks:
            before = picture
    changed = np.abs(picture - before).max(axis=2) > 96
    cells = changed.reshape(8, SQUARE, 8, SQUARE).sum(axis=(1, 3))
    assert set(zip(*np.nonzero(cells), strict=True)) == {(4, 3), (7, 4)}
    assert cells[4, 3] > 60
    letter = np.argwhere(changed[4 * SQUARE : 5 * SQUARE, 3 * SQUARE : 4 * SQUARE])
    middle = (letter.min(axis=0) + letter.max(axis=0) + 1) / 2
    assert np.abs(middle - SQUARE / 2).max() < 0.08 * SQUARE


@pytest.mark.parametrize("case", CASES[:1], ids=lambda case: case.name)
def test_xmllint_finds_no_fault(case, sets) -> None:
    text = svg_text(case.diagram, case.style, sets[case.style.pieces])
    command = [program("xmllint"), "--noout", "--nonet", "-"]
    done = subprocess.run(
        command, input=text.encode(), capture_output=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_no_picture_holds_pixels(sets) -> None:
    for case in CASES:
        root = ET.fromstring(svg_text(case.diagram, case.style, sets[case.style.pieces]).encode())
        assert not [each.tag for each in root.iter() if each.tag.endswith("image")]


def test_chromium_draws_what_we_draw_many_on_a_page(tmp_path, sets) -> None:
    """One page with all cases, each inside HTML and as a file, since a browser takes seconds."""
    browser = program("chromium")
    page = '<!doctype html><meta charset="utf-8"><body style="margin:0;background:#fff">'
    places: list[tuple[Case, int, int]] = []
    side = 10 * SQUARE
    for number, case in enumerate(CASES):
        what = (case.diagram, case.style, sets[case.style.pieces])
        text = svg_text(*what)
        (tmp_path / f"{number}.svg").write_text(text, encoding="utf-8")
        inline = inline_svg(*what, f"d{number}")
        image = f'<img src="{number}.svg">'
        for column, element in enumerate((inline, image)):
            left, top = side * (2 * (number % 3) + column), side * (number // 3)
            page += f'<div style="position:absolute;left:{left}px;top:{top}px">{element}</div>'
            places.append((case, left, top))
    (tmp_path / "page.html").write_text(page, encoding="utf-8")
    height = side * (len(CASES) + 2) // 3
    subprocess.run(
        [
            *(browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"),
            *("--force-device-scale-factor=1", f"--window-size={6 * side},{height}"),
            *(f"--user-data-dir={tmp_path / 'profile'}", "--screenshot=page.png"),
            (tmp_path / "page.html").as_uri(),
        ],
        cwd=tmp_path,
        check=True,
        capture_output=True,
        timeout=120,
    )
    shot = QImage(str(tmp_path / "page.png"))
    for case, left, top in places:
        style = replace(case.style, background="#ffffff")
        ours = render_image(case.diagram, style, sets[case.style.pieces])
        theirs = shot.copy(left, top, ours.width(), ours.height())
        try:
            # Chromium's hatching is lighter than what its lines cover.
            _compare(ours, theirs, 3 if case.style.scheme == "Hatched" else 1.2)
        except AssertionError as error:
            error.add_note(f"{case.name} at {left}, {top}")
            raise

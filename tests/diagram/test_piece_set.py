from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from fenedit.diagram.piece_set import (
    PieceSet,
    PieceSetError,
    check_drawing,
    chess_package_piece_set,
    load_piece_set,
)
from fenedit.notation.pieces import PIECES

DOT = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>'
)
FENLAND = Path(__file__).parents[2] / "resources" / "pieces" / "fenland"

pytestmark = pytest.mark.usefixtures("qapp")


def _dots() -> PieceSet:
    return PieceSet("Dots", dict.fromkeys(PIECES, DOT.encode()))


def _refusal(svg: str | bytes) -> tuple[str, str]:
    with pytest.raises(PieceSetError) as caught:
        check_drawing(svg.encode() if isinstance(svg, str) else svg, "wK.svg")
    assert caught.value.source == "wK.svg"
    return caught.value.code, caught.value.detail


@pytest.mark.parametrize("make", [chess_package_piece_set, lambda: load_piece_set(FENLAND)])
def test_every_piece_of_a_set_is_drawn_and_no_two_alike(make) -> None:
    pieces = make()
    pictures = [pieces.pixmap(piece, 48).toImage() for piece in PIECES]
    for index, picture in enumerate(pictures):
        inked = sum(picture.pixelColor(x, y).alpha() > 0 for x in range(48) for y in range(48))
        assert 300 < inked < 48 * 48
        assert all(picture != other for other in pictures[:index])


@pytest.mark.parametrize("make", [chess_package_piece_set, lambda: load_piece_set(FENLAND)])
def test_white_pieces_are_lighter_than_black_ones(make) -> None:
    pieces = make()
    for kind in "KQRBNP":
        lightness = []
        for piece in (kind, kind.lower()):
            picture = pieces.pixmap(piece, 48).toImage()
            colours = [picture.pixelColor(x, y) for x in range(48) for y in range(48)]
            inked = [colour.lightness() for colour in colours if colour.alpha() == 255]
            lightness.append(sum(inked) / len(inked))
        assert lightness[0] > lightness[1] + 60


def test_a_pixmap_has_the_size_asked_for_in_device_pixels_and_is_kept() -> None:
    pieces = _dots()
    pixmap = pieces.pixmap("K", 30, 1.5)
    assert (pixmap.width(), pixmap.height(), pixmap.devicePixelRatio()) == (45, 45, 1.5)
    assert pieces.pixmap("K", 30, 1.5).cacheKey() == pixmap.cacheKey()
    assert pieces.pixmap("K", 45, 1.0).cacheKey() != pixmap.cacheKey()


def test_many_sizes_do_not_pile_up() -> None:
    pieces = _dots()
    for size in range(10, 60):
        for piece in PIECES:
            pieces.pixmap(piece, size)
    assert len(pieces._pixmaps) <= 144


def test_a_piece_is_drawn_as_vectors_into_any_rectangle() -> None:
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    _dots().draw(painter, "p", QRectF(20, 20, 20, 20))
    painter.end()
    assert image.pixelColor(29, 29).alpha() == 255
    assert image.pixelColor(9, 9).alpha() == 0


def test_a_folder_is_read_by_file_names_and_named_by_itself(tmp_path: Path) -> None:
    folder = tmp_path / "Dots"
    folder.mkdir()
    for piece in PIECES:
        name = f"{'w' if piece.isupper() else 'b'}{piece.upper()}.svg"
        (folder / name).write_text(DOT, encoding="utf-8")
    assert load_piece_set(folder).name == "Dots"
    (folder / "bN.svg").unlink()
    with pytest.raises(PieceSetError) as caught:
        load_piece_set(folder)
    assert (caught.value.code, caught.value.source) == ("missing", "bN.svg")


def test_a_drawing_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "wK.svg").mkdir()
    with pytest.raises(PieceSetError) as caught:
        load_piece_set(tmp_path)
    assert (caught.value.code, caught.value.source) == ("unreadable", "wK.svg")


def test_a_set_without_one_of_its_pieces_is_refused() -> None:
    with pytest.raises(PieceSetError) as caught:
        PieceSet("Eleven", dict.fromkeys(PIECES[:-1], DOT.encode()))
    assert (caught.value.code, caught.value.source) == ("missing", "bP.svg")


@pytest.mark.parametrize(
    "element", ["image", "use", "script", "foreignObject", "feImage", "mask", "pattern"]
)
def test_elements_that_load_run_or_multiply_are_refused(element: str) -> None:
    assert _refusal(f"<svg><g><{element}/></g></svg>") == ("element", element)
    # A namespace is no disguise: Qt looks at the local name alone.
    hidden = f'<svg xmlns:x="http://www.w3.org/2000/svg"><x:{element}/></svg>'
    assert _refusal(hidden) == ("element", element)


def test_a_doctype_is_refused_in_any_encoding() -> None:
    bomb = '<!DOCTYPE svg [<!ENTITY a "x">]><svg>&a;</svg>'
    assert _refusal(bomb)[0] == "doctype"
    assert _refusal(bomb.encode("utf-16"))[0] == "doctype"


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


@pytest.mark.parametrize("text", ["", "a knight", "<svg><g></svg>", "<html/>", b"\xff\xfe\x00"])
def test_what_is_no_svg_is_refused(text: str | bytes) -> None:
    assert _refusal(text)[0] == "not-svg"


def test_a_huge_drawing_is_refused_unread() -> None:
    assert _refusal("<" * 300_000)[0] == "too-large"

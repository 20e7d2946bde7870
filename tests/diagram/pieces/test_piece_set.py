from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from fenedit.diagram.pieces import PieceSetError
from fenedit.diagram.pieces.piece_check import drawing_files
from fenedit.diagram.pieces.piece_set import (
    PieceSet,
    chess_package_piece_set,
    load_piece_set,
)
from fenedit.notation.position import PIECES, Piece
from tests.helpers.diagrams import OUR_SETS, piece_set

DOT = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>'
)
OURS = Path(__file__).parents[3] / "resources" / "pieces"
MAKERS = [
    chess_package_piece_set,
    lambda: load_piece_set(OURS / "fenland"),
    lambda: load_piece_set(OURS / "ely"),
]

pytestmark = pytest.mark.usefixtures("qapp")


def _dots() -> PieceSet:
    return PieceSet("Dots", dict.fromkeys(PIECES, DOT.encode()))


@pytest.mark.parametrize("make", MAKERS)
def test_every_piece_of_a_set_is_drawn_and_no_two_alike(make) -> None:
    pieces = make()
    pictures = [pieces.pixmap(piece, 48).toImage() for piece in PIECES]
    for index, picture in enumerate(pictures):
        inked = sum(picture.pixelColor(x, y).alpha() > 0 for x in range(48) for y in range(48))
        assert 300 < inked < 48 * 48
        assert all(picture != other for other in pictures[:index])


@pytest.mark.parametrize("make", MAKERS)
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
    assert [(error.code, error.source) for error in caught.value.more] == [("no-file", "wK.svg")]


def test_a_set_without_one_of_its_pieces_is_refused() -> None:
    with pytest.raises(PieceSetError) as caught:
        PieceSet("Eleven", dict.fromkeys(PIECES[:-1], DOT.encode()))
    assert (caught.value.code, caught.value.source) == ("missing", "bP.svg")


@pytest.mark.parametrize(
    ("white", "black"),
    [
        ("w{}.SVG", "b{}.SVG"),
        ("w{}.svg", "b{}.svg"),
        ("white-{}.svg", "black-{}.svg"),
        ("{}_w.svg", "{}_b.svg"),
        ("Chess_{}lt45.svg", "Chess_{}dt45.svg"),
    ],
)
def test_other_names_of_drawings_are_known(tmp_path: Path, white: str, black: str) -> None:
    words = dict(zip("knp", ("king", "knight", "pawn"), strict=True))
    spelled = "-" in white or "_w" in white
    for letter, word in words.items():
        for name in (white, black):
            (tmp_path / name.format(word if spelled else letter)).touch()
    assert set(drawing_files(tmp_path)) == set("KNPknp")


def test_our_own_name_counts_before_another(tmp_path: Path) -> None:
    for name in ("wk.svg", "white_king.svg", "wK.svg", "notes.svg", "wQ.png"):
        (tmp_path / name).touch()
    assert drawing_files(tmp_path) == {"K": tmp_path / "wK.svg"}


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(PieceSetError) as caught:
        load_piece_set(tmp_path / "gone")
    assert (caught.value.code, caught.value.source) == ("no-folder", "gone")


def test_a_drawing_that_is_not_square_keeps_its_shape() -> None:
    wide = DOT.replace("0 0 9 9", "0 0 18 9").replace('cx="4"', 'cx="9"')
    picture = PieceSet("Wide", dict.fromkeys(PIECES, wide.encode())).pixmap("K", 36).toImage()
    assert picture.pixelColor(18, 16).alpha() == 255
    assert picture.pixelColor(18, 5).alpha() == 0


def test_our_pieces_stand_on_one_line() -> None:
    for name in OUR_SETS:
        lowest = {(piece.isupper(), rows_of(name, piece)[-1]) for piece in PIECES}
        assert len(lowest) == 2


def test_our_pieces_are_as_high_as_they_rank() -> None:
    for name in OUR_SETS:
        for kinds in ("KQBNRP", "kqbnrp"):
            king, queen, bishop, knight, rook, pawn = (len(rows_of(name, piece)) for piece in kinds)
            assert king > queen > bishop >= knight > rook > pawn


def test_our_pieces_are_closer_in_weight_than_those_of_the_usual_set() -> None:
    usual = spread_of_weights(chess_package_piece_set())
    for name in OUR_SETS:
        assert spread_of_weights(piece_set(name)) < 0.55 * usual


def spread_of_weights(pieces: PieceSet) -> float:
    """Return how far the weights of the six kinds are apart, in parts of their mean.

    A weight is the black that a white and a black piece have on paper, by the piece's height: what
    ranks higher is taller, and may have more ink, but not more than that.
    """
    weights = []
    for kind in "KQRBNP":
        image = QImage(400, 200, QImage.Format.Format_Grayscale8)
        image.fill(255)
        painter = QPainter(image)
        pieces.draw(painter, kind, QRectF(0, 0, 200, 200))
        pieces.draw(painter, kind.lower(), QRectF(200, 0, 200, 200))
        painter.end()
        tones = np.frombuffer(image.constBits(), np.uint8).reshape(200, 400)
        weights.append((255.0 - tones).sum() / (tones < 128).any(axis=1).sum())
    return (max(weights) - min(weights)) / (sum(weights) / len(weights))


def rows_of(name: str, piece: Piece) -> list[int]:
    """Return the rows of pixels where something of a piece is seen, in a square of 200."""
    picture = piece_set(name).pixmap(piece, 200).toImage()
    return [y for y in range(200) if any(picture.pixelColor(x, y).alpha() for x in range(200))]

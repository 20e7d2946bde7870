"""QR codes below diagrams."""

from dataclasses import replace

import pytest
from pytest import approx

from fenedit.diagram.description import POINTS_A_MM, DiagramStyle
from fenedit.diagram.picture import PlacedPicture, frame_of
from fenedit.diagram.shapes import Path, Text
from fenedit.diagram.sheet.latex import LatexBook
from fenedit.diagram.sheet.layout import LINK_SIDE, SheetStyle, grid_of
from fenedit.diagram.sheet.pages import sheet_pages
from fenedit.diagram.sheet.qr import qr_shape
from fenedit.diagram.sheet.typst import TypstBook
from fenedit.notation.fairy import fairy_piece
from fenedit.notation.position import START_POSITION
from fenedit.notation.spellings.export import link_to
from tests.diagram.sheet.test_pages import entries, measure

LINK = link_to(START_POSITION, "chesscom", chess960=False, flipped=True)


def test_a_code_is_large_enough_for_phones_and_has_white_around_it() -> None:
    for link in ("https://a.org", LINK, f"{LINK}{'x' * 30}"):
        shape = qr_shape(link, 300.0, 100.0)
        xs, ys = zip(*(each[1:3] for each in shape.segments if each[0] != "Z"), strict=True)
        side = max(xs) - min(xs)
        quiet = min(ys) - 100
        assert max(xs) == approx(300) and max(ys) - min(ys) == approx(side, abs=0.05)
        # Four modules at the sides of 21 and more.
        assert quiet == approx(LINK_SIDE - side - quiet, abs=0.05)
        assert side >= (15 if len(link) > 60 else 13) * POINTS_A_MM


@pytest.mark.parametrize("count", [1, 6, 12])
def test_a_code_stands_below_the_board_beside_the_words(count: int) -> None:
    sheet, style = SheetStyle(per_page=count, link="lichess"), DiagramStyle(frame=0.05)
    linked = (replace(entry, link=LINK) for entry in entries(count))
    (page, *_) = sheet_pages(linked, sheet, style, measure)
    boards = [item for item in page.items if isinstance(item, PlacedPicture)]
    codes = [item for item in page.items if isinstance(item, Path) and len(item.segments) > 99]
    counts = [item for item in page.items if isinstance(item, Text) and item.text == "(7+3)"]
    frame = frame_of(replace(style, margin=0.0, mover_mark=False))
    assert len(boards) == len(codes) == len(counts) == count
    for board, code, words in zip(boards, codes, counts, strict=True):
        left, top = (min(each[at] for each in code.segments if each[0] != "Z") for at in (1, 2))
        bottom = max(each[2] for each in code.segments if each[0] != "Z")
        assert top > board.y + frame.height * board.scale and words.x < left
        assert bottom < page.height - 72
    grid = grid_of(sheet, frame)
    assert all(
        below.top - above.top >= grid.block.height
        for above, below in zip(grid.places, grid.places[grid.columns :], strict=False)
    )


def test_a_code_is_in_documents_to_edit() -> None:
    sheet, style = SheetStyle(link="chesscom"), DiagramStyle()
    texts = []
    for book in (LatexBook(sheet, style), TypstBook(sheet, style)):
        book.add(replace(next(entries(1)), link=LINK))
        texts.append(book.write().decode())
    assert r"\usepackage{qrcode}" in texts[0]
    assert r"\qrcode[padding, height=19.2mm]{https://www.chess.com/analysis?fen=rnbq" in texts[0]
    assert r"\%20w\%20KQkq" in texts[0] and r"\&flip=true}" in texts[0]
    assert 'image(bytes("<svg' in texts[1] and f'alt: "{LINK}"' in texts[1]


def test_fairy_pieces_have_no_link() -> None:
    odd = START_POSITION._replace(placement=fairy_piece("G", "w") + START_POSITION.placement[1:])
    assert link_to(odd, "lichess", chess960=False, flipped=False) == ""
    link = link_to(START_POSITION, "lichess", chess960=True, flipped=True)
    assert link.endswith("?variant=chess960&color=black")

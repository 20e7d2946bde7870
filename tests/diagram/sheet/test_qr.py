"""QR codes below diagrams."""

from dataclasses import replace

import pytest
from pytest import approx

from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.picture import PlacedPicture, frame_of
from fenedit.diagram.shapes import Path, Text
from fenedit.diagram.sheet.grid import CODE_SIDE, QUIET, grid_of
from fenedit.diagram.sheet.latex import LatexBook
from fenedit.diagram.sheet.layout import HANDOUT, SheetStyle
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
        assert (max(xs), min(ys)) == (approx(300), approx(100))
        assert side == approx(CODE_SIDE) == approx(max(ys) - min(ys), abs=0.05)
        # Four modules; links to positions have 29 of them and more.
        assert len(link) < 60 or 4 * CODE_SIDE / 29 < QUIET


@pytest.mark.parametrize("options", [{}, HANDOUT])
@pytest.mark.parametrize("count", [1, 4, 6, 8, 12])
def test_a_code_is_beside_the_board_or_the_words_below_it(
    count: int, options: dict[str, object]
) -> None:
    sheet = replace(SheetStyle(link="lichess"), **{**options, "per_page": count, "count": True})
    style = DiagramStyle(frame=0.05)
    linked = (replace(entry, link=LINK) for entry in entries(count))
    (page, *_) = sheet_pages(linked, sheet, style, measure)
    boards = [item for item in page.items if isinstance(item, PlacedPicture)]
    codes = [item for item in page.items if isinstance(item, Path) and len(item.segments) > 99]
    counts = [item for item in page.items if isinstance(item, Text) and item.text == "(7+3)"]
    sites = [item for item in page.items if isinstance(item, Text) and item.text == "chess.com"]
    frame = frame_of(replace(style, margin=0.0, mover_mark=False))
    assert len(boards) == len(codes) == len(counts) == count
    for board, code, words in zip(boards, codes, counts, strict=True):
        xs, ys = zip(*(each[1:3] for each in code.segments if each[0] != "Z"), strict=True)
        right, bottom = (
            start + side * board.scale
            for start, side in ((board.x, frame.width), (board.y, frame.height))
        )
        if min(ys) < bottom:
            # What it opens stands above it, off its white edge.
            assert any(abs(site.y - min(ys) + QUIET) < 0.1 for site in sites)
            assert min(xs) >= right + 5.9 and max(ys) == approx(bottom, abs=0.1)
        else:
            assert min(ys) >= bottom + 5.9 and words.x < min(xs) - 5
        assert max(xs) <= page.width - 40 and max(ys) < page.height - 72


@pytest.mark.parametrize("count", [6, 12])
def test_codes_leave_the_boards_of_a_handout_their_size(count: int) -> None:
    sheet = replace(SheetStyle(), **{**HANDOUT, "per_page": count})
    frame = frame_of(DiagramStyle())
    plain, linked = grid_of(sheet, frame), grid_of(replace(sheet, link="lichess"), frame)
    assert (linked.columns, linked.rows) == (plain.columns, plain.rows)
    assert linked.block.scale == approx(plain.block.scale, rel=0.02)


def test_a_code_is_in_documents_to_edit() -> None:
    sheet, style = SheetStyle(link="chesscom"), DiagramStyle()
    texts = []
    for book in (LatexBook(sheet, style), TypstBook(sheet, style)):
        book.add(replace(next(entries(1)), link=LINK))
        texts.append(book.write().decode())
    assert r"\usepackage{qrcode}" in texts[0]
    assert r"\qrcode[height=15mm]{#7}" in texts[0]
    assert "{(7+3)}{https://www.chess.com/analysis?fen=rnbq" in texts[0]
    assert r"\%20w\%20KQkq" in texts[0] and r"\&flip=true}" in texts[0]
    assert 'image(bytes("<svg' in texts[1] and f'alt: "{LINK}"' in texts[1]


def test_fairy_pieces_have_no_link() -> None:
    odd = START_POSITION._replace(placement=fairy_piece("G", "w") + START_POSITION.placement[1:])
    assert link_to(odd, "lichess", chess960=False, flipped=False) == ""
    link = link_to(START_POSITION, "lichess", chess960=True, flipped=True)
    assert link.endswith("?variant=chess960&color=black")

"""Sheets as notes for Anki."""

import base64
import csv
import re

from fenedit.diagram.options import SheetChoice
from fenedit.diagram.sheet.anki import AnkiBook
from fenedit.diagram.sheet.layout import Furniture, SheetStyle, sheet_entry
from fenedit.notation.fen import parse_fen
from fenedit.notation.puzzle import Caption

FEN = "8/8/8/8/8/k1K5/8/1R6 w - - 0 1"
CAPTION = Caption(
    1,
    'Fin\t"A"',
    "B. <i> & C.",
    "",
    "",
    "#1",
    "(2+1)",
    "1.Ra1#\n   1…Kb4\n   (2.Ra1)",
    says_mover=True,
    themes=("Mate in one", "Rook"),
)


def notes(*captions: Caption, fens: tuple[str, ...] = (FEN, FEN), solutions: bool = True) -> str:
    sheet = SheetStyle(solutions="page" if solutions else "none", above="number-all")
    sizes: list[tuple[int, str]] = []
    book = AnkiBook(
        sheet,
        SheetChoice().style,
        Furniture(language="de"),
        draw=lambda _, style: sizes.append((style.size, style.scheme)) or b"\x89PNG",
    )
    for caption, fen in zip(captions, fens, strict=False):
        book.add(sheet_entry(parse_fen(fen), caption))
    # Pictures are for the screen.
    assert all(size == 560 and scheme != "Hatched" for size, scheme in sizes)
    return book.write().decode()


def rows(text: str) -> list[list[str]]:
    return [*csv.reader((line for line in text.splitlines() if line[0] != "#"), delimiter="\t")]


def test_headers_say_what_columns_are():
    assert notes().splitlines() == [
        "#separator:tab",
        "#html:true",
        "#notetype:Basic",
        "#columns:GUID\tFront\tBack\tTags",
        "#guid column:1",
        "#tags column:4",
    ]


def test_a_note_has_its_picture_inside_and_texts_as_html():
    ((guid, front, behind, tags),) = rows(notes(CAPTION))
    assert len(guid) == 16
    picture = re.fullmatch(
        "<img src='data:image/png;base64,([^']+)' alt='[^']+'><div>#1</div>", front
    )
    assert picture is not None and base64.b64decode(picture[1]) == b"\x89PNG"
    assert "<div>1.Ra1#</div><div>&emsp;1…Kb4</div><div>&emsp;(2.Ra1)</div></div>" in behind
    assert "B. &lt;i&gt; &amp; C." in behind and "Fin &quot;A&quot;" in behind
    assert tags == "Mate_in_one Rook"
    assert "Ra1" not in notes(CAPTION, solutions=False)


def test_tags_are_not_html():
    themes = ('"Roman" decoy', "Queen's & <rook>")
    ((*_, tags),) = rows(notes(CAPTION._replace(themes=themes)))
    assert tags == '"Roman"_decoy Queen\'s_&_<rook>'


def test_texts_are_no_commands_of_anki():
    ((_, front, behind, _),) = rows(notes(CAPTION._replace(more=("[sound:a.mp3]",))))
    assert "<div>&#91;sound:a.mp3]</div>" in front and "[" not in front + behind


def test_a_position_is_the_same_note_whenever_it_is_imported():
    other = FEN.replace("w", "b")
    first, again = rows(notes(CAPTION, CAPTION, fens=(FEN, other))), rows(notes(CAPTION, CAPTION))
    assert first[0][0] == again[0][0]
    # The same position twice is two notes.
    assert len({first[1][0], again[0][0], again[1][0]}) == 3

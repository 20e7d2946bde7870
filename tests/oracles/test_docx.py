"""LibreOffice opens the sheets that we write for Word."""

import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from pypdfium2 import PdfDocument

from fenedit import resource
from fenedit.diagram.options import BOOKS, SheetChoice
from fenedit.diagram.pieces.piece_set import load_piece_set
from fenedit.diagram.sheet.layout import HANDOUT, PageTexts, SheetStyle, sheet_entry
from fenedit.documents.record import record_from_line
from fenedit.jobs.captions import caption_of

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(shutil.which("soffice") is None, reason="LibreOffice is not installed"),
]
RECORDS = (
    '3N4/8/8/8/8/k1K5/8/1R6 w - - dm 2; c1 "Loyd & <Sons>, Sam"; c2 "Chess Monthly 1857"; pv Nb7;',
    '8/8/8/8/8/8/8/8 b - - c1 "Petrović & Şahin"; c3 "50% of #1_2 $3 {4}";',
    '3N4/8/8/8/8/k1K5/8/1R6 w - - c1 "ישראל כהן"; c2 "The Problemist 1977";',
)


@pytest.mark.parametrize(
    ("sheet", "pages"),
    [
        (SheetStyle(per_page=12, above="number-source"), 3),
        (replace(SheetStyle(), **HANDOUT), 4),
        (SheetStyle("A5", landscape=True, per_page=4, solutions="none"), 5),
    ],
    ids=["collection", "handout", "landscape"],
)
def test_it_has_as_many_pages_as_wanted(
    qapp: object, tmp_path: Path, sheet: SheetStyle, pages: int
) -> None:
    pieces = load_piece_set(resource("pieces/fenland"))
    book = BOOKS["docx"](sheet, SheetChoice().style, PageTexts("Ten & more"), pieces)
    for number in range(1, 19):
        record = record_from_line(RECORDS[number % 3])
        assert record.position is not None
        book.add(sheet_entry(record.position, caption_of(record, number, in_words=sheet.in_words)))
    Path(tmp_path, "a.docx").write_bytes(book.write())
    command = ["soffice", f"-env:UserInstallation=file://{tmp_path}/home", "--headless"]
    command += ["--convert-to", "pdf", "--outdir", str(tmp_path), str(tmp_path / "a.docx")]
    subprocess.run(command, check=True, capture_output=True)
    found = PdfDocument(tmp_path / "a.pdf")
    assert len(found) == pages
    text = found[0].get_textpage().get_text_bounded()
    assert "Ten & more" in text
    assert ("Name" in text) is sheet.name_line

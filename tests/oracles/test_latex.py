"""LaTeX compiles the documents that we write: here if it is installed, else in a bare Debian."""

import os
import pwd
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from chroots import CACHE, bare_machine, missing
from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import GREY
from fenedit.diagram.options import SheetChoice
from fenedit.diagram.sheet.latex import LatexBook
from fenedit.diagram.sheet.layout import PageTexts, SheetStyle, sheet_entry
from fenedit.documents.record import record_from_line
from fenedit.jobs.captions import caption_of
from fenedit.notation.spellings.export import link_to

pytestmark = pytest.mark.long
# The home of the person who runs the tests is out of sight.
os.environ.setdefault(CACHE, str(Path(pwd.getpwuid(os.getuid()).pw_dir, ".cache", "fenedit-tests")))
PACKAGES = (
    *("texlive-games", "texlive-latex-extra", "texlive-luatex", "texlive-plain-generic"),
    *("fonts-dejavu-core", "poppler-utils"),
)
"""The smallest set with LuaLaTeX, pdfLaTeX, chessboard and what these load."""
ENGINES = ("lualatex", "pdflatex")
PLAIN = (
    r'3N4/8/8/8/8/k1K5/8/1R6 w - - dm 2; c1 "Loyd, Sam"; c2 "Chess Monthly 1857"; pv Nb7;',
    r'8/8/8/8/8/8/8/8 b - - c1 "Petrović & Şahin"; c3 "50% of #1_2 $3 {4} ~ ^ \end{document}";',
    r'pppppppp/pppppppp/pppppppp/8/8/8/8/8 w - - c2 "[x] <y> -- `z` |"; c3 "h#2.5, b) a1→a2";',
    r'KKK5/8/8/8/8/8/8/8 w HAha - c0 "[%cal Ga1c2,Rh8h1][%csl Ye4,Bd5]'
    r'[%draw label,green,e4,]}#]"; dm 3; c1 "Élő";',
)
CYRILLIC = ('3N4/8/8/8/8/k1K5/8/1R6 w - - c1 "Куббель"; pv Nb7 Ka4 Rb4;',)
FAULT = re.compile(r"^!.*|Missing character.*|Undefined control.*|Overfull.*", re.MULTILINE)

Compile = Callable[[str, bytes], tuple[list[str], str]]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Compile]:
    """Give what compiles a document with an engine, and returns its pages' text and the log."""
    program = ("{engine}", "-interaction=nonstopmode", "book.tex")
    text = ("pdftotext", "-layout", "book.pdf", "book.txt")
    if all(map(shutil.which, (*ENGINES, "pdftotext"))):

        def here(engine: str, document: bytes) -> tuple[list[str], str]:
            folder = tmp_path_factory.mktemp(engine)
            Path(folder, "book.tex").write_bytes(document)
            for words in ((engine, *program[1:]), text):
                subprocess.run(words, cwd=folder, capture_output=True, check=False)
            return _result(folder)

        yield here
        return
    if why := missing():
        pytest.skip(f"LaTeX is not installed, and {why}")
    with bare_machine("bookworm") as machine:
        machine.run("apt-get", "update", root=True)
        install = ("apt-get", "install", "--yes", "--no-install-recommends")
        machine.run(*install, *PACKAGES, root=True)

        def there(engine: str, document: bytes) -> tuple[list[str], str]:
            machine.tidy()
            machine.put("book.tex", document)
            for words in ((engine, *program[1:]), text):
                machine.run(*words, status=None)
            return _result(machine.home)

        yield there


def _result(folder: Path) -> tuple[list[str], str]:
    log = Path(folder, "book.log").read_text(encoding="utf-8", errors="replace")
    text = Path(folder, "book.txt")
    assert text.exists(), log[-2000:]
    return text.read_text(encoding="utf-8").split("\f")[:-1], log


def document(lines: tuple[str, ...], choice: SheetChoice, language: str = "en") -> bytes:
    book = LatexBook(choice.sheet, choice.style, PageTexts(title="Ten & more"))
    for number, line in enumerate(lines, 1):
        record = record_from_line(line)
        assert record.position is not None
        caption = caption_of(record, number, language=language)
        entry = sheet_entry(record.position, caption, choice.sheet.orientation, record.marks)
        flipped = entry.diagram.flipped
        link = link_to(record.position, choice.sheet.link, chess960=False, flipped=flipped)
        book.add(replace(entry, link=link))
    return book.write()


@pytest.mark.parametrize("engine", ENGINES)
def test_a_document_compiles(compiled: Compile, engine: str) -> None:
    choice = SheetChoice(SheetStyle(above="number-source", per_page=6))
    choice = replace(choice, style=replace(choice.style, show_marks=True))
    pages, log = compiled(engine, document(PLAIN * 3, choice))
    assert FAULT.findall(log) == []
    assert len(pages) == 3
    first, _, solutions = pages
    for words in (
        "Ten & more",
        "Sam Loyd",
        "Chess Monthly 1857",
        "#2",
        "(3+1)",
        "Petrović & Şahin",
    ):
        assert words in first
    assert r"50% of #1_2 $3 {4} ~ ^ \end{document}" in " ".join(first.split())
    assert "[x] <y> -- `z` |" in first and "h#2.5, b) a1→a2" in first
    assert "Solutions" in solutions and "1.Nb7!" in solutions and "not given" in solutions


@pytest.mark.parametrize("per_page", [1, 2, 12, 24])
def test_a_page_holds_what_it_shall(compiled: Compile, per_page: int) -> None:
    sheet = SheetStyle(per_page=per_page, answer_lines=1, solutions="none")
    style = replace(SheetChoice().style, scheme=GREY.name, coordinates=Coordinates.OUTSIDE)
    pages, log = compiled("pdflatex", document(PLAIN[:1] * per_page * 2, SheetChoice(sheet, style)))
    assert FAULT.findall(log) == []
    assert len(pages) == 2


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("per_page", [1, 6, 12, 24])
def test_codes_are_beside_boards_or_the_words_below_them(
    compiled: Compile, engine: str, per_page: int
) -> None:
    sheet = SheetStyle(per_page=per_page, solutions="none", link="lichess-analysis")
    pages, log = compiled(engine, document(PLAIN[::3] * per_page, SheetChoice(sheet)))
    assert FAULT.findall(log) == []
    assert len(pages) == 2


def test_other_letters_and_figurines_are_printed(compiled: Compile) -> None:
    pages, log = compiled("lualatex", document(CYRILLIC, SheetChoice(), "figurine"))
    assert FAULT.findall(log) == []
    assert "Куббель" in pages[0]
    # The font of figurines calls them by their letters.
    assert "1.Nb7 Ka4 2.Rb4" in pages[1]

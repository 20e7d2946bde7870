"""Writes sheets for Typst: a document that compiles and can be continued by hand.

As in LaTeX, words are in fonts of the document and pieces in those of a package, and a page ends
when it is full, or with its solutions upside down.
"""

from dataclasses import replace

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import POINTS_A_MM, DiagramStyle, scheme
from fenedit.diagram.picture import frame_of
from fenedit.diagram.sheet.book import Book
from fenedit.diagram.sheet.fitted_text import side_by_side
from fenedit.diagram.sheet.grid import (
    CODE_SIDE,
    FOOT_FONT,
    FOOTER_SIZE,
    HEADER_SIZE,
    NAME_ROOM,
    area_of,
    edges_of,
    grid_of,
)
from fenedit.diagram.sheet.layout import ENGLISH_TEXTS, PageTexts, SheetEntry, SheetStyle
from fenedit.diagram.sheet.pages import asked_lines, names_above
from fenedit.diagram.sheet.qr import qr_picture
from fenedit.diagram.sheet.solutions import foot_about, heading_of, solution_lines
from fenedit.notation.fairy import is_orthodox
from fenedit.notation.marks import NO_MARKS
from fenedit.notation.puzzle import Caption
from fenedit.notation.spellings.latex import lettered
from fenedit.notation.spellings.typst import IMPORT, board, quoted

_PAPERS = {"A4": "a4", "A5": "a5", "Letter": "us-letter"}
_FUNCTIONS = """\
// problem(number, name, source, board, stipulation and what is below it, count of pieces, QR code)
#let problem(number, name, source, shown, asked, count, code: none) = block(
  width: problem-width, breakable: false, {
  set par(leading: 0.4em, spacing: 0.45em)
  block({
    strong(number)
    if number != "" [~~]
    name
    if source != "" { linebreak() + emph(source) }
  })
  let words = grid(columns: (1fr, auto), asked.join(linebreak()), count)
  if code == none { shown + words } else if code-beside {
    grid(columns: (1fr, auto), align: bottom, shown, code)
    block(width: board-width, words)
  } else { shown + grid(columns: (1fr, auto), words, pad(top: 6pt, left: 6pt, code)) }
  for _ in range(answer-lines) { v(answer-step) + line(length: 100%, stroke: 0.4pt + gray) }
  },
)

// solution(number, names, lines, each after its depth)
#let solution(number, names, lines) = block(spacing: 0.9em, {
  set par(leading: 0.45em, spacing: 0.5em)
  block(breakable: false, sticky: true)[*#number* ~#emph(names)]
  for (depth, text) in lines { pad(left: 1.6em + depth * 1em, par(hanging-indent: 1em, text)) }
})
"""


class TypstBook(Book):
    """A document with the diagrams of a sheet, and their solutions as its last pages."""

    def __init__(
        self, sheet: SheetStyle, style: DiagramStyle, texts: PageTexts = ENGLISH_TEXTS
    ) -> None:
        super().__init__(sheet, style, texts)
        self._problems: list[str] = []
        self._captions: list[Caption] = []
        self._solutions: list[str] = []
        self._is_solved = False

    def add(self, entry: SheetEntry) -> None:
        caption, diagram, sheet = entry.caption, entry.diagram, self._sheet
        number = "" if sheet.above == "none" else sheet.numbered(caption.number)
        marks = diagram.marks if self._style.show_marks else NO_MARKS
        fen, placement = diagram.fen, diagram.placement
        if not is_orthodox(placement):
            fen, placement, marks = lettered(fen, placement, marks)
        shown, _ = board(fen, placement, flipped=diagram.flipped, marks=marks, more=["..look"])
        below = asked_lines(entry, sheet, self._style)
        lines = "".join(f"{quoted(text)}, " for text in below)
        names = map(quoted, (number, *names_above(caption, sheet)))
        count = quoted(caption.pieces if sheet.count else "")
        code = ""
        if entry.link:
            svg, link = quoted(qr_picture(entry.link, "svg").decode()), quoted(entry.link)
            code = f", code: image(bytes({svg}), width: {CODE_SIDE:.4g}pt, alt: {link})"
        self._problems.append(
            f"  problem({', '.join(names)},\n    {shown},\n"
            f"    ({lines.rstrip()}), {count}{code}),\n"
        )
        self._captions.append(caption)
        if sheet.solutions == "page" and caption.is_answered:
            lines = "".join(
                f"  ({depth}, {quoted(line)}),\n"
                for depth, line in solution_lines(caption, sheet, self._texts)
            )
            named = quoted(side_by_side(heading_of(caption, sheet)))
            number = quoted(sheet.numbered(caption.number))
            self._solutions.append(f"#solution({number}, {named}, (\n{lines}))\n")
            self._is_solved |= bool(caption.solution)

    def write(self) -> bytes:
        sheet, texts = self._sheet, self._texts
        frame = frame_of(self._style.bare)
        is_foot = sheet.solutions == "foot"
        own = sheet if is_foot else replace(sheet, solutions="none")
        grid = grid_of(own, frame)
        area = area_of(replace(own, name_line=False, solutions="none"))
        (left, right), block = edges_of(own, frame), grid.block
        places = grid.places
        # Lines are a little higher than ours, and coordinates are beside boards.
        has_numbers = self._style.coordinates is not Coordinates.NONE
        columns, square = grid.columns, (0.9 if has_numbers else 0.97) * block.scale
        width = 8 * square / (0.93 if has_numbers else 1.0)
        problem_width = width + block.code
        across = (right - left - columns * problem_width) / max(1, columns - 1)
        down = 0.0
        if grid.rows > 1:
            down = places[columns].top - places[0].top - block.height
        colours = scheme(self._style.scheme)
        dark = colours.dark_square
        if colours.hatch:
            dark = "#c4c4c4"
        numbers = str(has_numbers).lower()
        size, margin = sheet.size, sheet.margin * POINTS_A_MM
        title = quoted(texts.titled(sheet))
        # For Typst the first page is a right one.
        bound = "binding: right, " if sheet.binding and sheet.first_page % 2 == 0 else ""
        parts = [
            "// For Typst. Needs the package board-n-pieces, which the compiler downloads.\n",
            f"{IMPORT}\n\n",
            f"#set document(title: {title})\n",
            f'#set text(lang: "{texts.language}", size: {block.font:.4g}pt)\n',
            f'#set page(paper: "{_PAPERS[sheet.paper]}"{", flipped: true" * sheet.landscape}, '
            f"{bound}margin: (top: {area.top:.4g}pt, "
            f"bottom: {size[1] - area.top - area.height:.4g}pt, "
            f"inside: {left:.4g}pt, outside: {size[0] - right:.4g}pt),\n",
            f"  header-ascent: {max(0.0, area.top - margin - 14):.4g}pt, header: "
            f"{self._edge(sheet.header, HEADER_SIZE, bold=True)},\n",
            f"  footer: {self._edge(sheet.footer, FOOTER_SIZE)})\n",
            f"#counter(page).update({sheet.first_page})\n\n",
            f"#let board-width = {width:.4g}pt\n#let problem-width = {problem_width:.4g}pt\n",
            f"#let code-beside = {str(block.code > 0).lower()}\n",
            f"#let answer-lines = {sheet.answer_lines}\n",
            f"#let answer-step = {block.answer_step:.4g}pt\n",
            f"#let look = arguments(square-size: {square:.4g}pt, display-numbers: {numbers}, "
            f'stroke: 0.6pt, white-square-fill: rgb("{colours.light_square}"), '
            f'black-square-fill: rgb("{dark}"))\n\n{_FUNCTIONS}\n',
        ]
        head = (
            f"#grid(columns: (problem-width,) * {columns}, column-gutter: {across:.4g}pt, "
            f"row-gutter: {0.8 * down:.4g}pt,\n"
        )
        if sheet.name_line:
            name, date = map(quoted, texts.name_and_date)
            line = "box(width: {}fr, line(length: 100%, stroke: 0.4pt))"
            head += (
                f"  grid.header(grid.cell(colspan: {columns}, block(height: {NAME_ROOM - 12:g}pt, "
                f"{name} + [ ] + {line.format(2)} + h(2em) + {date} + [ ] + {line.format(1)}))),\n"
            )
        step = sheet.per_page if is_foot else max(1, len(self._problems))
        for start in range(0, len(self._problems), step):
            parts += [head, *self._problems[start : start + step], ")\n"]
            if is_foot:
                solved = quoted(foot_about(self._captions[start : start + step], sheet))
                parts.append(
                    f"#place(bottom, rotate(180deg, block(width: 100%, text(size: {FOOT_FONT:g}pt, "
                    f"{solved}))))\n#pagebreak(weak: true)\n"
                )
        if self._is_solved:
            heading, inner = quoted(texts.solutions), margin + sheet.binding * POINTS_A_MM
            parts.append(
                f"\n#set page(columns: 2, margin: "
                f"(inside: {inner:.4g}pt, outside: {margin:.4g}pt))\n"
                f"#set text(size: {FOOTER_SIZE:g}pt)\n#heading(numbering: none, {heading})\n"
            )
            parts += self._solutions
        return "".join(parts).encode()

    def _edge(self, text: str, size: float, *, bold: bool = False) -> str:
        """Return a header or footer."""
        page = "context counter(page).display()"
        filled = self._texts.filled(text, "{page}")
        words = f" + {page} + ".join(map(quoted, filled.split("{page}")))
        if bold:
            if not filled:
                return "none"
            ruled = "v(-0.6em) + line(length: 100%, stroke: 0.4pt)"
            return f'{{ text(size: {size:g}pt, weight: "bold", {words}) + {ruled} }}'
        number = page if self._sheet.page_numbers else "[]"
        line = f"{words} + h(1fr) + {number}"
        if self._sheet.binding:
            odd = "context if calc.odd(counter(page).get().first())"
            line = f"{odd} {{ {line} }} else {{ {number} + h(1fr) + {words} }}"
        return f"{{ text(size: {size:g}pt, {line}) }}"

"""Writes sheets as HTML: a practice page in one file, which loads nothing and prints as a sheet.

If the correct moves are known, the pieces can be moved, and a script checks the moves. Without
scripts, boards and solutions are shown all the same. In print, solutions are at the end.
"""

import json
from base64 import b64encode
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from html import escape

from fenedit import resource
from fenedit.diagram.description import Diagram, DiagramStyle, on_screen, scheme
from fenedit.diagram.picture import frame_of, ground_of, lettering_of, pieces_of
from fenedit.diagram.shapes import Shape, shapes_above, shapes_below
from fenedit.diagram.sheet.book import Book
from fenedit.diagram.sheet.fitted_text import ISOLATES, side_by_side
from fenedit.diagram.sheet.grid import grid_of
from fenedit.diagram.sheet.layout import ENGLISH_TEXTS, PageTexts, SheetEntry, SheetStyle
from fenedit.diagram.sheet.pages import asked_lines, names_above, spoken_words
from fenedit.diagram.sheet.solutions import heading_of, solution_lines
from fenedit.notation.position import EMPTY, PIECES, WHITE, Piece
from fenedit.notation.puzzle import SolutionMove


class HtmlBook(Book):
    """A page with the diagrams of a sheet, and their solutions behind buttons.

    Args:
        sheet: the layout in print; without solutions the pieces cannot be moved.
        style: the look of each diagram; its size and margin are ignored. Colours for print are used
            on paper only.
        texts: the words of the page.
        elements: returns shapes as SVG elements, given a font and the beginning of references.
        drawings: returns definitions of the drawings of pieces.
    """

    def __init__(
        self,
        sheet: SheetStyle,
        style: DiagramStyle,
        texts: PageTexts = ENGLISH_TEXTS,
        *,
        elements: Callable[[Iterable[Shape], str, str], Iterator[str]],
        drawings: Callable[[Iterable[Piece]], str],
    ) -> None:
        super().__init__(sheet, style, texts)
        self._elements, self._drawings = elements, drawings
        colours = on_screen(style.scheme)
        self._on_screen = replace(style.bare, scheme=colours)
        self._articles: list[str] = []
        self._answers: list[str] = []
        self._puzzles: dict[str, object] = {}
        self._kinds = set(PIECES)

    def add(self, entry: SheetEntry) -> None:
        caption, diagram, sheet = entry.caption, entry.diagram, self._sheet
        self._kinds |= {*diagram.placement} - {EMPTY}
        name = f"puzzle-{len(self._articles) + 1}"
        number = f"<b>{_text(sheet.numbered(caption.number))}</b> "
        parts: list[str] = []
        if sheet.above != "none":
            title, source = names_above(caption, sheet)
            parts.append(f"<h2>{number}{_text(title)}</h2>")
            parts += [f'<p class="source">{_text(source)}</p>'] if source else []
        parts.append(self._board(diagram))
        asked, *more = map(_text, asked_lines(entry, sheet, self._style))
        count = f'<span class="count">{caption.pieces}</span>' if sheet.count else ""
        if asked or count:
            parts.append(f'<p class="asked"><span>{asked}</span>{count}</p>')
        parts += [f"<p>{each}</p>" for each in more]
        parts += ['<p class="answer-line"></p>'] * sheet.answer_lines
        if sheet.solved and caption.is_answered:
            solution = "".join(
                f'<p class="d{depth}">{_text(line)}</p>'
                for depth, line in solution_lines(caption, sheet, self._texts)
            )
            details = ""
            if caption.solution.strip():
                words = _text(self._texts.practice["solution"])
                details = f"<details><summary>{words}</summary>{solution}</details>"
            if details or entry.moves:
                # The script puts a button there.
                parts.append(f'<div class="below">{details}</div>')
            heading = _text(side_by_side(heading_of(caption, sheet)))
            self._answers.append(f"<h3>{number}{heading}</h3>{solution}")
            if entry.moves:
                moves = [*map(_for_script, entry.moves)]
                mover = self._texts.movers[diagram.side_to_move != WHITE]
                is_said = mover in caption.stipulation and sheet.stipulation
                self._puzzles[name] = {
                    "turn": self._texts.practice["yours"] if is_said else f"{mover}.",
                    "flipped": diagram.flipped,
                    "board": diagram.placement,
                    "moves": moves,
                }
        self._articles.append(f'<article id="{name}">{"".join(parts)}</article>\n')

    def write(self) -> bytes:
        sheet, texts, words = self._sheet, self._texts, self._texts.practice
        title = texts.titled(sheet)
        frame = frame_of(self._style.bare)
        # Practice pages have no QR codes.
        grid = grid_of(replace(sheet, solutions="none", link=""), frame)
        places, columns, block = grid.places, grid.columns, grid.block
        across = places[1].left - places[0].end if columns > 1 else 0.0
        down = places[columns].top - places[0].top - block.height if grid.rows > 1 else 0.0
        print_sizes = {
            "column": places[0].end - places[0].left,
            "across": across,
            "down": 0.8 * down,
            # Lines in browsers are higher than ours, and the last row must stay on the page.
            "board": 0.94 * frame.width * block.scale,
            "step": block.answer_step,
        }
        held = "landscape" if sheet.landscape else "portrait"
        family = self._on_screen.font.translate(dict.fromkeys(map(ord, '\\"<>{};\n')))
        css = (
            resource("practice/page.css").read_text(encoding="utf-8")
            + f":root{{--least:{min(30, 60 / columns):.4g}rem;--columns:{columns};"
            + "".join(f"--{name}:{points:.4g}pt;" for name, points in print_sizes.items())
            + f"}}@page{{size:{sheet.paper} {held};margin:{sheet.margin:g}mm}}"
            + "".join(f".d{depth}{{padding-inline-start:{depth}.2em}}" for depth in range(1, 9))
            + (f'body{{font-family:"{family}",sans-serif!important}}' if family else "")
        )
        rule = f"default-src 'none'; style-src {_hash(css)}"
        script = ""
        if self._puzzles:
            code = resource("practice/page.js").read_text(encoding="utf-8")
            rule += f"; script-src {_hash(code)}"
            # "</script>" must not occur in the data.
            data = json.dumps({"words": words, "puzzles": self._puzzles}).replace("<", "\\u003c")
            script = f'<script type="application/json" id="practice">{data}</script>\n'
            script += f"<script>{code}</script>\n"
        parts = [
            f'<!DOCTYPE html>\n<html lang="{escape(texts.language)}">\n<head>\n'
            '<meta charset="utf-8">\n'
            f'<meta http-equiv="Content-Security-Policy" content="{rule}">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escaped(title) or 'Chess diagrams'}</title>\n"
            f"<style>{css}</style>\n</head>\n<body>\n",
            self._definitions(),
            f"<h1>{_text(title)}</h1>\n" if title else "",
        ]
        if self._puzzles:
            parts.append(f'<p class="how" hidden>{_text(words["how"])}</p>\n')
            parts.append('<p class="score" aria-live="polite"></p>\n')
        if self._answers:
            parts.append(
                '<input class="tick" type="checkbox" id="print-solutions"> '
                f'<label class="tick" for="print-solutions">{_text(words["print"])}</label>\n'
            )
        parts.append("<main>\n")
        name_line = ""
        if sheet.name_line:
            name, date = map(_text, texts.name_and_date)
            name_line = f'<p class="name">{name}<span></span>{date}<span></span></p>\n'
        for start in range(0, len(self._articles), sheet.per_page):
            page = "".join(self._articles[start : start + sheet.per_page])
            parts.append(f'<section class="page">\n{name_line}{page}</section>\n')
        parts.append("</main>\n")
        if self._answers:
            heading = f"<h2>{_text(texts.solutions)}</h2>\n"
            answers = "\n".join(self._answers)
            parts.append(f'<section class="answers">\n{heading}{answers}\n</section>\n')
        footer = texts.filled(sheet.footer, "")
        parts += [f"<footer>{_text(footer)}</footer>\n"] if footer else []
        return "".join([*parts, script, "</body>\n</html>\n"]).encode()

    def _definitions(self) -> str:
        """Return the drawings to which the boards refer."""
        grounds = {"ground": self._on_screen, "print-ground": self._style}
        drawn = "".join(
            f'<g id="{name}{"-flipped" * flipped}">'
            f"{self._drawn(ground_of(style, colours))}"
            f"{self._drawn(lettering_of(style, colours, flipped))}</g>"
            for name, style in grounds.items()
            for colours in (scheme(style.scheme),)
            for flipped in (False, True)
        )
        return f'<svg id="definitions">{self._drawings(self._kinds)}<defs>{drawn}</defs></svg>\n'

    def _board(self, diagram: Diagram) -> str:
        """Return a diagram as an SVG element, described in words."""
        frame, flipped = frame_of(self._on_screen), diagram.flipped
        below: Sequence[Shape] = ()
        above: Sequence[Shape] = ()
        if self._on_screen.show_marks:
            marks = diagram.marks
            below = shapes_below(marks, flipped)
            above = shapes_above(marks, diagram.placement, flipped)
        box = " ".join(
            f"{round(100 * each, 2):g}"
            for each in (-frame.left, -frame.top, frame.width, frame.height)
        )
        side = "-flipped" * flipped
        words = escaped(f"{spoken_words(diagram, self._texts)}. {diagram.fen}")
        return (
            f'<svg class="board" viewBox="{box}" role="img" aria-label="{words}" '
            f'data-fen="{escaped(diagram.fen)}">'
            f'<use class="on-screen" href="#ground{side}"/>'
            f'<use class="on-paper" href="#print-ground{side}"/>'
            f'<g class="marks">{self._drawn(below)}</g><g class="marked"></g>'
            f'<g class="pieces">{self._drawn(pieces_of(diagram.placement, flipped))}</g>'
            f'<g class="marks">{self._drawn(above)}</g></svg>'
        )

    def _drawn(self, shapes: Iterable[Shape]) -> str:
        return "".join(self._elements(shapes, self._on_screen.font, 'href="#'))


def escaped(text: str) -> str:
    """Return a text for HTML tags and attributes; unprintable characters become spaces."""
    return escape("".join(each if each.isprintable() or each in ISOLATES else " " for each in text))


def _text(text: str) -> str:
    """Return a text between tags, in its own direction of reading."""
    return f"<bdi>{escaped(text)}</bdi>" if text else ""


def _for_script(move: SolutionMove) -> dict[str, object]:
    return move._asdict() | {"following": [*map(_for_script, move.following)]}


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"

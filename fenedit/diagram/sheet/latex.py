r"""Writes sheets as LaTeX: a document that compiles and can be continued by hand.

Some options of a sheet are ignored: words are in the fonts of LaTeX, pieces in the font skaknew,
coordinates outside. A page ends when it is full; with lines for names or solutions upside down, it
also ends after `per_page` problems.
"""

import re
from collections import Counter
from math import ceil, floor
from string import Template

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import HATCHED, POINTS_A_MM, DiagramStyle, scheme
from fenedit.diagram.picture import Frame, frame_of
from fenedit.diagram.sheet.book import Book
from fenedit.diagram.sheet.grid import (
    CODE_SIDE,
    FOOT_FONT,
    LINE,
    LINK_SIDE,
    QUIET,
    Grid,
    Lines,
    grid_of,
    usual_lines,
)
from fenedit.diagram.sheet.layout import ENGLISH_TEXTS, PageTexts, SheetEntry, SheetStyle
from fenedit.diagram.sheet.pages import OUTLIER_SHARE, names_above, shows_mover
from fenedit.diagram.sheet.solutions import foot_about, heading_of, solution_lines
from fenedit.notation.fairy import is_orthodox
from fenedit.notation.marks import NO_MARKS
from fenedit.notation.position import WHITE
from fenedit.notation.puzzle import Caption, mended
from fenedit.notation.spellings.latex import escaped, lettered, marked

_PREAMBLE = Template(r"""% !TeX program = lualatex
% For LuaLaTeX and XeLaTeX; pdfLaTeX takes it where the encoding T1 has all letters.
% Needs the packages chessboard and skaknew; with XeLaTeX also pst-node.
\documentclass[10pt,$sides]{book}
\usepackage[$geometry]{geometry}
\usepackage{iftex}
\iftutex
  \usepackage[LSBC5,TU]{fontenc}
  \usepackage{fontspec}
\else
  \usepackage[LSBC5,T1]{fontenc}
  \usepackage{lmodern}
\fi
$fonts\usepackage{fancyhdr}
\usepackage{chessboard}
\usepackage{graphicx}

% Headers and footers
\pagestyle{fancy}
\fancypagestyle{plain}{}
\fancyhf{}
\fancyhead[L]{$header}
\fancyfoot[$inner]{$footer}
\fancyfoot[$outer]{$page}
\renewcommand{\headrulewidth}{$rule}

% Diagrams: their size, their number in a row, and the gaps between them
\newlength{\boardwidth}\setlength{\boardwidth}{$board}
\newlength{\problemwidth}\setlength{\problemwidth}{$problem}
\newcommand{\perrow}{$columns}
\newlength{\columngap}\setlength{\columngap}{$column_gap}
\newlength{\rowgap}\setlength{\rowgap}{$row_gap}
\setchessboard{boardfontsize=.125\boardwidth, showmover=false, margin=false, $labels}
$colours\newcommand{\problemfont}{\fontsize{$font}{$line}\selectfont}
\newcommand{\whitetomove}{{\setlength{\fboxsep}{0pt}\fbox{\phantom{\rule{.55em}{.55em}}}}\enspace}
\newcommand{\blacktomove}{\rule{.65em}{.65em}\enspace}
\newcommand{\answerline}{\par\vspace{$step}\hrule}

% \problem{number}{name}{source}{options of \chessboard}{stipulation}{count of pieces}$link
\newsavebox{\problembox}
\newcommand{\problem}[$arguments]{\sbox{\problembox}{%
  \begin{minipage}[t]{\problemwidth}\problemfont
    $above\noindent\makebox[\boardwidth][r]{\chessboard[#4]}$beside\par\nointerlineskip\vspace{.3em}%
    \noindent$below\par$answers
  \end{minipage}}\addtorow}
\newcommand{\ifnotempty}[2]{\if\relax\detokenize{#1}\relax\else#2\fi}

% Problems between \begin{problems} and \end{problems} are set in rows
\newsavebox{\rowbox}
\newcounter{inrow}
\newenvironment{problems}{\setlength{\parskip}{0pt}}{\finishrow}
\newcommand{\addtorow}{%
  \global\setbox\rowbox=\hbox{%
    \unhbox\rowbox\ifnum\value{inrow}>0 \hspace{\columngap}\fi\box\problembox}%
  \stepcounter{inrow}\ifnum\value{inrow}<\perrow\else\finishrow\fi\ignorespaces}
% \nameline{name}{date} begins a page of a handout
\newcommand{\nameline}[2]{\noindent\problemfont#1\enspace\hrulefill\hspace{2em}#2\enspace
  \makebox[.3\linewidth]{\hrulefill}\par\vspace{5mm}}
% \upsidedown{solutions} ends a page
\newcommand{\upsidedown}[1]{\finishrow\par\vfill\noindent
  \rotatebox{180}{\parbox{\linewidth}{\fontsize{$foot}{$foot_line}\selectfont\raggedright #1}}%
  \clearpage}
\newcommand{\finishrow}{\ifnum\value{inrow}>0
  \par\noindent\makebox[\linewidth][$align]{\box\rowbox}\par\vspace{\rowgap}\setcounter{inrow}{0}\fi}

% \solution{number}{names}, then each line after \play, or \play[1] and so on for deeper lines
\newenvironment{solutions}
  {\problemfont\raggedright\setlength{\leftskip}{$number}\clubpenalty10000 \widowpenalty10000 }
  {\par}
\newcommand{\solution}[2]{\par\addvspace{.5\baselineskip}\noindent
  \makebox[0pt][r]{\textbf{#1}\enspace}#2\par\nobreak}
\newcommand{\play}[1][0]{\par\noindent\hangindent#1em \advance\hangindent1em \hspace*{#1em}}

\begin{document}
\flushbottom
\setcounter{page}{$first}
""")
_LETTER = 0.5
"""The approximate width of a letter, in font sizes."""
_OTHER_LETTERS = re.compile("[\u0370-\u1dff\u1f00-\u1fff\u2c00-\u2dff\u2e80-\U0010ffff]")
"""Characters that the usual fonts of LaTeX lack."""
_IN_NO_FONT = re.compile(
    "[\u0530-\u1c7f\u1c90-\u1cff\u2c00-\u2c5f\u2c80-\u2ddf\u2e80-\ua63f\ua6a0-\ua71f\ua800-\uab2f"
    "\uab70-\ufaff\ufb07-\ufdff\ufe30-\uffff\U00010000-\U0010ffff]"
)
"""Neither Latin, Greek nor Cyrillic: the first font for other letters may lack these, too."""
_OTHER_FONTS = r"""% A font for letters that are not Latin: the first that is installed
\iftutex
  \IfFontExistsTF{cmunrm.otf}
    {\setmainfont{cmun}[Extension=.otf, UprightFont=*rm, BoldFont=*bx, ItalicFont=*ti]}
    {\IfFontExistsTF{Times New Roman}{\setmainfont{Times New Roman}}{\setmainfont{DejaVu Serif}}}
\fi
"""


class LatexBook(Book):
    """A document with the diagrams of a sheet, and their solutions as its last chapter."""

    def __init__(
        self, sheet: SheetStyle, style: DiagramStyle, texts: PageTexts = ENGLISH_TEXTS
    ) -> None:
        super().__init__(sheet, style, texts)
        self._problems: list[str] = []
        self._captions: list[Caption] = []
        self._solutions: list[str] = []
        self._headings: Counter[tuple[int, int]] = Counter()
        self._is_solved = False
        self._last = 0

    def add(self, entry: SheetEntry) -> None:
        caption, diagram, sheet = entry.caption, entry.diagram, self._sheet
        name, source = map(_text, names_above(caption, sheet))
        number = "" if sheet.above == "none" else _text(sheet.numbered(caption.number))
        self._headings[len(f"{number} {name}"), len(source)] += 1
        turned = "inverse, " if diagram.flipped else ""
        marks = diagram.marks if self._style.show_marks else NO_MARKS
        fen, placement = diagram.fen, diagram.placement
        if not is_orthodox(placement):
            fen, placement, marks = lettered(fen, placement, marks)
        board = f"{turned}setfen={fen}{marked(placement, marks)}"
        sign = ""
        if shows_mover(caption, sheet, self._style):
            sign = r"\whitetomove " if diagram.side_to_move == WHITE else r"\blacktomove "
        asked = sign + (_text(caption.stipulation) if sheet.stipulation else "")
        more = "".join(rf"\newline {_text(text)}" for text in caption.more if sheet.stipulation)
        count = _text(caption.pieces) if sheet.count else ""
        link = f"{{{escaped(entry.link)}}}" if sheet.link else ""
        self._problems.append(
            f"\\problem{{{number}}}{{{name}}}{{{source}}}\n"
            f"  {{{board}}}\n  {{{asked}{more}}}{{{count}}}{link}\n\n"
        )
        self._captions.append(caption)
        if sheet.solutions == "page" and caption.is_answered:
            self._solutions.append(self._solution(caption))
            self._is_solved |= bool(caption.solution)
        self._last = caption.number

    def write(self) -> bytes:
        is_foot, parts = self._sheet.solutions == "foot", ["\\begin{problems}\n\n"]
        is_paged = is_foot or self._sheet.name_line
        step = self._sheet.per_page if is_paged else max(1, len(self._problems))
        for start in range(0, len(self._problems), step):
            if self._sheet.name_line:
                parts.append(
                    "\\nameline{{{}}}{{{}}}\n\n".format(*map(_text, self._texts.name_and_date))
                )
            parts += self._problems[start : start + step]
            if is_foot:
                solved = foot_about(self._captions[start : start + step], self._sheet)
                parts.append(f"\\upsidedown{{{_text(solved)}}}\n\n")
            elif is_paged:
                parts.append("\\finishrow\\clearpage\n\n")
        parts.append("\\end{problems}\n")
        if self._is_solved:
            heading = _text(self._texts.solutions)
            parts.append(f"\n\\twocolumn\n\\chapter*{{{heading}}}\n\n\\begin{{solutions}}\n\n")
            parts += [*self._solutions, "\\end{solutions}\n"]
        parts.append("\n\\end{document}\n")
        body = "".join(parts)
        return (self._preamble(body) + body).encode()

    def _solution(self, caption: Caption) -> str:
        lines = solution_lines(caption, self._sheet, self._texts)
        names = ", ".join(heading_of(caption, self._sheet)) or lines.pop(0)[1]
        number = _text(self._sheet.numbered(caption.number))
        text = f"\\solution{{{number}}}{{{_text(names)}}}\n"
        for depth, line in lines:
            moves = _text(line).replace("/", r"/\allowbreak{}")
            # A text without a move heads those below it.
            heads = "" if any(each.isdigit() for each in line) else r"\par\nobreak"
            text += f"\\play{f'[{depth}]' if depth else ''} {moves}{heads}\n"
        return f"{text}\n"

    def _grid_below_headings(self, frame: Frame, usual: Grid) -> Grid:
        """Return the grid with room above each board for about the longest heading.

        Headings far longer than most are ignored: their page ends earlier.
        """
        block = usual.block
        room = 8 * block.scale / (_LETTER * block.font)
        needed = sorted(
            sum(ceil(each / room) for each in lengths) for lengths in self._headings.elements()
        ) or [0]
        above, below = usual_lines(self._sheet)

        def with_lines(count: int) -> Grid:
            lines = Lines(max(above + bool(above), count), below)
            return grid_of(self._sheet, frame, (lines,) * usual.rows)

        least = OUTLIER_SHARE * with_lines(needed[(len(needed) - 1) // 2]).block.scale
        grids = map(with_lines, reversed(needed))
        return next(grid for grid in grids if grid.block.scale >= least)

    def _preamble(self, body: str) -> str:
        sheet, texts = self._sheet, self._texts
        style = self._style.bare
        frame = frame_of(style)
        usual = grid_of(sheet, frame)
        # The gap between rows can grow if nothing needs the room for the longest heading.
        tight = self._grid_below_headings(frame, usual)
        grid = min(usual, tight, key=lambda each: each.block.scale)
        block, places = grid.block, grid.places
        board = 8 * block.scale
        problem = board + block.code
        column_gap = places[1].left - places[0].left - problem if grid.columns > 1 else 0.0
        most, least = _gap_below(grid), _gap_below(tight)
        header, footer = (_edge(texts, text) for text in (sheet.header, sheet.footer))
        width = problem * grid.columns + column_gap * (grid.columns - 1)
        text = body + header + footer
        self.lacking = set(_IN_NO_FONT.findall(text))
        below = _BELOW
        if sheet.link:
            below = _BELOW_BESIDE if block.code else _BELOW_WITH_CODE
        labels = "label=false"
        if style.coordinates is not Coordinates.NONE:
            labels = (
                r"marginleft, marginbottom, marginwidth=.05\boardwidth, "
                r"labelfontsize=.045\boardwidth"
            )
        return _PREAMBLE.substitute(
            geometry=_geometry(sheet, width if grid.columns > 1 else 0.0),
            fonts=(_OTHER_FONTS if _OTHER_LETTERS.search(text) else "")
            + "\\usepackage{qrcode}\n" * bool(sheet.link),
            header=rf"\bfseries {header}" if header else "",
            footer=footer,
            sides="twoside,openany" if sheet.binding else "oneside",
            inner="LO,RE" if sheet.binding else "L",
            outer="RO,LE" if sheet.binding else "R",
            first=sheet.first_page,
            page=r"\thepage" if sheet.page_numbers else "",
            rule="0.4pt" if header else "0pt",
            board=_mm(board),
            problem=_mm(problem),
            columns=grid.columns,
            align="l" if grid.columns > 1 else "c",
            column_gap=_mm(column_gap),
            row_gap=f"{_mm(least)} plus {_mm(max(0.0, most - least))}",
            labels=labels,
            colours=_colours(style),
            font=f"{block.font:.3g}",
            line=f"{LINE * block.font:.3g}",
            step=_mm(block.answer_step),
            foot=f"{FOOT_FONT:g}",
            foot_line=f"{LINE * FOOT_FONT:g}",
            above="" if sheet.above == "none" else _ABOVE,
            beside=_CODE_BESIDE if block.code else "",
            below=below,
            link="{link}" if sheet.link else "",
            arguments=7 if sheet.link else 6,
            answers=r"\answerline" * sheet.answer_lines,
            number=f"{0.5 * max(2, len(sheet.numbered(self._last))) + 0.6:.1f}em",
        )


_ABOVE = r"""\parbox[b]{\linewidth}{\raggedright
      \textbf{#1}\enspace#2\strut\ifnotempty{#3}{\\\textit{#3}\strut}}\par\nointerlineskip\vspace{.3em}%
    """

_BELOW = r"""\strut#5\unskip\nobreak\hfill\penalty50\hskip1em\hbox{}\nobreak\hfill\mbox{#6}%
    \rightskip=0pt plus 1fil\parfillskip=0pt"""


def _mm(points: float) -> str:
    """Return a length in millimetres, rounded down to 0.1."""
    return f"{floor(10 * points / POINTS_A_MM) / 10:g}mm"


_CODE = rf"\qrcode[height={_mm(CODE_SIDE)}]{{#7}}"
_CODE_BESIDE = rf"\ifnotempty{{#7}}{{\hfill\raisebox{{\depth}}{{{_CODE}}}}}"
_BELOW_BESIDE = rf"\parbox[t]{{\boardwidth}}{{{_BELOW}}}"
_BELOW_WITH_CODE = rf"""\parbox[t]{{\dimexpr\linewidth-{_mm(LINK_SIDE)}}}{{{_BELOW}}}%
    \ifnotempty{{#7}}{{\hfill\raisebox{{\dimexpr1.19em-{_mm(QUIET)}-\height}}{{{_CODE}}}}}"""


def _gap_below(grid: Grid) -> float:
    """Return the gap between rows, less what LaTeX adds to the height of rows."""
    font = grid.block.font
    if grid.rows == 1:
        return font
    gap = grid.places[grid.columns].top - grid.places[0].top - grid.block.height
    # A row is 0.62 font sizes higher than on a page of ours.
    return max(0.0, gap - 0.62 * font * grid.rows / (grid.rows - 1))


def _text(text: str) -> str:
    return escaped(mended(text)).strip()


def _edge(texts: PageTexts, text: str) -> str:
    """Return a header or footer."""
    filled = _text(texts.filled(text, "{page}"))
    return filled.replace(escaped("{page}"), r"\thepage{}")


def _geometry(sheet: SheetStyle, width: float) -> str:
    """Return the options of the package, for a text of some width; 0 if margins decide."""
    options = [f"{sheet.paper.lower()}paper", *["landscape"] * sheet.landscape]
    if width:
        options.append(f"vmargin={sheet.margin:g}mm, textwidth={_mm(width)}, hcentering")
    else:
        options.append(f"margin={sheet.margin:g}mm")
    if sheet.binding:
        options.append(f"bindingoffset={sheet.binding:g}mm")
    if sheet.header.strip():
        options.append("includehead, headheight=14bp, headsep=14bp")
    if sheet.footer.strip() or sheet.page_numbers:
        options.append("includefoot, footskip=30bp")
    return ", ".join(options)


def _colours(style: DiagramStyle) -> str:
    """Return commands for the colours of squares; hatching is part of the font."""
    colours = scheme(style.scheme)
    if colours.name == HATCHED.name:
        return ""
    defined = "".join(
        f"\\definecolor{{{name}}}{{HTML}}{{{colour[1:].upper()}}}\n"
        for name, colour in (("light", colours.light_square), ("dark", colours.dark_square))
    )
    fill = "color=light, colorwhitebackfields, color=dark, colorblackbackfields"
    return f"{defined}\\setchessboard{{boardfontencoding=LSBC5, {fill}}}\n"

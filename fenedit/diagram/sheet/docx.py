"""Writes sheets as DOCX: a document to edit in Word or LibreOffice.

Diagrams are pictures in a table, with words above and below as text. Solutions are always on pages
of their own.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from fenedit.diagram.description import POINTS_A_MM, Diagram, DiagramStyle
from fenedit.diagram.picture import frame_of
from fenedit.diagram.sheet.book import Book
from fenedit.diagram.sheet.fitted_text import ISOLATES, side_by_side
from fenedit.diagram.sheet.grid import (
    ABOVE_GAP,
    CODE_SIDE,
    FOOTER_SIZE,
    HEADER_SIZE,
    LINE,
    NAME_ROOM,
    QUIET,
    area_of,
    edges_of,
    grid_of,
    usual_lines,
)
from fenedit.diagram.sheet.layout import ENGLISH_TEXTS, PageTexts, SheetEntry, SheetStyle
from fenedit.diagram.sheet.pages import asked_lines, names_above, spoken_words
from fenedit.diagram.sheet.qr import qr_picture
from fenedit.diagram.sheet.solutions import heading_of, solution_lines
from fenedit.notation.puzzle import Caption

DPI = 300
"""Dots per inch of the pictures."""
_LOWER = 0.04
"""The share of a board's height that each row saves: lines in word processors are a little higher
than ours, and the last row must stay on the page."""
_LEAST_SCALE = 0.5
"""How small boards may become for words beside the usual size; then the page overflows."""
_LEAST_GAP = 4.0
"""Least gap between two rows in points."""
_AIR = 0.3
"""Gap between a board and the words below it, in font sizes."""
_INDENT = 10.0
_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml"
_RELATED = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_DRAWING = "http://schemas.openxmlformats.org/drawingml/2006"
_SPACES = (
    'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" '
    f'xmlns:r="{_RELATED}" xmlns:a="{_DRAWING}/main" xmlns:pic="{_DRAWING}/picture" '
    f'xmlns:wp="{_DRAWING}/wordprocessingDrawing"'
)
_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_LINE_BELOW = '<w:pBdr><w:bottom w:val="single" w:sz="4" w:space="1" w:color="auto"/></w:pBdr>'
# Paragraphs with the same borders share one line below, so they need lines between them, too.
_ANSWER_LINE = _LINE_BELOW.replace("</w:pBdr>", _LINE_BELOW[8:].replace("bottom", "between"))


class DocxBook(Book):
    """A document with the diagrams of a sheet, and their solutions as its last pages.

    Args:
        sheet: the layout.
        style: the look of each diagram; its size and margin do not count.
        texts: the words of headers and footers.
        draw: returns a diagram in a style as a PNG.
    """

    def __init__(
        self,
        sheet: SheetStyle,
        style: DiagramStyle,
        texts: PageTexts = ENGLISH_TEXTS,
        *,
        draw: Callable[[Diagram, DiagramStyle], bytes],
    ) -> None:
        super().__init__(sheet, style, texts)
        frame = frame_of(style.bare)
        self._edges = edges_of(sheet, frame)
        self._draw = draw
        self._area = area_of(replace(sheet, name_line=False, solutions="none"))
        self._grid = grid = grid_of(replace(sheet, solutions="none"), frame)
        self._font = grid.block.font
        height, places = frame.height * grid.block.scale, grid.places
        # Save at the gap between rows first, so that boards keep their width.
        saved, self._gap = _LOWER * height + _AIR * self._font, 0.0
        if grid.rows > 1:
            gap = places[grid.columns].top - places[0].top - grid.block.height
            a_row = (grid.rows - 1) / grid.rows
            self._gap = max(min(gap, _LEAST_GAP), gap - saved / a_row)
            saved -= (gap - self._gap) * a_row
        height -= saved
        width = height * frame.width / frame.height
        self._size = width, height
        pixels = round(width / 72 * DPI)
        self._of_pictures = replace(style.bare, size=pixels, background="#ffffff")
        self._pictures: list[bytes] = []
        self._entries: list[SheetEntry] = []
        self._solutions: list[str] = []
        self._is_solved = False

    def add(self, entry: SheetEntry) -> None:
        self._entries.append(entry)
        caption = entry.caption
        if self._sheet.solved and caption.is_answered:
            self._solutions += self._solution(caption)
            self._is_solved |= bool(caption.solution)

    def _size_on(self, entries: Sequence[SheetEntry]) -> tuple[float, float]:
        """Return the size of the diagrams of a page: smaller if some have more lines around."""
        columns, usual = self._grid.columns, sum(usual_lines(self._sheet))
        rows = [entries[at : at + columns] for at in range(0, len(entries), columns)]
        more = sum(max(0, max(map(self._lines_around, row)) - usual) for row in rows)
        width, height = self._size
        scale = max(_LEAST_SCALE, 1 - more * LINE * self._font / self._grid.rows / height)
        return width * scale, height * scale

    def _lines_around(self, entry: SheetEntry) -> int:
        sheet = self._sheet
        asked, *more = asked_lines(entry, sheet, self._style)
        above = 0 if sheet.above == "none" else 1 + bool(names_above(entry.caption, sheet)[1])
        return above + bool(asked or sheet.count) + len(more)

    def _cell(self, entry: SheetEntry, number: int, size: tuple[float, float]) -> str:
        """Return a diagram of a page, counted from 0, with the words around it."""
        caption, diagram, sheet = entry.caption, entry.diagram, self._sheet
        row, column = divmod(number, self._grid.columns)
        lines: list[str] = []
        if sheet.above != "none":
            name, source = names_above(caption, sheet)
            numbered = _run(sheet.numbered(caption.number), bold=True)
            lines.append(self._line(f"{numbered}{_run(f'  {name}')}"))
            lines += [self._line(_run(source, italic=True))] if source else []
        # The paragraph of the picture has a tiny font, so nothing reaches below the picture.
        apart = f'<w:spacing w:before="{_twips(ABOVE_GAP * self._font)}"/><w:rPr>{_TINY}</w:rPr>'
        picture = self._draw(diagram, self._of_pictures)
        board = self._image(picture, *size, spoken_words(diagram, self._texts))
        code = beside = ""
        if entry.link:
            code = _TAB + self._image(
                qr_picture(entry.link, "png"), CODE_SIDE, CODE_SIDE, entry.link
            )
        if self._grid.block.code:
            board, code = board + code, ""
            stop = _twips(size[0] + QUIET)
            beside = f'<w:tabs><w:tab w:val="left" w:pos="{stop}"/></w:tabs>'
        lines.append(_paragraph(board, f"<w:keepNext/>{beside}{apart}"))
        asked, *more = asked_lines(entry, sheet, self._style)
        end = f'<w:tabs><w:tab w:val="right" w:pos="{_twips(size[0])}"/></w:tabs>'
        count = _TAB + _run(caption.pieces) if sheet.count else ""
        if code:
            words = "   ".join(filter(None, (asked, caption.pieces if sheet.count else "")))
            kept = f'<w:pStyle w:val="Diagram"/><w:keepNext/>{end}'
            # Words are beside the top of the code.
            kept += f'<w:spacing w:before="{_twips(QUIET)}" w:after="0"/>'
            kept += '<w:textAlignment w:val="top"/>'
            lines.append(_paragraph(f"{_run(words)}{code}", kept))
        elif asked or count:
            lines.append(self._line(_run(asked) + count, end, _AIR * self._font))
        lines += [self._line(_run(text)) for text in more]
        for _ in range(sheet.answer_lines):
            step = _spacing(self._grid.block.answer_step)
            lines.append(_paragraph("", f"{_ANSWER_LINE}{step}"))
        gap = self._gap if row else 0.0
        width, first = self._widths[column], self._grid.places[0]
        free = max(0, width - _twips(first.end - first.left))
        return (
            f'<w:tc><w:tcPr><w:tcW w:w="{width}" w:type="dxa"/><w:tcMar>'
            f'<w:top w:w="{_twips(gap)}" w:type="dxa"/><w:right w:w="{free}" w:type="dxa"/>'
            f'</w:tcMar><w:vAlign w:val="bottom"/></w:tcPr>{"".join(lines)}</w:tc>'
        )

    def write(self) -> bytes:
        columns, widths = self._grid.columns, self._widths
        cells: list[str] = []
        most = columns * self._grid.rows
        for start in range(0, len(self._entries), most):
            page = self._entries[start : start + most]
            size = self._size_on(page)
            cells += [self._cell(each, number, size) for number, each in enumerate(page)]
        rows = [cells[at : at + columns] for at in range(0, len(cells), columns)]
        rows = [row + [_EMPTY_CELL] * (columns - len(row)) for row in rows]
        grid = "".join(f'<w:gridCol w:w="{width}"/>' for width in widths)
        head = (
            f'<w:tbl><w:tblPr><w:tblW w:w="{sum(widths)}" w:type="dxa"/><w:jc w:val="center"/>'
            '<w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="0" w:type="dxa"/>'
            '<w:right w:w="0" w:type="dxa"/></w:tblCellMar></w:tblPr>'
            f"<w:tblGrid>{grid}</w:tblGrid>{self._name_line() if self._sheet.name_line else ''}"
        )
        whole = [f"<w:tr><w:trPr><w:cantSplit/></w:trPr>{''.join(row)}</w:tr>" for row in rows]
        pages = range(0, len(whole), self._grid.rows)
        tables = [f"{head}{''.join(whole[at : at + self._grid.rows])}</w:tbl>" for at in pages]
        table = _paragraph("", f"<w:pageBreakBefore/>{_spacing(1)}").join(tables)
        end = _spacing(1)
        if self._is_solved:
            heading = f'<w:pStyle w:val="Heading1"/>{self._section("nextPage")}'
            solutions = _paragraph(_run(self._texts.solutions), heading) + "".join(self._solutions)
            table += _paragraph("", end + self._section()) + solutions
            # Columns are balanced before a section on the same page.
            table += _paragraph("", end + self._section("continuous", 2)) + _paragraph("", end)
            table += self._section("continuous")
        else:
            table += _paragraph("", end) + self._section()
        document = f"<w:document {_SPACES}><w:body>{table}</w:body></w:document>"
        target = BytesIO()
        with ZipFile(target, "w", ZIP_DEFLATED) as file:
            for name, text in self._parts(document).items():
                # Without a time, so that the same sheet makes the same file.
                file.writestr(ZipInfo(name), (_HEAD + text).encode(), ZIP_DEFLATED)
            for number, picture in enumerate(self._pictures, 1):
                file.writestr(ZipInfo(f"word/media/{number}.png"), picture)
        return target.getvalue()

    @property
    def _widths(self) -> list[int]:
        """The widths of columns, each with the gap before the next board."""
        left, right = self._edges
        places, columns = self._grid.places, self._grid.columns
        pitch = places[1].left - places[0].left if columns > 1 else 0.0
        return [_twips(pitch)] * (columns - 1) + [_twips(right - left - (columns - 1) * pitch)]

    def _line(self, runs: str, more: str = "", before: float = 0.0) -> str:
        """Return a line of the words around a diagram, kept with the next paragraph."""
        kept = f'<w:pStyle w:val="Diagram"/><w:keepNext/>{more}'
        return _paragraph(runs, kept + _spacing(LINE * self._font, before))

    def _image(self, data: bytes, across: float, down: float, words: str) -> str:
        """Add a picture with a size in points; return it as a run."""
        self._pictures.append(data)
        number, words = len(self._pictures), _escaped(words)
        width, height = (round(each * 12700) for each in (across, down))
        named = f'id="{number}" name="{number}.png"'
        return (
            f"<w:r><w:rPr>{_TINY}</w:rPr><w:drawing>"
            '<wp:inline distT="0" distB="0" distL="0" distR="0">'
            f'<wp:extent cx="{width}" cy="{height}"/><wp:docPr {named} descr="{words}"/>'
            f'<a:graphic><a:graphicData uri="{_DRAWING}/picture"><pic:pic>'
            f'<pic:nvPicPr><pic:cNvPr {named} descr="{words}"/><pic:cNvPicPr/></pic:nvPicPr>'
            f'<pic:blipFill><a:blip r:embed="p{number}"/><a:stretch><a:fillRect/></a:stretch>'
            f'</pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="{width}" '
            f'cy="{height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>'
            "</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>"
        )

    def _name_line(self) -> str:
        """Return the first row of the table, which is repeated on each page."""
        name, date = self._texts.name_and_date
        whole = sum(self._widths)
        stops = "".join(
            f'<w:tab w:val="{kind}" w:pos="{round(place * whole)}"{leader}/>'
            for kind, place, leader in (
                ("left", 0.62, ' w:leader="underscore"'),
                ("left", 0.65, ""),
                ("right", 1.0, ' w:leader="underscore"'),
            )
        )
        runs = f"{_run(f'{name} ')}{_TAB}{_TAB}{_run(f'{date} ')}{_TAB}"
        line = _paragraph(runs, f"<w:tabs>{stops}</w:tabs>{_spacing(NAME_ROOM)}")
        span = f'<w:tcW w:w="{whole}" w:type="dxa"/><w:gridSpan w:val="{self._grid.columns}"/>'
        repeated = "<w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>"
        return f"<w:tr>{repeated}<w:tc><w:tcPr>{span}</w:tcPr>{line}</w:tc></w:tr>"

    def _solution(self, caption: Caption) -> list[str]:
        names = side_by_side(heading_of(caption, self._sheet))
        number = _run(f"{self._sheet.numbered(caption.number)}  ", bold=True)
        lines = solution_lines(caption, self._sheet, self._texts)
        named = _run(names, italic=True) or _run(lines.pop(0)[1])
        heading = f'<w:pStyle w:val="Solution"/>{"<w:keepNext/>" * bool(lines)}'
        heading += f'<w:spacing w:before="{_twips(5)}"/>'
        paragraphs = [_paragraph(number + named, heading)]
        for depth, line in lines:
            # A hanging indent.
            left = f'w:left="{_twips((depth + 2) * _INDENT)}"'
            indent = f'<w:ind {left} w:hanging="{_twips(_INDENT)}"/>'
            paragraphs.append(_paragraph(_run(line), f'<w:pStyle w:val="Solution"/>{indent}'))
        return paragraphs

    def _section(self, begins: str = "", columns: int = 1) -> str:
        """Return the properties of a section: paper, margins, columns, header and footer.

        The first section has the diagrams; `begins` says how another one begins.
        """
        sheet, area = self._sheet, self._area
        width, height = sheet.size
        margin = sheet.margin * POINTS_A_MM
        # Header and footer of the diagrams align with the boards.
        inner = margin + sheet.binding * POINTS_A_MM
        left, right = (inner, width - margin) if begins else self._edges
        held = ' w:orient="landscape"' if sheet.landscape else ""
        edges = {
            "top": area.top,
            "right": width - right,
            "bottom": height - area.top - area.height,
            "left": left,
            "header": margin,
            "footer": margin,
            "gutter": 0,
        }
        first = "" if begins else f'<w:pgNumType w:start="{sheet.first_page}"/>'
        margins = " ".join(f'w:{name}="{_twips(points)}"' for name, points in edges.items())
        return (
            '<w:sectPr><w:headerReference w:type="default" r:id="header"/>'
            '<w:headerReference w:type="even" r:id="header"/>'
            '<w:footerReference w:type="default" r:id="footer"/>'
            '<w:footerReference w:type="even" r:id="footer_even"/>'
            f'<w:type w:val="{begins or "nextPage"}"/>'
            f'<w:pgSz w:w="{_twips(width)}" w:h="{_twips(height)}"{held}/>'
            f"<w:pgMar {margins}/>{first}"
            f'<w:cols w:num="{columns}" w:space="{_twips(18)}"/></w:sectPr>'
        )

    def _parts(self, document: str) -> dict[str, str]:
        """Return the parts of the file by their names."""
        sheet, texts = self._sheet, self._texts
        header, footer = (
            texts.filled(text, "{page}").split("{page}") for text in (sheet.header, sheet.footer)
        )
        head = _PAGE.join(_run(text, bold=True, size=HEADER_SIZE) for text in header)
        # An empty line has the height of a text unless it is set.
        rule = _LINE_BELOW if any(header) else _spacing(1)
        foot = _PAGE.join(_run(text, size=FOOTER_SIZE) for text in footer)
        number = _PAGE if sheet.page_numbers else ""
        foot, even = f"{foot}{_TAB}{number}", f"{number}{_TAB}{foot}"
        width = self._edges[1] - self._edges[0]
        end = f'<w:tabs><w:tab w:val="right" w:pos="{_twips(width)}"/></w:tabs>'
        end += "" if any(footer) or number else _spacing(1)
        pictures = "".join(
            f'<Relationship Id="p{number}" Type="{_RELATED}/image" Target="media/{number}.png"/>'
            for number in range(1, len(self._pictures) + 1)
        )
        kinds = {"word/document": "document.main"} | {
            f"word/{name}": name.removesuffix("_even") for name in _PARTS
        }
        overrides = "".join(
            f'<Override PartName="/{part}.xml" ContentType="{_TYPE}.{kind}+xml"/>'
            for part, kind in kinds.items()
        )
        core = "application/vnd.openxmlformats-package.core-properties+xml"
        links = "".join(
            f'<Relationship Id="{name}" Type="{_RELATED}/{name.removesuffix("_even")}" '
            f'Target="{name}.xml"/>'
            for name in _PARTS
        )
        facing = "<w:mirrorMargins/><w:evenAndOddHeaders/>" if sheet.binding else ""
        relations = f'<Relationships xmlns="{_PACKAGE}/relationships">'
        title = _escaped(texts.titled(sheet))
        return {
            "[Content_Types].xml": (
                f'<Types xmlns="{_PACKAGE}/content-types"><Default Extension="rels" '
                'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
                '<Default Extension="png" ContentType="image/png"/>'
                f'{overrides}<Override PartName="/core.xml" ContentType="{core}"/></Types>'
            ),
            "_rels/.rels": (
                f'{relations}<Relationship Id="a" Type="{_RELATED}/officeDocument" '
                f'Target="word/document.xml"/><Relationship Id="b" Type="{_PACKAGE}/relationships/'
                'metadata/core-properties" Target="core.xml"/></Relationships>'
            ),
            "core.xml": (
                f'<cp:coreProperties xmlns:cp="{_PACKAGE}/metadata/core-properties" '
                'xmlns:dc="http://purl.org/dc/elements/1.1/">'
                f"<dc:title>{title}</dc:title><dc:language>{texts.language}</dc:language>"
                "</cp:coreProperties>"
            ),
            "word/_rels/document.xml.rels": f"{relations}{links}{pictures}</Relationships>",
            "word/styles.xml": _STYLES.format(
                spaces=_SPACES,
                font=_escaped(self._style.font or "Cambria"),
                language=texts.language,
                size=round(2 * self._font),
            ),
            "word/header.xml": f"<w:hdr {_SPACES}>{_paragraph(head, rule)}</w:hdr>",
            "word/footer.xml": f"<w:ftr {_SPACES}>{_paragraph(foot, end)}</w:ftr>",
            "word/footer_even.xml": f"<w:ftr {_SPACES}>{_paragraph(even, end)}</w:ftr>",
            "word/settings.xml": f"<w:settings {_SPACES}>{facing}</w:settings>",
            "word/document.xml": document,
        }


_PARTS = ("styles", "settings", "header", "footer", "footer_even")
_TAB = "<w:r><w:tab/></w:r>"
_PAGE = '<w:fldSimple w:instr="PAGE"><w:r><w:t>1</w:t></w:r></w:fldSimple>'
_TINY = '<w:sz w:val="2"/>'
_EMPTY_CELL = "<w:tc><w:p/></w:tc>"
_STYLES = """<w:styles {spaces}><w:docDefaults><w:rPrDefault><w:rPr>
<w:rFonts w:ascii="{font}" w:hAnsi="{font}" w:eastAsia="{font}" w:cs="{font}"/>
<w:sz w:val="20"/><w:lang w:val="{language}"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/>
<w:basedOn w:val="Normal"/><w:pPr><w:keepNext/><w:outlineLvl w:val="0"/></w:pPr>
<w:rPr><w:b/><w:sz w:val="26"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Solution"><w:name w:val="Solution"/>
<w:basedOn w:val="Normal"/><w:rPr><w:sz w:val="17"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Diagram"><w:name w:val="Diagram"/>
<w:basedOn w:val="Normal"/><w:rPr><w:sz w:val="{size}"/></w:rPr></w:style></w:styles>"""


def _twips(points: float) -> int:
    return round(20 * points)


def _spacing(points: float, before: float = 0.0) -> str:
    """Return the property of lines of an exact height, with space before the first."""
    apart = f'<w:spacing w:before="{_twips(before)}" w:after="0"'
    return f'{apart} w:line="{_twips(points)}" w:lineRule="exact"/>'


def _escaped(text: str) -> str:
    kept = "".join(each if each.isprintable() or each in ISOLATES else " " for each in text)
    for sign, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        kept = kept.replace(sign, entity)
    return kept


def _run(text: str, *, bold: bool = False, italic: bool = False, size: float = 0.0) -> str:
    if not text:
        return ""
    # In the order of the schema.
    look = "<w:b/>" * bold + "<w:i/>" * italic
    look += f'<w:sz w:val="{round(2 * size)}"/>' if size else ""
    return f'<w:r><w:rPr>{look}</w:rPr><w:t xml:space="preserve">{_escaped(text)}</w:t></w:r>'


def _paragraph(content: str, properties: str = "") -> str:
    return f"<w:p><w:pPr>{properties}</w:pPr>{content}</w:p>"

"""Boards drawn with characters: letters or figurines, with or without frame and coordinates.

A board is eight lines of eight squares each, one below the other, with nothing between them but
frame lines or one blank line. Squares stand side by side (`rnbqkbnr`), apart by blanks, between
bars, commas, semicolons or tabs, or in strings of their own; lines may be comments, strings or
lists of a program, or rows of a table with a head. A square holds a letter (upper case White's), a
figurine, a colour and a letter (`wK`), a letter as some programs mark it (`*k`, `<K>` and `-K`
Black's, `-K-` White's), all of them a letter and `l` for light or `d` for dark, or a mark that is
no letter, for an empty square; between bars and commas and in strings also nothing at all. Without
marks the columns tell the files (`_drawn`). Coordinates beside the ranks and below or above the
files say which way round the board is; without them, and where ranks are numbered from 0, rank 8
comes first. The other fields of a FEN may stand below.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from fenedit.notation.castling import is_chess960
from fenedit.notation.fen import Reading, format_placement
from fenedit.notation.languages import LETTERS, pieces_by_text, side_in
from fenedit.notation.loose.fields import FIGURINES
from fenedit.notation.position import EMPTY, FILES, RANKS, Content, Placement, square_at
from fenedit.notation.puzzle import beginner, operations_text
from fenedit.notation.reading import Found, diagram, unplaced
from fenedit.notation.spellings.markup import read_loosely, with_named_fields
from fenedit.notation.spellings.stipulations import asked_in, told_beside

_EMPTY: Final = re.compile(
    r"[\u2500-\u25ff\u2b00-\u2bff]{1,3}|[\U0001f7e0-\U0001f7eb\U0001f532\U0001f533]"
    r"|([-.,_*+=~'`^:/#%·•∙⋅‥…°¨◦–—¤×+])\1{0,2}|0"
)
"""Marks for an empty square: no letters, no brackets, and no figures of other games."""
_SHORTEST_ROW: Final = 7
_LONGEST_ROW: Final = 160
"""Characters of a line that may be a row or a frame; longer ones are not looked at."""
SIDE_AND_RIGHTS: Final = 3
"""So many fields of a FEN may be words as well."""
_ROWS_OF_A_BOARD: Final = 4
"""So many rows outside a board were meant for another."""
_BARS: Final = re.compile("[|│┃║¦]")
COMMENT_MARK: Final = re.compile(
    r"^[ \t]*(?:(?:>|(?:#(?![0-9]{1,3}\s+\S)|/[/*]\*?|\*/?|;|%|<!|--(?=[ \t]))"
    r"[#/*>!-]*)[ \t]?){1,8}"
)
"""What makes a line a comment of a program, or a quotation in a mail."""
_SHORTEST_MARK: Final = re.compile(r"^[ \t]*(?://|/?\*|[>#;%]|--)")
_NO_MAN: Final = re.compile(r"\b(?:null|None|undefined|nil|NULL)\b(?=\s*(?:[,\])}]|$))")
"""What data have for an empty square."""
_STRING: Final = re.compile(r"""(["'`])((?:(?!\1).){0,40})\1""")
_OPENED: Final = re.compile(r"""^[^"'`]*(?:\"{3}|'{3}|["'`])\\?""")
_DRESSING: Final = re.compile(r"""\\[nrt]|["'`\[\](){},;]|[+\\]\s*$""")
"""What a program's text has around squares."""
_PARTED: Final = re.compile(
    r"(?<=[KQRBNPkqrbnp♔-♟ .*_-]{8}[\"'],)(?=\s?[\"'])|(?<=\],)(?=\s?[\[(])|(?<=\\n)(?=[^\"'\s])"
)
"""Where one line of a program has several rows."""
_WIKI_MAN: Final = re.compile("[kqrbnp][ld]")
_LETTERS: Final = frozenset("".join(LETTERS.values()).upper())
_NUMBERS: Final = "012345678"
_SPARSE: Final = re.compile(
    r"(?P<head>\s*(?P<rank>[1-8])[.:)]?(?=\s|$|[^\W\d_]|[♔-♟]))?(?:\s|(?:[^\W\d_]|[♔-♟]))*?(?P<right>\s[1-8]\s*)?"
)
"""A line of which only men and perhaps ranks are printed."""
_WIDEST_STEP: Final = 4
"""Columns from one square to the next of a board without marks for empty squares."""
_FRAME: Final = re.compile(r"[\s+=_|:·─-╿-]+")
_FILE_LINE: Final = re.compile(r"[\s+=_|:,;·─-╿a-hA-H*-]+")
_HEAD_RULE: Final = re.compile(r"\s*\|?(?:\s*:?-+:?\s*\|){7}\s*:?-+:?\s*\|?\s*")
"""The line below the head of a table in Markdown."""
_NUMBERED: Final = re.compile(r"\s*([1-8])[\s.:]\s*(.*)", re.DOTALL)
_PART: Final = re.compile(r"""[\s\[({]*(["'`]?)([^"'`\[\](){}]*?)\1[\s\])}]*""")
"""A cell between separators, perhaps in quotation marks and the brackets of a list."""
_NO_FILE: Final = re.compile("[^a-hA-H]")
_WIDE_BLANK: Final = "\u3000"
_TRANSLATED: Final = {
    **{code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)},
    **dict.fromkeys((0xFE0E, 0xFE0F, 0x200B)),
}
"""Wide forms of ASCII, and what has no width."""
_TOKEN: Final = re.compile(
    r"[^\W\d_]{1,2}|[wbWB][^\W\d_]{1,2}|\*[^\W\d_]|<[^\W\d_]>|-[^\W\d_]-?|[♔-♟]"
)


class Grid(NamedTuple):
    """Eight rows of eight squares, as they are written.

    Attributes:
        rows: the text of each square, "" for an empty one between bars, from the top.
        span: from the start of the first line to the end of the last, in the text.
        rank_1_first: what the coordinates say; None without them.
        h_file_first: what the coordinates say; None without them.
        sure: whether it is plain in which columns the files stand.
    """

    rows: tuple[tuple[str, ...], ...]
    span: tuple[int, int]
    rank_1_first: bool | None
    h_file_first: bool | None
    sure: bool = True


class _Line(NamedTuple):
    text: str
    start: int
    end: int
    row: tuple[str, ...] | None
    label: str


def boards_of(text: str, grids: tuple[Grid, ...], language: str) -> tuple[Found, ...]:
    """Return those of a text's grids that are boards in a language's letters (see `languages`).

    Whose move it is may stand above or below a board, in words; see `side`.
    """
    boards = [(grid, _placement_of(grid, language)) for grid in grids]
    shown = [(grid, placement) for grid, placement in boards if placement is not None]
    if not shown:
        return ()
    head = text[: shown[0][0].span[0]]
    above = len(shown) > 1 and (side_in(head) is not None or asked_in(head) is not None)
    found = []
    for index, (grid, placement) in enumerate(shown):
        before = shown[index - 1][0].span[1] if index else 0
        after = shown[index + 1][0].span[0] if index + 1 < len(shown) else len(text)
        parts = [text[before : grid.span[0]], _beside(text, grid), text[grid.span[1] : after]]
        near = parts if len(shown) == 1 else parts[:2] if above else parts[1:]
        words = "\n".join(near)
        asked = next((told for line in words.splitlines() if (told := told_beside(line, ""))), None)
        rest = operations_text(asked[0]) if asked else ""
        read = fields_below(placement, parts[2])
        if read is not None and read[0].fields > SIDE_AND_RIGHTS:
            position, notes = read[0].position, unplaced(read[0].notes)
            found.append(Found(position, is_chess960(position), rest=rest, notes=notes))
        else:
            side = side_in(words) or (beginner(asked[0].asked) if asked else None)
            found.append(with_named_fields(diagram(placement, side, rest=rest), words))
    return tuple(found)


def fields_below(placement: Placement, below: str) -> tuple[Reading, bool] | None:
    """Return what the fields of a FEN below a board say, and whether that is certain, else None.

    They stand alone on a line, below that of the files.
    """
    lines = [line for line in below[:_LONGEST_ROW].splitlines() if line.strip()]
    line = next((line for line in lines[:2] if not _is_file_line(line)), "")
    read = read_loosely(format_placement(placement), f" {line}", []) if line else None
    return read[::2] if read else None


def _placement_of(grid: Grid, language: str) -> Placement | None:
    """Return what stands on a grid in a language's letters, None where a square makes no sense."""
    pieces = pieces_by_text(language)
    men = {cell for cells in grid.rows for cell in cells if cell and not _EMPTY.fullmatch(cell)}
    if men and all(map(_WIKI_MAN.fullmatch, men)):
        pieces = {man: man[0].upper() if man[1] == "l" else man[0] for man in men}
    # The first rank is on top; files from h to a alone say so too.
    upside_down = grid.h_file_first if grid.rank_1_first is None else grid.rank_1_first
    squares = [EMPTY] * 64
    for row, cells in enumerate(grid.rows):
        rank = row if upside_down else 7 - row
        for column, cell in enumerate(cells):
            content = _content(cell, pieces)
            if content is None:
                return None
            squares[square_at(7 - column if grid.h_file_first else column, rank)] = content
    return "".join(squares)


def find_grids(text: str) -> tuple[Grid, ...]:
    """Return everything in a text that is laid out as a board, whatever stands on the squares."""
    lines = list(_lines(text))
    rows: list[int] = []
    headed = False
    grids: list[Grid] = []
    for loose in (False, True):
        for index, line in enumerate(lines):
            if line.row is None:
                continue
            if rows and not _adjacent(lines, rows[-1], index, loose):
                rows = []
            headed = headed and len(rows) > 0
            rows.append(index)
            if len(rows) != 8:
                continue
            if _ends(lines, index, rows, loose):
                grids += _grid(lines, rows)
                rows = []
                continue
            # Of more rows than a board has, the first may be the head of a table.
            rule = next((at for at in (0, 1) if _HEAD_RULE.fullmatch(lines[rows[at]].text)), None)
            if rule is not None:
                del rows[rule]
                headed = True
            elif headed and not any(lines[rows[0]].row or ()):
                del rows[0]
        rows = []
        if grids:
            break
    return tuple(grids) or tuple(_drawn(lines))


def misses_board(text: str, grids: tuple[Grid, ...]) -> bool:
    """Tell whether a text has, beside its grids, rows of one that has too few or too many."""
    spans = iter(grid.span for grid in grids)
    span = next(spans, None)
    stray = 0
    for line in _lines(text):
        while span is not None and line.start >= span[1]:
            span, stray = next(spans, None), 0
        if span is not None and line.start >= span[0]:
            stray = 0
        elif line.row is not None:
            stray += 1
            if stray == _ROWS_OF_A_BOARD:
                return True
    return False


def write_board(
    placement: Placement,
    *,
    figurines: bool = False,
    flipped: bool = False,
    coordinates: bool = False,
) -> str:
    """Return a board of eight lines, letters and points apart by blanks or figurines side by side.

    Seen from Black's side it has coordinates, for it could not be told from another board.
    """
    symbols = {piece: figurine for figurine, piece in FIGURINES.items()} if figurines else {}
    empty = "·" if figurines else EMPTY
    blank = "" if figurines else " "
    step = 1 if flipped else -1
    lines = []
    for rank in range(8)[::step]:
        contents = placement[8 * rank : 8 * rank + 8][::-step]
        cells = [symbols.get(each, each) if each != EMPTY else empty for each in contents]
        label = f"{rank + 1} " if coordinates or flipped else ""
        lines.append(label + blank.join(cells))
    if coordinates or flipped:
        lines.append("  " + blank.join(FILES[::-step]))
    return "\n".join(lines)


def _beside(text: str, grid: Grid) -> str:
    """Return what stands on the right of a board with bars, as servers print it."""
    lines = text[slice(*grid.span)].splitlines()
    return "\n".join(_BARS.split(line)[-1] for line in lines if _BARS.search(line))


def _content(cell: str, pieces: dict[str, str]) -> Content | None:
    if not cell or _EMPTY.fullmatch(cell):
        return EMPTY
    piece = FIGURINES.get(cell) or pieces.get(cell)
    if piece:
        return piece
    if cell[0] == "*" or cell[0] == "<":
        piece = pieces.get(cell.strip("*<>").upper())
        return piece.lower() if piece else None
    if cell[0] == "-":
        piece = pieces.get(cell.strip("-").upper())
        return piece.lower() if piece and cell[-1] != "-" else piece
    if cell[0] in "wbWB" and len(cell) > 1:
        piece = pieces.get(cell[1:].upper())
        return (piece if cell[0] in "wW" else piece.lower()) if piece else None
    return None


def _lines(text: str) -> Iterator[_Line]:
    start = 0
    for raw in text.splitlines(keepends=True):
        for part in _PARTED.split(raw):
            end = start + len(part)
            content = part.rstrip("\r\n").translate(_TRANSLATED)
            if len(content) < _SHORTEST_ROW:
                yield _Line(content, start, end, None, "")
            elif len(content) > _LONGEST_ROW:
                yield _Line("?", start, end, None, "")
            else:
                bare = COMMENT_MARK.sub("", content)
                row, label = (None, "") if _is_file_line(bare) else _row_in(content, bare)
                yield _Line(bare, start, end, row, label)
            start = end


def _row_in(line: str, bare: str) -> tuple[tuple[str, ...] | None, str]:
    """Return the eight squares of a line, as it is, without its comment mark, or of a program."""
    for mark in ",;\t":
        if 7 <= line.count(mark) <= 9 and (parted := _parted_row(line.split(mark))):
            return parted
    shortest = _SHORTEST_MARK.sub("", line)
    for each in dict.fromkeys((line, bare, shortest)):
        row, label = _row(each)
        if row:
            return row, label
    bare = _NO_MAN.sub("' '", bare)
    strings = [match[2] for match in _STRING.finditer(bare)]
    if len(strings) == 8 and all(not each.strip() or _is_cell(each.strip()) for each in strings):
        head = _DRESSING.sub(" ", bare[: bare.index(strings[0])]).strip(" .:")
        return tuple(map(str.strip, strings)), head if _is_rank(head) else ""
    if len(strings) == 1 and strings[0]:
        inside = _DRESSING.sub("", strings[0])
        row, label = _row(inside)
        return (row, label) if row else (_fixed(inside), "")
    plain = _DRESSING.sub(" ", bare)
    row, label = _row(plain) if plain != bare else (None, "")
    opened = None if row else _OPENED.match(bare)
    return (row, label) if opened is None else _row(_DRESSING.sub(" ", bare[opened.end() :]))


def _parted_row(parts: list[str]) -> tuple[tuple[str, ...], str] | None:
    """Return the squares between seven separators or more, as in tables, and their rank."""
    head = _NUMBERED.match(parts[0]) if len(parts) == 8 else None
    parts = [*head.groups(), *parts[1:]] if head else parts
    matches = [match for part in parts if (match := _PART.fullmatch(part))]
    if any(match[1] for match in matches):
        # Where squares are in quotation marks, nothing between commas is none.
        matches = [match for match in matches if match[1] or match[2].strip()]
        parts = [part for part in parts if part.strip()]
    cells = [match[2].strip() for match in matches] if len(matches) == len(parts) else []
    label = ""
    # A comma may end the line; 0 is a number only where there is no other.
    for end, ranks in ((0, RANKS), (-1, RANKS), (-1, ""), (0, _NUMBERS), (-1, _NUMBERS)):
        if len(cells) > 8 and (cells[end] in tuple(ranks) or not (ranks or cells[end])):
            label = label or cells[end]
            del cells[end]
    fitting = len(cells) == 8 and all(not cell or _is_cell(cell) for cell in cells)
    return (tuple(cells), label) if fitting else None


def _row(line: str) -> tuple[tuple[str, ...] | None, str]:
    """Return the eight squares of a line and the rank beside them; None if it is no row."""
    line = line.rstrip()
    bars = [match.start() for match in _BARS.finditer(line)]
    if len(bars) >= 7:
        return _barred_row(line, bars)
    if bars:
        # A frame on the left, the right or both sides of the squares.
        left, right = line[: bars[0]], line[bars[-1] + 1 :]
        inner, labels = line[bars[0] + 1 : bars[-1]], left.strip() + right.strip()
        if len(bars) == 1:
            labels, inner = sorted((left, right), key=len)
            labels = labels.strip()
        label = labels[:1] if _is_rank(labels[:1]) and len(labels) <= 2 else ""
        if labels and not label:
            return None, ""
        cells = _apart(inner.split()) or _fixed(inner)
        return cells, label
    words = line.split()
    row = _apart(words) if len(words) == 8 else None
    if row:
        return row, ""
    if len(words) > 1 and _is_rank(words[0].rstrip(".):")):
        inside = words[1:-1] if words[-1] == words[0][0] and len(words) > 2 else words[1:]
        row = _apart(inside)
        if row:
            return row, words[0][0]
        if len(words) == 9 and words[0] == words[-1]:
            # On which side 0 is no empty square cannot be told.
            return None, ""
    if len(words) > 1 and _is_rank(words[-1]):
        return _apart(words[:-1]), words[-1]
    if len(words) in (1, 8):
        # The number may touch the square beside it.
        first, last = words[0], words[-1]
        if _is_rank(first[0]) and (row := _apart([first[1:], *words[1:]])):
            return row, first[0]
        if _is_rank(last[-1]) and (row := _apart([*words[:-1], last[:-1]])):
            return row, last[-1]
    return _apart(words), ""


def _barred_row(line: str, bars: list[int]) -> tuple[tuple[str, ...] | None, str]:
    """Return the squares between the bars of a line with seven bars or more."""
    parts = [part.strip().strip("\"'") for part in _BARS.split(line)]
    head, tail = parts[0], ""
    if len(bars) == 10 and not head and _is_rank(parts[1].strip("*")):
        head, cells = parts[1].strip("*"), parts[2:10]
    elif len(bars) == 11 and not head and _is_rank(parts[1]) and parts[10] == parts[1]:
        head, cells = parts[1], parts[2:10]
    elif len(bars) >= 9:
        cells, tail = parts[1:9], parts[9]
    elif len(bars) == 8 and _is_rank(head.rstrip(".)")):
        cells = parts[1:9]
    elif len(bars) == 8 and (not parts[8] or parts[8] in RANKS):
        head, cells, tail = "", parts[:8], parts[8]
    elif len(bars) == 8 and not head:
        cells = parts[1:9]
    elif len(bars) == 7:
        head, cells = "", parts
    else:
        return None, ""
    if not all(not cell or _is_cell(cell) for cell in cells) or (len(bars) > 9 and not head):
        return None, ""
    side, tail = head.rstrip(".)"), tail.lstrip("= ")
    label = side if _is_rank(side) else tail[:1] if _is_rank(tail[:1]) else ""
    return (None, "") if head and not label else (tuple(cells), label)


def _is_rank(text: str) -> bool:
    return len(text) == 1 and text in _NUMBERS


def _apart(words: list[str]) -> tuple[str, ...] | None:
    """Return squares that stand apart, or eight characters side by side that are no word."""
    if len(words) == 1 and len(words[0]) == 8:
        words = list(words[0])
        if any(char.isalpha() and char.upper() not in _LETTERS for char in words):
            return None
    return tuple(words) if len(words) == 8 and all(map(_is_cell, words)) else None


def _fixed(inner: str) -> tuple[str, ...] | None:
    """Return squares inside a frame where blanks are empty squares: `r   b`, every second one."""
    if len(inner) == 8:
        cells = inner
    elif len(inner) in (15, 16) and not inner[1::2].strip():
        cells = inner[::2]
    elif len(inner) == 17 and not inner[::2].strip():
        cells = inner[1::2]
    else:
        return None
    squares = tuple(cell.strip() for cell in cells)
    return squares if all(not cell or _is_cell(cell) for cell in squares) else None


def _is_cell(text: str) -> bool:
    return _EMPTY.fullmatch(text) is not None or _TOKEN.fullmatch(text) is not None


def _is_file_line(line: str) -> bool:
    letters = _NO_FILE.sub("", line).lower()
    return letters in (FILES, FILES[::-1]) and _FILE_LINE.fullmatch(line) is not None


def _is_frame(line: str) -> bool:
    return len(line) > 8 and _FRAME.fullmatch(line) is not None


def _adjacent(lines: list[_Line], last: int, index: int, loose: bool) -> bool:
    """Tell whether two rows are neighbours: at most one frame or, loosely, blank line between."""
    between = lines[last + 1 : index]
    return all(_is_frame(line.text) or (loose and not line.text.strip()) for line in between) and (
        len(between) <= 1
    )


def _ends(lines: list[_Line], index: int, rows: list[int], loose: bool) -> bool:
    """Tell whether a board ends at a row: no row follows, or all have their ranks beside them."""
    following = next(
        (place for place in range(index + 1, min(index + 3, len(lines))) if lines[place].row), None
    )
    if following is None or not _adjacent(lines, index, following, loose):
        return True
    return all(lines[place].label for place in rows)


def _grid(lines: list[_Line], rows: list[int]) -> list[Grid]:
    """Return the grid of eight rows, [] where the ranks beside them are in no order."""
    labels = "".join(lines[place].label for place in rows)
    if labels in (_NUMBERS[:8], _NUMBERS[7::-1]):
        labels = ""
    if labels not in ("", RANKS, RANKS[::-1]):
        return []
    files = _NO_FILE.sub("", _file_line(lines, rows[0], rows[-1])).lower()
    cells = tuple(lines[place].row or () for place in rows)
    span = lines[rows[0]].start, lines[rows[-1]].end
    rank_1_first = labels == RANKS if labels else None
    return [Grid(cells, span, rank_1_first, files == FILES[::-1] if files else None)]


def _file_line(lines: list[_Line], first: int, last: int) -> str:
    """Return the line with the files below or above a board, "" without one."""
    for place, step in ((last, 1), (first, -1)):
        for at in range(place + step, place + 4 * step, step):
            if not 0 <= at < len(lines):
                break
            text = lines[at].text
            if _is_file_line(text):
                return text
            if text.strip() and not _is_frame(text):
                break
    return ""


def _drawn(lines: list[_Line]) -> Iterator[Grid]:
    """Yield the boards on which empty squares are blanks, so that columns tell the files."""
    run: list[tuple[int, re.Match[str]]] = []
    for place in range(len(lines) + 1):
        match = _SPARSE.fullmatch(lines[place].text) if place < len(lines) else None
        if match and (len(match[0]) < 8 or not _is_file_line(match[0])):
            run.append((place, match))
            continue
        if len(run) >= 8:
            yield from _drawn_in(lines, run)
        run = []


def _drawn_in(lines: list[_Line], run: list[tuple[int, re.Match[str]]]) -> Iterator[Grid]:
    ranks = "".join(match["rank"] or " " for _, match in run)
    if ranks.isspace():
        first, last = 0, len(run)
        while last - first > 8 and not run[last - 1][1][0]:
            last -= 1
        while last - first > 8 and not run[first][1][0]:
            first += 1
        starts = [first] if last - first == 8 else []
        ranks = ""
    else:
        starts = [match.start() for match in re.finditer(f"{RANKS}|{RANKS[::-1]}", ranks)]
    for start in starts:
        top, bottom = run[start][0], run[start + 7][0]
        files = _file_line(lines, top, bottom)
        texts = []
        for _, match in run[start : start + 8]:
            edge = match.end("head") if match["rank"] else 0
            right = match.start("right") if match["right"] else len(match[0])
            texts.append(" " * edge + match[0][edge:right])
        wide = any(_WIDE_BLANK in text for text in texts)
        columns = _columns(texts, files, (1 if wide else 2) if ranks else 0)
        if columns is None:
            continue
        at, step, sure = columns
        ends = range(at, at + 8 * step, step)
        cells = tuple(tuple(text[at : at + 1].strip() for at in ends) for text in texts)
        span = lines[top].start, lines[bottom].end
        h_file_first = _NO_FILE.sub("", files).lower() == FILES[::-1] if files else None
        rank_1_first = ranks[start] == "1" if ranks else None
        yield Grid(cells, span, rank_1_first, h_file_first, sure)


def _columns(rows: list[str], files: str, edge: int) -> tuple[int, int, bool] | None:
    """Return the first of the eight columns in which men stand, their distance, if it is sure.

    A line of files tells them, men in the first and the last, or blanks up to the last; else it
    is a guess that they begin at an edge. None where there are no such columns.
    """
    places = {at for row in rows for at, char in enumerate(row) if not char.isspace()}
    if len(places) < 2:
        return None
    low, high, width = min(places), max(places), max(map(len, rows))
    letters = [match.start() for match in re.finditer("[a-hA-H]", files)]
    steps = range(1, _WIDEST_STEP + 1)
    ways: list[tuple[int, int]]
    if letters:
        ways = [(letters[0], letters[1] - letters[0])]
    elif (high - low) % 7 == 0 and (high - low) // 7 in steps:
        ways = [(low, (high - low) // 7)]
    else:
        starts = range(edge, edge + 2) if edge else (0,)
        ways = [
            (first, step)
            for first in starts
            for step in steps
            if width - first in (7 * step + 1, 8 * step)
        ]
    fitting = [way for way in ways if _fits(places, *way)]
    if fitting:
        return *fitting[0], len(fitting) == 1
    guess = next(((edge, step) for step in steps if _fits(places, edge, step)), None)
    return None if guess is None or letters else (*guess, False)


def _fits(places: set[int], first: int, step: int) -> bool:
    return step > 0 and all(
        at >= first and (at - first) % step == 0 and (at - first) // step < 8 for at in places
    )

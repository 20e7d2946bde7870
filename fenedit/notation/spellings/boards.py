"""Boards drawn with characters: letters or figurines, with or without frame and coordinates.

A board is eight lines of eight squares each, one below the other, with nothing between them but
frame lines or one blank line. Squares stand side by side (`rnbqkbnr`), apart by blanks, or
between bars. A square holds a letter (upper case White's), a figurine, a colour and a letter
(`wK`), a letter as some programs mark it (`*k` and `<K>` Black's, `-K-` White's), or one of the
usual marks for an empty square; between bars also nothing at all. Coordinates beside the ranks
and below or above the files say which way round the board is; without them rank 8 comes first.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from fenedit.notation.chess960 import is_chess960
from fenedit.notation.fen import format_placement
from fenedit.notation.languages import pieces_by_text
from fenedit.notation.loose.placements import FIGURINES
from fenedit.notation.loose.reading import read_loose
from fenedit.notation.pieces import EMPTY, Content
from fenedit.notation.placement import Placement
from fenedit.notation.problems import FenError
from fenedit.notation.spellings.found import Found, diagram, unplaced
from fenedit.notation.spellings.side import side_in
from fenedit.notation.squares import FILES, RANKS, square_at

_EMPTY_MARKS: Final = frozenset(".-_*+·∙•⭘○□■▢◻◼▫▪⬜⬛◽◾░▒▓█#") | {
    *("..", "...", "--", "__", "░░", "▒▒", "▓▓", "██", "::", ":::", "##", "###", "//", "///", "%%")
}
_LONGEST_ROW: Final = 160
"""Characters of a line that may be a row or a frame; longer ones are not looked at."""
_FIELDS: Final = re.compile(
    r"^[ \t]*([wb](?:[ \t]+(?:-|[KQA-Hkqa-h]{1,4})[ \t]+(?:-|[a-h][36])"
    r"(?:[ \t]+[0-9]{1,6}[ \t]+[0-9]{1,6})?))[ \t]*\r?$",
    re.MULTILINE,
)
"""The fields of a FEN behind its placement, alone on a line."""
_ROWS_OF_A_BOARD: Final = 4
"""So many rows outside a board were meant for another."""
_BARS: Final = re.compile("[|│┃║¦]")
_QUOTED: Final = re.compile(r"^\s*(?:>\s?){1,8}")
_FRAME: Final = re.compile(r"[\s+=_|:·─-╿-]+")
_FILE_LINE: Final = re.compile(r"[\s+=_|:·─-╿a-hA-H*-]+")
_NO_FILE: Final = re.compile("[^a-hA-H]")
_VARIATION: Final = {0xFE0E: None, 0xFE0F: None, 0x200B: None}
_TOKEN: Final = re.compile(
    r"[^\W\d_]{1,2}|[wbWB][^\W\d_]{1,2}|\*[^\W\d_]|<[^\W\d_]>|-[^\W\d_]-|[♔-♟]"
)


class Grid(NamedTuple):
    """Eight rows of eight squares, as they are written.

    Attributes:
        rows: the text of each square, "" for an empty one between bars, from the top.
        span: from the start of the first line to the end of the last, in the text.
        rank_1_first: what the coordinates say; None without them.
        h_file_first: what the coordinates say; None without them.
    """

    rows: tuple[tuple[str, ...], ...]
    span: tuple[int, int]
    rank_1_first: bool | None
    h_file_first: bool | None


class _Line(NamedTuple):
    text: str
    start: int
    end: int
    row: tuple[str, ...] | None
    label: str


def boards_of(text: str, grids: tuple[Grid, ...], language: str) -> tuple[Found, ...]:
    """Return those of a text's grids that are boards in a language's letters (see `languages`).

    Whose move it is may stand above or below a board, in words; see `side`.

    Raises:
        KeyError: there is no such language.
    """
    boards = [(grid, placement_of(grid, language)) for grid in grids]
    shown = [(grid, placement) for grid, placement in boards if placement is not None]
    if not shown:
        return ()
    above = side_in(text[: shown[0][0].span[0]]) is not None and len(shown) > 1
    found = []
    for index, (grid, placement) in enumerate(shown):
        before = shown[index - 1][0].span[1] if index else 0
        after = shown[index + 1][0].span[0] if index + 1 < len(shown) else len(text)
        parts = [text[before : grid.span[0]], _beside(text, grid), text[grid.span[1] : after]]
        near = parts if len(shown) == 1 else parts[:2] if above else parts[1:]
        found.append(
            _with_fields(placement, parts[2]) or diagram(placement, side_in("\n".join(near)))
        )
    return tuple(found)


def _with_fields(placement: Placement, below: str) -> Found | None:
    """Return the position whose other fields stand on a line of their own below its board."""
    match = _FIELDS.search(below[:_LONGEST_ROW])
    if match is None:
        return None
    try:
        reading = read_loose(f"{format_placement(placement)} {match[1]}")
    except FenError:
        return None
    return Found(reading.position, is_chess960(reading.position), notes=unplaced(reading.notes))


def placement_of(grid: Grid, language: str) -> Placement | None:
    """Return what stands on a grid in a language's letters, None where a square makes no sense."""
    pieces = pieces_by_text(language)
    squares = [EMPTY] * 64
    for row, cells in enumerate(grid.rows):
        rank = row if _upside_down(grid) else 7 - row
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
    grids: list[Grid] = []
    for loose in (False, True):
        for index, line in enumerate(lines):
            if line.row is None:
                continue
            if rows and not _adjacent(lines, rows[-1], index, loose):
                rows = []
            rows.append(index)
            if len(rows) == 8 and _ends(lines, index, rows, loose):
                grids += _grid(lines, rows)
                rows = []
        rows = []
        if grids:
            break
    return tuple(grids)


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


def _upside_down(grid: Grid) -> bool:
    """Tell whether the first rank is on top; files from h to a alone say so too."""
    return bool(grid.h_file_first) if grid.rank_1_first is None else grid.rank_1_first


def _beside(text: str, grid: Grid) -> str:
    """Return what stands on the right of a board with bars, as servers print it."""
    lines = text[slice(*grid.span)].splitlines()
    return "\n".join(_BARS.split(line)[-1] for line in lines if _BARS.search(line))


def _content(cell: str, pieces: dict[str, str]) -> Content | None:
    if not cell or cell in _EMPTY_MARKS:
        return EMPTY
    piece = FIGURINES.get(cell) or pieces.get(cell)
    if piece:
        return piece
    if cell[0] == "*" or cell[0] == "<":
        piece = pieces.get(cell.strip("*<>").upper())
        return piece.lower() if piece else None
    if cell[0] == "-":
        return pieces.get(cell.strip("-").upper())
    if cell[0] in "wbWB" and len(cell) > 1:
        piece = pieces.get(cell[1:].upper())
        return (piece if cell[0] in "wW" else piece.lower()) if piece else None
    return None


def _lines(text: str) -> Iterator[_Line]:
    start = 0
    for raw in text.splitlines(keepends=True):
        end = start + len(raw)
        content = raw.rstrip("\r\n")
        if len(content) > _LONGEST_ROW:
            yield _Line("?", start, end, None, "")
        else:
            content = _QUOTED.sub("", content).translate(_VARIATION)
            row, label = (None, "") if _is_file_line(content) else _row(content)
            yield _Line(content, start, end, row, label)
        start = end


def _row(line: str) -> tuple[tuple[str, ...] | None, str]:
    """Return the eight squares of a line and the rank beside them; None if it is no row."""
    line = line.rstrip()
    bars = [match.start() for match in _BARS.finditer(line)]
    if len(bars) >= 7:
        return _barred_row(line, bars)
    if bars:
        # A frame on the left, the right or both sides of the squares.
        inner = line[bars[0] + 1 : bars[-1]] if len(bars) > 1 else line[bars[0] + 1 :]
        labels = line[: bars[0]].strip() + line[bars[-1] + 1 :].strip()
        if len(bars) == 1 and not labels:
            inner, labels = line[: bars[0]], ""
        label = labels[:1] if labels[:1] in RANKS and len(labels) <= 2 else ""
        if labels and not label:
            return None, ""
        cells = _apart(inner.split()) or _fixed(inner)
        return cells, label
    words = line.split()
    if len(words) > 1 and words[0].rstrip(".):") in RANKS and words[0][0] in RANKS:
        inside = words[1:-1] if words[-1] == words[0][0] and len(words) > 2 else words[1:]
        return _apart(inside), words[0][0]
    if len(words) > 1 and words[-1] in RANKS and len(words[-1]) == 1:
        return _apart(words[:-1]), words[-1]
    return _apart(words), ""


def _barred_row(line: str, bars: list[int]) -> tuple[tuple[str, ...] | None, str]:
    """Return the squares between the bars of a line with seven bars or more."""
    parts = [part.strip() for part in _BARS.split(line)]
    head, tail = parts[0], ""
    if (
        len(bars) == 10
        and not head
        and len(parts[1].strip("*")) == 1
        and parts[1].strip("*") in RANKS
    ):
        head, cells = parts[1].strip("*"), parts[2:10]
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
    side = head.rstrip(".)")
    label = side if _is_rank(side) else tail[:1] if _is_rank(tail[:1]) else ""
    return (None, "") if head and not label else (tuple(cells), label)


def _is_rank(text: str) -> bool:
    return len(text) == 1 and text in RANKS


def _apart(words: list[str]) -> tuple[str, ...] | None:
    """Return squares that stand apart, or eight characters side by side."""
    if len(words) == 1 and len(words[0]) == 8:
        words = list(words[0])
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
    return text in _EMPTY_MARKS or _TOKEN.fullmatch(text) is not None


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
    if labels not in ("", RANKS, RANKS[::-1]):
        return []
    files = _file_letters(lines, rows[-1], 1) or _file_letters(lines, rows[0], -1)
    cells = tuple(lines[place].row or () for place in rows)
    span = lines[rows[0]].start, lines[rows[-1]].end
    rank_1_first = labels == RANKS if labels else None
    return [Grid(cells, span, rank_1_first, files == FILES[::-1] if files else None)]


def _file_letters(lines: list[_Line], place: int, step: int) -> str:
    """Return the files as they stand below or above a board, "" where they do not."""
    for _ in range(3):
        place += step
        if not 0 <= place < len(lines):
            break
        text = lines[place].text
        if _is_file_line(text):
            return _NO_FILE.sub("", text).lower()
        if text.strip() and not _is_frame(text):
            break
    return ""

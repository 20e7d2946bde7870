"""Reads and writes boards of letters or figurines, with or without frame and coordinates.

A board is eight lines of eight squares each, one below the other, with nothing between them but
frame lines or one blank line. Squares are side by side (`rnbqkbnr`), apart by blanks, between
bars, commas, semicolons or tabs, or in strings of their own; lines may be comments, strings or
lists of a program, or rows of a table with a head. A square holds a letter (upper case White's), a
figurine, a colour and a letter (`wK`), a letter as some programs mark it (`*k`, `<K>` and `-K`
Black's, `-K-` White's), all of them a letter and `l` for light or `d` for dark, or a mark that is
not a letter, for an empty square; between bars and commas and in strings also nothing at all.
Without marks the columns give the files (`_drawn`). Coordinates beside the ranks and below or
above the files give the orientation of the board; without them, and where ranks are numbered from
0, rank 8 comes first. The other fields of a FEN may follow below.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple, TypeAlias

from fenedit.notation.castling import is_chess960
from fenedit.notation.fairy import is_orthodox
from fenedit.notation.fen import Reading, format_placement
from fenedit.notation.languages import LETTERS, pieces_by_text, side_in
from fenedit.notation.loose.fields import FIGURINES
from fenedit.notation.position import EMPTY, FILES, RANKS, Piece, Placement, square_at
from fenedit.notation.puzzle import operations_text
from fenedit.notation.reading import Found, diagram, unplaced
from fenedit.notation.spellings.markup import read_loosely, with_named_fields
from fenedit.notation.spellings.stipulations import asked_in, told_beside
from fenedit.notation.stipulation import beginner

_EMPTY = re.compile(
    r"[\u2500-\u25ff\u2b00-\u2bff]{1,3}|[\U0001f7e0-\U0001f7eb\U0001f532\U0001f533]"
    r"|([-.,_*+=~'`^:/#%·•∙⋅‥…°¨◦–—¤×+])\1{0,2}|0"
)
"""Marks for an empty square: no letters, no brackets, and no figures of other games."""
_LONGEST_ROW = 160
"""Characters of a line that may be a row or a frame; longer ones are skipped."""
SIDE_AND_RIGHTS = 3
"""This many fields of a FEN may also be ordinary words."""
_BARS = re.compile("[|│┃║¦]")
COMMENT_MARK = re.compile(
    r"^[ \t]*(?:(?:>|(?:#(?![0-9]{1,3}\s+\S)|/[/*]\*?|\*/?|;|%|<!|--(?=[ \t]))"
    r"[#/*>!-]*)[ \t]?){1,8}"
)
"""Marks of comments in programs, and of quotations in mails."""
_NO_PIECE = re.compile(r"\b(?:null|None|undefined|nil|NULL)\b(?=\s*(?:[,\])}]|$))")
"""Words for an empty square in data."""
_SHORTEST_MARK = re.compile(r"^[ \t]*(?://|/?\*|[>#;%]|--)")
_STRING = re.compile(r"""(["'`])((?:(?!\1).){0,40})\1""")
_OPENED = re.compile(r"""^[^"'`]*(?:\"{3}|'{3}|["'`])\\?""")
_FRAME = re.compile(r"[\s+=_|:·─-╿-]+")
_DRESSING = re.compile(r"""\\[nrt]|["'`\[\](){},;]|[+\\]\s*$""")
"""Characters around squares in programs."""
_PARTED = re.compile(
    r"(?<=[KQRBNPkqrbnp♔-♟ .*_-]{8}[\"'],)(?=\s?[\"'])|(?<=\],)(?=\s?[\[(])|(?<=\\n)(?=[^\"'\s])"
)
"""The boundaries between several rows on one line of a program."""
_LETTERS = frozenset("".join(LETTERS.values()).upper())
_NUMBERS = "012345678"
_SPARSE = re.compile(
    r"(?P<head>\s*(?P<rank>[1-8])[.:)]?(?=\s|$|[^\W\d_]|[♔-♟]))?(?:\s|(?:[^\W\d_]|[♔-♟]))*?(?P<right>\s[1-8]\s*)?"
)
"""A line with only pieces and perhaps ranks."""
_HEAD_RULE = re.compile(r"\s*\|?(?:\s*:?-+:?\s*\|){7}\s*:?-+:?\s*\|?\s*")
"""The line below the head of a table in Markdown."""
_PART = re.compile(r"""[\s\[({]*(["'`]?)([^"'`\[\](){}]*?)\1[\s\])}]*""")
"""A cell between separators, perhaps in quotation marks and the brackets of a list."""
_NO_FILE = re.compile("[^a-hA-H]")
_TRANSLATED = {
    **{code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)},
    **dict.fromkeys((0xFE0E, 0xFE0F, 0x200B)),
}
"""Wide forms of ASCII, and characters without width."""
_CELL = re.compile(
    rf"|{_EMPTY.pattern}"
    r"|[^\W\d_]{1,2}|[wbWB][^\W\d_]{1,2}|\*[^\W\d_]|<[^\W\d_]>|-[^\W\d_]-?|[♔-♟]"
)
_Row: TypeAlias = tuple[str, ...]


class Grid(NamedTuple):
    """Eight rows of eight squares, as they are written.

    Attributes:
        rows: the text of each square, "" for an empty one between bars, from the top.
        span: from the start of the first line to the end of the last, in the text.
        rank_1_first: by the coordinates; None without them.
        h_file_first: by the coordinates; None without them.
        sure: whether the columns of the files are plain.
    """

    rows: tuple[_Row, ...]
    span: tuple[int, int]
    rank_1_first: bool | None
    h_file_first: bool | None
    sure: bool = True


class _Line(NamedTuple):
    text: str
    start: int
    end: int
    row: _Row | None
    label: str


def boards_of(text: str, grids: tuple[Grid, ...], language: str) -> tuple[Found, ...]:
    """Return the boards of a text in a language's letters (see `languages`).

    The words above or below a board may name the side to move, or a stipulation.
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
        board = text[slice(*grid.span)].splitlines()
        # Servers print words on the right of a board with bars.
        beside = "\n".join(_BARS.split(line)[-1] for line in board if _BARS.search(line))
        parts = [text[before : grid.span[0]], beside, text[grid.span[1] : after]]
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
    """Read the fields of a FEN below a board; return also whether they are certain, or None.

    They are alone on a line, below that of the files.
    """
    lines = [line for line in below[:_LONGEST_ROW].splitlines() if line.strip()]
    line = next((line for line in lines[:2] if not _is_file_line(line)), "")
    read = read_loosely(format_placement(placement), f" {line}", []) if line else None
    return read[::2] if read else None


def _placement_of(grid: Grid, language: str) -> Placement | None:
    """Return the placement of a grid in a language's letters, None where one makes no sense."""
    pieces = pieces_by_text(language)
    written = {cell for row in grid.rows for cell in row if cell and not _EMPTY.fullmatch(cell)}
    if written and all(re.fullmatch("[kqrbnp][ld]", cell) for cell in written):
        pieces = {cell: cell[0].upper() if cell[1] == "l" else cell[0] for cell in written}
    contents = {cell: _piece(cell, pieces) for cell in written}
    # The first rank is on top; files from h to a alone say so too.
    upside_down = grid.h_file_first if grid.rank_1_first is None else grid.rank_1_first
    squares = [EMPTY] * 64
    for row, cells in enumerate(grid.rows):
        rank = row if upside_down else 7 - row
        for column, cell in enumerate(cells):
            content = contents.get(cell, EMPTY)
            if content is None:
                return None
            squares[square_at(7 - column if grid.h_file_first else column, rank)] = content
    return "".join(squares)


def _piece(cell: str, pieces: dict[str, str]) -> Piece | None:
    if piece := FIGURINES.get(cell) or pieces.get(cell):
        return piece
    sided = cell[0] in "wbWB"
    if not sided and cell[0] not in "*<-":
        return None
    kind = pieces.get((cell[1:] if sided else cell.strip("*<>-")).upper())
    is_white = cell[0] in "wW" or cell[0] == cell[-1] == "-"
    return kind if kind is None or is_white else kind.lower()


def find_grids(text: str) -> tuple[Grid, ...]:
    """Return all grids laid out as a board in a text, whatever is on the squares."""
    lines = list(_lines(text))
    grids: list[Grid] = []
    for loose in (False, True):
        rows: list[int] = []
        headed = False
        for index, line in enumerate(lines):
            if line.row is None:
                continue
            if rows and not _adjacent(lines, rows[-1], index, loose):
                rows = []
            headed = headed and len(rows) > 0
            rows.append(index)
            if len(rows) != 8:
                continue
            near = range(index + 1, min(index + 3, len(lines)))
            following = next((place for place in near if lines[place].row), None)
            ends = following is None or not _adjacent(lines, index, following, loose)
            if ends or all(lines[place].label for place in rows):
                labels = "".join(lines[place].label for place in rows)
                if labels in (_NUMBERS[:8], _NUMBERS[7::-1]):
                    labels = ""
                if labels in ("", RANKS, RANKS[::-1]):
                    cells = tuple(lines[place].row or () for place in rows)
                    grids.append(_grid(lines, rows[0], index, cells, labels, True))
                rows = []
                continue
            # If there are more rows than a board has, the first may be the head of a table.
            rule = next((at for at in (0, 1) if _HEAD_RULE.fullmatch(lines[rows[at]].text)), None)
            if rule is not None:
                del rows[rule]
                headed = True
            elif headed and not any(lines[rows[0]].row or ()):
                del rows[0]
        if grids:
            break
    return tuple(grids) or tuple(_drawn(lines))


def misses_board(text: str, grids: tuple[Grid, ...]) -> bool:
    """Return whether a text has, beside its grids, rows of one with too few or too many."""
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
            if stray == 4:
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

    Seen from Black's side it has coordinates, to be unambiguous. A fairy piece is a question mark.
    """
    symbols = {piece: figurine for figurine, piece in FIGURINES.items()} | {EMPTY: "·"}
    blank = "" if figurines else " "
    step = 1 if flipped else -1
    lines = []
    for rank in range(8)[::step]:
        contents = placement[8 * rank : 8 * rank + 8][::-step]
        label = f"{rank + 1} " if coordinates or flipped else ""
        shown = [
            "?" if not is_orthodox(each) else symbols[each] if figurines else each
            for each in contents
        ]
        lines.append(label + blank.join(shown))
    if coordinates or flipped:
        lines.append("  " + blank.join(FILES[::-step]))
    return "\n".join(lines)


def _lines(text: str) -> Iterator[_Line]:
    start = 0
    for raw in text.splitlines(keepends=True):
        for part in _PARTED.split(raw):
            end = start + len(part)
            content = part.rstrip("\r\n").translate(_TRANSLATED)
            row, label = None, ""
            if len(content) > _LONGEST_ROW:
                content = "?"
            elif len(content) >= 7:
                bare = COMMENT_MARK.sub("", content)
                if not _is_file_line(bare):
                    row, label = _row_in(content, bare)
                content = bare
            yield _Line(content, start, end, row, label)
            start = end


def _row_in(line: str, bare: str) -> tuple[_Row | None, str]:
    """Return the eight squares of a line, as it is, without its comment mark, or of a program."""
    for mark in ",;\t":
        if 7 <= line.count(mark) <= 9 and (parted := _parted_row(line.split(mark))):
            return parted
    candidates = [line, bare, _SHORTEST_MARK.sub("", line)]
    for candidate in dict.fromkeys(candidates):
        row, label = _row(candidate)
        if row:
            return row, label
    plain = _NO_PIECE.sub("' '", bare)
    strings = [match[2] for match in _STRING.finditer(plain)]
    if len(strings) == 8 and (cells := _cells(strings)):
        head = _DRESSING.sub(" ", plain[: plain.index(strings[0])]).strip(" .:")
        return cells, head if _is_rank(head) else ""
    if len(strings) == 1 and strings[0]:
        inside = _DRESSING.sub("", strings[0])
        row, label = _row(inside)
        return row or _fixed(inside), label
    undressed = _DRESSING.sub(" ", plain)
    row, label = (None, "") if undressed == bare else _row(undressed)
    opened = None if row else _OPENED.match(plain)
    return _row(_DRESSING.sub(" ", plain[opened.end() :])) if opened else (row, label)


def _parted_row(parts: list[str]) -> tuple[_Row, str] | None:
    """Return the squares between seven separators or more, as in tables, and their rank."""
    head = re.match(r"\s*([1-8])[\s.:]\s*(.*)", parts[0], re.DOTALL) if len(parts) == 8 else None
    parts = [*head.groups(), *parts[1:]] if head else parts
    matches = [match for part in parts if (match := _PART.fullmatch(part))]
    if any(match[1] for match in matches):
        # Where squares are in quotation marks, there is no square without them.
        matches = [match for match in matches if match[1] or match[2].strip()]
        parts = [part for part in parts if part.strip()]
    cells = [match[2].strip() for match in matches] if len(matches) == len(parts) else []
    label = ""
    # A comma may end the line; 0 is a number only where there is no other.
    for end, ranks in ((0, RANKS), (-1, RANKS), (-1, ""), (0, _NUMBERS), (-1, _NUMBERS)):
        if len(cells) > 8 and (cells[end] in tuple(ranks) or not (ranks or cells[end])):
            label = label or cells[end]
            del cells[end]
    row = _cells(cells)
    return (row, label) if row else None


def _row(line: str) -> tuple[_Row | None, str]:
    """Return the eight squares of a line and the rank beside them; None if it is not a row."""
    line = line.rstrip()
    bars = [match.start() for match in _BARS.finditer(line)]
    if len(bars) >= 7:
        return _barred_row(line, len(bars))
    if bars:
        # A frame on the left, the right or both sides of the squares.
        left, right = line[: bars[0]], line[bars[-1] + 1 :]
        inner, label = line[bars[0] + 1 : bars[-1]], left.strip() + right.strip()
        if len(bars) == 1:
            label, inner = sorted((left, right), key=len)
            label = label.strip()
        if label and not (_is_rank(label[0]) and len(label) <= 2):
            return None, ""
        return _apart(inner.split()) or _fixed(inner), label[:1]
    words = line.split()
    count = len(words)
    if not 1 <= count <= 10:
        return None, ""
    if row := _apart(words):
        return row, ""
    first, last = words[0], words[-1]
    candidates: list[tuple[str, list[str]]] = []
    if count > 1 and _is_rank(first.rstrip(".):")):
        candidates.append((first[0], words[1:-1] if last == first[0] and count > 2 else words[1:]))
    # On which side 0 is not an empty square is unknown.
    if count > 1 and _is_rank(last) and not (count == 9 and first == last):
        candidates.append((last, words[:-1]))
    # The number may touch the square beside it.
    if count in (1, 8) and _is_rank(first[0]):
        candidates.append((first[0], [first[1:], *words[1:]]))
    if count in (1, 8) and _is_rank(last[-1]):
        candidates.append((last[-1], [*words[:-1], last[:-1]]))
    for label, candidate in candidates:
        if row := _apart(candidate):
            return row, label
    return None, ""


def _barred_row(line: str, count: int) -> tuple[_Row | None, str]:
    """Return the squares between the bars of a line with seven bars or more."""
    parts = [part.strip().strip("\"'") for part in _BARS.split(line)]
    (head, inner), tail, first = parts[:2], "", 1
    if (
        not head
        and _is_rank(inner.strip("*"))
        and (count == 10 or (count == 11 and parts[10] == inner))
    ):
        head, first = inner.strip("*"), 2
    elif count >= 9:
        tail = parts[9]
    elif count == 7:
        head, first = "", 0
    elif not _is_rank(head.rstrip(".)")) and (not parts[8] or parts[8] in RANKS):
        head, first, tail = "", 0, parts[8]
    row = _cells(parts[first : first + 8])
    side, tail = head.rstrip(".)"), tail.lstrip("= ")
    label = side if _is_rank(side) else tail[:1] if _is_rank(tail[:1]) else ""
    fits = row and (label if head else count <= 9)
    return (row, label) if fits else (None, "")


def _is_rank(text: str) -> bool:
    return len(text) == 1 and text in _NUMBERS


def _apart(words: list[str]) -> _Row | None:
    """Return squares that are apart, or eight characters side by side that are not a word."""
    if len(words) == 1 and len(words[0]) == 8:
        words = list(words[0])
        if any(char.isalpha() and char.upper() not in _LETTERS for char in words):
            return None
    return _cells(words) if len(words) == 8 and all(words) else None


def _fixed(inner: str) -> _Row | None:
    """Return squares inside a frame where blanks are empty squares: `r   b`, every second one."""
    if len(inner) in (15, 16) and not inner[1::2].strip():
        inner = inner[::2]
    elif len(inner) == 17 and not inner[::2].strip():
        inner = inner[1::2]
    return _cells(inner)


def _cells(texts: Sequence[str]) -> _Row | None:
    """Return eight squares without the blanks around them, None for anything else."""
    cells = tuple(map(str.strip, texts)) if len(texts) == 8 else ()
    return cells if cells and all(map(_CELL.fullmatch, cells)) else None


def _is_file_line(line: str) -> bool:
    letters = _NO_FILE.sub("", line).lower()
    return (
        letters in (FILES, FILES[::-1])
        and re.fullmatch(r"[\s+=_|:,;·─-╿a-hA-H*-]+", line) is not None
    )


def _is_frame(line: str) -> bool:
    return len(line) > 8 and _FRAME.fullmatch(line) is not None


def _adjacent(lines: list[_Line], last: int, index: int, loose: bool) -> bool:
    """Return whether at most one frame line or, loosely, blank line is between two rows."""
    if index > last + 2:
        return False
    between = [line.text for line in lines[last + 1 : index]]
    return all(_is_frame(text) or (loose and not text.strip()) for text in between)


def _grid(
    lines: list[_Line],
    top: int,
    bottom: int,
    cells: tuple[_Row, ...],
    ranks: str,
    sure: bool,
) -> Grid:
    files = _NO_FILE.sub("", _file_line(lines, top, bottom)).lower()
    rank_1_first = ranks == RANKS if ranks else None
    h_file_first = files == FILES[::-1] if files else None
    span = lines[top].start, lines[bottom].end
    return Grid(cells, span, rank_1_first, h_file_first, sure)


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
    """Yield the boards on which empty squares are blanks, so that columns give the files."""
    matches = [
        match if (match := _SPARSE.fullmatch(line.text)) and not _is_file_line(line.text) else None
        for line in lines
    ]
    for _, group in groupby(enumerate(matches), key=lambda pair: pair[1] is None):
        run = [(place, match) for place, match in group if match]
        if len(run) >= 8:
            yield from _drawn_in(lines, run)


def _drawn_in(lines: list[_Line], run: list[tuple[int, re.Match[str]]]) -> Iterator[Grid]:
    ranks = "".join(match["rank"] or " " for _, match in run)
    starts = [match.start() for match in re.finditer(f"{RANKS}|{RANKS[::-1]}", ranks)]
    if ranks.isspace():
        ranks = ""
        while len(run) > 8 and not run[-1][1][0]:
            run.pop()
        first = 0
        while len(run) - first > 8 and not run[first][1][0]:
            first += 1
        starts = [first] if len(run) - first == 8 else []
    for start in starts:
        top, bottom = run[start][0], run[start + 7][0]
        files = _file_line(lines, top, bottom)
        texts = []
        for _, match in run[start : start + 8]:
            edge = match.end("head") if match["rank"] else 0
            right = match.start("right") if match["right"] else len(match[0])
            texts.append(" " * edge + match[0][edge:right])
        wide = any("\u3000" in text for text in texts)
        columns = _columns(texts, files, (1 if wide else 2) if ranks else 0)
        if columns is None:
            continue
        at, step, sure = columns
        cells = tuple(tuple(text[at : at + 1].strip() for at in _eight(at, step)) for text in texts)
        yield _grid(lines, top, bottom, cells, ranks[start : start + 8], sure)


def _columns(rows: list[str], files: str, edge: int) -> tuple[int, int, bool] | None:
    """Return the first of the eight columns with pieces, their distance, and whether it is sure.

    A line of files gives them, or pieces in the first and the last, or blanks up to the last;
    otherwise it is a guess that they begin at an edge. None if there are no such columns.
    """
    places = {at for row in rows for at, char in enumerate(row) if not char.isspace()}
    if len(places) < 2:
        return None
    low, high, width = min(places), max(places), max(map(len, rows))
    letters = [match.start() for match in re.finditer("[a-hA-H]", files)]
    steps = range(1, 5)
    if letters:
        candidates = [(letters[0], letters[1] - letters[0])]
    elif (high - low) % 7 == 0 and (high - low) // 7 in steps:
        candidates = [(low, (high - low) // 7)]
    else:
        candidates = [
            (first, step)
            for first in (range(edge, edge + 2) if edge else (0,))
            for step in steps
            if width - first in (7 * step + 1, 8 * step)
        ]
    fitting = [candidate for candidate in candidates if places <= set(_eight(*candidate))]
    if fitting:
        return *fitting[0], len(fitting) == 1
    guesses = [(edge, step) for step in steps if places <= set(_eight(edge, step))]
    return (*guesses[0], False) if guesses and not letters else None


def _eight(first: int, step: int) -> range:
    """Return eight columns."""
    return range(first, first + 8 * step, step or 1)

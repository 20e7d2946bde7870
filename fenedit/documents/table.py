"""Reads tables of puzzles (CSV, TSV): each row is a line of EPD, made when it is asked for.

In Lichess's puzzle database the first move leads to the position, and the others are the solution.
The columns that a puzzle has become its operations, all others operations with the names of their
heads. Moves stay as they are written; `jobs.tables` has them in SAN.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import filterfalse
from pathlib import Path
from unicodedata import combining, normalize

from fenedit.documents.encoding import parted
from fenedit.documents.entry import is_aside
from fenedit.documents.packing import TABLE_SUFFIXES, bare
from fenedit.documents.record import (
    ALL_FIELDS,
    EPD_FIELDS,
    operations_of,
    read_value,
    record_from_line,
)
from fenedit.notation.epd.opcodes import OPCODES
from fenedit.notation.fen import MATE, format_fen
from fenedit.notation.languages import side_in
from fenedit.notation.loose.fields import SIDES
from fenedit.notation.problems import Problem
from fenedit.notation.puzzle import COUNT, MOVES, PACKED, TEXTS, mended, moves_in, packed
from fenedit.notation.safe_text import from_spreadsheet

NOT_A_ROW = "\x1e"
"""Marks a line of EPD among rows of a table."""
FEN, SIDE, PLAY = "fen", "side", "moves"
"""The columns of the position, its side to move, and moves; all others are named by opcodes."""
LICHESS = (
    *("PuzzleId", "FEN", "Moves", "Rating", "RatingDeviation", "Popularity", "NbPlays", "Themes"),
    *("GameUrl", "OpeningTags"),
)
"""The heads of Lichess's puzzle database."""


def _plain(head: str) -> str:
    """Return a head in small letters, without their marks."""
    return "".join(filterfalse(combining, normalize("NFKD", head).casefold()))


def _simple(head: str) -> str:
    return "".join(filter(str.isalnum, _plain(head)))


_WORDS = {
    FEN: "fen position startfen puzzlefen initialfen Stellung posizione stelling positie pozycja "
    "позиция",
    SIDE: "side sidetomove tomove stm turn amzug zugrecht aanzet очередьхода чейход",
    PLAY: "moves move solution bestmove bestmoves bm pv line answer key Lösung Züge Zugfolge "
    "soluzione mosse oplossing zetten rozwiązanie ruchy решение ходы",
    TEXTS["name"]: "puzzleid id name title Titel nome titolo naam nazwa tytuł название имя",
    TEXTS["themes"]: "themes theme tags motifs keywords Thema Themen Motiv Motive tema temi "
    "thema's temat tematy motyw motywy тема темы",
    TEXTS["author"]: "author authors composer Autor Autoren Komponist autore autori auteur autorzy "
    "автор авторы",
    TEXTS["source"]: "source Quelle fonte bron źródło источник",
    TEXTS["comment"]: "comment Kommentar Bemerkung commento opmerking komentarz комментарий",
    "rating": "rating elo Wertung ranking рейтинг",
    "year": "year Jahr anno jaar rok год",
    TEXTS["stipulation"]: "stipulation Forderung enunciato opgave żądanie задание",
    TEXTS["award"]: "award Auszeichnung riconoscimento onderscheiding odznaczenie отличие",
    TEXTS["hint"]: "hint Tipp Hinweis suggerimento wskazówka подсказка",
}
"""Heads of columns in several languages, by what the columns are."""
_ROLES = {_simple(word): role for role, words in _WORDS.items() for word in words.split()}
_SIDES = SIDES | {"s": "b", "z": "b", "б": "w", "ч": "b"}
"""Sides to move; a b for White, as in Italian, cannot be told from Black's."""
_FEN = re.compile(r"\s*[1-8PNBRQKpnbrqk]+(?:/[1-8PNBRQKpnbrqk]+){7} [wb](?: .*)?")
_SIX_FIELDS = re.compile(
    "[1-8PNBRQKpnbrqk/]+ [wb] (?:-|[KQA-Hkqa-h]{1,4}) (?:-|[a-h][36]) [0-9]+ [0-9]+"
)
_ORTHODOX = re.compile("[1-8PNBRQKpnbrqk/]*")
_UCI = re.compile("(?:[a-h][1-8]){2}[nbrq]?(?: (?:[a-h][1-8]){2}[nbrq]?)*")
_DIRECT = re.compile("#[1-9][0-9]?")
"""A stipulation that is EPD's mate in a number of moves."""
_MATE = re.compile(r"\bmateIn([1-4])\b")
"""A theme of Lichess; mateIn5 is for five moves or more."""
_NUMBER = re.compile("-?[0-9]+")
_BREAK, _BREAK_SIGN = re.compile(rb"\r\n|\n|\r"), packed("\n").encode()
_TEXT_OPCODES = {name for name, opcode in OPCODES.items() if opcode.forms == ("string",)}
_OWN_HEADS = {*PACKED.values(), COUNT, *(f"c{number}" for number in range(10))} - {"options"}
"""Opcodes that a head names; options are answers to choose from rather than Popeye's."""
_SEPARATOR = re.compile("sep=([,;\\t|])", re.IGNORECASE)
_LONGEST_ROW = 1 << 20
_LONGEST_OPCODE = 15
OPENED = str.maketrans({str(width): "." * width for width in range(1, 9)})
"""Translates a FEN's digits to a full stop for each empty square."""
_EMPTY = re.compile(r"\.+")


@dataclass(frozen=True)
class Table:
    """The form of a table.

    Attributes:
        delimiter: what is between two fields.
        columns: what each column is: FEN, SIDE, PLAY, an opcode, or "" for one that is left out.
        head: the names of the columns in the file, () if it has none.
        is_played: whether the first of the moves leads to the position.
        heads: the number of lines before the first row: the names, and blank lines above them.
    """

    delimiter: str
    columns: tuple[str, ...]
    head: tuple[str, ...] = ()
    is_played: bool = False
    heads: int = 0

    def fields(self, row: str) -> list[str]:
        """Return the fields of a row."""
        return fields_of(row, self.delimiter)

    def line(self, row: str) -> str:
        """Return a row as a line of EPD, with its ending.

        Moves that cannot be played or read stay as they are, in an operation `moves`; a position of
        which not all is read, or whose side to move is not said, in an operation `fen`. A row
        without a position has an empty text in its place.
        """
        if row.startswith(NOT_A_ROW):
            return row[1:]
        row, ending = parted(row)
        if not row.strip():
            return ending
        fields = self.fields(row)
        fen = self._said(FEN, fields)
        said = self._said(SIDE, fields)
        if said and " " not in fen and (side := _SIDES.get(said.lower()) or side_in(said)):
            fen, fields[self._places[SIDE]] = f"{fen} {side}", ""
        words, count, is_whole = _read_fen(fen)
        operations: list[tuple[str, str]] = []
        if fen and not is_whole:
            operations.append((FEN, _quoted(fen)))
            fen = ""
        is_fairy = bool(words) and not _ORTHODOX.fullmatch(words[0])
        is_fairy |= bool(self._said(PACKED["conditions"], fields))
        words, moves = self._with_moves(words, fields, is_fairy)
        operations += moves
        if words:
            fen = " ".join(words[:4])
            if count == ALL_FIELDS:
                operations += [("fmvn", words[5]), ("hmvc", words[4])]
        operations += self._others(fields, is_fairy)
        after = _written(operations)
        # Operations must be found after a draft.
        if fen and not words and operations_of(record_from_line(fen + after)) != after:
            fen, after = "", _written([*operations, (FEN, _quoted(fen))])
        if not fen:
            fen = '""'
            after = after or "".join(f" {word}" for word in row.strip(f" {self.delimiter}").split())
        line = fen + after
        return f"{'?' if is_aside(line) else ''}{line}\n"

    def _said(self, name: str, fields: list[str]) -> str:
        """Return the text of a column by what it is; "" for none."""
        at = self._places.get(name, len(fields))
        return fields[at].strip() if at < len(fields) else ""

    @cached_property
    def _places(self) -> dict[str, int]:
        return {name: at for at, name in enumerate(self.columns) if name}

    def _with_moves(
        self, words: list[str], fields: list[str], is_fairy: bool
    ) -> tuple[list[str], list[tuple[str, str]]]:
        """Return the fields of the puzzle's FEN, and the operations for its moves."""
        play = self._said(PLAY, fields)
        if self.is_played:
            first, _, play_on = play.partition(" ")
            after = _played(words, first) if words else []
            words, play = (after, play_on) if after else (words, play)
            fits = not play or (after and (_UCI.fullmatch(play) or _is_play(play)))
            return words, _moves(play) if fits else [(PLAY, _quoted(play))]
        # Moves by other rules are only a text.
        moves = [_solution(play)] if is_fairy and play else _moves(play)
        if moves[0][0] in self._places:
            # Another column has the written solution.
            moves = [(PLAY, _quoted(play))] if play else []
        return words, moves

    def _others(self, fields: list[str], is_fairy: bool) -> Iterator[tuple[str, str]]:
        """Yield the operations for all other columns, and for fields beyond them."""
        for at, field in enumerate(fields):
            name = self.columns[at] if at < len(self.columns) else f"column{at + 1}"
            if at >= len(self.columns) and name in self._places:
                name += "_"
            if name in ("", FEN, PLAY) or not (text := field.strip()):
                continue
            text = from_spreadsheet(text) if text[0] == "'" else text
            if name == TEXTS["themes"] and self.is_played:
                if mate := _MATE.search(text):
                    yield MATE, mate[1]
                text = text.replace(" ", "; ")
            elif name == TEXTS["stipulation"] and not is_fairy and _DIRECT.fullmatch(text):
                name, text = MATE, text.removeprefix("#")
            is_number = _NUMBER.fullmatch(text) and name not in _TEXT_OPCODES
            yield name, text if is_number else _quoted(text)


def table_of(text: str, path: Path | None) -> Table | None:
    """Return the form of the table that begins with a text, None if it is none.

    One without a known suffix has a head "FEN". Without heads the position is found in the first
    row, as are the columns of Lichess's database.
    """
    suffix = bare(path).suffix.lower() if path is not None else ""
    lines = re.split(r"\r\n|\n|\r", text.lstrip("\ufeff"))
    above = next((number for number, line in enumerate(lines) if line.strip()), len(lines))
    # Some programs write a first line for Excel.
    named = _SEPARATOR.fullmatch(lines[above]) if above < len(lines) else None
    above += named is not None
    rows = [line for line in lines[above : above + 2] if line.strip()]
    if not rows:
        return None
    delimiter = "\t" if suffix == ".tsv" else max(",;\t|", key=rows[0].count)
    delimiter = named[1] if named else delimiter
    head, *rest = (fields_of(row, delimiter) for row in rows)
    if len(head) < 2:
        return None
    if any(map(_FEN.fullmatch, head)):
        if suffix not in TABLE_SUFFIXES:
            return None
        at = next(at for at, field in enumerate(head) if _FEN.fullmatch(field))
        heads = LICHESS if at == 1 and len(head) in (9, 10) and _UCI.fullmatch(head[2]) else None
        play = next((place for place, field in enumerate(head) if _is_play(field)), -1)
        names = heads or [{at: FEN, play: PLAY}.get(place, "") for place in range(len(head))]
        return Table(delimiter, columns_of(names), (), bool(heads))
    columns = columns_of(head)
    if FEN not in columns and suffix in TABLE_SUFFIXES and rest:
        at = next((at for at, field in enumerate(rest[0]) if _FEN.fullmatch(field)), -1)
        columns = tuple(FEN if place == at else name for place, name in enumerate(columns))
    if FEN not in columns or (suffix not in TABLE_SUFFIXES and "fen" not in map(_simple, head)):
        return None
    # Moves in pairs begin with the opponent's.
    at = next((at for at, name in enumerate(head) if _simple(name) == "moves"), -1)
    first = rest[0][at] if rest and -1 < at < len(rest[0]) else ""
    is_played = set(LICHESS[:4]) <= set(head) or (
        _UCI.fullmatch(first) is not None and first.count(" ") % 2 == 1
    )
    return Table(delimiter, columns, tuple(head), is_played, above + 1)


def is_incomplete(line: str) -> bool:
    """Return whether the line of a row keeps its FEN in an operation, since not all was read."""
    return f' {FEN} "' in line


def is_certain(table: Table) -> bool:
    """Return whether there is no doubt what the columns of a table are."""
    if table.is_played:
        return {*columns_of(LICHESS[:4])} <= {*table.columns}
    known = {*_ROLES.values(), *columns_of(LICHESS)}
    return FEN in map(_ROLES.get, map(_simple, table.head)) and known.issuperset(table.columns)


def columns_of(heads: Iterable[str], *, own: bool = False) -> tuple[str, ...]:
    """Return the meaning of columns by their heads; the first of several with one meaning has it.

    With `own`, each is an operation with its own name.
    """
    columns: list[str] = []
    for number, head in enumerate(heads, start=1):
        name = "" if own else _ROLES.get(_simple(head), "")
        if not name or name in columns:
            name = re.sub("[^a-z0-9]+", "_", _plain(head)).strip("_")[:_LONGEST_OPCODE]
            others = OPCODES.keys() - _OWN_HEADS
            is_free = name[:1].isalpha() and name not in (*columns, *others, FEN, SIDE, PLAY)
            name = name if is_free else f"column{number}"
        columns.append(name)
    return tuple(columns)


def fields_of(row: str, delimiter: str) -> list[str]:
    """Return the fields of a row, with or without quotation marks."""
    if '"' not in row:
        return row.split(delimiter)
    # Imported here: most tables have no quotation marks.
    import csv

    if len(row) > csv.field_size_limit():
        csv.field_size_limit(len(row))
    try:
        return next(csv.reader([row], delimiter=delimiter), [])
    except csv.Error:
        # A carriage return within the row.
        return row.split(delimiter)


def unfolded(parts: Iterable[bytes], table: Table) -> Iterator[bytes]:
    """Yield the rows of a table, each on one line: a sign replaces each line break in quotes.

    A quotation mark within a field has no meaning, nor has one that is not closed.
    """
    between = re.escape(table.delimiter.encode())
    begun = rb'(?m)(?:^|(?<=%s))"[^"]*(?:""[^"]*)*' % between
    whole, open_one = (
        re.compile(rb'%s"(?=%s|[\r\n]|\Z)' % (begun, between)),
        re.compile(begun + rb"\Z"),
    )
    heads, held = table.heads, b""
    for part in parts:
        data = held + part
        end = len(data)
        if b'"' in data:
            data = whole.sub(lambda field: _BREAK.sub(_BREAK_SIGN, field[0]), data)
            last = open_one.search(data)
            end = last.start() if last and len(data) - last.start() < _LONGEST_ROW else len(data)
        end = data.rfind(b"\n", 0, end) + 1
        if len(data) - end > _LONGEST_ROW:
            end = len(data)
        start = 0
        while heads and start < end:
            head = _BREAK.search(data, start)
            start, heads = head.end() if head else end, heads - 1
        yield data[start:end]
        held = data[end:]
    yield b"" if heads else held


def _written(operations: Iterable[tuple[str, str]]) -> str:
    """Return operations by their names, with a blank before each; those without a text are none."""
    return "".join(f" {name} {text};" for name, text in sorted(operations) if text)


def _quoted(text: str) -> str:
    if '"' in text or not text.isprintable():
        text = "".join(each if each.isprintable() else " " for each in mended(text))
    return f'"{text}"'


def _moves(text: str) -> list[tuple[str, str]]:
    """Return the operations for a solution: moves, or else a text."""
    if not _UCI.fullmatch(text):
        try:
            text = " ".join(moves_in(text))
        except ValueError:
            return [_solution(text)]
    first, _, more = text.partition(" ")
    return [(MOVES["best"], first), (MOVES["line"], text if more else "")]


def _solution(text: str) -> tuple[str, str]:
    # A row has signs in the place of line breaks.
    text = from_spreadsheet(text).replace(_BREAK_SIGN.decode(), "\n")
    return (PACKED["solution"], _quoted(packed(text)))


def _is_play(text: str) -> bool:
    try:
        return bool(moves_in(text))
    except ValueError:
        return False


def _read_fen(fen: str) -> tuple[list[str], int, bool]:
    """Return six fields of a FEN, [] without a position, how many it has, and if they say all."""
    if _SIX_FIELDS.fullmatch(fen):
        return fen.split(), ALL_FIELDS, True
    reading = read_value(fen)
    if isinstance(reading, Problem):
        return [], 0, True
    is_whole = not reading.rest.strip() and not reading.extras
    if reading.fields < EPD_FIELDS and not is_whole:
        return [], 0, False
    return format_fen(reading.position).split(), reading.fields, is_whole and reading.fields > 1


def _played(fen: list[str], uci: str) -> list[str]:
    """Return the fields of a FEN after a move, [] if it cannot be one of the side to move.

    As the standard of PGN demands (16.1.3.4), each double step gives an en passant square.
    """
    placement, side, rights, _, clock, number = fen
    squares = list(placement.translate(OPENED))
    if len(squares) != 71 or not _UCI.fullmatch(uci) or not (clock + number).isdecimal():
        return []
    start, end = ((8 - int(uci[at + 1])) * 9 + ord(uci[at]) - ord("a") for at in (0, 2))
    piece, captured = squares[start], squares[end]
    is_white = side == "w"
    own = "PNBRQK" if is_white else "pnbrqk"
    if piece not in own or captured in own:
        return []
    kind = piece.lower()
    files, ranks = abs(start % 9 - end % 9), abs(start // 9 - end // 9)
    is_straight, is_oblique = not (files and ranks), files == ranks
    fits = {
        "p": files + ranks in (1, 2) and ranks and (end < start) == is_white,
        "n": files * ranks == 2,
        "b": is_oblique,
        "r": is_straight,
        "q": is_straight or is_oblique,
        "k": (files < 2 and ranks < 2) or (files == 2 and not ranks),
    }
    if not fits[kind]:
        return []
    passed = "-"
    squares[start], squares[end] = ".", piece
    if kind == "p":
        if uci[0] != uci[2] and captured == ".":
            squares[start - start % 9 + end % 9] = "."
        if ranks == 2:
            passed = uci[0] + ("3" if is_white else "6")
        if uci[4:]:
            squares[end] = uci[4].upper() if is_white else uci[4]
    elif kind == "k":
        if files == 2:
            corner = end + 1 if end > start else end - 2
            squares[(start + end) // 2], squares[corner] = squares[corner], "."
        rights = rights.translate(dict.fromkeys(map(ord, "KQ" if is_white else "kq")))
    for square, right in ((0, "q"), (7, "k"), (63, "Q"), (70, "K")):
        if square in (start, end):
            rights = rights.replace(right, "")
    return [
        _EMPTY.sub(lambda run: str(len(run[0])), "".join(squares)),
        "b" if is_white else "w",
        rights or "-",
        passed,
        "0" if kind == "p" or captured != "." else str(int(clock) + 1),
        str(int(number) + (not is_white)),
    ]

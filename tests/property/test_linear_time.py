"""Whoever reads text from outside takes time in proportion to it, whatever stands there.

What counts is how processor time grows: four times the text takes about four times as long where
it is read in linear time, and sixteen times where it is read in quadratic time. What seems to grow
too fast is measured again, and each time the least of several runs counts. No time is asserted.
"""

import gc
import io
import itertools
import json
import math
import struct
import time
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from fenedit.app.handover import _read_request
from fenedit.diagram.embedded import positions_in_file
from fenedit.diagram.pieces.piece_check import check_drawing
from fenedit.documents import games
from fenedit.documents.annotating import puzzle_of_record, with_marks_in, with_puzzle_in
from fenedit.documents.comments import has_moves, sole_comment
from fenedit.documents.errors import OpenError
from fenedit.documents.files.opening import document_from_bytes, open_document
from fenedit.documents.files.recovery import snapshot_from_bytes
from fenedit.documents.files.streaming import Source, entries
from fenedit.documents.losses import Tally
from fenedit.documents.record import Format, Record, moves_of, record_from_line
from fenedit.jobs import check_file, convert_file, in_games
from fenedit.jobs.matching import Subject, compiled
from fenedit.notation import puzzle
from fenedit.notation.epd.record import format_operations, parse_epd, read_operations
from fenedit.notation.fen import parse_fen
from fenedit.notation.loose.lenient import field_spans, mended, span_of_square
from fenedit.notation.marks import NO_MARKS
from fenedit.notation.pgn import is_pgn, read_game, split_games
from fenedit.notation.position import START_POSITION
from fenedit.notation.puzzle import Puzzle, moves_in, source_of
from fenedit.notation.query.parsing import parse_query
from fenedit.notation.query.terms import described
from fenedit.notation.reading import read_loose
from fenedit.notation.safe_text import shown
from fenedit.notation.spellings import boards, latex, markup, piece_list
from fenedit.notation.spellings.anything import fault_of, read_anything
from fenedit.notation.spellings.codes import read_forsyth, read_gbr
from fenedit.notation.spellings.drawing_commands import read_marks_among, with_marks
from fenedit.notation.spellings.games import games_in
from fenedit.notation.spellings.popeye_input import read_popeye
from fenedit.notation.spellings.running_text import read_running_text
from fenedit.rules.engine import Search, read_option
from fenedit.rules.moves.popeye import Asked, read_answer
from fenedit.rules.popeye import Output, is_solution, progress_in
from fenedit.session.intents.many_records import natural
from fenedit.session.intents.pasting import readings
from fenedit.session.operations import operation_rows
from fenedit.session.position_check import stipulation
from fenedit.ui.collection.text import record_words
from tests.helpers.entries import entry_of

SHORT: Final = 1_000
LONG: Final = 6_000
"""Characters of the shorter text of two: with each pattern, and with those of a reader's own."""
TIMES: Final = 4
SURE: Final = 5.5
MOST: Final = 9.0
"""Growth that is linear beyond doubt, and what lies between linear and quadratic growth."""
STEPS: Final = 4
"""How often a text is made twice as long in doubt."""
NOTICED: Final = 0.001
PLAIN: Final = 0.5
"""Seconds that are enough to be compared, and so many that no other program can make them."""
_NUMBERS: Final = itertools.cycle(range(40))

FEN: Final = "4k3/8/8/8/8/8/8/4K3 w - - "
GAME: Final = '[Event "?"]\n\n'
SVG: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45">'
EPD: Final = ("- ", "a 1; ", 'c0 "x"; ', "x: y; ", "e4 ", ";a")
PGN: Final = ("(", "[", "{a} ", "{", '[a "b"]\n', '[a "', "1-0\n\n", "e4 ", "[%")
NEAR_EPD: Final = ("bm e4 ", '"', 'id "', 'id "a"b ', '"a" ', '"; id ', "bm id ", '\\"', "0-", "x;")
NEAR_PGN: Final = (*PGN, '[a "x"x"', "[\n", '[a "\\', "}{", "\n%", "*\n\n", "1-0 ", "1. ", "\r")
WHOLE: Final = ("4k3/8/8/8/8/8/8/8 ", "4k3/8/8/8/8/8/8/8</b>", "4k3/8/8/8/8/8/8/8 w\n", "1. e4 ")
MOVES: Final = ("(1. e4 ", "1. e4 (d4 ", "(e5) ", "Nf3 (Nc3) Nf6 Ng1 Ng8 ", "1. e4 {x} ", ")")
MARKS: Final = ("[%csl Ga1] ", "{[%cal Ga1a2]} ", "[%csl ")
STYLE: Final = ("a", "/*", "x:y;", "-", "0.", " ")
LINES: Final = ("\n", FEN + "\n", "a\n\n", " \n")
PATTERNS: Final = (
    *"()[]{}<\"'\\/|;:,.!%&=+-_~*#089aKé♔\0\ufeff \t\n",
    *("\r\n", " \n", "a ", "8/", "(e4) ", "1. e4 (", "1-0\n", "<b>", "</b>"),
    *("<!--", "//", "/*", "%2F", "&amp;", "[[", "{{Chess diagram\n", "\\chessboard[", "$1 "),
    *("Ka1 ", "White: Ke1, Qd1\n", "♔♕♖....♗\n", "|r|n|b| | | | |r|\n", "not ", "x=1 ", "a|b "),
    *("https://lichess.org/", "1 (e2-e4   ", "\n 1.e2-e4 !", "info score cp 1 pv e2e4\n"),
    *('[FEN "x"]\n', "/FEN (", "rnbqkbnr/pppppppp/8/8 ", "D1 20 ;", "dm 2;", '[{"', "é\n"),
)

Reader = Callable[[str], object]


def _game(text: str) -> Record:
    return games.game_record(f'[Event "?"]\n{text}')


def _record(text: str) -> Record:
    return record_from_line(FEN + text.replace("\n", " ").replace("\r", " "))


def _read_row(record: Record) -> None:
    """Read what a window shows of a record."""
    words = record_words(record)
    shown(record.line)
    if record.position is not None:
        stipulation(record)
    assert words.title


def _read_game(text: str) -> None:
    record = _game(text)
    games.tags_of(record)
    moves = moves_of(record)
    has_moves(moves)
    sole_comment(moves)
    _read_row(record)


def _rewrite_game(text: str) -> None:
    record = _game(text)
    games.with_tags(record, {"Author": "x", "a": None})
    games.with_value(record, FEN)
    with_marks_in(record, NO_MARKS)


def _rewrite_puzzle(record: Record) -> None:
    puzzle_of_record(record)
    with_puzzle_in(record, Puzzle(author="x"))


def _read_texts(text: str) -> None:
    puzzle.faults_in(text)
    puzzle.mended(text)
    puzzle.sure_mend(text)
    puzzle.is_date(text)
    source_of(text)
    moves_in(text)


def _read_popeye(text: str) -> None:
    lines = text.split("\n")
    read_answer(lines, (Asked("", START_POSITION),))
    output = Output()
    for line in lines:
        is_solution(line, late=True)
        output.take(line)


def _listen(text: str) -> None:
    search = Search(START_POSITION, False, "")
    for line in text.split("\n"):
        search.take(line)
        search.hint()
        read_option(line)


def _source(text: str, file_format: Format) -> Source:
    return Source("x", io.BytesIO(text.encode()), "utf-8", file_format)


def _check(file_format: Format, before: str, text: str) -> None:
    for _ in check_file.check_source(_source(before + text, file_format), check_file.Options()):
        pass


def _convert(file_format: Format, to: Format, before: str, text: str) -> None:
    source = _source(before + text, file_format)
    options = convert_file.Options(to)
    for _ in convert_file.convert_source(source, options, Tally()):
        pass


def _find(file_format: Format, before: str, text: str) -> None:
    query = parse_query('author:x "no such text"')
    for entry in entries(_source(before + text, file_format)):
        compiled(query)(Subject(entry))


def _find_in_games(text: str) -> None:
    query = replace(parse_query("KRvKP"), in_games=True)
    list(in_games.answers(in_games.Games(query, False, [(entry_of(GAME + text), frozenset())])))


def _open(before: str, text: str, path: Path | None = None) -> None:
    data = (before + text).encode()
    if path is None:
        collection = document_from_bytes(data).collection
    else:
        path.write_bytes(data)
        collection = open_document(path).collection
    for number in range(min(3, len(collection))):
        _read_row(collection[number])


def _png(kind: bytes, text: str) -> None:
    words = text.encode()
    body = b"FEN\0\0" + zlib.compress(words) if kind == b"zTXt" else b"FEN\0" + words
    chunk = struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
    positions_in_file(b"\x89PNG\r\n\x1a\n" + chunk)


def _svg(before: str, after: str, text: str) -> None:
    plain = "".join(char for char in text if char not in '<&"' and char >= " ")
    check_drawing(f"{SVG}{before}{plain}{after}</svg>".encode(), "x")


def _request(text: str) -> None:
    _read_request(text.encode())
    _read_request(json.dumps({"files": [], "fens": [text], "token": ""}).encode())


READERS: Final[dict[str, tuple[Reader, tuple[str, ...]]]] = {
    "fen": (parse_fen, ("8", "/", " ")),
    "fields": (lambda text: (field_spans(text), span_of_square(text, 60)), ("8/", "%2F")),
    "loose": (read_loose, ("(", "&amp;", "%2F")),
    "loose rest": (lambda text: read_loose(FEN + text), EPD),
    "mended": (mended, ("К",)),
    "link": (lambda text: read_loose(f"https://lichess.org/editor/{text}"), ("~", "8/", "_")),
    "query of a link": (lambda text: read_loose(f"https://x.org/?fen={text}"), ("+", "8/")),
    "anything": (read_anything, ("[", "|r|n|b| | | | |r|\n", "Ka1 ", "８", "\u202e", *WHOLE)),
    "pasted": (
        readings,
        ("1. e4 is ", "1. e4 e4 ", "(1. e4 ", "1. e4 e5 x", "1. e4 {", "1. e4 or 1...e5 "),
    ),
    "fault of anything": (fault_of, ("a", "8/")),
    "fen and anything": (lambda text: read_anything(FEN + text), ("&amp;", "\n")),
    "fens": (markup.read_fens, ("8/", "<b>", "<a b='", '<x "', "&#", *WHOLE)),
    "running text": (
        lambda text: read_running_text(f"{FEN}0 1 x\n{text}"),
        ("8/", "8/8/8/8/8/8/8/7 w\n", "White: Kg1, Black: Kg8\n", "https://a/", *WHOLE),
    ),
    "tags": (lambda text: (markup.misses(text), markup.without_tags(text)), ("<", "<b")),
    "boards": (lambda text: boards.boards_of(text, boards.find_grids(text), "en"), ("|a",)),
    "near boards": (lambda text: boards.misses_board(text, boards.find_grids(text)), ("♔\n",)),
    "pieces": (piece_list.readings, ("Ka1 ", "White: ", "B:", "Ka1b1c1d1", "a1")),
    "placements": (lambda text: piece_list.read_placements(text, "en"), ("Ka1 ", "a1")),
    "forsyth": (read_forsyth, ("8/", "88")),
    "input of popeye": (
        lambda text: read_popeye(f"begin\npieces {text}"),
        ("white ", "next\n", "Ka1 ", "a1", "opti en ", "fors 8/", "twin ", "auto ", "beg\n"),
    ),
    "input without a beginning": (read_popeye, ("stip #2 ", "beg ", "forsyth ", "title ")),
    "latex problems": (latex.read_problems, ("\\pieces{", "\\begin{diagram}", "{", "\\a{}")),
    "latex": (lambda text: latex.read_latex(f"\\chessboard[{text}"), ("{", "setfen=")),
    "wiki": (lambda text: markup.read_wiki(f"{{{{Chess diagram\n|{text}"), ("|", "{{", "{{{")),
    "gbr": (read_gbr, ("0", "0000.00 ")),
    "epd": (lambda text: parse_epd(FEN + text), EPD),
    "operations": (lambda text: format_operations(read_operations(text).operations), EPD),
    "operations behind a move": (lambda text: read_operations(f" bm {text}"), NEAR_EPD),
    "operations' rows": (
        lambda text: format_operations(row.operation for row in operation_rows(text)),
        EPD,
    ),
    "games": (lambda text: [read_game(game) for game in split_games(text)], NEAR_PGN),
    "games in text": (lambda text: games_in(GAME + text), ("<a", "a\n\n", "1-0 a ", *NEAR_PGN)),
    "is pgn": (is_pgn, NEAR_PGN),
    "a game": (_read_game, PGN),
    "a game rewritten": (_rewrite_game, MARKS + PGN),
    "a game's puzzle": (lambda text: _rewrite_puzzle(_game(text)), PGN),
    "a line's puzzle": (lambda text: _rewrite_puzzle(_record(text)), EPD),
    "marks": (lambda text: read_marks_among((text,)), MARKS),
    "marks taken out": (lambda text: with_marks(text, NO_MARKS), MARKS),
    "marks of a line": (lambda text: with_marks_in(_record(text), NO_MARKS), MARKS),
    "texts": (_read_texts, ('"', "\r", "8", " \t", "1-")),
    "popeye": (
        _read_popeye,
        (" ", "1 (e2-e4   ", " 1.a", "  1.e2-e4\n", "  1.e2-e4 e7-e5\n", "a1", "   1.a1-[a", "1."),
    ),
    "progress of popeye": (lambda text: progress_in(f"1 (a{text}"), (" ", "a ", "Time = ")),
    "uci": (_listen, ("info ", "info multipv 1 score cp 1 pv e2e4\n")),
    "query": (lambda text: described(parse_query(text)), ("not ", "(", "a|", "K")),
    "png": (partial(_png, b"tEXt"), ("8",)),
    "packed png": (partial(_png, b"zTXt"), ("8",)),
    "utf-8 in png": (partial(_png, b"iTXt"), ("8",)),
    "pdf": (lambda text: positions_in_file(f"%PDF-1.4\n{text}".encode()), ("/FEN (", "(", "obj ")),
    "string of a pdf": (
        lambda text: positions_in_file(f"%PDF-1.4\n/FEN ({text}".encode()),
        ("(", "\\"),
    ),
    "metadata of an svg": (
        lambda text: positions_in_file(f"{SVG}<metadata>{text}".encode()),
        ("<a>",),
    ),
    "svg": (lambda text: check_drawing((SVG + text).encode(), "x"), ("<g>", "<a/>")),
    "outline of an svg": (partial(_svg, '<path d="', '"/>'), STYLE),
    "style of an svg": (partial(_svg, '<path style="', '"/>'), STYLE),
    "sheet of an svg": (partial(_svg, "<style>", "</style>"), STYLE),
    "sorting": (natural, ("8", "8a")),
    "snapshot": (lambda text: snapshot_from_bytes(text.encode()), ("\n", "0 {}\n")),
    "request": (_request, ("[", '"')),
    "file": (partial(_open, ""), (*LINES, *PGN)),
    "line": (partial(_open, FEN), (*EPD, *MARKS)),
    "game in a file": (partial(_open, GAME), (*PGN, *MARKS)),
    "check of lines": (partial(_check, "fen", ""), LINES),
    "check of a line": (partial(_check, "epd", FEN), EPD[:3]),
    "check of games": (partial(_check, "pgn", GAME), PGN[:3]),
    "search in lines": (partial(_find, "fen", FEN), LINES),
    "search in games": (partial(_find, "pgn", GAME), PGN[:3]),
    "search in moves": (_find_in_games, MOVES),
    "check of moves": (partial(_check, "pgn", GAME), MOVES),
    "lines to fen": (partial(_convert, "epd", "fen", FEN), EPD[:3]),
    "lines to epd": (partial(_convert, "fen", "epd", FEN), EPD[:3]),
    "lines to games": (partial(_convert, "epd", "pgn", FEN), EPD[:3]),
    "games to lines": (partial(_convert, "pgn", "epd", GAME), PGN[:3]),
    "games to games": (partial(_convert, "pgn", "pgn", GAME), PGN[:3]),
}
"""What reads, and patterns of which it makes much."""


def _cost(read: Reader, pattern: str, length: int) -> float:
    """Return the seconds of the processor that the reading of a text takes."""
    # Each text is another one, for what was read is remembered here and there.
    text = pattern * (length // len(pattern) + next(_NUMBERS))
    start = time.process_time()
    # What a text is refused for does not matter here.
    with suppress(ValueError, OpenError):
        read(text)
    return time.process_time() - start


def _growth(read: Reader, pattern: str, length: int, runs: int) -> float:
    """Return how much longer a text takes that is four times as long; 0 if no time can be told."""
    short = long = math.inf
    for _ in range(runs):
        long = min(long, _cost(read, pattern, TIMES * length))
        if long <= NOTICED:
            return 0.0
        short = min(short, _cost(read, pattern, length))
        if long > PLAIN:
            break
    return long / short


def _is_linear(read: Reader, pattern: str, length: int) -> bool:
    """Tell whether time grows with the text; in doubt it is read again, and longer ones."""
    for step in range(STEPS):
        growth = _growth(read, pattern, length << step, 1)
        if growth > SURE:
            growth = _growth(read, pattern, length << step, 3)
        if not SURE < growth <= MOST:
            return growth <= SURE
    return False


@pytest.mark.parametrize("name", READERS)
def test_every_reader_takes_linear_time(name: str) -> None:
    # A third of the patterns for each reader, and each pattern for a third of the readers.
    assert_linear(*READERS[name], PATTERNS[list(READERS).index(name) % 3 :: 3])


@pytest.mark.long
@pytest.mark.parametrize("name", READERS)
def test_every_reader_takes_linear_time_for_every_pattern(name: str) -> None:
    assert_linear(*READERS[name], PATTERNS)


def test_a_large_file_is_opened_in_linear_time(tmp_path: Path) -> None:
    assert_linear(partial(_open, "", path=tmp_path / "large.fen"), LINES, PATTERNS)


def assert_linear(read: Reader, own: tuple[str, ...], patterns: tuple[str, ...]) -> None:
    gc.collect()
    gc.disable()
    try:
        # What grows very fast is found among short texts, before it takes minutes.
        sizes = [(each, SHORT) for each in (*own, *patterns)] + [(each, LONG) for each in own]
        suspects = (each for each in sizes if not _is_linear(read, *each))
        # Once more, since a machine may have stood still while one of a pair was timed.
        slow = next((each for each in suspects if not _is_linear(read, *each)), ())
    finally:
        gc.enable()
    assert slow == ()

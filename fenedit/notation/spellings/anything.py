"""Finds the positions in any text, and all its interpretations.

One certain interpretation can be used at once. The person chooses from several, or confirms one
that is not certain: the text makes sense in more than one language, or may be something else.
Prose, moves alone and codes without squares hold no position.
"""

import re
from collections.abc import Callable, Iterable

from fenedit.notation.castling import START_COUNT, is_chess960, names_chess960, start_position
from fenedit.notation.epd.record import read_operations
from fenedit.notation.fairy import is_orthodox
from fenedit.notation.fen import COMMENT_STARTS, Reading, format_placement, parse_placement
from fenedit.notation.languages import LETTERS, languages_of, side_in, sides_in
from fenedit.notation.loose.fields import FIGURINES, in_plain_letters
from fenedit.notation.loose.frame import find_link
from fenedit.notation.loose.lenient import rescanned
from fenedit.notation.position import (
    EMPTY,
    FILES,
    WHITE,
    Placement,
    Position,
    other_side,
)
from fenedit.notation.problems import FenError, Problem, Severity
from fenedit.notation.puzzle import operations_text
from fenedit.notation.reading import (
    DEFAULT_SIDE,
    Found,
    Interpretation,
    diagram,
    read_loose,
    unplaced,
)
from fenedit.notation.spellings.boards import (
    COMMENT_MARK,
    SIDE_AND_RIGHTS,
    Grid,
    boards_of,
    fields_below,
    find_grids,
    misses_board,
)
from fenedit.notation.spellings.codes import INPUT_LANGUAGES, read_forsyth
from fenedit.notation.spellings.games import read_games
from fenedit.notation.spellings.latex import read_latex, read_problems, uncommented
from fenedit.notation.spellings.markup import (
    continues,
    count_diagrams,
    has_tags,
    misses,
    named_fields,
    read_fens,
    read_wiki,
    with_named_fields,
    without_tags,
)
from fenedit.notation.spellings.piece_list import readings
from fenedit.notation.spellings.popeye_input import PopeyeText, left_out_problem, read_popeye
from fenedit.notation.spellings.running_text import read_running_text, with_faulty_fens
from fenedit.notation.spellings.square_maps import read_square_map
from fenedit.notation.spellings.stipulations import (
    asked_in,
    is_asked,
    read_with_stipulation,
    without_numbers,
)
from fenedit.notation.stipulation import beginner

_STYLE_12 = re.compile(
    r"<12>[ \t]{1,4}([-pnbrqkPNBRQK]{8}(?: [-pnbrqkPNBRQK]{8}){7}) ([WB])"
    r" (-1|[0-7])((?: [01]){4}) ([0-9]{1,6})(?![^\s])"
    r"(?: [0-9]{1,9} (\S{1,40}) (\S{1,40})"
    r"(?:(?: -?[0-9]{1,9}){7} ([0-9]{1,6})(?!\S))?)?"
)
"""The ranks, the side to move, the file of a double step (-1 for none), four castling rights, the
halfmove clock; usually also the game, its players and, further on, the fullmove number."""
_COMMAND = re.compile(
    r"(?<![^\s>:\"'`(])(?P<command>position\s{1,9})?(?:(?P<start>startpos)|(?:fen:?\s{1,9})?"
    r"(?P<fen>[1-8pnbrqk]{1,8}/[^\s;]{13,90}(?:\s{1,9}(?!moves|position)[-\w]{1,8}){1,5}))"
    r"(?:[\s;,]{1,9}moves:?(?P<moves>(?:[\s,]{1,9}[a-h][1-8][a-h][1-8][nbrq]?\b){1,2000}))?",
    re.IGNORECASE,
)
_MOVES = (
    r"(?P<moves>(?>(?:(?:(?<=moves=)|(?>(?:[\s_+,#!?]|%20|%2C){1,9}))(?:[0-9]{1,3}\.{1,3}\s?)?"
    r"(?:[KQRBN]?[a-h]?[1-8]?[x-]?[a-h][1-8](?:=?[nbrqNBRQ])?|[O0]-[O0](?:-[O0])?)){0,2000}))"
)
_MOVES_AFTER = re.compile(
    rf"[\"')\]]?(?:[\s_+;,|]|%20){{1,9}}+(?i:(?:after|with|then|and|plus)\s{{1,3}})?(?i:moves):?"
    rf"{_MOVES}(?:[\s_+#!?]|%20)*"
)
_MOVES_IN_LINK = re.compile(rf"[?&#]moves={_MOVES}(?![^&#\s])")
"""Moves after the fields of a position, as engines read them or as people write them."""
_NUMBER = re.compile(
    r"(?:(?:(?P<named>chess\s?960|frc|fischer\s?random|freestyle|sp|960)|start(?:ing)?\s+position|"
    r"position)\s{0,3}(?:position|start|sp|id|no\.?|nr\.?)?\s{0,3}[#:№-]?\s{0,3})?"
    r"(?P<number>[0-9]{1,3})\.?",
    re.IGNORECASE,
)
_NUMBER_IN_LINK = re.compile(
    r"(?:960|frc|fischer-?random|freestyle)\S{0,120}?(?:[?&#](?:(?P<told>position|pos|sp|start)|id|n|nr"
    r"|no|number)=|/)0{0,3}(?P<number>[0-9]{1,3})(?![^\s&#/?])",
    re.IGNORECASE,
)
_SIDE_BELOW = re.compile(r"\s{0,9}(?:[wb]|white|black)(?![A-Za-z0-9])", re.IGNORECASE)
_PIECE = "[1-8PNBRQKpnbrqk]"
_BROKEN_RANKS = re.compile(
    r"(?<=[1-8PNBRQKpnbrqk]/)[ \t]*\r?\n[ \t]*(?=[1-8PNBRQKpnbrqk]{1,8}[/ \t\r\n])"
    r"|(?<=[1-8PNBRQKpnbrqk])[ \t]*\r?\n[ \t]*(?=/[1-8PNBRQKpnbrqk]{1,8}(?:/|\s))"
)
_BLACK_TO_MOVE = re.compile(r"(?<=\sb)(?!\s+(?:[wb]|white|black)(?!\S))", re.IGNORECASE)
_RANKS_AHEAD = re.compile(
    rf"(?<![A-Za-z0-9/])(?={_PIECE}(?:\s{{0,3}}{_PIECE}){{0,7}}\s{{0,9}}/"
    rf"|^{_PIECE}{{1,8}}[ \t]*\r?\n)",
    re.MULTILINE,
)
_GAP = re.compile(r"[ \t]{0,4}(?:\r?\n[ \t]{0,9})?")
_BROKEN_FIELDS = re.compile(
    r"[1-8PNBRQKpnbrqk]{1,8}/[1-8PNBRQKpnbrqk]{1,8}\s{1,4}[wb]\s{1,4}(?:-|[KQA-Hkqa-h]{1,4})"
    r"\s{1,4}(?:-|[a-h][1-8])(?:\s{1,4}[0-9]{1,6}){0,2}(?!\S)"
)
_AS_FEN = re.compile(
    r"\s*(?:[0-9KQRBNPkqrbnp]*/[0-9/KQRBNPkqrbnp]*(?!\S)"
    r"|[^\s/]*/\S*\s+[wb]\s+(?:-|[A-HKQa-hkq]{1,4})(?!\S))"
)
"""Slashes with only the letters of FEN around them, or a FEN with its fields."""
_LEAST_OF_A_BOARD = 49
"""The fewest squares of a Forsyth text without its keyword; with fewer, any word could be one."""


def read_anything(text: str) -> tuple[Interpretation, ...]:
    """Return the interpretations of a text, the best first; () if it holds no position.

    A text that makes no certain sense is also read without the marks of quotations and comments,
    and with broken lines joined.
    """
    if not text.strip():
        return ()
    text = without_numbers(text)
    results = _read(text)
    if len(results) == 1 and results[0].certain:
        return results
    bare = "".join(COMMENT_MARK.sub("", line) for line in text.splitlines(keepends=True))
    bare = _with_ranks_joined(in_plain_letters(re.sub(r"=\r?\n", "", bare)))
    bare = _BROKEN_RANKS.sub("", bare)
    bare = _BROKEN_FIELDS.sub(lambda match: " ".join(match[0].split()), bare)
    again = () if bare == text else _read(bare)
    if not results and not again and any(mark in bare for mark in "[{"):
        # Piece lists in a program; nothing else has quotation marks and brackets.
        again = _read(bare.translate(str.maketrans("[]{}", "    ", "\"'`")))
        again = again if again and again[0].kind == "piece-list" else ()
    if not results and not again and len(squares := text.split()) == len("".join(squares)) == 64:
        again = _read("".join(squares))
    return again if again and (again[0].certain or not results) else results


def _with_ranks_joined(text: str) -> str:
    """Return a text in which placements that are split by blanks or line breaks are joined.

    Ranks on eight lines may have no slashes.
    """
    parts: list[str] = []
    done = 0
    for ahead in _RANKS_AHEAD.finditer(text):
        start = ahead.start()
        if start >= done and (joined := _joined_ranks(text, start)):
            parts += (text[done:start], joined[0])
            done = joined[1]
    return "".join([*parts, text[done:]])


def _joined_ranks(text: str, start: int) -> tuple[str, int] | None:
    """Return the placement that begins at a place, without blanks, and its end."""
    ranks, rank, width, place = list[str](), "", 0, start
    stroke, broken = "", False
    while True:
        gap = _GAP.match(text, place)
        at = gap.end() if gap and place > start else place
        char = text[at : at + 1]
        if width == 8:
            ranks.append(rank)
            if len(ranks) == 8:
                break
            # Either slashes part all ranks, or the ends of lines, which then part nothing else.
            parting = "/" if char == "/" else "\n" if "\n" in text[place:at] else ""
            if not parting or (stroke and parting != stroke) or (parting == "\n" and broken):
                return None
            stroke, rank, width = parting, "", 0
            place = at + (char == "/")
            continue
        broken = broken or "\n" in text[place:at]
        apart = " " in text[start:place] or place == start + 1
        if not ranks and apart and place < at and re.match(f"{_PIECE}{{2}}", text[at : at + 2]):
            # Single letters before letters side by side belong to something else.
            return None
        width += int(char) if char.isdecimal() else 1
        if not re.fullmatch(_PIECE, char) or width > 8:
            return None
        rank, place = rank + char, at + 1
    placement = "/".join(ranks)
    # A last b may be the side to move, after a rank that is too short.
    if re.match("[^\\W_]|/", text[place:]) or _BLACK_TO_MOVE.match(text, place):
        return None
    try:
        parse_placement(placement)
    except FenError:
        return None
    kings = stroke == "/" or ("K" in placement and "k" in placement)
    return (placement, place) if kings else None


def _read(text: str) -> tuple[Interpretation, ...]:
    if inputs := read_popeye(text):
        return tuple(_popeye(inputs))
    readers: tuple[Callable[[str], Iterable[Interpretation]], ...] = (
        read_games,
        _server_lines,
        _commands,
        _lines,
        _wiki,
        _latex,
        _running_text,
        _boards,
        _localized,
        _piece_lists,
        _forsyth,
        _square_maps,
        _number,
    )
    for reader in readers:
        try:
            results = tuple(reader(text))
        except FenError:
            continue
        if any(result.certain for result in results):
            return results
        if reader in (_wiki, _latex, _boards, _piece_lists):
            results = tuple(
                result._replace(found=with_faulty_fens(result.found, text)) for result in results
            )
        if results:
            # The position may be among the FENs of the text.
            told = {found.position for result in results for found in result.found}
            fens = tuple(_running_text(text)) if reader is not _running_text else ()
            others = (
                result
                for result in fens
                if not told.issuperset(each.position for each in result.found)
            )
            return (*results, *(result._replace(certain=False) for result in others))
    return ()


def fault_of(text: str) -> Problem | None:
    """Return why an obvious diagram cannot be read, or None.

    The usual reason is fairy pieces, whose squares are all named. Use it if `read_anything` finds
    nothing.
    """
    left_out = [name for each in read_popeye(text) for name in each.left_out]
    left_out += read_problems(uncommented(text))[1]
    if left_out:
        return left_out_problem(left_out, Severity.NOT_FEN)
    try:
        read_wiki(text)
        # A single word with the digits and slashes of a board, whatever its letters.
        word = text.strip()
        if re.match(r"\s*forsyth\b", text, re.IGNORECASE) or (
            len(word) <= 160
            and re.fullmatch(r"(?:[-+=]?(?:\.[A-Za-z]{2}|[A-Za-z])|[0-9/])+", word)
            and sum(map(int, re.findall("[0-9]{1,2}", word))) >= 32
            and re.search("[Kk]", word)
        ):
            read_forsyth(text)
    except FenError as error:
        return error.problem
    return None


def _popeye(inputs: tuple[PopeyeText, ...]) -> Iterable[Interpretation]:
    for each in inputs:
        found = each.found
        if each.left_out and found:
            note = left_out_problem(each.left_out, Severity.NOTE)
            found = (found[0]._replace(notes=(*found[0].notes, note)), *found[1:])
        if found:
            certain = each.plain and len(inputs) == 1
            yield Interpretation("popeye", each.language, found, certain)


def _server_lines(text: str) -> Iterable[Interpretation]:
    """Read all lines of style 12 in a text, as chess servers send them."""
    found: dict[Position, Found] = {}
    for match in _STYLE_12.finditer(text):
        ranks, side, file, given, clock, white, black, number = match.groups()
        castling = zip("KQkq", given.split(), strict=True)
        rights = "".join(letter for letter, right in castling if right == "1") or "-"
        placement = format_placement("".join(reversed(ranks.replace("-", EMPTY).split())))
        ep_square = "-" if file == "-1" else f"{FILES[int(file)]}{'6' if side == 'W' else '3'}"
        fen = f"{placement} {side.lower()} {rights} {ep_square} {clock} {number or 1}"
        position = read_loose(fen).position
        title = f"{white} – {black}" if white else ""
        found.setdefault(position, Found(position, is_chess960(position), title))
    if found:
        all_found = tuple(found.values())
        yield Interpretation("style-12", "", all_found, not misses(text, all_found))


def _commands(text: str) -> Iterable[Interpretation]:
    """Read commands of UCI with moves to be played from their positions, and FENs between them.

    In running text the position before the moves or the one after them may be meant.
    """
    found: dict[Found, None] = {}
    certain = True
    for match in _COMMAND.finditer(text) if "moves" in text.lower() else ():
        try:
            position = read_loose(match["start"] or match["fen"]).position
        except FenError:
            continue
        moves = tuple((match["moves"] or "").lower().replace(",", " ").split())
        if not moves and match["command"] is None:
            continue
        found[Found(position, is_chess960(position), moves=moves)] = None
        line = text[text.rfind("\n", 0, match.start()) + 1 : match.start()]
        alone = not (line + text[match.end() :].partition("\n")[0]).strip()
        certain = certain and (match["command"] is not None or alone)
    if any(each.moves for each in found):
        known = {each.position.placement for each in found}
        others = (each for each in read_fens(text)[0] if each.position.placement not in known)
        found |= dict.fromkeys(others)
        certain = certain and not misses(text, tuple(found))
        yield Interpretation("fen", "", tuple(found), certain)
        if not certain:
            before = tuple(dict.fromkeys(each._replace(moves=()) for each in found))
            yield Interpretation("fen", "", before, certain)


def _lines(text: str) -> Iterable[Interpretation]:
    """Read a FEN, EPD record or link on every line, or one over several lines.

    Where more fields, the side to move or another position may follow, read running text instead,
    or nothing.
    """
    asides: list[str] = []
    lines: list[str] = []
    for line in filter(str.strip, text.splitlines()):
        is_aside = line.lstrip().startswith(COMMENT_STARTS) and not is_asked(line)
        (asides if is_aside else lines).append(line)
    if not lines:
        return
    try:
        read = [_line(line) for line in lines]
    except FenError:
        read = [_line(text)]
        if len(read[0][0].rest.rstrip().splitlines()) > 1:
            return
    for reading, *_ in read:
        # Other words than operations or a comment follow the fields.
        trails = any(note.code == "trailing" and not note.data for note in reading.notes)
        if trails and (continues(reading.rest, reading.fields) or misses(reading.rest, ())):
            return
    # What follows a semicolon may be the next field as well as a comment.
    certain = not any(
        reading.fields == 1 and continues(reading.rest.lstrip(" \t;"), 1) for reading, *_ in read
    )
    if not certain and (others := tuple(_running_text(text))):
        yield from others
        return
    assumed = any(note.code == "default-side" for _, found, _ in read for note in found.notes)
    if assumed and (sides_in(text) or named_fields(text)):
        return
    kinds = {_kind(reading) for reading, *_ in read}
    kind, detail = kinds.pop() if len(kinds) == 1 else ("fen", "")
    # A position in a comment may be meant as well.
    hidden = {each.position for each in read_fens("\n".join(asides))[0]}
    shown = {found.position for _, found, _ in read}
    doubted = any(other is not None for *_, other in read)
    certain = certain and not doubted and hidden <= shown
    yield Interpretation(kind, detail, tuple(found for _, found, _ in read), certain)
    if doubted:
        turned = tuple(other or found for _, found, other in read)
        yield Interpretation(kind, detail, turned, certain)


def _line(line: str) -> tuple[Reading, Found, Found | None]:
    """Return the meaning of a line, and another possible one; raise FenError."""
    asked = read_with_stipulation(line)
    if asked is not None:
        reading, sure = asked
        found = _found(line, reading)._replace(source="", notes=unplaced(reading.notes))
        turned = found.position._replace(side_to_move=other_side(found.position.side_to_move))
        return reading, found, None if sure else found._replace(position=turned)
    reading = read_loose(line)
    in_link = _kind(reading)[0] == "link"
    moves = _MOVES_AFTER.fullmatch(reading.rest) or (in_link and _MOVES_IN_LINK.search(line))
    if not moves:
        return reading, _found(line, reading), None
    notes = tuple(note for note in reading.notes if note.code != "trailing")
    reading = reading._replace(rest="", notes=notes)
    found = _found(line, reading)._replace(source="", notes=unplaced(notes))
    told = tuple(
        filter(None, re.split(r"(?:[\s_+,#!?]|%20|%2C|\b[0-9]{1,3}\.{1,3})+", moves["moves"]))
    )
    # A link may show the position before its moves or after them.
    before = found if in_link and told else None
    return reading, found._replace(moves=told), before


def _found(line: str, reading: Reading) -> Found:
    extras = dict(reading.extras)
    variant = extras.pop("variant", "").lower()
    chess960 = is_chess960(reading.position, variant, reading.rest)
    if variant and not names_chess960(variant):
        extras["variant"] = variant
    operations = "".join(f' {name} "{value}";' for name, value in extras.items())
    rest = operations + reading.rest.rstrip()
    in_link = _kind(reading)[0] == "link"
    source = "" if in_link or len(line.splitlines()) > 1 else line
    notes = reading.notes if source else unplaced(reading.notes)
    return Found(reading.position, chess960, "", rest, source, notes)


def _kind(reading: Reading) -> tuple[str, str]:
    for note in reading.notes:
        if note.code == "url":
            return "link", dict(note.data).get("found", "")
    if any(note.code == "epd-ops" for note in reading.notes):
        return "epd", ""
    if reading.rest.lstrip().startswith(";"):
        # Suites for move generators write their operations after semicolons.
        operations = read_operations(reading.rest).operations
        return ("epd" if operations and operations[0].opcode else "fen"), ""
    return "fen", ""


def _wiki(text: str) -> Iterable[Interpretation]:
    found = read_wiki(text)
    if found:
        complete = len(found) == count_diagrams(text) and not misses(text, found)
        yield Interpretation("wiki", "", found, complete)


def _latex(text: str) -> Iterable[Interpretation]:
    found, whole = read_latex(text) if "\\" in text or "set" in text else ((), False)
    if found:
        complete = whole and not misses(uncommented(text), found)
        yield Interpretation("latex", "", found, complete)


def _running_text(text: str) -> Iterable[Interpretation]:
    tagged = has_tags(text)
    found, certain = read_running_text(text)
    if not found:
        return
    fence = re.search(r"```|\[/?(?:fen|code|pgn)\]", text, re.IGNORECASE)
    kind = "markup" if tagged or fence else "fen"
    detail = "" if tagged or not fence else "Markdown" if fence[0] == "```" else "BBCode"
    shown = {each.position.placement for each in found}
    others = [
        result._replace(certain=False)
        for result in _boards(text)
        if not {each.position.placement for each in result.found} <= shown
    ]
    certain = certain and not others and (len(found) == 1 or tagged)
    yield Interpretation(kind, detail, found, certain)
    yield from others


def _boards(text: str) -> Iterable[Interpretation]:
    plain = without_tags(text) if has_tags(text) else text
    grids = find_grids(plain)
    results = [("", boards_of(plain, grids, "en"))]
    if grids and not results[0][1]:
        by_meaning: dict[tuple[Placement, ...], tuple[str, tuple[Found, ...]]] = {}
        for code in LETTERS:
            found = boards_of(plain, grids, code)
            meaning = tuple(each.position.placement for each in found)
            if found and all(each.count("K") == each.count("k") == 1 for each in meaning):
                by_meaning.setdefault(meaning, (code, found))
        results = list(by_meaning.values())
    if not grids:
        return
    turned = tuple(
        grid._replace(h_file_first=True)
        if grid.rank_1_first and grid.h_file_first is None
        else grid
        for grid in grids
    )
    if turned != grids:
        # Rank 1 on top and no files: seen by Black, or printed upside down.
        results = [
            (code, boards_of(plain, shown, code or "en"))
            for code, _ in results
            for shown in (turned, grids)
        ]
    certain = len(results) == 1 and all(grid.sure for grid in grids)
    certain = certain and not misses_board(plain, grids) and not misses(plain)
    for code, result in results:
        plainly = len(result) == len(grids) and all(
            _is_plain_board(plain, grid, found) for grid, found in zip(grids, result, strict=True)
        )
        yield Interpretation("board", code, result, certain and plainly)


def _is_plain_board(text: str, grid: Grid, found: Found) -> bool:
    """Return whether a grid has figurines, or the kings that no other drawing has by chance.

    A board above a line that begins like unread fields of a FEN is not plain.
    """
    placement = found.position.placement
    below = fields_below(placement, text[grid.span[1] :])
    if below is not None and below[0].fields > SIDE_AND_RIGHTS:
        told = below[1]
    else:
        told = DEFAULT_SIDE not in found.notes
        told = told or (below is None and not _SIDE_BELOW.match(text, grid.span[1]))
    figurines = any(not FIGURINES.keys().isdisjoint(row) for row in grid.rows)
    return told and (figurines or placement.count("K") == placement.count("k") == 1)


def _square_maps(text: str) -> Iterable[Interpretation]:
    read = read_square_map(text)
    if read is not None:
        placement, certain = read
        found = with_named_fields(diagram(placement, side_in(text)), text)
        yield Interpretation("piece-list", "", (found,), certain and not misses(text, (found,)))


def _localized(text: str) -> Iterable[Interpretation]:
    """Read a placement in the letters of another language, or with a scanner's mistakes.

    l for 1 is likelier than a language with that letter.
    """
    lines = [line for line in text.splitlines() if line.strip()]
    scanned = rescanned(lines[0]) if len(lines) == 1 else None
    if scanned is not None:
        found = _found(scanned, read_loose(scanned))
        found = found._replace(notes=(Problem("look-alike", Severity.NOTE), *found.notes))
        yield Interpretation("scanned", "", (found,), False)
    word = lines[0].split()[0].strip("[](){}\"'«»„“”") if lines else ""
    codes = languages_of(word) if word.count("/") == 7 else ()
    for code in codes:
        try:
            all_found = tuple(_found(line, read_loose(line, letters=code)) for line in lines)
        except FenError:
            continue
        yield Interpretation("localized", code, all_found, len(codes) == 1 and scanned is None)


def _piece_lists(text: str) -> Iterable[Interpretation]:
    # The first cell of a row in a table may name the side.
    plain = without_tags(text).replace("|", " ") if has_tags(text) else text
    if re.search(r"""["'](?:white|black)["']\s{0,9}:""", plain, re.IGNORECASE):
        plain = plain.translate(str.maketrans("\"'{}", "    "))
    for code, found, certain in readings(plain):
        yield Interpretation("piece-list", code, found, certain)


def _forsyth(text: str) -> Iterable[Interpretation]:
    by_meaning: dict[Placement, Interpretation] = {}
    keyword = re.search(r"\bforsyth[\s:]", text, re.IGNORECASE)
    start = keyword.start() if keyword else 0
    for code in INPUT_LANGUAGES.values():
        try:
            reading = read_forsyth(text[start:], code)
        except FenError:
            continue
        # A short one after other text is a word of prose.
        if reading is None or (start and reading.written < _LEAST_OF_A_BOARD):
            continue
        asked = asked_in(text)
        if asked is not None:
            puzzle, _ = asked
            side = side_in(text) or beginner(puzzle.asked) or WHITE
            found = diagram(reading.found.position.placement, side, "", operations_text(puzzle))
            reading = reading._replace(found=found)
        placement = reading.found.position.placement
        kings = placement.count("K") == placement.count("k") == 1
        if reading.named or (kings and reading.written >= _LEAST_OF_A_BOARD):
            orthodox = is_orthodox(placement)
            # In other languages any letters would make some fairy pieces.
            if not (orthodox or reading.named or code == "problemist"):
                continue
            # The knights of a faulty FEN are not nightriders.
            if not (orthodox or reading.named) and _AS_FEN.match(text, start):
                continue
            certain = reading.named or (reading.written == 64 and orthodox)
            result = Interpretation("forsyth", code, (reading.found,), certain)
            by_meaning.setdefault(placement, result)
    alone = len(by_meaning) == 1
    return [result._replace(certain=result.certain and alone) for result in by_meaning.values()]


def _number(text: str) -> Iterable[Interpretation]:
    word = text.strip() if len(text) <= 200 else ""
    match = _NUMBER.fullmatch(word)
    certain = bool(match and match["named"])
    if match is None and find_link(word):
        match = _NUMBER_IN_LINK.search(word)
        certain = bool(match and match["told"])
    if match and int(match["number"]) < START_COUNT:
        number = int(match["number"])
        found = Found(start_position(number), chess960=True)
        yield Interpretation("number", str(number), (found,), certain)

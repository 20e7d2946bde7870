"""Writes problems, notes and repairs in plain English.

Every code has a template, and a few kinds of a code have one of their own. The {names} come from
the problem's data, with three more: {expected} is the clause of EXPECTATIONS that the data name,
{squares} are all squares of the problem and {square} is the first of them; %n is the data's
{count} where a word depends on it. A translation has the same names in braces.
"""

import re
from collections.abc import Mapping

from fenedit.notation import retro_messages
from fenedit.notation.languages import NAMES
from fenedit.notation.position import square_name
from fenedit.notation.problems import Problem
from fenedit.notation.puzzle import in_letters
from fenedit.notation.safe_text import shown
from fenedit.notation.translatable import (
    ENGLISH,
    QT_TRANSLATE_NOOP,
    Translator,
    translatable,
    untranslated,
)

_AT_MOST = QT_TRANSLATE_NOOP(
    "messages",
    "The halfmove clock is {clock}, but can be at most {longest}: of the moves of both sides "
    "together ({plies} by the fullmove number), captures and pawn moves, with the moves "
    "between them, took at least {needed}.",
)

TEMPLATES = translatable(
    "messages",
    {
        # Blanks and missing fields
        "empty": "Nothing is written here: {expected}.",
        "leading-space": "The text begins with a space: {expected}.",
        "trailing-space": "A space follows the {field}: {expected}.",
        "multiple-spaces": "More than one space follows the {field}: expected one.",
        "bad-separator": "A tab, line break or unusual space follows the {field}: {expected}.",
        "missing-side": "The side to move is missing: {expected}.",
        "missing-castling": "The castling rights are missing: {expected}.",
        "missing-ep": "The en passant square is missing: {expected}.",
        "missing-halfmove": "The halfmove clock is missing: {expected}.",
        "missing-fullmove": "The fullmove number is missing: {expected}.",
        "trailing-data": "More text follows the {field}: {expected}.",
        "text-before": "There is text before the FEN. Delete it, or move it after the FEN.",
        "fields-again": "The text after the FEN repeats its fields. Delete one copy.",
        "link-without-position": "This web address does not contain a position: {expected}.",
        # Piece placement
        "bad-piece-char": "{found} in rank {rank} is not a piece: {expected}.",
        "bad-digit": "{found} in rank {rank} is not a number of empty squares: {expected}.",
        "adjacent-digits": "{found} in rank {rank} follows another digit, but adjacent empty "
        "squares are written as "
        "one number: {expected}.",
        "rank-too-short": "Rank {rank} is too short: {count} of 8 squares.",
        "rank-too-long": "Rank {rank} is too long: {count} instead of 8 squares.",
        "too-few-ranks": "The piece placement is too short: {count} of 8 ranks.",
        "too-many-ranks": "The piece placement is too long: {count} instead of 8 ranks.",
        # The other fields
        "bad-side": "{found} is not a side to move: {expected}.",
        "bad-castling-char": "{found} is not a castling right: {expected}.",
        "castling-duplicate": "The castling right {found} is written twice: expected once.",
        "castling-order": "{found} comes too late: White’s castling rights are written before "
        "Black’s, and K before "
        "Q.",
        "castling-dash-mixed": "- means no castling rights and must stand alone.",
        "castling-too-many": "{found} is a third castling right of one side: at most two are "
        "possible.",
        "bad-ep": "{found} is not an en passant square: {expected}.",
        "halfmove-not-integer": "{found} is not a halfmove clock: {expected}.",
        "halfmove-negative": "The halfmove clock {found} is negative: {expected}.",
        "halfmove-leading-zero": "The halfmove clock {found} has leading zeros: expected none.",
        "halfmove-too-large": "The halfmove clock {found} is too large: {expected}.",
        "fullmove-not-integer": "{found} is not a fullmove number: {expected}.",
        "fullmove-negative": "The fullmove number {found} is negative: {expected}.",
        "fullmove-leading-zero": "The fullmove number {found} has leading zeros: expected none.",
        "fullmove-too-large": "The fullmove number {found} is too large: {expected}.",
        # Around the fields
        "bom": "A byte order mark was ignored.",
        "invisible": "Invisible characters were ignored.",
        "entity": "HTML entities such as {found} were read as the characters they stand for.",
        "whitespace": "Extra spaces were ignored.",
        "separator": "Tabs, underscores, plus signs or unusual spaces between the fields were read "
        "as spaces.",
        "wrapper": "The brackets, quotes or tags around the FEN were ignored.",
        "pgn-tag": "The FEN was read from a PGN tag.",
        "prefix": "The label {found} was ignored.",
        "keyword": "{found} was read as the start position.",
        "url": "The position was read from a web address.",
        "comment-line": "The comment before the FEN was ignored.",
        # In the piece placement
        "backslash": "{found} between the ranks was read as a slash.",
        "slash": "A slash before or after the piece placement was ignored.",
        "empty-rank": "An empty text for a rank was read as 8 empty squares.",
        "merge-digits": "Adjacent digits were read as one number of empty squares: {found}.",
        "no-slashes": "The ranks are not separated: the 64 squares were read in order.",
        "pocket": "FEN cannot hold pieces in hand; they are kept separately: {found}.",
        "promoted-mark": "FEN cannot hold the marks of promoted pieces; they are kept separately.",
        "figurine": "Figurines were read as piece letters.",
        "look-alike": "l and O were read as 1 and 0.",
        "localized": "The piece letters were read as {language}.",
        # In the other fields
        "checks": "FEN cannot hold check counts; they are kept separately: {found}.",
        "side-case": "The side to move {found} was read in lower case.",
        "side-word": "The side to move {found} was read as w or b.",
        "castling-order-read": "The castling rights {found} were put in order.",
        "castling-duplicate-read": "Repeated castling rights in {found} were read once.",
        "castling-dash": "The dash in the castling rights {found} was ignored.",
        "castling-word": "{found} was read as no castling rights.",
        "dash": "{found} was read as -, which means none.",
        "ep-case": "The en passant square {found} was read in lower case.",
        "ep-sign": "{found} was read as an en passant square.",
        "exchanged": "The castling rights {found} stand before the side to move.",
        "counter-dash-halfmove": "The halfmove clock is a dash: {count} is assumed.",
        "counter-dash-fullmove": "The fullmove number is a dash: {count} is assumed.",
        "counter-clamp-halfmove": "The halfmove clock {found} is negative: {count} is assumed.",
        "counter-clamp-fullmove": "The fullmove number {found} is negative: {count} is assumed.",
        "counter-sign-halfmove": "The sign of the halfmove clock {found} was ignored.",
        "counter-sign-fullmove": "The sign of the fullmove number {found} was ignored.",
        "leading-zero-halfmove": "Leading zeros of the halfmove clock {found} were ignored.",
        "leading-zero-fullmove": "Leading zeros of the fullmove number {found} were ignored.",
        "default-side": "No side to move is given: White is assumed.",
        "moves-played": "Moves played from there: {found}.",
        "moves-cut": "Move {move} is not possible. The moves before it were read; the rest is "
        "kept as text.",
        "moves-cut-ambiguous": "Move {move} could be made by two pieces. The moves before it were "
        "read; the rest is kept as text.",
        "moves-cut-no-move": "{move} is not a move. The moves before it were read; the rest is "
        "kept as text.",
        "moves-left": "The moves from {found} on cannot be played and are left out.",
        "line-unread": "Lines that are not valid FEN are kept as text, the first one: {found}.",
        "side-told-w": "White is to move according to {found}.",
        "side-told-b": "Black is to move according to {found}.",
        "default-castling": "No castling rights are given: none are assumed.",
        "default-ep": "No en passant square is given: none is assumed.",
        "default-halfmove": "No halfmove clock is given: 0 is assumed.",
        "default-halfmove-hmvc": "The halfmove clock was taken from the operation hmvc.",
        "default-fullmove": "No fullmove number is given: 1 is assumed.",
        "default-fullmove-fmvn": "The fullmove number was taken from the operation fmvn.",
        "unread": "{found} could not be read; the fields that are missing were assumed.",
        "epd-ops": "The EPD operations that follow are kept as they are.",
        "trailing": "The text that follows is kept as it is.",
        "trailing-comment": "The comment that follows is kept as it is.",
        # EPD operations: faults
        "bad-separator-operation": "A tab, line break or unusual space separates the operations: "
        "{expected}.",
        "bad-opcode": "{found} is not an opcode: {expected}.",
        "opcode-too-long": "The opcode {found} is too long: {expected}.",
        "duplicate-opcode": "The operation {opcode} is used twice: expected once.",
        "unterminated-string": "This string is not closed: {expected}.",
        "bad-operand-char": "{found} is not allowed here: {expected}.",
        "bad-operation": "This cannot be read as an operation and is kept as it is.",
        "operand-type": "{found} does not suit the operation {opcode}: {expected}.",
        "operand-range": "{found} is out of range for the operation {opcode}: {expected}.",
        "operand-count-few": "The operation {opcode} has too few operands: {expected}.",
        "operand-count-many": "{found} is one operand too many for the operation {opcode}: "
        "{expected}.",
        "string-too-long": "{found} is too long for a string in EPD: expected at most 255 "
        "characters.",
        # EPD operations: moves
        "illegal-move": "{found} in the operation {opcode} is not a legal move.",
        "illegal-move-zeros": "{found} is written with zeros: castling is written O-O or O-O-O, "
        "with the letter O.",
        "ambiguous-move": "{found} in the operation {opcode} could be a move of two different "
        "pieces.",
        # EPD operations: what was forgiven
        "epd-semicolon": "A semicolon is missing here: the operation was ended.",
        "epd-empty": "A semicolon without an operation was ignored.",
        "epd-dash": "A dash without a meaning was ignored.",
        "epd-blanks": "Tabs or unusual spaces in the operations were read as spaces.",
        "epd-unquoted": "This text has no quotation marks: it was read as a string.",
        "epd-quoted": "The quotation marks are not needed here and were ignored.",
        "epd-unclosed": "This string has no closing quotation mark: it was closed.",
        "epd-long-string": "This string is longer than EPD’s 255 characters; it is kept.",
        "epd-move": "{found} was read as the move {meant}.",
        "epd-duplicate": "The operation {opcode} is used again: the last one counts.",
        "epd-remark": "This text is not an operation and is kept as it is.",
        # Tags of a game
        "setup-missing": "The game has a FEN tag without a SetUp tag; the FEN is used.",
        "setup-contradicts": "The SetUp tag says {found}, but there is a FEN tag, which is used.",
        "setup-without-fen": "The SetUp tag announces a position, but there is no FEN tag; the "
        "game begins with the "
        "start position.",
        "game-variant": "The game is of another variant, {found}; its position is read as standard "
        "chess.",
        "fen-tag-odd": 'The FEN tag is not written as PGN has it, [FEN "…"]. It is read here, '
        "but other programs begin with the start position.",
        "result-contradicts": "The Result tag says {found}, but the moves end with {result}.",
        "result-contradicts-mate": "The result is given as {found}, but the last move is "
        "checkmate: {result}.",
        "result-contradicts-stalemate": "The result is given as {found}, but the last move is "
        "stalemate, which is a draw.",
        "ply-count-contradicts": "The PlyCount tag says {found}, but the game has {count} "
        "half-moves.",
        # Moves of a game
        "moves-do-not-fit": "The moves of the game do not fit its first position: {move} is not "
        "legal.",
        "moves-do-not-fit-ambiguous": "The moves of the game do not fit its first position: {move} "
        "could be a move of two "
        "different pieces.",
        "moves-do-not-fit-illegal-in-variation": "A variation does not fit the game: {move} is not "
        "legal.",
        "moves-do-not-fit-ambiguous-in-variation": "A variation does not fit the game: {move} "
        "could be a move of two different pieces.",
        "moves-do-not-fit-no-move": "The moves were read up to {move}, which is not a move.",
        "moves-do-not-fit-no-move-in-variation": "A variation was read up to {move}, which is not "
        "a move.",
        "variations-too-deep": "Variations that are nested too deeply are not shown.",
        "variations-too-many": "The game has too many variations: only the first are shown.",
        "variant-without-moves": "The moves are not shown: the rules of the variant {found} are "
        "not known.",
        # Diagrams and lists of pieces
        "unsupported-man": "{found} is not a chess piece; the diagram contains {men}.",
        "problems-left-out": "Puzzles left out, for pieces that chess does not have: {count} "
        "({men}).",
        "text-left-out": "Text that belongs to no game is left out: {found}.",
        "fields-left-out": "Left out, because a record has no place for it: {men}.",
        "marks-left-out": "Crosses, dots and arrows are left out: {squares}.",
        "bad-man": "{found} is not a piece on a square: expected Ke1, or a2 for a pawn.",
        "square-taken": "{found} is named twice, but a square holds one piece.",
        # Twins of a puzzle
        "twin-empty": "Twin {name}) cannot be made: {square} is empty.",
        "twin-outside": "Twin {name}) cannot be made: the piece on {square} would leave the board.",
        "twin-unread": "Twin {name}) cannot be made: {found} is not understood.",
        "twin-fields": "Twin {name}) is left out: Popeye has no words for its side to move, "
        "castling rights or en passant square.",
        "twin-words": "Twin {name}) is left out: Popeye does not know the stipulation {found}.",
        "twin-behind": "Twin {name}) cannot be made: it continues twin {before}).",
        # Pictures
        "board-side": "The picture does not show which side is at the bottom: White is assumed.",
        "side-seen-w": "White is to move, as the highlighted last move shows.",
        "side-seen-b": "Black is to move, as the highlighted last move shows.",
        "side-checked-w": "White is to move, because its king is in check.",
        "side-checked-b": "Black is to move, because its king is in check.",
        "home-castling": "The picture does not show castling rights: those of kings and rooks at "
        "home are assumed.",
        "squares-doubtful": "In doubt: {men}.",
        "boards-unread": "Boards left out as unreadable: {count}.",
        # Pieces
        "empty-board": "The board is empty.",
        "no-kings-yet": "No kings yet.",
        "king-missing-white": "White has no king.",
        "king-missing-black": "Black has no king.",
        "kings-too-many-white": "White has more than one king: {squares}.",
        "kings-too-many-black": "Black has more than one king: {squares}.",
        "pawns-too-many-white": "White has %n pawns: at most 8 are possible.",
        "pawns-too-many-black": "Black has %n pawns: at most 8 are possible.",
        "men-too-many-white": "White has %n pieces: at most 16 are possible.",
        "men-too-many-black": "Black has %n pieces: at most 16 are possible.",
        "pawn-on-backrank": "Pawns cannot stand on the first or last rank: {squares}.",
        "opposite-check-white": "White is in check, but it is Black’s move: the king on {square} "
        "could be captured.",
        "opposite-check-black": "Black is in check, but it is White’s move: the king on {square} "
        "could be captured.",
        "opposite-check-both-white": "Both kings are in check, but it is Black’s move: the king on "
        "{square} could be captured, "
        "and no move by White can have allowed that.",
        "opposite-check-both-black": "Both kings are in check, but it is White’s move: the king on "
        "{square} could be captured, "
        "and no move by Black can have allowed that.",
        "kings-adjacent": "The kings stand next to each other: {squares}.",
        # Claims
        "castling-invalid": "The castling right {letter} cannot hold: king or rook is not on its "
        "starting square.",
        "castling-invalid-K": "White’s kingside castling right (K) cannot hold: king or rook is "
        "not on its starting "
        "square.",
        "castling-invalid-Q": "White’s queenside castling right (Q) cannot hold: king or rook is "
        "not on its starting "
        "square.",
        "castling-invalid-k": "Black’s kingside castling right (k) cannot hold: king or rook is "
        "not on its starting "
        "square.",
        "castling-invalid-q": "Black’s queenside castling right (q) cannot hold: king or rook is "
        "not on its starting "
        "square.",
        "castling-invalid-several": "The castling rights {letter} cannot hold: kings or rooks are "
        "not on their starting "
        "squares ({squares}).",
        "castling-invalid-several-unnamed": "The castling rights {letter} cannot hold: kings or "
        "rooks are not on their starting "
        "squares.",
        "castling-invalid-several-chess960": "The castling rights {letter} can hold in Chess960 "
        "only: kings or rooks are not on their "
        "starting squares of standard chess.",
        "castling-invalid-chess960": "The castling right {letter} can hold in Chess960 only: king "
        "or rook is not on its "
        "starting square of standard chess.",
        "castling-invalid-wing": "The castling right {letter} is a second one on the same side of "
        "the king.",
        "ep-wrong-rank": "{square} cannot be the en passant square: it is on rank 6 when White is "
        "to move, on rank "
        "3 when Black is.",
        "ep-no-pawn": "There is no pawn that could have just passed {square}.",
        "ep-target-occupied": "The en passant square {square} is not empty.",
        "ep-origin-occupied": "The square from which a pawn would have passed {square} is not "
        "empty.",
        "ep-check-impossible": "The double step past {square} cannot have been the last move: the "
        "king on {king} would "
        "have been in check before it.",
        "ep-no-capturer": "No pawn is ready to capture en passant on {square}.",
        "chess960-offered": "These castling rights are possible in Chess960 only.",
        "other-variant": "The position is of another chess variant: whether it can arise in a "
        "game is not checked.",
        "fairy-pieces": "The position has fairy pieces: it is not judged, engines do not know "
        "them, and a plain FEN cannot hold them.",
        # Counters
        "fullmove-zero": "The fullmove number is 0, but the first move has number 1.",
        "fullmove-too-small": "The fullmove number {number} is too small: the number of moves made "
        "is at least {white} "
        "for White and {black} for Black, so it must be at least {least}.",
        "clock-ge-100": "The halfmove clock is {count}: a draw can be claimed (50-move rule).",
        "clock-ge-150": "The halfmove clock is {count}: the game is drawn (75-move rule).",
        "clock-refused": "The halfmove clock is {count}: engines refuse more than {most}.",
        "fullmove-refused": "The fullmove number is {count}: engines refuse more than {most}.",
        "clock-exceeds-plies": "The halfmove clock is {clock}, but the moves of both sides "
        "together are fewer ({plies} "
        "by the fullmove number).",
        "clock-exceeds-plies-captures": _AT_MOST,
        "clock-vs-pawn-moves": _AT_MOST,
        "clock-vs-pawn-moves-none": "No halfmove clock fits: captures and pawn moves, with the "
        "moves between them, took at "
        "least {needed}, but the moves of both sides together are fewer ({plies} by the fullmove "
        "number).",
        "clock-too-small": "The halfmove clock is {clock}, but nothing was captured and no pawn "
        "has moved: it counts "
        "every move since the beginning, so it must be {plies}.",
        "ep-clock-nonzero": "The halfmove clock is {clock}, but the en passant square {square} "
        "says that a pawn has "
        "just moved.",
        **retro_messages.TEMPLATES,
        # Where a game has ended
        "play-mate": "The side to move is mated already.",
        "play-stalemate": "The side to move has no legal move: stalemate.",
    },
)

FIELD_TITLES = translatable(
    "messages",
    {
        "placement": "piece placement",
        "side": "side to move",
        "castling": "castling rights",
        "ep": "en passant square",
        "halfmove": "halfmove clock",
        "fullmove": "fullmove number",
    },
)
"""Names of the six fields, by their codes and in their order."""

EXPECTATIONS = translatable(
    "messages",
    {
        "placement": "expected a piece placement",
        "piece": "expected a piece letter",
        "piece-or-digit": "expected a piece letter or a digit from 1 to {left}",
        "piece-or-one": "expected a piece letter or a 1",
        "slash": "expected a /",
        "space": "expected a space",
        "side": "expected w or b",
        "castling": "expected -, or K, Q, k, q or rooks’ files",
        "ep": "expected - or a square such as e3",
        "ep-rank": "expected a rank from 1 to 8",
        "counter": "expected a number from 0 to 999999",
        "end": "expected the end of the text",
        "opcode": "expected an opcode such as bm",
        "opcode-length": "expected at most 15 characters",
        "quote": "expected a closing quotation mark",
        "operand": "expected an operand",
        "operand-end": "expected a space or a semicolon",
        "string-char": "expected text without quotation marks, tabs and line breaks",
        "operand-any": "expected a word of plain letters, digits and signs",
        "operand-symbol": "expected a single word without quotation marks",
        "operand-string": "expected a text in quotation marks",
        "operand-move": "expected a move such as Nf3",
        "operand-integer": "expected a whole number",
        "operand-clock": "expected a clock such as 000:01:30:00",
        "operand-date": "expected a date such as 1995.11.26",
        "operand-time": "expected a time such as 12:30:00",
        "operand-low": "expected a number from {lowest} upwards",
        "operand-range": "expected a number from {lowest} to {highest}",
        "operands-none": "expected none",
        "operands-one": "expected one",
        "operands-at-most-one": "expected at most one",
        "operands-two": "expected two",
        "operands-pairs": "expected pairs of a tag and its value",
    },
)

_SHOWN_LENGTH = 20
_QUOTED = QT_TRANSLATE_NOOP("messages", "“{text}”")


def sentence(problem: Problem, translate: Translator = untranslated, letters: str = ENGLISH) -> str:
    """Return what is wrong, where, and what was expected, as one English sentence.

    `letters` are those of the pieces in a move: a language of `notation.languages`, or "figurine".

    Raises:
        KeyError: the code is unknown, or its data lack a name that the template needs.
    """
    data = dict(problem.data)
    kinds = [data.get(name, "") for name in ("reason", "letter", "field")]
    if "found" in data:
        data["found"] = _shown(data["found"], translate)
    if "field" in data:
        data["field"] = _filled(FIELD_TITLES[data["field"]], {}, translate)
    if "language" in data:
        data["language"] = _filled(NAMES[data["language"]], {}, translate, "languages")
    if "expected" in data:
        data["expected"] = expectation(problem, translate)
    if "move" in data:
        # As the moves beside the board are written.
        move = re.sub(r"^([0-9]+)\.(\.\.)? ?", _numbered, shown(data["move"]))
        data["move"] = in_letters(move, letters)
    names = [square_name(square) for square in problem.squares]
    data["squares"] = ", ".join(names)
    data["square"] = names[0] if names else ""
    # The first kind of the code that has a template of its own, else the code's.
    own = filter(None, (TEMPLATES.get(f"{problem.code}-{kind}") for kind in kinds))
    return _filled(next(own, None) or TEMPLATES[problem.code], data, translate)


def _numbered(number: re.Match[str]) -> str:
    return f"{number[1]}{'…' if number[2] else '.'}"


def expectation(problem: Problem, translate: Translator = untranslated) -> str:
    """Return what was expected at a problem's place, as a clause, or "".

    Raises:
        KeyError: the data name an unknown expectation.
    """
    data = dict(problem.data)
    if "expected" not in data:
        return ""
    return _filled(EXPECTATIONS[data["expected"]], data, translate)


def _filled(
    template: str, data: Mapping[str, str], translate: Translator, context: str = "messages"
) -> str:
    """Return a template in the translator's language, with its names and its count filled in."""
    count = int(data["count"]) if "%n" in template else -1
    return translate(context, template, "", count).format(**data)


def quoted(text: str, translate: Translator = untranslated) -> str:
    """Return a text in the quotation marks of a language."""
    return _filled(_QUOTED, {"text": text}, translate)


def _shown(text: str, translate: Translator) -> str:
    """Return a part of the user's text in quotes, in recognisable characters."""
    if len(text) > _SHOWN_LENGTH:
        text = text[:_SHOWN_LENGTH] + "…"
    if len(text) == 1 and not text.isascii():
        # Cyrillic К looks like the king's letter, and a byte order mark is invisible.
        point = f"U+{ord(text):04X}"
        return f"{quoted(text, translate)} ({point})" if text.isprintable() else point
    return quoted(shown(text), translate)

"""Problems, notes and repairs in plain English.

Every code has a template, and a few kinds of a code have one of their own. The {names} come from
the problem's data, with three more: {expected} is the clause of EXPECTATIONS that the data name,
{squares} are all squares of the problem and {square} is the first of them; %n is the data's
{count} where a word depends on it. A translation has the same names in braces.
"""

from collections.abc import Mapping
from typing import Final

from fenedit.notation import retro_messages
from fenedit.notation.languages import NAMES
from fenedit.notation.position import square_name
from fenedit.notation.problems import Problem
from fenedit.notation.puzzle import in_letters
from fenedit.notation.safe_text import shown
from fenedit.notation.translatable import ENGLISH, QT_TRANSLATE_NOOP, Translator, untranslated

_AT_MOST: Final = QT_TRANSLATE_NOOP(
    "messages",
    "The halfmove clock is {clock}, but can be at most {longest}: of the moves of both sides "
    "together ({plies} by the fullmove number), captures and pawn moves, with the moves "
    "between them, took at least {needed}.",
)

TEMPLATES: Final = {
    # Blanks and missing fields
    "empty": QT_TRANSLATE_NOOP("messages", "Nothing is written here: {expected}."),
    "leading-space": QT_TRANSLATE_NOOP("messages", "The text begins with a space: {expected}."),
    "trailing-space": QT_TRANSLATE_NOOP("messages", "A space follows the {field}: {expected}."),
    "multiple-spaces": QT_TRANSLATE_NOOP(
        "messages", "More than one space follows the {field}: expected one."
    ),
    "bad-separator": QT_TRANSLATE_NOOP(
        "messages", "A tab, line break or unusual space follows the {field}: {expected}."
    ),
    "missing-side": QT_TRANSLATE_NOOP("messages", "The side to move is missing: {expected}."),
    "missing-castling": QT_TRANSLATE_NOOP(
        "messages", "The castling rights are missing: {expected}."
    ),
    "missing-ep": QT_TRANSLATE_NOOP("messages", "The en passant square is missing: {expected}."),
    "missing-halfmove": QT_TRANSLATE_NOOP("messages", "The halfmove clock is missing: {expected}."),
    "missing-fullmove": QT_TRANSLATE_NOOP(
        "messages", "The fullmove number is missing: {expected}."
    ),
    "trailing-data": QT_TRANSLATE_NOOP("messages", "More text follows the {field}: {expected}."),
    "text-before": QT_TRANSLATE_NOOP(
        "messages", "There is text before the FEN. Delete it, or move it after the FEN."
    ),
    "fields-again": QT_TRANSLATE_NOOP(
        "messages", "The text after the FEN repeats its fields. Delete one copy."
    ),
    "link-without-position": QT_TRANSLATE_NOOP(
        "messages", "This web address does not contain a position: {expected}."
    ),
    # Piece placement
    "bad-piece-char": QT_TRANSLATE_NOOP(
        "messages", "{found} in rank {rank} is not a piece: {expected}."
    ),
    "bad-digit": QT_TRANSLATE_NOOP(
        "messages", "{found} in rank {rank} is not a number of empty squares: {expected}."
    ),
    "adjacent-digits": QT_TRANSLATE_NOOP(
        "messages",
        "{found} in rank {rank} follows another digit, but adjacent empty squares are written as "
        "one number: {expected}.",
    ),
    "rank-too-short": QT_TRANSLATE_NOOP(
        "messages", "Rank {rank} is too short: {count} of 8 squares."
    ),
    "rank-too-long": QT_TRANSLATE_NOOP(
        "messages", "Rank {rank} is too long: {count} instead of 8 squares."
    ),
    "too-few-ranks": QT_TRANSLATE_NOOP(
        "messages", "The piece placement is too short: {count} of 8 ranks."
    ),
    "too-many-ranks": QT_TRANSLATE_NOOP(
        "messages", "The piece placement is too long: {count} instead of 8 ranks."
    ),
    # The other fields
    "bad-side": QT_TRANSLATE_NOOP("messages", "{found} is not a side to move: {expected}."),
    "bad-castling-char": QT_TRANSLATE_NOOP(
        "messages", "{found} is not a castling right: {expected}."
    ),
    "castling-duplicate": QT_TRANSLATE_NOOP(
        "messages", "The castling right {found} is written twice: expected once."
    ),
    "castling-order": QT_TRANSLATE_NOOP(
        "messages",
        "{found} comes too late: White’s castling rights are written before Black’s, and K before "
        "Q.",
    ),
    "castling-dash-mixed": QT_TRANSLATE_NOOP(
        "messages", "- means no castling rights and must stand alone."
    ),
    "castling-too-many": QT_TRANSLATE_NOOP(
        "messages", "{found} is a third castling right of one side: at most two are possible."
    ),
    "bad-ep": QT_TRANSLATE_NOOP("messages", "{found} is not an en passant square: {expected}."),
    "halfmove-not-integer": QT_TRANSLATE_NOOP(
        "messages", "{found} is not a halfmove clock: {expected}."
    ),
    "halfmove-negative": QT_TRANSLATE_NOOP(
        "messages", "The halfmove clock {found} is negative: {expected}."
    ),
    "halfmove-leading-zero": QT_TRANSLATE_NOOP(
        "messages", "The halfmove clock {found} has leading zeros: expected none."
    ),
    "halfmove-too-large": QT_TRANSLATE_NOOP(
        "messages", "The halfmove clock {found} is too large: {expected}."
    ),
    "fullmove-not-integer": QT_TRANSLATE_NOOP(
        "messages", "{found} is not a fullmove number: {expected}."
    ),
    "fullmove-negative": QT_TRANSLATE_NOOP(
        "messages", "The fullmove number {found} is negative: {expected}."
    ),
    "fullmove-leading-zero": QT_TRANSLATE_NOOP(
        "messages", "The fullmove number {found} has leading zeros: expected none."
    ),
    "fullmove-too-large": QT_TRANSLATE_NOOP(
        "messages", "The fullmove number {found} is too large: {expected}."
    ),
    # Around the fields
    "bom": QT_TRANSLATE_NOOP("messages", "A byte order mark was ignored."),
    "invisible": QT_TRANSLATE_NOOP("messages", "Invisible characters were ignored."),
    "entity": QT_TRANSLATE_NOOP(
        "messages", "HTML entities such as {found} were read as the characters they stand for."
    ),
    "whitespace": QT_TRANSLATE_NOOP("messages", "Extra spaces were ignored."),
    "separator": QT_TRANSLATE_NOOP(
        "messages",
        "Tabs, underscores, plus signs or unusual spaces between the fields were read as spaces.",
    ),
    "wrapper": QT_TRANSLATE_NOOP(
        "messages", "The brackets, quotes or tags around the FEN were ignored."
    ),
    "pgn-tag": QT_TRANSLATE_NOOP("messages", "The FEN was read from a PGN tag."),
    "prefix": QT_TRANSLATE_NOOP("messages", "The label {found} was ignored."),
    "keyword": QT_TRANSLATE_NOOP("messages", "{found} was read as the start position."),
    "url": QT_TRANSLATE_NOOP("messages", "The position was read from a web address."),
    "comment-line": QT_TRANSLATE_NOOP("messages", "The comment before the FEN was ignored."),
    # In the piece placement
    "backslash": QT_TRANSLATE_NOOP("messages", "{found} between the ranks was read as a slash."),
    "slash": QT_TRANSLATE_NOOP(
        "messages", "A slash before or after the piece placement was ignored."
    ),
    "empty-rank": QT_TRANSLATE_NOOP(
        "messages", "An empty text for a rank was read as 8 empty squares."
    ),
    "merge-digits": QT_TRANSLATE_NOOP(
        "messages", "Adjacent digits were read as one number of empty squares: {found}."
    ),
    "no-slashes": QT_TRANSLATE_NOOP(
        "messages", "The ranks are not separated: the 64 squares were read in order."
    ),
    "pocket": QT_TRANSLATE_NOOP(
        "messages", "FEN cannot hold pieces in hand; they are kept separately: {found}."
    ),
    "promoted-mark": QT_TRANSLATE_NOOP(
        "messages", "FEN cannot hold the marks of promoted pieces; they are kept separately."
    ),
    "figurine": QT_TRANSLATE_NOOP("messages", "Figurines were read as piece letters."),
    "look-alike": QT_TRANSLATE_NOOP("messages", "l and O were read as 1 and 0."),
    "localized": QT_TRANSLATE_NOOP("messages", "The piece letters were read as {language}."),
    # In the other fields
    "checks": QT_TRANSLATE_NOOP(
        "messages", "FEN cannot hold check counts; they are kept separately: {found}."
    ),
    "side-case": QT_TRANSLATE_NOOP("messages", "The side to move {found} was read in lower case."),
    "side-word": QT_TRANSLATE_NOOP("messages", "The side to move {found} was read as w or b."),
    "castling-order-read": QT_TRANSLATE_NOOP(
        "messages", "The castling rights {found} were put in order."
    ),
    "castling-duplicate-read": QT_TRANSLATE_NOOP(
        "messages", "Repeated castling rights in {found} were read once."
    ),
    "castling-dash": QT_TRANSLATE_NOOP(
        "messages", "The dash in the castling rights {found} was ignored."
    ),
    "castling-word": QT_TRANSLATE_NOOP("messages", "{found} was read as no castling rights."),
    "dash": QT_TRANSLATE_NOOP("messages", "{found} was read as -, which means none."),
    "ep-case": QT_TRANSLATE_NOOP(
        "messages", "The en passant square {found} was read in lower case."
    ),
    "ep-sign": QT_TRANSLATE_NOOP("messages", "{found} was read as an en passant square."),
    "exchanged": QT_TRANSLATE_NOOP(
        "messages", "The castling rights {found} stand before the side to move."
    ),
    "counter-dash-halfmove": QT_TRANSLATE_NOOP(
        "messages", "The halfmove clock is a dash: {count} is assumed."
    ),
    "counter-dash-fullmove": QT_TRANSLATE_NOOP(
        "messages", "The fullmove number is a dash: {count} is assumed."
    ),
    "counter-clamp-halfmove": QT_TRANSLATE_NOOP(
        "messages", "The halfmove clock {found} is negative: {count} is assumed."
    ),
    "counter-clamp-fullmove": QT_TRANSLATE_NOOP(
        "messages", "The fullmove number {found} is negative: {count} is assumed."
    ),
    "counter-sign-halfmove": QT_TRANSLATE_NOOP(
        "messages", "The sign of the halfmove clock {found} was ignored."
    ),
    "counter-sign-fullmove": QT_TRANSLATE_NOOP(
        "messages", "The sign of the fullmove number {found} was ignored."
    ),
    "leading-zero-halfmove": QT_TRANSLATE_NOOP(
        "messages", "Leading zeros of the halfmove clock {found} were ignored."
    ),
    "leading-zero-fullmove": QT_TRANSLATE_NOOP(
        "messages", "Leading zeros of the fullmove number {found} were ignored."
    ),
    "default-side": QT_TRANSLATE_NOOP("messages", "No side to move is given: White is assumed."),
    "moves-played": QT_TRANSLATE_NOOP("messages", "Moves played from there: {found}."),
    "moves-left": QT_TRANSLATE_NOOP(
        "messages", "The moves from {found} on cannot be played and are left out."
    ),
    "line-unread": QT_TRANSLATE_NOOP(
        "messages", "Lines that are not valid FEN are kept as text, the first one: {found}."
    ),
    "side-told-w": QT_TRANSLATE_NOOP("messages", "White is to move according to {found}."),
    "side-told-b": QT_TRANSLATE_NOOP("messages", "Black is to move according to {found}."),
    "default-castling": QT_TRANSLATE_NOOP(
        "messages", "No castling rights are given: none are assumed."
    ),
    "default-ep": QT_TRANSLATE_NOOP("messages", "No en passant square is given: none is assumed."),
    "default-halfmove": QT_TRANSLATE_NOOP("messages", "No halfmove clock is given: 0 is assumed."),
    "default-halfmove-hmvc": QT_TRANSLATE_NOOP(
        "messages", "The halfmove clock was taken from the operation hmvc."
    ),
    "default-fullmove": QT_TRANSLATE_NOOP("messages", "No fullmove number is given: 1 is assumed."),
    "default-fullmove-fmvn": QT_TRANSLATE_NOOP(
        "messages", "The fullmove number was taken from the operation fmvn."
    ),
    "unread": QT_TRANSLATE_NOOP(
        "messages", "{found} could not be read; the fields that are missing were assumed."
    ),
    "epd-ops": QT_TRANSLATE_NOOP(
        "messages", "The EPD operations that follow are kept as they are."
    ),
    "trailing": QT_TRANSLATE_NOOP("messages", "The text that follows is kept as it is."),
    "trailing-comment": QT_TRANSLATE_NOOP("messages", "The comment that follows is kept as it is."),
    # EPD operations: faults
    "bad-separator-operation": QT_TRANSLATE_NOOP(
        "messages", "A tab, line break or unusual space separates the operations: {expected}."
    ),
    "bad-opcode": QT_TRANSLATE_NOOP("messages", "{found} is not an opcode: {expected}."),
    "opcode-too-long": QT_TRANSLATE_NOOP("messages", "The opcode {found} is too long: {expected}."),
    "duplicate-opcode": QT_TRANSLATE_NOOP(
        "messages", "The opcode {opcode} is used twice: expected once."
    ),
    "unterminated-string": QT_TRANSLATE_NOOP("messages", "This string is not closed: {expected}."),
    "bad-operand-char": QT_TRANSLATE_NOOP("messages", "{found} is not allowed here: {expected}."),
    "bad-operation": QT_TRANSLATE_NOOP(
        "messages", "This cannot be read as an operation and is kept as it is."
    ),
    "operand-type": QT_TRANSLATE_NOOP(
        "messages", "{found} does not suit the opcode {opcode}: {expected}."
    ),
    "operand-range": QT_TRANSLATE_NOOP(
        "messages", "{found} is out of range for the opcode {opcode}: {expected}."
    ),
    "operand-count-few": QT_TRANSLATE_NOOP(
        "messages", "The opcode {opcode} has too few operands: {expected}."
    ),
    "operand-count-many": QT_TRANSLATE_NOOP(
        "messages", "{found} is one operand too many for the opcode {opcode}: {expected}."
    ),
    "string-too-long": QT_TRANSLATE_NOOP(
        "messages", "{found} is too long for a string in EPD: expected at most 255 characters."
    ),
    # EPD operations: moves
    "illegal-move": QT_TRANSLATE_NOOP(
        "messages", "{found} in the operation {opcode} is not a legal move."
    ),
    "illegal-move-zeros": QT_TRANSLATE_NOOP(
        "messages", "{found} is written with zeros: castling is written O-O or O-O-O."
    ),
    "ambiguous-move": QT_TRANSLATE_NOOP(
        "messages", "{found} in the operation {opcode} could be a move of two different pieces."
    ),
    # EPD operations: what was forgiven
    "epd-semicolon": QT_TRANSLATE_NOOP(
        "messages", "A semicolon is missing here: the operation was ended."
    ),
    "epd-empty": QT_TRANSLATE_NOOP("messages", "A semicolon without an operation was ignored."),
    "epd-dash": QT_TRANSLATE_NOOP("messages", "A dash without a meaning was ignored."),
    "epd-blanks": QT_TRANSLATE_NOOP(
        "messages", "Tabs or unusual spaces in the operations were read as spaces."
    ),
    "epd-unquoted": QT_TRANSLATE_NOOP(
        "messages", "This text has no quotation marks: it was read as a string."
    ),
    "epd-quoted": QT_TRANSLATE_NOOP(
        "messages", "The quotation marks are not needed here and were ignored."
    ),
    "epd-unclosed": QT_TRANSLATE_NOOP(
        "messages", "This string has no closing quotation mark: it was closed."
    ),
    "epd-long-string": QT_TRANSLATE_NOOP(
        "messages", "This string is longer than EPD’s 255 characters; it is kept."
    ),
    "epd-move": QT_TRANSLATE_NOOP("messages", "{found} was read as the move {meant}."),
    "epd-duplicate": QT_TRANSLATE_NOOP(
        "messages", "The opcode {opcode} is used again: the last one counts."
    ),
    "epd-remark": QT_TRANSLATE_NOOP(
        "messages", "This text is not an operation and is kept as it is."
    ),
    # Tags of a game
    "setup-missing": QT_TRANSLATE_NOOP(
        "messages", "The game has a FEN tag without a SetUp tag; the FEN is used."
    ),
    "setup-contradicts": QT_TRANSLATE_NOOP(
        "messages", "The SetUp tag says {found}, but there is a FEN tag, which is used."
    ),
    "setup-without-fen": QT_TRANSLATE_NOOP(
        "messages",
        "The SetUp tag announces a position, but there is no FEN tag; the game begins with the "
        "start position.",
    ),
    "game-variant": QT_TRANSLATE_NOOP(
        "messages",
        "The game is of another variant, {found}; its position is read as standard chess.",
    ),
    "fen-tag-odd": QT_TRANSLATE_NOOP(
        "messages",
        'The FEN tag is not written as PGN has it, [FEN "…"]. It is read here, but other programs '
        "begin with the start position.",
    ),
    # Moves of a game
    "moves-do-not-fit": QT_TRANSLATE_NOOP(
        "messages", "The moves of the game do not fit its first position: {move} is not legal."
    ),
    "moves-do-not-fit-ambiguous": QT_TRANSLATE_NOOP(
        "messages",
        "The moves of the game do not fit its first position: {move} could be a move of two "
        "different pieces.",
    ),
    "moves-do-not-fit-illegal-in-variation": QT_TRANSLATE_NOOP(
        "messages", "A variation does not fit the game: {move} is not legal."
    ),
    "moves-do-not-fit-ambiguous-in-variation": QT_TRANSLATE_NOOP(
        "messages",
        "A variation does not fit the game: {move} could be a move of two different pieces.",
    ),
    # Diagrams and lists of pieces
    "unsupported-man": QT_TRANSLATE_NOOP(
        "messages", "{found} is not a chess piece; the diagram contains {men}."
    ),
    "problems-left-out": QT_TRANSLATE_NOOP(
        "messages", "Puzzles left out, for pieces that chess does not have: {count} ({men})."
    ),
    "fields-left-out": QT_TRANSLATE_NOOP(
        "messages", "Left out, because a record has no place for it: {men}."
    ),
    "marks-left-out": QT_TRANSLATE_NOOP(
        "messages", "Crosses, dots and arrows are left out: {squares}."
    ),
    "bad-man": QT_TRANSLATE_NOOP(
        "messages", "{found} is not a piece on a square: expected Ke1, or a2 for a pawn."
    ),
    "square-taken": QT_TRANSLATE_NOOP(
        "messages", "{found} is named twice, but a square holds one piece."
    ),
    # Pieces
    "empty-board": QT_TRANSLATE_NOOP("messages", "The board is empty."),
    "no-kings-yet": QT_TRANSLATE_NOOP("messages", "No kings yet."),
    "king-missing-white": QT_TRANSLATE_NOOP("messages", "White has no king."),
    "king-missing-black": QT_TRANSLATE_NOOP("messages", "Black has no king."),
    "kings-too-many-white": QT_TRANSLATE_NOOP(
        "messages", "White has more than one king: {squares}."
    ),
    "kings-too-many-black": QT_TRANSLATE_NOOP(
        "messages", "Black has more than one king: {squares}."
    ),
    "pawns-too-many-white": QT_TRANSLATE_NOOP(
        "messages", "White has %n pawns: at most 8 are possible.", "", 2
    ),
    "pawns-too-many-black": QT_TRANSLATE_NOOP(
        "messages", "Black has %n pawns: at most 8 are possible.", "", 2
    ),
    "men-too-many-white": QT_TRANSLATE_NOOP(
        "messages", "White has %n pieces: at most 16 are possible.", "", 2
    ),
    "men-too-many-black": QT_TRANSLATE_NOOP(
        "messages", "Black has %n pieces: at most 16 are possible.", "", 2
    ),
    "pawn-on-backrank": QT_TRANSLATE_NOOP(
        "messages", "Pawns cannot stand on the first or last rank: {squares}."
    ),
    "opposite-check-white": QT_TRANSLATE_NOOP(
        "messages",
        "White is in check, but it is Black’s move: the king on {square} could be captured.",
    ),
    "opposite-check-black": QT_TRANSLATE_NOOP(
        "messages",
        "Black is in check, but it is White’s move: the king on {square} could be captured.",
    ),
    "opposite-check-both-white": QT_TRANSLATE_NOOP(
        "messages",
        "Both kings are in check, but it is Black’s move: the king on {square} could be captured, "
        "and no move by White can have allowed that.",
    ),
    "opposite-check-both-black": QT_TRANSLATE_NOOP(
        "messages",
        "Both kings are in check, but it is White’s move: the king on {square} could be captured, "
        "and no move by Black can have allowed that.",
    ),
    "kings-adjacent": QT_TRANSLATE_NOOP(
        "messages", "The kings stand next to each other: {squares}."
    ),
    # Claims
    "castling-invalid": QT_TRANSLATE_NOOP(
        "messages",
        "The castling right {letter} cannot hold: king or rook is not on its starting square.",
    ),
    "castling-invalid-K": QT_TRANSLATE_NOOP(
        "messages",
        "White’s kingside castling right (K) cannot hold: king or rook is not on its starting "
        "square.",
    ),
    "castling-invalid-Q": QT_TRANSLATE_NOOP(
        "messages",
        "White’s queenside castling right (Q) cannot hold: king or rook is not on its starting "
        "square.",
    ),
    "castling-invalid-k": QT_TRANSLATE_NOOP(
        "messages",
        "Black’s kingside castling right (k) cannot hold: king or rook is not on its starting "
        "square.",
    ),
    "castling-invalid-q": QT_TRANSLATE_NOOP(
        "messages",
        "Black’s queenside castling right (q) cannot hold: king or rook is not on its starting "
        "square.",
    ),
    "castling-invalid-several": QT_TRANSLATE_NOOP(
        "messages",
        "The castling rights {letter} cannot hold: kings or rooks are not on their starting "
        "squares ({squares}).",
    ),
    "castling-invalid-several-unnamed": QT_TRANSLATE_NOOP(
        "messages",
        "The castling rights {letter} cannot hold: kings or rooks are not on their starting "
        "squares.",
    ),
    "castling-invalid-several-chess960": QT_TRANSLATE_NOOP(
        "messages",
        "The castling rights {letter} can hold in Chess960 only: kings or rooks are not on their "
        "starting squares of standard chess.",
    ),
    "castling-invalid-chess960": QT_TRANSLATE_NOOP(
        "messages",
        "The castling right {letter} can hold in Chess960 only: king or rook is not on its "
        "starting square of standard chess.",
    ),
    "castling-invalid-wing": QT_TRANSLATE_NOOP(
        "messages", "The castling right {letter} is a second one on the same side of the king."
    ),
    "ep-wrong-rank": QT_TRANSLATE_NOOP(
        "messages",
        "{square} cannot be the en passant square: it is on rank 6 when White is to move, on rank "
        "3 when Black is.",
    ),
    "ep-no-pawn": QT_TRANSLATE_NOOP(
        "messages", "There is no pawn that can have just passed {square}."
    ),
    "ep-target-occupied": QT_TRANSLATE_NOOP(
        "messages", "The en passant square {square} is not empty."
    ),
    "ep-origin-occupied": QT_TRANSLATE_NOOP(
        "messages", "The square from which a pawn would have passed {square} is not empty."
    ),
    "ep-check-impossible": QT_TRANSLATE_NOOP(
        "messages",
        "The double step past {square} cannot have been the last move: the king on {king} would "
        "have been in check before it.",
    ),
    "ep-no-capturer": QT_TRANSLATE_NOOP(
        "messages", "No pawn is ready to capture en passant on {square}."
    ),
    "chess960-offered": QT_TRANSLATE_NOOP(
        "messages", "These castling rights are possible in Chess960 only."
    ),
    "other-variant": QT_TRANSLATE_NOOP(
        "messages",
        "The position is of another chess variant: whether a game can have led to it is not "
        "checked.",
    ),
    # Counters
    "fullmove-zero": QT_TRANSLATE_NOOP(
        "messages", "The fullmove number is 0, but the first move has number 1."
    ),
    "fullmove-too-small": QT_TRANSLATE_NOOP(
        "messages",
        "The fullmove number {number} is too small: the number of moves made is at least {white} "
        "for White and {black} for Black, so it must be at least {least}.",
    ),
    "clock-ge-100": QT_TRANSLATE_NOOP(
        "messages", "The halfmove clock is {count}: a draw can be claimed (50-move rule)."
    ),
    "clock-ge-150": QT_TRANSLATE_NOOP(
        "messages", "The halfmove clock is {count}: the game is drawn (75-move rule)."
    ),
    "clock-refused": QT_TRANSLATE_NOOP(
        "messages", "The halfmove clock is {count}: engines refuse more than {most}."
    ),
    "fullmove-refused": QT_TRANSLATE_NOOP(
        "messages", "The fullmove number is {count}: engines refuse more than {most}."
    ),
    "clock-exceeds-plies": QT_TRANSLATE_NOOP(
        "messages",
        "The halfmove clock is {clock}, but the moves of both sides together are fewer ({plies} "
        "by the fullmove number).",
    ),
    "clock-exceeds-plies-captures": _AT_MOST,
    "clock-vs-pawn-moves": _AT_MOST,
    "clock-vs-pawn-moves-none": QT_TRANSLATE_NOOP(
        "messages",
        "No halfmove clock fits: captures and pawn moves, with the moves between them, took at "
        "least {needed}, but the moves of both sides together are fewer ({plies} by the fullmove "
        "number).",
    ),
    "clock-too-small": QT_TRANSLATE_NOOP(
        "messages",
        "The halfmove clock is {clock}, but nothing was captured and no pawn has moved: it counts "
        "every move since the beginning, so it must be {plies}.",
    ),
    "ep-clock-nonzero": QT_TRANSLATE_NOOP(
        "messages",
        "The halfmove clock is {clock}, but the en passant square {square} says that a pawn has "
        "just moved.",
    ),
    **retro_messages.TEMPLATES,
    # Where a game has ended
    "play-mate": QT_TRANSLATE_NOOP("messages", "The side to move is mated already."),
    "play-stalemate": QT_TRANSLATE_NOOP(
        "messages", "The side to move has no legal move: stalemate."
    ),
}

FIELD_TITLES: Final = {
    "placement": QT_TRANSLATE_NOOP("messages", "piece placement"),
    "side": QT_TRANSLATE_NOOP("messages", "side to move"),
    "castling": QT_TRANSLATE_NOOP("messages", "castling rights"),
    "ep": QT_TRANSLATE_NOOP("messages", "en passant square"),
    "halfmove": QT_TRANSLATE_NOOP("messages", "halfmove clock"),
    "fullmove": QT_TRANSLATE_NOOP("messages", "fullmove number"),
}
"""Names of the six fields, by their codes and in their order."""

EXPECTATIONS: Final = {
    "placement": QT_TRANSLATE_NOOP("messages", "expected a piece placement"),
    "piece": QT_TRANSLATE_NOOP("messages", "expected a piece letter"),
    "piece-or-digit": QT_TRANSLATE_NOOP(
        "messages", "expected a piece letter or a digit from 1 to {left}"
    ),
    "piece-or-one": QT_TRANSLATE_NOOP("messages", "expected a piece letter or a 1"),
    "slash": QT_TRANSLATE_NOOP("messages", "expected a /"),
    "space": QT_TRANSLATE_NOOP("messages", "expected a space"),
    "side": QT_TRANSLATE_NOOP("messages", "expected w or b"),
    "castling": QT_TRANSLATE_NOOP("messages", "expected -, or K, Q, k, q or rooks’ files"),
    "ep": QT_TRANSLATE_NOOP("messages", "expected - or a square such as e3"),
    "ep-rank": QT_TRANSLATE_NOOP("messages", "expected a rank from 1 to 8"),
    "counter": QT_TRANSLATE_NOOP("messages", "expected a number from 0 to 999999"),
    "end": QT_TRANSLATE_NOOP("messages", "expected the end of the text"),
    "opcode": QT_TRANSLATE_NOOP("messages", "expected an opcode such as bm"),
    "opcode-length": QT_TRANSLATE_NOOP("messages", "expected at most 15 characters"),
    "quote": QT_TRANSLATE_NOOP("messages", "expected a closing quotation mark"),
    "operand": QT_TRANSLATE_NOOP("messages", "expected an operand"),
    "operand-end": QT_TRANSLATE_NOOP("messages", "expected a space or a semicolon"),
    "string-char": QT_TRANSLATE_NOOP(
        "messages", "expected text without quotation marks, tabs and line breaks"
    ),
    "operand-any": QT_TRANSLATE_NOOP(
        "messages", "expected a word of plain letters, digits and signs"
    ),
    "operand-symbol": QT_TRANSLATE_NOOP(
        "messages", "expected a single word without quotation marks"
    ),
    "operand-string": QT_TRANSLATE_NOOP("messages", "expected a text in quotation marks"),
    "operand-move": QT_TRANSLATE_NOOP("messages", "expected a move such as Nf3"),
    "operand-integer": QT_TRANSLATE_NOOP("messages", "expected a whole number"),
    "operand-clock": QT_TRANSLATE_NOOP("messages", "expected a clock such as 000:01:30:00"),
    "operand-date": QT_TRANSLATE_NOOP("messages", "expected a date such as 1995.11.26"),
    "operand-time": QT_TRANSLATE_NOOP("messages", "expected a time such as 12:30:00"),
    "operand-low": QT_TRANSLATE_NOOP("messages", "expected a number from {lowest} upwards"),
    "operand-range": QT_TRANSLATE_NOOP("messages", "expected a number from {lowest} to {highest}"),
    "operands-none": QT_TRANSLATE_NOOP("messages", "expected none"),
    "operands-one": QT_TRANSLATE_NOOP("messages", "expected one"),
    "operands-at-most-one": QT_TRANSLATE_NOOP("messages", "expected at most one"),
    "operands-two": QT_TRANSLATE_NOOP("messages", "expected two"),
    "operands-pairs": QT_TRANSLATE_NOOP("messages", "expected pairs of a tag and its value"),
}

_SHOWN_LENGTH: Final = 20
_QUOTED: Final = QT_TRANSLATE_NOOP("messages", "“{text}”")


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
        data["move"] = in_letters(data["move"], letters)
    names = [square_name(square) for square in problem.squares]
    data["squares"] = ", ".join(names)
    data["square"] = names[0] if names else ""
    return _filled(_variant(TEMPLATES, problem.code, *kinds), data, translate)


def expectation(problem: Problem, translate: Translator = untranslated) -> str:
    """Return what was expected at a problem's place, as a clause; "" where nothing is named.

    Raises:
        KeyError: the data name an unknown expectation.
    """
    data = dict(problem.data)
    if "expected" not in data:
        return ""
    return _filled(EXPECTATIONS[data["expected"]], data, translate)


def _variant(templates: Mapping[str, str], code: str, *kinds: str) -> str:
    """Return the template for the first kind of a code that has one of its own, else the code's."""
    own = (templates.get(f"{code}-{kind}") for kind in kinds)
    return next(filter(None, own), None) or templates[code]


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
    """Return a piece of the user's text in quotes, recognisable whatever its characters are."""
    if len(text) > _SHOWN_LENGTH:
        text = text[:_SHOWN_LENGTH] + "…"
    if len(text) == 1 and not text.isascii():
        # Cyrillic К looks like the king's letter, and a byte order mark like nothing at all.
        point = f"U+{ord(text):04X}"
        return f"{quoted(text, translate)} ({point})" if text.isprintable() else point
    return quoted(shown(text), translate)

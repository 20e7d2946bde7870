"""Sentences about texts: what cannot be read, and what was read leniently."""

from typing import Final

TEXTS: Final = {
    # Blanks and missing fields
    "empty": "Nothing is written here; {expected}.",
    "leading-space": "The text begins with a space; {expected}.",
    "trailing-space": "A space follows the {field}; {expected}.",
    "multiple-spaces": "More than one space follows the {field}; only one was expected.",
    "bad-separator": "A tab, line break or unusual space follows the {field}; {expected}.",
    "missing-side": "The side to move is missing; {expected}.",
    "missing-castling": "The castling rights are missing; {expected}.",
    "missing-ep": "The en passant square is missing; {expected}.",
    "missing-halfmove": "The halfmove clock is missing; {expected}.",
    "missing-fullmove": "The fullmove number is missing; {expected}.",
    "trailing-data": "More text follows the {field}; {expected}.",
    "link-without-position": "This web address holds no position; {expected}.",
    # Piece placement
    "bad-piece-char": "{found} in rank {rank} is no piece; {expected}.",
    "bad-digit": "{found} in rank {rank} is no number of empty squares; {expected}.",
    "adjacent-digits": (
        "{found} in rank {rank} follows another digit, "
        "but empty squares side by side are written as one; {expected}."
    ),
    "rank-too-short": "Rank {rank} has {count} of the 8 squares expected.",
    "rank-too-long": "Rank {rank} has {count} squares; 8 were expected.",
    "too-few-ranks": "The piece placement has {count} of the 8 ranks expected.",
    "too-many-ranks": "The piece placement has {count} ranks; 8 were expected.",
    # The other fields
    "bad-side": "{found} is no side to move; {expected}.",
    "bad-castling-char": "{found} is no castling right; {expected}.",
    "castling-duplicate": "The castling right {found} stands here twice; once was expected.",
    "castling-order": (
        "{found} stands too late; White’s castling rights were expected before Black’s, "
        "and K before Q."
    ),
    "castling-dash-mixed": "- means no castling rights at all, and was expected alone.",
    "castling-too-many": "{found} is one side’s third castling right; at most two were expected.",
    "bad-ep": "{found} is no en passant square; {expected}.",
    "halfmove-not-integer": "{found} is no halfmove clock; {expected}.",
    "halfmove-negative": "The halfmove clock {found} is negative; {expected}.",
    "halfmove-leading-zero": "The halfmove clock {found} was expected without zeros in front.",
    "halfmove-too-large": "The halfmove clock {found} is too large; {expected}.",
    "fullmove-not-integer": "{found} is no fullmove number; {expected}.",
    "fullmove-negative": "The fullmove number {found} is negative; {expected}.",
    "fullmove-leading-zero": "The fullmove number {found} was expected without zeros in front.",
    "fullmove-too-large": "The fullmove number {found} is too large; {expected}.",
    # Around the fields
    "bom": "A byte order mark was ignored.",
    "invisible": "Invisible characters were ignored.",
    "entity": "{found} and its like were read as the characters that they stand for in HTML.",
    "whitespace": "Spaces that do not belong there were ignored.",
    "separator": "Tabs, underscores, pluses or odd spaces between the fields were read as spaces.",
    "wrapper": "The brackets, quotes or tags around the FEN were ignored.",
    "pgn-tag": "The FEN was taken out of a PGN tag.",
    "prefix": "The label {found} was ignored.",
    "keyword": "{found} was read as the initial position.",
    "url": "The position was taken out of a web address.",
    "comment-line": "The comment before the FEN was ignored.",
    # In the piece placement
    "backslash": "{found} between the ranks was read as a slash.",
    "slash": "A slash at the edge of the piece placement was ignored.",
    "empty-rank": "A rank with nothing written was read as empty.",
    "merge-digits": "Digits side by side were read as one number of empty squares: {found}.",
    "no-slashes": "The ranks are not divided; the 64 squares were read in their order.",
    "pocket": "Men in hand have no place in a FEN; they are kept aside: {found}.",
    "promoted-mark": "The marks of promoted men have no place in a FEN; they are kept aside.",
    "figurine": "Figurines were read as piece letters.",
    "look-alike": "l and O were read as 1 and 0, which they look like.",
    "localized": "The piece letters were read as {language}.",
    # In the other fields
    "checks": "Counted checks have no place in a FEN; they are kept aside: {found}.",
    "side-case": "The side to move {found} was read as a small letter.",
    "side-word": "The side to move {found} was read as its letter.",
    "castling-order-read": "The castling rights {found} were put in order.",
    "castling-duplicate-read": "Castling rights that stand twice in {found} were read once.",
    "castling-dash": "The dash in the castling rights {found} was ignored.",
    "castling-word": "{found} was read as no castling rights.",
    "dash": "{found} was read as -, which means none.",
    "ep-case": "The en passant square {found} was read in small letters.",
    "counter-dash": "There is a dash for the {field}; {count} is assumed.",
    "counter-clamp": "The {field} {found} is negative; {count} is assumed.",
    "counter-sign": "The sign of the {field} {found} was ignored.",
    "leading-zero": "Zeros in front of the {field} {found} were ignored.",
    # Missing fields, and what follows
    "default-side": "No side to move is given; White is assumed.",
    "moves-played": "Played from there: {found}.",
    "moves-left": "The moves from {found} on cannot be played from there and are left out.",
    "side-told-w": "White is to move: {found}.",
    "side-told-b": "Black is to move: {found}.",
    "default-castling": "No castling rights are given; none are assumed.",
    "default-ep": "No en passant square is given; none is assumed.",
    "default-halfmove": "No halfmove clock is given; 0 is assumed.",
    "default-halfmove-hmvc": "The halfmove clock was taken from the operation hmvc.",
    "default-fullmove": "No fullmove number is given; 1 is assumed.",
    "default-fullmove-fmvn": "The fullmove number was taken from the operation fmvn.",
    "epd-ops": "The EPD operations that follow are kept as they are.",
    "trailing": "The text that follows is kept as it is.",
    "trailing-comment": "The comment that follows is kept as it is.",
    # EPD operations: faults
    "bad-separator-operation": (
        "A tab, line break or unusual space stands between the operations; {expected}."
    ),
    "bad-opcode": "{found} is no opcode; {expected}.",
    "opcode-too-long": "The opcode {found} is too long; {expected}.",
    "duplicate-opcode": "The opcode {opcode} stands here twice; once was expected.",
    "empty-operation": "A semicolon stands here without an operation; {expected}.",
    "missing-semicolon": "The last operation does not end; {expected}.",
    "unterminated-string": "This string does not end; {expected}.",
    "bad-operand-char": "{found} cannot stand here; {expected}.",
    "bad-operation": "This cannot be read as an operation and is kept as it is.",
    "operand-type": "{found} does not suit the opcode {opcode}; {expected}.",
    "operand-range": "{found} is out of range for the opcode {opcode}; {expected}.",
    "operand-count-few": "The opcode {opcode} lacks an operand; {expected}.",
    "operand-count-many": "{found} is one operand too many for the opcode {opcode}; {expected}.",
    "string-too-long": (
        "{found} is too long a string for EPD; at most 255 characters were expected."
    ),
    # EPD operations: moves
    "illegal-move": "{found} in the operation {opcode} is not a legal move.",
    "illegal-move-zeros": "{found} is written with zeros; castling is written O-O or O-O-O.",
    "ambiguous-move": "{found} in the operation {opcode} could be the move of two pieces.",
    # EPD operations: what was forgiven
    "epd-semicolon": "A semicolon is missing here; the operation was ended.",
    "epd-empty": "A semicolon without an operation was ignored.",
    "epd-dash": "A dash that stands for nothing was ignored.",
    "epd-blanks": "Tabs or unusual spaces in the operations were read as spaces.",
    "epd-unquoted": "This text has no quotation marks; it was read as a string.",
    "epd-quoted": "The quotation marks do not belong here and were ignored.",
    "epd-unclosed": "This string has no closing quotation mark; it was closed.",
    "epd-long-string": "This string is longer than the 255 characters of EPD; it is kept.",
    "epd-move": "{found} was read as the move {meant}.",
    "epd-duplicate": "The opcode {opcode} stands here again; the last one counts.",
    "epd-remark": "This text is no operation and is kept as it is.",
    # Tags of a game
    "setup-missing": "The game has a FEN tag without a SetUp tag; it is used all the same.",
    "setup-contradicts": "The SetUp tag says {found}, but a FEN tag is there and is used.",
    "setup-without-fen": (
        "The SetUp tag announces a position, but there is no FEN tag; "
        "the game begins with the initial position."
    ),
    "game-variant": (
        "The game is of another variant, {found}; its position is read as one of chess."
    ),
    # Diagrams and lists of pieces
    "unsupported-man": "{found} is no man of chess; the diagram holds {men}.",
    "marks-left-out": "Crosses, dots and arrows are left out: {squares}.",
    "bad-man": "{found} is no man on a square; Ke1, or a2 for a pawn, was expected.",
    "square-taken": "{found} is named twice, but a square holds one man.",
}

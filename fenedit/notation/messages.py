"""Problems, notes and repairs in plain English.

Every code has a template, and a few kinds of a code have one of their own. The {names} come from
the problem's data, with three more: {expected} is the phrase of EXPECTATIONS that the data name,
{squares} are all squares of the problem and {square} is the first of them. A translator is a
function from a template to the same template in another language, with the same names in braces.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from fenedit.notation import retro_messages
from fenedit.notation.languages import NAMES
from fenedit.notation.position import square_name
from fenedit.notation.problems import Problem
from fenedit.notation.safe_text import shown

_AT_MOST: Final = (
    "The halfmove clock is at {clock}, but can be {longest} at most: of all moves by both sides "
    "({plies} by the fullmove number) captures and pawn moves, with the moves between them, took "
    "{needed} or more."
)

TEMPLATES: Final = {
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
    # Men
    "empty-board": "The board is empty.",
    "king-missing-white": "White has no king.",
    "king-missing-black": "Black has no king.",
    "kings-too-many-white": "White has more than one king: {squares}.",
    "kings-too-many-black": "Black has more than one king: {squares}.",
    "pawns-too-many-white": "White has {count} pawns; there can be 8 at most.",
    "pawns-too-many-black": "Black has {count} pawns; there can be 8 at most.",
    "men-too-many-white": "White has {count} men; there can be 16 at most.",
    "men-too-many-black": "Black has {count} men; there can be 16 at most.",
    "pawn-on-backrank": "Pawns cannot stand on the first or last rank: {squares}.",
    "opposite-check-white": (
        "White is in check, but it is Black’s move: the king on {square} could be captured."
    ),
    "opposite-check-black": (
        "Black is in check, but it is White’s move: the king on {square} could be captured."
    ),
    "opposite-check-both-white": (
        "Both kings are in check, but it is Black’s move: the king on {square} could be captured, "
        "and no move of White can have left it so."
    ),
    "opposite-check-both-black": (
        "Both kings are in check, but it is White’s move: the king on {square} could be captured, "
        "and no move of Black can have left it so."
    ),
    "kings-adjacent": "The kings stand side by side: {squares}.",
    # Claims
    "castling-invalid": "The castling right {letter} lacks its king or its rook at home.",
    "castling-invalid-chess960": (
        "The castling right {letter} lacks its king or its rook at home; it could hold in "
        "Chess960 only."
    ),
    "castling-invalid-wing": "The castling right {letter} is a second one on the same wing.",
    "ep-wrong-rank": (
        "{square} cannot be the en passant square: it is on rank 6 when White is to move, "
        "on rank 3 when Black is."
    ),
    "ep-no-pawn": "No pawn stands where one that has just passed {square} would stand.",
    "ep-target-occupied": "The en passant square {square} is not empty.",
    "ep-origin-occupied": "The square from which a pawn would have passed {square} is not empty.",
    "ep-check-impossible": (
        "The double step past {square} cannot have been the last move: the king on {king} would "
        "have stood in check before it."
    ),
    "ep-no-capturer": "No pawn stands ready to capture en passant on {square}.",
    "chess960-offered": "These castling rights make sense in Chess960 only.",
    "other-variant": (
        "The position is of another variant of chess: whether a game can have led to it is not "
        "judged."
    ),
    # Counters
    "fullmove-zero": "The fullmove number is 0, but the first move is number 1.",
    "fullmove-too-small": (
        "The fullmove number {number} is too small: the number of moves made is at least {white} "
        "for White and {black} for Black, so it is {least} or more."
    ),
    "clock-ge-100": "The halfmove clock is at {count}: the fifty-move rule offers a draw.",
    "clock-ge-150": "The halfmove clock is at {count}: the seventy-five-move rule ends the game.",
    "clock-exceeds-plies": (
        "The halfmove clock is at {clock}, but all moves by both sides are fewer ({plies} by the "
        "fullmove number)."
    ),
    "clock-exceeds-plies-captures": _AT_MOST,
    "clock-vs-pawn-moves": _AT_MOST,
    "clock-vs-pawn-moves-none": (
        "No halfmove clock fits: captures and pawn moves, with the moves between them, took "
        "{needed} or more, but all moves by both sides are fewer ({plies} by the fullmove number)."
    ),
    "clock-too-small": (
        "The halfmove clock is at {clock}, but nothing was captured and no pawn has moved: it "
        "counts every move since the beginning, so that it is {plies}."
    ),
    "ep-clock-nonzero": (
        "The halfmove clock is at {clock}, but the en passant square {square} says that a pawn "
        "has just moved."
    ),
    **retro_messages.TEMPLATES,
}

EXPLANATIONS: Final = {
    # Men
    "empty-board": (
        "Without kings there is no game: its aim is to mate the opponent’s king (FIDE Laws of "
        "Chess, 1.4). Put one king of each side on the board."
    ),
    "king-missing": (
        "Each side has exactly one king, from the first move to the last: it is never captured "
        "(FIDE Laws of Chess, 1.4.1). Engines refuse a position without one. Composed positions "
        "that have only one king need programs made for such problems."
    ),
    "kings-too-many": (
        "Each side begins with one king, and no pawn is promoted to another (FIDE Laws of Chess, "
        "2.2 and 3.7). Engines refuse such positions, because they cannot tell which king is "
        "in check."
    ),
    "pawns-too-many": (
        "Each side begins with eight pawns, and nothing else ever becomes a pawn (FIDE Laws of "
        "Chess, 2.2). Their number only falls, by captures and promotions. Engines refuse more."
    ),
    "men-too-many": (
        "Each side begins with sixteen men: king, queen, two rooks, two bishops, two knights and "
        "eight pawns (FIDE Laws of Chess, 2.2). A promoted piece replaces its pawn, so their "
        "number never grows. Engines refuse more."
    ),
    "pawn-on-backrank": (
        "Pawns begin on the second rank of their side and only go forward, so they never stand "
        "on its first. A pawn that reaches the last rank becomes a queen, rook, bishop or knight "
        "in the same move (FIDE Laws of Chess, 3.7). Engines refuse such positions."
    ),
    "opposite-check": (
        "No move may leave or put one’s own king in check (FIDE Laws of Chess, 3.9.2). The side "
        "that has just moved would have done so here, and the other side could capture the king. "
        "Mostly it is the side to move that is wrong; where both kings are in check, a man "
        "stands amiss."
    ),
    "kings-adjacent": (
        "A king attacks the squares next to it, and no king may go to an attacked square (FIDE "
        "Laws of Chess, 3.8 and 3.9). So neither king can have come to the other’s side; at "
        "least one square is between them, always."
    ),
    # Claims
    "castling-invalid": (
        "A castling right says that king and rook have not moved since the game began (FIDE Laws "
        "of Chess, 3.8.2.1), so they still stand where they began: in standard chess the kings "
        "on e1 and e8, the rooks in the corners. In Chess960 the king stands between its two "
        "rooks, on the back rank, and a side has one right on each wing. Engines drop a right "
        "that contradicts the board. It does not matter here whether castling is possible now."
    ),
    "chess960-offered": (
        "In standard chess only the kings on e1 and e8 and the rooks in the corners may castle. "
        "These rights name a king or a rook elsewhere on the back rank, which makes sense when "
        "the game began from one of the 960 arrays of Chess960. If it did, the position is right "
        "and only the rules are to be switched."
    ),
    "other-variant": (
        "Pieces in hand, marks of promoted pieces, counted checks or the name of a variant tell of "
        "other rules. What proves that no game of standard chess leads to a position proves "
        "nothing there: in Crazyhouse captured pieces come back to the board. What engines for "
        "standard chess refuse is said all the same."
    ),
    "ep-wrong-rank": (
        "The en passant square is the one that a pawn has just passed over by its double step "
        "(FIDE Laws of Chess, 3.7). White’s pawns pass rank 3 and then Black is to move; "
        "Black’s pass rank 6 and then White is. Often the side to move is what is wrong."
    ),
    "ep-no-pawn": (
        "A pawn that has just advanced two squares stands in front of the square that it passed: "
        "on e4 when the en passant square is e3, on e5 when it is e6. It belongs to the side "
        "that is not to move. Without it there is nothing to capture."
    ),
    "ep-target-occupied": (
        "The en passant square is the one that a pawn has just passed over, and pawns do not "
        "jump: it was empty then, and nothing has moved since. A capture en passant ends on it."
    ),
    "ep-origin-occupied": (
        "A pawn has just left the square behind the en passant square: e2 when that is e3, e7 "
        "when it is e6. Nothing has moved since, so it is still empty."
    ),
    "ep-check-impossible": (
        "The en passant square says that the last move was a pawn’s double step. Taken back, that "
        "move leaves the king of the side to move in check, although the other side was to "
        "move: the check stood before, and was not answered. A double step may give check itself "
        "or uncover the line of a man behind the pawn’s home square, as d2-d4 does for a bishop "
        "on c1. Without the en passant square, another last move may explain the position."
    ),
    "ep-no-capturer": (
        "The PGN standard (16.1.3.4) writes the en passant square after every double step, "
        "whether or not a pawn stands ready to capture. Some programs write it only when one "
        "does, others only when the capture is legal. The position is the same."
    ),
    "fullmove-zero": (
        "The fullmove number says which move is being played. It is 1 from the beginning and "
        "grows by one after each move of Black (PGN standard, 16.1.3.6). Programs read 0 "
        "differently; 1 is always understood."
    ),
    "fullmove-too-small": (
        "Before move number 12 White has made 11 moves, and Black too, or White 12 when Black is "
        "to move. What stands on the board took moves as well: each captured man one move of the "
        "other side, each pawn its steps, a promotion at least five, each piece away from home "
        "at least one; castling moves two pieces at once. A game therefore cannot have come here "
        "so soon. Composed positions often carry 1 and mean nothing by it."
    ),
    "clock-ge-100": (
        "The halfmove clock counts the moves of both sides since the last capture or pawn move. "
        "At 100, which is fifty moves each, the player to move may claim a draw (FIDE Laws of "
        "Chess, 9.3). The game goes on if nobody claims."
    ),
    "clock-ge-150": (
        "The halfmove clock counts the moves of both sides since the last capture or pawn move. "
        "At 150, which is seventy-five moves each, the game is drawn without a claim, unless the "
        "last move gave mate (FIDE Laws of Chess, 9.6.2). Nobody would still be to move."
    ),
    "clock-exceeds-plies": (
        "The halfmove clock counts the moves of both sides since the last capture or pawn move, "
        "or since the beginning. So it is never greater than the number of all moves: at most 22 "
        "at move number 12 with White to move, and 23 with Black to move. Captures and pawn "
        "moves came before it began to run, and leave even less. Either the clock is too great or "
        "the fullmove number too small."
    ),
    "clock-vs-pawn-moves": (
        "Every capture and every pawn move sets the halfmove clock back to 0, so all those that "
        "the board shows came before the moves that the clock counts. A side made at least as many "
        "as the other side lacks men, and at least as many as its pawns needed to come where they "
        "stand. Since the sides move in turn, moves of the other side went by in between. After 1. "
        "e4 e5, for example, the clock cannot be greater than 0 with White to move at move 2."
    ),
    "clock-too-small": (
        "Only a capture or a pawn move sets the halfmove clock back to 0. All 32 men are on the "
        "board and all pawns stand where they began, so there was neither. The clock has then "
        "counted every move since the beginning: after 1. Nf3 Nf6 it is 2."
    ),
    "ep-clock-nonzero": (
        "An en passant square stands in the FEN right after a pawn’s double step and for one "
        "move only. A pawn move sets the halfmove clock back to 0. Either the clock belongs to "
        "an earlier or later position, or the en passant square does."
    ),
    **retro_messages.EXPLANATIONS,
}
"""Why: the rule behind a code, and what it leads to, in a few sentences."""


FIX_TITLES: Final = {
    "drop-right": "Remove the right {letter}",
    "drop-rights": "Remove all castling rights",
    "drop-rights-w": "Remove White’s castling rights",
    "drop-rights-b": "Remove Black’s castling rights",
    "set-ep": "Set the en passant square to {square}",
    "drop-ep": "Remove the en passant square",
    "set-chess960": "Switch to Chess960",
    "put-king": "Put the king on {square}",
    "keep-king": "Keep only the king on {square}",
    "promote-pawn": "Promote the pawn on {square} to a queen",
    "return-king": "Put the king back on {square}",
    "return-queen": "Put the queen back on {square}",
    "return-rook": "Put the rook back on {square}",
    "return-bishop": "Put the bishop back on {square}",
    "remove-king": "Remove the king on {square}",
    "remove-queen": "Remove the queen on {square}",
    "remove-rook": "Remove the rook on {square}",
    "remove-bishop": "Remove the bishop on {square}",
    "remove-knight": "Remove the knight on {square}",
    "remove-pawn": "Remove the pawn on {square}",
    "remove-pawns": "Remove these pawns",
    "swap-side": "Let the other side move",
    "swap-side-w": "Let White move",
    "swap-side-b": "Let Black move",
    "set-fullmove-1": "Set the fullmove number to 1",
    "set-fullmove": "Set the fullmove number to {count}",
    "set-clock-0": "Set the halfmove clock to 0",
    "set-clock": "Set the halfmove clock to {count}",
}
"""Titles of repairs by their codes; some have one for each side, "swap-side" for the new one."""


Translator: TypeAlias = Callable[[str], str]

FIELD_TITLES: Final = {
    "placement": "piece placement",
    "side": "side to move",
    "castling": "castling rights",
    "ep": "en passant square",
    "halfmove": "halfmove clock",
    "fullmove": "fullmove number",
}
"""Names of the six fields, by their codes and in their order."""

EXPECTATIONS: Final = {
    "placement": "a piece placement was expected",
    "piece": "a piece letter was expected",
    "piece-or-digit": "a piece letter or a digit from 1 to {left} was expected",
    "piece-or-one": "a piece letter or a 1 was expected",
    "slash": "a / was expected",
    "space": "a space was expected",
    "side": "w or b was expected",
    "castling": "-, or K, Q, k, q or rooks’ files were expected",
    "ep": "- or a square such as e3 was expected",
    "ep-rank": "a rank from 1 to 8 was expected",
    "counter": "a number from 0 to 999999 was expected",
    "end": "the end of the text was expected",
    "opcode": "an opcode such as bm was expected",
    "opcode-length": "at most 15 characters were expected",
    "semicolon": "a semicolon was expected",
    "quote": "a closing quotation mark was expected",
    "operand": "an operand was expected",
    "operand-end": "a space or a semicolon was expected",
    "string-char": "text without quotation marks, tabs and line breaks was expected",
    "operand-any": "a word of plain letters, digits and signs was expected",
    "operand-symbol": "a single word without quotation marks was expected",
    "operand-string": "a text in quotation marks was expected",
    "operand-move": "a move such as Nf3 was expected",
    "operand-integer": "a whole number was expected",
    "operand-clock": "a clock such as 000:01:30:00 was expected",
    "operand-date": "a date such as 1995.11.26 was expected",
    "operand-time": "a time such as 12:30:00 was expected",
    "operand-low": "a number from {lowest} upwards was expected",
    "operand-range": "a number from {lowest} to {highest} was expected",
    "operands-none": "none was expected",
    "operands-one": "one was expected",
    "operands-at-most-one": "one at most was expected",
    "operands-two": "two were expected",
    "operands-pairs": "pairs of a tag and its value were expected",
}

_SHOWN_LENGTH: Final = 20


def sentence(problem: Problem, translate: Translator = str) -> str:
    """Return what is wrong, where, and what was expected, as one English sentence.

    Raises:
        KeyError: the code is unknown, or its data lack a name that the template needs.
    """
    data = dict(problem.data)
    if "found" in data:
        data["found"] = _shown(data["found"])
    if "field" in data:
        data["field"] = translate(FIELD_TITLES[data["field"]])
    if "language" in data:
        data["language"] = translate(NAMES[data["language"]])
    if "expected" in data:
        data["expected"] = expectation(problem, translate)
    names = [square_name(square) for square in problem.squares]
    data["squares"] = ", ".join(names)
    data["square"] = names[0] if names else ""
    template = _variant(TEMPLATES, problem.code, data.get("reason", ""))
    return translate(template).format(**data)


def explanation(problem: Problem, translate: Translator = str) -> str:
    """Return why a problem is one: the rule behind it, in a few sentences; "" if none is known.

    The explanation of the reason that the problem's data name comes before that of its code, and
    a code that ends with a side may share its explanation with that of the other side.
    """
    code, reason = problem.code, dict(problem.data).get("reason", "")
    stem = code.removesuffix("-white").removesuffix("-black")
    keys = (f"{code}-{reason}", f"{stem}-{reason}", code, stem)
    template = next((EXPLANATIONS[key] for key in keys if key in EXPLANATIONS), "")
    return translate(template) if template else ""


def expectation(problem: Problem, translate: Translator = str) -> str:
    """Return what was expected at a problem's place, as a clause; "" where nothing is named.

    Raises:
        KeyError: the data name an unknown expectation.
    """
    data = dict(problem.data)
    if "expected" not in data:
        return ""
    return translate(EXPECTATIONS[data["expected"]]).format(**data)


def fix_title(code: str, data: Iterable[tuple[str, str]] = (), translate: Translator = str) -> str:
    """Return the short title of a repair; `data` may name its "letter", or the "side" to move.

    Raises:
        KeyError: the code is unknown, or the data lack a name that the title needs.
    """
    names = dict(data)
    template = _variant(FIX_TITLES, code, names.get("side", ""))
    return translate(template).format(**names)


def _variant(templates: Mapping[str, str], code: str, kind: str) -> str:
    """Return the template for a kind of a code if it has one of its own, else the code's."""
    return templates.get(f"{code}-{kind}") or templates[code]


def _shown(text: str) -> str:
    """Return a piece of the user's text in quotes, recognisable whatever its characters are."""
    if len(text) > _SHOWN_LENGTH:
        text = text[:_SHOWN_LENGTH] + "…"
    if len(text) == 1 and not text.isascii():
        # Cyrillic К looks like the king's letter, and a byte order mark like nothing at all.
        point = f"U+{ord(text):04X}"
        return f"“{text}” ({point})" if text.isprintable() else point
    return f"“{shown(text)}”"

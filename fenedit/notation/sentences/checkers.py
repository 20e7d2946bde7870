"""Sentences about checks and last moves that no game has."""

from typing import Final

CHECKERS: Final[dict[str, str]] = {
    # Checks
    "checkers-too-many": (
        "The king on {square} is in check from {count} men at once, on {checkers}; "
        "one move gives two checks at most."
    ),
    "check-impossible": "No last move can have put the king on {square} in check.",
    "check-impossible-single": (
        "No last move can have given the check from {first}: wherever that man came from, the king "
        "on {king} stood in check already, and no other man can have uncovered it."
    ),
    "check-impossible-unmoved-pawn": (
        "The pawn on {first} has never moved, so the king on {king} must have stood in its check "
        "before the last move, too."
    ),
    "check-impossible-two-knights": (
        "The knights on {first} and {second} cannot both give check: only one of them has just "
        "moved, and a knight’s check is never uncovered by another man."
    ),
    "check-impossible-two-pawns": (
        "The pawns on {first} and {second} cannot both give check: only one of them has just "
        "moved, and a pawn’s check is never uncovered by another man."
    ),
    "check-impossible-knight-and-pawn": (
        "The men on {first} and {second} cannot both give check: only one of them has just moved, "
        "and the check of a pawn or a knight is never uncovered by another man."
    ),
    "check-impossible-pawn-and-line": (
        "The pawn on {first} cannot give check together with the man on {second}: a pawn that "
        "comes to give check uncovers no line to the king but the king’s own file."
    ),
    "check-impossible-aligned": (
        "The king on {king} stands between {first} and {second} on one line: no last move can have "
        "brought one of these men and opened the line of the other."
    ),
    "check-impossible-two-bishops": (
        "The bishops on {first} and {second} cannot both give check: one that stood in the "
        "other’s way would have attacked the king already, and neither was just promoted."
    ),
    "check-impossible-two-rooks": (
        "The rooks on {first} and {second} cannot both give check: one that stood in the "
        "other’s way would have attacked the king already, and neither was just promoted."
    ),
    "check-impossible-double": (
        "The men on {first} and {second} both give check, but no last move of the one can have "
        "uncovered the other."
    ),
    # En passant
    "ep-capture-illegal": (
        "A capture en passant on {square} would leave the king of its own side in check."
    ),
    # Last moves
    "no-last-move-white": "White has no last move: no white man can have come from anywhere.",
    "no-last-move-black": "Black has no last move: no black man can have come from anywhere.",
    "no-last-move-only-move": (
        "Only {move} can have been the last move, but no game leads to the position before it."
    ),
    "no-last-move-refuted": (
        "Each of the {count} possible last moves comes from a position to which no game leads."
    ),
    "no-last-move-only-move-check": (
        "Only {move} can have put the king on {square} in check, but no game leads to the position "
        "before it."
    ),
    "no-last-move-refuted-check": (
        "Each of the {count} last moves that can have put the king on {square} in check comes from "
        "a position to which no game leads."
    ),
    "clock-vs-last-move-not-zero": (
        "The halfmove clock is at {count}, but the last move was a capture or a pawn’s, "
        "which set it to 0."
    ),
    "clock-vs-last-move-zero": (
        "The halfmove clock is at 0, but the last move was neither a capture nor a pawn’s."
    ),
}

EXPLANATIONS: Final[dict[str, str]] = {
    "checkers-too-many": (
        "A move puts one man on a new square and takes it off an old one, so that it gives one "
        "check itself and uncovers one more. A capture en passant takes two men off their squares, "
        "but then the capturing pawn gives no check besides. The king cannot have stood in check "
        "before, because its side would have had to answer. Three checks at once never come about."
    ),
    "check-impossible": (
        "A king comes into check by the other side’s last move: a man went to where it attacks "
        "the king, or left a line and uncovered the one behind it, or both. Before that move the "
        "king was not in check, because nobody may leave a check unanswered. So every last move "
        "was taken back here: moves, captures of any man that is missing, promotions, castling "
        "and en passant. None of them leads back to a position that a game can have. A legal "
        "double check is Ne4-f6 with a rook behind on e1 and the king on e8."
    ),
    "ep-capture-illegal": (
        "En passant takes two pawns off their squares, and both may have shielded the king. "
        "With a king on a5, pawns on d5 and e5 and a rook on h5, the capture would open the whole "
        "rank. A capture that does not answer a check is no move, either. Many programs "
        "leave out the en passant square here; the PGN standard writes it after every "
        "double step."
    ),
    "no-last-move": (
        "Every position but the first comes about by a move. Here every last move of the side that "
        "is not to move was taken back: moves, captures of any man that is missing, promotions, "
        "castling and en passant. King and rooks that hold castling rights have never moved, a "
        "move that left the other king capturable is none, and men that stand hemmed in came "
        "from nowhere. Where a last move is there, the position before it was judged in the same "
        "way, and no game leads to it. Often one more man, or one castling right less, explains "
        "the position."
    ),
    "clock-vs-last-move": (
        "The halfmove clock counts the moves of both sides since the last capture or pawn’s move, "
        "which set it to 0. All possible last moves were taken back here, and they are all of the "
        "one kind or all of the other, so the clock tells of another last move. Composed positions "
        "have a 0 here by custom, and nothing is wrong with playing on from one."
    ),
}
"""Why: the rule behind a code, and what it leads to, in a few sentences."""

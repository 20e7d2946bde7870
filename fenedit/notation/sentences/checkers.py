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

_NO_MAN_MOVED: Final = (
    "Every position but the first comes about by a move. Here every last move of the side that is "
    "not to move was taken back: moves, captures of any man that is missing, promotions, castling "
    "and en passant. King and rooks that hold castling rights have never moved, men that stand "
    "hemmed in came from nowhere, and a move that left the other king capturable is none. So no "
    "man is left that can have moved. Often the other side is to move, or a castling right is one "
    "too many."
)

EXPLANATIONS: Final[dict[str, str]] = {
    "checkers-too-many": (
        "A move puts one man on a new square and takes it off an old one, so that it gives one "
        "check itself and uncovers one more. A capture en passant can uncover two lines, but then "
        "the capturing pawn itself gives no check. The king cannot have stood in check "
        "before, because its side would have had to answer. Three checks at once never come about."
    ),
    "check-impossible": (
        "A king comes into check by the other side’s last move: a man went to where it attacks "
        "the king, or left a line and uncovered the one behind it, or both. Before that move the "
        "king was not in check, because nobody may leave a check unanswered. So every last move "
        "was taken back here: moves, captures of any man that is missing, promotions, castling "
        "and en passant. None of them leads back to a position that a game can have."
    ),
    "check-impossible-single": (
        "A king comes into check by the other side’s last move: a man went to where it attacks "
        "the king, or left a line and uncovered the one behind it. Before that move the king was "
        "not in check, because nobody may leave a check unanswered. Every square from which the "
        "man can have come was tried here, with captures and promotions, and from each it gave "
        "check already, or it cannot have come from any. Nor did another man leave the line "
        "between the two."
    ),
    "check-impossible-unmoved-pawn": (
        "A pawn on its own second rank has never moved. So it did not come to give check, and its "
        "check is never uncovered, because nothing stands between a pawn and the square that it "
        "attacks. The king must have walked into the check, which is no legal move, or have been "
        "left in it. Put the pawn or the king on another square."
    ),
    "check-impossible-two-knights": (
        "A knight leaps, so that nothing ever stands between it and the king: it gives check only "
        "by coming to its square. One move brings one knight. The other one gave check before that "
        "move, and nobody may leave a check unanswered. A double check needs a queen, a rook or "
        "a bishop behind the man that moves."
    ),
    "check-impossible-two-pawns": (
        "A pawn attacks the squares next to it, so that nothing ever stands between it and the "
        "king: it gives check only by coming to its square. One move brings one pawn. The other "
        "one gave check before that move, and nobody may leave a check unanswered. A double check "
        "needs a queen, a rook or a bishop behind the man that moves."
    ),
    "check-impossible-knight-and-pawn": (
        "Nothing ever stands between the king and a knight or a pawn that attacks it: both give "
        "check only by coming to their squares. One move brings one man. The other one gave check "
        "before that move, and nobody may leave a check unanswered. A double check needs a queen, "
        "a rook or a bishop behind the man that moves."
    ),
    "check-impossible-pawn-and-line": (
        "In a double check, one man came to its square and uncovered the line of the other. A pawn "
        "came from the square behind it, or captured from the next file, a rank back. Where it "
        "gives check now, neither square lies between the king and the other man, unless that man "
        "stands on the king’s own file. A capture en passant gives such a check by the man that "
        "it takes off the board, but here none fits."
    ),
    "check-impossible-aligned": (
        "In a double check, one man came to its square and uncovered the line of the other. Here "
        "the king stands between the two on one line, so that the man that moved would have come "
        "from beyond the king. It cannot have jumped over the king, and on that line it attacked "
        "the king before. Only a promotion or a capture en passant gives such checks, and here "
        "none can have."
    ),
    "check-impossible-two-bishops": (
        "In a double check, one man came to its square and uncovered the line of the other. The "
        "one that moved stood between the other one and the king. But a bishop next to the king "
        "on a diagonal line attacks it already, and nobody may leave a check unanswered. Two "
        "bishops give check at once only if one of them has just been promoted, or if a capture en "
        "passant opened both lines."
    ),
    "check-impossible-two-rooks": (
        "In a double check, one man came to its square and uncovered the line of the other. The "
        "one that moved stood between the other one and the king. But a rook that stands there "
        "on the file or the rank attacks the king already, and nobody may leave a check "
        "unanswered. Two rooks give check at once only if one of them has just been promoted by a "
        "capture."
    ),
    "check-impossible-double": (
        "In a double check, one man came to its square and uncovered the line of the other. So it "
        "stood between the other one and the king before, and did not attack the king from there. "
        "Every move, capture and promotion by which one of the two can have come was tried here, "
        "and none does so. A legal double check is Ne4-f6 with a rook behind on e1 and the king on "
        "e8."
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
        "way, and no game leads to it."
    ),
    "no-last-move-white": _NO_MAN_MOVED,
    "no-last-move-black": _NO_MAN_MOVED,
    "clock-vs-last-move": (
        "The halfmove clock counts the moves of both sides since the last capture or pawn’s move, "
        "which set it to 0. All possible last moves were taken back here, and they are all of the "
        "one kind or all of the other, so the clock tells of another last move. Composed positions "
        "have a 0 here by custom, and nothing is wrong with playing on from one."
    ),
}
"""Why: the rule behind a code, and what it leads to, in a few sentences."""

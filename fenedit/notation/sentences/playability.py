"""Sentences about what engines refuse, and about claims that the board contradicts."""

from typing import Final

PLAYABILITY: Final = {
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
}

EXPLANATIONS: Final[dict[str, str]] = {
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
}
"""Why: the rule behind a code, and what it leads to, in a few sentences."""

"""Explains problems: the rule that each breaks, and the consequences."""

from fenedit.notation.problems import Problem
from fenedit.notation.translatable import QT_TRANSLATE_NOOP, Translator, translatable, untranslated

_NO_PIECE_MOVED = QT_TRANSLATE_NOOP(
    "messages",
    "Every position except the first arises from a move. Here every possible last move was "
    "taken back: moves, captures of any missing piece, promotions, castling and en passant. "
    "A king and rooks with castling rights have never moved, hemmed-in pieces had nowhere "
    "to come from, and a move that left the other king in check is not legal. So no piece "
    "is left that could have moved. Often it is really the other side’s move, or there is "
    "one castling right too many.",
)
_PIECES_HELD_BY_RIGHTS = QT_TRANSLATE_NOOP(
    "messages",
    "A castling right says that its king and its rook have never moved. So no pawn was ever "
    "promoted on their squares, and an enemy pawn that came to stand diagonally in front of "
    "the king gave check and had to be captured, but not by the king. Every way of sharing "
    "out the captures among the files was tried here, and with these pieces at home none "
    "lets the promoted pawns through. Without the rights named, the search finds no "
    "problem. A pawn on a7 with a rook on a8 that never moved needs a piece to capture on "
    "b8.",
)
_ONE_BISHOP_OF_A_COLOUR = QT_TRANSLATE_NOOP(
    "messages",
    "Bishops never change the colour of their squares, and each side begins with one on "
    "each colour. So of all bishops on squares of one colour, only one was never a pawn. "
    "But pawns of the other side that have never moved block the way: no pawn got past them "
    "to be promoted, or a new bishop could not get out between them. One move of such a "
    "pawn, or fewer bishops, would explain it.",
)

_KINGS_NEEDED = QT_TRANSLATE_NOOP(
    "messages",
    "The aim of the game is to mate the opponent’s king (FIDE Laws of Chess, 1.4). Put one "
    "king of each side on the board.",
)

EXPLANATIONS = translatable(
    "messages",
    {
        # Pieces
        "empty-board": _KINGS_NEEDED,
        "no-kings-yet": _KINGS_NEEDED,
        "king-missing": "Each side has exactly one king, from the first move to the last: the king "
        "is never "
        "captured (FIDE Laws of Chess, 1.4.1). Engines refuse a position without one. Puzzles "
        "with only one king need programs made for them.",
        "kings-too-many": "Each side begins with one king, and a pawn cannot be promoted to a king "
        "(FIDE Laws of "
        "Chess, 2.2 and 3.7). Engines refuse such positions, because they cannot tell which king "
        "is in check.",
        "pawns-too-many": "Each side begins with eight pawns, and nothing else ever becomes a pawn "
        "(FIDE Laws of "
        "Chess, 2.2). Captures and promotions only reduce their number. Engines refuse more.",
        "men-too-many": "Each side begins with sixteen pieces: king, queen, two rooks, two "
        "bishops, two knights "
        "and eight pawns (FIDE Laws of Chess, 2.2). A promoted piece replaces its pawn, so the "
        "number never grows. Engines refuse more.",
        "pawn-on-backrank": "Pawns begin on the second rank of their side and only go forward, so "
        "they never stand on "
        "its first. A pawn that reaches the last rank becomes a queen, rook, bishop or knight in "
        "the same move (FIDE Laws of Chess, 3.7). Engines refuse such positions.",
        "opposite-check": "No move may leave or put one’s own king in check (FIDE Laws of Chess, "
        "3.9.2). The side "
        "that has just moved would have done so here, and the other side could capture the king. "
        "Usually the side to move is wrong; where both kings are in check, a piece is on a wrong "
        "square.",
        "kings-adjacent": "A king attacks the squares next to it, and no king may go to an "
        "attacked square (FIDE Laws of Chess, 3.8 and 3.9). So neither king "
        "could have moved next to the other: there is always at least one "
        "square between them.",
        # Games
        "moves-do-not-fit": "The moves of a game are played from the position that it begins with: "
        "that of its FEN tag, or the start position. Other programs refuse a "
        "game with a move that is not legal there, or read it only up to that "
        "move. Either the position has been changed since, or the moves belong "
        "to another game, or one was written down wrongly.",
        "result-contradicts": "A game has its result twice: in the Result tag, and after its last "
        "move (PGN standard, 8.2.6). Checkmate wins the game and stalemate draws it at once (FIDE "
        "Laws of Chess, 5.1.1 and 5.2.1). One of the statements is a slip, or moves are missing.",
        "ply-count-contradicts": "The PlyCount tag is the number of half-moves of the game itself, "
        "without variations (PGN standard, 9.9.3). Either it is from an earlier "
        "version of the game, or there are too few or too many moves.",
        "fen-tag-odd": "PGN writes a tag between square brackets, its value between straight "
        "double quotation marks (PGN standard, 8.1.1). Other programs do not see "
        "anything else as a tag, and begin the game from the start position.",
        # Claims
        "castling-invalid": "A castling right says that king and rook have not moved since the "
        "game began (FIDE Laws "
        "of Chess, 3.8.2.1), so they still stand where they began: in standard chess the kings on "
        "e1 and e8, the rooks in the corners. In Chess960 the king stands between its two rooks, "
        "on the back rank, and a side has at most one right on each side of it. Engines drop a "
        "right that contradicts the board. Whether castling is possible now does not matter here.",
        "chess960-offered": "In standard chess only the kings on e1 and e8 and the rooks in the "
        "corners may castle. "
        "These rights name a king or a rook elsewhere on the back rank, which makes sense when "
        "the game began from one of the 960 start positions of Chess960. If it did, the position "
        "is right and only the rules need to be switched.",
        "fairy-pieces": "Fairy pieces are those of chess problems that the rules of chess do not "
        "know, such as grasshoppers, and also neutral pieces, which both sides may move. Programs "
        "for problems, such as Popeye, have rules for them. In the FEN field and in files they are "
        "written as Fairy FEN has them: -q is a neutral queen, *2Q a queen turned upside down, "
        "which means a grasshopper. Other programs may not read that.",
        "other-variant": "Pieces in hand, marks of promoted pieces, check counts or the name of a "
        "variant show "
        "that other rules apply. What proves that no game of standard chess leads to a position "
        "proves nothing there: in Crazyhouse captured pieces come back to the board. What engines "
        "for standard chess refuse is still reported.",
        "ep-wrong-rank": "The en passant square is the one that a pawn has just passed over by its "
        "double step "
        "(FIDE Laws of Chess, 3.7). White’s pawns pass rank 3 and then Black is to move; Black’s "
        "pass rank 6 and then White is. Often the side to move is what is wrong. Engines refuse "
        "the position.",
        "ep-no-pawn": "A pawn that has just advanced two squares stands in front of the square "
        "that it passed: "
        "on e4 when the en passant square is e3, on e5 when it is e6. It belongs to the side that "
        "is not to move. Without it there is nothing to capture. Engines drop such a square.",
        "ep-target-occupied": "The en passant square is the one that a pawn has just passed over, "
        "and pawns do not "
        "jump: it was empty then, and nothing has moved since. A capture en passant ends on it. "
        "Engines drop such a square.",
        "ep-origin-occupied": "A pawn has just left the square behind the en passant square: e2 "
        "when that is e3, e7 "
        "when it is e6. Nothing has moved since, so it is still empty. Engines drop such a square.",
        "ep-check-impossible": "The en passant square says that the last move was a pawn’s double "
        "step. If that move is taken back, the king of the side to move is in "
        "check, although the other side was to move: the check was there "
        "before, and was not answered. A double step may give check itself or "
        "open the line of a piece behind the pawn’s starting square, as d2-d4 "
        "does for a bishop on c1. Without the en passant square, another last "
        "move may explain the position.",
        "ep-no-capturer": "The PGN standard (16.1.3.4) writes the en passant square after every "
        "double step, "
        "whether or not a pawn stands ready to capture. Some programs write it only when one "
        "does, others only when the capture is legal. The position is the same.",
        "fullmove-zero": "The fullmove number says which move is being played. It is 1 from the "
        "beginning and "
        "grows by one after each move of Black (PGN standard, 16.1.3.6). Programs read 0 "
        "differently; 1 is always understood.",
        "fullmove-too-small": "At fullmove number 12, White and Black have made 11 moves each, or "
        "White 12 when Black is to move. The position on the board took moves "
        "as well: one by the other side for each captured piece, the steps of "
        "each pawn, at least five for a promotion, at least one for any other "
        "piece away from its starting square; castling moves two pieces at "
        "once. So no game can have come this far so early. Puzzles often have "
        "the number 1 only because the field must be filled.",
        "clock-refused": "The halfmove clock counts the moves of both sides since the last capture "
        "or pawn move. No "
        "game comes near such a number, and engines refuse the position.",
        "fullmove-refused": "The fullmove number says which move is being played. No game comes "
        "near such a number, "
        "and engines refuse the position.",
        "clock-ge-100": "The halfmove clock counts the moves of both sides since the last capture "
        "or pawn move. "
        "At 100, which is fifty moves each, the player to move may claim a draw (FIDE Laws of "
        "Chess, 9.3). The game goes on if nobody claims.",
        "clock-ge-150": "The halfmove clock counts the moves of both sides since the last capture "
        "or pawn move. "
        "At 150, which is seventy-five moves each, the game is drawn without a claim, unless the "
        "last move gave mate (FIDE Laws of Chess, 9.6.2). So the game would be over already.",
        "clock-exceeds-plies": "The halfmove clock counts the moves of both sides since the last "
        "capture or pawn move, or since the beginning. So it is never larger "
        "than the number of all moves: at most 22 at fullmove number 12 with "
        "White to move, and 23 with Black to move. Captures and pawn moves came "
        "before it began to run, and leave even fewer. Either the clock is too "
        "large or the fullmove number is too small.",
        "clock-vs-pawn-moves": "Every capture and every pawn move sets the halfmove clock back to "
        "0, so all those that the board shows came before the moves that the clock counts. Each "
        "side made at least as many of them as the other side is missing pieces, and at least as "
        "many as its pawns needed to get where they stand. Since the sides move in turn, the "
        "other side moved in between. After 1. e4 e5, for example, the clock cannot be larger "
        "than 0 with White to move at move 2.",
        "clock-too-small": "Only a capture or a pawn move sets the halfmove clock back to 0. All "
        "32 pieces are on "
        "the board and all pawns stand where they began, so there was neither. The clock must "
        "have counted every move since the beginning: after 1. Nf3 Nf6 it is 2.",
        "ep-clock-nonzero": "An en passant square is written right after a pawn’s double step and "
        "for one move only. "
        "A pawn move sets the halfmove clock back to 0. Either the clock belongs to an earlier or "
        "later position, or the en passant square does.",
        # Proofs
        "checkers-too-many": "A move takes one piece from one square to another, so it can give "
        "one check itself and uncover one more. A capture en passant can uncover two lines, but "
        "then the capturing pawn itself gives no check. The king cannot have been in check "
        "before, because its side would have had to answer. Three checks at once are never "
        "possible.",
        "check-impossible": "A king comes into check by the other side’s last move: a piece moved "
        "to where it attacks the king, or left a line and uncovered the piece "
        "behind it, or both. Before that move the king was not in check, "
        "because nobody may leave a check unanswered. So every possible last "
        "move was taken back here: moves, captures of any missing piece, "
        "promotions, castling and en passant. None of them leads back to a "
        "position that can arise in a game.",
        "check-impossible-single": "A king comes into check by the other side’s last move: a "
        "piece moved to where it attacks the king, or left a line and uncovered the piece behind "
        "it. Before that move the king was not in check, because nobody may leave a check "
        "unanswered. Every square from which the piece could have come was tried here, with "
        "captures and promotions: from each of them it already gave check, or it cannot have "
        "come from there. Nor did another piece leave the line between the two.",
        "check-impossible-unmoved-pawn": "A pawn on its own second rank has never moved. So it did "
        "not come to give check, and its "
        "check is never uncovered, because nothing stands between a pawn and the square that it "
        "attacks. The king must have walked into the check, which is not a legal move, or have "
        "been left in it. Put the pawn or the king on another square.",
        "check-impossible-two-knights": "A knight leaps, so nothing ever stands between it and "
        "the king: it gives check only by coming to its square. One move brings one knight. The "
        "other one gave check before that move, and nobody may leave a check unanswered. A "
        "double check needs a queen, a rook or a bishop behind the piece that moves.",
        "check-impossible-two-pawns": "A pawn attacks the squares diagonally next to it, so "
        "nothing ever stands between it and the king: it gives check only by coming to its "
        "square. One move brings one pawn. The other one gave check before that move, and nobody "
        "may leave a check unanswered. A double check needs a queen, a rook or a bishop behind "
        "the piece that moves.",
        "check-impossible-knight-and-pawn": "Nothing ever stands between the king and a knight or "
        "a pawn that attacks it: both give "
        "check only by coming to their squares. One move brings one piece. The other one gave "
        "check before that move, and nobody may leave a check unanswered. A double check needs a "
        "queen, a rook or a bishop behind the piece that moves.",
        "check-impossible-pawn-and-line": "In a double check, one piece came to its square and "
        "uncovered the line of the other. A "
        "pawn came from the square behind it, or captured from the next file, a rank back. Where "
        "it gives check now, neither square lies between the king and the other piece, unless "
        "that piece stands on the king’s own file. A capture en passant gives such a check by the "
        "piece that it takes off the board, but here none fits.",
        "check-impossible-aligned": "In a double check, one piece came to its square and "
        "uncovered the line of the other. Here the king stands between the two on one line, so "
        "the piece that moved would have come from beyond the king. It cannot have jumped over "
        "the king, and on that line it attacked the king before. Only a promotion or a capture "
        "en passant gives such checks, and here none can have.",
        "check-impossible-two-bishops": "In a double check, one piece came to its square and "
        "uncovered the line of the other. The "
        "one that moved stood between the other one and the king. But a bishop next to the king "
        "on a diagonal line attacks it already, and nobody may leave a check unanswered. Two "
        "bishops give check at once only if one of them has just been promoted, or if a capture "
        "en passant opened both lines.",
        "check-impossible-two-rooks": "In a double check, one piece came to its square and "
        "uncovered the line of the other. The "
        "one that moved stood between the other one and the king. But a rook that stands there on "
        "the file or the rank attacks the king already, and nobody may leave a check unanswered. "
        "Two rooks give check at once only if one of them has just been promoted by a capture.",
        "check-impossible-double": "In a double check, one piece came to its square and uncovered "
        "the line of the other. So it stood between the other one and the king before, and did "
        "not attack the king from there. Every move, capture and promotion by which one of the "
        "two could have come was tried here, and none does so. A legal double check is Ne4-f6 "
        "with a rook behind on e1 and the king on e8.",
        "ep-capture-illegal": "En passant takes two pawns off their squares, and both may have "
        "shielded the king. With a king on a5, pawns on d5 and e5 and a rook on "
        "h5, the capture would open the whole rank. A capture that does not "
        "answer a check is not legal either. Many programs leave out the en "
        "passant square here; the PGN standard writes it after every double "
        "step.",
        "no-last-move": "Every position except the first arises from a move. Here every "
        "possible last move was taken back: moves, captures of any missing "
        "piece, promotions, castling and en passant. A king and rooks with "
        "castling rights have never moved, a move that left the other king in "
        "check is not legal, and hemmed-in pieces had nowhere to come from. "
        "Where a last move is possible, the position before it was checked in "
        "the same way, and no game leads to it.",
        "no-last-move-white": _NO_PIECE_MOVED,
        "no-last-move-black": _NO_PIECE_MOVED,
        "no-last-move-white-rights": _NO_PIECE_MOVED,
        "no-last-move-black-rights": _NO_PIECE_MOVED,
        "clock-vs-last-move": "The halfmove clock counts the moves of both sides since the last "
        "capture or pawn move, which set it to 0. All possible last moves were "
        "taken back here, and they are all of one kind or all of the other, so "
        "the clock tells of another last move. In puzzles the clock is usually "
        "0, which does no harm.",
        "castling-arrays": "A castling right says that king and rook still stand where they began. "
        "In each of the 960 "
        "start positions of Chess960 the pieces of both sides face each other: both kings stand on "
        "one file, and so do the rooks on each side of them. Engines play on from such positions.",
        "promotions-too-many": "A side begins with eight pawns, a queen, two rooks, two knights, "
        "and a bishop on squares of each colour. Every piece beyond these was once a pawn, and a "
        "promoted pawn is gone. So pawns and promoted pieces together are never more than eight. "
        "Bishops never change the colour of their squares: two on light squares mean at least "
        "one promoted pawn. With two queens, at most seven pawns are left.",
        "promotions-too-many-refused": "A side begins with eight pawns, a queen, two rooks, two "
        "bishops and two knights. Every piece beyond these was once a pawn, and a promoted pawn "
        "is gone. So pawns and promoted pieces together are never more than eight. With two "
        "queens, at most seven pawns are left. Engines refuse more.",
        "pawns-passed-too-often": "At the start, a white pawn faces a black one on each file. A "
        "pawn gets past only if it captures its way to another file, if the other one does, or "
        "if one of them is captured. Every promoted piece was a pawn that got past. So passed "
        "pawns and promotions cost captures, and each capture takes a piece off the board: what "
        "is still there was not captured. With all 32 pieces on the board, no pawn has passed "
        "another. To make the position possible, remove pieces, or put pawns back in front of "
        "each other.",
        "pawns-passed-too-often-history": "At the start, a white pawn faces a black one on each "
        "file, and only captures let one past the other: a pawn captures its way to another "
        "file, or one of the two is captured. Every way of sharing out the captures among the "
        "files was tried here: which pawn took, from where, and what it took. None leaves the "
        "pawns on the files where they are and lets as many of them through to promotion as the "
        "pieces prove. One more captured piece may explain it, or a pawn on another file.",
        "pawns-passed-too-often-right": _PIECES_HELD_BY_RIGHTS,
        "pawns-passed-too-often-rights": _PIECES_HELD_BY_RIGHTS,
        "pawns-impossible": "A pawn changes its file only by capturing, and each capture takes it "
        "one rank forward. So a pawn on the third rank began on its own file or "
        "on the next one, a pawn on the fourth rank at most two files away, and "
        "one that stands on its second rank has never moved; Black’s pawns "
        "count ranks from the other end. No two pawns began on the same file. "
        "White pawns on a2, b2 and a3 are one too many: all three must have "
        "begun on the a- and b-files.",
        "pawn-captures-too-many": "A pawn changes its file only by capturing. Two pawns on one "
        "file mean that one of them has captured, and a pawn three files from where it began has "
        "captured three times. The fewest captures that explain all pawns together are counted "
        "here, and each took another piece. Remove more pieces of the other side, or put the "
        "pawns on files of their own.",
        "pawn-captures-too-many-shut-in": "A pawn changes its file only by capturing. Two pawns "
        "on one file mean that one of them has captured, and a pawn three files from where it "
        "began has captured three times. The fewest captures that explain all pawns together are "
        "counted here, and each took another piece. Pieces that never got out from behind "
        "unmoved pawns do not count, because no pawn went in to capture them. Remove other "
        "pieces, or put the pawns on files of their own.",
        "pawn-captures-too-many-promoted": "A pawn on its second rank has never moved, and no pawn "
        "of the other side ever stood on "
        "its square. So a pawn that was promoted came to the seventh rank (from its own side) on "
        "a file without such a pawn, and if it began elsewhere, captures brought it there, one "
        "for each file. The fewest captures that explain the promoted pawns and all others "
        "together are counted here. Pieces that never got out from behind unmoved pawns do not "
        "count. One move of an unmoved pawn would open another way.",
        "capture-colour-impossible": "A pawn that captures moves diagonally, to a square of the "
        "same colour. If it captured at every step, all its captures were on that colour. Here "
        "the pawns need every missing piece that they could have captured, so they captured the "
        "missing bishop, too; but that bishop never stood on squares of that colour. After "
        "d2xc3, on a dark square, the missing piece may be a knight, or the bishop on dark "
        "squares, but not the other bishop.",
        "bishop-cage": "A pawn on its starting square has never moved. A bishop that began "
        "behind two such pawns never got out: it is still there, or was captured "
        "there. No other bishop got in either, except one that an enemy pawn "
        "became on that very square. A bishop elsewhere on squares of the same "
        "colour was once a pawn, and had to be promoted where it could get out. "
        "One move of one of these pawns would explain it.",
        "bishop-cage-cell": "A pawn on its starting square has never moved. Pawns on all squares "
        "diagonally beside a "
        "corner or a square of the last rank leave a bishop no way in and no way out. So a bishop "
        "there has never moved: it began the game on that square, or a pawn was promoted to it "
        "there, and here neither can be. One move of one of these pawns would explain it.",
        "bishop-cage-home": "A pawn on its starting square has never moved, and a bishop that "
        "began behind two such pawns never got out: it is still there, or was captured there. A "
        "bishop never changes the colour of its squares, so the one that stands elsewhere was "
        "once a pawn. But no pawn is missing for it, or none could be promoted where the new "
        "bishop got out. One move of one of the two pawns would explain it.",
        "bishop-cage-both-bishops": _ONE_BISHOP_OF_A_COLOUR,
        "bishop-cage-bishops": _ONE_BISHOP_OF_A_COLOUR,
        "bishop-cage-promotions": "A pawn on its starting square has never moved, and a bishop "
        "that began behind two such pawns never got out: it is still there, or was captured "
        "there. So a bishop elsewhere on squares of the same colour was once a pawn, even if it "
        "is the only one. A side has eight pawns, and each was promoted at most once. Pawns and "
        "promoted pieces together are never more.",
        "unreachable-piece": "Pawns on their starting squares have never moved, nor have kings and "
        "rooks that may still castle, nor bishops behind such pawns. They stood "
        "in the way of every queen, rook and king throughout the game, and a "
        "king never entered a square that they attack. Only knights leap over "
        "them. With the pawns a2 and b2 at home, and the bishop c1 behind b2 "
        "and d2, the rook from a1 was never anywhere but on a1 and b1. One move "
        "of such a pawn would let the piece out, or in.",
        "unreachable-piece-king": "Pawns on their starting squares have never moved, nor have "
        "kings and rooks that may still castle, nor bishops behind such pawns. They stood in the "
        "king’s way throughout the game, and it never entered a square that an enemy piece among "
        "them attacks. Eight unmoved pawns also close the whole rank in front of them. One move "
        "of such a piece would let the king out, or in.",
        "unreachable-piece-knights": "A side begins with two knights, so a third one was once a "
        "pawn. Pawns on their starting squares have never moved: no pawn of the other side ever "
        "stood there, and to reach the last rank it must have stood on the rank before. Eight of "
        "them, or fewer with an unmoved king or rook behind the gap, leave no way to a "
        "promotion. One move of such a pawn would open one.",
        "unreachable-piece-promotions": "Pawns on their starting squares have never moved, nor "
        "have kings and rooks that may still castle, nor bishops behind such pawns. Queens and "
        "rooks that such pieces shut in never got out, so those elsewhere were once pawns, even "
        "if there are no more of them than at the beginning. A side has eight pawns, and each "
        "was promoted at most once. Pawns and promoted pieces together are never more.",
        "tempo-parity": "With all 32 pieces on the board and the pawns of the b- to g-files at "
        "home, kings, queens and bishops cannot move. A knight changes the "
        "colour of its square with every move, a rook has room only for single "
        "steps and does so, too, and a rook’s pawn on the third rank made one "
        "step. So the squares tell whether each side made an even or an odd "
        "number of moves. The start position with Black to move is impossible, "
        "and so is the position after 1.Nf3 with White to move. A pawn on a5 "
        "leaves the question open: its first move may have been one step or "
        "two.",
    },
)
"""The rule behind a code, and its consequences, in a few sentences."""


def explanation(problem: Problem, translate: Translator = untranslated) -> str:
    """Return the rule behind a problem, in a few sentences, or "".

    The explanation of the reason that the problem's data name comes before that of its code, and
    a code that ends with a side may share its explanation with that of the other side.
    """
    code, reason = problem.code, dict(problem.data).get("reason", "")
    stem = code.removesuffix("-white").removesuffix("-black")
    keys = (f"{code}-{reason}", f"{stem}-{reason}", code, stem)
    found = next((EXPLANATIONS[key] for key in keys if key in EXPLANATIONS), "")
    return translate("messages", found, "", -1) if found else ""

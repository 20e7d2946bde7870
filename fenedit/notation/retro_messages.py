"""Contains sentences about checks, last moves, pawns, promotions and cages without explanation."""

from fenedit.notation.translatable import translatable

TEMPLATES: dict[str, str] = translatable(
    "messages",
    {
        # Checks
        "checkers-too-many": "The king on {square} is in check from %n pieces at once, on "
        "{checkers}; one move gives "
        "at most two checks.",
        "check-impossible": "No last move can have put the king on {square} in check.",
        "check-impossible-single": "No last move can have given the check from {first}: wherever "
        "that piece came from, the "
        "king on {king} was in check already, and no other piece can have uncovered the check.",
        "check-impossible-unmoved-pawn": "The pawn on {first} has never moved, so the king on "
        "{king} must have been in its check "
        "before the last move, too.",
        "check-impossible-two-knights": "The knights on {first} and {second} cannot both give "
        "check: only one of them has just "
        "moved, and another piece never uncovers a knight’s check.",
        "check-impossible-two-pawns": "The pawns on {first} and {second} cannot both give check: "
        "only one of them has just "
        "moved, and another piece never uncovers a pawn’s check.",
        "check-impossible-knight-and-pawn": "The pieces on {first} and {second} cannot both give "
        "check: only one of them has just "
        "moved, and another piece never uncovers the check of a pawn or a knight.",
        "check-impossible-pawn-and-line": "The pawn on {first} cannot give check together with the "
        "piece on {second}: a pawn move "
        "that gives check can open no line to the king but the king’s own file.",
        "check-impossible-aligned": "The king on {king} stands between {first} and {second} on one "
        "line: no last move can "
        "have brought one of these pieces and opened the line of the other.",
        "check-impossible-two-bishops": "The bishops on {first} and {second} cannot both give "
        "check: one that stood in the "
        "other’s way would have attacked the king already, and neither was just promoted.",
        "check-impossible-two-rooks": "The rooks on {first} and {second} cannot both give check: "
        "one that stood in the other’s "
        "way would have attacked the king already, and neither was just promoted.",
        "check-impossible-double": "The pieces on {first} and {second} both give check, but no "
        "last move of either can have "
        "uncovered the other.",
        # En passant
        "ep-capture-illegal": "A capture en passant on {square} would leave the king of its own "
        "side in check.",
        # Last moves
        "no-last-move-white": "White has no possible last move.",
        "no-last-move-black": "Black has no possible last move.",
        "no-last-move-white-rights": "White has no possible last move: by its castling rights, the "
        "pieces on {unmoved} have "
        "never moved, and no other piece can have moved last.",
        "no-last-move-black-rights": "Black has no possible last move: by its castling rights, the "
        "pieces on {unmoved} have "
        "never moved, and no other piece can have moved last.",
        "no-last-move-only-move": "Only {move} could have been the last move, but no game leads "
        "to the position before it.",
        "no-last-move-refuted": "Each of the %n possible last moves comes from a position to which "
        "no game leads.",
        "no-last-move-only-move-check": "Only {move} could have put the king on {square} in "
        "check, but no game leads to the position before it.",
        "no-last-move-refuted-check": "Each of the %n last moves that could have put the king on "
        "{square} in check comes from a position to which no game leads.",
        "clock-vs-last-move-not-zero": "The halfmove clock is {count}, but the last move was a "
        "capture or a pawn move, which "
        "sets it to 0.",
        "clock-vs-last-move-zero": "The halfmove clock is 0, but the last move was neither a "
        "capture nor a pawn move.",
        "castling-arrays": "The castling rights contradict each other: kings or rooks of White and "
        "Black did not "
        "begin on the same files.",
        # Promotions
        "promotions-too-many-white": "White’s pawns ({pawns}) and promoted pieces (at least "
        "{promoted}) add up to {total}, but "
        "White began with 8 pawns.",
        "promotions-too-many-white-refused": "White’s pawns ({pawns}) and promoted pieces (at "
        "least {promoted}) add up to {total}, but "
        "White began with 8 pawns: engines refuse the position.",
        "promotions-too-many-black": "Black’s pawns ({pawns}) and promoted pieces (at least "
        "{promoted}) add up to {total}, but "
        "Black began with 8 pawns.",
        "promotions-too-many-black-refused": "Black’s pawns ({pawns}) and promoted pieces (at "
        "least {promoted}) add up to {total}, but "
        "Black began with 8 pawns: engines refuse the position.",
        # Pawns of both sides
        "pawns-passed-too-often-captures": "Pawns pass each other only by captures: so few pieces "
        "were captured ({captures}) that of "
        "the eight pairs of pawns more must still face each other (at least {least}; here: "
        "{pairs}).",
        "pawns-passed-too-often-captures-none": "Pawns pass each other only by captures: so few "
        "pieces were captured ({captures}) that "
        "some of the eight pairs of pawns must still face each other (at least {least}), but none "
        "does here.",
        "pawns-passed-too-often-quiet": "Pawns pass each other only by captures: nothing was "
        "captured, but not all of the eight "
        "pairs of pawns still face each other (here: {pairs}).",
        "pawns-passed-too-often-quiet-none": "Pawns pass each other only by captures: nothing was "
        "captured, but none of the eight "
        "pairs of pawns still faces each other.",
        "pawns-passed-too-often-history": "No order of captures ({captures_white} by White, "
        "{captures_black} by Black) puts the "
        "pawns where they stand and allows the promotions that the pieces prove (at least "
        "{promoted_white} by White, {promoted_black} by Black).",
        "pawns-passed-too-often-right": "The castling right {letter} says that nothing ever left "
        "{unmoved}; then no order of "
        "captures ({captures_white} by White, {captures_black} by Black) allows the promotions "
        "that the pieces prove (at least {promoted_white} by White, {promoted_black} by Black).",
        "pawns-passed-too-often-rights": "The castling rights {letter} say that nothing ever left "
        "{unmoved}; then no order of "
        "captures ({captures_white} by White, {captures_black} by Black) allows the promotions "
        "that the pieces prove (at least {promoted_white} by White, {promoted_black} by Black).",
        # Pawns of one side
        "pawns-impossible-white": "The white pawns on {squares} ({count}) can only have begun on "
        "the files {first} to "
        "{last} ({homes}), one on each.",
        "pawns-impossible-black": "The black pawns on {squares} ({count}) can only have begun on "
        "the files {first} to "
        "{last} ({homes}), one on each.",
        "pawn-captures-too-many-white": "To stand like this, White’s pawns must have captured at "
        "least {needed} of Black’s "
        "pieces, but Black is missing only {missing}.",
        "pawn-captures-too-many-black": "To stand like this, Black’s pawns must have captured at "
        "least {needed} of White’s "
        "pieces, but White is missing only {missing}.",
        "pawn-captures-too-many-white-shut-in": "To stand like this, White’s pawns must have "
        "captured at least {needed} of Black’s "
        "pieces; of those missing ({missing}), at most {available} ever got out from behind "
        "unmoved pawns.",
        "pawn-captures-too-many-black-shut-in": "To stand like this, Black’s pawns must have "
        "captured at least {needed} of White’s "
        "pieces; of those missing ({missing}), at most {available} ever got out from behind "
        "unmoved pawns.",
        "pawn-captures-too-many-white-promoted": "To stand like this, and to be promoted past "
        "unmoved pawns (at least {promoted} of them), White’s pawns must have captured at least "
        "{needed} of Black’s pieces; they could have captured at most {available}.",
        "pawn-captures-too-many-black-promoted": "To stand like this, and to be promoted past "
        "unmoved pawns (at least {promoted} of them), Black’s pawns must have captured at least "
        "{needed} of White’s pieces; they could have captured at most {available}.",
        "capture-colour-impossible-light-white": "To stand like this, Black’s pawns must have "
        "captured every white piece that they could, "
        "{captures} in all, and on dark squares only; but White’s bishop on light squares was "
        "among these.",
        "capture-colour-impossible-dark-white": "To stand like this, Black’s pawns must have "
        "captured every white piece that they could, "
        "{captures} in all, and on light squares only; but White’s bishop on dark squares was "
        "among these.",
        "capture-colour-impossible-light-black": "To stand like this, White’s pawns must have "
        "captured every black piece that they could, "
        "{captures} in all, and on dark squares only; but Black’s bishop on light squares was "
        "among these.",
        "capture-colour-impossible-dark-black": "To stand like this, White’s pawns must have "
        "captured every black piece that they could, "
        "{captures} in all, and on light squares only; but Black’s bishop on dark squares was "
        "among these.",
        # Ways that are closed
        "bishop-cage-cell": "The bishop on {square} cannot have come there: it did not begin the "
        "game there, no pawn "
        "can have been promoted there, and unmoved pawns close every way in.",
        "bishop-cage-home": "The bishop on {square} cannot have come there: the one on squares of "
        "its colour never "
        "left {home} behind the unmoved pawns on {shutters}, and no pawn can have been promoted "
        "to it.",
        "bishop-cage-both-bishops": "The bishops on {squares} cannot both be there: a side begins "
        "with one bishop on squares "
        "of each colour, and no pawn can have been promoted to a second one that got out.",
        "bishop-cage-bishops": "The bishops on {squares} cannot all be there: a side begins with "
        "one bishop on squares "
        "of each colour, and no pawn can have been promoted to another one that got out.",
        "bishop-cage-promotions": "Unmoved pawns show that not all bishops on {squares} are "
        "original. Pawns ({pawns}) and "
        "promoted pieces (at least {promoted}) would add up to {total}, but there were 8 pawns.",
        "unreachable-piece-king": "The king on {square} cannot have come there: unmoved pieces, "
        "and squares that they "
        "attack, close every way.",
        "unreachable-piece-queen": "No queen can have come to {squares}: unmoved pieces close "
        "every way from a queen’s starting square, and from where a pawn could have been "
        "promoted.",
        "unreachable-piece-queens": "The queens on {squares} cannot all have come there: unmoved "
        "pieces leave no way for a "
        "promoted one, and there was only one other.",
        "unreachable-piece-rook": "No rook can have come to {squares}: unmoved pieces close every "
        "way from a rook’s starting square, and from where a pawn could have been promoted.",
        "unreachable-piece-rooks": "The rooks on {squares} cannot all have come there: unmoved "
        "pieces leave no way for a promoted one, and too few of the first two could have come.",
        "unreachable-piece-knights": "The knights on {squares} cannot all have come there: a side "
        "begins with two, and unmoved "
        "pieces closed every way to a promotion.",
        "unreachable-piece-promotions": "Unmoved pieces show that not all pieces on {squares} are "
        "original. Pawns ({pawns}) and "
        "promoted pieces (at least {promoted}) would add up to {total}, but there were 8 pawns.",
        # Whose turn it is
        "tempo-parity-white": "It must be White’s move: only knights, rooks and rook’s pawns could "
        "have moved, and by the squares that they stand on, Black made as many "
        "moves as White.",
        "tempo-parity-white-some-rooks": "It must be White’s move: only knights, rook’s pawns and "
        "rooks without a castling right could have moved, and by the squares that they stand on, "
        "Black made as many moves as White.",
        "tempo-parity-white-no-rooks": "It must be White’s move: only knights and rook’s pawns "
        "could have moved, and by the squares that they stand on, Black made as many moves as "
        "White.",
        "tempo-parity-black": "It must be Black’s move: only knights, rooks and rook’s pawns could "
        "have moved, and by the squares that they stand on, White made one move "
        "more than Black.",
        "tempo-parity-black-some-rooks": "It must be Black’s move: only knights, rook’s pawns and "
        "rooks without a castling right could have moved, and by the squares that they stand on, "
        "White made one move more than Black.",
        "tempo-parity-black-no-rooks": "It must be Black’s move: only knights and rook’s pawns "
        "could have moved, and by the squares that they stand on, White made one move more than "
        "Black.",
    },
)

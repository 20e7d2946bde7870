"""Reads the moves of a game, as PGN and people write them.

Move numbers, signs and captures may be written or not, moves with both squares, promotions in
brackets, castling with zeros, figurines, and the letters of a language. A variation may replace the
move before it, or go on from it. A line ends at a word that is not a move, or cannot be played.
"""

import re
from collections.abc import Callable, Mapping

import chess
import chess.variant

from fenedit.notation.castling import names_other_variant, sound_rights
from fenedit.notation.epd.opcodes import plain_move
from fenedit.notation.fen import format_fen
from fenedit.notation.nags import nags_in, without_signs
from fenedit.notation.pgn import MOVES_DO_NOT_FIT, RESULTS, words
from fenedit.notation.position import Position
from fenedit.notation.problems import Problem, Severity, Span, data_of
from fenedit.notation.reading import read_loose
from fenedit.rules.judge.playability import pieces_in_order
from fenedit.rules.moves.san import meant_plainly
from fenedit.rules.moves.tree import PASS, MoveTree, Node
from fenedit.rules.play import PAWN_FILES, english_of, to_board

TOO_DEEP = "variations-too-deep"
"""The code of the fault that variations in variations were left out."""
DEEPEST = 200
"""How deep variations may be in variations."""
TOO_MANY = "variations-too-many"
"""The code of the fault that further variations were left out."""
MOST = 30_000
"""The most moves of variations that are read, which takes a second."""
_LONGEST = 40
"""Characters of the longest word in a fault."""

_PLAIN = re.compile(r"(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?|O-O(?:-O)?)[+#]?")
_CANONICAL = re.compile(r"(?:[KQRBN](x?)|(?:[a-h](x))?)[a-h][1-8](?:=[QRBN])?[+#]?|O-O(?:-O)?[+#]?")
"""A move as SAN writes it, if it has an x exactly where it captures."""
_OF_VARIANTS = re.compile(
    r"((?:[PNBRQK]?@[a-h][1-8]|[KQRBN]?[a-h]?[1-8]?[x-]?[a-h][1-8](?:=?[QRBNKqrbnk])?)[+#]?)\W*"
)
"""A move with its signs, also a dropped piece or a promotion to a king."""
_PLAINLY = str.maketrans(
    dict(zip("♔♕♖♗♘♚♛♜♝♞", "KQRBNKQRBN", strict=True))
    | dict.fromkeys("♙♟\ufe0e\ufe0f", "")
    | dict.fromkeys("\N{HYPHEN}\N{NON-BREAKING HYPHEN}‒–—−", "-")
)
_FORUM_TAG = re.compile(r"\[/?pgn\b[^\]\r\n]*\]", re.IGNORECASE)
_TAIL = re.compile(r"(?:\$[0-9]+|e\.?p\.?|[^A-Za-z0-9]+)+\Z")
_CHECK = re.compile(r"[+#‡†]+(?![-−–/=])|\++(?=\+[-−–/=])")
_NO_MOVE = frozenset(("--", "Z0", "null", "pass", PASS, "<>", "@@@@"))
_RESULTS = {word: word for word in RESULTS} | dict.fromkeys(("½-½", "½", "1/2"), "1/2-1/2")
_RESULTS |= {
    word.replace("-", sign): result
    for word, result in _RESULTS.items()
    for sign in ":–−"
    if "-" in word
}
_NO_WORD = re.compile(r"(?!0-0)[^A-Za-z@]*|[DN]|RR|e\.?p\.?|[?!]*N[?!]*|\$[0-9]+")
"""Numbers, evaluations, signs, and the marks of a diagram, a novelty and en passant."""
_IDLE = re.compile(r"[0-9]+\)|(?:e\.?p\.?|[!-/:-@\[-`{-~])*")
"""Text that adds nothing to a move: its number, punctuation, and en passant."""


class _Line:
    """A line of moves up to some word.

    Attributes:
        board: after its moves; None where it cannot go on.
        node: the last move, or a node for what is before the first move of a variation.
        siblings: the moves in place of the last move, it included; None before the first.
        below: the moves after the last move.
        is_new: whether this is a variation without a move.
        number: the last move number.
    """

    __slots__ = ("below", "board", "is_new", "node", "number", "siblings")

    def __init__(
        self, board: chess.Board | None, node: Node, below: list[Node], *, is_new: bool = False
    ) -> None:
        self.board = board
        self.node = node
        self.siblings: list[Node] | None = None
        self.below = below
        self.is_new = is_new
        self.number = ""

    def go_on(self, uci: str, san: str) -> None:
        """Add a move."""
        below: list[Node] = []
        node, siblings = Node(uci, san, below), self.below
        if self.is_new:
            node.before, node.nags = self.node.comment, self.node.nags
            siblings.append(node)
            self.is_new = False
        else:
            # A variation that went on from the last move may be there already.
            siblings.insert(0, node)
        self.node, self.siblings, self.below = node, siblings, below

    def varied(self) -> "_Line":
        """Return a variation of the last move, still empty."""
        board = self.board
        if board is not None:
            board = board.copy(stack=1)
            if board.move_stack:
                board.pop()
            if type(board) is not chess.Board:
                # Popping shares the pockets of Crazyhouse with the line.
                board = board.copy(stack=False)
        siblings = self.below if self.siblings is None else self.siblings
        return _Line(board, Node(), siblings, is_new=True)


def read_moves(
    text: str,
    position: Position,
    chess960: bool = False,
    *,
    variant: str = "",
    fen: str = "",
    first: chess.Board | None = None,
    language: str = "en",
    main_line: bool = False,
    sans: bool = True,
) -> MoveTree:
    """Return the moves of a text after a game's tags, as far as they can be played.

    Args:
        text: movetext.
        position: the position that the game begins with.
        chess960: whether castling follows Chess960's rules.
        variant: the name of the variant, as in the tag.
        fen: the position in its tag, where other variants may have more fields; "" for the
            variant's own start.
        first: the board of a variant, instead of these two.
        language: whose letters the pieces have; English ones are read where it has no such letter.
        main_line: whether variations are left out.
        sans: whether moves are written in SAN; it is faster to leave them as they are.
    """
    if variant and names_other_variant(variant):
        first = _board_of_variant(variant, fen, chess960)
        if first is None:
            found = Problem("variant-without-moves", Severity.NOTE, data=data_of(found=variant))
            return MoveTree(position, chess960, end=found)
        chess960 = first.chess960
        if not fen:
            position = read_loose(first.fen()).position
    if first is None and not pieces_in_order(position.placement, position.side_to_move):
        return MoveTree(position, chess960)

    def read_by(chess960: bool) -> MoveTree:
        board = to_board(position, chess960) if first is None else first.copy()
        reader = _Reader(board, language, 0 if main_line else DEEPEST, sans)
        reader.read(text)
        tree = MoveTree(
            position,
            chess960,
            reader.root,
            reader.result,
            end=reader.end,
            others=() if main_line else tuple(reader.others.values()),
            first=first,
            left_out=reader.left_out,
            after=reader.after,
        )
        if (last := reader.last) is not None:
            tree.remember((0,) * len(last.move_stack), last)
        return tree

    tree = read_by(chess960)
    if tree.fault is not None and not chess960 and first is None:
        rights = len(position.castling_rights)
        if len(sound_rights(position, False)) < rights == len(sound_rights(position, True)):
            # Only the letters may show a game of Chess960.
            tree = read_by(chess960=True)
    return tree


def fen_of_variant(position: Position, said: Mapping[str, str]) -> str:
    """Return a FEN with the fields of another variant, which are stored separately."""
    placement, *fields = format_fen(position).split()
    if promoted := said.get("promoted", ""):
        board = chess.BaseBoard(placement)
        board.promoted = chess.SquareSet(map(chess.parse_square, promoted.split())).mask
        placement = board.board_fen(promoted=True)
    if pocket := said.get("pocket", ""):
        placement += f"[{pocket}]"
    if checks := said.get("checks", ""):
        fields.insert(3, checks)
    return " ".join((placement, *fields))


def _board_of_variant(name: str, fen: str, chess960: bool) -> chess.Board | None:
    """Return a board of a variant, None if the variant is unknown or does not know the FEN."""
    try:
        board = chess.variant.find_variant(name)(chess960=chess960)
        if fen:
            board.set_fen(fen)
    except ValueError:
        return None
    board.chess960 = chess960 or board.has_chess960_castling_rights()
    return board


class _Reader:
    """Reads words of movetext, starting from a board.

    Attributes:
        root: the moves that were read, and what is before them.
        result: the result at their end.
        end: why the game itself ends early, or None.
        others: the first fault of each kind that does not end it, by its code or reason.
        left_out: see `MoveTree`.
        after: likewise.
    """

    def __init__(self, board: chess.Board, language: str, deepest: int, sans: bool) -> None:
        moves: list[Node] = []
        self.root = Node("", "", moves)
        self.result = "*"
        self.end: Problem | None = None
        self.others: dict[str, Problem] = {}
        self.left_out = self.after = ""
        self._move_in = _move_of(language, type(board) is not chess.Board)
        self._deepest = deepest
        self._sans = sans
        self._line = _Line(board, self.root, moves)
        self._around: list[_Line] = []
        self._skipped = self._varied = 0
        self._spare: tuple[chess.Board, list[Node]] | None = None

    def read(self, text: str) -> None:
        """Read up to the result, or to a fault of the game itself."""
        if "pgn]" in text.lower():
            # A game copied out of a forum.
            self._leave_out("".join(_FORUM_TAG.findall(text)))
            text = _FORUM_TAG.sub(lambda tag: " " * len(tag[0]), text)
        for word, start, end in words(text, comments=True):
            if word == "(":
                self._open((start, end))
            elif word == ")":
                self._close()
            elif word[0] in "01½*" and (result := _RESULTS.get(word.rstrip(".,;!"))):
                if not (self._skipped or self._around):
                    self.result, self.after = result, text[end:].rstrip()
                    return
                self._leave_out("" if self._skipped else word)
            elif self._skipped or self._line.board is None:
                continue
            elif word[0] in "{;%[":
                self._read_comment(word)
            elif word.isdigit() and word != PASS:
                self._line.number = word
                is_number = word == str(self._line.board.fullmove_number)
                self._leave_out("" if is_number or text.startswith((".", "…"), end) else word)
            elif not self._read_move(word, start):
                return
        while self._around:
            self._close()

    @property
    def last(self) -> chess.Board | None:
        """The board at the end of the game itself."""
        return self._line.board

    def _open(self, span: Span) -> None:
        code = TOO_DEEP if len(self._around) == self._deepest else TOO_MANY
        if self._skipped or code == TOO_DEEP or self._varied > MOST:
            if not self._skipped:
                self.others.setdefault(code, Problem(code, Severity.NOTE, span))
            self._skipped += 1
            return
        line = self._line
        self._around.append(line)
        self._spare = None if line.board is None else (line.board, line.below)
        self._line = line.varied()

    def _close(self) -> None:
        if self._skipped:
            self._skipped -= 1
        elif self._around:
            if self._line.is_new:
                node = self._line.node
                self._leave_out(node.comment or "".join(f"${nag}" for nag in node.nags))
            self._line, self._spare = self._around.pop(), None

    def _read_comment(self, word: str) -> None:
        if word[0] in "%[":
            self._leave_out(word)
            return
        inside = word[1:].removesuffix("}") if word[0] == "{" else word[1:]
        if not inside.isprintable():
            # Line breaks mean the same as spaces.
            inside = re.sub(r"\s*[\r\n\0]+\s*", " ", inside)
        node = self._line.node
        node.comment = f"{node.comment} {inside.strip()}".strip()

    def _leave_out(self, words: str) -> None:
        self.left_out = self.left_out or words

    def _read_move(self, word: str, start: int) -> bool:
        """Add a move with its signs; return whether the game can go on."""
        line = self._line
        move, signs = self._move_in(word)
        if move is not None:
            assert line.board is not None
            reason = _play(line, line.board, move, self._sans)
            if reason and self._spare is not None:
                board, line.below = self._spare
                line.board = board.copy(stack=1)
                reason = _play(line, line.board, move, self._sans) and reason
            self._spare = None
            if reason:
                return self._fail(word, reason, (start, start + len(word)))
            line.node.at = start
            if self._around:
                self._varied += 1
        if signs:
            nags = line.node.nags
            line.node.nags = (*nags, *(nag for nag in nags_in(signs) if nag not in nags))
            if not _IDLE.fullmatch(without_signs(signs)):
                self._leave_out(signs)
        return True

    def _fail(self, word: str, reason: str, span: Span) -> bool:
        board, inside = self._line.board, bool(self._around)
        assert board is not None
        number = self._line.number or board.fullmove_number
        if len(word) > _LONGEST:
            word = f"{word[:_LONGEST]}…"
        move = f"{number}{'.' if board.turn else '...'} {word}"
        data = data_of(move=move, reason=f"{reason}-in-variation" if inside else reason)
        fault = Problem(MOVES_DO_NOT_FIT, Severity.NOT_PLAYABLE, span, data=data)
        self._line.board = None
        if inside:
            self.others.setdefault(reason, fault)
        else:
            self.end = fault
        return inside


def in_plain_signs(word: str) -> str:
    """Return a move with letters in place of figurines, and hyphens in place of other dashes."""
    return word if word.isascii() else word.translate(_PLAINLY)


def _move_of(language: str, of_variant: bool) -> Callable[[str], tuple[str | None, str]]:
    """Return a function that splits a word into a move and its signs.

    The move is as in SAN or UCI, "" for another word, None for signs alone.
    """
    in_english = None if language == "en" else english_of(language)

    def move_in(word: str) -> tuple[str | None, str]:
        if in_english is not None:
            word = in_english(word)
        if _PLAIN.fullmatch(word) or word in _NO_MOVE:
            return word, ""
        word = in_plain_signs(word)
        if _NO_WORD.fullmatch(word):
            return None, word
        if of_variant and (found := _OF_VARIANTS.fullmatch(word)):
            return found[1], word[found.end(1) :]
        bare = _TAIL.sub("", word)
        move = plain_move(bare) or (bare if PAWN_FILES.fullmatch(bare) else "")
        return move, _CHECK.sub("", word[len(bare) :], count=1)

    return move_in


def _play(line: _Line, board: chess.Board, text: str, in_san: bool) -> str:
    """Make a move; return "" or the reason for failure, "no-move" if unknown."""
    if not text or text in _NO_MOVE:
        if not text or board.is_check():
            return "no-move"
        board.push(chess.Move.null())
        line.go_on(PASS, "--")
        return ""
    move = meant_plainly(board, text)
    if isinstance(move, str) and text[-1] in "18" and text[0] in "abcdefgh":
        # The promotion to a queen may be left out.
        queened = meant_plainly(board, text := f"{text}=Q")
        move = move if isinstance(queened, str) else queened
    if isinstance(move, str):
        if PAWN_FILES.fullmatch(text):
            # It may be a word.
            return "no-move"
        return "ambiguous" if move == "ambiguous-move" else "illegal"
    if in_san:
        text = _pushed(board, move, text)
    else:
        board.push(move)
    line.go_on(move.uci(), text)
    return ""


def _pushed(board: chess.Board, move: chess.Move, text: str) -> str:
    """Make a move on the board; return it in SAN, mostly from how it is written."""
    plain = _CANONICAL.fullmatch(text) if type(board) is chess.Board else None
    if plain is None or bool(plain[1] or plain[2]) != board.is_capture(move):
        return board.san_and_push(move)
    board.push(move)
    mark = ("#" if board.is_checkmate() else "+") if board.is_check() else ""
    return text.rstrip("+#") + mark

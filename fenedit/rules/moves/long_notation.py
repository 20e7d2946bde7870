"""Writes solutions in problem notation as Popeye prints them, which Olive can play.

What this program prints and keeps of a solution ("1.d4! (2.Qe5#)", "   1…Kxd4 2.Qf4#") names a move
by its target, and several moves in one place. Popeye has a line for each move of the play, with
both squares: `   1.d2-d4 ! threat:`, `      1...Ke5*d4`, `          2.Qe1-f2 #`; of help play, a
line for each solution.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import chess

from fenedit.notation.fairy import is_orthodox
from fenedit.notation.position import Position
from fenedit.notation.puzzle import Puzzle
from fenedit.notation.stipulation import Stipulation, parse_stipulation
from fenedit.notation.twin_commands import Twin, twins_of
from fenedit.notation.twins import TwinState, printed, states_of
from fenedit.rules.moves.fairy_moves import after_move, lengthened
from fenedit.rules.play import to_board
from fenedit.rules.solve.solution import ENGLISH

_WORDS = (
    r"(?P<number>[1-9][0-9]{0,2})(?P<dots>…|\.(?!\.))"
    r"|(?P<zugzwang>\((?:zugzwang|zz)\))"
    r"|(?P<aside>cook\b|but\b|duals?\b)|(?P<any>any(?: other)?\b)|(?P<join>[/,])"
    r"|(?P<open>\()|(?P<close>\))"
    r"|(?P<move>{move})(?P<sign>[+#]| ?=(?=[\s,/)!]|$))?(?P<mark>[!?]?)"
)
_TOKEN = re.compile(
    _WORDS.replace(
        "{move}",
        "0-0-0|0-0|O-O-O|O-O|[KQRBN]~"
        r"|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?(?: e\.p\.)?",
    )
)
_FAIRY_TOKEN = re.compile(
    _WORDS.replace(
        "{move}",
        r"(?:\[[^\]]*\])*(?:0-0-0|0-0|[a-z]*?[A-Z0-9]{0,2}(?:[a-h][1-8][-*]|[a-h]?[1-8]?x?)"
        r"[a-h][1-8])(?:-[a-h][1-8])?(?:=[a-zA-Z0-9]+)?(?:\[[^\]]*\])*(?: ep\.)?",
    )
)
_LETTERS = dict(
    zip("♔♕♖♗♘♙♚♛♜♝♞♟", (side + kind for side in "wb" for kind in "KQRBSP"), strict=True),
    **{"→": "-->", "↔": "<-->", "−": "-", "°": "", "Rotate": "rotate", "Mirror": "mirror"},
)
"""Signs and words in the titles of twins, with Popeye's."""
_BLANK = re.compile(r"[\s\u00a0]*")


@dataclass(slots=True)
class _Played:
    """A move and the board after it, or the position with fairy pieces; a pass has no text.

    With fairy conditions, the sign of the text is kept.
    """

    board: chess.Board | Position
    text: str = ""
    mark: str = ""
    sign: str = ""
    is_chess: bool = True
    is_zugzwang: bool = False
    threats: list[_Played] = field(default_factory=list)
    below: list[_Played] = field(default_factory=list)


_Path = dict[int, list[_Played]]
"""The moves that the text continues from, by their number in half moves."""


def long_notation(position: Position, puzzle: Puzzle, text: str) -> str:
    """Return a solution of a puzzle as Popeye prints it, with English letters.

    A text that this program did not write is returned unchanged. What Olive does not understand in
    the headings of twins, such as another stipulation, is in braces, like its comments.
    """
    if puzzle.mate:
        puzzle = puzzle._replace(stipulation="")
    states = states_of(position, puzzle)
    if not puzzle.twins:
        return _of_one(states[0], text) or text
    twins = {twin.name: twin for twin in twins_of(puzzle.twins)}
    titles = {title.lstrip("+").partition(")")[0]: title for title in printed(position, puzzle)}
    bodies: dict[str, list[str]] = {}
    for line in text.splitlines():
        name = line.lstrip("+").partition(")")[0]
        if line == titles.get(name, "a)"):
            bodies[line] = []
        elif not bodies:
            return text
        else:
            bodies[[*bodies][-1]].append(line)
    named = [titles.get(state.name, "a)") for state in states]
    if [*bodies] != named:
        return text
    parts = []
    for state, title in zip(states, named, strict=True):
        body = "\n".join(bodies[title]).strip("\n")
        written = _of_one(state, body) if body.strip() else ""
        if written is None:
            return text
        parts.append(
            "\n\n".join(filter(None, (_popeye_title(title, twins.get(state.name)), written)))
        )
    return "\n\n".join(parts)


def _of_one(state: TwinState, text: str) -> str | None:
    """Return a solution of one twin as Popeye prints it, None if it is not understood."""
    asked = parse_stipulation(state.stipulation)
    if state.problem is not None or asked is None or not text.strip():
        return None
    boards: list[chess.Board | Position] = []
    if is_orthodox(state.position.placement):
        boards.append(to_board(state.position, False))
    if state.conditions or not boards:
        boards.append(state.position)
    for board in boards:
        root = _Played(board, is_chess=not state.conditions)
        set_play = _Played(board if asked.half else _passed(board), is_chess=root.is_chess)
        path: _Path = {1: [set_play]} if asked.half else {0: [root]}
        try:
            for line in text.splitlines():
                if line.strip() == ENGLISH.set_play:
                    path = {1: [set_play]}
                elif not line.lstrip().startswith(("Tries: ", ENGLISH.none)):
                    if re.match(r"\s*1\.", line):
                        path = {0: [root]}
                    _read(line, 0, path, is_inner=False)
        except (ValueError, KeyError):
            # A move that is not legal there, or the words of a person.
            continue
        return "\n".join([*_printed(set_play, 2, asked), *_printed(root, 1, asked)])
    return None


def _popeye_title(title: str, twin: Twin | None) -> str:
    """Return what a twin is called, such as "b) ♛g2→c1", as Popeye prints it."""
    # All pieces of a kind change without a colour.
    title = re.sub("(?<=[♔-♟])→", " ==> ", title)
    title = re.sub("[♔-♟](?![a-h])", lambda kind: _LETTERS[kind[0]][1:], title)
    title = re.sub("([a-h][1-8])⇒", r"shift \1 ==> ", title)
    for sign, written in _LETTERS.items():
        title = title.replace(sign, written)
    for command in () if twin is None else twin.commands:
        words = command.args[0] if command.kind == "Stipulation" else command.text
        if command.kind == "Substitute":
            words = " ==> ".join(command.args)
        if command.kind in ("Stipulation", "SStipulation", "Condition", "FEN", "Substitute"):
            title = title.replace(words, f"{{{words.removeprefix('Condition ')}}}")
    return title


def _passed(board: chess.Board | Position) -> chess.Board | Position:
    if isinstance(board, Position):
        return after_move(board, "")
    passed = board.copy(stack=False)
    passed.push(chess.Move.null())
    return passed


def _read(line: str, at: int, path: _Path, *, is_inner: bool) -> int:
    """Read a line from an index to its end, or to a closing bracket; return the index after it.

    Raises:
        ValueError: a word or a move is not understood.
        KeyError: a move has none before it.
    """
    ply, is_new, is_joined = 0, False, False
    while (at := _end(_BLANK, line, at)) < len(line):
        is_fairy = isinstance(next(iter(path.values()))[0].board, Position)
        token = (_FAIRY_TOKEN if is_fairy else _TOKEN).match(line, at)
        if token is None:
            raise ValueError(line[at:])
        at = token.end()
        if token["number"]:
            ply = 2 * int(token["number"]) - (token["dots"] == ".")
            is_new = True
        elif token["close"] and is_inner:
            return at
        elif token["open"]:
            passed = (_Played(_passed(each.board), is_chess=each.is_chess) for each in path[ply])
            passes = {ply + 1: list(passed)}
            at = _read(line, at, passes, is_inner=True)
            for each, other in zip(path[ply], passes[ply + 1], strict=True):
                each.threats += other.below
        elif token["zugzwang"]:
            for each in path[ply]:
                each.is_zugzwang = True
        elif token["join"]:
            is_joined = True
        elif token["close"]:
            raise ValueError(line)
        elif not token["aside"]:
            ply += not (is_new or is_joined)
            _play(token, ply, path, is_joined=is_joined)
            is_new = is_joined = False
    if is_inner:
        raise ValueError(line)
    return at


def _end(pattern: re.Pattern[str], text: str, at: int) -> int:
    match = pattern.match(text, at)
    return at if match is None else match.end()


def _play(token: re.Match[str], ply: int, path: _Path, *, is_joined: bool) -> None:
    """Play the moves of a word after all moves before it."""
    if ply - 1 not in path:
        # Series move on while the other side passes.
        path[ply - 1] = []
        for each in path[ply - 2]:
            passed = next((one for one in each.below if not one.text), None)
            if passed is None:
                passed = _Played(_passed(each.board), is_chess=each.is_chess)
                each.below.append(passed)
            path[ply - 1].append(passed)
    found = []
    for before in path[ply - 1]:
        board, known = before.board, {each.text: each for each in before.below}
        sign = (token["sign"] or "").strip()
        if isinstance(board, Position):
            text = lengthened(token["move"] or "", board, is_chess=before.is_chess)
            if text not in known:
                after = after_move(board, text)
                known[text] = _Played(after, text, token["mark"] or "", sign, before.is_chess)
                before.below.append(known[text])
            found.append(known[text])
            continue
        if token["any"]:
            moves = [each for each in board.legal_moves if _text(board, each) not in known]
        elif token["move"].endswith("~"):
            kind = chess.PIECE_SYMBOLS.index(token["move"][0].lower())
            pieces = board.pieces_mask(kind, board.turn)
            moves = list(board.generate_legal_moves(pieces))
        else:
            san = token["move"].removesuffix("e.p.").strip().replace("0", "O")
            moves = [board.parse_san(san)]
        for move in moves:
            text = _text(board, move)
            if text not in known:
                played = board.copy(stack=False)
                played.push(move)
                known[text] = _Played(played, text, token["mark"] or "", sign, before.is_chess)
                before.below.append(known[text])
            found.append(known[text])
    path[ply] = [*path[ply], *found] if is_joined else found
    for deeper in [each for each in path if each > ply]:
        del path[deeper]


def _text(board: chess.Board, move: chess.Move) -> str:
    """Return a move as Popeye writes it, without check and mate."""
    if board.is_castling(move):
        return "0-0" if chess.square_file(move.to_square) > 4 else "0-0-0"
    letter = chess.piece_symbol(board.piece_type_at(move.from_square) or chess.PAWN)
    letter = "" if letter == "p" else letter.upper().replace("N", "S")
    origin, target = map(chess.square_name, (move.from_square, move.to_square))
    text = f"{letter}{origin}{'*' if board.is_capture(move) else '-'}{target}"
    if board.is_en_passant(move):
        return f"{text} ep."
    if move.promotion:
        text += f"={chess.piece_symbol(move.promotion).upper().replace('N', 'S')}"
    return text


def _signed(move: _Played, asked: Stipulation) -> str:
    """Return a move with its check, mate, or stalemate if that is the goal."""
    board = move.board
    if not move.is_chess or isinstance(board, Position):
        return f"{move.text} {move.sign}".rstrip()
    sign = " #" if board.is_checkmate() else " +" if board.is_check() else ""
    if "=" in asked.goal and board.is_stalemate():
        sign = " ="
    return move.text + sign


def _printed(root: _Played, ply: int, asked: Stipulation) -> Iterator[str]:
    """Yield the lines of the play after a root, whose moves have this number in half moves."""
    if asked.is_help or asked.series:
        for line in _lines(root, []):
            words: list[str] = []
            for number, move in enumerate(line, ply):
                if move.text:
                    first = not words or number % 2 == 1
                    dots = "." if number % 2 else "..."
                    words += [" "] * (bool(words) and first)
                    words.append(f"{(number + 1) // 2}{dots}" * first + _signed(move, asked))
            yield f"  {' '.join(words)}"
    else:
        yield from _variations(root.below, ply, asked)


def _lines(move: _Played, above: Sequence[_Played]) -> Iterator[list[_Played]]:
    if not move.below and above:
        yield [*above]
    for each in move.below:
        yield from _lines(each, [*above, each])


def _variations(moves: Sequence[_Played], ply: int, asked: Stipulation) -> Iterator[str]:
    """Yield moves, a line each, with what is threatened and played after them."""
    indent, dots = (3 if ply == 1 else 4 * ply - 2), "." if ply % 2 else "..."
    for move in moves:
        text = f"{' ' * indent}{(ply + 1) // 2}{dots}{_signed(move, asked)}"
        if ply <= 2 and (ply == 1 or move.mark == "!"):
            text += f" {move.mark or '!'}"
        refutations = [each for each in move.below if each.mark == "!" and ply == 1]
        text += " zugzwang." if move.is_zugzwang else " threat:" if move.threats else ""
        yield text
        yield from _variations(move.threats, ply + 2, asked)
        yield from _variations(
            [each for each in move.below if each not in refutations], ply + 1, asked
        )
        if refutations:
            yield "    but"
            yield from _variations(refutations, ply + 1, asked)

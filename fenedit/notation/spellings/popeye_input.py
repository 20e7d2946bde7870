"""The input of the problem solver Popeye, in English, German and French.

A text of commands, each shortened to any beginning that names it: a word that begins the first
problem (`beginproblem`, `anfa`), the commands of each problem in any order, a word before each
further one (`next`, `weit`), and a last one (`end`, `ende`). Pieces are listed behind `pieces` and
a colour, a letter or two and squares (`white Ke1 Pa2b2`), or written behind `forsyth`: see
`fenedit.notation.spellings.codes`. Letters are the language's, in English with S for the knight.
Case means nothing but in Forsyth's notation.

As problems have it, a king and a rook at home may castle unless an option says otherwise, and the
stipulation tells who begins. The entries of Olive have the same options.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from fenedit.notation.languages import pieces_by_text
from fenedit.notation.position import (
    BLACK,
    EMPTY_PLACEMENT,
    START_POSITION,
    WHITE,
    Piece,
    Placement,
    Position,
    Side,
    Square,
    occupied,
    parse_square,
    piece_of,
    square_name,
    with_contents,
)
from fenedit.notation.problems import FenError, Problem, Severity, data_of
from fenedit.notation.puzzle import SEPARATOR, Puzzle, operations_text, stipulated
from fenedit.notation.reading import DEFAULT_SIDE, Found
from fenedit.notation.spellings.codes import read_forsyth

_LETTERS: Final = {"en": "problemist", "de": "de", "fr": "fr"}
"""Popeye's languages in the order of the words below, each with that of its letters."""
_COMMANDS: Final = {
    "begin": "beginproblem anfangproblem debutprobleme",
    "end": "endproblem endeproblem finprobleme",
    "next": "nextproblem weiteresproblem asuivre",
    "twin": "twin zwilling jumeau",
    "zero": "zeroposition nullstellung zeroposition",
    "remark": "remark bemerkung remarque",
    "structured": "sstipulation sforderung senonce",
    "stipulation": "stipulation forderung enonce",
    "author": "author autor auteur",
    "source": "origin quelle source",
    "title": "title titel titre",
    "award": "award auszeichnung prix",
    "pieces": "pieces steine pieces",
    "forsyth": "forsyth forsyth forsyth",
    "array": "initialgamearray partieanfangsstellung positioninitialepartie",
    "condition": "condition bedingung condition",
    "option": "option option option",
    "protocol": "protocol protokoll protocol",
    "latex": "latex latex latex",
    "latex-pieces": "latexpieces latexsteine pieceslatex",
}
_LINES: Final = frozenset(("remark", "author", "source", "title", "award", "protocol"))
"""Commands whose words end with the line;"""
_LISTS: Final = frozenset(("structured", "condition", "option", "latex", "latex-pieces"))
"""and those whose words end where another command begins."""
_ENDS: Final = frozenset(("begin", "end", "next"))
_TWINS: Final = frozenset(("twin", "zero"))
_WITHIN_TWINS: Final = frozenset(("remark", "structured", "stipulation", "condition"))
_LEAST: Final = 3
"""Letters of a command that nothing else is taken for,"""
_LEAST_ALONE: Final = 4
"""and where no beginning says that the text is Popeye's."""

_COLOURS: Final = {
    WHITE: "white weiss blanc",
    BLACK: "black schwarz noir",
    "neutral": "neutral neutral neutre",
    "invisible": "totalinvisible totalunsichtbar totalinvisible",
}
_KINDS: Final = (
    "royal kamikaze paralysing chameleon jigger volage functionary halfneutral magic patrol"
    " hurdlecolourchanging protean uncapturable frischauf bul dob andainverse alicea aliceb",
    "koeniglich kamikaze paralysierend chamaeleon jigger volage beamtet halbneutral magisch"
    " sprungbockfarbewechselnd proteisch unschlagbar patrouille frischauf bul dob andainvers"
    " alicea aliceb",
    "royale kamikaze paralysante cameleon jigger volage fonctionnaire demineutre magique patrouille"
    " couleurechangeantsautoir protee imprenable frischauf bul dob andainverse alicea aliceb",
)
"""What makes pieces behave otherwise, by languages."""
_HELD: Final = {
    "whitetoplay": "wh:itetoplay we:issbeginnt apparents:eul",
    "halfduplex": "ha:lfduplex halb:duplex dem:iduplex",
    "nocastling": "noc:astling keiner:ochade sansro:quer",
    "enpassant": "en:passant en:passant enp:assant",
}
"""Options that a position holds; their shortest words end at the colon."""
POPEYE_OPTIONS: Final = frozenset({
    "try", "defence", "setplay", "threat", "whitetoplay",
    "variation", "movenumbers", "startmovenumber", "uptomovenumber", "nowk",
    "nobk", "duplex", "nothreat", "maxsolutions", "maxflightsquares",
    "enpassant", "castlingmutuallyexclusive", "noboard", "noshortvariations", "halfduplex",
    "postkeyplay", "nontrivial", "intelligent", "maxtime", "nocastling",
    "quodlibet", "stoponshortsolutions", "beep", "suppressgrid", "writegrid",
    "keepmatingpiece", "lastcapture", "nullmoves", "matesin1", "trivialtriesavoid",
})  # fmt: skip
"""What tells Popeye how to solve; any other option is a condition, a rule of another chess."""
_RIGHTS: Final = (("K", "e1", "h1"), ("Q", "e1", "a1"), ("k", "e8", "h8"), ("q", "e8", "a8"))
"""Castling letters with the squares of king and rook."""
_HELP: Final = re.compile(
    r"(?:[0-9]+->)?(?:exact-)?(?:reci-|ser-|pser-|phser-)?(?:h(?![sr])|a=>b)", re.IGNORECASE
)
_HALF: Final = re.compile(r"(?:[.,]5|½)\s*\Z")

_BEGINNING: Final = re.compile(r"(?im)^[^\S\n]*(?:beg|anf|d[eé]b)\w{0,14}(?=\s|\Z)")
_ACCENTS: Final = str.maketrans({"é": "e", "è": "e", "ê": "e", "ß": "ss"})
_TOKEN: Final = re.compile(r"[^\s;,]+")
_LINE: Final = re.compile(r"[^\S\n]*(?:[:.;,][^\S\n]*)*+(?P<words>[^\n]*)")
_PIECES: Final = re.compile(
    r"(?P<walk>[^\W_]{1,2}(?:/[^\W_]{1,2})?)(?P<squares>(?:[a-h][1-8]){0,64})", re.IGNORECASE
)
_SQUARE: Final = re.compile("[a-h][1-8]")
_ASKED: Final = re.compile(r"(?=.{0,60}[#=+~%x0-9])\S{1,60}")
_EMPTY_END: Final = re.compile(r"(?<!\.[A-Za-z])(?<!\.[A-Za-z][0-9])[0-9/]+\Z")
"""Empty squares at the end of Forsyth's notation, which may be too many, as they may be left out;
a piece in two characters behind a point may end with a digit."""
_NUMBERS: Final = re.compile("[0-9]+(?:/[0-9]+)+")
_LONGEST: Final = 200
"""More characters than any position needs."""
_LENGTH: Final = re.compile(r"[0-9]{1,3}(?:\.[05])?")
_WAY: Final = "a=>b"
"""What a stipulation has that asks for the way from one position to another."""
_MOST_NAMED: Final = 3

Board: TypeAlias = dict[Square, Piece | str]
"""What stands on squares: a piece, or a longer name of one that chess does not have."""


class PopeyeText(NamedTuple):
    """What an input of Popeye says.

    Attributes:
        language: "en", "de" or "fr".
        found: the positions whose pieces chess has, with what is said of their problems.
        left_out: of each problem that is left out its first piece that chess does not have.
        plain: whether every word was understood.
    """

    language: str
    found: tuple[Found, ...]
    left_out: tuple[str, ...]
    plain: bool


def read_popeye(text: str) -> tuple[PopeyeText, ...]:
    """Return the ways to understand a text as input of Popeye, () if it is none.

    A word that begins the first problem leaves no doubt. Without it the text begins with another
    command, at least two say something of a problem, and nothing is left over.
    """
    for match in _BEGINNING.finditer(text):
        language = next((each for each in _LETTERS if _command(match[0], each) == "begin"), None)
        following = _TOKEN.search(text, match.end())
        if language and following and _command(following[0], language):
            return (_Reader(text, match.end(), language, _LEAST).read(),)
    first = _TOKEN.search(text)
    ways: dict[tuple[object, ...], PopeyeText] = {}
    for language in _LETTERS if first else ():
        if first and _command(first[0], language, _LEAST_ALONE):
            reader = _Reader(text, first.start(), language, _LEAST_ALONE)
            way = reader.read()
            if way.plain and reader.commands > 1 and (way.found or way.left_out):
                ways.setdefault(way[1:], way)
    return tuple(ways.values())


def left_out_problem(names: Sequence[str], severity: Severity, count: int = 0) -> Problem:
    """Return what is to be said of problems that are left out for pieces with these names.

    Each has one, unless it is said how many there are.
    """
    different = tuple(dict.fromkeys(names))
    more = ["…"] * (len(different) > _MOST_NAMED)
    data = data_of(count=count or len(names), men=", ".join([*different[:_MOST_NAMED], *more]))
    span = None if severity is Severity.NOTE else (0, 0)
    return Problem("problems-left-out", severity, span, data=data)


def rights_by_convention(placement: Placement) -> Sequence[tuple[str, Square, Square]]:
    """Return the castling rights of kings and rooks at home, with their squares."""
    found = []
    for letter, king, rook in _RIGHTS:
        squares = parse_square(king), parse_square(rook)
        side: Side = WHITE if letter.isupper() else BLACK
        if [placement[square] for square in squares] == [piece_of("K", side), piece_of("R", side)]:
            found.append((letter, *squares))
    return found


def problem_position(placement: Placement, stipulation: str, held: dict[str, str]) -> Position:
    """Return the position of a problem: its pieces, who begins, and what its options say.

    Args:
        placement: the pieces.
        stipulation: what is asked, in signs.
        held: the words of options, by their names in small letters.
    """
    squares = set(_SQUARE.findall(held.get("nocastling", "")))
    rights = "".join(
        letter
        for letter, king, rook in rights_by_convention(placement)
        if not {square_name(king), square_name(rook)} & squares
    )
    # A double step may be given by its three squares; the pawn passed the one in the middle.
    passed = _SQUARE.findall(held.get("enpassant", ""))
    square = parse_square(passed[len(passed) // 2]) if passed else None
    return Position(placement, first_side(stipulation, held), rights, square)


def first_side(stipulation: str, held: dict[str, str]) -> Side:
    """Return who moves first by a stipulation and options; of a proof game, who moves after it."""
    black = bool(_HELP.match(stipulation)) != bool(_HALF.search(stipulation))
    if "whitetoplay" in held:
        black = False
    return BLACK if black != ("halfduplex" in held) else WHITE


@cache
def _words(language: str) -> dict[str, str]:
    """Return the whole word of each command in a language, the shortest first."""
    at = tuple(_LETTERS).index(language)
    whole = {name: words.split()[at] for name, words in _COMMANDS.items()}
    return dict(sorted(whole.items(), key=lambda item: len(item[1])))


def _command(word: str, language: str, least: int = _LEAST) -> str | None:
    """Return the command that a word begins, None for none; of several the shortest."""
    bare = word.strip().removesuffix(":").lower().translate(_ACCENTS)
    if len(bare) < least:
        return None
    commands = _words(language).items()
    return next((name for name, whole in commands if whole.startswith(bare)), None)


@dataclass(slots=True)
class _Problem:
    """A problem while it is read.

    Attributes:
        board: what stands on the squares.
        others: pieces that chess does not have, without a square.
        start: the board of a problem that asks for the way to another position.
        said: what stands behind commands, by their names.
        held: the words of options that the position holds, by their names.
    """

    board: Board = field(default_factory=dict)
    others: list[str] = field(default_factory=list)
    start: Board = field(default_factory=dict)
    said: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    held: dict[str, str] = field(default_factory=dict)

    def left_out(self) -> str:
        """Return its first piece that chess does not have, "" for none."""
        pieces = (*self.start.values(), *self.board.values())
        return next(iter([*self.others, *(piece for piece in pieces if len(piece) > 1)]), "")

    def found(self) -> Iterator[Found]:
        """Yield its position, and the one to which it asks for the way."""
        said = self.said
        asked = said["stipulation"][-1] if said["stipulation"] else ""
        held = self.held
        if said["structured"]:
            asked = said["structured"][-1]
            if any(_colour(asked.split()[0], at) == BLACK for at in range(len(_LETTERS))):
                held = held | {"halfduplex": ""}
        first = "a" if said["zero"] else "b"
        twins = [f"{chr(ord(first) + at)}) {words}" for at, words in enumerate(said["twin"])]
        conditions = [f"with {words}" for words in said["condition"]]
        mate, stipulation = stipulated(asked, twins, conditions)
        options = [f"Option {words}" for words in said["option"]]
        puzzle = Puzzle(
            name=" ".join(said["title"]),
            author=SEPARATOR.join(said["author"]),
            source=SEPARATOR.join(said["source"]),
            mate=mate,
            stipulation=stipulation,
            award=SEPARATOR.join(said["award"]),
            comment=SEPARATOR.join([*said["remark"], *options]),
        )
        notes = () if asked else (DEFAULT_SIDE,)
        for board in filter(None, (self.start, self.board)):
            position = problem_position(with_contents(EMPTY_PLACEMENT, board), asked, held)
            yield Found(position, title=puzzle.name, rest=operations_text(puzzle), notes=notes)


def _colour(word: str, at: int) -> str | None:
    """Return the colour that a word begins in the language of a place."""
    bare = word.lower().translate(_ACCENTS)
    colours = (colour for colour, each in _COLOURS.items() if each.split()[at].startswith(bare))
    return next(colours, None) if bare else None


class _Reader:
    """Reads one input, word by word."""

    def __init__(self, text: str, start: int, language: str, least: int) -> None:
        self.text, self.place, self.language, self.least = text, start, language, least
        self.plain = True
        self.commands = 0
        self._at = tuple(_LETTERS).index(language)

    def read(self) -> PopeyeText:
        """Return what the input says, up to the word that ends it."""
        problems = [_Problem()]
        while word := self._take():
            command = self._command(word)
            self.commands += command is not None
            if command in _ENDS:
                problems.append(_Problem())
                if command == "end":
                    break
            else:
                self._obey(command, problems[-1])
        found: list[Found] = []
        left_out = []
        for problem in problems:
            if name := problem.left_out():
                left_out.append(name)
            else:
                found += problem.found()
        return PopeyeText(self.language, tuple(found), tuple(left_out), self.plain)

    def _peek(self) -> str:
        match = _TOKEN.search(self.text, self.place)
        return match[0] if match else ""

    def _take(self) -> str:
        match = _TOKEN.search(self.text, self.place)
        self.place = match.end() if match else len(self.text)
        return match[0] if match else ""

    def _command(self, word: str) -> str | None:
        return _command(word, self.language, self.least)

    def _obey(self, command: str | None, problem: _Problem) -> None:
        """Read what stands behind a command."""
        said = problem.said
        if command in _LINES:
            match = _LINE.match(self.text, self.place)
            self.place = match.end() if match else self.place
            if match and match["words"].strip():
                said[command].append(" ".join(match["words"].split()))
        elif command in _TWINS:
            said["zero"] += ["zero"] if command == "zero" else []
            said["twin"].append(" ".join(self._taken({*_COMMANDS} - _WITHIN_TWINS)))
        elif command in _LISTS:
            words = self._taken({*_COMMANDS})
            if command == "option":
                words = self._without_held(words, problem.held)
            said[command] += [" ".join(words)] if words else []
        elif command == "stipulation":
            asked = "" if self._command(self._peek()) else self._take()
            if _LENGTH.fullmatch(self._peek()):
                asked += self._take()
            self.plain = self.plain and _ASKED.fullmatch(asked) is not None
            said[command].append(asked)
        elif command == "pieces":
            self._read_pieces(problem)
        elif command == "forsyth":
            self._read_forsyth(problem)
        elif command == "array":
            problem.board = dict(occupied(START_POSITION.placement))
        else:
            self.plain = False
        if command in ("stipulation", "structured") and _WAY in "".join(said[command][-1:]).lower():
            problem.start, problem.board = problem.board, {}

    def _taken(self, ends: set[str]) -> list[str]:
        """Return the words up to one that begins one of some commands."""
        words = []
        while (word := self._peek()) and self._command(word) not in ends:
            words.append(self._take())
        return words

    def _without_held(self, words: list[str], held: dict[str, str]) -> list[str]:
        """Return the words of options without those that a position holds, which are put there."""
        others: list[str] = []
        name = ""
        for word in words:
            bare = word.lower()
            if name and _SQUARE.match(bare):
                held[name] += bare
                continue
            name = next((name for name in _HELD if self._is_option(bare, name)), "")
            if name:
                held[name] = ""
            else:
                others.append(word)
        return others

    def _is_option(self, word: str, name: str) -> bool:
        short, rest = _HELD[name].split()[self._at].split(":")
        return word.startswith(short) and (short + rest).startswith(word)

    def _read_pieces(self, problem: _Problem) -> None:
        groups = 0
        while colour := _colour(self._peek(), self._at):
            groups += 1
            name = self._take()
            if colour == "invisible":
                problem.others.append(f"{name} {self._take()[:9]}")
                continue
            kinds = []
            while len(word := self._peek()) >= _LEAST and any(
                kind.startswith(word.lower()) for kind in _KINDS[self._at].split()
            ):
                kinds.append(self._take())
            odd = " ".join([name, *kinds, ""]) if kinds or colour == "neutral" else ""
            self._read_squares(problem.board, WHITE if colour == WHITE else BLACK, odd)
        self.plain = self.plain and groups > 0

    def _read_squares(self, board: Board, side: Side, odd: str) -> None:
        """Read pieces with their squares; all are odd that have a name before them."""
        letters = pieces_by_text(_LETTERS[self.language])
        while match := _PIECES.fullmatch(self._peek()):
            before, squares = self.place, match["squares"]
            self._take()
            if not squares:
                squares = self._take()
                if not re.fullmatch(rf"(?:{_SQUARE.pattern})+", squares, re.IGNORECASE):
                    self.place = before
                    break
            walk = match["walk"]
            for square in _SQUARE.findall(squares.lower()):
                kind = None if odd else letters.get(walk.upper())
                board[parse_square(square)] = (
                    piece_of(kind, side) if kind else f"{odd}{walk}{square}"
                )

    def _read_forsyth(self, problem: _Problem) -> None:
        """Read Forsyth's notation, where Popeye does not mind how long a rank is.

        Whoever wrote it may.
        """
        ranks = _EMPTY_END.sub("", self._take()[:_LONGEST]) or "64"
        word = _NUMBERS.sub(lambda each: str(sum(map(int, each[0].split("/")))), ranks)
        word = word.replace("/", "")
        try:
            both = [read_forsyth(each, _LETTERS[self.language]) for each in (word, ranks)]
        except FenError as error:
            problem.others.append(dict(error.problem.data)["men"].split(",")[0])
            return
        read = both[0]
        self.plain = self.plain and read is not None and both[0] == both[1]
        if read is not None:
            problem.board.update(occupied(read.found.position.placement))

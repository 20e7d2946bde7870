"""Reads and writes the commands that make the twins of a puzzle.

A text names each twin: `b) Move e6 c4; c) Continued Remove d5`. Its commands are those of the
solver Popeye, in English, German and French, each shortened to a beginning that names it; the signs
of magazines are read too: `b) ♞e6→c4`, `c) -Pd5`, `d) h#3`. A twin changes the diagram, or, if it
is continued (`+c) …` or `c) Continued …`), the twin before it. If the first one is called `a`, the
diagram itself is not to be solved: a zeroposition. Words in “…” are one text, in which ”” is ”.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias, TypeVar

from fenedit.notation.fairy import LANGUAGES, described, fairy_piece
from fenedit.notation.puzzle import SEPARATOR
from fenedit.notation.stipulation import parse_stipulation

Kind: TypeAlias = Literal[
    "Move", "Exchange", "Remove", "Add", "Substitute", "Mirror", "Rotate", "PolishType", "Shift",
    "Stipulation", "SStipulation", "Condition", "FEN", "Continued", "",
]  # fmt: skip
"""What a command does, in Popeye's words, but for a whole FEN; "" if it is not understood."""


class Command(NamedTuple):
    """One change that makes a twin.

    Attributes:
        kind: what it does.
        args: Popeye's words after it, with English letters: squares, `white` and `Qd4`, `h#3`, …;
            of what is not understood, the words.
    """

    kind: Kind
    args: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The command as Popeye reads it; other texts than it can read are in “…”."""
        plain = " ".join(filter(None, (self.kind, *self.args)))
        if self.kind in ("Stipulation", "FEN") and twins_of(plain) != (Twin("b", (self,)),):
            return f"{self.kind} “{self.args[0].replace('”', '””')}”"
        return plain


class Twin(NamedTuple):
    """A twin of a puzzle.

    Attributes:
        name: "b", or "a" for the first one of a zeroposition.
        commands: its changes, () for none.
        continued: whether they change the twin before it, not the diagram.
    """

    name: str
    commands: tuple[Command, ...] = ()
    continued: bool = False


_Name = TypeVar("_Name", bound=str)
_WORDS: tuple[tuple[Kind, str], ...] = (
    ("Continued", "continued ferner enplus"),
    ("Move", "move versetze deplacement"),
    ("Exchange", "exchange tausche echange"),
    ("Stipulation", "stipulation forderung enonce"),
    ("SStipulation", "sstipulation sforderung senonce"),
    ("Add", "add hinzufuegen ajoute"),
    ("Remove", "remove entferne ote"),
    ("Rotate", "rotate drehung rotation"),
    ("Condition", "condition bedingung condition"),
    ("PolishType", "polishtype farbwechsel couleurechange"),
    ("Mirror", "mirror spiegelung miroir"),
    ("Shift", "shift verschiebung translation"),
    ("Substitute", "substitute ersetze remplace"),
    ("FEN", "fen fen fen"),
)
COLOURS = {
    "white": "white weiss blanc",
    "black": "black schwarz noir",
    "neutral": "neutral neutral neutre",
}
"""The colours of pieces, with Popeye's words for each in English, German and French."""
_LEAST = 3
"""Letters of a shortened word."""
PLAIN_LETTERS = str.maketrans({"é": "e", "è": "e", "ê": "e", "ß": "ss"})
"""Letters of German and French to those of Popeye's words."""

_NAME = re.compile(r"(?:^|(?<=[\s;]))(?P<more>\+)?(?P<name>[a-z][0-9]{0,3})\)(?=[\s;]|$)")
_QUOTED = re.compile("“((?:[^”]|””)*)”")
_HIDDEN = 0xF0000
"""Added to the code of a character that is part of a text, so that no pattern finds it."""
_SIGNS = (
    (re.compile(r"<[-=]+>|⇔|⟷"), "↔"),
    # Not those of the stipulations 3->ser-h#2 and ser-a=>b4.
    (re.compile(r"(?<!-)-+>(?!p?h?ser-)|➔|➡"), "→"),
    (re.compile(r"(?<![=a])=+>"), "⇒"),
    (re.compile("[–—−]"), "-"),
    (re.compile(r"(?<!\s)\s*([→↔⇒])\s*"), r"\1"),
    (re.compile(r"(?<!\S)([-+])\s+(?=[wbn]?[A-Z][A-Z0-9]?[a-h][1-8])"), r"\1"),
)
_FIGURINES = str.maketrans({
    **{sign: f"w{letter}" for sign, letter in zip("♔♕♖♗♘♙", "KQRBSP", strict=True)},
    **{sign: f"b{letter}" for sign, letter in zip("♚♛♜♝♞♟", "KQRBSP", strict=True)},
})  # fmt: skip
_SQUARE = "([a-h][1-8])"
_TWO_SQUARES = rf"{_SQUARE}[\s→↔⇒-]*{_SQUARE}"
_PATTERNS: dict[Kind, str] = {
    "Move": _TWO_SQUARES,
    "Exchange": _TWO_SQUARES,
    "Shift": _TWO_SQUARES,
    "Mirror": _TWO_SQUARES,
    "Remove": r"((?:[a-h][1-8]\s*)+)",
    "Substitute": r"([^\W\d_]{1,2})[\s→⇒]+([^\W\d_]{1,2})",
    "Rotate": "(90|180|270)°?",
    "PolishType": "",
    "Stipulation": r"([^\s;,]+)",
    "SStipulation": r"(\S.*)",
    "Condition": r"(\S.*)",
    "FEN": r"(“[^”]*”|[^\s;,]+/[^\s;,]+"
    r"(?:\s+(?:[wb-]|[A-HKQa-hkq]{1,4}|[a-h][36]|[0-9]{1,4})(?![^\s;,]))*)",
    "Add": r"(\S.*)",
}
_ARGS = {kind: re.compile(rf"\s*{args}(?!\w)[\s;,]*") for kind, args in _PATTERNS.items()}
"""What is after the words of commands, up to the next one."""
_PIECE = "(?:[wbn]?[A-Z][A-Z0-9]?)?"
_WRITTEN: tuple[tuple[Kind, re.Pattern[str]], ...] = (
    ("Move", re.compile(f"{_PIECE}{_SQUARE}[→-]{_SQUARE}")),
    ("Exchange", re.compile(f"{_PIECE}{_SQUARE}↔{_PIECE}{_SQUARE}")),
    ("Shift", re.compile(f"{_SQUARE}⇒{_SQUARE}")),
    ("Remove", re.compile(f"-{_PIECE}((?:[a-h][1-8])+)")),
    ("Substitute", re.compile("[wb]?([A-Z][A-Z0-9]?)[→⇒][wb]?([A-Z][A-Z0-9]?)")),
    ("Add", re.compile(r"\+?([wbn])([A-Z][A-Z0-9]?(?:[a-h][1-8])+)")),
)
"""Changes in the signs of magazines."""
_BY_LETTER = {colour[0]: colour for colour in COLOURS}
_MIRRORED = {
    frozenset(squares): f"{squares[0]}<-->{squares[1]}"
    for squares in (("a1", "h1"), ("a1", "a8"), ("a1", "h8"), ("a8", "h1"))
}
_ON_SQUARES = re.compile(r"(?P<walk>[^\W\d_][^\W_]?)(?P<squares>(?:[a-h][1-8])+)", re.IGNORECASE)


def twins_of(text: str, language: str = "en") -> tuple[Twin, ...]:
    """Return the twins that a text describes; without a name it is one, b.

    Args:
        text: the text.
        language: that of Popeye's words and letters, "en", "de" or "fr"; words of the others are
            understood as well.
    """
    text = _QUOTED.sub(lambda quoted: f"“{_moved(quoted[1], 0, _HIDDEN)}”", text)
    for pattern, sign in _SIGNS:
        text = pattern.sub(sign, text)
    text = text.translate(_FIGURINES)
    names = list(_NAME.finditer(text))
    if not names:
        return (_twin("b", False, text, language),) if text.strip() else ()
    ends = [*(start.start() for start in names[1:]), len(text)]
    return tuple(
        _twin(name["name"], bool(name["more"]), text[name.end() : end], language)
        for name, end in zip(names, ends, strict=True)
    )


def twins_text(twins: Iterable[Twin]) -> str:
    """Return twins as a record keeps them; `twins_of` reads them again."""
    return SEPARATOR.join(f"{twin.name}) {twin_text(twin)}".rstrip() for twin in twins)


def twin_text(twin: Twin) -> str:
    """Return the commands of a twin in Popeye's words."""
    words = ["Continued"] * twin.continued
    return " ".join([*words, *(command.text for command in twin.commands)])


def free_name(twins: Sequence[Twin]) -> str:
    """Return the name of one more twin: the letter after the last one, "z1" after "z"."""
    if not twins:
        return "b"
    letter, number = twins[-1].name[0], twins[-1].name[1:]
    return chr(ord(letter) + 1) if letter < "z" else f"z{int(number or 0) + 1}"


def _twin(name: str, continued: bool, text: str, language: str) -> Twin:
    """Return the twin that a text without its name describes."""
    commands: list[Command] = []
    for kind, after in _parts(text, language):
        continued = continued or kind == "Continued"
        match = _ARGS[kind].match(after) if kind in _ARGS else None
        args = None if match is None else _args(kind, match.groups(), language)
        if match is not None and args is not None:
            commands.append(Command(kind, args))
            commands += _written(after[match.end() :])
        else:
            commands += _written(f"{kind} {after}" if kind in _ARGS else after)
    return Twin(name, tuple(commands), continued)


def _parts(text: str, language: str) -> Iterator[tuple[Kind, str]]:
    """Yield the words of commands in a text, "" for its beginning, with the text after each."""
    kind: Kind = ""
    start = 0
    for word in re.finditer(r"[^\s;,]+", text):
        found = _named(word[0], _WORDS, language)
        if found and not (kind == "Condition" and not text[start : word.start()].strip()):
            yield kind, text[start : word.start()]
            kind, start = found, word.end()
    yield kind, text[start:]


def _named(
    word: str, table: Iterable[tuple[_Name, str]], language: str, least: int = _LEAST
) -> _Name | None:
    """Return the name in a table that a word begins in a language, or in another one; or None."""
    bare = word.lower().translate(PLAIN_LETTERS)
    for place in (LANGUAGES.index(language), *range(len(LANGUAGES))):
        for name, words in table:
            if len(bare) >= least and words.split()[place].startswith(bare):
                return name
    return None


def _args(kind: Kind, groups: tuple[str, ...], language: str) -> tuple[str, ...] | None:
    """Return the words after a command in Popeye's English, None if they make no sense."""
    if kind == "Remove":
        return ("".join(groups[0].split()),)
    if kind == "Mirror":
        sign = _MIRRORED.get(frozenset(groups))
        return (sign,) if sign else None
    if kind == "Substitute":
        return tuple(_letter(walk, language) for walk in groups)
    if kind == "Add":
        return _added(groups[0], language)
    return tuple(_read(" ".join(group.rstrip(" ;,").split())) for group in groups)


def _moved(text: str, first: int, by: int) -> str:
    """Return a text in which another number is added to the codes of a plane's characters."""
    return "".join(
        chr(ord(char) + by) if first <= ord(char) < first + 0x10000 else char for char in text
    )


def _read(text: str) -> str:
    """Return a text that was hidden, without the marks around it."""
    text = _moved(text, _HIDDEN, -_HIDDEN)
    quoted = _QUOTED.fullmatch(text)
    return text if quoted is None else quoted[1].replace("””", "”")


def _added(text: str, language: str) -> tuple[str, ...] | None:
    """Return pieces after their colours: `white`, `Qd4`, `Pa2b2`, `black`, `royal`, `Ge5`."""
    words: list[str] = []
    for word in re.findall(r"[^\s;,]+", text):
        match = _ON_SQUARES.fullmatch(word)
        colour = _named(word, COLOURS.items(), language, 1)
        if match is not None:
            words.append(_letter(match["walk"], language) + match["squares"].lower())
        else:
            words.append(colour or word)
    is_complete = (
        len(words) > 1
        and _named(words[0], COLOURS.items(), "en")
        and _ON_SQUARES.fullmatch(words[-1])
    )
    return tuple(words) if is_complete else None


def _letter(walk: str, language: str) -> str:
    """Return the English code of a piece of a language; other names stay."""
    piece = fairy_piece(walk, "w", (), language)
    return walk.upper() if piece is None else described(piece).code


def _written(text: str) -> Iterator[Command]:
    """Yield the changes that are written in the signs of magazines, and other words in a row."""
    odd: list[str] = []
    for word in re.findall(r"[^\s;,&]+", text):
        command = _sign(word)
        if command is None:
            odd.append(_moved(word, _HIDDEN, -_HIDDEN))
            continue
        if odd:
            yield Command("", tuple(odd))
            odd = []
        yield command
    if odd:
        yield Command("", tuple(odd))


def _sign(word: str) -> Command | None:
    for kind, pattern in _WRITTEN:
        if match := pattern.fullmatch(word):
            args = match.groups()
            return Command(kind, (_BY_LETTER[args[0]], args[1]) if kind == "Add" else args)
    return Command("Stipulation", (word,)) if parse_stipulation(word) is not None else None

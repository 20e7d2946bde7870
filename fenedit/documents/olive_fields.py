"""What Olive's entries say of a problem beside its position, as the texts of a puzzle, and back.

Both forms of the entry are read: the older one, where `source`, `date` and `distinction` are texts,
and the one of today. A puzzle has its source, issue, number and date in one text, "Broodings (50/1)
2009-02"; its stipulation with twins, number of solutions and conditions in another, "h#2; 3
solutions; b) Move b4 f3; with Circe".
"""

import re
from typing import Any, Final, NamedTuple

from fenedit.documents.olive_yaml import Plain
from fenedit.notation.epd.opcodes import plain_move
from fenedit.notation.puzzle import Puzzle, Source, source_of

SEPARATOR: Final = "; "
_MATE: Final = re.compile(r"#([1-9][0-9]{0,2})")
_SOLUTIONS: Final = re.compile(r"(.+) solutions?")
_TWIN: Final = re.compile(r"(\+?z?[a-z0-9]{1,3})\) (.+)")
_CONDITION: Final = "with "
_MOST_QUOTES: Final = 4
"""Pairs of quotation marks around a text that are not its own."""
_NUMBERED: Final = re.compile(
    r"(?P<name>.*\S)? ?\((?:issue (?P<only>[^()/]+)|no\. (?P<number>[^()/]+)"
    r"|(?P<issue>[^()/]+)/(?P<id>[^()/]+))\)"
)
_KEY: Final = re.compile(
    r"(?m)(?:^|[\s(])1\.\s?([A-Za-z0-9*:=+#x-]{2,12}?)\s?([+#]{0,2})\s?!(?![?!])"
)
_DISTINCTION: Final = re.compile(
    r"(?i)(?:(?:special|highly|[0-9]+(?:st|nd|rd|th|\.)?(?:-[0-9]+(?:st|nd|rd|th|\.)?)?) )*"
    r"(?:prize|place|hm|h\.m\.|(?:(?:honou?rable|hon\.) )?mention|commended|commendation|comm\.|cm)"
    r"(?: (?:ex aequo|ex æquo|e\.a\.|ea))?(?:, .*)?"
)
_PIECES: Final = str.maketrans({"S": "N", "*": "x", ":": "x"})
_TEXTS: Final = frozenset({
    "stipulation", "solution", "intended-solutions", "source-id", "distinction",
})  # fmt: skip
_LISTS: Final = frozenset({"authors", "keywords", "comments"})
_TABLES: Final = {
    "source": frozenset({"name", "issue", "problemid", "date"}),
    "award": frozenset({"distinction", "tourney"}),
    "date": frozenset({"year", "month", "day"}),
    "tourney": frozenset({"name"}),
}
"""Names within a table that may stand in a text's place."""
_ELSEWHERE: Final = frozenset({"algebraic", "options", "ash", "legend"})
"""Names that others read, or that are computed."""
NAMES: Final = frozenset({*_TEXTS, *_LISTS, *_ELSEWHERE, "source", "award", "twins", "date"})
"""Names that are read of an entry."""
_DITTO: Final = "ditto"
"""The tourney that is the source."""


class Said(NamedTuple):
    """What an entry says.

    Attributes:
        puzzle: as a record can say it, if the texts have room there.
        solution_left: whether more of its solution is known than the key moves.
        others: names of what no field holds.
    """

    puzzle: Puzzle
    solution_left: bool
    others: tuple[str, ...]


def said_of(entry: dict[str, Plain], conditions: tuple[str, ...]) -> Said:
    """Return what an entry says; `conditions` are those of its options that change the rules."""
    asked = asked_of(entry)
    solution = _text(entry, "solution")
    mate, other = _stipulation(entry, asked, conditions)
    keys, odd = _keys(solution) if mate is not None else ((), "")
    puzzle = Puzzle(
        author=_joined(entry.get("authors", "")),
        source=_source(entry),
        mate=mate,
        stipulation=other,
        award=_award(entry),
        themes=_joined(entry.get("keywords", "")),
        comment=SEPARATOR.join(filter(None, (_joined(entry.get("comments", "")), odd))),
        best=keys,
    )
    bare = "".join(_KEY.sub("", solution).split())
    return Said(puzzle, bool(bare), tuple(_others(entry)))


def asked_of(entry: dict[str, Plain]) -> str:
    """Return the stipulation of an entry, without conditions and twins."""
    return _text(entry, "stipulation")


def entry_of(puzzle: Puzzle) -> dict[str, Any]:
    """Return the fields of an entry that say what a puzzle does; it has none for name and hint."""
    entry: dict[str, Any] = {
        "authors": _parted(puzzle.author),
        "source": _source_table(puzzle.source),
        "award": _award_table(puzzle.award),
        "keywords": _parted(puzzle.themes),
        "comments": [puzzle.comment] if puzzle.comment else [],
        "solution": _solution(puzzle),
    }
    entry |= _stipulation_table(puzzle)
    # A collection is known by its stipulations, so an entry has one even if it says nothing.
    return {name: value for name, value in entry.items() if value or name == "stipulation"}


def _text(table: Plain, name: str) -> str:
    """Return a text of a table without quotation marks that stand around it, "" without one."""
    value = table.get(name, "") if isinstance(table, dict) else ""
    text = value.strip() if isinstance(value, str) else ""
    for _ in range(_MOST_QUOTES):
        if len(text) > 1 and text[0] == text[-1] and text[0] in "'\"":
            text = text[1:-1].strip()
    return text


def _joined(value: Plain) -> str:
    texts = value if isinstance(value, list) else [value]
    words = [" ".join(text.split()) for text in texts if isinstance(text, str)]
    return SEPARATOR.join(filter(None, words))


def _parted(text: str) -> list[str]:
    return [part.strip() for part in text.split(";") if part.strip()]


def _source(entry: dict[str, Plain]) -> str:
    table = entry.get("source", "")
    if isinstance(table, dict):
        date, issue, number = (
            table.get("date", ""),
            _text(table, "issue"),
            _text(table, "problemid"),
        )
        name = _text(table, "name")
    else:
        date, name = entry.get("date", ""), _text(entry, "source")
        issue, _, number = _text(entry, "source-id").rpartition("/")
    numbered = f"({issue}/{number})" if issue and number else ""
    if not numbered and (issue or number):
        numbered = f"(issue {issue})" if issue else f"(no. {number})"
    return Source(" ".join(filter(None, (name, numbered))), _date(date)).text


def _date(value: Plain) -> str:
    if not isinstance(value, dict):
        return value.strip() if isinstance(value, str) else ""
    year = _text(value, "year")
    parts = [_text(value, part) for part in ("month", "day")]
    known = [part.zfill(2) for part in parts if part.isdecimal() and int(part)]
    return "-".join([year, *known]) if year else ""


def _source_table(text: str) -> dict[str, Any]:
    source = source_of(text)
    match = _NUMBERED.fullmatch(source.name)
    table: dict[str, Any] = {"name": source.name}
    if match is not None:
        table = {
            "name": match["name"] or "",
            "issue": match["only"] or match["issue"] or "",
            "problemid": match["number"] or match["id"] or "",
        }
    table["date"] = _date_table(source.date)
    return {name: value for name, value in table.items() if value}


def _date_table(date: str) -> dict[str, Any]:
    year, *others = date.split("-")
    table: dict[str, Any] = {"year": int(year) if year.isdecimal() and not others else year}
    if others and all(part.isdecimal() and len(part) == 2 for part in others):
        limits = zip(("month", "day"), others, (12, 31), strict=False)
        numbers = {name: int(part) for name, part, most in limits if 0 < int(part) <= most}
        if len(numbers) == len(others):
            return {"year": int(year), **numbers}
    return {"year": date} if others else table if date else {}


def _award(entry: dict[str, Plain]) -> str:
    table = entry.get("award", "")
    if not isinstance(table, dict):
        return _text(entry, "award") or _text(entry, "distinction")
    distinction, tourney = _text(table, "distinction"), _text(table, "tourney")
    if not tourney:
        tourney = _text(table.get("tourney", ""), "name")
    if tourney == _DITTO or (tourney == _text(entry.get("source", ""), "name") and distinction):
        # So it is where nobody named a tourney.
        tourney = ""
    return SEPARATOR.join(filter(None, (distinction, tourney)))


def _award_table(text: str) -> dict[str, Any]:
    if not text:
        return {}
    # Anything else would not be taken for a distinction.
    distinction, _, tourney = text.partition(SEPARATOR)
    if not _DISTINCTION.fullmatch(distinction):
        return {"tourney": {"name": text}}
    return {"distinction": distinction} | ({"tourney": {"name": tourney}} if tourney else {})


def _stipulation(
    entry: dict[str, Plain], asked: str, conditions: tuple[str, ...]
) -> tuple[int | None, str]:
    parts = []
    if solutions := _text(entry, "intended-solutions"):
        parts.append(f"{solutions} solution{'' if solutions == '1' else 's'}")
    twins = entry.get("twins", "")
    if isinstance(twins, dict):
        said = {name: " ".join(_text(twins, name).split()) for name in sorted(twins)}
        parts += [f"{name}) {text}" for name, text in said.items() if text]
    parts += [_CONDITION + condition for condition in conditions]
    match = _MATE.fullmatch(asked)
    if match is not None and not conditions:
        return int(match[1]), SEPARATOR.join(parts)
    return None, SEPARATOR.join(filter(None, (asked, *parts)))


def _stipulation_table(puzzle: Puzzle) -> dict[str, Any]:
    parts = _parted(puzzle.stipulation)
    asked = f"#{puzzle.mate}" if puzzle.mate is not None else ""
    if parts and not asked and not _TWIN.fullmatch(parts[0]):
        asked = parts.pop(0)
    table: dict[str, Any] = {"stipulation": asked, "twins": {}, "options": []}
    left = []
    last = ""
    for part in parts:
        if twin := _TWIN.fullmatch(part):
            last = twin[1]
            table["twins"][last] = twin[2]
        elif part.startswith(_CONDITION):
            table["options"].append(part.removeprefix(_CONDITION))
        elif last:
            # A twin may say several things.
            table["twins"][last] += SEPARATOR + part
        elif solutions := _SOLUTIONS.fullmatch(part):
            table["intended-solutions"] = solutions[1]
        else:
            left.append(part)
    table["stipulation"] = SEPARATOR.join(filter(None, (asked, *left)))
    return table


def _keys(solution: str) -> tuple[tuple[str, ...], str]:
    """Return the first moves that a solution marks as keys, and as a text what is none."""
    keys: dict[str, None] = {}
    odd: dict[str, None] = {}
    for move, sign in _KEY.findall(solution):
        bare = plain_move(move.translate(_PIECES).replace("-0", "-O").replace("0-", "O-") + sign)
        if bare is None:
            odd[f"1.{move}{sign}!"] = None
        else:
            keys[bare if bare.startswith("O") else bare.replace("-", "")] = None
    return tuple(keys), " ".join(odd)


def _solution(puzzle: Puzzle) -> str:
    """Return the key moves, and the line of the first one, as Olive's users write them."""
    lines = []
    for key in puzzle.best:
        text = f"1.{_problemist(key)}!"
        if puzzle.line[:1] == (key,):
            for ply, move in enumerate(puzzle.line[1:], start=1):
                text += (
                    f" {_problemist(move)}" if ply % 2 else f" {ply // 2 + 1}.{_problemist(move)}"
                )
        lines.append(text)
    return "\n".join(lines)


def _problemist(move: str) -> str:
    return move.replace("N", "S").replace("O", "0")


def _others(entry: dict[str, Plain]) -> list[str]:
    """Return the names of what is not read, also because it has another shape than it should."""
    others = []
    for name, value in entry.items():
        if name not in NAMES:
            others.append(name)
        elif name == "twins":
            said = isinstance(value, dict) and all(isinstance(each, str) for each in value.values())
            others += [] if said or not value else [name]
        elif name in _TABLES:
            others += _others_within(name, value)
        elif name in _LISTS:
            texts = value if isinstance(value, list) else [value]
            others += [] if all(isinstance(text, str) for text in texts) else [name]
        elif name in _TEXTS and not isinstance(value, str):
            others.append(name)
    return others


def _others_within(name: str, value: Plain) -> list[str]:
    if isinstance(value, str):
        return []
    held = _TABLES.get(name)
    if held is None or not isinstance(value, dict):
        return [name]
    others = [inner for inner in value if inner not in held]
    for inner in sorted(held & value.keys()):
        others += _others_within(inner, value[inner])
    return others

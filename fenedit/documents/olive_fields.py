"""What Olive's entries say of a problem beside its position, as the texts of a puzzle, and back.

Both forms of the entry are read: the older one, where `source`, `date` and `distinction` are texts,
and the one of today. A puzzle has its source, issue, number and date in one text, "Broodings (50/1)
2009-02"; its stipulation with twins, number of solutions and conditions in another, "h#2; 3
solutions; b) Move b4 f3; with Circe".
"""

import re
from typing import Any, Final, NamedTuple

from fenedit.documents.olive_yaml import Plain
from fenedit.notation.epd.operands import plain_move
from fenedit.notation.puzzle.puzzle import Puzzle
from fenedit.notation.puzzle.source import Source, source_of

SEPARATOR: Final = "; "
_MATE: Final = re.compile(r"#([1-9][0-9]{0,2})")
_SOLUTIONS: Final = re.compile(r"(.+) solutions?")
_TWIN: Final = re.compile(r"(\+?z?[a-z0-9]{1,3})\) (.+)")
_CONDITION: Final = "with "
_NUMBERED: Final = re.compile(
    r"(?P<name>.*\S)? ?\((?:issue (?P<only>[^()/]+)|no\. (?P<number>[^()/]+)"
    r"|(?P<issue>[^()/]+)/(?P<id>[^()/]+))\)"
)
_KEY: Final = re.compile(
    r"(?m)(?:^|[\s(])1\.\s?([A-Za-z0-9*:=+#x-]{2,12}?)\s?([+#]{0,2})\s?!(?![?!])"
)
_DISTINCTION: Final = re.compile(
    r"(?i)(special )?([0-9]+[a-z]{2}-)?([0-9]+[a-z]{2} )?"
    r"(prize|place|hm|honorable mention|commendation|comm\.|cm)(, .*)?"
)
_PIECES: Final = str.maketrans({"S": "N", "*": "x", ":": "x"})
_HELD: Final = frozenset({
    "algebraic", "authors", "source", "award", "stipulation", "options", "keywords", "comments",
    "solution", "twins", "intended-solutions", "date", "source-id", "distinction", "ash", "legend",
})  # fmt: skip
"""Keys that are read; the last two are computed from others."""
_HELD_WITHIN: Final = {
    "source": frozenset({"name", "issue", "problemid", "date"}),
    "award": frozenset({"distinction", "tourney"}),
}


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
    asked = _text(entry, "stipulation")
    solution = _text(entry, "solution")
    mate, other = _stipulation(entry, asked, conditions)
    keys = _keys(solution) if _MATE.fullmatch(asked) and not conditions else ()
    puzzle = Puzzle(
        author=_joined(entry.get("authors", "")),
        source=_source(entry),
        mate=mate,
        stipulation=other,
        award=_award(entry),
        themes=_joined(entry.get("keywords", "")),
        comment=_joined(entry.get("comments", "")),
        best=keys,
    )
    bare = "".join(_KEY.sub("", solution).split())
    return Said(puzzle, bool(bare), tuple(_others(entry)))


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
    while len(text) > 1 and text[0] == text[-1] and text[0] in "'\"":
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
        return _text(entry, "distinction")
    distinction, tourney = _text(table, "distinction"), _text(table.get("tourney", ""), "name")
    if tourney == _text(entry.get("source", ""), "name") and distinction:
        # So it is where nobody named a tourney.
        tourney = ""
    return ", ".join(filter(None, (distinction, tourney)))


def _award_table(text: str) -> dict[str, Any]:
    if not text:
        return {}
    # Olive takes nothing else for a distinction, and drops it.
    return {"distinction": text} if _DISTINCTION.fullmatch(text) else {"tourney": {"name": text}}


def _stipulation(
    entry: dict[str, Plain], asked: str, conditions: tuple[str, ...]
) -> tuple[int | None, str]:
    parts = []
    if solutions := _text(entry, "intended-solutions"):
        parts.append(f"{solutions} solution{'' if solutions == '1' else 's'}")
    twins = entry.get("twins", "")
    if isinstance(twins, dict):
        parts += [f"{name}) {' '.join(_text(twins, name).split())}" for name in sorted(twins)]
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
    for part in parts:
        if twin := _TWIN.fullmatch(part):
            table["twins"][twin[1]] = twin[2]
        elif solutions := _SOLUTIONS.fullmatch(part):
            table["intended-solutions"] = solutions[1]
        elif part.startswith(_CONDITION):
            table["options"].append(part.removeprefix(_CONDITION))
        else:
            left.append(part)
    table["stipulation"] = SEPARATOR.join(filter(None, (asked, *left)))
    return table


def _keys(solution: str) -> tuple[str, ...]:
    """Return the first moves that a solution marks as keys; () where one cannot be read."""
    keys: dict[str, None] = {}
    for move, sign in _KEY.findall(solution):
        bare = plain_move(move.translate(_PIECES).replace("-0", "-O").replace("0-", "O-") + sign)
        if bare is None:
            return ()
        keys[bare if bare.startswith("O") else bare.replace("-", "")] = None
    return tuple(keys)


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
    others = [name for name in entry if name not in _HELD]
    for name, held in _HELD_WITHIN.items():
        table = entry.get(name)
        if isinstance(table, dict):
            others += [inner for inner in table if inner not in held]
    return others

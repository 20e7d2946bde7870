"""Makes names of picture files from the names and composers of records."""

import re
import unicodedata
from typing import Literal, TypeAlias, get_args

from fenedit.documents.annotating import name_of, puzzle_of_record
from fenedit.documents.record import Record

_BETWEEN_NAMES = re.compile(r"( *(?:;|&|/) *| and | und | et | i | и | e | y )")
_FAMILY_FIRST = re.compile(
    r"^(?P<family>[^\W\d][^,\d]*), (?P<given>(?!(?:jr|sr|jun|sen)\b)[^\W\d][^,\d]*)$",
    re.IGNORECASE,
)
_PARTICLES = " af al av da de del della den der des di do dos du el la le ten ter van von zu "
"""Words that begin family names but not given names."""


def called(author: str) -> str:
    """Return composers as they are printed: "Loyd, Sam; Healey" is "Sam Loyd & Healey"."""
    return "".join(
        part.replace("; ", " & ") if at % 2 else _FAMILY_FIRST.sub(_given_first, part)
        for at, part in enumerate(_BETWEEN_NAMES.split(author))
    )


def _given_first(name: re.Match[str]) -> str:
    family, given = name["family"], name["given"]
    # Two names of several words each are probably two composers, as in "Валентин Руденко, Виктор
    # Чепижный"; a family name of two words then stays in front, which does no harm.
    two = " " in family and " " in given
    if two and f" {family.split()[0].casefold()} " not in _PARTICLES and not given.endswith("."):
        return name[0]
    return f"{given} {family}"


NamedBy: TypeAlias = Literal["number", "id", "author"]
"""The name of a file: its number, or the name or composer of its record, if there is one."""
NAMED_BY: tuple[NamedBy, ...] = get_args(NamedBy)
_NOT_IN_NAMES = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*]+')
"""Characters refused in names by Windows, or by any system."""
_TAKEN = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])(\..*)?", re.IGNORECASE)
"""Names of devices on Windows."""

_LONGEST = 60
"""The most characters of a name, since some systems allow 255 bytes."""


def safe_stem(name: str) -> str:
    """Return a name that is valid on any system, without a suffix; "" if there is none."""
    words = " ".join(_NOT_IN_NAMES.sub(" ", unicodedata.normalize("NFC", name)).split())
    stem = "".join(filter(str.isprintable, words)).strip(" .…")
    if len(stem) > _LONGEST:
        # The text after the last comma may distinguish positions of a game.
        head, comma, tail = stem.rpartition(", ")
        if comma and len(tail) <= _LONGEST // 2:
            stem = f"{head[: _LONGEST - len(tail) - 2].rstrip(' .…,')}, {tail}"
        stem = stem[:_LONGEST].strip(" .…")
    return "" if _TAKEN.fullmatch(stem) else stem


class PictureNames:
    """A series of distinct names, without suffixes.

    The stem, such as the name of the file of records, precedes numbers; `count` is the number of
    names in the series.
    """

    def __init__(self, stem: str, count: int, by: NamedBy = "number") -> None:
        self._stem = stem
        self._digits = len(str(count))
        self._by = by
        self._given = 0
        self._taken: set[str] = set()
        self._last: dict[str, int] = {}

    def next(self, record: Record | None) -> str:
        """Return the name for the next record; None gives it its number."""
        self._given += 1
        name = f"{self._stem}-{self._given:0{self._digits}}"
        if record is None:
            return name
        if self._by == "id":
            name = safe_stem(name_of(record)) or name
        elif self._by == "author":
            name = safe_stem(called(puzzle_of_record(record).author)) or name
        # Some systems ignore case.
        alike = name.casefold()
        number, found = self._last.get(alike, 1), name
        while found.casefold() in self._taken:
            number += 1
            found = f"{name} {number}"
        self._last[alike] = number
        self._taken.add(found.casefold())
        return found

"""Names of files for pictures of records: such as every system takes, and no two alike."""

import re
import unicodedata
from typing import Final, Literal, TypeAlias, get_args

from fenedit.documents.annotating import name_of, puzzle_of_record
from fenedit.documents.record import Record
from fenedit.jobs.captions import called

NamedBy: TypeAlias = Literal["number", "id", "author"]
"""What a file is called after: its number among the others, what its record is called, or who made
it; the number where the record does not say."""
NAMED_BY: Final[tuple[NamedBy, ...]] = get_args(NamedBy)
_LONGEST: Final = 60
"""Characters of a name; names of files have 255 bytes at most."""
_NOT_IN_NAMES: Final = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*]+')
"""What Windows refuses in names, and all that other systems refuse."""
_TAKEN: Final = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])(\..*)?", re.IGNORECASE
)
"""Names that stand for devices on Windows."""


def safe_stem(name: str) -> str:
    """Return a name as a file may have it on any system, without a suffix; "" if it may not."""
    words = " ".join(_NOT_IN_NAMES.sub(" ", unicodedata.normalize("NFC", name)).split())
    stem = "".join(filter(str.isprintable, words))[:_LONGEST].strip(" .…")
    return "" if _TAKEN.fullmatch(stem) else stem


class PictureNames:
    """Gives one name after the other, without suffixes; of some alike, all but the first a number.

    Args:
        stem: stands before numbers, such as the name of the file of records.
        count: how many names there will be.
        by: what they are made of.
    """

    def __init__(self, stem: str, count: int, by: NamedBy = "number") -> None:
        self._stem = stem
        self._digits = len(str(count))
        self._by = by
        self._given = 0
        self._taken: set[str] = set()
        self._last: dict[str, int] = {}

    def next(self, record: Record | None) -> str:
        """Return the name for the next record, which numbers need not know."""
        self._given += 1
        name = f"{self._stem}-{self._given:0{self._digits}}"
        if record is None:
            return name
        if self._by == "id":
            name = safe_stem(name_of(record)) or name
        elif self._by == "author":
            name = safe_stem(called(puzzle_of_record(record).author)) or name
        # Some systems don't tell capitals from small letters.
        alike = name.casefold()
        number, found = self._last.get(alike, 1), name
        while found.casefold() in self._taken:
            number += 1
            found = f"{name} {number}"
        self._last[alike] = number
        self._taken.add(found.casefold())
        return found

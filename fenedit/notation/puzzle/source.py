"""The date within a source: "Schach-Echo 1977" is printed as one text and edited as two."""

import re
from typing import Final, NamedTuple

_DATED: Final = re.compile(
    r"(?:(?P<name>.*[^\s,])(?P<link>,? +))?"
    r"(?P<date>(?:1[0-9]{3}|20[0-9]{2})(?:[-/.][0-9]{1,4}){0,2})",
    re.DOTALL,
)
_YEAR: Final = re.compile(r"1[0-9]{3}|20[0-9]{2}")


class Source(NamedTuple):
    """A source in its parts.

    Attributes:
        name: the book, paper or tourney.
        date: a year, perhaps with month and day (`1977-05-31`) or a range (`1932-33`).
        link: what stands between the two.
    """

    name: str
    date: str = ""
    link: str = " "

    @property
    def text(self) -> str:
        """The source as one text."""
        return (
            self.name + self.link + self.date
            if self.name and self.date
            else (self.name or self.date)
        )

    @property
    def year(self) -> int | None:
        """The year of the date, None without one."""
        return int(self.date[:4]) if _YEAR.match(self.date) else None


def source_of(text: str) -> Source:
    """Return the parts of a source; `source_of(text).text` is the text again."""
    match = _DATED.fullmatch(text)
    if match is None:
        return Source(text)
    return Source(match["name"] or "", match["date"], match["link"] or " ")

"""A text under repair that remembers where each of its characters stood in the raw text.

Readers take characters away and put others in their place; notes and faults must still point at
what the person sees. Offsets are code points.
"""

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from fenedit.notation.problems import Span


class Tracked(NamedTuple):
    """A piece of a text, perhaps repaired.

    Attributes:
        text: the characters as they are now.
        starts: for each character, where in the raw text that begins from which it came.
        ends: for each character, where that ends.
        anchor: where in the raw text the piece begins, also when it is empty.
    """

    text: str
    starts: Sequence[int]
    ends: Sequence[int]
    anchor: int = 0

    def part(self, start: int, end: int) -> "Tracked":
        """Return the piece from one offset of this text to another, 0 <= start <= end."""
        anchor = self.span(start, start)[0]
        return Tracked(self.text[start:end], self.starts[start:end], self.ends[start:end], anchor)

    def trimmed(self) -> "Tracked":
        """Return the piece without the blanks at its ends."""
        stripped = self.text.strip()
        if len(stripped) == len(self.text):
            return self
        start = len(self.text) - len(self.text.lstrip()) if stripped else 0
        return self.part(start, start + len(stripped))

    def span(self, start: int, end: int) -> Span:
        """Return where in the raw text the characters from start to end stood.

        A place between two characters is the end of what stood before it.
        """
        if start < end:
            return self.starts[start], self.ends[end - 1]
        place = self.ends[start - 1] if start else self.starts[0] if self.text else self.anchor
        return place, place

    @property
    def whole(self) -> Span:
        """Where in the raw text the whole piece stood."""
        return self.span(0, len(self.text))

    def replaced(
        self, pattern: re.Pattern[str], replacement: Callable[[re.Match[str]], str]
    ) -> "Tracked":
        """Return the text with every match of a pattern replaced by what a function makes of it.

        Each new character counts as coming from all of its match; no match may be empty.
        """
        texts: list[str] = []
        starts: list[int] = []
        ends: list[int] = []
        done = 0
        for match in pattern.finditer(self.text):
            start, end = match.span()
            new = replacement(match)
            texts += (self.text[done:start], new)
            starts += self.starts[done:start]
            ends += self.ends[done:start]
            starts += [self.starts[start]] * len(new)
            ends += [self.ends[end - 1]] * len(new)
            done = end
        if not done:
            return self
        texts.append(self.text[done:])
        starts += self.starts[done:]
        ends += self.ends[done:]
        return Tracked("".join(texts), starts, ends, self.anchor)


def tracked(text: str) -> Tracked:
    """Return a raw text, every character of which stands where it stands."""
    return Tracked(text, range(len(text)), range(1, len(text) + 1))

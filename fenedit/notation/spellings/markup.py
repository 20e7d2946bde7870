"""FENs in running text, HTML, Markdown and forum posts, and the three written.

A FEN in a text is found by its eight ranks of eight squares; what follows them is taken for its
fields as far as it reads as such. Tags and entities of HTML are taken off before.
"""

import re
from html import unescape
from typing import Final

from fenedit.notation.fen import format_fen, parse_placement
from fenedit.notation.fen_faults import FIELD_NAMES
from fenedit.notation.loose.reading import Reading, read_loose
from fenedit.notation.position import Position
from fenedit.notation.problems import FenError
from fenedit.notation.spellings.boards import write_board
from fenedit.notation.spellings.found import Found, implies_chess960
from fenedit.notation.spellings.men import SIDE_TITLES
from fenedit.notation.spellings.piece_list import write_piece_list

_RANK: Final = "[PNBRQKpnbrqk1-8]{1,8}"
_FEN: Final = re.compile(
    rf"(?<![A-Za-z0-9])(?P<placement>{_RANK}(?:/{_RANK}){{7}})(?![A-Za-z0-9/~])"
    r"(?P<fields>(?:[ \t_+\u00a0]{1,4}|%20)[wb](?![A-Za-z0-9])"
    r"(?:(?:[ \t_+\u00a0]{1,4}|%20)(?:-|[KQA-Hkqa-h]{1,4})(?![A-Za-z0-9])"
    r"(?:(?:[ \t_+\u00a0]{1,4}|%20)(?:-|[a-h][1-8])(?![A-Za-z0-9])"
    r"(?:(?:[ \t_+\u00a0]{1,4}|%20)[0-9]{1,6}(?:(?:[ \t_+\u00a0]{1,4}|%20)[0-9]{1,6})?"
    r"(?![A-Za-z0-9]))?)?)?)?"
)
_RANK_BEFORE: Final = re.compile(rf"(?<![A-Za-z0-9]){_RANK}/$")
"""A ninth rank: what looks like a placement is part of something else."""
_BLANKS: Final = re.compile("(?:[ \t_+\u00a0]|%20)+")
_TAG: Final = re.compile(r"<(/?[A-Za-z][A-Za-z0-9]{0,20})((?:[^<>\"']|\"[^\"<]*\"|'[^'<]*')*)>")
_BREAKING: Final = re.compile(r"/?(?:br|p|div|li|tr|pre|h[1-6]|figure|figcaption|table)", re.I)
_ENTITY: Final = re.compile("&(?:[a-z]{2,8}|#[0-9]{1,6});")
_FIELD: Final = re.compile(r"[-–—−]+|[0-9]+|[a-h][1-8]")
"""A word that is a field of a FEN rather than a word."""
_FIELDS_AHEAD: Final = 60
"""Characters behind a FEN in which its other fields would stand."""
_ESCAPED_SLASH: Final = re.compile("%2[fF]|&#x2[fF];|&#47;|&sol;")


def read_fens(text: str) -> tuple[Found, ...]:
    """Return the FENs in a text in their order, those that say the same again left out."""
    found: dict[Position, Found] = {}
    seen: set[str] = set()
    plain = _ESCAPED_SLASH.sub("/", text) if "%2" in text or "&" in text else text
    for match in _FEN.finditer(plain):
        reading = None if match[0] in seen else _reading(match)
        if reading is None:
            continue
        seen.add(match[0])
        position = reading.position
        if position not in found:
            chess960 = implies_chess960(position)
            found[position] = Found(position, chess960, source=match[0], notes=reading.notes)
    return tuple(found.values())


def breaks_off(text: str, found: Found) -> bool:
    """Tell whether what follows a FEN in a text may be fields of it that could not be read."""
    end = text.find(found.source) + len(found.source)
    if len(_BLANKS.split(found.source)) == len(FIELD_NAMES):
        return False
    following = _BLANKS.split(text[end : end + _FIELDS_AHEAD].partition("\n")[0])
    return not following[0] and any(map(_FIELD.fullmatch, following[1:5]))


def without_tags(text: str) -> str:
    """Return the text of an HTML page: tags off, breaks for those that break, entities read."""
    bare = _TAG.sub(lambda tag: "\n" if _BREAKING.fullmatch(tag[1]) else "", text)
    return unescape(bare)


def has_tags(text: str) -> bool:
    """Tell whether there is an HTML tag or entity in a text."""
    return _TAG.search(text) is not None or _ENTITY.search(text) is not None


def write_markdown(position: Position, *, flipped: bool) -> str:
    """Return a block of code with the board, coordinates beside it, and the FEN below."""
    board = write_board(position.placement, coordinates=True, flipped=flipped)
    return f"```text\n{board}\n```\n\nFEN: `{format_fen(position)}`"


def write_html(position: Position, *, language: str, flipped: bool) -> str:
    """Return a figure with the board in figurines, which a screen reader reads as a piece list."""
    board = write_board(position.placement, figurines=True, flipped=flipped)
    code = language if language in SIDE_TITLES else "en"
    spoken = write_piece_list(position.placement, code).replace("\n", "; ")
    fen = format_fen(position)
    return (
        f'<figure class="chess-diagram" data-fen="{fen}">\n'
        f'<pre role="img" lang="{code}" aria-label="{spoken}">\n{board}\n</pre>\n'
        f"<figcaption><code>{fen}</code></figcaption>\n</figure>"
    )


def write_forum(position: Position) -> str:
    """Return the FEN in the tag that forums of chess players show as a board."""
    return f"[fen]{format_fen(position)}[/fen]"


def _reading(match: re.Match[str]) -> Reading | None:
    if _RANK_BEFORE.search(match.string, max(0, match.start() - 10), match.start()):
        return None
    try:
        parse_placement(match["placement"])
        fields = _BLANKS.sub(" ", match["fields"] or "")
        return read_loose(match["placement"] + fields)
    except FenError:
        return None

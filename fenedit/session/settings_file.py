"""Removes the lines of a settings file that would crash Qt."""

import re
import stat
from pathlib import Path

from fenedit.documents.errors import SaveError
from fenedit.documents.files.saving import save_bytes

_LARGEST = 1 << 22
_LONGEST_BYTES = 4096
"""The most bytes of a file, and of a @ByteArray in it, as written."""
_ITEM = rb'[ \t]*+(?:"(?>(?:[^"\\]|\\.)*)"|(?>(?:[^",;\\]|\\.)*))[ \t]*+'
_LINE = re.compile(
    rb"\s*+(?:;.*|\[[^]\";\\]*+\]\s*+|(?>(?:[^]\";=\\[]|\\[^=])+)=(%b(?>(?:,%b)*)))?"
    % (_ITEM, _ITEM)
)
"""A line as Qt writes it, with its values; blank lines and comments have none."""
_TYPED = re.compile(rb'[ \t"]*(?:@|\\x[0-9A-Fa-f]*40|\\[0-7]*100)(.*)', re.DOTALL)
"""A value that Qt may take for something else than a text: it begins with @, perhaps escaped,"""
_OURS = re.compile(rb"@.*|Invalid\(\)[ \t]*|ByteArray\(.{,%d}" % _LONGEST_BYTES, re.DOTALL)
"""and what follows there in the values that we write."""


def readable_file(path: Path) -> tuple[Path, Path | None]:
    """Return the file for settings, and the one that was set aside, or None.

    A file is set aside if it has lines that we cannot have written, since some values crash Qt; the
    new file keeps the other lines. A pipe, a folder or an unreadable file is set aside, too.
    """
    kept = b""
    try:
        status = path.stat()
        if stat.S_ISREG(status.st_mode) and status.st_size <= _LARGEST:
            lines = re.split(rb"[\r\n]+", path.read_bytes())
            safe = list(filter(_is_safe, lines))
            if len(safe) == len(lines):
                return path, None
            kept = b"\n".join(safe)
    except OSError:
        pass
    aside = path.with_name(path.name + ".unread")
    try:
        path.replace(aside)
        save_bytes(path, kept, private=True)
    except (OSError, SaveError):
        # Qt needs a folder to read and write.
        return path / "none", path
    return path, aside


def _is_safe(line: bytes) -> bool:
    match = _LINE.fullmatch(line)
    if match is None or b"\0" in line:
        return False
    typed = map(_TYPED.match, re.findall(_ITEM, match[1] or b""))
    return all(_OURS.fullmatch(each[1]) for each in typed if each)

"""Defines the errors of opening, reading and saving files."""

import errno
from pathlib import Path


class FileError(Exception):
    """A failure with a file: its code, and the system's message or ""."""

    def __init__(self, code: str, path: Path | None, detail: str = "") -> None:
        super().__init__(f"{path}: {code} {detail}".rstrip())
        self.code = code
        self.path = path
        self.detail = detail


OPENING_CODES = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "permission",
    errno.EPERM: "permission",
    errno.EISDIR: "folder",
}
"""Codes of the system's errors in opening a file."""


class OpenError(FileError):
    """A file that cannot be opened.

    Attributes:
        code: "missing", "permission", "folder", "not-regular" (a pipe or a device), "binary",
            "too-large" (the detail is its bytes, and those that are free), "line-too-long" (the
            detail is its number), "damaged" (the detail is its packing), "name" (no
            file can be called so), "library" (a library that unpacks it is missing) or
            "unreadable".
        path: the file.
        detail: what the system says of it, or "".
    """


class SaveError(FileError):
    """A file that could not be saved; its previous content is still there.

    Attributes:
        code: "missing-folder", "folder" (a folder has that name), "not-regular" (a pipe or a
            device has it), "read-only" (the file is, and may be overwritten all the same),
            "permission", "folder-permission" (no file may be made beside it), "read-only-disk",
            "disk-full", "quota", "too-large", "name" (no file can be called so), "torn" (the
            detail is a file that holds the earlier content), "library" (a library that packs it is
            missing) or "unwritable".
        path: the file.
        detail: what the system says of it, or "".
    """

    path: Path


class StreamError(Exception):
    """A file that cannot be read, or not to its end.

    Attributes:
        code: "missing", "permission", "folder", "binary" (no text), "damaged" (packed, and cannot
            be unpacked), "too-long" (a line or a game) or "unreadable".
        name: the file, as the command line calls it.
        detail: the system's message, or "".
    """

    def __init__(self, code: str, name: str, detail: str = "") -> None:
        super().__init__(f"{name}: {code} {detail}".rstrip())
        self.code = code
        self.name = name
        self.detail = detail

    def __reduce__(self) -> tuple[type, tuple[str, str, str]]:
        return type(self), (self.code, self.name, self.detail)

"""Opening a file: its bytes, unpacked if need be, the text they are, the records of the text."""

import errno
import os
from dataclasses import replace
from pathlib import Path
from typing import Final

from fenedit.documents.compression import DamagedError, TooLargeError, is_packed, unpacked
from fenedit.documents.document import Document
from fenedit.documents.encoding import BinaryDataError, decode
from fenedit.documents.file_state import open_regular, state_of
from fenedit.documents.formats import format_of, records_from

MAX_SIZE: Final = 128 * 2**20
"""The largest file that is opened, in bytes, unpacked ones too: all of it is held in memory."""

_CODES: Final = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "permission",
    errno.EPERM: "permission",
    errno.EISDIR: "folder",
    errno.ENODEV: "not-regular",
    errno.ENAMETOOLONG: "name",
    errno.EINVAL: "name",
}


class OpenError(Exception):
    """A file that cannot be opened.

    Attributes:
        code: "missing", "permission", "folder", "not-regular" (a pipe or a device), "binary",
            "too-large", "damaged" (packed with gzip, and cannot be unpacked), "name" (no file can
            be called so) or "unreadable".
        path: the file.
        detail: what the system says of it, or "".
    """

    def __init__(self, code: str, path: Path | None, detail: str = "") -> None:
        super().__init__(f"{path}: {code} {detail}".rstrip())
        self.code = code
        self.path = path
        self.detail = detail


def open_document(path: Path) -> Document:
    """Return the document that a file holds; OpenError if there is none."""
    try:
        data, status = _read(path)
    except OSError as error:
        code = _CODES.get(error.errno or 0, "unreadable")
        raise OpenError(code, path, error.strerror or str(error)) from error
    except ValueError as error:
        raise OpenError("name", path, str(error)) from error
    return document_from_bytes(data, path).with_file(path, state_of(status, data))


def document_from_bytes(data: bytes, path: Path | None = None) -> Document:
    """Return the document that the content of a file makes.

    Args:
        data: the content.
        path: the file that an error names; its suffix counts where the content tells no format.

    Raises:
        OpenError: the content is no text, or cannot be unpacked; its code is "binary", "damaged"
            or "too-large".
    """
    gzip = is_packed(data)
    try:
        text, form = decode(unpacked(data, MAX_SIZE) if gzip else data)
    except DamagedError as error:
        raise OpenError("damaged", path, str(error)) from error
    except TooLargeError as error:
        raise OpenError("too-large", path, str(MAX_SIZE)) from error
    except BinaryDataError as error:
        raise OpenError("binary", path) from error
    collection = records_from(text, format_of(text, path))
    return Document(form=replace(form, gzip=gzip), collection=collection)


def _read(path: Path) -> tuple[bytes, os.stat_result]:
    """Return a file's content, and its status before it was read."""
    with open_regular(path) as file:
        status = os.fstat(file.fileno())
        data = file.read(MAX_SIZE + 1)
    if len(data) > MAX_SIZE:
        raise OpenError("too-large", path, str(MAX_SIZE))
    return data, status

"""The files that `fenedit diagram` writes: their names, and each of them whole or not at all."""

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from fenedit.app.verbs.diagram_options import OptionsError
from fenedit.app.verbs.terminal import open_output, printable
from fenedit.documents.errors import SaveError
from fenedit.documents.saving import save_error
from fenedit.documents.streamed_saving import STDOUT
from fenedit.documents.temporary import create_temporary


def numbered(output: str, count: int) -> Iterator[str]:
    """Yield the names of so many files: "a.png" becomes "a-01.png" to "a-12.png"."""
    path = Path(output)
    digits = len(str(count))
    for number in range(1, count + 1):
        yield str(path.with_name(f"{path.stem}-{number:0{digits}}{path.suffix}"))


def shown_output(name: str) -> str:
    """Return the name of a file that is written as messages have it."""
    return "<stdout>" if name == STDOUT else printable(name)


def refuse_taken(names: Iterable[str]) -> None:
    """Raise SaveError ("exists") for the first of some names that a file has already."""
    for name in names:
        # A device may be written to at any time.
        path = Path(name)
        if os.path.lexists(path) and (path.is_file() or not path.exists()):
            raise SaveError("exists", path)


def refuse_read(output: str, names: Iterable[str]) -> None:
    """Raise OptionsError if the file to write is one of those that are read, by whatever name.

    What replaces it would be a picture of it, never what is wanted.
    """
    for name in names:
        if _is_same_file(output, name):
            raise OptionsError(
                f"{shown_output(output)} is read; name another file to write with -o"
            )


def write_file(name: str, data: bytes, *, force: bool) -> None:
    """Write a file that holds all of the data afterwards, or what it held before.

    Raises:
        SaveError: it cannot be written.
    """
    with open_output(name, replace=force) as target:
        target.write(data)
        target.flush()


def write_one_of_many(name: str, data: bytes, *, force: bool) -> None:
    """Do as `write_file`, in haste: a loss of power soon afterwards may still take the file.

    To wait for the disk would take longer than all else where there are thousands of pictures.

    Raises:
        SaveError: it cannot be written.
    """
    if os.path.lexists(name):
        write_file(name, data, force=force)
        return
    path = Path(name)
    try:
        descriptor, temporary = create_temporary(path, 0o666)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(data)
            temporary.replace(path)
        except BaseException:
            with suppress(OSError):
                temporary.unlink()
            raise
    except OSError as error:
        raise save_error(error, path) from error


def _is_same_file(one: str, other: str) -> bool:
    try:
        return Path(one).is_file() and Path(one).samefile(other)
    except (OSError, ValueError):
        # Neither a position nor standard input is a file.
        return False

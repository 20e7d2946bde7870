"""Writing a file piece by piece, so that its name means the whole content or what it did before."""

import gzip
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final, cast

from fenedit.documents.errors import SaveError
from fenedit.documents.formats import is_named_packed
from fenedit.documents.in_place import TornError, rewrite
from fenedit.documents.saving import is_read_only, save_error
from fenedit.documents.streaming import STDIN
from fenedit.documents.temporary import create_temporary, sweep
from fenedit.documents.writing import CannotCarryError, carry_over, sync_folder

STDOUT: Final = STDIN
"""The name that means standard output."""


@contextmanager
def open_target(name: str, *, replace: bool) -> Iterator[BinaryIO]:
    """Open a file for writing, or standard output if it is called "-".

    Only when the block ends well does the file take its name; what goes to a pipe, a device or
    standard output is there at once. A name that ends with `.gz` makes it packed.

    Raises:
        SaveError: it cannot be written. Its code is "exists" where there is a file of that name
            and `replace` is not set, "read-only" where that one may not be written to.
    """
    if name == STDOUT:
        yield sys.stdout.buffer
        return
    path = Path(name)
    try:
        target = Path(os.path.realpath(path))
        old = _status(target)
        if old is not None and not stat.S_ISREG(old.st_mode):
            with open(target, "wb") as device:
                yield device
            return
        if old is not None and not replace:
            raise SaveError("exists", path)
        if old is not None and is_read_only(target, old):
            raise SaveError("read-only", path)
        sweep(target.parent)
        with _replaced(target, old) as file:
            if is_named_packed(path):
                # Neither name nor time: the same records make the same bytes.
                with gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=0) as packed:
                    yield cast("BinaryIO", packed)
            else:
                yield file
    except TornError as error:
        raise SaveError("torn", path, str(error.copy)) from error
    except OSError as error:
        raise save_error(error, path) from error


def _status(target: Path) -> os.stat_result | None:
    try:
        return os.stat(target)
    except FileNotFoundError:
        return None


@contextmanager
def _replaced(target: Path, old: os.stat_result | None) -> Iterator[BinaryIO]:
    descriptor, temporary = create_temporary(target, 0o666 if old is None else 0o600)
    try:
        with open(descriptor, "wb") as file:
            yield file
            file.flush()
            if old is not None:
                with suppress(CannotCarryError):
                    carry_over(target, old, descriptor)
            os.fsync(descriptor)
        if old is not None and old.st_nlink > 1:
            # Its other names are to mean the same file.
            rewrite(target, temporary.read_bytes())
            os.unlink(temporary)
        else:
            os.replace(temporary, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(temporary)
        raise
    sync_folder(target.parent)

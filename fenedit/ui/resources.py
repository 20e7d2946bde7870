"""Where the program's own files lie: beside the package in a wheel, above it in a checkout."""

from pathlib import Path

import fenedit

_PACKAGE = Path(fenedit.__file__).resolve().parent
_ROOTS = (_PACKAGE / "resources", _PACKAGE.parent / "resources")


def resource(path: str) -> Path:
    """Return the place of a file or folder under resources/, such as "pieces/fenland".

    Raises:
        FileNotFoundError: the program was installed without it.
    """
    for root in _ROOTS:
        found = root / path
        if found.exists():
            return found
    raise FileNotFoundError(f"FenEdit was installed without its resource {path}")

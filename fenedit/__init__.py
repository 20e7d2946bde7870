"""FenEdit: set up a chess position, get a correct FEN, and the other way round."""

from pathlib import Path

__version__ = "0.1.0"

_PACKAGE = Path(__file__).resolve().parent
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

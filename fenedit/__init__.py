"""FenEdit: set up a chess position, get a correct FEN, and the other way round."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import Distribution

__version__ = "1.0.0"

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


def libraries() -> list[tuple[str, str, str]]:
    """Return the name, version and licence of each library that FenEdit needs, Python first.

    The metadata of the packages has them; where FenEdit is not installed, only Python is known.
    """
    # Imported here: they take as long as the rest of a start of the command line.
    import platform
    import re
    from contextlib import suppress
    from importlib.metadata import PackageNotFoundError, distribution, requires

    found = {"Python": (platform.python_version(), "PSF-2.0")}
    with suppress(PackageNotFoundError):
        for line in requires("fenedit") or []:
            # Some are for other versions of Python, and metadata may be damaged or cut out.
            with suppress(PackageNotFoundError, AttributeError, KeyError, TypeError, ValueError):
                if "extra ==" not in line:
                    library = distribution(re.split(r"[^\w.-]", line, maxsplit=1)[0])
                    name = library.name.replace("_Essentials", " (Qt)")
                    found[name] = (library.version, licence_of(library))
    return [(name, *told) for name, told in found.items()]


def licence_of(library: Distribution) -> str:
    """Return the licence that a library states in its metadata, in a line."""
    about = library.metadata
    for name in ("License-Expression", "License"):
        if name in about and "\n" not in about[name]:
            return about[name]
    classes = [each for each in about.get_all("Classifier") or [] if each.startswith("License")]
    return ", ".join(each.rpartition(":: ")[2] for each in classes)

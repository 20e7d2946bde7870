"""Where drawings of pieces, fonts and boards come from, their licences, and how to get them."""

import json
import shutil
import subprocess
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

# Designs kept out of all training and tuning, by what their names contain, wherever they are.
KEPT_OUT = (
    "maestro", "staunty", "kosal", "riohacha", "gioco", "california", "companion", "mpchess",
    "alfonso", "magnetic", "chess7", "governor",
    # Drawn after the same types as companion.
    "uscf", "pack1/diagram", "book diagram",
    # Fonts for judging scans.
    "condal", "alpha", "berlin",
)  # fmt: skip

# Designs that no training sees either, for tuning.
VALIDATION = (
    "adventurer", "fancy", "rhosgfx", "symbola", "vecon",
)  # fmt: skip

FREE_LICENCES = frozenset({
    "AGPL-3.0-or-later", "Apache-2.0", "Bitstream-Vera", "CC-BY-3.0", "CC-BY-4.0", "CC-BY-SA-3.0",
    "CC-BY-SA-4.0", "CC0-1.0", "GPL-2.0-only", "GPL-2.0-or-later", "GPL-3.0-or-later", "ISC",
    "LGPL-2.0-only", "LPPL-1.3c", "MIT", "OFL-1.1", "UmeFont", "W3C", "public domain",
})  # fmt: skip

Kind = Literal["pieces", "strip", "sheet", "theme", "outlines", "icons", "font", "board"]


@dataclass(frozen=True)
class Source:
    """Some sets of one place with one licence."""

    place: str
    licence: str
    kind: Kind
    judge: bool
    path: str
    pieces: tuple[str, ...]
    sets: tuple[str, ...]

    @property
    def name(self) -> str:
        """A name for folders."""
        return self.place.partition(":")[2].replace("/", "+")


def sources() -> tuple[Source, ...]:
    """All sources that sources.toml lists."""
    listed = tomllib.loads(Path(__file__).with_name("sources.toml").read_text(encoding="utf-8"))
    return tuple(
        Source(
            place=entry["from"],
            licence=entry["licence"],
            kind=entry["kind"],
            judge=entry.get("use") == "judge",
            path=entry.get("path", "icons.json"),
            pieces=tuple(entry.get("pieces", "").split()),
            sets=tuple(entry.get("sets", ())),
        )
        for entry in listed["source"]
    )


def fetch(folder: Path) -> None:
    """Brings every place of the list into `folder`, which keeps what it has already."""
    for place in dict.fromkeys(source.place for source in sources()):
        target = folder / place.replace(":", "+").replace("/", "+")
        if target.exists():
            continue
        system, _, name = place.partition(":")
        print(f"fetching {place}")
        if system == "github":
            address = f"https://github.com/{name}.git"
            _run("git", "clone", "--quiet", "--depth", "1", address, str(target))
        elif system == "debian":
            target.mkdir(parents=True)
            _run("apt-get", "-qq", "download", name, folder=target)
            _run("dpkg-deb", "-x", str(next(target.glob("*.deb"))), str(target))
        else:
            target.mkdir(parents=True)
            _run("npm", "pack", "--silent", name, folder=target)
            _run(
                "tar", "xzf", next(target.glob("*.tgz")).name, "--strip-components=1", folder=target
            )


def _run(*command: str, folder: Path | None = None) -> None:
    program = shutil.which(command[0])
    if program is None:
        raise SystemExit(f"{command[0]} is not installed")
    subprocess.run((program, *command[1:]), check=True, cwd=folder)


def read(source: Source, name: str, folder: Path) -> list[bytes]:
    """The contents of a set's files, one or one a piece."""
    root = folder / source.place.replace(":", "+").replace("/", "+")
    if source.kind == "pieces":
        return [
            (root / source.path.format(set=name, piece=piece)).read_bytes()
            for piece in source.pieces
        ]
    return [(root / source.path.format(set=name)).read_bytes()]


def icons(content: bytes, names: list[str]) -> list[bytes]:
    """SVG documents of icons in an Iconify file."""
    collection = json.loads(content)
    icon_of, alias_of = collection["icons"], collection.get("aliases", {})
    documents = []
    for name in names:
        icon = icon_of[alias_of[name]["parent"] if name in alias_of else name]
        width = icon.get("width", collection.get("width", 16))
        height = icon.get("height", collection.get("height", 16))
        document = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
            f' viewBox="0 0 {width} {height}">{icon["body"]}</svg>'
        )
        documents.append(document.replace("currentColor", "#000").encode())
    return documents

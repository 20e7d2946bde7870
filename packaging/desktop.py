#!/usr/bin/env python3
"""FenEdit's files for desktops: menu entry, file types, software centre, man page, completions.

    python3 packaging/desktop.py FOLDER     write them below FOLDER, laid out as below share/

Everything is generated from `pyproject.toml`, `README.md`, the changelog and the command line, with
the standard library alone: building a wheel needs it too.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
ICONS: Final = HERE / "icons"
"""The icon theme written by packaging/icons.py."""
DOCUMENT: Final = ICONS / "application-x-chess-fen.svg"
"""The icon of documents."""

# Hatch builds wheels without these folders on its path.
sys.path[:0] = [str(HERE), str(ROOT)]

import command_line  # noqa: E402
from fenedit.notation.translatable import Translator  # noqa: E402
from fenedit.notation.translations import translation_files  # noqa: E402

_URL_KINDS: Final = {
    "homepage": "homepage",
    "issues": "bugtracker",
    "documentation": "help",
    "source": "vcs-browser",
    "translate": "translate",
    "donate": "donation",
}
"""AppStream's names for the addresses of `[project.urls]`."""
_NARROWEST: Final = 860
"""The smallest width of the window in logical pixels."""
_MIME: Final = "http://www.freedesktop.org/standards/shared-mime-info"
_LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"
ACTIONS: Final = {"new": ("New Window", ""), "open": ("Open File…", " --choose")}
"""Actions of the menu entry: title, and arguments of the command."""


@dataclass(frozen=True, slots=True)
class FileType:
    """A kind of file that FenEdit opens.

    Attributes:
        mime: its MIME type.
        title: what a file manager calls it.
        names: its acronym, and the acronym spelt out.
        suffixes: its suffixes, without the dot.
        known: whether desktops already know the type.
    """

    mime: str
    title: str
    names: tuple[str, str]
    suffixes: tuple[str, ...]
    known: bool


@dataclass(frozen=True, slots=True)
class About:
    """FenEdit as described in `pyproject.toml`; "" and () where that says nothing.

    Attributes:
        command: the command that starts it.
        name: its name for people.
        generic_name: the kind of program it is.
        summary: its purpose in one line.
        application_id: its unique name, a reversed domain.
        version: the version of the source.
        licence: an SPDX expression.
        maintainers: people, as "Name <address>".
        categories: menu categories.
        keywords: search words for software centres.
        addresses: URLs by their titles.
        pictures: URLs of screenshots.
        file_types: the file types it opens.
    """

    command: str
    name: str
    generic_name: str
    summary: str
    application_id: str
    version: str
    licence: str
    maintainers: tuple[str, ...]
    categories: tuple[str, ...]
    keywords: tuple[str, ...]
    addresses: dict[str, str]
    pictures: tuple[str, ...]
    file_types: tuple[FileType, ...]


@cache
def about() -> About:
    """Read `pyproject.toml`."""
    found = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project, ours = found["project"], found["tool"]["fenedit"]
    people = project.get("maintainers") or project.get("authors") or []
    return About(
        command=project["name"],
        name=ours["name"],
        generic_name=ours["generic-name"],
        summary=project["description"],
        application_id=ours["application-id"],
        version=project["version"],
        licence=project["license"],
        maintainers=tuple(f"{each['name']} <{each['email']}>" for each in people),
        categories=tuple(ours["categories"]),
        keywords=tuple(project["keywords"]),
        addresses=dict(project.get("urls", {})),
        pictures=tuple(ours["pictures"]),
        file_types=tuple(map(_file_type, ours["file-types"])),
    )


def _file_type(row: dict[str, Any]) -> FileType:
    acronym, meaning = row["acronym"]
    known = row.get("known", False)
    return FileType(row["type"], row["title"], (acronym, meaning), tuple(row["suffixes"]), known)


# --- Existing texts -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Release:
    """A version in the changelog.

    Attributes:
        version: its number.
        date: its date, as 2026-11-23; for an unreleased version, the date of the source.
        released: whether it has been released.
        changes: the changes by heading, such as "Added".
    """

    version: str
    date: str
    released: bool
    changes: dict[str, list[str]]


def releases() -> list[Release]:
    """Return the versions of the changelog, newest first."""
    text = (HERE / "CHANGELOG.md").read_text(encoding="utf-8")
    found = []
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        heading, _, rest = part.partition("\n")
        match = re.fullmatch(r"\[(?P<version>[^\]]+)\](?: - (?P<date>\d{4}-\d\d-\d\d))?", heading)
        if match is None:
            raise ValueError(f"packaging/CHANGELOG.md: {heading!r} is no version")
        changes = {}
        for section in re.split(r"^### ", rest, flags=re.MULTILINE)[1:]:
            title, _, bullets = section.partition("\n")
            changes[title.strip()] = _bullets(bullets)
        released = match["date"] is not None
        version = match["version"] if released else about().version
        day = match["date"] or time.strftime("%Y-%m-%d", time.gmtime(source_time()))
        found.append(Release(version, day, released, changes))
    return found


@cache
def source_time() -> int:
    """Return when the source last changed, in seconds since 1970, for reproducible builds.

    It is SOURCE_DATE_EPOCH, or the time of the last commit, or the current time.
    """
    if stated := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(stated)
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        return int(done.stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return int(time.time())


def introduction() -> list[str | list[str]]:
    """Return README's introduction: paragraphs and bullet lists, in Markdown."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    begin = text.index("\n\n") + 2
    blocks = text[begin : text.index("\n## ")].strip().split("\n\n")
    first, *others = (block for block in blocks if not block.startswith("!["))
    # One line is too short for the first paragraph in a software centre.
    blocks = [f"{first}\n{others[0]}", *others[1:]]
    return [_bullets(each) if each.startswith("- ") else _joined(each) for each in blocks]


def _bullets(text: str) -> list[str]:
    return [_joined(each) for each in re.split(r"^- ", text, flags=re.MULTILINE)[1:]]


def _joined(text: str) -> str:
    return " ".join(text.split())


def plain(markdown: str) -> str:
    """Return a line of Markdown without its emphasis, code marks and links."""
    linked = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", markdown)
    return re.sub(
        r"(\*\*|`)(.+?)\1", r"\2", re.sub(r"(?<!\*)\*([^*\s][^*]*)\*(?!\*)", r"\1", linked)
    )


# --- Languages ----------------------------------------------------------------------------------


def texts() -> list[tuple[str, str]]:
    """Return the texts for translators with their contexts, as lupdate names them."""
    this = about()
    ours = [this.generic_name, this.summary, *(title for title, _ in ACTIONS.values())]
    ours += [each.title for each in this.file_types if not each.known]
    for block in introduction():
        ours += map(plain, [block] if isinstance(block, str) else block)
    return [("desktop", text) for text in ours] + [
        ("manual", text) for text in command_line.manual_texts()
    ]


def translated(text: str) -> Iterator[tuple[str, str]]:
    """Yield the languages that a text is translated into, with the translations."""
    for language in translation_files():
        found = _translator(language)("desktop", text, "", -1)
        if found != text:
            yield language, found


@cache
def _translator(language: str) -> Translator:
    """Return a translator that reads a .ts file, since wheels are built without Qt."""
    tree = ElementTree.parse(ROOT / f"resources/translations/fenedit_{language}.ts")
    texts = {
        (context.findtext("name"), message.findtext("source")): message.findtext("translation")
        for context in tree.iter("context")
        for message in context.iter("message")
        if message.find("translation[@type]") is None
    }
    return lambda context, source, *_: texts.get((context, source)) or source


# --- Menu entry and file types ----------------------------------------------------------------


def desktop_entry() -> str:
    """Return the menu entry (Desktop Entry Specification)."""
    this = about()
    mimes = [each.mime for each in this.file_types]
    lines = [
        "[Desktop Entry]",
        "Type=Application",
        f"Name={this.name}",
        *_in_all("GenericName", this.generic_name),
        *_in_all("Comment", this.summary),
        f"TryExec={this.command}",
        f"Exec={this.command} -- %F",
        f"Icon={this.command}",
        "Terminal=false",
        f"Categories={_list(this.categories)}",
        f"Keywords={_list(this.keywords)}",
        f"MimeType={_list(mimes)}",
        "StartupNotify=true",
        f"StartupWMClass={this.command}",
        f"Actions={_list(list(ACTIONS))}",
    ]
    for action, (title, words) in ACTIONS.items():
        lines += ["", f"[Desktop Action {action}]", *_in_all("Name", title)]
        lines.append(f"Exec={this.command}{words}")
    return "\n".join(lines) + "\n"


def _in_all(key: str, text: str) -> list[str]:
    """Return a line with a text, and one with each of its translations."""
    return [f"{key}={text}", *(f"{key}[{code}]={told}" for code, told in translated(text))]


def _list(values: tuple[str, ...] | list[str]) -> str:
    return "".join(f"{value};" for value in values)


def mime_package() -> str:
    """Return the file types unknown to desktops (Shared MIME-info Specification)."""
    root = Element("mime-info", xmlns=_MIME)
    for each in about().file_types:
        if each.known:
            continue
        kind = SubElement(root, "mime-type", type=each.mime)
        _add_in_all(kind, "comment", each.title)
        acronym, meaning = each.names
        SubElement(kind, "acronym").text = acronym
        SubElement(kind, "expanded-acronym").text = meaning
        SubElement(kind, "sub-class-of", type="text/plain")
        SubElement(kind, "icon", name=DOCUMENT.stem)
        for suffix in each.suffixes:
            SubElement(kind, "glob", pattern=f"*.{suffix}")
    return _xml(root)


# --- Software centres -------------------------------------------------------------------------


def metainfo() -> str:
    """Return the description for software centres (AppStream Specification)."""
    this = about()
    root = Element("component", type="desktop-application")

    def add(tag: str, text: str, **attributes: str) -> None:
        SubElement(root, tag, attributes).text = text

    add("id", this.application_id)
    add("name", this.name)
    _add_in_all(root, "summary", this.summary)
    add("metadata_license", "CC0-1.0")
    add("project_license", this.licence)
    if this.maintainers:
        developer = SubElement(root, "developer", id=this.application_id.rpartition(".")[0])
        SubElement(developer, "name").text = this.maintainers[0].partition(" <")[0]
    _add_description(root, introduction())
    add("launchable", f"{this.command}.desktop", type="desktop-id")
    add("icon", this.command, type="stock")
    for title, address in this.addresses.items():
        if kind := _URL_KINDS.get(title.lower()):
            add("url", address, type=kind)
    if this.pictures:
        pictures = SubElement(root, "screenshots")
        for number, address in enumerate(this.pictures):
            picture = SubElement(pictures, "screenshot", {"type": "default"} if not number else {})
            SubElement(picture, "image").text = address
    _add_list(root, "categories", "category", this.categories)
    _add_list(root, "keywords", "keyword", this.keywords)
    provides = SubElement(root, "provides")
    SubElement(provides, "binary").text = this.command
    for each in this.file_types:
        SubElement(provides, "mediatype").text = each.mime
    requires = SubElement(root, "requires")
    SubElement(requires, "display_length", compare="ge").text = str(_NARROWEST)
    supports = SubElement(root, "supports")
    for control in ("keyboard", "pointing"):
        SubElement(supports, "control").text = control
    SubElement(root, "content_rating", type="oars-1.1")
    _add_releases(root)
    return _xml(root)


def _add_releases(root: Element) -> None:
    found = SubElement(root, "releases")
    for each in releases():
        kind = "stable" if each.released else "development"
        release = SubElement(found, "release", version=each.version, date=each.date, type=kind)
        blocks: list[str | list[str]] = []
        for heading, changes in each.changes.items():
            blocks += [f"{heading}:", changes]
        _add_description(release, blocks)


def _add_description(parent: Element, blocks: list[str | list[str]]) -> None:
    description = SubElement(parent, "description")
    for block in blocks:
        if isinstance(block, str):
            _add_in_all(description, "p", plain(block))
        else:
            _add_list(description, "ul", "li", tuple(map(plain, block)))


def _add_list(parent: Element, tag: str, item: str, texts: tuple[str, ...]) -> None:
    below = SubElement(parent, tag)
    for text in texts:
        _add_in_all(below, item, text)


def _add_in_all(parent: Element, tag: str, text: str) -> None:
    """Add an element with a text, and one with each of its translations."""
    SubElement(parent, tag).text = text
    for language, told in translated(text):
        SubElement(parent, tag, {_LANGUAGE: language}).text = told


def _xml(root: Element) -> str:
    ElementTree.indent(root)
    text = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'


# --- macOS ------------------------------------------------------------------------------------


def info_plist() -> dict[str, Any]:
    """Return the entries of Info.plist that PyInstaller does not write itself."""
    this = about()
    kinds: list[dict[str, Any]] = []
    declared: list[dict[str, Any]] = []
    for each in this.file_types:
        kind: dict[str, Any] = {"CFBundleTypeName": each.title, "CFBundleTypeRole": "Editor"}
        if each.known:
            kind |= {"LSHandlerRank": "Alternate", "CFBundleTypeMIMETypes": [each.mime]}
            kind["CFBundleTypeExtensions"] = list(each.suffixes)
        else:
            identifier = f"{this.application_id}.{each.suffixes[0]}"
            kind |= {"LSHandlerRank": "Owner", "LSItemContentTypes": [identifier]}
            tags = {
                "public.filename-extension": list(each.suffixes),
                "public.mime-type": [each.mime],
            }
            declared.append(
                {
                    "UTTypeIdentifier": identifier,
                    "UTTypeDescription": each.title,
                    "UTTypeConformsTo": ["public.plain-text"],
                    "UTTypeTagSpecification": tags,
                }
            )
        kinds.append(kind)
    return {
        "CFBundleDisplayName": this.name,
        "NSHighResolutionCapable": True,
        # PyInstaller takes a program with a console for one without windows.
        "LSBackgroundOnly": False,
        "CFBundleDocumentTypes": kinds,
        "UTExportedTypeDeclarations": declared,
    }


# --- All of it --------------------------------------------------------------------------------


def shared_files() -> Iterator[tuple[str, bytes]]:
    """Yield the path below share/ and the content of each file."""
    this = about()
    command, day = this.command, releases()[0].date
    made = {
        f"applications/{command}.desktop": desktop_entry(),
        f"metainfo/{this.application_id}.metainfo.xml": metainfo(),
        f"mime/packages/{command}.xml": mime_package(),
        f"man/man1/{command}.1": command_line.manual(this.summary, day),
        f"bash-completion/completions/{command}": command_line.bash(),
        f"zsh/site-functions/_{command}": command_line.zsh(),
        f"fish/vendor_completions.d/{command}.fish": command_line.fish(),
    }
    for language in translation_files():
        page = command_line.manual(this.summary, day, _translator(language))
        made[f"man/{language}/man1/{command}.1"] = page
    for path, text in made.items():
        yield path, text.encode()
    for icon in sorted(ICONS.glob("hicolor/**/*.png")):
        yield f"icons/{icon.relative_to(ICONS).as_posix()}", icon.read_bytes()
    drawings = {"apps": ROOT / f"resources/icons/{command}.svg", "mimetypes": DOCUMENT}
    for context, drawing in drawings.items():
        yield f"icons/hicolor/scalable/{context}/{drawing.name}", drawing.read_bytes()


def write(folder: Path) -> list[Path]:
    """Write all the files below a folder; return their paths relative to it."""
    written = []
    for path, content in shared_files():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
        written.append(Path(path))
    return written


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    write(Path(sys.argv[1]))

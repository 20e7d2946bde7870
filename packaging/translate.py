#!/usr/bin/env python3
"""Maintain the translations: .ts files, which people edit, and .qm files, which the program reads.

    .venv/bin/python packaging/translate.py update [CODE ...]   take over the texts of the source
    .venv/bin/python packaging/translate.py check [CODE ...]    report missing and wrong ones
    .venv/bin/python packaging/translate.py build [CODE ...]    write the .qm files

CODE is a language such as pl; the default is all. A new language begins with `update CODE`.
Qt Linguist, or any editor, fills the .ts file. Exit code: 0, or 1 if `check` finds something.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree

import PySide6

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

import desktop  # noqa: E402
from fenedit.documents.annotating import name_in, name_of  # noqa: E402
from fenedit.documents.files.opening import open_document  # noqa: E402
from fenedit.documents.record import Record  # noqa: E402
from fenedit.notation.translations import sealed  # noqa: E402
from fenedit.ui.commands import CLEAR_RECENT, MENUS, Menu, commands_of  # noqa: E402

FOLDER: Final = ROOT / "resources" / "translations"
POSITIONS: Final = ROOT / "resources" / "positions.fen"
"""The ready positions; their names and headings are translated."""
TOOLS: Final = Path(PySide6.__file__).parent

_PLACE: Final = re.compile(r"\{[^{}]*\}")
_MNEMONIC: Final = re.compile(r"&([^ &])")


class Text(NamedTuple):
    """A text of a .ts file.

    Attributes:
        context: its context.
        source: the English text.
        comment: distinguishes it from texts that are the same in English.
        forms: its translation, or its plural forms; () if unfinished.
        counts: whether it has plural forms.
    """

    context: str
    source: str
    comment: str
    forms: tuple[str, ...]
    counts: bool


def main(words: list[str]) -> int:
    """Run the command line and return the exit code."""
    does = {"update": update, "check": check, "build": build}
    if not words or words[0] not in does:
        print(__doc__, file=sys.stderr)
        return 2
    codes = words[1:] or sorted(path.stem.partition("_")[2] for path in FOLDER.glob("*.ts"))
    return max((does[words[0]](code) for code in codes), default=0)


def file_of(code: str) -> Path:
    """Return the .ts file of a language."""
    return FOLDER / f"fenedit_{code}.ts"


def update(code: str) -> int:
    """Add new texts of the source to a language's .ts file and remove obsolete ones."""
    sources = sorted(map(str, (ROOT / "fenedit").rglob("*.py")))
    sources.append(str(written_down()))
    # Line numbers would change with every edit.
    options = ["-no-obsolete", "-locations", "none", "-target-language", code]
    _tool("lupdate", *options, *sources, "-ts", str(file_of(code)))
    return check(code)


def written_down() -> Path:
    """Write and return a source file with the texts of tables, which lupdate cannot find itself."""
    target = ROOT / "build" / "texts_of_tables.py"
    target.parent.mkdir(exist_ok=True)
    lines = []
    for context, text in texts_of_tables():
        words = [json.dumps(each, ensure_ascii=False) for each in (context, text)]
        count = ', "", 1' if "%n" in text else ""
        lines.append(f"QT_TRANSLATE_NOOP({', '.join(words)}{count})\n")
    target.write_text("".join(lines), encoding="utf-8")
    return target


def texts_of_tables() -> Iterator[tuple[str, str]]:
    """Yield the context and the English of each text in a table."""
    yield from desktop.texts()
    for file in sorted((ROOT / "fenedit").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name("translatable"), args=[ast.Constant(context), table]):
                    yield from ((str(context), text) for text in _texts_in(table))
    for item in open_document(POSITIONS).collection.lines:
        if text := name_of(item) if isinstance(item, Record) else name_in(item.text):
            yield "ready", text
    yield from (("Commands", menu.title) for menu in _menus(MENUS))
    for command in (CLEAR_RECENT, *(each for menu in MENUS for each in commands_of(menu))):
        for text in filter(None, (command.text, command.tip, command.short)):
            yield "Commands", text


def _texts_in(node: ast.expr) -> Iterator[str]:
    """Yield the texts of a table: values of dicts, items of tuples and lists."""
    match node:
        case ast.Constant(str(text)):
            yield text
        case ast.Dict(values=parts) | ast.Tuple(elts=parts) | ast.List(elts=parts):
            for part in parts:
                yield from _texts_in(part)


def _menus(rows: Sequence[object]) -> Iterator[Menu]:
    for row in rows:
        if isinstance(row, Menu):
            yield row
            yield from _menus(row.rows)


def build(code: str) -> int:
    """Write a language's .qm file. Unfinished texts stay English."""
    target = file_of(code).with_suffix(".qm")
    _tool("lrelease", "-silent", str(file_of(code)), "-qm", str(target))
    target.write_bytes(sealed(target.read_bytes()))
    return 0


def _tool(name: str, *words: str) -> None:
    subprocess.run([TOOLS / name, *words], check=True, stdout=subprocess.DEVNULL)


def texts(code: str) -> Iterator[Text]:
    """Yield the texts of a language's .ts file."""
    for context in ElementTree.parse(file_of(code)).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None  # lupdate writes one always
            forms = [each.text or "" for each in translation.iter("numerusform")]
            finished = translation.get("type") != "unfinished"
            yield Text(
                context.findtext("name") or "",
                message.findtext("source") or "",
                message.findtext("comment") or "",
                tuple(forms or [translation.text or ""]) if finished else (),
                message.get("numerus") == "yes",
            )


def check(code: str) -> int:
    """Report unfinished and wrong translations of a language."""
    found = list(texts(code))
    missing = sum(not each.forms for each in found)
    faults = [(each, fault) for each in found for fault in faults_of(each)]
    for text, fault in faults:
        print(f"{code}: {text.context}: {fault}: {text.source!r}: {' | '.join(text.forms)!r}")
    clashes = list(clashes_of(found))
    for clash in clashes:
        print(f"{code}: {clash}")
    doubtful = len(faults) + len(clashes)
    print(f"{code}: {len(found)} texts, {missing} unfinished, {doubtful} doubtful")
    return 1 if missing or faults or clashes else 0


def faults_of(text: Text) -> Iterator[str]:
    """Yield the faults of a translation: placeholders, ends, mnemonics."""
    source = text.source
    for form in text.forms:
        if not form.strip():
            yield "empty"
            continue
        if Counter(_PLACE.findall(form)) != Counter(_PLACE.findall(source)):
            yield "other places"
        # The singular form may leave the number out.
        if not text.counts and ("%n" in form) != ("%n" in source):
            yield "other numbers"
        if (form[0].isspace(), form[-1].isspace()) != (source[0].isspace(), source[-1].isspace()):
            yield "other blanks at an end"
        if form.count("\n") != source.count("\n") or form.count("\t") != source.count("\t"):
            yield "other line breaks or tabs"
        if len(_MNEMONIC.findall(form)) != len(_MNEMONIC.findall(source)):
            yield "other mnemonics"
        if form.endswith("…") != source.endswith("…") or "..." in form:
            yield "other ellipsis"
        if source[-1] in ".?:" and not form.rstrip().endswith(source[-1]):
            yield "other end of a sentence"


def clashes_of(found: Sequence[Text]) -> Iterator[str]:
    """Yield mnemonics that occur twice in one menu, in the order of the menus."""
    named = (each for each in found if each.context == "Commands" and each.forms)
    told = {each.source: each.forms[0] for each in named}
    menus: list[Menu] = [Menu("", "menu bar", MENUS), *MENUS]
    while menus:
        menu = menus.pop(0)
        taken: dict[str, str] = {}
        for row in menu.rows:
            if row is None:
                continue
            if isinstance(row, Menu) and menu.name:
                menus.append(row)
            text = told.get(row.title if isinstance(row, Menu) else row.text, "")
            for letter in map(str.lower, _MNEMONIC.findall(text)):
                if letter in taken:
                    yield f"{menu.title}: the same letter for {taken[letter]!r} and {text!r}"
                taken[letter] = text


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

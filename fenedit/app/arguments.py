"""Reads the command line: files, positions, or a verb for the terminal."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from fenedit import __version__, libraries

if TYPE_CHECKING:
    import argparse

VERBS = {
    "check": "report records of files that are not FEN or not playable",
    "convert": "write the positions of a file in another format",
    "diagram": "make pictures and sheets of positions: PNG, SVG, PDF, LaTeX, DOCX, Typst",
    "find": "print the records of files with a text, material, or pieces on squares",
    "read": "print the FENs of the positions in any text, picture or PDF",
    "solve": "find the keys that force mate in a given number of moves, and all play after them",
}
"""Verbs, which need no window, with their descriptions."""


class Arguments(NamedTuple):
    """The options of the window.

    Attributes:
        files: files to open, a window each.
        fens: positions to open, a window each.
        screenshot: where to write a picture of the window before ending, or None.
        new_instance: whether to start another program even if one is running.
        choose: whether to show the dialog that opens files.
        language: the code of the window's language; "" for the preferred one.
        recovered: sessions whose unsaved work is opened without asking.
    """

    files: tuple[Path, ...] = ()
    fens: tuple[str, ...] = ()
    screenshot: Path | None = None
    new_instance: bool = False
    choose: bool = False
    language: str = ""
    recovered: tuple[str, ...] = ()


def verb_of(words: Sequence[str]) -> str | None:
    """Return the verb that a command line begins with, or None.

    `-- check` or `./check` opens a file of that name.
    """
    return words[0] if words and words[0] in VERBS else None


def parse_arguments(words: Sequence[str]) -> Arguments:
    """Read the words after the program's name; ends the program with status 2 on a bad one."""
    if not words:
        return Arguments()
    parser = window_parser()
    if not _may_be_file(words[0]):
        parser.error(_unknown_words(words[0]))
    found, files = parse_words(parser, words)
    if found.version:
        print("FenEdit", __version__)
        for name, version, _ in libraries():
            print(name, version)
        parser.exit()
    given = [word for word in found.files if _is_fen(word)]
    paths = [Path(word) for word in (*found.files, *files) if word not in given]
    spoken = found.language
    if spoken and (fault := language_fault(spoken, f'"{printable(spoken)}"')):
        parser.error(fault)
    return Arguments(
        tuple(paths),
        (*found.fens, *given),
        found.screenshot,
        found.new_instance,
        found.choose,
        spoken,
        tuple(found.recovered),
    )


def language_fault(language: str, shown: str) -> str:
    """Return the message that a language has no translation; "" if it has one."""
    # Imported here: hardly any start names one.
    from fenedit.notation.translatable import ENGLISH
    from fenedit.notation.translations import translation_files

    known = (ENGLISH, *translation_files())
    if language in known:
        return ""
    return f"there is no translation into {shown}; the languages are {', '.join(known)}"


def window_parser() -> argparse.ArgumentParser:
    """Return the parser of a command line without a verb."""
    # Imported here: an icon that is clicked gives no words to read.
    import argparse

    verbs = "\n".join(f"  fenedit {verb:<10}{what}" for verb, what in VERBS.items())
    parser = argparse.ArgumentParser(
        prog="fenedit",
        description="Set up a chess position and get a correct FEN, or the other way round.",
        epilog=f"without a window (fenedit COMMAND --help tells more):\n{verbs}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    what = "a file of positions, a picture made by FenEdit, or a FEN in quotation marks"
    add("files", nargs="*", metavar="FILE", help=what)
    fens = "open a window with this position"
    add("--fen", dest="fens", action="append", default=[], metavar="TEXT", help=fens)
    choose = "choose the files to open in a dialog"
    add("--choose", action="store_true", help=choose)
    another = "start a new instance, even if FenEdit is already running"
    add("--new-instance", action="store_true", help=another)
    spoken = "the language of the window for this start, such as en or pl"
    add("--language", default="", metavar="CODE", help=spoken)
    add("--recovered", action="append", default=[], help=argparse.SUPPRESS)
    add("--version", action="store_true", help="print the versions of FenEdit and its libraries")
    add("--screenshot", type=Path, help=argparse.SUPPRESS)
    return parser


def _may_be_file(word: str) -> bool:
    """Return whether the first word cannot be a verb, or is the name of a file."""
    return word.startswith("-") or any(map(word.__contains__, "./\\")) or os.path.lexists(word)


def _is_fen(word: str) -> bool:
    """Return whether a word begins with a piece placement, and is not a file."""
    placement = word.split(maxsplit=1)[:1]
    return (
        placement != []
        and placement[0].count("/") == 7
        and set(placement[0]) <= set("KQRBNPkqrbnp12345678/")
        and not os.path.lexists(word)
    )


def _unknown_words(word: str) -> str:
    """Return the message that a word is not a verb, with a suggestion."""
    import difflib

    near = difflib.get_close_matches(word.lower(), VERBS, cutoff=0.4)
    verbs = f"did you mean {' or '.join(near)}?" if near else f"the commands are {', '.join(VERBS)}"
    return f'"{printable(word)}" is not a command, and not a file; {verbs}'


def parse_words(
    parser: argparse.ArgumentParser, words: Sequence[str]
) -> tuple[argparse.Namespace, list[str]]:
    """Return the parsed words, and those after "--", which are files.

    argparse itself may lose a "--". Ends the program with status 2 on a bad word.
    """
    words = list(words)
    end = words.index("--") if "--" in words else len(words)
    return parser.parse_intermixed_args(words[:end]), words[end + 1 :]


def printable(text: str) -> str:
    """Return a text on one line, with escapes for characters that are not printable."""
    return text if text.isprintable() else "".join(map(escaped, text))


def escaped(char: str) -> str:
    """Return a character, escaped if it is not printable."""
    return char if char.isprintable() else char.encode("unicode_escape").decode("ascii")

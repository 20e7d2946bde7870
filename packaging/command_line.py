"""The manual page of the command line, and its completions for bash, zsh and fish.

All are made from the parsers themselves, so that they tell what `--help` tells.
"""

from __future__ import annotations

import argparse
import re
import textwrap
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from fenedit import __version__
from fenedit.app.arguments import VERBS, window_parser
from fenedit.app.verbs.terminal import verb_parser
from fenedit.notation.translatable import Translator, untranslated

COMMAND: Final = "fenedit"
_FILES: Final = frozenset(("OUT", "IN", "FILE", "PATH"))
"""What parsers call values that are names of files."""
_COLUMNS: Final = 78
"""How wide lines of a manual page's source are at most."""


class Option(NamedTuple):
    """An option as completions know it.

    Attributes:
        names: such as "-o" and "--output".
        help: what it does, in a line.
        value: what its value is called, "" if it takes none.
        choices: what values there are; none where any may be.
        takes_file: whether its value is the name of a file.
    """

    names: tuple[str, ...]
    help: str
    value: str
    choices: tuple[str, ...]
    takes_file: bool


@cache
def parsers() -> dict[str, argparse.ArgumentParser]:
    """Return all parsers by their verbs; that of a window has the verb ""."""
    return {"": window_parser(), **{verb: verb_parser(verb) for verb in VERBS}}


def options(parser: argparse.ArgumentParser) -> list[Option]:
    """Return the options of a parser."""
    return [_option(parser, each) for each in _actions(parser) if each.option_strings]


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    return (each for each in parser._actions if each.help != argparse.SUPPRESS)


def _option(parser: argparse.ArgumentParser, action: argparse.Action) -> Option:
    value = "" if action.nargs == 0 else _value(action)
    choices = tuple(map(str, action.choices or ()))
    return Option(
        tuple(action.option_strings), _help(parser, action), value, choices, value in _FILES
    )


def _help(parser: argparse.ArgumentParser, action: argparse.Action) -> str:
    return (action.help or "") % {**vars(action), "prog": parser.prog}


def _value(action: argparse.Action) -> str:
    return str(action.metavar or action.dest.upper())


# --- The manual page --------------------------------------------------------------------------


_HEADINGS: Final = (
    *("NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "FILES"),
    "EXIT STATUS",
)
_WITHOUT: Final = (
    "Without a command, a window is opened for each file, or for each position. The commands work "
    "without a window, and without a display."
)
_ENGLISH_HELP: Final = "“fenedit COMMAND --help” explains a command and its options, in English."
_PLACES: Final = {
    "~/.config/fenedit/fenedit.ini": "Preferences and recent files.",
    "~/.local/share/fenedit/recovery": "Unsaved work, which is offered at the next start.",
    "~/.local/share/fenedit/log/fenedit.log": "Unexpected errors.",
}
_STATUS: Final = (
    "Each command’s help explains its own. Without a command it is 0, 1 if there is no "
    "display, or 2 if the command line is not valid."
)


def manual_texts() -> list[str]:
    """Return what is translated of the manual page."""
    window = parsers()[""]
    told = [*_HEADINGS, window.description or "", _WITHOUT, _ENGLISH_HELP, *_PLACES.values()]
    told += [_STATUS, *(_help(window, each) for each in _actions(window)), *VERBS.values()]
    return told


def manual(summary: str, day: str, translate: Translator = untranslated) -> str:
    """Return the manual page, in the language of man(7).

    Args:
        summary: what the program does, in a line.
        day: that of the version, as 2026-11-23.
        translate: what makes it a page in another language. That has of the verbs only what they
            do: their options are explained in English.
    """

    def told(text: str) -> str:
        return translate("manual", text, "", -1)

    window = parsers()[""]
    name, synopsis, description, options, verbs, files, status = map(told, _HEADINGS)
    summary = translate("desktop", summary, "", -1)
    lines = [
        f'.TH {COMMAND.upper()} 1 "{day}" "FenEdit {__version__}" "User Commands"',
        f'.SH "{name}"',
        rf"{COMMAND} \- {_escaped(summary[0].lower() + summary[1:])}",
        f'.SH "{synopsis}"',
        *_synopsis(),
        f'.SH "{description}"',
        *_paragraphs(told(window.description or "")),
        ".PP",
        *_filled(told(_WITHOUT)),
        f'.SH "{options}"',
        *_options(window, told),
    ]
    if translate is untranslated:
        lines += _verbs()
    else:
        lines.append(f'.SH "{verbs}"')
        for verb, what in VERBS.items():
            lines += [".TP", rf"\fB{verb}\fR", *_filled(told(what))]
        lines += [".PP", *_filled(told(_ENGLISH_HELP))]
    lines.append(f'.SH "{files}"')
    for place, what in _PLACES.items():
        lines += [".TP", rf"\fI{_escaped(place)}\fR", *_filled(told(what))]
    lines += [f'.SH "{status}"', *_filled(told(_STATUS))]
    return "\n".join(lines) + "\n"


def _verbs() -> Iterator[str]:
    for verb, what in VERBS.items():
        parser = parsers()[verb]
        yield f'.SH "{COMMAND.upper()} {verb.upper()}"'
        yield _escaped(_sentence(what))
        yield ".PP"
        yield from _paragraphs(parser.description or "")
        yield '.SS "Options"'
        yield from _options(parser)
        if parser.epilog:
            yield '.SS "More"'
            yield from _paragraphs(parser.epilog)


def _synopsis() -> Iterator[str]:
    for verb, parser in parsers().items():
        usage = " ".join(parser.format_usage().removeprefix("usage: ").split())
        words = usage.removeprefix(parser.prog).strip()
        if verb:
            yield ".br"
        yield f".B {_escaped(parser.prog)}"
        yield from _filled(words)


def _options(parser: argparse.ArgumentParser, told: Callable[[str], str] = str) -> Iterator[str]:
    for each in _actions(parser):
        yield ".TP"
        value = _escaped(_value(each))
        # A list that has a name is told where it is explained.
        if each.choices and not each.metavar:
            value = "{" + _escaped(",".join(map(str, each.choices))) + "}"
        if each.option_strings:
            names = ", ".join(rf"\fB{_escaped(name)}\fR" for name in each.option_strings)
            yield names if each.nargs == 0 else rf"{names} \fI{value}\fR"
        else:
            yield rf"\fI{value}\fR"
        yield from _filled(told(_help(parser, each)))


def _paragraphs(text: str) -> Iterator[str]:
    """Yield the source of paragraphs; those with columns or a margin stay as they are."""
    for number, paragraph in enumerate(re.split(r"\n{2,}", text.strip("\n"))):
        if number:
            yield ".PP"
        if re.search(r"^ | {3}", paragraph, re.MULTILINE):
            yield ".nf"
            for line in paragraph.split("\n"):
                yield _line(_escaped(line))
            yield ".fi"
        else:
            yield from _filled(paragraph)


def _filled(text: str) -> Iterator[str]:
    """Yield the source of a paragraph, a sentence on lines of its own."""
    for sentence in re.split(r"(?<=[.;:]) (?=[A-Z])", " ".join(text.split())):
        for line in textwrap.wrap(_escaped(sentence), _COLUMNS, break_on_hyphens=False):
            yield _line(line)


def _line(escaped: str) -> str:
    return rf"\&{escaped}" if escaped.startswith((".", "'")) else escaped


def _escaped(text: str) -> str:
    for char, name in (("\\", r"\e"), ("-", r"\-"), ("’", r"\(cq"), ("~", r"\(ti"), ("^", r"\(ha")):
        text = text.replace(char, name)
    return text


def _sentence(what: str) -> str:
    return f"{what[0].upper()}{what[1:]}."


# --- Completions ------------------------------------------------------------------------------


def bash() -> str:
    """Return the completions of bash: words and options by the verb, then names of files."""
    lines = [
        f"# Completions of {COMMAND} for bash.",
        f"_{COMMAND}() {{",
        "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} verb=",
        "    (( COMP_CWORD > 1 )) && verb=${COMP_WORDS[1]}",
        "    COMPREPLY=()",
        "    case $verb in",
    ]
    lines += [
        f"        {verb})\n{_bash_case(parser)}" for verb, parser in parsers().items() if verb
    ]
    lines += [f"        *)\n{_bash_case(parsers()[''])}", "    esac", ""]
    lines += [
        "    if (( COMP_CWORD == 1 )) && [[ $word != -* ]]; then",
        f"        mapfile -t COMPREPLY < <(compgen -W '{' '.join(VERBS)}' -- \"$word\")",
        "    fi",
        "    compopt -o filenames 2>/dev/null",
        "    local file",
        '    while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$word")',
        "}",
        f"complete -F _{COMMAND} {COMMAND} {COMMAND}-gui",
    ]
    return "\n".join(lines) + "\n"


def _bash_case(parser: argparse.ArgumentParser) -> str:
    indent = " " * 12
    known = options(parser)
    lines = ["case $before in"]
    for each in known:
        names = "|".join(each.names)
        if each.choices:
            words = " ".join(each.choices)
            reply = f"mapfile -t COMPREPLY < <(compgen -W '{words}' -- \"$word\"); return"
            lines.append(f"    {names}) {reply} ;;")
        elif each.value and not each.takes_file:
            lines.append(f"    {names}) return ;;")
    names = " ".join(name for each in known for name in each.names)
    lines += [
        "esac",
        "if [[ $word == -* ]]; then",
        f"    mapfile -t COMPREPLY < <(compgen -W '{names}' -- \"$word\")",
        "    return",
        "fi",
        ";;",
    ]
    return "\n".join(f"{indent}{line}" for line in lines)


def zsh() -> str:
    """Return the completions of zsh."""
    lines = [
        f"#compdef {COMMAND} {COMMAND}-gui",
        f"# Completions of {COMMAND} for zsh.",
        "local -a verbs",
        "verbs=(",
        *(f"    {_quoted(f'{verb}:{what}')}" for verb, what in VERBS.items()),
        ")",
        "case ${words[2]} in",
    ]
    for verb, parser in parsers().items():
        if verb:
            lines += [f"    {verb})", "        shift words; (( CURRENT-- ))"]
            lines += [f"        {_zsh_arguments(parser)}", "        ;;"]
    lines += [
        "    *)",
        "        (( CURRENT == 2 )) && _describe -t verbs verb verbs",
        f"        {_zsh_arguments(parsers()[''])}",
        "        ;;",
        "esac",
    ]
    return "\n".join(lines) + "\n"


def _zsh_arguments(parser: argparse.ArgumentParser) -> str:
    specifications = []
    for each in options(parser):
        told = re.sub(r"([\[\]:\\])", r"\\\1", each.help)
        for name in each.names:
            specification = f"{name}[{told}]"
            if each.choices:
                specification += f":{each.value}:({' '.join(each.choices)})"
            elif each.value:
                specification += f":{each.value}:{'_files' if each.takes_file else ' '}"
            specifications.append(_quoted(specification))
    specifications.append(_quoted("*:file:_files"))
    return "_arguments " + " \\\n            ".join(specifications)


def fish() -> str:
    """Return the completions of fish."""
    none = " ".join(VERBS)
    lines = [f"# Completions of {COMMAND} for fish."]
    for verb, what in VERBS.items():
        lines.append(f"complete -c {COMMAND} -n __fish_use_subcommand -a {verb} -d {_quoted(what)}")
    for verb, parser in parsers().items():
        condition = f"__fish_seen_subcommand_from {verb}"
        if not verb:
            condition = f"not __fish_seen_subcommand_from {none}"
        for each in options(parser):
            words = [f"complete -c {COMMAND} -n {_quoted(condition)}", *_fish_names(each.names)]
            if each.choices:
                words.append(f"-x -a {_quoted(' '.join(each.choices))}")
            elif each.value:
                words.append("-r -F" if each.takes_file else "-x")
            lines.append(" ".join((*words, f"-d {_quoted(each.help)}")))
    return "\n".join(lines) + "\n"


def _fish_names(names: Sequence[str]) -> Iterator[str]:
    for name in names:
        yield f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"


def _quoted(text: str) -> str:
    """Return a text that all three shells take as it is."""
    # Fish knows \' within quotation marks, the others do not: none of them needs an apostrophe.
    return "'" + text.replace("'", "’") + "'"

"""`fenedit check`: find records that are not FEN, not playable, or proven illegal."""

from __future__ import annotations

import argparse
import io
import json
import os
import re
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fenedit.app.arguments import language_fault, printable
from fenedit.app.verbs.terminal import (
    CANNOT,
    CHESS960_HELP,
    COMPRESSED,
    JSON_HELP,
    NUL_WORDS,
    add_encoding,
    complain,
    counted,
    invite,
    records_of,
    shown_name,
    stream_words,
)
from fenedit.documents.encoding import DEFAULT
from fenedit.documents.errors import StreamError
from fenedit.documents.files import STDIN
from fenedit.documents.files.streaming import Source, open_source
from fenedit.jobs.check_file import (
    BUDGET,
    FAIRY,
    GRADES,
    LEVELS,
    NEGATIVE,
    OF_GAMES,
    Checked,
    Level,
    Options,
    Verdict,
    check_source,
)
from fenedit.jobs.parts import PartError
from fenedit.jobs.positions import is_position
from fenedit.notation.epd.record import perft_counts
from fenedit.notation.fen import format_fen
from fenedit.notation.fix_titles import fix_title
from fenedit.notation.messages import sentence
from fenedit.notation.position import square_name
from fenedit.notation.problems import Problem, Severity
from fenedit.notation.spellings.stipulations import repaired
from fenedit.notation.translatable import ENGLISH, Translator, untranslated
from fenedit.rules.judge.game import ways_out
from fenedit.rules.judge.playability import ENGINE

if TYPE_CHECKING:
    from fenedit.rules.tablebase import Known, Tables

_WORDS = {
    Severity.NOT_FEN: "syntax",
    Severity.NOT_PLAYABLE: "unplayable",
    Severity.ILLEGAL: "illegal",
    Severity.HINT: "hint",
    Severity.NOTE: "note",
}
_FAIL_ON = {grade.value: grade for grade in GRADES if grade is not Severity.HINT}

_REACHED: dict[Verdict, Level] = {
    "not-fen": "syntax",
    "not-playable": "playable",
    "illegal": "full",
}
"""Verdicts and the levels at which they are reached, if that is not the requested one."""

_LONGEST = 999_999_999
"""The largest budget of a search in milliseconds: days."""

_DESCRIPTION = f"""\
Check a position, or those of FEN, EPD and PGN files (also {COMPRESSED}), and print a
line for each problem: FILE:LINE:COLUMN: severity: message [code]. Severities are syntax (not FEN),
unplayable (engines refuse the position, or drop what it claims), illegal (proven: no game leads to
it) and hint (possible, but likely a slip). For each game in a PGN file, the position that it begins
with is checked, then whether its moves can be played from there, and whether the tags Result and
PlyCount fit them. Moves with the piece letters of another language are not checked, nor are games
of variants other than Chess960. Blank lines and lines that begin with #, % or ; are skipped. In a
collection of puzzles of Olive (YAML), LINE is where an entry begins, and there is no COLUMN.

Levels, each including the one before it:
  syntax      whether the text is FEN
  playable    whether engines accept the position, and drop nothing that it claims, as
              {ENGINE} does (the default)
  full        whether it can arise in a game: what counting and the last move prove, then a
              search for proofs from pawns, captures and promotions, which --budget limits for each
              position; and counters that cannot be true
Even at level full, no problem means only that none was found, not that a game is known that leads
to the position. A record with the operation dm is a puzzle: what proves it illegal is only a note
(--notes).

--perft compares the counts of perft suites (";D1 20 ;D2 400", "D1 20; D2 400;", "perft 1 20;") with
FenEdit's own count of the legal moves, and prints the first depth of a record that differs:
FILE:LINE:COLUMN: perft: depth 3: 8903 written, 8902 counted. Such a record also fails.
Counts on lines of their own, below that of the position, are not compared.

--syzygy prints a line for each position that the tablebases hold, for the side to move:
FILE:LINE: tablebase: win, 5 plies to the next capture, pawn move or mate. A cursed win, or a
blessed loss, is a draw by the 50-move rule.\
"""
_EPILOG = """\
Exit status: 0 if no record failed, 1 if one did (--fail-on), 2 if a file could not be read (the
others are still checked) or the command line is not valid.

With --json, each record is a line with one object:
  file, line    where it is; standard input is <stdin>, a position given itself <position>
  text          the line, or the content of a game's FEN tag ("" if it has none); for an entry of
                Olive or a row of a table, the line of EPD with the same content
  fen           its canonical FEN, or null
  verdict       the first that applies of not-fen, not-playable, illegal, no-objection; null for
                fairy pieces, which are not judged
  level         at which it was reached: syntax, playable or full
  exhausted     false if --budget stopped the search for a proof, so that more time may find one
  reason        the code of the proof if the verdict is illegal, else null
  notes         what was read leniently, or is for information only: objects with code, message,
                span, squares
  problems      objects with code, severity, message, span, line, column, squares, fixes;
                a span is the start and the end in text, counted from 0, and null for a game's
                move; line and column are where it begins in the file (column 0 in Olive and
                tables); a fix has a code and a title
  perft         with --perft: null if there was nothing to compare, else an object with depth
                (the first that differs, or the last that was compared), written and counted
  tablebase     with --syzygy: null if no table holds the position, else an object with result (for
                the side to move: win, cursed-win, draw, blessed-loss or loss) and plies (about so
                many to the next capture, pawn move or mate; null without the table of distances)\
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the description and the options of the verb to a parser."""
    parser.description, parser.epilog = _DESCRIPTION, _EPILOG
    add = parser.add_argument
    add(
        "files",
        nargs="*",
        metavar="FEN | FILE",
        help='a position (in quotation marks) or a file; "-" or none: standard input',
    )
    how_deep = "how deep to look (default: %(default)s)"
    add("--level", choices=LEVELS, default="playable", help=how_deep)
    add(
        "--budget",
        type=_milliseconds,
        metavar="MS",
        help="at most MS milliseconds to search for a proof for each position, only with "
        f"--level full; 0 for no search (default: {BUDGET})",
    )
    add(
        "--fail-on",
        choices=tuple(_FAIL_ON),
        default=Severity.NOT_PLAYABLE.value,
        help="exit with status 1 if a record is this or worse (default: %(default)s)",
    )
    compare = "compare the counts of perft suites with FenEdit's own, to depth N (1 to 9)"
    add("--perft", type=_depth, default=0, metavar="N", help=compare)
    tables = "also look up who wins, in the Syzygy tablebases of a folder"
    add("--syzygy", type=_tables, metavar="DIR", help=tables)
    add("--json", action="store_true", help=JSON_HELP)
    add("--notes", action="store_true", help="also print what was read leniently")
    add("--chess960", action="store_true", help=CHESS960_HELP)
    add_encoding(parser)
    spoken = "the language of the messages, such as pl (default: en)"
    add("--language", default=ENGLISH, metavar="CODE", help=spoken)


def run(words: argparse.Namespace) -> int:
    """Check the files of the command line; return the exit status."""
    if words.budget is not None and words.level != "full":
        print(
            "fenedit check: --budget limits the search for proofs, which needs --level full",
            file=sys.stderr,
        )
        return CANNOT
    if fault := language_fault(words.language, _shown(words.language)):
        print(f"fenedit check: {fault}", file=sys.stderr)
        return CANNOT
    translate: Translator = untranslated
    if words.language != ENGLISH:
        # Qt is loaded only for other languages.
        from fenedit.ui.translation import translator_into

        translate = translator_into(words.language)
    budget = BUDGET if words.budget is None else words.budget
    every = words.notes or words.json or words.syzygy is not None
    options = Options(words.level, words.chess960, every, budget, words.perft)
    fatal = GRADES[: GRADES.index(_FAIL_ON[words.fail_on]) + 1]
    counts: Counter[str] = Counter()
    for name in words.files or [STDIN]:
        invite(name)
        try:
            with _open(name, words.encoding) as opened:
                if opened.nul:
                    complain("check", name, NUL_WORDS)
                source, broken = records_of("check", name, opened)
                counts.update(records=broken, faulty=broken, failed=broken)
                for checked in check_source(source, options):
                    if isinstance(checked, int):
                        counts["records"] += checked
                    else:
                        _count(counts, checked, fatal)
                        if words.perft and checked.position is None:
                            counts["apart"] += bool(perft_counts(checked.entry.text))
                        _print(opened.name, checked, words, translate)
        except (StreamError, PartError) as error:
            complain("check", name, stream_words(error))
            counts["unreadable"] += 1
    sys.stdout.flush()
    print(_summary(counts, words.perft), file=sys.stderr)
    if counts["apart"]:
        lines = counted(counts["apart"], "line has", "lines have")
        print(
            f"{lines} perft counts but no position: only counts after a position are compared",
            file=sys.stderr,
        )
    if counts["unreadable"]:
        return CANNOT
    return 1 if counts["failed"] else 0


def _open(name: str, encoding: str | None) -> AbstractContextManager[Source]:
    """Open a file, or a position as if it were one."""
    if is_position(name):
        return nullcontext(Source("<position>", io.BytesIO(os.fsencode(name)), DEFAULT, "epd"))
    return open_source(name, encoding)


def _milliseconds(text: str) -> int:
    """Return a budget."""
    shown = _shown(text)
    if not re.fullmatch("[+-]?[0-9]+", text):
        raise argparse.ArgumentTypeError(f"{shown} is not a whole number of milliseconds")
    digits = text.lstrip("+-").lstrip("0") or "0"
    # Python refuses to read numbers of thousands of digits.
    if len(digits) > len(str(_LONGEST)) or (text.startswith("-") and digits != "0"):
        raise argparse.ArgumentTypeError(f"{shown} is not between 0 and {_LONGEST} milliseconds")
    return int(digits)


def _depth(text: str) -> int:
    """Return the depth to which counts are compared."""
    if not re.fullmatch("[1-9]", text):
        raise argparse.ArgumentTypeError(f"{_shown(text)} is not a depth from 1 to 9")
    return int(text)


def _tables(text: str) -> Tables:
    """Return the tablebases in a folder."""
    from fenedit.rules.tablebase import open_tables, table_files

    try:
        return open_tables(table_files(Path(text)))
    except OSError as error:
        reason = error.strerror or "it has no Syzygy tablebases"
        raise argparse.ArgumentTypeError(f"{_shown(text)}: {reason}") from None


def _shown(text: str) -> str:
    return printable(text if len(text) <= 30 else f"{text[:30]}…")


def _count(counts: Counter[str], checked: Checked, fatal: Sequence[Severity]) -> None:
    differs = checked.perft is not None and checked.perft.differs
    counts["records"] += 1
    counts["faulty"] += bool(checked.problems)
    counts["failed"] += checked.worst in fatal or differs
    counts["compared"] += checked.perft is not None
    counts["differing"] += differs


def _summary(counts: Counter[str], perft: int) -> str:
    records, compared = counts["records"], counts["compared"]
    parts = [counted(records, "record", "records"), f"{counts['faulty']} with problems"]
    if perft:
        parts.append(f"{compared} with perft counts up to depth {perft}")
        parts.append(f"{counts['differing']} of them wrong")
        parts.append(f"{records - compared} without")
    if counts["unreadable"]:
        parts.append(f"{counted(counts['unreadable'], 'file', 'files')} could not be read")
    return ", ".join(parts)


def _print(name: str, checked: Checked, words: argparse.Namespace, translate: Translator) -> None:
    if words.json:
        found = _object(name, checked, words.level, translate, words.language)
        if words.perft:
            found["perft"] = None if checked.perft is None else checked.perft._asdict()
        if words.syzygy is not None:
            known = _known(words.syzygy, checked)
            found["tablebase"] = None if known is None else known._asdict()
        print(json.dumps(found))
        return
    notes = [each for each in checked.notes if words.notes or each.code == FAIRY]
    shown = [*notes, *checked.problems]
    for problem in shown:
        place = _place(name, checked.place(problem))
        told = printable(sentence(problem, translate, words.language))
        print(f"{place}: {_WORDS[problem.severity]}: {told} [{problem.code}]")
    perft = checked.perft
    if perft is not None and perft.differs:
        counts = f"depth {perft.depth}: {perft.written} written, {perft.counted} counted"
        print(f"{_place(name, checked.entry[:2])}: perft: {counts}")
    if (known := _known(words.syzygy, checked)) is not None:
        result = known.result.replace("-", " ")
        if known.plies:
            plies = counted(known.plies, "ply", "plies")
            result = f"{result}, {plies} to the next capture, pawn move or mate"
        print(f"{_place(name, checked.entry[:2])}: tablebase: {result}")


def _known(tables: Tables | None, checked: Checked) -> Known | None:
    """Return what tablebases know of a record; None if nothing, or if a table is damaged."""
    if tables is None or checked.position is None:
        return None
    from fenedit.rules.tablebase import known

    try:
        return known(tables, checked.position, checked.chess960)
    except OSError as error:
        complain("check", "--syzygy", str(error))
        return None


def _place(name: str, at: tuple[int, int]) -> str:
    """Return a line of a file, and a column if it is not 0."""
    line, column = at
    place = f"{shown_name(name)}:{line}"
    return f"{place}:{column}" if column else place


def _object(
    name: str, checked: Checked, level: Level, translate: Translator, language: str
) -> dict[str, Any]:
    """Return the JSON object of a record that was checked at a level."""
    position = checked.position
    proofs = (each.code for each in checked.problems if each.severity is Severity.ILLEGAL)
    return {
        "file": shown_name(name) if name == STDIN else name,
        "line": checked.entry.line,
        "text": checked.entry.text,
        "fen": None if position is None else format_fen(position),
        "verdict": checked.verdict,
        "level": _REACHED.get(checked.verdict or "no-objection", level),
        "exhausted": checked.exhausted,
        "reason": next(proofs, None) if checked.verdict == "illegal" else None,
        "notes": [
            {
                "code": note.code,
                "message": sentence(note, translate),
                "span": note.span,
                "squares": [square_name(square) for square in note.squares],
            }
            for note in checked.notes
        ],
        "problems": [
            _problem(problem, checked, translate, language) for problem in checked.problems
        ],
    }


def _problem(
    problem: Problem, checked: Checked, translate: Translator, language: str
) -> dict[str, Any]:
    position, entry = checked.position, checked.entry
    moves = "" if entry.game is None else entry.whole[entry.game.tags_end :]
    fixes: list[dict[str, str]] = []
    if position is None or problem.code == NEGATIVE:
        instead = repaired(entry.text) if position is None else format_fen(position)
        if instead is not None:
            # The translators' tool finds it in the FEN field.
            words = "Write {0} instead"
            title = translate("FenField", words, "", -1).format(instead)
            fixes = [{"code": "repair-text", "title": title}]
    else:
        fixes = [
            {"code": fix.code, "title": fix_title(fix.code, fix.data, translate)}
            for fix in ways_out(problem, position, checked.chess960, moves)
        ]
    line, column = checked.place(problem)
    return {
        "code": problem.code,
        "severity": _WORDS[problem.severity],
        "message": sentence(problem, translate, language),
        "span": None if problem.code in OF_GAMES else problem.span,
        "line": line,
        "column": column,
        "squares": [square_name(square) for square in problem.squares],
        "fixes": fixes,
    }

"""`fenedit solve`: find the solutions of puzzles, with Popeye those of all kinds."""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from fenedit.app.arguments import printable
from fenedit.app.verbs.terminal import (
    CANNOT,
    COMPRESSED,
    JSON_HELP,
    add_encoding,
    complain,
    counted,
    invite,
    process_words,
    records_of,
    shown_name,
    stream_words,
    whole_number,
)
from fenedit.documents.entry import Entry
from fenedit.documents.errors import StreamError
from fenedit.documents.files import STDIN
from fenedit.jobs.positions import is_position
from fenedit.jobs.processors import pool_size
from fenedit.jobs.programs import found_popeye
from fenedit.jobs.puzzles import Solved, intended_in, popeye_verdict, read_entry, solve_one
from fenedit.jobs.questions import FAILURES, Found, RowKind, SolveOptions
from fenedit.notation.fen import format_fen
from fenedit.notation.messages import sentence
from fenedit.notation.stipulation import MOST_MOVES, leading_stipulation, parse_stipulation
from fenedit.rules.play import why_not
from fenedit.rules.solve.solution import (
    Attack,
    Defence,
    Solution,
    Wanted,
    solution_text,
    with_ep,
)

_WORDS: dict[RowKind, str] = {"no-solution": "no solution", "fewer": "fewer than intended"}
"""The words for verdicts that are not their own names."""
_SUMMARY: tuple[RowKind, ...] = (
    *("sound", "solved", "cooked", "short", "fewer", "duals"),
    *("no-solution", "off", "unfinished"),
)
"""The verdicts in the order of the summary."""
_LONGEST = 10_000_000.0
"""The largest budget of a puzzle in seconds: months."""

_DESCRIPTION = f"""\
Solve direct mates: find every key, all play after it, shorter mates, and duals. Give either a
position (in quotation marks, with --mate N or the operation dm), or FEN, EPD and PGN files (also
{COMPRESSED}), in which every record that asks for a mate is solved: the
operation dm 2 or c3 "#2" of a line, the tag Stipulation "#2" of a game. Other stipulations, such as
h#2, twins, fairy conditions and pieces are solved by Popeye, where it is installed. The play of a
position is printed as a tree; for a record in a file, only the keys or the number of solutions.

  fenedit solve "3N4/8/8/8/8/k1K5/8/1R6 w - -" --mate 2
  fenedit solve problems.epd --budget 10

Verdicts:
  sound         one key, no shorter mate, no dual after a defence that parries every threat
  cooked        several keys
  short         there is a shorter mate
  duals         one key, but several answers to such a defence
  no solution   no key
  off           cannot be solved; the reason is printed
  unfinished    stopped after --budget seconds, or by an option for Popeye in the record, or there
                are twins that cannot be made
  N solutions   found by Popeye; the record does not say how many are intended
  fewer         than intended\
"""
_EPILOG = """\
Exit status: 0 if all puzzles are sound, 1 if one is not, or a record is not a position, 2 if a file
could not be read (the others are still solved), a solver has failed, or the command line is not
valid.

With --json, each record is a line with one object; for one that is not a puzzle, the values about
puzzles are null:
  file, line    where it is; null for a position on the command line
  fen           its canonical FEN, or null
  mate          n of #n
  verdict       one of the above, with a hyphen for the space; not-fen if it is not a position
  exact         whether the search was complete, so that the verdict is proven
  keys, short   first moves that mate in n, and in fewer, in UCI notation; with Popeye the first
                moves of all solutions of the diagram
  tries         with --tries: objects with move and refutation
  tree          for each key an object with move, san, mates_in, zugzwang, threats and defences; a
                defence has move, san, dual, meets_threat and answers; threats and answers are
                objects like those for keys
  set_play      with --set-play: a list of such defences, or null
  stipulation   as the record has it, or null
  solutions     how many Popeye has found, a number for each twin; null if it was not asked
  reason        for off and not-fen, the code of the reason; else null
  seconds, nodes
                how long it took, and how many positions were searched\
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the description and the options of the verb to a parser."""
    parser.description, parser.epilog = _DESCRIPTION, _EPILOG
    parser.usage = (
        "%(prog)s [-h] [--mate N] [--tries] [--set-play] [--tree] [--json] [--budget S] "
        "[--chess960] [--popeye PATH] [--encoding NAME] [FEN | FILE...]"
    )
    add = parser.add_argument
    add(
        "files",
        nargs="*",
        metavar="FEN | FILE",
        help='a position or a file; "-" or none: standard input',
    )
    moves = whole_number(f": expected 1 to {MOST_MOVES} moves", digits=10, most=MOST_MOVES)
    add(
        "--mate", type=moves, metavar="N", help="look for mate in N moves, whatever the records say"
    )
    add("--tries", action="store_true", help="also find first moves with a single refutation")
    answers = "also find the answers to each move of the defender, if the defender were to move"
    add("--set-play", action="store_true", help=answers)
    add("--tree", action="store_true", help="print all play for records of files, too")
    add("--json", action="store_true", help=JSON_HELP)
    add("--budget", type=_seconds, metavar="S", help="stop solving a puzzle after S seconds")
    rules = "solve by the rules of Chess960 (a record that says so is solved by them anyway)"
    add("--chess960", action="store_true", help=rules)
    program = "the program that solves all but direct mates (without it, one on the search path)"
    add("--popeye", metavar="PATH", help=program)
    add_encoding(parser)


def run(words: argparse.Namespace) -> int:
    """Solve the files or the position of the command line; return the exit status."""
    wanted = Wanted(tries=words.tries, set_play=words.set_play)
    popeye = found_popeye() if words.popeye is None else str(Path(words.popeye).absolute())
    options = SolveOptions(words.mate, words.chess960, wanted, words.budget, popeye)
    names = words.files or [STDIN]
    if any(map(is_position, names)):
        return _solve_position(names, options, words)
    # Imported here: a position on the command line is no file.
    from fenedit.documents.files.streaming import entries, open_source
    from fenedit.jobs.solve_file import solve_in_order

    counts: Counter[str] = Counter()
    for name in names:
        invite(name)
        try:
            with open_source(name, words.encoding) as opened:
                source, broken = records_of("solve", name, opened)
                counts["records"] += broken
                counts["not-fen"] += broken
                for record in solve_in_order(entries(source), options, pool_size(0)):
                    _count(counts, record)
                    _print(name, record, words)
        except StreamError as error:
            complain("solve", name, stream_words(error))
            counts["unreadable"] += 1
    sys.stdout.flush()
    print(_summary(counts), file=sys.stderr)
    if counts["unreadable"] or counts["failed"]:
        return CANNOT
    fine = ("none", "other", "no-popeye", "sound", "solved")
    return 1 if counts["records"] > sum(counts[each] for each in fine) else 0


def _solve_position(names: list[str], options: SolveOptions, words: argparse.Namespace) -> int:
    """Solve the position of the command line; return the exit status."""
    if len(names) > 1:
        return _refuse("a position must be given alone, in quotation marks")
    entry = Entry(1, 1, names[0], names[0])
    record = read_entry(0, entry, options)
    if record.position is None:
        return _refuse(f"this is not a position: {_not_fen(entry)[0]}")
    words.tree = True
    solved = solve_one(record, options, pool_size(0))
    if solved.solution is None and solved.found is None and record.asked:
        why = f"“{record.asked}” is not solved here"
        if _is_for_popeye(record):
            why = f"“{record.asked}” needs Popeye, which was not found: --popeye PATH names it"
        return _refuse(f"{why}; --mate N tests for a mate in N moves")
    if record.mate is None and not record.asked:
        return _refuse("the number of moves is missing: give --mate N, or dm N; after the position")
    _print(None, solved, words)
    if solved.failure:
        return CANNOT
    return 0 if _verdict(solved) in ("sound", "solved") else 1


def _refuse(why: str) -> int:
    print(f"fenedit solve: {printable(why)}", file=sys.stderr)
    return CANNOT


def _seconds(text: str) -> float:
    """Return a budget."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= _LONGEST:
        raise argparse.ArgumentTypeError(f"{printable(text)} is not a number of seconds above 0")
    return seconds


def _count(counts: Counter[str], record: Solved) -> None:
    counts["records"] += 1
    if record.failure:
        counts["failed"] += 1
    elif record.position is None:
        counts["not-fen"] += 1
    elif verdict := _verdict(record):
        counts[verdict] += 1
    elif _is_for_popeye(record):
        counts["no-popeye"] += 1
    else:
        counts["other" if record.asked else "none"] += 1


def _verdict(record: Solved) -> RowKind | None:
    """Return the verdict on a record, None if it was not solved."""
    if record.found is not None:
        return popeye_verdict(record.found, record.puzzle)
    return None if record.solution is None else record.solution.verdict


def _is_for_popeye(record: Solved) -> bool:
    """Return whether Popeye would solve an unsolved record."""
    asked = leading_stipulation(record.asked)
    return asked is not None and bool(asked.solver)


def _summary(counts: Counter[str]) -> str:
    left_out = ("none", "other", "no-popeye", "not-fen")
    solved = counts["records"] - sum(counts[each] for each in left_out)
    parts = [counted(solved, "puzzle", "puzzles")]
    for verdict in _SUMMARY:
        if counts[verdict]:
            parts.append(f"{counts[verdict]} {_WORDS.get(verdict, verdict)}")
    if counts["failed"]:
        parts.append(f"{counts['failed']} not solved because a process failed")
    if counts["no-popeye"]:
        needs = counted(counts["no-popeye"], "record needs", "records need")
        parts.append(f"{needs} Popeye, which was not found")
    if counts["other"]:
        others = counted(counts["other"], "record has", "records have")
        parts.append(f"{others} another stipulation, which is not solved here")
    if counts["none"]:
        parts.append(f"{counted(counts['none'], 'record', 'records')} without a stipulation")
    if lost := counts["not-fen"]:
        parts.append(counted(lost, "record is not a position", "records are not positions"))
    if counts["unreadable"]:
        parts.append(f"{counted(counts['unreadable'], 'file', 'files')} could not be read")
    return ", ".join(parts)


def _print(name: str | None, record: Solved, words: argparse.Namespace) -> None:
    """Print a record and its solution; `name` is None for a position of the command line."""
    place = "" if name is None else f"{shown_name(name)}:{record.entry.line}: "
    if record.failure:
        sys.stdout.flush()
        print(f"fenedit solve: {place}not solved: {process_words(record.failure)}", file=sys.stderr)
    if words.json:
        print(json.dumps(_object(name, record)))
        return
    if record.position is None:
        why, code = _not_fen(record.entry)
        print(f"{place}not a position: {printable(why)} [{code}]")
    elif record.found is not None:
        print(f"{place}{printable(_popeye_line(record, record.found))}")
        if words.tree:
            for line in record.found.lines:
                if line.startswith((" ", "+")) or line[1:2] == ")":
                    print(printable(line))
    elif record.solution is not None:
        print(f"{place}{_line(record, record.solution)}")
        if words.tree and (tree := solution_text(record.solution, meant=record.puzzle.best)):
            print(tree, end="\n\n" if name is not None else "\n")


def _line(record: Solved, solution: Solution) -> str:
    """Return the stipulation, the verdict and the keys."""
    verdict = _WORDS.get(solution.verdict, solution.verdict)
    said = f"#{solution.mate} {verdict}"
    if solution.verdict == "off":
        problem = None if record.position is None else why_not(record.position, record.chess960)
        if problem is None:
            return f"{said}: this cannot be solved"
        return f"{said}: {printable(sentence(problem))} [{problem.code}]"
    attacks, sign = (solution.short, "") if solution.short else (solution.keys, "!")
    if attacks:
        moves = (attack.move for attack in attacks)
        ep_square = solution.position.ep_square
        said += f", {' '.join(f'1.{with_ep(move.san, move, ep_square)}{sign}' for move in moves)}"
    if solution.verdict == "unfinished":
        said += f" (stopped after {solution.seconds:.1f} s)"
    elif not solution.exact:
        said += " (not all play after the key was searched)"
    return said


def _popeye_line(record: Solved, found: Found) -> str:
    """Return the stipulation, the verdict, and the solutions that Popeye has found."""
    verdict = popeye_verdict(found, record.puzzle)
    said = record.asked if verdict == "solved" else f"{record.asked} {_WORDS.get(verdict, verdict)}"
    if found.short:
        asked = parse_stipulation(record.asked)
        number = "1..." if asked is not None and asked.half else "1."
        said += f", {' '.join(f'{number}{move.san}' for move in found.short)}"
    elif any(found.counts):
        solutions = " + ".join(map(str, found.counts))
        said += f", {solutions} {'solution' if solutions == '1' else 'solutions'}"
        if intended := intended_in(record.puzzle):
            said += f" ({intended} intended)"
    if found.failure == "popeye-time":
        said += f" (stopped after {found.seconds:.1f} s)"
    elif found.failure is not None:
        said += f": {FAILURES[found.failure].format(detail=found.detail)} [{found.failure}]"
    elif not found.exact:
        said += " (not everything was searched)"
    return said


def _not_fen(entry: Entry) -> tuple[str, str]:
    """Return why a record is not a position, as a sentence and a code."""
    # Imported here: it is seldom asked.
    from fenedit.jobs.check_file import Options, check_entry

    problems = check_entry(entry, Options("syntax")).problems
    return (sentence(problems[0]), problems[0].code) if problems else ("", "")


def _object(name: str | None, record: Solved) -> dict[str, Any]:
    """Return the JSON object of a record."""
    position, solution = record.position, record.solution
    named = None if name is None else shown_name(name) if name == STDIN else name
    said: dict[str, Any] = {
        "file": named,
        "line": None if name is None else record.entry.line,
        "fen": None if position is None else format_fen(position),
        "mate": record.mate,
        "verdict": None if position is not None else "not-fen",
        "exact": None,
        "keys": [],
        "short": [],
        "tries": [],
        "tree": [],
        "set_play": None,
        "reason": None if position is not None else _not_fen(record.entry)[1],
        "seconds": None,
        "nodes": None,
        "stipulation": record.asked or None,
        "solutions": None,
    }
    if (found := record.found) is not None:
        return said | {
            "verdict": _verdict(record),
            "exact": found.exact,
            "keys": [move.uci for move in found.keys],
            "short": [move.uci for move in found.short],
            "reason": found.failure,
            "seconds": round(found.seconds, 3),
            "solutions": list(found.counts),
        }
    if solution is None:
        return said
    set_play = solution.set_play
    return said | {
        "verdict": solution.verdict,
        "exact": solution.exact,
        "keys": [attack.move.uci for attack in solution.keys],
        "short": [attack.move.uci for attack in solution.short],
        "tries": [
            {"move": each.move.uci, "refutation": each.refutation.uci} for each in solution.tries
        ],
        "tree": [_attack(attack) for attack in solution.keys],
        "set_play": None if set_play is None else [_defence(each) for each in set_play.defences],
        "reason": solution.reason or None,
        "seconds": round(solution.seconds, 3),
        "nodes": solution.nodes,
    }


def _attack(attack: Attack) -> dict[str, Any]:
    return {
        "move": attack.move.uci,
        "san": attack.move.san,
        "mates_in": attack.mates_in,
        "zugzwang": attack.is_zugzwang,
        "threats": [_attack(threat) for threat in attack.threats],
        "defences": [_defence(defence) for defence in attack.defences],
    }


def _defence(defence: Defence) -> dict[str, Any]:
    return {
        "move": defence.move.uci,
        "san": defence.move.san,
        "dual": defence.is_dual,
        "meets_threat": defence.meets_threat,
        "answers": [_attack(answer) for answer in defence.answers],
    }

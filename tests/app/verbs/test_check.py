"""What `fenedit check` prints."""

import io
import json
import os
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from fenedit.app.main import main
from fenedit.notation.position import Position
from fenedit.notation.problems import Problem, Severity
from fenedit.notation.translations import translation_files
from tests.helpers.project import ROOT
from tests.rules.test_tablebase import KRVK

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
SHORT = "rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
CHECK = "4k3/8/8/8/8/8/4R3/4K3 w - - 0 9"
HINT = START[:-1] + "0"


@pytest.fixture
def file(tmp_path) -> Path:
    path = tmp_path / "positions.fen"
    path.write_text(f"{START}\n# a comment\n{SHORT}\n{CHECK}\n{HINT}\n", encoding="utf-8")
    return path


def test_a_line_for_each_problem(file, capsys):
    assert main(["check", str(file)]) == 1
    printed = capsys.readouterr()
    assert printed.out.splitlines() == [
        f"{file}:3:17: syntax: Rank 7 is too short: 7 of 8 squares. [rank-too-short]",
        f"{file}:4:2: unplayable: Black is in check, but it is White’s move: the king on e8 could be "
        "captured. [opposite-check]",
        f"{file}:5:56: hint: The fullmove number is 0, but the first move has number 1. "
        "[fullmove-zero]",
    ]
    assert printed.err == "4 records, 3 with problems\n"


@pytest.mark.parametrize("small", [0, 1 << 18])
def test_a_row_of_a_table_is_named_without_a_column(small, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("fenedit.jobs.check_file._SMALL", small)
    path = tmp_path / "a.csv"
    path.write_text(f"Name,FEN\nA,{START}\nChapter 2,\nB,{SHORT}\n", encoding="utf-8")
    assert main(["check", str(path)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{path}:3: syntax: Nothing is written here: expected a piece placement. [empty]",
        f"{path}:4: syntax: Rank 7 is too short: 7 of 8 squares. [rank-too-short]",
    ]


@pytest.mark.parametrize(
    ("line", "statuses"),
    [(START, (0, 0, 0)), (HINT, (0, 0, 0)), (CHECK, (0, 1, 1)), (SHORT, (1, 1, 1))],
)
def test_what_fails_is_a_choice(tmp_path, line, statuses, capsys):
    path = tmp_path / "a.fen"
    path.write_text(line, encoding="utf-8")
    choices = ("not-fen", "not-playable", "illegal")
    assert tuple(main(["check", "--fail-on", choice, str(path)]) for choice in choices) == statuses
    assert main(["check", str(path)]) == statuses[1]


def test_a_language_changes_the_words_alone(tmp_path, capsys):
    cases = (ROOT / "tests/data/fen_cases.jsonl").read_text(encoding="utf-8").splitlines()
    lines = [str(json.loads(case)["input"]) for case in cases]
    path = tmp_path / "a.fen"
    path.write_text("".join(f"{line}\n" for line in lines if "\n" not in line), encoding="utf-8")

    def told(*words):
        main(["check", "--level", "full", "--budget", "0", "--json", *words, str(path)])
        found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        messages = set()
        for record in found:
            for each in (*record["notes"], *record["problems"]):
                messages.add(each.pop("message"))
                for fix in each.get("fixes", ()):
                    messages.add(fix.pop("title"))
        return found, messages

    english = told()
    assert len(english[0]) >= 100
    for language in sorted(translation_files()):
        others = told("--language", language)
        assert others[0] == english[0], language
        assert not others[1] & english[1], language


def test_a_language_that_is_not_there_is_told(file, capsys):
    assert main(["check", "--language", "xx", str(file)]) == 2
    assert "no translation into xx" in capsys.readouterr().err


def test_notes_are_printed_if_wanted(tmp_path, capsys):
    path = tmp_path / "a.fen"
    path.write_text(START.removesuffix(" 0 1"), encoding="utf-8")
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == ""
    assert main(["check", "--notes", "--level", "syntax", str(path)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{path}:1:53: note: No halfmove clock is given: 0 is assumed. [default-halfmove]",
        f"{path}:1:53: note: No fullmove number is given: 1 is assumed. [default-fullmove]",
    ]


def objects(words: list[str], capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    main(["check", "--json", *words])
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_an_object_for_each_record(file, capsys):
    found = objects([str(file)], capsys)
    assert [each["line"] for each in found] == [1, 3, 4, 5]
    keys = ["file", "line", "text", "fen", "verdict", "level", "exhausted"]
    keys += ["reason", "notes", "problems"]
    assert all(list(each) == keys for each in found)
    sound = (str(file), 1, START, START, "no-objection", "playable", True, None, [], [])
    assert found[0] == dict(zip(keys, sound, strict=True))
    assert found[1]["fen"] is None
    assert found[1]["problems"] == [
        {
            "code": "rank-too-short",
            "severity": "syntax",
            "message": "Rank 7 is too short: 7 of 8 squares.",
            "span": [16, 17],
            "line": 3,
            "column": 17,
            "squares": [],
            "fixes": [],
        }
    ]
    assert found[2]["problems"] == [
        {
            "code": "opposite-check",
            "severity": "unplayable",
            "message": "Black is in check, but it is White’s move: the king on e8 could be captured.",
            "span": [1, 2],
            "line": 4,
            "column": 2,
            "squares": ["e8", "e2"],
            "fixes": [{"code": "swap-side", "title": "Set the side to move to Black"}],
        }
    ]


@pytest.fixture
def asked(monkeypatch) -> list[float]:
    """Let the search prove that White's knight cannot stand on f3; return the budgets it had."""
    budgets: list[float] = []

    def prove(position: Position, chess960: bool, budget: float) -> SimpleNamespace:
        budgets.append(budget)
        # A code that has a sentence.
        found = Problem("kings-adjacent", Severity.ILLEGAL, squares=(21, 0))
        problem = found if position.placement[21] == "N" else None
        return SimpleNamespace(problem=problem, exhausted=True, seconds=0.0)

    monkeypatch.setitem(sys.modules, "fenedit.rules.retro.prove", SimpleNamespace(prove=prove))
    monkeypatch.setattr("fenedit.jobs.check_file.process_count", lambda: 1)
    return budgets


KNIGHT = "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq -"


def verdicts(file: Path, capsys: pytest.CaptureFixture[str], *words: str) -> list[tuple[Any, ...]]:
    return [
        (each["verdict"], each["level"], each["reason"])
        for each in objects([*words, str(file)], capsys)
    ]


def test_verdicts_and_the_levels_at_which_they_are_reached(tmp_path, capsys, asked):
    file = tmp_path / "a.fen"
    lines = [KNIGHT, SHORT, CHECK, f"{KNIGHT} dm 3;", CHECK.replace(" w ", " b ")]
    file.write_text("\n".join(lines), encoding="utf-8")
    no_fen, not_playable = ("not-fen", "syntax", None), ("not-playable", "playable", None)
    shallow, nothing = ("no-objection", "syntax", None), ("no-objection", "playable", None)
    deep = ("no-objection", "full", None)
    assert verdicts(file, capsys, "--level", "syntax") == [
        *(shallow, no_fen, shallow, shallow, shallow)
    ]
    assert verdicts(file, capsys) == [nothing, no_fen, not_playable, nothing, nothing]
    assert asked == []
    assert verdicts(file, capsys, "--level", "full") == [
        *(("illegal", "full", "kings-adjacent"), no_fen, not_playable, deep, deep)
    ]
    assert set(asked) == {0.3}


def test_what_is_proven_is_printed_and_may_fail(tmp_path, capsys, asked):
    file = tmp_path / "a.fen"
    file.write_text(f"{KNIGHT} 2 2\n", encoding="utf-8")
    words = ["check", "--level", "full", "--budget", "20", str(file)]
    assert main(words) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith(f"{file}:1:{KNIGHT.index('N') + 1}: illegal: ")
    assert line.endswith(" [kings-adjacent]")
    assert main([*words, "--fail-on", "illegal"]) == 1
    assert asked == [0.02, 0.02]
    file.write_text(f"{KNIGHT} dm 3;\n", encoding="utf-8")
    capsys.readouterr()
    assert main([*words, "--fail-on", "illegal", "--notes"]) == 0
    assert any(
        line.endswith(" [kings-adjacent]") and ": note: " in line
        for line in capsys.readouterr().out.splitlines()
    )


@pytest.mark.parametrize("budget", ["0.3", "x", "", "1e3", "٣", "1_0", "-", "\x1b[31m"])
def test_a_budget_is_a_whole_number(budget, capsys):
    with pytest.raises(SystemExit) as error:
        main(["check", f"--budget={budget}", "--level", "full", "-"])
    assert error.value.code == 2
    printed = capsys.readouterr().err
    assert "whole number of milliseconds" in printed
    assert "\x1b" not in printed


@pytest.mark.parametrize(
    "budget", ["-1", "-5", "1000000000", "2147483648", "9" * 20, "9" * 5000, "-" + "9" * 5000]
)
def test_a_budget_has_limits(budget, capsys):
    with pytest.raises(SystemExit) as error:
        main(["check", "--level", "full", "--budget", budget, "-"])
    assert error.value.code == 2
    printed = capsys.readouterr().err
    assert "is not between 0 and 999999999 milliseconds" in printed
    assert len(printed) < 1000


@pytest.mark.parametrize("budget", ["0", "999999999", "0" * 20 + "7", "+7"])
def test_budgets_within_the_limits_are_taken(budget, tmp_path, asked):
    file = tmp_path / "a.fen"
    file.write_text(f"{KNIGHT} 2 2\n", encoding="utf-8")
    assert main(["check", "--level", "full", "--budget", budget, str(file)]) == 0
    assert asked == [int(budget) / 1000]


@pytest.mark.parametrize("level", [[], ["--level", "playable"], ["--level", "syntax"]])
def test_a_budget_is_refused_where_nothing_is_searched(level, file, capsys):
    assert main(["check", *level, "--budget", "300", str(file)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == (
        "fenedit check: --budget limits the search for proofs, which needs --level full\n"
    )


def test_a_search_that_ran_out_of_time_is_told(tmp_path, capsys, monkeypatch):
    def prove(position, chess960, budget):
        exhausted = position.placement[21] != "N"
        return SimpleNamespace(problem=None, exhausted=exhausted, seconds=0.0)

    monkeypatch.setitem(sys.modules, "fenedit.rules.retro.prove", SimpleNamespace(prove=prove))
    monkeypatch.setattr("fenedit.jobs.check_file.process_count", lambda: 1)
    file = tmp_path / "a.fen"
    file.write_text(f"{KNIGHT} 2 2\n{START}\n{SHORT}\n{CHECK}\n", encoding="utf-8")
    found = objects(["--level", "full", str(file)], capsys)
    assert [(each["level"], each["exhausted"]) for each in found] == [
        *(("full", False), ("full", True), ("syntax", True), ("playable", True))
    ]
    found = objects([str(file)], capsys)
    assert [each["exhausted"] for each in found] == [True] * 4


def test_standard_input_has_one_name(capsys, monkeypatch):
    for words, start in (([], "<stdin>:1:17: "), (["--json"], '{"file": "<stdin>", ')):
        text = io.TextIOWrapper(io.BytesIO(SHORT.encode()), encoding="utf-8")
        monkeypatch.setattr(sys, "stdin", text)
        assert main(["check", *words, "-"]) == 1
        assert capsys.readouterr().out.startswith(start)


def test_the_help_tells_of_verdicts_and_budgets(capsys):
    with pytest.raises(SystemExit):
        main(["check", "--help"])
    printed = " ".join(capsys.readouterr().out.split())
    for words in ("--budget MS", "not-fen, not-playable, illegal, no-objection", "default: 300"):
        assert words in printed


def test_texts_are_verbatim_and_fens_canonical(tmp_path, capsys):
    path = tmp_path / "a.fen"
    text = f"  [{START.removesuffix(' 0 1')}] "
    path.write_bytes(f"{text}\n\ud800\u200f\0\n".encode("utf-8", "surrogatepass"))
    first, second = objects([str(path)], capsys)
    assert (first["text"], first["fen"]) == (text, START)
    assert {"code", "message", "span", "squares"} == set(first["notes"][0])
    assert second["fen"] is None


def test_files_that_cannot_be_read_do_not_keep_others_from_it(file, tmp_path, capsys):
    missing, binary = tmp_path / "missing", tmp_path / "binary"
    binary.write_bytes(bytes(range(256)))
    assert main(["check", str(missing), str(file), str(tmp_path), str(binary)]) == 2
    printed = capsys.readouterr()
    assert len(printed.out.splitlines()) == 3
    assert printed.err.splitlines() == [
        f"fenedit check: {missing}: file not found",
        f"fenedit check: {tmp_path}: it is a folder",
        f"fenedit check: {binary}: it is not a text file",
        "4 records, 3 with problems, 3 files could not be read",
    ]


def test_a_file_with_nul_characters_is_checked_with_a_remark(tmp_path, capsys):
    path = tmp_path / "suite.epd"
    path.write_bytes(f"{START}\0\r\n{SHORT}\0\r\n{START}\0".encode())
    assert main(["check", str(path)]) == 1
    printed = capsys.readouterr()
    assert printed.out == (
        f"{path}:2:17: syntax: Rank 7 is too short: 7 of 8 squares. [rank-too-short]\n"
    )
    assert printed.err.splitlines() == [
        f"fenedit check: {path}: it contains NUL characters; those at the ends of lines are "
        "skipped",
        "3 records, 1 with problems",
    ]


def test_nothing_in_a_file_reaches_the_terminal_as_a_command(tmp_path, capsys):
    path = tmp_path / "a\x1b[31m.fen"
    path.write_text(START.replace(" w ", " \x1b[31m\u202e "), encoding="utf-8")
    assert main(["check", str(path)]) == 1
    printed = capsys.readouterr().out
    assert printed.rstrip("\n").isprintable()
    assert "\\x1b[31m" in printed


@pytest.mark.skipif(sys.platform != "linux", reason="no processes are forked there")
def test_a_process_that_dies(file, monkeypatch, capsys):
    monkeypatch.setattr("fenedit.jobs.check_file.process_count", lambda: 2)
    monkeypatch.setattr("fenedit.jobs.check_file.check_entry", lambda *_: os._exit(9))
    assert main(["check", "--level", "full", str(file)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.splitlines() == [
        f"fenedit check: {file}: a process that worked on it failed (its process has ended), so "
        "the output is incomplete; try again, with more free memory if it ran out",
        "0 records, 0 with problems, 1 file could not be read",
    ]


OLIVE = """\
---
algebraic: {white: [Kc8, Ra1, Pb6], black: [Ka8, Bb8, Pa7, Pb7]}
stipulation: '#2'
---
algebraic: {white: [Ke1, Re2], black: [Ke8]}
stipulation: '#2'
---
algebraic: {white: [Ka1
stipulation: '#2'
"""


def test_problems_of_olive_are_checked_with_the_lines_of_their_entries(tmp_path, capsys):
    path = tmp_path / "a.olv"
    path.write_text(OLIVE)
    assert main(["check", str(path)]) == 1
    printed = capsys.readouterr()
    assert printed.out == (
        f"{path}:5: unplayable: Black is in check, but it is White’s move: the king on e8 could be "
        "captured. [opposite-check]\n"
    )
    told, summary = printed.err.splitlines()
    assert told.startswith(f"fenedit check: {path}: entries that are not valid YAML")
    assert "1 (line 8; " in told
    assert summary == "3 records, 2 with problems"


SUITE = """\
{START} ;D1 20 ;D2 400 ;D3 8902 ;D4 1
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - D1 20; D2 401; D3 8903;
bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9 ;D1 21 ;D2 528
{START}
{START} ;D4 197281
k6K/8/8/8/8/8/8/p7 w - - 0 1 ;D1 0
"""


def test_counts_of_perft_suites_are_compared(tmp_path, capsys):
    path = tmp_path / "perft.epd"
    path.write_text(SUITE.replace("{START}", START), encoding="utf-8")
    assert main(["check", "--perft", "3", "--fail-on", "not-fen", str(path)]) == 1
    printed = capsys.readouterr()
    assert printed.out.splitlines() == [
        f"{path}:2:1: perft: depth 2: 401 written, 400 counted",
        f"{path}:6:17: unplayable: Pawns cannot stand on the first or last rank: a1. "
        "[pawn-on-backrank]",
    ]
    assert printed.err == (
        "6 records, 1 with problems, 3 with perft counts up to depth 3, 1 of them wrong, 3 without\n"
    )


def test_counts_on_lines_of_their_own_are_not_compared_and_that_is_said(tmp_path, capsys):
    path = tmp_path / "suite.perft"
    path.write_text(f"id start\nepd {START}\nperft 1 20\nperft 2 400\n", encoding="utf-8")
    assert main(["check", "--perft", "3", str(path)]) == 1
    assert capsys.readouterr().err.splitlines() == [
        "4 records, 3 with problems, 0 with perft counts up to depth 3, 0 of them wrong, 4 without",
        "2 lines have perft counts but no position: only counts after a position are compared",
    ]
    assert main(["check", str(path)]) == 1
    assert capsys.readouterr().err.splitlines() == ["4 records, 3 with problems"]


def test_what_was_counted_is_said_to_programs(tmp_path, capsys):
    path = tmp_path / "perft.epd"
    path.write_text(f"{START} ;D1 20 ;D2 399\n{START}\n", encoding="utf-8")
    assert main(["check", "--json", "--perft", "2", str(path)]) == 1
    objects = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert objects[0]["perft"] == {"depth": 2, "written": 399, "counted": 400}
    assert objects[1]["perft"] is None
    assert main(["check", "--json", "--perft", "1", str(path)]) == 0
    assert main(["check", "--json", str(path)]) == 0
    assert "perft" not in json.loads(capsys.readouterr().out.splitlines()[-1])


@pytest.mark.parametrize("depth", ["0", "-1", "10", "x", "²"])
def test_a_depth_is_a_digit(depth, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["check", "--perft", depth, "x.epd"])
    assert ended.value.code == 2
    assert "is not a depth from 1 to 9" in capsys.readouterr().err


def test_moves_that_do_not_fit_fail_with_their_place(tmp_path, capsys):
    path = tmp_path / "games.pgn"
    dragged = '[FEN "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"]\n[SetUp "1"]\n'
    path.write_text(f'[Event "x"]\n\n1. e4 e5 *\n\n[Event "y"]\n{dragged}\n1. e4 e5 *\n')
    assert main(["check", str(path)]) == 1
    assert capsys.readouterr().out == (
        f"{path}:9:4: unplayable: The moves of the game do not fit its first position: 1.e4 is "
        "not legal. [moves-do-not-fit]\n"
    )
    sound, faulty = objects([str(path)], capsys)
    assert sound["problems"] == []
    (problem,) = faulty["problems"]
    assert (faulty["verdict"], problem["span"]) == ("not-playable", None)
    assert (problem["line"], problem["column"]) == (9, 4)
    assert [fix["code"] for fix in problem["fixes"]] == ["put-back", "cut-moves"]


@pytest.mark.parametrize(
    ("fields", "verdict", "repaired"),
    [
        ("w KQkq 3 14", "not-fen", "w KQkq - 3 14"),
        ("b - 3 14", "not-fen", "b - - 3 14"),
        ("w KQkq - -3 14", "not-playable", "w KQkq - 0 14"),
        ("w KQkq - 0 -1", "not-playable", "w KQkq - 0 1"),
        ("w KQkq - x 1", "not-fen", None),
    ],
)
def test_a_text_with_a_repair_names_it(tmp_path, fields, verdict, repaired, capsys):
    men = START.split(maxsplit=1)[0]
    path = tmp_path / "a.fen"
    path.write_text(f"{men} {fields}\n", encoding="utf-8")
    assert main(["check", "--json", str(path)]) == 1
    told = json.loads(capsys.readouterr().out)
    titles = [fix["title"] for problem in told["problems"] for fix in problem["fixes"]]
    assert told["verdict"] == verdict
    assert titles == ([] if repaired is None else [f"Write {men} {repaired} instead"])


def test_tablebases_tell_who_wins(tmp_path, capsys):
    (tmp_path / "KRvK.rtbw").write_bytes(KRVK)
    path = tmp_path / "a.fen"
    path.write_text(f"8/8/8/4k3/8/8/8/4K1R1 b - - 0 1\n{START}\n")
    assert main(["check", "--syzygy", str(tmp_path), str(path)]) == 0
    assert capsys.readouterr().out == f"{path}:1:1: tablebase: loss\n"
    assert main(["check", "--syzygy", str(tmp_path), "--json", str(path)]) == 0
    told = [json.loads(line)["tablebase"] for line in capsys.readouterr().out.splitlines()]
    assert told == [{"result": "loss", "plies": None}, None]


def test_a_folder_without_tablebases_is_named(tmp_path, capsys):
    with pytest.raises(SystemExit):
        main(["check", "--syzygy", str(tmp_path), "-"])
    assert "it has no Syzygy tablebases" in capsys.readouterr().err


@pytest.mark.parametrize("level", ["playable", "full"])
def test_fairy_pieces_are_not_judged(tmp_path, level, capsys):
    path = tmp_path / "a.fen"
    path.write_text("*2q3k3/8/8/8/8/8/8/K7 w - - 0 1\n", encoding="utf-8")
    assert main(["check", "--level", level, str(path)]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"{path}:1:1: note: The position has fairy pieces: it is not judged")
    assert main(["check", "--level", level, "--json", str(path)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["verdict"], told["problems"]) == (None, [])
    assert [note["code"] for note in told["notes"]] == ["fairy-pieces"]


def test_a_position_is_checked_as_a_line_of_a_file(capsys):
    assert main(["check", "4k3/8/8/8/8/8/8/4K3 w K - 0 1", "9/8/8/8/8/8/8/8 w - - 0 1"]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("<position>:1:23: unplayable:")
    assert second.startswith("<position>:1:1: syntax:")

"""What `fenedit solve` prints."""

import json
import sys

import pytest

from fenedit.app.main import main
from fenedit.jobs import solve_file
from tests.helpers.fake_popeye import END, FOREVER, HEADER, script
from tests.helpers.project import run_python

MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - -"
SHORT = "6k1/5ppp/8/8/8/8/8/R5K1 w - - dm 3;"
COOKED = "k7/8/1K6/8/8/8/8/5RR1 w - - dm 1;"
NO_MATE = "4k3/8/8/8/8/8/8/4K2R w K - dm 2;"
MATED = "7k/6Q1/6K1/8/8/8/8/8 b - - dm 1;"
STALEMATED = "7k/5K2/6Q1/8/8/8/8/8 b - - dm 1;"
NO_KING = "8/8/8/8/8/8/8/4K3 w - - dm 2;"
BLACK = "7K/8/6k1/8/8/8/8/r7 b - - dm 1;"
EXCELSIOR = "n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - - dm 5;"
GAME = '[FEN "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"]\n[SetUp "1"]\n[Stipulation "#2"]\n\n*\n'


@pytest.fixture(autouse=True)
def no_popeye(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fenedit.app.verbs.solve.found_popeye", lambda: "")


@pytest.fixture
def file(tmp_path) -> str:
    path = tmp_path / "problems.epd"
    path.write_text(f'# two\n{MORPHY} dm 2; id "Morphy";\n\n{SHORT}\n', encoding="utf-8")
    return str(path)


def solved(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str], str]:
    """Return the exit status, the lines, and what is said beside them."""
    status = main(["solve", *words])
    printed = capsys.readouterr()
    return status, printed.out.splitlines(), printed.err


def test_a_position_with_its_play(capsys):
    status, lines, errors = solved(capsys, MORPHY, "--mate", "2")
    assert (status, errors) == (0, "")
    assert lines[0] == "#2 sound, 1.Ra6!"
    assert any("bxa6 2.b7#" in line for line in lines[1:])
    assert not any("?" in line for line in lines)
    _, lines, _ = solved(capsys, f"{MORPHY} dm 2;", "--tries")
    assert any("1.Ra5?" in line for line in lines)
    _, lines, _ = solved(capsys, f"{MORPHY} dm 2;", "--set-play")
    assert any(line.startswith("   1…B") for line in lines[lines.index("Set play") :])


@pytest.mark.parametrize(
    ("position", "said", "status"),
    [
        (SHORT, "#3 short, 1.Ra8#", 1),
        (COOKED, "#1 cooked, 1.Rf8#! 1.Rg8#!", 1),
        (NO_MATE, "#2 no solution", 1),
        (NO_KING, "#2 off: Black has no king. [king-missing-black]", 1),
        (BLACK, "#1 sound, 1.Ra8#!", 0),
        (MATED, "#1 off: The side to move is mated already. [play-mate]", 1),
        (
            STALEMATED,
            "#1 off: The side to move has no legal move: stalemate. [play-stalemate]",
            1,
        ),
    ],
)
def test_verdicts(position, said, status, capsys):
    found, lines, _ = solved(capsys, position)
    assert (found, lines[0]) == (status, said)


def test_time_that_is_up_is_said(capsys):
    status, lines, _ = solved(capsys, EXCELSIOR, "--budget", "0.2")
    assert status == 1
    assert lines[0].startswith("#5 unfinished (stopped after 0.")


def test_keys_of_a_file(file, capsys):
    status, lines, errors = solved(capsys, file)
    assert status == 1
    assert lines == [f"{file}:2: #2 sound, 1.Ra6!", f"{file}:4: #3 short, 1.Ra8#"]
    assert errors == "2 puzzles, 1 sound, 1 short\n"
    status, lines, _ = solved(capsys, file, "--tree")
    assert len(lines) > 4


def test_what_is_no_problem_is_counted(tmp_path, capsys):
    path = tmp_path / "a.epd"
    path.write_text(f"{MORPHY} dm 2;\n{MORPHY}\n", encoding="utf-8")
    status, lines, errors = solved(capsys, str(path))
    assert (status, len(lines)) == (0, 1)
    assert errors == "1 puzzle, 1 sound, 1 record without a stipulation\n"
    path.write_text("no position\n", encoding="utf-8")
    status, lines, errors = solved(capsys, str(path))
    assert status == 1
    assert lines[0].startswith(f"{path}:1: not a position: ")
    assert errors == "0 puzzles, 1 record is not a position\n"
    path.write_text("no position\nnone\n", encoding="utf-8")
    assert solved(capsys, str(path))[2] == "0 puzzles, 2 records are not positions\n"


def test_games(tmp_path, capsys):
    path = tmp_path / "a.pgn"
    path.write_text(GAME, encoding="utf-8")
    assert solved(capsys, str(path))[:2] == (0, [f"{path}:1: #2 sound, 1.Ra6!"])


def test_objects(tmp_path, capsys):
    path = tmp_path / "a.epd"
    path.write_text(f"{MORPHY} dm 2;\n{MORPHY}\nnothing\n{NO_KING}\n", encoding="utf-8")
    status, lines, _ = solved(capsys, str(path), "--json", "--tries", "--set-play")
    sound, plain, nothing, off = map(json.loads, lines)
    assert status == 1
    assert {"fen", "mate", "verdict", "exact", "keys", "tries", "tree", "seconds"} <= set(sound)
    assert len({frozenset(each) for each in (sound, plain, nothing, off)}) == 1
    assert (sound["file"], sound["line"]) == (str(path), 1)
    assert sound["fen"] == f"{MORPHY} 0 1"
    assert (sound["mate"], sound["verdict"], sound["exact"]) == (2, "sound", True)
    assert (sound["keys"], sound["short"]) == (["a1a6"], [])
    assert {"move": "a1a5", "refutation": "a7a6"} in sound["tries"]
    (key,) = sound["tree"]
    assert (key["move"], key["san"], key["mates_in"], key["zugzwang"]) == ("a1a6", "Ra6", 2, True)
    answers = {
        each["san"]: [answer["san"] for answer in each["answers"]] for each in key["defences"]
    }
    assert answers["bxa6"] == ["b7#"]
    assert sound["set_play"] and sound["nodes"] > 0 and sound["seconds"] >= 0
    assert (plain["mate"], plain["verdict"], plain["keys"]) == (None, None, [])
    assert (nothing["fen"], nothing["verdict"]) == (None, "not-fen")
    assert nothing["reason"]
    assert (off["verdict"], off["exact"], off["reason"]) == ("off", True, "king-missing-black")


def test_an_object_of_a_position(capsys):
    status, lines, _ = solved(capsys, MORPHY, "--mate", "2", "--json")
    (found,) = map(json.loads, lines)
    assert (status, found["file"], found["line"], found["keys"]) == (0, None, None, ["a1a6"])
    assert (found["tries"], found["set_play"]) == ([], None)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([MORPHY], "the number of moves is missing: give --mate N"),
        (["4k3/8/8/8/8/8/8/9 w - -", "--mate", "2"], "this is not a position: "),
        (["4k3/8/8/8/8/8/8/4K3", "w", "-", "-"], "in quotation marks"),
        (["8/8/8 w"], "this is not a position: The piece placement is too short: 3 of 8 ranks"),
        (["8/8 w - -"], "this is not a position: The piece placement is too short: 2 of 8 ranks"),
        (["rnbqkbnr/8/8/x7 w - - 0 1"], "this is not a position: “x” in rank 5"),
        (["4k3/8/8/8/8/8/8/8/4K3 b"], "this is not a position: "),
        (["missing.epd"], "file not found"),
        (["./problems/missing.epd"], "file not found"),
        (["problems/missing"], "file not found"),
        (["/my problems/w b"], "file not found"),
    ],
)
def test_what_cannot_be_solved(words, said, capsys):
    status, lines, errors = solved(capsys, *words)
    assert (status, lines) == (2, [])
    assert said in errors


@pytest.mark.parametrize(
    "words",
    [
        ["--mate", "0"],
        ["--mate", "x"],
        ["--mate", "1000"],
        ["--budget", "0"],
        ["--budget", "nan"],
        ["--budget", "-1"],
        ["--budget", "soon"],
    ],
)
def test_numbers_that_make_no_sense(words, capsys):
    with pytest.raises(SystemExit) as end:
        main(["solve", MORPHY, *words])
    assert end.value.code == 2
    assert words[1] in capsys.readouterr().err


def test_what_number_of_moves_makes_sense_is_said(capsys):
    with pytest.raises(SystemExit):
        main(["solve", MORPHY, "--mate", "0"])
    assert "--mate: 0: expected 1 to 999 moves\n" in capsys.readouterr().err


LOYD = "4r1BK/6n1/6b1/7k/8/8/pp6/B7 b - - dm 3;"


def test_the_only_defence_is_printed_though_it_parries_nothing(capsys):
    status, lines, _ = solved(capsys, LOYD, "--tries")
    assert (status, lines[0]) == (0, "#3 sound, 1.bxa1=N!")
    key = lines.index("1.bxa1=N! (2.Nb3/Nc2 (zz) Kxg7 3.a1=Q#/a1=B#)")
    assert lines[key + 1] == "   1…Kxg7 2.Nb3 (3.a1=Q#/a1=B#)"
    assert all("?" in line for line in lines[1:key]), "tries stand first"
    assert len(lines) > 15


COOKED_GAME = '[FEN "k7/8/1K6/8/8/8/8/5RR1 w - - 0 1"]\n[Stipulation "#1"]\n[Key "Rg8#"]\n\n*\n'


def test_a_cook_is_what_the_record_does_not_mean(tmp_path, capsys):
    _, lines, _ = solved(capsys, f"{COOKED} bm Rg8#;")
    assert lines[1:] == ["1.Rg8#!", "1.Rf8#! cook"]
    _, lines, _ = solved(capsys, COOKED)
    assert lines[1:] == ["1.Rf8#!", "1.Rg8#! cook"]
    path = tmp_path / "a.pgn"
    path.write_text(COOKED_GAME, encoding="utf-8")
    _, lines, _ = solved(capsys, str(path), "--tree")
    assert lines[1:3] == ["1.Rg8#!", "1.Rf8#! cook"]


def test_a_file_that_is_called_like_a_position(tmp_path, monkeypatch, capsys):
    path = tmp_path.joinpath("8", "8", "8", "8", "8", "8", "8", "8")
    path.parent.mkdir(parents=True)
    path.write_text(f"{MORPHY} dm 2;\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert solved(capsys, "8/8/8/8/8/8/8/8")[:2] == (0, ["8/8/8/8/8/8/8/8:1: #2 sound, 1.Ra6!"])


def test_a_process_that_fails_is_said(file, monkeypatch, capsys):
    # Another module stands in for the solver: one that does not know the question.
    monkeypatch.setattr(solve_file, "SOLVER", "tests.helpers.workers")
    status, lines, errors = solved(capsys, file, "--json")
    assert status == 2
    assert [json.loads(line)["verdict"] for line in lines] == [None, None]
    assert errors.count("not solved: a process that worked on it failed") == 2
    assert "Traceback" not in errors
    assert errors.endswith("2 puzzles, 2 not solved because a process failed\n")


def test_the_help_names_the_verdicts(capsys):
    with pytest.raises(SystemExit):
        main(["solve", "--help"])
    printed = capsys.readouterr().out
    assert all(word in printed for word in ("cooked", "unfinished", "--set-play", "meets_threat"))


def test_problems_of_olive_are_solved(tmp_path, capsys):
    path = tmp_path / "a.olv"
    entry = (
        "---\nalgebraic: {white: [Kc8, Ra1, Pb6], black: [Ka8, Bb8, Pa7, Pb7]}\nstipulation: '#2'\n"
    )
    path.write_text(f"{entry}---\nalgebraic: {{white: [Xb4]}}\n{entry}")
    status, lines, said = solved(capsys, str(path))
    assert (status, lines) == (0, [f"{path}:{line}: #2 sound, 1.Ra6!" for line in (2, 7)])
    assert "puzzles with fairy pieces are left out: 1 (line 5; Xb4)" in said


def test_other_stipulations_are_counted_apart(tmp_path, capsys):
    path = tmp_path / "a.epd"
    lines = [
        f'{MORPHY} c3 "#2";',
        f'{MORPHY} c3 "≠2*";',
        f'{MORPHY} c3 "h#2";',
        f'{MORPHY} c3 "White wins";',
        MORPHY,
    ]
    path.write_text("\n".join(lines), encoding="utf-8")
    status, said, errors = solved(capsys, str(path))
    assert (status, said) == (0, [f"{path}:{n}: #2 sound, 1.Ra6!" for n in (1, 2)])
    assert errors == (
        "2 puzzles, 2 sound, 1 record needs Popeye, which was not found, "
        "1 record has another stipulation, which is not solved here, "
        "1 record without a stipulation\n"
    )
    game = tmp_path / "a.pgn"
    game.write_text(f'[FEN "{MORPHY} 0 1"]\n[Stipulation "s#3"]\n\n*\n', encoding="utf-8")
    status, said, errors = solved(capsys, str(game))
    assert (status, said) == (0, [])
    assert errors == "0 puzzles, 1 record needs Popeye, which was not found\n"


def test_a_position_with_another_stipulation_is_not_told_to_have_none(capsys):
    status, lines, errors = solved(capsys, f'{MORPHY} c3 "h#2";')
    assert (status, lines) == (2, [])
    assert "“h#2” needs Popeye, which was not found: --popeye PATH names it" in errors
    assert "missing" not in errors


LINE = "print('  1.Ka3-a2 Rb1-b8   2.Ka2-a3 Rb8-a8 #')\n"


@pytest.mark.skipif(sys.platform == "win32", reason="the program is a script")
def test_popeye_solves_other_stipulations(tmp_path, capsys):
    popeye = script(tmp_path / "py", HEADER + LINE + END)
    help_mate = "8/8/8/8/8/k1K5/8/1R6 b - -"
    path = tmp_path / "a.epd"
    path.write_text(
        f'{MORPHY} dm 2;\n{help_mate} c3 "h#2"; intended 2;\n{help_mate} c3 "h#2";\n'
        f'{help_mate} c3 "White wins";\n',
        encoding="utf-8",
    )
    status, said, errors = solved(capsys, str(path), "--popeye", popeye)
    assert status == 1
    assert said == [
        f"{path}:1: #2 sound, 1.Ra6!",
        f"{path}:2: h#2 fewer than intended, 1 solution (2 intended)",
        f"{path}:3: h#2 sound, 1 solution",
    ]
    assert errors == (
        "3 puzzles, 2 sound, 1 fewer than intended, "
        "1 record has another stipulation, which is not solved here\n"
    )
    _, said, _ = solved(capsys, str(path), "--popeye", popeye, "--json")
    found = json.loads(said[1])
    assert (found["verdict"], found["solutions"], found["stipulation"]) == ("fewer", [1], "h#2")
    status, said, _ = solved(capsys, f'{help_mate} c3 "h#2";', "--popeye", popeye)
    assert (status, said) == (0, ["h#2 sound, 1 solution", LINE[7:-3]])
    twins = 'c3 "h#2"; twins "b) no twin";'
    status, said, _ = solved(capsys, f"{help_mate} {twins}", "--popeye", popeye)
    assert (status, said[0]) == (1, "h#2 unfinished, 1 solution (not everything was searched)")


@pytest.mark.skipif(sys.platform == "win32", reason="the program is a script")
def test_what_popeye_does_not_solve_is_told(tmp_path, capsys):
    puzzle = '8/8/8/8/8/k1K5/8/1R6 b - - c3 "h#2";'
    popeye = script(tmp_path / "py", HEADER + FOREVER)
    status, said, _ = solved(capsys, puzzle, "--popeye", popeye, "--budget", "0.3")
    assert status == 1 and said[0].startswith("h#2 unfinished (stopped after 0.")
    popeye = script(tmp_path / "py", HEADER + "print('both sides need a king')\n" + END)
    status, said, _ = solved(capsys, puzzle, "--popeye", popeye)
    refused = "Popeye rejects the puzzle: both sides need a king. [popeye-refused]"
    assert (status, said) == (1, [f"h#2 off: {refused}"])


def test_a_position_loads_nothing_of_files_and_of_popeye():
    words = """
import sys
from fenedit.app.main import main
main(["solve", "--mate", "1", "8/8/8/8/8/k1K5/8/1R6 w - -"])
print(*sys.modules)
"""
    code, output = run_python("-c", words)
    assert code == 0 and "sound" in output
    loaded = set(output.splitlines()[-1].split())
    assert "fenedit.rules.solve.search" in loaded
    assert not loaded & {
        "fenedit.documents.document",
        "fenedit.documents.files.saving",
        "fenedit.documents.files.streaming",
        "fenedit.jobs.check_file",
        "fenedit.jobs.popeye",
        "numpy",
        "yaml",
    }

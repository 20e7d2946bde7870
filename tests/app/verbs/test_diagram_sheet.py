"""Sheets of diagrams from the command line."""

import json
import re
import shutil
import subprocess
import zlib
from io import BytesIO, TextIOWrapper
from pathlib import Path
from zipfile import ZipFile

import pytest

from fenedit.app.main import main
from fenedit.diagram.embedded import positions_in_file

pytestmark = pytest.mark.usefixtures("qapp", "sound_pdfs")

MATE_IN_ONE = "8/8/8/8/8/k1K5/8/1R6 w - -"
KEPT = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq -"


@pytest.fixture
def problems(tmp_path) -> Path:
    path = tmp_path / "in.epd"
    path.write_text(
        f'{MATE_IN_ONE} dm 1; id "solved here";\n{KEPT} dm 1; bm Qxf7#;\nnone\n', encoding="utf-8"
    )
    return path


def pages(path: Path) -> list[str]:
    """Return the text of each page, as a program of other people reads it."""
    if shutil.which("pdftotext") is None:
        pytest.skip("pdftotext is not installed")
    done = subprocess.run(["pdftotext", path, "-"], capture_output=True, check=True)
    return done.stdout.decode().split("\f")[:-1]


def test_solutions_are_those_kept_and_those_found(problems):
    out = problems.with_name("a.pdf")
    words = ["diagram", str(problems), "-o", str(out), "--per-page", "1", "--title", "Two"]
    assert main([*words, "--solutions"]) == 1
    first, second, solutions = pages(out)
    assert "Two" in first and "#1" in first and "(2+1)" in first
    assert "(16+16)" in second
    assert "1.Ra1#" in solutions and "1.Qxf7#" in solutions
    assert main([*words, "--force"]) == 1
    assert len(pages(out)) == 2


def test_a_handout_is_in_a_language_with_its_solutions_upside_down(problems):
    out = problems.with_name("a.pdf")
    words = ["diagram", str(problems), "-o", str(out), "--handout", "--title", "Zadania"]
    assert main([*words, "--solutions", "--upside-down", "--language", "pl"]) == 1
    (page,) = pages(out)
    assert "Zadania" in page and "Ruch białych" in page
    # The letters of moves are Polish.
    assert "2: 1.Hxf7#" in page
    data = out.read_bytes()
    assert b"/Lang (pl)" in data


def test_a_sheet_without_a_title_has_no_room_for_a_header(problems):
    out = problems.with_name("a.tex")
    words = ["diagram", str(problems), "-o", str(out), "--per-page", "1", "--force"]
    for title, has_header in (([], False), (["--title", "Two"], True)):
        main([*words, *title])
        assert ("includehead" in out.read_text(encoding="utf-8")) == has_header


def test_a_book_has_the_same_solutions(problems):
    out = problems.with_name("a.tex")
    words = ["diagram", str(problems), "-o", str(out), "--per-page", "1", "--title", "Two"]
    assert main([*words, "--solutions", "--number-from", "7"]) == 1
    text = out.read_text(encoding="utf-8")
    assert "\\fancyhead[L]{\\bfseries Two}" in text
    assert "\\problem{7}{solved here}" in text and "\\problem{8}" in text
    assert "\\play 1.Ra1\\#" in text and "1.Qxf7\\#" in text
    # A terminal may show it.
    assert main([*words[:3], "-", *words[4:], "--to", "tex"]) == 1


def test_a_document_for_word_has_pictures_with_their_positions(problems):
    out = problems.with_name("a.docx")
    assert main(["diagram", str(problems), "-o", str(out), "--per-page", "1", "--solutions"]) == 1
    with ZipFile(out) as file:
        text = file.read("word/document.xml").decode()
        first = positions_in_file(file.read("word/media/1.png"))
    assert "1.Ra1#" in text and "1.Qxf7#" in text
    assert first[0].startswith(MATE_IN_ONE)


def test_a_page_to_practise_plays_kept_and_found_solutions(problems):
    out = problems.with_name("a.html")
    words = ["diagram", str(problems), "-o", str(out), "--force", "--language", "pl"]
    assert main([*words, "--solutions", "--letters", "figurine"]) == 1
    text = out.read_text(encoding="utf-8")
    assert '<html lang="pl">' in text
    played = json.loads(text.split('id="practice">')[1].split("</script>")[0])["puzzles"]
    moves = [move["text"] for puzzle in played.values() for move in puzzle["moves"]]
    assert moves == ["♖a1#", "♕xf7#"]
    assert main(words) == 1
    assert "xf7" not in out.read_text(encoding="utf-8")


def test_cards_for_anki_have_the_found_solutions(problems):
    out = problems.with_name("a.txt")
    assert main(["diagram", str(problems), "-o", str(out), "--solutions"]) == 1
    *_, first, second = out.read_text(encoding="utf-8").splitlines()
    assert "<div>1.Ra1#</div>" in first and "<div>1.Qxf7#</div>" in second
    assert first.count("<img src='data:image/png;base64,") == 1


def test_moves_of_a_table_are_printed_as_others(tmp_path):
    table = tmp_path / "in.csv"
    table.write_text(
        "PuzzleId,FEN,Moves,Rating\n1,8/8/8/8/1k6/2K5/8/1R6 b - - 0 1,b4a3 b1a1,9\n",
        encoding="utf-8",
    )
    out = tmp_path / "a.txt"
    assert main(["diagram", str(table), "-o", str(out), "--solutions"]) == 0
    assert "<div>2.Ra1#" in out.read_text(encoding="utf-8")


def test_a_sheet_replaces_only_if_that_is_wanted(problems, capsys):
    out = problems.with_name("a.pdf")
    out.write_text("mine", encoding="utf-8")
    words = ["diagram", str(problems), "-o", str(out), "--per-page", "12"]
    assert main(words) == 2
    assert capsys.readouterr().err == (
        f"fenedit diagram: {out}: it already exists; --force replaces it\n"
    )
    assert out.read_text(encoding="utf-8") == "mine"
    assert main([*words, "--force", "--flip"]) == 1
    assert len(positions_in_file(out.read_bytes())) == 2


def test_a_sheet_may_go_to_standard_output(capsysbinary):
    assert main(["diagram", MATE_IN_ONE, "-o", "-", "--per-page", "4"]) == 0
    printed = capsysbinary.readouterr()
    assert printed.out.startswith(b"%PDF-")
    assert printed.err == b"1 diagram: <stdout>\n"


def test_what_is_no_position_leaves_no_sheet(tmp_path):
    out = tmp_path / "a.pdf"
    assert main(["diagram", KEPT, "8/8/8 w", "-o", str(out), "--per-page", "4"]) == 2
    assert not out.exists()


def test_arrows_are_drawn_only_if_they_are_asked_for(tmp_path):
    drawn = tmp_path / "in.epd"
    drawn.write_text(f'{MATE_IN_ONE} c0 "[%cal Gb1a1]";\n', encoding="utf-8")
    words = ["diagram", str(drawn), "--per-page", "1", "-o"]
    sizes = []
    for number, more in enumerate(([], ["--no-marks"], ["--marks"])):
        out = tmp_path / f"{number}.pdf"
        assert main([*words, str(out), *more]) == 0
        sizes.append(len(out.read_bytes()))
    assert sizes[0] == sizes[1] < sizes[2]


def test_a_draft_is_left_out_and_named(problems, capsys):
    out = problems.with_name("a.pdf")
    assert main(["diagram", str(problems), "-o", str(out), "--per-page", "4"]) == 1
    said = capsys.readouterr().err
    assert f"{problems.name}:3: not a position: " in said
    assert said.endswith("1 record is not a position\n")
    assert len(positions_in_file(out.read_bytes())) == 2


def test_a_game_is_solved_by_its_moves_and_what_is_not_solved_is_said(tmp_path):
    games = tmp_path / "in.pgn"
    tags = f'[Event "?"]\n[SetUp "1"]\n[FEN "{MATE_IN_ONE} 0 1"]\n\n'
    games.write_text(f"{tags}1. Ra1# *\n\n{tags}{{White mates}} *\n", encoding="utf-8")
    out = tmp_path / "a.pdf"
    words = ["diagram", str(games), "-o", str(out), "--per-page", "2", "--solutions"]
    assert main(words) == 0
    _, solutions = pages(out)
    assert "1.Ra1#" in solutions and "not given" in solutions
    games.write_text(f"{tags}*\n", encoding="utf-8")
    assert main([*words, "--force"]) == 0
    assert len(pages(out)) == 1


def test_cmyk_is_black_ink_alone(tmp_path):
    for words in (["--per-page", "4"], ["--colors", "Hatched"]):
        out = tmp_path / f"{len(words[1])}.pdf"
        assert main(["diagram", MATE_IN_ONE, "-o", str(out), "--cmyk", *words]) == 0
        streams = re.findall(rb"stream\n(.*?)\nendstream", out.read_bytes(), re.DOTALL)
        drawn = b"\n".join(zlib.decompress(each) for each in streams)
        assert re.search(rb"(?m)(^|\s)0 0 0 1 k\s", drawn)
        assert not re.search(rb"(?m)(^|\s)[\d.]+ (g|G|rg|RG)(\s|$)", drawn)


def test_what_stands_around_diagrams_is_chosen(tmp_path):
    source = tmp_path / "in.epd"
    named = 'dm 1; id "Fin"; c1 "Loyd, Sam"; c2 "Paris 1867"; c4 "2nd Prize"'
    source.write_text(f"{MATE_IN_ONE} {named};\n{MATE_IN_ONE} {named};\n", encoding="utf-8")
    out = tmp_path / "a.pdf"
    words = ["diagram", str(source), "-o", str(out), "--per-page", "2", "--solutions"]
    words += ["--above", "number-all", "--order", "award,title", "--number-from", "17"]
    assert main(words) == 0
    diagrams, solved = (" ".join(page.split()) for page in pages(out))
    assert "17 2nd Prize" in diagrams and "18 2nd Prize" in diagrams
    assert "Fin, Sam Loyd, Paris 1867" in diagrams
    assert "18 2nd Prize, Fin, Sam Loyd, Paris 1867 1.Ra1#" in solved


def test_solutions_have_what_is_asked_for(tmp_path):
    source = tmp_path / "in.epd"
    haring = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - - dm 2;"
    source.write_text(f"{haring}\n", encoding="utf-8")
    out = tmp_path / "a.pdf"
    words = ["diagram", str(source), "-o", str(out), "--per-page", "2", "--solutions", "--force"]
    assert main(words) == 0
    assert "1.d4! (2.Nce7#)" in pages(out)[1] and "?" not in pages(out)[1]
    assert main([*words, "--tries", "--set-play", "--letters=DE", "--number-style=dot"]) == 0
    diagrams, solved = pages(out)
    assert diagrams.startswith("1.") and "1.d4! (2.Sce7#)" in solved
    assert "1.Sh4+? Ke6!" in solved and "Set play" in solved
    assert solved.index("Set play") < solved.index("1.Sh4+?") < solved.index("1.d4!")


def test_dates_themes_and_comments_are_by_choice(tmp_path):
    source = tmp_path / "in.epd"
    source.write_text(
        'kbK5/pp6/1P6/8/8/8/8/R7 w - - c0 "Famous."; c1 "Morphy, Paul; Doe, J."; c2 "Paper 1857-02";'
        ' c5 "Block"; dm 2;\n',
        encoding="utf-8",
    )
    out = tmp_path / "a.pdf"
    words = [
        "diagram",
        str(source),
        "-o",
        str(out),
        "--per-page",
        "2",
        "--above=number-source",
        "--force",
    ]
    assert main([*words, "--dates=roman", "--solutions", "--themes", "--comments"]) == 0
    diagrams, solved = pages(out)
    assert "Paul Morphy & J. Doe" in diagrams and "Paper ii/1857" in diagrams
    assert solved.index("1.Ra6! (zz)") < solved.index("Block") < solved.index("Famous.")
    assert main([*words, "--comments"]) == 2


def test_a_game_comes_with_its_numbers_and_if_wanted_with_variations(tmp_path):
    games = tmp_path / "in.pgn"
    tags = '[White "Morphy, Paul"]\n[Black "Duke"]\n[Event "Paris"]\n[Date "1858.??.??"]\n'
    fen = "1n2kb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2KR4 w k - 1 17"
    asked = "{White mates} 17. Rd8# $1 (17. f3 $2 f6) 1-0"
    text = f'[SetUp "1"]\n[FEN "{fen}"]\n\n{asked}\n'
    games.write_text(tags + text, encoding="utf-8")
    out = tmp_path / "a.pdf"
    words = ["diagram", str(games), "-o", str(out), "--per-page", "2", "--solutions", "--force"]
    assert main(words) == 0
    diagrams, solved = (" ".join(page.split()) for page in pages(out))
    assert "1 Morphy – Duke, Paris 1858" in diagrams and "White mates" in diagrams
    assert solved.endswith("17.Rd8# 2")
    assert main([*words, "--variations", "--letters=de"]) == 0
    assert "17.Td8#!" in pages(out)[1] and "(17.f3? f6)" in pages(out)[1]
    words[1:1] = ["--at", "0"]
    assert main([*words, "--variations"]) == 0
    assert "(17.f3? f6)" in pages(out)[1]


def test_what_cannot_be_solved_and_what_is_cooked_is_said(tmp_path):
    source = tmp_path / "in.epd"
    cooked = "6k1/5ppp/8/8/8/8/8/K2RR3 w - - dm 1; bm Re8#"
    source.write_text(f"k7/8/8/8/8/8/8/K6R w - - dm 2;\n{cooked};\n", encoding="utf-8")
    out = tmp_path / "a.pdf"
    assert main(["diagram", str(source), "-o", str(out), "--per-page", "2", "--solutions"]) == 0
    text = pages(out)[1]
    assert "No solution" in text
    assert "1.Re8#" in text and "cook" in text.split("1.Rd8#")[1]


def test_words_that_are_cut_are_named(tmp_path, capsys):
    source = tmp_path / "in.epd"
    long = "twin " * 800
    source.write_text(f'{MATE_IN_ONE} c3 "{long}";\n{MATE_IN_ONE} dm 1;\n', encoding="utf-8")
    words = ["diagram", str(source), "-o", str(tmp_path / "a.pdf"), "--per-page", "6"]
    assert main([*words, "--number-from", "4", "--title", "long " * 90]) == 0
    said = capsys.readouterr().err
    assert "too long for the page, and cut: text of no. 4\n" in said
    assert said.count("too long for the page, and cut: the title\n") == 1


def test_pages_whose_boards_are_smaller_are_named(tmp_path, capsys, monkeypatch):
    long = f'{MATE_IN_ONE} c3 "{"White to play and win, whatever happens; " * 5}";\n'
    usual = f'{MATE_IN_ONE} dm 1; c1 "A & B";\nnone\n'
    # A pipe, which can be read only once.
    given = TextIOWrapper(BytesIO((usual * 12 + long * 12 + usual * 12).encode()))
    monkeypatch.setattr("sys.stdin", given)
    assert main(["diagram", "-o", str(tmp_path / "a.pdf"), "--per-page", "12"]) == 1
    said = capsys.readouterr().err
    assert said.count("not a position: ") == 24
    assert "smaller boards, because of long text: page 2\n" in said
    assert said.endswith("24 records are not positions\n")


def test_letters_that_latex_may_lack_are_named(tmp_path, capsys):
    source = tmp_path / "in.epd"
    source.write_text(f'{MATE_IN_ONE} c1 "小林 Jó Петко";\n', encoding="utf-8")
    out = str(tmp_path / "a.tex")
    assert main(["diagram", str(source), "-o", out, "--per-page", "6"]) == 0
    said = capsys.readouterr().err
    assert "the fonts of LaTeX may lack these characters: 小 林\n" in said

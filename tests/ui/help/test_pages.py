"""The text of the manual: its links, pictures and headings, and that nothing is missing."""

import ast
import re
from pathlib import Path

import pytest

from fenedit import resource
from fenedit.app.arguments import VERBS
from fenedit.notation.explanations import EXPLANATIONS
from fenedit.notation.translatable import ENGLISH
from fenedit.notation.translations import translation_files
from fenedit.ui.help.finder import field_entries
from fenedit.ui.help.pages import (
    KEYS,
    PAGES,
    Section,
    fitness,
    page_html,
    page_text,
    sections_of,
    sections_with,
)
from fenedit.ui.help.why import paragraph_about
from fenedit.ui.preferences import PreferencesDialog
from tests.helpers.command_lines import command_lines, run
from tests.helpers.project import PACKAGE

WRITTEN = [page for page in PAGES if page != KEYS]
LANGUAGES = [ENGLISH, *translation_files()]
PLACES = {(page, each.anchor) for page in PAGES for each in sections_of(page, ENGLISH)}
PLACES |= {(page, "") for page in PAGES}
TEXT = " ".join(" ".join(page_text(page, ENGLISH).split()) for page in WRITTEN)
PICTURES, DARK = (
    {path.name: path for path in resource(folder).glob("*.png")}
    for folder in ("manual/pictures", "manual/pictures/dark")
)
LINES = [line for page in WRITTEN for line in command_lines(resource(f"manual/en/{page}.md"))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_each_link_leads_to_a_heading_of_a_page(page, language):
    links = re.findall(r'href="([^"]*)"', page_html(page, language))
    inside = [link for link in links if not link.startswith("https://")]
    parts = [link.partition("#") for link in inside]
    places = [(file.removesuffix(".md") or page, anchor) for file, _, anchor in parts]
    assert [place for place in places if place not in PLACES] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_each_heading_is_a_section_with_a_name_of_its_own(page, language):
    html = page_html(page, language)
    found = re.findall(r'<h(\d) id="([^"]*)">(.*?)</h', html)
    sections = sections_of(page, language)
    assert [(level, anchor) for level, anchor, _ in found] == [
        (str(each.level), each.anchor) for each in sections
    ]
    assert len(found) == len(re.findall(r"<h\d", html)) == len({each.anchor for each in sections})
    assert [each.level for each in sections].count(1) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", WRITTEN)
def test_a_translated_page_has_the_headings_of_the_english_one(page, language):
    levels = [[each.level for each in sections_of(page, code)] for code in (ENGLISH, language)]
    assert levels[0] == levels[1]


def test_each_picture_is_there_and_used_and_small():
    used = set(re.findall(r"!\[[^\]]+\]\(pictures/([\w-]+\.png)\)", TEXT))
    assert used == set(PICTURES) == set(DARK)
    sizes = [path.stat().st_size for path in (*PICTURES.values(), *DARK.values())]
    assert max(sizes) <= 61_440
    assert sum(sizes) <= 1_000_000


def places_named_in(path: Path) -> list[tuple[str, str]]:
    """The pages and headings that a module names in calls of `Help` and `open_manual`."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in (
            "Help",
            "open_manual",
        ):
            texts = [each.value for each in node.args if isinstance(each, ast.Constant)]
            if texts:
                page, anchor = [*texts, ""][:2]
                found.append((page, anchor))
    return found


def test_each_dialog_has_a_page_that_explains_it():
    named = [place for path in PACKAGE.rglob("*.py") for place in places_named_in(path)]
    assert len(named) > 20
    assert [place for place in named if place not in PLACES] == []


def test_each_class_of_dialogs_has_help():
    without = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_dialog = isinstance(node, ast.ClassDef) and any(
                ast.unparse(base) == "QDialog" for base in node.bases
            )
            if is_dialog and " Help(" not in ast.unparse(node):
                without.add(node.name)
    assert without == {"AboutDialog", "ManualWindow"}


@pytest.mark.parametrize("code", EXPLANATIONS)
def test_each_problem_has_a_paragraph(code):
    anchor = paragraph_about(code)
    assert ("checking", anchor) in PLACES
    assert anchor != paragraph_about("rank-too-short")


def test_each_preference_is_named(window):
    dialog = PreferencesDialog(window._bench.settings, window._bench.look.piece_sets, print, window)
    names = [entry.words for entry in field_entries(dialog)]
    assert len(names) > 10
    assert [name for name in names if name.casefold() not in TEXT.casefold()] == []


def test_each_verb_is_named():
    assert [verb for verb in VERBS if f"`fenedit {verb}" not in TEXT] == []


@pytest.mark.parametrize("line", LINES)
def test_each_command_line_runs(line, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    # 1 is the answer that not all is well with what it was asked about.
    assert run(line) in (0, 1), capsys.readouterr().err
    assert "Error" not in capsys.readouterr().err


def section(title, text="") -> Section:
    return Section("board", title.lower(), 2, title, f"{title}\n{text}")


def test_words_are_found_by_their_beginnings_with_or_without_accents():
    one, other = section("Réti's study", "Drag the king."), section("Castling", "Kings and rooks.")
    assert sections_with("reti", [one, other]) == [one]
    assert sections_with("king DRAG", [one, other]) == [one]
    assert sections_with("king", [one, other]) == [one, other]
    assert sections_with("astling", [one, other]) == []
    assert sections_with("", [one, other]) == [one, other]


def test_a_heading_counts_more_than_a_text_and_each_word_of_it_more_than_its_level():
    heading, text = section("Undo"), section("Moves", "undo, and undo again")
    assert fitness("undo", heading) > fitness("undo", text)
    page = section("Undo")._replace(level=1)
    assert fitness("undo", page) > fitness("undo", heading)
    assert fitness("undo all", section("Undo all")) > fitness("undo all", page)

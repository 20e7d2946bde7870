"""Reads the pages of the manual, finds words in them, and writes them as HTML."""

import re
from collections.abc import Iterable
from typing import NamedTuple
from unicodedata import normalize

from markdown_it import MarkdownIt
from PySide6.QtCore import QCoreApplication

from fenedit import resource
from fenedit.notation.translatable import ENGLISH, untranslated
from fenedit.ui.help.keys import keys_page

KEYS = "keys"
"""The page of keys and commands, which is made from their tables."""
PAGES = (
    *("first_position", "board", "fen_field", "files", "checking", "collections", "moves"),
    *("puzzles", "pictures", "reading", "command_line", KEYS, "promises"),
)
"""The names of all pages, in their order."""


class Section(NamedTuple):
    """A heading of a page, and the text below it up to the next heading.

    Attributes:
        page: the name of the page.
        anchor: the slug of the heading in English, by which links name it.
        level: 1 for the title of the page, 2 and 3 for headings below it.
        title: the heading.
        text: heading and text without the marks of Markdown.
    """

    page: str
    anchor: str
    level: int
    title: str
    text: str


def page_text(page: str, language: str) -> str:
    """Return a page in Markdown; one that is not translated is English.

    Raises:
        FileNotFoundError: there is no such page.
    """
    if page == KEYS:
        return keys_page(untranslated if language == ENGLISH else QCoreApplication.translate)
    try:
        path = resource(f"manual/{language}/{page}.md")
    except FileNotFoundError:
        path = resource(f"manual/{ENGLISH}/{page}.md")
    return path.read_text(encoding="utf-8")


def sections_of(page: str, language: str) -> list[Section]:
    """Return the sections of a page, from top to bottom."""
    english = _parts(page, ENGLISH)
    shown = english if language == ENGLISH else _parts(page, language)
    names = [re.sub(r"[^\w -]", "", title.lower()) for _, title, _ in english]
    return [
        Section(page, name.replace(" ", "-"), level, title, f"{title}\n{text}")
        for name, (level, title, text) in zip(names, shown, strict=False)
    ]


def _parts(page: str, language: str) -> list[tuple[int, str, str]]:
    """Return level, heading and text of each section, without the marks of Markdown."""
    text = page_text(page, language)
    # Comments in code blocks begin like headings.
    text = re.sub(r"^```.*?^```", lambda code: code[0].replace("#", ""), text, flags=re.M | re.S)
    text = re.sub(r"\]\([^)]*\)|[*`|\\\[!]", "", text)
    _, *parts = re.split(r"^(#{1,3}) (.*)\n", text, flags=re.M)
    return [
        (len(marks), title, below)
        for marks, title, below in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    ]


def plain(text: str) -> str:
    """Return a text in small letters without accents, as long as it was."""
    return re.sub(r"[^\x00-\x7f]", lambda each: normalize("NFD", each[0])[0], text).lower()


def words_pattern(words: str) -> re.Pattern[str] | None:
    """Return a pattern of any of some words in a plain text, or of longer ones; None for none."""
    starts = "|".join(rf"(?<!\w){re.escape(word)}" for word in {*plain(words).split()})
    return re.compile(starts) if starts else None


def sections_with(words: str, sections: Iterable[Section]) -> list[Section]:
    """Return the sections that have each of some words, or a longer one."""
    patterns = [words_pattern(word) for word in words.split()]
    return [each for each in sections if all(p and p.search(plain(each.text)) for p in patterns)]


def fitness(words: str, section: Section) -> tuple[int, int, int]:
    """Return how well a section fits some words: by its heading, its level, and its text."""
    pattern = words_pattern(words)
    assert pattern is not None  # there are words
    heading, text = (pattern.findall(plain(each)) for each in (section.title, section.text))
    return len(set(heading)), -section.level if heading else 0, len(text)


def page_html(page: str, language: str) -> str:
    """Return the body of a page in HTML; headings have their anchors as ids."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(page_text(page, language))
    headings = (token for token in tokens if token.type == "heading_open")
    for heading, section in zip(headings, sections_of(page, language), strict=False):
        heading.attrs["id"] = section.anchor
    return str(markdown.renderer.render(tokens, markdown.options, {}))

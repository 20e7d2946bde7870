"""The manual as HTML pages."""

import re

import manual_pages
from fenedit.ui.help.pages import PAGES


def test_each_page_is_there_without_scripts_and_all_of_its_links_lead_somewhere(tmp_path):
    manual_pages.write_pages(tmp_path)
    pages = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.glob("*.html")}
    assert len(pages) == len(PAGES)
    for name, text in pages.items():
        assert "<script" not in text
        for link in re.findall(r'(?:href|src|srcset)="([^"]*)"', text):
            if not link.startswith("https://"):
                file, _, anchor = link.partition("#")
                assert (tmp_path / (file or name)).is_file(), link
                assert not anchor or f'id="{anchor}"' in pages[file or name], link

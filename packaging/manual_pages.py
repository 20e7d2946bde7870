#!/usr/bin/env python3
"""Write the manual as HTML pages, in English.

.venv/bin/python packaging/manual_pages.py FOLDER
"""

import re
import shutil
import sys
from html import escape
from pathlib import Path
from string import Template

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from fenedit import __version__, resource
from fenedit.notation.translatable import ENGLISH
from fenedit.ui.help.pages import PAGES, page_html, sections_of
from fenedit.ui.style import DARK, LIGHT, Palette

PAGE = Template("""\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title – FenEdit $version</title>
<link rel="stylesheet" href="manual.css">
</head>
<body>
<nav aria-label="Contents"><p>FenEdit $version</p><ul>
$contents
</ul></nav>
<main>
$body
</main>
</body>
</html>
""")
STYLE = """\
body { margin: 0 auto; max-width: 64rem; display: flex; gap: 3rem; padding: 1rem 1.5rem 4rem;
  font: 1rem/1.55 system-ui, sans-serif; background: var(--card); color: var(--text); }
nav { flex: 0 0 14rem; position: sticky; top: 1rem; align-self: flex-start; font-size: .9rem;
  max-height: calc(100vh - 2rem); overflow: auto; }
nav ul { list-style: none; padding: 0; margin: 0; }
nav ul ul { padding-left: 1rem; }
nav li { margin: .25rem 0; }
nav a { text-decoration: none; }
nav p, th { color: var(--muted); font-weight: normal; }
main { flex: 1; min-width: 0; max-width: 42rem; }
a { color: var(--accent); }
[aria-current] { font-weight: 600; }
h1 { line-height: 1.2; }
h2 { margin-top: 2.2rem; }
h3 { margin-top: 1.6rem; }
img { max-width: 100%; height: auto; border: 1px solid var(--border); border-radius: 6px; }
code { background: var(--hover); padding: .1em .3em; border-radius: 4px; font-size: .92em; }
pre { background: var(--hover); padding: .8rem 1rem; border-radius: 6px; overflow: auto; }
pre code { background: none; padding: 0; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .35rem .8rem .35rem 0;
  border-bottom: 1px solid var(--border); }
@media (max-width: 50rem) { body { display: block; } nav { position: static; max-height: none; } }
@media print { nav { display: none; } }
"""


def write_pages(folder: Path) -> None:
    """Write the pages and their pictures into a folder, replacing it."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(resource("manual/pictures"), folder / "pictures")
    dark = f"@media (prefers-color-scheme: dark) {{ {_colours(DARK)} }}\n"
    (folder / "manual.css").write_text(f"{_colours(LIGHT)}\n{dark}{STYLE}", encoding="utf-8")
    for page in PAGES:
        title = sections_of(page, ENGLISH)[0].title
        body = re.sub(r'href="(\w+)\.md', _link, page_html(page, ENGLISH))
        body = re.sub(r'<img src="pictures/([^"]*)"[^>]*>', _picture, body)
        text = PAGE.substitute(
            title=escape(title), version=__version__, contents=_contents(page), body=body
        )
        (folder / _file(page)).write_text(text, encoding="utf-8")


def _file(page: str) -> str:
    return "index.html" if page == PAGES[0] else f"{page}.html"


def _link(match: re.Match[str]) -> str:
    return f'href="{_file(match[1])}'


def _picture(match: re.Match[str]) -> str:
    dark = f'<source media="(prefers-color-scheme: dark)" srcset="pictures/dark/{match[1]}">'
    return f"<picture>{dark}{match[0]}</picture>"


def _colours(palette: Palette) -> str:
    names = ("card", "text", "muted", "border", "hover", "accent")
    return f":root {{ {' '.join(f'--{name}: {getattr(palette, name)};' for name in names)} }}"


def _contents(shown: str) -> str:
    """Return the list of pages, with the headings of the current page."""
    lines = []
    for page in PAGES:
        title, *headings = sections_of(page, ENGLISH)
        here = ' aria-current="page"' if page == shown else ""
        below = "".join(
            f'<li><a href="#{each.anchor}">{escape(each.title)}</a></li>'
            for each in headings
            if each.level == 2 and page == shown
        )
        listed = f"<ul>{below}</ul>" if below else ""
        lines.append(f'<li><a href="{_file(page)}"{here}>{escape(title.title)}</a>{listed}</li>')
    return "\n".join(lines)


if __name__ == "__main__":
    write_pages(Path(sys.argv[1]))

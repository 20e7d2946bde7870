"""The visible text of HTML on the clipboard that comes without plain text."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QMimeData

from fenedit.notation.fen import format_fen
from fenedit.session.intents.pasting import understood
from fenedit.session.intents.records import LONGEST
from fenedit.ui.text_data import _MARKUP, _bare, seen_on, text_in
from tests.helpers.states import HARING


@pytest.mark.parametrize(
    ("page", "seen"),
    [
        (f"<p>&nbsp;<b>{HARING.replace(' ', '&nbsp;')}</b></p>", HARING),
        ("<div>one</div><div>two<br>three</div>four", "one\ntwo\nthree\nfour"),
        ("<ul><li>a</li>\n <li>b \t c</li></ul>", "a\nb c"),
        ("<table><tr><td>♜<td>♞</tr><tr><th></th><th>x</th></tr></table>", "♜\t♞\n\tx"),
        ("<pre>8  . k\n7  . .\n</pre>", "8  . k\n7  . ."),
        ("<TITLE>t</TITLE><style>p {}</style>a<script>if (1 < 2) {}</script>b", "ab"),
        ("<!DOCTYPE html><!-- c > d --><?x?>a<!--[if mso]><b>no</b><![endif]-->b", "ab"),
        ("<a title=\"1 > 0\" href='<p>'>link</a> &lt;3 &amp; &#9812;", "link <3 & ♔"),
        ("1 < 2 <12> <bob@example.org> <", "1 < 2 <12> <bob@example.org> <"),
        ("a<!-- no end <b>b</b>", "a"),
        ("a<script>no end <b>b</b>", "a"),
        ("a<b title='no end>b</b>", "a<b title='no end>b"),
        ("</p></table>a</script></pre>  b", "a\nb"),
        ("", ""),
    ],
)
def test_visible_text_is_read(page, seen):
    assert seen_on(page) == seen


@pytest.mark.parametrize(
    "tag", ["<table><tr><td>", "<td>", "<p>", "<b>", "<pre>", "<ul><li>x", "<a b"]
)
def test_a_page_is_read_however_deep_its_tags_are(tag):
    data = QMimeData()
    data.setHtml(tag * 16_000 + "<p>" + HARING)
    text = text_in(data)
    assert text.endswith(HARING)
    ways, _ = understood(text)
    assert [format_fen(found.position) for found in ways[0].found] == [HARING]


PARTS = st.sampled_from(
    [
        "<",
        "<a",
        "</",
        "<!",
        "<!--",
        "-->",
        "<?",
        ">",
        '"',
        "'",
        "=",
        " ",
        "b",
        "<p",
        "<td>",
        "&",
        "/",
    ]
)


@given(st.lists(PARTS, max_size=60).map("".join))
def test_the_parser_gets_no_unclosed_tag(page):
    """For each such tag it would search the rest of the page for its end."""
    bare = _MARKUP.sub(_bare, page)
    assert "<" not in re.sub("</?[a-z0-9]+>", "", bare)
    seen_on(page)


def test_a_page_too_long_is_not_read():
    page = "<p>" * (LONGEST // 3 + 1)
    assert seen_on(page) == page

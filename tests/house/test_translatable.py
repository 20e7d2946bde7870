"""Every sentence of the interface can be translated: lupdate sees it, whole."""

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

import translate
from fenedit.notation.epd.opcodes import OPCODES
from fenedit.notation.explanations import EXPLANATIONS
from fenedit.notation.fix_titles import FIX_TITLES
from fenedit.notation.languages import NAMES
from fenedit.notation.messages import EXPECTATIONS, FIELD_TITLES, TEMPLATES
from fenedit.notation.spellings.export import SPELLINGS

PACKAGE = Path(__file__).parents[2] / "fenedit"
LUPDATE = shutil.which("pyside6-lupdate", path=str(Path(sys.executable).parent))
MARKS = {"tr": (0, 2), "translate": (0, 3), "QT_TRANSLATE_NOOP": (0, 3)}
"""What lupdate looks for, and which of its arguments have to be literal."""


class Call(NamedTuple):
    """A call by which a text is marked or translated.

    Attributes:
        place: file and line.
        name: "tr", "translate" or "QT_TRANSLATE_NOOP".
        texts: its arguments that are context, text and comment.
        formatted: whether it stands in a formatted string, into which lupdate does not look.
    """

    place: str
    name: str
    texts: tuple[ast.expr, ...]
    formatted: bool


def calls(source: str, file: str) -> Iterator[Call]:
    """Yield the calls in a source."""
    nodes = list(ast.walk(ast.parse(source)))
    formatted = {
        inner for node in nodes if isinstance(node, ast.JoinedStr) for inner in ast.walk(node)
    }
    for node in nodes:
        if isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            # Strings, bytes and painters have a method `translate` as well.
            if name in MARKS and (name != "translate" or _is_of_texts(node)):
                first, last = MARKS[name]
                yield Call(
                    f"{file}:{node.lineno}", name, tuple(node.args[first:last]), node in formatted
                )


def _is_of_texts(call: ast.Call) -> bool:
    """Tell whether a `translate` is that of Qt, which has a context and a text."""
    called = call.func
    owner = called.value if isinstance(called, ast.Attribute) else None
    of_qt = owner is None or (isinstance(owner, ast.Name) and owner.id == "QCoreApplication")
    return of_qt and len(call.args) > 1


@cache
def all_calls() -> tuple[Call, ...]:
    """Return the calls in the package; whoever only collects the tests does not wait for them."""
    return tuple(
        call
        for path in sorted(PACKAGE.rglob("*.py"))
        for call in calls(path.read_text(), str(path.relative_to(PACKAGE)))
    )


NAMED_ELSEWHERE = re.compile(r"\b(Ctrl|Control|Alt|Del|Delete key|Backspace|Command|Option)\b")
"""Keys that are called something else on macOS, see `fenedit.ui.keys`."""
NO_KEYS = {"Command", "Find a Command", "Find Command", "&Find Command…", "Command of the referee"}


def test_no_sentence_names_a_key_that_is_called_something_else_elsewhere() -> None:
    texts = [text for call in all_calls() for text in call.texts if isinstance(text, ast.Constant)]
    said = {text.value for text in texts if isinstance(text.value, str)}
    said = (said | {text for _, text in translate.texts_of_tables()}) - NO_KEYS
    assert [text for text in said if NAMED_ELSEWHERE.search(text)] == []


def _is_literal(text: ast.expr) -> bool:
    return isinstance(text, ast.Constant) and isinstance(text.value, str)


def _is_looked_up(text: ast.expr) -> bool:
    """Tell whether a text is taken as it is from a table, where it is marked, or from a name."""
    match text:
        case ast.IfExp():
            return _is_looked_up(text.body) and _is_looked_up(text.orelse)
        case ast.Call(func=ast.Attribute(value=table, attr="get")) | ast.Subscript(value=table):
            return isinstance(table, ast.Name) and table.id.isupper()
        case ast.Attribute(value=table):
            return _is_looked_up(table)
    return isinstance(text, ast.Name)


def refused(call: Call) -> bool:
    """Tell whether a call translates what lupdate cannot have seen."""
    may_look_up = call.name == "translate"
    if call.formatted and all(map(_is_literal, call.texts)):
        return True
    return not all(
        _is_literal(text) or (may_look_up and _is_looked_up(text)) for text in call.texts
    )


@pytest.mark.parametrize(
    ("source", "is_refused"),
    [
        ('self.tr("Open")', False),
        ("self.tr(words)", True),
        ("self.tr(WORDS[code])", True),
        ('self.tr(f"{count} pieces")', True),
        ('self.tr("Open " + name)', True),
        ('self.tr("A" if one else "B")', True),
        ('QT_TRANSLATE_NOOP("labels", "Whole, " "though in two.")', False),
        ('QT_TRANSLATE_NOOP(CONTEXT, "Open")', True),
        ("translate('files', title)", False),
        ("translate('files', title())", True),
        ("translate('files', title + '.')", True),
        ("translate('files', OPEN if one else OPEN_ALL)", False),
        ("translate('files', TITLES[code])", False),
        ("translate('files', TITLES.get(code, code))", False),
        ("f\"{self.tr('Open')}…\"", True),
        ("f\"{translate('files', title)}…\"", False),
        ("text.translate(TABLE)", None),
        ("painter.translate(left, top)", None),
    ],
)
def test_a_text_that_is_put_together_is_refused(source: str, is_refused: bool | None) -> None:
    found = [refused(call) for call in calls(source, "x.py")]
    assert found == ([] if is_refused is None else [is_refused])


def test_each_text_that_is_marked_or_translated_is_a_literal() -> None:
    assert len(all_calls()) > 1000
    assert [call.place for call in all_calls() if refused(call)] == []


def _leaves(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Dict(values=parts) | ast.Tuple(elts=parts) | ast.List(elts=parts):
            for part in parts:
                yield from _leaves(part)
        case _:
            yield node


def test_tables_of_texts_hold_literals_alone() -> None:
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "translatable":
                context, table = node.args
                assert _is_literal(context)
                for leaf in _leaves(table):
                    # Names are of texts that are marked themselves; keys are none.
                    assert (
                        _is_literal(leaf)
                        or isinstance(leaf, ast.Name | ast.Attribute)
                        or ast.unparse(leaf).startswith("Keys(")
                    )


TABLES = {
    "messages": [
        *(*TEMPLATES.values(), *EXPLANATIONS.values()),
        *(*EXPECTATIONS.values(), *FIELD_TITLES.values(), *FIX_TITLES.values()),
    ],
    "languages": [*NAMES.values()],
    "opcodes": [opcode.title for opcode in OPCODES.values()],
    "spellings": [spelling.title for spelling in SPELLINGS],
}
"""Texts of the floors without Qt that a window shows, by their contexts."""


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> set[tuple[str, str, bool]]:
    """Return context and text of all that lupdate sees, and whether it has plural forms."""
    if LUPDATE is None:
        return {
            (str(ast.literal_eval(call.texts[0])), str(ast.literal_eval(call.texts[1])), False)
            for call in all_calls()
            if call.name == "QT_TRANSLATE_NOOP"
        } | {(*each, False) for each in translate.texts_of_tables()}
    target = tmp_path_factory.mktemp("translation") / "all.ts"
    sources = [*map(str, PACKAGE.rglob("*.py")), str(translate.written_down())]
    subprocess.run([LUPDATE, *sources, "-ts", str(target)], check=True, capture_output=True)
    return {
        (
            context.findtext("name", ""),
            message.findtext("source", ""),
            message.get("numerus") == "yes",
        )
        for context in ElementTree.parse(target).iter("context")
        for message in context.iter("message")
    }


@pytest.mark.parametrize("context", TABLES)
def test_lupdate_sees_each_text_of_the_floors_without_qt(
    context: str, seen: set[tuple[str, str, bool]]
) -> None:
    texts = {text for where, text, _ in seen if where == context}
    assert set(TABLES[context]) - texts == set()


@pytest.mark.skipif(LUPDATE is None, reason="lupdate tells which texts have plural forms")
def test_a_text_with_a_count_has_plural_forms(seen: set[tuple[str, str, bool]]) -> None:
    assert [(where, text) for where, text, plural in seen if "%n" in text and not plural] == []


def test_each_text_has_a_context(seen: set[tuple[str, str, bool]]) -> None:
    # lupdate does not always see in which class a bare `tr` stands.
    assert [text for where, text, _ in seen if not where] == []

"""No files import one another in a circle, late imports and those for types included."""

import ast
from pathlib import Path

from tests.helpers.project import PACKAGE


def imports_of(file: Path, modules: set[str]) -> set[str]:
    """Return the modules of the package that a file imports anywhere."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        for name in names:
            # A name in a module, or a module of its own.
            found |= {name, name.rpartition(".")[0]} & modules
    return found


def module_of(file: Path) -> str:
    return ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts)


def circles_in(graph: dict[str, set[str]]) -> list[set[str]]:
    """Return the sets of nodes that can reach one another, of more than one each."""
    reached: dict[str, set[str]] = {}
    for start in graph:
        seen: set[str] = set()
        waiting = [start]
        while waiting:
            for next_ in graph[waiting.pop()] - seen:
                seen.add(next_)
                waiting.append(next_)
        reached[start] = seen
    circles = {
        frozenset(other for other in reached[node] if node in reached[other])
        for node in graph
        if node in reached[node]
    }
    return [set(circle) for circle in circles]


def test_no_files_import_one_another() -> None:
    files = {module_of(file): file for file in PACKAGE.rglob("*.py") if file.stem != "__init__"}
    graph = {name: imports_of(file, set(files)) - {name} for name, file in files.items()}
    assert circles_in(graph) == []


def test_a_circle_would_be_seen() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}
    assert circles_in(graph) == [{"b", "c"}]

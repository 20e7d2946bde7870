#!/usr/bin/env python3
"""Measure the code: `packaging/weigh.py [PATH …]`; the default is `fenedit` and `tests`.

Tokens are counted without comments, docstrings and layout. A value class is a NamedTuple, dataclass
or TypedDict; a constant is an upper-case name assigned at module level; an inner import is inside a
function.
"""

import ast
import io
import statistics
import sys
import tokenize
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LAYOUT = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENCODING,
    tokenize.ENDMARKER,
}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
DOCUMENTED = (ast.Module, ast.ClassDef, *FUNCTIONS)
VALUES = ("NamedTuple", "dataclass", "TypedDict")


def docstrings(tree: ast.Module) -> set[tuple[int, int]]:
    """Return the line and column of each docstring."""
    return {
        (statement.lineno, statement.col_offset)
        for node in ast.walk(tree)
        if isinstance(node, DOCUMENTED)
        for statement in node.body
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    }


def weigh(folder: Path) -> None:
    """Print the figures of a folder or file."""
    lines = tokens = values = constants = inner = 0
    lengths: list[int] = []
    sizes: dict[str, int] = {}
    for file in [folder] if folder.is_file() else sorted(folder.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        tree = ast.parse(source)
        length = source.count("\n")
        sizes[str(file.relative_to(folder.parent))] = length
        lines += length
        skipped = docstrings(tree)
        tokens += sum(
            token.type not in LAYOUT and token.start not in skipped
            for token in tokenize.generate_tokens(io.StringIO(source).readline)
        )
        for line in tree.body:
            if isinstance(line, ast.Assign | ast.AnnAssign):
                targets = line.targets if isinstance(line, ast.Assign) else [line.target]
                names = (target for target in targets if isinstance(target, ast.Name))
                constants += sum(name.id.isupper() for name in names)
        imports = set[ast.AST]()
        for node in ast.walk(tree):
            if isinstance(node, FUNCTIONS):
                assert node.end_lineno is not None
                lengths.append(node.end_lineno - node.lineno + 1)
                # A set, because nested functions are walked twice.
                imports |= {
                    each for each in ast.walk(node) if isinstance(each, ast.Import | ast.ImportFrom)
                }
            if isinstance(node, ast.ClassDef):
                made = [ast.unparse(each) for each in (*node.bases, *node.decorator_list)]
                values += any(word in each for each in made for word in VALUES)
        inner += len(imports)
    mean, median = statistics.mean(lengths or [0]), statistics.median(lengths or [0])
    print(f"{folder.name}: {len(sizes)} files, {lines:,} lines, {tokens:,} tokens")
    print(f"{len(lengths):,} functions, of {mean:.1f} lines in the mean, {median:g} in the median")
    print(f"{values} value classes, {constants:,} constants, {inner} inner imports")
    largest = sorted(sizes, key=sizes.__getitem__, reverse=True)[:10]
    print("largest:", ", ".join(f"{name} {sizes[name]}" for name in largest))


if __name__ == "__main__":
    for name in sys.argv[1:] or ("fenedit", "tests"):
        weigh(ROOT / name)

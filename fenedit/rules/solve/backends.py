"""Which rules a problem is searched with."""

from importlib.util import find_spec
from typing import Any, Final, Literal, TypeAlias

from fenedit.rules.solve.men import State
from fenedit.rules.solve.python_rules import PythonRules
from fenedit.rules.solve.search import Rules

Backend: TypeAlias = Literal["python", "rust"]
RUST: Final = "rust_chess"


def has_rust() -> bool:
    """Tell whether the package `rust-chess` is installed."""
    return find_spec(RUST) is not None


def rules_for(
    state: State, white: bool, chess960: bool, backend: Backend | None = None
) -> Rules[Any, Any]:
    """Return the rules to search with: the fastest that there are, and that hold for a position.

    Args:
        state: the position.
        white: whether White, who is to move, attacks; else Black.
        chess960: whether Chess960's rules hold.
        backend: "python" to do without others; "rust" is no more than a wish.
    """
    python = PythonRules(white, chess960)
    if backend == python.name or (chess960 and state[9]) or not has_rust():
        return python
    from fenedit.rules.solve.rust_rules import RustRules

    rust = RustRules(white)
    try:
        moves = rust.attacks(rust.node_of(state, attacking=True))
    except ValueError:
        # It refuses boards that we can play on.
        return python
    agreed = sorted(map(rust.uci, moves)) == sorted(map(python.uci, python.attacks(state)))
    return rust if agreed else python

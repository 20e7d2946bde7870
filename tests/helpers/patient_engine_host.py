"""The process that keeps an engine, with patience for engines on a machine that is busy."""

MODULE = __name__


def main() -> None:
    """Serve."""
    serve(60.0)


def serve(seconds: float) -> None:
    """Serve, and wait for so many seconds for what an engine owes."""
    from fenedit.jobs import engine
    from fenedit.rules import uci

    uci.START_SECONDS = seconds  # type: ignore[misc]
    uci.SILENT_SECONDS = seconds  # type: ignore[misc]
    uci.STOP_SECONDS = 0.5  # type: ignore[misc]
    engine.main()

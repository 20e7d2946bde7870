"""The process that keeps an engine, with patience for engines on a machine that is busy."""

MODULE = __name__


def main() -> None:
    """Serve."""
    from fenedit.jobs import engine
    from fenedit.rules.engine import running

    running.START_SECONDS = 60.0  # type: ignore[misc]
    running.SILENT_SECONDS = 60.0  # type: ignore[misc]
    running.STOP_SECONDS = 0.5  # type: ignore[misc]
    engine.main()

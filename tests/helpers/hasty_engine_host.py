"""The process that keeps an engine (see `fenedit.jobs.engine`), with less patience for tests."""

MODULE = __name__


def main() -> None:
    """Serve."""
    from fenedit.jobs import engine
    from fenedit.rules.engine import running

    running.START_SECONDS = 1.5  # type: ignore[misc]
    running.SILENT_SECONDS = 1.5  # type: ignore[misc]
    running.STOP_SECONDS = 0.5  # type: ignore[misc]
    engine.main()

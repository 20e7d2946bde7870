"""The process that keeps an engine (see `fenedit.jobs.engine`), with less patience for tests."""

from tests.helpers.patient_engine_host import serve

MODULE = __name__


def main() -> None:
    """Serve."""
    serve(1.5)

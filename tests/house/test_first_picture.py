"""Only what the first picture shows is imported for it: all else makes the start longer."""

from tests.helpers.project import run_python

NOT_NEEDED = (
    "chess",
    "charset_normalizer",
    "PIL",
    "fontTools",
    "markdown_it",
    "numpy",
    "pydyf",
    "pypdfium2",
    "segno",
    "yaml",
    "fenedit.diagram.pdf",
    "fenedit.diagram.sheet",
    "fenedit.diagram.svg",
    "fenedit.documents.files",
    "fenedit.documents.search",
    "fenedit.jobs",
    "fenedit.notation.epd",
    "fenedit.notation.loose",
    "fenedit.notation.query",
    "fenedit.notation.spellings",
    "fenedit.recognition",
    "fenedit.rules",
    "fenedit.ui.clipboard",
    "fenedit.ui.collection.panel",
    "fenedit.ui.engine.programs",
    "fenedit.ui.engine.view",
    "fenedit.ui.help",
    "fenedit.ui.moves.view",
    "fenedit.ui.picture.controller",
    "fenedit.ui.picture.output",
    "fenedit.ui.preferences",
    "fenedit.ui.puzzle.form",
    "fenedit.ui.puzzle.result",
    "fenedit.ui.reading",
    "fenedit.ui.sheet",
)


def test_what_the_first_picture_does_not_show_is_not_imported_for_it() -> None:
    _, said = run_python("-m", "tests.helpers.first_picture")
    # Qt may have said something before.
    names, sources = said.splitlines()[-2:]
    imported = names.split()
    assert "fenedit.ui.main_window" in imported
    early = {
        name
        for name in imported
        for other in NOT_NEEDED
        if name == other or name.startswith(f"{other}.")
    }
    assert early == set()
    # PySide reads that of each module, unless it is kept from it.
    assert int(sources) <= 3

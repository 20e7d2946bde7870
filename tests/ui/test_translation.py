"""The language of the interface is chosen, and used everywhere."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QFontDatabase

import translate
from fenedit import libraries
from fenedit.diagram.pieces.sets import OURS
from fenedit.notation.epd.opcodes import OPCODES
from fenedit.notation.fairy import ATTRIBUTES
from fenedit.notation.languages import LISTED
from fenedit.notation.translations import translation_files
from fenedit.ui import translation
from fenedit.ui.main_window import FIRST_SIZE, SMALLEST
from fenedit.ui.translation import language_for, languages, speak, translator_into
from tests.helpers.every_window import look_for_a_name, stage_in, walk_through_records
from tests.helpers.project import run_python
from tests.helpers.pseudo_language import NARROW, PseudoLanguage, RoomInspector, WordInspector


class System:
    """A system with the languages that a test gives it."""

    def __init__(self, *asked: str):
        self._asked = asked

    def uiLanguages(self) -> list[str]:
        return list(self._asked)

    def language(self) -> QLocale.Language:
        return QLocale(self._asked[0]).language()


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        (("pl-PL", "pl", "en"), "pl"),
        (("en-GB", "en", "pl"), "en"),
        (("de-CH", "de", "nl"), "nl"),
        (("ru_RU", "ru"), "ru"),
        (("xx",), "en"),
        (("C",), "en"),
    ],
)
def test_the_system_is_followed_as_far_as_there_are_translations(asked, expected, monkeypatch):
    monkeypatch.setattr(translation.QLocale, "system", lambda: System(*asked))
    assert language_for("system") == expected


def test_an_unavailable_language_is_replaced_by_english():
    assert [language_for(code) for code in ("en", "it", "xx", "")] == ["en", "it", "en", "en"]


def test_languages_have_their_own_names():
    named = languages()
    assert next(iter(named)) == "en" and set(named) == {"en", *translation_files()}
    assert named["pl"] == "polski" and named["ru"] == "русский"


@pytest.mark.parametrize("language", sorted(translation_files()))
def test_a_language_is_used_by_us_by_qt_and_in_numbers(spoken, language):
    speak(spoken, language)
    assert QCoreApplication.translate("language", "English") == languages()[language]
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") not in ("Cancel", "")
    assert QLocale().toString(1.5) == "1,5"
    assert translation.spoken() == language


def test_the_command_line_translates_without_an_application():
    code = (
        "from fenedit.ui.translation import translator_into;"
        "told = translator_into('pl');"
        "print(told('language', 'English', '', -1), *(told('Plurals', 'Move %n pieces', '', n) for n in (2, 5)))"
    )
    status, said = run_python("-c", code)
    assert status == 0
    name, *forms = said.split(maxsplit=1)
    assert name == "polski" and "2" in forms[0] and "5" in forms[0]


@pytest.mark.parametrize("content", ["nothing", "half", "random", "one byte"])
def test_a_damaged_translation_is_english(content, spoken, tmp_path, monkeypatch):
    file = translation_files()["it"].read_bytes()
    damaged = tmp_path / "fenedit_it.qm"
    monkeypatch.setattr(translation, "translation_files", lambda: {"it": damaged})
    half = file[: len(file) // 2]
    damaged.write_bytes(
        {
            "nothing": b"",
            "half": half,
            "random": half + Random(0).randbytes(len(file) - len(half)),
            "one byte": file[:100] + bytes((file[100] ^ 1,)) + file[101:],
        }[content]
    )
    assert speak(spoken, "it") == "en"
    assert translator_into("it")("language", "English", "", -1) == "English"
    # Qt's words, too.
    translated = QCoreApplication.translate
    assert translated("language", "English") == "English"
    assert translated("QPlatformTheme", "Cancel") == "Cancel"


def test_untranslated_text_is_english(spoken, tmp_path, monkeypatch):
    monkeypatch.setattr(translate, "FOLDER", tmp_path)
    texts = {
        "&File": "<translation></translation>",
        "&Edit": '<translation type="unfinished"></translation>',
        "&View": "<translation>&amp;Visualizza</translation>",
    }
    messages = "".join(
        f"<message><source>{text.replace('&', '&amp;')}</source>{told}</message>"
        for text, told in texts.items()
    )
    context = f"<context><name>Commands</name>{messages}</context>"
    translate.file_of("it").write_text(f'<TS version="2.1" language="it">{context}</TS>')
    translate.build("it")
    built = {"it": tmp_path / "fenedit_it.qm"}
    monkeypatch.setattr(translation, "translation_files", lambda: built)
    assert speak(spoken, "it") == "it"
    for told in (QCoreApplication.translate, translator_into("it")):
        asked = [*texts, "&Help"]
        said = [told("Commands", text, "", -1) for text in asked]
        assert said == ["&File", "&Edit", "&Visualizza", "&Help"]
    assert translator_into("xx")("a", "%n of {x}", "", 2) == "2 of {x}"


# Every window, dialog, bar, menu and tool tip in an invented language.


KNOWN = frozenset(
    word
    for text in (
        "FenEdit FEN EPD PGN GBR PNG SVG PDF jpeg webp tiff Linux Burnett DejaVu Sans Windows ISO UTF",
        # Popeye's words, which its input needs unchanged.
        *ATTRIBUTES,
        # Qt's name of a line between the rows of a list.
        "separator",
        *LISTED.values(),
        *languages().values(),
        *OURS.values(),
        *(name.replace("_", " ") for name in OPCODES),
        *(QLocale("en").monthName(month) for month in range(1, 13)),
        "GPL or later ParaType Free Font License",
        *(re.sub(r"\W", " ", " ".join(row)) for row in libraries()),
    )
    for word in text.split()
)
"""Names, which are the same in every language."""


@pytest.fixture
def _pseudo_language(qapp) -> Iterator[None]:
    language = PseudoLanguage()
    QCoreApplication.installTranslator(language)
    yield
    QCoreApplication.removeTranslator(language)


@pytest.mark.usefixtures("_pseudo_language")
def test_every_word_is_translated(qtbot, tmp_path):
    fonts = " ".join(QFontDatabase.families())
    inspector = WordInspector(KNOWN | frozenset(re.findall(r"\w+", fonts)))
    with stage_in(qtbot, tmp_path, inspector, "zq7", "zq7 |", "zq7") as stage:
        stage.go_through()
    assert not inspector.faults, "\n".join(inspector.faults)


# At the first size, the invented language has room everywhere but in heads and bars.
@pytest.mark.parametrize("size", [SMALLEST, pytest.param(FIRST_SIZE, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "language",
    # The longest words are Dutch and Russian.
    [
        code if code in ("nl", "ru") else pytest.param(code, marks=pytest.mark.long)
        for code in sorted(languages())
    ],
)
def test_every_word_has_room(spoken, language, size, qtbot, tmp_path):
    speak(spoken, language)
    inspector = RoomInspector()
    with stage_in(qtbot, tmp_path, inspector, "zq7", "zq7 |", "zq7", size) as stage:
        stage.go_through()
    assert not inspector.faults, "\n".join(inspector.faults)


@pytest.mark.parametrize("language", sorted(languages()))
def test_heads_and_bars_have_room_at_the_first_size(spoken, language, qtbot, tmp_path):
    speak(spoken, language)
    inspector = RoomInspector()
    with stage_in(qtbot, tmp_path, inspector, "zq7", "zq7 |", "zq7") as stage:
        stage.open_file()
        walk_through_records(stage)
        look_for_a_name(stage)
        stage.trigger("solve_all")
    # A heading without room hides itself.
    assert {kind.__name__ for kind in inspector.seen} >= NARROW - {"Heading"}
    assert not inspector.faults, "\n".join(inspector.faults)

"""The language of the interface, and sentences with a number in it."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from fenedit.notation.translatable import ENGLISH, Translator, untranslated
from fenedit.notation.translations import is_whole, translation_files

_SPOKEN: Final = "spokenLanguage"


def languages() -> dict[str, str]:
    """Return the languages of the interface: by their codes, what they call themselves.

    English is the first, the others are in the order of their names.
    """
    named = {code: QLocale(code).nativeLanguageName() for code in translation_files()}
    return {ENGLISH: "English", **dict(sorted(named.items(), key=lambda each: each[1].casefold()))}


def language_for(wanted: str) -> str:
    """Return the code of the language that is spoken where one is wanted.

    Args:
        wanted: a code, such as "pl", or "system" for the first of the system's languages that there
            is a translation into. English where there is none.
    """
    asked = QLocale.system().uiLanguages() if wanted == "system" else [wanted]
    known = {ENGLISH, *translation_files()}
    # A country may follow the language.
    return next((code for each in asked if (code := each[:2]) in known), ENGLISH)


def speak(application: QCoreApplication, language: str) -> str:
    """Have all texts of ours and of Qt in a language from now on, and its numbers and dates.

    What a translation lacks is in English, and so is everything where it is damaged.

    Returns:
        The code of the language that is spoken.
    """
    if language != ENGLISH and not is_whole(translation_files()[language]):
        language = ENGLISH
    application.setProperty(_SPOKEN, language)
    if QLocale(language).language() != QLocale.system().language():
        QLocale.setDefault(QLocale(language))
    if language == ENGLISH:
        return language
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for file in (f"{folder}/qtbase_{language}.qm", str(translation_files()[language])):
        translator = QTranslator(application)
        if translator.load(file):
            application.installTranslator(translator)
    return language


def translator_into(language: str) -> Translator:
    """Return what translates texts into a language for programs without an application.

    What a translation lacks is in English, and so is everything where it is damaged or missing.
    """
    path = translation_files().get(language)
    translator = QTranslator()
    if path is None or not is_whole(path) or not translator.load(str(path)):
        return untranslated

    def translate(context: str, source: str, comment: str = "", count: int = -1) -> str:
        text = translator.translate(context, source, comment, count)
        return untranslated(context, text or source, comment, count)

    return translate


def spoken() -> str:
    """Return the code of the language that is spoken."""
    application = QCoreApplication.instance()
    return str((application and application.property(_SPOKEN)) or ENGLISH)


def counted(one: str, several: str, count: int) -> str:
    """Return the words for a number of things.

    Args:
        one: the singular in English, which has no translation of its own.
        several: what `tr` makes of the English plural and the number. There another language has
            all its forms, such as those for one, for two and for five.
        count: the number.
    """
    if count != 1:
        return several
    # A translation gives the name of its own language here.
    english = QCoreApplication.translate("language", "English") == "English"
    return one if english else several


def grouped(number: float, decimals: int = 0) -> str:
    """Return a number as the language has it: thousands apart, and so many decimals."""
    locale = QLocale()
    if locale.language() is QLocale.Language.C:
        locale = QLocale(ENGLISH)
    return locale.toString(float(number), "f", decimals) if decimals else locale.toString(number)

"""Sets the interface's language, and writes numbers in it."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from fenedit.notation.translatable import ENGLISH, Translator, untranslated
from fenedit.notation.translations import is_whole, translation_files


def languages() -> dict[str, str]:
    """Return the codes of the interface's languages with their own names, English first."""
    named = {code: QLocale(code).nativeLanguageName() for code in translation_files()}
    return {ENGLISH: "English", **dict(sorted(named.items(), key=lambda each: each[1].casefold()))}


def language_for(wanted: str) -> str:
    """Return the code of the language to use for a wanted one, English if there is none.

    Args:
        wanted: a code, such as "pl", or "system" for the first translated one of the system's
            languages.
    """
    asked = QLocale.system().uiLanguages() if wanted == "system" else [wanted]
    known = {ENGLISH, *translation_files()}
    # A country may follow the language.
    return next((code for each in asked if (code := each[:2]) in known), ENGLISH)


def speak(application: QCoreApplication, language: str) -> str:
    """Use a language for all texts, numbers and dates from now on.

    Texts without a translation stay English; so do all if the file is damaged.

    Returns:
        The code of the language in use.
    """
    if language != ENGLISH and not is_whole(translation_files()[language]):
        language = ENGLISH
    application.setProperty("spokenLanguage", language)
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


def spoken() -> str:
    """Return the code of the language in use."""
    application = QCoreApplication.instance()
    return str((application and application.property("spokenLanguage")) or ENGLISH)


def translator_into(language: str) -> Translator:
    """Return a function that translates texts into a language, without an application.

    Texts without a translation stay English; so do all if the file is damaged or missing.
    """
    path = translation_files().get(language)
    translator = QTranslator()
    if path is None or not is_whole(path) or not translator.load(str(path)):
        return untranslated

    def translate(context: str, source: str, comment: str = "", count: int = -1) -> str:
        text = translator.translate(context, source, comment, count) or source
        return untranslated(context, text, comment, count)

    return translate


def counted(one: str, several: str, count: int) -> str:
    """Return the words for a number of things.

    Args:
        one: the English singular, which has no translation of its own.
        several: `tr` of the English plural and the number; other languages have all their forms
            there, such as those for one, two and five.
        count: the number, which is grouped in the words.
    """
    if count != 1:
        return several.replace(str(count), grouped(count), 1)
    # Translations have the name of their language here.
    english = QCoreApplication.translate("language", "English") == "English"
    return one if english else several


def grouped(number: float, decimals: int = 0) -> str:
    """Return a number as the language writes it, with thousands separators and decimals."""
    locale = QLocale()
    if locale.language() is QLocale.Language.C:
        locale = QLocale(ENGLISH)
    return locale.toString(float(number), "f", decimals) if decimals else locale.toString(number)

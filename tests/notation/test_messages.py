import string

import pytest
from hypothesis import given

from fenedit.notation.explanations import EXPLANATIONS, explanation
from fenedit.notation.fen_faults import FIELD_NAMES, first_fault
from fenedit.notation.messages import (
    EXPECTATIONS,
    FIELD_TITLES,
    TEMPLATES,
    expectation,
    sentence,
)
from fenedit.notation.problems import FenError, Problem, Severity
from fenedit.notation.reading import read_loose
from fenedit.notation.translatable import untranslated
from tests.helpers.corpus import cases
from tests.helpers.strategies import texts

ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"

SENTENCES = [
    ("", "Nothing is written here: expected a piece placement."),
    (" 8", "The text begins with a space: expected a piece placement."),
    (f"{ARRAY} w ", "A space follows the side to move: expected the end of the text."),
    (f"{ARRAY}  w", "More than one space follows the piece placement: expected one."),
    (
        f"{ARRAY}\tw",
        "A tab, line break or unusual space follows the piece placement: expected a space.",
    ),
    (
        f"{ARRAY} w",
        "The castling rights are missing: expected -, or K, Q, k, q or rooks’ files.",
    ),
    (
        f"{ARRAY} w - - 0 1 x",
        "More text follows the fullmove number: expected the end of the text.",
    ),
    (
        "rnb?",
        "“?” in rank 8 is not a piece: expected a piece letter or a digit from 1 to 5.",
    ),
    ("rnbqkbn?", "“?” in rank 8 is not a piece: expected a piece letter or a 1."),
    (
        "8/К",
        "“К” (U+041A) in rank 7 is not a piece: expected a piece letter or a digit from 1 to 8.",
    ),
    (
        "\ufeff8",
        "U+FEFF in rank 8 is not a piece: expected a piece letter or a digit from 1 to 8.",
    ),
    ("8/8w", "“w” in rank 7 is not a piece: expected a /."),
    (
        "9",
        "“9” in rank 8 is not a number of empty squares: expected a piece letter or a digit from 1 to 8.",
    ),
    (
        "44",
        "“4” in rank 8 follows another digit, but adjacent empty squares are written as one number: "
        "expected a piece letter.",
    ),
    ("8/8/7/8", "Rank 6 is too short: 7 of 8 squares."),
    ("8/8/p8/8", "Rank 6 is too long: 9 instead of 8 squares."),
    ("8/8", "The piece placement is too short: 2 of 8 ranks."),
    (f"{ARRAY}/8", "The piece placement is too long: 9 instead of 8 ranks."),
    (f"{ARRAY} white", "“white” is not a side to move: expected w or b."),
    (f"{ARRAY} {'x' * 30}", f"“{'x' * 20}…” is not a side to move: expected w or b."),
    (f"{ARRAY} w x", "“x” is not a castling right: expected -, or K, Q, k, q or rooks’ files."),
    (f"{ARRAY} w KK", "The castling right “K” is written twice: expected once."),
    (f"{ARRAY} w - e", "“e” is not an en passant square: expected a rank from 1 to 8."),
    (f"{ARRAY} w - - x", "“x” is not a halfmove clock: expected a number from 0 to 999999."),
    (f"{ARRAY} w - - 0 007", "The fullmove number “007” has leading zeros: expected none."),
]


DATA_NAMES = {
    *("expected", "field", "found", "rank", "count", "squares", "square", "letter", "language"),
    *("opcode", "lowest", "highest", "meant", "men", "result"),
    # Twins
    *("name", "before"),
    # Counters
    *("number", "least", "most", "clock", "plies", "needed", "longest", "white", "black"),
    # Checks and last moves
    *("king", "first", "second", "checkers", "move"),
    # Pawns, promotions, captures
    *("pawns", "promoted", "total", "pairs", "captures", "missing", "available", "homes", "last"),
    *("captures_white", "captures_black", "promoted_white", "promoted_black"),
    *("home", "shutters", "unmoved"),
}


def bracketed(_context, source, _comment, _count):
    return f"<{source}>"


def upper(_context, source, _comment, _count):
    return source.upper()


def placeholders(template):
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


@pytest.mark.parametrize(("text", "words"), SENTENCES)
def test_sentences_of_faults(text, words):
    assert sentence(first_fault(text)) == words


@given(texts())
def test_every_fault_and_note_has_a_sentence(text):
    try:
        problems = read_loose(text).notes
    except FenError as error:
        problems = (error.problem, first_fault(text))
    for problem in problems:
        assert sentence(problem).endswith(".")


NOTES = [
    (f"Fen: {ARRAY} w - - 0 1", "The label “Fen” was ignored."),
    (f"{ARRAY} W - - 0 1", "The side to move “W” was read in lower case."),
    (f"{ARRAY} w QK - 0 1", "The castling rights “QK” were put in order."),
    (f"{ARRAY} w KK - 0 1", "Repeated castling rights in “KK” were read once."),
    (f"{ARRAY} w – - 0 1", "“–” (U+2013) was read as -, which means none."),
    (f"{ARRAY} w - - - 1", "The halfmove clock is a dash: 0 is assumed."),
    (f"{ARRAY} w - - 0 -7", "The fullmove number “-7” is negative: 1 is assumed."),
    (f"{ARRAY} w - - 0 1 ; x", "The comment that follows is kept as it is."),
]


@pytest.mark.parametrize(("text", "words"), NOTES)
def test_sentences_of_notes(text, words):
    assert [sentence(note) for note in read_loose(text).notes] == [words]


def test_a_language_is_named():
    text = "tsldklst/bbbbbbbb/8/8/8/8/BBBBBBBB/TSLDKLST w KQkq - 0 1"
    (note,) = read_loose(text, "de").notes
    assert sentence(note) == "The piece letters were read as German."


def test_counters_from_operations_are_told_from_assumed_ones():
    sentences = [sentence(note) for note in read_loose(f"{ARRAY} w - - hmvc 5;").notes]
    assert sentences[0] == "The halfmove clock was taken from the operation hmvc."
    assert sentences[1] == "No fullmove number is given: 1 is assumed."


def test_a_sentence_may_hold_braces_of_the_text():
    assert sentence(first_fault("{x}")).startswith("“{” in rank 8")
    assert sentence(first_fault(f"{ARRAY} {{side}}")).startswith("“{side}” is not a side")


def test_problems_of_a_position_name_squares():
    kings = Problem("kings-too-many-white", Severity.NOT_PLAYABLE, squares=(4, 60))
    assert sentence(kings) == "White has more than one king: e1, e8."
    claim = Problem("castling-invalid", Severity.NOT_PLAYABLE, data=(("letter", "K"),))
    assert sentence(claim) == (
        "White’s kingside castling right (K) cannot hold: king or rook is not on its starting square."
    )
    wing = (("letter", "B"), ("reason", "wing"))
    second = Problem("castling-invalid", Severity.NOT_PLAYABLE, squares=(1,), data=wing)
    assert sentence(second) == "The castling right B is a second one on the same side of the king."
    passed = Problem("ep-target-occupied", Severity.NOT_PLAYABLE, squares=(20, 28))
    assert sentence(passed) == "The en passant square e3 is not empty."


def test_why_nothing_is_played_where_a_game_has_ended():
    stalemate = Problem("play-stalemate", Severity.NOTE)
    assert sentence(stalemate) == "The side to move has no legal move: stalemate."


def test_templates_use_no_name_that_nobody_gives():
    for template in TEMPLATES.values():
        assert placeholders(template) <= DATA_NAMES
    for phrase in EXPECTATIONS.values():
        assert placeholders(phrase) <= {"left", "lowest", "highest"}


def test_every_field_has_a_title_a_missing_fault_and_a_default():
    assert tuple(FIELD_TITLES) == FIELD_NAMES
    for name in FIELD_NAMES[1:]:
        assert f"missing-{name}" in TEMPLATES
        assert f"default-{name}" in TEMPLATES


def test_a_translator_gets_templates_and_phrases():
    words = sentence(first_fault(f"{ARRAY} w "), bracketed)
    assert words == "<A space follows the <side to move>: <expected the end of the text>.>"
    german = read_loose("tsldklst/bbbbbbbb/8/8/8/8/BBBBBBBB/TSLDKLST w KQkq - 0 1", "de").notes
    assert sentence(german[0], bracketed) == "<The piece letters were read as <German>.>"


def test_what_depends_on_a_count_is_translated_with_it():
    asked = []

    def told(context, source, comment, count):
        asked.append((context, count))
        return untranslated(context, source, comment, count)

    many = Problem("men-too-many-white", Severity.NOT_PLAYABLE, data=(("count", "17"),))
    assert sentence(many, told) == "White has 17 pieces: at most 16 are possible."
    assert asked == [("messages", 17)]


def test_what_was_expected_can_be_said_alone():
    assert expectation(first_fault("rnb?")) == "expected a piece letter or a digit from 1 to 5"
    assert expectation(Problem("empty-board", Severity.NOT_PLAYABLE)) == ""


def test_every_flag_of_the_corpus_is_said_and_explained():
    flags = {
        flag
        for case in cases("fen_cases.jsonl")
        if case["kind"] == "status"
        for flag in case["expect"]["flags"]
    }
    assert len(flags) > 30
    # A template may have one for each of the reasons that the code's problems name.
    said = [flag for flag in flags if any(code.startswith(flag) for code in TEMPLATES)]
    assert flags - set(said) == set()
    explained = {flag for flag in flags if explanation(Problem(flag, Severity.HINT))}
    assert flags - explained == set()


def test_an_explanation_is_a_few_whole_sentences():
    for words in EXPLANATIONS.values():
        assert placeholders(words) == set()
        assert words.endswith(".")
        assert words.count(". ") >= 1
    assert explanation(Problem("no-such-code", Severity.HINT)) == ""
    missing = Problem("king-missing-black", Severity.NOT_PLAYABLE)
    assert explanation(missing, upper) == EXPLANATIONS["king-missing"].upper()


def test_an_explanation_fits_the_reason():
    def explained(code, reason):
        return explanation(Problem(code, Severity.ILLEGAL, data=(("reason", reason),)))

    pawn = explained("check-impossible", "unmoved-pawn")
    assert pawn == EXPLANATIONS["check-impossible-unmoved-pawn"]
    assert explained("check-impossible", "no-such") == EXPLANATIONS["check-impossible"]
    shut_in = explained("pawn-captures-too-many-white", "shut-in")
    assert shut_in == EXPLANATIONS["pawn-captures-too-many-shut-in"]
    assert explained("pawn-captures-too-many-black", "") == EXPLANATIONS["pawn-captures-too-many"]


def test_an_unknown_code_is_an_error():
    with pytest.raises(KeyError):
        sentence(Problem("no-such-code", Severity.HINT))


def test_a_word_among_the_moves_that_would_turn_the_sentence_around_is_escaped():
    data = (("move", "2... \u202eNf3"), ("reason", "no-move"))
    said = sentence(Problem("moves-do-not-fit", Severity.NOT_PLAYABLE, data=data), letters="de")
    assert said == "The moves were read up to 2…\\u202eSf3, which is not a move."

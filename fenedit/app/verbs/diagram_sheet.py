"""Sheets of diagrams as `fenedit diagram` writes them: a PDF, or for another program."""

import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from math import inf
from pathlib import Path
from typing import NamedTuple

from fenedit.app.arguments import printable
from fenedit.app.verbs.diagram_options import (
    Options,
    refuse_taken,
    shown_output,
    tell_letters,
    write_file,
)
from fenedit.app.verbs.diagram_source import Found, Given, Tally, diagram_of
from fenedit.app.verbs.terminal import open_output
from fenedit.diagram.options import BOOKS
from fenedit.diagram.paint import measure_in
from fenedit.diagram.pdf import PdfWriter
from fenedit.diagram.picture import READABLE
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.sheet.layout import PageTexts, SheetEntry, SheetStyle, page_texts_in
from fenedit.diagram.sheet.pages import board_scale, sheet_pages
from fenedit.documents.files.saving import STDOUT
from fenedit.jobs.captions import (
    CaptionWords,
    caption_of,
    caption_words,
    found_solution,
    popeye_solution,
    unsolved,
)
from fenedit.jobs.practice import solution_moves
from fenedit.jobs.processors import pool_size
from fenedit.jobs.programs import found_popeye
from fenedit.jobs.questions import Found as Answer
from fenedit.jobs.questions import PopeyeQuestion, SolveQuestion
from fenedit.jobs.solver import Solver, SolverError, answers
from fenedit.notation.puzzle import Caption, SolutionMove
from fenedit.notation.spellings.export import link_to
from fenedit.notation.translatable import ENGLISH, Translator, untranslated
from fenedit.rules.moves.solutions import solution_tree
from fenedit.rules.moves.tree import MoveTree
from fenedit.rules.popeye import Question
from fenedit.rules.solve.solution import ENGLISH as ENGLISH_PLAY
from fenedit.rules.solve.solution import Solution, Wanted
from fenedit.rules.solve.solution import Words as PlayWords

_BUDGET = 10.0
"""Seconds after which the solver gives a problem up."""


def write_sheet(given: Given, options: Options, sheet: SheetStyle, pieces: PieceSet) -> int:
    """Write all positions into one document; return the exit status.

    Raises:
        OptionsError: the word of the command line is not a position.
        StreamError: a file cannot be read, or not to its end.
        SaveError: the document cannot be written.
    """
    if not options.force and options.output != STDOUT:
        refuse_taken([options.output])
    tally = Tally()
    translate: Translator = untranslated
    if options.language != ENGLISH:
        # Qt's own catalogues are loaded only for other languages.
        from fenedit.ui.translation import translator_into

        translate = translator_into(options.language)
    words = _Words(
        page_texts_in(translate, options.title, language=options.language),
        caption_words(translate),
        PlayWords(*(translate("PuzzleWords", each, "", -1) for each in ENGLISH_PLAY)),
    )
    sheet = words.texts.without_empty_edges(sheet)
    if options.format in BOOKS:
        book = BOOKS[options.format](sheet, options.style, words.texts, pieces)
        for entry in _entries(given, tally, options, sheet, words):
            book.add(entry)
        if tally.positions:
            write_file(options.output, book.write(), force=options.force)
        if letters := " ".join(map(printable, sorted(book.lacking))):
            print(f"the fonts of LaTeX may lack these characters: {letters}", file=sys.stderr)
    else:
        _write_pdf(given, tally, options, sheet, words, pieces)
    return tally.report(shown_output(options.output))


def _write_pdf(
    given: Given,
    tally: Tally,
    options: Options,
    sheet: SheetStyle,
    words: "_Words",
    pieces: PieceSet,
) -> None:
    """Write diagrams on pages of a PDF; no file where there is none."""
    named = "Chess diagrams" if options.output == STDOUT else Path(options.output).stem
    font = options.style.font
    title, language = options.title or named, options.language
    writer = PdfWriter(pieces, title, language=language, cmyk=options.cmyk, font=font)
    captions = partial(_captions, given, sheet, words)
    # The measure of windows, so that lines break where they break there.
    measure = measure_in(font)
    fitting = board_scale(captions, sheet, options.style, measure)
    most = max(filter(None, fitting), default=inf)
    entries = _entries(given, tally, options, sheet, words)
    smaller: list[int] = []
    edges_cut = False
    tiny = READABLE
    count = 0
    for page in sheet_pages(entries, sheet, options.style, measure, words.texts, most):
        count += 1
        smaller += [count] * page.smaller
        edges_cut |= page.edges_cut
        tiny = min(tiny, page.smallest_font)
        writer.add_page(page.width, page.height, page.items)
        if page.cut:
            numbers = ", ".join(map(str, page.cut))
            print(f"too long for the page, and cut: text of no. {numbers}", file=sys.stderr)
    if edges_cut:
        print("too long for the page, and cut: the title", file=sys.stderr)
    if tiny < READABLE:
        print(f"the text has {tiny:.1f} points, which is hard to read", file=sys.stderr)
    if smaller:
        numbers = ", ".join(map(str, smaller))
        print(f"smaller boards, because of long text: page {numbers}", file=sys.stderr)
    tell_letters(writer.missing, writer.borrowed)
    if count:
        with open_output(options.output, replace=options.force) as target:
            writer.write_to(target)
            target.flush()


class _Words(NamedTuple):
    """The words of a sheet in its language: at the edges, of captions and of solutions."""

    texts: PageTexts
    captions: CaptionWords
    play: PlayWords


def _captions(given: Given, sheet: SheetStyle, words: _Words) -> Iterator[Caption]:
    """Yield the captions of diagrams; records without a position are reported when drawn."""
    records = (found.record for found in given.found() if found.position is not None)
    for number, record in enumerate(records, sheet.number_from):
        yield caption_of(record, number, words.captions, dates=sheet.dates, in_words=sheet.in_words)


def _entries(
    given: Given, tally: Tally, options: Options, sheet: SheetStyle, words: _Words
) -> Iterator[SheetEntry]:
    letters = options.letters
    wanted = Wanted(tries=sheet.tries, set_play=sheet.set_play)
    with closing(Solver(pool_size(0))) as solver:
        for found in given.positions(tally):
            solution, tree = "", None
            if options.solved:
                solution, tree = _solution(found, solver, wanted, letters, words.play)
            caption = caption_of(
                found.record,
                tally.positions + sheet.number_from - 1,
                words.captions,
                letters,
                solution,
                variations=sheet.variations,
                dates=sheet.dates,
                notes=sheet.notes if options.solved else (),
                in_words=sheet.in_words,
            )
            moves: tuple[SolutionMove, ...] = ()
            if options.solved and options.format == "html":
                moves = solution_moves(found.record, tree, letters)
            diagram, link = diagram_of(found, options), ""
            if found.position is not None:
                how = {"chess960": found.record.chess960, "flipped": diagram.flipped}
                link = link_to(found.position, sheet.link, **how)
            yield SheetEntry(diagram, caption, moves, link)


def _solution(
    found: Found, solver: Solver, wanted: Wanted, letters: str, words: PlayWords
) -> tuple[str, MoveTree | None]:
    """Return the solver's solution of a problem without its own, "" for none, and its moves."""
    problem = unsolved(found.record)
    if problem is None:
        return "", None
    chess960 = found.record.chess960
    try:
        text = ""
        tree: MoveTree | None = None
        if isinstance(problem, Question):
            asked = PopeyeQuestion(found_popeye(), problem, chess960, _BUDGET)
            for told in answers(asked) if asked.path else ():
                if isinstance(told, Answer) and told.exact:
                    text, tree = popeye_solution(told.lines, problem, chess960, letters, words)
        else:
            question = SolveQuestion(*problem[:3], wanted, budget=_BUDGET, alone=False)
            for answer in solver.answers(question):
                if isinstance(answer, Solution):
                    text = found_solution(answer, letters, words, problem.keys)
                    tree = solution_tree(answer, problem.keys, chess960)
        if not text:
            print(f"{found.place}: not solved", file=sys.stderr)
        return text, tree if text else None
    except (SolverError, OSError) as error:
        print(f"{found.place}: not solved ({printable(str(error))})", file=sys.stderr)
    return "", None

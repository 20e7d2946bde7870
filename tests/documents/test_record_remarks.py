"""What stands behind the fields of a line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.record import joined, titled
from fenedit.notation.epd.record import read_operations

RESTS = ("", " ", " bm e4;", " bm e4", ' id "a; b";', " ; why", " # x", " // y", ";tight", "\t% z")


@pytest.mark.parametrize(
    ("first", "second", "both"),
    [
        ("", " bm e4;", " bm e4;"),
        (" ; mine", "", " ; mine"),
        (" bm e4;", ' id "x";', ' bm e4; id "x";'),
        (" bm e4", ' id "x";', ' bm e4; id "x";'),
        (" bm e4 ", " ; why", " bm e4 ; why"),
        (" ; mine", " bm e4;", " bm e4; ; mine"),
        (" ; mine", " bm e4", " bm e4 ; mine"),
        (" # mine", " bm e4", " bm e4; # mine"),
        (" ; mine", " ; old", " ; mine ; old"),
        (" bm e4;", ";tight", " bm e4; ;tight"),
    ],
)
def test_operations_stand_before_comments_and_end(first, second, both):
    assert joined(first, second) == both


@given(st.sampled_from(RESTS), st.sampled_from(RESTS))
def test_operations_stay_operations_when_rests_are_joined(first, second):
    def opcodes(rest):
        return {operation.opcode for operation in read_operations(rest).operations} - {""}

    both = joined(first, second)
    assert opcodes(both) == opcodes(first) | opcodes(second)
    lost = set(first + second) - set(both)
    assert not lost - {" ", "\t"}


@pytest.mark.parametrize(
    ("title", "file_format", "rest"),
    [
        ("", "epd", ""),
        (" \n", "fen", ""),
        ("Mate\nin two", "fen", " ; Mate in two"),
        ("Mate in two", "epd", ' id "Mate in two";'),
        ('"Mate"', "epd", ' ; "Mate"'),
        ("x" * 256, "epd", " ; " + "x" * 256),
    ],
)
def test_a_title_is_kept_behind_the_fields(title, file_format, rest):
    assert titled(title, file_format) == rest

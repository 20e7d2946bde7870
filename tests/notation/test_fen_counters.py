from fenedit.notation.epd.opcodes import OPCODES
from fenedit.notation.fen import COUNTERS
from fenedit.notation.position import Position


def test_counters_are_opcodes_and_fields() -> None:
    for opcode, name in COUNTERS.items():
        assert opcode in OPCODES
        assert name in Position._fields

"""Extended Position Description: its records, its operations and their opcodes."""

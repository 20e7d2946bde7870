"""Entries of collections of problems that Olive keeps, for tests."""

from typing import Final

MORPHY: Final = """\
---
algebraic:
  white: [Kc8, Ra1, Pb6]
  black: [Ka8, Bb8, Pa7, Pb7]
authors: [!!python/unicode 'Morphy, Paul']
stipulation: '#2'
"""
MORPHY_LINE: Final = 'kbK5/pp6/1P6/8/8/8/8/R7 w - - c1 "Morphy, Paul"; dm 2;\n'
FAIRY: Final = """\
---
algebraic: {white: [Kc8, Xb4], black: [Ka8]}
stipulation: '#2'
"""
"""A puzzle with a fairy piece."""

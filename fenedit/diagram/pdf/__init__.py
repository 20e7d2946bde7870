"""Writes diagrams, and pages of them, as PDF: vectors stay vectors, text stays text."""

from fenedit.diagram.pdf.typesetting import Typesetter
from fenedit.diagram.pdf.writer import PdfWriter, pdf_bytes

__all__ = ["PdfWriter", "Typesetter", "pdf_bytes"]

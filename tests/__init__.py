"""The tests of FenEdit: a folder for each floor, and some across all of them."""

"""Every other spelling of a position: diagrams, lists, templates, links; reading and writing."""

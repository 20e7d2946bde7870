"""New, Open, Save: what happens, and what the person is asked."""

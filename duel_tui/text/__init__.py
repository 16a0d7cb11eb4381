"""Everything the program says. One package per language; English is `duel_tui.text.en`.

A phrase is put together inside one language's package only: the engine and the games hand over data (nodes, events,
reasons, codes), and each language registers how it says every type of them. What has no words raises `NoWords`, and
tests walk everything there is, so that nothing goes unsaid.
"""

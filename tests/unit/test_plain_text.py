"""Names from files on the screen."""

from duel_tui.text.plain import plain


def test_control_codes_never_reach_a_terminal() -> None:
    assert plain("\x1b[31mred\x07\x9b2J") == "[31mred2J"
    assert plain("a\nb\tc\u2028d") == "a b c d"
    assert plain("\u202eevil\u2066\ufeff\ud800") == "evil"
    assert plain("[b]Kuriboh[/b]") == "[b]Kuriboh[/b]"
    assert plain("日本 é ß 🂡") == "日本 é ß 🂡"
    assert plain("Kuriboh the Third", 10) == "Kuriboh..."

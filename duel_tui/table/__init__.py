"""What to draw of a duel, as lines, zones and menus. No Textual: screen, line mode and pictures share it."""

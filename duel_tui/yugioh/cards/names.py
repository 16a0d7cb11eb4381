"""Names that cards bore in earlier prints, and other spellings people type: each leads to the name used here."""

from __future__ import annotations

OLDER_NAMES = {
    "After Genocide": "After the Struggle",
    "Amazon Archer": "Amazoness Archer",
    "B. Skull Dragon": "Black Skull Dragon",
    "Cemetery Bomb": "Cemetary Bomb",
    "Cliff the Trap Remover": "Dark Scorpion - Cliff the Trap Remover",
    "Cyber Harpie": "Cyber Harpie Lady",
    "Frog the Jam": "Slime Toad",
    "Harpie's Brother": "Sky Scout",
    "Hidden Book of Spell": "Hidden Spellbook",
    "Kinetic Soldier": "Cipher Soldier",
    "Kisetai": "Kiseitai",
    "Kuwagata Alpha": "Kuwagata α",
    "Marie the Fallen One": "Darklord Marie",
    "Null and Void": "Muko",
    "Oscillo Hero #2": "Wow Warrior",
    "Red-Eyes B. Chick": "Black Dragon's Chick",
    "Red-Eyes B. Dragon": "Red-Eyes Black Dragon",
    "Red-Moon Baby": "Vampire Baby",
    "Transcendent Wing": "Transcendent Wings",
    "Trial of Hell": "Trial of Nightmare",
}

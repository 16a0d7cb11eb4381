"""Names of cards: those they bore in earlier prints or are typed by, and those they are treated as."""

from __future__ import annotations

# Each leads to the name used here.
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
    "Pigeonholing Books of Spell": "Spellbook Organization",
    "Red-Eyes B. Chick": "Black Dragon's Chick",
    "Red-Eyes B. Dragon": "Red-Eyes Black Dragon",
    "Red-Moon Baby": "Vampire Baby",
    "Transcendent Wing": "Transcendent Wings",
    "Trial of Hell": "Trial of Nightmare",
}

# Cards whose name is always treated as another one: copies are counted by it. The definitions say the same.
COUNTS_AS = {
    "A Legendary Ocean": "Umi",
    "Cyber Harpie Lady": "Harpie Lady",
    "Harpie Lady 1": "Harpie Lady",
    "Harpie Lady 2": "Harpie Lady",
    "Harpie Lady 3": "Harpie Lady",
}

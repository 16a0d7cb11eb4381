"""What the rule pages leave open, settled towards the rulebooks of the period."""

PAGE = """
= Decks

YR-00
At most three copies of a card, over Deck, Side Deck and Fusion Deck together, counted by the name that the
card counts as: A Legendary Ocean is an Umi.

= Play

YR-01
The turn player is asked first, then the opponent, and after a chain the turn player again. Draw, Standby
and End Phase end when both pass in a row; the Main Phases and the steps of the Battle Phase end only by the
turn player's word, and what the opponent uses in answer to that word keeps him where he was.

YR-02
Speed 1 answers nothing, Speed 2 answers Speeds 1 and 2, Speed 3 answers all, and only Speed 3 answers Speed
3. From the hand a Quick-Play Spell works in your own turn only. A Set Trap or Quick-Play Spell waits for
the next turn; a Set Normal Spell does not.

YR-03
Costs are paid and targets chosen at activation, and what was paid stays paid. The last link resolves first.
"Destroyed" is not "negated": a Normal or Quick-Play Spell or Normal Trap that was destroyed in answer still
works, a Continuous, Equip or Field card that is gone does not. What its target no longer fits does nothing
to it.

YR-04
Effects that trigger together form one chain: those that must happen before those that may, the turn
player's before the opponent's, an earlier event's before a later one's; each player orders his own. "When
... you can" misses its moment if something else happened last; "if" and what must happen do not.

YR-05
Horn of Heaven and Solemn Judgment stop a Summon before it succeeds, unless an effect makes the Summon. The
Normal Summon is used up all the same, and the monster was never on the field. After a Summon that succeeded
triggers come first, then the turn player with an ignition effect or a fast one, then the opponent.

YR-06
The Damage Step has five parts: start, before calculation, calculation, after it, end. Changes of ATK and
DEF end with the calculation. FLIP effects and effects of battle follow it, while the beaten still lie
there; at the end these go to their owners' Graveyards, and effects that wait for that start.

YR-07
Each monster attacks once. One that declared an attack does not change its position in this turn, even if
the attack was negated or replayed, but after a replay it may attack again. If the attacker leaves or is
turned face-down, the attack ends without a replay.

YR-08
One Field Spell for both players. Your own old one is destroyed when you activate or Set another, the
opponent's when your new one resolves face-up.

YR-09
Cards go to the hand, Deck and Graveyard of their owner. A taken monster with no free zone to return to is
destroyed. Turned face-down, it stays with the taker if an Equip Card took it, and still returns if the
effect had a term.

YR-10
Who has won is looked at between effects, never inside one. Both at 0, both with Exodia or both unable to
draw in one effect: a draw. A player loses when he must draw and cannot.

YR-11
A monster that must first be Special Summoned in its own way cannot be brought back from the Graveyard
unless it once was.

YR-12
Cards do what their printings up to April 2006 say. A search may be tried with nothing to find, and the Deck
is then shown; limits that only later printings have do not hold.

YR-13
Half of an odd number of Life Points is rounded down: of 4001 you pay 2000. Tokens vanish when they leave
the field, cannot lie face-down, and are no Tribute for a Summon where their card says so.

YR-14
Nothing loops for ever. When the same position comes up for the fourth time with the turn player free to
act, the program announces it; until the position changes, `offer draw` by either player then ends the duel
as a draw, without asking the other. Passes that change nothing do not count.
"""

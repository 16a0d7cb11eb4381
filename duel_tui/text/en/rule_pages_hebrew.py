"""The rules of the Hebrew page: the turn, and who may act when."""

PAGE = """
= The turn

YH-01
A turn runs through Draw Phase, Standby Phase, Main Phase 1, Battle Phase, Main Phase 2 and End Phase. In
the Battle Phase come Start Step, Battle Step, Damage Step, more attacks if wanted, and End Step. Without a
Battle Phase the turn goes from Main Phase 1 to the End Phase.

= Draw and Standby Phase

YH-02
The turn player draws exactly one card in the Draw Phase. The player who begins the duel draws too.

YH-03
A player who must draw and has no card left loses.

YH-04
After the draw the turn player may use a Quick-Play Spell, a Trap or a fast effect, then the opponent, and
once both have passed the Standby Phase begins. Nothing can be used before the draw.

YH-05
Effects of the Standby Phase happen now, before Main Phase 1. If there are none, play goes on.

YH-06
Order in the Standby Phase: the turn player uses what he may use, then the opponent; then the turn player's
effects that must happen and have not, then the opponent's; then fast cards, turn player first.

YH-07
In every phase the opponent is asked before it ends, even when the turn player does nothing. Only the player
who is asked may act.

= Main Phase 1

YH-10
A monster is Normal Summoned face-up in Attack Position or Set face-down in Defense Position.

YH-11
Spells may be activated and Set.

YH-12
Traps may be Set, and those that lie Set from an earlier turn activated. The page lets a Trap be activated
without more ado; from the hand or in the turn of its Set it is not.

YH-13
At most five monsters and five Spells and Traps lie on a side.

YH-14
The position of a monster may be changed if it came to the field in an earlier turn.

YH-15
Each monster changes its position once in a turn, in Main Phase 1 or 2.

YH-16
After Main Phase 1 the turn player goes to the Battle Phase or to the End Phase. In the first turn of the
duel there is no Battle Phase.

= Answers to a Summon

YH-20
The turn player may act first after a Normal, Flip or Special Summon.

YH-21
If the monster just Summoned has an effect that its player may use, he may use it before the opponent can
answer the Summon. The FLIP effect of a Flip Summoned monster starts by itself.

YH-22
Then the opponent may answer: the Summon if nothing was used, otherwise the effect, in a chain.

YH-23
When everything has resolved, the turn player is asked again and the Main Phase goes on.

YH-24
A monster whose Summon was negated never arrived: its effects do not work, and nothing that its arrival
would have caused happens. The page speaks of Quick-Play Spells and Traps that do it; among the cards of the
period only Traps do.

YH-25
In the open Main Phase the turn player may use a Spell, a Trap or an effect. If he passes, the opponent may
use fast cards; then the turn player goes on, to the Battle Phase or to the End Phase.

= Start and Battle Step

YH-28
Who does not want to battle goes from Main Phase 1 to the End Phase, without a Main Phase 2.

YH-29
In the first turn of the duel there is no Battle Phase, monsters or not.

YH-30
The Start Step is announced. The turn player may use Quick-Play Spells and Traps, then the opponent; the
turn player stays in the step or goes on.

YH-31
In the Battle Step the turn player names one of his monsters and one target, or the opponent himself if he
has no monster.

YH-32
The opponent answers an attack first: the declaration was the turn player's use of his chance. In organised
play of 2006 the turn player is asked first.

YH-33
If the monsters that could be attacked change, the Battle Step begins again. The page counts only a changed
number, by a Trap or a Quick-Play Spell; here any effect and any changed target does it.

YH-34
An attack that goes through leads to the Damage Step; the next monster attacks in a new Battle Step after
it.

= Damage Step

YH-35a
A FLIP effect works right after damage calculation.

YH-35b
A FLIP effect cannot touch monsters which that calculation has destroyed, itself among them. The effect of a
beaten FLIP monster is not lost by this.

YH-36
In the Damage Step the turn player is asked, the opponent, and the turn player again; then comes the
calculation. Only what changes ATK or DEF, what says so, and Counter Traps in answer may be used.

YH-37
A face-down target is turned face-up, in its position, when the Damage Step begins.

YH-38
Effects of the monsters that fought follow the calculation, the turn player's as chain link 1 and the
opponent's as link 2. The page puts the turn player's first in every case; here those that must happen come
before those that may.

YH-39
The monsters that calculation destroyed then go to the Graveyard, and the turn player attacks again or ends
the battle.

= Battle damage

YH-40
Against a monster in Attack Position: a stronger attacker destroys it.

YH-41
Its player loses the difference: 2000 against 1700 costs 300. The page subtracts the wrong way round in
words; its numbers are right.

YH-42
Equal ATK destroys both and costs nobody anything, even at 0 against 0.

YH-44
A weaker attacker is destroyed.

YH-45
The attacker's player loses the difference: 1700 against 2000 costs 300. Here too the numbers of the page
hold, not its words.

YH-47
Against a monster in Defense Position, face-down or face-up: ATK above DEF destroys it, and nobody loses
Life Points.

YH-49
ATK equal to DEF does nothing.

YH-50
ATK below DEF destroys neither monster. The damage is that of the next rule.

YH-51
The attacker's player loses DEF minus ATK: 1700 against 2000 costs 300.

= End Step and Main Phase 2

YH-53
The End Step is announced. The turn player may act, then the opponent; the turn player stays or goes on to
Main Phase 2.

YH-55
Main Phase 2 allows what Main Phase 1 does, with one Normal Summon or Set for both together.

YH-56
Priority in Main Phase 2 runs as in Main Phase 1; after it comes the End Phase.

YH-57
A monster that attacked does not change its position in this turn.

YH-58
One change of position for each monster in a turn, whichever Main Phase it is made in.

YH-59
Summons in Main Phase 2 are answered and negated as in Main Phase 1.

= End Phase

YH-60
Who holds more than six cards in the End Phase discards down to six, and the other player's turn begins. The
page names this first; here it is the last act of the turn.

YH-61
Order in the End Phase as in the Standby Phase: effects that may be used, effects that must happen, fast
cards, each turn player first. The hand is counted after them.
"""

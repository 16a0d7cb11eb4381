"""The rules of the Danish page: the Battle Phase step by step."""

PAGE = """
= The Battle Phase

YD-01
When the preparations of Main Phase 1 are done, the Battle Phase may begin.

YD-02
Who does not want to attack goes on to the end of the turn. A Battle Phase in which nobody attacked is still
one, and Main Phase 2 follows it.

YD-03
The player who begins the duel has no Battle Phase in the first turn, even with a monster on the field.

YD-04
Start Step: the Battle Phase is announced, and both players may use Traps and Quick-Play Spells.

YD-05
Battle Step: an attacker and a target are chosen. The overview of the page allows only Quick-Play Spells
here; Traps may be used as well.

YD-07
Damage Step: the damage is computed, and FLIP effects follow at once.

YD-08
A FLIP effect does nothing to monsters that the calculation before it has destroyed.

YD-09
Battle Step and Damage Step repeat as often as needed, then the End Step closes the battle. Both players may
use Traps and Quick-Play Spells in it.

YD-10
A monster in face-up Attack Position may attack, once in a turn, also in the turn of its Summon. No other may.

YD-11
After the Damage Step the Battle Step comes back for another monster.

YD-12
If the opponent controls no monster, the attack goes to the player and takes the whole ATK in Life Points.
If he controls one, it cannot.

YD-13
No monster has to attack.

YD-14
A monster that has attacked is not turned to Defense Position in this turn.

= Battle Step and replay

YD-16
Both players may use Traps and Quick-Play Spells in the Battle Step.

YD-17
If the opponent's monsters are not those that stood there when the Battle Step began, it begins anew. The
page compares their number; here one that was exchanged for another counts too.

YD-18
After a replay attacker and target are chosen from the start: the same monster, another one or none. From
May 2006 only the first attacker could go on, or had used up its attack.

YD-19
The page lets only Traps and Quick-Play Spells cause a replay. Here any effect does that changes the
possible targets.

YD-20
A replay takes nothing back: monsters that fell in earlier battles stay in the Graveyard.

YD-21
A destroyed monster goes to its owner's Graveyard, also when the opponent controlled it. It leaves at the
end of the Damage Step; where the page says Battle Step, that is meant.

= Damage

YD-22
In the Damage Step only cards that change ATK or DEF are used, and only before calculation. Beside them
stand Counter Traps in answer, and cards that say so.

YD-23
Against Attack Position the two ATK are compared.

YD-24
Attacker higher: the target is destroyed, and its player loses attacker's ATK minus target's ATK.

YD-25
Equal: both are destroyed, and nobody loses Life Points.

YD-26
Attacker lower: it is destroyed, and its player loses target's ATK minus attacker's ATK.

YD-28
Against Defense Position the attacker's ATK is compared with the DEF, whether the target was face-down, as
on the page, or face-up.

YD-29
ATK higher: the target is destroyed, without damage.

YD-30
ATK equal to DEF: both stay, without damage.

YD-31
ATK lower: both stay, and the attacker's player loses DEF minus ATK.

YD-33
A direct attack costs the opponent the whole ATK of the attacker.

YD-34
This is repeated for each monster in Attack Position that is to attack, each of them once in the turn.

= An attack in six acts

YD-36
First: attacker and target are chosen, and both players may act. This is the Battle Step.

YD-38
Second: a face-down target is turned up, and cards that change ATK or DEF may be used now.

YD-39
Third: the damage is computed and taken.

YD-40
Fourth: the FLIP effect of the attacked monster and other effects of the two, but never on a monster that is
destroyed already.

YD-42
Fifth: the destroyed monsters go to the Graveyard, and effects that wait for this start now.

YD-43
Sixth: another attack, or the End Step.

YD-44
The turn player declares the End Step, and the Battle Phase is over.
"""

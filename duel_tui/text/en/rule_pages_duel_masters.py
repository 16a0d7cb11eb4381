"""The rules of Duel Masters: the two rule pages, which translate one leaflet, and the rulings beside them."""

PAGE = """
= Before the duel

DM-R01
Each player shuffles the deck.

DM-R02
The top five cards of the deck are laid face-down in front of their player, unseen: the shields.

DM-R03
The next five cards are the opening hand.

DM-R04
Who begins is settled in any way: by agreement, by a coin, by a die.

DM-R05
The pages name no size of a deck, no limit of copies and no second choice of a hand. Here a deck has at least
40 cards, at most four of one name, and the first hand is kept.

= The goal

DM-R06
An attack on the player that nobody blocks breaks a shield.

DM-R07
Once the opponent has no shield left, one more attack that nobody blocks wins the duel.

DM-R08
Who draws the last card of the deck has lost at once. Here so has who must draw and has no card left.

= The turn

DM-R09
First step: untap all your creatures and all your mana. With nothing tapped there is nothing to do.

DM-R10
Second step: draw one card.

DM-R11
Only the player who begins skips the draw, and only in the first turn.

DM-R12
To draw is to take the top card of the deck into the hand.

DM-R13
Third step: put at most one card of any kind from your hand into your mana zone. Nobody has to.

DM-R14
An effect may let you put more cards into the mana zone. One page speaks of spells only, the other of
creatures too; here any card may say so.

DM-R15
The mana zone may hold any number of cards. They lie upside down, so that their numbers can be read.

DM-R16
A card in the mana zone gives mana and does nothing else: only its mana number and its civilization count.

DM-R17
Every card gives one mana.

DM-R18
Fourth step: summon creatures and cast spells, as many as you can pay for, in any order.

DM-R19
Fifth step: attack, as often as you have creatures that can, one attack after the other.

DM-R20
Last step: say that your turn is over. The opponent's turn begins.

DM-R21
Once your turn is over you begin nothing of your own until your next one. To block, to use a shield trigger
and to choose what an effect asks of you is allowed all the same.

DM-R22
The steps follow one another in this order: after the first attack nothing is summoned or cast, and no mana is
put down. The pages only number them; here it holds.

= Paying

DM-R23
To play a card, tap exactly as many of your untapped mana cards as it costs.

DM-R24
At least one of the cards tapped must have the civilization of the card played; the others may be of any. Of a
card with two civilizations one of each is needed; a mana card of both serves for both.

DM-R25
With too little untapped mana, or none of the right civilization, the card cannot be played.

DM-R26
The cost stands in a corner of the card; the pages disagree in which. It is the upper left one.

= Spells

DM-R27
A spell is paid for, does what it says, and goes to the graveyard.

DM-R28
Do as much of an effect as is possible.

DM-R29
Follow the sentences of a card in the order in which they are written.

DM-R30
The graveyard lies face-up beside the deck, and both players may look through it at any time.

= Creatures

DM-R31
A creature is paid for and put into the battle zone, which may hold any number of them.

DM-R32
A creature cannot attack in the turn in which it was put into the battle zone.

DM-R33
A creature with "speed attacker" may attack in that very turn.

= Evolution

DM-R34
An evolution creature is summoned like any other, but needs a creature of your own of the right race in the
battle zone.

DM-R35
It is put on top of that creature, which stays under it and is ignored.

DM-R36
Only the top card counts: its name, its abilities, its civilization, its race and its power.

DM-R37
An evolution creature may attack in the turn it comes, even on a creature that could not.

DM-R38
An evolution creature may be put on another one of the right race, as often as you like.

DM-R39
It is never put on a creature of another player.

DM-R40
When it leaves the battle zone, all cards under it go where it goes.

DM-R41
In the battle zone they are one creature; anywhere else each is a card by itself.

= Attacking

DM-R42
To attack, tap the creature and name its target: the opponent, or one of the opponent's tapped creatures.

DM-R43
An attack costs no mana.

DM-R44
The attacker's player picks the shield, without seeing it; its owner takes it into the hand.

DM-R45
A double breaker breaks two shields, a triple breaker three, a crew breaker one and one more for each other
creature of yours that it names.

DM-R46
A breaker with fewer shields before it breaks those that are there. That does not win yet.

DM-R47
An attack on a creature that nobody blocks leads to a battle of the two.

DM-R48
In a battle the creature with more power wins, and the loser goes to its owner's graveyard. With equal power
both lose.

DM-R49
A plus behind the power of a creature says that its text may raise it.

DM-R50
The order of an attack: tap the creature and name the target; then what happens "when this creature attacks";
only then may the opponent block.

DM-R51
Only a creature with "blocker" blocks, and it may block any attack. It is tapped for that, so it must be
untapped; that it came in this turn does not matter.

DM-R52
A blocked attacker battles the blocker and does not reach its target, even if it wins.

DM-R53
If nobody blocks, first comes what the card says of that, then the shields are broken or the duel is won.

DM-R54
In a battle come what the attacker says, what the defender says, the comparison of power, the way of the loser
to the graveyard, and what is said to happen after the battle. A slayer then destroys the other creature,
whoever won; an option keeps that to lost battles.

DM-R55
What happens after a battle happens for the attacker first, then for the defender.

DM-R56
Only tapped creatures can be attacked.

DM-R57
A creature that attacked stays tapped until its player untaps it in the next turn: only an untapped creature
attacks, and so each of them once.
"""

RULINGS = """
= Shields

DR-01
A multi-breaker breaks its shields one at a time, and a shield trigger is used before the next one breaks.
The other breaks happen even if the attacker has left. Both pages say "at once", which an option gives.

DR-02
A shield trigger may be used when its card goes from the shields to the hand, at no cost, in either player's
turn. A creature that comes like this cannot attack yet. What is not used stays in the hand.

DR-03
The attacker picks a shield by its place and does not see it. Two cards let its owner choose.

= The end of the deck

DR-04
A draw that takes the last card loses at once, inside the effect that drew. A deck emptied in another way
loses nothing until the next draw, and both players in one effect make a draw.

DR-05
The first player's skipped draw is no draw at all: nothing that follows a draw happens. Extra turns draw.

= Creatures

DR-06
An evolution creature is tapped or untapped as the one below it was. That one does not leave the battle zone.
What happens when a creature is put there happens for it too.

DR-07
A tap ability is used in the attack step in place of an attack, by a creature that could attack: untapped, not
new, and bound by nothing. The creature is tapped first, then the ability works.

DR-08
Survivors share what they have: each survivor has the survivor abilities of all your others. If the source
leaves in the middle of an attack, what it gave is gone at once.

DR-09
A creature that must attack if able binds the end of the turn: the turn does not end while it could attack.
Tapped, new or bound creatures need not, and a blocked attack counts.

DR-10
The printed power never changes. "Power attacker" counts only while its creature attacks. A creature whose
power is 0 or less is destroyed at once.

DR-11
An effect that destroys several creatures picks them once and destroys them together. What one of them gave
to the others does not save or doom them.

DR-12
What happens when a creature is destroyed sees those destroyed with it, and itself. If something else happens
instead of the destruction, it was not destroyed.

DR-13
To be put into the graveyard is not to be destroyed: discarded cards, lost mana and the like set off nothing
that waits for a destruction.

= Effects

DR-14
A spell that is being resolved is in no zone: it is not in the hand, and not yet in the graveyard.

DR-15
"You may" can be declined, all else must be done as far as there is something to do it with. Where only one
choice exists nobody is asked.

DR-16
A card with two civilizations counts as both and is one card. It is put into the mana zone tapped.

DR-17
A race counts by its words: an Armored Dragon has Dragon in its race, a Dragonoid has not.

DR-18
Of what starts together, the active player's comes first, and each player puts his own in order. In a battle
the attacker's comes first.

DR-19
There is no priority and no chain. The player whose turn it is not acts only to block, to use shield triggers,
and to choose what an effect asks of him.

DR-20
Where a card goes somewhere else instead of being discarded, that holds in the opponent's turn and for a real
discard only. A creature that comes like this cannot attack yet.
"""

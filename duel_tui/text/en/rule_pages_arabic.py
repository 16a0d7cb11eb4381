"""The rules of the Arabic page: the whole game, its Decks and its lists."""

PAGE = """
= Summoning

YA-01
A monster of Level 4 or lower is Normal Summoned or Set without a Tribute.

YA-02
A monster of Level 5 or 6 needs one Tribute to be Normal Summoned or Set. The page says "one or more"; here
nobody may pay more than the one.

YA-03
A monster of Level 7, 8 or 9 needs two Tributes to be Normal Summoned or Set. The page says "two or more";
here nobody may pay more than the two.

YA-04
A monster of Level 10 or higher needs three Tributes. The page says "three or more"; here it is exactly
three, and exactly two in the organised play of 2006, which asks two of every monster from Level 7 on.

YA-05
A Ritual Monster comes by its Ritual Spell: monsters from the hand or the field are Tributed whose Levels
together reach at least its own. It is a Special Summon.

YA-06
A Fusion Summon takes a card such as Polymerization and the two or more monsters that the Fusion Monster
names, and brings it out of the Fusion Deck. It is a Special Summon.

YA-07
When the effect of a Spell, a Trap or a monster brings a monster to the field, that is a Special Summon.

YA-08
Some monsters have a way of their own to be Special Summoned, written on the card, such as removing one
LIGHT and one DARK monster in the Graveyard from play. Nothing is activated for it, so it begins no chain.

YA-09
A Token is made by an effect and is no card: whatever has two sides may stand for it, and the card that
makes it says what it is. It is Special Summoned face-up, in the position that its controller chooses unless
the card names one, and it never lies face-down.

= Hand, Deck and zones

YA-10
A player keeps at most six cards in hand unless a card allows more. Only the End Phase looks: in between a
hand may be of any size.

YA-11
A Deck has at least 40 cards and at most 80. Organised play of 2006 knows no upper limit.

YA-12
Fusion Monsters lie in a Deck of their own and Tokens in none: neither counts as a card of the Deck. The
number of Fusion Monsters is not limited.

YA-13
One Normal Summon or Set of a monster in each of your turns, and never more than five monsters on your side.

YA-14
Special Summons are not counted: as many as you can make in a turn, while one of your five zones is free.

YA-15
Spells and Traps may be activated and Set as often as you like in a turn, while one of your five zones is
free. A Field Spell lies in a zone of its own.

YA-16
Traps and fast Spells are used in every phase of either player's turn and in answer to an attack, a Summon
or an activation, as far as their Spell Speed and their own text allow. The page speaks of the beginnings of
the opponent's phases; those are only some of these moments.

YA-17
An orange frame belongs to a monster with an effect.

YA-18
A yellow frame belongs to a Normal Monster: it has a story in place of an effect.

YA-19
A blue frame belongs to a Ritual Monster, with an effect or without.

YA-20
A violet frame belongs to a Fusion Monster, with an effect or without.

YA-21
Every monster has one of six Attributes: DARK, EARTH, FIRE, LIGHT, WATER or WIND.

YA-22
Every monster has one of twenty Types. The page counts two words more, one that no card bears and one of
cards that were not used in duels.

= Kinds of Spells and Traps

YA-23a
A Continuous card stays on the field and works until an effect or its own condition removes it.

YA-23b
An Equip Card is put on a face-up monster, to strengthen it or to let it do something.

YA-24
A Counter Trap answers the activation of a card or the Summon of a monster and stops it.

YA-25a
A Field Spell changes the place of the duel and helps certain monsters, on both sides alike.

YA-25b
A Quick-Play Spell works at once: in your own turn straight from the hand, in any phase. Set, it serves in
the opponent's turn too, but not in the turn in which it was Set, which the page leaves open.

YA-25c
A Ritual Spell is the card by which a Ritual Monster is Summoned.

YA-26
The second link of a chain may be a Counter Trap as well as a Quick-Play Spell.

= Spell Speed

YA-27
Spell Speed 1: Normal, Continuous, Equip, Field and Ritual Spells and most effects of monsters. They answer
nothing and so never stand in a chain above another card. The page leaves out the Continuous Spell, which
belongs here.

YA-28
Spell Speed 2: Quick-Play Spells, Normal and Continuous Traps, and the effects of some monsters. They answer
Speeds 1 and 2. The page lets them answer Speed 3 as well; here they do not.

YA-29
Spell Speed 3: the Counter Trap. It answers every speed, and only another Counter Trap answers it. The page
writes "Continuous Trap" and has the answer the other way round; here the rulebooks of the period decide.

= Battle damage

YA-30
Attack against a weaker monster in Attack Position: it is destroyed, and its player loses the difference of
the ATK.

YA-31
Attack against a monster in Attack Position with the same ATK: both are destroyed and nobody loses Life
Points, even when both have 0.

YA-32
Attack against a stronger monster in Attack Position: the attacker is destroyed, and its player loses the
difference of the ATK.

YA-33
Attack against a Defense Position monster with less DEF than your ATK: it is destroyed, and its player loses
nothing.

YA-34
Attack against a Defense Position monster whose DEF equals your ATK: nothing happens to either.

YA-35
Attack against a Defense Position monster with more DEF than your ATK: nothing is destroyed, and the
attacker's player loses the difference.

= Duel and match

YA-36
Each player begins with 8000 Life Points, or with as many as both agree on.

YA-37
If both players come to 0 Life Points together, the duel is a draw. A player who comes there alone has lost.

YA-38
A player who holds Exodia the Forbidden One and all four of its limbs in hand wins at once. If both do, it
is a draw.

YA-39a
Before the duel each player shuffles the other's Deck. The program shuffles both, by a number that the saved
duel keeps.

YA-39b
Shake hands and play in good spirit.

YA-39c
Say aloud what you do, so that the other player hears and understands it. Here the log says it.

YA-40
Each player begins with five cards from the top of the Deck in hand. There is no second choice.

YA-41a
Between two duels of a match a player may exchange cards of the Deck for cards of the Side Deck.

YA-41b
A match is three duels, or as many as the players agree on; who wins most of them wins it.

YA-41c
A Side Deck has 0 to 15 cards and is no part of the Deck. Organised play of 2006 allows none or exactly 15.

= Phases

YA-42a
Draw Phase: the turn player draws the top card of the Deck. Who has to draw and cannot has lost; an empty
Deck alone loses nothing.

YA-42b
Standby Phase: both players may use Traps, Quick-Play Spells and effects of monsters that work then.

YA-43
Main Phase 1: one monster is Summoned or Set, Spells are used or Set, Traps are Set, positions are changed.
Each monster changes its position once, which the page counts for each Main Phase; here, as the page itself
says later, for the turn.

YA-44a
A monster that has attacked keeps its position for the rest of the turn.

YA-44b
Decide before you change a position: a monster turned to Defense Position does not attack in that turn, and
one that attacks is not turned afterwards.

YA-44c
A monster may attack and then be Tributed in Main Phase 2. The one that comes for it cannot attack any more
in that turn.

= Summons and Sets

YA-45
In Main Phase 1 or 2 you Summon a monster face-up in Attack Position or Set it face-down in Defense
Position: one of the two, once in a turn.

YA-46
The page says once in a Main Phase and then once in either of them. It is once in the turn, for both
together.

YA-47
A monster that came to the field in this turn, Summoned or Set, keeps its position until the next.

YA-48
A Tribute Summon is the Normal Summon of the turn: 1 Tribute at Levels 5 and 6, 2 at 7 to 9, 3 from 10 on,
and never more. The Tributes go to the Graveyard before the monster arrives.

YA-49
A Flip Summon turns a face-down monster of an earlier turn to face-up Attack Position. It is no Normal
Summon, and each of your monsters may do so.

YA-50
A Special Summoned monster comes face-up, in the position that its player chooses unless the card names one.
The few cards that bring monsters face-down say so.

YA-51
A Ritual or Fusion Monster comes only when everything asked for is there: the Spell, and the right Tributes
or materials.

= Spells and Traps in play

YA-55
The number of Spells and Traps played in a turn is free; on the field five of them fill your side.

YA-56
An Equip Card takes one of the five Spell & Trap Zones, wherever its monster stands.

YA-57
An Equip Card may be put on a monster of the opponent. It stays a card of the player who used it.

YA-58
A Spell is either Set face-down or laid face-up, and face-up means that it is activated at once.

YA-60
A Trap is always Set first. It is never used from the hand, and not in the turn in which it was Set.

= Battle Phase

YA-61a
Start Step: the turn player announces the battle, and both may use Traps and Quick-Play Spells.

YA-61b
Battle Step: the turn player names an attacker and one opposing monster, and both may use Traps and
Quick-Play Spells.

YA-61c
Damage Step: the two monsters are compared and the damage is taken.

YA-61d
End Step: the turn player declares that the battle is over.

YA-63
Replay: when monsters arrive or leave on the other side after an attack was declared, for example by
Ultimate Offering, the attacker's player may choose again or leave it.

= After the battle

YA-64
Main Phase 2 follows a Battle Phase. A monster may still be Summoned or Set there if none was in Main Phase
1, and Spells and Traps are played as before.

YA-66
Each monster changes its position once in the turn, in one of the Main Phases, and a monster that attacked
not at all. A monster that was only attacked is free to.

YA-67
End Phase: who holds more than six cards discards down to six, unless an effect says otherwise. This comes
after every effect of the End Phase.

= Advice

YA-70
Fusion Materials may lie in the hand or on the field, in any mixture.

YA-71
In Main Phase 2 you may Tribute a monster that attacked or used its effect in this turn. What comes for it
attacks in your next turn.

= Lists and formats

YA-80
The page gives the list of 1 April 2006. Here no list holds unless one is chosen; that of April 2006 stands
first among them, and organised play of 2006 has it from the start.

YA-81
A Forbidden card may lie neither in the Deck nor in the Side Deck.

YA-82
The Side Deck has at most 15 cards and is used between the duels of a match only.

YA-83
A match goes to the player who wins two of three duels; a drawn duel counts for nobody, and another is
played. After an exchange the Deck has as many cards as before, and the opponent may count Deck and Side
Deck before and after.

YA-84
Of a Limited card one copy, over Deck, Side Deck and Fusion Deck together.

YA-85
Of a Semi-Limited card two copies, over Deck, Side Deck and Fusion Deck together.

YA-86
Advanced play, the usual one, forbids cards; Traditional play allows one copy of each of those, such as
Chaos Emperor Dragon. The players agree first, and mixed pairings need the consent of both.
"""

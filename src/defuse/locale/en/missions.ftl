### The mission cards: title, story, set-up, what is special in play, and what players ask.

## Mission 1.

mission-1 = Training, Day 1
    .story = First lesson at the academy: which wire, whose wire, and how to cut it.
    .setup-1 = Only the blue wires 1 to 6 are in the game.
    .setup-2 = There is no equipment yet.
    .goal-1 = Dual cut: point at a teammate's wire and name a value that you hold. Right: both wires are cut. Wrong: the dial moves one step, and the wire gets a token with its true value.
    .goal-2 = Solo cut: if you hold all remaining wires of a value, two or four of them, cut them all at once.
    .question-1 = May I call a number that I do not hold?
    .answer-1 = No. You may be wrong on purpose, but only with a number you hold.
    .question-2 = May I solo cut three wires?
    .answer-2 = No, only two or four. Cut one of them in a dual cut first.

## Mission 2.

mission-2 = Training, Day 2
    .story = Second lesson: a new colour in the box, and only its colour counts.
    .setup-1 = The blue wires 1 to 8 are in the game.
    .setup-2 = Two yellow wires, drawn from 1.1 to 7.1, are in the game; markers show which.
    .setup-3 = There is no equipment yet. Opening tokens show blue wires only.
    .goal-1 = The number on a yellow wire only says where it stands. In a cut, all yellow wires have the same value: yellow.
    .goal-2 = To cut one, you need one yourself: call a teammate's wire yellow. Or cut them alone if you hold all that are left.
    .question-1 = A wrong call hit a yellow wire. What now?
    .answer-1 = It gets a yellow token: its colour, not its number.

## Mission 3.

mission-3 = Training, Day 3
    .story = Third lesson: the red one. You do not cut it. Nobody cuts it.
    .setup-1 = The blue wires 1 to 10 are in the game.
    .setup-2 = One red wire, drawn from 1.5 to 9.5, is in the game; a marker shows which.
    .setup-3 = From now on there are as many equipment cards on the board as players. Cards 2 and 12 are replaced if they are drawn.
    .goal-1 = If you point at a red wire, the bomb explodes.
    .goal-2 = Whoever has only reds left at the start of their turn reveals them, and is done.
    .goal-3 = An equipment card can be used once, as soon as two wires of its number are cut.
    .question-1 = Card 11 is on the board, but there are no 11s.
    .answer-1 = Bad luck: it never becomes usable in this mission.

## Mission 4.

mission-4 = First Day in the Field
    .story = Enough theory. The next box ticks for real.
    .setup-1 = From now on all blue wires, 1 to 12, are in the game.
    .setup-2 = One red and two yellow wires (with two players: four yellow).
    .goal-1 = Nothing new: cut everything, pair the yellows, leave the red for last.

## Mission 5.

mission-5 = Second Day in the Field
    .story = Somebody packed this bomb in a hurry and took a wire out again.
    .setup-1 = One red wire (with two players: two).
    .setup-2 = Three yellow wires are drawn and shown by ? markers. Two of them are in the game; nobody knows which.
    .goal-1 = The two yellow wires are cut together as usual, but there are three places where they may be.

## Mission 6.

mission-6 = Third Day in the Field
    .story = A box full of sunshine: four yellow wires, all the same to your cutters.
    .setup-1 = One red and four yellow wires (with two players: two red).
    .goal-1 = Four yellows are like four of a number: cut them in pairs, or alone if you hold all four or the last two.
    .question-1 = I hold three of the four yellows. Solo cut?
    .answer-1 = No. Cut one with the teammate who has the fourth.

## Mission 7.

mission-7 = Last Day of Class
    .story = One red, two suspects. Only one of them is in the room.
    .setup-1 = Two red wires (with two players: three) are drawn and shown by ? markers. One of them is in the game; nobody knows which.
    .goal-1 = Only one red to fear, but more than one place where it may stand.

## Mission 8.

mission-8 = Final Exam
    .story = The examiners built this one themselves, and they are proud of it.
    .setup-1 = One red out of two and two yellows out of three are in the game, all shown by ? markers.
    .setup-2 = With two players: one red out of three, and four yellows.
    .goal-1 = Nothing new. Everything at once.

## Mission 9.

mission-9 = A Sense of Priorities
    .story = Whoever built this bomb was fond of order: some wires come first, or else.
    .setup-1 = One red and two yellow wires; with two players, two reds and four yellows.
    .setup-2 = Three number cards lie in a line. From now on False Bottom is among the equipment.
    .goal-1 = Cut two wires of the first number in the line before any wire of the second, and two of the second before any of the third.
    .goal-2 = All other wires may be cut at any time.
    .question-1 = What if I only have wires left that may not be cut yet?
    .answer-1 = Then the bomb explodes. You say so yourself; before that, anybody may use a card that helps.
    .question-2 = What if I point at a wire whose number is not due yet?
    .answer-2 = That is an ordinary miss: only what you name counts.

## Mission 10.

mission-10 = A Rough Patch
    .story = No coffee, frayed nerves and a ticking clock: today everybody grabs the cutters at once.
    .setup-1 = One red and four yellows are in the game.
    .setup-2 = The clock starts once the opening tokens are placed: 15 minutes, or 12 with two players.
    .setup-3 = The Coffee Mug is not in the pile.
    .goal-1 = There is no fixed order of turns. After each turn, whoever is first to say snip takes the next one.
    .goal-2 = Nobody takes two turns in a row while more than two of you hold wires.
    .goal-3 = When the time is up, the bomb explodes.
    .question-1 = May I say snip while somebody is still acting?
    .answer-1 = No. Wait until that turn is over.
    .question-2 = What if nobody wants to?
    .answer-2 = Then the next player clockwise takes the turn.
    .question-3 = When may the same player act twice in a row?
    .answer-3 = When only two of you hold wires, or only one. With two players, that is always the case.

## Mission 11.

mission-11 = Blue on Red, Looks Like We Are Dead
    .story = No red wires today. One of the blue numbers does their work.
    .setup-1 = Two yellow wires; with two players, four.
    .setup-2 = A number card is drawn before anybody places a token. An equipment card with that number is replaced.
    .setup-3 = With two players the captain places no opening token.
    .goal-1 = The four wires of that number are reds in every way: they cannot be named, and whoever hits one with a wrong call blows up the bomb.
    .goal-2 = They leave the game as reds do: whoever has nothing else left reveals them.
    .question-1 = May I put my opening token at such a wire?
    .answer-1 = No, just as you may not put it at a red one.
    .question-2 = Does the radar hear them?
    .answer-2 = No. It hears blue wires only, and these count as red.
    .question-3 = When do they get their validation token?
    .answer-3 = When all four of them are revealed.

## Mission 12.

mission-12 = Wrapped in Red Tape
    .story = The equipment room wants a second signature for everything.
    .setup-1 = One red wire (with two players: two) and four yellow ones.
    .setup-2 = A number card lies on each equipment card.
    .goal-1 = An equipment card can be used once two wires of its own number and two wires of the number card on it are cut, in any order.
    .goal-2 = As soon as two wires of its number are cut, the number card is taken off.
    .question-1 = Does one pair count for both?
    .answer-1 = Yes. Two cut 5s count for equipment card 5 and for every number card 5 on another card.
    .question-2 = What about cards that come with False Bottom?
    .answer-2 = They get number cards, too. If two wires of that number are cut already, the number card is taken off at once.

## Mission 13.

mission-13 = Red Alert!
    .story = Three red wires in one bomb: whoever built it was not in a good mood.
    .setup-1 = The three red wires are dealt first: one each to the captain and the next two seats clockwise. With two players the captain gets two, one on each stand.
    .setup-2 = Opening tokens are drawn at random; yellow ones are drawn again. Put yours at a wire of that value. If you have none, it goes beside your stand and tells just that.
    .setup-3 = With two players the captain draws no token.
    .goal-1 = A new action: name the three red wires, wherever they stand. Right: all three are cut. Wrong: the bomb explodes.
    .goal-2 = With two or three players, only somebody who holds a red wire may do it; with more, anybody may.
    .goal-3 = Reds are never revealed. Whoever has only reds left must name all three.
    .question-1 = May a card help with cutting the reds?
    .answer-1 = No, neither equipment nor your character.
    .question-2 = May a detector point at a red wire?
    .answer-2 = It looks for a number, so a red never matches. The bomb explodes only if all wires pointed at are red.
    .question-3 = Is the Stabilizer any use?
    .answer-3 = For a dual cut, as always, but not for naming the three reds.

## Mission 14.

mission-14 = High-Risk Bomb Disposal Expert (aka. NOOB)
    .story = First day on the job, and it shows. Leave the easy ones to the new face.
    .setup-1 = Two red wires are in the game, and two yellow ones out of three, shown by ? markers. With two players: three red and four yellow wires.
    .setup-2 = The character cards are dealt at random, the captain's card among them. Whoever gets that one is the rookie.
    .goal-1 = If a dual cut by the rookie fails, the bomb explodes.
    .goal-2 = The rookie cannot use the Stabilizer.
    .question-1 = Who begins?
    .answer-1 = The captain of this mission, no matter who the rookie is.
    .question-2 = May the rookie use the Double Detector?
    .answer-2 = Yes, and all equipment except the Stabilizer.
    .question-3 = The dial still has many steps left. Does the bomb explode anyway when the rookie misses?
    .answer-3 = Yes.

## Mission 15.

mission-15 = Mission in Novosibirsk
    .story = The tool boxes have labels that nobody can read. Open one and be surprised.
    .setup-1 = One red wire out of three; with two players, two out of three.
    .setup-2 = The equipment cards lie face down. The number cards form a deck; its first card is turned up.
    .goal-1 = When all four wires of the visible number are cut, the left-most face-down equipment card is turned up and can be used at once, whatever its number. Then the next number card is turned up.
    .goal-2 = If the four wires of a new number card are cut already, that card is replaced and brings no equipment.
    .question-1 = Can equipment cards also be unlocked by their own numbers?
    .answer-1 = No. Nobody knows those numbers, and a card that is turned up can be used anyway.

## Mission 16.

mission-16 = Time to Reprioritize
    .story = The friend of order is back, and has become stricter.
    .setup-1 = One red wire, and two yellow ones out of three; with two players, two reds and four yellows.
    .setup-2 = Three number cards lie in a line.
    .goal-1 = Cut all four wires of the first number in the line before any wire of the second, and all four of the second before any of the third.
    .goal-2 = All other wires may be cut at any time.
    .question-1 = What if I only have wires left that may not be cut yet?
    .answer-1 = Then the bomb explodes, as in mission 9: keep something else to cut until the line has moved on.

## Mission 17.

mission-17 = Rhett Herrings
    .story = One of you has never told the truth in a whole career, and is not going to start today.
    .setup-1 = Two red wires out of three are in the game, shown by ? markers. With two players: three red wires.
    .setup-2 = The character cards are dealt at random, the captain's card among them. Whoever gets that one is Rhett Herrings and gives it back.
    .setup-3 = Rhett Herrings places two false tokens at two blue wires, with numbers that these wires are not. All others place one true token.
    .goal-1 = Every token of Rhett Herrings says what the wire is not.
    .goal-2 = After a wrong call at a wire of Rhett Herrings, the token placed there shows the value that was called.
    .goal-3 = Rhett Herrings cannot use any equipment.
    .question-1 = Somebody uses Walkie-Talkies or General Radar. Does Rhett Herrings take part?
    .answer-1 = Yes: a teammate may swap with Rhett Herrings, and Rhett Herrings answers the radar, truthfully.
    .question-2 = A wire with a false token is swapped. What happens to the token?
    .answer-2 = The token goes with it and still says what the wire is not.
    .question-3 = The wrong call named two values (X or Y Ray). Which one counts?
    .answer-3 = Rhett Herrings chooses which of the two the token shows.

## Mission 18.

mission-18 = BAT-Helping-Hand
    .story = A friend with a cape has left his radar on the table. It hears everything once, and repeats nothing.
    .setup-1 = Two red wires are in the game; with two players, three.
    .setup-2 = The twelve number cards form a face-down deck. There is no equipment except the radar.
    .setup-3 = Nobody places an opening token.
    .goal-1 = On your turn, turn up the top number card. The radar asks every stand for that number at once.
    .goal-2 = Then choose who has to cut it: anybody whose stand answered yes, even yourself. Whoever you choose decides which wire to cut, and with whom.
    .goal-3 = The radar's answers are only shown until the next cut. Remember them: no log keeps them.
    .goal-4 = Finished numbers leave the deck; when it runs out, it is shuffled again. The turn passes to your left.
    .question-1 = Do I say which wire is cut?
    .answer-1 = No, only who cuts.
    .question-2 = Who is next?
    .answer-2 = The player to the left of whoever turned up the card, not of whoever cut.
    .question-3 = I have only reds left at the start of my turn.
    .answer-3 = Reveal them; no card is turned up.
    .question-4 = May we talk about earlier answers?
    .answer-4 = No. Whoever did not listen has to guess.
    .question-5 = Who may use a Double Detector?
    .answer-5 = Whoever cuts, and only their own.
    .question-6 = We agreed on odds, but there are none.
    .answer-6 = They would do the remembering for you.

## Mission 19.

mission-19 = In the Belly of the Beast
    .story = You have found the cave of the mad scientist. The bomb is inside, and so is a loudspeaker.
    .setup-1 = One red is in the game, and two yellows out of three, shown by ? markers.
    .setup-2 = The clock starts once the opening tokens are placed.
    .goal-1 = A voice tells you how much time is left. Believe what it says, as long as it does.
    .goal-2 = When the time is up, the bomb explodes.
    .question-1 = Is there a way to stop the voice?
    .answer-1 = Yes: defuse the bomb.

## Mission 20.

mission-20 = The Big Bad Wolf
    .story = A new bomber signs every work with an X, and with a wire that is never where it should be.
    .setup-1 = Two red and two yellow wires. With two players: two reds out of three, and four yellows.
    .setup-2 = The last wire dealt to each stand is not sorted: it stays at the far right, with an X token.
    .setup-3 = Walkie-Talkies are not in the pile.
    .goal-1 = X wires are cut like all others, but where they stand tells nothing.
    .goal-2 = No card works on an X wire: no detector, no radar, no label, no Post-it, and no personal equipment.
    .question-1 = Can an X wire be red or yellow?
    .answer-1 = Yes, it can be of any colour.
    .question-2 = May I show my X wire with the opening token?
    .answer-2 = No. After a wrong call it gets its token as usual.
    .question-3 = Does the Super Detector hear an X wire?
    .answer-3 = No. It looks at all other uncut wires of the stand.
    .question-4 = I use the Stabilizer and point at an X wire.
    .answer-4 = The X wire ignores the card: a miss costs its step, and a red one explodes.

## Mission 21.

mission-21 = Death by Haggis
    .story = Somebody hid a bomb in the Sunday roast, and the label only says odd things about it.
    .setup-1 = One red wire out of two is in the game, shown by ? markers. With two players: two red wires.
    .setup-2 = There are no number tokens. Your opening token says whether one of your blue wires is even or odd.
    .goal-1 = Every token says even or odd, also after a wrong call and with the Post-it.
    .question-1 = Is a red wire even or odd?
    .answer-1 = Neither: a red wire has no number.
    .question-2 = Can even and odd tokens run out?
    .answer-2 = No.

## Mission 22.

mission-22 = Negative Impressions
    .story = A detective would start with what cannot be, and see what is left.
    .setup-1 = One red wire and four yellow ones are in the game.
    .setup-2 = Instead of an opening token, everybody chooses two tokens of values they do not have (yellow counts, too) and puts them beside their stand; with two stands, one beside each. Whoever lacks fewer than two values places fewer tokens.
    .goal-1 = As soon as the first two yellow wires are cut, everybody chooses a token from the supply and gives it to the next player on their left. The captain begins, then clockwise.
    .goal-2 = Put the token that you get at a wire of that value. If you have none, it goes beside your stand.
    .question-1 = I have two stands. Is a token only about the stand it lies beside?
    .answer-1 = No, it says that there is no such wire in your whole hand.
    .question-2 = May I give any token?
    .answer-2 = Any that is in the supply, or lies at a cut wire and can be taken back.
    .question-3 = Are there gifts again when the other two yellows are cut?
    .answer-3 = No, only once.

## Mission 23.

mission-23 = Defusing in Fordwich
    .story = A small town, a big bomb, and the luggage with all your tools has gone to another airport.
    .setup-1 = One red out of three is in the game; with two players, two out of three.
    .setup-2 = No equipment is laid out. A deck of seven equipment cards lies face down.
    .setup-3 = After the opening tokens a number card is turned up.
    .goal-1 = The four wires of that number cannot be cut in a dual cut or a solo cut. A new action: name all four of them, wherever they stand; you need not hold any. Right: all four are cut. Wrong: the bomb explodes.
    .goal-2 = Until then the deck loses its top card at the end of every round.
    .goal-3 = Once that is done, all cards left in the deck are put on the board and can be used at once.
    .question-1 = May a card or my Double Detector help to name the four?
    .answer-1 = No.
    .question-2 = What if I point at a wire of that number by mistake?
    .answer-2 = An ordinary miss: it gets its token.
    .question-3 = What if the deck is empty?
    .answer-3 = Nothing more is lost, but the four wires still go together.

## Mission 24.

mission-24 = Tally Ho!
    .story = Headquarters wants figures. Not which wires you have: how many.
    .setup-1 = Two red wires are in the game; with two players, three.
    .setup-2 = Instead of number tokens there are ×1, ×2 and ×3. Put your opening token at a blue wire: it says how often that value occurs on its stand.
    .goal-1 = Every token counts like that, also after a wrong call and with the Post-it. Cut wires are counted as well.
    .goal-2 = With the Post-it you may also show a wire that is already cut.
    .goal-3 = There is no ×4: a value that occurs four times on a stand gets no token. After a wrong call, that is said aloud.
    .question-1 = Where does a ×2 or ×3 token go?
    .answer-1 = At any one of the wires of that value.
    .question-2 = A wire with a token is swapped. What happens to the token?
    .answer-2 = It is discarded. What it said was true when it was placed.

## Mission 25.

mission-25 = The Better to Hear You with...
    .story = Somewhere in the room a pair of very large ears is waiting for you to say a number.
    .setup-1 = Two reds are in the game; three with two players.
    .goal-1 = Nobody may say a number aloud. Spell it, hum it, count it on your fingers, make a riddle of it.
    .goal-2 = Every number that slips out moves the dial one step on.
    .question-1 = What counts as a number in the chat?
    .answer-1 = A digit, or one of the words one to twelve on its own, in English, German or French. A riddle or a spelled word does not.
    .question-2 = We talk by voice.
    .answer-2 = Then the host of the table reports the numbers that slip out, with a button.
    .question-3 = How do I call a value when I cut?
    .answer-3 = You choose your wire on the screen. That is not speech.

## Mission 26.

mission-26 = Speaking of the Wolf...
    .story = The wolf deals the cards tonight, and every card can be played only once a round.
    .setup-1 = Two red wires are in the game.
    .setup-2 = The twelve number cards lie face up on the table.
    .setup-3 = The equipment is drawn without X or Y Ray.
    .goal-1 = On your turn, flip one visible number card face down, then cut that number: with a teammate or alone.
    .goal-2 = If you hold no visible number you skip your turn. That costs nothing.
    .goal-3 = When no card is visible at the start of a turn, all of them are turned face up again. The card of a finished number leaves the game.
    .question-1 = May I flip a number that I do not hold?
    .answer-1 = No: you have to cut what you flip.
    .question-2 = I missed. Does the card stay face down?
    .answer-2 = Yes. Right or wrong, a flipped card stays flipped.
    .question-3 = May I use the Coffee Mug?
    .answer-3 = Yes, before you flip a card. In that case none is flipped.
    .question-4 = I have only reds left.
    .answer-4 = Reveal them, as always; no card is flipped.

## Mission 27.

mission-27 = Playing with Wire
    .story = It looks like modelling clay, it feels like modelling clay, and there is a clock in it.
    .setup-1 = One red wire and four yellow ones are in the game.
    .setup-2 = The character cards stay face down: nobody has a Double Detector.
    .setup-3 = With two players the captain places no opening token.
    .setup-4 = Emergency Batteries are not in the pile.
    .goal-1 = As soon as the first two yellow wires are cut, as many tokens as there are players are drawn at random and laid out in a line.
    .goal-2 = Beginning with the captain and going clockwise, everybody takes one and puts it at a wire of that value. If you have none, it goes beside your stand and tells just that.
    .question-1 = May I take a token of a value that I do not have?
    .answer-1 = Yes. It then tells everybody that you have none.
    .question-2 = Are there Emergency Batteries?
    .answer-2 = No, there would be nothing to recharge.

## Mission 28.

mission-28 = Captain Careless
    .story = The captain has the map, the keys and the snacks. The tools are on the kitchen table at home.
    .setup-1 = Two red wires (with two players: three) and four yellow ones are in the game.
    .setup-2 = The captain is Captain Careless, gives the character card back and has no Double Detector.
    .goal-1 = Captain Careless cannot use any equipment.
    .goal-2 = If a dual cut by Captain Careless fails, the bomb explodes.
    .question-1 = Somebody uses Walkie-Talkies or General Radar. Does the captain take part?
    .answer-1 = Yes: a teammate may swap with the captain, and the captain answers the radar.

## Mission 29.

mission-29 = Guessing Game
    .story = Somebody always thinks they know what you will do next.
    .setup-1 = Three red wires are in the game. With two players the captain places no opening token.
    .setup-2 = Everybody gets two number cards face down; the player to the captain's right gets three. The others form a deck.
    .goal-1 = Before your turn, the player to your right lays one of their number cards face down. After your turn it is turned up: if you have cut that number, the dial moves one step. Then you take the card.
    .goal-2 = If a number was finished in this turn, its card then leaves the game. If you have only one card left, you draw until you have a useful one.
    .goal-3 = When only one number is left to cut, the last cards leave the game, but only after the card laid down has been checked.
    .question-1 = I pointed at three wires. Which ones count?
    .answer-1 = Only those that were actually cut.
    .question-2 = I named the number and missed.
    .answer-2 = Then you have not cut it: the miss costs its step, and nothing more.
    .question-3 = I have no wires left.
    .answer-3 = Your number cards go under the deck.
    .question-4 = The player to my right has no cards.
    .answer-4 = Then the next player to the right who has some lays one, but never you yourself.
    .question-5 = I used the Coffee Mug.
    .answer-5 = You take the card without showing it, and nothing is checked.
    .question-6 = Does the Stabilizer help?
    .answer-6 = Not against the step that the number card costs.

## Mission 30.

mission-30 = Speed Mission!
    .story = The Big Bad Wolf is back, out of breath and in a hurry. Do not let him set the pace. He will.
    .setup-1 = One red out of two is in the game, shown by ? markers, and four yellows.
    .setup-2 = The twelve number cards lie face down. The clock starts once the opening tokens are placed.
    .goal-1 = Seven number cards come one after the other. You win a card if two wires of its number are cut when its time is up; earlier cuts count. Then its prize or penalty comes, and so does the next card.
    .goal-2 = Then three cards come at once, and only their numbers may be cut. Whoever has none of them skips, at no cost. When all twelve wires are cut, you have won.
    .goal-3 = If you do not make it in time, whoever's turn it is has to name all the yellow wires that are left, in one call. Wrong: the bomb explodes. Right: you get a little time for the rest.
    .question-1 = The number was finished long ago.
    .answer-1 = Then the card is won, but it stays there as long as any other.
    .question-2 = We have won a card with seconds to spare.
    .answer-2 = The wolf does not hurry. Until the card's time is up, cut what you like; whoever's turn it is then gets the prize.
    .question-3 = May we cut other numbers while a card is open?
    .answer-3 = Yes, except while the three cards are there.
    .question-4 = There is no yellow wire left to name.
    .answer-4 = Then that counts as a right answer.
    .question-5 = What are signals?
    .answer-5 = Gestures and faces, without words. The host of the table may report a spoken word: it costs a step.

## Mission 31.

mission-31 = With One Hand Tied Behind My Back...
    .story = Everybody picks a handicap, and outgrows it in time.
    .setup-1 = Two reds out of three are in the game, shown by ? markers.
    .setup-2 = Before the opening tokens everybody takes one of the constraint cards A to E, the captain first, then clockwise. The others leave the game.
    .setup-3 = With two players it is wise not to take A and B together, nor C and D.
    .setup-4 = From now on everybody but the captain may take one of the new characters.
    .goal-1 = Everybody has to obey their own card, except when revealing reds.
    .goal-2 = If your card allows you no cut, say so, turn it face down for good and act without it.
    .question-1 = I turned my card face down, and now a swap has brought me a wire that fits. Am I bound again?
    .answer-1 = No. A card that is face down stays face down.

## Mission 32.

mission-32 = Pranks-A-Plenty
    .story = A clown has hidden the manual and left a deck of silly orders instead.
    .setup-1 = The twelve constraint cards A to L are shuffled face down, and the top one is turned up.
    .setup-2 = Two reds are in the game. With two players: three.
    .goal-1 = The open constraint binds everybody, except when revealing reds.
    .goal-2 = Before any action the captain may replace it with the next card, once a turn.
    .goal-3 = If it allows you no cut, say so and skip your turn; that costs no step. After a whole round of skips, the card is replaced automatically.
    .question-1 = What if the deck is empty?
    .answer-1 = When the last card is replaced, nobody is bound any more.

## Mission 33.

mission-33 = What Happens in Vegas...
    .story = The bomb sits on the casino safe, and the house tells you nothing but odd or even.
    .setup-1 = Two red wires out of three are in the game, shown by ? markers. With two players: three red wires.
    .setup-2 = There are no number tokens. Your opening token says whether one of your blue wires is even or odd.
    .setup-3 = Everybody but the captain may take one of the new characters.
    .goal-1 = Every token says even or odd, also after a wrong call and with the Post-it.
    .question-1 = Is a red wire even or odd?
    .answer-1 = Neither: a red wire has no number.

## Mission 34.

mission-34 = The Weakest Link
    .story = A chain of command is only as strong as one of you, and nobody is saying who.
    .setup-1 = One red is in the game. Two players cannot play this mission.
    .setup-2 = The base characters and the constraint cards A to E are dealt face down; everybody looks at their own two cards.
    .setup-3 = The holder of the captain's card is the weakest link. That need not be the captain.
    .goal-1 = Nobody has personal equipment while the characters are hidden.
    .goal-2 = Only the weakest link has to obey their constraint, and does so in secret. If it allows them no cut, the dial moves two steps, all these cards leave the game and the turn is over.
    .goal-3 = Before their action the others may say who the weakest link is and under which constraint, once a turn. Wrong: the dial moves one step. Right: the constraints leave the game, and everybody has personal equipment.

## Mission 35.

mission-35 = No Link, Single Wire
    .story = One wire on each stand is soldered in, and only the yellow circuit lets go of it.
    .setup-1 = Two reds out of three and four yellow wires. With two players: three reds.
    .setup-2 = Before the red and yellow wires are mixed in, each stand gets one blue wire. It is not sorted: it stays at the far right, with an X token.
    .setup-3 = Walkie-Talkies are not in the pile.
    .goal-1 = X wires can be cut only when all four yellow wires are cut. Until then nobody can point at one, its owner cannot call its value with it, and it keeps its owner from a solo cut of that value.
    .goal-2 = No card works on an X wire, not even personal equipment.
    .question-1 = What if all I have left are reds and my locked X wire?
    .answer-1 = Then there is nothing you can do, and the bomb explodes. Before that, your teammates may use a card that helps.
    .question-2 = May I show my X wire with the opening token?
    .answer-2 = No.
    .question-3 = I use the Stabilizer and point at an X wire.
    .answer-3 = The X wire ignores the card: a miss costs its step.

## Mission 36.

mission-36 = Panic under the Palm Trees
    .story = The bomb by the pool wants its wires in the right order, and the order can be read from both sides.
    .setup-1 = One red wire out of three and two yellows; with two players, two reds out of three and four yellows.
    .setup-2 = Five number cards lie in a line. The captain decides alone at which end it begins.
    .goal-1 = Of the numbers in the line, only the first one may be cut. When two wires of it are cut, its card leaves the line, and whoever cut them decides alone at which end the line begins now.
    .goal-2 = Numbers that are not in the line may be cut at any time.
    .question-1 = Does the end have to change?
    .answer-1 = No. The same end may be chosen again.
    .question-2 = What if I only have wires left that may not be cut yet?
    .answer-2 = Then the bomb explodes, as in mission 9.

## Mission 37.

mission-37 = Joker's Gone Wild
    .story = The clown is back, and whenever you get somewhere he changes the rules.
    .setup-1 = The twelve constraint cards A to L are shuffled face down, and the top one is turned up.
    .setup-2 = Two reds are in the game. With two players: three.
    .goal-1 = The open constraint binds everybody, except when revealing reds.
    .goal-2 = Each time all four wires of a number are cut, the next card replaces the constraint. When there is no next card, nobody is bound any more.
    .goal-3 = If it allows you no cut, say so and skip your turn; that costs no step. A whole round of skips costs one step, and the next card replaces the constraint.

## Mission 38.

mission-38 = Knit a Wire, Purl a Wire...
    .story = One of the captain's wires is sewn in the wrong way round, and nobody else can reach it.
    .setup-1 = Two red wires (with two players: three).
    .setup-2 = The captain turns one wire round without looking at it and puts it at the far right of its stand, so that everybody else sees it.
    .goal-1 = Only the captain can cut the flipped wire, without any card: point at a teammate's wire and name any number. If either of the two wires is not that number, the bomb explodes.
    .goal-2 = If nothing that you hold fits any wire except the flipped one, you skip your turn, and the dial drops by one.
    .question-1 = What if the flipped wire is red?
    .answer-1 = When all other wires of the captain are red, the captain may reveal the whole hand. If the flipped wire turns out not to be red, the bomb explodes.
    .question-2 = Can it be part of a solo cut?
    .answer-2 = Yes, if it completes the set. If it is another number, the bomb explodes.
    .question-3 = Apart from reds I hold only a 5, and the only other 5 is the flipped wire. May I call another wire wrongly instead?
    .answer-3 = No, you skip your turn. The captain may work out from that what the flipped wire is.
    .question-4 = Does it get a token?
    .answer-4 = Never: that would tell the captain what it is.

## Mission 39.

mission-39 = The 4 Noble Wires
    .story = Four wires of one number belong together, says the doctor, and parting them would be a crime.
    .setup-1 = Two reds out of three and four yellows are in the game; with two players, three reds and four yellows.
    .setup-2 = There is no equipment on the board.
    .setup-3 = Opening tokens are drawn at random; yellow ones are drawn again. Put yours at a wire of that value. If you have none, it goes beside your stand and tells just that.
    .setup-4 = Then a number card is turned up. Eight of the other number cards form a deck, face down.
    .goal-1 = The four wires of that number cannot be cut in a dual cut or a solo cut. A new action: name all four of them, wherever they stand; you need not hold any. Right: all four are cut. Wrong: the bomb explodes.
    .goal-2 = Until then the deck loses its top card at the end of every round.
    .goal-3 = Once that is done, the cards left in the deck are dealt out face down, beginning with the captain. Everybody who has a wire with one of the numbers they were dealt places a token at one.
    .question-1 = What if I have no wire with a number that I was dealt?
    .answer-1 = Then you place nothing.
    .question-2 = What if the tokens of that number are used up?
    .answer-2 = Then that number does not count.
    .question-3 = May my character help to name the four?
    .answer-3 = No.

## Mission 40.

mission-40 = Hard to Die (A Christmas Tale)
    .story = The office party ended early. You are in the air duct, and can only tap the pipe: once, twice, thrice.
    .setup-1 = Three red wires are in the game.
    .setup-2 = Instead of number tokens there are ×1, ×2 and ×3. Put your opening token at a blue wire: it says how often that value occurs on its stand. With two players the captain places none.
    .setup-3 = Everybody but the captain may take one of the new characters.
    .goal-1 = Every token counts like that, also after a wrong call and with the Post-it. Cut wires are counted as well.
    .goal-2 = With the Post-it you may also show a wire that is already cut.
    .goal-3 = There is no ×4: a value that occurs four times on a stand gets no token. After a wrong call, that is said aloud.
    .question-1 = A wire with a token is swapped. What happens to the token?
    .answer-1 = It is discarded. What it said was true when it was placed.

## Mission 41.

mission-41 = Latin Bombshell
    .story = Music, dancing, and a tripwire across every corner of the floor.
    .setup-1 = One red out of three is in the game; with two players, two out of three.
    .setup-2 = Everybody is dealt one yellow wire before all others. With five players the captain gets none.
    .setup-3 = The dial starts at 1.
    .setup-4 = Opening tokens are drawn at random, yellow ones too. Put yours at a wire of that value. If you have none, it goes beside your stand and tells just that.
    .setup-5 = False Bottom is not in the pile.
    .goal-1 = Yellow wires are tripwires: you cannot cut your own. A new action: point at a teammate's wire that you take for a tripwire. Right: it is cut, and the dial goes back one step. Wrong: it gets its token, and the dial moves one step. Red: the bomb explodes.
    .goal-2 = Whoever has only yellow and red wires left skips the turn. When nobody can act any more and a tripwire is left, the bomb explodes.
    .question-1 = What if the wire that I take for a tripwire is red?
    .answer-1 = The bomb explodes. The Stabilizer does not help.
    .question-2 = I have my tripwire and a red wire. May I reveal the red?
    .answer-2 = Not before somebody has cut your tripwire.
    .question-3 = The dial starts at 1: may we be wrong at all?
    .answer-3 = Not before a tripwire is found, unless a card helps.

## Mission 42.

mission-42 = Time to Run Away and Join the Circus
    .story = Tonight you are the attraction: the bomb lies in the ring, and the ringmaster has a programme.
    .setup-1 = One red out of three is in the game, shown by ? markers, and four yellows.
    .goal-1 = There is no clock. After every third turn comes an act of the show: do what the ringmaster says.
    .goal-2 = Whoever has just had a turn is in the ring, and chooses if there is something to choose.
    .goal-3 = An act is left out if there are no wires for it.
    .question-1 = Everybody moves to another seat. What comes along?
    .answer-1 = You take the captain's card, your character and your turn with you. Stands, wires and tokens stay.
    .question-2 = A pair comes back. Is the equipment locked again?
    .answer-2 = No. What is unlocked stays unlocked.
    .question-3 = Do we see which pair comes back?
    .answer-3 = You see where it stands, but not what it is: remember, or look it up in the log. It has to be cut again.
    .question-4 = Two cut wires were swapped by the juggler. Does it matter?
    .answer-4 = They are out of order now. If the magician brings one back, no equipment works on it.
    .question-5 = What if I do not say “Ta-da!”?
    .answer-5 = Nothing at first. But the director may come round and check.

## Mission 43.

mission-43 = Nano the Robot
    .story = A robot lends a hand. Whether it helps or only carries things about is still being argued.
    .setup-1 = Three red wires.
    .setup-2 = Some wires are dealt face down to Nano: 5 with two players, 4 with three or four, 3 with five.
    .setup-3 = Nano starts on space 1.
    .setup-4 = With two players the captain's opening token is drawn at random. If the captain has no such wire, the token goes beside the stand.
    .goal-1 = At the end of every turn Nano moves on one space. It turns round at 12, and again at 1.
    .goal-2 = Whoever cuts wires of the number that Nano is standing on takes one of its wires, unseen by the others, and sorts it into one of their stands.
    .goal-3 = Nano's wires have to be cut or revealed, too.
    .question-1 = Does the Coffee Mug stop Nano?
    .answer-1 = No, it moves on at the end of every turn.
    .question-2 = Do I get a wire even if that cut has emptied my hand?
    .answer-2 = Yes, and that puts you back in the game.
    .question-3 = Do Nano's wires count for a solo cut?
    .answer-3 = Yes: while one of them is of that value, you do not hold them all.
    .question-4 = What if only Nano has wires left?
    .answer-4 = Then nobody can act any more, and the mission is lost.

## Mission 44.

mission-44 = Underwater Pressure
    .story = Your first dive: the bomb lies deep, the air is shared, and nobody can say a word.
    .setup-1 = One red out of three is in the game, shown by ? markers.
    .setup-2 = The reserve holds two oxygen tokens for each player.
    .setup-3 = X or Y Ray is neither in the pile nor among the characters.
    .goal-1 = A cut takes oxygen from the reserve: 1 token for numbers 1 to 4, 2 for 5 to 8, 3 for 9 to 12.
    .goal-2 = At the end of the round all tokens go back to the reserve.
    .goal-3 = Whoever cannot or does not want to cut skips the turn, and the dial moves one step on.
    .goal-4 = Nobody can speak. One sign is allowed: I need oxygen.
    .question-1 = Do I pay for a missed cut, too?
    .answer-1 = Yes. You pay for the number that you name.
    .question-2 = What does a solo cut of four cost?
    .answer-2 = It is one cut, so you pay once.
    .question-3 = Does revealing reds take oxygen?
    .answer-3 = No. It is not a cut.
    .question-4 = May I skip even if there is enough oxygen?
    .answer-4 = Yes. It costs a step; a Stabilizer saves that step.

## Mission 45.

mission-45 = Seeking Volunteers
    .story = The number is known; what is missing is a hand that does not shake.
    .setup-1 = Two red wires are in the game; with two players, three.
    .setup-2 = The twelve number cards form a face-down deck.
    .setup-3 = The equipment is drawn without X or Y Ray and Coffee Mug, and nobody may take the character who has the Ray.
    .setup-4 = Everybody but the captain may take one of the new characters.
    .goal-1 = There is no order of turns. Each turn the captain turns up a number card, and the first to volunteer has to cut that number.
    .goal-2 = Volunteering without the number costs one step, and the card waits for somebody else.
    .goal-3 = If nobody volunteers within 15 seconds, the captain picks somebody. Whoever is picked without having the number puts a token at a wire of their choice, and the dial moves one step.
    .goal-4 = Finished numbers leave the deck; when it runs out, it is shuffled again. Whoever has only reds may volunteer at any time to reveal them.
    .question-1 = Do the others see that I have declined?
    .answer-1 = No, not while anybody may still volunteer.
    .question-2 = May the captain volunteer?
    .answer-2 = Yes, like everybody else.
    .question-3 = I am picked, but have neither the number nor a wire to mark.
    .answer-3 = Then it only costs the step.
    .question-4 = The captain has no wires left.
    .answer-4 = The captain still turns up the cards, and picks.
    .question-5 = Everybody has declined before the time is up.
    .answer-5 = Then the captain picks at once.

## Mission 46.

mission-46 = Secret Agent
    .story = The case is empty but for a tuxedo, a timer, and four wires that want to go last.
    .setup-1 = Four yellow wires are in the game: 5.1, 6.1, 7.1 and 8.1. There is no red wire.
    .setup-2 = With two players the captain places no opening token.
    .setup-3 = Emergency Batteries are not in the pile.
    .goal-1 = No 7 is cut before the end, neither with a teammate nor alone.
    .goal-2 = Whoever has nothing but 7s left when their turn comes must name all four 7s on the table. Right: all four are cut. Wrong: the bomb explodes.
    .question-1 = What if I point at a 7 by mistake?
    .answer-1 = Then it is an ordinary miss: a token, and one step of the dial.
    .question-2 = I have only 7s left, but the others still have plenty of wires. Do I have to?
    .answer-2 = Yes. You name all four 7s now, whatever else is left.
    .question-3 = Does a card help with naming the 7s?
    .answer-3 = No. But cards that can be used at any time may of course be used before.

## Mission 47.

mission-47 = Calculate the Odds
    .story = Plus, minus, snip: today the pliers come with a slate.
    .setup-1 = Three red wires are drawn and shown by ? markers; two of them are in the game (with two players: all three).
    .setup-2 = The twelve number cards lie face up on the table.
    .setup-3 = The equipment is drawn without X or Y Ray, and nobody may take the character who has it.
    .setup-4 = Everybody but the captain may take one of the new characters.
    .goal-1 = To cut, choose two visible number cards. Cut their sum or their difference; both cards are discarded, whether you are right or wrong.
    .goal-2 = You cannot or do not want to cut? Discard two cards of your choice, and the dial moves one step.
    .goal-3 = When no card is left, all twelve are laid out again.
    .question-1 = 3 and 9 are on the table. What may I cut?
    .answer-1 = A 12 (3 + 9) or a 6 (9 - 3).
    .question-2 = Do cards of finished numbers leave?
    .answer-2 = No. You add and subtract with all twelve to the end.
    .question-3 = Does the Stabilizer help when I pass?
    .answer-3 = No, it secures a dual cut.
    .question-4 = I have only reds left.
    .answer-4 = Reveal them, as always; no card is discarded.

## Mission 48.

mission-48 = Lethal Wires 3
    .story = Three yellow wires, one clean cut, and nobody agrees whether it is on three or after three.
    .setup-1 = Two red wires and three yellow ones are in the game; with two players, three red ones.
    .setup-2 = The three yellow wires are dealt first: one each to the captain and the next two seats clockwise. With two players the captain gets two, one on each stand.
    .goal-1 = Yellow wires cannot be called. A new action: name the three yellow wires, wherever they stand.
    .goal-2 = Right: all three are cut. Wrong: each wire that was named gets its token, and the dial moves one step. If a red wire is among them, the bomb explodes.
    .goal-3 = With two or three players, only somebody who holds a yellow wire may do it; with more, anybody may.
    .question-1 = What if I have only yellow wires left?
    .answer-1 = Then you can still name the three yellows.
    .question-2 = Does the Stabilizer save the step?
    .answer-2 = No, it is for dual cuts.
    .question-3 = May I call yellow with X or Y Ray?
    .answer-3 = No.

## Mission 49.

mission-49 = Message in a Bottle
    .story = There are only so many bottles on the sea floor, and every one of them has to be shared.
    .setup-1 = Two reds are in the game; three with two players.
    .setup-2 = Everybody has oxygen tokens: 7 each with two players, 6 with three, 5 with four, 4 with five.
    .setup-3 = X or Y Ray is neither in the pile nor among the characters.
    .goal-1 = Before you cut, give one teammate with wires as many tokens as the number that you are going to cut.
    .goal-2 = Whoever cannot or does not want to cut skips the turn, and the dial moves one step on.
    .goal-3 = Nobody can speak. One sign is allowed: I need oxygen.
    .question-1 = Does the oxygen go to the owner of the wire that I point at?
    .answer-1 = To any one teammate; you choose.
    .question-2 = What happens to the tokens of a player who is done?
    .answer-2 = They leave the game.
    .question-3 = What if no teammate has wires any more?
    .answer-3 = Then you put the tokens into the box.
    .question-4 = May I skip even if I could pay?
    .answer-4 = Yes. It costs a step; a Stabilizer saves that step.

## Mission 50.

mission-50 = The Blackest Sea
    .story = Midnight, open water, and somebody has pulled the plug on the lights. What did you see a moment ago?
    .setup-1 = Two red and two yellow wires are in the game; with two players, three red and four yellow ones.
    .setup-2 = They are shown to everybody before play begins. There are no markers and no validation tokens.
    .setup-3 = For your opening token, point at the wire that you show, and put the token beside your stand.
    .setup-4 = Everybody but the captain may take one of the new characters.
    .goal-1 = After a wrong call the token goes beside the stand, too. Remember which wire it was for.
    .goal-2 = Nobody may tell others what they remember.
    .goal-3 = All equipment works as usual.
    .question-1 = How long can I see where somebody pointed?
    .answer-1 = Until the next action.
    .question-2 = What about the Post-it?
    .answer-2 = Its token goes beside the stand like all others. If you have shown that wire before, you only say its value again.
    .question-3 = Somebody calls a wire wrongly whose value has been told already.
    .answer-3 = No second token is placed; its owner says the value again.
    .question-4 = We agreed on odds, but there are none.
    .answer-4 = They would do the remembering for you.

## Mission 51.

mission-51 = It's Your (Un)Lucky Day!
    .story = Orders are orders, and whoever gives them has only a feeling to go by.
    .setup-1 = One red wire is in the game. With two players there are two, and the captain places no opening token.
    .setup-2 = The twelve number cards form a face-down deck.
    .setup-3 = The dial starts one step further back, as if there were one more player.
    .setup-4 = The equipment is drawn without X or Y Ray, and nobody may take the character who has it.
    .setup-5 = Everybody but the captain may take one of the new characters.
    .goal-1 = On your turn you are in command: turn up the top number card and, without asking anybody, choose who has to cut it. You may choose yourself.
    .goal-2 = Whoever is chosen and has the number cuts it. Whoever does not have it puts a token at a wire of their choice, and the dial moves one step.
    .goal-3 = Finished numbers leave the deck; when it runs out, it is shuffled again. The command passes to your left.
    .question-1 = I have only reds left at the start of my turn.
    .answer-1 = Reveal them; no card is turned up.
    .question-2 = The player I chose has nothing but reds.
    .answer-2 = Then there is nothing to show or to cut: the bomb explodes.
    .question-3 = Who may use equipment?
    .answer-3 = Equipment for a cut: whoever cuts. The Coffee Mug: you, before you turn up the card.
    .question-4 = Who is next?
    .answer-4 = The player to the left of whoever was in command.

## Mission 52.

mission-52 = Dirty Double-crossers
    .story = Trust nobody. Nobody trusts you, either, and quite right.
    .setup-1 = Three red wires are in the game; with two players, also four yellow ones.
    .setup-2 = Cards 1 and 12 are replaced if they are drawn.
    .setup-3 = Everybody places two false tokens at two blue or red wires, with numbers that these wires are not.
    .setup-4 = Everybody but the captain may take one of the new characters.
    .goal-1 = Every token says what its wire is not.
    .goal-2 = After a wrong call, the token placed at the wire shows the value that was called.
    .question-1 = A wire with a false token is swapped. What happens to the token?
    .answer-1 = It goes with the wire and still says what the wire is not.
    .question-2 = The wrong call named two values (X or Y Ray). Which one counts?
    .answer-2 = The owner of the wire chooses which of the two the token shows.
    .question-3 = Where may I use the Post-it?
    .answer-3 = At a blue wire of yours that has no false token yet, with a number that the wire is not.

## Mission 53.

mission-53 = Nano Nano
    .story = The robot has swallowed the dial and walks towards the twelve as it pleases.
    .setup-1 = Two red wires (with two players: three).
    .setup-2 = Nano stands before space 1. The dial is not used.
    .setup-3 = Rewinder and Stabilizer are not in the pile.
    .goal-1 = At the end of a turn Nano walks: one space forward after a right cut, two after a wrong one.
    .goal-2 = If the wires that were cut have the number that Nano is standing on, it goes one space back instead.
    .goal-3 = When Nano reaches space 12, the bomb explodes.
    .question-1 = Does Nano walk when reds are revealed, or with the Coffee Mug?
    .answer-1 = No, only after a cut.
    .question-2 = How far does it walk after a solo cut of four wires?
    .answer-2 = One space, as after any cut.
    .question-3 = What if the last wires are cut just before it would arrive?
    .answer-3 = Then the bomb is defused, and you win.

## Mission 54.

mission-54 = The Attack of Rabbit the Red
    .story = A submarine, a bomb on board, and a pirate ship alongside that shoots holes into everything.
    .setup-1 = No red is dealt: the eleven reds lie face down beside the table.
    .setup-2 = Everybody has oxygen tokens: 9 each with two players, 6 with three, 3 with four, 2 with five.
    .setup-3 = X or Y Ray is neither in the pile nor among the characters.
    .setup-4 = The clock starts once the opening tokens are placed.
    .goal-1 = A cut costs oxygen: 1 token for numbers 1 to 4, 2 for 5 to 8, 3 for 9 to 12.
    .goal-2 = Whoever has too little oxygen for any cut skips the turn, and the dial moves one step on.
    .goal-3 = Each time a number is finished, everybody who still has wires gets a token.
    .goal-4 = A voice tells you what happens on board; do what it says. After ten minutes the bomb explodes.
    .question-1 = May I skip to save oxygen?
    .answer-1 = No. Whoever can pay for a cut has to make one.
    .question-2 = Which red do I draw?
    .answer-2 = The top one. Only you see which one it is, but everybody sees where it stands on your stand.
    .question-3 = What do I do with reds?
    .answer-3 = The same as always: reveal them when you have nothing else left.
    .question-4 = Who gets a bottle?
    .answer-4 = Whoever's turn it is when the voice mentions it, and nobody else.
    .question-5 = How much may be given or taken?
    .answer-5 = Any number of tokens, between you and one teammate, or none.

## Mission 55.

mission-55 = Doctor Nope's Challenge
    .story = An old rival has left one step on your dial, and a stack of dares.
    .setup-1 = The dial starts at 1.
    .setup-2 = As many challenge cards as there are players are drawn and laid face up.
    .setup-3 = Two reds are in the game. With two players: two out of three, shown by ? markers.
    .setup-4 = From now on cards 22, 33, 99, 10-10 and 11-11 are among the equipment.
    .goal-1 = Each challenge that you meet leaves the game and moves the dial back by one step.

## Mission 56.

mission-56 = Tripwires
    .story = Everybody sees what you are about to trip over, except you.
    .setup-1 = Two reds out of three (with two players: three reds).
    .setup-2 = Everybody turns one wire round without looking at it and puts it at the far right of its stand.
    .goal-1 = You cut your flipped wire yourself, without any card: point at a teammate's wire and name any number. If either of the two wires is not that number, the bomb explodes.
    .goal-2 = You may point at a teammate's flipped wire in a dual cut, but the dial drops by one for that.
    .question-1 = What does a wrong call at a teammate's flipped wire cost?
    .answer-1 = Two steps in all, and it gets no token.
    .question-2 = Does the Stabilizer also save the step for pointing at it?
    .answer-2 = No, only the step for the wrong call.
    .question-3 = The Stabilizer saved us from a teammate's flipped red. What do we say?
    .answer-3 = Nothing. To its owner it has to look like any other wrong call.
    .question-4 = What if my flipped wire is red?
    .answer-4 = When all your other wires are red, you may reveal your whole hand. If the flipped one is not red, the bomb explodes.

## Mission 57.

mission-57 = An Impossible Mission
    .story = The best agent of all is on holiday and has sent a postcard: your turn.
    .setup-1 = Every number from 1 to 12 gets one of the constraint cards A to L at random, face up.
    .setup-2 = One red is in the game. With two players: two.
    .setup-3 = The Disintegrator is replaced if it is drawn.
    .goal-1 = When a number is finished, its constraint binds everybody from then on. Only the newest one counts, and none binds you when you reveal reds.
    .goal-2 = If it allows you no cut, say so and skip your turn; that costs no step. After a whole round of skips the bomb explodes.

## Mission 58.

mission-58 = Double and/or Nothing
    .story = Nobody knows anything, but a handy friend with a paper clip keeps your detectors running all day.
    .setup-1 = Two red wires are in the game; with two players, three.
    .setup-2 = There are no information tokens: nobody places one, and play begins at once.
    .setup-3 = Cards 4 and 7 are replaced if they are drawn. Everybody has a Double Detector.
    .goal-1 = After a wrong call the dial moves, and nothing is told about the wire.
    .goal-2 = You can use your Double Detector on every turn.
    .question-1 = I pointed at two wires and missed.
    .answer-1 = Only the dial moves. All you know is that they are not both red.
    .question-2 = I used the Stabilizer and missed.
    .answer-2 = Then nobody learns whether the wire was red.
    .question-3 = Card 22 is there.
    .answer-3 = Its ×1 token comes with the card and is not an information token, so use it.

## Mission 59.

mission-59 = Nano to the Rescue
    .story = The robot walks ahead and shows what can be cut. It does not like to walk backwards.
    .setup-1 = Two reds out of three (with two players: three reds).
    .setup-2 = The twelve number cards are laid in a line at random. Nano stands on 7 and faces the longer side.
    .setup-3 = X or Y Ray is not in the pile, and the character who has it is not in the game.
    .goal-1 = You cut a value whose card lies under Nano or in front of it. Nano walks there first, and never backwards.
    .goal-2 = After your cut, right or wrong, you say which way Nano faces.
    .goal-3 = If you have no value under or in front of Nano, you skip your turn, the dial drops by one, and Nano turns round.
    .goal-4 = When all four wires of a value are cut, its card is turned face down.
    .question-1 = Can Nano pass face-down cards?
    .answer-1 = Yes, it just walks over them.
    .question-2 = Does Nano move with the Coffee Mug or when reds are revealed?
    .answer-2 = No, and it does not turn either.
    .question-3 = May I skip even if I could cut?
    .answer-3 = No. You skip only if you have nothing to cut.

## Mission 60.

mission-60 = Yep, it's Doctor Nope!
    .story = He cannot stop talking, so let him talk while you work through his list.
    .setup-1 = The dial starts at 1.
    .setup-2 = As many challenge cards as there are players are drawn and laid face up.
    .setup-3 = Two reds out of three are in the game, shown by ? markers. With two players: three.
    .goal-1 = Each challenge that you meet leaves the game and moves the dial back by one step.

## Mission 61.

mission-61 = Sharing is Caring
    .story = Everybody has a burden to carry. At least you can pass it on.
    .setup-1 = Everybody gets one of the constraint cards A to E at random, face up.
    .setup-2 = With two players, one more card lies on each side of the captain; with three, one lies on the captain's left.
    .setup-3 = One red is in the game. With two players: two.
    .goal-1 = Everybody has to obey their own card, except when revealing reds. If yours allows you no cut, say so and skip your turn; that costs no step. After a whole round of skips the bomb explodes.
    .goal-2 = Before every round, after you have all talked it over, the captain says whether all cards move on by one place, and which way.
    .goal-3 = Whenever equipment could be used, you may swap your card for a random one from F to L. That costs one step.
    .question-1 = What if F to L are used up?
    .answer-1 = Then nobody can swap any more.

## Mission 62.

mission-62 = Armageddon Roulette
    .story = Somebody bumped into the bomb, and it is one step from going off.
    .setup-1 = Two red wires; with two players, three.
    .setup-2 = As many number cards as there are players lie face up on the table. The dial starts at its last step.
    .goal-1 = When all four wires of one of these numbers are cut, the dial moves back one step.
    .question-1 = May the dial move back beyond its start?
    .answer-1 = Yes, up to six steps, as always.

## Mission 63.

mission-63 = It is Positively Titanic
    .story = The ship cannot sink, they say. The bomb in its hull has not heard of that.
    .setup-1 = Two reds are in the game; three with two players.
    .setup-2 = The captain takes all oxygen: 14 tokens with two players, 18 with three, 24 with four, 30 with five.
    .setup-3 = X or Y Ray is neither in the pile nor among the characters.
    .goal-1 = A cut costs as many tokens as the number that you name; they go to the reserve.
    .goal-2 = At the end of your turn, all tokens that you have left go to whoever plays next.
    .goal-3 = After each round the captain takes all tokens from the reserve.
    .goal-4 = Whoever has too little oxygen for any cut skips the turn, and the dial moves one step on.
    .goal-5 = Nobody can speak. One sign is allowed: I need oxygen.
    .question-1 = May I skip to save oxygen?
    .answer-1 = No. Whoever can pay for a cut has to make one.
    .question-2 = The captain has no wires left. Who takes the reserve?
    .answer-2 = Whoever begins the new round.
    .question-3 = Do I pay when I reveal my reds?
    .answer-3 = No. It is not a cut.
    .question-4 = What does the Disintegrator cost?
    .answer-4 = Nothing. The Fast Pass costs its number, like any cut.

## Mission 64.

mission-64 = Return of the Tripwires
    .story = This time there is something to trip over at both ends.
    .setup-1 = One red wire (with two players: two).
    .setup-2 = Everybody turns two wires round without looking at them. The lower one goes to the far left, the higher one to the far right. Whoever has two stands turns one wire of each: the lower one goes to the far left of the first stand, the higher one to the far right of the second.
    .goal-1 = You cut your flipped wires yourself, without any card: point at a teammate's wire and name any number. If either of the two wires is not that number, the bomb explodes.
    .goal-2 = You may point at a teammate's flipped wire in a dual cut, but the dial drops by one for that.
    .question-1 = Can both flipped wires be part of one solo cut?
    .answer-1 = Yes, if they complete the set of 2 or 4.
    .question-2 = What does a wrong call at a teammate's flipped wire cost?
    .answer-2 = Two steps in all, and it gets no token.
    .question-3 = The Stabilizer saved us from a teammate's flipped red. What do we say?
    .answer-3 = Nothing. To its owner it has to look like any other wrong call.
    .question-4 = What if a flipped wire is red?
    .answer-4 = When all wires that you can see are red, you may reveal your whole hand. If a flipped one is not red, the bomb explodes.

## Mission 65.

mission-65 = Hand-Me-Downs
    .story = There is one set of numbers for everybody, so please pass it round.
    .setup-1 = Three red wires are in the game. This mission is for three to five players.
    .setup-2 = The number cards are dealt out as evenly as possible, beginning with the captain, and lie face up in front of everybody.
    .setup-3 = The equipment is drawn without X or Y Ray, and nobody may take the character who has it.
    .setup-4 = Everybody but the captain may take one of the new characters.
    .goal-1 = You may only cut numbers whose card lies face up in front of you. If you hold none of them, you skip your turn and the dial moves one step.
    .goal-2 = Whatever you did, at the end of your turn you give one of your face-up cards to a teammate who has wires.
    .goal-3 = When a number is finished, its card is turned face down and stays where it is.
    .goal-4 = Whoever loses their last wire hands one card on at once. Any other face-up cards are then stranded, and the mission is lost.
    .question-1 = I used the Coffee Mug. Do I hand a card on?
    .answer-1 = Yes. It only spares you the step for having no fitting wire.
    .question-2 = I have only reds left.
    .answer-2 = Reveal them. No number card is needed for that.
    .question-3 = All my cards lie face down.
    .answer-3 = Then you have no number to cut: skip your turn, one step.
    .question-4 = Only I have wires left.
    .answer-4 = Then there is nobody to hand a card to, and you keep yours.

## Mission 66.

mission-66 = The Final Countdown
    .story = Dr. Nope's bunker. Everything that you have learned, all of it in one day, and mind the saws.
    .setup-1 = Two red and two yellow wires are in the game.
    .setup-2 = The figure starts at the helicopter in the north-west of the bunker card.
    .setup-3 = The constraint cards A to E are laid out at random: one on each side of the bunker, the fifth for actions.
    .goal-1 = After every cut, right or wrong, whoever made it moves the figure one square towards a card that the cut fits. If walls block every such way, it stays.
    .goal-2 = On the square of the current step the figure does not move: a right cut that fits the action card completes the step.
    .goal-3 = Key, guard, stairs, lever, doctor: each step has a time limit, and so has what is left afterwards. Too late is too late for good.
    .goal-4 = When the lever is down, the captain may lay the five cards out differently. After ten seconds they stay as they are.
    .goal-5 = Yellow wires cannot be called. Once you have a grip on the lever, a new action names both at once. Wrong: it costs a step, and one of the two wires gets its token. Red: the bomb explodes.
    .goal-6 = Entering a square with a saw costs a step of the dial.
    .goal-7 = You win when all wires are gone and the doctor is caught.
    .question-1 = Does the figure move after a wrong cut?
    .answer-1 = Yes, after every cut, unless its square holds it.
    .question-2 = Which way does a 10 move it?
    .answer-2 = Towards Even or towards 7 to 12, as you choose, wherever these cards lie.
    .question-3 = And a solo cut of four?
    .answer-3 = It counts as two cuts, one after the other.
    .question-4 = We have a grip on the lever. Do cuts move the figure?
    .answer-4 = No. Its square holds it until both yellow wires are named.
    .question-5 = The call with the lever was wrong.
    .answer-5 = The dial moves one step, and one of the two wires, chosen at random, gets its token. You keep the grip.
    .question-6 = What if I have only yellow wires?
    .answer-6 = Until you have a grip on the lever, you skip your turn at no cost.
    .question-7 = Does revealing reds move the figure?
    .answer-7 = No. Neither does the Coffee Mug or the Disintegrator.
    .question-8 = Which way does it go after a wrong call with X or Y Ray?
    .answer-8 = You choose among the ways of both values.

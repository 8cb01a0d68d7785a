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
    .answer-2 = No, only two or four. Wait until one of them went in a dual cut.

## Mission 2.

mission-2 = Training, Day 2
    .story = Second lesson: a new colour in the box, and it only counts as a colour.
    .setup-1 = The blue wires 1 to 8 are in the game.
    .setup-2 = Two yellow wires, drawn from 1.1 to 7.1, are in the game; markers show which.
    .setup-3 = There is no equipment yet. Opening tokens show blue wires only.
    .goal-1 = The point on a yellow wire only says where it stands. In a cut, all yellow wires have one value: yellow.
    .goal-2 = To cut one, hold one and call a teammate's wire yellow; or cut them alone if you hold all that remain.
    .question-1 = A wrong call hit a yellow wire. What now?
    .answer-1 = It gets a yellow token: its colour, not its number.

## Mission 3.

mission-3 = Training, Day 3
    .story = Third lesson: the red one. You do not cut it. Nobody cuts it.
    .setup-1 = The blue wires 1 to 10 are in the game.
    .setup-2 = One red wire, drawn from 1.5 to 9.5, is in the game; a marker shows which.
    .setup-3 = From now on there are as many equipment cards on the board as players. Cards 2 and 12 are drawn again.
    .goal-1 = Pointing at a red wire explodes the bomb.
    .goal-2 = Whoever has only reds left at the start of a turn reveals them, and is done.
    .goal-3 = An equipment card can be used once, as soon as two wires of its number are cut.
    .question-1 = Card 11 lies here, but there are no 11s.
    .answer-1 = Bad luck: it never becomes usable in this mission.

## Mission 4.

mission-4 = First Day in the Field
    .story = Enough theory. The next box ticks for real.
    .setup-1 = From now on all blue wires, 1 to 12, are in the game.
    .setup-2 = One red and two yellow wires (with two players: four yellow).
    .goal-1 = Nothing new: cut all, pair the yellows, leave the red for last.

## Mission 5.

mission-5 = Second Day in the Field
    .story = Somebody packed this bomb in a hurry and took a wire out again.
    .setup-1 = One red wire (with two players: two).
    .setup-2 = Three yellow wires are drawn and shown by ? markers. Two of them are in the game; nobody knows which.
    .goal-1 = Two yellow wires are cut together as usual, but three places come into question.

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
    .setup-1 = One red and two yellow wires; with two players two reds and four yellows.
    .setup-2 = Three number cards lie in a line. From now on False Bottom is among the equipment.
    .goal-1 = Cut two wires of the first number in the line before any wire of the second, and two of the second before any of the third.
    .goal-2 = All other wires may be cut at any time.
    .question-1 = What if I have only wires left that may not be cut yet?
    .answer-1 = Then the bomb explodes. You say so yourself, and before that anybody may use a card that helps.
    .question-2 = What if I point at a wire whose number is not due yet?
    .answer-2 = That is an ordinary miss: only what you name counts.

## Mission 10.

mission-10 = A Rough Patch
    .story = No coffee, frayed nerves and a ticking clock: today everybody grabs the cutters at once.
    .setup-1 = One red and four yellows are in the game.
    .setup-2 = The clock starts when the opening tokens lie: 15 minutes, with two players 12.
    .setup-3 = The Coffee Mug is not in the pile.
    .goal-1 = Turns go in no fixed order. After each turn, whoever is first to say snip takes the next one.
    .goal-2 = Nobody takes two turns in a row while more than two of you hold wires.
    .goal-3 = When the time is up the bomb explodes.
    .question-1 = May I say snip while somebody is still acting?
    .answer-1 = No. Wait until that turn is over.
    .question-2 = What if nobody wants to?
    .answer-2 = Then it is the turn of the next one clockwise.
    .question-3 = When may somebody act again at once?
    .answer-3 = When only two of you hold wires, or only one. With two players that is always so.

## Mission 11.

mission-11 = Blue on Red, Looks Like We Are Dead
    .story = No red wires today. One of the blue numbers does their work.
    .setup-1 = Two yellow wires, with two players four.
    .setup-2 = A number card is drawn before anybody places a token. An equipment card of that number is drawn again.
    .setup-3 = With two players the captain places no opening token.
    .goal-1 = The four wires of that number are reds in every way: they cannot be named, and whoever hits one with a wrong call blows up the bomb.
    .goal-2 = They leave the game as reds do: who has nothing else left reveals them.
    .question-1 = May my opening token lie at such a wire?
    .answer-1 = No, just as it may not lie at a red one.
    .question-2 = Does the radar hear them?
    .answer-2 = No. It hears blue wires only, and these count as red.
    .question-3 = When does their validation token come?
    .answer-3 = When all four of them are revealed.

## Mission 12.

mission-12 = Wrapped in Red Tape
    .story = The equipment room wants a second signature for everything.
    .setup-1 = One red wire, with two players two, and four yellows.
    .setup-2 = A number card lies on each equipment card.
    .goal-1 = An equipment card can be used when two wires of its own number are cut and two wires of the number card on it, in any order.
    .goal-2 = As soon as two wires of it are cut, the number card is taken off.
    .question-1 = Does one pair count for both?
    .answer-1 = Yes. Two cut 5s count for equipment card 5 and for every number card 5 on another card.
    .question-2 = What about cards that come with False Bottom?
    .answer-2 = They get number cards too. One whose pair is cut already is taken off at once.

## Mission 13.

mission-13 = Red Alert!
    .story = Three red wires in one bomb: whoever built it was not in a good mood.
    .setup-1 = The three red wires are dealt first: one each to the captain and the next two seats clockwise. With two players the captain gets two, one on each stand.
    .setup-2 = Opening tokens are drawn by lot, yellow ones again. Put yours at a wire of that value; if you have none, it lies beside your stand and tells just that.
    .setup-3 = With two players the captain draws no token.
    .goal-1 = A new action: name the three red wires, wherever they stand. Right: all three are cut. Wrong: the bomb explodes.
    .goal-2 = With two or three players only who holds a red wire may do it; with more, anybody.
    .goal-3 = Reds are never revealed. Whoever has only reds left must name all three.
    .question-1 = May a card help with cutting the reds?
    .answer-1 = No, neither equipment nor your character.
    .question-2 = May a detector point at a red wire?
    .answer-2 = It looks for a number, so a red never matches. The bomb explodes only if all wires pointed at are red.
    .question-3 = Is the Stabilizer of use?
    .answer-3 = For a dual cut as ever, but not for naming the three reds.

## Mission 14.

mission-14 = High-Risk Bomb Disposal Expert (aka. NOOB)
    .story = First day on the job, and it shows. Leave the easy ones to the new face.
    .setup-1 = Two red wires are in the game, and two yellow ones out of three, shown by ? markers. With two players: three red and four yellow wires.
    .setup-2 = The character cards are dealt at random, the captain's card among them. Whoever gets it is the rookie.
    .goal-1 = If a dual cut of the rookie fails, the bomb explodes.
    .goal-2 = The rookie cannot use the Stabilizer.
    .question-1 = Who begins?
    .answer-1 = The captain of this mission, whoever is the rookie.
    .question-2 = May the rookie use the Double Detector?
    .answer-2 = Yes, and all equipment but the Stabilizer.
    .question-3 = The dial stands high. Does the rookie's miss still explode?
    .answer-3 = Yes.

## Mission 15.

mission-15 = Mission in Novosibirsk
    .story = The tool boxes have labels that nobody can read. Open one and be surprised.
    .setup-1 = One red wire out of three, with two players two out of three.
    .setup-2 = The equipment cards lie face down. The number cards are a deck, and its first card is turned up.
    .goal-1 = When all four wires of the visible number are cut, the left-most face-down equipment card is turned up and can be used at once, whatever its number. Then the next number card is turned up.
    .goal-2 = A number card that comes up when its four wires are cut already is replaced, and brings no equipment.
    .question-1 = Do equipment cards become usable by their own numbers as well?
    .answer-1 = No. Nobody knows them, and a card that is turned up can be used anyway.

## Mission 16.

mission-16 = Time to Reprioritize
    .story = The friend of order is back, and has become stricter.
    .setup-1 = One red wire, and two yellow ones out of three; with two players two reds and four yellows.
    .setup-2 = Three number cards lie in a line.
    .goal-1 = Cut all four wires of the first number in the line before any wire of the second, and all four of the second before any of the third.
    .goal-2 = All other wires may be cut at any time.
    .question-1 = What if I have only wires left that may not be cut yet?
    .answer-1 = Then the bomb explodes, as in mission 9: keep something else to cut until the line has moved on.

## Mission 17.

mission-17 = Rhett Herrings
    .story = One of you has never told the truth in a whole career, and is not going to start today.
    .setup-1 = Two red wires out of three are in the game, shown by ? markers. With two players: three red wires.
    .setup-2 = The character cards are dealt at random, the captain's card among them. Whoever gets it is Rhett Herrings and gives it back.
    .setup-3 = Rhett Herrings places two false tokens at two blue wires: numbers that these wires are not. All others place one true token.
    .goal-1 = Every token of Rhett Herrings says what the wire is not.
    .goal-2 = After a wrong call at a wire of Rhett Herrings, the value that was called is put down there.
    .goal-3 = Rhett Herrings cannot use any equipment.
    .question-1 = Somebody uses Walkie-Talkies or General Radar. Does Rhett Herrings take part?
    .answer-1 = Yes: a teammate may swap with Rhett Herrings, and Rhett Herrings answers the radar, truly.
    .question-2 = A wire with a false token is swapped.
    .answer-2 = The token goes with it and still says what the wire is not.
    .question-3 = The wrong call named two values (X or Y Ray).
    .answer-3 = Rhett Herrings chooses which of them is put down.

## Mission 18.

mission-18 = BAT-Helping-Hand
    .story = A friend with a cape has left his radar on the table. It hears everything once, and repeats nothing.
    .setup-1 = Two red wires are in the game; with two players three.
    .setup-2 = The twelve number cards are a face-down deck. There is no equipment but the radar.
    .setup-3 = Nobody places an opening token.
    .goal-1 = On your turn, turn up the top number card. The radar asks every stand for that number at once.
    .goal-2 = Then choose who has to cut it: anybody whose stand answered yes, yourself too. Who and with whom, the chosen one decides.
    .goal-3 = The radar's answers show only until the next cut. Remember them: they are in no log.
    .goal-4 = Finished numbers leave the deck; a used-up deck is shuffled anew. The turn passes to your left.
    .question-1 = Do I say which wire is cut?
    .answer-1 = No, only who cuts.
    .question-2 = Who is next?
    .answer-2 = The seat to the left of the one who turned the card, not of the one who cut.
    .question-3 = I have only reds at the start of my turn.
    .answer-3 = Reveal them; no card is turned up.
    .question-4 = May we talk about earlier answers?
    .answer-4 = No. Whoever did not listen has to guess.
    .question-5 = Who may use a Double Detector?
    .answer-5 = The one who cuts, with their own.
    .question-6 = We agreed on odds, and there are none.
    .answer-6 = They would remember for you.

## Mission 19.

mission-19 = In the Belly of the Beast
    .story = You have found the cave of the mad scientist. The bomb is inside, and so is a loudspeaker.
    .setup-1 = One red is in the game, and two yellows out of three, shown by ? markers.
    .setup-2 = The clock starts when the opening tokens lie.
    .goal-1 = A voice tells you how much time is left. Believe what it says, as long as it does.
    .goal-2 = When the time is up the bomb explodes.
    .question-1 = Is there a way to stop the voice?
    .answer-1 = Yes: defuse the bomb.

## Mission 20.

mission-20 = The Big Bad Wolf
    .story = A new bomber signs every work with an X, and with a wire that is never where it should be.
    .setup-1 = Two red and two yellow wires. With two players: two reds out of three, and four yellows.
    .setup-2 = The last wire dealt to each stand is not sorted: it stays at the far right, with an X token.
    .setup-3 = Walkie-Talkies are not in the pile.
    .goal-1 = X wires are cut like all others, but where they stand tells nothing.
    .goal-2 = No card touches an X wire: no detector, no radar, no label, no Post-it, and no personal equipment.
    .question-1 = Can an X wire be red or yellow?
    .answer-1 = Yes, it can be of any colour.
    .question-2 = May I show my X wire with the opening token?
    .answer-2 = No. After a wrong call it gets its token as usual.
    .question-3 = Does the Super Detector hear an X wire?
    .answer-3 = No. It looks at all other uncut wires of the stand.
    .question-4 = I use the Stabilizer and point at an X wire.
    .answer-4 = It ignores the card: a miss costs its step, a red explodes.

## Mission 21.

mission-21 = Death by Haggis
    .story = Somebody hid a bomb in the Sunday roast, and the label only says odd things about it.
    .setup-1 = One red wire out of two is in the game, shown by ? markers. With two players: two red wires.
    .setup-2 = There are no number tokens. Your opening token says whether one of your blue wires is even or odd.
    .goal-1 = Every token says even or odd: after a wrong call, too, and with the Post-it.
    .question-1 = Is a red wire even or odd?
    .answer-1 = Neither: a red wire has no number.
    .question-2 = Can even and odd tokens run out?
    .answer-2 = No.

## Mission 22.

mission-22 = Negative Impressions
    .story = A detective would start with what cannot be, and see what is left.
    .setup-1 = One red wire and four yellow ones are in the game.
    .setup-2 = Instead of an opening token everybody chooses two tokens of values they have none of, yellow too, and puts them beside the stand; with two stands, one beside each. Whoever lacks fewer values places fewer tokens.
    .goal-1 = As soon as the first two yellow wires are cut, everybody, captain first and clockwise, chooses a token from the supply and gives it to the next one on the left.
    .goal-2 = Put the token that you get at a wire of that value. If you have none, it lies beside your stand.
    .question-1 = I have two stands. Does a token speak of the stand that it lies beside?
    .answer-1 = No, it tells that there is no such wire in your whole hand.
    .question-2 = May I give any token?
    .answer-2 = Any that is in the supply, or lies at a cut wire and can be taken back.
    .question-3 = Are gifts given again with the other two yellows?
    .answer-3 = No, only once.

## Mission 23.

mission-23 = Defusing in Fordwich
    .story = A small town, a big bomb, and the luggage with all your tools has gone to another airport.
    .setup-1 = One red out of three is in the game; with two players two out of three.
    .setup-2 = No equipment is laid out. A deck of seven equipment cards lies face down.
    .setup-3 = After the opening tokens a number card is turned up.
    .goal-1 = The four wires of that number cannot be called or cut alone. A new action: name all four of them, wherever they stand; you need not hold any. Right: all four are cut. Wrong: the bomb explodes.
    .goal-2 = Until then the deck loses its top card at the end of every round.
    .goal-3 = When it is done, all cards left in the deck come on the board and can be used at once.
    .question-1 = May a card or my Double Detector help to name the four?
    .answer-1 = No.
    .question-2 = What if I point at a wire of that number by mistake?
    .answer-2 = An ordinary miss: it gets its token.
    .question-3 = What if the deck is empty?
    .answer-3 = Nothing more is lost, but the four wires still go together.

## Mission 24.

mission-24 = Tally Ho!
    .story = Headquarters wants figures. Not which wires you have: how many.
    .setup-1 = Two red wires are in the game; with two players three.
    .setup-2 = There are no number tokens but ×1, ×2 and ×3. Your opening token says how often the value of one of your blue wires is on that stand.
    .goal-1 = Every token counts: after a wrong call, too, and with the Post-it. Cut wires are counted as well.
    .goal-2 = With the Post-it you may also show a wire that is cut.
    .goal-3 = There is no ×4: a value that is four times on a stand gets no token. After a wrong call that is told, too.
    .question-1 = Where does an ×2 or ×3 token lie?
    .answer-1 = At any one of the wires of that value.
    .question-2 = A wire with a token is swapped.
    .answer-2 = Its token is discarded. What it said was true when it was placed.

## Mission 25.

mission-25 = The Better to Hear You with...
    .story = Somewhere in the room a pair of very large ears is waiting for you to say a number.
    .setup-1 = Two reds are in the game; three with two players.
    .goal-1 = Nobody may say a number aloud. Spell it, hum it, count it on your fingers, make a riddle of it.
    .goal-2 = Every number that slips out moves the dial one step on.
    .question-1 = What counts as a number in the chat?
    .answer-1 = A digit, or one of the words one to twelve standing alone, in English, German or French. A riddle or a spelled word does not.
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
    .answer-2 = Yes, a flipped card counts, right or wrong.
    .question-3 = May I use the Coffee Mug?
    .answer-3 = Yes, before you flip a card. None is flipped then.
    .question-4 = I have only reds left.
    .answer-4 = Reveal them, as always; no card is flipped.

## Mission 27.

mission-27 = Playing with Wire
    .story = It looks like modelling clay, it feels like modelling clay, and there is a clock in it.
    .setup-1 = One red wire and four yellow ones are in the game.
    .setup-2 = Characters lie face down: nobody has a Double Detector.
    .setup-3 = With two players the captain places no opening token.
    .goal-1 = As soon as the first two yellow wires are cut, as many tokens as players are drawn by lot and laid in a line.
    .goal-2 = Captain first and clockwise, everybody takes one and puts it at a wire of that value. If you have none, it lies beside your stand and tells just that.
    .question-1 = May I take a token of a value that I have not?
    .answer-1 = Yes. It then tells that you have none.
    .question-2 = Are there Emergency Batteries?
    .answer-2 = No, there would be nothing to charge.

## Mission 28.

mission-28 = Captain Careless
    .story = The captain has the map, the keys and the snacks. The tools are on the kitchen table at home.
    .setup-1 = Two red wires (with two players: three) and four yellow ones are in the game.
    .setup-2 = The captain is Captain Careless, gives the character card back and has no Double Detector.
    .goal-1 = Captain Careless cannot use any equipment.
    .goal-2 = If a dual cut of Captain Careless fails, the bomb explodes.
    .question-1 = Somebody uses Walkie-Talkies or General Radar. Does the captain take part?
    .answer-1 = Yes: a teammate may swap with the captain, and the captain answers the radar.

## Mission 29.

mission-29 = Guessing Game
    .story = Somebody always thinks to know what you will do next.
    .setup-1 = Three red wires are in the game. With two players the captain places no opening token.
    .setup-2 = Everybody gets two number cards face down, the seat to the captain's right three. The others are a deck.
    .goal-1 = Before your turn the seat to your right lays one of its number cards face down. After your turn it is turned up: if you have cut that number, the dial moves one step. Then you take the card.
    .goal-2 = After that the card of a number that was finished in this turn leaves the game. With one card left you draw until you have a useful one.
    .goal-3 = When only one number is left to cut, the last cards leave, but not before the laid one was compared.
    .question-1 = I pointed at three wires. Which ones count?
    .answer-1 = Only what was really cut.
    .question-2 = I named the number and missed.
    .answer-2 = Then you have not cut it: it costs the step of the miss and no more.
    .question-3 = I have no wires left.
    .answer-3 = Your number cards go under the deck.
    .question-4 = My right neighbour has no cards.
    .answer-4 = The next seat to the right that has some lays one, but never you.
    .question-5 = I used the Coffee Mug.
    .answer-5 = You take the card without showing it, and it is not compared.
    .question-6 = Does the Stabilizer help?
    .answer-6 = Not against the step of the number card.

## Mission 30.

mission-30 = Speed Mission!
    .story = The Big Bad Wolf is back, out of breath and in a hurry. Do not let him set the pace. He will.
    .setup-1 = One red out of two is in the game, shown by ? markers, and four yellows.
    .setup-2 = The twelve number cards lie face down. The clock starts when the opening tokens lie.
    .goal-1 = Seven number cards come one after the other. You win a card if two wires of its number are cut when its time is over; earlier cuts count. Its price or prize comes then, and so does the next card.
    .goal-2 = Then three cards come at once, and nothing but their numbers may be cut. Whoever has none of them skips, free of charge. When all twelve wires are cut you have won.
    .goal-3 = If you do not make it in time, whoever is on turn has to name all yellow wires that are left in one call. Wrong: the bomb explodes. Right: there is a little time for the rest.
    .question-1 = The number was finished long ago.
    .answer-1 = Then the card is won, but it lies there as long as any other.
    .question-2 = We have won a card with seconds to spare.
    .answer-2 = The wolf does not hurry. Until its time is over cut what you like; whoever is on turn then has the prize.
    .question-3 = May we cut other numbers while a card lies open?
    .answer-3 = Yes, except while the three cards lie there.
    .question-4 = No yellow wire is left to be named.
    .answer-4 = Then that counts as right.
    .question-5 = What are signals?
    .answer-5 = Gestures and faces, without words. The host of the table may report a spoken word: it costs a step.

## Mission 31.

mission-31 = With One Hand Tied Behind My Back...
    .story = Everybody picks a handicap, and outgrows it in time.
    .setup-1 = Two reds out of three are in the game, shown by ? markers.
    .setup-2 = Before the opening tokens everybody takes one of the constraint cards A to E, the captain first, then clockwise. The others leave the game.
    .setup-3 = With two players it is wise not to take A and B together, nor C and D.
    .goal-1 = Everybody has to respect their own card, except for revealing reds.
    .goal-2 = Whoever has no cut that it allows says so, turns the card down for good and acts without it.
    .question-1 = I turned my card down, and now a swap has brought me a fitting wire. Am I bound again?
    .answer-1 = No. A card that lies face down stays so.

## Mission 32.

mission-32 = Pranks-A-Plenty
    .story = A clown has hidden the manual and left a deck of silly orders instead.
    .setup-1 = The twelve constraint cards A to L are shuffled face down, and the top one is turned up.
    .setup-2 = Two reds are in the game. With two players: three.
    .goal-1 = The open constraint binds everybody, except for revealing reds.
    .goal-2 = Before any action the captain may replace it by the next card, once a turn.
    .goal-3 = Whoever has no cut that it allows says so and skips the turn, free of any step. After a whole round of that the card is replaced by itself.
    .question-1 = What if the deck is empty?
    .answer-1 = When the last card is replaced, nobody is bound any more.

## Mission 33.

mission-33 = What Happens in Vegas...
    .story = The bomb sits on the casino safe, and the house tells you nothing but odd or even.
    .setup-1 = Two red wires out of three are in the game, shown by ? markers. With two players: three red wires.
    .setup-2 = There are no number tokens. Your opening token says whether one of your blue wires is even or odd.
    .setup-3 = Everybody but the captain may take one of the new characters.
    .goal-1 = Every token says even or odd: after a wrong call, too, and with the Post-it.
    .question-1 = Is a red wire even or odd?
    .answer-1 = Neither: a red wire has no number.

## Mission 34.

mission-34 = The Weakest Link
    .story = A chain of command is as strong as one of you, and nobody says who.
    .setup-1 = One red is in the game. Two players cannot play this mission.
    .setup-2 = Base characters and constraint cards A to E are dealt face down; everybody looks at their own two cards.
    .setup-3 = The holder of the captain's card is the weakest link. That need not be the captain.
    .goal-1 = Nobody has personal equipment while the characters are hidden.
    .goal-2 = Only the weakest link has to respect its constraint, in secret. If it has no cut that the card allows, the dial moves two steps, all these cards leave the game and the turn is over.
    .goal-3 = Before their action the others may name the link and its constraint, once a turn. Wrong: the dial moves one step. Right: constraints leave the game, and everybody has personal equipment.

## Mission 35.

mission-35 = No Link, Single Wire
    .story = One wire at each stand is soldered in, and only the yellow circuit lets go of it.
    .setup-1 = Two reds out of three and four yellow wires. With two players: three reds.
    .setup-2 = Before the red and yellow wires are mixed in, each stand gets one blue wire. It is not sorted: it stays at the far right, with an X token.
    .setup-3 = Walkie-Talkies are not in the pile.
    .goal-1 = X wires can be cut only when all four yellow wires are cut. Until then nobody can point at one or name its value by it, and it keeps its owner from a solo cut of that value.
    .goal-2 = No card touches an X wire, not even personal equipment.
    .question-1 = What if all I have left are reds and my locked X wire?
    .answer-1 = Then you can do nothing, and the bomb explodes. Your teammates may use a card first that helps.
    .question-2 = May I show my X wire with the opening token?
    .answer-2 = No.
    .question-3 = I use the Stabilizer and point at an X wire.
    .answer-3 = It ignores the card: a miss costs its step.

## Mission 36.

mission-36 = Panic under the Palm Trees
    .story = The bomb by the pool wants its wires in the right order, and the order can be read from both sides.
    .setup-1 = One red wire out of three and two yellows; with two players two reds out of three and four yellows.
    .setup-2 = Five number cards lie in a line. The captain decides alone at which end it begins.
    .goal-1 = Of the numbers in the line, only the first one may be cut. When two wires of it are cut, its card leaves the line, and whoever cut them decides alone at which end the line begins now.
    .goal-2 = Numbers that are not in the line may be cut at any time.
    .question-1 = Does the end have to change?
    .answer-1 = No. The same end may be chosen again.
    .question-2 = What if I have only wires left that may not be cut yet?
    .answer-2 = Then the bomb explodes, as in mission 9.

## Mission 37.

mission-37 = Joker's Gone Wild
    .story = The clown is back, and whenever you get somewhere he changes the rules.
    .setup-1 = The twelve constraint cards A to L are shuffled face down, and the top one is turned up.
    .setup-2 = Two reds are in the game. With two players: three.
    .goal-1 = The open constraint binds everybody, except for revealing reds.
    .goal-2 = Each time all four wires of a number are cut, the next card replaces it. When the last card should be replaced, nobody is bound any more.
    .goal-3 = Whoever has no cut that it allows says so and skips the turn, free of any step. A whole round of that costs one step, and the next card replaces the constraint.

## Mission 38.

mission-38 = Knit a Wire, Purl a Wire...
    .story = One of the captain's wires is sewn in the wrong way round, and nobody else can reach it.
    .setup-1 = Two red wires (with two players: three).
    .setup-2 = The captain turns one wire round without looking at it and puts it at the far right of its stand: everybody else sees it.
    .goal-1 = Only the captain can cut the flipped wire, without any card: point at a teammate's wire and name any number. If one of the two wires is not of that number, the bomb explodes.
    .goal-2 = Whoever has nothing that fits any wire but the flipped one skips the turn, and the dial drops by one.
    .question-1 = What if the flipped wire is red?
    .answer-1 = When all other wires of the captain are red, the captain may reveal all of them. If the flipped wire is not red then, the bomb explodes.
    .question-2 = Can it be part of a solo cut?
    .answer-2 = Yes, if it makes the set complete. If it is another number: explosion.
    .question-3 = I hold the last 5 beside the flipped one, and reds. May I call some other wire wrongly instead?
    .answer-3 = No, you skip. The captain may conclude from it what the flipped wire is.
    .question-4 = Does it get a token?
    .answer-4 = Never: that would tell the captain what it is.

## Mission 39.

mission-39 = The 4 Noble Wires
    .story = Four wires of one number belong together, says the doctor, and parting them would be a crime.
    .setup-1 = Two reds out of three and four yellows are in the game; with two players three reds and four yellows.
    .setup-2 = There is no equipment on the board.
    .setup-3 = Opening tokens are drawn by lot, yellow ones again. Put yours at a wire of that value; if you have none, it lies beside your stand and tells just that.
    .setup-4 = Then a number card is turned up. Eight of the other number cards form a deck, face down.
    .goal-1 = The four wires of that number cannot be called or cut alone. A new action: name all four of them, wherever they stand; you need not hold any. Right: all four are cut. Wrong: the bomb explodes.
    .goal-2 = Until then the deck loses its top card at the end of every round.
    .goal-3 = When it is done, the cards left in the deck are dealt round face down, beginning with the captain. Everybody who has a wire with one of the dealt numbers places a token at one.
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
    .setup-2 = There are no number tokens but ×1, ×2 and ×3. Your opening token says how often the value of one of your blue wires is on that stand. With two players the captain places none.
    .setup-3 = Everybody but the captain may take one of the new characters.
    .goal-1 = Every token counts: after a wrong call, too, and with the Post-it. Cut wires are counted as well.
    .goal-2 = With the Post-it you may also show a wire that is cut.
    .goal-3 = There is no ×4: a value that is four times on a stand gets no token. After a wrong call that is told, too.
    .question-1 = A wire with a token is swapped.
    .answer-1 = Its token is discarded. What it said was true when it was placed.

## Mission 41.

mission-41 = Latin Bombshell
    .story = Music, dancing, and a tripwire across every corner of the floor.
    .setup-1 = One red out of three is in the game; with two players two out of three.
    .setup-2 = Everybody is dealt one yellow wire before all others. With five players the captain gets none.
    .setup-3 = The dial starts at 1.
    .setup-4 = Opening tokens are drawn by lot, yellow ones too. Put yours at a wire of that value; if you have none, it lies beside your stand and tells just that.
    .goal-1 = Yellow wires are tripwires: you cannot cut your own. A new action: point at a teammate's wire as a tripwire. Right: it is cut, and the dial goes back one step. Wrong: it gets its token, and the dial moves one step. Red: the bomb explodes.
    .goal-2 = Whoever has only yellow and red wires left skips the turn. When nobody can act any more and a tripwire is left, the bomb explodes.
    .question-1 = What if the wire that I take for a tripwire is red?
    .answer-1 = The bomb explodes. The Stabilizer does not help.
    .question-2 = I have my tripwire and a red wire. May I reveal the red?
    .answer-2 = Not before somebody has cut your tripwire.
    .question-3 = The dial starts at 1: may we be wrong at all?
    .answer-3 = Not before the first tripwire is found.

## Mission 42.

mission-42 = Time to Run Away and Join the Circus
    .story = Tonight you are the attraction: the bomb lies in the ring, and the ringmaster has a programme.
    .setup-1 = One red out of three is in the game, shown by ? markers, and four yellows.
    .goal-1 = There is no clock. After every third turn comes an act of the show: do what the ringmaster says.
    .goal-2 = Whoever had the turn is in the ring, and chooses where there is something to choose.
    .goal-3 = An act that finds no fitting wires is left out.
    .question-1 = Everybody moves to another seat. What comes along?
    .answer-1 = You take the captain's card, your character and your turn with you. Stands, wires and tokens stay.
    .question-2 = A pair comes back. Is the equipment locked again?
    .answer-2 = No. What is unlocked stays unlocked.
    .question-3 = Do we see which pair comes back?
    .answer-3 = You see where it stands, but not what it is: remember, or look it up in the log. It has to be cut again.
    .question-4 = Two cut wires were juggled. Does it matter?
    .answer-4 = They stand out of order. If the magician brings one back, no equipment touches it.
    .question-5 = What if I do not say “Ta-da!”?
    .answer-5 = Nothing at first. But the director may come and check.

## Mission 43.

mission-43 = Nano the Robot
    .story = A robot lends a hand. Whether it helps or only carries things about is still being argued.
    .setup-1 = Three red wires.
    .setup-2 = Some wires are dealt face down to Nano: 5 with two players, 4 with three or four, 3 with five.
    .setup-3 = Nano starts on space 1.
    .setup-4 = With two players the captain draws the opening token by lot. If the hand has no such wire, the token lies beside the stand.
    .goal-1 = At the end of every turn Nano goes one space on. At 12 it turns round, and at 1 again.
    .goal-2 = Whoever cuts wires of the number on which Nano stands takes one of its wires, unseen by the others, and puts it in order on a stand of theirs.
    .goal-3 = Nano's wires have to be cut or revealed, too.
    .question-1 = Does the Coffee Mug stop Nano?
    .answer-1 = No, it goes on at the end of every turn.
    .question-2 = Do I get a wire even if that cut has emptied my hand?
    .answer-2 = Yes, and so you are in the game again.
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
    .goal-1 = A cut takes oxygen from the reserve: 1 token for a 1 to 4, 2 for a 5 to 8, 3 for a 9 to 12.
    .goal-2 = At the end of the round all tokens go back to the reserve.
    .goal-3 = Whoever cannot or does not want to cut skips the turn, and the dial moves one step on.
    .goal-4 = Nobody can speak. One sign is allowed: I need oxygen.
    .question-1 = Is a missed cut paid as well?
    .answer-1 = Yes. You pay for the number that you name.
    .question-2 = What does a solo cut of four cost?
    .answer-2 = It is one cut and is paid once.
    .question-3 = Does revealing reds take oxygen?
    .answer-3 = No. It is no cut.
    .question-4 = May I skip although there is enough oxygen?
    .answer-4 = Yes. It costs a step; a Stabilizer saves it.

## Mission 45.

mission-45 = Seeking Volunteers
    .story = The number is known; what is missing is a hand that does not shake.
    .setup-1 = Two red wires are in the game; with two players three.
    .setup-2 = The twelve number cards are a face-down deck.
    .setup-3 = The equipment is drawn without X or Y Ray and Coffee Mug, and nobody takes the character who has the Ray.
    .setup-4 = Everybody but the captain may take one of the new characters.
    .goal-1 = There is no order of turns. Each turn the captain turns up a number card, and the first to call has to cut that number.
    .goal-2 = A call without the number costs one step, and the card waits for another caller.
    .goal-3 = If nobody calls within 15 seconds the captain picks somebody. Whoever is picked without the number shows a wire with a token of their choice, and the dial moves one step.
    .goal-4 = Finished numbers leave the deck; a used-up deck is shuffled anew. Whoever has only reds may call at any time to reveal them.
    .question-1 = Do the others see that I have declined?
    .answer-1 = No, not while anybody may still call.
    .question-2 = May the captain call?
    .answer-2 = Yes, like everybody else.
    .question-3 = I am picked, without the number and without a wire to mark.
    .answer-3 = Then it is only the step.
    .question-4 = The captain has no wires left.
    .answer-4 = The captain still turns the cards, and picks.
    .question-5 = Everybody has declined before the time is up.
    .answer-5 = Then the captain picks at once.

## Mission 46.

mission-46 = Secret Agent
    .story = The case is empty but for a tuxedo, a timer, and four wires that want to go last.
    .setup-1 = Four yellow wires are in the game: 5.1, 6.1, 7.1 and 8.1. There is no red wire.
    .setup-2 = With two players the captain places no opening token.
    .goal-1 = No 7 is cut before the end, neither with a teammate nor alone.
    .goal-2 = Whoever has nothing but 7s left when their turn comes must name all four 7s on the table. Right: all four are cut. Wrong: the bomb explodes.
    .question-1 = What if I point at a 7 by mistake?
    .answer-1 = Then it is an ordinary miss: a token, and one step of the dial.
    .question-2 = I have only 7s left, but the others still have plenty of wires. Do I have to?
    .answer-2 = Yes. You name all four 7s now, whatever else is left.
    .question-3 = Does a card help with naming the 7s?
    .answer-3 = No. Cards that can be used at any time may come before, of course.

## Mission 47.

mission-47 = Calculate the Odds
    .story = Plus, minus, snip: today the pliers come with a slate.
    .setup-1 = Three red wires are drawn and shown by ? markers; two of them are in the game, with two players all three.
    .setup-2 = The twelve number cards lie face up on the table.
    .setup-3 = The equipment is drawn without X or Y Ray, and nobody takes the character who has it.
    .setup-4 = Everybody but the captain may take one of the new characters.
    .goal-1 = To cut, choose two visible number cards. Cut their sum or their difference; both cards are discarded, whether you are right or wrong.
    .goal-2 = You cannot or do not want to cut? Discard two cards of your choice, and the dial moves one step.
    .goal-3 = When no card is left, all twelve are laid out again.
    .question-1 = 3 and 9 lie there. What may I cut?
    .answer-1 = A 12 (3 + 9) or a 6 (9 - 3).
    .question-2 = Do cards of finished numbers leave?
    .answer-2 = No. You reckon with all twelve to the end.
    .question-3 = Does the Stabilizer help when I pass?
    .answer-3 = No, it secures a dual cut.
    .question-4 = I have only reds left.
    .answer-4 = Reveal them, as always; no card is discarded.

## Mission 48.

mission-48 = Lethal Wires 3
    .story = Three yellow wires, one clean cut, and nobody agrees whether it is on three or after three.
    .setup-1 = Two red wires and three yellow ones are in the game; with two players three red ones.
    .setup-2 = The three yellow wires are dealt first: one each to the captain and the next two seats clockwise. With two players the captain gets two, one on each stand.
    .goal-1 = Yellow wires cannot be called. A new action: name the three yellow wires, wherever they stand.
    .goal-2 = Right: all three are cut. Wrong: each wire that was named gets its token, and the dial moves one step. If a red wire is among them, the bomb explodes.
    .goal-3 = With two or three players only who holds a yellow wire may do it; with more, anybody.
    .question-1 = What if I have only yellow wires left?
    .answer-1 = Then naming the three yellows is what you can do.
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
    .question-4 = May I skip although I could pay?
    .answer-4 = Yes. It costs a step; a Stabilizer saves it.

## Mission 50.

mission-50 = The Blackest Sea
    .story = Midnight, open water, and somebody has pulled the plug on the lights. What did you see a moment ago?
    .setup-1 = Two red and two yellow wires are in the game; with two players three red and four yellow ones.
    .setup-2 = They are shown to everybody before play begins. There are no markers and no validation tokens.
    .setup-3 = You point at the wire that you show, and put its token beside your stand.
    .setup-4 = Everybody but the captain may take one of the new characters.
    .goal-1 = After a wrong call, too, the token goes beside the stand. Remember which wire it was for.
    .goal-2 = Nobody may tell others what they remember.
    .goal-3 = All equipment works as ever.
    .question-1 = How long can I see where somebody pointed?
    .answer-1 = Until the next action.
    .question-2 = What about the Post-it?
    .answer-2 = Its token lies beside the stand like all others; for a wire that you showed before you only say it again.
    .question-3 = A wire that has been told is called wrongly once more.
    .answer-3 = No second token is placed; its owner says it again.
    .question-4 = We agreed on odds, and there are none.
    .answer-4 = They would remember for you.

## Mission 51.

mission-51 = It's Your (Un)Lucky Day!
    .story = Orders are orders, and whoever gives them has only a feeling to go by.
    .setup-1 = One red wire is in the game; with two players two, and the captain places no opening token.
    .setup-2 = The twelve number cards are a face-down deck.
    .setup-3 = The dial starts one step further back, as if one more were playing.
    .setup-4 = The equipment is drawn without X or Y Ray, and nobody takes the character who has it.
    .setup-5 = Everybody but the captain may take one of the new characters.
    .goal-1 = On your turn you command: turn up the top number card and, without asking anybody, choose who has to cut it. It may be yourself.
    .goal-2 = Whoever is chosen and has the number cuts it. Whoever does not have it shows one of their wires with a token of their choice, and the dial moves one step.
    .goal-3 = Finished numbers leave the deck; a used-up deck is shuffled anew. The command passes to your left.
    .question-1 = I have only reds at the start of my turn.
    .answer-1 = Reveal them; no card is turned up.
    .question-2 = The one I chose has nothing but reds.
    .answer-2 = Then there is nothing to show or to cut: the bomb explodes.
    .question-3 = Who may use equipment?
    .answer-3 = What belongs to a cut: the one who cuts. The Coffee Mug: you, before the card.
    .question-4 = Who is next?
    .answer-4 = The seat to the left of the one who commanded.

## Mission 52.

mission-52 = Dirty Double-crossers
    .story = Trust nobody. Nobody trusts you, either, and quite right.
    .setup-1 = Three red wires are in the game; with two players also four yellow ones.
    .setup-2 = Cards 1 and 12 are drawn again.
    .setup-3 = Everybody places two false tokens at two blue or red wires: numbers that these wires are not.
    .setup-4 = Everybody but the captain may take one of the new characters.
    .goal-1 = Every token says what its wire is not.
    .goal-2 = After a wrong call, the value that was called is put down at the wire.
    .question-1 = A wire with a false token is swapped.
    .answer-1 = The token goes with it and still says what the wire is not.
    .question-2 = The wrong call named two values (X or Y Ray).
    .answer-2 = The owner of the wire chooses which of them is put down.
    .question-3 = Where may I use the Post-it?
    .answer-3 = At a blue wire of yours without a false token, with a number that it is not.

## Mission 53.

mission-53 = Nano Nano
    .story = The robot has swallowed the dial and walks towards the twelve as it pleases.
    .setup-1 = Two red wires (with two players: three).
    .setup-2 = Nano stands before space 1. The dial is not used.
    .setup-3 = Rewinder and Stabilizer are not in the pile.
    .goal-1 = At the end of a turn Nano walks: one space on after a right cut, two after a wrong one.
    .goal-2 = If the wires that were cut have the number on which Nano stands, it goes one space back instead.
    .goal-3 = When Nano reaches space 12 the bomb explodes.
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
    .setup-4 = The clock starts when the opening tokens lie.
    .goal-1 = A cut costs oxygen: 1 token for a 1 to 4, 2 for a 5 to 8, 3 for a 9 to 12.
    .goal-2 = Whoever has too little oxygen for any cut skips the turn, and the dial moves one step on.
    .goal-3 = For every number that is finished, everybody who still has wires gets a token.
    .goal-4 = A voice tells what happens on board; do what it says. After ten minutes the bomb explodes.
    .question-1 = May I skip to save oxygen?
    .answer-1 = No. Whoever can pay for a cut has to make one.
    .question-2 = Which red do I draw?
    .answer-2 = The top one. Only you see which it is; where it stands on your stand, all see.
    .question-3 = What do I do with reds?
    .answer-3 = What you always do: reveal them when you have nothing else left.
    .question-4 = Who gets a bottle?
    .answer-4 = Whoever is on turn when the voice speaks of it, and nobody else.
    .question-5 = How much may be given or taken?
    .answer-5 = Any number of tokens, between you and one teammate, or none.

## Mission 55.

mission-55 = Doctor Nope's Challenge
    .story = An old rival has left one step on your dial, and a stack of dares.
    .setup-1 = The dial starts at 1.
    .setup-2 = As many challenge cards as players are drawn and lie face up.
    .setup-3 = Two reds are in the game. With two players: two out of three, shown by ? markers.
    .goal-1 = Each challenge that you meet leaves the game and moves the dial back by one step.

## Mission 56.

mission-56 = Tripwires
    .story = Everybody sees what you are about to trip over, except you.
    .setup-1 = Two reds out of three (with two players: three reds).
    .setup-2 = Everybody turns one wire round without looking at it and puts it at the far right of its stand.
    .goal-1 = You cut your flipped wire yourself, without any card: point at a teammate's wire and name any number. If one of the two wires is not of that number, the bomb explodes.
    .goal-2 = You may point at a teammate's flipped wire in a dual cut, but the dial drops by one for it.
    .question-1 = What does a wrong call at a teammate's flipped wire cost?
    .answer-1 = Two steps in all, and it gets no token.
    .question-2 = Does the Stabilizer keep the step for touching it away?
    .answer-2 = No, only the step of the wrong call.
    .question-3 = The Stabilizer saved us from a teammate's flipped red. What do we say?
    .answer-3 = Nothing. To its owner it has to look like any other wrong call.
    .question-4 = What if my flipped wire is red?
    .answer-4 = When all your other wires are red you may reveal all of them. If the flipped one is not red, the bomb explodes.

## Mission 57.

mission-57 = An Impossible Mission
    .story = The best agent of all is on holiday and has sent a postcard: your turn.
    .setup-1 = Every number from 1 to 12 gets one of the constraint cards A to L by lot, face up.
    .setup-2 = One red is in the game. With two players: two.
    .setup-3 = The Disintegrator is drawn again.
    .goal-1 = When a number is finished, its constraint binds everybody from then on; only the newest one counts, and never for revealing reds.
    .goal-2 = Whoever has no cut that it allows says so and skips the turn, free of any step. After a whole round of that the bomb explodes.

## Mission 58.

mission-58 = Double and/or Nothing
    .story = Nobody knows anything, but a handy friend with a paper clip keeps your detectors running all day.
    .setup-1 = Two red wires are in the game; with two players three.
    .setup-2 = There are no info tokens: nobody places one, and play begins at once.
    .setup-3 = Cards 4 and 7 are drawn again. Everybody has a Double Detector.
    .goal-1 = After a wrong call the dial moves, and nothing is told about the wire.
    .goal-2 = You can use your Double Detector on every turn.
    .question-1 = I pointed at two wires and missed.
    .answer-1 = Only the dial moves. You know that not both of them are red.
    .question-2 = I used the Stabilizer and missed.
    .answer-2 = Then nobody learns whether the wire was red.
    .question-3 = Card 22 is there.
    .answer-3 = Its ×1 token comes with the card and is no info token: use it.

## Mission 59.

mission-59 = Nano to the Rescue
    .story = The robot walks ahead and shows what can be cut. It does not like to walk backwards.
    .setup-1 = Two reds out of three (with two players: three reds).
    .setup-2 = The twelve number cards lie in a line in any order. Nano stands on 7 and faces the longer side.
    .setup-3 = X or Y Ray is not in the pile, and the character with it is not in the game.
    .goal-1 = You cut a value whose card lies under Nano or before it. Nano goes there first, and never backwards.
    .goal-2 = After your cut, right or wrong, you say which way Nano faces.
    .goal-3 = If you have no value under or before Nano, you skip your turn, the dial drops by one, and Nano turns round.
    .goal-4 = When all four wires of a value are cut its card is turned face down.
    .question-1 = Can Nano pass face-down cards?
    .answer-1 = Yes, it just walks over them.
    .question-2 = Does Nano move with the Coffee Mug or when reds are revealed?
    .answer-2 = No, and it does not turn either.
    .question-3 = May I skip if I could cut?
    .answer-3 = No. Only who has nothing to cut skips.

## Mission 60.

mission-60 = Yep, it's Doctor Nope!
    .story = He cannot stop talking, so let him talk while you work through his list.
    .setup-1 = The dial starts at 1.
    .setup-2 = As many challenge cards as players are drawn and lie face up.
    .setup-3 = Two reds out of three are in the game, shown by ? markers. With two players: three.
    .goal-1 = Each challenge that you meet leaves the game and moves the dial back by one step.

## Mission 61.

mission-61 = Sharing is Caring
    .story = Everybody has a burden to carry. At least you can pass it on.
    .setup-1 = Everybody gets one of the constraint cards A to E by lot, face up.
    .setup-2 = With two players one more card lies at each side of the captain, with three one at the captain's left.
    .setup-3 = One red is in the game. With two players: two.
    .goal-1 = Everybody has to respect their own card, except for revealing reds. Whoever has no cut that it allows says so and skips the turn, free of any step. After a whole round of that the bomb explodes.
    .goal-2 = Before every round the captain says, after you all have talked, whether all cards move on by one place, and which way.
    .goal-3 = Whenever equipment could be used you may swap your card for one from F to L by lot. It costs one step.
    .question-1 = What if F to L are used up?
    .answer-1 = Then nobody can swap any more.

## Mission 62.

mission-62 = Armageddon Roulette
    .story = Somebody bumped into the bomb, and it is one step from going off.
    .setup-1 = Two red wires, with two players three.
    .setup-2 = As many number cards as players lie open on the table. The dial starts at its last step.
    .goal-1 = When all four wires of a number card are cut, the dial moves back one step.
    .question-1 = May the dial move back beyond its start?
    .answer-1 = Yes, up to six steps, as always.

## Mission 63.

mission-63 = It is Positively Titanic
    .story = The ship cannot sink, they say. The bomb in its hull has not heard of that.
    .setup-1 = Two reds are in the game; three with two players.
    .setup-2 = The captain takes all oxygen: 14 tokens with two players, 18 with three, 24 with four, 30 with five.
    .setup-3 = X or Y Ray is neither in the pile nor among the characters.
    .goal-1 = A cut costs as many tokens as the number that you name; they go to the reserve.
    .goal-2 = At the end of your turn, all tokens that you have left go to whoever acts next.
    .goal-3 = After each round the captain takes all tokens from the reserve.
    .goal-4 = Whoever has too little oxygen for any cut skips the turn, and the dial moves one step on.
    .goal-5 = Nobody can speak. One sign is allowed: I need oxygen.
    .question-1 = May I skip to save oxygen?
    .answer-1 = No. Whoever can pay for a cut has to make one.
    .question-2 = The captain has no wires left. Who takes the reserve?
    .answer-2 = Whoever begins the new round.
    .question-3 = Do I pay when I reveal my reds?
    .answer-3 = No. It is no cut.
    .question-4 = What does the Disintegrator cost?
    .answer-4 = Nothing. The Fast Pass costs its number, as any cut.

## Mission 64.

mission-64 = Return of the Tripwires
    .story = This time there is something to trip over at both ends.
    .setup-1 = One red wire (with two players: two).
    .setup-2 = Everybody turns two wires round without looking at them. The lower one goes to the far left, the higher one to the far right. Whoever has two stands turns one wire of each: the lower one goes to the far left of the first stand, the higher one to the far right of the second.
    .goal-1 = You cut your flipped wires yourself, without any card: point at a teammate's wire and name any number. If one of the two wires is not of that number, the bomb explodes.
    .goal-2 = You may point at a teammate's flipped wire in a dual cut, but the dial drops by one for it.
    .question-1 = Can both flipped wires be part of one solo cut?
    .answer-1 = Yes, if they make the set of 2 or 4 complete.
    .question-2 = What does a wrong call at a teammate's flipped wire cost?
    .answer-2 = Two steps in all, and it gets no token.
    .question-3 = The Stabilizer saved us from a teammate's flipped red. What do we say?
    .answer-3 = Nothing. To its owner it has to look like any other wrong call.
    .question-4 = What if a flipped wire is red?
    .answer-4 = When all wires that you see are red you may reveal your whole hand. If a flipped one is not red, the bomb explodes.

## Mission 65.

mission-65 = Hand-Me-Downs
    .story = There is one set of numbers for everybody, so please pass it round.
    .setup-1 = Three red wires are in the game. It is played by three to five.
    .setup-2 = The number cards are dealt out as evenly as possible, from the captain on, and lie face up in front of everybody.
    .setup-3 = The equipment is drawn without X or Y Ray, and nobody takes the character who has it.
    .setup-4 = Everybody but the captain may take one of the new characters.
    .goal-1 = You may only cut numbers whose card lies face up in front of you. If you hold none of them, you skip your turn and the dial moves one step.
    .goal-2 = Whatever you did, at the end of your turn you give one of your face-up cards to a teammate who has wires.
    .goal-3 = When a number is finished its card is turned face down and stays where it is.
    .goal-4 = Whoever loses the last wire hands one card on at once. Other face-up cards would be stranded there, and the mission would be lost.
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
    .story = Dr. Nope's bunker. Everything that you have learned, all of it today, and mind the saws.
    .setup-1 = Two red and two yellow wires are in the game.
    .setup-2 = The figure starts at the helicopter in the north-west of the bunker card.
    .setup-3 = The constraint cards A to E are laid out at random: one on each side of the bunker, the fifth for actions.
    .goal-1 = After every cut, right or wrong, its maker moves the figure one square towards a card that the cut meets. If walls are in every such way it stays.
    .goal-2 = On the square of the step that is to be done the figure does not move: a right cut that meets the action card does the step.
    .goal-3 = Key, guard, stairs, lever, doctor: each step has its time, and so has what is left afterwards. Too late is too late for good.
    .goal-4 = When the lever is down the captain may lay the five cards anew. After ten seconds they stay as they are.
    .goal-5 = Yellow wires cannot be called. With a grip on the lever, a new action names both at once: wrong costs a step and shows one of the two, a red explodes.
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
    .answer-5 = The dial moves one step, and one of the two wires, by lot, gets its token. You keep the grip.
    .question-6 = What if I have only yellow wires?
    .answer-6 = Before the lever you skip your turn, free of charge.
    .question-7 = Does revealing reds move the figure?
    .answer-7 = No. Neither does the Coffee Mug or the Disintegrator.
    .question-8 = After a wrong call with X or Y Ray?
    .answer-8 = You choose among the ways of both values.

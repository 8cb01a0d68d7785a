### What is spoken in missions that are told: one entry a line, as it is read aloud.

## Mission 19.

cue-19-1 = Welcome to my cave, dear guests. My bomb allows you fifteen minutes. Do make yourselves at home.
cue-19-2 = Twelve minutes to go. Mind the bats; they are on my side.
cue-19-3 = Ten minutes. You are doing far too well for my taste.
cue-19-4 = So I have just moved the clock on a little. Five minutes!
cue-19-5 = Two minutes. I am already packing my bags.
cue-19-6 = Thirty seconds. It was a pleasure to have you here.
cue-19-7 = Time is up. Goodbye!
cue-19-speaker = The voice

## Mission 30.

cue-30-1 = It is me again, the Big Bad Wolf. I huff, I puff, and you hurry!
cue-30-2 = First card. Be quick, or it costs you a step!
cue-30-3 = Time!
cue-30-4 = Second card. This one is for practice.
cue-30-5 = Third card. If you are slow I take an equipment card away.
cue-30-6 = Fourth card. If you are fast, all of you may say how many yellow wires you have.
cue-30-7 = Fifth card, and less time. If you are slow, whoever's turn it is at the end falls silent.
cue-30-8 = Sixth card. If you are fast, one of you draws a number and says whether they have it.
cue-30-9 = Seventh card. If you are fast, all other wires of that number fall by themselves.
cue-30-10 = Three cards at once. Cut nothing but these, and if you cut all twelve, you have won.
cue-30-11 = Time! Whoever's turn it is: name all the yellow wires that are left. All of them, and nothing else.
cue-30-12 = Not bad. Now the rest of it, and then I have to leave.
cue-30-13 = Too late. I blow the house down.
cue-30-speaker = The Big Bad Wolf

## Mission 42.

cue-42-1 = Lights down for the magician! In secret, one cut pair of your choice comes back, as good as new.
cue-42-2 = Everybody up, and one place to the left! The stands stay where they are.
cue-42-3 = Here comes the juggler! Two of your cut wires, of different values, change places.
cue-42-4 = The band plays backwards: everybody one place to the right! The stands stay where they are.
cue-42-5 = Hold still for the knife thrower! All cut wires fly off your stands.
cue-42-6 = From now on the audience wants a bow: whoever cuts says “Ta-da!”
cue-42-7 = The clown trips and takes all validation tokens with him. I hope you have been counting.
cue-42-8 = The trampoline! One after the other, clockwise: boing!
cue-42-9 = The director looks round sternly. Did the last one who cut take a bow?
cue-42-10 = The trampoline again, and this time round twice: boing, boing!
cue-42-speaker = The show

## Mission 54.

cue-54-1 = Red Rabbit's ship has come up beside us. The hull will hold for ten minutes.
cue-54-2 = A shot! Water is pouring in, and something red with it. Whoever is at work takes one from the pile.
cue-54-3 = The deck tilts, and nobody can reach you. Whoever is at work acts once more.
cue-54-4 = A crate breaks open. One bottle of oxygen is whole: it is for whoever is at work.
cue-54-5 = A second hole in the hull! Another red comes in.
cue-54-6 = The hoses are coupled. Whoever is at work may give oxygen to one teammate, or take some.
cue-54-7 = Another bottle floats by. Whoever is at work can reach it.
cue-54-8 = The pirates have reloaded. Another leak, another red.
cue-54-9 = All doors are jammed. Whoever is at work acts once more.
cue-54-10 = A porthole gives way. Another red comes in.
cue-54-11 = The bow has been hit! Another red comes in.
cue-54-12 = And the stern, too! Another red comes in.
cue-54-13 = One last time the hoses are coupled. Share what you have.
cue-54-14 = She is going down! Forty seconds, not one more.
cue-54-15 = The sea comes in.
cue-54-speaker = On board

## Mission 66.

cue-66-1 = Team, this is the last one. I am with you all the way.
cue-66-2 = You are on the ground floor. The door in the south is locked, and the key hangs right beside it. Go!
cue-66-3 = Too late.
cue-66-4 = Click. The door is open. Beyond it walks a guard with a large torch: put him to sleep.
cue-66-5 = He snores. Quick, to the stairs in the north-east, before his relief comes.
cue-66-6 = Down here everything is lasers and saws. In the far corner is the lever that turns the lasers off. It is wired to the two yellow wires: with your hands on it, name them both in one call.
cue-66-7 = The whole bunker turns! North is where you say it is. Captain, you may lay the five cards out differently, but be quick.
cue-66-8 = There he runs! He has locked himself in, in the north-west corner. Catch him!
cue-66-9 = Got him! And he is laughing, for the bomb still ticks. Cut all that is left!
cue-66-speaker = The voice in your ear

script-story = The story

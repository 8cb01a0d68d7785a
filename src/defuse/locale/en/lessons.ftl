### Lessons: what each step says, asks and hints at. Juno, Moss and Pip are the bots that sit at all tables of lessons.
### A step has to be short: a thought and a task stand together in a box of six lines on a phone.

lesson-sorted = Reading a sorted rack
    .text = Every rack runs from low to high. That alone makes some wires certain.
lesson-sorted-1 = You cut in pairs: one of your wires and a teammate’s of the same number. Equal wires stand side by side.
    .task = Moss shows a 5 on both sides of a wire. You hold a 5, too. Tap that wire, then 5.
    .hint = Nothing but a 5 fits between a 5 and a 5.
lesson-sorted-2 = Racks run from low to high, and here the highest number is 6.
    .task = Juno shows a 6. Which other wire of hers is a 6 for sure?
    .hint = Nothing is higher than 6: look to the right of the token.
lesson-sorted-3 = Between a 3 and a 4 there is a 3 or a 4, nothing else.
    .task = All four 3s are cut. Which of Pip’s wires is certain now?
    .hint = One wire of Pip’s stands between the cut 3 and the 4. It is no 3 any more.
lesson-sorted-4 = Now at a real table. Some wires are cut, and it is your turn.
    .task = Make a cut that cannot go wrong: read the racks.
    .hint = Moss has cut a 1. What can stand to the left of it?

lesson-counting = Counting what is gone
    .text = There are four wires of each number. Whoever counts knows what is left.
lesson-counting-1 = There are four wires of each number. What is cut, or in your own hand, nobody else can have.
    .task = How many 4s do the others still hide?
    .hint = Two 4s are cut, and you hold one.
lesson-counting-2 = A number of which all four are cut cannot be anywhere any more.
    .task = All 2s are cut. Which wires of Moss’s are certain now?
    .hint = Left of Moss’s cut 2 there can be a 1 or a 2. Count the 2s.
lesson-counting-3 = It is enough that too few are left: two places cannot be filled by one wire.
    .task = One 2 is hidden; Pip has two wires left of a cut 2. Which one is certain?
    .hint = If Pip’s first wire were a 2, the second would be one, too. There is only one.
lesson-counting-4 = Now at a real table. Some numbers are complete already.
    .task = Count, and make a cut that cannot go wrong.
    .hint = All 4s are cut. Which wire stands between a 4 and a 5?

lesson-token = What a token tells
    .text = A token shows a number to everybody, and says more than that.
lesson-token-1 = A token shows what its wire is. Whoever holds the same number can cut it without risk.
    .task = Three tokens lie there. Which one shows a number that you hold?
    .hint = You hold 1, 2, 3, 5 and 6. Compare with the tokens.
lesson-token-2 = A token also speaks of its neighbours: left of it nothing is higher, right of it nothing is lower.
    .task = Moss’s third wire is a 1. Name another wire that is certain.
    .hint = Nothing is lower than 1.
lesson-token-3 = Often nothing is certain. Then the tokens say what is likely.
    .task = Find the likeliest call. You hold 1, 4 and 6.
    .hint = Pip’s fifth wire is a 5. What stands to the left of it?
lesson-token-4 = Now at a real table, before the first cut. All have placed a token.
    .task = Make the call that is certain.
    .hint = One token shows a number that you hold.

lesson-miss = What a miss tells
    .text = A wrong call costs a step of the dial, and tells everybody two things.
lesson-miss-1 = Whoever calls a number holds it. Juno called 2 and missed, so Juno has a 2 somewhere.
    .task = Juno’s rack is sorted. Which of her wires is the 2?
    .hint = Look between the cut 1 and the cut 3.
lesson-miss-2 = Pip’s detector asked Moss for a 4 at wires 2 and 4, and missed. Neither is a 4, but only one got a token.
    .task = What is Moss’s wire 4?
    .hint = Between a 4 and a 5 there is a 4 or a 5.
lesson-miss-3 = Now at a real table. Pip has called 5 in vain: Pip holds a 5.
    .task = Make a cut that cannot go wrong.
    .hint = Where in Pip’s rack is there room for a 5?

lesson-colours = Yellow and red
    .text = Yellow wires go in pairs, red ones explode. Their place is no secret.
lesson-colours-1 = Yellow wires all count as “yellow”. 6.1 stands between 6 and 7, 3.1 between 3 and 4. You hold 3.1.
    .task = Where is the other yellow wire? Tap it, then yellow.
    .hint = Only one rack has room between 6 and 7.
lesson-colours-2 = Whoever points at the red wire loses at once. Red 5.5 stands right of all 5s and left of all 6s.
    .task = You look for a 6. Which of these three wires cannot be red?
    .hint = Red 5.5 never stands to the right of a 6.
lesson-colours-3 = Where red cannot stand, you can count as usual.
    .task = All 4s are cut. Which of Juno’s wires is certain?
    .hint = Look between the cut 4 and the cut 5: red 5.5 stands further right.
lesson-colours-4 = Now at a real table, with two yellow wires. You hold one.
    .task = Make a cut that cannot go wrong.
    .hint = All 3s, 4s and 5s are cut. What can stand between a 3 and a 5?

lesson-detector = Detectors
    .text = A detector points at several wires at once. One right one is enough.
lesson-detector-1 = The Double Detector points at two wires of one rack. If either is the number, it is cut. You have it once.
    .task = Pip holds a 2. Tap two wires of which one is the 2 for sure, then 2.
    .hint = Pip’s token shows a 3: a 2 stands to the left of it.
lesson-detector-2 = If nothing is certain, a detector makes a likely call likelier still.
    .task = Find the best pair. You hold 1, 4 and 6.
    .hint = Two wires that could both be your number: left of Pip’s 5.
lesson-detector-3 = Now at a real table. No plain call is certain, but you have your Double Detector.
    .task = Use it so that nothing can go wrong.
    .hint = Juno called 5 and missed: she holds one. Where is there room for it?

lesson-solo = When to cut alone
    .text = If all that is left of a number is yours, you need nobody.
lesson-solo-1 = If all remaining wires of a number are in your hand, two or four, you cut them alone. That never goes wrong.
    .task = Which number can you cut alone?
    .hint = Two 3s are cut. Who has the others?
lesson-solo-2 = All four in one hand is rare. A solo cut waits for you: save it for a turn without a good call.
    .task = Which number can you cut alone here?
    .hint = Four wires side by side.
lesson-solo-3 = Now at a real table. No call is certain, so this is the turn to cut alone.
    .task = Cut alone.
    .hint = Choose “solo cut” above the numbers. You hold the last 5s.

lesson-opening = Which opening token helps most
    .text = One token at the start: put it where it leaves the least doubt.
lesson-opening-1 = A token helps most where nobody expects its number. A 1 at the left end tells almost nothing.
    .task = Which wire gets the token, so that the others learn most of your hand?
    .hint = A low number far to the right says that everything left of it is low.
lesson-opening-2 = The same goes for high numbers far to the left.
    .task = Which wire gets the token now?
    .hint = Which of your high numbers stands furthest to the left?
lesson-opening-3 = Now at a real table. You are first to place a token.
    .task = Place it where it leaves the least doubt.
    .hint = A low number far to the right.

lesson-habits = What bots’ habits mean
    .text = Bots choose in ways that you may rely on. People do not.
lesson-habits-1 = Of equal wires, careful bots cut the rightmost one first. So right of the wire they cut, no equal wire is left.
    .task = Moss cut a 1; the wire beside it still stands. Which call is certain now?
    .hint = Moss cut the rightmost of its 1s. So the next wire is no 1.
lesson-habits-2 = Experts put their opening token at the first of several equal wires.
    .task = Juno is an expert and shows a 2 at wire 2. What is wire 1?
    .hint = If wire 1 were a 2, the token would lie there.
lesson-habits-3 = Now at a real table with careful bots, who cut the rightmost of equal wires first.
    .task = By the rules alone nothing is certain. By habit, one cut is: make it.
    .hint = Pip cut a 1 at wire 1. So the next wire is no 1.

## What an answer is worth. $chance: a share of 1.

lesson-certain = Right, and certain.
lesson-not-certain = { PERCENT($chance) }: likely is not certain.
lesson-never = That cannot be.
lesson-best = Right: { PERCENT($chance) }, and nothing is likelier.
lesson-not-best = { PERCENT($chance) }. There is a better one.
# $count: how many wires.
lesson-counted =
    { $count ->
        [one] Right: just one.
       *[other] Right: { $count }.
    }
lesson-miscounted = Count once more.
lesson-not-red = Right: it cannot be red.
lesson-may-be-red = It may be red: { PERCENT($chance) }.
lesson-alone = Right: nobody else has one.
lesson-not-alone = Others may still have one of these.
lesson-alone-instead = You could have cut alone, without any risk.
lesson-without-detector = Use your detector.
lesson-token-best = Right: no other place leaves less doubt.
# $bits: how much more doubt is left, in bits.
lesson-token-worse = Another place leaves { NUMBER($bits, digits: 1) } bits less doubt.
lesson-closer = Look here.

## Around it.

# $title: the title of a lesson, $step: the number of a step.
lesson-table = { $title }, step { $step }
lesson-none = there is no such step of a lesson
lesson-no-answer = this is no answer to what is asked
lesson-not-now = the lesson cannot be shown right now; try again
lesson-other-seat = this is the lesson of somebody else

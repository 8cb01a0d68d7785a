### The rule book: tokens, and what there is to say of cards beyond what is printed on them.

## Tokens: `.text-…` what it is, `.more-…` details.

rulebook-token-number = Number token
    .text-1 = Lies at a wire and tells its number. Everybody places one before the first turn, and after a miss the wire that was pointed at gets one.
    .more-1 = There are two of each number. If both lie on the table, the oldest one at a cut wire is used again. If there is none, the number is said aloud instead.
    .more-2 = A token stays with its wire, also when the wire is swapped. If a wire that has its token is called wrongly again, the value is said once more.
    .find = info information token number
rulebook-token-yellow = Yellow token
    .text-1 = After a miss at a yellow wire it gets a yellow token: its colour, not its number. It is an opening token only in missions 22 and 41.
    .find = yellow token
rulebook-token-parity = Even and odd
    .text-1 = In missions 21 and 33 all tokens only say whether a number is even or odd. They never run out.
    .find = even odd parity
rulebook-token-count = ×1, ×2, ×3
    .text-1 = In missions 24 and 40 a token does not tell the number, but how often that number is on this stand. Cut wires count.
    .more-1 = There is no ×4: a number that is four times on a stand gets no token. After a miss it is said aloud.
    .more-2 = When the wire is swapped, the token is discarded. What it said was true when it was placed.
    .find = count tally how many
rulebook-token-false = False token
    .text-1 = Says what a wire is not. In mission 17 one player lies with all tokens, in mission 52 everybody does.
    .more-1 = It goes along when its wire is swapped, and still says what the wire is not.
    .find = lie liar wrong not
rulebook-token-beside = Token beside a stand
    .text-1 = A number token that lies beside a stand says: no such wire in this whole hand. Some missions draw opening tokens by lot; if you lack the number, the token goes there.
    .more-1 = In mission 50 all tokens lie there. They tell a value, but not which wire has it.
    .find = beside none absent missing
rulebook-token-equal = Label =
    .text-1 = Lies between two neighbouring wires of one stand that are equal. There is one of it; it comes from equipment card 12.
    .more-1 = Two yellow wires are equal, and so are two red ones. One of the two may be cut.
    .find = equal same label neighbours
rulebook-token-differs = Label ≠
    .text-1 = Lies between two neighbouring wires of one stand that differ. There is one of it; it comes from equipment card 1.
    .find = different unequal label neighbours
rulebook-token-x = X token
    .text-1 = Marks a wire that stands in no order at the end of its stand, in missions 20 and 35.
    .find = X unsorted
rulebook-token-oxygen = Oxygen
    .text-1 = Pays for cuts in missions 44, 49, 54 and 63. Where it comes from and where it goes, the mission says.
    .more-1 = In missions 44 and 54, numbers 1 to 4 cost one, 5 to 8 two, 9 to 12 three. What you name counts, right or wrong, and a solo cut is paid once. Revealing reds costs nothing.
    .find = air breath underwater bottle
rulebook-token-validation = Validation token
    .text-1 = Lies on a number whose four wires are all gone.
    .find = finished done four
rulebook-token-marker = Marker
    .text-1 = Shows a yellow or red wire that is in the game, or with a ? one that may be. It stands between the numbers where such a wire would stand.
    .find = marker question mark possible

## Equipment cards: details. What a card does is printed on it (cards.ftl).

rulebook-card-dd =
    .more-1 = One match is enough: its owner cuts a wire that matches and says no more. After a miss the owner puts one token at one of the two that is not red.
    .more-2 = If there are fewer uncut wires than it wants, it takes all of them. It never looks for yellow or red.
rulebook-card-1 =
    .more-1 = The two stand side by side on one of your stands; at most one of them is cut.
rulebook-card-2 =
    .more-1 = You lay yours down first. The other one chooses without having seen it. Each wire goes to its sorted place on the stand that the other one has left, and everybody sees where.
    .more-2 = Number, yellow, even, odd and false tokens go along; ×1 to ×3 and labels are discarded. X wires and flipped wires are never swapped.
rulebook-card-3 =
    .more-1 = All three stand on one stand of one teammate, side by side or not. The bomb explodes only if all of them are red.
rulebook-card-4 =
    .more-1 = The wire is uncut and has no such token yet. It is a token as the mission uses them: even and odd, ×1 to ×3, or a false one.
rulebook-card-5 =
    .more-1 = All uncut wires of the stand; X wires and flipped ones are left out. The bomb explodes only if all of them are red.
rulebook-card-6 =
    .more-1 = Never above six: there it is refused, so that nobody loses the card for nothing.
rulebook-card-7 =
    .more-1 = At least one character must have been used.
rulebook-card-8 =
    .more-1 = Each stand answers for itself, yours too. X wires, wires that are flipped away from their owner, and mission 11's deadly number do not count.
rulebook-card-9 =
    .more-1 = A red that was spared stays uncut and gets no token. Everybody then knows that it is red. Any other wrong wire gets its token as usual.
    .more-2 = It covers dual cuts alone: no special action of a mission, no flipped wire of your own. You may still decide on something else afterwards; then it is lost.
rulebook-card-10 =
    .more-1 = You hold both values. If the wire matches one of them, your wire of that value is cut. It goes together with one detector, but not for yellow then.
    .more-2 = Rules that bind your call bind both values.
rulebook-card-11 =
    .more-1 = Nothing is cut, nothing is lost, and it counts as your action. You cannot name yourself while others have wires.
rulebook-card-12 =
    .more-1 = The two stand side by side on one of your stands; at most one of them is cut. Two yellows are equal, two reds as well.
rulebook-card-y =
    .more-1 = The new cards come from the pile of unused ones. If enough wires of their numbers are cut, they are unlocked at once.
rulebook-card-22 =
    .more-1 = Flipped wires do not count.
rulebook-card-33 =
    .more-1 = Instant cards do not come back. When a label is used again, its token moves.
rulebook-card-99 =
    .more-1 = Exactly two. It is a solo cut: constraint K forbids it, and limits on numbers hold.
rulebook-card-10-10 =
    .more-1 = The number is drawn from those that still have uncut wires. It is not a cut: no oxygen, no step of Nano, no move.
rulebook-card-11-11 =
    .more-1 = Nobody sees the wire but you. It goes to its sorted place, and its tokens go along as with the Walkie-Talkies. X wires and flipped wires cannot be taken.

## Characters.

# $card: the name of the equipment.
rulebook-character =
    .base = One of the five characters of the first missions. The personal equipment is { $card }, once in each mission.
    .new = One of the four characters that join with mission 31. Everybody but the captain may choose one; each is there once. Once in each mission: { $card }.
    .captain = The captain plays with this card.
    .banned = Where a mission does without { $card }, this character is out, too.

## Constraints: details. What a card forbids is printed on it (cards.ftl).

rulebook-constraint =
    .values = It binds what you name in a dual cut, and what you cut in a solo cut. Yellow is not a number: it meets none of A to E.
    .not-4-to-9 = It binds what you name in a dual cut, and what you cut in a solo cut. Yellow is allowed.
    .equipment = This also goes for cards for any time in the turns of others, where the card binds everybody. Instant cards work by themselves.
    .information = Information tokens are number and yellow tokens, even and odd, and ×1 to ×3.
    .end = Not with a detector either: the Super Detector cannot be used on a teammate's stand.
    .solo = The Fast Pass is a solo cut, too.
    .price = The Stabilizer saves both steps.
    .cannot = You cannot apply it if you have no cut that respects the card, but would have one without it. What happens then, the mission says.
    .shared = A card that lies open for all binds every seat, all the time.

## Challenges: details. What a card asks for is printed on it (cards.ftl).

rulebook-challenge =
    .checked = It is checked after every action.
    .red = This is an action of its own, possible while the card lies open. A wire that is red is revealed in its place.
    .row = Turns of the whole table count, one after the other. A miss, a card or anything else in between breaks the row.
    .stairs = Only blue numbers count.
    .pairs = Each group is exactly two neighbouring wires; what is cut between them parts the groups.
    .first = The first validation tokens of the mission count.
    .islands = Both neighbours of such a wire are cut; the end of a stand counts as cut.
    .claim = Its owner claims it when the game waits for an action. If it were checked by itself, it would tell everybody.

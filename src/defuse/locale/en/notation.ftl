### The table notation: what is wrong with a text, and what its lines tell.
### Words of the notation itself (mission, dial, none, moved …), names of stands (B1) and slots (B1.3), wires (y2.1) and
### examples of lines are the same in all languages: they are what people type.

# $problem: one of the messages below.
notation-error-at = line { $line }, column { $column }: { $problem }

## What should stand somewhere. They fill “$what” in the four messages that follow this group.

notation-a-card = a card
notation-a-challenge = a challenge card
notation-a-character = a character
notation-a-character-or-link = a character, or “link”
notation-a-column = a column
notation-a-comparison = “is”, “=”, “!=”, “<=”, “<” or “x2 among”
notation-a-constraint = a constraint card
notation-a-fact = a fact
notation-a-mission = a mission
notation-a-number = a number
notation-a-number-card = a number card
notation-a-part = a part of the story
notation-a-radar-number = a number from 1 to 12
notation-a-row = a row
notation-a-rule = the id of a rule
notation-a-seat = a seat
notation-a-seat-or-reserve = a seat, or “reserve”
notation-a-secret-character = a character (1 is the link)
notation-a-slot = a slot
notation-a-stand = a stand
notation-a-state = a state
notation-a-time = a time
notation-a-validated-value = a validated value
notation-a-value = a value
notation-a-word = a word
notation-how-many = how many there are
notation-how-many-cards-left = how many cards are left
notation-how-many-cues = how many cues
notation-how-many-in-game = how many are in the game
notation-how-many-of-them = how many of them
notation-how-many-rounds = how many rounds have ended
notation-how-many-skipped = how many turns in a row were skipped
notation-how-many-tokens = how many tokens
notation-how-many-tokens-lie = how many tokens there are
notation-how-many-turns = how many turns
notation-how-many-turns-begun = how many turns have begun
notation-how-many-turns-ended = how many turns have ended
notation-how-often-chance = how often chance was asked
notation-how-often-chance-unseen = how often chance was asked unseen
notation-nanos-card = Nano's card
notation-nanos-space = Nano's space
notation-the-dial = the dial
notation-what-acts-as-red = what acts as red
notation-what-is-noted = what the rule has noted
# $word: a word of the first line, such as “captain”.
notation-what-it-is = what { $word } is
notation-what-radar-asks = what a radar is asked for
notation-what-to-cut = what has to be cut
notation-what-token = what the token shows
notation-which-cue = which cue
notation-which-cue-last = which cue was said last
notation-whose-cards = whose cards they are
notation-quoted = “{ $word }”
notation-one-of = { OR($words) }

notation-line-ends = the line ends where { $what } should follow
notation-line-ends-or-none = the line ends where { $what } should follow, or “none”
notation-should-stand = { $what } should stand here, not '{ $word }'
notation-no-number = { $what } is a number from { $least } to { $most }, not '{ $word }'

## Words.

notation-too-many-words = '{ $word }' is one word too many
# $problem: a message that complains about a word; $word: the one that was probably meant.
notation-is-meant = { $problem }; is “{ $word }” meant?
notation-unknown-header = '{ $word }' is not known here: there are { COMMA($known) }
notation-unknown-verb = nobody can say what '{ $word }' is
notation-unknown-line = '{ $word }' is not the beginning of any line
notation-said-twice = { $word } is said twice
notation-named-twice = { $what } is named twice
notation-comes-twice = { $what } comes twice
# $word: the word with which the line begins.
notation-one-line = there is one line for { $word }, and it came before
notation-says-nothing = this line says nothing
notation-blank = something has to be filled in here, in place of the _

## The first line, seats and stands.

notation-no-mission = a table begins with its mission: mission 1 · captain A
notation-no-stands = a table has stands: A1 | 1 2 3
# $allowed: numbers of players.
notation-players = mission { $mission } is for { OR($allowed) } players, and here are stands of { $players }
notation-stands = with { $players } players and captain { $captain } the stands are { $stands }
notation-no-clock = the clock is in seconds, not '{ $word }'
notation-no-time = a time is in seconds, not '{ $word }'
notation-no-seat = '{ $word }' is no seat here: there are { $seats }
notation-no-seat-number = there is no seat { $seat } at this table
notation-no-such-seat = there is no such seat at this table
notation-no-stand = there is no stand { $stand }
notation-no-stand-name = no stand is called '{ $word }': they are called A1, A2, B1 …
notation-two-stands = there are two stands { $stand }
notation-stand-order = { $before } has to come before { $stand }
notation-stand-before = { $stand } without a stand { $before }
notation-no-slot = '{ $word }' is no slot: write B1.3, or B1.2-5 for several
notation-slots = { $stand } has slots 1 to { $slots }, not { $slot }
notation-range = a range goes from left to right
notation-one-slot = one slot should stand here, not several

## Wires.

notation-no-slot-text = '{ $word }' is no slot: write a wire (5, y2.1, r5.5 or ?), then * or ^, then tokens (!5)
notation-no-wire = '{ $word }' is no wire: write 1 to 12, y1.1 to y11.1 or r1.5 to r11.5
notation-cut-unknown = a wire that is cut lies face up: write what it is
notation-unmarked =
    { $seat } has { $kind ->
        [x] an X wire
       *[flipped] a flipped wire
    }{ $count ->
        [one] { "" }
       *[other] { " " }({ $count } of them)
    } in this mission: write { $mark } behind it, as in ?{ $mark }
notation-more-wires = mission { $mission } has { $wires } wires with so many players, and here are { $here }
notation-fewer-wires = mission { $mission } has { $wires } wires with so many players, and here are only { $here }
# $wires: a list of notation-so-many-of.
notation-missing-wires = wires are missing: { COMMA($wires) }
notation-so-many-of = { $count } × { $value }
notation-not-drawn = { $wire } is not among the drawn wires
notation-no-such-wire = mission { $mission } has no { $wire } with so many players
notation-only-so-many =
    { $count ->
        [one] there is only { $count } × { $wire }
       *[other] there are only { $count } × { $wire }
    }
notation-only-so-many-drawn =
    { $colour ->
        [red] of the drawn red wires only { $count } can be in the game
       *[yellow] of the drawn yellow wires only { $count } can be in the game
    }
# $has: notation-so-many-wires or notation-some-wires.
notation-say-drawn =
    { $colour ->
        [red] say which red wires were drawn; the mission has { $has }
       *[yellow] say which yellow wires were drawn; the mission has { $has }
    }
notation-mission-has = the mission has { $has } with so many players
notation-so-many-wires =
    { $colour ->
        [red] { $count ->
            [0] no red wires
            [one] { $count } red wire
           *[other] { $count } red wires
        }
       *[yellow] { $count ->
            [0] no yellow wires
            [one] { $count } yellow wire
           *[other] { $count } yellow wires
        }
    }
notation-some-wires =
    { $colour ->
        [red] { $count } of { $drawn } red wires
       *[yellow] { $count } of { $drawn } yellow wires
    }
notation-other-colour =
    { $colour ->
        [red] { $wire } is not red
       *[yellow] { $wire } is not yellow
    }
notation-never-drawn = the mission does not draw { $wire }
notation-aside-unseen = nobody has seen these wires: only a whole table has them
notation-aside-others = these are not the wires that are left: { $wires }
notation-aside-none = these are not the wires that are left: none
# $low and $high: notation-slot-shows, notation-slot-cut or notation-slot-is.
notation-not-sorted = no deal agrees: { $low }, but { $high }, and a stand is sorted
notation-slot-shows = { $place } shows { $number }
notation-slot-cut = { $place } is cut as { $wire }
notation-slot-is = { $place } is { $wire }

## Tokens and labels.

notation-no-slot-token = no token shows '{ $word }': write !5, !y, !even, !odd, !x2 or !~5
notation-no-token = no token shows '{ $word }': write 1 to 12, or y
notation-two-tokens = there are only two { $mark } tokens
notation-token-lies = a token lies: { $place } is { $wire }, and its token says { $mark }
# For a wire that has left its stand.
notation-token-away-lies = a token lies: it is { $wire }, and its token says { $mark }
notation-count-lies = a token lies: there are not { $count } of them on this stand
notation-no-two-tokens = no two tokens of one number lie at { $one } and { $other }
notation-label-place = a label lies at two wires of one stand
notation-one-label = there is only one { $sign } token
notation-label-lies = a label lies: this is not true of these two wires
notation-one-pointed = only one wire is pointed at

## Whose turn it is.

notation-turn-in-opening = nobody's turn has begun while opening tokens are placed
notation-cut-in-opening = no wire is cut before the opening tokens lie
notation-no-opening = { $seat } places no opening token in mission { $mission }
notation-no-such-opening = { $seat } places no such opening token in mission { $mission }
notation-not-all-cut = not all { $value }s are cut
notation-no-turns = no rule is in play that asks for turns
notation-turn-without-wires = it is the turn of { $seat }, who has no wires left
notation-nobody-waits = nobody waits for a call of { $seat }
notation-all-declined = if all have declined, the captain picks: write “cutter none” in the first line
notation-waits-for-nothing = the notation is for tables that wait for a turn, not for one that is over
# $ask: the name of a question, as programs have it.
notation-waits-for-another = the notation is for tables that wait for a turn, not for { $ask }

## Facts.

notation-not-true = this is not true of the wires on the table
notation-not-in-order = these wires are not in order
notation-not-cut = { $place } is not cut
notation-no-wires = { $seat } has no wires left
notation-no-radar-wires = no wires that a radar hears are left on { $stand }
notation-same-wire = a wire is compared with another one
# $fact: a line of the notation.
notation-dealt-otherwise = mission { $mission } is dealt otherwise: { $fact }
notation-dealt-otherwise-or-moved =
    mission { $mission } is dealt otherwise: { $fact }; if wires have gone from stand to stand since, say so in a line of its own: moved

## Whose view it is, and who knows what.

notation-whole-wires = a whole table has no unknown wires; for what one seat sees there is parse_observation
notation-whole-view = a whole table is nobody's view
# $who: a seat, or the word “spectators”.
notation-view-of = this is the view of { $who ->
        [spectators] spectators
       *[seat] { $who }
    }
notation-whose-view-none = whose view is this? no hand is known; say it in the first line: view A
notation-whose-view-several = whose view is this? the hands of { $seats } are known; say it in the first line: view A
notation-cut-is-seen = everybody sees a wire that is cut
notation-spectators-see = spectators see no more than every seat does
notation-knows-wire =
    { $who ->
        [spectators] spectators know this wire: write what it is
       *[seat] { $who } knows this wire: write what it is
    }
notation-does-not-see =
    { $who ->
        [spectators] spectators do not see this wire: write ?
       *[seat] { $who } does not see this wire: write ?
    }
notation-knows-card =
    { $who ->
        [spectators] spectators know one of the { notation-pile } that this text leaves open: write what it is
       *[seat] { $who } knows one of the { notation-pile } that this text leaves open: write what it is
    }
notation-pile =
    { $pile ->
        [equipment] equipment
        [numbers] numbers
        [number-cards] number cards
        [roles] roles
        [constraints] constraints
       *[other] { $pile }
    }

## Cards and rules.

notation-no-equipment = there is no equipment card '{ $word }'
notation-equipment-once = equipment card { $card } exists once
notation-no-need = '{ $word }' is no need: write 5x2 for two cut 5s
notation-character-once = character { $character } exists once
notation-no-rule = there is no rule '{ $word }' in this mission
notation-no-json = this is no JSON: { $why }
notation-note-as-json = what a rule has noted is written as JSON: { "{" }"left":2{ "}" }
notation-unknown-note = rule { $rule } notes no '{ $word }'
notation-wrong-note = rule { $rule } cannot note that: { $why }
notation-no-card = '{ $word }' is no card: write what it shows, or ?, in brackets if everybody has seen it
notation-whole-cards = a whole table has no unknown cards; for what one seat sees there is parse_observation
notation-seen-card = everybody has seen this card: write what it is
notation-card-twice = card { $card } is named twice, or is not there
notation-no-such-card = there is no card { $card }
notation-no-holder = '{ $word }' holds no cards here: there are { COMMA($holders) }
notation-number-cards = there are { $count } number cards, and here are { $here }
notation-nothing-to-lay = { $seat } has no card to lay down
notation-does-not-hold = { $seat } does not hold card { $card }
notation-which-card-lies = which card lies face down? In a whole table nothing is unknown
notation-line-size = the line has { $count } cards
notation-open-now = { $number } is the number that lies open now
notation-so-many = there are { $count } of them, and here are { $here }

## Constraint cards.

# $cards: letters with English titles in brackets, as they may be typed.
notation-no-constraint = '{ $word }' is no constraint card: there are { COMMA($cards) }
notation-no-constraint-letter = '{ $word }' is no constraint card: there are { $letters }
notation-other-constraints = constraint { $letter } is not among the cards of this mission: { COMMA($letters) }
notation-constraint-twice = constraint { $card } is named twice
notation-constraint-once = constraint { $letter } is there once
notation-constraint-each = each seat has one constraint card, and each card is there once
notation-without-constraint = { $seat } has no constraint card: add a line like: { $example }
notation-constraints-left = { $count } constraint cards are left over
notation-deck-left = { $count } cards are left: { $letters }
# $places: seats, and the words “left” and “right” of the notation.
notation-ring = the cards lie at { COMMA($places) }, one each
notation-ring-gap = no card lies at { $place }: add a line like: constraint { $place }: even
notation-whole-secrets = a whole table has all secret cards: add a line like: { $example }
notation-no-part = the story has no part '{ $word }': there are { COMMA($parts) }

## Remarks on a table that is well written.

notation-in-no-order = { COMMA($stands) }: a colon says that the wires stand in no order; with a bar, { $first } |, they are sorted
notation-dial-unsaid = the first line does not say where the dial stands (dial 3), so it is taken as at the start
notation-turn-unsaid = the first line does not say whose turn it is (turn B), so it is taken to be the captain's
notation-uneven =
    { $long } has { $most } wires and { $short } has { $least }: the deal gives all stands equally many, or one more

## Lines of missions: what each tells, and what a mission needs it for (`.need`).

notation-no-such-line = mission { $mission } has no line for { $word }
# $need: one of the `.need` below.
notation-line-missing = mission { $mission } needs { $need }: add a line like: { $example }
# Stands for lines that are never written.
notation-line-none = Nothing.
notation-line-accused = There was an accusation in this turn.
notation-line-again = Who acts once more.
notation-line-among = What is known of cards that lie face down.
notation-line-arrow = The end at which the line begins.
    .need = the end where its line begins
notation-line-began = The second at which play began.
notation-line-beside = Tokens beside stands: their owners have no such wire.
notation-line-beside-told = The tokens beside the stands, if they are not those that were told.
notation-line-called = A cut was made in this turn.
notation-line-cards-bunker = The constraint cards in the north, east, south and west, and the one for actions.
    .need = the five constraint cards round the bunker
notation-line-cards-hands = The number cards in each hand and in the deck; `out` are those that left the game.
    .need = the number cards in all hands
notation-line-cards-prize = The number cards that were dealt as the prize, and the rest of them.
notation-line-chain = What the last turns have cut, without a break.
notation-line-challenges = The challenge cards that lie open, or `none`.
    .need = its challenge cards
notation-line-changed = The constraint was replaced in this turn.
notation-line-cleared = This seat is not the link, or not under these constraint cards.
notation-line-constraint-deck = The constraint card that binds everybody, or `none` once the deck is used up.
    .need = the constraint that is in force
notation-line-constraint-own = The constraint card of each seat, `down` if it was turned down for good.
    .need = the constraint card of each seat
notation-line-constraint-paired = The constraint card that binds everybody: that of the number finished last.
    .need = the constraint of the number finished last
notation-line-constraint-ring = The constraint card of each seat, and those `left` and `right` of the captain.
    .need = the constraint card at each place of the ring
notation-line-covers = All number cards that were laid on equipment, if some have come off.
notation-line-cut = What was cut in this turn already.
notation-line-deadly = The number whose wires act as reds.
    .need = its deadly number
notation-line-deck = How many cards the prize deck has, if it did not lose one a round.
notation-line-declined = Who has declined; in a view at most the seat itself, since nobody else knows.
notation-line-down = The number cards that lie face down.
    .need = the number cards that lie face down
notation-line-draft = Whether the draft is over, if that does not follow from the cut yellows.
notation-line-due = How many cards are still to be turned up.
notation-line-facing = Which way Nano faces.
    .need = which way Nano faces
notation-line-failed = Who called for this number in vain.
notation-line-figure = Where the figure stands: its row from the north, its column from the west.
    .need = where the figure stands
notation-line-finished = Numbers that were finished in this turn.
notation-line-flipped = The number that was flipped in this turn and is cut now.
notation-line-forgot = The last cutter, who has not bowed.
notation-line-free = The next turn is free: whoever is first to say so takes it.
notation-line-gifts = Whether the gifts are given, if that does not follow from the cut yellows.
notation-line-gripped = The lever is in reach.
notation-line-heading = Whether Nano walks up or down.
    .need = whether Nano walks up or down
notation-line-heard = The stands that answered the radar for the number that was turned up.
    .need = which stands answered the radar
notation-line-jumped = The turn was handed on.
notation-line-laid = Whose card lies face down for this turn; whoever knows it adds which one.
    .need = who has laid a card down
notation-line-last = Who acted last.
notation-line-line = The line of number cards from left to right, finished ones in brackets.
    .need = its line of number cards
notation-line-line-nano = The line of number cards, from left to right.
    .need = its line of number cards
notation-line-linked = This seat is known to be the link.
notation-line-met = Challenges that were met.
notation-line-nano-card = The number card that Nano stands on.
    .need = the number card that Nano stands on
notation-line-nano-space = The space that Nano stands on.
    .need = the space that Nano stands on
notation-line-newest = A finished number whose card is not in force yet.
notation-line-now = What this turn has cut already.
notation-line-number-at-once = The number whose four wires are cut all at once.
    .need = the number that is cut all at once
notation-line-number-open = The number card that lies open.
    .need = the number card that lies open
notation-line-number-turned = The number card that was turned up in this turn.
notation-line-numbers = The number cards on the table.
    .need = its number cards
notation-line-numbers-hands = The number cards in front of each seat, finished ones too.
    .need = the number cards in front of each seat
notation-line-off = Finished numbers whose tokens are off the board.
notation-line-offered = The tokens that lie there to choose from.
notation-line-out = All number cards that have left the deck.
notation-line-oxygen = How many oxygen tokens each seat has, and how many lie in the reserve.
    .need = how much oxygen there is
notation-line-paid = The value that is paid for and cut now.
notation-line-pairs = The constraint cards of the numbers 1 to 12, by their letters.
    .need = the constraint cards of its numbers
notation-line-pointed = The wire that somebody points at right now.
notation-line-results = Which cards were won and lost so far.
notation-line-role = Who has the role of this mission.
    .need = who has its role
notation-line-secret = The secret character (`link`, or its number) and constraint card of a seat, as far as they are known.
    .need = your own secret cards
notation-line-seen = The number cards that were turned up before.
notation-line-shots = The two numbers of challenge 8.
    .need = the two numbers of challenge 8
notation-line-silent = Who may only use signals.
notation-line-spare = The cards that a swap may bring.
notation-line-sprint = The three numbers that alone may be cut.
notation-line-story = Which part of the story it is, and since which second of play (`since`), if it has parts.
    .need = the part of its story
notation-line-told = What was told of which wires, the oldest first.
notation-line-unbound = Nobody is bound any more.
notation-line-used-constraints = The constraint cards that were in force before, by their letters, and in a whole table the deck behind them.
notation-line-used-numbers = The number cards that were discarded.
    .need = the number cards that were discarded
notation-line-values = The values that two cards of this turn give.
notation-line-walks = How far Nano walks at the end of this turn.

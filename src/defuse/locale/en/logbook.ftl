### The logbook: what is wrong with a line that tells of a turn, what it leaves out, and the comments of a blank table.
### What stands in quotes is what people type: it is the same in all languages, but for the quotes.

## What a line leaves out.

logbook-what-was-done = what was done
# $seat: a letter; $verb: what was typed.
logbook-say-value = say which value, as in “{ $seat } { $verb } 7 …”
logbook-say-pointed = say which wire was pointed at, as in “{ $seat } calls 7 at B1.6: 5”
logbook-say-outcome = say what came of it: the token (“: 5”), “: yes” if it was right, “: nothing” if no token was placed
# $mark: what a token shows, as it is typed.
logbook-say-token-place = say at which wire the token lies, as in “no, token { $mark } at B1.3”
logbook-say-token = say which token was placed, as in “: 5” or “: 5 at B1.3”; “: nothing” if there was none
# $places: logbook-some-places; $first: the first of them.
logbook-say-cut = say which wire was cut, { $places }: “yes, cut { $first }”
logbook-say-own-cut = say which wire of { $seat } was cut, { $places }: “{ $example }”
# $more: whether there are more than these.
logbook-some-places =
    { $more ->
        [yes] { OR($places) } …
       *[no] { OR($places) }
    }
logbook-say-solo = say which value, as often as it was cut: “{ $seat } solo 12 12”
logbook-say-solo-wires = say which wires were cut: “{ $example }”
logbook-say-shown = say what and where, as in “{ $seat } shows 3 at C1.2”
logbook-say-where = say where { $word } is, as in “{ $word } at B1.4”
# $wires: what it may be; $first: the first of them.
logbook-say-which = say what { $place } is, { OR($wires) }, as in “: { $first } at { $place }”
logbook-say-what = say what { $place } is, as in “: { $wire } at { $place }”
# $places: what to write behind the colon, as in “C1.4, B1.2”.
logbook-say-places = say behind a colon where the wires stand now, as in “: { $places }”
# $one and $other: what may have happened, in sentences.
logbook-say-seen = say after a colon what everybody saw: “{ $one }” or “{ $other }”, or something else
logbook-sentences = { $first } { $next }
logbook-say-turned-up =
    say what was turned up or chosen: add a line, or say it after a colon; it may be “{ $example }”, and other things

## What cannot be.

logbook-after-the-end = the mission is over: nothing comes after the line before
logbook-turn-not-over = the turn before is not over: what did the next one who was asked do?
logbook-two-stands = { $seat } has two stands: write { $one } or { $other }
logbook-cut-already = { $place } is cut already
logbook-one-of-its-own = { $seat } cuts one wire of its own, not { $count }
logbook-cannot-have = no deal agrees: { $seat } cannot have { $count } × { $value }
logbook-no-deal = no deal agrees with the table and what this line says, all of it together
# $facts: in notation, and in words.
logbook-clash = no deal agrees with the wires on the table
logbook-clash-with = no deal agrees with the wires on the table and this fact: { $facts }
logbook-clash-together = no deal agrees with these facts together: { SEMICOLON($facts) }
logbook-clash-token = the token { $mark } at { $place }
# $why: one of these, or why it cannot be counted.
logbook-clash-before = the table before this line cannot be: { $why }
logbook-uncounted = what this line says cannot be counted: { $why }
# $can: values that the wire may have; $kinds: values or wires (y2.1).
logbook-no-deal-is = no deal agrees: { $place } can only be { OR($can) }, and this line says that it is { OR($kinds) }
logbook-no-deal-is-not = no deal agrees: { $place } can only be { OR($can) }, and this line says that it is not { OR($kinds) }
# $who: the letter of a seat, or some slots.
logbook-no-deal-one = no deal agrees: this line says that one of { GENITIVE($who) } wires is { OR($kinds) }, and that cannot be
logbook-no-deal-none = no deal agrees: this line says that none of { GENITIVE($who) } wires is { OR($kinds) }, and that cannot be
# $why: why the mission is lost.
logbook-explodes = the bomb explodes by this, and the mission is over: { $why }
logbook-nothing-comes-of-it = by the rules, this cannot be the result: look at what comes after the colon
logbook-turn-of-another = it is the turn of { $seats }, not of { $seat }: is a line missing before?
# $why: why the act is refused.
logbook-cannot = that cannot be done: { $why }
# $acts: what is on the buttons of a form.
logbook-can-do = { $seat } can do now: { COMMA($acts) }
logbook-say-all = say all of it, as in “{ $example }”
logbook-nothing-called-so = nothing that { $seat } can do now has that name
# $problem: logbook-nothing-called-so, or that something cannot be done now.
logbook-but-over = { $problem }: the mission is over
logbook-but-asked =
    { COUNT($seats) ->
        [one] { $problem }: { $seats } is asked
       *[other] { $problem }: { $seats } are asked
    }
logbook-but-there-is = { $problem }; there is: { COMMA($acts) }

## Cards. Their titles are English here, as they are typed.

logbook-card-not-here = { $card } does not lie on this table: name it in the line “equipment”
logbook-no-card = no card here is called '{ $word }': there are { COMMA($cards) }
logbook-no-cards = no card here is called '{ $word }': there are none
logbook-card-meant = { $problem }; is '{ $card }' meant?
# $card: the name of the card in this language.
logbook-used-in-a-call = { $card } is used in a call: “{ $example }”

## A blank table: the comments in it.

logbook-blank-no-seat = there is no seat { $seat } with { $players } players
logbook-blank-mission = Mission { $mission }, { $title }
logbook-blank-fill-in = Put what you see in place of every _; a ? is a wire that you do not see.
logbook-blank-turns = Behind the stands comes one line a turn, as in: { $example }
logbook-blank-characters = Who took another character: characters B E1 · C E2
logbook-blank-equipment = the numbers of the cards, or leave the line out
logbook-blank-drawn = the markers on the board, as in { $example }
# $need: what a mission needs, such as “its deadly number”.
logbook-blank-needed = { $need }, as in: { $example }
logbook-blank-tokens = A token at a wire is written behind it: 5!5 or ?!5.

### The rule book: its chapters, headings, and what all entries share. Its texts are in the other files rulebook-….ftl.

rulebook-title = Rule book
rulebook-title-busters = Bomb Busters
rulebook-title-academy = Bomb Squad Academy

## Chapters. `.text` says what all entries of a chapter have in common.

rulebook-chapter-learn = Learn it
rulebook-chapter-rule = The rules
rulebook-chapter-mission = Missions
    .text = What a mission card says goes before the ordinary rules.
rulebook-chapter-card = Equipment
    .text = A card can be used once. It is unlocked as soon as enough wires of its number are cut.
rulebook-chapter-character = Characters
    .text = Everybody has one personal equipment, which can be used once in each mission.
rulebook-chapter-token = Tokens
    .text = What lies at a wire, beside a stand or on the board, and what it tells.
rulebook-chapter-constraint = Constraints
    .text = A constraint forbids some cuts to whoever it binds. Revealing reds is never forbidden.
rulebook-chapter-challenge = Challenges
    .text = Each challenge that is met moves the dial back one step. Several can be met at once.
rulebook-chapter-academy = Learn it
rulebook-chapter-round = A round and a bomb
rulebook-chapter-action = Action cards
rulebook-chapter-tool = Tools
    .text = A tool is used once, at its moment. Whoever has a fitting one is asked; whoever is first goes first, then all are asked again.

## Headings within entries.

rulebook-in-detail = In detail
rulebook-setup = Set-up
rulebook-in-play = In play

## Facts: the name of each, and what it says.

rulebook-fact-players = Players
rulebook-fact-wires = Wires
rulebook-fact-dial = Dial
rulebook-fact-equipment = Equipment
rulebook-fact-clock = Clock
rulebook-fact-when = When
rulebook-fact-unlock = Unlocked by
rulebook-fact-since = Since
rulebook-fact-personal = Personal equipment
rulebook-fact-from-to = { $first } to { $last }
rulebook-fact-dial-players = starts at the number of players
rulebook-fact-dial-number = starts at { $dial }
rulebook-fact-dial-unused = not used
rulebook-fact-no-equipment = none
rulebook-fact-one-card = one card a player
# $cards: names of cards.
rulebook-fact-one-card-without = one card a player, without { $cards }
rulebook-fact-real-time = real time; it can be switched off
# $value: a number, or yellow.
rulebook-fact-cut = { $count } cut wires of { $value }
rulebook-fact-mission = mission { $number }

## What the book has not.

rulebook-no-entry = the rule book has no entry { $id }

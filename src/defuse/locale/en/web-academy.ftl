### The table of Bomb Squad Academy, in the browser.

## The bomb.

web-academy-in-deck = in the deck
# Behind a number, where there is little room: 9 left.
web-academy-left = left
web-academy-each = each
web-academy-alone = alone
web-academy-nobody = nobody
# At the wire that you have chosen and not locked in yet.
web-academy-you-ask = you?
web-odds-two = two

## Players.

web-academy-no-tool = no tool left
web-academy-tools-later = tools from bomb 2 on
# On a phone, at a player.
web-academy-locked = locked
web-academy-not-in-hand = { $card } (not in hand)
web-academy-last-moves = Last moves
web-academy-begins = The first bomb lies on the table.
web-academy-everybody = Everybody's cards and tools
web-academy-more = More of the table

## How a round goes.

web-academy-round-goes = A round goes
web-academy-goes-wait = Wait: 3 points, and hold a wire back
web-academy-goes-cut = Cut: the fewer cut it, the more it pays
web-academy-goes-chicken = Chicken: look ahead; 5 points if it blows up
web-academy-goes-stuck =
    { $n ->
        [one] One card stays on the table
       *[other] { $n } cards stay on the table
    }

## Your own edge of the table.

web-academy-your-cards = Your cards
web-academy-sign = Talk
web-academy-place = place { $place } of { $of }
web-academy-secret = Everybody chooses in secret.
web-academy-is-locked = { $card } is locked in.
web-academy-locked-of = { $n } of { $of } locked in
web-academy-lock-in = Lock in { $card }
web-academy-done = Locked in
web-academy-choose-first = Choose first
web-academy-others = Others play
web-academy-faster = Faster
web-academy-which-wire = Which wire?
web-academy-which-tool = Which tool?
web-academy-protect = Protect { $wire }
web-academy-look = Look: { $wires }
web-academy-look-away = Look at nothing
web-academy-take = Take { $tool }
web-academy-pass = Pass
web-academy-use = Use { $tool }
web-academy-use-now = Use it now
# Ways to look as chicken.
web-academy-way-cards = Two decks
web-academy-way-tiles = Tiles of one
web-academy-way-away = Nothing

# Below a card of the hand; the short ones for phones, about eight letters.
web-academy-pays = pays card + { $n }
web-academy-pays-short = card + { $n }
web-academy-wait-line = 3 points, protect
web-academy-wait-short = 3 points
web-academy-chicken-line = look, or 5 points
web-academy-chicken-short = look
web-academy-played = played
web-academy-back =
    { $n ->
        [one] back next round
       *[other] back in { $n } rounds
    }
web-academy-back-short =
    { $n ->
        [one] next
       *[other] in { $n }
    }
web-academy-out = out till bomb { $n }
web-academy-out-short = bomb { $n }
web-academy-spent = used up

## An explosion.

web-academy-boom = Boom.
web-academy-went-off = { $wire } went off
web-academy-boom-who =
    { $n ->
        [0] { $wire } went off.
        [one] { $names } cut { $wire } alone.
       *[other] { $names } cut { $wire }.
    }
web-academy-boom-cards =
    { $n ->
        [one] Card { $cards } pushed the trigger from { $from } to { $to }, onto tile { $tile }.
       *[other] Cards { $cards } pushed the trigger from { $from } to { $to }, onto tile { $tile }.
    }
# Which of the tiles it was.
web-academy-tile = tile { $n }
web-academy-held = It stays here until you go on.
web-academy-why-alone = cut it alone
web-academy-why-together = cut it together
web-academy-why-chicken = was chicken
web-academy-why-wait = waited
web-academy-why-before = cut before the boom
web-academy-why-after = came too late
web-academy-why-kept = was held back

## Between bombs.

web-academy-bombs-down =
    { $n ->
        [one] One bomb down
       *[other] { $n } bombs down
    }
web-academy-to-go =
    { $n ->
        [one] One to go. { $name } leads.
       *[other] { $n } to go. { $name } leads.
    }
web-academy-take-for = Bomb { $n }: take a tool
web-academy-you-pick = you pick
web-academy-taken = taken by { $name }
web-academy-plates = Plates of bomb { $n }

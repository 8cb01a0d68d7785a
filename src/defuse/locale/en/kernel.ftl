### What both games say: refusals, forms, replay files, and acts that belong to no rule.

act-pass = Let this go by.
    .label = Pass
act-cannot = Say that nothing legal is left to do.
    .label = I cannot do anything
act-clock = So many seconds of play have passed; appended by the host, never by a seat.
    .label = Clock

ask-ask = What do you choose?

## Why an act is refused.

refused-over = the game is over
refused-clock = the clock is the host's, and never runs backwards
refused-no-seat = there is no such seat
# $card: the id of a card, as a program sent it.
refused-no-card = there is no '{ $card }' in play
refused-not-asked = it is not your turn to answer
refused-no-pass = there is nothing that you could pass
refused-can-act = there is still something you can do
refused-not-now = that cannot be done now
refused-no-act = that is not an act

form-another-action = that is another action
# $field: the name of a field as programs write it.
form-no-choice = { $field }: { $choice } cannot be chosen here
form-each-once = { $field }: each only once

game-unknown = unknown game '{ $name }' (there are: { COMMA($known) })

## Replay files.

replay-bad-setup = the set-up is not possible: { $why }
replay-illegal-act = act { $number } is not legal: { $why }
replay-differs = this engine plays it differently: digest { $found } instead of { $written }
replay-differs-other-engine = this engine plays it differently: digest { $found } instead of { $written } (it is from engine { $engine })
replay-no-file = this is not a replay file: { $why }
replay-no-format = this is not a replay file: it names no format
replay-other-format = this file has format { $format }; this engine reads format { $ours }
replay-broken = this replay file is broken: { $why }
replay-unreadable = cannot read { $path }: { $why }
replay-no-act = no such act: { $name }
replay-bad-act = { $name }: { $why }
replay-act = act { $number }: { $why }

## How the seed of a game was made.

deal-other-method = the deal was made by another method ({ $method }), which this version does not know
deal-seats-muddled = the seats of the parts are not in order, or a seat is named twice
deal-other-secret = the secret is not the one that was committed to
deal-other-setup = the set-up is not the one that was agreed on before the deal
deal-other-seed = the secret and the parts lead to the seed { $found }, not to { $written }

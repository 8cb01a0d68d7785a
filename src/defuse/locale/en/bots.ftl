### Why bots do what they do: phrases without a capital or a full stop, after “Juno: ”. Bots say “I”.
### $chance and $danger: how likely, written as a percentage by PERCENT.

reason-all-red = { PERCENT($chance) } that all are red
reason-another-card = another card can only be better
reason-answers-uncertain = the answers are most uncertain
reason-best-cut = a cut of { $number } is best
reason-best-cut-pairs = a cut of { $value } is best, and good pairs stay
reason-best-prospects = the best prospects of a hit
reason-both-are = { PERCENT($chance) } that both are { $value }
reason-can-cut-it = I can cut the { $number }
reason-cards-on-the-way = these cards are needed on the way
reason-certain = { $values } is certain there
reason-challenge-met = a challenge is met
reason-chance = { PERCENT($chance) } to hit with { $values }
reason-chance-and-danger = { PERCENT($chance) } to hit with { $values }, { PERCENT($danger) } to explode
reason-characters-ready = used characters get ready again
reason-completes = { PERCENT($chance) } that it completes the { $value }s
reason-cut-sooner = the { $number } can be cut sooner
reason-everybody-most = there everybody can do most
reason-first-turn-safe = it makes the first turn safe
reason-fits-my-hand = it fits my hand
reason-flipped-equal = somebody's flipped wire is equal
reason-good-cut = I have a good cut
reason-good-cut-oxygen = { $value } is a good cut, and the oxygen is needed there
reason-hardly-cut = the { $number } will hardly be cut
reason-is-red = { PERCENT($chance) } that it is red
reason-last-there = very likely the last { $value }, which I can then cut alone
reason-least-doubt = this leaves the least doubt about my hand
reason-least-doubt-token = its token leaves the least doubt about my hand
reason-learned = { PERCENT($chance) } sure, by what I have learned
reason-loses-least = it loses least
reason-misleading = partners will take it for something else
reason-most-left-there = most that is left lies there
reason-most-use = there it is of most use
reason-needed-more = it is needed more there
reason-next-number = the next number
reason-next-wire = it is what my next wire is
reason-no-good-cut = my card leaves me no good cut
reason-not-worth-oxygen = no cut is good enough for its oxygen
reason-nothing-else = there is nothing else to do
reason-nothing-else-left = nothing else is left
reason-nothing-to-gain = there is nothing to gain
reason-only-reds = only reds are left
reason-other-there = the other { $value } is there, and both can be cut alone
reason-others-better = others can do it better
reason-proven = { $values } is certain there: { $step }
reason-shortest-way = it is the shortest way
reason-solo-certain = a solo cut is certain
reason-somebody-safer = somebody else can act more safely
reason-step-back = a step back on the dial
reason-these-are-all = { PERCENT($chance) } that these are all
reason-too-risky-without = this cut is too risky without it
reason-tried-better = { $why }: better than { $usual }, with { $cuts } cuts tried in { $worlds } worlds
reason-tried-nothing-better = { $why }: nothing better, with { $cuts } cuts tried in { $worlds } worlds
reason-tripwire = { PERCENT($chance) } that it is a tripwire
reason-value-can-be-cut = { $value } can be cut
reason-way-to-doctor = it is the shortest way to the doctor
reason-worse-than-step = every cut is worse than a step
reason-yellows = { PERCENT($chance) } that these are the yellow wires

## Bomb Squad Academy.

reason-helps-most = it helps me most, or the others least
reason-brings-points = it brings about { NUMBER($points, digits: 1) } points
reason-tool-kept = the tool is better kept
reason-better-choice = it makes the choice a better one
reason-all-cards = with all cards in hand I stand much better
reason-best-card = { $card } is best, whatever the others think
# $cards: the cards among which it is drawn by lot, with how likely each is.
reason-by-lot = by lot I play { OR($cards) }, so that nobody can rely on it
reason-share = { $card } ({ PERCENT($share) })

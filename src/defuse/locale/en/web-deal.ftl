### How the deal was made: what the browser tells while it is made, warns of, and shows at the end.

web-dealing = Dealing …
# A warning that stays. One sentence or more follow.
web-deal-wrong = This deal is not as it should be
web-deal-without-you = This deal was made without you
web-deal-wrong-commitment = The deal is not the one that your browser added to: the server has exchanged what it was bound to.
web-deal-wrong-agreed = The server has changed what was agreed to play after it was bound to it.
web-deal-wrong-own = The part of your seat is not the one that this browser gave. If the table is open in another window or on another device, it may come from there.
web-deal-wrong-left-out = Nothing of your browser is in it: its answer came too late, or the server left it out.
web-deal-wrong-promises = The parts are not those that were promised: somebody could have chosen theirs.
web-deal-wrong-unasked = Your browser was there and was not asked to add anything: the server could have chosen this deal.
web-deal-wrong-secret = The server’s secret is not the one that it was bound to.
web-deal-wrong-seed = The seed does not follow from the secret and the parts.
web-deal-wrong-more = When the game is over you can see all of it under “Was the deal fair?”.

web-fair-deal = Was the deal fair?
# $names: whose browsers added something.
web-fair-yes = Yes: nobody could choose it. The seed follows from a secret that the server was bound to first, and from what was added by { $names }.
web-fair-own = Your browser’s part is in it, unchanged.
web-fair-alone = The server dealt alone. It was bound to its secret before the start, but nobody else added anything.
web-fair-older = The deal was fixed before the first action, and the server made it alone: its seed has the hash that was shown at the start.
web-fair-no = It is not as it should be.
web-fair-left-out = Nothing was added by { $names }.
web-fair-withheld = Promised and then not told: the part of { $names }.
# $n: how often the server began to deal before this game, 2 or more.
web-fair-asked = Your browser was asked { $n } times: a deal was broken off and begun again.
web-fair-by-hand = The replay file has all of it. With “defuse verify FILE” anybody can check it.
web-commitment = What the server was bound to (SHA-256)
web-seed-hash = Hash at the start (SHA-256)
web-deal-agreed = What was agreed to play (SHA-256)
web-deal-secret = The server’s secret
# $seat: its number, from 0, as it is hashed.
web-deal-part = Part of { $name } (seat { $seat })
web-seed = Seed

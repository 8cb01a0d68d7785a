### What is said about crews: refusals, and small words of their pages.

crew-unknown = there is no such crew, or this device is not one of its members'
crew-not-readable = the crew cannot be read or changed just now; try again in a moment
crew-name = a crew needs a name
crew-once-used = this was done already, and the crew has changed since
crew-full = a crew has { $number } members at most
crew-no-member = that is no member of this crew who can be chosen here
crew-last-member = you are the last member; delete the crew instead
crew-remove-yourself = to go yourself, leave the crew
crew-on-or-off = say whether it is to be on or off
crew-many-crews = you have made many crews; wait a little
crew-many-codes = too many codes were tried; wait a little

crew-locked = the box of mission { $number } is still closed
crew-no-mission = there is no mission { $number }
crew-players = two to five play together
crew-many-games = a crew has { $number } games at most
crew-no-game = there is no such game of this crew
crew-seat-kept = the open seats are kept for members of the crew
crew-captain-bot = no bot is captain while a member of the crew is there
crew-table-stays = this table belongs to a crew and stays as long as the crew
crew-bots-played =
    { GROUPED($games) } games of the bot “{ $bot ->
        [learned] self-taught
        [expert] expert
        [careful] careful
        [quick] quick
        [random] random
       *[other] { $bot }
    }”, who sat at every seat

crew-no-day = of this day no deal can be told
crew-deal-members = only members of the crew sit down at this table: others have the same deal to play
crew-deal-settled = mission, seats and captain are settled: others play the same deal
crew-no-challenge = there is no such challenge
crew-challenge-already = these cards came from a challenge: pass that one on
crew-challenge-today = this is today's deal: others can be challenged with it tomorrow
crew-challenge-own = this is your own deal, and you know its cards
crew-challenge-players = this deal is for { $number } players

crew-file-later = a later version has made this file
crew-file-members = two members in this file have the same id
# $number: which game of the file it is. $why: what is wrong with it.
crew-file-game = game { $number } of the file cannot be taken: { $why }
# $game: the name of a game, a code.
crew-file-other-game = its replay file is of another game ({ $game })

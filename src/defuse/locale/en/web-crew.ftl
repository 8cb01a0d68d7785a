### Crews: the campaign, joining and coming back, the deal of the day, challenges, how hard a mission is.

## The campaign.

web-campaign-device-text = What you have won is kept in this browser alone. A crew keeps it on the server, for all of you and for every device.
web-campaign-of-device = Campaign of this device
web-campaign-map = Map of the campaign
# $next: the number of the mission that comes next; 0: all are done.
web-campaign-line =
    { $next ->
        [0] { $n } of { $all }, all done
       *[other] { $n } of { $all } · next { $next }
    }
web-campaign-captain = captain next: { $name }
web-campaign-box-done = { $n } of { $all }
web-campaign-box-locked = opens after { $n }
web-campaign-mission = Mission { $n }
# $state: done, next, open or locked.
web-campaign-state =
    { $state ->
        [done] done
        [next] next mission
        [locked] locked
       *[open] open
    }
web-campaign-node = Mission { $n }, { web-campaign-state }
web-campaign-tries =
    { $n ->
        [one] one try
       *[other] { $n } tries
    }
# $what: equipment or characters.
web-campaign-joins =
    { $what ->
        [equipment] equipment joins
       *[characters] characters join
    }
web-campaign-locked = This mission is locked. Its box opens when mission { $n } is won.
web-campaign-last-try = Last try: { $why }.
web-campaign-play = Play { $n }
web-campaign-play-again = Play { $n } again
web-campaign-retry = Retry { $n }
web-campaign-next = Next: { $n }
web-campaign-join = Join: mission { $n }
# $state: lobby (they wait) or running; $names: who is there.
web-campaign-table =
    { $state ->
        [lobby] { $names } at the table: mission { $n } is about to begin.
       *[running] Mission { $n } is being played: { $names }.
    }
web-campaign-nobody = Nobody yet
web-total-done = defused
web-total-tries =
    { $n ->
        [one] try
       *[other] tries
    }
web-total-won = won
web-total-played = played
web-crew-today = today
web-tab-map = Map
web-tab-crew = Crew
# $n: the number of bots at the table.
web-and-bots =
    { $n ->
        [0] no bots
        [one] and one bot
       *[other] and { $n } bots
    }

## How hard it is.

web-how-hard = How hard is it?
web-how-hard-all = any number of players, games won
web-how-hard-players = { $n } players, games won
web-how-hard-mission = How hard is mission { $n }?
web-by-players = By players
web-any-players = all
web-rate = { $share } won, between { $span } %, of { $n } games
web-rate-few =
    { $n ->
        [one] 1 game
       *[other] { $n } games
    }
web-rate-bots = Bots
web-rate-crews = Crews here
web-rate-you = You
web-rate-own = { $n } of { $all }
web-rate-none = no try yet
web-rates-text = The share of games won, and the 95 % interval as a pale bar. Under 20 games there is their number alone.
web-rates-no-crews = There are no games of crews on this server to tell of.

## History and figures.

web-history = History
web-history-all =
    { $n ->
        [0] all games
        [one] one game
       *[other] all { $n } games
    }
web-history-more = Earlier games
web-history-empty = Mission { $n } waits.
web-history-device = A crew keeps its games here, to be looked back at.
web-game-won = won
web-game-lost = lost
# $kind: how the game came here.
web-game-kind =
    { $kind ->
        [imported] from a file
        [box] played with the real box
        [brought] brought along from a browser
       *[played] played here
    }
web-game-deal =
    { $deal ->
        [daily] deal of the day
       *[challenge] challenge
    }
# Of a deal that all crews play: only the first try counts.
web-game-not-first = not the first try
web-plot = Games won
web-plot-ours = your crew
web-plot-bots = bots, 95 % band
web-plot-empty = The first game makes the first bar.
web-plot-mission = mission { $n }: { $share } of { $games }
web-stats-more = by box, players, captain
web-stats-text = Games of the real box and from files are not counted here. The pale bar is the 95 % interval.
web-stats-boxes = By box
web-stats-players = By number of players
web-stats-captains = By captain

## Games of the real box.

web-box-game = Game of the real box
web-box-game-text = It counts for your campaign, with a mark, and stays out of all statistics.
web-box-how = How did it end?
web-box-others = Others, with commas
web-box-captain = Captain
web-box-minutes = Minutes
web-box-day = Day
web-box-note = Note
web-box-enter = Enter this game
web-box-remove = Remove this game of mission { $n }

## Members, and what can be done with a crew.

web-crew-members = Members
web-crew-captain-next = captain of the next game
web-crew-invite = Invite
web-crew-invite-to = Invite to { $name }
web-crew-invite-text = Whoever has this link can join the crew and see all that it has played.
web-crew-new-link = New link
web-crew-new-link-sure = The old link ends; nobody can join by it any more. Members stay.
web-crew-code = Recovery code
web-crew-export = Export
web-crew-settings = Rename, leave …
web-crew-name = Name of the crew
web-crew-save = Save
web-crew-saved = Saved.
web-crew-share = Our games count in the figures of this server (without names).
web-crew-devices = My other devices out
web-crew-devices-sure = All other devices on which you are a member have to come back by your code.
web-crew-devices-out = Your other devices are out.
web-crew-leave = Leave the crew
web-crew-leave-sure = You leave the crew. It keeps the games that you have played. You need a link to join again.
web-crew-delete = Delete the crew
web-crew-delete-sure = The crew and all its games are deleted in seven days. Until then any member can stop it.
web-crew-ends = { $name } wants to delete this crew. It is gone on { $day }, with all its games.
web-crew-keep = Keep it
web-crew-remove = Remove
    .label = Remove { $name }
web-crew-remove-sure = { $name } is out then, with all devices. Remove?
web-crew-yes = Yes
web-crew-no = No
web-crew-others = Other crews
web-crew-new = New crew
web-crew-back = Back to a crew
web-crew-make-it = Make it a crew
web-crew-out = This device does not belong to the crew any more.
web-crew-unknown = This device does not belong to such a crew.
    .text = Ask a member for the link to join. If you were a member, your recovery code brings you back.
web-crew-forget = Forget it here
web-code-text = Nobody has an account here. With this code you come back if this device is lost. It is shown this once: keep it somewhere else.
web-code-link = Or keep this link, it has the code in it:
web-code-kept = I have kept the code somewhere else.
web-code-done = Go on
web-code-new = Make a new code
web-code-new-text = A code was shown when you joined; nobody can read it again. A new one replaces it.

## Making, joining, coming back.

web-join-crew = You are invited to { $name }
web-join-crew-text =
    { $n ->
        [one] One member plays through the campaign. Say what you want to be called.
       *[other] { $n } members play through the campaign together. Say what you want to be called.
    }
web-join-crew-do = Join the crew
web-back-text = Your recovery code brings you back as the member that you were. It works once; then you get a new one.
web-back-do = Come back
web-back-other = Without a code, any member can remove the lost device's member and send you a new link.
web-new-crew-text = A crew plays through the 66 missions together. It needs no accounts: a link invites, this device remembers.
web-new-crew-along =
    { $n ->
        [one] Take the mission along that was won in this browser
       *[other] Take the { $n } missions along that were won in this browser
    }
web-new-crew-do = Make the crew
web-import = Open a crew's file
web-import-text = Or bring a crew from another server: from the file that was exported there.

## The deal of the day, and challenges.

web-daily-mission = Today's deal: mission { $n }
web-daily-text = Every crew gets the same cards today, by the number of players. Your first try counts. What others did is shown when you have played.
web-daily-played = You have played it. This is what came of it:
web-daily-second-window = Nobody can prevent that somebody looks at the cards in a second window first. Play fair, it is your own fun.
web-deal-crew = With which crew?
web-deal-play = Play this deal
web-deal-running = To the table where you play it
web-beat = Beat our deal
web-beat-mission = Beat our deal: mission { $n }
web-beat-line = Ours: { $why }. Who does better with the same cards?
web-beat-none = After your first game here you can send its cards to another crew.
web-beat-send = Send
web-beat-text = Whoever has this link plays the same cards with a crew of their own. They see your result after theirs.
web-beat-waits = Nobody else has played it yet.
web-beat-whose = { $crew } has played these cards with { $n } players.
web-beat-how = Same mission, same cards, same number of players. You see the results side by side when you have played.
web-beat-yours = These are your own cards. This is what came of them:
web-beat-played = You have played these cards. Side by side:
web-result-won = won on turn { $n }
web-result-lost = lost on turn { $n }
web-result-dial = dial { $n }
web-result-players =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
web-deal-alone = Play alone
web-deal-alone-text = That makes a crew of you alone, which shares nothing: the result is for yourself.
# The name of a crew of one.
web-alone-crew = { $name } alone

### What the server says of reviews, and of tables that go on from one.

# $one: mission or game; $turn: 0 before the first turn.
branch-from =
    { $one ->
        [mission] { $turn ->
            [0] What if: mission { $mission }, from the beginning
           *[other] What if: mission { $mission }, turn { $turn }
        }
       *[other] { $turn ->
            [0] What if: from the beginning
           *[other] What if: round { $turn }
        }
    }
branch-settled = this goes on from another game: what is played, and by how many, was settled there
branch-gone = what this game goes on from is not there any more
review-none = there is no such review
review-crew = this is the game of a crew: only its members and those who sit at the table can have it reviewed
review-not-over =
    { $one ->
        [mission] the mission in this file is not over
       *[other] the game in this file is not over
    }
review-unreadable = this file cannot be read
review-no-act = there is no such moment in this game
review-no-view = there is no such view of the game
review-not-now = this cannot be worked out just now; try again
# $name: of what was asked for, in technical English.
review-bad-number = { $name } has to be a number
review-room-full = there is no room for more people here
review-led = somebody else leads just now
review-not-leading = only whoever leads can hand that on
review-room-nobody = nobody of that number is here
http-many-files = too many files from here; try again later
http-file = send application/octet-stream
review-sealed = others have the same deal to play today; tomorrow you can go on from here

### Puzzles: positions in which one call stands out.

## The task.

puzzle-title-certain = Find the certain cut
puzzle-title-likely = Find the best call
# $seat is to move.
puzzle-task-certain = { $seat } is to move, without a card. One cut on this table cannot go wrong, and no token shows it: name the wire and its value.
puzzle-task-likely = { $seat } is to move, without a card. No cut is certain, but one call hits far more often than all others: name the wire and its value.

## What everybody knows and the table does not show, as phrases.

puzzle-holds = { $seat } has { OR($values) } among the uncut wires
puzzle-lacks = { $seat } has no { OR($values) } among the uncut wires
puzzle-radar-yes = a radar has found { $value } here: { $stand }
puzzle-radar-no = a radar has found no { $value } here: { $stand }

## Hints and answers. $call is a phrase such as “5 at Bo’s wire 3”, $odds one such as “62% to hit”.

puzzle-look-at = look at this together: { SEMICOLON($because) }
puzzle-right-certain = { CAPITAL($call) }: certain. That is it.
puzzle-right-likely = { CAPITAL($call) }: { $odds }. That is it: no other call comes near.
puzzle-wrong-certain = { CAPITAL($call) }: { $odds }. That is not certain.
puzzle-wrong-never = { CAPITAL($call) }: that cannot be.
puzzle-wrong-likely = { CAPITAL($call) }: { $odds }. There is a clearly better call.

## What cannot be.

puzzle-none = There is no puzzle of this number.
puzzle-no-hint = There is no hint of this number.
puzzle-no-call = This cannot be called here: choose one of the wires and values that are offered.
puzzle-not-now = The puzzle cannot be looked up just now. Try again in a moment.
puzzle-many = Too many tries from here; wait a minute.

## Files of puzzles.

puzzles-bad-line = line { $line } is no puzzle ({ $why })
puzzles-version = it is of version { $version }, and only { $known } is known here
puzzles-other-seed = { $file } has what was found with another seed than { $seed }: remove it, or choose another file
puzzles-no-notes = { $file } is there already and has no notes of this command: move it away, or choose another file
puzzles-too-few = { GROUPED($games) } games do not have { $count } puzzles that are spread enough

## `defuse puzzles` and `defuse puzzle`.

cli-command-puzzles = Make and check puzzles, or tell which ones there are.
    .action = list tells which ones there are, make makes new ones, check works everything about them out afresh.
    .path = A file of puzzles; without it, those that come with defuse.
    .count = With make: how many.
    .seed = With make: the same seed gives the same puzzles.
    .out = With make: the file to write; after a break, the same command goes on from there.
    .jobs = How many processes; without it, as many as there are cores.
    .json = Print JSON, for programs.
cli-puzzles-no-action = there is no action { $text }: choose { OR($known) }
cli-puzzles-name-out = say with --out which file to write, as in { $example }
cli-puzzles-out-is-for-make = --out is for make only
cli-puzzles-no-set-there = { $file } is there already and is no file of puzzles: choose another file
cli-puzzles-making = games played: { $games }
cli-puzzles-checking = checking
cli-puzzles-interrupted = What was found so far is in { $file }; the same command goes on from there.
cli-puzzles-flaw = Puzzle { $number }: { $flaw }
cli-puzzles-uneven = Not spread enough: { $what }
cli-puzzles-sound =
    { $count ->
        [one] The puzzle is as it should be.
       *[other] All { $count } puzzles are as they should be.
    }
cli-puzzles-grade = Grade
cli-puzzles-all = All
cli-command-puzzle = Solve a puzzle: today's, one by number, or of a grade.
    .number = Which one; without it, today's.
    .day = The puzzle of the day.
    .grade = Any puzzle of this grade: 1 is easy, 5 is hard.
    .try = Try an answer, as in B1.3=5, and ask for nothing else.
    .hint = Give this hint, and ask for nothing else.
    .solution = Tell the answer and its proof.
    .json = Print JSON, for programs.
cli-puzzle-which-one = choose one of NUMBER, --day and --grade
cli-puzzle-one-thing = choose one of --try, --hint and --solution
cli-puzzle-none = there are puzzles 1 to { $count }
cli-puzzle-no-hint =
    { $count ->
        [one] this puzzle has one hint
       *[other] this puzzle has { $count } hints
    }
cli-puzzle-no-answer = { $text } cannot be called here: name a wire of somebody else and a value that you hold, as in B1.3=5
cli-puzzle-head = Puzzle { $number }: { $title } (grade { $grade } of 5)
cli-puzzle-facts = What else everybody knows:
cli-puzzle-how = Type a wire and its value, as in B1.3=5; or hint, solution, table, quit.
# Words that can be typed for these in this language, with commas; the English ones work in all languages.
cli-puzzle-typed-hint = hint
cli-puzzle-typed-solution = solution
cli-puzzle-typed-table = table
cli-puzzle-typed-quit = quit
cli-puzzle-hint = Hint { $hint } of { $hints }: { $step }
cli-puzzle-no-more-hints = There are no more hints; the next step is the answer itself.
cli-puzzle-again = Not solved. It is there again with: defuse puzzle { $number }
cli-puzzle-calls = The best calls:
cli-puzzle-place = { $wire }

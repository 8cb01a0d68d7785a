### Lessons: the list, and the page of a lesson. What steps say is in lessons.ftl.

web-lessons-word = Lessons
web-lessons-line = Short, and played at real tables
# $n: how many steps are done, $all: how many there are.
web-lesson-step = Step { $n } of { $all }
# $n: the number of the lesson, $all: how many there are; $step and $steps: the same of its steps.
web-lesson-where = lesson { $n } of { $all } · step { $step } of { $steps }
web-lesson-all = All lessons
web-lesson-next = Next lesson
web-lesson-again = Once more
web-lesson-say = That’s it
web-lesson-sit = To the table
web-lesson-real = A real table with these hands waits for you. It counts for nothing.
web-lesson-tap = Tap the wire
web-lesson-tap-name = Tap the wire, then its number
web-lesson-count = How many? Press a number
web-lesson-solo = Press the number that you can cut alone
web-lesson-done = Lesson done!
# $title: what the lesson is called.
web-lesson-done-text = You know “{ $title }” now.
web-lesson-enough = You know enough for your first mission.
web-lesson-mission = Play mission { $n }
web-lesson-gone = There is no such lesson.
web-lesson-opening = The lesson is being opened …

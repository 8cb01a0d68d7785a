### Les leçons : la liste et la page d’une leçon. Ce que disent les étapes est dans lessons.ftl.

web-lessons-word = Leçons
web-lessons-line = Courtes, et jouées à de vraies tables
# $n: how many steps are done, $all: how many there are.
web-lesson-step = Étape { $n } sur { $all }
# $n: the number of the lesson, $all: how many there are; $step and $steps: the same of its steps.
web-lesson-where = leçon { $n } sur { $all } · étape { $step } sur { $steps }
web-lesson-all = Toutes les leçons
web-lesson-next = Leçon suivante
web-lesson-again = Encore une fois
web-lesson-say = C’est ça
web-lesson-sit = À la table
web-lesson-real = Une vraie table avec ces mains t’attend. Elle ne compte pour rien.
web-lesson-tap = Touche le fil
web-lesson-tap-name = Touche le fil, puis son numéro
web-lesson-count = Combien ? Appuie sur un numéro
web-lesson-solo = Appuie sur le numéro que tu peux couper en solo
web-lesson-done = Leçon terminée !
# $title: what the lesson is called.
web-lesson-done-text = Tu connais maintenant « { $title } ».
web-lesson-enough = Tu en sais assez pour ta première mission.
web-lesson-mission = Jouer la mission { $n }
web-lesson-gone = Il n’y a pas de telle leçon.
web-lesson-opening = La leçon s’ouvre …

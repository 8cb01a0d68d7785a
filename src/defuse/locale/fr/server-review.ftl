### Ce que le serveur dit des retours en arrière, et des tables qui repartent de l’un d’eux.

# $one : mission ou game ; $turn : 0 avant le premier tour.
branch-from =
    { $one ->
        [mission] { $turn ->
            [0] Et si : mission { $mission }, depuis le début
           *[other] Et si : mission { $mission }, tour { $turn }
        }
       *[other] { $turn ->
            [0] Et si : depuis le début
           *[other] Et si : manche { $turn }
        }
    }
branch-settled = la partie repart d’une autre : ce qui se joue, et à combien, y est déjà décidé
branch-gone = ce dont cette partie repart n’existe plus
review-none = ce retour en arrière n’existe pas
review-crew = c’est la partie d’une équipe : seuls ses membres et ceux qui sont assis à la table peuvent la faire revoir
review-not-over =
    { $one ->
        [mission] la mission de ce fichier n’est pas finie
       *[other] la partie de ce fichier n’est pas finie
    }
review-unreadable = ce fichier est illisible
review-no-act = ce moment n’existe pas dans cette partie
review-no-view = cette vue n’existe pas
review-not-now = impossible de calculer cela pour l’instant ; réessaie
# $name : ce qui était demandé, en anglais technique.
review-bad-number = { $name } doit être un nombre
review-room-full = il n’y a plus de place ici
review-led = quelqu’un d’autre mène en ce moment
review-not-leading = seul celui qui mène peut passer la main
review-room-nobody = personne ici n’a ce numéro
http-many-files = trop de fichiers d’un coup ; réessaie plus tard
http-file = envoie du application/octet-stream
review-sealed = d’autres jouent encore la même donne aujourd’hui ; demain tu pourras continuer à partir d’ici

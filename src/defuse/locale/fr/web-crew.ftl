### Crews: the campaign, joining and coming back, the deal of the day, challenges, how hard a mission is.

## The campaign.

web-campaign-device-text = Ce que tu as gagné n’est gardé que dans ce navigateur. Une équipe le garde sur le serveur, pour vous tous et pour chaque appareil.
web-campaign-of-device = Campagne de cet appareil
web-campaign-map = Carte de la campagne
# $next: the number of the mission that comes next; 0: all are done.
web-campaign-line =
    { $next ->
        [0] { $n } sur { $all }, tout est fait
       *[other] { $n } sur { $all } · ensuite { $next }
    }
web-campaign-captain = prochain capitaine : { $name }
web-campaign-box-done = { $n } sur { $all }
web-campaign-box-locked = s’ouvre après { $n }
web-campaign-mission = Mission { $n }
# $state: done, next, open or locked.
web-campaign-state =
    { $state ->
        [done] gagnée
        [next] mission suivante
        [locked] fermée
       *[open] ouverte
    }
web-campaign-node = Mission { $n }, { web-campaign-state }
web-campaign-tries =
    { $n ->
        [one] un essai
       *[other] { $n } essais
    }
# $what: equipment or characters.
web-campaign-joins =
    { $what ->
        [equipment] l’équipement arrive
       *[characters] des personnages arrivent
    }
web-campaign-locked = Cette mission est fermée. Sa boîte s’ouvre quand la mission { $n } est gagnée.
web-campaign-last-try = Dernier essai : { $why }.
web-campaign-play = Jouer la { $n }
web-campaign-play-again = Rejouer la { $n }
web-campaign-retry = Refaire { $n }
web-campaign-next = Suite : { $n }
web-campaign-join = Rejoindre : mission { $n }
# $state: lobby (they wait) or running; $names: who is there.
web-campaign-table =
    { $state ->
        [lobby] { $names } à table : la mission { $n } va commencer.
       *[running] La mission { $n } est en cours : { $names }.
    }
web-campaign-nobody = Personne encore
web-total-done = désamorcées
web-total-tries =
    { $n ->
        [one] essai
       *[other] essais
    }
web-total-won = gagnés
web-total-played = de jeu
web-crew-today = aujourd’hui
web-tab-map = Carte
web-tab-crew = Équipe
# $n: the number of bots at the table.
web-and-bots =
    { $n ->
        [0] sans bots
        [one] et un bot
       *[other] et { $n } bots
    }

## How hard it is.

web-how-hard = Est-elle difficile ?
web-how-hard-all = tout nombre de joueurs, gagnées
web-how-hard-players = { $n } joueurs, parties gagnées
web-how-hard-mission = La mission { $n } est-elle difficile ?
web-by-players = Par joueurs
web-any-players = toutes
web-rate = { $share } gagnées, entre { $span } %, sur { $n } parties
web-rate-few =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
web-rate-bots = Bots
web-rate-crews = Équipes ici
web-rate-you = Vous
web-rate-own = { $n } sur { $all }
web-rate-none = pas encore d’essai
web-rates-text = La part des parties gagnées, et en pâle l’intervalle à 95 %. Sous 20 parties, leur nombre seulement.
web-rates-no-crews = Il n’y a pas de parties d’équipes de ce serveur à raconter.

## History and figures.

web-history = Historique
web-history-all =
    { $n ->
        [0] toutes les parties
        [one] une partie
       *[other] les { $n } parties
    }
web-history-more = Parties plus anciennes
web-history-empty = La mission { $n } attend.
web-history-device = Une équipe garde ici ses parties, pour les revoir.
web-game-won = gagnée
web-game-lost = perdue
# $kind: how the game came here.
web-game-kind =
    { $kind ->
        [imported] d’un fichier
        [box] jouée avec la vraie boîte
        [brought] apportée d’un navigateur
       *[played] jouée ici
    }
web-game-deal =
    { $deal ->
        [daily] donne du jour
       *[challenge] défi
    }
# Of a deal that all crews play: only the first try counts.
web-game-not-first = pas le premier essai
web-plot = Parties gagnées
web-plot-ours = ton équipe
web-plot-bots = bots, bande à 95 %
web-plot-empty = La première partie fera la première barre.
web-plot-mission = mission { $n } : { $share } sur { $games }
web-stats-more = par boîte, joueurs, capitaine
web-stats-text = Les parties de la vraie boîte et des fichiers ne comptent pas ici. La barre pâle est l’intervalle à 95 %.
web-stats-boxes = Par boîte
web-stats-players = Par nombre de joueurs
web-stats-captains = Par capitaine

## Games of the real box.

web-box-game = Partie de la vraie boîte
web-box-game-text = Elle compte pour votre campagne, avec une marque, et reste hors de toutes les statistiques.
web-box-how = Comment a-t-elle fini ?
web-box-others = Autres, avec des virgules
web-box-captain = Capitaine
web-box-minutes = Minutes
web-box-day = Jour
web-box-note = Note
web-box-enter = Entrer cette partie
web-box-remove = Retirer cette partie de la mission { $n }

## Members, and what can be done with a crew.

web-crew-members = Membres
web-crew-captain-next = capitaine de la prochaine partie
web-crew-invite = Inviter
web-crew-invite-to = Inviter dans { $name }
web-crew-invite-text = Qui a ce lien peut rejoindre l’équipe et voir tout ce qu’elle a joué.
web-crew-new-link = Nouveau lien
web-crew-new-link-sure = L’ancien lien ne vaudra plus ; personne ne pourra entrer avec. Les membres restent.
web-crew-code = Code de retour
web-crew-export = Exporter
web-crew-settings = Renommer, partir…
web-crew-name = Nom de l’équipe
web-crew-save = Enregistrer
web-crew-saved = Enregistré.
web-crew-share = Nos parties comptent dans les chiffres de ce serveur (sans noms).
web-crew-devices = Sortir mes autres appareils
web-crew-devices-sure = Tous les autres appareils où tu es membre devront revenir avec ton code.
web-crew-devices-out = Tes autres appareils sont sortis.
web-crew-leave = Quitter l’équipe
web-crew-leave-sure = Tu quittes l’équipe. Elle garde les parties que tu as jouées. Pour revenir, il te faudra un lien.
web-crew-delete = Supprimer l’équipe
web-crew-delete-sure = L’équipe et toutes ses parties seront supprimées dans sept jours. D’ici là, chaque membre peut l’empêcher.
web-crew-ends = { $name } veut supprimer cette équipe. Le { $day }, elle disparaît avec toutes ses parties.
web-crew-keep = La garder
web-crew-remove = Retirer
    .label = Retirer { $name }
web-crew-remove-sure = { $name } sera dehors, avec tous ses appareils. Retirer ?
web-crew-yes = Oui
web-crew-no = Non
web-crew-others = Autres équipes
web-crew-new = Nouvelle équipe
web-crew-back = Revenir dans une équipe
web-crew-make-it = En faire une équipe
web-crew-out = Cet appareil n’appartient plus à l’équipe.
web-crew-unknown = Cet appareil n’appartient pas à une telle équipe.
    .text = Demande le lien à un membre. Si tu étais membre, ton code de retour te ramène.
web-crew-forget = Oublier ici
web-code-text = Personne n’a de compte ici. Avec ce code, tu reviens si cet appareil est perdu. Il n’est montré que cette fois : garde-le ailleurs.
web-code-link = Ou garde ce lien, il contient le code :
web-code-kept = J’ai gardé le code ailleurs.
web-code-done = Continuer
web-code-new = Faire un nouveau code
web-code-new-text = Un code a été montré à ton arrivée ; personne ne peut le relire. Un nouveau le remplace.

## Making, joining, coming back.

web-join-crew = Tu es invité dans { $name }
web-join-crew-text =
    { $n ->
        [one] Un membre parcourt la campagne. Dis comment tu veux t’appeler.
       *[other] { $n } membres parcourent la campagne ensemble. Dis comment tu veux t’appeler.
    }
web-join-crew-do = Rejoindre l’équipe
web-back-text = Ton code de retour te ramène comme le membre que tu étais. Il vaut une fois ; ensuite tu en reçois un nouveau.
web-back-do = Revenir
web-back-other = Sans code, chaque membre peut retirer le membre perdu et t’envoyer un nouveau lien.
web-new-crew-text = Une équipe parcourt ensemble les 66 missions. Sans comptes : un lien invite, cet appareil s’en souvient.
web-new-crew-along =
    { $n ->
        [one] Emporter la mission gagnée dans ce navigateur
       *[other] Emporter les { $n } missions gagnées dans ce navigateur
    }
web-new-crew-do = Fonder l’équipe
web-import = Ouvrir le fichier d’une équipe
web-import-text = Ou amène une équipe d’un autre serveur : du fichier qui y a été exporté.

## The deal of the day, and challenges.

web-daily-mission = Aujourd’hui : mission { $n }
web-daily-text = Chaque équipe reçoit aujourd’hui les mêmes cartes, selon le nombre de joueurs. Votre premier essai compte. Ce que les autres ont fait se voit après.
web-daily-played = Vous l’avez jouée. Voici le résultat :
web-daily-second-window = Rien n’empêche de regarder les cartes d’abord dans une seconde fenêtre. Jouez franc jeu, c’est votre plaisir.
web-deal-crew = Avec quelle équipe ?
web-deal-play = Jouer cette donne
web-deal-running = À la table où vous la jouez
web-beat = Battez-nous
web-beat-mission = Battez-nous : mission { $n }
web-beat-line = Nous : { $why }. Qui fait mieux avec les mêmes cartes ?
web-beat-none = Après votre première partie ici, vous pourrez envoyer ses cartes à une autre équipe.
web-beat-send = Envoyer
web-beat-text = Qui a ce lien joue les mêmes cartes avec sa propre équipe. Votre résultat se voit après le leur.
web-beat-waits = Personne d’autre ne l’a encore jouée.
web-beat-whose = { $crew } a joué ces cartes à { $n }.
web-beat-how = Même mission, mêmes cartes, même nombre de joueurs. Les résultats se voient côte à côte quand vous avez joué.
web-beat-yours = Ce sont vos propres cartes. Voici ce qui en est sorti :
web-beat-played = Vous avez joué ces cartes. Côte à côte :
web-result-won = gagné au tour { $n }
web-result-lost = perdu au tour { $n }
web-result-dial = cadran { $n }
web-result-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
web-deal-alone = Jouer seul
web-deal-alone-text = Cela fonde une équipe de toi seul, qui ne partage rien : le résultat est pour toi.
# The name of a crew of one.
web-alone-crew = { $name } en solo

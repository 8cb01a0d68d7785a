### What both games say: refusals, forms, replay files, and acts that belong to no rule.

act-pass = Laisse passer l’occasion.
    .label = Laisser passer
act-cannot = Dis que tu n’as plus aucun coup permis.
    .label = Je ne peux rien faire
act-clock = Tant de secondes de jeu ont passé ; ajouté par l’hôte, jamais par une place.
    .label = Horloge

ask-ask = Que choisis-tu ?

## Why an act is refused.

refused-over = la partie est finie
refused-clock = l’horloge est à l’hôte et ne recule jamais
refused-no-seat = cette place n’existe pas
# $card: the id of a card, as a program sent it.
refused-no-card = il n’y a pas de « { $card } » en jeu
refused-not-asked = ce n’est pas à toi de répondre
refused-no-pass = il n’y a rien à laisser passer
refused-can-act = il y a encore quelque chose que tu peux faire
refused-not-now = ce n’est pas possible maintenant
refused-no-act = ce n’est pas une action

form-another-action = c’est une autre action
# $field: the name of a field as programs write it.
form-no-choice = { $field } : { $choice } n’est pas un choix possible ici
form-each-once = { $field } : chacun une seule fois

game-unknown = jeu inconnu : « { $name } » (il y a : { COMMA($known) })

## Replay files.

replay-bad-setup = cette mise en place est impossible : { $why }
replay-illegal-act = l’action { $number } n’est pas permise : { $why }
replay-differs = ce moteur joue la partie autrement : empreinte { $found } au lieu de { $written }
replay-differs-other-engine = ce moteur joue la partie autrement : empreinte { $found } au lieu de { $written } (elle vient du moteur { $engine })
replay-no-file = ce n’est pas un fichier replay : { $why }
replay-no-format = ce n’est pas un fichier replay : il n’indique aucun format
replay-other-format = ce fichier est au format { $format } ; ce moteur lit le format { $ours }
replay-broken = ce fichier replay est abîmé : { $why }
replay-unreadable = impossible de lire { $path } : { $why }
replay-no-act = cette action n’existe pas : { $name }
replay-bad-act = { $name } : { $why }
replay-act = action { $number } : { $why }

## How the seed of a game was made.

deal-other-method = la donne a été faite par une autre méthode ({ $method }), inconnue de cette version
deal-seats-muddled = les places des contributions ne sont pas dans l’ordre, ou une place est nommée deux fois
deal-other-secret = le secret n’est pas celui sur lequel le serveur s’était engagé
deal-other-setup = la mise en place n’est pas celle qui valait avant la donne
deal-other-seed = le secret et les contributions mènent à la graine { $found }, et non à { $written }

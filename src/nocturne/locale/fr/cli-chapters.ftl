# La commande « nocturne chapters » : les outils de qui écrit des chapitres.
cli-help-heading-write = Écrire
cli-help-chapters = écrire des chapitres : commencer, vérifier, essayer, dessiner
cli-about-chapters = Les outils de qui écrit des chapitres pour CHAPTERS. « nocturne chapters ACTION --help » en dit plus ; docs/writing-chapters.md est le guide.
cli-meta-action = ACTION
cli-meta-name = NOM
cli-meta-folder = DOSSIER
cli-arg-packs = chercher aussi des packs parmi les dossiers de celui-ci
cli-chapters-new = créer un petit pack jouable pour commencer
cli-about-chapters-new = Créer un pack pour commencer : un chapitre dans les deux langues, commenté, jouable tout de suite.
cli-arg-chapters-name = le nom du pack : minuscules, chiffres et _
cli-arg-chapters-at = le dossier où créer celui du pack (par défaut : celui-ci)
cli-chapters-check = chercher les fautes sans jouer
cli-about-chapters-check = Chercher les fautes dans des packs sans les jouer. Chaque remarque donne le fichier, la ligne, la page et le remède. Statut de sortie 1 s’il y a des erreurs.
cli-arg-chapters-paths = le dossier d’un pack, ou un dossier de packs
cli-arg-chapters-notes = décrire aussi ce que les chapitres peuvent donner
cli-check-error = erreur { $code }
cli-check-warning = avertissement { $code }
cli-check-note = note { $code }
cli-check-left-out = … et { $count } de plus.
cli-check-summary = { $pack } : { $read ->
    [no] tous les fichiers n’ont pas pu être lus
   *[yes] { $chapters ->
        [one] un chapitre
       *[other] { $chapters } chapitres
    } et { $pages } pages
} ; { $errors ->
    [0] aucune erreur
    [one] une erreur
   *[other] { $errors } erreurs
}, { $warnings ->
    [0] aucun avertissement
    [one] un avertissement
   *[other] { $warnings } avertissements
}.
cli-new-done = Le pack est prêt. La suite :
      nocturne chapters check { $folder }
      nocturne chapters test { $folder }
      nocturne play chapters --packs { $at } --option pack={ $name }
cli-chapters-schema = écrire les schémas qui permettent à un éditeur de compléter
cli-about-chapters-schema = Écrire les schémas JSON (draft-07) de tous les fichiers de contenu. Un éditeur muni d’un serveur de langage YAML complète et vérifie alors pendant que vous écrivez.
cli-arg-chapters-schema = où les écrire (par défaut : schema)
cli-schema-done = { $count } schémas dans { $folder }.

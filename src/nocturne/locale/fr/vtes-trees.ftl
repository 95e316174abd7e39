# Erreurs dans les fichiers d'arbres de cartes.
vtes-tree-wrong = { $file }, ligne { $line } : l'arbre de la carte { $card } est faux. { $detail }.
vtes-tree-twice = { $file }, ligne { $line } : la carte { $card } a déjà un arbre.

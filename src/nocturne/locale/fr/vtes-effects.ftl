# Ce que les effets généraux des cartes disent et demandent.
vtes-log-hand-shown = { $seat } joue cartes sur table et montre { $cards }.
vtes-log-referendum-over = Le référendum est terminé.
vtes-log-rolled = { $sides ->
    [2] { $seat } tire à pile ou face : { $shown ->
        [1] face
       *[other] pile
    }.
   *[other] { $seat } lance un dé : { $shown }.
}
vtes-log-play-over = { $seat } a joué { $card }.
vtes-log-edge-voted = { $seat } brûle l’Avantage pour une voix.
vtes-log-bleed-succeeding = { $minion } va réussir son bleed contre { $seat }.
vtes-window-ousting = Un Mathusalem n’a plus de pool et va être éliminé : utiliser quelque chose ?
vtes-ask-shortage = { $victim } n’a pas assez de pool pour tous : à qui va le suivant ?

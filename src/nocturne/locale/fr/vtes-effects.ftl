# Ce que les effets généraux des cartes disent et demandent.
vtes-log-hand-shown = { $seat } joue cartes sur table et montre { $cards }.
vtes-log-bleed-succeeding = La saignée de { $minion } contre { $seat } est sur le point de réussir.
vtes-window-ousting = Un Mathusalem n’a plus de pool et va être éliminé : utiliser quelque chose ?
vtes-ask-shortage = { $victim } n’a pas assez de pool pour tous : à qui va le suivant ?

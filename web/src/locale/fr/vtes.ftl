# vtes

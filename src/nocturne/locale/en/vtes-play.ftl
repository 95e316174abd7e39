# VTES: playing cards and taking actions.
vtes-window-announced = An action is announced: use something as it is announced?

vtes-why-cancels-as-played = it cancels a card as it is played, and at no other moment.
vtes-why-nothing-to-cancel = the card being played is not one it can cancel.
vtes-why-no-wake-here = nobody wakes in combat, or without an action.
vtes-why-discard-phase-only = events are played in your discard phase.
vtes-why-unlock-phase-only = convictions are played in your unlock phase.
vtes-why-minion-phase-only = actions are taken in your minion phase, one after the other.
vtes-why-one-action-card = an action card begins an action of its own; it does nothing for another one.
vtes-why-no-action = no action is under way.
vtes-why-not-your-action = only the Methuselah whose minion acts plays action modifiers.
vtes-why-not-your-minion = you do not control this minion.
vtes-why-not-yours = it is not yours to use now.
vtes-why-others-only = it is for another minion than the acting one.
vtes-why-torpor-no-modifier = a vampire in torpor plays action modifiers only for his own action.
vtes-why-not-yet-to-block = somebody else decides first about blocking.
vtes-why-unblockable = this action cannot be blocked.
vtes-why-mandatory-own = this minion has a mandatory action to take, and may take no other.
vtes-why-too-few-gehenna = there are not enough Gehenna events in play.
vtes-why-cannot-mask = this vampire could not have taken this action in the same way.
vtes-why-one-each = a minion can have only one of these.
vtes-why-no-card-to-discard = you hold no card that could be discarded for it.

vtes-log-masked = { $minion } goes on with the action in the place of { $acting }.
vtes-log-aimed = { $source }: the target is { $target }.
vtes-log-aimed-at = { $source }: the target is { $victim }.
vtes-log-number-named = { $source }: the number is { $number }.
vtes-log-word-named = { $source }: { $word } is named.


vtes-ask-clan = { $card }: name a clan.
vtes-ask-name-discipline = { $card }: name a Discipline.
vtes-ask-reorder = { $card }: which card do you want to draw next?
vtes-ask-rearrange = { $card }: what is moved?
vtes-do-move-blood = 1 blood from { $minion } to { $other }
vtes-do-move-card = { $card } to { $other }
vtes-ask-discount = { $card }: do you make it cheaper?
vtes-do-full-cost = Pay what it costs
vtes-do-burn-discount-blood = Burn { $card }: { $amount } blood less
vtes-do-burn-discount-pool = Burn { $card }: { $amount } pool less
vtes-do-pledge = Pay { $amount } of the blood with counters of { $card }
vtes-do-discount-blood = Lock { $card }: { $amount } blood less
vtes-do-discount-pool = Lock { $card }: { $amount } pool less
vtes-ask-take-back = { $card }: which of the cards on it?
vtes-log-laid-on = { $card } is put on { $host }, out of play.
vtes-ask-draw = Which card do you draw?
vtes-do-draw-library = The top card of your library
vtes-do-draw-kept = { $card }, from { $host }
vtes-ask-unlock-him = Does { $card } unlock as normal?
vtes-do-unlock-him = { $card } unlocks
vtes-do-stay-locked = { $card } stays locked
vtes-ask-returning = { $card } is to be replaced. Do you take it from your ash heap instead?
vtes-do-take-back-from-ash = Take { $card } from your ash heap
vtes-do-replace-it = Draw a card
vtes-ask-funds = { $card } is to be paid for. How much of its cost does { $source } take over?
vtes-do-fund = { $number ->
    [0] Nothing
   *[other] { $number } { $of }
}
vtes-ask-draw-more = Your card was replaced. Do you draw one more card?
vtes-do-draw-more = Draw one more
vtes-do-draw-no-more = Draw no more
vtes-ask-draw-anew = You have drawn { $card }. Do you put it on the bottom of your library and draw another ({ $source })?
vtes-do-draw-anew = Draw another
vtes-do-keep-drawn = Keep it
vtes-log-drew-kept = { $seat } takes { $card_is ->
    [none] a card
   *[some] { $card }
} from { $host }.
vtes-ask-swap-under = { $card }: which card of your hand do you exchange for the one on it?
vtes-ask-first-of-all = What happens first?
vtes-do-next = { $card }
vtes-do-discipline = { $discipline } [{ $code }]
vtes-ask-discard-cost = { $card }: which card do you discard for it?
vtes-why-nothing-to-take = the opposing minion carries nothing of the kind.
vtes-log-wants-to-use = { $seat } wants to use something.

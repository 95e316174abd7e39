/** The book of rules over whatever page one is on: opened from every "why", and from the table's menu. */
import { speech } from "./i18n.svelte";
import type { GameId } from "./protocol";
import { toasts } from "./toasts.svelte";

class RulesWindow {
  shown = $state.raw<{ game: GameId; rule: string } | null>(null);

  close(): void {
    this.shown = null;
  }
}

export const rulesWindow = new RulesWindow();

/** Open the rules of a game, at one of them. */
export function openRules(game: GameId, rule = ""): void {
  speech.learn("rules").then(
    () => (rulesWindow.shown = { game, rule }),
    () => toasts.show(speech.say("unreachable"), "wrong"),
  );
}

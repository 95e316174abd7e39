/** The answers of VTES by minion and by kind. Within a minion: bleeding, then cards, then what is done more rarely. */
import { verb, type Grouping } from "$lib/choosing";
import type { Option } from "$lib/protocol";

const ORDER = [
  "influence", "bleed", "action", "political", "block", "strike", "cast", "play", "hunt", "leave-torpor",
  "in-play", "use", "transfer", "crypt", "merge", "back", "rescue", "take", "become-anarch", "diablerie", "discard",
];

/** Kinds that share a heading. */
const KINDS: Record<string, string> = {
  play: "play", use: "use", "in-play": "use", discard: "discard",
  transfer: "influence", back: "influence", influence: "influence", crypt: "influence", merge: "influence",
  cast: "votes", political: "votes", edge: "votes",
};

/** Of whom the influence phase speaks: each uncontrolled vampire has its own answers. */
const OF_A_CARD = new Set(["transfer", "back", "influence"]);

export const grouping: Grouping = {
  actor(option: Option) {
    const minion = option.args["minion"];
    if (typeof minion === "string") return minion;
    return OF_A_CARD.has(verb(option)) ? (option.subjects[0] ?? null) : null;
  },
  kind: (option) => KINDS[verb(option)] ?? "other",
  rank(option) {
    const at = ORDER.indexOf(verb(option));
    return at < 0 ? ORDER.length : at;
  },
};

/** Dice read off the log and the questions. */
import type { LogLine, Question } from "$lib/protocol";
import { bare, listArg, numberArg, textArg } from "./view";

export interface Roll {
  /** Grows with every roll, so that dice know when to roll. */
  id: number;
  /** A reference; empty when a seat hunts. */
  who: string;
  attr: string;
  skill: string;
  /** The black dice first, then the red ones. */
  faces: string[];
  red: number;
  /** Null while it is not known. */
  total: number | null;
  difficulty: number;
  beast: boolean;
}

let counted = 0;
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The dice after some news: the latest roll, with its result once that is told. */
export function afterNews(before: Roll | null, lines: LogLine[]): Roll | null {
  let roll = before;
  for (const { event, data } of lines) {
    const who = `figure:${text(data["who"])}`;
    if (event === "Rolled" || event === "HuntRolled")
      roll = {
        id: (counted += 1),
        who: event === "Rolled" ? who : `seat:${number(data["seat"])}`,
        attr: text(data["attr"]),
        skill: text(data["skill"]),
        faces: list(data["faces"]),
        red: number(data["red"]),
        total: event === "HuntRolled" ? number(data["successes"]) : null,
        difficulty: 0,
        beast: false,
      };
    else if (event === "Rerolled" && roll)
      roll = { ...roll, id: (counted += 1), faces: list(data["faces"]), red: number(data["red"]), total: null };
    else if (event === "SkillTested" && roll && roll.who === who)
      roll = { ...roll, total: number(data["total"]), difficulty: number(data["difficulty"]) };
    else if (event === "BeastTested" || event === "KissRolled")
      roll = {
        id: (counted += 1), who, attr: "", skill: "", faces: [text(data["face"])], red: event === "BeastTested" ? 1 : 0,
        total: null, difficulty: 0, beast: event === "BeastTested",
      };
  }
  return roll;
}

/** The dice a question is about. */
export function asked(before: Roll | null, question: Question): Roll {
  const faces = listArg(question.args, "faces").map(bare);
  const same = before !== null && before.faces.join() === faces.join();
  return {
    id: same ? before.id : (counted += 1),
    who: textArg(question.args, "who"),
    attr: bare(textArg(question.args, "attr")),
    skill: bare(textArg(question.args, "skill")),
    faces,
    red: numberArg(question.args, "red"),
    total: numberArg(question.args, "total"),
    difficulty: numberArg(question.args, "difficulty"),
    beast: false,
  };
}

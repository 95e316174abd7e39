/** Several answers given as one: each is an answer to the question that stands when its turn comes, so the rules
 *  judge every one of them. The plan ends where something else is asked, or an answer is not offered any more. */
import type { Option, Question } from "./protocol";

export interface Plan {
  /** The kind of question the answers belong to. */
  ask: string;
  /** The number of the last question that was answered by it. */
  answered: number;
  keys: readonly string[];
}

export type Next = { kind: "answer"; option: Option; plan: Plan } | { kind: "wait" } | { kind: "done" } | { kind: "stopped"; left: number };

/** What the plan does now that this question stands. */
export function nextOf(plan: Plan, question: Question | null): Next {
  const [key, ...left] = plan.keys;
  if (key === undefined) return { kind: "done" };
  if (question === null || question.number === plan.answered) return { kind: "wait" };
  const option = question.ask === plan.ask ? question.options.find((one) => one.key === key) : undefined;
  if (!option) return { kind: "stopped", left: plan.keys.length };
  return { kind: "answer", option, plan: { ask: plan.ask, answered: question.number, keys: left } };
}

/** Which lines of the log concern the viewer: those that name them or something of theirs. */
import type { LogLine } from "./protocol";

/** Whether a line concerns somebody. */
export type Concerns = (line: LogLine) => boolean;

/** The things a line names. */
export const refsOf = (line: LogLine): string[] =>
  line.text.flatMap((part) => (typeof part === "object" ? [part.ref] : []));

/** Lines that name one of these things; small matters (a draw, a pass) concern nobody. */
export const naming =
  (isMine: (ref: string) => boolean): Concerns =>
  (line) =>
    !line.faint && refsOf(line).some(isMine);

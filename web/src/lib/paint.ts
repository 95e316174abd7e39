/** Looks and changes just before the next paint, all looks first: a change between two looks would have the browser lay out the
 *  page twice. */

/** Asks where things are; what it returns is called when everybody has looked. */
export type Look = () => (() => void) | void;

let waiting: Set<Look> = new Set();
let frame = 0;

/** Look before the next paint. Returns how to give that up. */
export function beforePaint(look: Look): () => void {
  const own = (): ReturnType<Look> => look();
  waiting.add(own);
  frame ||= requestAnimationFrame(run);
  return () => void waiting.delete(own);
}

function run(): void {
  frame = 0;
  const looks = waiting;
  waiting = new Set();
  for (const change of [...looks].map((look) => look())) change?.();
}

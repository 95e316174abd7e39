/** What the page does is split into tasks, so that none of them keeps whoever plays waiting. */

/** Have something done in a task of its own, without the delay of a timer. */
export function afterwards(deed: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    deed();
  };
  port2.postMessage(null);
}

/** Have something done when what is to be seen now has been painted; at once where nobody looks. */
export function oncePainted(deed: () => void): void {
  if (document.hidden) return afterwards(deed);
  let done = false;
  const once = (): void => {
    clearTimeout(unseen);
    if (!done) deed();
    done = true;
  };
  // A page that is hidden meanwhile is not painted any more.
  const unseen = setTimeout(once, LONGEST_FRAME);
  requestAnimationFrame(() => afterwards(once));
}

const LONGEST_FRAME = 100;

const waiting: (() => void)[] = [];
let painting = false;

/** Have changes of the page made one at a time, in this order, each when the one before it has been painted: two large ones
 *  in the same paint would be one long task. The first is made at once. */
export function oneByOne(change: () => void): void {
  waiting.push(change);
  if (!painting) next();
}

function next(): void {
  const change = waiting.shift();
  painting = change !== undefined;
  if (!change) return;
  oncePainted(next);
  change();
}

/** The numbers of what a server tells: what was told before is not shown again. */
import type { FromServer } from "./protocol";

/** Whether something is news to whoever has seen everything up to `last`. A fresh frame says all there is: it counts whatever its
 * number, which may come from a clock that went back or from another server's. */
export function isNews(told: FromServer, last: number): boolean {
  return told.seq === undefined || told.seq > last || (told.type === "frame" && told.fresh);
}

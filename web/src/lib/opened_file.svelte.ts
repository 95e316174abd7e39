/** A file that was opened to be looked at: a game as far as somebody has known it. It stays on this page and is sent to
 *  nobody; whoever loads the page anew opens it again. */
import { readHistory, type HistoryFile } from "./history_file";
import { go } from "./route.svelte";

class OpenedFile {
  file = $state.raw<HistoryFile | null>(null);
  /** Counts the files opened, so that another one is shown afresh. */
  count = $state(0);

  /** Show a file in the replay; false if it is not one that can be shown. */
  open(text: string): boolean {
    const file = readHistory(text);
    if (!file) return false;
    this.file = file;
    this.count += 1;
    go("replay", "file");
    return true;
  }
}

export const openedFile = new OpenedFile();

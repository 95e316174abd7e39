/** The worker of the installed page, as the browser wakes it: notices are shown, and lead to our own page only. */
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { octets } from "../src/lib/pushing";

const SOURCE = readFileSync(new URL("../build/service_worker.js", import.meta.url), "utf-8");
const HERE = "https://nocturne.example/";

type Happening = { waitUntil: (work: Promise<unknown>) => void } & Record<string, unknown>;

function woken() {
  const listeners: Record<string, (event: Happening) => void> = {};
  const shown: { title: string; body: string; tag: string; data: { link: string } }[] = [];
  const opened: string[] = [];
  const self = {
    addEventListener: (kind: string, work: (event: Happening) => void) => (listeners[kind] = work),
    location: { origin: new URL(HERE).origin },
    registration: { scope: HERE, showNotification: async (title: string, options: object) => void shown.push({ title, ...options } as never) },
    clients: { matchAll: async () => [], openWindow: async (address: string) => void opened.push(address) },
  };
  runInNewContext(SOURCE, { self, URL, Set, Promise, caches: {}, fetch: () => Promise.reject(new Error("no network")) });
  const happen = async (kind: string, event: object): Promise<void> => {
    const works: Promise<unknown>[] = [];
    listeners[kind]!({ ...event, waitUntil: (work) => works.push(work) });
    await Promise.all(works);
  };
  return { happen, shown, opened };
}

test("a notice of the server is shown, a later one in its place", async () => {
  const { happen, shown } = woken();
  const told = { title: "It is your turn", body: "With Lucy", link: `${HERE}#/table/1` };
  await happen("push", { data: { json: () => told } });
  expect(shown[0]).toMatchObject({ title: told.title, body: told.body, tag: "turn", data: { link: told.link } });
  await happen("push", { data: { json: () => JSON.parse("not JSON") as unknown } });
  expect(shown).toHaveLength(1);
});

test("a click opens the table, and never a page of others", async () => {
  const { happen, opened } = woken();
  const click = (link: string) => happen("notificationclick", { notification: { close: () => undefined, data: { link } } });
  await click(`${HERE}#/table/1`);
  await click("https://evil.example/");
  expect(opened).toEqual([`${HERE}#/table/1`, HERE]);
});

test("a key is read as the protocol writes it", () => {
  expect([...octets("-_8A")]).toEqual([251, 255, 0]);
});

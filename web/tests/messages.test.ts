/** The messages of the page: the same in both languages, every used one there, and no sentence in the code. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentParser, Junk, Message, Visitor, type VariableReference } from "@fluent/syntax";
import { describe, expect, it } from "vitest";

const SOURCE = new URL("../src/", import.meta.url).pathname;
const TOPICS = readdirSync(join(SOURCE, "locale", "en")).map((file) => file.replace(".ftl", ""));

function messages(lang: string, topic: string): Map<string, string[]> {
  const text = readFileSync(join(SOURCE, "locale", lang, `${topic}.ftl`), "utf-8");
  const found = new Map<string, string[]>();
  for (const entry of new FluentParser().parse(text).body) {
    expect(entry, `${lang}/${topic}.ftl`).not.toBeInstanceOf(Junk);
    if (!(entry instanceof Message)) continue;
    expect(found.has(entry.id.name), `${entry.id.name} twice in ${lang}/${topic}.ftl`).toBe(false);
    const variables = new Set<string>();
    class Reader extends Visitor {
      override visitVariableReference(node: VariableReference): void {
        variables.add(node.id.name);
      }
    }
    new Reader().visit(entry);
    found.set(entry.id.name, [...variables].sort());
  }
  return found;
}

function sources(): [string, string][] {
  return readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => [name, readFileSync(join(SOURCE, name), "utf-8")]);
}

/** Ids written out in the code, and the beginnings of those put together: t(`refused-${code}`). */
function used(): { ids: Set<string>; beginnings: Set<string> } {
  const ids = new Set<string>();
  const beginnings = new Set<string>();
  for (const [, text] of sources()) {
    for (const [, call] of text.matchAll(/(?<![\w.])t\(([^;{}]*?(?:\$\{[^}]*\}[^;{}]*?)*)[,)]/g))
      for (const [, id] of call!.replace(/`[^`]*`/g, "").matchAll(/(?<![!=]== ?|\w\()"([a-z][\w-]*)"/g)) ids.add(id!);
    for (const [, id] of text.matchAll(/(?<![\w.])t\(\s*"([\w-]+)"/g)) ids.add(id!);
    for (const [, start] of text.matchAll(/`([a-z][\w-]*-)\$\{/g)) beginnings.add(start!);
  }
  return { ids, beginnings };
}

describe("the messages of the page", () => {
  it.each(TOPICS)("say the same things in both languages: %s", (topic) => {
    expect(Object.fromEntries(messages("fr", topic))).toEqual(Object.fromEntries(messages("en", topic)));
  });

  it("have one id each, whatever the file", () => {
    const all = TOPICS.flatMap((topic) => [...messages("en", topic).keys()]);
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  });

  it("are all there, and all used", () => {
    const known = new Set(TOPICS.flatMap((topic) => [...messages("en", topic).keys()]));
    const { ids, beginnings } = used();
    expect([...ids].filter((id) => !known.has(id))).toEqual([]);
    const everywhere = sources()
      .map(([, text]) => text)
      .join("\n");
    const unused = [...known].filter(
      (id) => !everywhere.includes(`"${id}"`) && ![...beginnings].some((start) => id.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it("are the only sentences: no words for a person stand in a component", () => {
    const wordy: string[] = [];
    for (const [name, text] of sources().filter(([name]) => name.endsWith(".svelte"))) {
      const markup = text
        .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "")
        .replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, "");
      for (const [, words] of markup.matchAll(/>([^<>]*\p{L}{2,}\s+\p{L}{2,}[^<>]*)</gu)) wordy.push(`${name}: ${words!.trim()}`);
      for (const [, words] of markup.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]*\p{L}{2,}[^"]*)"/gu))
        wordy.push(`${name}: ${words}`);
    }
    expect(wordy).toEqual([]);
  });
});

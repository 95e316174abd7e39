/** Sentences in segments as plain text, for labels and titles. */
import type { Segment } from "$lib/protocol";

export const plain = (parts: Segment[]): string =>
  parts.map((part) => (typeof part === "string" ? part : part.text)).join("");

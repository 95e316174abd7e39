/** Dates of a club's calendar: told by the reader's clock, whatever the zone. */
import { describe, expect, it } from "vitest";
import { fieldOf, momentOf, told } from "../src/clubs/dates";

const plain = (text: string): string => text.replace(/[\u2009\u202f\u00a0]/g, " ");

describe("an appointment", () => {
  const starts = Date.UTC(2026, 10, 19, 19, 30) / 1000;

  it("is told in the zone of whoever reads it", () => {
    expect(plain(told(starts, 180, "en", "America/New_York"))).toMatch(/Thursday, November 19, 2026.*2:30.*5:30.PM EST/);
    expect(plain(told(starts, 180, "fr", "Europe/Paris"))).toMatch(/jeudi 19 novembre 2026.*20:30.*23:30/);
  });

  it("keeps its moment through a field for date and time", () => {
    expect(momentOf(fieldOf(starts))).toBe(starts);
    expect(momentOf("")).toBeNull();
  });
});

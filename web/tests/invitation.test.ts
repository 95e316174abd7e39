/** Which address friends are given. */
import { describe, expect, it } from "vitest";
import { invitation, outside } from "../src/lobby/invitation";

const here = { origin: "http://127.0.0.1:8000", hostname: "127.0.0.1", pathname: "/" };
const reach = (here_only: boolean, ...addresses: string[]) => ({ here_only, addresses, command: "" });

describe("an invitation", () => {
  it("says when only this machine can open it", () => {
    expect(outside(here, reach(true))).toEqual({ origin: here.origin, hereOnly: true });
  });
  it("gives the address in the local network where the server listens there", () => {
    expect(outside(here, reach(false, "http://192.168.1.7:8000"))).toEqual({ origin: "http://192.168.1.7:8000", hereOnly: false });
  });
  it("keeps the address by which one came oneself", () => {
    const public_ = { origin: "https://play.example", hostname: "play.example", pathname: "/" };
    expect(outside(public_, reach(true))).toEqual({ origin: public_.origin, hereOnly: false });
    expect(outside(public_, null)).toEqual({ origin: public_.origin, hereOnly: false });
  });
  it("joins an open table by its code, and watches any", () => {
    const open = invitation({ table: "t1", code: "ABC", status: "open" }, here, null);
    expect([open.join, open.watch]).toEqual(["http://127.0.0.1:8000/#/join/ABC", "http://127.0.0.1:8000/#/table/t1"]);
    const playing = invitation({ table: "t1", code: null, status: "playing" }, here, null);
    expect([playing.join, playing.watch]).toEqual([null, "http://127.0.0.1:8000/#/table/t1"]);
  });
});

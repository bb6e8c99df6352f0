import { describe, expect, it } from "vitest";
import { seenOf, staleForm } from "./stale-form.server.ts";

const opened = { title: "Nurse", text: "One\nTwo", box: "on" };
const seen = seenOf(opened);

describe("report 5: a form opened before another save", () => {
  it("is not stale while nothing was saved, with a browser's line breaks too", () => {
    const sent = { title: "Midwife", text: "One\r\nTwo ", seen };
    expect(staleForm(sent, opened)).toBeUndefined();
  });

  it("shows both texts of each field that was saved, and keeps the input", () => {
    const stored = { ...opened, title: "Head nurse", text: "One\nThree" };
    const sent = { title: "Midwife", text: "One\r\nTwo", box: "on", seen };
    const stale = staleForm(sent, stored);
    expect(stale?.changed).toEqual([
      { field: "title", saved: "Head nurse", sent: "Midwife" },
      { field: "text", saved: "One\nThree", sent: "One\nTwo" },
    ]);
    // The text was not touched in this form: there is nothing of it to lose.
    expect(stale?.values).toMatchObject({ title: "Midwife", text: "One\nThree" });
    expect(staleForm({ ...stale?.values, seen: stale?.seen ?? "" }, stored)).toBeUndefined();
  });

  it("is not stale if it equals the stored values, such as one sent twice", () => {
    const stored = { ...opened, title: "Midwife" };
    expect(staleForm({ ...stored, seen }, stored)).toBeUndefined();
  });

  it("takes a box that is not ticked as a value of its own", () => {
    const { box: _, ...unticked } = opened;
    const stored = { ...opened, box: "" };
    expect(staleForm({ ...unticked, seen }, stored)).toBeUndefined();
    expect(staleForm({ ...opened, seen }, stored)?.values).toMatchObject({ box: "" });
  });

  it("asks about fields of other steps only where they are sent along", () => {
    const stored = { ...opened, text: "Changed" };
    const step = { title: "Midwife", seen };
    expect(staleForm(step, stored, { shown: ["title"] })).toBeUndefined();
    const whole = { shown: ["title"], checked: Object.keys(stored) };
    expect(staleForm(step, stored, whole)?.changed).toEqual([
      { field: "text", saved: "Changed", sent: null },
    ]);
  });

  it("of an unknown state shows each value that is not the stored one, and asks about no field that it has not", () => {
    const stored = { ...opened, title: "Head nurse" };
    const sent = { title: "Head nurse", text: "Typed", seen: "?" };
    const stale = staleForm(sent, stored, {
      shown: ["title", "text"],
      checked: Object.keys(stored),
    });
    expect(stale?.changed).toEqual([{ field: "text", saved: "One\nTwo", sent: "Typed" }]);
    expect(stale?.values).toMatchObject({ text: "Typed" });
    expect(staleForm({ ...stale?.values, seen: stale?.seen ?? "" }, stored)).toBeUndefined();
  });

  it("is not stale without fingerprints, with any input in their place", () => {
    for (const odd of [undefined, "", "~", "title", "title~~ x"]) {
      expect(() => staleForm({ ...(odd !== undefined && { seen: odd }) }, opened)).not.toThrow();
    }
    expect(staleForm({ title: "Other" }, opened)).toBeUndefined();
  });
});

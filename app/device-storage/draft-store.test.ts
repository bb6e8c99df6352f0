import { describe, expect, it } from "vitest";
import { readDraft, writeDraft } from "./draft-store.ts";

function memory() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
const day = 24 * 60 * 60 * 1000;

describe("a draft on the device", () => {
  it("APPLY-10 gives back the input, each form its own", () => {
    const store = memory();
    writeDraft(store, "apply/1/rima", { phone: "0944" });
    expect(readDraft(store, "apply/1/rima")).toEqual({ phone: "0944" });
    expect(readDraft(store, "apply/1/karam")).toEqual({});
  });

  it("expires once the values it was based on have changed", () => {
    const store = memory();
    writeDraft(store, "profile/rima", { phone: "0944" }, "monday");
    expect(readDraft(store, "profile/rima", "monday")).toEqual({ phone: "0944" });
    expect(readDraft(store, "profile/rima", "tuesday")).toEqual({});
  });

  it("is gone once nothing is left to keep", () => {
    const store = memory();
    writeDraft(store, "apply/1/rima", { phone: "0944" });
    writeDraft(store, "apply/1/rima", {});
    expect(store.items.size).toBe(0);
  });

  it("is forgotten after two weeks", () => {
    const store = memory();
    writeDraft(store, "a", { phone: "0944" }, "", 0);
    expect(readDraft(store, "a", "", 14 * day)).toEqual({ phone: "0944" });
    expect(readDraft(store, "a", "", 14 * day + 1)).toEqual({});
  });

  it.each([
    "no json",
    "[]",
    "null",
    '{"at":1}',
    '{"at":1,"values":{"phone":"1"}}',
    '{"at":"x","base":"","values":{}}',
  ])("survives foreign data under its key: %s", (text) => {
    const store = memory();
    store.items.set("furas-draft/a", text);
    expect(readDraft(store, "a", "", 2)).toEqual({});
  });

  it("leaves out values that are not text", () => {
    const store = memory();
    store.items.set("furas-draft/a", '{"at":1,"base":"","values":{"phone":1,"email":"a@b.c"}}');
    expect(readDraft(store, "a", "", 2)).toEqual({ email: "a@b.c" });
  });

  it("does without a store, and with one that is full", () => {
    const setItem = () => {
      throw new Error("QuotaExceededError");
    };
    const full = { ...memory(), setItem };
    expect(() => writeDraft(undefined, "a", { phone: "1" })).not.toThrow();
    expect(() => writeDraft(full, "a", { phone: "1" })).not.toThrow();
    expect(writeDraft(memory(), "a", { phone: "1" })).toBe(true);
    expect(writeDraft(undefined, "a", { phone: "1" })).toBe(false);
    expect(writeDraft(full, "a", { phone: "1" })).toBe(false);
    expect(readDraft(undefined, "a")).toEqual({});
  });
});

import { describe, expect, it } from "vitest";
import { readDeviceKey } from "./device-key.ts";
import { readDraft, writeDraft } from "./draft-store.ts";
import { encryptedStore } from "./encrypted-store.ts";

function memory() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage & { items: Map<string, string> };
}

const own = { tag: "0123456789abcdef", key: new Uint8Array(32).fill(7) };
const sameTag = { ...own, key: new Uint8Array(32).fill(8) };
const other = { tag: "fedcba9876543210", key: new Uint8Array(32).fill(9) };

describe("S5 drafts on a device", () => {
  it("are read with their key alone, and neither names nor words are told without it", () => {
    const device = memory();
    const store = encryptedStore(device, own);
    writeDraft(store, "apply/job-7/rima", { coverLetter: "أعرف النول" });
    writeDraft(store, "my-account/rima", { bio: "weaver" });
    expect(readDraft(store, "apply/job-7/rima")).toEqual({ coverLetter: "أعرف النول" });
    expect(readDraft(store, "my-account/rima")).toEqual({ bio: "weaver" });
    const stored = JSON.stringify([...device.items]);
    for (const word of ["النول", "weaver", "job-7", "rima"]) expect(stored).not.toContain(word);
    for (const wrong of [sameTag, other]) {
      expect(readDraft(encryptedStore(device, wrong), "my-account/rima")).toEqual({});
    }
  });

  it("are gone from the device once none is left", () => {
    const device = memory();
    const store = encryptedStore(device, own);
    writeDraft(store, "a", { phone: "1" });
    writeDraft(store, "b", { phone: "2" });
    writeDraft(store, "a", {});
    expect(readDraft(store, "b")).toEqual({ phone: "2" });
    writeDraft(store, "b", {});
    expect(device.items.size).toBe(0);
  });

  it("of earlier versions are taken over, and are plain no more", () => {
    const device = memory();
    writeDraft(device, "my-account/rima", { bio: "weaver" });
    const store = encryptedStore(device, own);
    expect(readDraft(store, "my-account/rima")).toEqual({ bio: "weaver" });
    writeDraft(store, "my-account/rima", { bio: "weaver!" });
    expect(JSON.stringify([...device.items])).not.toContain("weaver");
    expect(readDraft(store, "my-account/rima")).toEqual({ bio: "weaver!" });
  });
});

describe("S5 the key of a device", () => {
  it.each([
    ["lang=en; furas_key=0a1b.AQID", { tag: "0a1b", key: new Uint8Array([1, 2, 3]) }],
    ["__Host-furas_key=0a1b.AQID", { tag: "0a1b", key: new Uint8Array([1, 2, 3]) }],
    ["furas_key=0a1b.", { tag: "0a1b", key: null }],
    ["lang=en", undefined],
    ["other_furas_key=0a1b.AQID", undefined],
  ])("is read from %s", (cookie, key) => expect(readDeviceKey(cookie)).toEqual(key));
});

import { afterEach, expect, it, vi } from "vitest";
import { decrypt, encrypt, hashOf, keyToRead, storageKey } from "./encrypted.ts";

afterEach(() => vi.unstubAllGlobals());

const first = Buffer.alloc(32, 1).toString("base64url");
const second = Buffer.alloc(32, 2).toString("base64url");
const browserWith = (cookie: string) => vi.stubGlobal("document", { cookie });

it("S5 a queued application is opened with its writer's key alone", async () => {
  browserWith(`furas_key=a1.${first}`);
  const key = await storageKey();
  const plain = new TextEncoder().encode("I know the loom.").buffer;
  if (!key) throw new Error("There is a key.");
  const closed = await encrypt(key, plain);
  expect(Buffer.from(closed.bytes as ArrayBuffer).toString("latin1")).not.toContain("loom");
  expect(Buffer.from(await decrypt(key, closed)).toString()).toBe("I know the loom.");
  browserWith(`furas_key=b2.${second}`);
  const other = await storageKey();
  await expect(decrypt(other as never, closed)).rejects.toThrow();
});

it("S5 a shared device writes nothing, and reads with a key that the board gives the signed-in person", async () => {
  browserWith("furas_key=a1.");
  expect(await storageKey()).toBeUndefined();
  vi.stubGlobal("fetch", async () => Response.json({ tag: "a1", key: first }));
  expect(await keyToRead()).toMatchObject({ tag: "a1" });
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 401 }));
  expect(await keyToRead()).toBeUndefined();
});

it("S5 a visitor has no key and requests none; a worker requests it, and may be offline", async () => {
  browserWith("lang=en");
  vi.stubGlobal("fetch", () => {
    throw new Error("It asked.");
  });
  expect(await keyToRead()).toBeUndefined();
  vi.stubGlobal("document", undefined);
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  expect(await keyToRead()).toBeUndefined();
});

it("names tell neither job nor person", async () => {
  expect(await hashOf("apply/job/person")).toMatch(/^[0-9a-f]{64}$/);
});

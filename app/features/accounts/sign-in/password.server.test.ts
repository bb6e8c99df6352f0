import { expect, it, vi } from "vitest";
import { hashPassword, isPassword, setHashCost } from "./password.server.ts";

it("a new hash costs 19 MiB and two passes, and each hash is checked at its own cost", async () => {
  const costly = await hashPassword("a long grey stone");
  expect(costly).toMatch(/^argon2id\$19456\$2\$/);
  setHashCost({ memory: 64, passes: 1 });
  const cheap = await hashPassword("a long grey stone");
  expect(cheap).toMatch(/^argon2id\$64\$1\$/);
  for (const hash of [costly, cheap]) {
    expect(await isPassword(hash, "a long grey stone")).toBe(true);
    expect(await isPassword(hash, "a long grey stain")).toBe(false);
  }
  expect(await isPassword(null, "a long grey stone")).toBe(false);
  setHashCost({ memory: 19_456, passes: 2 });
});

it.each([
  ["é as one letter and as two", "M\u00fc\u00f1chen-caf\u00e9", "Mu\u0308n\u0303chen-cafe\u0301"],
  [
    "alef with hamza as one letter and as two",
    "\u0643\u0644\u0645\u0629 \u0623\u062d",
    "\u0643\u0644\u0645\u0629 \u0627\u0654\u062d",
  ],
])("report 6 a password is the same with %s", async (_, one, two) => {
  for (const [set, input] of [
    [one, two],
    [two, one],
  ] as const) {
    expect(await isPassword(await hashPassword(set), input)).toBe(true);
  }
});

it("report 6 a hash of letters in parts, from before, is matched by the same letters", async () => {
  const hash = await hashPassword("cafe\u0301 au lait");
  const normalize = vi.spyOn(String.prototype, "normalize");
  normalize.mockImplementation(function (this: string) {
    return String(this);
  });
  const older = await hashPassword("cafe\u0301 au lait");
  normalize.mockRestore();
  for (const stored of [hash, older]) {
    expect(await isPassword(stored, "cafe\u0301 au lait")).toBe(true);
    expect(await isPassword(stored, "cafe au lait")).toBe(false);
  }
});

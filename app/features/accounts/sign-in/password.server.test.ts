import { expect, it } from "vitest";
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

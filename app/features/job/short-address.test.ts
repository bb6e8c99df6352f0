import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { idsOfShortName, shortName } from "./short-address.ts";

it("issue 16: a short name stands for its job's id", () => {
  for (let count = 0; count < 200; count++) {
    const id = randomUUID();
    const name = shortName(id);
    expect(name).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/);
    const ids = idsOfShortName(name);
    expect(ids && ids.first <= id && id <= ids.last).toBe(true);
    expect(ids?.first.slice(0, 13)).toBe(id.slice(0, 13));
  }
});

it("is read in capitals, and where digits were taken for letters", () => {
  const name = shortName("00010203-0405-4607-8809-0a0b0c0d0e0f");
  const misread = name.toUpperCase().replaceAll("0", "O").replaceAll("1", "I");
  expect(idsOfShortName(misread)).toEqual(idsOfShortName(name));
});

it.each(["", "abc", "zzzzzzzzzz", "0123456789a", "012345678u", "'; select 1"])(
  "%j is no short name",
  (text) => {
    expect(idsOfShortName(text)).toBeUndefined();
  },
);

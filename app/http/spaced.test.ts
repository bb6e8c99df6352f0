import { expect, it } from "vitest";
import { spaced } from "./spaced.ts";

it("is made again only after a thousand times as long as making it took", async () => {
  let clock = 0;
  let times = 0;
  const take = spaced(
    async () => {
      clock += 5;
      return ++times;
    },
    () => clock,
  );
  expect(await Promise.all([take(), take()])).toEqual([1, 1]);
  clock += 4999;
  expect(await take()).toBe(1);
  clock += 2;
  expect(await take()).toBe(2);
});

it("a failure is passed on once and tried again", async () => {
  let times = 0;
  const take = spaced(async () => {
    times += 1;
    if (times === 1) throw new Error("away");
    return times;
  });
  await expect(take()).rejects.toThrow("away");
  await new Promise((resolve) => setImmediate(resolve));
  expect(await take()).toBe(2);
});

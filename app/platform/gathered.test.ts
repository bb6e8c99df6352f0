import { expect, it } from "vitest";
import { gathered } from "./gathered.ts";

it("joins the calls of one turn, and those that come meanwhile after them", async () => {
  const calls: number[][] = [];
  let release = () => {};
  const double = gathered(async (items: number[]) => {
    calls.push(items);
    if (calls.length === 1) {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    }
    return items.map((item) => 2 * item);
  });
  const first = [double(1), double(2)];
  await expect.poll(() => calls).toEqual([[1, 2]]);
  const later = [double(3), double(4)];
  release();
  expect(await Promise.all([...first, ...later])).toEqual([2, 4, 6, 8]);
  expect(calls).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(await double(5)).toBe(10);
});

it("gives an error to all whom it concerns, and goes on", async () => {
  let isBroken = true;
  const work = gathered(async (items: string[]) => {
    if (isBroken) throw new Error("broken");
    return items;
  });
  expect(await Promise.allSettled([work("a"), work("b")])).toMatchObject([
    { status: "rejected" },
    { status: "rejected" },
  ]);
  isBroken = false;
  expect(await work("c")).toBe("c");
});

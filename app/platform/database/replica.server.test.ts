import { describe, expect, it } from "vitest";
import { createReplicaWatch } from "./replica.server.ts";

describe("growth 15: how far a replica follows", () => {
  /** At each check the time, where the primary's log ends, and what the replica has of it. */
  it.each([
    ["which has all", [[0, 10, 10]], 800, true],
    ["which had all a second ago", [[0, 10, 10]], 900, false],
    [
      "which is always half a second late",
      [
        [0, 10, 0],
        [250, 20, 0],
        [500, 30, 10],
        [750, 40, 20],
      ],
      800,
      true,
    ],
    [
      "which is cut off while nothing is written",
      [
        [0, 10, 10],
        [1000, 10, 10],
      ],
      1000,
      true,
    ],
    [
      "which is cut off while much is written",
      [
        [0, 10, 10],
        [500, 20, 10],
        [1000, 30, 10],
      ],
      1000,
      false,
    ],
  ] as const)("one %s", async (_, checks, at, isFresh) => {
    let [time, end, has] = [0, 0, 0];
    const positions = { written: async () => BigInt(end), replayed: async () => BigInt(has) };
    const watch = createReplicaWatch(positions, () => time);
    for (const check of checks) {
      [time, end, has] = check;
      await watch.check();
    }
    time = at;
    expect(watch.isFresh()).toBe(isFresh);
  });
});

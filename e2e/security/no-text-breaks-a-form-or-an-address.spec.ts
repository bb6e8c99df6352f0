import { expect, test } from "@playwright/test";
import { ofRelease } from "#e2e/support/languages.ts";
import { sendAll, sendHostile } from "./hostile-answers.ts";
import { lookups } from "./hostile-requests.ts";
import { openBoard } from "./role-board.ts";

test.setTimeout(300_000);

const sizes = [
  { requests: 80, keys: "one" as const, tag: [] },
  { requests: 400, keys: "all" as const, tag: ofRelease },
];

for (const { requests, keys, tag } of sizes) {
  test(`any input, by anybody, is answered and never an error: 2 × ${requests} requests, and ${keys} of the keys of every object in each parameter`, {
    tag,
  }, async () => {
    const board = await openBoard();
    try {
      expect(await sendHostile(board, requests)).toEqual([]);
      expect(await sendAll(board, lookups(keys))).toEqual([]);
    } finally {
      await board.close();
    }
  });
}

import { expect, test } from "@playwright/test";
import { sendAll, sendHostile } from "./hostile-answers.ts";
import { lookups } from "./hostile-requests.ts";
import { openBoard } from "./role-board.ts";

test.setTimeout(120_000);

test("any input, by anybody, is answered and never an error: 2 × 250 requests, and the keys of every object in each parameter", async () => {
  const board = await openBoard();
  try {
    expect(await sendHostile(board, 250)).toEqual([]);
    expect(await sendAll(board, lookups())).toEqual([]);
  } finally {
    await board.close();
  }
});

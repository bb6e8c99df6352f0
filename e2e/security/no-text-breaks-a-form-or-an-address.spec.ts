import { expect, test } from "@playwright/test";
import { sendHostile } from "./hostile-answers.ts";
import { openBoard } from "./role-board.ts";

test.setTimeout(120_000);

test("any input, by anybody, is answered and never an error: 2 × 250 requests", async () => {
  const board = await openBoard();
  try {
    expect(await sendHostile(board, 250)).toEqual([]);
  } finally {
    await board.close();
  }
});

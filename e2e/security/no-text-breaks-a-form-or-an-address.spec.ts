import { expect, test } from "@playwright/test";
import { sendHostile } from "./hostile-answers.ts";
import { openBoard } from "./role-board.ts";

test.setTimeout(120_000);

test("whatever is typed, by whomever, is answered and never a fault: 2 × 250 requests", async () => {
  const board = await openBoard();
  try {
    expect(await sendHostile(board, 250)).toEqual([]);
  } finally {
    await board.close();
  }
});

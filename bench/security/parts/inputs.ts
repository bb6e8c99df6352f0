import { none } from "#bench/harness/findings.ts";
import type { Part } from "#bench/harness/parts.ts";
import { sendHostile } from "#e2e/security/hostile-answers.ts";
import { openBoard } from "#e2e/security/role-board.ts";

/** Whether any text, in any field or address, by anybody, is answered as an error. */
export const part: Part<string[]> = {
  what: "hostile forms and addresses by every kind of person. WORDS: how many of each",
  async run([times = "2000"]) {
    const board = await openBoard();
    try {
      const failures = await sendHostile(board, Number(times));
      return [none("forms and addresses answered as faults", failures, 2 * Number(times))];
    } finally {
      await board.close();
    }
  },
};

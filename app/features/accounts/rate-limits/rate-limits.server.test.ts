import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { limits } from "#app/features/accounts/accounts.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { useTestDatabase } from "#test/database.ts";
import {
  type Consumed,
  consume,
  limitKey,
  record,
  refund,
  removeOldLimits,
} from "./rate-limits.server.ts";

useTestDatabase();

const five = { max: 5, seconds: 60 };
let key = "";
beforeEach(() => {
  key = limitKey("test", crypto.randomUUID());
});

describe("a limit", () => {
  it("admits exactly as many as its limit, however many come at once", async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => consume(key, five)));
    expect(answers.filter((answer) => !isRefused(answer))).toHaveLength(5);
    for (const answer of answers.filter((each) => isRefused(each))) {
      expect(answer).toMatchObject({ refused: "accounts.tooManyTries" });
      const { retryAfter = 0 } = answer as { retryAfter?: number };
      expect(retryAfter).toBeGreaterThan(0);
      expect(retryAfter).toBeLessThanOrEqual(60);
    }
  });

  it("counts any span of its length, not the minutes of a clock", async () => {
    await consumeAll(4);
    await age("50 seconds");
    await consumeAll(1);
    expect(await consume(key, five)).toMatchObject({ retryAfter: 10 });
    await age("11 seconds");
    await consumeAll(4);
    expect(await consume(key, five)).toMatchObject({ retryAfter: 49 });
  });

  it("no longer counts a returned unit", async () => {
    const taken = await consumeAll(5);
    await refund(taken.slice(1, 3));
    await consumeAll(2);
    expect(isRefused(await consume(key, five))).toBe(true);
  });

  it("does not lock anyone out when the clock is set back by an hour", async () => {
    await consumeAll(5);
    await age("-1 hour");
    expect(isRefused(await consume(key, five))).toBe(false);
  });

  it("is one key's own, and no key tells whose it is", async () => {
    await consumeAll(5);
    expect(isRefused(await consume(limitKey("test", "somebody else"), five))).toBe(false);
    expect(limitKey("test", "rima@example.com")).not.toContain("rima");
    expect(limitKey("test", "a", "b")).not.toBe(limitKey("test", "ab"));
  });

  it("leaves nothing behind once its time is over", async () => {
    await consumeAll(2);
    await record(limitKey("test", "noted"), five);
    await db.execute(sql`update guard.limits set expires_at = now() - interval '1 second'`);
    await removeOldLimits();
    expect(await db.$count(limits)).toBe(0);
  });
});

it("a limit that only counts never refuses, and counts up to one more than requested", async () => {
  const counts: number[] = [];
  for (let times = 0; times < 6; times += 1)
    counts.push(await record(key, { max: 3, seconds: 60 }));
  expect(counts).toEqual([1, 2, 3, 4, 4, 4]);
});

async function consumeAll(times: number): Promise<Consumed[]> {
  const all: Consumed[] = [];
  for (let time = 0; time < times; time += 1) {
    const taken = await consume(key, five);
    if (isRefused(taken)) throw new Error(`The ${time + 1}. was refused.`);
    all.push(taken);
  }
  return all;
}

/** Makes everything counted older. */
async function age(by: string): Promise<void> {
  await db.execute(sql`update guard.limits
    set hits = array(select hit - ${by}::interval from unnest(hits) hit) where key = ${key}`);
}

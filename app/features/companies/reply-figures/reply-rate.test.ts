import { describe, expect, it } from "vitest";
import { noReplyFigures, replyAdvice, replyRate } from "./reply-rate.ts";

const figures = (
  answered: number,
  unanswered: number,
  overdue = 0,
  medianHours: number | null = 30,
) => ({ answered, unanswered, overdue, medianHours });

describe("the reply rate", () => {
  it.each([
    [null, null],
    [noReplyFigures, null],
    [figures(9, 0), null],
    [figures(9, 0, 50), null],
    [figures(10, 0), { ofTen: 10, days: 2 }],
    [figures(5, 5, 0, 24), { ofTen: 5, days: 1 }],
    [figures(99, 1), { ofTen: 9, days: 2 }],
    [figures(10, 0, 10), { ofTen: 5, days: 2 }],
    [figures(0, 10, 0, null), { ofTen: 0, days: null }],
    [figures(10, 0, 0, 0), { ofTen: 10, days: 1 }],
  ])("of %j is %j", (given, rate) => {
    expect(replyRate(given)).toEqual(rate);
  });
});

describe("ways to raise it", () => {
  it.each([
    [noReplyFigures, [{ kind: "decideMore", count: 10 }]],
    [figures(7, 2, 3), ["decideMore 1", "overdue 3", "unanswered 2"]],
    [figures(20, 0, 0, 24 * 8), [{ kind: "slow", count: 8 }]],
    [figures(20, 0, 0, 24 * 7), []],
  ])("for %j is %j", (given, advice) => {
    const expected = advice.map((each) => {
      if (typeof each !== "string") return each;
      const [kind, count] = each.split(" ");
      return { kind, count: Number(count) };
    });
    expect(replyAdvice(given)).toEqual(expected);
  });
});

import { minDecidedApplications } from "#app/limits.ts";

/** How a company's applications of a year came out; see the table of them. */
export type ReplyFigures = {
  answered: number;
  unanswered: number;
  overdue: number;
  medianHours: number | null;
};

/** A company's reply rate on a job: answered of ten, and the usual days. */
export type ReplyRate = { ofTen: number; days: number | null };

/** Null below ten decided applications. Rounded down: ten of ten are all of them. */
export function replyRate(figures: ReplyFigures | null): ReplyRate | null {
  if (!figures || decidedOf(figures) < minDecidedApplications) return null;
  const { answered, unanswered, overdue, medianHours } = figures;
  const ofTen = Math.floor((10 * answered) / (answered + unanswered + overdue));
  return { ofTen, days: medianHours === null ? null : Math.max(1, Math.ceil(medianHours / 24)) };
}

/** Advice that would raise a company's reply rate, with its count. */
export type ReplyAdvice = { kind: "decideMore" | "overdue" | "unanswered" | "slow"; count: number };

export function replyAdvice(figures: ReplyFigures): ReplyAdvice[] {
  const { overdue, unanswered, medianHours } = figures;
  const missing = minDecidedApplications - decidedOf(figures);
  const days = Math.ceil((medianHours ?? 0) / 24);
  const advice: ReplyAdvice[] = [
    { kind: "decideMore", count: missing },
    { kind: "overdue", count: overdue },
    { kind: "unanswered", count: unanswered },
    { kind: "slow", count: days > slowDays ? days : 0 },
  ];
  return advice.filter(({ count }) => count > 0);
}

/** A usual time to reply that is longer could be shorter. */
const slowDays = 7;

function decidedOf({ answered, unanswered }: ReplyFigures): number {
  return answered + unanswered;
}

export const noReplyFigures: ReplyFigures = {
  answered: 0,
  unanswered: 0,
  overdue: 0,
  medianHours: null,
};

import type { ReplyFigures } from "#app/features/companies/reply-figures/reply-rate.ts";

/** Those who still wait for an answer though the job has ended. */
export type Rest = {
  waiting: number;
  /** When they are told that the job is closed; null until the company was asked by email. ISO. */
  until: string | null;
};

/** What the page of a job's applicants says of those whom nobody has answered. */
export type Unanswered = { rest: Rest | null; figures: ReplyFigures };

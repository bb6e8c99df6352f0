import type { ReplyFigures } from "#app/features/companies/reply-figures/reply-rate.ts";

/** Those who still wait for an answer though the job has ended. */
export type Rest = {
  waiting: number;
  /** When they are told that the job is closed; null until the company was asked by email. ISO. */
  until: string | null;
};

/** The unanswered applications of a job, for its page of applicants. */
export type Unanswered = { rest: Rest | null; figures: ReplyFigures };

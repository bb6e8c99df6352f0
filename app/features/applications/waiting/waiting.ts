import type { InterviewAnswer } from "#app/features/applications/application-status.ts";
import type { Counted } from "#app/platform/paging.ts";

/** An interview that is still to come, or began within the last hour. */
export type ComingInterview = {
  applicationId: string;
  jobId: string;
  title: string;
  /** The applicant's or the company's. */
  name: string;
  /** An ISO timestamp. */
  startsAt: string;
  answer: InterviewAnswer | null;
};

/** A job of one's own with how many wait for an answer. */
export type UnansweredJob = { id: string; title: string; count: number };

export type CompanyWaiting = {
  interviews: ComingInterview[];
  /** How many applicants wait for an answer, and the jobs where most of them do. */
  unanswered: Counted & { jobs: UnansweredJob[] };
};

export type SeekerWaiting = {
  interviews: ComingInterview[];
  /** How many applications have changed since their sender looked. */
  news: number;
};

export const noSeekerWaiting: SeekerWaiting = { interviews: [], news: 0 };
export const noCompanyWaiting: CompanyWaiting = {
  interviews: [],
  unanswered: { total: 0, jobs: [] },
};

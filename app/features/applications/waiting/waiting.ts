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
type UnansweredJob = { id: string; title: string; count: number };

export type CompanyWaiting = {
  interviews: ComingInterview[];
  /** How many applicants have no answer, the jobs with the largest numbers of them, and how many more jobs. */
  unanswered: Counted & { jobs: UnansweredJob[]; more: number };
  /** How many applicants have written since a member looked. */
  news: number;
};

export type SeekerWaiting = {
  interviews: ComingInterview[];
  /** How many applications have changed since their sender looked. */
  news: number;
};

export const noSeekerWaiting: SeekerWaiting = { interviews: [], news: 0 };
export const noCompanyWaiting: CompanyWaiting = {
  interviews: [],
  unanswered: { total: 0, jobs: [], more: 0 },
  news: 0,
};

import type { ListedInterview } from "#app/features/applications/interviews/listed-interview.ts";
import type { Counted } from "#app/platform/paging.ts";

/** A job of one's own with how many wait for an answer. */
type UnansweredJob = { id: string; title: string; count: number };

export type CompanyWaiting = {
  interviews: ListedInterview[];
  /** How many applicants have no answer, the jobs with the largest numbers of them, and how many more jobs. */
  unanswered: Counted & { jobs: UnansweredJob[]; more: number };
  /** How many applicants are invited to an interview. */
  invited: number;
  /** How many applications no member has read. */
  unread: number;
  /** How many applicants have written since a member looked. */
  news: number;
  /** The jobs that close next. */
  closing: ClosingJob[];
};

/** A saved job whose last day for applying is near. */
export type ClosingSaved = { id: string; title: string; company: string; closesInDays: number };

/** An open job of one's own; `closesInDays` is null without a last day. */
type ClosingJob = { id: string; title: string; applications: number; closesInDays: number | null };

export type SeekerWaiting = {
  interviews: ListedInterview[];
  closing: ClosingSaved[];
  /** How many applications without a listed interview have changed since their sender looked. */
  news: number;
};

export const noSeekerWaiting: SeekerWaiting = { interviews: [], closing: [], news: 0 };
export const noCompanyWaiting: CompanyWaiting = {
  interviews: [],
  unanswered: { total: 0, jobs: [], more: 0 },
  invited: 0,
  unread: 0,
  news: 0,
  closing: [],
};

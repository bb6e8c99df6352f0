import type { InterviewAnswer } from "#app/features/applications/application-status.ts";

/** An interview as a row of a list. */
export type ListedInterview = {
  applicationId: string;
  jobId: string;
  title: string;
  /** The applicant's or the company's. */
  name: string;
  /** An ISO timestamp; null where its applicant is still to pick a time. */
  startsAt: string | null;
  minutes: number;
  place: string | null;
  phone: string | null;
  link: string | null;
  answer: InterviewAnswer | null;
  isNoShow: boolean;
};

/** The interviews of seven days, by days in Damascus, and those that have no time yet. */
export type InterviewWeek = {
  /** Its first day, and those of the weeks beside it: ISO days. */
  from: string;
  previous: string;
  next: string;
  days: { day: string; interviews: ListedInterview[] }[];
  open: ListedInterview[];
  /** The applications whose interviews overlap another one of the company. */
  clashes: string[];
};

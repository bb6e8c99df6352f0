import type { DeskListedJob } from "#app/features/desk/companies/company.ts";
import type { JobAct } from "#app/features/desk/desk-act.ts";
import type { Category, EmploymentType, ExperienceLevel, Pay } from "#app/features/job/job.ts";
import type { CaseState, DecisionReason } from "#app/features/moderation/cases/case.ts";
import type { ListedAct } from "#app/features/moderation/log/moderation-log.server.ts";
import type { SignalName } from "#app/features/moderation/signals/job-signals.ts";
import type { SimilarJob } from "#app/features/moderation/similar/similar-jobs.server.ts";

/** A job as moderators see it; times in ISO. */
export type DeskJob = DeskListedJob & {
  company: { id: string; name: string; logo: string | null; isBlocked: boolean };
  place: string;
  category: Category;
  employmentType: EmploymentType;
  experienceLevel: ExperienceLevel;
  pay: Pay;
  description: string;
  requirements: string[];
  benefits: string[];
  /** To applicants; those worded by the board are left out. */
  questions: string[];
  contactEmail: string | null;
  website: string | null;
  /** The stated reason of closing or holding it; null where there is none. */
  closedReason: string | null;
  /** Taken off the board with its blocked company. */
  withheld: boolean;
  /** The last day for applying, such as 2026-12-05. */
  deadline: string | null;
  updatedAt: string;
  closedAt: string | null;
  publishAt: string | null;
  confirmedAt: string | null;
  /** The importer's key; null for a job posted here. */
  externalId: string | null;
  /** Until when it is featured; null where it is not. */
  featuredUntil: string | null;
  case: {
    id: string;
    state: CaseState;
    signals: SignalName[];
    reason: DecisionReason | null;
    note: string | null;
    appeal: string | null;
    /** An appeal against the reader's own decision, while others can decide. */
    isForOthers: boolean;
  } | null;
  reports: number;
  /** Readers, forms opened, bookmarks and applications, since it was posted. */
  counts: { views: number; begun: number; saved: number; applications: number };
  similar: SimilarJob[];
  acts: ListedAct[];
  possible: JobAct[];
  /** How many jobs are featured now. */
  featured: { all: number; ofCompany: number };
};

import type { EmploymentType, Pay } from "#app/features/job/job.ts";
import { placeLabel } from "#app/features/places/place.ts";
import { forReader, type Language } from "#app/i18n/language.ts";
import rows from "./sample-dashboard.json" with { type: "json" };

export const sampleTabs = ["jobs", "applications", "analytics"] as const;

type Bilingual = Readonly<Record<Language, string>>;
type SampleJobStatus = "active" | "paused" | "closed";
type SampleApplicationStatus = "pending" | "reviewed";

/** A job of the demo dashboard in one language; `location` is a place's name, dates are ISO days. */
export type SampleJob = {
  id: string;
  title: string;
  company: string;
  location: string;
  salary: Pay;
  type: EmploymentType;
  status: SampleJobStatus;
  applicants: number;
  postedAt: string;
  views: number;
};

export type SampleApplication = {
  id: string;
  jobTitle: string;
  applicantName: string;
  applicantEmail: string;
  appliedAt: string;
  status: SampleApplicationStatus;
  experience: "0-1" | "1-3" | "3-5" | "5-10" | "10+";
};

export type SampleAnalytics = {
  views: number;
  applicants: number;
  ofStatus: Record<SampleJobStatus, number>;
  weeks: readonly Week[];
};

/** `start`: a Saturday. */
type Week = { start: string; applications: number };

/** How many applicants came as far as each stage. */
export type SampleStages = Record<SampleStage, number>;
type SampleStage = "applied" | "reviewing" | "shortlisted" | "interview" | "hired";

export type SampleDashboard = {
  company: string;
  stages: SampleStages;
  jobs: SampleJob[];
  applications: SampleApplication[];
  analytics: SampleAnalytics;
};

/** The demo dashboard in a language. Everything in it is invented and never changes. */
export function sampleDashboard(language: Language): SampleDashboard {
  const applicants = total(jobs.map((job) => job.applicants));
  return {
    company: forReader(company, language),
    stages: { applied: applicants, ...stages },
    jobs: jobs.map(({ title, placeId, ...job }) => ({
      ...job,
      title: forReader(title, language),
      company: forReader(company, language),
      location: placeLabel(placeId, language),
    })),
    applications: applications.map(({ jobId, applicantName, ...application }) => ({
      ...application,
      jobTitle: jobs.find(({ id }) => id === jobId)?.title[language] ?? "",
      applicantName: forReader(applicantName, language),
    })),
    analytics: {
      views: total(jobs.map(({ views }) => views)),
      applicants,
      ofStatus: { active: countOf("active"), paused: countOf("paused"), closed: countOf("closed") },
      weeks,
    },
  };
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function countOf(status: SampleJobStatus): number {
  return jobs.filter((job) => job.status === status).length;
}

type JobRow = Omit<SampleJob, "title" | "company" | "location"> & {
  title: Bilingual;
  placeId: string;
};

type ApplicationRow = Omit<SampleApplication, "jobTitle" | "applicantName"> & {
  jobId: string;
  applicantName: Bilingual;
};

type Rows = {
  company: Bilingual;
  jobs: readonly JobRow[];
  applications: readonly ApplicationRow[];
  weeks: readonly Week[];
  stages: Omit<SampleStages, "applied">;
};

const { company, jobs, applications, weeks, stages }: Rows = rows;

import type { EmploymentType, Pay } from "#app/features/job/job.ts";
import { placeLabel } from "#app/features/places/place.ts";
import type { Language } from "#app/i18n/language.ts";

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
  weeks: { start: string; applications: number }[];
};

export type SampleDashboard = {
  company: string;
  jobs: SampleJob[];
  applications: SampleApplication[];
  analytics: SampleAnalytics;
};

/** The demo dashboard in a language. Everything in it is invented and never changes. */
export function sampleDashboard(language: Language): SampleDashboard {
  return {
    company: company[language],
    jobs: jobs.map(({ title, placeId, ...job }) => ({
      ...job,
      title: title[language],
      company: company[language],
      location: placeLabel(placeId, language),
    })),
    applications: applications.map(({ jobId, applicantName, ...application }) => ({
      ...application,
      jobTitle: jobs.find(({ id }) => id === jobId)?.title[language] ?? "",
      applicantName: applicantName[language],
    })),
    analytics: {
      views: total(jobs.map(({ views }) => views)),
      applicants: total(jobs.map(({ applicants }) => applicants)),
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

const company: Bilingual = { ar: "شركة لوز وسمسم", en: "Almond & Sesame Co." };

type JobRow = Omit<SampleJob, "title" | "company" | "location"> & {
  title: Bilingual;
  placeId: string;
};

const jobs: readonly JobRow[] = [
  {
    id: "accountant",
    title: { ar: "محاسب / محاسبة", en: "Accountant" },
    placeId: "syria/aleppo",
    salary: { min: 1_800_000, max: 2_400_000, currency: "SYP" },
    type: "full-time",
    status: "active",
    applicants: 18,
    postedAt: "2025-10-05",
    views: 342,
  },
  {
    id: "developer",
    title: { ar: "مطوّر واجهات أمامية", en: "Front-end Developer" },
    placeId: "syria/damascus",
    salary: { min: 600, max: 900, currency: "USD" },
    type: "remote",
    status: "active",
    applicants: 27,
    postedAt: "2025-09-28",
    views: 511,
  },
  {
    id: "storekeeper",
    title: { ar: "أمين مستودع", en: "Storekeeper" },
    placeId: "syria/homs",
    salary: { min: 1_200_000, max: 1_500_000, currency: "SYP" },
    type: "full-time",
    status: "active",
    applicants: 9,
    postedAt: "2025-10-09",
    views: 158,
  },
  {
    id: "designer",
    title: { ar: "مصمّم تغليف", en: "Packaging Designer" },
    placeId: "syria/latakia",
    salary: { min: 900_000, max: null, currency: "SYP" },
    type: "part-time",
    status: "paused",
    applicants: 14,
    postedAt: "2025-09-16",
    views: 276,
  },
  {
    id: "sales",
    title: { ar: "مندوب مبيعات", en: "Sales Representative" },
    placeId: "syria/tartus",
    salary: { min: 1_000_000, max: 1_600_000, currency: "SYP" },
    type: "contract",
    status: "closed",
    applicants: 22,
    postedAt: "2025-08-20",
    views: 430,
  },
];

type ApplicationRow = Omit<SampleApplication, "jobTitle" | "applicantName"> & {
  jobId: string;
  applicantName: Bilingual;
};

const applications: readonly ApplicationRow[] = [
  {
    id: "1",
    jobId: "storekeeper",
    applicantName: { ar: "سامي العطّار", en: "Sami Attar" },
    applicantEmail: "sami.attar@example.com",
    appliedAt: "2025-10-14",
    status: "pending",
    experience: "3-5",
  },
  {
    id: "2",
    jobId: "accountant",
    applicantName: { ar: "هبة قاسم", en: "Hiba Kasem" },
    applicantEmail: "hiba.kasem@example.com",
    appliedAt: "2025-10-13",
    status: "pending",
    experience: "5-10",
  },
  {
    id: "3",
    jobId: "developer",
    applicantName: { ar: "وائل الشامي", en: "Wael Shami" },
    applicantEmail: "wael.shami@example.com",
    appliedAt: "2025-10-12",
    status: "reviewed",
    experience: "1-3",
  },
  {
    id: "4",
    jobId: "accountant",
    applicantName: { ar: "رنا يوسف", en: "Rana Youssef" },
    applicantEmail: "rana.youssef@example.com",
    appliedAt: "2025-10-10",
    status: "reviewed",
    experience: "0-1",
  },
  {
    id: "5",
    jobId: "designer",
    applicantName: { ar: "جود منصور", en: "Joud Mansour" },
    applicantEmail: "joud.mansour@example.com",
    appliedAt: "2025-10-01",
    status: "reviewed",
    experience: "10+",
  },
];

/** Saturdays, on which the week begins. */
const weeks = [
  { start: "2025-09-13", applications: 12 },
  { start: "2025-09-20", applications: 9 },
  { start: "2025-09-27", applications: 21 },
  { start: "2025-10-04", applications: 17 },
  { start: "2025-10-11", applications: 9 },
];

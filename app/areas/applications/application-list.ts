import type { Category, EmploymentType, ExperienceLevel, JobState, Pay } from "../jobs/job.ts";

/** A place's name in each language; looked up on the server, since the table of places is large. */
export type PlaceNames = { ar: string; en: string };

/** The job as an application embeds it. */
export type AppliedJob = {
  id: string;
  title: string;
  /** The description's beginning. */
  excerpt: string;
  category: Category;
  place: PlaceNames;
  pay: Pay;
  employmentType: EmploymentType;
  experienceLevel: ExperienceLevel;
  state: JobState;
};

/** What was sent with an application; createdAt is an ISO moment, availableDate an ISO day. */
export type SentApplication = {
  id: string;
  createdAt: string;
  coverLetter: string | null;
  experience: string | null;
  expectedSalary: string | null;
  availableDate: string | null;
  document: { id: string; name: string };
};

/** An application as the person who sent it sees it. */
export type OwnApplication = SentApplication & {
  job: AppliedJob;
  company: JobCompany;
};

export type JobCompany = {
  /** The company's name, or its person's where it has none. */
  name: string;
  website: string | null;
  phone: string | null;
  place: PlaceNames | null;
};

/** An application as the company that owns the job sees it. */
export type CompanyApplication = SentApplication & { job: AppliedJob; applicant: Applicant };

export type Applicant = {
  name: string;
  /** The contact address, which may be another one than that used to sign in. */
  email: string | null;
  phone: string | null;
  place: PlaceNames | null;
  bio: string | null;
  linkedinUrl: string | null;
  portfolioUrl: string | null;
  desiredPosition: string | null;
  desiredSalary: { min: number | null; max: number | null };
  workType: string;
  experienceYears: number | null;
  skills: string[];
  certifications: string[];
  languages: string[];
  availability: string;
  willingToRelocate: boolean;
  preferredLocations: string[];
  education: string | null;
  workExperience: string | null;
};

export const applicationsAPage = 20;

import type {
  Category,
  Currency,
  EmploymentType,
  ExperienceLevel,
  JobState,
  Pay,
} from "#app/features/job/job.ts";
import type { ProfileEntry } from "#app/features/seekers/entries/profile-entry.ts";
import { emptyPage, type Page } from "#app/platform/paging.ts";
import type { ApplicationStatus, InterviewAnswer } from "./application-status.ts";
import type { Writer } from "./lifecycle/thread.ts";
import type { ShownGroup } from "./own-status.ts";

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
  placeId: string | null;
  pay: Pay;
  employmentType: EmploymentType;
  experienceLevel: ExperienceLevel;
  state: JobState;
  /** Whether its page is there for everybody. */
  isReadable: boolean;
};

/** A sent application; createdAt is an ISO timestamp, availableDate an ISO day. */
export type SentApplication = {
  id: string;
  createdAt: string;
  coverLetter: string | null;
  experience: string | null;
  expectedSalary: string | null;
  availableDate: string | null;
  /** Null once CV and texts have been removed, at `clearedAt`, an ISO moment. */
  document: { id: string; name: string; isPhoto: boolean } | null;
  clearedAt: string | null;
};

/** An application as the person who sent it sees it. */
export type OwnApplication = SentApplication & {
  job: AppliedJob;
  company: JobCompany;
  opened: CvOpened | null;
  /** Whether anything but opening it has happened since it was sent. */
  isAnswered: boolean;
  status: ApplicationStatus;
  isOpened: boolean;
  hasNews: boolean;
  /** The side that has stopped the messages. */
  messagesBlockedBy: Writer | null;
  /** When the interview to which it is invited begins, ISO; null for a time that has passed. */
  interviewAt: string | null;
  /** Whether its sender has still to confirm an interview or pick a time for it. */
  awaitsAnswer: boolean;
};

/** A page of one's own applications, and how many there are of each group. */
export type OwnApplicationList = Page<OwnApplication> & {
  all: number;
  counts: Record<ShownGroup, number>;
  /** Whether the list can be filtered. */
  isAnyAnswered: boolean;
};

export const noOwnApplications: OwnApplicationList = {
  ...emptyPage,
  all: 0,
  counts: { current: 0, news: 0, ended: 0 },
  isAnyAnswered: false,
};

export const ownApplicationsAPage = 12;

/** That the company downloaded the CV: how often, and when first and last, ISO. */
export type CvOpened = { times: number; first: string; last: string };

export type JobCompany = {
  id: string;
  /** The company's name, or its person's where it has none. */
  name: string;
  /** The id of its logo, if it has one. */
  logo: string | null;
  website: string | null;
  /** Null where the company does not show it to applicants. */
  phone: string | null;
  /** The digits for WhatsApp, if `phone` is a mobile number. */
  mobile: string | null;
  place: PlaceNames | null;
};

/** An application as the company that owns the job sees it; of a cleared one only who sent it. */
export type CompanyApplication = SentApplication & {
  job: AppliedJob;
  applicant: Applicant;
  /** Until the company reads it. */
  isNew: boolean;
  /** Whether the applicant has written since a member looked. */
  hasNews: boolean;
  interviewAnswer: InterviewAnswer | null;
  /** How it was acted on, null while nobody has; of a withdrawn one nothing but the name is left. */
  handled: Exclude<ApplicationStatus, "pending"> | null;
};

export type Applicant = {
  name: string;
  /** The contact address, which may be another one than that used to sign in. */
  email: string | null;
  isEmailConfirmed: boolean;
  phone: string | null;
  /** The digits for WhatsApp, if `phone` is a mobile number. */
  mobile: string | null;
  place: PlaceNames | null;
  bio: string | null;
  linkedinUrl: string | null;
  portfolioUrl: string | null;
  desiredPosition: string | null;
  desiredSalary: { min: number | null; max: number | null; currency: Currency };
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
  /** Jobs and schools, the latest first. */
  entries: ProfileEntry[];
};

export const applicationsAPage = 20;

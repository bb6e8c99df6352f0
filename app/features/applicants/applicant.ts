import type { JudgedAnswer } from "#app/features/applications/answers/answer.ts";
import type { Applicant, SentApplication } from "#app/features/applications/application-list.ts";
import type {
  CompanyAction,
  InterviewAnswer,
} from "#app/features/applications/application-status.ts";
import type { ApplicationEvent } from "#app/features/applications/lifecycle/history.server.ts";
import type { Writer } from "#app/features/applications/lifecycle/thread.ts";
import type { Reason } from "#app/features/fits/reason.ts";
import type { JobState, Pay } from "#app/features/job/job.ts";
import type { PublicQuestion } from "#app/features/job/questions/question.ts";
import type { Language } from "#app/i18n/language.ts";
import type { Page } from "#app/platform/paging.ts";
import type { ApplicantFilter } from "./applicant-filter.ts";
import type { Label, MemberRating, TeamRating } from "./marks/mark.ts";
import type { Stage } from "./stage.ts";

/** The job whose applicants are shown. */
export type PipelineJob = {
  id: string;
  title: string;
  state: JobState;
  deadline: string | null;
  pay: Pay;
};

/** An applicant as a row of the list; of one that was withdrawn or cleared only name, stage and day. */
export type ApplicantRow = {
  id: string;
  name: string;
  position: string | null;
  experience: string | null;
  expectedSalary: string | null;
  stage: Stage;
  interviewAnswer: InterviewAnswer | null;
  isStarred: boolean;
  rating: TeamRating | null;
  labels: Label[];
  isPhotoCv: boolean;
  /** Whether the applicant has written since a member of the company looked. */
  hasNews: boolean;
  /** ISO. */
  createdAt: string;
  /** The profile's matches with the job, in that sort order. */
  reasons?: Reason[];
};

export type Pipeline = {
  /** `total` is how many have applied in all. */
  job: PipelineJob & { total: number };
  filter: ApplicantFilter;
  /** How many of those that the filter leaves are in each stage. */
  counts: Record<Stage, number>;
  /** There are more in the stages than were counted. */
  isMore: boolean;
  list: Page<ApplicantRow>;
  /** The governorates to choose from. */
  places: { value: string; ar: string; en: string }[];
  /** The company's labels. */
  labels: Label[];
  /** Whether the actor may answer, and not only read. */
  mayAnswer: boolean;
  /** The job's own questions, if it has any. */
  screening?: {
    questions: PublicQuestion[];
    /** By question: answers that were given to options of before. */
    outdated: Record<string, string[]>;
    /** Applications with an unwanted answer: their number in the filter, and those on this page; null where any answer is welcome. */
    unmet: { total: number; ids: string[] } | null;
  };
};

export const applicantsAPage = 25;

/** Where an applicant stands in the filtered list; `position` is null for one that is not in it. */
export type Neighbours = {
  position: number | null;
  total: number;
  /** Not all are counted. */
  isMore?: boolean;
  previous: string | null;
  next: string | null;
};

export type ApplicantNote = {
  id: string;
  by: string;
  isOwn: boolean;
  body: string;
  /** ISO. */
  createdAt: string;
};

export type ApplicantInterview = {
  /** ISO; null until the applicant has picked one of its times. */
  startsAt: string | null;
  /** The offered times that are still to come, ISO, and whether they are free. */
  times: { startsAt: string; isFree: boolean }[];
  minutes: number;
  /** Whether its time has come, and whether the company recorded that the applicant did not. */
  hasBegun: boolean;
  isNoShow: boolean;
  /** The path of its calendar file, a cancellation where it has no time now; null before it has had one. */
  calendar: string | null;
  phone: string | null;
  place: string | null;
  link: string | null;
  note: string | null;
  answer: "confirmed" | "another_time" | null;
  answerNote: string | null;
};

/** All that a company reads of one application. */
export type ApplicantDetail = {
  id: string;
  /** The job's title. */
  job: string;
  stage: Stage;
  sent: SentApplication;
  applicant: Applicant;
  /** The language that the applicant reads emails in, where it is known. */
  language: Language | null;
  /** Withdrawn or cleared: only who it was is left. */
  isNameOnly: boolean;
  isStarred: boolean;
  rating: TeamRating | null;
  ratings: MemberRating[];
  labels: Label[];
  /** The company's labels, for those who may put them on. */
  allLabels: Label[];
  /** The side that has stopped the messages. */
  messagesBlockedBy: Writer | null;
  /** The id of the first event of the applicant that no member of the company has read. */
  newFrom: number | null;
  /** Whether the reader may write about it and answer it. */
  mayAnswer: boolean;
  actions: CompanyAction[];
  interview: ApplicantInterview | null;
  answers: JudgedAnswer[];
  history: ApplicationEvent[];
  notes: ApplicantNote[];
  neighbours: Neighbours;
};

/** What a company's list of applications shows of one, without opening it. */
export type ApplicantPreview = Pick<
  ApplicantDetail,
  "id" | "stage" | "sent" | "applicant" | "answers"
>;

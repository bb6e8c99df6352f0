import { z } from "zod";
import { stages } from "#app/features/applicants/stage.ts";
import {
  interviewAnswers,
  sides,
  transitions,
} from "#app/features/applications/application-status.ts";
import { interviewLengths } from "#app/features/applications/lifecycle/offered-times.ts";
import { entryKinds } from "#app/features/seekers/entries/profile-entry.ts";
import { languages } from "#app/i18n/language.ts";
import { maxInterviewLineLength, maxOfferedTimes, maxReplyLength } from "#app/limits.ts";

/* Shapes of applications: see schemas.ts. */

const timestamp = z.iso.datetime();
/** A text that the database can store. */
const text = (max: number) =>
  z
    .string()
    .regex(/^[^\0\p{Cs}]*$/u)
    .max(max);

const entry = z.object({
  id: z.guid(),
  jobId: z.guid(),
  jobTitle: z.string(),
  stage: z.enum(stages),
  sentAt: timestamp,
  changedAt: timestamp,
  isReadable: z.boolean(),
  hasNews: z.boolean(),
  name: z.string().nullable(),
  desiredPosition: z.string().nullable(),
  experience: z.string().nullable(),
  expectedSalary: z.string().nullable(),
});

const state = entry.pick({ id: true, jobId: true, stage: true, changedAt: true });

const applicationList = z.object({ data: z.array(entry), next: z.string().nullable() });

const application = z.object({
  ...entry.shape,
  content: z
    .object({
      coverLetter: z.string().nullable(),
      availableDate: z.iso.date().nullable(),
      email: z.string().nullable(),
      isEmailConfirmed: z.boolean(),
      phone: z.string().nullable(),
      home: z.object({ ar: z.string(), en: z.string() }).nullable(),
      profile: z.object({
        bio: z.string().nullable(),
        linkedinUrl: z.string().nullable(),
        portfolioUrl: z.string().nullable(),
        workType: z.string(),
        availability: z.string(),
        experienceYears: z.int().nullable(),
        skills: z.array(z.string()),
        certifications: z.array(z.string()),
        languages: z.array(z.string()),
        entries: z.array(
          z.object({
            entryKind: z.enum(entryKinds),
            entryTitle: z.string(),
            organization: z.string().nullable(),
            from: z.string(),
            until: z.string().nullable(),
            details: z.string().nullable(),
          }),
        ),
      }),
      answers: z.array(
        z.object({ question: z.string(), answer: z.string(), isUnmet: z.boolean() }),
      ),
      documents: z.array(
        z.object({ id: z.guid(), fileName: z.string(), isCv: z.boolean(), fileUrl: z.url() }),
      ),
      history: z.array(
        z.object({
          eventId: z.int(),
          action: z.enum(["open", ...(Object.keys(transitions) as (keyof typeof transitions)[])]),
          side: z.enum(sides),
          text: z.string().nullable(),
          at: timestamp,
        }),
      ),
      interview: z
        .object({
          startsAt: timestamp.nullable(),
          minutes: z.int(),
          venue: z.string().nullable(),
          phone: z.string().nullable(),
          link: z.string().nullable(),
          note: z.string().nullable(),
          reply: z.enum(interviewAnswers).nullable(),
          replyNote: z.string().nullable(),
        })
        .nullable(),
    })
    .nullable(),
});

export const applicationsQuery = z.strictObject({
  job: z.guid().optional(),
  stage: z.enum(stages).optional(),
  since: timestamp.refine((at) => at >= "1970").optional(),
  limit: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(100))
    .default(20),
  cursor: z.string().max(1000).optional(),
});

export const applicationQuery = z.strictObject({ lang: z.enum(languages).default("en") });

const invitation = z.strictObject({
  times: z.array(timestamp).min(1).max(maxOfferedTimes),
  minutes: z.literal(interviewLengths.map(Number)).optional(),
  isGroup: z.boolean().optional(),
  venue: text(maxInterviewLineLength).nullable().optional(),
  phone: text(maxInterviewLineLength).nullable().optional(),
  link: text(maxInterviewLineLength).nullable().optional(),
  note: text(maxReplyLength).nullable().optional(),
});
export type Invitation = z.output<typeof invitation>;

/** Stages that a company puts applications in, by its own actions. */
export const stageActions = {
  reviewing: "reconsider",
  shortlisted: "shortlist",
  interview: "invite",
  offered: "offer",
  hired: "hire",
  not_selected: "decline",
} as const;
type ChosenStage = keyof typeof stageActions;

export const stageChange = z.strictObject({
  stage: z.enum(Object.keys(stageActions) as [ChosenStage, ...ChosenStage[]]),
  text: text(maxReplyLength).nullable().optional(),
  interview: invitation.optional(),
});

export const newMessage = z.strictObject({ text: text(maxReplyLength).min(1) });

export const applicationSchemas = {
  ApplicationEntry: entry,
  ApplicationList: applicationList,
  Application: application,
  ApplicationState: state,
} as const;

import { type JobState, jobCan } from "#app/features/job/job.ts";
import { maxCoverLetterLength, maxNameLength } from "#app/limits.ts";
import type { MessageKey } from "#app/messages/message-key.ts";

/** The years of experience that an applicant may state. */
export const experiences = ["0-1", "1-3", "3-5", "5-10", "10+"] as const;

/** The choice for a number of whole years; undefined where the profile has none. */
export function experienceOf(years: number | null): (typeof experiences)[number] | undefined {
  if (years === null) return undefined;
  return experiences.find((choice) => years < Number(choice.split("-")[1])) ?? "10+";
}

/** The most characters that a field of the form takes; the inputs stop there too. */
export const applicationLimits = {
  firstName: maxNameLength,
  lastName: maxNameLength,
  email: 254,
  phone: 40,
  coverLetter: maxCoverLetterLength,
  expectedSalary: 60,
} as const;

type Verdict = { allowed: true } | { allowed: false; reason: MessageKey };

/** Actions a job's state allows; a reason is a message key. Access is checked elsewhere. */
export const applicationCan = {
  send(state: JobState): Verdict {
    if (jobCan.beAppliedTo(state)) return { allowed: true };
    return { allowed: false, reason: state === "over" ? "jobs.over" : "jobs.missing" };
  },
};

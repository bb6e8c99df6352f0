import { z } from "zod";
import { companyActions } from "#app/features/applications/application-status.ts";
import { maxInterviewLineLength, maxReplyLength, maxSeekerReplyLength } from "#app/limits.ts";
import { readDay, readTime } from "#app/platform/day.ts";
import { interviewGaps } from "./interview-gaps.ts";

/** A text of a person; null where it has no letter or sign that can be seen. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .prefault("")
    // Browsers send a line break as two characters but count it as one.
    .transform((input) => input.replaceAll("\r\n", "\n"))
    .pipe(z.string().max(max, "lifecycle.errors.tooLong"))
    .transform((input) => (/[^\p{C}\p{Z}]/u.test(input) ? input : null));

const isHttpLink = (link: string) => /^https?:\/\/[^\s]+$/i.test(link) && URL.canParse(link);

/** A day or an hour in any digits; empty for no input. */
const readable = (read: (input: string) => string | undefined, wrong: string) =>
  z
    .string()
    .prefault("")
    .transform((input) => (input.trim() === "" ? "" : read(input)))
    .pipe(z.string(wrong));

const fields = z.object({
  action: z.enum(companyActions, "lifecycle.errors.action"),
  message: optionalText(maxReplyLength),
  interviewDay: readable(readDay, "lifecycle.errors.day"),
  interviewTime: readable(readTime, "lifecycle.errors.time"),
  interviewEvery: z.enum(interviewGaps).catch("0").prefault("0"),
  interviewPlace: optionalText(maxInterviewLineLength),
  interviewLink: optionalText(maxInterviewLineLength),
  interviewNote: optionalText(maxReplyLength),
});

/**
 * A company's answer to applications; messages are keys. An invitation has a future time, in
 * Damascus, and a place or a link.
 */
export const answerForm = fields
  .superRefine((values, { addIssue }) => {
    const refuse = (field: keyof typeof values, message: string) =>
      addIssue({ code: "custom", path: [field], message });
    if (values.action === "reply" && values.message === null) {
      refuse("message", "lifecycle.errors.messageMissing");
    }
    if (values.action !== "invite") return;
    if (values.interviewDay === "") refuse("interviewDay", "lifecycle.errors.day");
    if (values.interviewTime === "") refuse("interviewTime", "lifecycle.errors.time");
    // Where only the hour is missing, the day is not to blame.
    const isWhole = values.interviewDay !== "" && values.interviewTime !== "";
    if (isWhole && !(damascusInstant(values) > new Date())) {
      refuse("interviewDay", "lifecycle.errors.dayPast");
    }
    if (values.interviewPlace === null && values.interviewLink === null) {
      refuse("interviewPlace", "lifecycle.errors.placeMissing");
    }
    if (values.interviewLink !== null && !isHttpLink(values.interviewLink)) {
      refuse("interviewLink", "lifecycle.errors.link");
    }
  })
  .transform(({ action, message, ...input }) => ({
    action,
    message,
    interview:
      action === "invite"
        ? {
            startsAt: damascusInstant(input),
            ...(input.interviewEvery !== "0" && { minutesApart: Number(input.interviewEvery) }),
            place: input.interviewPlace,
            link: input.interviewLink,
            note: input.interviewNote,
          }
        : null,
  }));

export type AnswerValues = z.output<typeof answerForm>;

/** An applicant's answer to an invitation. */
export const interviewAnswerForm = z.object({
  answer: z.enum(["confirm", "ask_another_time"], "lifecycle.errors.action"),
  note: optionalText(maxSeekerReplyLength),
  /** The invitation that was shown. */
  interview: z.string().optional(),
});
export type InterviewAnswerValues = z.output<typeof interviewAnswerForm>;

/** Syria has been three hours ahead of UTC all the year since 2022. */
function damascusInstant(input: { interviewDay: string; interviewTime: string }): Date {
  return new Date(`${input.interviewDay}T${input.interviewTime}:00+03:00`);
}

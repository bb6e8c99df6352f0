import { z } from "zod";
import { readPhone } from "#app/features/accounts/profile/phone.ts";
import { companyActions } from "#app/features/applications/application-status.ts";
import type { FormValues } from "#app/http/form.ts";
import { maxInterviewLineLength, maxReplyLength, maxSeekerReplyLength } from "#app/limits.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { readDay, readTime } from "#app/platform/day.ts";
import { interviewLengths, offeredTimes, usualLength } from "./offered-times.ts";

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

/**
 * A day or an hour in any digits; empty for no input, null for one that cannot be read. That is refused beside
 * all else that is wrong: an issue here would end the check of the form.
 */
const readable = (read: (input: string) => string | undefined) =>
  z
    .string()
    .prefault("")
    .transform((input) => (input.trim() === "" ? "" : (read(input) ?? null)));

const days = ["interviewDay", "interviewDay2", "interviewDay3"] as const;
const hours = ["interviewTime", "interviewUntil"] as const;

const fields = z.object({
  action: z.enum(companyActions, "lifecycle.errors.action"),
  message: optionalText(maxReplyLength),
  interviewDay: readable(readDay),
  interviewDay2: readable(readDay),
  interviewDay3: readable(readDay),
  interviewTime: readable(readTime),
  interviewUntil: readable(readTime),
  interviewLength: z.enum(interviewLengths).catch(usualLength).prefault(usualLength),
  interviewGroup: z.literal("1").optional().catch(undefined),
  interviewPlace: optionalText(maxInterviewLineLength),
  interviewPhone: optionalText(maxInterviewLineLength),
  interviewLink: optionalText(maxInterviewLineLength),
  interviewNote: optionalText(maxReplyLength),
});
type Fields = z.output<typeof fields>;

/**
 * A company's answer to applications; messages are keys. An invitation has one to eight future times, in
 * Damascus, and a place, a phone number or a link.
 */
export const answerForm = fields
  .superRefine((values, { addIssue }) => {
    const refuse = (field: keyof typeof values, message: string) =>
      addIssue({ code: "custom", path: [field], message });
    if (values.action === "reply" && values.message === null) {
      refuse("message", "lifecycle.errors.messageMissing");
    }
    if (values.action !== "invite") return;
    const isWrong = (field: (typeof days | typeof hours)[number]) =>
      values[field] === null ||
      (values[field] === "" && (field === "interviewDay" || field === "interviewTime"));
    for (const field of days.filter(isWrong)) refuse(field, "lifecycle.errors.day");
    for (const field of hours.filter(isWrong)) refuse(field, "lifecycle.errors.time");
    // Where only the hour is missing, the day is not to blame.
    if (![...days, ...hours].some(isWrong)) {
      const [first] = timesOf(values);
      if (!first) refuse("interviewUntil", "lifecycle.errors.until");
      else if (!(first > new Date())) refuse("interviewDay", "lifecycle.errors.dayPast");
    }
    const { interviewPlace: place, interviewPhone: phone, interviewLink: link } = values;
    const errors = venueErrors({ place, phone, link });
    if (errors.place) refuse("interviewPlace", errors.place);
    if (errors.phone) refuse("interviewPhone", errors.phone);
    if (errors.link) refuse("interviewLink", errors.link);
  })
  .transform((input) => ({
    action: input.action,
    message: input.message,
    interview:
      input.action === "invite"
        ? {
            times: timesOf(input),
            minutes: Number(input.interviewLength),
            isGroup: input.interviewGroup === "1",
            place: input.interviewPlace,
            phone: input.interviewPhone,
            link: input.interviewLink,
            note: input.interviewNote,
          }
        : null,
  }));

type Venue = Record<"place" | "phone" | "link", string | null>;

/** Why an interview cannot be held there, by field. */
export function venueErrors({
  place,
  phone,
  link,
}: Venue): Partial<Record<keyof Venue, MessageKey>> {
  return {
    ...(place === null && phone === null && link === null
      ? { place: "lifecycle.errors.placeMissing" }
      : {}),
    ...(phone !== null && !readPhone(phone) ? { phone: "accounts.phoneInvalid" } : {}),
    ...(link !== null && !isHttpLink(link) ? { link: "lifecycle.errors.link" } : {}),
  };
}

function timesOf(input: Fields): Date[] {
  return offeredTimes({
    days: days.flatMap((field) => input[field] || []),
    from: input.interviewTime ?? "",
    until: input.interviewUntil ?? "",
    minutes: Number(input.interviewLength),
  });
}

/** The times that a form stands for as it was sent; none where it cannot be read. */
export function timesIn(values: FormValues): Date[] {
  const read = fields.safeParse({ ...values, action: "invite" });
  return read.success && read.data.interviewDay && read.data.interviewTime
    ? timesOf(read.data)
    : [];
}

export type AnswerValues = z.output<typeof answerForm>;
/** An invitation: its times, and where it is held. */
export type InterviewValues = NonNullable<AnswerValues["interview"]>;

/** An applicant's answer to an invitation; a time of an offer is confirmed by picking it. */
export const interviewAnswerForm = z.object({
  answer: z.enum(["confirm", "ask_another_time"], "lifecycle.errors.action"),
  note: optionalText(maxSeekerReplyLength),
  /** The invitation that was shown. */
  interview: z.string().optional(),
  /** The offered time that is picked. */
  time: z.string().optional(),
});
export type InterviewAnswerValues = z.output<typeof interviewAnswerForm>;

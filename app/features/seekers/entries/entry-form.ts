import { z } from "zod";
import {
  optionalText,
  textInput,
  wholeNumber,
} from "#app/features/accounts/profile/profile-fields.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { lettered, visibleLine } from "#app/platform/database/storable.ts";
import { type EntryKind, entryLimits } from "./profile-entry.ts";

const tooLong = "seekers.errors.tooLong";

const line = (limit: number) =>
  textInput
    .transform(visibleLine)
    .pipe(z.string().max(limit, tooLong))
    .transform((text) => text || null);

const month = textInput.pipe(z.string().regex(/^(?:|0[1-9]|1[0-2])$/, "seekers.errors.choice"));

const lastYear = () => new Date().getUTCFullYear() + entryLimits.yearsAhead;
const year = () => wholeNumber(entryLimits.firstYear, lastYear(), "seekers.entries.errors.year");

/** The form of a job or a school. One date alone is both ends of its period. */
export const entryForm = (kind: EntryKind) =>
  z
    .object({
      title: textInput
        .transform(visibleLine)
        .pipe(
          z
            .string()
            .regex(lettered, `seekers.entries.errors.title.${kind}`)
            .max(entryLimits.title, tooLong),
        ),
      organization: line(entryLimits.organization),
      place: line(entryLimits.place),
      fromYear: year(),
      fromMonth: month,
      untilYear: year(),
      untilMonth: month,
      isCurrent: z.string().optional().transform(Boolean),
      details: optionalText(entryLimits.details, tooLong),
    })
    // Also when other fields are wrong, so that all errors are shown at once.
    .superRefine(checkDates(kind), { when: () => true })
    .transform((input) => {
      const {
        fromYear: _,
        fromMonth: _from,
        untilYear: _year,
        untilMonth: _until,
        ...rest
      } = input;
      const { isCurrent: _current, ...texts } = rest;
      const { from, until } = datesOf(input);
      return { kind, ...texts, from: from ?? "", until };
    });

type Dates = {
  fromYear: number | null;
  fromMonth: string;
  untilYear: number | null;
  untilMonth: string;
  isCurrent: boolean;
};

function checkDates(kind: EntryKind) {
  return (input: Dates, check: z.core.$RefinementCtx): void => {
    const refuse = (field: string, message: MessageKey) =>
      check.addIssue({ code: "custom", path: [field], message });
    const { from, until } = datesOf(input);
    const today = new Date().toISOString().slice(0, 7);
    if (input.isCurrent && (input.untilYear !== null || input.untilMonth))
      refuse("untilYear", `seekers.entries.errors.both.${kind}`);
    else if (!input.isCurrent && input.untilYear === null)
      refuse("untilYear", `seekers.entries.errors.until.${kind}`);
    else if (input.fromYear === null && (input.isCurrent || input.fromMonth))
      refuse("fromYear", "seekers.entries.errors.from");
    else if (from === null) return;
    // A course may be planned; what is planned is no experience.
    else if ((input.isCurrent || kind === "job") && isLater(from, today))
      refuse(input.fromYear === null ? "untilYear" : "fromYear", "seekers.entries.errors.future");
    else if (until !== null && isLater(from, until))
      refuse("untilYear", "seekers.entries.errors.reversed");
  };
}

/** Years with their months, where those are known, as they are stored; null where a year is missing or wrong. */
function datesOf({ fromYear, fromMonth, untilYear, untilMonth, isCurrent }: Dates) {
  const date = (year: number | null, inMonth: string) =>
    typeof year === "number" ? [year, inMonth].filter(Boolean).join("-") : null;
  const until = isCurrent ? null : date(untilYear, untilMonth);
  return { from: fromYear === null ? until : date(fromYear, fromMonth), until };
}

/** Of two dates that may lack their months. */
function isLater(date: string, than: string): boolean {
  const length = Math.min(date.length, than.length);
  return date.slice(0, length) > than.slice(0, length);
}

export type EntryValues = z.output<ReturnType<typeof entryForm>>;

import { readList, writeList } from "#app/features/job/job-lists.ts";
import type { jobs } from "#app/features/job/jobs.table.ts";
import type { Question } from "#app/features/job/questions/question.ts";
import { findPlaceById, syria } from "#app/features/places/place.ts";
import type { FormValues } from "#app/http/form.ts";
import { writeAmount } from "#app/platform/amount.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { type FieldName, fieldNames, fieldOf, type jobFields } from "./job-fields.ts";
import type { JobFormValues } from "./job-form.ts";
import { slotsOf } from "./questions/check-questions.ts";
import { writeSlots } from "./questions/question-slots.ts";

/** Initial values of the form for a new job. */
export const newJobValues: FormValues = Object.fromEntries(
  fieldNames.flatMap((name) => {
    const { start } = fieldOf(name);
    return start === undefined ? [] : [[name, start]];
  }),
);

/** The fields that a job has a column for, by the columns' names. */
type Columns = {
  [Name in FieldName as ColumnOf<(typeof jobFields)[Name], Name>]: Name;
};
type ColumnOf<F, Name> = F extends { column: infer Column }
  ? Exclude<Column, "none">
  : Extract<Name, string>;

const stored = fieldNames.flatMap((name) => {
  const { column = name } = fieldOf(name);
  return column === "none" ? [] : [{ name, column: column as keyof Columns }];
});

type StoredJob = typeof jobs.$inferSelect & { questions?: readonly Question[] };

/** A stored job as the form holds it. */
export function valuesOfJob(job: StoredJob): FormValues {
  const place = findPlaceById(job.placeId);
  const known = place?.country === syria ? place : undefined;
  return {
    ...Object.fromEntries(
      stored.map(({ name, column }) => [
        name,
        formValue(fieldOf(name), job[column] ?? fieldOf(name).start ?? ""),
      ]),
    ),
    questions: writeSlots(slotsOf(job.questions ?? [])),
    country: syria.en,
    province: known?.province?.en ?? "",
    city: known?.city?.en ?? "",
  };
}

function formValue(field: ReturnType<typeof fieldOf>, value: string): string {
  switch (field.is) {
    case "list":
      return readList(value).join("\n");
    case "text":
      return value.replaceAll("\r\n", "\n");
    case "email":
      return shownEmail(value);
    case "amount":
      return value === "" ? "" : writeAmount(value);
    case "choice":
      return field.written?.(value) ?? value;
    default:
      return value;
  }
}

type Column<Name extends keyof JobFormValues> = JobFormValues[Name] extends string[]
  ? string
  : JobFormValues[Name];

/** A checked form as the columns of its job; lists are stored as text. */
export function columnsOf(values: JobFormValues) {
  const columns = stored.map(({ name, column }) => {
    const value: unknown = values[name as keyof JobFormValues];
    return [column, Array.isArray(value) ? writeList(value) : value];
  });
  return {
    ...(Object.fromEntries(columns) as { [C in keyof Columns]: Column<Columns[C]> }),
    placeId: values.placeId,
  };
}

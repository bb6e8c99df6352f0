import { getTableColumns } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { jobs } from "#app/features/job/jobs.table.ts";
import { syria } from "#app/features/places/place.ts";
import { languages } from "#app/i18n/language.ts";
import { messages as arabic } from "#app/messages/ar/index.ts";
import { messages as english } from "#app/messages/en/index.ts";
import { findMessage } from "#app/messages/message-key.ts";
import { fieldNames, fieldOf, fieldsOfStep, lastStep, stepNames, stepWith } from "./job-fields.ts";
import { checkStep, jobForm } from "./job-form.ts";
import { columnsOf, newJobValues, valuesOfJob } from "./job-values.ts";

const texts = { ar: arabic, en: english };

/** A job with something in every field, as its form has it. */
const filled = {
  ...Object.fromEntries(fieldNames.map((name) => [name, sampleOf(name)])),
  country: syria.en,
  province: "Aleppo",
  city: "Azaz",
};

function sampleOf(name: (typeof fieldNames)[number]): string {
  const field = fieldOf(name);
  if (field.is === "choice") {
    const [value = ""] = field.values.slice(-1);
    return field.written?.(value) ?? value;
  }
  const samples: Record<string, string> = {
    amount: "700,000",
    day: "2099-01-31",
    email: "jobs@example.com",
    website: "https://example.com",
    list: "One\nTwo",
    questions: '[["licence","","","yes","","","1",""]]',
  };
  return samples[field.is] ?? "Some text";
}

describe.each(fieldNames)("the field %s follows from its entry:", (name) => {
  const field = fieldOf(name);

  it("it is on one step, which asks for it", () => {
    const steps = stepNames.map((_, place) => place + 1);
    const on = steps.filter((step) => fieldsOfStep(step).includes(name));
    expect(on).toEqual([stepWith(name)]);
  });

  it.each(languages)("its label, hints and values are worded in %s", (language) => {
    const keys = [`posting.${name}`, field.hint, field.placeholder];
    if (field.is === "choice") keys.push(field.none);
    for (const key of keys) if (key) expect(findMessage(texts[language], key), key).toMatch(/\S/);
    if (field.is !== "choice") return;
    const words = field.values.map((value) => field.word(value, texts[language]));
    expect(new Set(words).size).toBe(field.values.length);
    for (const word of words) expect(word).toMatch(/\S/);
  });

  it("its step is refused without it if it is required, and says why in both languages", () => {
    const errors = checkStep(stepWith(name), { ...filled, [name]: "" }) ?? {};
    const begins = field.start !== undefined;
    expect(name in errors).toBe(field.required === true || begins);
    for (const key of Object.values(errors)) {
      for (const language of languages) expect(findMessage(texts[language], key)).toMatch(/\S/);
    }
  });

  it("a limit holds where it has one", () => {
    if (!("limit" in field)) return;
    const long = { email: "@example.com", website: "https://example.com/" }[field.is as string];
    const value = (length: number) =>
      field.is === "website"
        ? `${long}${"a".repeat(length - (long?.length ?? 0))}`
        : `${"a".repeat(length - (long?.length ?? 0))}${long ?? ""}`;
    const refused = (length: number) =>
      checkStep(stepWith(name), { ...filled, [name]: value(length) })?.[name];
    expect(refused(field.limit + 1)).toBeDefined();
    if (field.is !== "email") expect(refused(field.limit)).toBeUndefined();
  });

  it("sent values are stored, and fill the form in again", () => {
    const values = jobForm.parse(filled);
    const columns = columnsOf(values);
    const { questions } = values;
    const job = { ...columns, questions, location: "Azaz" } as unknown as typeof jobs.$inferSelect;
    const isElsewhere = field.column === "none" && field.is === "line";
    expect(valuesOfJob(job)[name]).toBe(isElsewhere ? undefined : filledAs(name));
    const column = field.column ?? name;
    if (column !== "none") expect(Object.keys(getTableColumns(jobs))).toContain(column);
  });
});

const filledAs = (name: string) => (filled as Record<string, string>)[name];

it("every step has fields and a name in both languages, and a job's initial values are valid", () => {
  expect(lastStep).toBe(4);
  for (const [place, step] of stepNames.entries()) {
    expect(fieldsOfStep(place + 1).length).toBeGreaterThan(0);
    for (const language of languages) expect(texts[language].posting.steps[step]).toMatch(/\S/);
  }
  expect(Object.keys(english.posting.steps)).toEqual(stepNames);
  expect(jobForm.safeParse({ ...filled, ...newJobValues }).success).toBe(true);
});

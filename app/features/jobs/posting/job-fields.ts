import {
  categories,
  categoryOf,
  currencies,
  defaultCurrency,
  employmentTypes,
  experienceLevels,
  offeredTypes,
  payBases,
  payPeriods,
  pounds,
  workArrangements,
} from "#app/features/job/job.ts";
import { maxJobLineLength, maxLines } from "#app/limits.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { isQuestionInput } from "./questions/question-slots.ts";

/** A field of the form for a job. Its label is the message of its name, `posting.title`. */
type JobField = {
  step: Step;
  /** Fields that stand beside each other; see `fieldGroups`. */
  group?: keyof typeof fieldGroups;
  required?: true;
  hint?: MessageKey;
  placeholder?: MessageKey;
  autoComplete?: "organization" | "email" | "url";
  /** The initial value of a new job. */
  start?: string;
  /** The column that holds it, if it has another name; none where it stands elsewhere. */
  column?: "employmentType" | "none";
  /** The job's card shows it. */
  onCard?: true;
} & Input;

/** The kind of input. Its check stands in job-form.ts, its control in ui/posting-fields.tsx. */
type Input =
  | { is: "line" | "title" | "email" | "website"; limit: number }
  | { is: "text"; limit: number; rows: number }
  | { is: "list" | "questions" | "amount" | "day" | "country" | "province" | "city" }
  | ChoiceInput<string>;

type ChoiceInput<T extends string> = {
  is: "choice";
  values: readonly T[];
  word(value: T, messages: AllMessages): string;
  /** Those that are offered, besides the one that a job has. */
  offered?: readonly T[];
  /** A value as the form has it, and read again; undefined for an unknown one. */
  written?(value: T): string;
  read?(text: string): T | undefined;
  /** The label of no choice. */
  none?: MessageKey;
};

function choice<T extends string, More extends Partial<ChoiceInput<T>>>(
  values: readonly T[],
  word: (value: T, messages: AllMessages) => string,
  more?: More,
) {
  return { is: "choice" as const, values, word, ...(more as More) };
}

/** The wizard's steps; the first is step 1. A step's name is the message `posting.steps`. */
const steps = {
  information: {},
  requirements: {},
  location: {},
  contact: { hint: "posting.contactHint" },
} as const satisfies Record<string, { hint?: MessageKey }>;
type Step = keyof typeof steps;

export const fieldGroups = {
  kind: {},
  place: {},
  salary: { heading: "posting.salary", hint: "posting.salaryHint" },
} as const satisfies Record<string, { heading?: MessageKey; hint?: MessageKey }>;

/** The form's label of Healthcare. */
const medicineAndHealth = "Medicine and Health";

/** The most characters of each line of a list, and the most lines. */
export const listLimits = { line: maxJobLineLength, lines: maxLines };

/**
 * Every field, once, in the order of the form. Checks, steps, controls, errors, drafts, stored
 * values and columns follow from its entry. See docs/decisions/0028.
 */
export const jobFields = {
  title: {
    is: "title",
    step: "information",
    required: true,
    limit: 200,
    placeholder: "posting.titleSample",
    onCard: true,
  },
  company: {
    is: "line",
    step: "information",
    required: true,
    limit: 200,
    autoComplete: "organization",
    column: "none",
    onCard: true,
  },
  category: {
    ...choice(
      categories,
      (category, { labels }) =>
        category === "Healthcare" ? labels.medicineAndHealth : labels.category[category],
      {
        written: (category) => (category === "Healthcare" ? medicineAndHealth : category),
        read: categoryOf,
        none: "ui.choose",
      },
    ),
    step: "information",
    group: "kind",
    required: true,
  },
  jobType: {
    ...choice(employmentTypes, (type, { labels }) => labels.employmentType[type], {
      offered: offeredTypes,
      none: "ui.choose",
    }),
    step: "information",
    group: "kind",
    required: true,
    column: "employmentType",
    onCard: true,
  },
  experienceLevel: {
    ...choice(experienceLevels, (level, { labels }) => labels.experienceLevel[level], {
      none: "ui.choose",
    }),
    step: "information",
    group: "kind",
    required: true,
  },
  description: {
    is: "text",
    step: "information",
    required: true,
    rows: 9,
    limit: 20_000,
    hint: "posting.descriptionHint",
    onCard: true,
  },
  requirements: { is: "list", step: "requirements", placeholder: "posting.requirementsSample" },
  benefits: { is: "list", step: "requirements", placeholder: "posting.benefitsSample" },
  /** Stored in rows of their own; the field holds all of them, see questions/question-slots.ts. */
  questions: { is: "questions", step: "requirements", column: "none" },
  country: {
    is: "country",
    step: "location",
    group: "place",
    required: true,
    start: "Syria",
    column: "none",
  },
  province: {
    is: "province",
    step: "location",
    group: "place",
    required: true,
    column: "none",
    onCard: true,
  },
  city: {
    is: "city",
    step: "location",
    group: "place",
    required: true,
    column: "none",
    onCard: true,
  },
  workArrangement: {
    ...choice(workArrangements, (value, { labels }) => labels.workArrangement[value], {
      none: "posting.notStated",
    }),
    step: "location",
    group: "place",
  },
  salaryMin: { is: "amount", step: "location", group: "salary", onCard: true },
  salaryMax: { is: "amount", step: "location", group: "salary", onCard: true },
  currency: {
    ...choice(currencies, (currency, { labels }) => labels.currency[currency]),
    step: "location",
    group: "salary",
    start: defaultCurrency,
    onCard: true,
  },
  pound: {
    ...choice(pounds, (pound, { posting }) => posting.pounds[pound]),
    step: "location",
    group: "salary",
    hint: "posting.poundHint",
    start: "new",
    onCard: true,
  },
  payPeriod: {
    ...choice(payPeriods, (period, { posting }) => posting.payPeriods[period]),
    step: "location",
    group: "salary",
    start: "month",
    onCard: true,
  },
  payBasis: {
    ...choice(payBases, (basis, { posting }) => posting.payBases[basis], {
      none: "posting.notStated",
    }),
    step: "location",
    group: "salary",
    onCard: true,
  },
  applicationDeadline: { is: "day", step: "location", group: "salary", onCard: true },
  contactEmail: { is: "email", step: "contact", limit: 200, autoComplete: "email" },
  companyWebsite: { is: "website", step: "contact", limit: 500, autoComplete: "url" },
} as const satisfies Record<string, JobField>;

export type FieldName = keyof typeof jobFields;
export const fieldNames = Object.keys(jobFields) as FieldName[];
export const stepNames = Object.keys(steps) as Step[];
export const lastStep = stepNames.length;

/** The field with its optional properties. */
export function fieldOf(name: FieldName): JobField {
  return jobFields[name];
}

/** The requested step: 1 to 4 for any input. */
export function stepOf(given: string | null | undefined): number {
  const step = Math.trunc(Number(given));
  return Number.isNaN(step) ? 1 : Math.min(Math.max(1, step), lastStep);
}

/** The fields of a step, counted from 1. */
export function fieldsOfStep(step: number): readonly FieldName[] {
  return fieldNames.filter((name) => jobFields[name].step === stepNames[step - 1]);
}

/** The step that a field is on; 1 for one that is on none. */
export function stepWith(field: string): number {
  const name = isQuestionInput(field) ? "questions" : fieldNames.find((each) => each === field);
  return name ? stepNames.indexOf(jobFields[name].step) + 1 : 1;
}

/** The hint above the fields of a step, counted from 1. */
export function stepHint(step: number): MessageKey | undefined {
  const name = stepNames[step - 1];
  const field: { hint?: MessageKey } = name ? steps[name] : {};
  return field.hint;
}

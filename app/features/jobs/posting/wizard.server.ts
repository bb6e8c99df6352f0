import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import type { Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { dropDrafts } from "#app/features/accounts/profile/drafts.server.ts";
import { findOwnLogo } from "#app/features/companies/logo/logos.server.ts";
import { categories } from "#app/features/job/job.ts";
import { findCategoryPay, findUsualPay } from "#app/features/jobs/usual-pay/usual-pay.server.ts";
import { findSameJob } from "#app/features/moderation/similar/same-job.server.ts";
import { placeLabel, syria } from "#app/features/places/place.ts";
import { readForm } from "#app/http/form.server.ts";
import type { FormErrors, FormValues } from "#app/http/form.ts";
import { seenOf, staleForm } from "#app/http/stale-form/stale-form.server.ts";
import { forReader, type Language } from "#app/i18n/language.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import {
  chosenDraft,
  type JobDraft,
  keepJobStep,
  listJobDrafts,
  newDraft,
} from "./job-drafts.server.ts";
import { fieldNames, fieldOf, fieldsOfStep, lastStep, stepOf, stepWith } from "./job-fields.ts";
import { checkJob, checkStep, cityOf, isDayOver, type JobFormValues } from "./job-form.ts";
import { poundQuestion, poundState } from "./pay-input.ts";
import { findOwnCompanyName } from "./post-job.server.ts";
import { changesQuestions, collectQuestions, readSlots } from "./questions/question-slots.ts";
import {
  type RefusedStep,
  refuseStale,
  type WizardAddress,
  type WizardData,
  type WizardPlaces,
} from "./wizard.ts";

/** The same four steps for a new job and for a stored one. */
export type Wizard = {
  /** The name of its drafts. */
  form: string;
  /** Values of the fields before any input. */
  start: FormValues;
  /** Fingerprints of the stored job; empty for a new one. */
  seen: string;
  /** The stored job. */
  jobId?: string;
  address: WizardAddress;
  /** Where a step goes whose draft was sent already: a button's second press, or another tab. */
  alreadySent?(draftId: string, sent: FormValues): Promise<Response | undefined>;
  /** Stores the checked form and returns the next address. */
  send(draft: JobDraft, values: JobFormValues): Promise<Response | RefusedStep>;
  /** Stores the checked form as a draft to be looked at first; left out for a stored job. */
  preview?(draft: JobDraft, values: JobFormValues): Promise<Response | RefusedStep>;
};

/** The data of the requested step's page. */
export async function showStep(
  wizard: Wizard,
  actor: Person,
  request: Request,
  language: Language,
): Promise<WizardData> {
  const query = new URL(request.url).searchParams;
  const step = stepOf(query.get("step"));
  const drafts = await listJobDrafts(actor, wizard.form);
  // Changes begun before the job was saved must not look like the stored job.
  const isFresh = (draft: JobDraft) => draft.seen === wizard.seen;
  const draft = chosenDraft(drafts, query.get("draft"), isFresh);
  const [companyName, logo = null] = await Promise.all([
    orEmpty("company name", findOwnCompanyName(actor), null),
    orEmpty("logo", findOwnLogo(actor), undefined),
  ]);
  const values = withCompany(draft?.values ?? wizard.start, companyName);
  return {
    step,
    draftKey: [actor.id, wizard.form, draft?.id].filter(Boolean).join("/"),
    draftId: draft?.id ?? "",
    formId: draft?.id ?? randomUUID(),
    others: drafts
      .filter((each) => each !== draft)
      .map(({ id, values: { title = "" } }) => ({ id, title })),
    seen: seenOf(fieldsIn(values)),
    companyName,
    company: { id: actingCompany(actor)?.id ?? actor.id, logo },
    values: valuesOfStep(step, values),
    card: cardOf(values, language),
    errors: query.has("check") ? errorsOf(step, values, wizard.start) : null,
    checking: query.has("check"),
    gaps: earlierSteps(step).filter((earlier) => errorsOf(earlier, values, wizard.start) !== null),
    discarding: query.has("discard"),
    places: fieldsOfStep(step).includes("province") ? placesIn(language) : null,
    sameJob: step === lastStep ? await sameJobAs(values, actor, wizard.jobId ?? draft?.id) : null,
    pound: poundState(values, wizard.start),
    ...(fieldsOfStep(step).includes("salaryMin") && (await usualPayOf(values, language))),
  };
}

/** Stores a step's input, then redirects to where its button leads. The input comes back with an error. */
export async function submitStep(
  wizard: Wizard,
  actor: Person,
  request: Request,
): Promise<Response | RefusedStep> {
  const sent = collectQuestions(await readForm(request));
  try {
    return await answerStep(wizard, actor, sent);
  } catch (error) {
    if (error instanceof Response) throw error;
    const reference = logError(error, { form: wizard.form.split("/")[0] });
    return data({ failed: reference, values: sent }, 500);
  }
}

async function answerStep(
  wizard: Wizard,
  actor: Person,
  sent: FormValues,
): Promise<Response | RefusedStep> {
  const drafts = await listJobDrafts(actor, wizard.form);
  const before = chosenDraft(drafts, sent.draftId);
  if (sent.intent === "discard") {
    if (before) await dropDrafts(actor, wizard.form, before.id);
    // Beside other drafts the address names none, as the latest would come up instead.
    return redirect(wizard.address(drafts.length > 1 ? { draft: "new" } : {}), 303);
  }
  const done = !before && (await wizard.alreadySent?.(sent.draftId ?? "", sent));
  if (done) return done;
  const companyName = await findOwnCompanyName(actor);
  const stored = fieldsIn(withCompany(before?.values ?? wizard.start, companyName));
  const shown = fieldsOfStep(stepOf(sent.step));
  const isWhole = sent.intent === "submit" || sent.intent === "preview";
  const checked = (isWhole ? fieldNames : shown).filter(
    (name) => name !== "company" || !companyName,
  );
  const stale = staleForm(sent, stored, { shown, checked });
  if (stale) return refuseStale(stale);
  const begun = before ?? newDraft(sent.draftId, wizard.start, wizard.seen);
  const draft = await keepJobStep(actor, wizard.form, begun, sent);
  if (sent.intent === "submit") return submit(actor, draft, wizard, wizard.send);
  if (sent.intent === "preview" && wizard.preview) {
    return submit(actor, draft, wizard, wizard.preview);
  }
  const check = sent.check ? 1 : null;
  const next = wizard.address({ draft: draft.id, step: stepAfter(sent), check });
  return redirect(next + placeOfChange(sent), 303);
}

function stepAfter({ step, intent }: FormValues): number {
  const here = stepOf(step);
  if (intent === "place" || changesQuestions(intent)) return here;
  const chosen = intent?.match(/^step(\d)$/)?.[1];
  if (chosen) return stepOf(chosen);
  return stepOf(String(intent === "previous" ? here - 1 : here + 1));
}

/** Where the page goes on once a question was added or removed: at its last question. */
function placeOfChange({ intent, questions }: FormValues): string {
  if (!changesQuestions(intent)) return "";
  return `#question${readSlots(questions).length || "s"}`;
}

/** Leads to the first step with a gap, or sends the form. */
async function submit(
  actor: Person,
  draft: JobDraft,
  wizard: Wizard,
  send: Wizard["send"],
): Promise<Response | RefusedStep> {
  const checked = checkJob(withCompany(draft.values, await findOwnCompanyName(actor)));
  const back = (step: number) => redirect(wizard.address({ draft: draft.id, step, check: 1 }), 303);
  if (checked.errors) return back(checked.step);
  if (isDayOver(draft.values, wizard.start)) return back(stepWith("applicationDeadline"));
  // The page that asks sends an answer along; only one opened before the amounts has none.
  const question = poundQuestion(draft.values, poundState(draft.values, wizard.start));
  if (question?.isNew) return back(lastStep);
  return send(draft, checked.values);
}

/** The fields alone: a draft knows more, such as an answer. */
function fieldsIn(values: FormValues): FormValues {
  return Object.fromEntries(fieldNames.map((name) => [name, values[name] ?? ""]));
}

function errorsOf(step: number, values: FormValues, stored: FormValues): FormErrors | null {
  const errors = checkStep(step, values);
  const isOver = step === stepWith("applicationDeadline") && isDayOver(values, stored);
  return isOver ? { ...errors, applicationDeadline: "posting.errors.dayOver" } : errors;
}

async function usualPayOf(values: FormValues, language: Language) {
  const place = cityOf(values.province, values.city)?.id;
  const usual = findUsualPay(values.title ?? "", place, language);
  const usualPay = await orEmpty("usual pay", usual, undefined);
  const category = categories.find((each) => each === values.category);
  if (usualPay || !category) return { usualPay };
  const range = await orEmpty("pay of the category", findCategoryPay(category), undefined);
  return { categoryPay: range && { range, category } };
}

async function sameJobAs(values: FormValues, actor: Person, except: string | undefined) {
  const company = actingCompany(actor);
  if (!company) return null;
  const { title = "", description = "" } = values;
  const placeId = cityOf(values.province, values.city)?.id ?? null;
  const same = findSameJob(company.id, { title, description, placeId }, except);
  return (await orEmpty("same job", same, undefined)) ?? null;
}

function earlierSteps(step: number): number[] {
  return Array.from({ length: step - 1 }, (_, place) => place + 1);
}

function withCompany(values: FormValues, companyName: string | null): FormValues {
  return companyName ? { ...values, company: companyName } : values;
}

function valuesOfStep(step: number, values: FormValues): FormValues {
  return Object.fromEntries(fieldsOfStep(step).map((field) => [field, values[field] ?? ""]));
}

/** Of a long text the card shows the beginning. */
const cardLength = 300;

function cardOf(values: FormValues, language: Language): FormValues {
  const place = cityOf(values.province, values.city)?.id;
  return {
    ...Object.fromEntries(
      fieldNames
        .filter((name) => fieldOf(name).onCard)
        .map((name) => [name, (values[name] ?? "").slice(0, cardLength)]),
    ),
    place: place ? placeLabel(place, language) : "",
  };
}

/** All of Syria in one language: 4 KB compressed, and the city needs no request of its own. */
function placesIn(language: Language): WizardPlaces {
  const option = (place: Record<Language, string> & { en: string }) => ({
    value: place.en,
    label: forReader(place, language),
  });
  return {
    country: option(syria),
    provinces: syria.provinces.map((province) => ({
      ...option(province),
      cities: province.cities.map(option),
    })),
  };
}

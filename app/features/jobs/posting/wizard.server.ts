import { data, redirect } from "react-router";
import type { Person } from "#app/features/accounts/actor.ts";
import { dropDraft } from "#app/features/accounts/profile/drafts.server.ts";
import { findUsualPay } from "#app/features/jobs/usual-pay/usual-pay.server.ts";
import { placeLabel, syria } from "#app/features/places/place.ts";
import { readForm } from "#app/http/form.server.ts";
import type { FormErrors, FormValues } from "#app/http/form.ts";
import type { Language } from "#app/i18n/language.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { findJobDraft, type JobDraft, keepJobStep } from "./job-drafts.server.ts";
import { fieldNames, fieldOf, fieldsOfStep, lastStep, stepOf, stepWith } from "./job-fields.ts";
import { checkJob, checkStep, cityOf, isDayOver, type JobFormValues } from "./job-form.ts";
import { poundQuestion } from "./pay-input.ts";
import { findOwnCompanyName } from "./post-job.server.ts";
import type { RefusedStep, WizardAddress, WizardData, WizardPlaces } from "./wizard.ts";

/** The same four steps for a new job and for a stored one. */
export type Wizard = {
  /** The draft's name. */
  form: string;
  /** Values of the fields before any input. */
  start: FormValues;
  address: WizardAddress;
  /** Where a form goes whose draft was sent already: the second press of a button. */
  alreadySent?(draftId: string): Promise<Response | undefined>;
  /** Stores the checked form and returns the next address. */
  send(draftId: string, values: JobFormValues): Promise<Response | RefusedStep>;
  /** Stores the checked form as a draft to be looked at first; left out for a stored job. */
  preview?(draftId: string, values: JobFormValues): Promise<Response | RefusedStep>;
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
  const draft = await findJobDraft(actor, wizard.form);
  const companyName = await orEmpty("company name", findOwnCompanyName(actor), null);
  const values = withCompany(draft?.values ?? wizard.start, companyName);
  return {
    step,
    draftKey: `${actor.id}/${wizard.form}`,
    draftId: draft?.id ?? "",
    companyName,
    values: valuesOfStep(step, values),
    card: cardOf(values, language),
    errors: query.has("check") ? errorsOf(step, values, wizard.start) : null,
    checking: query.has("check"),
    gaps: earlierSteps(step).filter((earlier) => errorsOf(earlier, values, wizard.start) !== null),
    discarding: query.has("discard"),
    places: fieldsOfStep(step).includes("province") ? placesIn(language) : null,
    poundQuestion: (step === lastStep && poundQuestion(values)) || null,
    usualPay: fieldsOfStep(step).includes("salaryMin") ? await usualPayOf(values, language) : null,
  };
}

/** Stores a step's input, then redirects to where its button leads. The input comes back with an error. */
export async function submitStep(
  wizard: Wizard,
  actor: Person,
  request: Request,
): Promise<Response | RefusedStep> {
  const sent = await readForm(request);
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
  if (sent.intent === "discard") {
    await dropDraft(actor, wizard.form);
    return redirect(wizard.address(), 303);
  }
  const before = await findJobDraft(actor, wizard.form);
  if ((sent.intent === "submit" || sent.intent === "preview") && !before) {
    const done = await wizard.alreadySent?.(sent.draftId ?? "");
    if (done) return done;
  }
  const draft = await keepJobStep(actor, wizard.form, before, wizard.start, sent);
  if (sent.intent === "submit") return submit(actor, draft, wizard, wizard.send);
  if (sent.intent === "preview" && wizard.preview) {
    return submit(actor, draft, wizard, wizard.preview);
  }
  const check = sent.check ? 1 : null;
  return redirect(wizard.address({ step: stepAfter(sent), check }), 303);
}

function stepAfter({ step, intent }: FormValues): number {
  const here = stepOf(step);
  if (intent === "place") return here;
  return stepOf(String(intent === "previous" ? here - 1 : here + 1));
}

/** Leads to the first step with a gap, or sends the form. */
async function submit(
  actor: Person,
  draft: JobDraft,
  wizard: Wizard,
  send: Wizard["send"],
): Promise<Response | RefusedStep> {
  const checked = checkJob(withCompany(draft.values, await findOwnCompanyName(actor)));
  if (checked.errors) return redirect(wizard.address({ step: checked.step, check: 1 }), 303);
  if (isDayOver(draft.values, wizard.start)) {
    return redirect(wizard.address({ step: stepWith("applicationDeadline"), check: 1 }), 303);
  }
  // The page that asks sends an answer along; only one opened before the amounts has none.
  if (poundQuestion(draft.values)) {
    return redirect(wizard.address({ step: lastStep, check: 1 }), 303);
  }
  return send(draft.id, checked.values);
}

function errorsOf(step: number, values: FormValues, stored: FormValues): FormErrors | null {
  const errors = checkStep(step, values);
  const isOver = step === stepWith("applicationDeadline") && isDayOver(values, stored);
  return isOver ? { ...errors, applicationDeadline: "posting.errors.dayOver" } : errors;
}

async function usualPayOf(values: FormValues, language: Language) {
  const place = cityOf(values.province, values.city)?.id;
  const usual = findUsualPay(values.title ?? "", place, language);
  return (await orEmpty("usual pay", usual, undefined)) ?? null;
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
    label: place[language],
  });
  return {
    country: option(syria),
    provinces: syria.provinces.map((province) => ({
      ...option(province),
      cities: province.cities.map(option),
    })),
  };
}

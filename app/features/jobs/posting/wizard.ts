import { data } from "react-router";
import type { Category } from "#app/features/job/job.ts";
import type { UsualPay } from "#app/features/jobs/usual-pay/usual-pay.server.ts";
import type { UsualRange } from "#app/features/jobs/usual-pay/usual-pay.ts";
import { connectionLostKey, rethrowUnlessConnectionLost } from "#app/http/connection-lost.ts";
import type { FormErrors, FormValues } from "#app/http/form.ts";
import type { StaleForm } from "#app/http/stale-form/stale-form.server.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import type { Option } from "#app/ui/form/select-field.tsx";
import type { PoundState } from "./pay-input.ts";

/** Writes the wizard's own address; `check` shows gaps, `discard` asks to start over. */
export type WizardAddress = (query?: WizardQuery) => string;
type WizardQuery = {
  /** A draft's id; "new" for none, where the latest would be shown. */
  draft?: string;
  step?: number;
  check?: number | null;
  discard?: number;
};

/** The data of a page of the wizard. */
export type WizardData = {
  /** 1 to 4. */
  step: number;
  /** The key of the wizard's data on the device. */
  draftKey: string;
  /** Empty until the first step was sent. */
  draftId: string;
  /** The id that the form is sent under: its draft's, or that of the draft to come. */
  formId: string;
  /** Other drafts of the same form, latest first. */
  others: { id: string; title: string }[];
  /** Fingerprints of all fields as this page shows them. */
  seen: string;
  /** From the profile, where it is changed; null while the company has no name. */
  companyName: string | null;
  /** The company's id, and its logo's. */
  company: { id: string; logo: string | null };
  /** The fields of the step. */
  values: FormValues;
  /** The values of all steps that a job card shows. */
  card: FormValues;
  /** Message keys by field; null unless the form was sent with gaps. */
  errors: FormErrors | null;
  /** Whether the form was sent with gaps, so that further steps show theirs too. */
  checking: boolean;
  /** Earlier steps on which something is missing or wrong; they may be left so until the end. */
  gaps: number[];
  /** Whether to ask if all input may go. */
  discarding: boolean;
  /** Where the step asks for a place. */
  places: WizardPlaces | null;
  /** On the last step: the open job of the company that says the same. */
  sameJob: { id: string; title: string } | null;
  /** For the question which pound an amount is in, asked beside the amounts and else on the last step. */
  pound: PoundState;
  /** Beside the amounts, where title and place are stored and enough jobs say so; else of the category. */
  usualPay?: UsualPay | undefined;
  categoryPay?: { range: Pick<UsualRange, "low" | "high">; category: Category } | undefined;
};

/** The values are English names, the labels in the page's language. */
export type WizardPlaces = { country: Option; provinces: (Option & { cities: Option[] })[] };

/** The result of a step that could not be stored or sent. */
export type WizardAnswer = {
  /** The reference of an error. */
  failed?: string;
  /** A message key. */
  refused?: MessageKey;
  /** Something was saved after the step was opened. */
  stale?: StaleForm;
  values?: FormValues;
};

/** The answer to a step that was opened before something else was saved. */
export function refuseStale(stale: StaleForm): RefusedStep {
  return data<WizardAnswer>({ stale, values: stale.values }, 409);
}

/** Why the form was not sent, on the step that it was sent from. */
export function refuseStep(refused: MessageKey, status: number): RefusedStep {
  return data<WizardAnswer>({ refused }, status);
}

export type RefusedStep = ReturnType<typeof data<WizardAnswer>>;

/** The answer of a step whose connection was lost. */
export function answerConnectionLost(error: unknown) {
  rethrowUnlessConnectionLost(error);
  return data<WizardAnswer>({ refused: connectionLostKey }, 503);
}

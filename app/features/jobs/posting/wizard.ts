import { data } from "react-router";
import type { UsualPay } from "#app/features/jobs/usual-pay/usual-pay.server.ts";
import { connectionLostKey, rethrowUnlessConnectionLost } from "#app/http/connection-lost.ts";
import type { FormErrors, FormValues } from "#app/http/form.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import type { Option } from "#app/ui/form/select-field.tsx";
import type { PoundQuestion } from "./pay-input.ts";

/** Writes the wizard's own address; `check` shows gaps, `discard` asks to start over. */
export type WizardAddress = (query?: WizardQuery) => string;
type WizardQuery = { step?: number; check?: number | null; discard?: number };

/** The data of a page of the wizard. */
export type WizardData = {
  /** 1 to 4. */
  step: number;
  /** The key of the wizard's data on the device. */
  draftKey: string;
  /** Empty until the first step was sent. */
  draftId: string;
  /** From the profile, where it is changed; null while the company has no name. */
  companyName: string | null;
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
  /** On the last step, while an amount is surely meant in the other pound. */
  poundQuestion: PoundQuestion | null;
  /** Beside the amounts, where title and place are stored and enough jobs say so. */
  usualPay: UsualPay | null;
};

/** The values are English names, the labels in the page's language. */
export type WizardPlaces = { country: Option; provinces: (Option & { cities: Option[] })[] };

/** The result of a step that could not be stored or sent. */
export type WizardAnswer = {
  /** The reference of an error. */
  failed?: string;
  /** A message key. */
  refused?: MessageKey;
  values?: FormValues;
};

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

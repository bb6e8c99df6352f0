import {
  currencies,
  defaultCurrency,
  type Pay,
  type Pound,
  payBases,
  payPeriods,
  pounds,
} from "#app/features/job/job.ts";
import { doubtfulPound } from "#app/features/job/pay/pound.ts";
import type { FormValues } from "#app/http/form.ts";
import { readAmount } from "#app/platform/amount.ts";

/** The pay as typed so far; unreadable input is none. */
export function payFromInput(values: FormValues): Pay {
  const amount = (input = "") => {
    const read = readAmount(input);
    return read ? Number(read) : null;
  };
  const [min, max] = [amount(values.salaryMin), amount(values.salaryMax)];
  const currency = currencies.find((each) => each === values.currency) ?? defaultCurrency;
  const basis = payBases.find((each) => each === values.payBasis);
  const isInPounds = currency === "SYP" && (min ?? max) !== null;
  return {
    min,
    max,
    currency,
    period: payPeriods.find((each) => each === values.payPeriod) ?? "month",
    ...(basis && { basis }),
    ...(isInPounds && { pound: pounds.find((each) => each === values.pound) ?? "new" }),
  };
}

/** A pay that is surely meant in the other pound, and which. */
export type PoundQuestion = {
  pay: Pay;
  likely: "new" | "old";
  /** Whether the pay is another than the stored job's, which keeps its pound unless another is chosen. */
  isNew: boolean;
  /** The amount the question was about: an answer to another amount does not count. */
  about: string;
};

/** The names under which a form sends the answer. */
export const poundAnswer = { pound: "poundMeant", about: "poundQuestionAbout" };
const answered = "poundAnswered";

/** The pay that the question was answered for, and that of the job that is changed. */
export type PoundState = { answered: string; stored: string };

/** `stored` are the values of the job that is changed. */
export function poundState(values: FormValues, stored: FormValues): PoundState {
  return { answered: values[answered] ?? "", stored: aboutPay(stored) };
}

/** The question to ask before posting these values; undefined without a doubt or after an answer. */
export function poundQuestion(
  values: FormValues,
  state = poundState(values, {}),
): PoundQuestion | undefined {
  const pay = payFromInput(values);
  const likely = doubtfulPound(pay);
  const about = aboutPay(values);
  if (!likely || state.answered === about) return undefined;
  return { pay, likely, about, isNew: about !== state.stored };
}

/** The values with the answer that was sent, if it is one to these amounts. */
export function withPoundAnswer(values: FormValues, sent: FormValues): FormValues {
  const pound = pounds.find((each) => each === sent[poundAnswer.pound]);
  if (!pound || sent[poundAnswer.about] !== aboutPay(values)) return values;
  const chosen = { ...values, pound };
  return { ...chosen, [answered]: aboutPay(chosen) };
}

/** The answer to the question about these amounts, as a form sends it. */
export function poundAnswerTo(values: FormValues, pound: Pound): FormValues {
  return { [poundAnswer.pound]: pound, [poundAnswer.about]: aboutPay(values) };
}

function aboutPay(values: FormValues): string {
  const { min, max, currency, period, pound } = payFromInput(values);
  return [min, max, currency, period, pound].join(" ");
}

import { formatNumber } from "#app/i18n/format.ts";
import type { Messages } from "#app/messages/en/index.ts";
import type { Currency, EmploymentType, Pay } from "./job.ts";

const signFirst: readonly Currency[] = ["USD", "EUR", "TRY"];

/** Whether a pay is that of a month: freelancers are paid for a piece of work. */
export const isMonthly = (type: EmploymentType | undefined) => type !== "freelance";

/** What is written of a pay: each amount with a sign that stands before it, and a sign after all. */
export type PayParts = {
  kind: "range" | "from" | "upTo" | "none";
  amounts: string[];
  signAfter: string | null;
};

export function payParts({ min, max, currency }: Pay, messages: Messages): PayParts {
  const sign = messages.labels.currencySign[currency];
  const before = signFirst.includes(currency);
  const written = (amount: number) => (before ? sign : "") + formatNumber(amount);
  const signAfter = before ? null : sign;
  if (min !== null && max !== null) {
    return { kind: "range", amounts: [written(min), written(max)], signAfter };
  }
  if (min !== null) return { kind: "from", amounts: [`${written(min)}+`], signAfter };
  if (max !== null) return { kind: "upTo", amounts: [written(max)], signAfter };
  return { kind: "none", amounts: [], signAfter: null };
}

/** One amount with its sign: '$500', '500 ل.س'. */
export function amountText(amount: number, currency: Currency, messages: Messages): string {
  const { amounts, signAfter } = payParts({ min: null, max: amount, currency }, messages);
  return [...amounts, signAfter].filter(Boolean).join(" ");
}

/** The pay in one line: 'min - max ل.س', 'min+', 'Up to max' or 'To be discussed'. */
export function payText(pay: Pay, messages: Messages): string {
  const { kind, amounts, signAfter } = payParts(pay, messages);
  if (kind === "none") return messages.jobs.payNone;
  const amount = amounts.join(" - ") + (signAfter ? ` ${signAfter}` : "");
  return kind === "upTo" ? messages.jobs.payUpTo({ amount }) : amount;
}

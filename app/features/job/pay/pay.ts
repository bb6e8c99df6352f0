import type { Currency, Pay, PayPeriod } from "#app/features/job/job.ts";
import { formatNumber } from "#app/i18n/format.ts";
import type { Messages } from "#app/messages/en/index.ts";

const signFirst: readonly Currency[] = ["USD", "EUR", "TRY"];

/** The parts of a formatted pay: each amount with its sign, and the sign after all. */
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

/** The period of a pay, and its pound. */
export type PayTerms = Pick<Pay, "period" | "pound">;

/**
 * The terms that a list says once above it: a month, if that is the period of at least half of its pays, and the
 * pound of at least half of the amounts in Syrian pounds, if the pound of each is known.
 */
export function sharedTerms(pays: readonly Pay[]): PayTerms {
  const paid = pays.filter(({ min, max }) => min !== null || max !== null);
  const monthly = paid.filter(({ period }) => period === "month");
  if (paid.length === 0 || monthly.length * 2 < paid.length) return {};
  const inPounds = paid.filter(({ currency }) => currency === "SYP");
  const old = inPounds.filter(({ pound }) => pound === "old").length;
  const isKnown = inPounds.length > 0 && inPounds.every(({ pound }) => pound);
  return { period: "month", ...(isKnown && { pound: old * 2 < inPounds.length ? "new" : "old" }) };
}

/** The terms of a pay that are not those which its list shares. */
export function otherTerms(pay: Pay, shared: PayTerms = {}): Partial<Pay> {
  const { period, pound, basis } = pay;
  return {
    ...(period && period !== shared.period && { period }),
    ...(pound && pound !== shared.pound && { pound }),
    ...(basis && { basis }),
  };
}

/** The text after the amounts: "a month", "old pounds", "net". */
export function payTerms({ period, basis, pound }: Partial<Pay>, { jobs }: Messages): string[] {
  return [
    period && jobs.payPeriods[period],
    pound && jobs.pounds[pound],
    basis && jobs.payBases[basis],
  ].filter((term) => term !== undefined);
}

/** One amount with its sign: '$500', '500 ل.س'. */
export function amountText(amount: number, currency: Currency, messages: Messages): string {
  const { amounts, signAfter } = payParts({ min: null, max: amount, currency }, messages);
  return [...amounts, signAfter].filter(Boolean).join(" ");
}

/** The pay in one line: 'min - max ل.س', 'min+', 'Up to max' or 'To be discussed', and its terms. */
export function payText(pay: Pay, messages: Messages): string {
  const { kind, amounts, signAfter } = payParts(pay, messages);
  if (kind === "none") return messages.jobs.payNone;
  const amount = amounts.join(" - ") + (signAfter ? ` ${signAfter}` : "");
  const written = kind === "upTo" ? messages.jobs.payUpTo({ amount }) : amount;
  const [first, ...terms] = payTerms(pay, messages);
  return [first ? `${written} ${first}` : written, ...terms].join(messages.ui.comma);
}

/**
 * A month's work, as pays are compared: six days of eight hours in each of 52 weeks, the most that
 * the labour law allows. A project counts as it is written. pay_factor in SQL has the same.
 */
export const monthlyFactor: Record<PayPeriod, number> = {
  month: 1,
  week: 52 / 12,
  day: 26,
  hour: 208,
  project: 1,
};

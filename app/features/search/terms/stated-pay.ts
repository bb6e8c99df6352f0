import type { Currency } from "#app/features/job/job.ts";
import { likelyPound, oldPoundsInNew } from "#app/features/job/pay/pound.ts";

/*
 * Pay that a posting states in its text alone, as tags of round amounts a month: "m:6" for 600,000 to
 * 699,999 old pounds, "u:4" for 400 to 499 dollars.
 */

const steps = { SYP: { sign: "m", amount: 100_000 }, USD: { sign: "u", amount: 100 } } as const;
const highest = 60;

/** The tags of the amounts in a text, whose letters are folded. */
export function statedPayTags(text: string): string[] {
  const tags = new Set<string>();
  for (const { 0: whole, groups = {} } of text.matchAll(stated)) {
    const currency = inDollars.test(whole) ? "USD" : "SYP";
    const last = monthly(groups.to, groups.unit, currency);
    const first = monthly(groups.from, groups.fromUnit ?? groups.unit, currency) ?? last;
    if (first === undefined || groups.rate) continue;
    for (const tag of tagsBetween(first, last ?? first, currency)) tags.add(tag);
  }
  return [...tags];
}

/** The tags of postings that state such a pay; none of a currency that texts are not read in. */
export function tagsOfPay(
  min: number | undefined,
  max: number | undefined,
  currency: Currency,
): string[] {
  if (currency !== "SYP" && currency !== "USD") return [];
  const isNew = currency === "SYP" && likelyPound({ min: min ?? null, max: max ?? null }) === "new";
  const factor = isNew ? oldPoundsInNew : 1;
  const end = (max ?? Number.POSITIVE_INFINITY) * factor;
  return tagsBetween((min ?? 0) * factor, end, currency);
}

function tagsBetween(from: number, to: number, currency: "SYP" | "USD"): string[] {
  const { sign, amount } = steps[currency];
  const first = Math.ceil(from / amount - 0.999);
  const last = Math.min(highest, Math.floor(to / amount));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => `${sign}:${first + at}`);
}

/** An amount as it is meant: "500.000" and "500 الف" are half a million, "600" alone is thousands. */
function monthly(
  figures: string | undefined,
  unit: string | undefined,
  currency: "SYP" | "USD",
): number | undefined {
  if (figures === undefined) return undefined;
  const isGrouped = /^\d{1,3}(?:[.,٬]\d{3})+$/.test(figures);
  const number = Number(isGrouped ? figures.replace(/[.,٬]/g, "") : figures.replace(/[,٬]/g, "."));
  if (currency === "USD")
    return number >= smallest && number <= largestDollars ? number : undefined;
  const amount = unit && number < thousand ? number * (/^م/.test(unit) ? 1e6 : 1e3) : number;
  if (!unit && amount >= smallest && amount < 2 * thousand) return amount * 1e3;
  const old =
    likelyPound({ min: amount, max: amount }) === "new" ? amount * oldPoundsInNew : amount;
  return amount >= thousand ? old : undefined;
}

const thousand = 1_000;
const smallest = 100;
const largestDollars = 20_000;

const figures = String.raw`\d{1,3}(?:[.,٬]\d{3})+|\d+(?:[.,]\d{1,2})?`;
const unit = "(?:الف|الاف|مليون|ملايين|k|million)";
const dollars = String.raw`(?:\$|usd|دولار|us dollars?)`;
const inDollars = new RegExp(dollars);
const stated = new RegExp(
  String.raw`(?:راتب|رواتب|معاش|مرتب|اجر|اجور|salary|salaries|wages?)(?:[^\d\n]{0,30}\n?[^\d\n]{0,14})(?<from>${figures}) ?(?<fromUnit>${unit})?(?: ?${dollars})?(?: ?(?:-|–|_|الي|ل|to|حتي|و|and) ?${dollars}?(?<to>${figures}))? ?(?<unit>${unit})?[ ,]{0,2}${dollars}?(?<rate> ?(?:/|per|an?) ?(?:hr|hour|day|year|yr)|%| ?(?:ساعه|ساعات|سنه|سنوات|يوم|year))?`,
  "g",
);

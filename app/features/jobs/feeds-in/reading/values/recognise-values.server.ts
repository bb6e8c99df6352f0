import {
  type Category,
  type Currency,
  categories,
  type EmploymentType,
  type ExperienceLevel,
  type PayPeriod,
} from "#app/features/job/job.ts";
import { parsePlaceText } from "#app/features/places/place.ts";
import { categoriesCalled } from "#app/features/search/parsing/category-words.server.ts";
import { findPay } from "#app/features/search/parsing/requested/requested-pay.ts";
import { intentNamed } from "#app/features/search/words/intent-words.ts";
import { placeNamed } from "#app/features/search/words/place-words.ts";
import { stemsOf } from "#app/features/search/words/stem.ts";
import { conceptsNamed, maxNameLength } from "#app/features/search/words/vocabulary.ts";
import { latinDigits, readAmount } from "#app/platform/amount.ts";
import { fold } from "#app/platform/fold.ts";
import { remembering } from "#app/platform/remembering.ts";
import cues from "./category-cues.json" with { type: "json" };

/*
 * Values of a feed as the search understands words: its vocabulary bridges languages and synonyms, its tables
 * name types, levels and places, its parser reads pay.
 */

/** Words beyond these tell nothing of a title's or a field's value. */
const maxWords = 14;

const categoryOfCue = new Map<string, Category>(
  Object.entries(cues).flatMap(([category, names]) =>
    names.split(", ").map((name) => [stemsOf(fold(name)).join(" "), category as Category] as const),
  ),
);

/** The category that a title or a field's value names: the longest name in it counts, of equal ones the first. */
export const categoryOf = remembering(5000, (text: string): Category | undefined => {
  const words = fold(text).split(" ").slice(0, maxWords);
  const [called] = categoriesCalled(words);
  if (called) return called;
  const exact = categories.find((category) => fold(category) === words.join(" "));
  if (exact) return exact;
  const stems = stemsOf(words.join(" "));
  for (let length = maxNameLength; length > 0; length--) {
    for (let at = 0; at + length <= stems.length; at++) {
      const category = categoryOfStems(stems.slice(at, at + length));
      if (category) return category;
    }
  }
  return undefined;
});

function categoryOfStems(stems: readonly string[]): Category | undefined {
  const own = categoryOfCue.get(stems.join(" "));
  if (own) return own;
  for (const { forms, skill } of conceptsNamed(stems)) {
    if (skill) continue;
    for (const form of forms) {
      const category = categoryOfCue.get(form.join(" "));
      if (category) return category;
    }
  }
  return undefined;
}

const typeWords: Readonly<Record<string, EmploymentType>> = {
  fulltime: "full-time",
  ft: "full-time",
  parttime: "part-time",
  pt: "part-time",
  contractor: "contract",
  consultant: "contract",
  consultancy: "contract",
  intern: "contract",
  internship: "contract",
  temp: "contract",
  telecommute: "remote",
  تدريب: "contract",
  استشارة: "contract",
};

/** The type of work that a value names, "FULL_TIME", "دوام كامل", "Remote - contract". */
export const employmentTypeOf = remembering(2000, (text: string): EmploymentType | undefined => {
  const intents = intentsIn(text);
  const type = intents.find(({ kind }) => kind === "type")?.value as EmploymentType | undefined;
  if (type) return type;
  if (intents.some(({ kind, value }) => kind === "arrangement" && value === "remote")) {
    return "remote";
  }
  const words = wordsOf(text);
  return words.map((word) => foldedTypes.get(word)).find(Boolean);
});
const foldedTypes = new Map(Object.entries(typeWords).map(([word, type]) => [fold(word), type]));

const levelWords: readonly (readonly [RegExp, ExperienceLevel])[] = [
  [/\b(?:executive|director|chief|ceo|cfo|cto|vp|president)\b|تنفيذي|رءيس|مدير عام/, "executive"],
  [/\b(?:senior|expert|lead|head)\b|خبير/, "senior"],
  [/\b(?:entry|junior|intern|trainee|graduate|beginner)\b|متدرب|مبتدي/, "entry"],
  [/\b(?:mid|middle|intermediate|associate|experienced)\b|متوسط/, "mid"],
];

/** The level that a value names: "Senior", "مبتدئ", "3-4 years", "بدون خبرة". */
export const experienceLevelOf = remembering(2000, (text: string): ExperienceLevel | undefined => {
  const level = intentsIn(text).find(({ kind }) => kind === "level")?.value;
  if (level) return level as ExperienceLevel;
  const folded = wordsOf(text).join(" ");
  const years =
    /(?<!\d)(\d{1,2})\+?(?: (?:to |الي )?\d{1,2})?\+? ?(?:years?|yrs?|سن|عام|اعوام)/.exec(folded);
  if (years) {
    const least = Number(years[1]);
    return least < 2 ? "entry" : least < 5 ? "mid" : "senior";
  }
  return levelWords.find(([pattern]) => pattern.test(folded))?.[1];
});

function wordsOf(text: string): string[] {
  return fold(latinDigits(text).replace(/[_\-–/]+/g, " "))
    .split(" ")
    .slice(0, maxWords);
}

/** Types, ways of working and levels named by up to four words that follow one another, the longest first. */
function intentsIn(text: string) {
  const words = wordsOf(text);
  const intents = [];
  for (let length = Math.min(4, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const intent = intentNamed(words.slice(at, at + length).join(" "));
      if (intent) intents.push(intent);
    }
  }
  return intents;
}

/** The id of the place that a text names for certain: "Aleppo, Syria", "حلب", "Rural Damascus". */
export const placeIdOf = remembering(5000, (text: string): string | undefined => {
  const parts = text.replace(/\s*[|/;–]\s*|\s+-\s+/g, ", ").slice(0, 300);
  const known = parsePlaceText(parts);
  if (known) return known;
  const named = placeNamed(fold(text));
  return named?.ids.length === 1 ? named.ids[0] : undefined;
});

const currencyNames: Readonly<Record<Currency, RegExp>> = {
  SYP: /syp|syrian|sp\b|ل ?س|ليره سوريه|ليره|سوري/,
  USD: /usd|us\$|\$|dollar|دولار/,
  EUR: /eur|€|يورو/,
  TRY: /\btry\b|\btl\b|₺|turkish|تركي/,
  SAR: /\bsar\b|riyal|ريال/,
  AED: /\baed\b|dirham|درهم/,
  LBP: /\blbp\b|lebanese|لبناني/,
};

export function currencyOf(text: string): Currency | undefined {
  const plain = text.toLowerCase().replace(/ة/g, "ه").replace(/\./g, " ");
  const order: Currency[] = ["TRY", "LBP", "SAR", "AED", "EUR", "USD", "SYP"];
  return order.find((currency) => currencyNames[currency].test(plain));
}

const periodNames: readonly (readonly [RegExp, PayPeriod])[] = [
  [/month|شهر/, "month"],
  [/week|اسبوع|أسبوع/, "week"],
  [/hour|\bhr\b|ساعه|ساعة/, "hour"],
  [/day|daily|يوم/, "day"],
  [/project|fixed|lump|مشروع/, "project"],
];

export function payPeriodOf(text: string): PayPeriod | undefined {
  return periodNames.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1];
}

export type ReadPay = { min?: number; max?: number; currency: Currency; period: PayPeriod };

/** The pay that a text states, a month; undefined where it states none, or not for certain. */
export function payOf(text: string, currency?: Currency): ReadPay | undefined {
  const line = latinDigits(text)
    .replace(/[–—]/g, "-")
    .replace(/\d{1,3}(?:\.\d{3}){2,}/g, (amount) => amount.replaceAll(".", ""))
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 200);
  const named = currencyOf(line) ?? currency;
  // The parser knows pounds, dollars and euros; amounts in others are read as pounds and named again.
  const isOther = named !== undefined && !["SYP", "USD", "EUR"].includes(named);
  const sign = { USD: "USD", EUR: "EUR" }[named as string] ?? "SYP";
  const figures = `${line.replace(/[^\d.,\s-]+/g, " ").trim()} ${sign}`;
  const own = isOther ? undefined : payIn(line);
  const isRange = range.test(line) && !otherUnit.test(line);
  const pay = (isRange && !own?.max) || !own ? named && payIn(figures) : own;
  if (!pay) return undefined;
  return { ...pay, currency: named ?? pay.currency, period: "month" };
}

/** "USD 800 - 1,200": the parser looks for a currency after the amounts. */
const range = /^\D{0,10}[\d.,]+ ?- ?[\d.,]+\D{0,15}$/;
/** Other than single pounds a month. */
const otherUnit =
  /\dk\b|الف|ألف|آلاف|مليون|ملايين|million|thousand|hour|day|week|year|annu|ساع|يوم|سبوع|سنو|سنة/i;

function payIn(line: string) {
  const pay = findPay(line.split(" ").filter(Boolean))?.pay;
  return pay?.min === undefined && pay?.max === undefined ? undefined : pay;
}

/** A plain amount, "1,800,000.00"; undefined for text that is none or has two readings. */
export function amountOf(text: string): number | undefined {
  const read = readAmount(text.replace(/[^\d٠-٩.,٫٬\s]/g, ""));
  return read ? Number(read) : undefined;
}

import { type Currency, defaultCurrency } from "#app/features/job/job.ts";
import type { RequestedAmounts } from "#app/features/search/words/parsed-query.ts";
import { numberAt } from "#app/features/search/words/talk/number-words.ts";

/** A pay that the tokens of a query ask for; `from` and `to` are its first and last token. */
export type PayPhrase = { pay: RequestedAmounts; from: number; to: number };

/**
 * The pay that a query asks for: "over $500", "فوق 3 مليون", "راتب 500 دولار وما فوق". A number is one
 * with a currency, in millions, or after a word such as "salary".
 */
export function findPay(tokens: readonly string[]): PayPhrase | undefined {
  const folded = inFigures(tokens.map(plain));
  // A number alone may be anything.
  if (tokens.length === 1 && /^\d+$/.test(folded[0] ?? "")) return undefined;
  const text = folded.join(" ");
  for (const match of text.matchAll(phrase)) {
    const { groups = {} } = match;
    const pay = payOf(groups, match[0]);
    if (!pay) continue;
    const [negation] = groups.bound ? (negated.exec(text.slice(0, match.index)) ?? []) : [];
    if (negation !== undefined) {
      const start = tokenAt(folded, match.index - negation.trimStart().length);
      const to = lastToken(folded, match.index + match[0].trimEnd().length - 1);
      return { pay: turned(pay), from: start, to };
    }
    const start = match.index + match[0].search(/\S/);
    const end = match.index + match[0].trimEnd().length;
    return { pay, from: tokenAt(folded, start), to: lastToken(folded, end - 1) };
  }
  return findCurrency(folded);
}

/** "Not", with up to two words after it: "لا اريد اقل من", "ما بقبل باقل من", "never less than". */
const negated = /(?<=^|\s)(?:لا|ما|مو|مش|ليس|not|no|never|nothing|don't|dont)(?:\s\S+){0,2}\s+$/;

/** "Not under 800" is 800 and more. */
function turned({ min, max, currency }: RequestedAmounts): RequestedAmounts {
  return {
    ...(max !== undefined && { min: max }),
    ...(min !== undefined && { max: min }),
    currency,
  };
}

/** Numbers in words as figures, at their first token: "مليونين ونص", "خمسمية", "half a million". */
function inFigures(tokens: readonly string[]): string[] {
  const figures = [...tokens];
  for (let at = 0; at < tokens.length; ) {
    const number = numberAt(tokens, at);
    // "Million" alone is a name, "one" or "three years" no pay.
    const isFigure = number && (number.value >= smallestInWords || number.length > 1);
    const isName = tokens.length === 1 && isScale(number?.value);
    if (!number || isName) {
      at += 1;
      continue;
    }
    if (isFigure) {
      if (isScale(number.value) && tokens[at - 1] === "a") figures[at - 1] = "";
      figures[at] = `${number.clitic ? `${number.clitic} ` : ""}${written(number.value)}`;
      figures.fill("", at + 1, at + number.length);
    }
    at += number.length;
  }
  return figures;
}

const smallestInWords = 100;
const isScale = (value: number | undefined) => value === 1_000 || value === 1_000_000;

function written(value: number): string {
  if (value >= 1_000_000) return `${value / 1_000_000}مليون`;
  return value >= 1_000 ? `${value / 1_000}الف` : String(value);
}

/** A currency that is named without an amount: "راتب بالدولار", "رواتب عالية بالدولار", "paid in USD", "$". */
function findCurrency(folded: readonly string[]): PayPhrase | undefined {
  const match = currencyAlone.exec(folded.join(" "));
  if (!match) return undefined;
  const named = match.groups ?? {};
  const currency = foreign.find((each) => named[each] !== undefined);
  if (!currency) return undefined;
  const start = match.index + match[0].search(/\S/);
  const end = match.index + match[0].trimEnd().length;
  return { pay: { currency }, from: tokenAt(folded, start), to: tokenAt(folded, end - 1) };
}

/** Each letter as one letter, so that tokens keep their length. */
function plain(token: string): string {
  return token
    .toLowerCase()
    .replace(/[أإآ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/ئ/g, "ي")
    .replace(/ـ/g, "")
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/٬/g, ",")
    .replace(/٫/g, ".");
}

function tokenAt(tokens: readonly string[], offset: number): number {
  let end = -1;
  return tokens.findIndex((token) => {
    end += token.length + 1;
    return offset < end + 1;
  });
}

/** The same with the words of the number that stands there in figures. */
function lastToken(tokens: readonly string[], offset: number): number {
  let at = tokenAt(tokens, offset);
  while (tokens[at + 1] === "") at += 1;
  return at;
}

const words = (text: string) => text.trim().split(/,\s*/).join("|");
const salary = words(
  "salary, salaries, wage, wages, pay, paying, paid, earn, earning, اسبوعيه, (?:ال)?(?:راتب|معاش|اجر|اجرت|دخل|يوميه|مرتب)(?:ه|و|ها|هن|ي|نا|ك)?",
);
/** "رواتب" after a trade are what the trade is about: a payroll accountant. */
const salaries = words(
  "رواتب, الرواتب, مرتبات, المرتبات, معاشات, المعاشات, اجور, الاجور, مرتب, المرتب",
);
const jobWords = words("وظايف, وظائف, وظيفه, شغل, عمل, فرص عمل, فرصه عمل, jobs, job, work");
const howGood = words(
  "عالي, عاليه, العاليه, جيد, جيده, ممتاز, ممتازه, مغري, مغريه, منيح, منيحه, محترم, محترمه, كويس, كويسه, حلو, حلوه",
);
const minWords = words(
  "between, بين, يبدا من, تبدا من, بيبدا من, بيبلش من, over, above, more than, at least, min, minimum, starting from, starting at, starting, from, not less than, no less than, higher than, فوق, فوق ال, اكثر من, اكتر من, اعلي من, ازيد من, علي الاقل, لا يقل عن, لا تقل عن, ما يقل عن, ما بيقل عن, مو اقل من, مش اقل من, ما اقل من, اقل شي, minimum of, ابتدا من, ابتداء من, بدءا من, من, حد ادني",
);
const maxWords = words(
  "under, below, less than, lower than, up to, max, maximum, at most, not more than, no more than, تحت, ب?اقل من, ادني من, حتي, (?:لا|ما) (?:يزيد|بيزيد) (?:عن|علي), (?:لا|ما) (?:يتجاوز|بيتجاوز), حد اقصي",
);
const around = words(
  "around, about, approximately, approx, roughly, ~, حوالي, تقريبا, بحدود, نحو, شي, قرابه, قريب ال, قريب",
);
const isMore = words(
  "at least, minimum, and above, and more, and up, or more, or above, or higher, and higher, plus, وما فوق, فما فوق, وفوق, واكثر, واكتر, او اكثر, او اكتر, وطالع, فاكثر, فما فوق, علي الاقل, ع الاقل, عالاقل, بالاقل",
);
const number = String.raw`\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?`;
const unit = words("k, الف, الاف, مليون, ملايين, مليونين, million, millions, mil");
const currencyWords: Readonly<Record<Currency, string>> = {
  SYP: words(
    "(?:old |new )?(?:syrian )?(?:lira|liras|pound|pounds)(?: syrian)?, syp, s.p, sp, ليره(?: سوريه?)?(?: قديمه| جديده)?, ليرات, ل.س, ل س, سوري",
  ),
  USD: words(String.raw`\$, usd, dollars, dollar, bucks, دولار, دولارات, دولار امريكي`),
  EUR: words("€, eur, euros, euro, يورو"),
} as Readonly<Record<Currency, string>>;
const currency = Object.values(currencyWords).join("|");

const connectors = words("-, –, to, till, until, الي, ال, ل, لل, لـ, لحد, لغايه, حتي, and, و");
/** How many of them a month has: days and hours of work. */
const periods = {
  day: words("a day, per day, /day, daily, باليوم, في اليوم, يوميا, بالنهار, كل يوم, اليوم"),
  week: words("a week, per week, /week, weekly, بالاسبوع, في الاسبوع, بالجمعه, اسبوعيا, كل اسبوع"),
  hour: words(
    "an hour, per hour, /hour, /hr, hourly, بالساعه, في الساعه, عالساعه, كل ساعه, الساعه",
  ),
  year: words("a year, per year, /year, yearly, annually, per annum, بالسنه, في السنه, سنويا"),
  month: words(
    "a month, per month, /month, monthly, month, شهريا, بالشهر, في الشهر, كل شهر, الشهر",
  ),
} as const;
const timesAMonth = { day: 26, week: 4.3, hour: 200, year: 1 / 12, month: 1 };
const period = Object.entries(periods)
  .map(([name, names]) => `(?<${name}>${names})`)
  .join("|");

const phrase = new RegExp(
  String.raw`(?<=^|\s)(?:(?<salary>[وب]?(?:${salary}))(?:\s+(?:is|of|شهري|يومي|اسبوعي))?\s+)?(?:(?<bound>${minWords}|${maxWords}|${around})\s+)?(?:[بل]\s+)?(?<before>\$|€)?(?<amount>${number})\+?\s{0,2}(?<unit>${unit})?(?:\s*(?<currency>${currency}))?(?:(?:\s*(?:${connectors})\s*|\s+)(?:\$|€)?(?<upper>${number})\s*(?<upperUnit>${unit})?(?:\s*(?<upperCurrency>${currency}))?)?(?<more>\s?\+)?(?:\s+(?:(?:${isMore})|(?<about>${around})|${period})){0,3}(?=\s|$|[.,،!?؟])`,
  "gu",
);

/** Most jobs pay in pounds: a word for them says nothing. */
const foreign = ["USD", "EUR"] as const satisfies readonly Currency[];
const currencyAlone = new RegExp(
  String.raw`(?<=^|\s)(?:(?:(?:(?:high|good)\s+)?[وب]?(?:${salary})|(?<=^(?:(?:${jobWords})\s+)?)[وب]?(?:${salaries})|in|by)(?:\s+(?:${howGood})){0,2}\s+){0,3}(?:ب?ال|ب)?(?:${foreign
    .map((each) => `(?<${each}>${currencyWords[each]})`)
    .join("|")})(?=\s|$|[.,،!?؟])`,
  "u",
);

function payOf(
  {
    salary,
    bound,
    before,
    amount,
    unit,
    currency,
    upper,
    upperUnit,
    upperCurrency,
    about,
    ...groups
  }: Record<string, string | undefined>,
  whole: string,
): RequestedAmounts | undefined {
  const sign = before ?? currency ?? upperCurrency;
  const isMillions = /^m/.test(unit ?? "") || /مليون|ملايين/.test(unit ?? "");
  const isThousands = unit !== undefined && !isMillions && Number(amount) >= fewestThousands;
  const isLarge = unit === undefined && /^[1-9]\d{5,7}$/.test(amount ?? "");
  const isPay = sign !== undefined || salary !== undefined || isMillions || isThousands || isLarge;
  if (!isPay || amount === undefined) return undefined;
  const factor = upper && !unit ? upperUnit : unit;
  const first = Number(amount.replaceAll(",", "")) * factorOf(factor);
  const last = upper ? Number(upper.replaceAll(",", "")) * factorOf(upperUnit ?? unit) : undefined;
  if (!(first > 0)) return undefined;
  const paidIn = currencyOf(sign, first);
  const times = timesOf(groups, salary, first, paidIn);
  const monthly = (amount: number) => Math.round(amount * times);
  if (last !== undefined && last > first) {
    return { min: monthly(first), max: monthly(last), currency: paidIn };
  }
  const isAbout = about !== undefined || (bound !== undefined && aroundPattern.test(bound));
  if (isAbout) {
    return { min: monthly(first * 0.8), max: monthly(first * 1.25), currency: paidIn };
  }
  const isMax = bound !== undefined && maxPattern.test(bound) && !/[+]/.test(whole);
  return isMax
    ? { max: monthly(first), currency: paidIn }
    : { min: monthly(first), currency: paidIn };
}

/** How often a month pays the amount; one too large for a day is for a month all the same. */
function timesOf(
  groups: Record<string, string | undefined>,
  salary: string | undefined,
  amount: number,
  currency: Currency,
): number {
  const names = Object.keys(timesAMonth) as (keyof typeof timesAMonth)[];
  const named = names.find((name) => groups[name] !== undefined);
  const meant = named ?? (/يوميه|يومي/.test(salary ?? "") ? "day" : undefined);
  if (meant === undefined) return 1;
  const isTooLarge = currency !== "SYP" && meant === "day" && amount > largestADay;
  return isTooLarge ? 1 : timesAMonth[meant];
}

const largestADay = 200;
const fewestThousands = 50;
const aroundPattern = new RegExp(`^(?:${around})$`, "u");
const maxPattern = new RegExp(`^(?:${maxWords})$`, "u");

function factorOf(unit: string | undefined): number {
  if (unit === undefined) return 1;
  if (unit === "مليونين") return 2_000_000;
  return /^m|مل/.test(unit) ? 1_000_000 : 1_000;
}

/** A small number without a currency is no pay in pounds. */
function currencyOf(sign: string | undefined, amount: number): Currency {
  const named = (Object.keys(currencyWords) as Currency[]).find(
    (each) => sign !== undefined && new RegExp(`^(?:${currencyWords[each]})$`, "u").test(sign),
  );
  return named ?? (amount < smallestInPounds ? "USD" : defaultCurrency);
}

const smallestInPounds = 5_000;

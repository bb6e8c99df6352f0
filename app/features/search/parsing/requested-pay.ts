import { type Currency, defaultCurrency } from "#app/features/job/job.ts";
import type { RequestedAmounts } from "#app/features/search/words/parsed-query.ts";

/** A pay that the tokens of a query ask for; `from` and `to` are its first and last token. */
export type PayPhrase = { pay: RequestedAmounts; from: number; to: number };

/**
 * The pay that a query asks for: "over $500", "فوق 3 مليون", "راتب 500 دولار وما فوق". A number is one
 * with a currency, in millions, or after a word such as "salary".
 */
export function findPay(tokens: readonly string[]): PayPhrase | undefined {
  const folded = inFigures(tokens.map(plain));
  const text = folded.join(" ");
  for (const match of text.matchAll(phrase)) {
    const { groups = {} } = match;
    const pay = payOf(groups, match[0]);
    if (!pay) continue;
    const start = match.index + match[0].search(/\S/);
    const end = match.index + match[0].trimEnd().length;
    let to = tokenAt(folded, end - 1);
    while (folded[to + 1] === "") to += 1;
    return { pay, from: tokenAt(folded, start), to };
  }
  return findCurrency(folded);
}

/** Numbers in words as figures, each in its own token: "مليونين ونص", "ثلاث ملايين", "half a million". */
function inFigures(tokens: readonly string[]): string[] {
  return tokens.map((token, at) => {
    const [before = "", next = "", afterNext = ""] = [
      tokens[at - 1],
      tokens[at + 1],
      tokens[at + 2],
    ];
    const [, clitic = "", bare = ""] = /^([وب]?)(.*)$/.exec(token) ?? [];
    const isCounted = /^[\d.,]+$/.test(before) || wordNumbers.has(before) || before === "a";
    const half = /^ونصف?$/.test(next) ? 0.5 : /^وربع$/.test(next) ? 0.25 : 0;
    if (/^ونصف?$|^وربع$/.test(token) && largeNumbers.has(before.replace(/^[وب]/, ""))) return "";
    const large = largeNumbers.get(bare) ?? largeNumbers.get(token);
    const isAlone = half === 0 && tokens.length === 1;
    if (large && !isCounted && !isAlone) return `${large.count + half}${large.unit}`;
    const count = wordNumbers.get(bare) ?? wordNumbers.get(token);
    const isBeforeUnit = isUnit.test(next) || (next === "a" && isUnit.test(afterNext));
    if (count !== undefined && isBeforeUnit)
      return `${clitic && wordNumbers.has(token) ? "" : clitic}${count}`;
    return token === "a" && wordNumbers.has(before) && isUnit.test(next) ? "" : token;
  });
}

const isUnit = /^(?:مليون|ملايين|الف|الاف|تالاف|ميه|million|millions|thousand|k)$/;
const largeNumbers = new Map([
  ["مليون", { count: 1, unit: "مليون" }],
  ["مليونين", { count: 2, unit: "مليون" }],
  ["مليونان", { count: 2, unit: "مليون" }],
  ["الفين", { count: 2, unit: "الف" }],
]);
const wordNumbers = new Map(
  Object.entries({
    0.25: "ربع, quarter",
    0.5: "نص, نصف, half",
    1: "واحد, one",
    2: "اتنين, تنين, اثنين, two",
    3: "تلات, تلت, ثلاث, ثلاثه, تلاته, three",
    4: "اربع, اربعه, four",
    5: "خمس, خمسه, five",
    6: "ست, سته, six",
    7: "سبع, سبعه, seven",
    8: "تمن, تمان, ثمان, ثماني, ثمانيه, eight",
    9: "تسع, تسعه, nine",
    10: "عشر, عشره, ten",
  }).flatMap(([count, names]) => names.split(", ").map((name) => [name, Number(count)] as const)),
);

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

const words = (text: string) => text.trim().split(/,\s*/).join("|");
const salary = words(
  "salary, salaries, wage, wages, pay, paying, paid, راتب, راتبه, معاش, اجر, اجره, دخل, براتب, بمعاش, باجر, الراتب, براتب شهري, راتب شهري",
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
  "over, above, more than, at least, min, minimum, starting from, starting at, starting, from, not less than, no less than, higher than, فوق, فوق ال, اكثر من, اكتر من, اعلي من, ازيد من, علي الاقل, لا يقل عن, ما يقل عن, مو اقل من, مش اقل من, ابتدا من, ابتداء من, بدءا من, من, حد ادني",
);
const maxWords = words(
  "under, below, less than, up to, max, maximum, at most, not more than, تحت, اقل من, حتي, لا يزيد عن, ما يزيد عن, حد اقصي",
);
const isMore = words(
  "and above, and more, and up, or more, or above, or higher, and higher, plus, وما فوق, فما فوق, وفوق, واكثر, واكتر, او اكثر, او اكتر, وطالع, علي الاقل",
);
const number = String.raw`\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?`;
const unit = words("k, الف, الاف, مليون, ملايين, مليونين, million, millions, mil");
const currencyWords: Readonly<Record<Currency, string>> = {
  SYP: words("syp, s.p, sp, lira, liras, syrian pounds, pounds, ليره, ليرات, ليره سوريه, ل.س, ل س"),
  USD: words(String.raw`\$, usd, dollars, dollar, bucks, دولار, دولارات, دولار امريكي`),
  EUR: words("€, eur, euros, euro, يورو"),
} as Readonly<Record<Currency, string>>;
const currency = Object.values(currencyWords).join("|");

const phrase = new RegExp(
  String.raw`(?<=^|\s)(?:(?<salary>[وب]?(?:${salary}))(?:\s+(?:is|of|شهري))?\s+)?(?:(?<bound>${minWords}|${maxWords})\s+)?(?<before>\$|€)?(?<amount>${number})\+?\s{0,2}(?<unit>${unit})?(?:\s?(?<currency>${currency}))?(?:\s?(?:-|to|الي|and|و)\s?(?:\$|€)?(?<upper>${number})\s?(?<upperUnit>${unit})?(?:\s?(?<upperCurrency>${currency}))?)?(?<more>\s?\+|\s+(?:${isMore}))?(?:\s+(?:a month|per month|monthly|شهريا|بالشهر|في الشهر|في الشهر))?(?=\s|$|[.,،!?؟])`,
  "gu",
);

/** Most jobs pay in pounds: a word for them says nothing. */
const foreign = ["USD", "EUR"] as const satisfies readonly Currency[];
const currencyAlone = new RegExp(
  String.raw`(?<=^|\s)(?:(?:(?:(?:high|good)\s+)?[وب]?(?:${salary})|(?<=^(?:(?:${jobWords})\s+)?)[وب]?(?:${salaries})|in|by)(?:\s+(?:${howGood}))*\s+)*(?:ب?ال|ب)?(?:${foreign
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
  }: Record<string, string | undefined>,
  whole: string,
): RequestedAmounts | undefined {
  const sign = before ?? currency ?? upperCurrency;
  const isMillions = /^m/.test(unit ?? "") || /مليون|ملايين/.test(unit ?? "");
  const isPay = sign !== undefined || salary !== undefined || isMillions;
  if (!isPay || amount === undefined) return undefined;
  const factor = upper && !unit ? upperUnit : unit;
  const first = Number(amount.replaceAll(",", "")) * factorOf(factor);
  const last = upper ? Number(upper.replaceAll(",", "")) * factorOf(upperUnit ?? unit) : undefined;
  if (!(first > 0)) return undefined;
  const paidIn = currencyOf(sign, first);
  if (last !== undefined && last > first) return { min: first, max: last, currency: paidIn };
  const isMax = bound !== undefined && maxPattern.test(bound) && !/[+]/.test(whole);
  return isMax ? { max: first, currency: paidIn } : { min: first, currency: paidIn };
}

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

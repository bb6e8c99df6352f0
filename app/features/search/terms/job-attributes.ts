import {
  ageBoundTag,
  ageTag,
  attributeTag,
  clockStated,
  hoursTag,
  isLengthTag,
  lengthStated,
  lengthTag,
  partOfDay,
  readClock,
  yearsTag,
} from "#app/features/search/words/attribute-tags.ts";
import { foldLetters } from "#app/platform/fold.ts";
import cues from "./attribute-cues.json" with { type: "json" };
import attributes from "./attributes.json" with { type: "json" };
import { statedPayTags } from "./stated-pay.ts";

/**
 * What a posting says of its hours, benefits and the people it wants, as tags: "a:housing" if it says yes,
 * "a:-housing" if it says no and nothing if it is silent; "h:9-17" for hours of the clock, "g:20" for the ages
 * from 20 to 24, "y:3" for years of experience.
 */
export function attributeTags({
  title,
  requirements,
  benefits,
  description,
  company,
  industry,
}: Texts): string[] {
  // A plus before each benefit, as some postings write them: "+ transport" is given, "transport" need not be.
  const lines = [title, ...requirements, ...benefits.map((each) => `+ ${each}`), description];
  const folded = foldLetters(lines.join("\n").slice(0, longestText)).replace(
    /[^\S\n ]+| {2,}/g,
    " ",
  );
  const tags = new Set<string>();
  const scripts = scriptsOf(folded);
  for (const { name, patterns, cues } of attributePatterns) {
    if (cues && !cues.some((cue) => folded.includes(cue))) continue;
    const isSector = name === sector;
    const statements = scripts.flatMap((script) =>
      isSector
        ? patternIn(folded, patterns[script])
        : (statementOf(folded, patterns[script], ofWorkers.has(name)) ?? []),
    );
    const stated = statements.length > 0 ? statements.includes(true) : undefined;
    if (stated !== undefined) tags.add(stated ? attributeTag(name) : attributeTag(`-${name}`));
  }
  for (const clock of clocksIn(folded)) {
    tags.add(hoursTag(clock));
    tags.add(lengthTag(clock.end - clock.start));
    const part = partOfDay(clock);
    if (part) tags.add(attributeTag(part));
    tags.add(attributeTag(clockStated));
  }
  for (const { groups } of folded.matchAll(lengths)) {
    const hours = Number(groups?.hours ?? groups?.daily);
    if (hours >= 3 && hours <= 16) tags.add(lengthTag(hours));
  }
  if ([...tags].some(isLengthTag)) tags.add(attributeTag(lengthStated));
  for (const age of agesIn(folded)) tags.add(age);
  for (const tag of statedPayTags(folded)) tags.add(tag);
  const isOrganization = industry === "non-profit" || organization.test(foldLetters(company ?? ""));
  if (isOrganization) tags.add(attributeTag(sector));
  const years = yearsIn(folded);
  if (years !== undefined) tags.add(yearsTag(years));
  return [...tags];
}

type Texts = {
  title: string;
  requirements: string[];
  benefits: string[];
  description: string;
  company?: string;
  industry?: string | null;
};

const sector = "humanitarian";
/** Names of organizations of that sector. */
const organization =
  /(?<![\u0621-\u064a])(?:ال)?(?:منظمه|جمعيه|هييه) (?!(?:ال)?(?:سكن|تعاون|استهلاك))|اغاث|انساني|خيري|\b(?:ngos?|humanitarian|relief|refugees?|red cross|red crescent|unicef|unhcr|undp|unrwa|world food program\w*|save the children|mercy corps|oxfam|care international)\b|هلال (?:ال)?احمر|صليب (?:ال)?احمر/;

const longestText = 20_000;

type Script = "arabic" | "latin";

/** Most postings are in one script: the patterns of the other are left out. */
function scriptsOf(text: string): Script[] {
  return [
    ...(arabicLetter.test(text) ? (["arabic"] as const) : []),
    ...(/[a-z]{3}/.test(text) ? (["latin"] as const) : []),
  ];
}

const arabicLetter = /[\u0621-\u064a]/;

/** Parts of words, one of which any statement of an attribute has: other texts need no patterns. */
const cuesOf = new Map(Object.entries(cues).map(([name, words]) => [name, words.split(" ")]));

const attributePatterns = Object.entries(attributes).map(([name, stated]) => {
  const isOf = (script: Script) => (pattern: string) =>
    arabicLetter.test(pattern)
      ? script === "arabic"
      : script === "latin" || !/[a-z]{3}/.test(pattern);
  const patterns = {
    arabic: new RegExp(stated.filter(isOf("arabic")).join("|") || "$^", "g"),
    latin: new RegExp(stated.filter(isOf("latin")).join("|") || "$^", "g"),
  };
  return { name, patterns, cues: cuesOf.get(name) };
});

/** Whether a text has a pattern, which no word before it denies or makes a duty. */
function patternIn(text: string, pattern: RegExp): true[] {
  const isThere = text.search(pattern) >= 0;
  return isThere ? [true] : [];
}

/** Yes if stated anywhere without a denial before it; undefined if not stated. */
function statementOf(text: string, pattern: RegExp, isOfWorker: boolean): boolean | undefined {
  let stated: boolean | undefined;
  for (const { 0: words, index } of text.matchAll(pattern)) {
    const before = text.slice(Math.max(0, index - longestDenial), index);
    const isApart = /^[+,،/]/.test(words);
    if (!isApart && inWord.test(before)) continue;
    const end = index + words.length;
    if (!isApart && duty.test(before)) continue;
    if (isOfWorker && toWork.test(before)) continue;
    // Of "no housing, + meals" the second is given.
    const isDenied = !isApart && denial.test(before);
    if (!isDenied && !denialAfter.test(text.slice(end, end + longestDenial))) return true;
    stated = false;
  }
  return stated;
}

/** The context of a statement, in characters. */
const longestDenial = 24;
/** Those that a posting may want of a worker: "willing to work flexible hours" gives none. */
const ofWorkers = new Set(["flexible", "overtime"]);
const toWork = /(?:to work|work(?:ing)? (?:under|in)) (?:an? )?$/;
/** Benefits as the work itself: "managing staff accommodation", "متابعة الإجازات السنوية". */
const duty =
  /(?:متابعه|اداره|احتساب|تنظيم|اعداد|معالجه|ترتيب|حجز|تحضير|سياسات|اجراا?ت|شوون|manag\w*|administ\w*|process\w*|prepar\w*|arrang\w*|track\w*|calculat\w*|coordinat\w*|book\w*)(?: [a-z\u0621-\u064a]{1,14}){0,2} (?:ال)?$/;
/** Letters before a match, other than an article or a clitic, make it the end of another word. */
const inWord =
  /[a-z]$|(?<![\u0621-\u064a])(?!(?:[وف]?(?:[بكل]?ال|لل|[بلك])?|[وف])$)[\u0621-\u064a]+$/;
const denial =
  /(?:لا يوجد|لا توجد|لا يتوفر|بدون|بلا|من دون|ما في|ليس هناك|\bnot|\bno|without)(?: \S{1,12})? (?:ال)?$|(?:^|[\s.،,*•-])و?(?:لا|ما) $/;

const denialAfter =
  /^[ :]{0,2}(?:(?:ال)?\S{0,8} )?(?:لا ي?ت?توفر|غير متوفر|غير متاح|غير مومن|لا يوجد|(?:is |are )?not (?:provided|available|included))/;

function clocksIn(text: string) {
  return [...text.matchAll(clocks)].flatMap(({ groups = {} }) => readClock(groups) ?? []);
}

const half = String.raw`(?:[:.٫]\s?(?:00|15|30|45)| و(?:ال)?نصف?)?[)\]]?`;
const day = String.raw`(?:صباحا|صباح|الصبح|ص|a\.?m\.?|ظهرا|الظهر|عصرا|العصر|مسا(?:ا|ءا?)?|المسا|م|ليلا|الليل|p\.?m\.?)`;
const between = `(?:و?(?:الي|حتي|لغايه|لحد|لل|ل|to|till|until|-|–|—)|:)`;
const clocks = new RegExp(
  String.raw`(?<cue>(?:دوام|ساعه|ساعات|وقت|اوقات|شفت|شيفت|من|hours?|times?|timings?|shift|from)[^\d\n]{0,24})?(?<!\d)[([]?(?<from>\d{1,2})${half} ?(?<fromDay>${day})?(?![\u0621-\u064aa-z])\s{0,2}${between}\s{0,2}(?:ال)?(?:ساعه)?\s{0,2}[([]?\s?(?<to>\d{1,2})${half} ?(?<toDay>${day})?(?![\d\u0621-\u064aa-z,])`,
  "g",
);

/** Hours a day, as "8 ساعات عمل" or "6 hours per day". */
const lengths =
  /(?:دوام|عمل|شفت|شيفت|shift|مده|اسبوع)[^\d\n]{0,12}(?<!\d)(?<hours>\d{1,2}) ?(?:ساعات|ساعه|hours?|hrs)|(?<!\d)(?<daily>\d{1,2}) ?(?:ساعات|ساعه|hours?|hrs)[^\d\n]{0,6}(?:يوميا|باليوم|عمل|دوام|فقط|a day|per day|daily|shift)/g;

/** The tags of the ages that a posting wants: those of its bounds, and one of each five years. */
function agesIn(text: string): string[] {
  const match = ages.exec(text);
  if (!match?.groups) return [];
  const { limit, below = limit, above, from = "", to, more } = match.groups;
  const [first, last] = [Number(from), Number(to ?? from)];
  if (first < youngest || first > oldest || last < first || last > oldest) return [];
  const start = below !== undefined && to === undefined ? youngest : first;
  const end = (above ?? more) !== undefined && to === undefined ? oldest : last;
  const between = Array.from({ length: oldest - start + 1 }, (_, at) => start + at).filter(
    (age) => age <= end && (age === start || age % 5 === 0),
  );
  return [...between.map(ageTag), ...[first, last].map(ageBoundTag)];
}

const [youngest, oldest] = [15, 65];
const ages =
  /(?<![a-z\u0621-\u064a])(?:(?<limit>لا ي?ت?تجاوز|لا ت?ي?زيد) )?(?:(?:ال)?(?:عمر|اعمار|سن)|ages?|aged)(?:ه|ها)?(?:[^\d\n]{0,14}(?:(?<below>لا ي?ت?تجاوز|لا ت?ي?زيد|اقل|دون|تحت|below|under|max\w*|up to|not exceed\w*)|(?<above>لا ي?ت?قل|فوق|اكبر|اكثر|above|over|min\w*|at least)))?[^\d\n]{0,16}(?<from>\d{2})(?!\d)(?: ?(?:سنه|عاما?|years?)?[^\d\n]{0,9}(?<to>\d{2})(?!\d)|(?<more> ?(?:سنه|عام|years?)? ?(?:\+|فما فوق|وما فوق|فاكثر|واكثر|and above|or above)))?/;

/** The fewest years of experience that a posting asks for. */
function yearsIn(text: string): number | undefined {
  const match = years.exec(text);
  const count = match?.groups?.before ?? match?.groups?.after;
  return count === undefined ? undefined : Number(count);
}

const years =
  /(?:experience|exp|(?:ال)?خبره)[^\d\n]{0,30}(?<!\d)(?<before>\d{1,2})(?!\d) ?(?:\+|-|–|to|الي)? ?(?:\d{1,2})? ?\+? ?(?:years?|yrs?|سنوات|سنه|سنين|اعوام)|(?<!\d)(?<after>\d{1,2})(?!\d) ?(?:\+|-|–|to|الي)? ?(?:\d{1,2})? ?\+? ?(?:years?|yrs?|سنوات|سنه|سنين|اعوام)[^\d\n]{0,24}(?:experience|exp|خبره)/;

import { type InputWord, writtenForms } from "#app/features/search/words/half-words.ts";
import { arabicSoundDistance } from "#app/features/search/words/latin-arabic.ts";
import { nameSound } from "#app/features/search/words/name-sound.ts";
import { foldedPlaceNames } from "#app/features/search/words/place-words.ts";
import { isFiller, isGenericName } from "#app/features/search/words/talk/question-words.ts";
import type { Name, NameTable } from "./name-table.ts";

/** A title or a company with active jobs; its key is the folded title or the company's id. */
export type NamedRow = {
  kind: "title" | "company";
  key: string;
  label: string;
  jobs: number;
  /** Else only a correction matches it. */
  isVerbatim: boolean;
  /** A company's name in the other script, which sounds so. */
  isHeard?: boolean;
};

type Tables = { titles: NameTable; companies: NameTable };

const maxTitles = 8;
const maxCompanies = 4;
/** So many times as many are looked at, as some are no names. */
const lookedAt = 8;
/** With fewer matches as typed, corrections are looked up too. */
const enough = 3;

/** The titles and companies that answer the words, the likeliest first. */
export function namedIn(
  tables: Tables,
  words: readonly InputWord[],
  isStrange: boolean,
): NamedRow[] {
  const verbatim = answering(tables, words, true);
  const isMeant = words.some(({ meant }) => meant.length > 0);
  const isCompany = verbatim.some(({ kind }) => kind === "company");
  const isHeard = !isCompany && (isStrange || (!isMeant && words.length === 1));
  const own = isHeard ? [...verbatim, ...heardIn(tables, words, isStrange)] : verbatim;
  if (own.length >= enough || !isMeant) return own;
  const known = new Set(own.map(({ key }) => key));
  return [...own, ...answering(tables, words, false).filter(({ key }) => !known.has(key))];
}

/**
 * Companies whose whole name, or whole words at its beginning, sound as the words do in the other script; then,
 * of a strange word, those of which it is a part: "شنايد".
 */
function heardIn(
  { companies }: Tables,
  words: readonly InputWord[],
  isStrange: boolean,
): NamedRow[] {
  const wordsHeard = words.map(({ own }) => own[0] ?? "");
  const { length } = wordsHeard.join("");
  const isLong = length >= (isStrange ? shortestStrange : shortestHeard);
  if (!isLong) return [];
  const isOther = (folded: string) => arabic.test(folded) !== arabic.test(wordsHeard.join(" "));
  const heard = (isBegun: boolean) =>
    companies
      .named(companies.soundingLike(wordsHeard, { isBegun }).filter(isOther))
      .filter(({ folded }) => words.length > 1 || beginsAlike(folded, wordsHeard.join("")))
      .toSorted((a, b) => b.jobs - a.jobs);
  const alike = new Set([...heard(false), ...(isStrange ? heard(true) : [])]);
  return [...alike]
    .slice(0, maxHeard)
    .map(({ key, label, jobs }) => ({
      kind: "company" as const,
      key,
      label,
      jobs,
      isVerbatim: false,
      isHeard: true,
    }));
}

/** Whether the first telling word of a name begins to sound so in the other script, its vowels too. */
function beginsAlike(folded: string, word: string): boolean {
  const first = folded.split(" ").find((each) => !isGenericName(each)) ?? "";
  const [latin, other] = arabic.test(word) ? [first, word] : [word, first];
  const beginnings = Array.from(first, (_, at) => first.slice(0, at + 1));
  return beginnings.some((begun) => {
    const [one, two] = arabic.test(word) ? [begun, other] : [latin, begun];
    const distance = arabicSoundDistance(one.replace("sch", "sh"), two);
    return distance !== undefined && distance <= nameSound(word).length * costOfVowel;
  });
}

/** A vowel that is not written alike, for each consonant. */
const costOfVowel = 0.45;
const arabic = /\p{Script=Arabic}/u;
const shortestHeard = 4;
/** Of a word that no known thing begins with: "نبض". */
const shortestStrange = 3;
const maxHeard = 2;

function answering(
  { titles, companies }: Tables,
  words: readonly InputWord[],
  isVerbatim: boolean,
): NamedRow[] {
  const { lists, start } = beginningsOf(words, isVerbatim);
  const row = (kind: NamedRow["kind"], { key, label, jobs }: Name) => ({
    kind,
    key,
    label,
    jobs,
    isVerbatim,
  });
  return [
    ...firstOf(titles.find(lists, start, maxTitles * lookedAt), isShortName, maxTitles).map(
      ({ name, score }) => ({ kind: "title" as const, name, score }),
    ),
    ...firstOf(
      companies.find(lists, start, maxCompanies * lookedAt),
      ({ folded }) => !isUnnamed(folded),
      maxCompanies,
    ).map(({ name, score }) => ({ kind: "company" as const, name, score })),
  ]
    .sort((a, b) => b.score - a.score)
    .map(({ kind, name }) => row(kind, name));
}

/** The first that pass, of which the others are not looked at. */
function firstOf<T extends { name: Name }>(
  scored: readonly T[],
  passes: (name: Name) => boolean,
  limit: number,
): T[] {
  const first: T[] = [];
  for (const each of scored) {
    if (first.length === limit) break;
    if (passes(each.name)) first.push(each);
  }
  return first;
}

/**
 * A title that is a name: at most five words without signs between them, without "for", "needed" and the
 * like, and not an employer's. Others are sentences of an advert.
 */
function isShortName({ label, folded }: Name): boolean {
  const words = label.trim().split(/\s+/);
  const isName = words.length <= maxWords && words.every((word) => nameWord.test(word));
  const [first = "", ...others] = folded.split(" ");
  const isSentence = [first, ...others].some(isFiller) || others.some((word) => forThe.test(word));
  return isName && !isGenericName(first) && !isSentence && !joinedNames.test(label);
}

const forThe = /^لل[\u0621-\u064a]{3}/;
/** Two words with a plus between them: "كاشير+موظف". */
const joinedNames = /\p{L}{3}\+\p{L}{3}/u;
const maxWords = 5;
const nameWord = /^(?:&|\.?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}+#/'’.-]*[\p{L}\p{M}\p{N}+#])?)$/u;

/** Whether a folded company's name says that the employer is not named. */
function isUnnamed(company: string): boolean {
  return unnamed.test(company);
}

const unnamed =
  /^(?:confidential|anonymous|undisclosed|unnamed)(?: |$)|(?:^| )(?:not (?:named|disclosed|specified)|غير (?:معلنه?|مسماه?|محدده?|مذكوره?|معروفه?)|سريه)(?: |$)/;

/** How words of a name may begin for each of the three longest words, and how the whole begins as typed. */
function beginningsOf(words: readonly InputWord[], isVerbatim: boolean) {
  const read = words.map(({ own, meant }) => (isVerbatim ? own : [...meant, ...own]));
  const lists = read
    .toSorted((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0))
    .slice(0, 3)
    .map((list) => list.flatMap(writtenForms));
  return { lists, start: read.map(([first]) => first).join(" ") };
}

/** How many jobs are at a place or in it; of those whose place has no id, that have one of its names. */
export function jobsAt(places: ReadonlyMap<string, number>, id: string): number {
  const names = new Set(foldedPlaceNames(id).map((name) => `~${name}`));
  const within = `${id}/`;
  let sum = 0;
  for (const [place, jobs] of places) {
    const isThere =
      place === id ||
      place.startsWith(within) ||
      (place.startsWith("~") && place.split("/").some((part) => names.has(part)));
    if (isThere) sum += jobs;
  }
  return sum;
}

import { fold } from "../../../platform/fold.ts";
import { countOfThing, stem, stemAfterClitic } from "./stem.ts";

/** What a job is found by, read from its texts. index_jobs in SQL takes the same steps; a test holds both together. */
export type JobReading = {
  title: string;
  company: string;
  /** A tsvector: stems at their places, the title's (A) and the company's (B). */
  head: string;
  /** The stems of the title (=), of the company's name (~) and of all text, with spaces between. */
  titleStems: string;
  companyStems: string;
  stems: string;
};

/** Reads a job without requirements. */
export function readJob(job: { title: string; description: string; company: string }): JobReading {
  const title = fold(job.title);
  const company = fold(job.company);
  const titleWords = wordsOf(title);
  const companyWords = wordsOf(company);
  const words = wordsOf(fold(job.description));
  return {
    title,
    company,
    head: [...placed(titleWords, "A", 0), ...placed(companyWords, "B", titleWords.length)].join(
      " ",
    ),
    titleStems: stemsOf(titleWords, "="),
    companyStems: stemsOf(companyWords, "~"),
    stems: stemsOf([...titleWords, ...companyWords, ...words]),
  };
}

/** The readings of each word of a folded text. */
function wordsOf(folded: string): string[][] {
  return folded.slice(0, longestText).split(" ").filter(Boolean).map(readingsOf);
}

const longestText = 60_000;
const longestStem = 60;
const lastPlace = 16_000;
const known = new Map<string, string[]>();
const mostKnown = 50_000;

/** Most words come again and again. */
function readingsOf(word: string): string[] {
  let readings = known.get(word);
  if (!readings) {
    const other = stemAfterClitic(word);
    readings = [stem(word), ...(other ? [other] : [])].filter(
      ({ length }) => length > 0 && length <= longestStem,
    );
    if (known.size >= mostKnown) known.clear();
    known.set(word, readings);
  }
  return readings;
}

function stemsOf(words: readonly string[][], sign = ""): string {
  const counted: string[] = [];
  for (let at = 0; at + 1 < words.length; at++) {
    const [number = ""] = words[at] ?? [];
    if (!/^\d{1,9}$/.test(number)) continue;
    at += 1;
    const [thing] = words[at] ?? [];
    const term = thing ? countOfThing(number, thing) : "";
    if (term && term.length <= longestStem) counted.push(term);
  }
  return [...new Set([...words.flat(), ...counted])].map((each) => sign + each).join(" ");
}

function placed(words: readonly string[][], weight: string, before: number): string[] {
  const places = new Map<string, Set<number>>();
  for (const [at, stems] of words.entries()) {
    for (const each of stems) {
      const found = places.get(each) ?? new Set();
      places.set(each, found.add(Math.min(before + at + 1, lastPlace)));
    }
  }
  return [...places].map(
    ([each, at]) => `${each}:${[...at].map((place) => place + weight).join(",")}`,
  );
}

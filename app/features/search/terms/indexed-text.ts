import {
  countOfThing,
  isStopWord,
  stem,
  stemAfterClitic,
} from "#app/features/search/words/stem.ts";
import { fold } from "#app/platform/fold.ts";
import { remembering } from "#app/platform/remembering.ts";
import { fieldSigns } from "./term-query.ts";

/**
 * The searchable terms of a job's texts. index_jobs in SQL takes the same steps; a test compares
 * both.
 */
export type IndexedText = {
  title: string;
  company: string;
  /** =stem of the title, ~stem of the company's name, %stem of the requirements, stem of any text; spaces between. */
  stems: string;
};

/** The searchable texts of a job, with the company's display name. */
export type JobTexts = {
  title: string;
  description: string;
  requirements?: readonly string[];
  company: string;
};

/** Reads a job's texts. */
export function readJob({ requirements = [], ...job }: JobTexts): IndexedText {
  const title = fold(job.title);
  const company = fold(job.company);
  const titleWords = splitWords(title);
  const companyWords = splitWords(company);
  const required = splitWords(fold(requirements.join(" ")));
  const words = splitWords(fold(job.description));
  const stems = [
    ...stemsOf(titleWords, fieldSigns.title),
    ...stemsOf(companyWords, fieldSigns.company),
    ...stemsOf(required, fieldSigns.requirements),
    ...stemsOf([...titleWords, ...companyWords, ...required, ...words], fieldSigns.text),
  ];
  return { title, company, stems: stems.join(" ") };
}

/** The readings of each word of a folded text. */
function splitWords(folded: string): string[][] {
  return folded.slice(0, longestText).split(" ").filter(Boolean).map(readingsOf);
}

const longestText = 60_000;
const longestStem = 60;

/** Most words come again and again. */
const readingsOf = remembering(50_000, (word): string[] => {
  const other = stemAfterClitic(word);
  return [stem(word), ...(other ? [other] : [])].filter(
    ({ length }) => length > 0 && length <= longestStem,
  );
});

function stemsOf(words: readonly string[][], sign: string): string[] {
  const counted: string[] = [];
  for (let at = 0; at + 1 < words.length; at++) {
    const [number = ""] = words[at] ?? [];
    if (!/^\d{1,9}$/.test(number)) continue;
    at += 1;
    const [thing] = words[at] ?? [];
    const term = thing ? countOfThing(number, thing) : "";
    if (term && term.length <= longestStem) counted.push(term);
  }
  const stems = new Set([...words.flat().filter((each) => !isStopWord(each)), ...counted]);
  return [...stems].map((each) => sign + each);
}

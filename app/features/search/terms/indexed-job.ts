import { filterIndex, type TaggedFilter } from "#app/features/job/filters/filter-index.ts";
import { bandOf } from "#app/features/job/filters/salary-bands.ts";
import { writeCode } from "#app/features/job/job-codes.ts";
import { readList } from "#app/features/job/job-lists.ts";
import { isLegalForm } from "#app/features/search/words/abbreviations.ts";
import {
  countOfThing,
  isStopWord,
  stem,
  stemAfterClitic,
} from "#app/features/search/words/stem.ts";
import { fold } from "#app/platform/fold.ts";
import { remembering } from "#app/platform/remembering.ts";
import { attributeTags } from "./job-attributes.ts";
import { tagPairs } from "./tag-pairs.ts";
import { fieldSigns } from "./term-query.ts";

/** The columns of a job and its company that its search rows depend on, apart from pay bounds and status. */
export type JobSource = {
  title: string;
  description: string;
  /** A JSON list of sentences. */
  requirements: string;
  /** The same. */
  benefits: string;
  category: string;
  employmentType: string;
  experienceLevel: string;
  workArrangement: string | null;
  currency: string;
  hasPay: boolean;
  /** The lower bound of the pay, for a month in new pounds. */
  payFrom: number | null;
  /** The time of posting in minutes since 1970. */
  postedMinute: number;
  placeId: string | null;
  /** See place_key in SQL. */
  place: string;
  /** Its number in job_places. */
  placeNumber: number | null;
  companyId: string;
  /** The name that the company is shown by. */
  company: string;
  companySize: string | null;
  industry: string | null;
  /** Its domain or its register is checked. */
  isChecked: boolean;
};

export type IndexedJob = {
  /** Folded, for lists in their order. */
  title: string;
  company: string;
  /** Eight bytes; see job-codes.ts. */
  code: Uint8Array;
  /** Tags, then =stem of the title, ~stem of the company's name, %stem of the requirements, stem of any text. */
  terms: string[];
};

/** Computes what the search rows of a job hold: the only place that does, for all writers. */
export function indexJob(job: JobSource): IndexedJob {
  const title = fold(job.title);
  const company = fold(job.company);
  const requirements = readList(job.requirements);
  const benefits = readList(job.benefits);
  const choices = choicesOf(job);
  const tags = Object.entries(choices).flatMap(([name, value]) =>
    value ? [`${filterIndex[name as TaggedFilter].tag}:${value}`] : [],
  );
  const location = /^[^/]+\/[^/]+/.exec(job.placeId ?? "")?.[0];
  return {
    title,
    company,
    code: writeCode(choices, job.placeNumber, job.postedMinute),
    terms: [
      ...tags,
      ...tagPairs({ ...choices, location }),
      ...(job.hasPay ? [`p:${job.currency}`] : []),
      `o:${job.companyId}`,
      ...dayTags(Math.floor(job.postedMinute / (24 * 60))),
      ...placeTags(job),
      ...attributeTags({ ...job, requirements, benefits }),
      ...stemsOfTexts(
        readText(job.title),
        company,
        readText(requirements.join(" ")),
        readText([job.description, ...benefits].join(" ")),
      ),
    ],
  };
}

/** Folded; "$20/hr" is an hourly pay and nothing of human resources, and "قابلة للتجديد" renewable and no midwife. */
function readText(text: string): string {
  return fold(
    text
      .replace(/(?<=\d\+? ?(?:usd|eur|\$|€)? ?)(?:\/|per ) ?hrs?\b/gi, " hourly ")
      .replace(/(?<!\p{L})(?:ال)?قابل(?:[ةه]|ين)?(?=\s+ل\p{L})/gu, ""),
  );
}

/** The value that the job has of each filter, as tags have it. */
function choicesOf(job: JobSource): Record<TaggedFilter, string | null> {
  const band = bandOf(job.payFrom);
  return {
    category: job.category,
    jobType: job.employmentType,
    experienceLevel: job.experienceLevel,
    workArrangement: job.workArrangement ?? (job.employmentType === "remote" ? "remote" : "office"),
    salaryRange: band > 0 ? String(band) : null,
    companySize: job.companySize,
    checked: job.isChecked ? "1" : null,
    industry: job.industry,
  };
}

/** The day of posting, and the spans of 8, 64 and 512 days that it is in. */
function dayTags(day: number): string[] {
  return [0, 3, 6, 9].map((bits) => `d${bits}:${day >> bits}`);
}

/** Each place from the country down; of a place without an id the parts of its text. */
function placeTags({ placeId, place }: JobSource): string[] {
  const parts = place.split("/");
  if (placeId === null) return parts.map((part) => `@${part}`);
  return parts.map((_, at) => `@${parts.slice(0, at + 1).join("/")}`);
}

function stemsOfTexts(title: string, company: string, requirements: string, description: string) {
  const titleWords = splitWords(title);
  const companyWords = splitWords(company);
  const required = splitWords(requirements);
  const words = splitWords(description);
  return [
    ...stemsOf(titleWords, fieldSigns.title),
    ...stemsOf(companyWords, fieldSigns.company),
    ...stemsOf(required, fieldSigns.requirements),
    ...stemsOf(
      [...titleWords, ...splitWords(withoutLegalForms(company)), ...required, ...words],
      fieldSigns.text,
    ),
  ];
}

function withoutLegalForms(company: string): string {
  return company
    .split(" ")
    .filter((word) => !isLegalForm(word))
    .join(" ");
}

/** The readings of each word of a folded text. */
function splitWords(folded: string): string[][] {
  // Half of a character at the end would be no text to PostgreSQL.
  const text = folded.slice(0, longestText).replace(/[\ud800-\udbff]$/, "");
  return text.split(" ").filter(Boolean).map(readingsOf);
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

import type { Period } from "#app/features/seekers/entries/period.ts";
import { type CvLine, labelIn } from "./cv-lines.ts";
import { degreeIn, jobParts, type Parts, schoolParts } from "./entry-parts.ts";
import { periodIn } from "./period.ts";
import type { Reading } from "./reading.ts";

/** A job or a time at a school: its title or degree (`what`) and its employer or school (`where`). */
export type CvEntry = { what: string; where: string; period: Period | null; details: string[] };

/** The jobs of the section of experience, in the order of the CV. */
export function readJobs(lines: readonly CvLine[]): Reading<CvEntry>[] {
  const jobs = readEntries(
    lines.filter(({ section }) => section === "experience"),
    jobParts,
  );
  const isDated = jobs.some(({ period }) => period !== null);
  return (isDated ? withDetails(jobs) : jobs)
    .map(toEntry)
    .filter(({ value: { what, where } }) => what !== "" || where !== "");
}

/** The schools and degrees of the section of education, in the order of the CV. */
export function readSchools(lines: readonly CvLine[]): Reading<CvEntry>[] {
  return readEntries(
    lines.filter(({ section }) => section === "education"),
    schoolParts,
  )
    .map(toEntry)
    .filter(({ value: { what, where } }) => what !== "" && (where !== "" || degreeIn(what)));
}

/** Of a title or an employer that is surely no more than that. */
const maxNameWords = 9;

type Draft = {
  what: string;
  where: string;
  period: Period | null;
  /** Names that nothing shows to be either, in their order. */
  unknown: string[];
  details: string[];
  isGuess: boolean;
  /** Its first line had names of an unknown kind alone. */
  isNamedFirst: boolean;
  /** Its details are points of a list: a line without a sign is none of them. */
  hasPoints: boolean;
};

/** A name of an unknown kind fills the field that is empty; of two, the first is the title, as in most CVs. */
function toEntry({ what, where, period, unknown, details, isGuess }: Draft): Reading<CvEntry> {
  const [first = "", second = ""] = unknown;
  const value = { what: what || first, where: where || (what ? first : second), period, details };
  const isName = (text: string) => text !== "" && text.split(" ").length <= maxNameWords;
  return {
    value,
    isSure: what !== "" && !isGuess && isName(value.what) && isName(value.where) && period !== null,
  };
}

/** Begins an entry at a line that repeats a field of the one before, or has a name after its details. */
function readEntries(lines: readonly CvLine[], readParts: (text: string) => Parts): Draft[] {
  const entries: Draft[] = [];
  let previous: CvLine | undefined;
  for (const line of lines) {
    const entry = entries.at(-1);
    const isDetail = isDetailLine(line, previous, entry);
    const isRest = isRestOfPoint(line, previous, entry);
    previous = line;
    const parts = isDetail ? undefined : readParts(line.text);
    if (!parts || isEmpty(parts)) {
      if (!parts && entry) addDetail(entry, line, isRest);
      continue;
    }
    if (
      !parts.what &&
      !parts.where &&
      !parts.period &&
      entry &&
      isWholeEntry(entry) &&
      !isName(line.text)
    ) {
      addDetail(entry, line, isRest);
    } else if (!entry || begins(entry, parts)) entries.push(started(parts));
    else if (isStray(entry, parts, entries)) {
      entries.pop();
      entries.at(-1)?.details.push(...entry.unknown);
      entries.push(started(parts));
    } else addTo(entry, parts);
  }
  return entries;
}

function addDetail(entry: Draft, { text, isPoint }: CvLine, isRest: boolean): void {
  if (isRest) entry.details.push(`${entry.details.pop()} ${text}`);
  else entry.details.push(text);
  if (isPoint) entry.hasPoints = true;
}

function isEmpty({ what, where, period, unknown }: Parts): boolean {
  return !what && !where && !period && unknown.length === 0;
}

function isWholeEntry({ what, where, period, unknown }: Draft): boolean {
  return period !== null && (what ? 1 : 0) + (where ? 1 : 0) + unknown.length >= 2;
}

/** A short line without an end of a sentence may name the next employer; in Latin letters it has capitals. */
function isName(text: string): boolean {
  return text.split(" ").length <= 6 && !/[.:]$/.test(text) && !/(?<!\p{L})\p{Ll}{4}/u.test(text);
}

function begins(entry: Draft, { what, where, period, unknown }: Parts): boolean {
  if (period && entry.period) return true;
  if (what && entry.what) return true;
  if (where && entry.where && (entry.period || entry.what)) return true;
  if (entry.details.length > 0) return Boolean(what || where || period) || isWholeEntry(entry);
  return unknown.length > 0 && isWholeEntry(entry);
}

/** Names of an unknown kind alone: a line of duties may look like them. */
function isNameAlone({ what, where, period }: Pick<Draft, "what" | "where" | "period">): boolean {
  return what === "" && where === "" && period === null;
}

/** Whether an entry that a line of duties seemed to begin is none, since the next line begins one. */
function isStray(
  entry: Draft,
  { period, unknown, what, where }: Parts,
  entries: readonly Draft[],
): boolean {
  const begins = what || where || (period && unknown.length > 0);
  const before = entries.at(-2);
  return (
    isNameAlone(entry) &&
    Boolean(begins) &&
    before?.hasPoints === false &&
    !entries[0]?.isNamedFirst
  );
}

function started({ what = "", where = "", period, unknown, isGuess = false }: Parts): Draft {
  const entry = {
    what,
    where,
    period: period ?? null,
    unknown,
    details: [],
    isGuess,
    hasPoints: false,
  };
  return { ...entry, isNamedFirst: isNameAlone(entry) };
}

function addTo(entry: Draft, { what, where, period, unknown, isGuess }: Parts): void {
  if (what) entry.what = what;
  if (where) entry.where = where;
  if (period) entry.period = period;
  if (isGuess) entry.isGuess = true;
  entry.unknown.push(...unknown);
}

const maxHeadWords = 16;

function isDetailLine(
  line: CvLine,
  previous: CvLine | undefined,
  entry: Draft | undefined,
): boolean {
  const { text, isPoint } = line;
  const words = text.split(/\s+/).length;
  if (labelIn(text)?.label === "detail" || /^(?:gpa|المعدل|التقدير)/i.test(text)) return true;
  if (periodIn(text) && words <= maxHeadWords)
    return isPoint && entry !== undefined && !hasRange(text) && words > 8;
  if (isPoint) return entry !== undefined && (entry.period !== null || entry.details.length > 0);
  if (words > maxHeadWords || (/[.؛;]$/.test(text) && words > 5)) return true;
  return isRestOfPoint(line, previous, entry) || (/^\p{Ll}/u.test(text) && entry !== undefined);
}

/** The rest of a point that is longer than its line. */
function isRestOfPoint(
  { text, isPoint }: CvLine,
  previous: CvLine | undefined,
  entry: Draft | undefined,
): boolean {
  if (isPoint || !entry || entry.details.length === 0) return false;
  const isAfterLong = previous?.isPoint === true && previous.text.length >= 50;
  return isAfterLong || (entry.hasPoints && /^\p{Ll}/u.test(text));
}

function hasRange(text: string): boolean {
  const period = periodIn(text)?.period;
  return period !== undefined && period.from !== period.until;
}

/** Lines of duties may name an occupation: without dates beside dated jobs they are details of the one before. */
function withDetails(jobs: readonly Draft[]): Draft[] {
  const dated: Draft[] = [];
  for (const job of jobs) {
    const last = dated.at(-1);
    if (job.period || !last) dated.push(job);
    else
      last.details.push(
        [job.what, ...job.unknown, job.where].filter(Boolean).join(" – "),
        ...job.details,
      );
  }
  return dated.filter(({ period }) => period !== null);
}

import { monthsOf, yearsCovered } from "#app/features/seekers/entries/period.ts";
import { fold } from "#app/platform/fold.ts";
import type { CvLine } from "./cv-lines.ts";
import { numberWords } from "./cv-words.ts";
import type { CvEntry } from "./entries.ts";
import type { Reading } from "./reading.ts";

const maxYears = 50;
const words = [...numberWords.keys()].join("|");
const amount = new RegExp(
  `(?<![\\p{L}\\d.])(?:(\\d{1,2}) ?\\+?|(${words})) ?(?:years?|yrs?|سنه|سنوات|سنين|عام|عاما|اعوام)(?!\\p{L})|(?<!\\p{L})(سنتين|سنتان|عامين|عامان)(?!\\p{L})`,
  "gu",
);

/** The years of experience as the CV tells them, or else those that its jobs cover, whole years only. */
export function readYears(
  lines: readonly CvLine[],
  jobs: readonly Reading<CvEntry>[],
  now: Date,
): Reading<number> | undefined {
  for (const { text, section, isInline } of lines) {
    if (section === "education" || section === "other" || section === "certificates") continue;
    const folded = foldedWithSigns(text);
    for (const match of folded.matchAll(amount)) {
      const years = Number(match[1] ?? numberWords.get(match[2] ?? match[3] ?? "") ?? 0);
      const before = folded.slice(Math.max(0, match.index - 40), match.index);
      const after = folded.slice(match.index + match[0].length, match.index + match[0].length + 40);
      const isAge = /^ old|^ من العمر/.test(after) || /العمر|age/.test(before);
      const isHeaded = section === "experience" && isInline && match.index < 12;
      const isOfWork =
        /experience|خبره|خبرات/.test(before + after) ||
        (section !== "experience" && /^ of /.test(after));
      const isWish = wish.test(folded.slice(0, match.index));
      if (years > 0 && years <= maxYears && !isAge && !isWish && (isHeaded || isOfWork)) {
        return { value: years, isSure: section !== "experience" || isInline };
      }
    }
  }
  const periods = jobs.flatMap(({ value }) => (value.period ? [value.period] : []));
  const years = yearsCovered(periods, now);
  const today = monthsOf({ from: "2000", until: null }, now).end;
  const isPast = periods.every((each) => {
    const { start, end } = monthsOf(each, now);
    return start <= today && end <= today + 1;
  });
  if (years < 1 || years > maxYears) return undefined;
  return {
    value: years,
    isSure: isPast && periods.length === jobs.length && jobs.every(({ isSure }) => isSure),
  };
}

/** Words of requirements, which state no experience of the applicant's own. */
const wish =
  /looking for|seeking|want|require|at least|minimum|ابحث|ارغب|اطمح|مطلوب|متطلبات|لا تقل|لا يقل/;

const foldedWithSigns = (text: string) => text.split("+").map(fold).join("+");

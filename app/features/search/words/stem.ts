import { remembering } from "#app/platform/remembering.ts";

/* A word of a folded text without its article, clitics and endings. */

/** The form a folded word is compared in: "للمهندسين" and "مهندسة" are مهندس, "nurses" is nurse. */
export const stem = remembering(10_000, (word) => {
  const bare = word.replace(article, "");
  if (arabic.test(bare)) return whole.test(bare) ? bare : bare.replace(arabicEnding, "$1$2$3");
  if (bare !== word) return bare;
  if (!latin.test(word)) return word;
  if (yPlural.test(word)) return word.replace(yPlural, "$1y");
  if (esPlural.test(word)) return word.replace(esPlural, "$1");
  return word.replace(plural, "$1");
});

/** The stem after an attached clitic letter: "ومحاسب", "كمدير". */
export function stemAfterClitic(word: string): string | undefined {
  return clitic.test(word) && !article.test(word) ? stem(word.slice(1)) : undefined;
}

/** The stems of a folded text's words. */
export function stemsOf(folded: string): string[] {
  return folded.split(" ").filter(Boolean).map(stem);
}

/** Whether a stem is so common that it tells nothing. */
export function isStopWord(stem: string): boolean {
  return stopWords.has(stem);
}

/** How "8 hours" stands among a job's terms besides its two words. */
export function countOfThing(number: string, thing: string): string {
  return `${number}_${thing}`;
}

export function isArabic(word: string): boolean {
  return arabic.test(word);
}

const arabic = /^[\u0627-\u06d3]+$/;
const article = /^[وف]?(?:[بك]?ال|لل)(?=[\u0627-\u06d3]{3})/;
// قانون and تأمين are no plurals: a plural's stem has four letters or ends in ي.
const arabicEnding = /^(?:(.{3,})(?:ات|ه)|(.{4,})[يو]ن|(.{2,}ي)[يو]ن)$/;
// A school is no teacher, a library no office, a midwife nothing that is possible.
const whole = /^(?:مدرسه|مكتبه|بيانات|قابله)$/;
const clitic = /^[وفبكل][\u0627-\u06d3]{4,}$/;
const latin = /^[a-z]+$/;
const yPlural = /^(.{2,})ies$/;
const esPlural = /^(.+(?:ss|sh|ch|x|z))es$/;
const plural = /^(.{2,}[^siu])s$/;
const stopWords = new Set(
  `a an and are as at be by for from in is it of on or that the this to we will with
  you your اذا التي الذي الي ان او بعد بين ثم على علي عن غير في قبل كل لا ما مع من
  هذا هذه هو هي و`.split(/\s+/),
);

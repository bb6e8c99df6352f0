import type { Language } from "#app/i18n/language.ts";

type SharedJob = {
  title: string;
  company: string;
  place: string;
  pay: string;
  /** Of a job from another site, in words: "From example.org". */
  from?: string | undefined;
};

const leftToRight = "\u200e";
const rightToLeft = "\u200f";

/**
 * The lines of a job in a message, above its address: the title; company, place and pay. The second begins with
 * a mark of its direction, or a company's name in other letters would turn it.
 */
export function shareLines(
  { title, company, place, pay, from }: SharedJob,
  language: Language,
): [title: string, details: string] {
  const details = [company, place, withSteadyAmounts(pay, language), from]
    .filter(Boolean)
    .join(" · ");
  return [title, (language === "ar" ? rightToLeft : leftToRight) + details];
}

/** Keeps the signs of amounts where they belong in Arabic text without markup, the smaller amount first. */
export function withSteadyAmounts(pay: string, language: Language): string {
  if (language !== "ar") return pay;
  return pay
    .replace(/[$€₺]?\d[\d,.]*\+?/g, `${leftToRight}$&${leftToRight}`)
    .replace(" - ", ` ${rightToLeft}-${rightToLeft} `);
}

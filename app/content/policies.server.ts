import type { Language } from "#app/i18n/language.ts";
import * as limits from "#app/limits.ts";
import arabicUnits from "#app/messages/ar/units.json" with { type: "json" };
import englishUnits from "#app/messages/en/units.json" with { type: "json" };
import { readTexts } from "#app/messages/read-texts.ts";
import arabicPrivacy from "./ar/privacy.json" with { type: "json" };
import arabicReplyRate from "./ar/reply-rate.json" with { type: "json" };
import arabicSafety from "./ar/safety.json" with { type: "json" };
import arabicTerms from "./ar/terms.json" with { type: "json" };
import englishPrivacy from "./en/privacy.json" with { type: "json" };
import englishReplyRate from "./en/reply-rate.json" with { type: "json" };
import englishSafety from "./en/safety.json" with { type: "json" };
import englishTerms from "./en/terms.json" with { type: "json" };
import type { Policy } from "./policy.ts";

// No date stands on these pages: their figures are Latin (reading 58).
const arabicFigures: typeof arabicUnits = JSON.parse(
  JSON.stringify(arabicUnits).replaceAll("{{day}}", "{{n}}"),
);
const ar = { units: arabicFigures, limits };
const en = { units: englishUnits, limits };

type Policies = Record<Language, Policy>;

export const terms: Policies = {
  ar: readTexts("ar", arabicTerms, ar),
  en: readTexts("en", englishTerms, en),
};

export const replyRateArticle: Policies = {
  ar: readTexts("ar", arabicReplyRate, ar),
  en: readTexts("en", englishReplyRate, en),
};

export const safetyArticle: Policies = {
  ar: readTexts("ar", arabicSafety),
  en: readTexts("en", englishSafety),
};

/** `cvDays`: for how many days after the end of a job this board stores its CVs. */
export function privacyFor(language: Language, cvDays: number): Policy {
  const own = { ...limits, cvDays };
  return language === "ar"
    ? readTexts("ar", arabicPrivacy, { units: arabicFigures, limits: own })
    : readTexts("en", englishPrivacy, { units: englishUnits, limits: own });
}

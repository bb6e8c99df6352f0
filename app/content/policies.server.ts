import {
  type AddedLanguage,
  type ContentLanguage,
  contentLanguage,
  type Language,
} from "#app/i18n/language.ts";
import * as limits from "#app/limits.ts";
import arabicUnits from "#app/messages/ar/units.json" with { type: "json" };
import englishUnits from "#app/messages/en/units.json" with { type: "json" };
import { readAddedTexts, readTexts } from "#app/messages/read-texts.ts";
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

type Policies = Record<ContentLanguage, Policy>;

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

/** Those of an added language; readers of it get others in the language that they read besides. */
export type PolicyTexts = { terms?: object; replyRate?: object; safety?: object; privacy?: object };

const addedPrivacy = new Map<Language, (cvDays: number) => Policy>();

/** `units` are those of its figures. */
export function addPolicies(code: string, texts: PolicyTexts, units: object): void {
  const language = code as AddedLanguage;
  const read = (text: object, own: object = limits) =>
    readAddedTexts(language, text, { units, limits: own }) as Policy;
  const { privacy } = texts;
  if (texts.terms) Object.assign(terms, { [code]: read(texts.terms) });
  if (texts.replyRate) Object.assign(replyRateArticle, { [code]: read(texts.replyRate) });
  if (texts.safety) Object.assign(safetyArticle, { [code]: read(texts.safety) });
  if (privacy) addedPrivacy.set(language, (cvDays) => read(privacy, { ...limits, cvDays }));
}

/** `cvDays`: for how many days after the end of a job this board stores its CVs. */
export function privacyFor(language: Language, cvDays: number): Policy {
  const own = { ...limits, cvDays };
  const added = addedPrivacy.get(language);
  if (added) return added(cvDays);
  return contentLanguage(language) === "ar"
    ? readTexts("ar", arabicPrivacy, { units: arabicFigures, limits: own })
    : readTexts("en", englishPrivacy, { units: englishUnits, limits: own });
}

import type { Language } from "#app/i18n/language.ts";
import * as limits from "#app/limits.ts";
import arabicUnits from "#app/messages/ar/units.json" with { type: "json" };
import englishUnits from "#app/messages/en/units.json" with { type: "json" };
import { readTexts } from "#app/messages/read-texts.ts";
import arabic from "./ar/api.json" with { type: "json" };
import english from "./en/api.json" with { type: "json" };

const en = readTexts("en", english, { units: englishUnits, limits });

/** The texts of the API's document, its reference and its refusals. */
export type ApiTexts = typeof en;

export const apiTexts: Record<Language, ApiTexts> = {
  ar: readTexts("ar", arabic, { units: arabicUnits, limits }),
  en,
};

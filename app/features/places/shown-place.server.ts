import { forReader, inEachLanguage, type Language } from "#app/i18n/language.ts";
import { findOtherCountry } from "./home-place.ts";
import { parsePlaceText, placeLabel, placeText } from "./place.ts";

/** A job's place for its reader: a known place in their language, otherwise the written text. */
export function jobPlace(
  { location, placeId }: { location: string; placeId: string | null },
  language: Language,
): string {
  // Imported rows may name a place that is only text.
  const id = placeId ?? parsePlaceText(location);
  return id && isWhole(id, location) ? placeLabel(id, language) : location;
}

/** The same in every language, for a reader whose language the caller does not know. */
export function jobPlaces(job: Parameters<typeof jobPlace>[0]): Record<Language, string> {
  return inEachLanguage((language) => jobPlace(job, language));
}

type Address = { city: string | null; province: string | null; country: string | null };

/** Where a company is, from its profile; null where that has none. */
export function companyPlace(
  { city, province, country }: Address,
  language: Language,
): string | null {
  const abroad = findOtherCountry(country ?? "");
  const parts = [city, province, (abroad && forReader(abroad, language)) ?? country].filter(
    (part) => part?.trim(),
  );
  if (abroad) return [...new Set(parts)].join(language === "ar" ? "، " : ", ");
  const written = parts.join(", ");
  if (written === "") return null;
  const id = parsePlaceText(written);
  return id && isWhole(id, written) ? placeLabel(id, language) : written;
}

/** Whether the id covers the whole text: an unknown town of a known province would be lost in it. */
function isWhole(id: string, written: string): boolean {
  return placeText(id, "en").split(",").length >= written.split(/[,،]/).length;
}

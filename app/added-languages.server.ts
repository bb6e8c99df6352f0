import kurmanjiPrivacy from "./content/ku/privacy.json" with { type: "json" };
import kurmanjiReplyRate from "./content/ku/reply-rate.json" with { type: "json" };
import kurmanjiSafety from "./content/ku/safety.json" with { type: "json" };
import kurmanjiTerms from "./content/ku/terms.json" with { type: "json" };
import { addPolicies, type PolicyTexts } from "./content/policies.server.ts";
import kurmanjiPlaces from "./features/places/data/names-ku.json" with { type: "json" };
import { addCountryNames } from "./features/places/home-place.ts";
import { addPlaceNames } from "./features/places/place.ts";
import { type Calendar, type LanguageLine, removeLanguage } from "./i18n/language.ts";
import { addMessages } from "./messages/added-messages.server.ts";
import englishUnits from "./messages/en/units.json" with { type: "json" };
import kurmanji from "./messages/ku/language.json" with { type: "json" };
import { texts as kurmanjiTexts } from "./messages/ku/texts.ts";
import type { Settings } from "./platform/settings/settings.server.ts";

/** The languages besides the two; docs/decisions/0086 says how to add one. */
const known: readonly AddedTexts[] = [
  {
    line: kurmanji as AddedTexts["line"],
    texts: kurmanjiTexts,
    policies: {
      privacy: kurmanjiPrivacy,
      replyRate: kurmanjiReplyRate,
      safety: kurmanjiSafety,
      terms: kurmanjiTerms,
    },
    places: kurmanjiPlaces,
  },
];

type AddedTexts = {
  line: LanguageLine & { calendar: Calendar };
  texts: { units?: object };
  policies: PolicyTexts;
  /** By the ids of places, such as syria/aleppo, and the codes of other countries. */
  places: Readonly<Record<string, string>>;
};

/** Switches on those that LANGUAGES names, and off the others. Throws an Error for one that there is not. */
export function switchLanguages({ languages }: Pick<Settings, "languages">): void {
  for (const { line } of known) {
    removeLanguage(line.code);
    addPlaceNames(line.code, {});
    addCountryNames(line.code, {});
  }
  for (const code of languages) {
    const added = known.find(({ line }) => line.code === code);
    if (!added) {
      const codes = known.map(({ line }) => line.code).join(", ");
      throw new Error(`These settings are wrong:\n  LANGUAGES: "${code}" is not one of ${codes}`);
    }
    addTexts(added);
  }
}

/** Texts that a language lacks are English, also the units of figures. */
export function addTexts({ line, texts, policies, places }: AddedTexts): void {
  const units = { ...englishUnits, ...texts.units };
  addMessages(line, { ...texts, units });
  addPolicies(line.code, policies, units);
  addPlaceNames(line.code, places);
  addCountryNames(line.code, places);
}

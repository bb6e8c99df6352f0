import {
  addedLines,
  isAdded,
  type Language,
  lineOf,
  otherLanguage,
  otherLanguages,
} from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import type { LanguageOffer, RootData } from "#app/ui/page/use-root-data.ts";

/** A page's data about added languages, which are none where none is switched on. */
export function languageData(language: Language): Pick<RootData, "languages" | "offers"> {
  const lines = addedLines();
  if (lines.length === 0) return {};
  const languages = lines.map(({ calendar: _, formats: __, telegram: ___, files, ...line }) =>
    files && line.code === language
      ? { ...line, files, newSince: messagesFor(language).visit.newSince }
      : line,
  );
  return { languages, offers: otherLanguages(language).map(offerOf) };
}

function offerOf(language: Language): LanguageOffer {
  const line = lineOf(language);
  if (line) return { language, name: line.name, short: line.short, switchTo: line.switchTo };
  if (isAdded(language)) throw new Error(`"${language}" is not switched on.`);
  // Each of the two is named by the texts of the other.
  const { frame } = messagesFor(otherLanguage(language)).ui;
  const { otherLanguage: name, otherLanguageShort: short, switchLanguage } = frame;
  return { language, name, short, switchTo: switchLanguage };
}

import type { ContentLanguage, Language } from "#app/i18n/language.ts";
import { messages as arabic } from "#app/messages/ar/index.ts";
import { type AllMessages, messages as english } from "#app/messages/en/index.ts";

/** The tag of tests that a release needs and npm test leaves out. */
export const ofRelease = ["@release"];

/** The tag of what npm test does in Arabic alone. */
export const ofOtherLanguage = (language: Language) => (language === "ar" ? [] : ofRelease);

export const messagesOf: Record<ContentLanguage, AllMessages> = { ar: arabic, en: english };

const spoken = (language: ContentLanguage) => ({ language, messages: messagesOf[language] });

/** One language, with scripts: journeys take turns. Without scripts they are in e2e/without-scripts. */
export const inArabic = spoken("ar");
export const inEnglish = spoken("en");

/**
 * For the few journeys that a browser walks without scripts, too: before a release, since e2e/without-scripts
 * walks them in process with every npm test.
 */
export const ways = [
  { ...inArabic, scripts: true, called: "in ar with scripts", tag: [] },
  { ...inEnglish, scripts: false, called: "in en without scripts", tag: ofRelease },
];

/** A text that matches this label, also where it is marked as optional. */
export function labelled(label: string, { ui }: AllMessages): RegExp {
  return new RegExp(`^${escaped(label)}( ${escaped(ui.optional)})?$`);
}

export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

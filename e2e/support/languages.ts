import { type Language, languages } from "#app/i18n/language.ts";
import { messages as arabic } from "#app/messages/ar/index.ts";
import { type AllMessages, messages as english } from "#app/messages/en/index.ts";

export const messagesOf: Record<Language, AllMessages> = { ar: arabic, en: english };

/** Each language with scripts and without them, and how a test's title says so. */
export const ways = languages.flatMap((language) =>
  [true, false].map((scripts) => ({
    language,
    scripts,
    messages: messagesOf[language],
    called: `in ${language} ${scripts ? "with" : "without"} scripts`,
  })),
);

/** One of them for each language: enough where the other two show nothing new. */
export const crossed = ways.filter(({ language, scripts }) => scripts === (language === "en"));

/** The other two, so that Arabic is met with scripts as often as without. */
export const otherwiseCrossed = ways.filter((way) => !crossed.includes(way));

/** A text that matches this label, also where it is marked as optional. */
export function labelled(label: string, { ui }: AllMessages): RegExp {
  return new RegExp(`^${escaped(label)}( ${escaped(ui.optional)})?$`);
}

export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

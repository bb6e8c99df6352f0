import { isAdded } from "#app/i18n/language.ts";
import arabic from "#app/messages/ar/pages/landing.json" with { type: "json" };
import english from "#app/messages/en/pages/landing.json" with { type: "json" };
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { readTexts } from "#app/messages/read-texts.ts";

const ar = readTexts("ar", arabic);
const en = readTexts("en", english);

/** The words of the landing page: they come with it, because no other page shows them. */
export function useLandingMessages() {
  const language = useLanguage();
  const messages: object = useMessages();
  // Those of an added language come in one file.
  if (isAdded(language)) return (messages as { landing: typeof en }).landing;
  return language === "en" ? en : ar;
}

import arabic from "#app/messages/ar/memory/page.json" with { type: "json" };
import english from "#app/messages/en/memory/page.json" with { type: "json" };
import { useLanguage } from "#app/messages/messages-context.tsx";
import { readTexts } from "#app/messages/read-texts.ts";

const ar = readTexts("ar", arabic);
const en = readTexts("en", english);

/** The words of the page of saved jobs: they come with it, because no other page shows them. */
export function usePageMessages() {
  return useLanguage() === "en" ? en : ar;
}

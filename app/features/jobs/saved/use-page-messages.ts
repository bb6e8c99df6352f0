import { memoryPage as ar } from "#app/messages/ar/memory/page.ts";
import { memoryPage as en } from "#app/messages/en/memory/page.ts";
import { useLanguage } from "#app/messages/messages-context.tsx";

/** The words of the page of saved jobs: they come with it, because no other page shows them. */
export function usePageMessages() {
  return useLanguage() === "en" ? en : ar;
}

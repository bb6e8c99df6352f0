import { landing as ar } from "#app/messages/ar/pages/landing.ts";
import { landing as en } from "#app/messages/en/pages/landing.ts";
import { useLanguage } from "#app/messages/messages-context.tsx";

/** The words of the landing page: they come with it, because no other page shows them. */
export function useLandingMessages() {
  return useLanguage() === "en" ? en : ar;
}

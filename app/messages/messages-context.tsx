import { createContext, type ReactNode, useContext } from "react";
import { defaultLanguage, type Language } from "#app/i18n/language.ts";
import type { AllMessages, Messages } from "./en/index.ts";

type MessagesValue = { language: Language; messages: Messages };
const SpokenContext = createContext<MessagesValue | null>(null);

export function MessagesProvider({
  language,
  messages,
  children,
}: MessagesValue & { children: ReactNode }) {
  return <SpokenContext value={{ language, messages }}>{children}</SpokenContext>;
}

/** The words that every page may show, in the page's language. */
export function useMessages(): Messages {
  const spoken = useContext(SpokenContext);
  if (!spoken) throw new Error("useMessages needs a MessagesProvider around it.");
  return spoken.messages;
}

/** All messages, for private pages and pages without scripts. */
export function useAllMessages(): AllMessages {
  return useMessages() as AllMessages;
}

export function useLanguage(): Language {
  return useContext(SpokenContext)?.language ?? defaultLanguage;
}

import { otherLanguage } from "#app/i18n/language.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";

/** This page in the other language. A whole new page: its direction and its words change. */
export function LanguageLink({ to }: { to: string }) {
  const messages = useMessages().ui.frame;
  const language = otherLanguage(useLanguage());
  return (
    <a className="icon-btn top-link" href={to} lang={language} hrefLang={language} rel="nofollow">
      <span className="only-lg">{messages.otherLanguage}</span>
      <span className="only-sm">{messages.otherLanguageShort}</span>
      <span className="sr">: {messages.switchLanguage}</span>
    </a>
  );
}

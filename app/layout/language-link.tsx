import { otherLanguage } from "#app/i18n/language.ts";
import { useLanguage, useWords } from "#app/messages/messages-context.tsx";

/** This page in the other language. A whole new page: its direction and its words change. */
export function LanguageLink({ to }: { to: string }) {
  const words = useWords().ui.frame;
  const language = otherLanguage(useLanguage());
  return (
    <a className="icon-btn top-link" href={to} lang={language} hrefLang={language} rel="nofollow">
      <span className="only-lg">{words.otherLanguage}</span>
      <span className="only-sm">{words.otherLanguageShort}</span>
      <span className="sr">: {words.switchLanguage}</span>
    </a>
  );
}

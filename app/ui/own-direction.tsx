import type { ReactNode } from "react";
import type { Language } from "#app/i18n/language.ts";

/** A person's text as a block of its own language and direction, whichever the page has. */
export function OwnDirection({ text, children }: { text: string; children: ReactNode }) {
  const language = writtenIn(text);
  return (
    <div lang={language} dir={language === "ar" ? "rtl" : "ltr"}>
      {children}
    </div>
  );
}

/** The language that the greater part of a text's letters belongs to. */
export function writtenIn(text: string): Language {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic >= latin ? "ar" : "en";
}

import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import type { Language } from "../platform/language.ts";
import { words as arabic } from "../words/ar/index.ts";
import { WordsProvider } from "../words/context.tsx";
import { words as english } from "../words/en/index.ts";

/** The markup of parts as a server sends it. */
export function rendered(parts: ReactNode, language: Language = "en"): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <WordsProvider language={language} words={language === "ar" ? arabic : english}>
        {parts}
      </WordsProvider>
    </MemoryRouter>,
  );
}

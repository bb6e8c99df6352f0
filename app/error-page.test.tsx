import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { ErrorPage } from "./error-page.tsx";
import { ErrorReference } from "./error-reference.ts";
import { languages } from "./platform/language.ts";
import { WordsProvider } from "./words/context.tsx";
import { wordsFor } from "./words/words.server.ts";

describe.each(languages)("the page in place of another, in %s", (language) => {
  const words = wordsFor(language);
  const { errors } = words.pages;
  const page = (status: number, reference: string | null = null) =>
    renderToString(
      <MemoryRouter initialEntries={["/apply/7?from=list"]}>
        <WordsProvider language={language} words={words}>
          <ErrorReference value={reference}>
            <ErrorPage status={status} />
          </ErrorReference>
        </WordsProvider>
      </MemoryRouter>,
    );

  it.each([
    [404, errors.missing],
    [403, errors.forbidden],
    [400, errors.unreadable],
    [405, errors.refused],
    [413, errors.tooLarge],
    [500, errors.fault],
    [503, errors.fault],
  ])("FRAME-09 answers %i in its own words and leads home", (status, title) => {
    expect(page(status)).toContain(`<h1>${title}</h1>`);
    expect(page(status)).toContain('href="/"');
  });

  it("D39 offers a search where a page is missing", () => {
    expect(page(404)).toMatch(/<form [^>]*action="\/jobs"/);
    expect(page(404)).toContain('role="search"');
    expect(page(500)).not.toContain('role="search"');
  });

  it("gives the reference of a fault and the same page once more", () => {
    expect(page(500, "ab12cd34")).toContain("ab12cd34");
    expect(page(500, "ab12cd34")).toContain('href="/apply/7?from=list"');
    expect(page(500)).not.toContain(errors.reference);
    expect(page(404, "ab12cd34")).not.toContain("ab12cd34");
  });
});

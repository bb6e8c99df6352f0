import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { MessagesProvider } from "#app/messages/messages-context.tsx";
import { ErrorPage, ErrorReference } from "./error-page.tsx";

describe.each(languages)("the page in place of another, in %s", (language) => {
  const messages = messagesFor(language);
  const { errors } = messages.pages;
  const page = (status: number, reference: string | null = null) =>
    renderToString(
      <MemoryRouter initialEntries={["/apply/7?from=list"]}>
        <MessagesProvider language={language} messages={messages}>
          <ErrorReference value={reference}>
            <ErrorPage status={status} />
          </ErrorReference>
        </MessagesProvider>
      </MemoryRouter>,
    );

  it.each([
    [404, errors.missing],
    [403, errors.forbidden],
    [400, errors.unreadable],
    [405, errors.refused],
    [413, errors.tooLarge],
    [429, errors.limited],
    [500, errors.error],
    [503, errors.error],
  ])("FRAME-09 answers %i in its own words and leads home", (status, title) => {
    expect(page(status)).toContain(`<h1>${title}</h1>`);
    expect(page(status)).toContain('href="/"');
  });

  it("D39 offers a search where a page is missing", () => {
    expect(page(404)).toMatch(/<form [^>]*action="\/jobs"/);
    expect(page(404)).toContain('role="search"');
    expect(page(500)).not.toContain('role="search"');
  });

  it.each([
    [429, true],
    [500, true],
    [503, true],
    [404, false],
    [403, false],
  ])("offers the same page once more where that helps: %i", (status, helps) => {
    expect(page(status).includes('href="/apply/7?from=list"')).toBe(helps);
  });

  it("S3 shows the same text about a network's costs as the server's own page", () => {
    expect(page(429)).toContain(errors.limited);
    expect(page(429)).toContain(errors.limitedText);
  });

  it("gives the reference of an error", () => {
    expect(page(500, "ab12cd34")).toContain("ab12cd34");
    expect(page(500)).not.toContain(errors.reference);
    expect(page(404, "ab12cd34")).not.toContain("ab12cd34");
  });
});

import { expect, it } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { useTestDatabase } from "#test/database.ts";
import { usePageChanges } from "#test/other-connections.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { answerSuggestions } from "./answer-suggestions.server.ts";

usePageChanges(useTestDatabase());

async function ask(query: string, language: Language = "ar") {
  const { body, headers } = await answerSuggestions(new URLSearchParams(query), language);
  return { headers, suggestions: JSON.parse(String(body)) };
}

it("answers input with a short list that only this browser caches for a while", async () => {
  await makeJob(await makeCompany(), { title: "Lighthouse Keeper" });
  const { headers, suggestions } = await ask("?q=light", "en");
  expect(headers).toMatchObject({ "cache-control": "private, max-age=15" });
  expect(suggestions).toEqual([
    {
      kind: "title",
      label: "Lighthouse Keeper",
      note: null,
      highlights: [[0, 5]],
      to: "/jobs?keyword=Lighthouse+Keeper",
      count: 1,
      countAtLeast: false,
    },
  ]);
});

it("notes are in the reader's language", async () => {
  expect((await ask("?q=alep", "en")).suggestions[0].note).toBe(null);
  expect((await ask("?q=alep", "ar")).suggestions[0].note).toBe("حلب");
});

it.each([
  "",
  "?q=",
  "?q=%00",
  "?q=%ff%fe",
  "?q=%25_%5C",
  "?q=a&q=b",
  "?language=xx&q=zz",
  "?q[]=1",
])("answers %j with an ordinary list", async (query) => {
  expect(Array.isArray((await ask(query)).suggestions)).toBe(true);
});

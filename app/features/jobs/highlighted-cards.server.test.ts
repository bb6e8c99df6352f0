import { describe, expect, it } from "vitest";
import { readJobQuery } from "#app/features/job/job-query.ts";
import type { Ranges } from "#app/features/search/parsing/highlight.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeJobs } from "#test/people.ts";
import type { HighlightedCard } from "./highlighted-cards.server.ts";
import { jobListPage } from "./list/job-list-page.server.ts";

useTestDatabase();

async function cardsOf(address: string) {
  return (await jobListPage(readJobQuery(new URLSearchParams(address)), null, "en")).cards;
}

function marked(text: string, ranges: Ranges = []): string[] {
  return ranges.flatMap((start, at) => (at % 2 === 0 ? [text.slice(start, ranges[at + 1])] : []));
}

const markedIn = ({ title, company, excerpt, highlights }: HighlightedCard) => ({
  title: marked(title, highlights?.title),
  company: marked(company, highlights?.company),
  excerpt: marked(excerpt, highlights?.excerpt),
});

describe("the cards of a search", () => {
  it("mark its words in title, company and excerpt, in both languages and every form", async () => {
    const company = await makeCompany({ companyName: "Drivers & Co" });
    await makeJob(company, {
      title: "شوفير باص",
      description: "نحتاج إلى سائقين.\n\nDriver's licence needed.",
    });
    const [card] = await cardsOf("keyword=driver&company=Drivers+%26+Co");
    expect(card && markedIn(card)).toEqual({
      title: ["شوفير"],
      company: ["Drivers"],
      excerpt: ["سائقين"],
    });
  });

  it("mark nothing where nothing was searched for, and nothing that was not", async () => {
    const company = await makeCompany({ companyName: "Unmarked" });
    await makeJob(company, { title: "Nurse" });
    for (const card of await cardsOf("company=Unmarked")) expect(card).not.toHaveProperty("marks");
    const [quoted] = await cardsOf('company=Unmarked&keyword="nurse"');
    expect(quoted && markedIn(quoted)).toEqual({ title: ["Nurse"], company: [], excerpt: [] });
  });

  it("quote the sentence that has the word where it comes later and not in the title", async () => {
    const company = await makeCompany({ companyName: "Later" });
    const before = "Our workshop makes chairs and tables. ".repeat(10);
    await makeJob(company, { title: "Helper", description: `${before}A lathe turner is wanted.` });
    await makeJob(company, { title: "Turner", description: `${before}A lathe turner is wanted.` });
    const cards = await cardsOf("company=Later&keyword=turner&sort=title");
    const [helper, turner] = cards;
    expect(helper?.excerpt).toBe("A lathe turner is wanted.");
    expect(helper && markedIn(helper).excerpt).toEqual(["turner"]);
    expect(turner?.excerpt).toMatch(/^Our workshop makes chairs and tables\./);
    expect(turner && markedIn(turner).title).toEqual(["Turner"]);
  });

  it("S3 of a very long list only a hundred descriptions are searched for it", async () => {
    const company = await makeCompany({ companyName: "Long list" });
    const description = `${"Our workshop makes chairs and tables. ".repeat(10)}A lathe turner is wanted.`;
    await makeJobs(company, Array(103).fill({ title: "Helper", description }));
    const cards = await cardsOf("company=Long+list&keyword=turner&page=20");
    const quoting = cards.map(({ excerpt }) => excerpt === "A lathe turner is wanted.");
    expect(quoting).toEqual([...Array(100).fill(true), false, false, false]);
  });
});

import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { answerJobs } from "#app/api/answer-jobs.server.ts";
import { jobSorts, readJobQuery } from "#app/features/job/job-query.ts";
import { listJobs } from "#app/features/jobs/list/job-list.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { usePageChanges } from "#test/other-connections.ts";
import { makeCompany, makeJob } from "#test/people.ts";

usePageChanges(useTestDatabase());

beforeAll(async () => {
  const company = await makeCompany({ companyName: "Fuzzed & Sons" });
  await makeJob(company, { title: "Accountant" });
  await makeJob(company, { title: "محاسب أول", placeId: null, location: "50%_\\ 'off'" });
  await makeJob(company, { title: "C# & .NET Developer", requirements: '["UI/UX"]' });
});

describe("any input", () => {
  it("JOBS-10 is answered by the list and its facets", async () => {
    await fuzz(address, async (params) => {
      const query = readJobQuery(new URLSearchParams(params));
      const listed = await listJobs(query, "ar", { facets: true });
      expect(listed).toHaveProperty("cards");
      expect(listed).toHaveProperty("facets");
    });
  });

  it("is answered by the API, or refused as a bad request", async () => {
    const withEnds = fc.tuple(address, anyText, anyText).map(([params, cursor, limit]) => {
      const more = new URLSearchParams({ ...(cursor && { cursor }), ...(limit && { limit }) });
      return `${params}&${more}`;
    });
    await fuzz(fc.oneof(address, withEnds), async (params) => {
      expect([200, 400]).toContain((await ask(params)).status);
    });
  });

  it.each(jobSorts)(
    "a cursor of the order %s is answered as it was given, or refused",
    async (sort) => {
      const first = await ask(`sort=${sort}&keyword=accountant&limit=1`);
      const { next } = first.json;
      expect(next).toEqual(expect.any(String));
      expect(next).toEqual(expect.any(String));
      const cursor = fc.oneof(anyText, fc.constant(next), broken(next));
      await fuzz(
        cursor,
        async (text) => {
          const params = new URLSearchParams({ sort, keyword: "accountant", cursor: text });
          expect([200, 400]).toContain((await ask(String(params))).status);
        },
        15,
      );
    },
  );

  it.each([
    ["ten thousand letters", "a".repeat(10_000)],
    [
      "ten thousand different words",
      Array.from({ length: 1_600 }, (_, at) => `و${at}ab`).join(" "),
    ],
    ["ten thousand Arabic letters without a space", "محاسب".repeat(2_000)],
    ["ten thousand operators", "&|!<->:*()'".repeat(910)],
    ["ten thousand letters that unfold", "ﷺ".repeat(10_000)],
    ["ten thousand marks on one letter", `a${"\u0301".repeat(10_000)}`],
    ["families of emoji", "👩‍👩‍👧‍👦".repeat(1_000)],
  ])("%s are an ordinary search", async (_, keyword) => {
    const { status } = await ask(String(new URLSearchParams({ keyword })));
    expect(status).toBe(200);
  });

  it.each([
    ["not UTF-8", "keyword=%FF%FE%C3%28&location=%ED%A0%80"],
    ["half an escape", "keyword=%&location=%E0%A4%A&jobType=%u0627"],
    ["the same parameter two hundred times", "category=Law&".repeat(200)],
    ["two hundred values of one", manyOf((at) => `location=place+${at}`)],
    ["two hundred words of one", manyOf((at) => `keyword=%27${at}`)],
    ["two hundred parameters that nobody knows", manyOf((at) => `p${at}[]=${at}`)],
    ["names that objects have", "__proto__=1&constructor=2&toString=3&keyword=constructor"],
  ])("an address with %s is an ordinary search", async (_, params) => {
    expect((await ask(params)).status).toBe(200);
  });
});

async function ask(params: string) {
  const { status = 200, body } = await answerJobs(new URLSearchParams(params));
  return { status, json: JSON.parse(String(body)) };
}

/** The same cases in every run, so that a failure is seen again. */
async function fuzz<T>(cases: fc.Arbitrary<T>, check: (one: T) => Promise<void>, numRuns = 60) {
  await fc.assert(fc.asyncProperty(cases, check), { seed: 4, numRuns, endOnFailure: true });
}

function manyOf(parameter: (at: number) => string): string {
  return Array.from({ length: 200 }, (_, at) => parameter(at)).join("&");
}

/** What breaks searches: signs of SQL, LIKE, tsquery and JSON, what no text may hold, what turns it. */
const nasty = fc.constantFrom(
  ..."' \" ` \\ % _ * & | ! ( ) : < > <-> && || !! :* '' \\\\ \\' \\x '; -- /* */ $1 $$ {} [] \0".split(
    " ",
  ),
  ..."\u0000 \u0001 \ud800 \udc00 \ufffd \ufffe \u200f \u202e \u2066 \u2069 \u061c \u0640 \u0651".split(
    " ",
  ),
  ..."🧑‍🍳 👍🏽 🇸🇾 ﷺ ﻻ ß İ ı ǅ ﬁ ٣ ۳ Ⅷ ½ . .. .net c# c++ + # - 'and' or not to_tsquery null".split(
    " ",
  ),
  " ",
  "\t",
  "\n",
  "",
);
const words = fc.constantFrom(
  ..."accountant محاسب والمحاسبين mohaseb 7alab دمشق aleppo remote دوام جزئي senior".split(" "),
);
const units = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));

const anyText = fc.oneof(
  fc.array(fc.oneof(nasty, words, units), { maxLength: 12 }).map((parts) => parts.join("")),
  fc.array(fc.oneof(nasty, words), { maxLength: 8 }).map((parts) => parts.join(" ")),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
);

const names = fc.constantFrom(
  ...["keyword", "keyword", "keyword", "location", "category", "jobType", "experienceLevel"],
  ...["salaryRange", "jobTitle", "company", "country", "province", "city", "salaryMin"],
  ...["salaryMax", "currency", "postedWithin", "workArrangement", "companySize", "industry"],
  ...["sort", "view", "page"],
);
const sorts = fc.constantFrom(...jobSorts).map((sort) => ["sort", sort] as const);

/** Parameters as a browser would write them. */
const address = fc
  .array(fc.oneof({ weight: 6, arbitrary: fc.tuple(names, anyText) }, sorts), {
    minLength: 1,
    maxLength: 6,
  })
  .map((pairs) => String(new URLSearchParams(pairs.map(([name, value]) => [name, value]))));

/** The text with one of its characters changed. */
function broken(text: string): fc.Arbitrary<string> {
  return fc
    .tuple(fc.nat(text.length), fc.constantFrom("", "A", "_", "=", "%", "\0"))
    .map(([at, other]) => text.slice(0, at) + other + text.slice(at + 1));
}

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { createElement } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { type Actor, type Person, visitor } from "#app/features/accounts/actor.ts";
import { findApplicant } from "#app/features/applicants/applicant.server.ts";
import { readApplicantFilter } from "#app/features/applicants/applicant-filter.ts";
import { findSelection } from "#app/features/applicants/bulk.server.ts";
import { exportApplicants } from "#app/features/applicants/export/export-applicants.server.ts";
import { findPipeline } from "#app/features/applicants/pipeline.server.ts";
import { AnswerFilters } from "#app/features/applicants/ui/answer-filters.tsx";
import { StageLinks } from "#app/features/applicants/ui/pipeline-head.tsx";
import { storeAnswers } from "#app/features/applications/answers/answers.server.ts";
import { findOwnApplicationWithHistory } from "#app/features/applications/own/own-application.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import type { Question } from "#app/features/job/questions/question.ts";
import {
  listPublicQuestions,
  storeQuestions,
} from "#app/features/job/questions/questions.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { rowsReadBy, useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeMember, makeSeeker } from "#test/people.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { insertApplication, insertApplications } from "#test/sent-applications.ts";

const database = useTestDatabase();

const none = {
  preset: null,
  text: "",
  options: [],
  isRequired: false,
  must: [],
  min: null,
  max: null,
};
const questions: Question[] = [
  { ...none, kind: "yesno", preset: "licence", must: ["yes"] },
  { ...none, kind: "choice", text: "Shift", options: ["Day", "Night"] },
  { ...none, kind: "number", text: "Years?", min: "3" },
  { ...none, kind: "date", text: "From when?" },
  { ...none, kind: "text", text: "Why?" },
];

let company: Person;
let jobId: string;
let ids: string[];

const ask = (now: Question[]) => db.transaction((tx) => storeQuestions(tx, jobId, now));

/** An application with these answers, in the order of the questions; an empty one is none. */
async function applied(firstName: string, answers: string[]): Promise<string> {
  const by = await makeSeeker({ firstName, lastName: "" });
  const id = await insertApplication(jobId, { by });
  const stored = await listPublicQuestions(jobId);
  const given = stored.flatMap((question, place) =>
    answers[place] ? [{ question, answer: answers[place] }] : [],
  );
  await db.transaction((tx) => storeAnswers(tx, id, given));
  return id;
}

beforeEach(async () => {
  company = await makeCompany();
  jobId = (await makeJob(company)).id;
  await ask(questions);
  ids = [
    await applied("Amal", ["yes", "Day", "10", "2026-12-01", "=1+1"]),
    await applied("Basel", ["no", "Night", "3", "2027-02-01", ""]),
    await applied("Dima", ["yes", "Night", "2", "", ""]),
    await applied("Fadi", ["", "", "", "", ""]),
  ];
});

const filterOf = (query: string) => readApplicantFilter(new URLSearchParams(query));
const pipeline = (query = "", actor: Actor = company) =>
  findPipeline(actor, jobId, filterOf(query));
const named = async (query: string) =>
  (await pipeline(query))?.list.items.map(({ name }) => name).sort();

const pageOf = (shown: Awaited<ReturnType<typeof pipeline>>) =>
  shown ? rendered(createElement(AnswerFilters, { pipeline: shown })) : "";

/** The tiles above the list by their names; the query of the link that leads elsewhere. */
function tilesOf(shown: Awaited<ReturnType<typeof pipeline>>) {
  const html = shown ? rendered(createElement(StageLinks, { pipeline: shown })) : "";
  const tiles = html.matchAll(
    /<a href="[^"?]*\??([^"]*)"([^>]*)><b[^>]*>(\d+)<\/b><span>([^<]*)</g,
  );
  return Object.fromEntries(
    [...tiles].map(([, link = "", more = "", n, name = ""]) => [
      name,
      {
        n: Number(n),
        link: link.replaceAll("&amp;", "&"),
        isCurrent: more.includes("aria-current"),
      },
    ]),
  );
}

describe("applicants by their answers", () => {
  it.each<[string, (fields: string[]) => string, string[]]>([
    ["who does not meet", () => "wanted=unmet", ["Basel", "Dima"]],
    ["who does, as far as they have answered", () => "wanted=met", ["Amal", "Fadi"]],
    ["by yes or no", ([licence]) => `${licence}=no`, ["Basel"]],
    ["by an option", ([, shift]) => `${shift}=Night`, ["Basel", "Dima"]],
    ["by an option that is none", ([, shift]) => `${shift}=Noon`, []],
    ["by a number at least as high", ([, , years]) => `${years}=3`, ["Amal", "Basel"]],
    ["by a number of other digits", ([, , years]) => `${years}=٣`, ["Amal", "Basel"]],
    ["by no number", ([, , years]) => `${years}=x`, ["Amal", "Basel", "Dima"]],
    ["by a day that is not later", ([, , , from]) => `${from}=2026-12-31`, ["Amal"]],
    ["by several", ([licence, shift]) => `${licence}=yes&${shift}=Night`, ["Dima"]],
    ["with another filter", () => "wanted=unmet&stage=hired", []],
    ["by a question of another job", () => `answer-${randomUUID()}=yes`, []],
  ])("%s", async (_, query, names) => {
    const fields = (await listPublicQuestions(jobId)).map(({ id }) => `answer-${id}`);
    expect(await named(query(fields))).toEqual(names);
  });

  it("shows unmet applicants, their number, and the questions", async () => {
    const shown = await pipeline();
    expect(shown?.list.total).toBe(4);
    expect(shown?.screening?.questions).toHaveLength(5);
    expect(shown?.screening?.unmet?.total).toBe(2);
    expect(shown?.screening?.unmet?.ids.sort()).toEqual([ids[1], ids[2]].sort());
    expect((await pipeline("wanted=met"))?.screening?.unmet).toEqual({ total: 2, ids: [] });
  });

  it("lists answers to an option that was replaced apart, neither as met nor as unmet", async () => {
    const [licence, , ...rest] = questions;
    if (!licence) throw new Error("There is no first question.");
    const options = ["Day", "At night"];
    const shift = { ...none, kind: "choice" as const, text: "Shift", options, must: options };
    await ask([licence, shift, ...rest.filter(({ kind }) => kind !== "number")]);
    const shown = await pipeline();
    const id = shown?.screening?.questions[1]?.id ?? "";
    expect(shown?.screening?.outdated).toEqual({ [id]: ["Night"] });
    expect(await named("wanted=unmet")).toEqual(["Basel"]);
    expect(await named("wanted=met")).toEqual(["Amal", "Fadi"]);
    expect(await named(`answer-${id}=Night`)).toEqual(["Basel", "Dima"]);
    const page = pageOf(shown);
    for (const text of ["Night (earlier)", ">At night<"]) expect(page).toContain(text);
  });

  it("marks one tile alone as the current one, and each has the number that its link leads to", async () => {
    const current = async (query: string) => tilesOf(await pipeline(query));
    const plain = await current("");
    expect(plain).toMatchObject({ All: { n: 4, isCurrent: true }, "Does not meet": { n: 2 } });
    for (const [query, tile] of [
      ["", "All"],
      ["wanted=unmet", "Does not meet"],
      ["stage=hired", "Hired"],
      ["stage=new&wanted=unmet", "New"],
      ["wanted=met", "All"],
    ] as const) {
      const tiles = await current(query);
      const marked = Object.keys(tiles).filter((name) => tiles[name]?.isCurrent);
      expect(marked).toEqual([tile]);
      for (const { n, link, isCurrent } of Object.values(tiles)) {
        // The current one of those who do not meet it leads back to all.
        if (!isCurrent) expect((await pipeline(link))?.list.total, link).toBe(n);
      }
    }
    const { All, New } = await current("wanted=unmet");
    expect([All?.n, New?.n]).toEqual([4, 4]);
  });

  it("says nothing of it where every answer is welcome, or nothing was asked", async () => {
    await ask([{ ...none, kind: "text", text: "Why?" }]);
    expect((await pipeline())?.screening).toMatchObject({ unmet: null });
    await ask([]);
    expect(await pipeline()).not.toHaveProperty("screening");
  });

  it("an answer for many reaches those whom the filter leaves", async () => {
    const selection = await findSelection(
      company,
      jobId,
      { filter: filterOf("wanted=unmet") },
      "decline",
    );
    expect(selection?.ids.sort()).toEqual([ids[1], ids[2]].sort());
  });

  it("reads the answers of the job and no others", async () => {
    const other = (await makeJob(company)).id;
    await insertApplications(other, 300);
    const read = () =>
      rowsReadBy(database.url(), "application_answers", () => pipeline("wanted=unmet"));
    expect(await read()).toBeLessThan(60);
  });
});

describe("the answers of one applicant", () => {
  const answersFor = async (actor: Actor, id = ids[1] ?? "") =>
    (await findApplicant(actor, jobId, id, filterOf("")))?.answers;

  it("are read by every member of the company, with those that are not wanted marked", async () => {
    for (const reader of [company, await makeMember(company, "reader")]) {
      expect(await answersFor(reader)).toMatchObject([
        { preset: "licence", answer: "no", isUnmet: true },
        { text: "Shift", answer: "Night", isUnmet: false },
        { text: "Years?", answer: "3", isUnmet: false },
        { text: "From when?", answer: "2027-02-01", isUnmet: false },
      ]);
    }
  });

  it("are not readable by others", async () => {
    const { company: _, ...removed } = await makeMember(company, "owner");
    const strangers = [visitor, await makeSeeker(), await makeCompany(), removed as Person];
    for (const stranger of strangers) {
      expect(await answersFor(stranger)).toBeUndefined();
      expect(await pipeline("wanted=unmet", stranger)).toBeUndefined();
      expect(await exportApplicants(stranger, jobId, filterOf(""), "en")).toBeUndefined();
    }
  });

  it("are gone with the job", async () => {
    await db.delete(jobs).where(eq(jobs.id, jobId));
    expect(await answersFor(company)).toBeUndefined();
  });
});

describe("the exported table", () => {
  const tableOf = async (language: "ar" | "en", query = "") => {
    const table = await exportApplicants(company, jobId, filterOf(query), language);
    let text = "";
    for await (const part of table?.csv ?? []) text += part;
    return text.trim().split("\r\n");
  };

  it("has a column for each question, and one for who does not meet", async () => {
    const [head, ...rows] = await tableOf("en", "sort=oldest");
    expect(head).toMatch(
      /,Do you have a driving licence\?,Shift,Years\?,From when\?,Why\?,Does not meet,Answers to earlier questions$/,
    );
    expect(rows[0]).toMatch(/,Yes,Day,10,2026-12-01,'=1\+1,,$/);
    expect(rows[1]).toMatch(/,No,Night,3,2027-02-01,,Yes,$/);
    expect(rows[3]).toMatch(/,,,,,,,$/);
    const [arabic, first] = await tableOf("ar", "sort=oldest");
    expect(arabic).toContain("هل لديك رخصة قيادة؟");
    expect(first).toContain(",نعم,Day,10,");
  });

  it("has answers to questions that were removed or reworded, with their words", async () => {
    await ask([{ ...none, kind: "number", text: "How many years?" }]);
    const [head, first] = await tableOf("en", "sort=oldest");
    expect(head).toMatch(/,How many years\?,Does not meet,Answers to earlier questions$/);
    const text = (await tableOf("en", "sort=oldest")).join("\n");
    expect(text).toContain("Do you have a driving licence? Yes\nShift Day\nYears? 10");
    expect(first).not.toContain("How many");
  });

  it("is as ever for a job that asks nothing", async () => {
    jobId = (await makeJob(company)).id;
    await insertApplication(jobId);
    const [head] = await tableOf("en");
    expect(head).toMatch(/,Cover letter$/);
  });
});

it("an applicant reads the own answers on the application's page, without the wanted ones", async () => {
  const by = await makeSeeker();
  const id = await insertApplication(jobId, { by });
  const [question] = await listPublicQuestions(jobId);
  if (!question) throw new Error("No question was stored.");
  await db.transaction((tx) => storeAnswers(tx, id, [{ question, answer: "no" }]));
  const own = await findOwnApplicationWithHistory(by, id);
  expect(own?.answers).toMatchObject([{ preset: "licence", answer: "no" }]);
  expect(JSON.stringify(own)).not.toMatch(/nmet|must/);
  expect(await findOwnApplicationWithHistory(await makeSeeker(), id)).toBeUndefined();
});

import { eq } from "drizzle-orm";
import { createElement } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { type Actor, type Person, visitor } from "#app/features/accounts/actor.ts";
import { labelApplication } from "#app/features/applicants/marks/labels.server.ts";
import { rateApplication } from "#app/features/applicants/marks/ratings.server.ts";
import { Mean } from "#app/features/applicants/marks/ui/marks.tsx";
import * as route from "#app/features/applicants/routes/compare-applicants.tsx";
import { storeAnswers } from "#app/features/applications/answers/answers.server.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { withdrawOwnApplication } from "#app/features/applications/lifecycle/own-applications.server.ts";
import {
  listPublicQuestions,
  storeQuestions,
} from "#app/features/job/questions/questions.server.ts";
import { profileEntries } from "#app/features/seekers/entries/profile-entries.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeMember, makeSeeker } from "#test/people.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { askPage } from "#test/render-route.tsx";
import { insertApplication } from "#test/sent-applications.ts";
import { findComparison, readComparison } from "./comparison.server.ts";
import { ComparisonRows } from "./ui/comparison-rows.tsx";

useTestDatabase();

let company: Person;
let jobId: string;
let amal: Person;
let ids: string[];

beforeEach(async () => {
  company = await makeCompany();
  jobId = (await makeJob(company, { title: "Accountant" })).id;
  amal = await makeSeeker({ firstName: "Amal", lastName: "", languages: ["Arabic", "English"] });
  const basel = await makeSeeker({ firstName: "Basel", lastName: "", experienceYears: 4 });
  ids = [
    await insertApplication(jobId, { by: amal }),
    await insertApplication(jobId, { by: basel }),
  ];
});

const compare = (actor: Actor = company, some = ids) => findComparison(actor, jobId, some);
const request = (headers = {}) => new Request("http://127.0.0.1/", { headers });

/** The rows of the page: their names, and the values of each applicant. */
async function rows() {
  const comparison = await compare();
  if (!comparison) throw new Error("There is nothing to compare.");
  const html = rendered(
    createElement(ComparisonRows, { comparison, whys: ["Wants this work", ""], query: {} }),
  );
  const text = (part = "") => part.replace(/<[^>]*>/g, "").trim();
  return Object.fromEntries(
    html
      .split("<section")
      .slice(1)
      .map((section) => [
        text(/<h2[^>]*>(.*?)<\/h2>/s.exec(section)?.[1]),
        [...section.matchAll(/<dd>(.*?)<\/dd>/gs)].map(([, value]) => text(value)),
      ]),
  );
}

describe("applicants side by side", () => {
  it("have the same rows with each one's values", async () => {
    const [first = "", second = ""] = ids;
    const sent = { experience: "3-5", expectedSalary: "900 USD", availableDate: "2026-12-31" };
    await db
      .update(jobApplications)
      .set({ ...sent, coverLetter: "I know the books" })
      .where(eq(jobApplications.id, first));
    const none = { text: "", options: [], isRequired: false, min: null, max: null };
    const question = { ...none, kind: "yesno" as const, preset: "licence" as const, must: ["yes"] };
    await db.transaction((tx) => storeQuestions(tx, jobId, [question]));
    const [stored] = await listPublicQuestions(jobId);
    if (!stored) throw new Error("The question was not stored.");
    await db.transaction((tx) => storeAnswers(tx, second, [{ question: stored, answer: "no" }]));
    await rateApplication(company, first, 4);
    await labelApplication(company, second, { name: "Second round" });
    const job = { kind: "job" as const, title: "Bookkeeper", from: "2018", until: "2021" };
    await db.insert(profileEntries).values({ ...job, ownerId: amal.id });
    expect(await rows()).toEqual({
      Stage: ["New", "New"],
      "Fits the job": ["Wants this work", "Nothing in the profile points to this job"],
      Experience: ["3-5 yearsIn the profile: 3 years", "In the profile: 4 years"],
      "Expected salary": ["900 USD", "—"],
      "Can start on": ["December 31, 2026", "—"],
      "Do you have a driving licence?": ["—", "No Does not meet"],
      "Team rating": ["4 (1)Team rating: 4 of 5, 1 rating", "—"],
      Labels: ["—", "Second round"],
      Languages: ["Arabic · English", "—"],
      CV: ["cv PDF", "cv PDF"],
      "Cover letter": ["I know the books", "—"],
    });
  });

  it("have a mean that is read aloud with the commas of the language", () => {
    const mean = createElement(Mean, { rating: { mean: 4.5, count: 2 } });
    expect(rendered(mean, "ar")).not.toContain(", ");
  });

  it("stand in the given order, each once, three at most", async () => {
    const more = [await insertApplication(jobId), await insertApplication(jobId)];
    const [first = "", second = ""] = ids;
    const some = [second, second, "x", first, ...more];
    const compared = (await compare(company, some))?.compared.map(({ id }) => id);
    expect(compared).toEqual([second, first, more[0]]);
  });

  it("are all of a short list too", async () => {
    const to = `/company-dashboard/jobs/${jobId}/applicants/compare?all=1`;
    const { page } = await askPage(route, { as: company, to, params: { jobId } });
    for (const name of ["Amal", "Basel"]) expect(page).toContain(`<bdi>${name}</bdi>`);
  });

  it("are opened by reading, not by a prefetch", async () => {
    const openedAt = async () =>
      (await db.select().from(jobApplications).where(eq(jobApplications.jobId, jobId))).map(
        (row) => row.openedAt !== null,
      );
    const prefetch = request({ "sec-purpose": "prefetch" });
    await readComparison({ actor: company, request: prefetch }, jobId, ids);
    expect(await openedAt()).toEqual([false, false]);
    const reader = await makeMember(company, "reader");
    const read = await readComparison({ actor: reader, request: request() }, jobId, ids);
    expect(read?.compared.map(({ stage }) => stage)).toEqual(["reviewing", "reviewing"]);
    expect(await openedAt()).toEqual([true, true]);
  });

  it("show no more than the name of one that was withdrawn", async () => {
    await withdrawOwnApplication(amal, ids[0] ?? "");
    const [withdrawn] = (await compare())?.compared ?? [];
    expect(withdrawn).toMatchObject({ isNameOnly: true, stage: "withdrawn", answers: [] });
    expect(JSON.stringify(withdrawn)).not.toContain("Arabic");
    expect((await rows()).Languages).toEqual(["—", "—"]);
  });

  it("are refused to others, and are of one job", async () => {
    const removed = { ...(await makeMember(company, "owner")), company: null };
    for (const actor of [await makeCompany(), amal, removed, visitor]) {
      expect(await compare(actor)).toBeUndefined();
    }
    const elsewhere = await insertApplication((await makeJob(company)).id);
    expect((await compare(company, [elsewhere, ...ids]))?.compared).toHaveLength(2);
  });
});

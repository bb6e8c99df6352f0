import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Actor, type Person, visitor } from "#app/features/accounts/actor.ts";
import { findApplicant } from "#app/features/applicants/applicant.server.ts";
import { readApplicantFilter } from "#app/features/applicants/applicant-filter.ts";
import { exportApplicants } from "#app/features/applicants/export/export-applicants.server.ts";
import { findPipeline } from "#app/features/applicants/pipeline.server.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { withdrawOwnApplication } from "#app/features/applications/lifecycle/own-applications.server.ts";
import { applicationLabels, companyLabels } from "#app/features/applications/marks/marks.table.ts";
import { findOwnApplicationWithHistory } from "#app/features/applications/own/own-application.server.ts";
import { maxLabels, maxLabelsOnOne } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeMember, makeSeeker } from "#test/people.ts";
import { insertApplication } from "#test/sent-applications.ts";
import {
  createLabel,
  deleteLabel,
  labelApplication,
  listLabels,
  renameLabel,
  unlabelApplication,
} from "./labels.server.ts";
import { listRatings, rateApplication } from "./ratings.server.ts";

useTestDatabase();

let company: Person;
let recruiter: Person;
let reader: Person;
let seeker: Person;
let jobId: string;
let id: string;
let others: string[];

const applied = (firstName: string, daysAgo: number) =>
  makeSeeker({ firstName, lastName: "" }).then((by) => insertApplication(jobId, { by, daysAgo }));

beforeEach(async () => {
  company = await makeCompany();
  recruiter = await makeMember(company, "recruiter");
  reader = await makeMember(company, "reader");
  jobId = (await makeJob(company)).id;
  seeker = await makeSeeker({ firstName: "Amal", lastName: "" });
  id = await insertApplication(jobId, { by: seeker, daysAgo: 3 });
  others = [await applied("Basel", 2), await applied("Dima", 1)];
});

const all = (query = "") => readApplicantFilter(new URLSearchParams(query));
const shown = (actor: Actor = company) => findApplicant(actor, jobId, id, all());
const named = async (query: string) =>
  (await findPipeline(company, jobId, all(query)))?.list.items.map(({ name }) => name);
const label = async (name: string, application = id) => {
  const labelled = await labelApplication(company, application, { name });
  return isRefused(labelled) ? labelled.refused : labelled.id;
};
const labelsOn = async (actor: Actor = company) =>
  (await shown(actor))?.labels.map(({ name }) => name);

describe("the team's ratings", () => {
  it("are each member's own, with their mean, and are changed and taken back", async () => {
    await rateApplication(company, id, 5);
    await rateApplication(recruiter, id, 4);
    await rateApplication(reader, id, 2);
    await rateApplication(reader, id, 4);
    expect(await shown(reader)).toMatchObject({ rating: { mean: 4.3, count: 3 } });
    const own = (await listRatings(reader, id)).map(({ stars, isOwn }) => ({ stars, isOwn }));
    expect(own).toEqual([
      { stars: 5, isOwn: false },
      { stars: 4, isOwn: false },
      { stars: 4, isOwn: true },
    ]);
    await rateApplication(company, id, null);
    await rateApplication(company, id, null);
    expect(await shown()).toMatchObject({ rating: { mean: 4, count: 2 } });
  });

  it.each([0, 6, 2.5, Number.NaN])("are one to five, not %s", async (stars) => {
    expect(await rateApplication(company, id, stars)).toEqual({
      refused: "applicants.marks.noSuchRating",
    });
  });

  it("are nothing to other companies, applicants, visitors and removed members", async () => {
    await rateApplication(company, id, 5);
    const removed = { ...recruiter, company: null };
    for (const actor of [await makeCompany(), seeker, visitor, removed]) {
      expect(await rateApplication(actor, id, 1)).toEqual({ refused: "lifecycle.missing" });
      expect(await listRatings(actor, id)).toEqual([]);
    }
    expect(await shown()).toMatchObject({ rating: { mean: 5, count: 1 } });
  });

  it("of members who left stay, without a name once the account is gone", async () => {
    await rateApplication(recruiter, id, 3);
    await db.delete(userProfiles).where(eq(userProfiles.id, recruiter.id));
    expect(await shown()).toMatchObject({
      rating: { mean: 3, count: 1 },
      ratings: [{ by: "", isOwn: false, stars: 3 }],
    });
  });

  it("sort and narrow the list", async () => {
    await rateApplication(company, others[0] ?? "", 3);
    await rateApplication(company, id, 5);
    await rateApplication(reader, id, 4);
    expect(await named("sort=rating")).toEqual(["Amal", "Basel", "Dima"]);
    expect(await named("rating=3")).toEqual(["Basel", "Amal"]);
    expect(await named("rating=5")).toEqual([]);
    expect(await named("rating=4&sort=rating")).toEqual(["Amal"]);
    const beside = await findApplicant(company, jobId, others[0] ?? "", all("sort=rating"));
    expect(beside?.neighbours).toEqual({ position: 2, total: 3, previous: id, next: others[1] });
  });
});

describe("labels", () => {
  it("are the company's, put on by name in any case or by id, and taken off", async () => {
    const first = await label(" Second   round ");
    expect(await label("second ROUND", others[0])).toBe(first);
    await labelApplication(company, others[1] ?? "", { id: first });
    expect(await listLabels(reader)).toEqual([{ id: first, name: "Second round" }]);
    expect(await named(`label=${first}`)).toEqual(["Dima", "Basel", "Amal"]);
    await unlabelApplication(recruiter, id, first);
    expect(await labelsOn()).toEqual([]);
    expect(await named(`label=${first}`)).toEqual(["Dima", "Basel"]);
    expect(await label("Cafe\u0301"), "letters in two ways").toBe(await label("Caf\u00e9"));
  });

  it.each([
    ["", "applicants.marks.labelMissing"],
    [" \u200f ", "applicants.marks.labelMissing"],
    ["\u200c", "applicants.marks.labelMissing"],
    ["\u064e\u0651", "applicants.marks.labelMissing"],
    ["\u3164", "applicants.marks.labelMissing"],
    ["x".repeat(31), "applicants.marks.labelLong"],
  ])("%j is none", async (name, refusal) => {
    expect(await label(name)).toBe(refusal);
  });

  it("are few, on an application and in all", async () => {
    for (let n = 0; n < maxLabelsOnOne; n++) await label(`Label ${n}`);
    expect(await label("Label 0"), "it is there").toMatch(/^[\da-f-]{36}$/);
    expect(await label("One more")).toBe("applicants.marks.tooManyLabelsHere");
    expect(await listLabels(company)).toHaveLength(maxLabelsOnOne);
    const more = Array.from({ length: maxLabels - maxLabelsOnOne }, (_, n) => `More ${n}`);
    await db.insert(companyLabels).values(more.map((name) => ({ companyId: company.id, name })));
    expect(await label("One more", others[0])).toBe("applicants.marks.tooManyLabels");
    expect(await label("more 1", others[0])).toMatch(/^[\da-f-]{36}$/);
  });

  it("put on at once by two members are one", async () => {
    const both = [others[0] ?? "", id].map((each) => label("Urgent", each));
    const [one, other] = await Promise.all(both);
    expect(one).toBe(other);
  });

  it("are added to the company's without an application, each once and few", async () => {
    const added = await createLabel(recruiter, " Second   round ");
    expect(await listLabels(company)).toEqual([{ ...added, name: "Second round" }]);
    expect(await label("second ROUND")).toBe(isRefused(added) ? "" : added.id);
    for (const [name, why] of [
      ["SECOND round", "labelTwice"],
      [" ", "labelMissing"],
      ["x".repeat(31), "labelLong"],
    ] as const) {
      expect(await createLabel(company, name)).toEqual({ refused: `applicants.marks.${why}` });
    }
    const more = Array.from({ length: maxLabels - 2 }, (_, n) => `More ${n}`);
    await db.insert(companyLabels).values(more.map((name) => ({ companyId: company.id, name })));
    const both = await Promise.all(["Last", "Too many"].map((name) => createLabel(company, name)));
    expect(both.filter(isRefused)).toEqual([{ refused: "applicants.marks.tooManyLabels" }]);
  });

  it("are renamed and removed, everywhere", async () => {
    const [day, night] = [await label("Day"), await label("Night")];
    expect(await renameLabel(company, day, "night")).toEqual({
      refused: "applicants.marks.labelTwice",
    });
    await renameLabel(recruiter, day, "DAY");
    expect(await labelsOn()).toEqual(["DAY", "Night"]);
    await deleteLabel(company, night);
    expect(await labelsOn(reader)).toEqual(["DAY"]);
    expect(await deleteLabel(company, night)).toEqual({ refused: "applicants.marks.labelGone" });
  });

  it("are read by readers and changed by none of them, nor by others", async () => {
    const own = await label("Day");
    for (const [actor, refusal, renaming] of [
      [reader, "lifecycle.readOnly", "lifecycle.readOnly"],
      [await makeCompany(), "lifecycle.missing", "applicants.marks.labelGone"],
      [{ ...recruiter, company: null }, "lifecycle.missing", "applicants.marks.labelGone"],
      [seeker, "lifecycle.missing", "applicants.marks.labelGone"],
    ] as const) {
      const no = { refused: refusal };
      expect(await labelApplication(actor, id, { name: "Other" })).toEqual(no);
      expect(await labelApplication(actor, id, { id: own })).toEqual(no);
      expect(await unlabelApplication(actor, id, own)).toEqual(no);
      expect(await renameLabel(actor, own, "Other")).toEqual({ refused: renaming });
      expect(await deleteLabel(actor, own)).toEqual({ refused: renaming });
    }
    expect(await createLabel(reader, "Other")).toEqual({ refused: "lifecycle.readOnly" });
    expect(await createLabel(seeker, "Other")).toEqual({ refused: "lifecycle.missing" });
    expect(await labelsOn(reader)).toEqual(["Day"]);
    expect((await shown(reader))?.allLabels).toEqual([]);
  });

  it("of another company are neither put on nor filtered by", async () => {
    const stranger = await makeCompany();
    const foreign = await insertApplication((await makeJob(stranger)).id);
    const theirs = await labelApplication(stranger, foreign, { name: "Theirs" });
    const labelId = isRefused(theirs) ? "" : theirs.id;
    for (const each of [labelId, randomUUID(), "x"]) {
      expect(await labelApplication(company, id, { id: each })).toEqual({
        refused: "applicants.marks.labelGone",
      });
    }
    expect(await named(`label=${labelId}`)).toEqual([]);
  });
});

describe("ratings and labels", () => {
  it("stand in the table, and in nothing that the applicant reads", async () => {
    await label("=Second round");
    await label("Day");
    await rateApplication(company, id, 5);
    await rateApplication(reader, id, 4);
    let csv = "";
    const table = await exportApplicants(company, jobId, all("search=Amal"), "en");
    for await (const part of table?.csv ?? []) csv += part;
    expect(csv).toContain('Starred,"Team rating, mean",Number of ratings,Labels,');
    expect(csv).toContain(",4.5,2,'=Second round; Day,");
    const read = JSON.stringify(await findOwnApplicationWithHistory(seeker, id));
    expect(read).toContain(id);
    expect(read).not.toMatch(/rating|label|Second round/i);
  });

  it("go when the application is withdrawn", async () => {
    const own = await label("Day");
    await rateApplication(company, id, 5);
    await withdrawOwnApplication(seeker, id);
    const [row] = await db.select().from(jobApplications).where(eq(jobApplications.id, id));
    expect(row).toMatchObject({ meanRating: null, ratingCount: 0 });
    expect(await db.$count(applicationLabels, eq(applicationLabels.labelId, own))).toBe(0);
    expect(await listRatings(company, id)).toEqual([]);
    const withdrawn = { refused: "applicants.withdrawnMeanwhile" };
    expect(await rateApplication(reader, id, 1)).toEqual(withdrawn);
    expect(await labelApplication(company, id, { id: own })).toEqual(withdrawn);
  });
});

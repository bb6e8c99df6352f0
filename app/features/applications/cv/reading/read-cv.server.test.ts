import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type Person, visitor } from "#app/features/accounts/actor.ts";
import { consume, limitKey } from "#app/features/accounts/rate-limits/rate-limits.server.ts";
import { applyToJob } from "#app/features/applications/applications.server.ts";
import { cvViews, jobApplications } from "#app/features/applications/applications.table.ts";
import { markCostly, uploadDocument } from "#app/features/applications/cv/documents.server.ts";
import { withdrawOwnApplication } from "#app/features/applications/lifecycle/own-applications.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { sampleDocx, samplePdf } from "#demo/sample-cv.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { drawCvPageFor, readCvFor } from "./read-cv.server.ts";

useTestDatabase();

let [company, seeker]: Person[] = [];
beforeEach(async () => {
  [company, seeker] = [await makeCompany(), await makeSeeker()];
});

const contact = { firstName: "R", lastName: "H", email: "r@example.com", phone: "1" };
const more = { coverLetter: null, experience: null, expectedSalary: null, availableDate: null };

/** Sends a CV; returns the ids of the document and the application. */
async function send(content: Uint8Array, fileName: string) {
  if (!company || !seeker) throw new Error("nobody is there");
  const uploaded = await uploadDocument(seeker, { content, fileName });
  if (isRefused(uploaded)) throw new Error(uploaded.refused);
  const job = await makeJob(company);
  await applyToJob(seeker, job.id, { ...contact, ...more }, uploaded.id);
  const [sent] = await db
    .select()
    .from(jobApplications)
    .where(eq(jobApplications.documentId, uploaded.id));
  return { id: uploaded.id, application: sent?.id ?? "" };
}

const pdf = samplePdf(["Rima Al-Halabi", "Accountant"]);
const openings = async (id: string) => {
  const [row] = await db.select().from(jobApplications).where(eq(jobApplications.id, id));
  return {
    opened: row?.openedAt !== null,
    views: await db.$count(cvViews, eq(cvViews.applicationId, id)),
  };
};

describe("a CV shown in the page", () => {
  it("is read and drawn for the job's company, and counts as opened once", async () => {
    const { id, application } = await send(pdf, "cv.pdf");
    expect(await openings(application)).toEqual({ opened: false, views: 0 });
    expect(await readCvFor(company as Person, id)).toMatchObject({
      text: "Rima Al-Halabi\nAccountant",
      count: 1,
    });
    const page = await drawCvPageFor(company as Person, id, 1);
    expect(page).toBeInstanceOf(Buffer);
    expect(await openings(application)).toEqual({ opened: true, views: 1 });
  });

  it("a picture asked for by itself counts as opened as well; the applicant's own look does not", async () => {
    const { id, application } = await send(pdf, "cv.pdf");
    expect(await drawCvPageFor(seeker as Person, id, 1)).toBeInstanceOf(Buffer);
    expect(await openings(application)).toEqual({ opened: false, views: 0 });
    await drawCvPageFor(company as Person, id, 1);
    expect(await openings(application)).toEqual({ opened: true, views: 1 });
  });

  it("PERM-06 is like a missing one for everybody else, and once it is withdrawn for all", async () => {
    const { id, application } = await send(pdf, "cv.pdf");
    const strangers = [visitor, await makeSeeker(), await makeCompany(), await makeAdmin()];
    for (const stranger of strangers) {
      expect(await readCvFor(stranger, id)).toBeUndefined();
      expect(await drawCvPageFor(stranger, id, 1)).toBeUndefined();
    }
    expect(await openings(application)).toEqual({ opened: false, views: 0 });
    for (const wrong of [randomUUID(), "no-id"]) {
      expect(await readCvFor(company as Person, wrong)).toBeUndefined();
    }
    for (const page of [0, 11, 1.5, Number.NaN]) {
      expect(await drawCvPageFor(company as Person, id, page)).toBeUndefined();
    }
    await withdrawOwnApplication(seeker as Person, application);
    expect(await readCvFor(company as Person, id)).toBeUndefined();
    expect(await drawCvPageFor(company as Person, id, 1)).toBeUndefined();
  });

  it("a Word document has text and no pages", async () => {
    const { id } = await send(sampleDocx(["ريما", "محاسبة"]), "cv.docx");
    expect(await readCvFor(company as Person, id)).toMatchObject({
      text: "ريما\nمحاسبة",
      pages: [],
    });
    expect(await drawCvPageFor(company as Person, id, 1)).toEqual({
      refused: "applicants.reader.unreadable",
    });
  });

  it("is refused after hundreds of openings an hour", async () => {
    const { id } = await send(pdf, "cv.pdf");
    const reader = company as Person;
    const hour = { max: 10_000, seconds: 3600 };
    for (let times = 0; times < 300; times++) await consume(limitKey("cv-texts", reader.id), hour);
    const tooMany = { refused: "accounts.tooManyTries" };
    expect(await readCvFor(reader, id)).toMatchObject(tooMany);
    expect(await drawCvPageFor(reader, id, 1), "pages have a limit of their own").toBeInstanceOf(
      Buffer,
    );
  });

  it("A2 is not tried again after it exceeded its cost limit", async () => {
    const { id } = await send(pdf, "cv.pdf");
    await markCostly(id);
    const costly = { refused: "applicants.reader.costly" };
    expect(await readCvFor(company as Person, id)).toEqual(costly);
    expect(await drawCvPageFor(company as Person, id, 1)).toEqual(costly);
  });

  it("A2 one's own files are drawn few times an hour", async () => {
    const { id } = await send(pdf, "cv.pdf");
    const [owner, hour] = [seeker as Person, { max: 10_000, seconds: 3600 }];
    for (let times = 0; times < 40; times++)
      await consume(limitKey("own-cv-reads", owner.id), hour);
    const tooMany = { refused: "accounts.tooManyTries" };
    expect(await drawCvPageFor(owner, id, 1)).toMatchObject(tooMany);
    expect(await drawCvPageFor(company as Person, id, 1)).toBeInstanceOf(Buffer);
  });
});

import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type Actor, type Person, visitor } from "#app/features/accounts/actor.ts";
import { applyToJob } from "#app/features/applications/applications.server.ts";
import { documents } from "#app/features/applications/applications.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { readFile } from "#app/platform/storage/storage.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { readStoredCv } from "#test/stored-cv.ts";
import { maxCvBytes } from "./cv-file.ts";
import {
  discardUnusedDocument,
  findDocumentFor,
  findUnusedDocument,
  removeLongUnusedDocuments,
  removeUnusedDocuments,
  uploadDocument,
} from "./documents.server.ts";

useTestDatabase();

const cv = new Uint8Array(samplePdf(["Rima Al-Halabi", "Accountant in Aleppo"]));
const contact = { firstName: "Rima", lastName: "Al-Halabi", email: "r@example.com", phone: "1" };
const nothingMore = {
  coverLetter: null,
  experience: null,
  expectedSalary: null,
  availableDate: null,
};

async function upload(actor: Actor, fileName = "CV - ريما.pdf") {
  const uploaded = await uploadDocument(actor, { content: cv, fileName });
  if (isRefused(uploaded)) throw new Error(uploaded.refused);
  return uploaded;
}

async function applyWith(actor: Person, documentId: string, company: Person) {
  const job = await makeJob(company);
  const sent = await applyToJob(actor, job.id, { ...contact, ...nothingMore }, documentId);
  if (isRefused(sent)) throw new Error(sent.refused);
}

const age = (id: string, hours: number) =>
  db
    .update(documents)
    .set({ createdAt: sql`now() - make_interval(hours => ${hours})` })
    .where(eq(documents.id, id));

let seeker: Person;
beforeEach(async () => {
  seeker = await makeSeeker();
});

describe("uploading a CV", () => {
  it("CALL-04 answers where it is, under a name fit to show", async () => {
    const uploaded = await upload(seeker, "../../CV\u202e - ريما.pdf");
    expect(uploaded).toEqual({
      id: uploaded.id,
      url: `/documents/${uploaded.id}`,
      name: "CV - ريما.pdf",
      bytes: cv.length,
    });
    expect(await readStoredCv(uploaded.id)).toEqual(Buffer.from(cv));
  });

  it("APPLY-04 takes 5,242,880 bytes and not one more", async () => {
    const sized = (length: number) => {
      const bytes = new Uint8Array(length).fill(0x0a);
      bytes.set(cv);
      return { content: bytes, fileName: "cv.PDF" };
    };
    expect(await uploadDocument(seeker, sized(maxCvBytes))).toMatchObject({ bytes: 5_242_880 });
    expect(await uploadDocument(seeker, sized(maxCvBytes + 1))).toEqual({
      refused: "applications.cvTooLarge",
    });
  });

  it("APPLY-03 refuses other contents under a right name, and leaves no row", async () => {
    const bytes = new TextEncoder().encode("no pdf at all, whatever it is called");
    expect(await uploadDocument(seeker, { content: bytes, fileName: "cv.pdf" })).toEqual({
      refused: "applications.cvWrongType",
    });
    expect(await db.select().from(documents).where(eq(documents.ownerId, seeker.id))).toEqual([]);
  });

  it("PERM-02 is for job seekers", async () => {
    const file = { content: cv, fileName: "cv.pdf" };
    expect(await uploadDocument(visitor, file)).toEqual({ refused: "applications.loginFirst" });
    expect(await uploadDocument(await makeCompany(), file)).toEqual({
      refused: "jobs.companiesCannotApply",
    });
    expect(await uploadDocument(await makeAdmin(), file)).toEqual({
      refused: "jobs.adminsCannotApply",
    });
  });

  it("ends after fifty in a day that nothing uses", async () => {
    const row = {
      ownerId: seeker.id,
      fileName: "a.pdf",
      kind: "pdf",
      mediaType: "x",
      sizeBytes: 1,
    };
    await db.insert(documents).values(Array.from({ length: 50 }, () => row));
    expect(await uploadDocument(seeker, { content: cv, fileName: "cv.pdf" })).toEqual({
      refused: "applications.tooManyUploads",
    });
  });
});

describe("PERM-06 reading a CV", () => {
  it("is the uploader's alone while no application uses it", async () => {
    const { id } = await upload(seeker);
    const document = await findDocumentFor(seeker, id);
    expect(document).toMatchObject({ name: "CV - ريما.pdf", mediaType: "application/pdf" });
    expect(document?.content).toEqual(cv);
    const others = [visitor, await makeSeeker(), await makeCompany(), await makeAdmin()];
    for (const other of others) expect(await findDocumentFor(other, id)).toBeUndefined();
  });

  it("then opens for the applicant and the job's company alone", async () => {
    const company = await makeCompany();
    const { id } = await upload(seeker);
    await applyWith(seeker, id, company);
    expect(await findDocumentFor(seeker, id)).toBeDefined();
    expect(await findDocumentFor(company, id)).toBeDefined();
    const others = [visitor, await makeSeeker(), await makeCompany(), await makeAdmin()];
    for (const other of others) expect(await findDocumentFor(other, id)).toBeUndefined();
  });

  it.each([randomUUID(), "1", "../cv", ""])("has nothing under %j", async (id) => {
    expect(await findDocumentFor(seeker, id)).toBeUndefined();
  });
});

describe("an upload that no application uses", () => {
  it("can be removed by its uploader alone", async () => {
    const { id } = await upload(seeker);
    await discardUnusedDocument(await makeSeeker(), id);
    expect(await findUnusedDocument(seeker, id)).toMatchObject({ id });
    await discardUnusedDocument(seeker, id);
    expect(await findUnusedDocument(seeker, id)).toBeUndefined();
    expect(await readFile(id)).toBeUndefined();
  });

  it("stays once an application uses it", async () => {
    const { id } = await upload(seeker);
    await applyWith(seeker, id, await makeCompany());
    await discardUnusedDocument(seeker, id);
    expect(await findDocumentFor(seeker, id)).toBeDefined();
    expect(await findUnusedDocument(seeker, id), "no longer free to be sent").toBeUndefined();
  });

  it.each([removeUnusedDocuments, removeLongUnusedDocuments])(
    "is removed with its file after 24 hours, once, no matter which process cleans up: %o",
    async (cleanup) => {
      const [old, young, used] = [await upload(seeker), await upload(seeker), await upload(seeker)];
      await applyWith(seeker, used.id, await makeCompany());
      await age(old.id, 25);
      await age(young.id, 23);
      await age(used.id, 1000);
      const removed = await Promise.all([1, 2, 3].map(() => cleanup()));
      expect(removed.reduce((all, one) => all + one, 0)).toBe(1);
      expect(await readFile(old.id)).toBeUndefined();
      expect(await findUnusedDocument(seeker, young.id)).toBeDefined();
      expect(await findDocumentFor(seeker, used.id)).toBeDefined();
    },
  );

  it("is found at night, however old (growth, finding 16)", async () => {
    const { id } = await upload(seeker);
    await age(id, 1000);
    expect(await removeUnusedDocuments()).toBe(0);
    expect(await removeLongUnusedDocuments()).toBe(1);
    expect(await readFile(id)).toBeUndefined();
  });

  it("is left alone while an application is just being made with it", async () => {
    const { id } = await upload(seeker);
    await age(id, 25);
    await db.transaction(async (tx) => {
      await tx.select().from(documents).where(eq(documents.id, id)).for("update");
      expect(await removeUnusedDocuments()).toBe(0);
    });
    expect(await findUnusedDocument(seeker, id)).toBeDefined();
    expect(await removeUnusedDocuments()).toBe(1);
  });
});

import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { Actor, Person } from "#app/features/accounts/actor.ts";
import { applyToJob } from "#app/features/applications/applications.server.ts";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import {
  discardUnusedDocument,
  findDocumentFor,
  findUnusedDocument,
  removeLongUnusedDocuments,
  uploadDocument,
} from "#app/features/applications/cv/documents.server.ts";
import { savedCvs } from "#app/features/applications/cv/saved-cvs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { readFile } from "#app/platform/storage/storage.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { readStoredCv } from "#test/stored-cv.ts";
import {
  copyOwnCv,
  deleteOwnCv,
  listOwnCvs,
  recordOwnCvUse,
  renameOwnCv,
  saveOwnCv,
} from "./own-cvs.server.ts";
import { saveOwnProfileCv } from "./profile-cv.server.ts";

useTestDatabase();

const bytes = new Uint8Array(samplePdf(["Rima Al-Halabi"]));
const values = {
  firstName: "Rima",
  lastName: "Al-Halabi",
  email: "r@example.com",
  phone: "1",
  coverLetter: null,
  experience: null,
  expectedSalary: null,
  availableDate: null,
};

let seeker: Person;
let company: Person;
beforeEach(async () => {
  [seeker, company] = [await makeSeeker(), await makeCompany()];
});

async function save(actor: Actor, fileName = "CV - ريما.pdf", label?: string): Promise<string> {
  const saved = await saveOwnCv(actor, [{ content: bytes, fileName }], label ? { label } : {});
  if (isRefused(saved)) throw new Error(saved.refused);
  return saved.id;
}

async function applyWithCopy(id: string): Promise<string> {
  const copy = await copyOwnCv(seeker, id);
  if (isRefused(copy)) throw new Error(copy.refused);
  const job = await makeJob(company);
  const sent = await applyToJob(seeker, job.id, values, copy.id);
  if (isRefused(sent)) throw new Error(sent.refused);
  return copy.id;
}

it("a CV is saved under its file's name or one of its owner's, the last used first", async () => {
  const first = await save(seeker);
  const second = await save(seeker, "b.pdf", "  Short\u202e one ");
  expect((await listOwnCvs(seeker)).map(({ id, name }) => [id, name])).toEqual([
    [second, "Short one"],
    [first, "CV - ريما"],
  ]);
  await recordOwnCvUse(seeker, first);
  expect((await listOwnCvs(seeker))[0]).toMatchObject({
    id: first,
    fileName: "CV - ريما.pdf",
    kind: "pdf",
    bytes: bytes.length,
    source: "upload",
    language: null,
    lastUsedAt: expect.any(String),
  });
  expect(await listOwnCvs(await makeSeeker())).toEqual([]);
});

it("there are five at most, also when many are saved at once, and no file is left over", async () => {
  const saving = Array.from({ length: 8 }, () =>
    saveOwnCv(seeker, [{ content: bytes, fileName: "cv.pdf" }]),
  );
  const refused = (await Promise.all(saving)).filter(isRefused);
  expect(refused).toEqual(Array(3).fill({ refused: "cvs.full" }));
  expect(await listOwnCvs(seeker)).toHaveLength(5);
  expect(await db.$count(documents, eq(documents.ownerId, seeker.id))).toBe(5);
});

it("a file that is no CV is refused as any upload is", async () => {
  const file = { content: Buffer.from("MZ a program"), fileName: "cv.pdf" };
  expect(await saveOwnCv(seeker, [file])).toEqual({ refused: "applications.cvWrongType" });
  const other = { content: bytes, fileName: "cv.pdf" };
  expect(await saveOwnCv(company, [other])).toEqual({ refused: "jobs.companiesCannotApply" });
});

it("a saved CV is no unused upload: neither the cleanup nor a form removes it", async () => {
  const id = await save(seeker);
  const unused = await uploadDocument(seeker, { content: bytes, fileName: "unused.pdf" });
  await db.update(documents).set({ createdAt: sql`now() - interval '30 days'` });
  expect(await removeLongUnusedDocuments()).toBeGreaterThan(0);
  expect(await findDocumentFor(seeker, isRefused(unused) ? "" : unused.id)).toBeUndefined();
  expect(await findUnusedDocument(seeker, id)).toBeUndefined();
  await discardUnusedDocument(seeker, id);
  expect(await readStoredCv(id)).toEqual(Buffer.from(bytes));
});

it("an application has a copy with a key of its own, and the company never reaches the saved one", async () => {
  const id = await save(seeker);
  const copy = await applyWithCopy(id);
  expect(copy).not.toBe(id);
  expect((await findDocumentFor(company, copy))?.name).toBe("CV - ريما.pdf");
  expect(await findDocumentFor(company, id)).toBeUndefined();
  const keys = await db
    .select({ fileKey: documents.fileKey })
    .from(documents)
    .where(eq(documents.ownerId, seeker.id));
  expect(new Set(keys.map(({ fileKey }) => Buffer.from(fileKey ?? []).toString("hex"))).size).toBe(
    2,
  );

  // The id of the saved one in place of an upload's.
  const job = await makeJob(company);
  const forged = await applyToJob(seeker, job.id, values, id);
  expect(forged).toEqual({ refused: "applications.documentGone" });
});

it("deleting a saved CV removes its file and empties no application", async () => {
  const id = await save(seeker);
  const copy = await applyWithCopy(id);
  expect(await deleteOwnCv(seeker, copy)).toEqual({ refused: "cvs.gone" });
  expect(await deleteOwnCv(seeker, id)).toEqual({ id });
  expect(await deleteOwnCv(seeker, id)).toEqual({ refused: "cvs.gone" });
  await drainQueue();
  expect(await readFile(id)).toBeUndefined();
  expect((await findDocumentFor(company, copy))?.content).toEqual(bytes);
  expect(await db.$count(jobApplications, eq(jobApplications.documentId, copy))).toBe(1);
});

it("PERM-09 another person's CV cannot be renamed, deleted, copied or opened", async () => {
  const id = await save(seeker);
  const other = await makeSeeker();
  const gone = { refused: "cvs.gone" };
  expect(await renameOwnCv(other, id, "Mine")).toEqual(gone);
  expect(await deleteOwnCv(other, id)).toEqual(gone);
  expect(await copyOwnCv(other, id)).toEqual(gone);
  expect(await findDocumentFor(other, id)).toBeUndefined();
  await recordOwnCvUse(other, id);
  const unchanged = await db.select().from(savedCvs).where(eq(savedCvs.documentId, id));
  expect(unchanged).toMatchObject([{ name: "CV - ريما", lastUsedAt: null }]);
});

it("a name is one line of at most 80 characters, and never empty", async () => {
  const id = await save(seeker);
  expect(await renameOwnCv(seeker, id, " \u200f\n")).toEqual({ refused: "cvs.nameMissing" });
  expect(await renameOwnCv(seeker, "no id", "Name")).toEqual({ refused: "cvs.gone" });
  await renameOwnCv(seeker, id, `محاسبة\n${"😀".repeat(100)}`);
  const [renamed] = await listOwnCvs(seeker);
  expect([...(renamed?.name ?? "")]).toHaveLength(80);
  expect(renamed?.name).toMatch(/^محاسبة 😀/u);
});

it("saved CVs and copies count towards the space of their owner, saved ones not as unused", async () => {
  for (let turn = 0; turn < 5; turn += 1) await save(seeker, `${turn}.pdf`);
  const large = { sizeBytes: 60 * 1024 * 1024 };
  await db.update(documents).set(large).where(eq(documents.ownerId, seeker.id));
  const more = await uploadDocument(seeker, { content: bytes, fileName: "cv.pdf" });
  expect(more).toEqual({ refused: "applications.cvSpaceFull" });
  const [{ id = "" } = {}] = await listOwnCvs(seeker);
  expect(await copyOwnCv(seeker, id)).toEqual(
    expect.objectContaining({ refused: expect.any(String) }),
  );
});

it("F12 an empty profile makes no CV, one that says something does", async () => {
  expect(await saveOwnProfileCv(await makeSeeker(), "ar", "plain")).toEqual({
    refused: "cvs.empty",
  });
  const saved = await saveOwnProfileCv(await makeSeeker({ bio: "ممرّضة في حمص" }), "ar", "plain");
  expect(isRefused(saved)).toBe(false);
});

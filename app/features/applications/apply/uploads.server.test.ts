import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type Actor, type Person, visitor } from "#app/features/accounts/actor.ts";
import { documents, uploadParts, uploads } from "#app/features/applications/applications.table.ts";
import { maxCvBytes } from "#app/features/applications/cv/cv-file.ts";
import {
  discardUnusedDocument,
  findUnusedDocument,
} from "#app/features/applications/cv/documents.server.ts";
import { isPhotoPdf } from "#app/features/applications/cv/photo/photo-pdf.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { readFile, storeFile } from "#app/platform/storage/storage.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeSeeker } from "#test/people.ts";
import { sheetPhoto } from "#test/pictures.ts";
import { readStoredCv } from "#test/stored-cv.ts";
import {
  addToUpload,
  beginUpload,
  dropUpload,
  findOwnUpload,
  finishUpload,
  removeExpiredUploads,
} from "./uploads.server.ts";

useTestDatabase();

const cv = samplePdf(["Rima Al-Halabi", "Accountant"]);
let seeker: Person;
beforeEach(async () => {
  seeker = await makeSeeker();
});

async function begun(actor: Actor = seeker, bytes = cv.length, fileName = "cv.pdf") {
  const id = randomUUID();
  const upload = await beginUpload(actor, { id, fileName, sizeBytes: bytes });
  return isRefused(upload) ? upload.refused : id;
}

async function sent(bytes: Uint8Array = cv, fileName = "cv.pdf") {
  const id = await begun(seeker, bytes.length, fileName);
  await addToUpload(seeker, id, 0, bytes);
  return id;
}

const rowOf = async (id: string) => (await db.select().from(uploads).where(eq(uploads.id, id)))[0];

describe("an upload in parts", () => {
  it("goes on where it stopped and becomes a document of the very bytes", async () => {
    const id = await begun();
    expect(await addToUpload(seeker, id, 0, cv.subarray(0, 100))).toBe(true);
    expect(await findOwnUpload(seeker, id)).toMatchObject({ received: 100, sizeBytes: cv.length });
    expect(await finishUpload(seeker, id)).toEqual({ refused: "applications.documentGone" });
    expect(await addToUpload(seeker, id, 100, cv.subarray(100))).toBe(true);
    const document = { id, url: `/documents/${id}`, name: "cv.pdf", bytes: cv.length };
    expect(await finishUpload(seeker, id)).toEqual(document);
    expect(await finishUpload(seeker, id), "asked again").toEqual(document);
    expect((await readStoredCv(id))?.equals(cv)).toBe(true);
    expect(await findUnusedDocument(seeker, id)).toEqual(document);
    expect(await db.$count(uploadParts, eq(uploadParts.uploadId, id))).toBe(0);
  });

  it("of a photo becomes a PDF, the same when it is requested again", async () => {
    const id = await sent(await sheetPhoto(), "صفحة.jpg");
    const document = await finishUpload(seeker, id);
    expect(document).toMatchObject({ id, name: "صفحة.pdf" });
    expect(await finishUpload(seeker, id)).toEqual(document);
    const stored = (await readStoredCv(id)) ?? Buffer.alloc(0);
    expect([isPhotoPdf(stored), stored.length]).toEqual([
      true,
      "bytes" in document && document.bytes,
    ]);
  });

  it("takes a part once, though an old connection and a new one send it at once", async () => {
    const id = await begun();
    const half = cv.subarray(0, 200);
    const both = await Promise.all([
      addToUpload(seeker, id, 0, half),
      addToUpload(seeker, id, 0, half),
    ]);
    expect(both.sort()).toEqual([false, true]);
    expect(await addToUpload(seeker, id, 100, half), "a part that overlaps").toBe(false);
    expect(await addToUpload(seeker, id, 200, cv), "more than was announced").toBe(false);
    expect((await rowOf(id))?.received).toBe(200);
  });

  it("is finished once, though it is requested twice at once", async () => {
    const id = await sent();
    const [one, two] = await Promise.all([finishUpload(seeker, id), finishUpload(seeker, id)]);
    expect(one).toEqual(two);
    expect(await db.$count(documents, eq(documents.ownerId, seeker.id))).toBe(1);
  });

  it("is judged by its content when it is whole, and leaves nothing when it is refused", async () => {
    const id = await sent(new TextEncoder().encode("plain words, not a CV"), "cv.pdf");
    expect(await finishUpload(seeker, id)).toEqual({ refused: "applications.cvWrongType" });
    expect(await rowOf(id)).toBeUndefined();
    expect(await readFile(id)).toBeUndefined();
  });
});

describe("accepted uploads", () => {
  it("is refused early by name, size and account", async () => {
    expect(await begun(seeker, maxCvBytes + 1)).toBe("applications.cvTooLarge");
    expect(await begun(seeker, 10, "cv.exe")).toBe("applications.cvWrongType");
    expect(await begun(seeker, 0)).toBe("applications.cvDamaged");
    expect(await begun(visitor)).toBe("applications.loginFirst");
    expect(await begun(await makeCompany())).toBe("jobs.companiesCannotApply");
  });

  it("is ten unfinished uploads a person: the oldest make room, also when many come at once", async () => {
    const finished = await sent();
    await finishUpload(seeker, finished);
    const first = await begun();
    await Promise.all(Array.from({ length: 14 }, () => begun()));
    const last = await begun();
    expect(await db.$count(uploads, eq(uploads.ownerId, seeker.id))).toBe(11);
    expect(await findOwnUpload(seeker, first)).toBeUndefined();
    expect(await findOwnUpload(seeker, last)).toBeDefined();
    expect(await findOwnUpload(seeker, finished), "a whole one does not count").toBeDefined();
  });
});

it("PERM-06 another person's upload answers like a missing one", async () => {
  const id = await sent(cv.subarray(0, 50));
  for (const actor of [await makeSeeker(), await makeCompany(), visitor]) {
    expect(await findOwnUpload(actor, id)).toBeUndefined();
    expect(await addToUpload(actor, id, 50, cv.subarray(50))).toBe(false);
    expect(await finishUpload(actor, id)).toEqual({ refused: "applications.documentGone" });
    expect(await dropUpload(actor, id)).toBe(false);
  }
  expect((await rowOf(id))?.received).toBe(50);
  for (const noId of ["", "cv", "../cv"]) expect(await findOwnUpload(seeker, noId)).toBeUndefined();
});

describe("the state of an upload", () => {
  const age = (id: string, hours: number) =>
    db
      .update(uploads)
      .set({ createdAt: sql`now() - make_interval(hours => ${hours})` })
      .where(eq(uploads.id, id));

  it("expires after a day with its parts, and a file that a crash left goes too", async () => {
    const [old, fresh] = [await sent(cv.subarray(0, 50)), await sent(cv.subarray(0, 60))];
    await storeFile(old, cv);
    await age(old, 25);
    await age(fresh, 23);
    expect(await findOwnUpload(seeker, old), "before it is removed").toBeUndefined();
    expect(await removeExpiredUploads()).toBe(1);
    expect(await rowOf(old)).toBeUndefined();
    expect(await db.$count(uploadParts, eq(uploadParts.uploadId, old))).toBe(0);
    expect(await readFile(old)).toBeUndefined();
    expect((await rowOf(fresh))?.received).toBe(60);
  });

  it("a finished one leaves its document when it expires, and goes with it when that is removed", async () => {
    const [remaining, removed] = [await sent(), await sent()];
    for (const id of [remaining, removed]) await finishUpload(seeker, id);
    await age(remaining, 25);
    await removeExpiredUploads();
    expect(await findUnusedDocument(seeker, remaining)).toBeDefined();
    expect(await readFile(remaining)).toBeDefined();
    await discardUnusedDocument(seeker, removed);
    expect(await rowOf(removed)).toBeUndefined();
  });
});

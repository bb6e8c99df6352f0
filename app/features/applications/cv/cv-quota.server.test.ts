import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import {
  documents,
  jobApplications,
  uploads,
} from "#app/features/applications/applications.table.ts";
import {
  addToUpload,
  beginUpload,
  finishUpload,
} from "#app/features/applications/apply/uploads.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { openScanner } from "#app/platform/storage/scanner.server.ts";
import { openStorage } from "#app/platform/storage/storage.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { useTestDatabase } from "#test/database.ts";
import { applyTo } from "#test/owned-records.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { useSettings } from "#test/settings.ts";
import { countCvBytes, countCvBytesOfDay, watchCvGrowth } from "./cv-growth.server.ts";
import { uploadDocument } from "./documents.server.ts";

const database = useTestDatabase();

const cv = samplePdf(["Rima Al-Halabi"]);
const file = { content: cv, fileName: "cv.pdf" };
let seeker: Person;
beforeEach(async () => {
  seeker = await makeSeeker();
});
afterEach(() => {
  openScanner(undefined);
  openStorage(database.files());
});

/** Sends a whole CV in one part; returns the upload's id. */
async function sendUpload(bytes: Uint8Array): Promise<string> {
  const id = randomUUID();
  await beginUpload(seeker, { id, fileName: "cv.pdf", sizeBytes: bytes.length });
  await addToUpload(seeker, id, 0, bytes);
  return id;
}

const refusals = (outcomes: object[]) =>
  outcomes.flatMap((one) => (isRefused(one) ? [one.refused] : []));

describe("S7 one account", () => {
  it("has fifty unused uploads at the most, also when 120 come at once", async () => {
    const all = await Promise.all(Array.from({ length: 120 }, () => uploadDocument(seeker, file)));
    expect(refusals(all)).toEqual(Array(70).fill("applications.tooManyUploads"));
    expect(await db.$count(documents, eq(documents.ownerId, seeker.id))).toBe(50);
    const begun = { id: randomUUID(), fileName: "cv.pdf", sizeBytes: 10 };
    expect(await beginUpload(seeker, begun)).toEqual({ refused: "applications.tooManyUploads" });
  });

  it("may add a further CV after sixty applications: theirs are used", async () => {
    const company = await makeCompany();
    for (let sent = 0; sent < 60; sent++) {
      const { id: jobId } = await makeJob(company);
      const [document] = await db
        .insert(documents)
        .values({
          ownerId: seeker.id,
          fileName: "cv.pdf",
          kind: "pdf",
          mediaType: "application/pdf",
          sizeBytes: 10,
        })
        .returning();
      const [documentId, resumeUrl] = [document?.id, `/documents/${document?.id}`];
      await db.insert(jobApplications).values({ jobId, userId: seeker.id, documentId, resumeUrl });
    }
    expect(await uploadDocument(seeker, file)).toMatchObject({ name: "cv.pdf" });
  });

  it("S20 whole uploads count while no document could be made of them", async () => {
    const row = { ownerId: seeker.id, fileName: "cv.pdf", sizeBytes: 5, received: 5 };
    await db.insert(uploads).values(Array.from({ length: 50 }, () => row));
    expect(await uploadDocument(seeker, file)).toEqual({ refused: "applications.tooManyUploads" });
    const begun = { id: randomUUID(), fileName: "cv.pdf", sizeBytes: 10 };
    expect(await beginUpload(seeker, begun)).toEqual({ refused: "applications.tooManyUploads" });
  });

  it.each([
    ["the scanner", () => openScanner("tcp://127.0.0.1:9"), "applications.cvNotScanned"],
    ["the file store", () => openStorage("/dev/null/files"), "applications.filesUnavailable"],
  ])(
    "S20 while %s is down, whole uploads fill the person's space, and growth counts them",
    async (_, takeDown, reason) => {
      useSettings({ quotas: { ...settings().quotas, cvBytesPerPerson: 2 * cv.length } });
      const [stored, ofDay] = [await countCvBytes(), await countCvBytesOfDay()];
      takeDown();
      for (let upload = 0; upload < 2; upload++) {
        const id = await sendUpload(cv);
        expect(await finishUpload(seeker, id)).toEqual({ refused: reason });
      }
      const begun = { id: randomUUID(), fileName: "cv.pdf", sizeBytes: cv.length };
      expect(await beginUpload(seeker, begun)).toEqual({ refused: "applications.cvSpaceFull" });
      expect(await countCvBytes()).toBe(stored + 2 * cv.length);
      expect(await countCvBytesOfDay()).toBe(ofDay + 2 * cv.length);

      // Once it is back, they become documents, which are counted once.
      openScanner(undefined);
      openStorage(database.files());
      const waiting = await db.select().from(uploads).where(eq(uploads.ownerId, seeker.id));
      for (const { id } of waiting) expect(await finishUpload(seeker, id)).toMatchObject({ id });
      expect(await countCvBytes()).toBe(stored + 2 * cv.length);
      expect(await beginUpload(seeker, begun)).toEqual({ refused: "applications.cvSpaceFull" });
    },
  );

  it("has a limited space for CVs; files that fit are stored, and others have theirs", async () => {
    useSettings({ quotas: { ...settings().quotas, cvBytesPerPerson: 3 * cv.length } });
    const all = await Promise.all(Array.from({ length: 6 }, () => uploadDocument(seeker, file)));
    expect(refusals(all)).toEqual(Array(3).fill("applications.cvSpaceFull"));
    const begun = { id: randomUUID(), fileName: "cv.pdf", sizeBytes: 1 };
    expect(await beginUpload(seeker, begun)).toEqual({ refused: "applications.cvSpaceFull" });
    expect(refusals([await uploadDocument(await makeSeeker(), file)])).toEqual([]);
  });

  it("sends a limited number of applications within a day, also when many are sent at once", async () => {
    useSettings({ quotas: { ...settings().quotas, applicationsPerDay: 3 } });
    const company = await makeCompany();
    const send = async () => applyTo((await makeJob(company)).id, seeker, "Rima");
    const sent = await Promise.allSettled(Array.from({ length: 6 }, send));
    const refused = sent.flatMap((one) => (one.status === "rejected" ? [one.reason.message] : []));
    expect(refused).toEqual(Array(3).fill("applications.tooManyToday"));
    await db.update(jobApplications).set({ createdAt: sql`now() - interval '25 hours'` });
    await send();
  });

  it("has its upload still when an application is refused for the day", async () => {
    useSettings({ quotas: { ...settings().quotas, applicationsPerDay: 1 } });
    const company = await makeCompany();
    await applyTo((await makeJob(company)).id, seeker, "Rima");
    const refused = applyTo((await makeJob(company)).id, seeker, "Rima");
    await expect(refused).rejects.toThrow("applications.tooManyToday");
    expect(await db.$count(documents, eq(documents.ownerId, seeker.id))).toBe(2);
  });
});

it("S7 growth beyond the owner's expectation is logged with the account that caused most of it", async () => {
  await uploadDocument(seeker, file);
  await sendUpload(cv);
  await db.delete(documents).where(sql`owner_id <> ${seeker.id} and not exists (
    select 1 from job_applications where document_id = documents.id)`);
  const lastDay = await countCvBytesOfDay();
  expect(lastDay).toBeGreaterThanOrEqual(cv.length);
  const logged = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await watchCvGrowth(lastDay);
  expect(logged).not.toHaveBeenCalled();
  await watchCvGrowth(lastDay - 1);
  expect(String(logged.mock.calls[0]?.[0])).toContain('"event":"CVs grow fast"');
  logged.mockRestore();
});

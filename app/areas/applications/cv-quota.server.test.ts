import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Person } from "#app/areas/accounts/actor.ts";
import { db } from "#app/platform/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { openQuotas, usualQuotas } from "#app/platform/quotas.server.ts";
import { samplePdf } from "#dev/sample-cv.ts";
import { useTestDatabase } from "#dev/test-database.ts";
import { applyTo } from "#dev/test-owned.ts";
import { makeCompany, makeJob, makeSeeker } from "#dev/test-people.ts";
import { documents, jobApplications, uploads } from "./applications.table.ts";
import { countCvBytes, watchCvGrowth } from "./cv-growth.server.ts";
import { uploadDocument } from "./documents.server.ts";
import { addToUpload, beginUpload } from "./uploads.server.ts";

useTestDatabase();

const cv = samplePdf(["Rima Al-Halabi"]);
const file = { bytes: cv, fileName: "cv.pdf" };
let seeker: Person;
beforeEach(async () => {
  seeker = await makeSeeker();
});
afterEach(() => openQuotas(usualQuotas));

const refusals = (outcomes: object[]) =>
  outcomes.flatMap((one) => (isRefused(one) ? [one.refused] : []));

describe("S7 one account", () => {
  it("has fifty unused uploads at the most, also when 120 come at once", async () => {
    const all = await Promise.all(Array.from({ length: 120 }, () => uploadDocument(seeker, file)));
    expect(refusals(all)).toEqual(Array(70).fill("applications.tooManyUploads"));
    expect(await db.$count(documents, eq(documents.ownerId, seeker.id))).toBe(50);
    const begun = { id: randomUUID(), fileName: "cv.pdf", bytes: 10 };
    expect(await beginUpload(seeker, begun)).toEqual({ refused: "applications.tooManyUploads" });
  });

  it("S20 whole uploads count while no document could be made of them", async () => {
    const row = { ownerId: seeker.id, fileName: "cv.pdf", bytes: 5, received: 5 };
    await db.insert(uploads).values(Array.from({ length: 50 }, () => row));
    expect(await uploadDocument(seeker, file)).toEqual({ refused: "applications.tooManyUploads" });
    const begun = { id: randomUUID(), fileName: "cv.pdf", bytes: 10 };
    expect(await beginUpload(seeker, begun)).toEqual({ refused: "applications.tooManyUploads" });
  });

  it("has so much space for CVs; what fits is taken, and others have theirs", async () => {
    openQuotas({ ...usualQuotas, cvBytesPerPerson: 3 * cv.length });
    const all = await Promise.all(Array.from({ length: 6 }, () => uploadDocument(seeker, file)));
    expect(refusals(all)).toEqual(Array(3).fill("applications.cvSpaceFull"));
    const begun = { id: randomUUID(), fileName: "cv.pdf", bytes: 1 };
    expect(await beginUpload(seeker, begun)).toEqual({ refused: "applications.cvSpaceFull" });
    expect(refusals([await uploadDocument(await makeSeeker(), file)])).toEqual([]);
  });

  it("sends so many applications within a day, also when many are sent at once", async () => {
    openQuotas({ ...usualQuotas, applicationsPerDay: 3 });
    const company = await makeCompany();
    const send = async () => applyTo((await makeJob(company)).id, seeker, "Rima");
    const sent = await Promise.allSettled(Array.from({ length: 6 }, send));
    const refused = sent.flatMap((one) => (one.status === "rejected" ? [one.reason.message] : []));
    expect(refused).toEqual(Array(3).fill("applications.tooManyToday"));
    await db.update(jobApplications).set({ createdAt: sql`now() - interval '25 hours'` });
    await send();
  });

  it("has its upload still when an application is refused for the day", async () => {
    openQuotas({ ...usualQuotas, applicationsPerDay: 1 });
    const company = await makeCompany();
    await applyTo((await makeJob(company)).id, seeker, "Rima");
    const refused = applyTo((await makeJob(company)).id, seeker, "Rima");
    await expect(refused).rejects.toThrow("applications.tooManyToday");
    expect(await db.$count(documents, eq(documents.ownerId, seeker.id))).toBe(2);
  });
});

it("S7 growth beyond what the owner expects is logged with the account that most came from", async () => {
  await uploadDocument(seeker, file);
  const id = randomUUID();
  await beginUpload(seeker, { id, fileName: "cv.pdf", bytes: cv.length });
  await addToUpload(seeker, id, 0, cv);
  await db.delete(documents).where(sql`owner_id <> ${seeker.id} and not exists (
    select 1 from job_applications where document_id = documents.id)`);
  const { stored, lastDay } = await countCvBytes();
  expect(stored).toBeGreaterThanOrEqual(cv.length);
  expect(lastDay).toBeGreaterThanOrEqual(cv.length);
  const logged = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await watchCvGrowth(lastDay);
  expect(logged).not.toHaveBeenCalled();
  await watchCvGrowth(lastDay - 1);
  expect(String(logged.mock.calls[0]?.[0])).toContain('"event":"CVs grow fast"');
  logged.mockRestore();
});

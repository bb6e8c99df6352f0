import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type Actor, visitor } from "#app/features/accounts/actor.ts";
import { keepDraft, listDrafts } from "#app/features/accounts/profile/drafts.server.ts";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { readFile, storeFile } from "#app/platform/storage/storage.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { makeAdmin, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { visit } from "#test/visit.ts";
import { deleteOwnJob } from "./delete-job.server.ts";
import { action, loader } from "./routes/delete-job.tsx";

useTestDatabase();

/** A seeker's application with a stored CV; returns the document's id. */
async function apply(jobId: string): Promise<string> {
  const seeker = await makeSeeker();
  const id = randomUUID();
  const cv = { id, ownerId: seeker.id, fileName: "cv.pdf", kind: "pdf", sizeBytes: 3 };
  await db.insert(documents).values({ ...cv, mediaType: "application/pdf" });
  const resumeUrl = paths.document(id);
  await db.insert(jobApplications).values({ jobId, userId: seeker.id, documentId: id, resumeUrl });
  await storeFile(id, new Uint8Array([1, 2, 3]));
  return id;
}

const jobsCalled = (id: string) => db.select().from(jobs).where(eq(jobs.id, id));
const documentsCalled = (id: string) => db.select().from(documents).where(eq(documents.id, id));
const applicationsTo = (jobId: string) =>
  db.select().from(jobApplications).where(eq(jobApplications.jobId, jobId));

const ask = (as: Actor, jobId: string, form?: Record<string, string>) =>
  visit(form ? action : loader, {
    as,
    to: `/company-dashboard/delete-job/${jobId}`,
    params: { jobId },
    ...(form ? { form } : {}),
  });

describe("deleting a job", () => {
  it("DASH-03 removes it with its applications, their CVs and files, and no others", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, { status: "closed" });
    const other = await makeJob(company);
    const cvs = [await apply(job.id), await apply(job.id)];
    const otherApplication = await apply(other.id);
    await keepDraft(company, `edit-job/${job.id}`, { id: "one", values: { title: "Half typed" } });

    expect(await deleteOwnJob(company, job.id)).toEqual({ id: job.id });
    expect(await jobsCalled(job.id)).toEqual([]);
    await drainQueue();
    expect(await applicationsTo(job.id)).toEqual([]);
    for (const cv of cvs) {
      expect(await documentsCalled(cv)).toEqual([]);
      expect(await readFile(cv)).toBeUndefined();
    }
    expect(await listDrafts(company, `edit-job/${job.id}`)).toEqual([]);
    expect(await jobsCalled(other.id)).toHaveLength(1);
    expect(await applicationsTo(other.id)).toHaveLength(1);
    expect(await readFile(otherApplication)).toBeDefined();
  });

  it("PERM-04 PERM-11 another company's job cannot be deleted, and answers like a missing one", async () => {
    const job = await makeJob(await makeCompany());
    const cv = await apply(job.id);
    for (const actor of [await makeCompany(), await makeSeeker(), await makeAdmin(), visitor]) {
      for (const id of [job.id, randomUUID(), "nonsense"]) {
        expect(await deleteOwnJob(actor, id)).toEqual({ refused: "posting.jobNotFound" });
      }
    }
    expect(await jobsCalled(job.id)).toEqual([job]);
    expect(await readFile(cv)).toBeDefined();
  });

  it("R31 the question says how many applications go with it, and asking deletes nothing", async () => {
    const company = await makeCompany();
    const job = await makeJob(company);
    await apply(job.id);
    await apply(job.id);
    expect((await ask(company, job.id)).data).toEqual({
      id: job.id,
      title: "Accountant",
      applications: 2,
      undecided: 2,
    });
    expect(await jobsCalled(job.id)).toHaveLength(1);
  });

  it("DASH-03 the answer leads back to the dashboard, also when pressed twice", async () => {
    const company = await makeCompany();
    const job = await makeJob(company);
    const [first, second] = [await ask(company, job.id, {}), await ask(company, job.id, {})];
    expect(first).toMatchObject({
      status: 303,
      location: "/company-dashboard",
      notice: "posting.deleted",
    });
    expect(second).toMatchObject({ location: "/company-dashboard", notice: "posting.jobNotFound" });
  });

  it("PERM-03 PERM-04 visitors sign in, others go to their account, other companies to the dashboard", async () => {
    const job = await makeJob(await makeCompany());
    const at = `/company-dashboard/delete-job/${job.id}`;
    for (const form of [undefined, {}]) {
      expect(await ask(visitor, job.id, form)).toMatchObject({
        status: 303,
        location: `/login?next=${encodeURIComponent(at)}`,
      });
      expect(await ask(await makeSeeker(), job.id, form)).toMatchObject({
        status: 303,
        location: "/my-account",
      });
      expect(await ask(await makeCompany(), job.id, form)).toMatchObject({
        status: 303,
        location: "/company-dashboard",
        notice: "posting.jobNotFound",
      });
    }
    expect(await jobsCalled(job.id)).toEqual([job]);
  });

  it("ERR-16 an error deletes nothing and is said on the dashboard", async () => {
    const company = await makeCompany();
    const job = await makeJob(company);
    const cv = await apply(job.id);
    await db.execute(
      sql`create function fail() returns trigger language plpgsql as 'begin raise ''broken''; end'`,
    );
    await db.execute(
      sql`create trigger broken before delete on jobs for each row execute function fail()`,
    );
    try {
      expect(await ask(company, job.id, {})).toMatchObject({
        status: 303,
        location: "/company-dashboard",
        notice: "posting.errorDeleting",
      });
    } finally {
      await db.execute(sql`drop trigger broken on jobs`);
    }
    expect(await applicationsTo(job.id)).toHaveLength(1);
    expect(await readFile(cv)).toBeDefined();
  });
});

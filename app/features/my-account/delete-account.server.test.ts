import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { authAccounts, authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { requestRecovery } from "#app/features/accounts/password-reset/recovery.server.ts";
import { keepDraft } from "#app/features/accounts/profile/drafts.server.ts";
import { hashPassword } from "#app/features/accounts/sign-in/password.server.ts";
import { signIn } from "#app/features/accounts/sign-in/sign-in.server.ts";
import { applyToJob } from "#app/features/applications/applications.server.ts";
import {
  documents,
  jobApplications,
  orphanedFiles,
} from "#app/features/applications/applications.table.ts";
import { applicationForm } from "#app/features/applications/apply/application-form.ts";
import { addToUpload, beginUpload } from "#app/features/applications/apply/uploads.server.ts";
import { findDocumentFor, uploadDocument } from "#app/features/applications/cv/documents.server.ts";
import { notifyApplicantsOfRemovedJobs } from "#app/features/applications/unanswered/removed-jobs.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { addOwnEntry } from "#app/features/seekers/entries/own-entries.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import * as storage from "#app/platform/storage/storage.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { accountPassword, newClient } from "#test/accounts.ts";
import { rowsRead, useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { findInFiles, findInTables } from "#test/find-text.ts";
import {
  type EmailPerson,
  makeAdmin,
  makeCompany,
  makeJob,
  makeJobs,
  makeSeeker,
} from "#test/people.ts";
import { visit } from "#test/visit.ts";
import { countOwnBelongings, deleteOwnAccount, removeAccount } from "./delete-account.server.ts";
import { action, loader } from "./routes/delete-account.tsx";

const test = useTestDatabase();

/** A text that stands in everything of one person. */
let canary = "";
beforeEach(() => {
  canary = `canary${randomUUID().replaceAll("-", "")}`;
});

async function withPassword(person: EmailPerson): Promise<EmailPerson> {
  const password = await hashPassword(accountPassword);
  const { id } = person;
  await db
    .insert(authAccounts)
    .values({ userId: id, accountId: id, providerId: "credential", password });
  return person;
}

const written = () => ({
  email: `${canary}@example.com`,
  firstName: canary,
  lastName: canary,
  bio: canary,
  phone: canary,
  city: canary,
  skills: [canary],
  workExperience: canary,
});

const cvOf = (text: string) => ({ content: samplePdf([text]), fileName: `${text}.pdf` });

async function apply(seeker: EmailPerson, jobId: string, text: string): Promise<string> {
  const cv = await uploadDocument(seeker, cvOf(text));
  if (isRefused(cv)) throw new Error(cv.refused);
  const contact = {
    firstName: text,
    lastName: text,
    email: seeker.email,
    phone: "+963 944 123 456",
  };
  const values = applicationForm.parse({ ...contact, coverLetter: text, expectedSalary: text });
  const sent = await applyToJob(seeker, jobId, values, cv.id);
  if (isRefused(sent)) throw new Error(sent.refused);
  return cv.id;
}

describe("deleting one's account", () => {
  it("leaves nothing of a seeker: tables, queue, files, emails and logs", async () => {
    const logged = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const company = await makeCompany();
    const job = await makeJob(company);
    const seeker = await withPassword(await makeSeeker(written()));
    await keepDraft(seeker, "my-account", { id: canary, values: { bio: canary } });
    const entry = { kind: "job", title: canary, from: "2019", until: null } as const;
    const inWords = { organization: canary, place: canary, details: canary };
    expect(await addOwnEntry(seeker, { ...entry, ...inWords })).toBeUndefined();
    const cv = await apply(seeker, job.id, canary);
    await uploadDocument(seeker, cvOf(canary));
    const upload = { id: randomUUID(), fileName: `${canary}.pdf`, sizeBytes: 100 };
    await beginUpload(seeker, upload);
    await addToUpload(seeker, upload.id, 0, Buffer.from(canary));
    expect(await findDocumentFor(company, cv)).toBeDefined();
    await requestRecovery(seeker.email, "en", newClient());
    await drainQueue();
    await signIn({ email: seeker.email, password: accountPassword, remember: true }, newClient());
    expect(await findInTables(canary)).not.toEqual([]);
    // The email: CVs are encrypted, and known by their names.
    expect(await findInFiles(test.files(), canary)).toHaveLength(1);
    expect(await findInFiles(test.files(), cv)).toHaveLength(1);

    expect(await deleteOwnAccount(seeker, accountPassword)).toEqual({ deleted: true });
    // The email about the new device was still waiting.
    expect(await findInTables(seeker.id)).toEqual([]);
    expect(await findDocumentFor(company, cv)).toBeUndefined();
    await drainQueue();
    expect(await findInTables(canary)).toEqual([]);
    expect(await findInFiles(test.files(), canary)).toEqual([]);
    expect(await findInFiles(test.files(), cv)).toEqual([]);
    expect(logged.mock.calls.join("\n")).not.toContain(canary);
    logged.mockRestore();
  });

  it("leaves nothing of a company: its jobs, also in the search, and applications to them", async () => {
    const seeker = await makeSeeker();
    const elsewhere = await makeJob(await makeCompany());
    const other = await apply(seeker, elsewhere.id, "Kept");
    const company = await withPassword(
      await makeCompany({ ...written(), companyName: canary, companyDescription: canary }),
    );
    const { id } = await makeJob(company, { title: canary, description: canary });
    await makeJob(company, { title: canary, status: "draft" });
    const gone = await apply(seeker, id, "Gone");
    expect(await countOwnBelongings(company)).toEqual({
      applications: 0,
      jobs: 2,
      received: 1,
      team: 0,
    });

    await deleteOwnAccount(company, accountPassword);
    await drainQueue();
    // The email that names the job: until it is out.
    await notifyApplicantsOfRemovedJobs();
    await drainQueue();
    expect(await findInTables(canary)).toEqual([]);
    expect(await findInTables(company.id)).toEqual([]);
    expect(await findInFiles(test.files(), gone)).toEqual([]);
    expect(await findInFiles(test.files(), other)).toHaveLength(1);
    expect(await db.$count(jobApplications, eq(jobApplications.userId, seeker.id))).toBe(1);
  });

  it("takes nothing of anybody else's", async () => {
    const company = await makeCompany();
    const job = await makeJob(company);
    const [leaving, staying] = [await withPassword(await makeSeeker()), await makeSeeker()];
    await apply(leaving, job.id, "Leaving");
    const cv = await apply(staying, job.id, "Staying");
    await deleteOwnAccount(leaving, accountPassword);
    await drainQueue();
    expect(await findDocumentFor(company, cv)).toBeDefined();
    expect(await db.$count(jobs, eq(jobs.companyId, company.id))).toBe(1);
    expect(await db.$count(userProfiles, eq(userProfiles.id, staying.id))).toBe(1);
  });

  it("asks for the password, and not more often than guessing allows", async () => {
    const seeker = await withPassword(await makeSeeker());
    const wrong = { refused: "security.currentWrong" };
    for (let guess = 0; guess < 6; guess += 1) {
      expect(await deleteOwnAccount(seeker, "not-this-one")).toEqual(wrong);
    }
    expect(await deleteOwnAccount(seeker, accountPassword)).toMatchObject({
      refused: "accounts.tooManyTries",
    });
    expect(await db.$count(authUsers, eq(authUsers.id, seeker.id))).toBe(1);
  });

  it("leaves the board an admin, also when two go at once", async () => {
    const admins = [await makeAdmin(), await makeAdmin()];
    for (const admin of admins) await withPassword(admin);
    const answers = await Promise.all(
      admins.map((admin) => deleteOwnAccount(admin, accountPassword)),
    );
    expect(answers.filter(isRefused)).toEqual([{ refused: "ownData.lastAdmin" }]);
    expect(await db.$count(userProfiles, eq(userProfiles.userType, "admin"))).toBe(1);
  });

  it("removes files later that cannot be removed right now", async () => {
    const logged = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const seeker = await withPassword(await makeSeeker());
    const cv = await apply(seeker, (await makeJob(await makeCompany())).id, "Held");
    const removeFile = vi.spyOn(storage, "removeFile");
    removeFile.mockRejectedValue(new Error("The bucket is unreachable."));
    await deleteOwnAccount(seeker, accountPassword);
    await drainQueue();
    expect(await findInFiles(test.files(), cv)).toHaveLength(1);
    expect(await db.$count(orphanedFiles, eq(orphanedFiles.key, cv))).toBe(1);
    removeFile.mockRestore();
    await drainQueue();
    expect(await findInFiles(test.files(), cv)).toEqual([]);
    logged.mockRestore();
  });

  it("records the file of every document that goes, with any statement that deletes its row", async () => {
    const seeker = await makeSeeker();
    const cv = await uploadDocument(seeker, cvOf("Loose"));
    if (isRefused(cv)) throw new Error(cv.refused);
    await db.delete(documents).where(eq(documents.id, cv.id));
    expect(await db.$count(orphanedFiles, eq(orphanedFiles.key, cv.id))).toBe(1);
  });
});

describe("the page that deletes an account", () => {
  it("lists the data that goes, asks again after a wrong password, then says goodbye on home", async () => {
    const seeker = await withPassword(await makeSeeker());
    await apply(seeker, (await makeJob(await makeCompany())).id, "Sent");
    const to = "/my-account/delete";
    const shown = await visit(loader, { as: seeker, to });
    expect(shown.data).toEqual({
      email: seeker.email,
      applications: 1,
      jobs: 0,
      received: 0,
      team: 0,
    });
    const form = { password: "not-this-one" };
    const answer = await visit(action, { as: seeker, to, form });
    expect(answer).toMatchObject({
      status: 400,
      data: { errors: { password: "security.currentWrong" } },
    });
    const gone = await visit(action, { as: seeker, to, form: { password: accountPassword } });
    expect(gone).toMatchObject({ status: 303, location: "/home", notice: "ownData.deleted" });
  });
});

it("reads the account's own applications alone, among all that there are", async () => {
  const [seeker, company, other] = [await makeSeeker(), await makeCompany(), await makeSeeker()];
  const several = await makeJobs(company, Array<object>(1000).fill({}));
  const sent = { userId: other.id, resumeUrl: "", clearedAt: new Date() };
  await db.insert(jobApplications).values(several.map(({ id: jobId }) => ({ ...sent, jobId })));
  await db.execute(sql`analyze jobs, job_applications`);
  await db.transaction(async (tx) => {
    const read = await rowsRead(tx, "job_applications", () => removeAccount(tx, seeker));
    expect(read).toBeLessThan(10);
  });
});

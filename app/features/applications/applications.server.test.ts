import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type Actor, type Person, visitor } from "#app/features/accounts/actor.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { lockOwnJob } from "#app/features/jobs/posting/post-job.server.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { readFile } from "#app/platform/storage/storage.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { useTestDatabase } from "#test/database.ts";
import { countLockWaits, useOtherConnections } from "#test/other-connections.ts";
import { makeAdmin, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import {
  applyToJob,
  countApplications,
  findOwnApplication,
  findOwnContact,
} from "./applications.server.ts";
import { documents, jobApplications } from "./applications.table.ts";
import { findUnusedDocument, uploadDocument } from "./cv/documents.server.ts";
import { findSubmission } from "./idempotency.server.ts";

const another = useOtherConnections(useTestDatabase());

const values = {
  firstName: "ريما",
  lastName: "الحلبي",
  email: "contact@example.com",
  phone: "+963 944 123 456",
  coverLetter: "I know the books.",
  experience: "3-5" as const,
  expectedSalary: "2,100,000",
  availableDate: "2026-12-01",
};
const bytes = samplePdf(["Rima Al-Halabi", "Accountant"]);

async function upload(actor: Actor): Promise<string> {
  const uploaded = await uploadDocument(actor, { content: bytes, fileName: "cv.pdf" });
  if (isRefused(uploaded)) throw new Error(uploaded.refused);
  return uploaded.id;
}

const day = 24 * 60 * 60 * 1000;
let company: Person;
let seeker: Person;
let jobId: string;

beforeEach(async () => {
  [company, seeker] = [await makeCompany(), await makeSeeker()];
  jobId = (await makeJob(company)).id;
});

const apply = async (actor: Actor = seeker, documentId?: string) =>
  applyToJob(actor, jobId, values, documentId ?? (await upload(actor)));
const stored = () => db.select().from(jobApplications).where(eq(jobApplications.jobId, jobId));

describe("applying to a job", () => {
  it("APPLY-07 DATA-10 stores the sent application, pending, with the CV's address", async () => {
    const documentId = await upload(seeker);
    const sent = await apply(seeker, documentId);
    const [application] = await stored();
    expect(application).toMatchObject({
      ...sent,
      jobId,
      userId: seeker.id,
      documentId,
      resumeUrl: `/documents/${documentId}`,
      status: "pending",
      coverLetter: "I know the books.",
      experience: "3-5",
      expectedSalary: "2,100,000",
      availableDate: "2026-12-01",
    });
    expect(application?.createdAt).toBeInstanceOf(Date);
    expect(await findOwnApplication(seeker, jobId)).toEqual({
      ...sent,
      createdAt: application?.createdAt,
      status: "pending",
      isOpened: false,
      isAnswered: false,
      hasNews: false,
    });
    expect(await findOwnApplication(await makeSeeker(), jobId)).toBeUndefined();
  });

  it("APPLY-08 writes name and contact to the profile, but not the address used to sign in", async () => {
    await apply();
    expect(await findOwnContact(seeker)).toEqual({
      firstName: "ريما",
      lastName: "الحلبي",
      email: "contact@example.com",
      phone: "+963 944 123 456",
      experience: "",
    });
    const [account] = await db.select().from(authUsers).where(eq(authUsers.id, seeker.id));
    expect(account?.email).toBe(seeker.email);
  });

  it("PERM-02 PERM-11 is refused to everybody but job seekers", async () => {
    const documentId = await upload(seeker);
    const refusal = async (actor: Actor) => applyToJob(actor, jobId, values, documentId);
    expect(await refusal(visitor)).toEqual({ refused: "applications.loginFirst" });
    expect(await refusal(company)).toEqual({ refused: "jobs.companiesCannotApply" });
    expect(await refusal(await makeAdmin())).toEqual({ refused: "jobs.adminsCannotApply" });
    expect(await refusal({ ...seeker, userType: "other" })).toEqual({
      refused: "jobs.accountCannotApply",
    });
    expect(await stored()).toEqual([]);
  });

  it("APPLY-11 takes the last day, Damascus time, and refuses the day after", async () => {
    const deadline = (applicationDeadline: string) =>
      db.update(jobs).set({ applicationDeadline, status: "active" }).where(eq(jobs.id, jobId));
    const documentId = await upload(seeker);
    await deadline(damascusDay(new Date(Date.now() - day)));
    expect(await apply(seeker, documentId)).toEqual({ refused: "jobs.over" });
    expect(await findUnusedDocument(seeker, documentId), "the CV is not lost").toBeDefined();
    await deadline(damascusDay(new Date()));
    expect(await apply(seeker, documentId)).toHaveProperty("id");
  });

  it.each(["closed", "draft"])(
    "APPLY-11 finds a %s job as little as a missing one",
    async (status) => {
      await db.update(jobs).set({ status }).where(eq(jobs.id, jobId));
      expect(await apply()).toEqual({ refused: "jobs.missing" });
      for (const id of ["00000000-0000-4000-8000-000000000000", "no-id"]) {
        const documentId = await upload(seeker);
        expect(await applyToJob(seeker, id, values, documentId)).toEqual({
          refused: "jobs.missing",
        });
      }
    },
  );

  it("takes only an upload of one's own that no other application uses", async () => {
    const foreign = await upload(await makeSeeker());
    expect(await apply(seeker, foreign)).toEqual({ refused: "applications.documentGone" });
    expect(await apply(seeker, "")).toEqual({ refused: "applications.documentGone" });
    const own = await upload(seeker);
    await apply(seeker, own);
    const other = await makeJob(company);
    expect(await applyToJob(seeker, other.id, values, own)).toEqual({
      refused: "applications.documentGone",
    });
  });
});

describe("a second application", () => {
  it("ERR-05 is refused, and its CV is removed with its file", async () => {
    await apply();
    const second = await upload(seeker);
    expect(await apply(seeker, second)).toEqual({ refused: "applications.alreadyApplied" });
    expect(await stored()).toHaveLength(1);
    expect(await readFile(second)).toBeUndefined();
  });

  it("DATA-11 of twenty at the same moment one is stored, with one file", async () => {
    const uploads = await Promise.all(Array.from({ length: 20 }, () => upload(seeker)));
    const outcomes = await Promise.all(uploads.map((id) => apply(seeker, id)));
    expect(outcomes.filter((outcome) => !isRefused(outcome))).toHaveLength(1);
    const refused = outcomes.filter(isRefused).map((outcome) => outcome.refused);
    expect(refused).toEqual(Array(19).fill("applications.alreadyApplied"));
    const [application, ...more] = await stored();
    expect(more).toEqual([]);
    const files = await Promise.all(uploads.map(readFile));
    expect(files.filter((file) => file !== undefined)).toHaveLength(1);
    const rows = await db.select().from(documents).where(eq(documents.ownerId, seeker.id));
    expect(rows.map(({ id }) => id)).toEqual([application?.documentId]);
  });

  it("DATA-11 of twenty with the same upload one is stored, and the file stays", async () => {
    const documentId = await upload(seeker);
    const twenty = Array.from({ length: 20 }, () => apply(seeker, documentId));
    const outcomes = await Promise.all(twenty);
    const refused = outcomes.filter(isRefused).map((outcome) => outcome.refused);
    expect(refused).toEqual(Array(19).fill("applications.alreadyApplied"));
    expect(await stored()).toHaveLength(1);
    expect(await readFile(documentId)).toBeDefined();
  });

  it("one upload for two jobs at the same moment goes with one of them", async () => {
    const [documentId, other] = [await upload(seeker), await makeJob(company)];
    const outcomes = await Promise.all(
      [jobId, other.id].map((id) => applyToJob(seeker, id, values, documentId)),
    );
    expect(outcomes.filter(isRefused)).toEqual([{ refused: "applications.documentGone" }]);
  });
});

describe("when the profile cannot be written", () => {
  afterEach(() => db.execute(sql`alter table user_profiles drop constraint short_phones`));

  it("APPLY-08 the application is sent all the same", async () => {
    await db.execute(sql`
      alter table user_profiles add constraint short_phones check (length(phone) < 5) not valid
    `);
    expect(await apply()).toHaveProperty("id");
    const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.id, seeker.id));
    expect(profile).toMatchObject({ firstName: "Rima", email: seeker.email });
  });
});

describe("counting and deleting", () => {
  it("counts all", async () => {
    const before = await countApplications();
    await apply();
    await apply(await makeSeeker());
    expect(await countApplications()).toBe(before + 2);
  });

  it("anyone who applies while a job is being deleted finds it missing", async () => {
    const documentId = await upload(seeker);
    const observer = another();
    const { applying } = await db.transaction(async (tx) => {
      await lockOwnJob(tx, company, jobId);
      const applying = apply(seeker, documentId);
      await expect.poll(() => countLockWaits(observer)).toBe(1);
      await tx.delete(jobs).where(eq(jobs.id, jobId));
      return { applying };
    });
    expect(await applying).toEqual({ refused: "jobs.missing" });
  });
});

describe("the same form sent again", () => {
  const key = "3f0f7f8e-6a6e-4b0e-9d2a-0d6f1f0c1a11";
  const other = "3f0f7f8e-6a6e-4b0e-9d2a-0d6f1f0c1a12";
  const send = (documentId: string, submissionKey: string, actor: Actor = seeker) =>
    applyToJob(actor, jobId, values, documentId, submissionKey);

  it("is answered as the first time, though its answer was lost or the job is over by now", async () => {
    const cv = await upload(seeker);
    const first = await send(cv, key);
    expect(await send(cv, key)).toEqual(first);
    await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, jobId));
    expect(await send(cv, key)).toEqual(first);
    expect(await stored()).toHaveLength(1);
    expect(await readFile(cv)).toBeDefined();
  });

  it("is one application when it comes several times at once, each with its CV", async () => {
    const cvs = await Promise.all(Array.from({ length: 4 }, () => upload(seeker)));
    const answers = await Promise.all(cvs.map((cv) => send(cv, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toHaveProperty("id");
    const [application] = await stored();
    const left = await Promise.all(cvs.map(async (cv) => (await readFile(cv)) && cv));
    expect(left.filter(Boolean)).toEqual([application?.documentId]);
  });

  it("is known by its own key only, and only to who sent it", async () => {
    await send(await upload(seeker), key);
    for (const wrong of [other, "", "no key"]) {
      expect(await send(await upload(seeker), wrong)).toEqual({
        refused: "applications.alreadyApplied",
      });
    }
    const stranger = await makeSeeker();
    expect(await findSubmission(stranger, jobId, key)).toBeUndefined();
    expect(await send(await upload(stranger), key, stranger)).toHaveProperty("id");
    expect(await stored()).toHaveLength(2);
  });
});

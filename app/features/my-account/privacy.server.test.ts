import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { authAccounts, authSessions } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import {
  passkeys,
  recoveryCodes,
  totpSecrets,
} from "#app/features/accounts/second-factor/second-factor.table.ts";
import { hashPassword } from "#app/features/accounts/sign-in/password.server.ts";
import { storeAnswers } from "#app/features/applications/answers/answers.server.ts";
import {
  listCompanyApplications,
  listOwnApplications,
} from "#app/features/applications/application-lists.server.ts";
import { applyToJob } from "#app/features/applications/applications.server.ts";
import { cvViews, jobApplications } from "#app/features/applications/applications.table.ts";
import { applicationForm } from "#app/features/applications/apply/application-form.ts";
import { findDocumentFor, uploadDocument } from "#app/features/applications/cv/documents.server.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import { clearOldApplications } from "#app/features/applications/retention/retention.server.ts";
import { writeMessage } from "#app/features/applications/thread/thread.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import {
  listPublicQuestions,
  storeQuestions,
} from "#app/features/job/questions/questions.server.ts";
import { addOwnEntry } from "#app/features/seekers/entries/own-entries.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { accountPassword } from "#test/accounts.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { findInFiles } from "#test/find-text.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { exportOwnData } from "./export-data.server.ts";

const test = useTestDatabase();

async function apply(seeker: Person, jobId: string, text: string) {
  const bytes = samplePdf([text]);
  const cv = await uploadDocument(seeker, { content: bytes, fileName: `${text}.pdf` });
  if (isRefused(cv)) throw new Error(cv.refused);
  const contact = {
    firstName: "Rima",
    lastName: "Halabi",
    email: seeker.email,
    phone: "+963 944 123 456",
  };
  const values = applicationForm.parse({ ...contact, coverLetter: text });
  const sent = await applyToJob(seeker, jobId, values, cv.id);
  if (isRefused(sent)) throw new Error(sent.refused);
  return { cv: cv.id, application: sent.id, bytes };
}

describe("who opened a CV", () => {
  it("is shown to the person who sent it, and one's own look is none", async () => {
    const [company, other] = [await makeCompany(), await makeCompany()];
    const seeker = await makeSeeker();
    const { cv } = await apply(seeker, (await makeJob(company)).id, "Seen");
    await findDocumentFor(seeker, cv);
    await findDocumentFor(other, cv);
    await findDocumentFor(await makeSeeker(), cv);
    expect((await listOwnApplications(seeker)).items[0]?.opened).toBeNull();
    await findDocumentFor(company, cv);
    await findDocumentFor(company, cv);
    const [seen] = (await listOwnApplications(seeker)).items;
    expect(seen?.opened).toEqual({
      times: 2,
      first: expect.stringMatching(/Z$/),
      last: expect.stringMatching(/Z$/),
    });
    const [view] = await db.select().from(cvViews);
    expect(Object.keys(view ?? {}).sort()).toEqual(["applicationId", "id", "viewedAt", "viewerId"]);
    expect(view?.viewerId).toBe(company.id);
  });

  it("is recorded before the CV is served: without the record there is none", async () => {
    const company = await makeCompany();
    const { cv } = await apply(await makeSeeker(), (await makeJob(company)).id, "Unseen");
    await db.execute(sql`alter table cv_views add constraint none check (false) not valid`);
    await expect(findDocumentFor(company, cv)).rejects.toThrow();
    await db.execute(sql`alter table cv_views drop constraint none`);
  });
});

describe("how long a CV is kept", () => {
  const closedFor = (days: number) => ({
    status: "closed" as const,
    updatedAt: new Date(Date.now() - days * 24 * 60 * 60_000),
  });

  it("ends some days after the job has closed, and both sides see that it did", async () => {
    const [company, seeker] = [await makeCompany(), await makeSeeker({ bio: "About me" })];
    const old = await makeJob(company);
    const { cv } = await apply(seeker, old.id, "Old");
    const closed = await makeJob(company);
    const young = await apply(seeker, closed.id, "Young");
    await db.update(jobs).set(closedFor(181)).where(eq(jobs.id, old.id));
    await db.update(jobs).set(closedFor(170)).where(eq(jobs.id, closed.id));

    expect(await clearOldApplications(180)).toBe(1);
    expect(await clearOldApplications(180)).toBe(0);
    await drainQueue();
    expect(await findInFiles(test.files(), cv)).toEqual([]);
    expect(await findDocumentFor(company, cv)).toBeUndefined();
    expect(await findDocumentFor(company, young.cv)).toBeDefined();
    const gone = { document: null, coverLetter: null, clearedAt: expect.any(String) };
    const own = (await listOwnApplications(seeker)).items.find(({ job }) => job.id === old.id);
    expect(own).toMatchObject(gone);
    const seen = (await listCompanyApplications(company)).items.find(
      ({ job }) => job.id === old.id,
    );
    expect(seen).toMatchObject({
      ...gone,
      applicant: { name: "Rima Halabi", email: null, phone: null, bio: null },
    });
  });

  it("ends after the last day for applying too; an open job's never", async () => {
    const [company, seeker] = [await makeCompany(), await makeSeeker()];
    const [over, open] = [await makeJob(company), await makeJob(company, { status: "active" })];
    await apply(seeker, over.id, "Over");
    await apply(seeker, open.id, "Open");
    const long = new Date(Date.now() - 900 * 24 * 60 * 60_000);
    await db.update(jobs).set({ updatedAt: long, createdAt: long }).where(eq(jobs.id, open.id));
    await db
      .update(jobs)
      .set({ applicationDeadline: long.toISOString().slice(0, 10) })
      .where(eq(jobs.id, over.id));
    expect(await clearOldApplications(365)).toBe(1);
    const stored = await db
      .select({ job: jobApplications.jobId })
      .from(jobApplications)
      .where(
        sql`${jobApplications.userId} = ${seeker.id} and ${jobApplications.clearedAt} is null`,
      );
    expect(stored).toEqual([{ job: open.id }]);
  });
});

describe("a copy of one's data", () => {
  const hash = hashPassword(accountPassword);

  async function withPassword(actor: Person) {
    const { id } = actor;
    const password = await hash;
    await db
      .insert(authAccounts)
      .values({ userId: id, accountId: id, providerId: "credential", password });
    return actor;
  }

  async function unzipped(actor: Person) {
    const zip = await exportOwnData(actor, accountPassword, "en");
    if (isRefused(zip)) throw new Error(zip.refused);
    const files = unzipSync(new Uint8Array(await new Response(zip).arrayBuffer()));
    const { "data.json": json, "data.html": html, ...others } = files;
    const page = Buffer.from(html ?? []).toString();
    return { text: Buffer.from(json ?? []).toString() + page, page, json, others };
  }

  it("holds a seeker's texts and uploads, and no word of others", async () => {
    const company = await makeCompany({ companyName: "Barada Foods", phone: "company-phone" });
    const job = await makeJob(company, { title: "Baker" });
    const seeker = await withPassword(await makeSeeker({ bio: "My bio" }));
    const other = await makeSeeker();
    const entry = {
      kind: "school",
      from: "2012",
      until: "2016",
      place: null,
      details: null,
    } as const;
    await addOwnEntry(seeker, { ...entry, title: "BA", organization: "University of Aleppo" });
    await addOwnEntry(other, { ...entry, title: "Theirs", organization: "Theirs" });
    const sent = await apply(seeker, job.id, "Mine");
    await apply(other, job.id, "Theirs");
    await findDocumentFor(company, sent.cv);
    const { text, others, page, json } = await unzipped(seeker);
    const read = JSON.parse(Buffer.from(json ?? []).toString());
    expect(Buffer.from(json ?? []).toString()).toBe(JSON.stringify(read, null, 2));
    // F40: the same to read on a phone, with links to the files beside it.
    expect(page).toContain('<html lang="en" dir="ltr">');
    expect(page).toMatch(/<dt>[A-Z][^<]*<\/dt><dd><p dir="auto">My bio<\/p><\/dd>/);
    expect(page).toContain(`<a href="files/${sent.cv}/Mine.pdf">`);
    expect(page).toMatch(/<h2>Jobs and schools<\/h2>.*University of Aleppo/s);
    expect(page).toMatch(/<h2>Applications<\/h2>.*Barada Foods/s);
    expect(read.profile).toMatchObject({ bio: "My bio", email: seeker.email });
    expect(read.jobsAndSchools).toMatchObject([{ title: "BA", from: "2012", until: "2016" }]);
    expect(read.applications).toMatchObject([
      { job: "Baker", company: "Barada Foods", coverLetter: "Mine" },
    ]);
    expect(read.applications[0].cvOpened).toMatchObject([{ by: "Barada Foods" }]);
    expect(others).toEqual({ [`files/${sent.cv}/Mine.pdf`]: new Uint8Array(sent.bytes) });
    for (const foreign of ["Theirs", other.id, other.email, "company-phone"]) {
      expect(text).not.toContain(foreign);
    }
  });

  it("holds the messages about an application with their documents", async () => {
    const company = await makeCompany();
    const job = await makeJob(company);
    const seeker = await withPassword(await makeSeeker());
    const { application } = await apply(seeker, job.id, "Mine");
    const question = { action: "reply", message: "Since when?", interview: null } as const;
    await answerApplications(company, [application], question);
    const bytes = samplePdf(["Licence"]);
    const licence = await uploadDocument(seeker, { content: bytes, fileName: "licence.pdf" });
    if (isRefused(licence)) throw new Error(licence.refused);
    const answer = { text: "Since 2019", documentIds: [licence.id], key: randomUUID() };
    await writeMessage(seeker, application, answer);
    const { others, json } = await unzipped(seeker);
    const read = JSON.parse(Buffer.from(json ?? []).toString());
    expect(read.applications[0].history.slice(1)).toMatchObject([
      { side: "company", by: null, message: "Since when?" },
      { side: "seeker", message: "Since 2019", documents: [{ name: "licence.pdf" }] },
    ]);
    expect(others[`files/${licence.id}/licence.pdf`]).toEqual(new Uint8Array(bytes));
  });

  it("holds a company's jobs without the applications to them, and no credentials", async () => {
    const company = await makeCompany({ companyName: "Jabri Mills" });
    const job = await makeJob(company, { title: "Miller" });
    const seeker = await makeSeeker();
    await apply(seeker, job.id, "Theirs");
    const token = randomUUID();
    const { id } = company;
    await db.insert(authSessions).values({ userId: id, token, expiresAt: new Date(2040, 1) });
    await withPassword(company);
    const { text, others, json } = await unzipped(company);
    const read = JSON.parse(Buffer.from(json ?? []).toString());
    expect(read.profile).toMatchObject({ companyName: "Jabri Mills" });
    expect(read.jobs).toMatchObject([{ id: job.id, title: "Miller" }]);
    expect(read.sessions).toHaveLength(1);
    for (const foreign of ["Theirs", seeker.id, seeker.email, token, "argon2id"]) {
      expect(text).not.toContain(foreign);
    }
    expect(others).toEqual({});
  });

  it("holds the answers to a job's questions without the wanted ones; the company's copy has those", async () => {
    const [company, seeker] = [
      await withPassword(await makeCompany()),
      await withPassword(await makeSeeker()),
    ];
    const job = await makeJob(company);
    const { application: applicationId } = await apply(seeker, job.id, "Mine");
    const years = { kind: "number" as const, preset: null, text: "Years?", options: [] };
    const wanted = { isRequired: true, must: [], min: "31337", max: null };
    await db.transaction((tx) => storeQuestions(tx, job.id, [{ ...years, ...wanted }]));
    const [question] = await listPublicQuestions(job.id);
    if (!question) throw new Error("No question was stored.");
    await db.transaction((tx) => storeAnswers(tx, applicationId, [{ question, answer: "4" }]));
    await db.update(jobApplications).set({ starred: true, meanRating: 431, ratingCount: 7 });
    const own = await unzipped(seeker);
    expect(own.text, "marks are the company's").not.toMatch(/starred|rating/i);
    const read = JSON.parse(Buffer.from(own.json ?? []).toString());
    expect(read.applications[0].answers).toEqual([{ question: "Years?", answer: "4" }]);
    expect(own.text).not.toContain("31337");
    const companys = await unzipped(company);
    const { jobs } = JSON.parse(Buffer.from(companys.json ?? []).toString());
    expect(jobs[0].questions).toMatchObject([{ question: "Years?", wanted: ["31337", null] }]);
  });

  it("holds texts that are compressed in several parts", async () => {
    const company = await withPassword(await makeCompany());
    const description = Array.from({ length: 100 }, randomUUID).join(" ");
    for (let n = 0; n < 40; n += 1) await makeJob(company, { description });
    const { json, page } = await unzipped(company);
    expect(json?.length).toBeGreaterThan(2 * 64 * 1024);
    const read = JSON.parse(Buffer.from(json ?? []).toString());
    expect(read.jobs).toHaveLength(40);
    expect(read.jobs.at(-1)).toMatchObject({ description });
    expect(page).toMatch(/<\/html>\s*$/);
  });

  it("holds the second factor and the passkeys without their secrets", async () => {
    const [seeker, other] = [await withPassword(await makeSeeker()), await makeSeeker()];
    for (const [{ id: userId }, name] of [
      [seeker, "My-phone"],
      [other, "Their-phone"],
    ] as const) {
      const credentialId = `credential-${name}`;
      await db.insert(passkeys).values({ userId, name, credentialId, publicKey: `key-${name}` });
      await db.insert(recoveryCodes).values({ userId, codeHash: `hash-${name}` });
      await db
        .insert(totpSecrets)
        .values({ userId, secret: `secret-${name}`, confirmedAt: new Date() });
    }
    const { text, json } = await unzipped(seeker);
    expect(JSON.parse(Buffer.from(json ?? []).toString()).secondFactor).toEqual({
      authenticatorApp: { since: expect.any(String), turnedOnAt: expect.any(String) },
      passkeys: [{ name: "My-phone", createdAt: expect.any(String), lastUsedAt: null }],
      recoveryCodesLeft: 1,
    });
    for (const secret of ["credential-", "key-", "hash-", "secret-", "Their-phone"]) {
      expect(text).not.toContain(secret);
    }
  });

  it("is made ten times an hour at most", async () => {
    const seeker = await withPassword(await makeSeeker());
    for (let turn = 0; turn < 10; turn += 1) await unzipped(seeker);
    const again = await exportOwnData(seeker, accountPassword, "en");
    expect(again).toMatchObject({ refused: "accounts.tooManyTries" });
  });

  it("S16 asks for the password, and guesses of it are limited", async () => {
    const seeker = await withPassword(await makeSeeker());
    const other = await withPassword(await makeSeeker());
    expect(await exportOwnData(seeker, "", "en")).toMatchObject({
      refused: "security.currentMissing",
    });
    for (let turn = 0; turn < 6; turn += 1) {
      const wrong = await exportOwnData(seeker, "not-this-one", "en");
      expect(wrong).toMatchObject({ refused: "security.currentWrong" });
    }
    const limited = await exportOwnData(seeker, accountPassword, "en");
    expect(limited).toMatchObject({ refused: "accounts.tooManyTries" });
    expect((await unzipped(other)).text).not.toContain(seeker.id);
  });
});

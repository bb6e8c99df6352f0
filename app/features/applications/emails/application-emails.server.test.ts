import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { authUsers, limits, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { emailEvents } from "#app/features/accounts/emails/emails.table.ts";
import { unsubscribe } from "#app/features/accounts/emails/unsubscribe.server.ts";
import { listCompanyApplications } from "#app/features/applications/application-lists.server.ts";
import { applyToJob } from "#app/features/applications/applications.server.ts";
import { applicationForm } from "#app/features/applications/apply/application-form.ts";
import { uploadDocument } from "#app/features/applications/cv/documents.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused } from "#app/platform/outcome.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { useTestDatabase } from "#test/database.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { type EmailPerson, makeCompany, makeJob, makeSeeker } from "#test/people.ts";

useTestDatabase();
const mail = useTestMail();

beforeEach(async () => {
  await db.delete(emailEvents);
  await db.delete(limits);
});

const confirmed = async (person: EmailPerson, language: "ar" | "en") => {
  const set = { emailVerified: true, language };
  await db.update(authUsers).set(set).where(eq(authUsers.id, person.id));
  return person;
};

async function apply(seeker: EmailPerson, jobId: string, email = seeker.email) {
  const cv = await uploadDocument(seeker, { content: samplePdf(["CV"]), fileName: "cv.pdf" });
  if (isRefused(cv)) throw new Error(cv.refused);
  const values = applicationForm.parse({
    firstName: "Rima",
    lastName: "Halabi",
    email,
    phone: "+963 944 123 456",
    coverLetter: "private-words",
  });
  const sent = await applyToJob(seeker, jobId, values, cv.id);
  if (isRefused(sent)) throw new Error(sent.refused);
  return sent;
}

const to = async ({ email }: { email: string }) =>
  (await mail.emails())
    .filter((received) => received.to.includes(email))
    .map(({ source }) => parseEmail(source));

describe("D8 a new application", () => {
  it("is emailed to the company and to the seeker, each in their language, without its texts", async () => {
    const company = await confirmed(await makeCompany(), "en");
    const seeker = await confirmed(await makeSeeker(), "ar");
    await apply(seeker, (await makeJob(company, { title: "Night baker" })).id);
    const [toCompany, ...more] = await to(company);
    const [toSeeker, ...others] = await to(seeker);
    expect([more, others]).toEqual([[], []]);
    expect(toCompany?.subject).toBe("New application: Night baker");
    expect(toCompany?.text).toContain("Rima Halabi");
    expect(toSeeker?.subject).toBe("وصل طلبك: Night baker");
    expect(toSeeker?.text).toContain("Barada Foods");
    for (const received of [toCompany, toSeeker]) {
      expect(`${received?.text}${received?.html}`).not.toMatch(
        /private-words|\+963|cv\.pdf|@(people|example)/,
      );
      expect(received?.headers["list-unsubscribe"]).toMatch(/^<http.*\/unsubscribe\?account=.*>$/);
      expect(received?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    }
  });

  it("is emailed to a company at once, later ones of the hour in one email", async () => {
    const company = await confirmed(await makeCompany(), "en");
    const job = await makeJob(company, { title: "Night baker" });
    for (let time = 0; time < 4; time += 1) await apply(await makeSeeker(), job.id);
    await mail.emails();
    for (let time = 0; time < 3; time += 1) await apply(await makeSeeker(), job.id);
    expect(await to(company)).toHaveLength(1);
    await db.execute(sql`update email_events set batched_at = batched_at - interval '61 minutes'`);
    const [first, gathered, ...more] = await to(company);
    expect(more).toEqual([]);
    expect(first?.subject).toBe("4 new applications");
    expect(gathered?.subject).toBe("3 new applications");
    expect(gathered?.text.match(/- .*Rima Halabi/g)).toHaveLength(3);
  });

  it("is not emailed to an unconfirmed address, nor when switched off", async () => {
    const company = await makeCompany();
    const seeker = await confirmed(await makeSeeker(), "en");
    await unsubscribe(seeker.id, "applicationReceived");
    await apply(seeker, (await makeJob(company)).id);
    expect(await mail.emails()).toEqual([]);
  });

  it("is emailed to no company without a login, and not when it is gone by then", async () => {
    const [profile] = await db.insert(userProfiles).values({ userType: "company" }).returning();
    const seeker = await confirmed(await makeSeeker(), "en");
    const job = await makeJob({ id: profile?.id ?? "" });
    await apply(seeker, job.id);
    await db.delete(jobs).where(eq(jobs.id, job.id));
    expect(await mail.emails()).toEqual([]);
  });
});

describe("S18 the contact address of an application", () => {
  const markFor = async (company: EmailPerson) =>
    (await listCompanyApplications(company)).items[0]?.applicant.isEmailConfirmed;

  it("is marked for the company until its owner has confirmed it", async () => {
    const company = await makeCompany();
    const seeker = await confirmed(await makeSeeker(), "en");
    const other = `other-${seeker.id}@people.example`;
    await apply(seeker, (await makeJob(company)).id);
    expect(await markFor(company), "the address used to sign in is confirmed").toBe(true);
    await apply(seeker, (await makeJob(company)).id, other);
    expect(await markFor(company)).toBe(false);
    const texts = (await to({ email: other })).map(({ text }) => text);
    expect(texts).toEqual([expect.stringContaining("/confirm-email?token=")]);
    const address = { confirmedEmail: other.toUpperCase() };
    await db.update(userProfiles).set(address).where(eq(userProfiles.id, seeker.id));
    expect(await markFor(company)).toBe(true);
  });

  it("is asked about once, not for each application", async () => {
    const company = await makeCompany();
    const seeker = await makeSeeker();
    const other = `other-${seeker.id}@people.example`;
    for (let time = 0; time < 3; time += 1) {
      await apply(seeker, (await makeJob(company)).id, other);
      await mail.emails();
    }
    expect(await to({ email: other })).toHaveLength(1);
  });
});

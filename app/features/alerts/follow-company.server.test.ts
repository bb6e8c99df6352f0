import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { alerts } from "#app/features/alerts/alerts.table.ts";
import { sendDueAlerts } from "#app/features/alerts/delivery/digests.server.ts";
import { exportOwnAlerts, saveOwnAlert } from "#app/features/alerts/own-alerts.server.ts";
import { percolateChangedJobs } from "#app/features/alerts/percolation/percolate.server.ts";
import { action } from "#app/features/alerts/routes/memory.ts";
import { shortName } from "#app/features/job/short-address.ts";
import { listFollowedCompanies } from "#app/features/jobs/memory/memory.server.ts";
import { maxAlerts } from "#app/limits.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { useTestMail } from "#test/mail.ts";
import { parseEmail } from "#test/parse-email.ts";
import { type EmailPerson, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { visit } from "#test/visit.ts";
import { followCompany } from "./follow-company.server.ts";

useTestDatabase();
const mail = useTestMail();
beforeEach(async () => {
  await db.execute(sql`delete from alert_recipients; delete from changed_jobs`);
});

const press = (as: EmailPerson, form: Record<string, string>) =>
  visit(action, { as, to: "/memory", form });
const alertsOf = async (person: EmailPerson) =>
  (await exportOwnAlerts(person)).map(({ name, frequency, params }) => [name, frequency, params]);

async function confirmed(): Promise<EmailPerson> {
  const person = await makeSeeker();
  await db
    .update(authUsers)
    .set({ emailVerified: true, language: "en" })
    .where(eq(authUsers.id, person.id));
  return person;
}

/** A company with an open job, which people can find. */
async function hiring(name = "Barada Foods"): Promise<EmailPerson> {
  const company = await makeCompany({ companyName: name });
  await makeJob(company);
  await percolateChangedJobs();
  return company;
}

/** The emails about new jobs that reach a follower by the next morning. */
async function nextMorning(reader: EmailPerson): Promise<string[]> {
  await percolateChangedJobs();
  await db.execute(sql`
    insert into alert_due (alert_id, at) select id, now() from alerts on conflict do nothing`);
  await sendDueAlerts();
  await drainQueue();
  const emails = (await mail.emails()).filter(({ to }) => String(to).includes(reader.email));
  return Promise.all(emails.map(async ({ source }) => (await parseEmail(source)).text ?? ""));
}

describe("F26 following a company", () => {
  it("tells of new jobs of all companies in one email a day, of an address that is confirmed", async () => {
    const [first, second] = [await hiring(), await hiring("Qasioun")];
    const [reader, unconfirmed] = [await confirmed(), await makeSeeker()];
    for (const company of [first, second]) {
      for (const as of [reader, unconfirmed]) {
        const { notice } = await press(as, { follow: company.id });
        expect(notice).toBe("memoryAnswers.followed");
      }
    }
    expect(await alertsOf(reader)).toEqual([
      ["Barada Foods", "daily", `company=${first.id}`],
      ["Qasioun", "daily", `company=${second.id}`],
    ]);
    const jobs = [
      await makeJob(first, { title: "Cook" }),
      await makeJob(second, { title: "Guide" }),
    ];
    const [email = "", ...more] = await nextMorning(reader);
    expect(more).toEqual([]);
    for (const { id } of jobs) expect(email).toContain(`/a/${shortName(id)}`);
    expect(await nextMorning(unconfirmed)).toEqual([]);
  });

  it.each([
    ["unfollow", (id: string) => ({ unfollow: id })],
    ["hiding its jobs", (id: string) => ({ hideCompany: id })],
    ["forgetting everything", () => ({ forget: "all" })],
  ])("%s ends the alert, and no other", async (_, form) => {
    const reader = await confirmed();
    const company = await hiring();
    const query = { company: company.id, keyword: "cook" };
    const other = { query, name: "Cooks", frequency: "weekly", hour: 8, language: "en" } as const;
    await saveOwnAlert(reader, other);
    await press(reader, { follow: company.id });
    expect(await alertsOf(reader)).toHaveLength(2);
    await press(reader, form(company.id));
    expect(await alertsOf(reader)).toMatchObject([["Cooks", "weekly", expect.anything()]]);
    expect(await listFollowedCompanies(reader)).toEqual([]);
  });

  it("keeps an alert of its jobs as it was chosen, and begins a paused one again", async () => {
    const reader = await confirmed();
    const { id } = await hiring();
    const query = { company: id };
    await saveOwnAlert(reader, {
      query,
      name: "Mine",
      frequency: "weekly",
      hour: 9,
      language: "en",
    });
    await db.update(alerts).set({ pausedAt: new Date() });
    expect(await followCompany(reader, id, "ar")).toEqual({ alerted: true });
    expect(await exportOwnAlerts(reader)).toMatchObject([
      { name: "Mine", frequency: "weekly", hour: 9, isPaused: false },
    ]);
  });

  it("says that no alert was added where there are as many as there may be", async () => {
    const reader = await confirmed();
    for (let n = 0; n < maxAlerts; n++) {
      const query = { keyword: `word${n}` };
      await saveOwnAlert(reader, { query, name: "x", frequency: "daily", hour: 8, language: "en" });
    }
    const { id } = await hiring();
    const { notice } = await press(reader, { follow: id });
    expect(notice).toBe("memoryAnswers.followedAlone");
    expect(await listFollowedCompanies(reader)).toEqual([id]);
    expect(await alertsOf(reader)).toHaveLength(maxAlerts);
  });
});

import { expect } from "@playwright/test";
import { eq, sql } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { addModerator } from "#app/features/accounts/operator/moderators.server.ts";
import { featuredJobs } from "#app/features/job/featured-jobs.table.ts";
import { languages } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { emailWith } from "#e2e/support/email/job-alerts.ts";
import { messagesOf, ofOtherLanguage } from "#e2e/support/languages.ts";
import { newCompany, newSeeker, rareWord } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";
import type { PlainBrowser } from "./plain-browser.ts";
import { test } from "./plain-test.ts";

async function newModerator() {
  const moderator = await newSeeker();
  await addModerator(moderator.id);
  return moderator;
}

/** Opens a list of the desk, searches it, and opens the one row that it has. */
async function openFrom(list: "people" | "companies" | "jobs", search: string, of: PlainBrowser) {
  await of.open(`/moderation/${list}`);
  await of.part('main form:has([name="search"])').fill({ search }).submit();
  const rows = of.attributes("main tbody td.lead a", "href");
  expect(rows, `${list}: ${search}`).toHaveLength(1);
  await of.open(rows[0] ?? "");
}

const act = (of: PlainBrowser, name: string) => of.part(`main form:has(button[value="${name}"])`);

for (const language of languages) {
  const messages = messagesOf[language];
  const { desk, moderation, jobs } = messages;

  test.describe(`in ${language}`, { tag: ofOtherLanguage(language) }, () => {
    test("a person is blocked with a reason, appeals at the login, and another moderator unblocks them", async ({
      reader,
      another,
      board,
    }) => {
      const word = rareWord();
      const person = await newSeeker({ firstName: "Maha", lastName: word });
      await db
        .update(authUsers)
        .set({ language, emailVerified: true })
        .where(eq(authUsers.id, person.id));
      await reader.enter(await newModerator(), language);
      await reader.open("/moderation");
      await reader.press(desk.people.title);
      await openFrom("people", word, reader);
      expect(reader.texts("main h1")).toEqual([`Maha ${word}`]);
      expect(reader.text).toContain(person.email);

      await act(reader, "block")
        .unchecked()
        .fill({ note: "Three warnings." })
        .press(desk.acts.block.label);
      expect(reader.text).toContain(moderation.reasonMissing);
      expect(act(reader, "block").value("note")).toBe("Three warnings.");
      await act(reader, "block").fill({ reason: "terms" }).press(desk.acts.block.label);
      expect([reader.path, reader.notice]).toEqual([
        `/moderation/people/${person.id}`,
        desk.done.block,
      ]);
      expect(reader.texts("main .badge")).toContain(desk.blocked);

      const blocked = await emailWith(board.dataDir, person.email, "/login");
      expect(blocked.text).toContain("Three warnings.");
      const theirs = await another().speak(language);
      await theirs.logIn(person.email);
      expect([theirs.path, theirs.text]).toEqual([
        "/login/blocked",
        expect.stringContaining("Three warnings."),
      ]);
      await theirs
        .fill({ [moderation.own.appeal]: "It was my brother." })
        .press(moderation.own.send);
      expect(theirs.notice).toContain(moderation.blocked.sent);

      await reader.open(reader.path);
      expect(reader.text).toContain("It was my brother.");
      await act(reader, "unblock").press(desk.acts.unblock.label);
      expect(reader.text).toContain(moderation.decideElse);
      const other = await another().enter(await newModerator(), language);
      await openFrom("people", person.email, other);
      await act(other, "unblock").press(desk.acts.unblock.label);
      expect(other.notice).toBe(desk.done.unblock);
      await act(other, "block").fill({ reason: "terms" }).press(desk.acts.block.label);
      await act(other, "unblock").press(desk.acts.unblock.label);
      await theirs.enter(person, language);
      expect(theirs.path).not.toContain("/login");
    });

    test("a job is withheld, its company appeals, and it is put back from its page", async ({
      reader,
      another,
    }) => {
      const company = await newCompany();
      const title = `Weaver ${rareWord()}`;
      const job = await makeJob(company, { title });
      await reader.enter(await newModerator(), language);
      await openFrom("jobs", title, reader);
      const stale = await another().enter(await newModerator(), language);
      await openFrom("jobs", job.id, stale);
      await act(reader, "suspend")
        .fill({ reason: "money", note: "Ask for no deposit." })
        .press(desk.acts.suspend.label);
      expect(reader.notice).toBe(desk.done.suspend);
      expect((await stale.ask(`/jobs/${job.id}`)).status).toBe(404);
      // The other one still has the page as it was.
      await act(stale, "close")
        .fill({ reason: "expired", note: "It was filled in May." })
        .press(desk.acts.close.label);
      expect(stale.status).toBe(409);
      expect(stale.text).toContain(moderation.decidedMeanwhile);
      expect(stale.text).toContain("It was filled in May.");

      const theirs = await another().enter(company, language);
      await theirs.press(moderation.own.why);
      await theirs
        .fill({ [moderation.own.appeal]: "Nobody was asked for money." })
        .press(moderation.own.send);
      await stale.open(`/moderation/jobs/${job.id}`);
      expect(stale.text).toContain("Nobody was asked for money.");
      await act(stale, "restore").press(desk.acts.restore.label);
      expect([stale.notice, (await reader.ask(`/jobs/${job.id}`)).status]).toEqual([
        desk.done.restore,
        200,
      ]);
    });

    test("a job is featured in lists until its days are over", async ({ reader, another }) => {
      const title = `Potter ${rareWord()}`;
      const createdAt = new Date("2026-06-01T09:00:00Z");
      const job = await makeJob(await newCompany(), { title, createdAt });
      const visitor = await another().speak(language);
      const mark = async () => {
        await visitor.open(`/jobs?keyword=${encodeURIComponent(title)}`);
        return visitor.part("main .job", title).text.includes(jobs.badgeFeatured);
      };
      expect(await mark()).toBe(false);
      await reader.enter(await newModerator(), language);
      await openFrom("jobs", title, reader);
      await act(reader, "feature").fill({ days: "3" }).press(desk.acts.feature.label);
      expect(reader.notice).toBe(desk.done.feature);
      expect(reader.texts("main .badge")).toContain(desk.featured);
      await expect.poll(mark).toBe(true);
      await db
        .update(featuredJobs)
        .set({ until: sql`now()` })
        .where(eq(featuredJobs.jobId, job.id));
      await expect.poll(mark).toBe(false);
      await reader.open(reader.path);
      expect(reader.texts("main .badge")).not.toContain(desk.featured);
    });

    test("a company's page leads to its team and jobs, and its sessions are ended with a mail", async ({
      reader,
      another,
      board,
    }) => {
      const name = `Press ${rareWord()}`;
      const company = await newCompany({ companyName: name });
      await db
        .update(authUsers)
        .set({ language, emailVerified: true })
        .where(eq(authUsers.id, company.id));
      await makeJob(company, { title: "Printer" });
      const theirs = await another().enter(company, language);
      await reader.enter(await newModerator(), language);
      await openFrom("companies", name, reader);
      expect(reader.linkTo("Printer")).toMatch(/^\/moderation\/jobs\//);
      expect(reader.linkTo("Samer Haddad")).toBe(`/moderation/people/${company.id}`);
      await act(reader, "end_sessions").unchecked().press(desk.endTeamSessions.label);
      expect(reader.text).toContain(desk.textMissing);
      await act(reader, "end_sessions")
        .fill({ note: "A phone was stolen." })
        .press(desk.endTeamSessions.label);
      expect(reader.notice).toBe(desk.done.end_sessions);
      await theirs.open("/company-dashboard");
      expect(theirs.path).toMatch(/^\/login/);
      const email = await emailWith(board.dataDir, company.email, "/login");
      expect(email.text).toContain("A phone was stolen.");
    });
  });
}

import { expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { addModerator } from "#app/features/accounts/operator/moderators.server.ts";
import { passkeys } from "#app/features/accounts/second-factor/second-factor.table.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { logAct } from "#app/features/moderation/log/moderation-log.server.ts";
import { languages } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { demoPassword } from "#demo/demo-password.ts";
import { messagesOf, ofOtherLanguage } from "#e2e/support/languages.ts";
import { newCompany, newSeeker, rareWord } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";
import { test } from "./plain-test.ts";

for (const language of languages) {
  const { moderators, moderation, security } = messagesOf[language];

  test.describe(`in ${language}`, { tag: ofOtherLanguage(language) }, () => {
    test("reading 59: a leading moderator names a moderator, who decides at once, and removes them", async ({
      reader,
      another,
    }) => {
      const [leader, named] = [await newSeeker(), await newSeeker({ firstName: rareWord() })];
      await addModerator(leader.id, { leads: true });
      await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, named.id));
      await reader.enter(leader, language);
      await reader.open("/moderation/moderators");
      expect(reader.text).toContain(moderators.roles.needsFactor);
      const key = { credentialId: crypto.randomUUID(), publicKey: "key", name: "Phone" };
      await db.insert(passkeys).values({ userId: leader.id, ...key });
      const other = await another().enter(named, language);
      expect((await other.ask("/moderation")).status).toBe(404);

      await reader.open("/moderation/moderators");
      const form = () => reader.part(`main form:has([name="email"])`);
      await form()
        .fill({ email: named.email ?? "", reason: "Reads reports", password: "wrong" })
        .submit();
      expect(reader.text).toContain(security.currentWrong);
      await form().fill({ password: demoPassword }).submit();
      expect([reader.path, reader.notice]).toEqual([
        "/moderation/moderators",
        moderators.roles.done.add,
      ]);
      expect((await other.ask("/moderation")).status).toBe(200);
      expect((await other.ask("/moderation/log")).status).toBe(200);

      await reader.open(`/moderation/moderators?moderator=${named.id}&act=remove`);
      expect(reader.text).toContain(moderators.roles.question.remove);
      await reader
        .part(`main form:has([name="act"])`)
        .fill({ reason: "Has left", password: demoPassword })
        .submit();
      expect(reader.notice).toBe(moderators.roles.done.remove);
      expect((await other.ask("/moderation")).status).toBe(404);
    });

    test("a decided case is found in its tab, opens with its history, and leads back to its list", async ({
      reader,
    }) => {
      const [moderator, company] = [await newSeeker(), await newCompany()];
      await addModerator(moderator.id);
      const title = `Glazier ${rareWord()}`;
      const { id: jobId } = await makeJob(company, { title });
      const decided = { state: "dismissed", decidedBy: moderator.id, decidedAt: new Date() };
      const [row] = await db
        .insert(moderationCases)
        .values({ jobId, companyId: company.id, ...decided })
        .returning();
      const about = { caseId: row?.id ?? "", jobId, companyId: company.id };
      await logAct(db, { act: "dismiss", actorId: moderator.id, ...about });
      await reader.enter(moderator, language);
      await reader.open("/moderation");
      await reader.press(moderation.lists.tabs.decided);
      await reader.part("main search form").fill({ q: title }).submit();
      const link = reader.all("a[href]", title)[0]?.getAttribute("href") ?? "";
      expect(link).toContain("tab=decided");
      await reader.open(link);
      const pane = () => reader.part(".pane");
      expect(pane().text).toContain(moderation.logged.dismiss);
      await pane().fill({ canned: "terms-no-job" }).press(moderation.canned.insert);
      expect(pane().part("textarea").element.textContent).toMatch(/فُرَص|Furas/);
      await pane().press(moderation.acts.suspend.label);
      expect(pane().part("[lang=ar]").text).toContain("لا عن وظيفة");
      expect(pane().part("[lang=en]").text).toContain("not a job");
      await pane().press(moderation.confirm.suspend);
      expect(reader.path).toContain("/moderation?tab=decided");
      expect(reader.notice).toBe(moderation.done.suspended);
      expect(reader.text).toContain(title);
    });

    test("a leading moderator downloads the filtered log, which says so; a plain one cannot", async ({
      reader,
      another,
    }) => {
      const [leader, plain, company] = [await newSeeker(), await newSeeker(), await newCompany()];
      await addModerator(leader.id, { leads: true });
      await addModerator(plain.id);
      const note = rareWord();
      await logAct(db, { act: "suspend", actorId: plain.id, companyId: company.id, note });
      await reader.enter(leader, language);
      await reader.open(`/moderation/log?about=${company.id}`);
      expect(reader.text).toContain(note);
      expect(reader.acts(moderators.log.download)).toHaveLength(1);
      const filter = new URLSearchParams({ about: company.id });
      const table = await reader.ask("/moderation/log/export", filter);
      expect([table.status, table.body.toString()]).toEqual([200, expect.stringContaining(note)]);
      await reader.open("/moderation/log?act=export_log");
      expect(reader.text).toContain(company.id);
      const other = await another().enter(plain, language);
      await other.open("/moderation/log");
      expect(other.text).not.toContain(moderators.log.download);
      expect((await other.ask("/moderation/log/export", filter)).status).toBe(404);
    });
  });
}

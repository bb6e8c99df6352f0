import { expect } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { moderators } from "#app/features/accounts/operator/moderators.table.ts";
import { companySlugs } from "#app/features/companies/companies.table.ts";
import { writeSkeletons } from "#app/features/companies/lookalikes/lookalikes.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { companyMerges } from "#app/features/moderation/merges/merges.table.ts";
import { languages } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { messagesOf, ofOtherLanguage } from "#e2e/support/languages.ts";
import { newCompany, newSeeker, rareWord } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";
import { confirmed } from "#test/sent-applications.ts";
import { test } from "./plain-test.ts";

for (const language of languages) {
  const { merges } = messagesOf[language];

  test.describe(`in ${language}`, { tag: ofOtherLanguage(language) }, () => {
    test("a double is merged from its case, its page redirects, and an undo lets both stand again", async ({
      reader,
      another,
    }) => {
      const companyName = `Qamh ${rareWord()}`;
      const [double, company] = [
        await confirmed(await newCompany({ companyName })),
        await confirmed(await newCompany({ companyName: `${companyName} Ltd` })),
      ];
      await writeSkeletons(db, [
        { id: double.id, companyName },
        // Its name looks the same: endings such as these are left out.
        { id: company.id, companyName },
      ]);
      const job = await makeJob(double, { title: `Baker ${rareWord()}` });
      const [raised] = await db
        .insert(moderationCases)
        .values({ companyId: double.id, reportCount: 1 })
        .returning({ id: moderationCases.id });
      const moderator = await newSeeker();
      await db.insert(moderators).values({ userId: moderator.id });
      const visitor = await another().speak(language);
      const [closedPage, page] = [await slugOf(double.id), await slugOf(company.id)];

      await reader.enter(moderator, language);
      await reader.open(`/moderation/${raised?.id}`);
      await reader.press(merges.mergeLink);
      await reader.press(`${companyName} Ltd`);
      await reader.unchecked().press(merges.merge.act);
      expect(reader.alert).toContain(merges.errors.reason);
      await reader
        .part('main form:has([name="keep"])')
        .check(company.id, { name: "keep" })
        .fill({ reason: "One firm." })
        .submit();
      expect(reader.path).toBe("/moderation/merges");
      expect(reader.text).toContain(merges.merge.started);
      await expect.poll(() => companyOf(job.id)).toBe(company.id);

      await visitor.open(`/companies/${closedPage}`);
      expect(visitor.path).toBe(`/companies/${page}`);
      expect(visitor.text).toContain(job.title);

      await expect.poll(() => stateOf(double.id)).toBe("done");
      await reader.open("/moderation/merges");
      await reader
        .part('main form:has([name="merge"])')
        .fill({ reason: "Two firms after all." })
        .submit();
      expect(reader.text).toContain(merges.undoStarted);
      await expect.poll(() => companyOf(job.id)).toBe(double.id);
      await visitor.open(`/companies/${closedPage}`);
      expect([visitor.path, visitor.status]).toEqual([`/companies/${closedPage}`, 200]);
      expect(visitor.text).toContain(job.title);
    });
  });
}

async function slugOf(company: string): Promise<string> {
  const isCurrent = and(eq(companySlugs.companyId, company), eq(companySlugs.isCurrent, true));
  const [row] = await db.select({ slug: companySlugs.slug }).from(companySlugs).where(isCurrent);
  return row?.slug ?? "";
}

async function stateOf(company: string): Promise<string | undefined> {
  const [merge] = await db
    .select({ state: companyMerges.state })
    .from(companyMerges)
    .where(eq(companyMerges.fromId, company));
  return merge?.state;
}

async function companyOf(job: string): Promise<string | undefined> {
  const [row] = await db.select({ id: jobs.companyId }).from(jobs).where(eq(jobs.id, job));
  return row?.id;
}

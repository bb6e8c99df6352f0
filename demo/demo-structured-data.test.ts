import { describe, expect, it } from "vitest";
import { visitor } from "#app/features/accounts/actor.ts";
import { companySlugs } from "#app/features/companies/companies.table.ts";
import { findCompanyPage } from "#app/features/company-page/company-page.server.ts";
import { organization } from "#app/features/company-page/organization.ts";
import { findJob } from "#app/features/job/job-detail.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { jobPosting } from "#app/features/job-page/job-posting.ts";
import { languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import {
  type StructuredData,
  structuredDataFaults,
} from "#test/structured-data/structured-data-faults.ts";
import { loadDemoData } from "./load-demo.ts";

useTestDatabase();

/** As a page's script carries it. */
const written = (data: object): StructuredData => JSON.parse(JSON.stringify(data));

describe("issue 16, part 6: the demo board is stated by schema.org and by Google's rules", () => {
  it("every open job in both languages, and no other job", async () => {
    await loadDemoData();
    const rows = await db.select({ id: jobs.id, status: jobs.status }).from(jobs);
    const faults: string[] = [];
    let stated = 0;
    for (const { id, status } of rows) {
      const job = await findJob(visitor, id);
      expect(job?.state === "open", id).toBe(status === "active");
      if (job?.state !== "open") continue;
      for (const language of languages) {
        const posting = jobPosting(job, messagesFor(language).jobs);
        if (!posting) faults.push(`${job.title}: nothing is stated`);
        else faults.push(...(await structuredDataFaults(written(posting))));
        stated += 1;
      }
    }
    expect(faults).toEqual([]);
    expect(stated).toBeGreaterThan(1600);
  });

  it("every company in both languages", async () => {
    const slugs = await db.select({ slug: companySlugs.slug }).from(companySlugs);
    expect(slugs.length).toBeGreaterThanOrEqual(64);
    for (const { slug } of slugs) {
      for (const language of languages) {
        const company = await findCompanyPage(slug, language);
        if (!company || "movedTo" in company) throw new Error(`${slug} has no page`);
        const data = written(organization(company, `https://furas.example/companies/${slug}`));
        expect(await structuredDataFaults(data), slug).toEqual([]);
      }
    }
  });
});

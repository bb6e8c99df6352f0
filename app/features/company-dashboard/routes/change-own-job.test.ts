import { eq } from "drizzle-orm";
import { createElement } from "react";
import { describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { addDays } from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import { renewalLink, renewByLink } from "#app/features/jobs/lifecycle/renewal-links.server.ts";
import { damascusDay, formatDate } from "#app/i18n/format.ts";
import { messages as ar } from "#app/messages/ar/index.ts";
import { messages as en } from "#app/messages/en/index.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeMember } from "#test/people.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { visit } from "#test/visit.ts";
import CompanyDashboard, { action, loader } from "./company-dashboard.tsx";

useTestDatabase();

const to = "/company-dashboard";
const inDays = (days: number) => addDays(damascusDay(new Date()), days);
const post = (as: Person, form: Record<string, string>) => visit(action, { as, to, form });
const lastDayOf = async (id: string) =>
  (await db.select().from(jobs).where(eq(jobs.id, id)))[0]?.applicationDeadline;

async function page(as: Person, actionData?: unknown, language: "en" | "ar" = "en") {
  const { data } = await visit(loader, { as, to, language });
  const props = { loaderData: data, actionData, matches: [] };
  return rendered(createElement(CompanyDashboard, props as never), language);
}

/** The fields that a button of the list's only job sends. */
async function formOf(as: Person, intent: string): Promise<Record<string, string>> {
  const forms = (await page(as)).match(/<form.*?<\/form>/gs) ?? [];
  const form =
    forms.find((each) => each.includes('name="job"') && each.includes(`value="${intent}"`)) ?? "";
  const hidden = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return { intent, ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])) };
}

describe("extending a job from the list", () => {
  it("adds two weeks once where a colleague was faster, and names the last day", async () => {
    const company = await makeCompany();
    const colleague = await makeMember(company, "recruiter");
    const job = await makeJob(company, { title: "Courier", applicationDeadline: inDays(2) });
    const [own, other] = [await formOf(company, "extend"), await formOf(colleague, "extend")];
    expect(await post(colleague, other)).toMatchObject({ notice: "manage.done.extend" });
    const answer = await post(company, own);
    expect(answer).toMatchObject({ status: 409 });
    expect(await lastDayOf(job.id)).toBe(inDays(16));
    for (const [language, { manage }] of [
      ["en", en],
      ["ar", ar],
    ] as const) {
      const html = await page(company, answer.data, language);
      expect(html).toContain(manage.refusals.lastDayChanged);
      const date = formatDate(inDays(16), language);
      expect(html).toContain(`<bdi>Courier</bdi>: ${manage.until({ date })}`);
    }
    // The answer shows the new day, so its button extends.
    expect(await post(company, await formOf(company, "extend"))).toMatchObject({ status: 303 });
    expect(await lastDayOf(job.id)).toBe(inDays(30));
  });

  it("adds nothing to the filters that a link in an email has added", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, { applicationDeadline: inDays(2) });
    const link = new URL(await renewalLink(company.id, job)).searchParams;
    const form = await formOf(company, "extend");
    expect(await renewByLink(link)).toEqual({ id: job.id });
    expect(await post(company, form)).toMatchObject({ status: 409 });
    expect(await lastDayOf(job.id)).toBe(inDays(16));
  });

  it("does not extend a job whose last day was set after the question whether it is still open", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, {
      applicationDeadline: null,
      confirmationRequestedAt: new Date(),
    });
    const form = await formOf(company, "confirm");
    await db
      .update(jobs)
      .set({ applicationDeadline: inDays(5) })
      .where(eq(jobs.id, job.id));
    expect(await post(company, form)).toMatchObject({ status: 409 });
    expect(await lastDayOf(job.id)).toBe(inDays(5));
  });
});

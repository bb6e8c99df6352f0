import { type Browser, expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { companyInvitations } from "#app/features/accounts/membership/membership.table.ts";
import { openInvitationLink } from "#app/features/team/emails/invitation-links.server.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { db } from "#app/platform/database/database.server.ts";
import { test } from "#e2e/support/board.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { inArabic } from "#e2e/support/languages.ts";
import { applyTo } from "#e2e/support/new-application.ts";
import { enter, newCompany, newSeeker, originOf, speak } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";

const password = "rainy roofs of Homs";

/** The link of an invitation, once its email has gone: the newest one works. */
async function linkFor(email: string): Promise<string> {
  const find = async () =>
    (await db.select().from(companyInvitations).where(eq(companyInvitations.email, email)))[0];
  await expect.poll(async () => (await find())?.tokenHash ?? null).not.toBeNull();
  return `/invitation?token=${await openInvitationLink((await find())?.id ?? "")}`;
}

async function invite(page: Page, { team }: AllMessages, email: string, role: string) {
  const form = page.locator("main form").filter({ has: page.locator("input[name=email]") });
  await form.locator("input[name=email]").fill(email);
  await form.locator("select[name=role]").selectOption(role);
  await form.getByRole("button", { name: team.send }).click();
}

/** Opens the link in a browser of its own and registers by it. */
async function join(browser: Browser, way: typeof inArabic, email: string, firstName: string) {
  const { language, messages: words } = way;
  const context = await browser.newContext();
  const page = await context.newPage();
  await speak(page, language);
  await openHydrated(page, await linkFor(email));
  await page.locator("input[name=firstName]").fill(firstName);
  await page.locator("input[name=lastName]").fill("Kabbani");
  await page.locator("input[name=password]").fill(password);
  await page.locator("input[name=confirmPassword]").fill(password);
  await page.locator("input[name=agree]").check();
  await page.getByRole("button", { name: words.team.invitation.register }).click();
  await expect(page).toHaveURL("/company-dashboard");
  await expect(page.locator("main")).toContainText(words.team.joined);
  return page;
}

test.describe("issue 14, team", () => {
  const { language, messages: words } = inArabic;
  const { team, applicants, posting } = words;

  test.use({ viewport: { width: 390, height: 844 } });

  test("three people share a company, each with a role, and one is removed at once", async ({
    page,
    browser,
  }) => {
    test.slow();
    const company = await newCompany();
    await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, company.id));
    const job = await makeJob(company, { title: "Accountant" });
    await applyTo(page, await newSeeker(), job.id, language, { coverLetter: "Hello" });
    const [recruiter, reader, nobody] = ["recruiter", "reader", "nobody"].map(
      (who) => `${who}-${company.id}@people.example`,
    ) as [string, string, string];

    await enter(page, company, language);
    await openHydrated(page, "/my-account");
    await page.getByRole("link", { name: new RegExp(`^${team.title}`) }).click();
    await expect(page).toHaveURL("/company-dashboard/team");
    await invite(page, words, "no address", "reader");
    await expect(page.locator("main")).toContainText(team.emailInvalid);
    await expect(page.locator("input[name=email]"), "what was typed stays").toHaveValue(
      "no address",
    );
    for (const [email, role] of [
      [recruiter, "recruiter"],
      [reader, "reader"],
      [nobody, "reader"],
    ] as const) {
      await invite(page, words, email, role);
      await expect(page.locator("main")).toContainText(team.invited);
      await expect(page.locator("main li").filter({ hasText: email })).toBeVisible();
    }
    await page.getByRole("button", { name: team.revokeOf({ email: nobody }) }).click();
    await expect(page.locator("main")).toContainText(team.revoked);
    await expect(page.locator("main")).not.toContainText(nobody);

    const rana = await join(browser, inArabic, recruiter, "Rana");
    const applicant = `/company-dashboard/jobs/${job.id}/applicants`;
    await openHydrated(rana, applicant);
    await rana.locator("main .app-row a:visible").click();
    await rana.getByRole("link", { name: applicants.action.shortlist }).click();
    await rana.getByRole("button", { name: applicants.form.send.shortlist }).click();
    await expect(rana.locator("main")).toContainText(applicants.done.head);

    const yazan = await join(browser, inArabic, reader, "Yazan");
    const toPosting = yazan.locator(".own-bar a[href='/post-job']");
    await expect(toPosting).toHaveCount(0);
    await openHydrated(yazan, applicant);
    await yazan.locator("main .app-row a:visible").click();
    await expect(yazan).not.toHaveURL(/applicants$/);
    await expect(yazan.locator("main")).toContainText("Hello");
    // Every member rates.
    const forms = yazan.locator("main form[method=post]");
    await expect(forms).toHaveCount(1);
    await expect(forms.locator("[name=intent]")).toHaveValue("rate");
    const forged = await yazan.request.post(yazan.url(), {
      form: { intent: "answer", action: "hire" },
      headers: { origin: await originOf(yazan) },
      maxRedirects: 0,
    });
    expect(forged.status()).toBe(403);
    await openHydrated(yazan, "/post-job");
    await expect(yazan).toHaveURL("/company-dashboard");
    await expect(yazan.locator("main")).toContainText(posting.readOnly);

    // By name, for the company.
    await openHydrated(page, applicant);
    await page.locator("main .app-row a:visible").click();
    await page.locator("summary", { hasText: applicants.history }).click();
    await expect(page.locator("main .events")).toContainText(
      applicants.by({ event: applicants.event.shortlist, name: "Rana Kabbani" }),
    );

    await openHydrated(page, "/company-dashboard/team");
    const row = (name: string) => page.locator("main li").filter({ hasText: name });
    await row("Yazan").locator("select").selectOption("recruiter");
    await row("Yazan").getByRole("button").first().click();
    await expect(page.locator("main")).toContainText(team.roleChanged);
    await row("Rana").getByRole("link", { name: team.remove }).click();
    await page.getByRole("button", { name: team.removeAct }).click();
    await expect(page.locator("main")).toContainText(team.removed);
    await expect(row("Rana")).toHaveCount(0);

    await rana.goto(applicant);
    await expect(rana, "the account stays, the company is gone").toHaveURL("/my-account");
    await openHydrated(yazan, "/company-dashboard");
    await expect(toPosting).toBeVisible();
    await rana.context().close();
    await yazan.context().close();
  });
});

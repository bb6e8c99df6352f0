import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { addModerator } from "#app/features/accounts/operator/moderators.server.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import type { ContentLanguage } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { demoPassword } from "#demo/demo-password.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { type Third, thirdOf, thirds } from "#e2e/support/all-pages.ts";
import { test } from "#e2e/support/board.ts";
import { hydrate, openHydrated, settle } from "#e2e/support/hydration.ts";
import { messagesOf, ofRelease } from "#e2e/support/languages.ts";
import { applyTo } from "#e2e/support/new-application.ts";
import {
  endSession,
  enter,
  newCompany,
  newSeeker,
  originOf,
  speak,
} from "#e2e/support/new-people.ts";
import { unfoldFields } from "#e2e/support/signed-in.ts";
import { type EmailPerson, makeJob } from "#test/people.ts";

/* Reports 2 and 8: a session that ended, and a switch of language, take nothing from any form. */

type Input = Record<string, string>;

const parts = thirds.map((third, at) => ({ third, tag: at === 0 ? [] : ofRelease }));

/** The pages with a form that text is typed into, by who may open them, or half of the chief ones. */
async function pagesOf(page: Page, third?: Third) {
  const company = await newCompany();
  const seeker = await newSeeker();
  const job = await makeJob(company);
  const other = await makeJob(company);
  const moderator = await newSeeker();
  await addModerator(moderator.id);
  await applyTo(page, seeker, other.id, "en");
  const report = { reason: "money", details: "They wanted money.", email: "who@people.example" };
  const headers = { origin: await originOf(page) };
  await page.request.post(`/report/${other.id}`, { form: report, headers });
  const [sent] = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(eq(jobApplications.jobId, other.id));
  const [reported] = await db.select({ id: moderationCases.id }).from(moderationCases);
  const all = [
    { person: seeker, paths: ["/my-account", `/apply/${job.id}`, "/alerts/new?keyword=driver"] },
    {
      person: company,
      paths: [
        "/my-account",
        "/post-job",
        "/company-dashboard/team",
        "/company-dashboard/templates",
        `/company-dashboard/jobs/${other.id}/applicants/${sent?.id}`,
      ],
      more: [
        `/edit-job/${job.id}?step=1`,
        `/edit-job/${job.id}?step=2`,
        `/company-dashboard/jobs/${other.id}/applicants/${sent?.id}?answer=reply`,
      ],
    },
    { person: moderator, paths: [`/moderation/${reported?.id}`, `/report/${job.id}`] },
    {
      person: null,
      paths: [
        "/login",
        "/register",
        "/forget-password",
        "/alerts/new?keyword=driver",
        `/report/${job.id}`,
        `/report/company/${company.id}`,
      ],
    },
  ];
  return all.map(({ person, paths, more = [] }) => ({
    person,
    paths: third ? thirdOf(paths, third) : [...paths, ...more],
  }));
}

for (const { third, tag } of parts) {
  test(`every form of the ${third} third is as it was after a link and Back, and in the other language`, {
    tag,
  }, async ({ page }) => {
    test.slow();
    for (const { person, paths } of await pagesOf(page, third)) {
      await page.context().clearCookies();
      for (const path of paths) {
        const input = await typeOn(page, path, person);
        await page.locator("header a[href='/jobs']").first().click();
        await page.waitForURL(/\/jobs$/);
        await page.goBack();
        await expect.poll(() => read(page, input), { message: `${path}, Back` }).toEqual(input);
        await page.locator("header a[hreflang]").click();
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
        await hydrate(page);
        await expect.poll(() => read(page, input), { message: path }).toEqual(input);
      }
    }
  });

  test(`every form of the ${third} third is filled again when its session ended and its person logs in`, {
    tag,
  }, async ({ page }) => {
    test.slow();
    for (const { person, paths } of await pagesOf(page, third)) {
      if (!person) continue;
      // Visitors may send alerts and reports too; the test below sends a whole application.
      for (const path of paths.filter((one) => !/^\/(?:apply|alerts|report)/.test(one))) {
        await enter(page, person, "en");
        await openHydrated(page, path);
        const input = await type(page);
        await endSession(page, person);
        await submit(page);
        await page.waitForURL(/\/login\?/, { timeout: 30_000 }).catch(() => {
          throw new Error(`${path} does not lead to the login.`);
        });
        await logIn(page, person.email);
        await page.waitForURL((url) => url.pathname === path.split("?")[0]);
        await expect(page.getByText(messagesOf.en.ui.frame.filledAgain), path).toBeVisible();
        await expect.poll(() => read(page, input), { message: path }).toEqual(input);
      }
    }
  });
}

// Finding 1 of the third round, and 5
for (const isAfterLink of [false, true]) {
  const way = isAfterLink ? "a link, another site" : "another site";
  test(`every form is as it was after ${way} and Back`, { tag: ofRelease }, async ({ page }) => {
    test.setTimeout(180_000);
    for (const { person, paths } of await pagesOf(page)) {
      await page.context().clearCookies();
      for (const path of paths) {
        const input = await typeOn(page, path, person);
        if (isAfterLink) {
          await page.locator("header a[href='/jobs']").first().click();
          await page.waitForURL(/\/jobs$/);
        }
        await page.goto("/privacy-policy");
        // A browser may run what the page does as it goes when the next one is there.
        if (isAfterLink) await page.waitForFunction(() => sessionStorage.getItem("furas-left"));
        await page.goBack();
        // Scripts that come to the page in between while it goes may store its fields too late for the next.
        if (isAfterLink) {
          await hydrate(page);
          await page.goBack();
        }
        await page.waitForURL((url) => url.pathname + url.search === path);
        await hydrate(page);
        await expect.poll(() => read(page, input), { message: path }).toEqual(input);
      }
    }
  });
}

// Round of fresh eyes, finding 3: the cities come by scripts, after the browser fills the page in.
test("a chosen place is as it was after another site and Back", { tag: ofRelease }, async ({
  page,
}) => {
  const seeker = await newSeeker();
  const choose = (name: string, value: string) =>
    page.locator(`main select[name=${name}]`).selectOption(value);
  // A browser may end the page that goes when the next one is there, and stores its fields then.
  await page.addInitScript(() => {
    addEventListener("pagehide", () => localStorage.setItem("page-gone", location.pathname));
  });
  const detour = async (path: string) => {
    // As an earlier detour has left it.
    await page.evaluate(() => localStorage.removeItem("page-gone"));
    await page.goto("/privacy-policy");
    await page.waitForFunction((gone) => localStorage.getItem("page-gone") === gone, path);
    await page.goBack();
    await hydrate(page);
  };
  for (const [person, path] of [
    [null, "/register"],
    [seeker, "/my-account"],
  ] as const) {
    if (person) await enter(page, person, "en");
    else await speak(page, "en");
    for (const [country, province, city] of [
      ["Syria", "Homs", "Palmyra"],
      ["Syria", "Daraa", "Bosra"],
      ["Germany", "Hessen", "Kassel"],
    ]) {
      const at = `${path}, ${city}`;
      await openHydrated(page, path);
      await unfoldFields(page);
      await choose("country", country ?? "");
      if (country === "Syria") {
        await choose("province", province ?? "");
        await choose("city", city ?? "");
      } else {
        await page.locator("main input[name=province]").fill(province ?? "");
        await page.locator("main input[name=city]").fill(city ?? "");
      }
      await detour(path);
      for (const [name, value] of Object.entries({ country, province, city })) {
        await expect(page.locator(`main [name=${name}]`), at).toHaveValue(value ?? "");
      }
    }
  }
});

test("report 2 a form that was sent before its scripts ran comes back after a login with scripts", async ({
  page,
}) => {
  const company = await newCompany();
  const job = await makeJob(company);
  await openHydrated(page, `/jobs/${job.id}`);
  await enter(page, company, "en");
  // Scripts that came would find the end of the session by themselves.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/company-dashboard/templates");
  await page.context().clearCookies({ name: /furas_session/ });
  await page.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>("main form textarea");
    if (!field?.form) throw new Error("The page has no form.");
    field.value = "Bring your licence, please.";
    field.form.submit();
  });
  await page.waitForURL(/\/login\?/);
  await page.unroute("**/assets/*.js");
  await page.reload();
  await logIn(page, company.email);
  await page.waitForURL((url) => url.pathname === "/company-dashboard/templates");
  expect(page.url()).not.toContain("loaded=");
  // What the browser remembered of a visitor has moved to the account, which loads other pages again.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("furas-memory"))).toBeNull();
  await settle(page);
  await expect(page.getByText(messagesOf.en.ui.frame.unsent.text)).toBeVisible();
  await expect(
    page.locator("main input[type=hidden][value^='Bring'], input[value^='Bring']"),
  ).toHaveCount(1);
});

test("the input of one person is not shown to another who logs in on the same page", async ({
  page,
}) => {
  const [seeker, other] = [await newSeeker(), await newSeeker()];
  const job = await makeJob(await newCompany());
  await enter(page, seeker, "en");
  await openHydrated(page, `/apply/${job.id}`);
  await page.locator("#coverLetter").fill("For the board's eyes only");
  await page.locator("#resume").setInputFiles(cv);
  await endSession(page, seeker);
  await page.locator(".send-bar button").click();
  await page.waitForURL(/\/login\?/);
  await logIn(page, other.email);
  await page.waitForURL(/\/apply\//);
  await expect(page.locator("#coverLetter")).toHaveValue("");
  expect(await fileOf(page)).toBeUndefined();
});

test("a chosen CV comes back with the form, and is sent", async ({ page }) => {
  const seeker = await newSeeker();
  const job = await makeJob(await newCompany());
  await enter(page, seeker, "en");
  await openHydrated(page, `/apply/${job.id}`);
  await page.locator("#coverLetter").fill("I know the work.");
  await page.locator("#resume").setInputFiles(cv);
  await endSession(page, seeker);
  await page.locator(".send-bar button").click();
  await expect(page.getByText(messagesOf.en.applications.loginFirst)).toBeVisible();
  await logIn(page, seeker.email);
  await page.waitForURL(/\/apply\//);
  await expect(page.locator("#coverLetter")).toHaveValue("I know the work.");
  // The letter also comes from the draft, which may be there before.
  await expect.poll(() => fileOf(page)).toBe("Sami.pdf");
  await page.locator(".send-bar button").click();
  await page.waitForURL(/done=1/);
});

const cv = {
  name: "Sami.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(samplePdf(["Sami"])),
};

const fileOf = (page: Page) =>
  page.locator("#resume").evaluate((field: HTMLInputElement) => field.files?.[0]?.name);

async function logIn(page: Page, email: string, language: ContentLanguage = "en") {
  const { accounts } = messagesOf[language];
  await page.getByLabel(accounts.email, { exact: true }).fill(email);
  await page.locator("#password").fill(demoPassword);
  await page
    .locator("main")
    .getByRole("button", { name: accounts.login.submit, exact: true })
    .click();
}

/** Opens a page in Arabic, as somebody or as a visitor, and types into its forms. */
async function typeOn(page: Page, path: string, person: EmailPerson | null): Promise<Input> {
  if (person) await enter(page, person, "ar");
  else await speak(page, "ar");
  await openHydrated(page, path);
  const input = await type(page);
  expect(Object.keys(input), path).not.toEqual([]);
  return input;
}

/** Types into every field of text that the page's forms show. */
async function type(page: Page, form = "form[method=post]"): Promise<Input> {
  await unfoldFields(page);
  const input: Input = {};
  const fields = page.locator(
    `main ${form} :is(textarea, input[type=text], input[type=email], input:not([type])):visible:not([readonly])`,
  );
  for (const field of await fields.all()) {
    const id = (await field.getAttribute("id")) ?? "";
    const text =
      (await field.getAttribute("type")) === "email" ? "input@people.example" : `كتبت ${id}`;
    if (!id) continue;
    await field.fill(text);
    input[id] = await field.inputValue();
  }
  return input;
}

/** Nothing while the page is being loaded again, as another session has it done. */
function read(page: Page, input: Input): Promise<Input> {
  const values = page.evaluate((ids) => {
    const field = (id: string) => document.getElementById(id) as HTMLInputElement | null;
    return Object.fromEntries(ids.map((id) => [id, field(id)?.value ?? ""]));
  }, Object.keys(input));
  return values.catch(() => ({}));
}

/** Sends the form that the last field stands in, whatever its browser would say of it. */
async function submit(page: Page) {
  await page.evaluate(() => {
    const forms = document.querySelectorAll<HTMLFormElement>("main form[method=post]");
    const form = [...forms].findLast((each) =>
      each.querySelector("textarea, input[type=text], input[type=email]"),
    );
    if (form) form.noValidate = true;
    form?.requestSubmit(form.querySelector<HTMLButtonElement>("button.btn-primary"));
  });
}

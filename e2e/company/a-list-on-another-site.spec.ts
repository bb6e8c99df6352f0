import { type Browser, expect, type Page } from "@playwright/test";
import { shortName } from "#app/features/job/short-address.ts";
import { directionOf, type Language, languages } from "#app/i18n/language.ts";
import { paths } from "#app/paths.ts";
import { test } from "#e2e/support/board.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { messagesOf } from "#e2e/support/languages.ts";
import { shiftOn, watchShift } from "#e2e/support/layout-shift.ts";
import { enter, newCompany } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";
import { startForeignSite } from "#test/servers/foreign-site.ts";

const maxBytes = 5000;

/** Opens a page of another site with this body; `faults` are what its console and policy complain of. */
async function openForeign(
  browser: Browser,
  board: string,
  language: Language,
  body: string,
  hasScript = true,
) {
  const direction = directionOf(language);
  const site = await startForeignSite(board, { language, direction, body });
  const phone = { viewport: { width: 390, height: 844 } };
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const faults: string[] = [];
  const requested: string[] = [];
  page.on("console", (message) => void faults.push(message.text()));
  page.on("pageerror", (error) => void faults.push(String(error)));
  page.on("request", (request) => void requested.push(request.url()));
  await watchShift(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/embed/*.json?*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(site.origin);
  if (hasScript) await isReserved(page);
  held.resolve();
  return { page, context, site, faults, requested };
}

/** The room for the jobs is there before they are: from then on nothing moves. */
async function isReserved(page: Page): Promise<void> {
  await expect(page.locator("furas-jobs section[aria-busy]").first()).toBeVisible();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.evaluate(() => {
    window.moved = 0;
  });
}

const script = (board: string, company: string, more = "") =>
  `<script async src="${board}/embed.js" data-company="${company}" data-limit="3"${more}></script>`;

async function makeListed() {
  const company = await newCompany({ companyName: "Listed Mill" });
  const pay = { salaryMin: "900", salaryMax: "1200", currency: "SYP", pound: "new" } as const;
  const job = await makeJob(company, { title: "<b>Miller & baker</b>", ...pay });
  return { company, job };
}

for (const language of languages) {
  const { embed, jobs } = messagesOf[language];

  test(`issue 16, embed: in ${language} the script lists a company's jobs under a strict policy`, async ({
    browser,
    board,
  }) => {
    const { company, job } = await makeListed();
    const foreign = await openForeign(
      browser,
      board.origin,
      language,
      script(board.origin, company.id),
    );
    const { page, context, site, faults, requested } = foreign;
    const list = page.getByRole("region", { name: embed.label({ company: "Listed Mill" }) });
    const link = list.getByRole("link", { name: "<b>Miller & baker</b>" });
    await expect(link).toBeVisible();
    await expect(list).toContainText(language === "ar" ? "حلب" : "Aleppo");
    await expect(list).toContainText(jobs.pounds.new);
    await expect(list).toHaveCSS("direction", directionOf(language));
    // Its style holds although the page allows none, and stays within.
    await expect(list).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator("#below")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    expect(await shiftOn(page)).toBe(0);
    expect(requested.map((url) => url.replace(board.origin, ""))).toEqual([
      `${site.origin}/`,
      "/embed.js",
      `/embed/${company.id}.json?lang=${language}&limit=3`,
    ]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(faults).toEqual([]);

    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    const opened = context.waitForEvent("page");
    await page.keyboard.press("Enter");
    const reading = await opened;
    await expect(reading).toHaveURL(new RegExp(`/jobs/${job.id}`));
    expect(await reading.evaluate(() => window.opener)).toBeNull();
    const short = paths.shortJob(shortName(job.id), "e");
    expect(await link.getAttribute("href")).toContain(short);
    await context.close();
    await site.close();
  });
}

test("issue 16, embed: the script names jobs that it cannot show, and follows its options", async ({
  browser,
  board,
}) => {
  const quiet = await newCompany({ companyName: "Quiet Mill" });
  const body =
    script(board.origin, quiet.id) +
    '<furas-jobs id="unknown" data-company="no-such-mill" data-limit="1"></furas-jobs>';
  const { page, context, site } = await openForeign(browser, board.origin, "en", body);
  const { embed, embedScript } = messagesOf.en;
  await expect(page.getByText(embed.none)).toBeVisible();
  await expect(page.locator("#unknown")).toContainText(embedScript.failed);
  expect(await shiftOn(page)).toBe(0);
  const { company } = await makeListed();
  await page.evaluate((id) => {
    const list = document.querySelector<HTMLElement>("#unknown");
    if (list) Object.assign(list.dataset, { company: id, language: "ar", theme: "dark" });
  }, company.id);
  const arabic = messagesOf.ar.embed.label({ company: "Listed Mill" });
  const list = page.getByRole("region", { name: arabic });
  await expect(list).toHaveCSS("direction", "rtl");
  await expect(list).toHaveCSS("background-color", "rgb(27, 34, 33)");
  await context.close();
  await site.close();
});

test("issue 16, embed: the frame shows the list without scripts, and no other page may be framed", async ({
  browser,
  board,
}) => {
  const { company } = await makeListed();
  const frame = (path: string) => `<iframe src="${board.origin}${path}" width="360"></iframe>`;
  const body = frame(`/embed/${company.id}?lang=en&limit=3`) + frame("/jobs");
  const { page, context, site } = await openForeign(browser, board.origin, "en", body, false);
  const [shown, refused] = [
    page.frameLocator("iframe").first(),
    page.frameLocator("iframe").last(),
  ];
  await expect(shown.getByRole("link", { name: "<b>Miller & baker</b>" })).toBeVisible();
  await expect(shown.locator("main")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(shown.locator("script")).toHaveCount(0);
  await expect(refused.getByRole("link", { name: messagesOf.en.ui.frame.site })).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
  await context.close();
  await site.close();
});

test("issue 16, embed: the script has at most five thousand bytes, and any site may load it", async ({
  request,
}) => {
  const answer = await request.get("/embed.js", { headers: { "accept-encoding": "identity" } });
  expect((await answer.body()).length).toBeLessThanOrEqual(maxBytes);
  expect(answer.headers()).toMatchObject({
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  });
  const list = await request.get("/embed/nabda-telecom.json?limit=3");
  const { etag = "" } = list.headers();
  const again = await request.get("/embed/nabda-telecom.json?limit=3", {
    headers: { "if-none-match": etag },
  });
  expect([list.status(), again.status()]).toEqual([200, 304]);
});

test("issue 16, embed: a company chooses, sees both forms and copies the line", async ({
  page,
  context,
}) => {
  const { company } = await makeListed();
  const texts = messagesOf.en.embed.page;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enter(page, company, "en");
  await openHydrated(page, paths.companyEmbed());
  await page.getByLabel(texts.language).selectOption("ar");
  await page.getByLabel(texts.theme).selectOption("dark");
  await page.getByRole("button", { name: texts.show }).click();
  await expect(page).toHaveURL(/theme=dark/);
  await hasBothPreviews(page);
  await page.getByRole("button", { name: texts.copy }).first().click();
  await expect(page.getByText(texts.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('data-language="ar"');
  expect(copied).toContain('data-theme="dark"');
});

async function hasBothPreviews(page: Page): Promise<void> {
  const title = { name: "<b>Miller & baker</b>" };
  await expect(page.locator("furas-jobs").getByRole("link", title)).toBeVisible();
  await expect(page.frameLocator("iframe").getByRole("link", title)).toBeVisible();
}

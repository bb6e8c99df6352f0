import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { languages } from "#app/i18n/language.ts";
import { examplesFor, pagesOf } from "#e2e/support/all-pages.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { messagesOf } from "#e2e/support/languages.ts";
import { shiftOn, watchShift } from "#e2e/support/layout-shift.ts";
import { signIn } from "#e2e/support/signed-in.ts";
import { claimConnection, weigh } from "#e2e/support/weighing.ts";

const readOnlyPages = examplesFor("anybody", ({ scripts }) => scripts === "none");
const quiet = ["/", "/home", "/jobs", "/companies", "/login", "/saved-jobs", "/advanced-search"];
// D14: with a keyword there is a sort more, and tools and chips stand close on a phone.
quiet.push("/jobs?keyword=driver&location=Aleppo");
const lightLines = { "Save-Data": { saveData: true }, "2g": { effectiveType: "2g" } };

for (const language of languages) {
  test(`in ${language} a first visit needs few requests and bytes, before a page can be used and in all`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const job = await firstJob(await browser.newPage());
    const limits: [path: string, bytes: number][] = [
      ["/jobs", 20_000],
      ["/category/Design", 20_000],
      [job, 15_000],
      ["/", 20_000],
      ["/home", 20_000],
      ["/companies", 20_000],
    ];
    for (const [path, bytes] of limits) {
      const context = await browser.newContext();
      const weighed = await weigh(context, path, language);
      await context.close();
      expect(weighed.requests, path).toBeLessThanOrEqual(3);
      expect(weighed.bytes, path).toBeLessThanOrEqual(bytes);
      expect(weighed.idleBytes, path).toBeLessThanOrEqual(160_000);
    }
  });
}

for (const [called, line] of Object.entries(lightLines)) {
  test(`on a connection that reports ${called} no page loads a script, also when it is used`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await claimConnection(page, line);
    const job = await firstJob(page);
    for (const path of ["/", "/home", "/jobs", job, "/login"]) {
      await page.goto(path);
      await page.locator("main input:visible, main a:visible").first().focus();
      await page.waitForTimeout(3500);
    }
    await page.goto("/saved-jobs?lang=en");
    await expect(page.getByText(messagesOf.en.offline.saved.needs)).toBeVisible();
    expect(scripts).toEqual([]);
  });
}

test("saved jobs ask for their scripts at once, and say that they need them only when none come", async ({
  page,
}) => {
  const { needs, none } = messagesOf.en.offline.saved;
  await claimConnection(page, { effectiveType: "3g" });
  let answer: "hold" | "cut" | "let" = "hold";
  await page.route("**/assets/*.js", async (route) => {
    while (answer === "hold") await new Promise((resolve) => setTimeout(resolve, 50));
    await (answer === "cut" ? route.abort() : route.continue());
  });
  const script = page.waitForRequest("**/assets/*.js");
  await page.goto("/saved-jobs?lang=en");
  await script;
  await expect(page.getByText(needs)).toBeHidden();
  answer = "cut";
  await expect(page.getByText(needs)).toBeVisible();
  answer = "let";
  await page.reload();
  await expect(page.getByRole("heading", { name: none })).toBeVisible();
});

for (const language of languages) {
  test(`in ${language} nothing moves by itself, neither while a page loads nor when it hydrates`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await watchShift(page);
    await page.goto(`/?lang=${language}`);
    for (const path of [...quiet, await firstJob(page)]) {
      await openHydrated(page, path);
      expect(await shiftOn(page), path).toBe(0);
    }
  });
}

test("pages that are only read load no scripts for a visitor", async ({ page }) => {
  const scripts = scriptsOf(page);
  for (const path of readOnlyPages) {
    await page.goto(path);
    await expect(page.locator("#page-data")).toHaveCount(0);
    await page.waitForTimeout(2500);
  }
  expect(scripts).toEqual([]);
});

test("every page loads the sheets that its classes stand in", async ({ browser }) => {
  test.setTimeout(180_000);
  const sheets = new Map(
    ["app", "front", "info", "list", "desk"].map((name) => [name, classesOf(name)]),
  );
  const missing: string[] = [];
  for (const [who, paths] of pagesOf) {
    const page = await browser.newPage({ javaScriptEnabled: false });
    const job = await firstJob(page);
    if (who) await signIn(page, who, "en");
    for (const path of paths) {
      const html = await (await page.request.get(path.replace("/JOB", job.slice(5)))).text();
      const loaded = [...html.matchAll(/\/assets\/(app|front|info|list|desk)-[\w-]+\.css/g)].map(
        ([, name = ""]) => name,
      );
      for (const name of new Set(classesIn(html))) {
        const homes = [...sheets]
          .filter(([, classes]) => classes.has(name))
          .map(([sheet]) => sheet);
        const there = homes.length === 0 || homes.some((sheet) => loaded.includes(sheet));
        if (!there) missing.push(`${path}: .${name} stands in ${homes.join(", ")}`);
      }
    }
    await page.close();
  }
  expect(missing).toEqual([]);
});

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

async function firstJob(page: Page): Promise<string> {
  const html = await (await page.request.get("/jobs")).text();
  return /href="(\/jobs\/[\da-f-]{36})"/.exec(html)?.[1] ?? "";
}

/** The classes that a built sheet has rules for. */
function classesOf(sheet: string): Set<string> {
  const folder = "build/client/assets";
  const file = readdirSync(folder).find(
    (name) => name.startsWith(`${sheet}-`) && /css$/.test(name),
  );
  const selectors = readFileSync(`${folder}/${file}`, "utf8").replace(/\{[^{}]*\}/g, "{}");
  const classes = selectors.matchAll(/\.((?:\\.|[\w-])+)/g);
  return new Set([...classes].map(([, name = ""]) => name.replace(/\\(.)/g, "$1")));
}

function classesIn(html: string): string[] {
  const lists = html.matchAll(/\sclass="([^"]*)"/g);
  return [...lists].flatMap(([, list = ""]) =>
    list.replaceAll("&gt;", ">").replaceAll("&amp;", "&").split(" "),
  );
}

import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Language, languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { quantile } from "#bench/harness/statistics.ts";
import { demoPassword } from "#demo/demo-password.ts";

/** How much slower than this machine the phone is. */
const slowdown = 6;
const limitMs = 200;

/** The event that took longest, and what its time went to. */
type Interaction = { step: string; ms: number; waited: number; worked: number };

/**
 * Interaction to next paint on a slow phone, over what seekers do: each press and key from its event to
 * the paint that follows, the longest of the events that belong to one.
 */
export async function printInteractions(browser: Browser, origin: string): Promise<void> {
  console.log(
    `\nInteraction to next paint, CPU ${slowdown} times slower, ms (limit ${limitMs} at p98)`,
  );
  const all: Interaction[] = [];
  for (const language of languages) {
    const seen = [
      ...(await watch(browser, origin, language, findJob)),
      ...(await watch(browser, origin, language, applyForJob)),
    ];
    all.push(...seen);
    tell(language, seen);
  }
  tell("all", all);
  console.log("  slowest (waited for the page + its handlers + until painted):");
  for (const { step, ms, waited, worked } of all.toSorted((a, b) => b.ms - a.ms).slice(0, 12))
    console.log(`    ${step} ${ms} (${waited} + ${worked} + ${Math.max(0, ms - waited - worked)})`);
}

function tell(name: string, seen: Interaction[]): void {
  const ms = seen.map((each) => each.ms);
  const p98 = quantile(ms, 0.98);
  const missed = p98 > limitMs ? " ✗" : "";
  console.log(
    `  ${name}: ${ms.length} interactions, p50 ${quantile(ms, 0.5)}, p98 ${p98}${missed}, longest ${quantile(ms, 1)}`,
  );
}

type Journey = (phone: Phone) => Promise<void>;
type Phone = {
  page: Page;
  language: Language;
  step: (name: string, act: () => Promise<void>) => Promise<void>;
};

async function watch(
  browser: Browser,
  origin: string,
  language: Language,
  journey: Journey,
): Promise<Interaction[]> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  await context.addCookies([{ name: "lang", value: language, url: origin }]);
  const longest = new Map<string, Interaction>();
  const page = await slowPage(context);
  let current = "";
  let documents = 0;
  page.on("domcontentloaded", () => documents++);
  await page.exposeFunction("noteInteraction", (id: number, taken: Omit<Interaction, "step">) => {
    const key = `${documents} ${id}`;
    const before = longest.get(key);
    const step = before?.step ?? `${language} ${current}`;
    if (!before || taken.ms > before.ms) longest.set(key, { step, ...taken });
  });
  await page.addInitScript(observe);
  const step: Phone["step"] = async (name, act) => {
    current = name;
    await act();
    // A paint is reported once it has been, and a person looks before the next press.
    await page.waitForTimeout(1500);
  };
  await journey({ page, language, step });
  await context.close();
  return [...longest.values()];
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

/** In the page: a press or key has an id, scrolling and hovering have none. */
function observe(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { startTime, processingStart, processingEnd, duration: ms } = entry;
      const waited = Math.round(processingStart - startTime);
      const worked = Math.round(processingEnd - processingStart);
      const id = Reflect.get(entry, "interactionId");
      if (id > 0) Reflect.get(window, "noteInteraction")(id, { ms, waited, worked });
    }
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** A visitor looks for a job from home on, filters, saves, shares and reads on. */
async function findJob({ page, language, step }: Phone): Promise<void> {
  const { jobs, offline, ui } = messagesFor(language);
  await page.goto("/home");
  await step("menu", () => page.locator("details.menu > summary").first().tap());
  await step("to the list", () => page.locator(`.menu-box a[href="/jobs"]`).tap());
  const search = page.locator("main input[name=keyword]").first();
  await step("search field", () => search.tap());
  await step("typing", () =>
    search.pressSequentially(language === "ar" ? "مهندس" : "engineer", { delay: 150 }),
  );
  await step("search", () => search.press("Enter"));
  await step("list", () => page.goto("/jobs").then(() => {}));
  await step("filters", () => page.locator('a[href="#filters"]').tap());
  await step("a filter", () =>
    page.locator('#filters input[name="jobType"][value="remote"]').tap(),
  );
  await step("another", () =>
    page.locator('#filters input[name="jobType"][value="contract"]').tap(),
  );
  await step("show jobs", () => page.locator("#filters .sheet-foot button").tap());
  await step("save in the list", () =>
    page.getByRole("button", { name: offline.saved.saveMark }).first().tap(),
  );
  await step("a job", () => page.locator("article.job h3 a").first().tap());
  await step("share", () => page.locator("details.share > summary").tap());
  await step("share again", () => page.locator("details.share > summary").tap());
  await step("save", () => page.locator(".save-job button").tap());
  await step("another job", () => page.locator("article.job h3 a").first().tap());
  await step("back", () => page.goBack().then(() => {}));
  await step("list", () => page.goto("/jobs").then(() => {}));
  await step("more jobs", () => page.getByRole("link", { name: ui.loadMore }).tap());
  await step("sort", () => page.getByRole("combobox", { name: jobs.sort }).tap());
}

/** A seeker signs in and fills in an application. */
async function applyForJob({ page, step }: Phone): Promise<void> {
  await page.goto("/jobs");
  const path = await page.locator("article.job h3 a").first().getAttribute("href");
  await page.goto(`/login?next=${encodeURIComponent(path?.replace("jobs", "apply") ?? "")}`);
  const email = page.locator("main input[type=email]").first();
  await step("email", () => email.tap());
  await step("typing", () => email.pressSequentially("seeker@demo.furas.test", { delay: 60 }));
  const password = page.locator("main input[type=password]").first();
  await step("password", () => password.tap());
  await step("typing", () => password.pressSequentially(demoPassword, { delay: 60 }));
  await step("sign in", () => password.press("Enter"));
  await step("apply", () => page.goto(path?.replace("jobs", "apply") ?? "/").then(() => {}));
  const fields = page.locator("main form input[type=text]:visible, main form textarea:visible");
  for (let at = 0; at < Math.min(4, await fields.count()); at++) {
    await step("a field", () => fields.nth(at).tap());
    await step("typing", () => fields.nth(at).pressSequentially("Rima Halabi", { delay: 80 }));
  }
}

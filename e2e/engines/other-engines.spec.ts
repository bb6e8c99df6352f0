import { mkdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { demoPassword } from "#demo/demo-password.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { test } from "#e2e/support/board.ts";
import { messagesOf } from "#e2e/support/languages.ts";
import { skipWithout } from "#e2e/support/needs-program.ts";
import { newCompany } from "#e2e/support/new-people.ts";
import type { EngineBrowser } from "./engine.ts";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

type Size = [width: number, height: number];
const phone: Size = [390, 844];
const desktop: Size = [1280, 900];
const password = "qalam-ward-17";

const smokes = [
  { engine: firefox, language: "ar" },
  { engine: webkit, language: "en" },
] as const;

// The test runner drives Chromium; here the same board is used in engines that it does not know.
for (const { engine, language } of smokes) {
  // FRAME-11, POST-01, POST-09, JOBS-10, AUTH-04, APPLY-01, APPLY-09, ACCT-07, DASH-04, I18N-03
  test(`${engine.name}, ${language}: a company posts, a seeker searches, registers and applies, the company reads`, async ({
    board,
  }, info) => {
    skipWithout(engine.missing());
    test.setTimeout(240_000);
    const messages = messagesOf[language];
    const rare = `Qalam${Date.now().toString(36)}`;
    const shots = join(info.outputDir, "screenshots");
    mkdirSync(shots, { recursive: true });
    const browser = await engine.open();
    try {
      const at = journey(browser, board.origin, (name) => join(shots, `${name}.png`));
      const company = await newCompany({ companyDescription: "Bread" });
      const [companySize, seekerSize]: [Size, Size] =
        language === "ar" ? [desktop, phone] : [phone, desktop];

      await browser.resize(...companySize);
      await at.goto(`/?lang=${language}&switch=1`);
      await at.holds("document.documentElement.lang", language);
      await at.holds("document.documentElement.dir", language === "ar" ? "rtl" : "ltr");
      await at.looksRight("landing");
      await at.signIn(company.email, demoPassword, "/company-dashboard");
      await at.goto("/post-job");
      await browser.type("[name=title]", rare);
      await browser.type("[name=description]", "Bread for the morning. خبز الصباح.");
      await at.choose("[name=category]", "Education");
      await at.choose("[name=jobType]", "full-time");
      await at.choose("[name=experienceLevel]", "mid");
      await at.looksRight("posting");
      await at.press("main .btn-primary[value=next]", "step=2");
      await at.press("main .btn-primary[value=next]", "step=3");
      await at.choose("[name=province]", "Aleppo");
      await at.choose("[name=city]", "Azaz");
      await at.press("main .btn-primary[value=next]", "step=4");
      await at.press("main .btn-primary[value=submit]", "/jobs");
      await at.signOut();

      await browser.resize(...seekerSize);
      await at.goto("/jobs");
      await at.showsPlaceholder("main [name=keyword]");
      await browser.type("main [name=keyword]", rare);
      await at.press("main form[role=search] .btn-primary", "keyword=");
      await at.sees(rare);
      await at.looksRight("list");
      await browser.click("main article h3 a");
      await at.holds("document.querySelector('h1')?.textContent", rare);
      await at.looksRight("job");
      await at.press('main a[href^="/apply/"]', "/login");
      await at.press('main a[href^="/register"]', "/register");
      await at.looksRight("registration");
      const email = `${rare.toLowerCase()}@people.example`;
      const input: [name: string, text: string][] = [
        ["firstName", "سلمى"],
        ["lastName", "Al-Ahmad"],
        ["email", email],
        ["phone", "0944123456"],
        ["password", password],
        ["confirmPassword", password],
      ];
      await at.choose("[name=country]", "Syria");
      await at.choose("[name=province]", "Aleppo");
      await at.choose("[name=city]", "Azaz");
      for (const [name, text] of input) await browser.type(`main [name=${name}]`, text);
      await at.tick("[name=agree]");
      await at.press("main form .btn-primary", "/apply/");

      const cv = join(shots, "cv.pdf");
      await writeFile(cv, samplePdf(["Salma Al-Ahmad"]));
      await browser.attach("input[type=file]", cv);
      await browser.type("[name=coverLetter]", "أعرف هذا العمل. I know this work.");
      await at.looksRight("application");
      await at.press("main form[method=post] .btn-primary", "done=1");
      await at.looksRight("sent");
      await at.goto("/my-account?tab=applications");
      await at.sees(rare);
      await at.looksRight("my-applications");
      await at.signOut();
      await at.signIn(email, password, "/my-account");
      await at.signOut();

      await browser.resize(...companySize);
      await at.signIn(company.email, demoPassword, "/company-dashboard");
      await at.goto("/company-dashboard?tab=applications");
      await at.sees("Al-Ahmad");
      // The next to read stands open where there is room.
      const { full, inStages } = messages.applications.card;
      await at.sees(companySize === phone ? full : inStages);
      await at.looksRight("applications");
      const download = "document.querySelector('main a[href^=\"/documents/\"]').href";
      expect(await browser.evaluate(`return fetch(${download}).then(({ status }) => status)`)).toBe(
        200,
      );
    } finally {
      await browser.close();
    }
  });
}

/** What a person does in a journey, in any engine. */
function journey(browser: EngineBrowser, origin: string, shot: (name: string) => string) {
  const read = (expression: string) => browser.evaluate(`return ${expression}`);
  const waiting = { timeout: 60_000, intervals: [100, 250, 500] };
  const holds = (expression: string, wanted: unknown) =>
    expect.poll(() => read(expression).catch(String), waiting).toEqual(wanted);
  const arrives = (part: string) =>
    expect.poll(() => read("location.href").catch(String), waiting).toContain(part);
  // A load that is broken off may end later, as the next one's or with its own page; a document is
  // complete before its load has ended.
  const loadEnd = "performance.getEntriesByType('navigation')[0]?.loadEventEnd";
  const goto = async (path: string) => {
    await holds(`location.protocol === "about:" || ${loadEnd} > 0`, true);
    await browser.goto(origin + path);
  };
  /**
   * Until the page's scripts serve it. A form that is sent before is the browser's; scripts that start meanwhile
   * find the session changed and lead the document that is being left to the same address, so that a load
   * would follow the one that was waited for.
   */
  const hydrates = () =>
    holds(
      "!document.querySelector('#page-data') || 'hydrated' in document.documentElement.dataset",
      true,
    );
  /** In the middle of the window: WebKit's driver scrolls to its end, where a phone's bar lies. */
  const press = async (selector: string, leadsTo: string) => {
    const pressed = `document.querySelector(${JSON.stringify(selector)})`;
    await read(`${pressed}?.scrollIntoView({ block: "center" })`);
    await browser.click(selector);
    await arrives(leadsTo);
  };
  return {
    goto,
    press,
    holds,
    sees: (text: string) => {
      const shown = `location + "\\n" + document.querySelector("main").innerText`;
      return expect.poll(() => read(shown).catch(String), waiting).toContain(text);
    },
    /** Lists may depend on what was chosen before, which takes the page's scripts. */
    async choose(selector: string, value: string) {
      const field = `document.querySelector(${JSON.stringify(selector)})`;
      // A document may have its address before it has its contents.
      await holds(`${field} !== null`, true);
      await browser.evaluate(`${field}.focus()`);
      await hydrates();
      await holds(`[...${field}.options].some(({ value }) => value === "${value}")`, true);
      await browser.evaluate(
        `${field}.value = "${value}"; ${field}.dispatchEvent(new Event("change", { bubbles: true }))`,
      );
    },
    tick: (selector: string) =>
      browser.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`),
    async signIn(email: string, secret: string, leadsTo: string) {
      await goto("/login");
      await browser.type("main [name=email]", email);
      await browser.type("main [name=password]", secret);
      await hydrates();
      await press("main form .btn-primary", leadsTo);
    },
    async signOut() {
      await goto("/my-account");
      await hydrates();
      await press('main form[action="/logout"] button', "/login");
    },
    /** A picture for people, and what no picture is needed for: nothing reaches beyond the window. */
    async looksRight(name: string) {
      await browser.screenshot(shot(name));
      const { scrollWidth, clientWidth } = (await read(
        "(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))(document.documentElement)",
      )) as Record<string, number>;
      expect(scrollWidth, `${name} scrolls sideways`).toBe(clientWidth);
    },
    /** D43: without its placeholder an empty field must look otherwise. */
    async showsPlaceholder(selector: string) {
      const field = `document.querySelector(${JSON.stringify(selector)})`;
      const look = async (name: string) => {
        await browser.screenshot(shot(name));
        return readFile(shot(name));
      };
      let before = await look("placeholder");
      await expect
        .poll(async () => {
          const earlier = before;
          before = await look("placeholder");
          return before.equals(earlier);
        })
        .toBe(true);
      await browser.evaluate(`${field}.placeholder = ""`);
      expect(before.equals(await look("no-placeholder"))).toBe(false);
    },
  };
}

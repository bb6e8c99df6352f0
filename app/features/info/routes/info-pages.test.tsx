import { existsSync } from "node:fs";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { policyMonth } from "#app/content/policy.ts";
import { languageContext } from "#app/http/language.server.ts";
import { dateLocale, type Language, languages } from "#app/i18n/language.ts";
import { Footer } from "#app/layout/footer.tsx";
import { messagesFor } from "#app/messages/messages.server.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { useSettings } from "#test/settings.ts";
import EmployerDashboard, { loader as loadDashboard } from "./employer-dashboard.tsx";
import HowToRegister from "./how-to-register.tsx";
import PrivacyPolicy, { loader as loadPrivacy } from "./privacy-policy.tsx";
import TermsConditions, { loader as loadTerms } from "./terms-conditions.tsx";

describe.each(languages)("in %s", (language) => {
  const messages = messagesFor(language).info;
  const shown = (page: React.ReactNode) => rendered(page, language);

  it.each([
    ["privacy", PrivacyPolicy, loadPrivacy, 8],
    ["terms", TermsConditions, loadTerms, 13],
  ] as const)("STATIC-05 %s has a date, contents and the sections they lead to", (...row) => {
    const [, Page, load, count] = row;
    const loaderData = load(requestFor(language, "/"));
    const page = shown(<Page loaderData={loaderData} {...routed} />);
    const month = new Intl.DateTimeFormat(dateLocale(language), { month: "long", year: "numeric" });
    expect(page).toContain(`>${month.format(new Date(`${policyMonth}-15`))}</time>`);
    const sections = [...page.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
    expect(sections).toHaveLength(count);
    for (const id of sections) expect(page).toContain(`href="#${id}"`);
    const mailbox = shown(<Footer landing="/" links={[]} />).match(/mailto:[^"]+/)?.[0];
    expect(page).toContain(`href="${mailbox}"`);
  });

  it("the privacy policy says for how many days this board stores a CV", () => {
    useSettings({ keepCvDays: 45 });
    const loaderData = loadPrivacy(requestFor(language, "/"));
    const page = shown(<PrivacyPolicy loaderData={loaderData} {...routed} />);
    expect(page).toContain(language === "ar" ? "45 يوماً" : "45 days");
    expect(page).not.toMatch(/180 (days|يوم)/);
  });

  it("STATIC-06 how to register has a breadcrumb, two films with captions, two ways in", () => {
    const page = shown(<HowToRegister />);
    expect(page).toMatch(/<li><a href="\/home">.*<li aria-current="page">/);
    expect(page.match(/<video/g)).toHaveLength(2);
    expect(page).toContain('href="/register"');
    expect(page).toContain('href="/register?type=company"');
    const tracks = page.match(/<track[^>]*default=""[^>]*>/g) ?? [];
    expect(tracks).toHaveLength(2);
    for (const track of tracks) expect(track.toLowerCase()).toContain(`srclang="${language}"`);
    const files = [...page.matchAll(/(?:src|poster)="(\/videos\/[^"]+)"/g)].map(([, file]) => file);
    expect(files).toHaveLength(10);
    for (const file of files) expect(existsSync(`public${file}`), file).toBe(true);
  });

  it("STATIC-07 each way has the four steps", () => {
    const page = shown(<HowToRegister />);
    const { register, type, basics, profile } = messages.howTo.steps;
    const titles = [...page.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, title]) => title);
    expect(titles).toEqual([register, type, basics, profile, register, type, basics, profile]);
  });

  it.each([
    ["/employer-dashboard", "jobs"],
    ["/employer-dashboard?tab=applications", "applications"],
    ["/employer-dashboard?tab=analytics", "analytics"],
    ["/employer-dashboard?tab=settings", "jobs"],
  ] as const)(
    "D7 MOCK-01 MOCK-04 %s says that it is a sample, shows the tab of %s, and no button works",
    (address, tab) => {
      const loaderData = loadDashboard(requestFor(language, address));
      const page = shown(<EmployerDashboard loaderData={loaderData} {...routed} />);
      expect(page).toContain(messages.sample.demoTitle);
      expect(page).toContain(messages.sample.demoText.replaceAll("'", "&#x27;"));
      expect(page).toContain(`<a href="?tab=${tab}" aria-current="page">`);
      const buttons = page.match(/<button[^>]*>/g) ?? [];
      expect(buttons.length).toBeGreaterThan(0);
      for (const button of buttons) {
        expect(button).toContain('disabled=""');
        expect(button).toContain('type="button"');
        expect(button).toContain('aria-describedby="demo-why"');
      }
      expect(page).not.toContain("<form");
      const links = [...page.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to);
      expect(links.sort()).toEqual([
        "/post-job",
        "?tab=analytics",
        "?tab=applications",
        "?tab=jobs",
      ]);
    },
  );

  it("words of these pages keep to their script", () => {
    const foreign = language === "ar" ? /\p{Script=Latin}/u : /\p{Script=Arabic}/u;
    for (const [key, text] of sentencesOf(messages)) {
      expect(text.replace("API", ""), key).not.toMatch(foreign);
    }
  });
});

const routed = { params: {}, matches: [] as never };

function requestFor(language: Language, address: string) {
  const context = new RouterContextProvider();
  context.set(languageContext, language);
  const url = new URL(address, "http://127.0.0.1:3000");
  return { request: new Request(url), url, context, params: {}, pattern: "/" as never };
}

function sentencesOf(messages: object, path = ""): [string, string][] {
  return Object.entries(messages).flatMap(([key, word]): [string, string][] => {
    if (typeof word === "string") return [[path + key, word]];
    return typeof word === "object" ? sentencesOf(word, `${path}${key}.`) : [];
  });
}

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import * as postRoute from "#app/features/jobs/routes/post-job.tsx";
import type { FormValues } from "#app/http/form.ts";
import { languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany } from "#test/people.ts";
import { askPage } from "#test/render-route.tsx";
import { visit } from "#test/visit.ts";

useTestDatabase();

const keep = (as: Person, fields: FormValues) =>
  visit(postRoute.action, {
    as,
    to: "/post-job",
    form: { currency: "SYP", ...fields, step: "3", intent: "next" },
  });
const preview = (page: string) => /<aside.*?<\/aside>/s.exec(page)?.[0] ?? "";

it.each(languages)(
  "F33 in %s the card beside the question has the pound chosen there",
  async (language) => {
    const { pounds } = messagesFor(language).jobs;
    const as = await makeCompany();
    await keep(as, { salaryMin: "1,500,000", pound: "new" });
    for (const step of [3, 4]) {
      const { page } = await askPage(postRoute, { as, to: `/post-job?step=${step}`, language });
      const chosen = /<input[^>]*name="poundMeant"[^>]*checked[^>]*>/.exec(page)?.[0];
      expect(chosen).toContain('value="old"');
      const card = preview(page);
      expect([card.includes(pounds.new), card.includes(pounds.old)]).toEqual([false, true]);
    }
  },
);

it("F45 the button that fills the list of cities is hidden where scripts run, touched or not", async () => {
  const { page } = await askPage(postRoute, { as: await makeCompany(), to: "/post-job?step=3" });
  const [button = ""] = /<button[^>]*value="place"[^>]*>/.exec(page) ?? [];
  expect(button).toMatch(/class="[^"]*\bfills-list\b/);
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  // The page's own small script marks the page before React comes.
  expect(read("../../../../hydration/hydrate.js")).toContain('root.dataset.scripts = ""');
  const rule = /\[data-scripts\] \.fills-list \{\s*display: none;/;
  expect(read("../../../../styles/base/visibility.css")).toMatch(rule);
});

it("issue 33: the question for pay leads to pay and demand, also where too few jobs state one", async () => {
  const as = await makeCompany();
  const at = async (step: number) =>
    (await askPage(postRoute, { as, to: `/post-job?step=${step}` })).page;
  expect(await at(3)).toContain('href="/market"');
  expect(await at(1)).not.toContain('href="/market"');
});

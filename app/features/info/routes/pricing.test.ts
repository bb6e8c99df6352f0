import { describe, expect, it } from "vitest";
import { visitor } from "#app/features/accounts/actor.ts";
import { findOwnPlan } from "#app/features/companies/own-plan.server.ts";
import { setExchangeRate } from "#app/features/job/pay/exchange-rates.server.ts";
import { languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeSeeker } from "#test/people.ts";
import { askPage } from "#test/render-route.tsx";
import { visit } from "#test/visit.ts";
import * as pricing from "./pricing.tsx";

useTestDatabase();

const to = "/pricing";
const choose = (as: Parameters<typeof visit>[1]["as"], form: Record<string, string>) =>
  visit(pricing.action, { as, to, form });

describe("the plans of companies", () => {
  it.each(languages)(
    "PRICE-01 PRICE-04 shows the plans, why, and questions with their answers in %s",
    async (language) => {
      const { page } = await askPage(pricing, { to, language });
      const texts = messagesFor(language).info.pricing;
      for (const price of [99, 199, 499]) expect(page).toContain(`<bdi dir="ltr">${price}</bdi>`);
      expect(page.split(texts.mostPopular)).toHaveLength(2);
      for (const text of [texts.notCharged, texts.why, texts.faq.changeText]) {
        expect(page).toContain(text);
      }
      expect(page.match(/<details/g)).toHaveLength(5);
      expect(page).toContain("/register?type=company&amp;plan=enterprise");
      expect(page).toContain('href="/employer-dashboard"');
      expect(page.match(/btn-primary/g)).toHaveLength(1);
    },
  );

  it("shows a plan's price in dollars and old pounds once both have a rate", async () => {
    const shown = async () => (await askPage(pricing, { to, language: "en" })).page;
    expect(await shown()).not.toContain("≈");
    await setExchangeRate({ currency: "SAR", newPounds: 34.6, day: "2026-01-05" });
    expect(await shown()).not.toContain("≈");
    await setExchangeRate({ currency: "USD", newPounds: 130, day: "2026-01-05" });
    const page = await shown();
    const prices = [...page.matchAll(/≈ <bdi[^>]*>([^<]+)<\/bdi> · ≈ <bdi>([^<]+)<\/bdi>/g)];
    expect(prices.map(([, dollars, pounds]) => [dollars, pounds])).toEqual([
      ["$26", "343,000"],
      ["$53", "689,000"],
      ["$133", "1,730,000"],
    ]);
    expect(page).toContain("January 5, 2026");
  });

  it.each(languages)(
    "F25 a press stores the plan, says so, and marks it in %s",
    async (language) => {
      const { own, leave, mostPopular } = messagesFor(language).info.pricing;
      const { plan } = messagesFor(language).accounts;
      const as = await makeCompany();
      const shown = async () => (await askPage(pricing, { to, as, language })).page;
      const before = await shown();
      expect(before).not.toContain(own);
      expect(before).toContain(mostPopular);

      const answer = await choose(as, { plan: "professional" });
      expect(answer).toMatchObject({
        status: 303,
        location: "/company-dashboard",
        notice: "info.pricing.chosen.professional",
      });
      const page = await shown();
      expect(page.split(own)).toHaveLength(2);
      const card = page.slice(
        page.indexOf(`>${plan.professional}<`),
        page.indexOf(`>${plan.enterprise}<`),
      );
      expect(card).toContain(own);
      expect(card).toContain(leave);

      expect(await choose(as, { intent: "leave" })).toMatchObject({ location: to });
      expect(await findOwnPlan(as)).toBeNull();
      expect(await shown()).not.toContain(own);
    },
  );

  it("F25 an unknown plan changes nothing and says so", async () => {
    const as = await makeCompany({ plan: "basic" });
    expect(await choose(as, { plan: "golden" })).toMatchObject({
      location: to,
      notice: "info.pricing.notSaved",
    });
    expect(await findOwnPlan(as)).toBe("basic");
  });

  it("F25 others choose nothing: visitors register, seekers read that plans are for companies", async () => {
    const seeker = await makeSeeker();
    expect(await choose(seeker, { plan: "basic" })).toMatchObject({ location: "/my-account" });
    expect(await choose(visitor, { plan: "basic" })).toMatchObject({
      location: "/login?next=%2Fpricing",
    });
    const { forCompanies } = messagesFor("en").info.pricing;
    expect((await askPage(pricing, { to, as: seeker })).page).toContain(forCompanies);
    const page = (await askPage(pricing, { to })).page;
    expect(page).not.toContain(forCompanies);
    expect(page).not.toContain("<form");
  });
});

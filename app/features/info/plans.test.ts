import { describe, expect, it } from "vitest";
import type { Person } from "#app/features/accounts/actor.ts";
import { visitor } from "#app/features/accounts/actor.ts";
import { languages } from "#app/i18n/language.ts";
import { messages as arabic } from "#app/messages/ar/index.ts";
import { messages as english } from "#app/messages/en/index.ts";
import { getStarted, plans } from "./plans.ts";

const person = (userType: Person["userType"]): Person => ({
  kind: "person",
  id: "1",
  email: "a@example.com",
  userType,
});

describe("the plans", () => {
  it("PRICE-01 cost 99, 199 and 499 riyals a month, and the second is the most popular", () => {
    expect(plans.map(({ name, price, mostPopular }) => [name, price, mostPopular])).toEqual([
      ["basic", 99, false],
      ["professional", 199, true],
      ["enterprise", 499, false],
    ]);
  });

  it("PRICE-02 PRICE-03 list the same as the specification", () => {
    const { features } = english.info.pricing;
    const listed = plans.map((plan) =>
      plan.features.map((feature) => features[feature].toLowerCase()).join(", "),
    );
    expect(listed).toEqual([
      "5 job posts a month, 30-day listing, email support, basic analytics, database search",
      "15 posts, 60-day listing, featured jobs, phone support, advanced analytics, advanced cv search, candidate alerts",
      "unlimited posts, 90-day listing, priority listing, dedicated account manager, custom reports, api integration, team training, 24/7 support",
    ]);
  });

  it.each(languages)("PRICE-02 PRICE-03 word no two features alike in %s", (language) => {
    const { features } = (language === "ar" ? arabic : english).info.pricing;
    expect(new Set(Object.values(features)).size).toBe(Object.keys(features).length);
  });

  it("PRICE-05 a visitor registers as a company with the plan", () => {
    expect(plans.map(({ name }) => getStarted(visitor, name))).toEqual([
      "/register?type=company&plan=basic",
      "/register?type=company&plan=professional",
      "/register?type=company&plan=enterprise",
    ]);
  });

  it.each([
    ["company", "/company-dashboard"],
    ["customer_employee", "/my-account"],
    ["admin", "/my-account"],
    ["other", "/my-account"],
    ["none", "/my-account"],
  ] as const)("PRICE-05 a signed-in %s goes to %s", (userType, to) => {
    expect(getStarted(person(userType), "basic")).toBe(to);
  });
});

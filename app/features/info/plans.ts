import type { plans as planNames } from "#app/features/accounts/account-forms.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { paths } from "#app/paths.ts";

export type PlanName = (typeof planNames)[number];

/** A feature of a plan, by its message key. */
type PlanFeature =
  | "posts5"
  | "posts15"
  | "postsUnlimited"
  | "listing30"
  | "listing60"
  | "listing90"
  | "emailSupport"
  | "phoneSupport"
  | "supportAlways"
  | "basicAnalytics"
  | "advancedAnalytics"
  | "databaseSearch"
  | "advancedCvSearch"
  | "candidateAlerts"
  | "featuredJobs"
  | "priorityListing"
  | "accountManager"
  | "customReports"
  | "apiIntegration"
  | "teamTraining";

export type Plan = {
  name: PlanName;
  /** Saudi riyals a month. */
  price: number;
  mostPopular: boolean;
  features: readonly PlanFeature[];
};

/** The plans as the specification lists them. Nothing is charged and no limit is enforced. */
export const plans: readonly Plan[] = [
  {
    name: "basic",
    price: 99,
    mostPopular: false,
    features: ["posts5", "listing30", "emailSupport", "basicAnalytics", "databaseSearch"],
  },
  {
    name: "professional",
    price: 199,
    mostPopular: true,
    features: [
      "posts15",
      "listing60",
      "featuredJobs",
      "phoneSupport",
      "advancedAnalytics",
      "advancedCvSearch",
      "candidateAlerts",
    ],
  },
  {
    name: "enterprise",
    price: 499,
    mostPopular: false,
    features: [
      "postsUnlimited",
      "listing90",
      "priorityListing",
      "accountManager",
      "customReports",
      "apiIntegration",
      "teamTraining",
      "supportAlways",
    ],
  },
];

/** Where Get Started leads: a visitor registers as a company with the plan, a company is at home. */
export function getStarted(actor: Actor, plan: PlanName): string {
  if (actor.kind === "visitor") return paths.register({ type: "company", plan });
  return actingCompany(actor) ? paths.companyDashboard() : paths.myAccount();
}

import type { CompanyPerson } from "#app/features/accounts/membership/membership.server.ts";
import type { CheckState } from "#app/features/companies/checks/check.ts";
import type { ReplyFigures } from "#app/features/companies/reply-figures/reply-rate.ts";
import type { DeskAccount, DeskCase } from "#app/features/desk/accounts/account.ts";
import type { LifecycleState } from "#app/features/jobs/lifecycle/job-lifecycle.ts";
import type { ListedAct } from "#app/features/moderation/log/moderation-log.server.ts";

/** A company as moderators see it; times in ISO. */
export type DeskCompany = {
  id: string;
  name: string;
  logo: string | null;
  /** The last part of its page's address; null while it has none. */
  slug: string | null;
  /** The person of the profile. */
  person: string;
  email: string | null;
  isEmailConfirmed: boolean;
  phone: string | null;
  website: string | null;
  size: string | null;
  industry: string | null;
  foundedYear: number | null;
  place: string | null;
  description: string | null;
  joinedAt: string;
  /** By its domain or register. */
  isChecked: boolean;
  /** Null for one that an import made. */
  account: DeskAccount | null;
  checks: DeskCheck[];
  /** Companies whose name looks the same. */
  twins: { id: string; name: string; checked: boolean; place: string | null }[];
  /** Without their addresses, which stand on their own pages. */
  team: Omit<CompanyPerson, "email">[];
  jobs: { counts: Record<"active" | "draft" | "closed", number>; newest: DeskListedJob[] };
  replies: ReplyFigures;
  followers: number;
  /** Of the company itself, settled or not. */
  reports: number;
  cases: DeskCase[];
  acts: ListedAct[];
};

/** A check that was begun, or the email or phone of the account. */
export type DeskCheck = {
  kind: "email" | "phone" | "domain" | "register";
  state: CheckState;
  subject: string;
  method: string | null;
  reason: string | null;
  /** When it was last found to hold, or begun. */
  at: string | null;
};

/** A job in a list of the desk. */
export type DeskListedJob = { id: string; title: string; state: LifecycleState; createdAt: string };

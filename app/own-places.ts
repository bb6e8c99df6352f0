import type { UserType } from "#app/features/accounts/actor.ts";
import type { CompanyRole } from "#app/features/accounts/membership/company-role.ts";
import type { Messages } from "#app/messages/en/index.ts";
import { paths } from "#app/paths.ts";
import type { OwnPlace } from "./layout/header.tsx";

/** Whose frame it is. */
export type FrameAccount = {
  userType: UserType;
  /** Their role in the company they act for, if any. */
  company: CompanyRole | null;
  /** The company's or the person's; empty where there is none. */
  name: string;
  /** How many applications have changed since their sender looked, or have news for their company. */
  news: number;
};

/**
 * The places of a signed-in person by their role, five at the most: the bar at the foot of a phone
 * shows all, the header of a wide screen all but the last, which is the face there.
 */
export function ownPlaces(account: FrameAccount, { ui, offline }: Messages): OwnPlace[] {
  const { frame } = ui;
  const settings = {
    to: paths.myAccount(),
    icon: "user",
    label: frame.account,
    short: frame.accountShort,
  } as const;
  const jobs = { to: paths.jobs(), icon: "search", label: frame.jobs } as const;
  if (account.company) {
    const { company } = account;
    const { news } = account;
    const received = paths.companyDashboard({ tab: "applications", news: news > 0 ? 1 : null });
    return [
      { to: paths.companyDashboard(), icon: "grid", label: frame.companyDashboard },
      { to: received, icon: "people", label: frame.applications, news },
      ...(mayPost(company)
        ? ([{ to: paths.postJob(), icon: "plus", label: frame.postJob }] as const)
        : []),
      jobs,
      { ...settings, icon: "building", label: frame.settings, short: frame.settings },
    ];
  }
  if (account.userType === "admin") {
    return [
      { to: paths.adminDashboard(), icon: "grid", label: frame.adminDashboard },
      jobs,
      settings,
    ];
  }
  if (account.userType !== "customer_employee") return [jobs, settings];
  return [
    jobs,
    {
      to: paths.myAccount({ tab: "applications", show: account.news > 0 ? "news" : null }),
      icon: "file",
      label: frame.ownApplications,
      short: frame.applications,
      news: account.news,
    },
    { to: paths.alerts(), icon: "bell", label: frame.alerts },
    { to: paths.savedJobs(), icon: "bookmark", label: offline.saved.title, short: frame.saved },
    settings,
  ];
}

function mayPost(role: CompanyRole): boolean {
  return role === "owner" || role === "recruiter";
}

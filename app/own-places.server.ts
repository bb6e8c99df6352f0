import { deskPaths } from "#app/desk-paths.ts";
import { isModerator, type Person } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { paths } from "#app/paths.ts";
import type { OwnPlace, Unseen } from "./layout/header.tsx";

/** What has come for a person: applications that have changed, and those that no member has read. */
type Received = { news: number; unread: number };

/** How much of it there is, in words, and where. */
export function unseenOf(
  person: Person,
  { news, unread }: Received,
  { ownPlaces: words }: AllMessages,
): { news: Unseen | null; newsTo: string } {
  const count = news + unread;
  const isCompany = actingCompany(person) !== undefined;
  const text = isCompany ? words.receivedNews(count) : words.news(count);
  const onlyNews = news > 0 && unread === 0;
  const newsTo = isCompany
    ? paths.companyDashboard({ tab: "applications", news: onlyNews ? 1 : null })
    : paths.myAccount({ tab: "applications", show: onlyNews ? "news" : null });
  return { news: count > 0 ? { count, text } : null, newsTo };
}

/**
 * The places of a signed-in person by their role, five at the most: the bar at the foot of a phone
 * shows all, the header of a wide screen all but the last, which is the face there.
 */
export function ownPlaces(
  person: Person,
  { news, newsTo }: ReturnType<typeof unseenOf>,
  { ui, offline, moderation, ownPlaces: words }: AllMessages,
): OwnPlace[] {
  const { frame } = ui;
  const company = actingCompany(person);
  const settings = {
    to: paths.myAccount(),
    icon: "user",
    label: words.account,
    short: words.accountShort,
  } as const;
  const jobs = { to: paths.jobs(), icon: "search", label: frame.jobs } as const;
  if (company) {
    return [
      { to: paths.companyDashboard(), icon: "grid", label: words.companyDashboard },
      { to: newsTo, icon: "people", label: words.applications, news },
      ...(company.mayRecruit
        ? ([{ to: paths.postJob(), icon: "plus", label: frame.postJob }] as const)
        : []),
      jobs,
      { ...settings, icon: "building", label: words.settings, short: words.settings },
    ];
  }
  if (person.userType === "admin") {
    return [
      { to: paths.adminDashboard(), icon: "grid", label: words.adminDashboard },
      jobs,
      settings,
    ];
  }
  const moderates: boolean = isModerator(person);
  if (moderates) {
    const { desk } = moderation;
    return [
      { to: paths.moderation(), icon: "flag", label: moderation.title },
      { to: deskPaths.boardFigures(), icon: "chart", label: desk.figures },
      { to: paths.operations(), icon: "sliders", label: desk.operations },
      jobs,
      settings,
    ];
  }
  if (person.userType !== "customer_employee") return [jobs, settings];
  return [
    jobs,
    { to: newsTo, icon: "file", label: words.ownApplications, short: words.applications, news },
    { to: paths.alerts(), icon: "bell", label: words.alerts },
    { to: paths.savedJobs(), icon: "bookmark", label: offline.saved.title, short: words.saved },
    settings,
  ];
}

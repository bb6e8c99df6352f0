import type { AllMessages } from "#app/messages/en/index.ts";
import { paths } from "#app/paths.ts";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import type { Rows } from "#app/ui/page/shell.tsx";

type Account = {
  userType: string;
  /** The role in the company that the account acts for. */
  company: string | null;
  hasTelegram: boolean;
};

/** The pages of an account by its kind and its role in a company. */
export function accountRows(messages: AllMessages, account: Account): Rows[] {
  const { groups } = messages.seekers.account;
  const seeks = account.userType === "customer_employee";
  const own = row(paths.myAccount(), "user", messages.seekers.account.profile);
  const ofSeeker = [
    own,
    row(paths.myAccount({ tab: "applications" }), "file", messages.applications.myApplications),
    row(paths.ownCvs(), "list", messages.cvs.title),
    row(paths.savedJobs(), "bookmark", messages.offline.saved.title),
  ];
  const ofOwner = [
    row(paths.myAccount(), "building", messages.seekers.account.companyRow),
    row(paths.ownLogo(), "star", messages.companies.logo.title),
    row(paths.checks(), "shield", messages.checks.title),
  ];
  return [
    {
      title: seeks ? groups.me : account.company === "owner" ? groups.company : groups.account,
      rows: seeks ? ofSeeker : account.company === "owner" ? ofOwner : [own],
    },
    ...companyRows(messages, account.company),
    {
      title: groups.reach,
      rows: [
        ...(seeks ? [row(paths.alerts(), "bell", messages.alerts.title)] : []),
        row(paths.ownEmails(), "mail", messages.ownEmails.title),
        row(paths.notifications(), "megaphone", messages.push.title),
        ...(account.hasTelegram
          ? [row(paths.ownTelegram(), "telegram", messages.telegram.title)]
          : []),
      ],
    },
    {
      title: groups.safety,
      rows: [
        row(paths.security(), "lock", messages.security.title),
        row(paths.ownData(), "download", messages.ownData.title),
      ],
    },
  ];
}

/** The company's pages that its dashboard has no tab for, for its members by their role. */
function companyRows(messages: AllMessages, role: string | null): Rows[] {
  if (role === null) return [];
  const { groups } = messages.seekers.account;
  const hiring = [
    row(paths.interviews(), "calendar", messages.applicants.week.title),
    row(paths.companyFigures(), "chart", messages.figures.title),
    row(paths.team(), "people", messages.team.title),
  ];
  if (role !== "owner") hiring.push(row(paths.checks(), "shield", messages.checks.title));
  if (role === "reader") return [{ title: groups.hiring, rows: hiring }];
  hiring.push(
    row(paths.replyTemplates(), "edit", messages.applicants.templates.title),
    row(paths.labels(), "flag", messages.applicants.labelsPage.title),
    row(paths.jobTemplates(), "file", messages.manage.templateList.title),
  );
  const connect = [
    row(paths.apiKeys(), "key", messages.keys.title),
    row(paths.webhooks(), "link", messages.webhooks.title),
    row(paths.companyFeeds(), "download", messages.feeds.companyTitle),
    row(paths.companyEmbed(), "code", messages.manage.embedLink),
  ];
  return [
    { title: groups.hiring, rows: hiring },
    { title: groups.connect, rows: connect },
  ];
}

function row(to: string, icon: IconName, label: string): Rows["rows"][number] {
  return { to, icon, label };
}

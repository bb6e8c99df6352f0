import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { AllMessages } from "#app/messages/en/index.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import { useRootData } from "#app/ui/page/use-root-data.ts";

type Row = { to: string; icon: IconName; label: string };
type Rows = { title: string; rows: Row[] };

/**
 * The pages of an account beside their list. A phone shows the list below My account only (`hub`):
 * the other pages begin with a link back to it.
 */
export function AccountShell({ hub, children }: { hub?: boolean; children: ReactNode }) {
  const { ui, seekers } = useAllMessages();
  const { pathname, search } = useLocation();
  const rows = useRows();
  const tab = new URLSearchParams(search).get("tab");
  // A page that a link of an email opens too.
  if (!useRootData()?.account) return <div className="wrap narrow page">{children}</div>;
  return (
    <div className="wrap page shell">
      <div className="shell-main">{children}</div>
      <nav
        className={classNames("shell-side", !hub && "only-lg")}
        aria-label={seekers.account.pages}
      >
        {rows.map(({ title, rows }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul className="shell-rows">
              {rows.map(({ to, icon, label }) => {
                const [path, query] = to.split("?");
                const isHere = path === pathname && tab === new URLSearchParams(query).get("tab");
                return (
                  <li key={to}>
                    <a href={to} aria-current={isHere ? "page" : undefined}>
                      <Icon name={icon} />
                      {label}
                      <Icon name="chevron" flip />
                    </a>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
        <form method="post" action={paths.logout()}>
          <button type="submit">
            <Icon name="exit" />
            {ui.frame.logOut}
          </button>
        </form>
      </nav>
    </div>
  );
}

const row = (to: string, icon: IconName, label: string): Row => ({ to, icon, label });

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
  hiring.push(row(paths.replyTemplates(), "edit", messages.applicants.templates.title));
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

function useRows(): Rows[] {
  const messages = useAllMessages();
  const { groups } = messages.seekers.account;
  const account = useRootData()?.account;
  const seeks = account?.userType === "customer_employee";
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
      title: seeks ? groups.me : account?.company === "owner" ? groups.company : groups.account,
      rows: seeks ? ofSeeker : account?.company === "owner" ? ofOwner : [own],
    },
    ...companyRows(messages, account?.company ?? null),
    {
      title: groups.reach,
      rows: [
        ...(seeks ? [row(paths.alerts(), "bell", messages.alerts.title)] : []),
        row(paths.ownEmails(), "mail", messages.ownEmails.title),
        row(paths.notifications(), "megaphone", messages.push.title),
        ...(account?.hasTelegram
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

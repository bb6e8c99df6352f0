import { redirect } from "react-router";
import { isOwnEmailConfirmed } from "#app/features/accounts/emails/own-emails.server.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { UnconfirmedNotice } from "#app/features/accounts/ui/unconfirmed-notice.tsx";
import { readApplicationFilter } from "#app/features/applications/application-filter.ts";
import {
  CompanyWaitingLine,
  CompanyWaitingRows,
} from "#app/features/applications/waiting/ui/waiting.tsx";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { changeJob } from "#app/features/company-dashboard/change-job.server.ts";
import { loadDashboard, type Requested } from "#app/features/company-dashboard/dashboard.server.ts";
import { CompanyApplications } from "#app/features/company-dashboard/ui/company-applications.tsx";
import { ManagedJobs } from "#app/features/company-dashboard/ui/managed-jobs.tsx";
import { Today } from "#app/features/company-dashboard/ui/today.tsx";
import { readManagedFilter } from "#app/features/jobs/lifecycle/managed-job.ts";
import { readForm } from "#app/http/form.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { formatAtLeast, formatDate, formatDateTime, formatNumber } from "#app/i18n/format.ts";
import { messageAt, messageOrText } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Refusal } from "#app/ui/form/refusal.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Awaited } from "#app/ui/list/loading-list.tsx";
import { Tabs } from "#app/ui/list/tabs.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/company-dashboard.ts";

export { reloadOnConflict as shouldRevalidate } from "#app/http/stale-form/reload-on-conflict.ts";
export { figuresSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const company = companyAt(context, request);
  const query = new URL(request.url).searchParams;
  if (query.has("job", "") || query.has("search", "")) throw redirect(plainAddress(query));
  const page = Number(query.get("page") ?? 1);
  const requested = readRequested(query, page);
  const { mayRecruit = false, mayManage = false } = actingCompany(company) ?? {};
  const [dashboard, isConfirmed] = await Promise.all([
    loadDashboard(company, requested, context.get(languageContext)),
    orEmpty("confirmed email", isOwnEmailConfirmed(company), true),
  ]);
  return {
    ...dashboard,
    rights: { mayRecruit, mayManage },
    unconfirmed: isConfirmed ? null : shownEmail(company.email),
  };
}

function readRequested(query: URLSearchParams, page: number): Requested {
  const tab = query.get("tab");
  if (tab === "today") return { tab, page };
  if (tab === "applications") return { tab, filter: readApplicationFilter(query), page };
  return { tab: "jobs", filter: readManagedFilter(query.get("state")), page };
}

/** Fields of the filter that were left empty do not stand in the address (R27). */
function plainAddress(query: URLSearchParams): string {
  const filled = [...query].filter(([name, value]) => value !== "" && name !== "_routes");
  return paths.companyDashboard(Object.fromEntries(filled));
}

/** The one-press acts of the jobs' menus; those that ask something first have pages of their own. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = companyAt(context, request, "recruit");
  const query = new URL(request.url).searchParams;
  const list = paths.companyDashboard({
    tab: query.get("tab") === "today" ? "today" : null,
    state: query.get("state"),
    page: query.get("page"),
  });
  return changeJob(actor, await readForm(request), list);
}

export default function CompanyDashboard({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { dashboard } = messages.applications;
  const { head, departed, waiting, totals, list, rights, unconfirmed } = loaderData;
  return (
    <div className="wrap page">
      <title>{`${dashboard.title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={dashboard.description} />
      {unconfirmed && (
        <UnconfirmedNotice email={unconfirmed} isCompany here={paths.companyDashboard()} />
      )}
      {actionData && <LastDayChanged answer={actionData} />}
      <DashboardHead {...head} rights={rights} />
      <div className="mt-4 mb-5">
        <Tabs
          label={dashboard.sections}
          tabs={[
            {
              to: paths.companyDashboard({ tab: "today" }),
              label: dashboard.today,
              current: list.tab === "today",
            },
            {
              to: paths.companyDashboard(),
              label: dashboard.jobs,
              count: formatNumber(totals.jobs),
              current: list.tab === "jobs",
            },
            {
              to: paths.companyDashboard({ tab: "applications" }),
              label: dashboard.applications,
              count: formatAtLeast(totals.applications.total, totals.applications.isMore),
              current: list.tab === "applications",
            },
          ]}
        />
      </div>
      <Awaited path={paths.companyDashboard()}>
        {departed.length > 0 && <DepartedNotice departed={departed} />}
        {totals.jobs > 0 && list.tab === "today" && (
          <CompanyWaitingRows waiting={waiting} mayAnswer={rights.mayRecruit} />
        )}
        {list.tab === "jobs" && (
          <CompanyWaitingLine waiting={waiting} mayAnswer={rights.mayRecruit} />
        )}
        {list.tab === "today" && (
          <Today {...list} hasJobs={totals.jobs > 0} mayChange={rights.mayRecruit} />
        )}
        {list.tab === "jobs" && <ManagedJobs {...list} mayChange={rights.mayRecruit} />}
        {list.tab === "applications" && (
          <CompanyApplications
            page={list.applications}
            filter={list.filter}
            choice={list.choice}
            counts={{
              all: formatAtLeast(totals.applications.total, totals.applications.isMore),
              unanswered: formatAtLeast(waiting.unanswered.total, waiting.unanswered.isMore),
              interviews: formatNumber(waiting.invited),
              news: formatNumber(waiting.news),
            }}
            mayPost={rights.mayRecruit}
          />
        )}
      </Awaited>
    </div>
  );
}

type Answer = NonNullable<Route.ComponentProps["actionData"]>;

/** Why a job was not extended, and its last day as it is now. */
function LastDayChanged({ answer }: { answer: Answer }) {
  const messages = useAllMessages();
  const language = useLanguage();
  const { refused, title, deadline } = answer;
  const date = deadline && formatDate(deadline, language);
  return (
    <div className="mb-4">
      <Refusal answer={answer} title={messageAt(messages, refused)}>
        <p>
          <bdi>{title.trim() || messages.jobs.noTitle}</bdi>
          {": "}
          {date ? messages.manage.until({ date }) : messages.manage.noDeadline}
        </p>
      </Refusal>
    </div>
  );
}

type DepartedProps = { departed: Route.ComponentProps["loaderData"]["departed"] };

/** Interviews and offers whose applicants deleted their accounts. */
function DepartedNotice({ departed }: DepartedProps) {
  const messages = useAllMessages();
  const { title, interview, offer } = messages.applications.dashboard.departed;
  const language = useLanguage();
  return (
    <Notice kind="warn" title={title} className="mb-4">
      <ul>
        {departed.map((one, at) => {
          const job = one.title || messages.jobs.noTitle;
          const when =
            one.interviewAt && formatDateTime(one.interviewAt, language, { weekday: true });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change in place
            <li key={at}>{when ? interview({ job, when }) : offer({ job })}</li>
          );
        })}
      </ul>
    </Notice>
  );
}

type HeadProps = {
  id: string;
  name: string;
  logo: string | null;
  plan: string | null;
  isIncomplete: boolean;
  rights: { mayRecruit: boolean; mayManage: boolean };
};

function DashboardHead({ isIncomplete, ...head }: HeadProps) {
  const { dashboard } = useAllMessages().applications;
  return (
    <>
      <HeadRow {...head} />
      {isIncomplete && head.rights.mayManage && (
        <div className="card pad row spread mt-4">
          <div>
            <p className="font-strong">{dashboard.completeTitle}</p>
            <p className="muted small">{dashboard.completeText}</p>
          </div>
          <ButtonLink to={paths.myAccount()} onwards>
            {dashboard.complete}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function HeadRow({ id, name, logo, plan, rights }: Omit<HeadProps, "isIncomplete">) {
  const messages = useAllMessages();
  const { dashboard } = messages.applications;
  return (
    <div className="row spread items-start flex-nowrap">
      <div className="row flex-nowrap min-w-0">
        <Avatar id={id} name={name} logo={logo} size="lg" />
        <div className="min-w-0 wrap-anywhere">
          <h1 className="text-2xl">
            <bdi>{name || dashboard.title}</bdi>
          </h1>
          <p className="row gap-x-3 gap-y-0 small">
            {plan && (
              <span className="muted">
                {dashboard.plan({ plan: messageOrText(messages, `accounts.plan.${plan}`) })}
              </span>
            )}
            <a className="tap" href={paths.myAccount()}>
              {dashboard.settings}
            </a>
          </p>
        </div>
      </div>
      <div className="row flex-none">
        <form method="post" action={paths.logout()}>
          <Button
            variant="text"
            icon="exit"
            className="text-ink-2 no-underline"
            aria-label={dashboard.logOut}
          >
            <span className="only-lg">{dashboard.logOut}</span>
          </Button>
        </form>
        {rights.mayRecruit && (
          <ButtonLink to={paths.postJob()} variant="primary" icon="plus" className="max-lg:hidden">
            {dashboard.postJob}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

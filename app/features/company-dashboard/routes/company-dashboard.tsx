import { redirect } from "react-router";
import { isOwnEmailConfirmed } from "#app/features/accounts/emails/own-emails.server.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { UnconfirmedNotice } from "#app/features/accounts/ui/unconfirmed-notice.tsx";
import { readApplicationFilter } from "#app/features/applications/application-filter.ts";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { loadDashboard } from "#app/features/company-dashboard/dashboard.server.ts";
import { CompanyApplications } from "#app/features/company-dashboard/ui/company-applications.tsx";
import { CompanyJobs } from "#app/features/company-dashboard/ui/company-jobs.tsx";
import { methodNotAllowed } from "#app/http/method-not-allowed.ts";
import { formatDateTime, formatNumber } from "#app/i18n/format.ts";
import { messageOrText } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import type { Counted } from "#app/platform/paging.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Awaited } from "#app/ui/list/loading-list.tsx";
import { Tabs } from "#app/ui/list/tabs.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/company-dashboard.ts";

export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const company = companyAt(context, request);
  const query = new URL(request.url).searchParams;
  const tab = query.get("tab") === "applications" ? "applications" : "jobs";
  if (query.has("job", "") || query.has("search", "")) throw redirect(plainAddress(query));
  const page = Number(query.get("page") ?? 1);
  const { mayRecruit = false, mayManage = false } = actingCompany(company) ?? {};
  const [dashboard, isConfirmed] = await Promise.all([
    loadDashboard(company, tab, page, readApplicationFilter(query)),
    orEmpty("confirmed email", isOwnEmailConfirmed(company), true),
  ]);
  return {
    ...dashboard,
    rights: { mayRecruit, mayManage },
    unconfirmed: isConfirmed ? null : shownEmail(company.email),
  };
}

/** Fields of the filter that were left empty do not stand in the address (R27). */
function plainAddress(query: URLSearchParams): string {
  const filled = [...query].filter(([name, value]) => value !== "" && name !== "_routes");
  return paths.companyDashboard(Object.fromEntries(filled));
}

/** Nothing is posted here; anyone who has no business here is sent away all the same. */
export function action({ request, context }: Route.ActionArgs) {
  companyAt(context, request);
  throw methodNotAllowed("GET", "HEAD");
}

export default function CompanyDashboard({ loaderData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { dashboard } = messages.applications;
  const { head, departed, list, rights, unconfirmed } = loaderData;
  return (
    <div className="wrap page">
      <title>{`${dashboard.title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={dashboard.description} />
      {unconfirmed && (
        <UnconfirmedNotice email={unconfirmed} isCompany here={paths.companyDashboard()} />
      )}
      <DashboardHead {...head} rights={rights} />
      {departed.length > 0 && <DepartedNotice departed={departed} />}
      <div className="my-5">
        <Tabs
          label={dashboard.sections}
          tabs={[
            {
              to: paths.companyDashboard(),
              label: dashboard.jobs,
              count: formatNumber(list.jobs.total),
              current: list.tab === "jobs",
            },
            {
              to: paths.companyDashboard({ tab: "applications" }),
              label: dashboard.applications,
              count: countText(list.applications),
              current: list.tab === "applications",
            },
          ]}
        />
      </div>
      <Awaited path={paths.companyDashboard()}>
        {list.tab === "jobs" ? (
          <CompanyJobs page={list.jobs} mayChange={rights.mayRecruit} />
        ) : (
          <CompanyApplications
            page={list.applications}
            filter={list.filter}
            choice={list.choice}
            mayPost={rights.mayRecruit}
          />
        )}
      </Awaited>
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
    <Notice kind="warn" title={title} className="mt-4">
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

/** "1,000+" where there are more than are counted. */
function countText({ total, isMore }: Counted): string {
  return `${formatNumber(total)}${isMore ? "+" : ""}`;
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
    <div className="row spread">
      <div className="row flex-nowrap">
        <Avatar id={id} name={name} logo={logo} size="lg" />
        <div>
          <h1 className="text-2xl">
            <bdi>{name || dashboard.title}</bdi>
          </h1>
          {plan && (
            <p className="muted small">
              {dashboard.plan({ plan: messageOrText(messages, `accounts.plan.${plan}`) })}
            </p>
          )}
        </div>
      </div>
      <div className="row gap-2">
        {rights.mayRecruit && (
          <ButtonLink to={paths.postJob()} variant="primary" icon="plus" className="max-md:px-3">
            {dashboard.postJob}
          </ButtonLink>
        )}
        <ButtonLink to={paths.ownJobs()} className="max-md:px-3">
          {messages.manage.title}
        </ButtonLink>
        <ButtonLink to={paths.team()} className="max-md:px-3">
          {messages.team.title}
        </ButtonLink>
        <ButtonLink to={paths.myAccount()} className="max-md:px-3">
          {dashboard.settings}
        </ButtonLink>
        <form method="post" action={paths.logout()}>
          <Button variant="text">{dashboard.logOut}</Button>
        </form>
      </div>
    </div>
  );
}

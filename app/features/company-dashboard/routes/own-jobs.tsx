import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { listJobsWithApplications } from "#app/features/applications/jobs-with-applications.server.ts";
import { companyAt } from "#app/features/companies/require-company.server.ts";
import { changeJob } from "#app/features/company-dashboard/change-job.server.ts";
import { ManagedJobs } from "#app/features/company-dashboard/ui/managed-jobs.tsx";
import { managedFilters, readManagedFilter } from "#app/features/jobs/lifecycle/managed-job.ts";
import { listManagedJobs } from "#app/features/jobs/lifecycle/managed-jobs.server.ts";
import { jobPlace } from "#app/features/places/shown-place.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { Refusal } from "#app/ui/form/refusal.tsx";
import type { Route } from "./+types/own-jobs.ts";

export { reloadOnConflict as shouldRevalidate } from "#app/http/stale-form/reload-on-conflict.ts";
export { deskSheet as links } from "#app/styles/sheets.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const company = companyAt(context, request);
  const query = new URL(request.url).searchParams;
  const filter = readManagedFilter(query.get("state"));
  const managed = await listManagedJobs(company, filter, Number(query.get("page") ?? 1));
  const ids = managed.jobs.items.map(({ id }) => id);
  const counted = await listJobsWithApplications(company, ids);
  const byId = new Map(counted.map((job) => [job.id, job]));
  const language = context.get(languageContext);
  const items = managed.jobs.items.map(({ location, placeId, ...job }) => ({
    ...job,
    place: jobPlace({ location, placeId }, language),
    applications: byId.get(job.id)?.applications ?? 0,
    unopened: byId.get(job.id)?.unopened ?? 0,
    undecided: byId.get(job.id)?.undecided ?? 0,
  }));
  const mayChange = actingCompany(company)?.mayRecruit ?? false;
  return { filter, counts: managed.counts, jobs: { ...managed.jobs, items }, mayChange };
}

/** The one-press acts of the menus; those that ask something first have pages of their own. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = companyAt(context, request, "recruit");
  return changeJob(actor, await readForm(request));
}

export default function OwnJobs({ loaderData, actionData }: Route.ComponentProps) {
  const { manage, ui, applications } = useAllMessages();
  const { filter, counts, jobs, mayChange } = loaderData;
  return (
    <div className="wrap page">
      <title>{`${manage.title} | ${ui.frame.site}`}</title>
      <meta name="description" content={manage.description} />
      <Breadcrumbs
        links={[{ to: paths.companyDashboard(), label: applications.dashboard.title }]}
        here={manage.title}
      />
      {actionData && <LastDayChanged answer={actionData} />}
      <div className="row spread mb-5">
        <div>
          <h1>{manage.title}</h1>
          <p className="muted">{manage.openJobs(counts.open)}</p>
        </div>
        {mayChange && (
          <div className="row gap-2">
            <ButtonLink to={paths.jobTemplates()}>{manage.templates}</ButtonLink>
            <ButtonLink to={paths.postJob()} variant="primary" icon="plus">
              {applications.dashboard.postJob}
            </ButtonLink>
          </div>
        )}
      </div>
      <div className="mb-4">
        <Chips label={manage.filter}>
          {managedFilters.map((each) => (
            <Chip
              key={each}
              to={paths.ownJobs({ state: each === "all" ? null : each })}
              count={formatNumber(counts[each])}
              on={each === filter}
            >
              {manage.filters[each]}
            </Chip>
          ))}
        </Chips>
      </div>
      <ManagedJobs jobs={jobs} filter={filter} mayChange={mayChange} />
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

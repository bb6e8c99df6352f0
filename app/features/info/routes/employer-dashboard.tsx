import { sampleDashboard, sampleTabs } from "#app/features/info/sample-dashboard.ts";
import { SampleAnalytics } from "#app/features/info/ui/info-sample-analytics.tsx";
import { SampleApplications } from "#app/features/info/ui/info-sample-applications.tsx";
import { SampleNotice } from "#app/features/info/ui/info-sample-button.tsx";
import { SampleCaptions, SamplePipeline } from "#app/features/info/ui/info-sample-frame.tsx";
import { SampleJobs } from "#app/features/info/ui/info-sample-jobs.tsx";
import { languageContext } from "#app/http/language.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Tabs } from "#app/ui/list/tabs.tsx";
import type { Route } from "./+types/employer-dashboard.ts";

export { infoSheet as links } from "#app/styles/sheets.ts";

/** The sample is made here, so that no browser loads it in two languages. */
export function loader({ request, context }: Route.LoaderArgs) {
  const param = new URL(request.url).searchParams.get("tab");
  const tab = sampleTabs.find((known) => known === param) ?? "jobs";
  return { tab, tabs: [...sampleTabs], sample: sampleDashboard(context.get(languageContext)) };
}

export default function EmployerDashboard({ loaderData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { tab, tabs, sample } = loaderData;
  const { title, description, heading, lede, sections, later, ...labels } = messages.info.sample;
  return (
    <div className="wrap page">
      <title>{`${title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={description} />
      <div className="row spread">
        <div>
          <h1>{heading}</h1>
          <p className="muted">{lede}</p>
        </div>
        <ButtonLink to={paths.postJob()} variant="primary" icon="plus">
          {labels.postJob}
        </ButtonLink>
      </div>
      <section className="desk-frame mt-4" aria-label={title}>
        <SampleNotice />
        <Tabs
          label={sections}
          tabs={tabs.map((name) => ({
            to: `?tab=${name}`,
            label: labels[name],
            ...(name !== "analytics" && { count: formatNumber(sample[name].length) }),
            current: name === tab,
          }))}
        />
        <div className="desk-frame-in">
          {tab !== "analytics" && <SamplePipeline stages={sample.stages} />}
          {tab === "jobs" && <SampleJobs jobs={sample.jobs} />}
          {tab === "applications" && <SampleApplications applications={sample.applications} />}
          {tab === "analytics" && (
            <SampleAnalytics analytics={sample.analytics} jobs={sample.jobs} />
          )}
        </div>
      </section>
      <SampleCaptions />
      <p className="small muted mt-4">{later}</p>
    </div>
  );
}

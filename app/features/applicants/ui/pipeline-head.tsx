import type { Pipeline } from "#app/features/applicants/applicant.ts";
import { applicantQuery } from "#app/features/applicants/applicant-filter.ts";
import { rareStages, stages } from "#app/features/applicants/stage.ts";
import { formatAtLeast, formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { RowMenu } from "#app/ui/list/row-menu.tsx";
import { WayBack } from "#app/ui/way-back.tsx";

/** The job, and the actions for its applicants as a whole. */
export function PipelineHead({ pipeline: { job, filter, mayAnswer } }: { pipeline: Pipeline }) {
  const { applicants, figures, jobs, labels } = useAllMessages();
  return (
    <div className="pipeline-head">
      <div>
        <WayBack to={paths.companyDashboard()} label={applicants.jobs} />
        <h1 className="text-2xl">
          <bdi>{job.title || jobs.noTitle}</bdi>
        </h1>
        <p className="small muted">
          <Badge tone={job.state === "open" ? "ok" : "plain"}>
            {job.state === "open" ? labels.jobStatus.active : applicants[job.state]}
          </Badge>{" "}
          {applicants.count(job.total)}
          {job.state === "open" && <JobEnd job={job} />}
        </p>
      </div>
      <div className="row gap-2">
        <ButtonLink to={paths.jobFigures(job.id)} icon="chart">
          {figures.link}
        </ButtonLink>
        {(mayAnswer || job.total > 0) && (
          <RowMenu label={applicants.moreActions}>
            {mayAnswer && (
              <ButtonLink to={paths.replyTemplates()} icon="edit">
                {applicants.templatesLink}
              </ButtonLink>
            )}
            {mayAnswer && (
              <ButtonLink to={paths.labels()} icon="flag">
                {applicants.labelsPage.title}
              </ButtonLink>
            )}
            {job.total > 0 && (
              <ButtonLink
                to={paths.exportApplicants(job.id, applicantQuery(filter))}
                icon="download"
                download
              >
                {applicants.download}
              </ButtonLink>
            )}
          </RowMenu>
        )}
      </div>
    </div>
  );
}

function JobEnd({ job: { deadline } }: Pick<Pipeline, "job">) {
  const { applicants } = useAllMessages();
  const language = useLanguage();
  if (!deadline) return null;
  return ` · ${applicants.until({ date: formatDate(deadline, language, "short") })}`;
}

/** How many are in each stage; each leads to those. */
export function StageLinks({ pipeline }: { pipeline: Pipeline }) {
  const { job, counts, isMore, filter, screening } = pipeline;
  const { applicants, screening: words } = useAllMessages();
  // Of the tiles one is current: that of the unmet stands beside the stages, and counts all of them.
  const isUnmet = filter.wanted === "unmet" && filter.stage === null;
  const wanted = filter.wanted === "unmet" ? null : filter.wanted;
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const shown = stages.filter(
    (stage) => counts[stage] > 0 || stage === filter.stage || !rareStages.includes(stage),
  );
  return (
    <nav className="stages" aria-label={applicants.stages}>
      {[null, ...shown].map((stage) => {
        const count = stage ? counts[stage] : all;
        return (
          <a
            key={stage ?? "all"}
            href={paths.applicants(job.id, applicantQuery({ ...filter, wanted, stage }))}
            className={classNames(count === 0 && "zero") || undefined}
            aria-current={!isUnmet && filter.stage === stage ? "true" : undefined}
          >
            <b className="num">{formatAtLeast(count, isMore)}</b>
            <span>{stage ? applicants.stage[stage] : applicants.all}</span>
          </a>
        );
      })}
      {screening?.unmet && (
        <a
          href={paths.applicants(
            job.id,
            applicantQuery({ ...filter, stage: null, wanted: isUnmet ? null : "unmet" }),
          )}
          className={classNames(screening.unmet.total === 0 && "zero") || undefined}
          aria-current={isUnmet ? "true" : undefined}
        >
          <b className="num">{formatAtLeast(screening.unmet.total, isMore)}</b>
          <span>{words.unmet}</span>
        </a>
      )}
    </nav>
  );
}

import { deskPaths } from "#app/desk-paths.ts";
import { jobActs } from "#app/features/desk/desk-act.ts";
import { actOnJob } from "#app/features/desk/jobs/act-on-job.server.ts";
import { findDeskJob } from "#app/features/desk/jobs/find-job.server.ts";
import { submitAct } from "#app/features/desk/submit-act.server.ts";
import { type ActEntry, Acts } from "#app/features/desk/ui/acts.tsx";
import { DeskHead } from "#app/features/desk/ui/desk-head.tsx";
import { FeaturedNow, JobCase, JobDetails, JobFigures } from "#app/features/desk/ui/job-parts.tsx";
import { JobStateBadge } from "#app/features/desk/ui/job-state-badge.tsx";
import { ActsPart, RecordPart } from "#app/features/desk/ui/record-part.tsx";
import { moderatorAt } from "#app/features/moderation/case-page.server.ts";
import { JobText } from "#app/features/moderation/ui/case-text.tsx";
import { SimilarJobs } from "#app/features/moderation/ui/similar-jobs.tsx";
import type { FormRefusal } from "#app/http/form.ts";
import { languageContext } from "#app/http/language.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import type { Route } from "./+types/job.ts";

export { keepInput as clientAction } from "#app/http/connection-lost.ts";
export { reloadOnConflict as shouldRevalidate } from "#app/http/stale-form/reload-on-conflict.ts";
export { applicantsSheets as links } from "#app/styles/sheets.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const moderator = moderatorAt(context, request);
  return findDeskJob(moderator, params.jobId, context.get(languageContext));
}

export async function action({ request, context, params: { jobId } }: Route.ActionArgs) {
  const moderator = moderatorAt(context, request);
  return submitAct(request, deskPaths.deskJob(jobId), jobActs, (act, input) =>
    actOnJob(moderator, jobId, act, input),
  );
}

export default function Job({ loaderData: job, actionData }: Route.ComponentProps) {
  const { desk, jobs, merges, moderation } = useAllMessages();
  const { company } = job;
  const answer: FormRefusal | undefined = actionData;
  const acts = job.possible.map(
    (act): ActEntry => (act === "feature" ? { act, more: <FeaturedNow job={job} /> } : { act }),
  );
  return (
    <div className="wrap page stack gap-4">
      <DeskHead
        here="jobs"
        list={{ to: deskPaths.deskJobs(), label: desk.jobs.title }}
        name={job.title || jobs.noTitle}
        picture={
          <Avatar
            id={company.id}
            name={company.name}
            logo={company.isBlocked ? null : company.logo}
            size="lg"
          />
        }
        badges={
          <>
            <a href={deskPaths.deskCompany(company.id)}>
              <bdi>{company.name || jobs.noCompany}</bdi>
            </a>
            {company.isBlocked && <Badge tone="urgent">{desk.blocked}</Badge>}
            <JobStateBadge state={job.state} />
            {job.featuredUntil && <Badge tone="featured">{desk.featured}</Badge>}
          </>
        }
        links={
          job.state === "open" ? [{ to: paths.job(job.id), label: desk.jobPage.openPage }] : []
        }
      />
      <div className="record">
        <div>
          <JobDetails job={job} />
          <JobFigures job={job} />
        </div>
        <div>
          <JobCase job={job} />
          <Acts
            to={deskPaths.deskJob(job.id)}
            acts={acts}
            reason={job.case?.isForOthers ? desk.forOthers : undefined}
            answer={answer}
            links={[
              { to: deskPaths.deskMoveJob(job.id), label: merges.moveLink, hint: merges.moveHint },
            ]}
          />
        </div>
        <div>
          <RecordPart title={moderation.text}>
            <JobText job={job} />
          </RecordPart>
        </div>
        <div>
          <RecordPart
            title={moderation.similarTitle}
            value={formatNumber(job.similar.length)}
            empty={job.similar.length === 0 && moderation.noneSimilar}
          >
            <SimilarJobs jobs={job.similar} companyId={company.id} />
          </RecordPart>
          <ActsPart acts={job.acts} />
        </div>
      </div>
    </div>
  );
}

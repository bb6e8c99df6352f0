import type { SimilarJob } from "#app/features/moderation/similar/similar-jobs.server.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";

type Props = { jobs: readonly SimilarJob[]; companyId: string };

/** Jobs that say nearly the same, closest first. */
export function SimilarJobs({ jobs: similar, companyId }: Props) {
  return (
    <ul className="stack gap-2">
      {similar.slice(0, maxListed).map((job) => (
        <SimilarJobItem key={job.id} job={job} companyId={companyId} />
      ))}
    </ul>
  );
}

/** A job in a list, with how alike it is. */
export function SimilarJobItem({ job, companyId }: { job: SimilarJob; companyId: string }) {
  const { moderation, jobs } = useAllMessages();
  const language = useLanguage();
  return (
    <li className="reported">
      {job.status === "active" ? (
        <a href={paths.job(job.id)}>
          <bdi>{job.title.trim() || jobs.noTitle}</bdi>
        </a>
      ) : (
        <b>
          <bdi>{job.title.trim() || jobs.noTitle}</bdi>
        </b>
      )}
      <p className="small muted">
        <bdi>{job.companyId === companyId ? moderation.sameCompany : job.company}</bdi>
        {" · "}
        <bdi>{job.place[language]}</bdi>
        {" · "}
        {moderation.similarity({ percent: String(Math.round(job.score * 100)) })}
        {job.status !== "active" && ` · ${moderation.closed}`}
      </p>
    </li>
  );
}

const maxListed = 10;

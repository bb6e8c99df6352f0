import { useId } from "react";
import type { JobRow } from "#app/features/figures/company-figures.server.ts";
import type { Period } from "#app/features/figures/figure-days.ts";
import { FigureTable } from "#app/features/figures/ui/figure-table.tsx";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";

type JobRowsProps = { jobs: readonly JobRow[]; more: number | null; period: Period };

/** The figures of each job, with a link to more of them. */
export function JobRows({ jobs, more, period }: JobRowsProps) {
  const { figures, jobs: words } = useAllMessages();
  const heading = useId();
  if (jobs.length === 0) return <p className="card pad mt-4 muted">{figures.emptyText}</p>;
  return (
    <section className="card pad mt-4" aria-labelledby={heading}>
      <h2 className="text-lg" id={heading}>
        {figures.eachJob}
      </h2>
      <FigureTable columns={[figures.job, figures.views, figures.begun, figures.sent]}>
        {jobs.map((job) => (
          <tr key={job.id}>
            <th scope="row">
              <a href={paths.jobFigures(job.id, { days: period })}>
                <bdi>{job.title.trim() || words.noTitle}</bdi>
              </a>
            </th>
            <td>{formatNumber(job.views)}</td>
            <td>{formatNumber(job.begun)}</td>
            <td>
              <b>{formatNumber(job.sent)}</b>
            </td>
          </tr>
        ))}
      </FigureTable>
      {more !== 0 && (
        <p className="small muted mt-2">
          {more === null
            ? figures.comparedJobs({ shown: formatNumber(jobs.length) })
            : figures.moreJobs({ shown: formatNumber(jobs.length), more: formatNumber(more) })}
        </p>
      )}
    </section>
  );
}

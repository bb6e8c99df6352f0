import type { ReactElement } from "react";
import type { HighlightedCard } from "#app/features/jobs/highlighted-cards.server.ts";
import { SaveForm } from "#app/offline/ui/save-mark.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { CachedFragment } from "#app/ui/page/cached-fragment.tsx";
import { useRootData } from "#app/ui/page/use-root-data.ts";
import { JobCard } from "./job-card.tsx";

type JobCardsProps = {
  jobs: readonly HighlightedCard[];
  /** One below the other, or side by side: two, or on wide pages three. */
  view?: "list" | "grid" | "wide";
  className?: string | undefined;
  /** On the company's own page. */
  bare?: boolean;
  /** What a card can be reached by within the page. */
  idOf?: (place: number) => string | undefined;
};

const views = {
  list: "jobs-list stack gap-3",
  grid: "jobs-grid grid md2",
  wide: "jobs-grid grid md2 lg3",
};

/** The cards of jobs, and the one form that their marks save with where no scripts run. */
export function JobCards({
  jobs,
  view = "wide",
  className,
  idOf,
  bare,
}: JobCardsProps): ReactElement {
  const root = useRootData();
  return (
    <div className={classNames(views[view], className)}>
      <SaveForm />
      {jobs.map((job, place) => {
        const id = idOf?.(place);
        const isApplied = root?.applied.includes(job.id) || undefined;
        return (
          <CachedFragment key={job.id} of={[job, id, isApplied, bare]}>
            <JobCard job={job} id={id} applied={isApplied} bare={bare} />
          </CachedFragment>
        );
      })}
    </div>
  );
}

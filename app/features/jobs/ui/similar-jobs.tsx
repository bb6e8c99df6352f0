import type { ShortCard } from "#app/features/job/job.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { MoreLink } from "#app/ui/list/more-link.tsx";
import { JobCards } from "./job-cards.tsx";

export function SimilarJobs({ jobs, category }: { jobs: ShortCard[]; category: string }) {
  const messages = useMessages().jobs;
  if (jobs.length === 0) return null;
  return (
    <section className="similar pt-10">
      <div className="head mb-2">
        <h2 className="text-xl">{messages.similar}</h2>
        <MoreLink to={paths.jobs({ category })}>{messages.viewMore}</MoreLink>
      </div>
      <JobCards jobs={jobs} />
    </section>
  );
}

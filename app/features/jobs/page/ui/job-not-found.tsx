import type { Offers } from "#app/features/jobs/page/offers-for-missing.server.ts";
import { JobCards } from "#app/features/jobs/ui/job-cards.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { PageSearch } from "#app/ui/list/page-search.tsx";

/** Stands for a job that is missing and for one that is not the reader's to see, alike; open ones follow. */
export function JobNotFound({ offers = null }: { offers?: Offers | null }) {
  const { browse, jobs, ui } = useMessages();
  return (
    <div className="wrap py-4">
      <title>{`${jobs.missing} | ${ui.frame.site}`}</title>
      <meta name="robots" content="noindex" />
      <Empty title={jobs.missing} heading="h1" arch="open" reason={jobs.missingMore}>
        {/* A phone has the quick search in the header. */}
        <PageSearch action={paths.jobs()} className="only-lg" />
        <ButtonLink to={paths.jobs()} variant="primary" size="lg">
          {jobs.missingBack}
        </ButtonLink>
      </Empty>
      {offers && offers.jobs.length > 0 && (
        <section className="pt-4">
          <h2 className="mb-4 text-xl">
            {offers.areSimilar ? jobs.stillOpen : browse.home.featured}
          </h2>
          <JobCards jobs={offers.jobs} />
        </section>
      )}
    </div>
  );
}

import { type JobQuery, toParams } from "#app/features/job/job-query.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";

type AlertOfferProps = { query: JobQuery };

/** Where a search ends: new jobs for it by email. In few bytes; every list carries it. */
export function AlertOffer({ query }: AlertOfferProps) {
  const { jobs } = useMessages();
  return (
    <p className="mt-4">
      <ButtonLink icon="mail" to={alertAddress(query)}>
        {jobs.alertMe}
      </ButtonLink>
    </p>
  );
}

/** Where the search is saved; its order and page are none of it. */
function alertAddress({ sort, view, page, ...search }: JobQuery): string {
  return paths.newAlert(toParams(search));
}

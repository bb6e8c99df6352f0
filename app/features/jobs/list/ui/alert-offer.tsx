import { type JobQuery, toParams } from "#app/features/jobs/job-query.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

type AlertOfferProps = { query: JobQuery };

/** Where a search ends: new jobs for it by email. */
export function AlertOffer({ query }: AlertOfferProps) {
  const { jobs } = useMessages();
  return (
    <aside className="card pad mt-4 flex items-center gap-3">
      <Icon name="mail" />
      <p className="flex-1">
        <b>{jobs.alertTitle}</b> <span className="muted">{jobs.alertHint}</span>
      </p>
      <ButtonLink to={alertAddress(query)}>{jobs.alertMe}</ButtonLink>
    </aside>
  );
}

/** Where the search is saved; its order and page are none of it. */
function alertAddress({ sort, view, page, ...search }: JobQuery): string {
  return paths.newAlert(toParams(search));
}

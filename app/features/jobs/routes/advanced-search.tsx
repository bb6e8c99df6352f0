import { Form, useLocation } from "react-router";
import { offeredTypes } from "#app/features/job/job.ts";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { groupSummaries } from "#app/features/jobs/list/field-summary.ts";
import { listOfferedTypes } from "#app/features/jobs/list/offered-types.server.ts";
import { SearchFields } from "#app/features/jobs/list/ui/search-fields.tsx";
import { ShowJobsButton } from "#app/features/jobs/list/ui/show-jobs-button.tsx";
import { placeChoices } from "#app/features/places/place-choices.server.ts";
import { loadOrNothing } from "#app/http/connection-lost.ts";
import { languageContext } from "#app/http/language.server.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { FirstButton } from "#app/ui/form/first-button.tsx";
import type { Route } from "./+types/advanced-search.ts";

export { formsSheet as links } from "#app/styles/sheets.ts";

/** The form as its address fills it in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readJobQuery(new URL(request.url).searchParams);
  const language = context.get(languageContext);
  const place = placeChoices({ ...query, city: query.city?.[0] }, language);
  return {
    query,
    place,
    summaries: groupSummaries(query, place, messagesFor(language)),
    types: await orEmpty("job types", listOfferedTypes(), offeredTypes),
  };
}

/** A list of places that does not come must not replace the form. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  return await loadOrNothing(args, "lists", null);
}

export default function AdvancedSearch({ loaderData }: Route.ComponentProps) {
  const messages = useMessages();
  const { advanced } = messages.browse;
  const { key } = useLocation();
  if (!loaderData) return null;
  return (
    // A new address, also the same one again, fills the fields in again.
    <Form key={key} action={paths.jobs()} role="search" className="barred" data-js="">
      <title>{`${advanced.title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={advanced.description} />
      <FirstButton />
      <div className="wrap page">
        <h1 className="mb-4">{advanced.title}</h1>
        <SearchFields {...loaderData} />
      </div>
      <div className="foot-bar">
        <div className="wrap row">
          <a className="tap" href={paths.advancedSearch()} data-js="">
            {advanced.clear}
          </a>
          <ShowJobsButton now={null}>{advanced.search}</ShowJobsButton>
        </div>
      </div>
    </Form>
  );
}

import { Form, useLocation } from "react-router";
import { offeredTypes } from "#app/features/job/job.ts";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { listOfferedTypes } from "#app/features/jobs/list/offered-types.server.ts";
import { SearchFields } from "#app/features/jobs/list/ui/search-fields.tsx";
import { ShowJobsButton } from "#app/features/jobs/list/ui/show-jobs-button.tsx";
import { placeChoices } from "#app/features/places/place-choices.server.ts";
import { loadOrNothing } from "#app/http/connection-lost.ts";
import { languageContext } from "#app/http/language.server.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { FirstButton } from "#app/ui/form/first-button.tsx";
import type { Route } from "./+types/advanced-search.ts";

export { formsSheet as links } from "#app/styles/sheets.ts";

/** The form as its address fills it in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readJobQuery(new URL(request.url).searchParams);
  const chosen = { ...query, city: query.city?.[0] };
  return {
    query,
    place: placeChoices(chosen, context.get(languageContext)),
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
    <div className="wrap page">
      <title>{`${advanced.title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={advanced.description} />
      <Form action={paths.jobs()} role="search">
        <FirstButton />
        <div className="row spread gap-y-0">
          <h1>{advanced.title}</h1>
          <a className="tap" href={paths.advancedSearch()} data-js="">
            {advanced.clear}
          </a>
        </div>
        <p className="lede mb-4">{advanced.lede}</p>
        {/* A new address, also the same one again, fills the fields in again. */}
        <div key={key} className="grid lg:grid-cols-2">
          <SearchFields {...loaderData} />
        </div>
        {/* Alone in its row: its label grows with the count, and nothing may move for that. */}
        <div className="sticky bottom-0 z-[4] bg-page py-3 flex lg:static lg:max-w-[30rem]">
          <ShowJobsButton key={key} now={null}>
            {advanced.search}
          </ShowJobsButton>
        </div>
      </Form>
    </div>
  );
}

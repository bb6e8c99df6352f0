import { Form, useLocation } from "react-router";
import { offeredTypes } from "#app/areas/jobs/job.ts";
import { readJobQuery } from "#app/areas/jobs/job-query.ts";
import { listOfferedTypes } from "#app/areas/jobs/offered-types.server.ts";
import { SearchFields } from "#app/areas/jobs/ui/search-fields.tsx";
import { ShowJobsButton } from "#app/areas/jobs/ui/show-jobs-button.tsx";
import { placeChoices } from "#app/areas/places/place-choices.server.ts";
import { paths } from "#app/paths.ts";
import { languageContext } from "#app/platform/language.server.ts";
import { loadOrNothing } from "#app/platform/line-cut.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FirstButton } from "#app/ui/first-button.tsx";
import { useWords } from "#app/words/context.tsx";
import type { Route } from "./+types/advanced-search.ts";

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

/** A list of places that does not come must not take the form away. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  return await loadOrNothing(args, "lists", null);
}

export default function AdvancedSearch({ loaderData }: Route.ComponentProps) {
  const words = useWords();
  const { advanced } = words.browse;
  const { key } = useLocation();
  if (!loaderData) return null;
  return (
    <div className="wrap page">
      <title>{`${advanced.title} | ${words.ui.frame.site}`}</title>
      <meta name="description" content={advanced.description} />
      <h1>{advanced.title}</h1>
      <p className="lede">{advanced.lede}</p>
      <Form className="mt-4" action={paths.jobs()} role="search">
        <FirstButton />
        {/* A new address, also the same one again, fills the fields in anew. */}
        <div key={key} className="grid lg:grid-cols-2">
          <SearchFields {...loaderData} />
        </div>
        <div className="sticky bottom-0 z-[4] bg-page py-3 flex gap-3 lg:static lg:max-w-[30rem]">
          <ShowJobsButton key={key} now={null}>
            {advanced.search}
          </ShowJobsButton>
          <ButtonLink to={paths.advancedSearch()} size="lg" data-js="">
            {advanced.clear}
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}

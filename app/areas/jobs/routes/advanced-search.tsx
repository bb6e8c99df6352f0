import { Form, useLocation } from "react-router";
import { paths } from "../../../paths.ts";
import { languageContext } from "../../../platform/language.server.ts";
import { loadOrNothing } from "../../../platform/line-cut.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { FirstButton } from "../../../ui/first-button.tsx";
import { useWords } from "../../../words/context.tsx";
import { placeChoices } from "../../places/place-choices.server.ts";
import { readJobQuery } from "../job-query.ts";
import { SearchFields } from "../ui/search-fields.tsx";
import type { Route } from "./+types/advanced-search.ts";

/** The form as its address fills it in; it asks the database nothing. */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = readJobQuery(new URL(request.url).searchParams);
  const chosen = { ...query, city: query.city?.[0] };
  return { query, place: placeChoices(chosen, context.get(languageContext)) };
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
    <div className="wrap narrow page">
      <title>{`${advanced.title} | ${words.ui.frame.site}`}</title>
      <meta name="description" content={advanced.description} />
      <h1>{advanced.title}</h1>
      <p className="lede">{advanced.lede}</p>
      <Form className="form mt-4" action={paths.jobs()} role="search">
        <FirstButton />
        {/* A new address, also the same one again, fills the fields in anew. */}
        <div key={key} className="form">
          <SearchFields query={loaderData.query} place={loaderData.place} />
        </div>
        <div className="row">
          <Button variant="primary" size="lg" icon="search">
            {advanced.search}
          </Button>
          <ButtonLink to={paths.advancedSearch()} size="lg" data-js="">
            {advanced.clear}
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}

import type { JobListPage } from "#app/features/jobs/list/job-list-page.server.ts";
import { SearchPlaces } from "./search-places.tsx";

/** Country, province, city. Without scripts the next list comes when the form is sent. */
export function PlaceFilters({ list }: { list: JobListPage }) {
  const { query, place } = list;
  const cities = list.cityIsOffered ? [] : (query.city ?? []);
  return (
    <>
      <SearchPlaces place={place} />
      {query.country && !place.country && <HiddenFilter name="country" value={query.country} />}
      {query.province && !place.province && <HiddenFilter name="province" value={query.province} />}
      {cities.slice(place.city ? 1 : 0).map((city) => (
        <HiddenFilter key={city} name="city" value={city} />
      ))}
    </>
  );
}

/** Values without a select stay; an unknown place counts only alone. */
function HiddenFilter(field: { name: string; value: string }) {
  return <input type="hidden" {...field} />;
}

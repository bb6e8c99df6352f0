import type { PlaceChoices } from "../../places/place-choices.server.ts";
import type { JobQuery } from "../job-query.ts";
import { SearchPlaces } from "./search-places.tsx";

/** Country, province, city. Without scripts the next list comes when the form is sent. */
export function PlaceFilters({ query, place }: { query: JobQuery; place: PlaceChoices }) {
  return (
    <>
      <SearchPlaces place={place} />
      <Typed name="country" query={query} chosen={place.country} />
      <Typed name="province" query={query} chosen={place.province} />
      <Typed name="city" query={query} chosen={place.city} />
    </>
  );
}

type TypedProps = { name: "country" | "province" | "city"; query: JobQuery; chosen: string };

/** A place of the address that no list knows stays; it counts only while nothing is chosen. */
function Typed({ name, query, chosen }: TypedProps) {
  return query[name] && !chosen && <input type="hidden" name={name} value={query[name]} />;
}

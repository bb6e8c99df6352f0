import { useState } from "react";
import { type FilterName, filterOf, filtersThat } from "#app/features/job/filters/job-filters.ts";
import { filterValues } from "#app/features/job/job-query.ts";
import type { JobListPage } from "#app/features/jobs/list/job-list-page.server.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { isUuid } from "#app/platform/uuid.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { CachedFragment } from "#app/ui/page/cached-fragment.tsx";
import { Facet } from "./facet.tsx";
import { FilterField, filterOptions } from "./filter-field.tsx";
import { SearchPlaces } from "./search-places.tsx";

/** The fields of the folded group. A company's id is no text to edit: it is passed on unchanged. */
export function moreFilters({ query }: JobListPage): FilterName[] {
  const isId = query.company !== undefined && isUuid(query.company);
  return filtersThat(({ more }) => more).filter((name) => name !== "company" || !isId);
}

/** Rare filters: folded, and open once one of them is set. */
export function MoreFilters({ list }: { list: JobListPage }) {
  const { jobs } = useMessages();
  const { query } = list;
  const shown = moreFilters(list);
  const isSet = shown.some((name) => query[name] !== undefined);
  const [wasSet, setWasSet] = useState(isSet);
  if (isSet && !wasSet) setWasSet(true);
  const isBox = (name: FilterName) => filterOf(name).is === "choice" && filterOf(name).many;
  return (
    <details className="disc py-2" open={isSet || wasSet}>
      <summary>
        {jobs.moreFilters}
        <Icon name="down" className="turn" />
      </summary>
      <div className="form py-2">
        {shown
          .filter((name) => !isBox(name))
          .map((name) => {
            if (filterOf(name).is !== "place") {
              const only = { name, query: { [name]: query[name] } };
              return (
                <CachedFragment key={`${name} ${query[name]}`} of={only}>
                  <FilterField {...only} />
                </CachedFragment>
              );
            }
            // The three are one another's lists: they come together, at the first.
            return name === "country" ? (
              <PlaceFilters key={`${query.country} ${query.province} ${query.city}`} list={list} />
            ) : null;
          })}
      </div>
      {shown.filter(isBox).map((name) => (
        <Boxes key={name} name={name} list={list} />
      ))}
    </details>
  );
}

function Boxes({ name, list: { query } }: { name: FilterName; list: JobListPage }) {
  const messages = useMessages();
  const shown = {
    name,
    legend: messageAt(messages, filterOf(name).label),
    options: filterOptions(name, messages),
    chosen: filterValues(query, name),
    folded: true,
  };
  return (
    <CachedFragment of={shown}>
      <Facet {...shown} />
    </CachedFragment>
  );
}

/** Country, province, city. Without scripts the next list comes when the form is sent. */
function PlaceFilters({ list }: { list: JobListPage }) {
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

import { type MouseEvent, memo, useEffect, useRef, useState } from "react";
import { type FilterName, filterOf, filtersThat } from "#app/features/job/filters/job-filters.ts";
import { activeFilters, filterValues, toParams } from "#app/features/job/job-query.ts";
import type { JobListPage } from "#app/features/jobs/list/job-list-page.server.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isUuid } from "#app/platform/uuid.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { CachedFragment } from "#app/ui/page/cached-fragment.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { FilterField, filterOptions, HiddenFields, SearchPlaces } from "./filter-field.tsx";
import { Facet, JobFacets } from "./job-facets.tsx";
import { useListAddress } from "./pinned-filter-context.ts";
import { ShowJobsButton } from "./show-jobs-button.tsx";

const facets = filtersThat(({ facet }) => facet);

export const filtersId = "filters";
export const resultsId = "results";

/** All filters in one form: a column beside the list, a sheet on phones. */
export const JobFilters = memo(Filters);

function Filters({ list }: { list: JobListPage }) {
  const { jobs } = useMessages();
  const { query } = list;
  const { sort, view } = query;
  const { pinned, path, to, own, fixed } = useListAddress();
  const isNarrowed = activeFilters(query).some((name) => name !== fixed);
  return (
    <Sheet
      id={filtersId}
      over={resultsId}
      title={jobs.filters}
      action={path}
      beside={
        isNarrowed && (
          <a className="tap" href={to({ ...own, sort, view })}>
            {jobs.clearAll}
          </a>
        )
      }
      foot={
        <>
          <ShowJobsButton now={list} pinned={pinned}>
            {jobs.showResults}
          </ShowJobsButton>
          <p className="at-once small muted">
            <Icon name="check" />
            {jobs.appliedAtOnce}
          </p>
        </>
      }
    >
      <HiddenFields query={query} except={[...facets, ...moreFilters(list)]} />
      {/* No box checked says that the form has this filter: the list's own category can be left. */}
      {fixed === "category" && <input type="hidden" name="category" value="" />}
      <JobFacets list={list} />
      <MoreFilters list={list} />
    </Sheet>
  );
}

/** The fields of the folded group. A company's id is no text to edit: it is passed on unchanged. */
function moreFilters({ query }: JobListPage): FilterName[] {
  const isId = query.company !== undefined && isUuid(query.company);
  return filtersThat(({ more }) => more).filter((name) => name !== "company" || !isId);
}

/**
 * Rare filters: folded, and open once one of them other than a place is set. A category's page, which has much else to show,
 * brings them when they are asked for; without scripts the advanced search has them.
 */
function MoreFilters({ list }: { list: JobListPage }) {
  const { jobs } = useMessages();
  const { fixed } = useListAddress();
  const { query, place } = list;
  const [isWanted, setWanted] = useState(false);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) summary.current?.focus();
  }, [isWanted]);
  const shown = moreFilters(list);
  const isPlaced = query.province !== undefined || query.city !== undefined;
  // A place stands as a chip above the list: for it alone the column does not outgrow the jobs.
  const isSet = shown.some(
    (name) => query[name] !== undefined && !(isPlaced && filterOf(name).is === "place"),
  );
  const [wasSet, setWasSet] = useState(isSet);
  if (isSet && !wasSet) setWasSet(true);
  const isBox = (name: FilterName) => filterOf(name).is === "choice" && filterOf(name).many;
  if (fixed === "category" && !isSet && !wasSet && !isWanted) {
    const show = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setWanted(true);
    };
    return (
      <div className="py-2">
        <a
          className="more"
          href={paths.advancedSearch(toParams(query))}
          rel="nofollow"
          onClick={show}
        >
          {jobs.moreFilters}
        </a>
      </div>
    );
  }
  return (
    <details className="disc py-2" open={isSet || wasSet || isWanted}>
      <summary ref={summary}>
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
              <PlaceFilters key={`${place.country} ${place.province} ${place.city}`} list={list} />
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

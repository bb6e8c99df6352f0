import { useRef } from "react";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import { CompanyHead } from "#app/features/companies/directory/ui/company-head.tsx";
import type { PinnedFilter } from "#app/features/job/filters/pinned-filter.ts";
import { filterParams } from "#app/features/job/job-query.ts";
import { isCountedReader } from "#app/features/job/views/counted-reader.ts";
import { leaveOutView } from "#app/features/job/views/opened-job.server.ts";
import { isIndexedList } from "#app/features/jobs/list/indexed-list.ts";
import { type JobListPage, loadJobList } from "#app/features/jobs/list/job-list-page.server.ts";
import {
  DoubtfulAmounts,
  FilterChips,
  InterpretationChips,
} from "#app/features/jobs/list/ui/filter-chips.tsx";
import { hasCounts } from "#app/features/jobs/list/ui/job-facets.tsx";
import { JobFilters } from "#app/features/jobs/list/ui/job-filters.tsx";
import { JobResults } from "#app/features/jobs/list/ui/job-results.tsx";
import { JobSearchBox } from "#app/features/jobs/list/ui/job-search-box.tsx";
import { ShortFilters } from "#app/features/jobs/list/ui/list-tools.tsx";
import { PinnedFilterContext } from "#app/features/jobs/list/ui/pinned-filter-context.ts";
import { listPicture, useListHeading } from "#app/features/jobs/list/ui/use-list-heading.ts";
import { useReplacedMoves } from "#app/features/jobs/list/ui/use-replaced-navigation.ts";
import { rememberSearch } from "#app/features/jobs/memory/memory.server.ts";
import { RecordSearch } from "#app/features/jobs/memory/ui/record-search.tsx";
import { findCountry } from "#app/features/places/place.ts";
import { loadOrNothing } from "#app/http/connection-lost.ts";
import { languageContext } from "#app/http/language.server.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";
import { classNames } from "#app/ui/class-names.ts";
import { FeedLinks } from "#app/ui/page/feed-links.tsx";
import { ShareImage } from "#app/ui/page/structured-data.tsx";
import type { Route } from "./+types/job-list.ts";

export { listSheet as links } from "#app/styles/sheets.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  if (!isCountedReader(actor, false)) leaveOutView();
  const list = await loadJobList(request, context.get(languageContext), pinnedCountry(params));
  await rememberSearch(request, actor, list);
  return list;
}

/** The list of a country has its own address; one of no known country is no page. */
function pinnedCountry(params: { countryId?: string }): PinnedFilter | null {
  if (params.countryId === undefined) return null;
  const country = findCountry(params.countryId);
  if (!country) throw notFound();
  return { filter: "country", value: country.en, path: paths.countryJobs(country.id) };
}

/** A part of the list that a lost connection prevents from loading must not break the page. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  return await loadOrNothing(args, "after", null);
}

export default function JobList({ loaderData }: Route.ComponentProps) {
  return (
    loaderData && (
      <PinnedFilterContext value={loaderData.pinned}>
        <List list={loaderData} />
      </PinnedFilterContext>
    )
  );
}

function List({ list }: { list: JobListPage }) {
  const messages = useMessages();
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useReplacedMoves(box, heading);
  const { title, h1, count, searched, inBox } = useListHeading(list);
  const picture = listPicture(list);
  const ofCompany = list.query.category ? undefined : list.company;
  const head = (
    <>
      <h1 ref={heading} tabIndex={-1} className="line-clamp-3">
        <bdi>
          <Quieter text={h1} inBox={inBox} />
        </bdi>
      </h1>
      <p className={h1.includes(count) ? "sr" : "muted"} role="status">
        <b className="num text-ink">
          <Quieter text={count} inBox={inBox} />
        </b>
      </p>
    </>
  );
  return (
    <div className={ofCompany ? "wrap pt-4" : "wrap"} ref={box}>
      <title>{`${title} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={messages.jobs.listDescription} />
      {picture && <ShareImage {...picture} />}
      <FeedLinks query={filterParams(list.query)} />
      {!isIndexedList(list.query, list.pinned) && <meta name="robots" content="noindex" />}
      <RecordSearch query={list.query} label={searched} />
      {ofCompany && <CompanyHead company={ofCompany}>{head}</CompanyHead>}
      <JobSearchBox query={list.query} />
      <ShortFilters list={list}>
        <FilterChips list={list} />
      </ShortFilters>
      <DoubtfulAmounts query={list.query} />
      <InterpretationChips list={list} />
      <div
        className={classNames(
          "with-side",
          !hasCounts(list) && "no-side",
          list.query.view === "grid" && "grid-side",
        )}
      >
        <JobFilters list={list} />
        <JobResults list={list} heading={ofCompany ? undefined : head} />
      </div>
    </div>
  );
}

/** A heading whose words of the search box are said to screen readers, and not shown a second time. */
function Quieter({ text, inBox }: { text: string; inBox: string }) {
  const at = inBox === "" ? -1 : text.indexOf(inBox);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className="sr">{inBox}</span>
      {text.slice(at + inBox.length)}
    </>
  );
}

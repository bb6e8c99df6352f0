import { useRef } from "react";
import { actorOf } from "#app/features/accounts/session/session.server.ts";
import type { PinnedFilter } from "#app/features/job/filters/pinned-filter.ts";
import { categoryOf } from "#app/features/job/job.ts";
import { activeFilters, filterParams } from "#app/features/job/job-query.ts";
import { isCountedReader } from "#app/features/job/views/counted-reader.ts";
import { leaveOutView } from "#app/features/job/views/opened-job.server.ts";
import { CategoryAside } from "#app/features/jobs/category/category-aside.tsx";
import { aroundCategory } from "#app/features/jobs/category/category-page.server.ts";
import { isIndexedList } from "#app/features/jobs/list/indexed-list.ts";
import { loadJobList } from "#app/features/jobs/list/job-list-page.server.ts";
import {
  DoubtfulAmounts,
  FilterChips,
  InterpretationChips,
} from "#app/features/jobs/list/ui/filter-chips.tsx";
import { JobFilters } from "#app/features/jobs/list/ui/job-filters.tsx";
import { JobResults } from "#app/features/jobs/list/ui/job-results.tsx";
import { JobSearchBox } from "#app/features/jobs/list/ui/job-search-box.tsx";
import { ShortFilters } from "#app/features/jobs/list/ui/list-tools.tsx";
import { PinnedFilterContext } from "#app/features/jobs/list/ui/pinned-filter-context.ts";
import { useReplacedMoves } from "#app/features/jobs/list/ui/use-replaced-navigation.ts";
import { categoryIcons } from "#app/features/jobs/ui/category-icons.ts";
import { loadOrNothing } from "#app/http/connection-lost.ts";
import { languageContext } from "#app/http/language.server.ts";
import { formatAtLeast } from "#app/i18n/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { notFound } from "#app/platform/outcome.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { FeedLinks } from "#app/ui/page/feed-links.tsx";
import { ShareImage } from "#app/ui/page/structured-data.tsx";
import type { Route } from "./+types/category.ts";

export { listSheet as links } from "#app/styles/sheets.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const category = categoryOf(params.category);
  if (!category) throw notFound();
  const pinned: PinnedFilter = {
    filter: "category",
    value: category,
    path: paths.category(category),
  };
  if (!isCountedReader(actorOf(context), false)) leaveOutView();
  const list = await loadJobList(request, language, pinned);
  return { ...list, category, around: await aroundCategory(category, language) };
}

/** A part of the list that a lost connection prevents from loading must not break the page. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  return await loadOrNothing(args, "after", null);
}

type CategoryList = Exclude<Route.ComponentProps["loaderData"], null>;

export default function Category({ loaderData }: Route.ComponentProps) {
  return (
    loaderData && (
      <PinnedFilterContext value={loaderData.pinned}>
        <CategoryPage list={loaderData} />
      </PinnedFilterContext>
    )
  );
}

function CategoryPage({ list }: { list: CategoryList }) {
  const messages = useMessages();
  const { category: own } = messages.browse;
  const { query, around, category } = list;
  const isNarrowed = activeFilters(query).length > 1;
  const all = own.active(around.total);
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useReplacedMoves(box, heading);
  const name = messages.labels.category[category];
  const links = [
    { to: paths.home(), label: messages.ui.frame.home },
    { to: paths.jobs(), label: messages.ui.frame.jobs },
  ];
  return (
    <>
      <title>{`${own.heading({ category: name })} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={own.description({ category: name })} />
      <ShareImage kind="category" name={category} />
      <FeedLinks query={filterParams(list.query)} />
      {!isIndexedList(list.query, list.pinned) && <meta name="robots" content="noindex" />}
      <div className="wrap" ref={box}>
        <Breadcrumbs links={links} here={name} />
        <div className="category-head row flex-nowrap">
          <span className="avatar h1">
            <Icon name={categoryIcons[category]} />
          </span>
          <div className="min-w-0">
            <h1 ref={heading} tabIndex={-1}>
              {own.heading({ category: name })}
            </h1>
            <p className="small muted num" role={isNarrowed ? "status" : undefined}>
              {isNarrowed
                ? messages.ui.shownOf({
                    shown: formatAtLeast(list.total, list.totalAtLeast),
                    total: all,
                  })
                : all}
            </p>
            {around.pay && <p className="small">{around.pay}</p>}
          </div>
        </div>
        <JobSearchBox query={query} />
        <ShortFilters list={list}>
          <FilterChips list={list} />
        </ShortFilters>
        <DoubtfulAmounts query={list.query} />
        <InterpretationChips list={list} />
        <div className="with-side category-rows">
          <JobFilters list={list} />
          <div className="min-w-0">
            <JobResults list={list} />
          </div>
          <CategoryAside category={category} around={around} />
        </div>
      </div>
    </>
  );
}

import { useRef } from "react";
import { redirect } from "react-router";
import { paths } from "../../../paths.ts";
import { languageContext } from "../../../platform/language.server.ts";
import { useWords } from "../../../words/context.tsx";
import { type JobListPage, jobListPage } from "../job-list-page.server.ts";
import { partSize } from "../job-list-part.ts";
import { readJobQuery, toParams, withoutEmpty } from "../job-query.ts";
import { FilterChips } from "../ui/filter-chips.tsx";
import { categoryLabel } from "../ui/filter-words.ts";
import { JobFilters } from "../ui/job-filters.tsx";
import { JobResults } from "../ui/job-results.tsx";
import { JobSearchBox } from "../ui/job-search-box.tsx";
import { useReplacedMoves } from "../ui/use-replaced-moves.ts";
import type { Route } from "./+types/job-list.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const filled = withoutEmpty(params);
  if (filled) throw redirect(paths.jobs(Object.fromEntries([...filled].reverse())));
  const query = readJobQuery(params);
  const list = await jobListPage(query, params.get("after"), context.get(languageContext));
  if (list.cards.length === 0 && list.total > 0 && query.page) {
    throw redirect(paths.jobs(toParams({ ...query, page: Math.ceil(list.total / partSize) })));
  }
  return list;
}

/** A part of the list or of a select that a cut line keeps away must not take the page with it. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams;
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof TypeError && (params.has("after") || params.has("lists"))) return null;
    throw error;
  }
}

export default function JobList({ loaderData }: Route.ComponentProps) {
  return loaderData && <List list={loaderData} />;
}

function List({ list }: { list: JobListPage }) {
  const words = useWords();
  const { query, total } = list;
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useReplacedMoves(box, heading);
  const title = query.category
    ? words.jobs.titleIn({ category: categoryLabel(query.category, words) })
    : (list.company ?? words.jobs.title);
  const named = list.company && !query.category ? words.jobs.titleOf({ company: title }) : title;
  return (
    <div className="wrap pt-4" ref={box}>
      <title>{`${named} | ${words.ui.frame.site}`}</title>
      <meta name="description" content={words.jobs.listDescription} />
      <h1 ref={heading} tabIndex={-1}>
        <bdi>{title}</bdi>
      </h1>
      <p className="muted" role="status">
        <b className="num text-ink">{words.jobs.found(total)}</b>
      </p>
      <JobSearchBox query={query} />
      <FilterChips list={list} />
      <div className="with-side">
        <JobFilters list={list} />
        <JobResults list={list} />
      </div>
    </div>
  );
}

import { type FilterName, filterOf } from "#app/features/job/filters/job-filters.ts";
import { activeFilters, filterValues } from "#app/features/job/job-query.ts";
import type { JobListPage } from "#app/features/jobs/list/job-list-page.server.ts";
import { formatList, formatNumber } from "#app/i18n/format.ts";
import type { Messages } from "#app/messages/en/index.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { categoryLabel, filterKind, valueLabel } from "./filter-chips.tsx";

/**
 * A list's heading: by its pinned category, company or country, else by its total and its search:
 * "27 jobs: accountant, Aleppo".
 */
export function useListHeading(list: JobListPage): Heading {
  const messages = useMessages();
  const { jobs, browse } = messages;
  const language = useLanguage();
  const { query, total, pinned } = list;
  const count = list.totalAtLeast
    ? jobs.countAtLeast({ count: formatNumber(total) })
    : jobs.count(total);
  const categories = query.category?.map((category) => categoryLabel(category, messages));
  const place = pinned?.filter === "country" && valueLabel("country", pinned.value, list, messages);
  const [name, of, called]: [string?, FilterName?, string?] = categories
    ? [jobs.titleIn({ category: formatList(categories, language) }), "category"]
    : list.company?.name
      ? [list.company.name, "company", jobs.titleOf({ company: list.company.name })]
      : place
        ? [browse.place.heading({ place }), "country"]
        : [];
  const search = searchText(list, of, messages);
  const searched = searchText(list, undefined, messages);
  const counted = search === "" ? count : jobs.headingFor({ count, search });
  const inBox = keywordIn(counted, list.query.keyword, messages);
  if (name === undefined)
    return { title: search ? counted : jobs.title, h1: counted, count, searched, inBox };
  const title = called ?? name;
  const full = search ? `${title}: ${search}` : title;
  return { title: full, h1: name, count: counted, searched, inBox };
}

/** The keyword in a count, with the comma after it or the colon before it; empty where it has none. */
function keywordIn(counted: string, keyword: string | undefined, { ui }: Messages): string {
  if (keyword === undefined) return "";
  const withComma = `${keyword}${ui.comma}`;
  if (counted.includes(withComma)) return withComma;
  return counted.endsWith(`: ${keyword}`) ? `: ${keyword}` : "";
}

type Heading = {
  title: string;
  h1: string;
  count: string;
  /** The search alone; empty for a list of everything. */
  searched: string;
  /** The part of `h1` or `count` that the search box says already: for screen readers alone. */
  inBox: string;
};

const maxShown = 4;

/** The values that are requested, in a row, without those of one filter. */
function searchText(
  list: JobListPage,
  without: FilterName | undefined,
  messages: Messages,
): string {
  const values = activeFilters(list.query)
    .filter((name) => name !== without)
    .flatMap((name) =>
      filterValues(list.query, name).map((value) => {
        const label = valueLabel(name, value, list, messages);
        return filterOf(name).labelled === "everywhere"
          ? `${filterKind(name, messages)} ${label}`
          : label;
      }),
    );
  const shown = values.slice(0, maxShown);
  if (values.length > maxShown) shown.push(messages.jobs.andMore);
  return shown.join(messages.ui.comma);
}

/** Which picture stands beside a shared list: that of its one company, category or place, if it is one's. */
export function listPicture({ query, company }: JobListPage) {
  const [filter, ...more] = activeFilters(query);
  const [name, ...others] = filter ? filterValues(query, filter) : [];
  if (name === undefined || more.length > 0 || others.length > 0) return null;
  if (filter === "company") return company && { kind: "company" as const, name: company.id };
  if (filter === "category") return { kind: "category" as const, name };
  const isPlace = filter === "location" || filter === "country" || filter === "province";
  return isPlace ? { kind: "place" as const, name } : null;
}

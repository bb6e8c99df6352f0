import { redirect } from "react-router";
import { filterNames, filterOf } from "#app/features/job/filters/job-filters.ts";
import { listPath, ownFilter, type PinnedFilter } from "#app/features/job/filters/pinned-filter.ts";
import { readJobQuery, toParams } from "#app/features/job/job-query.ts";
import { queryParams, withoutEmpty } from "#app/http/page-address.ts";
import type { Language } from "#app/i18n/language.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { emptyListPage, type JobListPage, jobListPage } from "./job-list-page.server.ts";
import { pageSize } from "./page-size.ts";

/** Loads the list that an address asks for; throws a redirect where it has a plainer address. */
export async function loadJobList(
  request: Request,
  language: Language,
  root: PinnedFilter | null,
): Promise<JobListPage> {
  const params = queryParams(request);
  redirectToPlain(params, root);
  const query = readJobQuery(params);
  if (root) Object.assign(query, ownFilter(root));
  const list = await orEmpty(
    "jobs",
    jobListPage(query, params.get("after"), language, root),
    emptyListPage(query, language, root),
  );
  const last = Math.max(1, Math.ceil(list.total / pageSize));
  // A list that is only known to be longer than its total may have that page.
  const isPast = list.totalAtLeast ? list.cards.length === 0 : (query.page ?? 1) > last;
  if (isPast && query.page) throw redirect(listPath(root, toParams({ ...query, page: last })));
  return list;
}

/** Empty parameters go, and so does the root's own filter; emptied or changed, it leaves the root. */
function redirectToPlain(params: URLSearchParams, root: PinnedFilter | null): void {
  const filled = withoutEmpty(params);
  const states = root !== null && params.has(root.filter);
  if (!filled && !states) return;
  const given = filled ?? params;
  const wanted = Object.fromEntries(
    [...given.keys()].map((name) => {
      const values = [...new Set(given.getAll(name))];
      const isMany = filterNames.some((each) => each === name && filterOf(each).many);
      return [name, isMany ? values : (values[0] ?? "")];
    }),
  );
  if (root && !states) wanted[root.filter] = root.value;
  throw redirect(listPath(root, wanted));
}

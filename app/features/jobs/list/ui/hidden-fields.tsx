import { type JobQuery, toParams } from "#app/features/job/job-query.ts";
import { useListAddress } from "./pinned-filter-context.ts";

/** The rest of the query, as hidden fields of a form of the list; the list starts over. */
export function HiddenFields({ query, except }: { query: JobQuery; except: (keyof JobQuery)[] }) {
  const { page, ...rest } = query;
  const { fixed } = useListAddress();
  return Object.entries(toParams(rest))
    .filter(([name]) => name !== fixed && !except.some((each) => each === name))
    .flatMap(([name, set]) =>
      [set]
        .flat()
        .map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
    );
}

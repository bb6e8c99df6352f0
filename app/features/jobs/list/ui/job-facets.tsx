import { type ReactNode, useState } from "react";
import { type FilterName, filterOf, filtersThat } from "#app/features/job/filters/job-filters.ts";
import { filterValues } from "#app/features/job/job-query.ts";
import type { JobListPage } from "#app/features/jobs/list/job-list-page.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Check } from "#app/ui/form/check-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { CachedFragment } from "#app/ui/page/cached-fragment.tsx";
import { valueLabel } from "./filter-chips.tsx";

const unfolded = 6;
const facets = filtersThat(({ facet }) => facet);

/** The filters whose values are counted, those that fewer people ask folded. */
export function JobFacets({ list }: { list: JobListPage }) {
  const messages = useMessages();
  return facets.map((name) => {
    const { label, legend = label, facet, many, none } = filterOf(name);
    const options = optionsOf(name, list, (value) => valueLabel(name, value, list, messages));
    if (!options?.length) return null;
    const shown = {
      name,
      legend: messageAt(messages, legend),
      options: facet === "fullest" ? byCount(options) : options,
      chosen: filterValues(list.query, name),
      atLeast: list.atLeast,
      ...(facet === "fullest" && { unfolded }),
      ...(!many && none && { none: messageAt(messages, none) }),
      ...(facet === "folded" && { folded: true }),
    };
    return (
      <CachedFragment key={name} of={shown}>
        <Facet {...shown} />
      </CachedFragment>
    );
  });
}

/** Its values and the requested ones; places come with the list, and cities where they are offered. */
function optionsOf(
  name: FilterName,
  list: JobListPage,
  labelOf: (value: string) => string,
): readonly FacetOption[] | null {
  if (name === "location") return list.locations;
  if (name === "city") return list.cityIsOffered ? list.cities : null;
  const { values = [], offered = values } = filterOf(name);
  const counts: Counts = list.counts ?? {};
  if (name === "salaryRange" && !hasBands(list)) return null;
  const shown = values.filter((value) => offered.includes(value) || counts[name]?.[value]);
  return [...new Set([...shown, ...filterValues(list.query, name)])].map((value) => ({
    value,
    label: labelOf(value),
    ...(list.counts && { count: counts[name]?.[value] ?? 0 }),
  }));
}

/** Whether a filter would show a job: false where nothing answers the keyword. */
export function hasCounts({ counts, locations, total }: JobListPage): boolean {
  const ofFacets = Object.values(counts ?? {}).flatMap((each) => Object.values(each));
  return !counts || total > 0 || ofFacets.some(Boolean) || locations.some(({ count }) => count);
}

/** Bands are of Syrian pounds: beside another currency they say nothing unless a job has one. */
function hasBands({ query, counts }: JobListPage): boolean {
  const isForeign = query.currency !== undefined && query.currency !== "SYP";
  const isChosen = query.salaryRange !== undefined;
  return !isForeign || isChosen || Object.values(counts?.salaryRange ?? {}).some(Boolean);
}

type Counts = Partial<Record<FilterName, Record<string, number>>>;

/** Those with the most jobs first; equal ones as they stand. */
function byCount(options: readonly FacetOption[]): FacetOption[] {
  return options.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
}

/** A value to choose and how many jobs it would show; without a number where none are counted. */
type FacetOption = { value: string; label: string; count?: number | undefined };

type FacetProps = {
  name: string;
  legend: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  /** Counts are minimums. */
  atLeast?: boolean;
  /** At most one value; this is the label of none. */
  none?: string;
  /** How many values stand outside the fold, besides the chosen ones. */
  unfolded?: number;
  /** Only its name is shown until it is opened, or something of it is chosen. */
  folded?: boolean;
};

/** The values of one filter, with their counts at the end. */
export function Facet({ name, legend, options, chosen, unfolded, folded, ...rest }: FacetProps) {
  const messages = useMessages().jobs;
  const everChosen = useEver(chosen);
  const row = (option: FacetOption) => (
    <Value key={option.value} name={name} option={option} chosen={chosen} {...rest} />
  );
  const [shown, more] = fold(options, everChosen, unfolded);
  const rows = (
    <div>
      {rest.none !== undefined && row({ value: "", label: rest.none })}
      {shown.map(row)}
      {more.length > 0 && (
        <details className="disc">
          <Summary>{messages.moreValues({ count: formatNumber(more.length) })}</Summary>
          {more.map(row)}
        </details>
      )}
    </div>
  );
  if (!folded) {
    return (
      <fieldset className="facet">
        <legend className="legend">{legend}</legend>
        {rows}
      </fieldset>
    );
  }
  return (
    <details className="facet disc" open={everChosen.length > 0}>
      <Summary>{legend}</Summary>
      <fieldset aria-label={legend}>{rows}</fieldset>
    </details>
  );
}

/** Values chosen at some time on this page: they keep their place and focus when cleared. */
function useEver(chosen: readonly string[]): readonly string[] {
  const [ever, setEver] = useState(chosen);
  const more = chosen.filter((value) => !ever.includes(value));
  if (more.length > 0) setEver([...ever, ...more]);
  return more.length > 0 ? [...ever, ...more] : ever;
}

/** The first values and the chosen ones, and the rest; one alone is not worth folding. */
function fold(
  options: readonly FacetOption[],
  chosen: readonly string[],
  unfolded = options.length,
): [readonly FacetOption[], readonly FacetOption[]] {
  const isShown = ({ value }: FacetOption, place: number) =>
    place < unfolded || chosen.includes(value);
  const more = options.filter((option, place) => !isShown(option, place));
  return more.length > 1 ? [options.filter(isShown), more] : [options, []];
}

function Summary({ children }: { children: ReactNode }) {
  return (
    <summary>
      {children}
      <Icon name="down" className="turn" />
    </summary>
  );
}

type ValueProps = Pick<FacetProps, "name" | "chosen" | "atLeast" | "none"> & {
  option: FacetOption;
};

function Value({ name, option: { value, label, count }, chosen, atLeast, none }: ValueProps) {
  const written = count === undefined ? undefined : formatNumber(count);
  return (
    <Check
      type={none === undefined ? "checkbox" : "radio"}
      name={name}
      value={value}
      defaultChecked={value === "" ? chosen.length === 0 : chosen.includes(value)}
      {...(written && { count: atLeast && count ? `${written}+` : written })}
    >
      {label}
    </Check>
  );
}

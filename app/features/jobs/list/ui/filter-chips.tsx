import { type FilterName, filterOf } from "#app/features/job/filters/job-filters.ts";
import { defaultCurrency } from "#app/features/job/job.ts";
import {
  activeFilters,
  filterValues,
  type JobQuery,
  withoutFilter,
} from "#app/features/job/job-query.ts";
import { amountText } from "#app/features/job/pay/pay.ts";
import type { JobListPage } from "#app/features/jobs/list/job-list-page.server.ts";
import type { Interpretation } from "#app/features/search/words/parsed-query.ts";
import type { Messages } from "#app/messages/en/index.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { readAmount, twoReadings } from "#app/platform/amount.ts";
import { Chip, Chips, RemovableChip } from "#app/ui/chip.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useListAddress } from "./pinned-filter-context.ts";

/** Each value of the filters that are set; pressing one removes it. The keyword stands in its box. */
export function FilterChips({ list }: { list: JobListPage }) {
  const messages = useMessages();
  const { to, fixed } = useListAddress();
  const active = activeFilters(list.query).filter((name) => name !== fixed && name !== "keyword");
  if (active.length === 0) return null;
  return (
    <Chips label={messages.jobs.activeFilters}>
      {active.flatMap((name) =>
        filterValues(list.query, name).map((value) => (
          <RemovableChip
            key={`${name} ${value}`}
            to={to(withoutFilter(list.query, name, value))}
            kind={filterKind(name, messages)}
          >
            {valueLabel(name, value, list, messages)}
          </RemovableChip>
        )),
      )}
    </Chips>
  );
}

/** Amounts that can be read in two ways; each reading leads to its list. */
export function DoubtfulAmounts({ query }: { query: JobQuery }) {
  const messages = useMessages();
  const { to } = useListAddress();
  const { doubt = {}, page: _, ...rest } = query;
  const settled = (name: string, reading: string) => {
    const others = Object.entries(doubt).filter(([other]) => other !== name);
    const left = others.length > 0 && { doubt: Object.fromEntries(others) };
    return { ...rest, ...left, [name]: Number(readAmount(reading)) };
  };
  return Object.entries(doubt).map(([name, input]) => (
    <Notice key={name} kind="warn" className="mt-2">
      <p>{messages.jobs.twoReadings({ input: `\u2068${input}\u2069` })}</p>
      <Chips label={messageAt(messages, filterOf(name as FilterName).label)}>
        {(twoReadings(input) ?? []).map((reading) => (
          <Chip key={reading} to={to(settled(name, reading))} rel="nofollow">
            <bdi>{reading}</bdi>
          </Chip>
        ))}
      </Chips>
    </Notice>
  ));
}

/**
 * The recognised parts of a query; pressing one removes its words, the last searches verbatim, unless the
 * sentence about the spelling does.
 */
export function InterpretationChips({ list }: { list: JobListPage }) {
  const { query, readings, corrected } = list;
  const messages = useMessages();
  const { to } = useListAddress();
  if (readings.length === 0) return null;
  const { page: _, ...rest } = query;
  return (
    <div className="mt-2">
      <Chips label={messages.jobs.understood}>
        {[
          ...readings.map((reading) => (
            <RemovableChip
              key={`${reading.kind} ${reading.value} ${reading.without}`}
              to={to(
                reading.without === ""
                  ? withoutFilter(query, "keyword")
                  : { ...rest, keyword: reading.without },
              )}
              kind={
                reading.kind === "labelled" ? reading.label : messages.jobs.readings[reading.kind]
              }
            >
              {interpretationLabel(reading.kind, reading.value, messages)}
            </RemovableChip>
          )),
          !corrected && (
            <Chip key="as typed" to={to(verbatim(query))} rel="nofollow">
              {messages.jobs.isVerbatim}
            </Chip>
          ),
        ]}
      </Chips>
    </div>
  );
}

/** The sentence about corrected words, with a link to the uncorrected search. */
export function Corrected({ list: { query, corrected } }: { list: JobListPage }) {
  const { jobs } = useMessages();
  const { to } = useListAddress();
  return (
    corrected && (
      <p className="small">
        {corrected
          .split(/([«“][^»”]*[»”])/)
          .map((part, at) => (at % 2 === 1 ? <bdi key={part}>{part}</bdi> : part))}{" "}
        ·{" "}
        <a href={to(verbatim(query))} rel="nofollow">
          {jobs.isVerbatim}
        </a>
      </p>
    )
  );
}

/** The same search in quotation marks, which is not interpreted. */
function verbatim({ page: _, keyword, ...rest }: JobQuery): JobQuery {
  return { ...rest, keyword: `"${keyword?.replaceAll('"', " ").trim()}"` };
}

/** An unknown category has the text of the query as its label. */
export function categoryLabel(category: string, messages: Messages): string {
  return filterOf("category").word?.(category, messages) ?? category;
}

/** A filter's label; empty where its value is enough. */
export function filterKind(name: FilterName, messages: Messages): string | undefined {
  const { label, labelled } = filterOf(name);
  return labelled && messageAt(messages, label);
}

/** A value of a filter, in the reader's words. */
export function valueLabel(
  name: FilterName,
  value: string,
  list: JobListPage,
  messages: Messages,
): string {
  const { is, word } = filterOf(name);
  if (word) return word(value, messages) ?? value;
  if (is === "amount") {
    return amountText(Number(value), list.query.currency ?? defaultCurrency, messages);
  }
  return loadedLabel(name, value, list) ?? value;
}

/** The label of a value, from the list's data. */
function loadedLabel(name: FilterName, value: string, list: JobListPage): string | undefined {
  const { place, company } = list;
  const chosen = (choices: { value: string; label: string }[], id = value) =>
    choices.find((choice) => choice.value === id)?.label;
  if (name === "location") return chosen(list.locations);
  if (name === "company") return company?.name;
  if (name === "country") return chosen(place.countries, place.country);
  if (name === "province") return chosen(place.provinces, place.province);
  return name === "city" ? chosen(list.cities) : undefined;
}

/** The label of an interpretation. */
/** How a part of the keyword was understood, in the reader's words. */
export function interpretationLabel(
  kind: Interpretation["kind"],
  value: string,
  { labels }: Messages,
): string {
  const named: Partial<Record<Interpretation["kind"], Record<string, string>>> = {
    type: labels.employmentType,
    arrangement: labels.workArrangement,
    level: labels.experienceLevel,
    category: labels.category,
  };
  return named[kind]?.[value] ?? value;
}

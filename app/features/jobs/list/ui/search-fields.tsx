import { type FilterName, filterOf, filtersThat } from "#app/features/job/filters/job-filters.ts";
import type { EmploymentType } from "#app/features/job/job.ts";
import type { JobQuery } from "#app/features/job/job-query.ts";
import type { PlaceChoices } from "#app/features/places/place-choices.server.ts";
import { SuggestBox } from "#app/features/search/suggest/ui/suggest-box.tsx";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { FilterField, SearchPlaces } from "./filter-field.tsx";

type SearchFieldsProps = {
  query: JobQuery;
  place: PlaceChoices;
  /** The job types to choose from. */
  types: readonly EmploymentType[];
};

const groups = ["what", "where", "terms", "employer"] as const;

/** The fields of the advanced search, in four groups. */
export function SearchFields(props: SearchFieldsProps) {
  const { advanced } = useMessages().browse;
  return groups.map((group) => (
    <section key={group} className="card stack">
      <h2 className="text-lg">{advanced[group]}</h2>
      <div className="form-2 gap-4">
        {rowsOf(group).map((row) => (
          <Row key={row[0]} {...props} row={row} />
        ))}
      </div>
    </section>
  ));
}

/** Filters that ask of one thing stand in one row. */
function rowsOf(group: (typeof groups)[number]): FilterName[][] {
  const shown = filtersThat(({ advanced }) => advanced === group);
  const rowOf = (name: FilterName) => filterOf(name).of ?? name;
  const rows = [...new Set(shown.map(rowOf))];
  return rows.map((row) => shown.filter((name) => rowOf(name) === row));
}

function Row({ row, place, ...props }: SearchFieldsProps & { row: FilterName[] }) {
  const [first] = row;
  if (!first) return null;
  const { of, wide } = filterOf(first);
  const fields = row
    .filter((name) => filterOf(name).is !== "place")
    .map((name) => <AdvancedField key={name} {...props} name={name} />);
  if (of === "place") {
    return (
      <div className="col-span-full stack">
        {fields}
        <SearchPlaces place={place} className="form-2 items-end" stepByStep />
      </div>
    );
  }
  if (of === "pay") return <div className="col-span-full form-3">{fields}</div>;
  return wide ? <div className="col-span-full">{fields}</div> : fields;
}

type AdvancedFieldProps = Omit<SearchFieldsProps, "place"> & { name: FilterName };

function AdvancedField({ name, query, types }: AdvancedFieldProps) {
  const messages = useMessages();
  const { label, advancedLabel = label, hint, placeholder } = filterOf(name);
  const worded = (key: MessageKey | undefined) => key && messageAt(messages, key);
  const field = {
    name,
    query,
    label: messageAt(messages, advancedLabel),
    values: name === "jobType" ? types : undefined,
    ...(hint && { hint: worded(hint) }),
    ...(placeholder && { placeholder: worded(placeholder) }),
  };
  if (name !== "keyword") return <FilterField {...field} />;
  return <SuggestBox>{(box) => <FilterField {...field} {...box} />}</SuggestBox>;
}

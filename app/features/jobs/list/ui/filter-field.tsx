import type { ComponentProps } from "react";
import { type FilterName, filterOf } from "#app/features/job/filters/job-filters.ts";
import { filterValues, type JobQuery, toParams } from "#app/features/job/job-query.ts";
import type { PlaceChoices } from "#app/features/places/place-choices.server.ts";
import { type PlacePart, PlaceSelects } from "#app/features/places/ui/place-selects.tsx";
import type { Messages } from "#app/messages/en/index.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { type Option, SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { useListAddress } from "./pinned-filter-context.ts";

type FilterFieldProps = {
  name: FilterName;
  query: JobQuery;
  /** Those of its values that are offered, if not all. */
  values?: readonly string[] | undefined;
} & Partial<ComponentProps<typeof TextField>>;

/** A field for one value of a filter, with the first that a query asks for. */
export function FilterField({ name, query, values, ...rest }: FilterFieldProps) {
  const messages = useMessages();
  const { is, label: key } = filterOf(name);
  const [value] = filterValues(query, name);
  const field = { name, label: messageAt(messages, key), ...rest };
  if (is === "choice") {
    const options = filterOptions(name, messages, { values, current: value });
    const none = noneOf(name, messages);
    return (
      <SelectField
        name={name}
        label={field.label}
        none={none}
        options={options}
        defaultValue={value ?? ""}
      />
    );
  }
  return is === "amount" ? (
    <TextField {...field} ltr inputMode="decimal" defaultValue={query.doubt?.[name] ?? value} />
  ) : (
    <TextField {...field} maxLength={200} defaultValue={value} />
  );
}

type Offered = { values?: readonly string[] | undefined; current?: string | undefined };

/** The values of a choice. The default equals no value, and is listed only if requested. */
export function filterOptions(
  name: FilterName,
  messages: Messages,
  { values = filterOf(name).values, current }: Offered = {},
): Option[] {
  const { usual, word } = filterOf(name);
  const offered = values?.filter((value) => value !== usual || value === current) ?? [];
  return offered.map((value) => ({ value, label: word?.(value, messages) ?? value }));
}

function noneOf(name: FilterName, messages: Messages): string {
  const { none, usual, word } = filterOf(name);
  return (usual && word?.(usual, messages)) ?? (none ? messageAt(messages, none) : "");
}

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

type SearchPlacesProps = {
  place: PlaceChoices;
  className?: string;
  /** Whether the form without scripts asks for itself again with the next list. */
  stepByStep?: boolean;
};

/** The place to search in. Its lists come from the advanced search, which asks the database nothing. */
export function SearchPlaces({ place, className = "form", stepByStep }: SearchPlacesProps) {
  const { jobs, ui, browse } = useMessages();
  const texts = browse.advanced;
  const none = { country: jobs.anyCountry, province: jobs.anyProvince, city: jobs.anyCity };
  const first = { country: "", province: jobs.countryFirst, city: jobs.provinceFirst };
  const part: PlacePart = (name, { locked, loading }) => ({
    label: jobs[name],
    none: loading ? ui.loading : locked ? first[name] : none[name],
  });
  return (
    <PlaceSelects
      id="places"
      place={place}
      address={(chosen) => paths.advancedSearch({ ...chosen, lists: 1 })}
      part={part}
      className={className}
      notLoaded={texts.notLoaded}
      next={
        stepByStep
          ? {
              formAction: `${paths.advancedSearch()}#places`,
              "aria-label": texts.showLists,
              children: texts.show,
            }
          : undefined
      }
    />
  );
}

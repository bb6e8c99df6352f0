import type { ReactNode } from "react";
import { industries } from "#app/features/companies/company.ts";
import { searchedSizes } from "#app/features/jobs/company-facts.ts";
import {
  categories,
  currencies,
  defaultCurrency,
  type EmploymentType,
  experienceLevels,
  workArrangements,
} from "#app/features/jobs/job.ts";
import {
  type FilterName,
  filterValues,
  type JobQuery,
  postedWithins,
} from "#app/features/jobs/job-query.ts";
import { SuggestBox } from "#app/features/jobs/suggest/ui/suggest-box.tsx";
import type { PlaceChoices } from "#app/features/places/place-choices.server.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { SearchPlaces } from "./search-places.tsx";

type SearchFieldsProps = {
  query: JobQuery;
  place: PlaceChoices;
  /** The job types to choose from. */
  types: readonly EmploymentType[];
};

/** The seventeen fields of the advanced search, in four groups. */
export function SearchFields({ query, place, types }: SearchFieldsProps) {
  const { browse, jobs, labels } = useMessages();
  const texts = browse.advanced;
  return (
    <>
      <Fields title={texts.what}>
        <div className="col-span-full">
          <SuggestBox>
            {(field) => (
              <Text
                {...field}
                name="keyword"
                label={browse.keyword}
                hint={texts.keywordHint}
                query={query}
              />
            )}
          </SuggestBox>
        </div>
        <Text name="jobTitle" label={jobs.jobTitle} query={query} />
        <Choice
          name="category"
          label={jobs.category}
          none={jobs.allCategories}
          options={optionsOf(categories, (value) => labels.category[value])}
          query={query}
        />
        <Choice
          name="jobType"
          label={jobs.type}
          none={texts.allTypes}
          options={optionsOf(types, (value) => labels.employmentType[value])}
          query={query}
        />
        <Choice
          name="experienceLevel"
          label={jobs.level}
          none={texts.allLevels}
          options={optionsOf(experienceLevels, (value) => labels.experienceLevel[value])}
          query={query}
        />
      </Fields>
      <Fields title={texts.where}>
        <div className="col-span-full stack">
          <Text
            name="location"
            label={texts.location}
            hint={texts.locationHint}
            placeholder={texts.locationSample}
            query={query}
          />
          <SearchPlaces place={place} className="form-2 items-end" stepByStep />
        </div>
      </Fields>
      <Fields title={texts.terms}>
        <Choice
          name="workArrangement"
          label={jobs.arrangement}
          none={jobs.any}
          options={optionsOf(workArrangements, (value) => labels.workArrangement[value])}
          query={query}
        />
        <Choice
          name="postedWithin"
          label={jobs.postedWithin}
          none={jobs.anyTime}
          options={optionsOf(postedWithins, (days) => jobs.days(Number(days)))}
          query={query}
        />
        <div className="col-span-full form-3">
          <Text name="salaryMin" label={jobs.salaryMin} query={query} ltr inputMode="decimal" />
          <Text name="salaryMax" label={jobs.salaryMax} query={query} ltr inputMode="decimal" />
          <Choice
            name="currency"
            label={jobs.currency}
            none={labels.currency[defaultCurrency]}
            options={optionsOf(
              currencies.filter((each) => each !== defaultCurrency),
              (value) => labels.currency[value],
            )}
            query={query}
          />
        </div>
      </Fields>
      <Fields title={texts.employer}>
        <div className="col-span-full">
          <Text
            name="company"
            label={jobs.company}
            placeholder={texts.companySample}
            query={query}
          />
        </div>
        <Choice
          name="companySize"
          label={jobs.companySize}
          none={jobs.any}
          options={optionsOf(searchedSizes, (value) => jobs.size[value])}
          query={query}
        />
        <Choice
          name="industry"
          label={jobs.industry}
          none={jobs.anyIndustry}
          options={optionsOf(industries, (value) => labels.industry[value])}
          query={query}
        />
      </Fields>
    </>
  );
}

function Fields({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card stack">
      <h2 className="text-lg">{title}</h2>
      <div className="form-2 gap-4">{children}</div>
    </section>
  );
}

type FieldProps = { name: FilterName; label: string; query: JobQuery };
type TextProps = FieldProps & {
  hint?: string;
  placeholder?: string;
  ltr?: boolean;
  inputMode?: "decimal";
};

function Text({ query, ...rest }: TextProps) {
  return <TextField {...rest} maxLength={200} defaultValue={firstOf(query, rest.name)} />;
}

/** This form asks for one value of each. */
function firstOf(query: JobQuery, name: FilterName): string | undefined {
  return filterValues(query, name)[0];
}

type Option = { value: string; label: string };

function Choice({ query, ...rest }: FieldProps & { none: string; options: Option[] }) {
  return <SelectField {...rest} defaultValue={firstOf(query, rest.name) ?? ""} />;
}

function optionsOf<T extends string>(values: readonly T[], label: (value: T) => string): Option[] {
  return values.map((value) => ({ value, label: label(value) }));
}

import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Check } from "../../../ui/check-field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { useWords } from "../../../words/context.tsx";
import { categories, experienceLevels, offeredTypes } from "../job.ts";
import type { JobListPage } from "../job-list-page.server.ts";
import { openFilters, salaryRanges } from "../job-query.ts";
import { bandLabel, categoryLabel } from "./filter-words.ts";
import { HiddenFields } from "./hidden-fields.tsx";
import { useListAddress } from "./list-root-context.ts";
import { MoreFilters, moreFilters } from "./more-filters.tsx";

export const filtersId = "filters";
export const resultsId = "results";

/** All filters in one form: a column beside the list, a sheet on phones. */
export function JobFilters({ list }: { list: JobListPage }) {
  const words = useWords();
  const { jobs, labels } = words;
  const { query } = list;
  const { sort, view } = query;
  const { path, to, own } = useListAddress();
  const categoryNames: string[] = [...categories];
  if (query.category && !categoryNames.includes(query.category)) categoryNames.push(query.category);
  return (
    <Sheet
      id={filtersId}
      over={resultsId}
      title={jobs.filters}
      action={path}
      foot={
        <>
          <Button variant="primary" className="px-3 whitespace-nowrap">
            {jobs.showResults}
          </Button>
          <ButtonLink to={to({ ...own, sort, view })} variant="text">
            {jobs.clearFilters}
          </ButtonLink>
        </>
      }
    >
      <HiddenFields query={query} except={[...openFilters, ...moreFilters(list)]} />
      <div className="facet stack">
        <SelectField
          key={`location ${list.location}`}
          label={jobs.governorate}
          name="location"
          none={jobs.anywhere}
          options={list.locations}
          defaultValue={list.location ?? ""}
        />
        <SelectField
          key={`category ${query.category}`}
          label={jobs.category}
          name="category"
          none={jobs.allCategories}
          options={categoryNames.map((value) => ({ value, label: categoryLabel(value, words) }))}
          defaultValue={query.category ?? ""}
        />
      </div>
      <Facet
        key={`jobType ${query.jobType}`}
        name="jobType"
        legend={jobs.type}
        options={[
          ...offeredTypes,
          ...(query.jobType === "freelance" ? ["freelance" as const] : []),
        ].map((value) => ({ value, label: labels.employmentType[value] }))}
        chosen={query.jobType}
      />
      <Facet
        key={`experienceLevel ${query.experienceLevel}`}
        name="experienceLevel"
        legend={jobs.level}
        options={experienceLevels.map((value) => ({ value, label: labels.experienceLevel[value] }))}
        chosen={query.experienceLevel}
      />
      <div className="facet">
        <SelectField
          key={`salaryRange ${query.salaryRange}`}
          label={jobs.salary}
          name="salaryRange"
          none={jobs.anySalary}
          options={salaryRanges.map((value) => ({ value, label: bandLabel(value, words) }))}
          defaultValue={query.salaryRange ?? ""}
        />
      </div>
      <MoreFilters list={list} />
    </Sheet>
  );
}

type FacetProps = {
  name: string;
  legend: string;
  options: { value: string; label: string }[];
  chosen: string | undefined;
};

function Facet({ name, legend, options, chosen = "" }: FacetProps) {
  const words = useWords().jobs;
  return (
    <fieldset className="facet">
      <legend className="legend">{legend}</legend>
      <div>
        {[{ value: "", label: words.any }, ...options].map(({ value, label }) => (
          <Check
            key={value}
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
          >
            {label}
          </Check>
        ))}
      </div>
    </fieldset>
  );
}

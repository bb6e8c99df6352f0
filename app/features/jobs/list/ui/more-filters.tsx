import { useState } from "react";
import { industries } from "#app/features/companies/company.ts";
import { currencies, defaultCurrency } from "#app/features/jobs/job.ts";
import { type FilterName, foldedFilters } from "#app/features/jobs/job-query.ts";
import type { JobListPage } from "#app/features/jobs/list/job-list-page.server.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { isUuid } from "#app/platform/uuid.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Facet } from "./facet.tsx";
import { PlaceFilters } from "./place-filters.tsx";

/** The fields of the folded group. A company's id is no text to edit: it is kept as it is. */
export function moreFilters({ query }: JobListPage): FilterName[] {
  const isId = query.company !== undefined && isUuid(query.company);
  return foldedFilters.filter((name) => name !== "company" || !isId);
}

/** What fewer people ask: folded, and open once one of it is set. */
export function MoreFilters({ list }: { list: JobListPage }) {
  const { jobs, labels } = useMessages();
  const { query } = list;
  const shown = moreFilters(list);
  const isSet = shown.some((name) => query[name] !== undefined);
  const [wasSet, setWasSet] = useState(isSet);
  if (isSet && !wasSet) setWasSet(true);
  const options = <T extends string>(values: readonly T[], label: (value: T) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  return (
    <details className="disc py-2" open={isSet || wasSet}>
      <summary>
        {jobs.moreFilters}
        <Icon name="down" className="turn" />
      </summary>
      <div className="form py-2">
        <TextField
          key={`jobTitle ${query.jobTitle}`}
          label={jobs.jobTitle}
          name="jobTitle"
          maxLength={200}
          defaultValue={query.jobTitle}
        />
        {shown.includes("company") && (
          <TextField
            key={`company ${query.company}`}
            label={jobs.company}
            name="company"
            maxLength={200}
            defaultValue={query.company}
          />
        )}
        <PlaceFilters key={`${query.country} ${query.province} ${query.city}`} list={list} />
        <TextField
          key={`salaryMin ${query.salaryMin}`}
          label={jobs.salaryMin}
          name="salaryMin"
          ltr
          inputMode="decimal"
          defaultValue={query.salaryMin}
        />
        <TextField
          key={`salaryMax ${query.salaryMax}`}
          label={jobs.salaryMax}
          name="salaryMax"
          ltr
          inputMode="decimal"
          defaultValue={query.salaryMax}
        />
        <SelectField
          key={`currency ${query.currency}`}
          label={jobs.currency}
          name="currency"
          none={labels.currency[defaultCurrency]}
          options={options(
            currencies.filter((each) => each !== defaultCurrency || query.currency === each),
            (value) => labels.currency[value],
          )}
          defaultValue={query.currency ?? ""}
        />
      </div>
      <Facet
        name="industry"
        legend={jobs.industry}
        options={options(industries, (value) => labels.industry[value])}
        chosen={query.industry ?? []}
        folded
      />
    </details>
  );
}

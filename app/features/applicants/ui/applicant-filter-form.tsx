import { Form, useSubmit } from "react-router";
import type { Pipeline } from "#app/features/applicants/applicant.ts";
import {
  applicantQuery,
  applicantSorts,
  isNarrowed,
  leastRatings,
  longestApplicantSearch,
} from "#app/features/applicants/applicant-filter.ts";
import { experiences } from "#app/features/applications/application.ts";
import { availabilities } from "#app/features/seekers/profile.ts";
import { forReader } from "#app/i18n/language.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Check } from "#app/ui/form/check-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { AnswerFilters } from "./answer-filters.tsx";

/** Looks in the applicants of a job, narrows and orders them. */
export function ApplicantFilterForm({ pipeline }: { pipeline: Pipeline }) {
  const { applicants } = useAllMessages();
  const { filter: words } = applicants;
  const { job, filter } = pipeline;
  const narrowed = isNarrowed(filter);
  const submit = useSubmit();
  return (
    <Form
      key={JSON.stringify(filter)}
      action={paths.applicants(job.id)}
      role="search"
      className="desk-tools"
    >
      {filter.stage && <input type="hidden" name="stage" value={filter.stage} />}
      <div className="join">
        <label className="sr" htmlFor="search">
          {words.search}
        </label>
        <input
          className="input"
          id="search"
          name="search"
          type="search"
          placeholder={words.sample}
          maxLength={longestApplicantSearch}
          defaultValue={filter.search}
          enterKeyHint="search"
        />
        <button type="submit" className="btn btn-primary" aria-label={words.apply}>
          <Icon name="search" />
        </button>
      </div>
      <SelectField
        label={words.sort}
        hideLabel
        name="sort"
        options={applicantSorts.map((value) => ({ value, label: words.sorts[value] }))}
        defaultValue={filter.sort}
        onChange={({ currentTarget }) => submit(currentTarget.form)}
      />
      {(narrowed || filter.stage) && (
        <a href={paths.applicants(job.id, { sort: applicantQuery(filter).sort })} className="tap">
          {words.clear}
        </a>
      )}
      <details className="disc" open={hasMore(pipeline) || undefined}>
        <summary>
          <Icon name="sliders" /> {words.more} <Icon name="down" className="turn" />
        </summary>
        <MoreFilters pipeline={pipeline} />
      </details>
    </Form>
  );
}

function MoreFilters({ pipeline }: { pipeline: Pipeline }) {
  const { job, filter, places } = pipeline;
  const { applicants, labels } = useAllMessages();
  const language = useLanguage();
  const { filter: words } = applicants;
  return (
    <div className="stack gap-2 pt-2">
      <div className="grid md3">
        <SelectField
          label={words.experience}
          name="experience"
          none={words.any}
          options={experiences.map((value) => ({ value, label: labels.experience[value] }))}
          defaultValue={filter.experience ?? ""}
        />
        <SelectField
          label={words.availability}
          name="availability"
          none={words.any}
          options={availabilities.map((value) => ({ value, label: labels.availability[value] }))}
          defaultValue={filter.availability ?? ""}
        />
        <SelectField
          label={words.place}
          name="place"
          none={words.any}
          options={places.map(({ value, ...names }) => ({
            value,
            label: forReader(names, language),
          }))}
          defaultValue={filter.place ?? ""}
        />
        <SelectField
          label={words.rating}
          name="rating"
          none={words.any}
          options={leastRatings.map((value) => ({ value, label: words.ratingLeast[value] }))}
          defaultValue={filter.rating ?? ""}
        />
        {pipeline.labels.length > 0 && (
          <SelectField
            label={words.label}
            name="label"
            none={words.any}
            options={pipeline.labels.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={filter.label ?? ""}
          />
        )}
      </div>
      <AnswerFilters pipeline={pipeline} />
      {job.pay.max !== null && (
        <Check type="checkbox" name="salary" value="budget" defaultChecked={filter.inBudget}>
          {words.inBudget}
        </Check>
      )}
      <Check type="checkbox" name="starred" value="1" defaultChecked={filter.isStarred}>
        {words.starred}
      </Check>
    </div>
  );
}

/** Whether a filter is set that is folded away. */
function hasMore({ filter }: Pipeline): boolean {
  return isNarrowed({ ...filter, search: "" });
}

import { Form } from "react-router";
import {
  type ApplicationFilter,
  isFilteredList,
  longestApplicationSearch,
} from "#app/features/applications/application-filter.ts";
import type { ChosenJob } from "#app/features/applications/jobs-with-applications.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Check } from "#app/ui/form/check-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

type Props = { filter: ApplicationFilter; choice: readonly ChosenJob[] };

/** Chooses the job whose applications are listed, and looks in them. */
export function ApplicationFilterForm({ filter, choice }: Props) {
  const { applications, jobs } = useAllMessages();
  const { dashboard } = applications;
  const isFiltered = isFilteredList(filter);
  return (
    <Form
      action={paths.companyDashboard()}
      role="search"
      className="grid gap-2 mb-4 grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center"
    >
      <input type="hidden" name="tab" value="applications" />
      <div className="col-span-full md:col-auto">
        <SelectField
          key={`job ${filter.job}`}
          label={dashboard.filterJob}
          hideLabel
          name="job"
          none={dashboard.filterAllJobs}
          options={choice.map(({ id, title, applications: n }) => ({
            value: id,
            label: `${title || jobs.noTitle} (${formatNumber(n)})`,
          }))}
          defaultValue={filter.job ?? ""}
        />
      </div>
      <TextField
        key={`search ${filter.search}`}
        type="search"
        label={dashboard.filterSearch}
        hideLabel
        name="search"
        placeholder={dashboard.filterSearchSample}
        maxLength={longestApplicationSearch}
        defaultValue={filter.search}
        enterKeyHint="search"
      />
      <div className="row gap-3">
        <Button icon="search" className="min-h-(--tap-lg)">
          {dashboard.filterApply}
        </Button>
        {isFiltered && (
          <a href={paths.companyDashboard({ tab: "applications" })}>{dashboard.filterClear}</a>
        )}
      </div>
      <div className="col-span-full">
        <Check
          key={`news ${filter.news}`}
          type="checkbox"
          name="news"
          value="1"
          defaultChecked={filter.news ?? false}
        >
          {dashboard.newsOnly}
        </Check>
      </div>
    </Form>
  );
}

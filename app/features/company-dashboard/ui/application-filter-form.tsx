import { Form } from "react-router";
import {
  type ApplicationFilter,
  applicationQuery,
  longestApplicationSearch,
} from "#app/features/applications/application-filter.ts";
import type { ChosenJob } from "#app/features/applications/jobs-with-applications.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Chip, RemovableChip } from "#app/ui/chip.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

type Props = { filter: ApplicationFilter; choice: readonly ChosenJob[] };

/** Chooses the job whose applications are listed, and looks in them. */
export function ApplicationFilterForm({ filter, choice }: Props) {
  const { applications, jobs } = useAllMessages();
  const { dashboard } = applications;
  const listWith = (news: boolean) =>
    paths.companyDashboard({ tab: "applications", ...applicationQuery({ ...filter, news }) });
  return (
    <Form
      action={paths.companyDashboard()}
      role="search"
      className="grid gap-2 mb-4 grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center"
    >
      <input type="hidden" name="tab" value="applications" />
      {filter.news && <input type="hidden" name="news" value="1" />}
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
      {filter.news ? (
        <RemovableChip to={listWith(false)}>{dashboard.newsOnly}</RemovableChip>
      ) : (
        <Chip to={listWith(true)}>{dashboard.newsOnly}</Chip>
      )}
      <div className="join col-span-full md:col-auto">
        <label className="sr" htmlFor="search">
          {dashboard.filterSearch}
        </label>
        <input
          key={`search ${filter.search}`}
          className="input"
          id="search"
          name="search"
          type="search"
          enterKeyHint="search"
          maxLength={longestApplicationSearch}
          defaultValue={filter.search}
          placeholder={dashboard.filterSearchSample}
        />
        <button type="submit" className="btn btn-primary" aria-label={dashboard.filterApply}>
          <Icon name="search" />
        </button>
      </div>
      {(filter.job || filter.search) && (
        <a
          className="tap col-span-full justify-self-start"
          href={paths.companyDashboard({ tab: "applications" })}
        >
          {dashboard.filterClear}
        </a>
      )}
    </Form>
  );
}

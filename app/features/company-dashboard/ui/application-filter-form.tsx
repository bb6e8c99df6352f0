import { Form } from "react-router";
import {
  type ApplicationFilter,
  applicationQuery,
  longestApplicationSearch,
  type ShownStage,
  shownStages,
} from "#app/features/applications/application-filter.ts";
import type { ChosenJob } from "#app/features/applications/jobs-with-applications.server.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

export type ShownCounts = Record<"all" | ShownStage | "news", string>;

type Props = {
  filter: ApplicationFilter;
  choice: readonly ChosenJob[];
  /** Of all applications, already written. */
  counts: ShownCounts;
};

/** Chooses which applications are listed, of which job, and looks in them. */
export function ApplicationFilterForm({ filter, choice, counts }: Props) {
  const { applications, jobs } = useAllMessages();
  const { dashboard } = applications;
  const { job, search, news, show } = filter;
  const isWhole = job === null && search === "";
  const chip = (each: keyof ShownCounts, part: Partial<ApplicationFilter>) => {
    const isOn = news === part.news && show === part.show;
    if (counts[each] === "0" && !isOn) return null;
    return (
      <Chip
        key={each}
        to={paths.companyDashboard({
          tab: "applications",
          ...applicationQuery({ job, search, ...part }),
        })}
        count={isWhole ? counts[each] : undefined}
        on={isOn}
      >
        {each === "news" ? dashboard.newsOnly : dashboard.shown[each]}
      </Chip>
    );
  };
  return (
    <Form
      action={paths.companyDashboard()}
      role="search"
      className="grid gap-2 mb-4 grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] md:grid-cols-2 items-center"
    >
      <div className="col-span-full">
        <Chips>
          {[
            chip("all", {}),
            ...shownStages.map((stage) => chip(stage, { show: stage })),
            chip("news", { news: true }),
          ]}
        </Chips>
      </div>
      <input type="hidden" name="tab" value="applications" />
      {news && <input type="hidden" name="news" value="1" />}
      {show && <input type="hidden" name="show" value={show} />}
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
      <div className="join">
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

import {
  type ApplicationFilter,
  applicationQuery,
  isFilteredList,
} from "#app/features/applications/application-filter.ts";
import type { CompanyApplication } from "#app/features/applications/application-list.ts";
import type { ChosenJob } from "#app/features/applications/jobs-with-applications.server.ts";
import { ApplicationCard } from "#app/features/applications/ui/application-card.tsx";
import { StageBadge } from "#app/features/applications/ui/stage-badge.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import type { Page } from "#app/platform/paging.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Pagination } from "#app/ui/list/pagination.tsx";
import { ApplicationFilterForm, type ShownCounts } from "./application-filter-form.tsx";

type Props = {
  page: Page<CompanyApplication>;
  filter: ApplicationFilter;
  choice: readonly ChosenJob[];
  counts: ShownCounts;
  mayPost: boolean;
};

/** One page of applications to a company's jobs, with the filters. */
export function CompanyApplications({ page, filter, choice, counts, mayPost }: Props) {
  const { dashboard } = useAllMessages().applications;
  const isFiltered = isFilteredList(filter);
  if (page.items.length === 0 && !isFiltered) {
    return (
      <Empty title={dashboard.noApplications} reason={dashboard.noApplicationsMore}>
        {mayPost && (
          <ButtonLink to={paths.postJob()} variant="primary" icon="plus">
            {dashboard.postJob}
          </ButtonLink>
        )}
      </Empty>
    );
  }
  const next = page.items.find(({ isNew }) => isNew);
  return (
    <>
      <ApplicationFilterForm filter={filter} choice={choice} counts={counts} />
      {page.items.length === 0 ? (
        <Empty title={dashboard.noneMatch} reason={dashboard.noneMatchMore}>
          <ButtonLink to={paths.companyDashboard({ tab: "applications" })}>
            {dashboard.filterClear}
          </ButtonLink>
        </Empty>
      ) : (
        <div className="card p-0">
          <ColumnNames />
          <ol className="divide-y divide-line">
            {page.items.map((application) => (
              <li key={application.id}>
                <ApplicationCard
                  application={application}
                  isNext={application === next}
                  stage={application.handled && <StageBadge stage={application.handled} />}
                />
              </li>
            ))}
          </ol>
        </div>
      )}
      <Pagination
        page={page.page}
        pages={page.pages}
        to={(at) =>
          paths.companyDashboard({ tab: "applications", ...applicationQuery(filter), page: at })
        }
      />
    </>
  );
}

/** One row of names above all on a wide screen; each row still names its own to a screen reader. */
function ColumnNames() {
  const { card, dashboard } = useAllMessages().applications;
  const names = [dashboard.applicant, dashboard.job, card.experience, card.expectedSalary];
  return (
    <div aria-hidden="true" className="applicant-names">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}

import { paths } from "../../../paths.ts";
import type { Page } from "../../../platform/paging.ts";
import { Empty } from "../../../ui/empty.tsx";
import { ListPages } from "../../../ui/list-pages.tsx";
import { useAllWords } from "../../../words/context.tsx";
import type { CompanyApplication } from "../application-list.ts";
import { ApplicationCard } from "./application-card.tsx";

/** One page of the applications to a company's jobs. */
export function CompanyApplications({ page }: { page: Page<CompanyApplication> }) {
  const { dashboard } = useAllWords().applications;
  if (page.items.length === 0) {
    return <Empty title={dashboard.noApplications} reason={dashboard.noApplicationsMore} />;
  }
  return (
    <>
      <ol className="card divide-y divide-line p-0">
        {page.items.map((application) => (
          <li key={application.id}>
            <ApplicationCard application={application} />
          </li>
        ))}
      </ol>
      <ListPages
        page={page.page}
        pages={page.pages}
        to={(at) => paths.companyDashboard({ tab: "applications", page: at })}
      />
    </>
  );
}

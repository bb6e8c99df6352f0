import type { ReactNode } from "react";
import { type FilterName, filterOf } from "#app/features/job/filters/job-filters.ts";
import { activeFilters } from "#app/features/job/job-query.ts";
import { isIndexedList } from "#app/features/jobs/list/indexed-list.ts";
import type { JobListPage } from "#app/features/jobs/list/job-list-page.server.ts";
import { pageSize } from "#app/features/jobs/list/page-size.ts";
import { JobCards, useSharedTerms } from "#app/features/jobs/ui/job-cards.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/list/skeleton.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWaiting } from "#app/ui/use-waiting.ts";
import { Corrected } from "./filter-chips.tsx";
import { resultsId } from "./job-filters.tsx";
import { ListTools } from "./list-tools.tsx";
import { MoreJobs, useMoreJobs } from "./more-jobs.tsx";
import { NoJobs } from "./no-jobs.tsx";
import { useListAddress } from "./pinned-filter-context.ts";

/** The cards and their surroundings. */
export function JobResults({ list, heading }: { list: JobListPage; heading?: ReactNode }) {
  const messages = useMessages().jobs;
  const { query } = list;
  const more = useMoreJobs(list);
  const address = useListAddress();
  const rel = isIndexedList(query, list.pinned) ? undefined : "nofollow";
  const waiting = useWaiting(address.path);
  const cards = [...list.cards, ...more.cards];
  const shown = list.before + cards.length;
  const terms = useSharedTerms(cards);
  const isEmpty = cards.length === 0;
  return (
    <div id={resultsId}>
      <Corrected list={list} />
      <ListTools query={query} heading={heading} shared={terms} isEmpty={isEmpty} />
      <h2 className="sr">{messages.title}</h2>
      <div aria-busy={waiting || undefined}>
        {waiting && <Skeleton />}
        {isEmpty ? (
          <NoJobs list={list} />
        ) : (
          <>
            {(list.dropped || list.relaxed) && (
              <Notice className="mb-3">{list.dropped ?? messages.relaxed}</Notice>
            )}
            {isPayCompared(query) && <p className="hint mb-3">{messages.payCompared}</p>}
            {list.before > 0 && <Earlier list={list} rel={rel} />}
            <JobCards
              jobs={cards}
              view={query.view ?? "list"}
              className={waiting ? "opacity-60" : undefined}
              idOf={(place) => anchorOf(list.before + place)}
              terms={terms}
            />
            <MoreJobs
              shown={shown}
              total={more.total}
              atLeast={list.totalAtLeast}
              to={
                more.next && `${address.to({ ...query, page: more.page + 1 })}#${anchorOf(shown)}`
              }
              waiting={more.waiting}
              failed={more.failed}
              added={more.added}
              onMore={more.load}
              rel={rel}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** Whether the list is narrowed or sorted by pay: then it says how pays are compared. */
function isPayCompared({ sort, ...query }: JobListPage["query"]): boolean {
  return sort === "salary" || activeFilters(query).some((name) => isPayFilter(name));
}

const isPayFilter = (name: FilterName) => name === "salaryRange" || filterOf(name).of === "pay";

/** Without scripts the next page begins at its first job, which has a name of its own. */
function anchorOf(place: number): string | undefined {
  return place > 0 && place % pageSize === 0 ? `job-${place + 1}` : undefined;
}

function Earlier({ list, rel }: { list: JobListPage; rel: string | undefined }) {
  const messages = useMessages().jobs;
  const { to } = useListAddress();
  const page = list.before / pageSize;
  return (
    <p className="mb-3">
      <ButtonLink to={to({ ...list.query, page })} rel={rel}>
        {messages.earlier}
      </ButtonLink>
    </p>
  );
}

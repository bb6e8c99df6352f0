import type { ReactNode } from "react";
import { type AdminQuery, adminPath } from "#app/features/admin/admin-query.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { type Page, rowsAPage } from "#app/platform/paging.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Pagination } from "#app/ui/list/pagination.tsx";
import { useWaiting } from "#app/ui/use-waiting.ts";
import { TabSearch } from "./tab-search.tsx";

type TabResultsProps<T> = {
  query: AdminQuery;
  list: Page<T>;
  title: string;
  /** AllMessages for how many there are. */
  countText: (n: number) => string;
  sample: string;
  filters?: ReactNode;
  /** Draws the rows of the page. */
  children: (items: T[]) => ReactNode;
};

/** A tab with a list: title, number, search box, rows and pages. */
export function TabResults<T>(props: TabResultsProps<T>) {
  const { query, list, title, countText, sample, filters, children } = props;
  const count = useShown(list, countText);
  const waiting = useWaiting(paths.adminDashboard());
  return (
    <section>
      <TabHead title={title} count={count} />
      <TabSearch query={query} sample={sample}>
        {filters}
      </TabSearch>
      <div className={waiting ? "mt-4 opacity-60" : "mt-4"} aria-busy={waiting || undefined}>
        {list.items.length === 0 ? <NoResults query={query} /> : children(list.items)}
      </div>
      <Pagination
        page={list.page}
        pages={list.pages}
        to={(page) => adminPath({ ...query, page })}
      />
    </section>
  );
}

/** How many there are, and which of them stand here where there is more than one page. */
function useShown(list: Page<unknown>, countText: (n: number) => string) {
  const messages = useAllMessages().admin;
  const { page, pages, total, items, isMore } = list;
  if (pages === 1) return countText(total);
  const before = (page - 1) * rowsAPage;
  return messages.partOf({
    from: formatNumber(before + 1),
    to: formatNumber(before + items.length),
    all: isMore ? messages.moreThan({ count: countText(total) }) : countText(total),
  });
}

function NoResults({ query }: { query: AdminQuery }) {
  const messages = useAllMessages().admin;
  const filtered = query.status !== null || query.type !== null;
  if (!filtered && query.search === "") return <Empty title={messages.none} heading="h3" />;
  return (
    <Empty
      title={messages.none}
      reason={filtered ? messages.noneFiltered : messages.noneMatching}
      heading="h3"
    >
      <ButtonLink to={adminPath({ tab: query.tab })}>{messages.showAll}</ButtonLink>
    </Empty>
  );
}

/** A tab's title, and how much it shows or that it is being loaded. */
function TabHead({ title, count }: { title: string; count?: string }) {
  const messages = useMessages().ui;
  const waiting = useWaiting(paths.adminDashboard());
  return (
    <div className="head mb-3 items-center">
      <h2 className="text-xl">{title}</h2>
      <p className="muted num row gap-2" role="status">
        {waiting && (
          <span
            className="size-4 animate-spin rounded-full border-2 border-current border-e-transparent"
            aria-hidden
          />
        )}
        {waiting ? messages.loading : count}
      </p>
    </div>
  );
}

import { type MouseEvent, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { listPath } from "#app/features/job/filters/pinned-filter.ts";
import { toParams } from "#app/features/job/job-query.ts";
import type { HighlightedCard } from "#app/features/jobs/highlighted-cards.server.ts";
import type { JobListPage } from "#app/features/jobs/list/job-list-page.server.ts";
import { formatAtLeast, formatNumber } from "#app/i18n/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Bar } from "#app/ui/form/progress.tsx";
import { Notice } from "#app/ui/notice.tsx";

type MoreJobsProps = {
  shown: number;
  total: number;
  /** There are more than `total`. */
  atLeast: boolean | undefined;
  /** The same list with the next ones, for whom no scripts run; none when all are shown. */
  to: string | null;
  waiting: boolean;
  failed: boolean;
  /** How many the last press added. */
  added: number;
  onMore: () => void;
  rel: string | undefined;
};

/** How far one is in the list, and the next part of it. */
export function MoreJobs({
  shown,
  total,
  atLeast,
  to,
  waiting,
  failed,
  added,
  onMore,
  rel,
}: MoreJobsProps) {
  const { jobs, ui } = useMessages();
  const far = ui.shownOf({ shown: formatNumber(shown), total: formatAtLeast(total, atLeast) });
  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!waiting) onMore();
  };
  return (
    <div className="load-more">
      <p className="small muted num">{far}</p>
      <Bar thin label={far} value={Math.min(shown, total)} of={total} />
      {failed && <Notice kind="err">{jobs.notLoaded}</Notice>}
      {to && (
        <a
          href={to}
          rel={rel}
          className="btn btn-quiet btn-lg"
          aria-busy={waiting || undefined}
          onClick={load}
          data-own-move=""
        >
          {waiting ? ui.loading : ui.loadMore}
        </a>
      )}
      <p className="sr" role="status">
        {added > 0 && jobs.loaded(added)}
      </p>
    </div>
  );
}

type Added = {
  of: JobListPage;
  cards: HighlightedCard[];
  next: string | null;
  total: number;
  parts: number;
};

/** Adds the next parts to a list, after its last job, regardless of new postings. */
export function useMoreJobs(list: JobListPage) {
  const address = listPath(list.pinned, toParams({ ...list.query, page: undefined }));
  // Of this list alone: another one may begin with the same jobs, and so go on after the same one.
  const fetcher = useFetcher<JobListPage | null>({ key: `more ${address}` });
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Added>(() => nothingAdded(list));
  const added = loaded.of === list ? loaded : nothingAdded(list);
  const part = fetcher.data;

  useEffect(() => {
    setLoaded((earlier) => {
      const before = earlier.of === list ? earlier : nothingAdded(list);
      if (!part || part.after === null || part.after !== before.next) return before;
      const known = new Set([...list.cards, ...before.cards].map(({ id }) => id));
      return {
        of: list,
        cards: [...before.cards, ...part.cards.filter(({ id }) => !known.has(id))],
        next: part.next,
        total: part.total,
        parts: before.parts + 1,
      };
    });
  }, [part, list]);

  const page = (list.query.page ?? 1) + added.parts;
  useEffect(() => {
    if (added.parts === 0) return;
    // Not a move: that would load all pages again. A reload, or Back from a job, then does.
    const address = listPath(list.pinned, toParams({ ...list.query, page }));
    window.history.replaceState(window.history.state, "", address);
  }, [added.parts, page, list]);

  return {
    cards: added.cards,
    next: added.next,
    total: added.total,
    page,
    added: added.parts > 0 ? (part?.cards.length ?? 0) : 0,
    waiting: fetcher.state !== "idle",
    failed: fetcher.state === "idle" && part === null,
    load() {
      if (added.next)
        fetcher.load(
          listPath(list.pinned, {
            ...toParams({ ...list.query, page: undefined }),
            after: added.next,
            lang: language,
          }),
        );
    },
  };
}

function nothingAdded(list: JobListPage): Added {
  return { of: list, cards: [], next: list.next, total: list.total, parts: 0 };
}

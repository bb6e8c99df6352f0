import type { MouseEvent } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Bar } from "#app/ui/form/progress.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { writtenTotal } from "./filter-labels.ts";

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
  const far = ui.shownOf({ shown: formatNumber(shown), total: writtenTotal(total, atLeast) });
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

import { formatAtLeast, formatNumber } from "#app/i18n/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Bar } from "#app/ui/form/progress.tsx";

type LoadMoreProps = {
  shown: number;
  total: number;
  /** There are more than `total`. */
  isMore?: boolean | undefined;
  /** The same list with the next ones; none when all are shown. */
  to?: string;
  /** Defaults to "Load More". */
  label?: string;
};

/** How far one is in a list, and the way on. */
export function LoadMore({ shown, total, isMore, to, label }: LoadMoreProps) {
  const messages = useMessages().ui;
  const all = formatAtLeast(total, isMore);
  const far = messages.shownOf({ shown: formatNumber(shown), total: all });
  return (
    <div className="load-more">
      <p className="small muted num">{far}</p>
      <Bar thin label={far} value={shown} of={total} />
      {to && (
        <ButtonLink to={to} size="lg">
          {label ?? messages.loadMore}
        </ButtonLink>
      )}
    </div>
  );
}

import { Fragment } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

type PaginationProps = { page: number; pages: number; to: (page: number) => string };

/** The pages of a list: the first, the last and those around the one that is shown. */
export function Pagination({ page, pages, to }: PaginationProps) {
  const messages = useMessages().ui;
  if (pages < 2) return null;
  const near = [1, page - 1, page, page + 1, pages];
  const shown = [...new Set(near)].filter((at) => at >= 1 && at <= pages);
  return (
    <nav className="pages" aria-label={messages.pages}>
      {page > 1 && (
        <a href={to(page - 1)} aria-label={messages.previousPage} rel="prev">
          <Icon name="chevron" back />
        </a>
      )}
      {shown.map((at, place) => (
        <Fragment key={at}>
          {at - (shown[place - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <a href={to(at)} aria-current={at === page ? "page" : undefined}>
            {formatNumber(at)}
          </a>
        </Fragment>
      ))}
      {page < pages && (
        <a href={to(page + 1)} aria-label={messages.nextPage} rel="next">
          <Icon name="chevron" flip />
        </a>
      )}
    </nav>
  );
}

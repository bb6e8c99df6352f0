import type { Neighbours } from "#app/features/applicants/applicant.ts";
import { formatAtLeast, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { PaneLinks } from "./desk.tsx";

type Props = {
  name: string;
  neighbours: Neighbours;
  links: PaneLinks;
  isBeside?: boolean | undefined;
  /** Before the place in the list. */
  title?: string;
};

/** Where an application stands in its list, and the ways to its neighbours. */
export function PaneTop({ name, neighbours, links, isBeside, title }: Props) {
  const { applicants, applications } = useAllMessages();
  const { position, total, isMore, previous, next } = neighbours;
  const place =
    position === null
      ? undefined
      : applicants.place({ position: formatNumber(position), total: formatAtLeast(total, isMore) });
  return (
    <header className="pane-top">
      {isBeside && (
        <a href={links.list} className="tap small only-sm">
          {applicants.back}
        </a>
      )}
      <p className="small muted num" role="status">
        {[title, place].filter(Boolean).join(" · ")}
        <span className="sr">: {name || applications.card.nobody}</span>
      </p>
      <span className="row gap-1 flex-nowrap">
        {previous && (
          <a
            href={links.to(previous)}
            className="icon-btn"
            aria-label={applicants.previous}
            rel="prev"
            data-pane=""
          >
            <Icon name="chevron" back />
          </a>
        )}
        {next && (
          <a
            href={links.to(next)}
            className="icon-btn"
            aria-label={applicants.next}
            rel="next"
            data-pane=""
          >
            <Icon name="chevron" flip />
          </a>
        )}
      </span>
    </header>
  );
}

/** The keys that lead from one application to another, at the foot of a pane. */
export function PaneKeys() {
  const { keys } = useAllMessages().applicants;
  return (
    <p className="pane-keys small muted only-lg" data-js="">
      <kbd>J</kbd> {keys.next} <kbd>K</kbd> {keys.previous}
    </p>
  );
}

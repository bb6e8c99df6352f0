import type { ApplicantDetail } from "#app/features/applicants/applicant.ts";
import { formatAtLeast, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { PaneLinks } from "./desk.tsx";

type Props = { applicant: ApplicantDetail; links: PaneLinks; isBeside: boolean | undefined };

/** Where an application stands in its list, and the ways to its neighbours. */
export function PaneTop({ applicant, links, isBeside }: Props) {
  const { applicants, applications } = useAllMessages();
  const { position, total, isMore, previous, next } = applicant.neighbours;
  const place =
    position === null
      ? ""
      : applicants.place({ position: formatNumber(position), total: formatAtLeast(total, isMore) });
  return (
    <header className="pane-top">
      {isBeside && (
        <a href={links.list} className="tap small only-sm">
          {applicants.back}
        </a>
      )}
      <p className="small muted num" role="status">
        {place}
        <span className="sr">: {applicant.applicant.name || applications.card.nobody}</span>
      </p>
      <p className="small muted only-lg keys">{applicants.keys}</p>
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

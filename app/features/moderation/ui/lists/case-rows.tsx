import { deskPaths } from "#app/desk-paths.ts";
import { isWaiting } from "#app/features/moderation/cases/case.ts";
import type { QueueEntry } from "#app/features/moderation/lists/case-entry.server.ts";
import type { ListQuery } from "#app/features/moderation/lists/case-filter.ts";
import type { ListedCase } from "#app/features/moderation/lists/case-list.server.ts";
import { isGraveReason, reasonIcons } from "#app/features/moderation/ui/report-icons.ts";
import { dayOf, hoursOf } from "#app/features/moderation/ui/when.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon/icon.tsx";

type Props = {
  entries: readonly (QueueEntry | ListedCase)[];
  /** The list's own, which a case leads back to. */
  query: ListQuery;
  chosen: string | undefined;
};

/** Cases of a list; below 1024 px a case opens as a page of its own, above it beside the list. */
export function CaseRows({ entries, query, chosen }: Props) {
  return (
    <ol className="card p-0 divide-y divide-line">
      {entries.map((entry) => {
        const content = <Entry entry={entry} />;
        const isChosen = entry.id === chosen;
        return (
          <li key={entry.id}>
            <a href={deskPaths.moderationCase(entry.id, query)} className="queue-row only-sm">
              {content}
            </a>
            <a
              href={paths.moderation({ ...query, case: entry.id })}
              className={classNames("queue-row only-lg", isChosen && "on")}
              aria-current={isChosen ? "true" : undefined}
            >
              {content}
            </a>
          </li>
        );
      })}
    </ol>
  );
}

const icons = {
  appeals: "scales",
  held: "clock",
  messages: "mail",
  companies: "building",
  reports: "flag",
  signals: "eye",
} as const;

function Entry({ entry }: { entry: QueueEntry | ListedCase }) {
  const { moderation, reports, jobs } = useAllMessages();
  const language = useLanguage();
  const { kind, title, company, topReason, topSignal, reportCount, openedAt } = entry;
  const subject = entry.isAboutMessages ? moderation.aboutMessages : moderation.aboutCompany;
  const listed = "state" in entry ? entry : undefined;
  const isDecided = listed?.decidedAt && !isWaiting(listed.state);
  const at = (isDecided && listed.decidedAt) || openedAt;
  const why = isDecided
    ? moderation.state[listed.state]
    : kind === "appeals"
      ? moderation.appeal
      : topReason
        ? reports.reasons[topReason].label
        : topSignal && moderation.signals[topSignal];
  const byReports = kind === "reports" || kind === "companies" || kind === "messages";
  return (
    <>
      <span className={classNames("sign", isGraveReason(topReason) && "grave")}>
        <Icon name={byReports && topReason ? reasonIcons[topReason] : icons[kind]} />
      </span>
      <span>
        <b>
          {why || moderation.kinds[kind]}:{" "}
          <bdi>{title === null ? subject : title.trim() || jobs.noTitle}</bdi>
        </b>
        <span className="small muted">
          {reportCount > 0 && `${moderation.reports(reportCount)} · `}
          <bdi>{company}</bdi>
          {isDecided && listed.reason && ` · ${moderation.reasons[listed.reason]}`}
          {isDecided && listed.decidedBy && (
            <>
              {" · "}
              <bdi>{listed.decidedBy}</bdi>
            </>
          )}
        </span>
      </span>
      <time className="small muted nowrap" dateTime={at}>
        {isDecided ? dayOf(at, language) : hoursOf(entry.ageHours, moderation.age)}
      </time>
    </>
  );
}

import type { CaseReport } from "#app/features/moderation/case.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { UserText } from "#app/ui/text.tsx";
import { isGraveReason, reasonIcons } from "./report-icons.ts";

/** Reports, without their reporters. */
export function CaseReports({ reports: listed }: { reports: readonly CaseReport[] }) {
  const { moderation, reports } = useAllMessages();
  const language = useLanguage();
  if (listed.length === 0) return null;
  return (
    <section className="stack gap-2">
      <h3 className="text-lg">{moderation.reportsTitle}</h3>
      <ul className="stack gap-3">
        {listed.map(({ id, reason, details, hasAccount, createdAt, isSettled }) => (
          <li key={id} className="report">
            <span className={classNames("sign", isGraveReason(reason) && "grave")}>
              <Icon name={reasonIcons[reason]} />
            </span>
            <div>
              <b>{reports.reasons[reason].label}</b>
              {details && <UserText text={details} />}
              <p className="small muted">
                {hasAccount ? moderation.member : moderation.visitor}
                {" · "}
                <time dateTime={createdAt}>{formatDate(createdAt, language, "short")}</time>
                {isSettled && ` · ${moderation.settled}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

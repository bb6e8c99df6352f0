import type { CaseReport } from "#app/features/moderation/case.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { UserText } from "#app/ui/text.tsx";

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
          <li key={id} className="reported">
            <b>{reports.reasons[reason].label}</b>
            {details && <UserText text={details} />}
            <p className="small muted">
              {hasAccount ? moderation.member : moderation.visitor}
              {" · "}
              <time dateTime={createdAt}>{formatDate(createdAt, language, "short")}</time>
              {isSettled && ` · ${moderation.settled}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

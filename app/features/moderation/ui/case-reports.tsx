import type { CaseReport } from "#app/features/moderation/case.server.ts";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { UserText } from "#app/ui/text.tsx";
import { isGraveReason, reasonIcons } from "./report-icons.ts";

/** Reports, without their reporters; those of one reason stand together. */
export function CaseReports({ reports: listed }: { reports: readonly CaseReport[] }) {
  const { moderation } = useAllMessages();
  if (listed.length === 0) return null;
  return (
    <section className="stack gap-2">
      <h3 className="text-lg">{moderation.reportsTitle}</h3>
      <ul className="stack gap-3">
        {alikeOf(listed).map((alike) => (
          <li key={alike[0].id} className="report">
            <Alike reports={alike} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Group = readonly [CaseReport, ...CaseReport[]];

/** Groups of one reason, open ones first, then the largest, then that of the newest report. */
function alikeOf(listed: readonly CaseReport[]): Group[] {
  const groups = new Map<string, [CaseReport, ...CaseReport[]]>();
  for (const report of listed) {
    const key = `${report.reason} ${report.isSettled}`;
    const group = groups.get(key);
    if (group) group.push(report);
    else groups.set(key, [report]);
  }
  return [...groups.values()].sort(
    (one, other) =>
      Number(one[0].isSettled) - Number(other[0].isSettled) || other.length - one.length,
  );
}

function Alike({ reports: alike }: { reports: Group }) {
  const { desk, moderation, reports } = useAllMessages();
  const language = useLanguage();
  const [{ reason, hasAccount, createdAt, isSettled }] = alike;
  const texts = [...new Set(alike.flatMap(({ details }) => details?.trim() || []))];
  const members = alike.filter((report) => report.hasAccount).length;
  return (
    <>
      <span className={classNames("sign", isGraveReason(reason) && "grave")}>
        <Icon name={reasonIcons[reason]} />
      </span>
      <div>
        <b>
          {reports.reasons[reason].label}
          {alike.length > 1 && `: ${desk.people.count(alike.length)}`}
        </b>
        {texts.map((text) => (
          <UserText key={text} text={text} />
        ))}
        <p className="small muted">
          {alike.length === 1
            ? hasAccount
              ? moderation.member
              : moderation.visitor
            : moderation.ofMembers({ n: formatNumber(members) })}
          {" · "}
          <time dateTime={createdAt}>{formatDate(createdAt, language, "short")}</time>
          {isSettled && ` · ${moderation.settled}`}
        </p>
      </div>
    </>
  );
}

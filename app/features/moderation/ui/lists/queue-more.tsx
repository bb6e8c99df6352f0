import { useId } from "react";
import { deskPaths } from "#app/desk-paths.ts";
import type { CaseAct } from "#app/features/moderation/cases/case.ts";
import type { LogLine } from "#app/features/moderation/log/log-list.server.ts";
import type { ReasonCount } from "#app/features/moderation/reports/report-reasons.server.ts";
import { formatNumber, formatTimestamp } from "#app/i18n/format.ts";
import { findMessage } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { ShareBar } from "#app/ui/chart/day-bars.tsx";

type Props = { reasons: readonly ReasonCount[]; acts: readonly LogLine[] };

/** Why people report, as bars, and the newest acts of the log; nothing where there is neither. */
export function QueueMore({ reasons, acts }: Props) {
  if (reasons.length === 0 && acts.length === 0) return null;
  return (
    <div className="queue-more">
      {reasons.length > 0 && <Reasons reasons={reasons} />}
      {acts.length > 0 && <NewestActs acts={acts} />}
    </div>
  );
}

function Reasons({ reasons }: Pick<Props, "reasons">) {
  const { moderation, reports } = useAllMessages();
  const heading = useId();
  const top = reasons[0]?.count ?? 1;
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 className="text-lg" id={heading}>
        {moderation.beside.reasons}
      </h2>
      <ul className="fig-steps">
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            <span>{reports.reasons[reason].label}</span>
            <b className="num">{formatNumber(count)}</b>
            <ShareBar share={count / top} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewestActs({ acts }: Pick<Props, "acts">) {
  const { admin, moderation } = useAllMessages();
  const heading = useId();
  return (
    <section className="card" aria-labelledby={heading}>
      <div className="head mb-2 items-center">
        <h2 className="text-lg" id={heading}>
          {moderation.beside.acts}
        </h2>
        <a className="more" href={deskPaths.moderationLog()}>
          {admin.newest.all}
          <span className="sr">: {moderation.beside.log}</span>
        </a>
      </div>
      <ol className="stack gap-3">
        {acts.map((line) => (
          <li key={line.id} className="newest-act">
            <NewestAct line={line} isLast={isLastOf(line, acts)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Acts that a later decision about the same case reverses. */
const undoable: readonly string[] = ["suspend", "refuse", "block"] satisfies CaseAct[];

/** Whether nothing was done about its case after an act, of those that are listed latest first. */
function isLastOf({ id, caseId }: LogLine, acts: readonly LogLine[]): boolean {
  return acts.find((each) => each.caseId === caseId)?.id === id;
}

function NewestAct({ line, isLast }: { line: LogLine; isLast: boolean }) {
  const { at, act, by, caseId, job, company } = line;
  const { jobs, merges, moderation } = useAllMessages();
  const language = useLanguage();
  const { date, time } = formatTimestamp(at, language);
  const about = job ? job.title?.trim() || jobs.noTitle : company?.name;
  return (
    <>
      <p>
        <b className="font-strong">
          <bdi>{by ? (by.name ?? moderation.beside.gone) : moderation.operator}</bdi>
        </b>{" "}
        {findMessage(moderation.logged, act) ?? act}
        {about && (
          <>
            {": "}
            {caseId ? (
              <a href={deskPaths.moderationCase(caseId)}>
                <bdi>{about}</bdi>
              </a>
            ) : (
              <bdi>{about}</bdi>
            )}
          </>
        )}
      </p>
      <p className="row spread gap-y-0 small muted">
        <time className="num" dateTime={at}>
          {date} {time}
        </time>
        {caseId && isLast && undoable.includes(act) && (
          <a href={`${deskPaths.moderationCase(caseId)}#decision`}>
            {merges.undo}
            <span className="sr">: {about}</span>
          </a>
        )}
      </p>
    </>
  );
}

import { deskPaths } from "#app/desk-paths.ts";
import { decisionReasonOf } from "#app/features/moderation/cases/case.ts";
import type { LogLine } from "#app/features/moderation/log/log-list.server.ts";
import { dayOf } from "#app/features/moderation/ui/when.ts";
import { formatTimestamp } from "#app/i18n/format.ts";
import { findMessage } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Table } from "#app/ui/list/table.tsx";
import { UserText } from "#app/ui/text.tsx";

/** Acts as a table; below 1200 px each is a row of three lines: the act and its time, its subject, by whom and why. */
export function LogLines({ acts }: { acts: readonly LogLine[] }) {
  const { log } = useAllMessages().moderators;
  const { at, by, act, about, why } = log.columns;
  return (
    <div className="log-lines">
      <Table caption={log.list} columns={[at, by, act, about, why]} compact>
        {acts.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </Table>
    </div>
  );
}

function Line({ line }: { line: LogLine }) {
  const { moderation, moderators } = useAllMessages();
  const { columns } = moderators.log;
  const language = useLanguage();
  const { by, act, caseId, job, company, reason, note } = line;
  return (
    <tr>
      <td data-h={columns.at}>
        <time dateTime={line.at} className="num">
          {dayOf(line.at, language)} {formatTimestamp(line.at, language).time}
        </time>
      </td>
      <td data-h={columns.by}>
        {by ? (
          <a href={deskPaths.moderationLog({ by: by.id })}>
            <bdi>{by.name ?? moderators.log.gone}</bdi>
          </a>
        ) : (
          moderation.operator
        )}
      </td>
      <td data-h={columns.act}>
        <b>{findMessage(moderation.logged, act) ?? act}</b>
      </td>
      <td className={caseId || job || company ? undefined : "wide-only"} data-h={columns.about}>
        <About line={line} />
      </td>
      <td className={reason || note ? undefined : "wide-only"} data-h={columns.why}>
        <Why line={line} />
      </td>
    </tr>
  );
}

function About({ line: { caseId, job, company } }: { line: LogLine }) {
  const { moderators, jobs } = useAllMessages();
  const name = job ? job.title?.trim() || jobs.noTitle : (company?.name ?? moderators.log.gone);
  if (!caseId && !job && !company) return moderators.log.none;
  return (
    <>
      {caseId ? (
        <a href={deskPaths.moderationCase(caseId)}>
          <bdi>{name}</bdi>
        </a>
      ) : (
        <bdi>{name}</bdi>
      )}
      {job && company && (
        <p className="small muted">
          <bdi>{company.name ?? moderators.log.gone}</bdi>
        </p>
      )}
    </>
  );
}

function Why({ line: { act, reason, note } }: { line: LogLine }) {
  const { moderation, moderators } = useAllMessages();
  const known = decisionReasonOf(reason);
  if (!reason && !note) return moderators.log.none;
  return (
    <>
      {reason && <p>{known ? moderation.reasons[known] : reason}</p>}
      {note && (act === "export_log" ? <bdi dir="ltr">{note}</bdi> : <UserText text={note} />)}
    </>
  );
}

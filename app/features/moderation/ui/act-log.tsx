import { decisionReasonOf } from "#app/features/moderation/cases/case.ts";
import type { ListedAct } from "#app/features/moderation/log/moderation-log.server.ts";
import { formatTimestamp } from "#app/i18n/format.ts";
import { findMessage } from "#app/messages/message-key.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { UserText } from "#app/ui/text.tsx";

/** The acts of a case, with actor and reason. */
export function ActLog({ acts }: { acts: readonly ListedAct[] }) {
  const { moderation } = useAllMessages();
  if (acts.length === 0) return null;
  return (
    <section className="stack gap-2">
      <h3 className="text-lg">{moderation.logTitle}</h3>
      <ActList acts={acts} />
    </section>
  );
}

export function ActList({ acts }: { acts: readonly ListedAct[] }) {
  return (
    <ol className="events">
      {acts.map((act) => (
        <li key={act.id}>
          <Act act={act} />
        </li>
      ))}
    </ol>
  );
}

function Act({ act: { act, at, by, reason, note } }: { act: ListedAct }) {
  const { moderation } = useAllMessages();
  const language = useLanguage();
  const { date, time } = formatTimestamp(at, language);
  const why = decisionReasonOf(reason);
  return (
    <>
      <p>
        <b>
          <bdi>{by ?? moderation.operator}</bdi>
        </b>{" "}
        {findMessage(moderation.logged, act) ?? act}
        {why && `: ${moderation.reasons[why]}`}{" "}
        <time className="small muted num" dateTime={at}>
          {date} {time}
        </time>
      </p>
      {note && <UserText text={note} />}
    </>
  );
}

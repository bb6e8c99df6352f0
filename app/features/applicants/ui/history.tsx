import { Fold } from "#app/features/applicants/marks/ui/fold.tsx";
import type { ApplicationEvent } from "#app/features/applications/lifecycle/history.server.ts";
import { formatNumber, formatTimestamp } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { UserText } from "#app/ui/text.tsx";

/** The events of an application and their actors, newest first; their texts stand with the messages. */
export function History({ events }: { events: readonly ApplicationEvent[] }) {
  const { applicants } = useAllMessages();
  if (events.length === 0) return null;
  return (
    <Fold title={applicants.history} icon="clock" count={formatNumber(events.length)}>
      <ol className="events">
        {events.toReversed().map((event) => (
          <li key={event.id}>
            <Event event={{ ...event, message: null }} />
          </li>
        ))}
      </ol>
    </Fold>
  );
}

/** One event, its actor and its text. */
export function Event({ event }: { event: ApplicationEvent }) {
  const { applicants } = useAllMessages();
  const language = useLanguage();
  const { action, side, createdAt, interviewAt, message } = event;
  const by = side === "company" ? (event.by ?? applicants.someoneOrSystem) : null;
  const what = applicants.event[action];
  return (
    <>
      <p>
        {by ? applicants.by({ event: what, name: by }) : what}{" "}
        <time className="small muted" dateTime={createdAt}>
          {applicants.at(formatTimestamp(createdAt, language))}
        </time>
      </p>
      {interviewAt && (
        <p className="small">
          {applicants.interviewOn({ when: applicants.at(formatTimestamp(interviewAt, language)) })}
        </p>
      )}
      {message && <UserText text={message} />}
    </>
  );
}

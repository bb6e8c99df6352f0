import type { ApplicationStatus } from "#app/features/applications/application-status.ts";
import { isEnded } from "#app/features/applications/application-status.ts";
import type { ApplicationEvent } from "#app/features/applications/lifecycle/history.server.ts";
import { formatDate, formatTimestamp } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";

type Props = { events: ApplicationEvent[]; status: ApplicationStatus; hasNews: boolean };

/** The steps of one's application, and the pending answer; the messages stand apart. */
export function Timeline({ events, status, hasNews }: Props) {
  const { ownApplication, waiting } = useAllMessages();
  const { timeline } = ownApplication;
  const language = useLanguage();
  const lastByCompany = events.findLast(({ side }) => side !== "seeker")?.id;
  return (
    <ol className="timeline">
      {events.filter(isStep).map((event) => (
        <li key={event.id} className={classFor(event, hasNews && event.id === lastByCompany)}>
          <b>{timeline[event.action]}</b>
          <time dateTime={event.createdAt}>{formatDate(event.createdAt, language, "short")}</time>
          {event.interviewAt && event.action === "invite" && (
            <time dateTime={event.interviewAt} className="words">
              {waiting.at(formatTimestamp(event.interviewAt, language))}
            </time>
          )}
        </li>
      ))}
      {!isEnded(status) && (
        <li className="next">
          <span className="muted">{timeline.answer}</span>
          <span className="small muted">{timeline.waiting}</span>
        </li>
      )}
    </ol>
  );
}

export const isStep = ({ action }: ApplicationEvent) => action !== "reply" && action !== "write";

const endings = ["decline", "withdraw", "close"];

function classFor({ action }: ApplicationEvent, isNews: boolean): string | undefined {
  if (isNews) return "new";
  return endings.includes(action) ? "over" : undefined;
}

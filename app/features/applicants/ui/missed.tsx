import type { MissedEvent } from "#app/features/applicants/form-answer.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { UserText } from "#app/ui/text.tsx";
import { Event } from "./history.tsx";

type MissedProps = { missed: readonly MissedEvent[] };

/** The events after the form was opened; the answer was not sent. */
export function Missed({ missed }: MissedProps) {
  const { applicants, applications } = useAllMessages();
  return (
    <Notice kind="err" title={applicants.missed}>
      <ol className="events">
        {missed.map((event) => (
          <li key={event.id}>
            {event.applicant !== undefined && (
              <p>
                <b>
                  <bdi>{event.applicant || applications.card.nobody}</bdi>
                </b>
              </p>
            )}
            <Event event={event} />
          </li>
        ))}
      </ol>
    </Notice>
  );
}

/** The answer is no longer possible: its text is left to copy. */
export function TooLate({ missed, text }: MissedProps & { text: string }) {
  const { applicants } = useAllMessages();
  return (
    <div className="stack gap-3">
      <Missed missed={missed} />
      {text && (
        <section className="stack gap-1">
          <h3 className="text-base">{applicants.unsentText}</h3>
          <UserText text={text} />
        </section>
      )}
    </div>
  );
}

import { answerFields, type MissedEvent } from "#app/features/applicants/form-answer.ts";
import type { FormValues } from "#app/http/form.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { UserText } from "#app/ui/text.tsx";
import { Event } from "./history.tsx";

type MissedProps = { missed: readonly MissedEvent[] };

/** The events after the form was opened; the answer was not sent, and can be sent again unless it is too late. */
export function Missed({ missed, isTooLate }: MissedProps & { isTooLate?: boolean }) {
  const { applicants, applications } = useAllMessages();
  return (
    <Notice kind="err" title={isTooLate ? applicants.tooLate : applicants.missed}>
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

/** The answer is no longer possible: its texts are left to copy. */
export function TooLate({ missed, values }: MissedProps & { values: FormValues }) {
  const { applicants } = useAllMessages();
  const texts = answerFields.flatMap((field) => values[field] || []);
  return (
    <div className="stack gap-3">
      <Missed missed={missed} isTooLate />
      {texts.length > 0 && (
        <section className="stack gap-1">
          <h3 className="text-base">{applicants.unsentText}</h3>
          <UserText text={texts.join("\n\n")} />
        </section>
      )}
    </div>
  );
}

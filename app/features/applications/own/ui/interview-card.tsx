import type { InterviewAnswer } from "#app/features/applications/application-status.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import { maxSeekerReplyLength } from "#app/limits.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { WebLink } from "#app/ui/contact.tsx";
import { Detail, DetailList } from "#app/ui/detail-list.tsx";
import { TextAreaField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { UserText } from "#app/ui/text.tsx";

/** An invitation as its reader sees it; `startsAt` is ISO. */
type ShownInterview = {
  id: string;
  startsAt: string;
  place: string | null;
  link: string | null;
  note: string | null;
  answer: InterviewAnswer | null;
};

type Props = {
  applicationId: string;
  interview: ShownInterview;
  /** The input before it was refused, and why. */
  note: string | undefined;
  error: string | undefined;
};

/** When and where, with the answers that its reader may give. */
export function InterviewCard({ applicationId, interview, note, error }: Props) {
  const { interview: messages } = useAllMessages().ownApplication;
  const language = useLanguage();
  const { startsAt, place, link, answer } = interview;
  return (
    <section className="card pad stack" aria-labelledby="interview">
      <h2 id="interview" className="text-xl">
        {messages.heading}
      </h2>
      <DetailList>
        <Detail name={messages.when} full>
          <time dateTime={startsAt}>
            {messages.whenDamascus({ when: formatDateTime(startsAt, language, { weekday: true }) })}
          </time>
        </Detail>
        {place && (
          <Detail name={messages.place} full>
            <bdi>{place}</bdi>
          </Detail>
        )}
        {link && (
          <Detail name={messages.link} full>
            <WebLink url={link} />
          </Detail>
        )}
      </DetailList>
      {interview.note && <UserText text={interview.note} />}
      {answer && (
        <p className="muted">{answer === "confirmed" ? messages.confirmed : messages.requested}</p>
      )}
      <div className="row">
        {answer !== "confirmed" && (
          <form method="post" action={paths.ownApplication(applicationId)}>
            <input type="hidden" name="answer" value="confirm" />
            <input type="hidden" name="interview" value={interview.id} />
            <Button variant="primary">{messages.confirm}</Button>
          </form>
        )}
        <ButtonLink to={paths.interviewCalendar(applicationId)} icon="calendar">
          {messages.calendar}
        </ButtonLink>
      </div>
      {answer !== "another_time" && (
        <details className="disc" open={error !== undefined || note !== undefined}>
          <summary>
            {messages.askAnother} <Icon name="down" className="turn" />
          </summary>
          <form method="post" action={paths.ownApplication(applicationId)} className="stack pt-2">
            <input type="hidden" name="answer" value="ask_another_time" />
            <input type="hidden" name="interview" value={interview.id} />
            <TextAreaField
              name="note"
              label={messages.whenSuits}
              maxLength={maxSeekerReplyLength}
              rows={3}
              defaultValue={note}
              error={error}
              optional
            />
            <p>
              <Button>{messages.send}</Button>
            </p>
          </form>
        </details>
      )}
    </section>
  );
}

import type { ReactNode } from "react";
import type { OwnApplication } from "#app/features/applications/application-list.ts";
import type { OwnInterview } from "#app/features/applications/own/own-interview.ts";
import { WhatsAppLink } from "#app/features/applications/ui/whatsapp-link.tsx";
import type { FormValues } from "#app/http/form.ts";
import { formatDateTime } from "#app/i18n/format.ts";
import { maxSeekerReplyLength } from "#app/limits.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PhoneLink, WebLink } from "#app/ui/contact.tsx";
import { Detail, DetailList } from "#app/ui/detail-list.tsx";
import { ChoiceField } from "#app/ui/form/check-field.tsx";
import { TextAreaField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { UserText } from "#app/ui/text.tsx";

type Props = {
  application: Pick<OwnApplication, "id" | "job" | "company">;
  interview: OwnInterview;
  /** The input before it was refused, and why. */
  values: FormValues | undefined;
  error: string | undefined;
};

/** When and where, with the answers that its reader may give. */
export function InterviewCard({ application, interview, values, error }: Props) {
  const { interview: messages } = useAllMessages().ownApplication;
  const language = useLanguage();
  const { id: applicationId, job, company } = application;
  const { startsAt, minutes, place, phone, mobile, link, answer, isOffer } = interview;
  const form = { applicationId, interview };
  return (
    <section className="card pad stack" aria-labelledby="interview">
      <h2 id="interview" className="text-xl">
        {messages.heading}
      </h2>
      <DetailList>
        {startsAt && (
          <Detail name={messages.when} full>
            <time dateTime={startsAt}>
              {messages.whenDamascus({
                when: formatDateTime(startsAt, language, { weekday: true }),
              })}
            </time>
          </Detail>
        )}
        <Detail name={messages.length}>{messages.minutes(minutes)}</Detail>
        {place && (
          <Detail name={messages.place} full>
            <bdi>{place}</bdi>
          </Detail>
        )}
        {phone && (
          <Detail name={messages.phone} full>
            <span className="row gap-2">
              <PhoneLink phone={phone} className="tap" />
              {mobile && <WhatsAppLink mobile={mobile} job={job.title} company={company.name} />}
            </span>
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
      {interview.isFreed && (
        <p>
          <ButtonLink to={paths.interviewCalendar(applicationId)} icon="calendar">
            {messages.calendarRemove}
          </ButtonLink>
        </p>
      )}
      {isOffer && !startsAt && <TimePicker {...form} />}
      {startsAt && (
        <div className="row">
          {!isOffer && answer !== "confirmed" && (
            <AnswerForm {...form} answer="confirm">
              <Button variant="primary">{messages.confirm}</Button>
            </AnswerForm>
          )}
          <ButtonLink to={paths.interviewCalendar(applicationId)} icon="calendar">
            {messages.calendar}
          </ButtonLink>
        </div>
      )}
      {isOffer && startsAt && (
        <Fold title={messages.changeTime}>
          <TimePicker {...form} />
        </Fold>
      )}
      {answer !== "another_time" && (
        <Fold
          title={messages.askAnother}
          isOpen={error !== undefined || values?.note !== undefined}
        >
          <AnswerForm {...form} answer="ask_another_time">
            <TextAreaField
              name="note"
              label={messages.whenSuits}
              maxLength={maxSeekerReplyLength}
              rows={3}
              defaultValue={values?.note}
              error={error}
              optional
            />
            <p>
              <Button>{messages.send}</Button>
            </p>
          </AnswerForm>
        </Fold>
      )}
    </section>
  );
}

type FormProps = Pick<Props, "interview"> & { applicationId: string };

/** The times that are free, of which the reader picks one. */
function TimePicker({ applicationId, interview }: FormProps) {
  const { interview: messages } = useAllMessages().ownApplication;
  const language = useLanguage();
  const { times, timeId } = interview;
  if (times.every(({ id }) => id === timeId)) return <p>{messages.noneFree}</p>;
  return (
    <AnswerForm applicationId={applicationId} interview={interview} answer="confirm">
      <ChoiceField
        name="time"
        label={messages.chooseTime}
        hint={messages.damascus}
        required
        choices={times.map(({ id, startsAt }) => ({
          value: id,
          label: formatDateTime(startsAt, language, { weekday: true }),
        }))}
        defaultValue={timeId}
      />
      <p>
        <Button variant="primary">{messages.pick}</Button>
      </p>
    </AnswerForm>
  );
}

type AnswerFormProps = FormProps & { answer: "confirm" | "ask_another_time"; children: ReactNode };

function AnswerForm({ applicationId, interview, answer, children }: AnswerFormProps) {
  return (
    <form method="post" action={paths.ownApplication(applicationId)} className="stack">
      <input type="hidden" name="answer" value={answer} />
      <input type="hidden" name="interview" value={interview.id} />
      {children}
    </form>
  );
}

function Fold(props: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className="disc" open={props.isOpen}>
      <summary>
        {props.title} <Icon name="down" className="turn" />
      </summary>
      <div className="pt-2">{props.children}</div>
    </details>
  );
}

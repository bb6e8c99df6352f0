import type { ReactNode } from "react";
import type { OwnApplication } from "#app/features/applications/application-list.ts";
import type { OwnInterview } from "#app/features/applications/own/own-interview.ts";
import { WhatsAppLink } from "#app/features/applications/ui/whatsapp-link.tsx";
import { daysBetween } from "#app/features/job/job.ts";
import type { FormValues } from "#app/http/form.ts";
import { formatDate, formatDateTime, formatTimestamp } from "#app/i18n/format.ts";
import { maxSeekerReplyLength } from "#app/limits.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { PhoneLink, WebLink } from "#app/ui/contact.tsx";
import { DetailLine } from "#app/ui/detail-line.tsx";
import { Detail, DetailList } from "#app/ui/detail-list.tsx";
import { ChoiceField } from "#app/ui/form/check-field.tsx";
import { TextAreaField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { UserText } from "#app/ui/text.tsx";

type Props = {
  application: Pick<OwnApplication, "id" | "job" | "company" | "awaitsAnswer">;
  interview: OwnInterview;
  /** The input before it was refused, and why. */
  values: FormValues | undefined;
  error: string | undefined;
};

/** When and where, with the answers that its reader may give. */
export function InterviewCard({ application, interview, values, error }: Props) {
  const { ownApplication, waiting, ui } = useAllMessages();
  const messages = ownApplication.interview;
  const language = useLanguage();
  const { id: applicationId, job, company, awaitsAnswer } = application;
  const { startsAt, minutes, place, phone, mobile, link, note, answer, isOffer } = interview;
  const form = { applicationId, interview };
  return (
    <section
      className={classNames("card pad stack gap-3 interview", awaitsAnswer && "unconfirmed")}
      aria-labelledby="interview"
    >
      <div className="row gap-3">
        {startsAt && <DayTile day={startsAt} />}
        <div className="min-w-0 grow basis-40">
          <h2 id="interview" className="text-xl">
            {(startsAt && countdown(startsAt, messages)) ?? messages.heading}
          </h2>
          {startsAt && (
            <p>
              <time dateTime={startsAt}>{waiting.at(formatTimestamp(startsAt, language))}</time>
            </p>
          )}
          <DetailLine details={[messages.minutes(minutes), messages.damascusTime]} />
          {awaitsAnswer && (
            <p className="small text-accent-ink font-strong">{messages.unconfirmed}</p>
          )}
        </div>
      </div>
      <DetailList>
        {place && (
          <Detail name={messages.place}>
            <a
              href={mapOf(place)}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="tap gap-1 wrap-anywhere"
            >
              <bdi>{place}</bdi> <Icon name="external" className="flip" />
              <span className="sr">{ui.opensNewTab}</span>
            </a>
          </Detail>
        )}
        {note && (
          <Detail name={messages.note}>
            <UserText text={note} />
          </Detail>
        )}
        {phone && (
          <Detail name={messages.phone}>
            <span className="row gap-2">
              <PhoneLink phone={phone} className="tap" />
              {mobile && <WhatsAppLink mobile={mobile} job={job.title} company={company.name} />}
            </span>
          </Detail>
        )}
        {link && (
          <Detail name={messages.link}>
            <WebLink url={link} />
          </Detail>
        )}
      </DetailList>
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
        <div className="row gap-2 own-ways">
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

/** A search for it on a map, which every phone opens in its own. */
const mapOf = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

/** The day of the interview in a small arch; the words beside it say the same. */
function DayTile({ day }: { day: string }) {
  const language = useLanguage();
  const short = formatDate(day, language, "short");
  return (
    <span className="day-tile" aria-hidden="true">
      <b>{/\p{Nd}+/u.exec(short)?.[0]}</b>
      <small>{/\p{L}[\p{L}\s]*/u.exec(short)?.[0]}</small>
    </span>
  );
}

/** Of an interview within a month. */
function countdown(
  startsAt: string,
  messages: AllMessages["ownApplication"]["interview"],
): string | undefined {
  const days = daysBetween(new Date(), new Date(startsAt));
  if (days < 0 || days > 31) return undefined;
  return [messages.today, messages.tomorrow][days] ?? messages.inDays(days);
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

import { Form } from "react-router";
import type { ApplicantInterview } from "#app/features/applicants/applicant.ts";
import { formatTimestamp } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { PhoneLink, WebLink } from "#app/ui/contact.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { UserText } from "#app/ui/text.tsx";

type Props = {
  interview: ApplicantInterview;
  /** Where its form is posted. */
  to: string;
  mayAnswer: boolean;
};

/** An applicant's interview and their response. */
export function InterviewBox({ interview, to, mayAnswer }: Props) {
  const { applicants } = useAllMessages();
  const language = useLanguage();
  const { startsAt, place, phone, link, note, answer, answerNote, calendar } = interview;
  const at = (time: string) => applicants.at(formatTimestamp(time, language));
  const title = startsAt ? applicants.interviewOn({ when: at(startsAt) }) : applicants.noTimeYet;
  return (
    <Notice icon="calendar" title={title}>
      {!startsAt && <OfferedTimes interview={interview} />}
      {place && (
        <p>
          <bdi>{place}</bdi>
        </p>
      )}
      {phone && (
        <p>
          <PhoneLink phone={phone} />
        </p>
      )}
      {link && (
        <p>
          <WebLink url={link} />
        </p>
      )}
      {note && <UserText text={note} />}
      <p>
        <b>{applicants.interviewAnswer[answer ?? "none"]}</b>
      </p>
      {answerNote && <UserText text={answerNote} />}
      {interview.hasBegun && <Attendance interview={interview} to={to} mayAnswer={mayAnswer} />}
      {calendar && (
        <p>
          <a href={calendar} className="tap">
            {startsAt ? applicants.calendar : applicants.calendarRemove}
          </a>
        </p>
      )}
    </Notice>
  );
}

/** That the applicant did not come, and the button that notes it or takes it back. */
function Attendance({ interview: { isNoShow }, to, mayAnswer }: Props) {
  const { applicants } = useAllMessages();
  return (
    <>
      {isNoShow && <p>{applicants.noShowMark}</p>}
      {mayAnswer && (
        <Form method="post" action={to} preventScrollReset>
          <input type="hidden" name="noShow" value={isNoShow ? "0" : "1"} />
          <Button name="intent" value="no-show">
            {isNoShow ? applicants.noShowUndo : applicants.noShow}
          </Button>
        </Form>
      )}
    </>
  );
}

function OfferedTimes({ interview: { times } }: { interview: ApplicantInterview }) {
  const { applicants } = useAllMessages();
  const language = useLanguage();
  if (times.length === 0) return <p>{applicants.allTimesPast}</p>;
  return (
    <ul>
      {times.map(({ startsAt, isFree }) => (
        <li key={startsAt}>
          <time dateTime={startsAt}>{applicants.at(formatTimestamp(startsAt, language))}</time>
          {!isFree && <span className="muted"> · {applicants.timeTaken}</span>}
        </li>
      ))}
    </ul>
  );
}

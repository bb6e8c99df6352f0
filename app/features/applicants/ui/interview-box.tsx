import type { ApplicantInterview } from "#app/features/applicants/applicant.ts";
import { formatTimestamp } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { WebLink } from "#app/ui/contact.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { UserText } from "#app/ui/text.tsx";

/** An applicant's interview and their response. */
export function InterviewBox({ interview }: { interview: ApplicantInterview }) {
  const { applicants } = useAllMessages();
  const language = useLanguage();
  const { startsAt, place, link, note, answer, answerNote } = interview;
  const when = applicants.at(formatTimestamp(startsAt, language));
  return (
    <Notice icon="calendar" title={applicants.interviewOn({ when })}>
      {place && (
        <p>
          <bdi>{place}</bdi>
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
    </Notice>
  );
}

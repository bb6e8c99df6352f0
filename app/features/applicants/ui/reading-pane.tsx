import type { ApplicantDetail } from "#app/features/applicants/applicant.ts";
import { answerTo, type FormAnswer } from "#app/features/applicants/form-answer.ts";
import { Fold } from "#app/features/applicants/marks/ui/fold.tsx";
import { Marks } from "#app/features/applicants/marks/ui/marks.tsx";
import type { Reading } from "#app/features/applicants/read-applicant.server.ts";
import { AnswerList } from "#app/features/applications/ui/answer-list.tsx";
import { ApplicantProfile, LongText } from "#app/features/applications/ui/applicant-profile.tsx";
import { Cleared } from "#app/features/applications/ui/cleared.tsx";
import { ContactEmail } from "#app/features/applications/ui/contact-email.tsx";
import { SentDetails } from "#app/features/applications/ui/sent-application.tsx";
import { WhatsAppLink } from "#app/features/applications/ui/whatsapp-link.tsx";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { PhoneLink } from "#app/ui/contact.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { UserText } from "#app/ui/text.tsx";
import { Answers } from "./answers.tsx";
import { ApplicantHead } from "./applicant-head.tsx";
import { ApplicantMessages } from "./applicant-messages.tsx";
import { ApplicantNotes } from "./applicant-notes.tsx";
import { Cv } from "./cv.tsx";
import type { PaneLinks } from "./desk.tsx";
import { History } from "./history.tsx";
import { InterviewBox } from "./interview-box.tsx";
import { TooLate } from "./missed.tsx";
import { PaneKeys, PaneTop } from "./pane-top.tsx";

type Props = {
  reading: Reading;
  links: PaneLinks;
  answer: FormAnswer | undefined;
  /** Beside its list, to which a phone needs a way back. */
  isBeside?: boolean;
  className?: string | undefined;
};

/** One application: the applicant, the documents, and the company's actions. */
export function ReadingPane({ reading, links, answer, isBeside, className }: Props) {
  const { applicants } = useAllMessages();
  const { applicant, asking } = reading;
  // A note, a star and the CV leave the open form with its text as it is.
  const here = asking ? { answer: asking } : undefined;
  return (
    <section className={classNames("pane", className)} aria-label={applicants.applicant}>
      <PaneTop
        name={applicant.applicant.name}
        neighbours={applicant.neighbours}
        links={links}
        isBeside={isBeside}
      />
      <div className={isBeside ? "pane-in stack" : "pane-in stack sides"}>
        {answer?.refused && !reading.asking && <Refused answer={answer} />}
        <ApplicantHead applicant={applicant} to={links.to(applicant.id, here)} />
        {applicant.isNameOnly ? (
          <Gone applicant={applicant} answer={answer} />
        ) : (
          <Whole reading={reading} links={links} answer={answer} here={here} />
        )}
      </div>
      <PaneKeys />
    </section>
  );
}

type Read = { applicant: ApplicantDetail };

function Refused({ answer: { refused } }: { answer: FormAnswer }) {
  const messages = useAllMessages();
  return refused && <Notice kind="err">{messageAt(messages, refused)}</Notice>;
}

/** The rest of an application that was withdrawn or cleared, perhaps while an answer or a note was written. */
function Gone({ applicant: { stage, sent }, answer }: Read & Pick<Props, "answer">) {
  const { applicants } = useAllMessages();
  const note = answerTo("note", answer)?.values.body;
  return (
    <>
      {answer?.missed && <TooLate missed={answer.missed} values={answer.values} />}
      {note && (
        <section className="stack gap-1">
          <h3 className="text-base">{applicants.unsavedNote}</h3>
          <UserText text={note} />
        </section>
      )}
      {stage === "withdrawn" ? (
        <p className="muted">{applicants.withdrawn}</p>
      ) : (
        <Cleared at={sent.clearedAt} />
      )}
    </>
  );
}

const wayClass = "btn btn-quiet";

type WholeProps = Omit<Props, "isBeside" | "className"> & {
  here: Record<string, string> | undefined;
};

function Whole({ reading, links, answer, here }: WholeProps) {
  const { applicants } = useAllMessages();
  const { applicant } = reading;
  const { applicant: person, sent, interview } = applicant;
  const answers = <Answers reading={reading} links={links} answer={answer} />;
  return (
    <>
      {reading.asking && answers}
      <div className="stack pane-part">
        <div className="ways-to">
          {person.phone && (
            <PhoneLink
              phone={person.phone}
              className={wayClass}
              icon="phone"
              word={applicants.ways.call}
            />
          )}
          {person.mobile && (
            <WhatsAppLink mobile={person.mobile} job={applicant.job} className={wayClass} />
          )}
          <ContactEmail
            email={person.email}
            isConfirmed={person.isEmailConfirmed}
            className={wayClass}
            icon="mail"
            word={applicants.ways.email}
          />
        </div>
        <p className="ways-text small muted">
          <bdi>{person.phone}</bdi> {person.phone && person.email && "·"} <bdi>{person.email}</bdi>
        </p>
        <SentDetails sent={sent} />
        <AnswerList answers={applicant.answers} />
        {interview && (
          <InterviewBox
            interview={interview}
            to={links.to(applicant.id, here)}
            mayAnswer={applicant.mayAnswer}
          />
        )}
        <ApplicantMessages applicant={applicant} links={links} here={here} />
        {!reading.asking && answers}
        <LongText title={applicants.letter} text={sent.coverLetter} />
        <Cv reading={reading} links={links} here={here} />
        <Fold title={applicants.profile} icon="user" className="unfolded-lg">
          <ApplicantProfile applicant={person} />
        </Fold>
      </div>
      <div className="stack pane-part">
        <div className="pane-folds">
          <Marks applicant={applicant} to={links.to(applicant.id, here)} answer={answer} />
          <ApplicantNotes {...applicant} to={links.to(applicant.id, here)} answer={answer} />
          <History events={applicant.history} />
        </div>
        <PrintButton>{applicants.compare.print}</PrintButton>
      </div>
    </>
  );
}

import { Form } from "react-router";
import type { ApplicantDetail } from "#app/features/applicants/applicant.ts";
import type { FormAnswer } from "#app/features/applicants/form-answer.ts";
import type { Reading } from "#app/features/applicants/read-applicant.server.ts";
import { ApplicantProfile, LongText } from "#app/features/applications/ui/applicant-profile.tsx";
import { Cleared } from "#app/features/applications/ui/cleared.tsx";
import { ContactEmail } from "#app/features/applications/ui/contact-email.tsx";
import { FileName } from "#app/features/applications/ui/file-name.tsx";
import { SentDetails } from "#app/features/applications/ui/sent-application.tsx";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { messageAt } from "#app/messages/translation.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PhoneLink } from "#app/ui/contact.tsx";
import { avatarLetter, avatarTone } from "#app/ui/hero/avatar-letter.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Answers } from "./answers.tsx";
import { StageBadge } from "./applicant-list.tsx";
import { ApplicantNotes } from "./applicant-notes.tsx";
import type { PaneLinks } from "./desk.tsx";
import { History } from "./history.tsx";
import { InterviewBox } from "./interview-box.tsx";

type Props = {
  reading: Reading;
  links: PaneLinks;
  answer: FormAnswer | undefined;
  /** Beside its list, to which a phone needs a way back. */
  isBeside?: boolean;
};

/** One application: who it is, what was sent, and what the company does with it. */
export function ReadingPane({ reading, links, answer, isBeside }: Props) {
  const { applicants } = useAllMessages();
  const { applicant } = reading;
  return (
    <section className="pane" aria-label={applicants.applicant}>
      <PaneTop {...{ applicant, links, isBeside }} />
      <div className="pane-in stack">
        {answer?.refused && !reading.asking && <Refused answer={answer} />}
        <Head applicant={applicant} to={links.to(applicant.id)} />
        {applicant.isNameOnly ? (
          <Gone applicant={applicant} />
        ) : (
          <Whole {...{ reading, links, answer }} />
        )}
      </div>
    </section>
  );
}

function PaneTop({ applicant, links, isBeside }: Pick<Props, "links" | "isBeside"> & Read) {
  const { applicants, applications } = useAllMessages();
  const { position, total, previous, next } = applicant.neighbours;
  const place =
    position === null
      ? ""
      : applicants.place({ position: formatNumber(position), total: formatNumber(total) });
  return (
    <header className="pane-top">
      {isBeside && (
        <a href={links.list} className="tap small only-sm">
          {applicants.back}
        </a>
      )}
      <p className="small muted num" role="status">
        {place}
        <span className="sr">: {applicant.applicant.name || applications.card.nobody}</span>
      </p>
      <p className="small muted only-lg keys">{applicants.keys}</p>
      <span className="row gap-1 flex-nowrap">
        {previous && (
          <a
            href={links.to(previous)}
            className="icon-btn"
            aria-label={applicants.previous}
            rel="prev"
            data-pane=""
          >
            <Icon name="chevron" back />
          </a>
        )}
        {next && (
          <a
            href={links.to(next)}
            className="icon-btn"
            aria-label={applicants.next}
            rel="next"
            data-pane=""
          >
            <Icon name="chevron" flip />
          </a>
        )}
      </span>
    </header>
  );
}

type Read = { applicant: ApplicantDetail };

function Refused({ answer: { refused } }: { answer: FormAnswer }) {
  const messages = useAllMessages();
  return refused && <Notice kind="err">{messageAt(messages, refused)}</Notice>;
}

function Head({ applicant, to }: Read & { to: string }) {
  const { applicants, applications } = useAllMessages();
  const language = useLanguage();
  const { applicant: person, sent } = applicant;
  const name = person.name || applications.card.nobody;
  return (
    <div className="row flex-nowrap">
      <span className={`face face-lg nt-${avatarTone(name)}`} aria-hidden="true">
        {avatarLetter(name)}
      </span>
      <div className="grow">
        <h2 className="text-xl">
          <bdi>{name}</bdi>
        </h2>
        {person.desiredPosition && (
          <p className="muted">
            <bdi>{person.desiredPosition}</bdi>
          </p>
        )}
        <p className="small muted">
          <StageBadge stage={applicant.stage} />{" "}
          <time dateTime={sent.createdAt}>
            {applicants.appliedOn({ date: formatDate(sent.createdAt, language, "short") })}
          </time>
        </p>
      </div>
      {!applicant.isNameOnly && <Star isStarred={applicant.isStarred} to={to} />}
    </div>
  );
}

function Star({ isStarred, to }: { isStarred: boolean; to: string }) {
  const { applicants } = useAllMessages();
  return (
    <Form method="post" action={to} preventScrollReset className="self-start">
      <input type="hidden" name="intent" value="star" />
      <input type="hidden" name="starred" value={isStarred ? "0" : "1"} />
      <button
        type="submit"
        className="icon-btn"
        aria-label={isStarred ? applicants.unstar : applicants.star}
      >
        <Icon name="star" className={isStarred ? "starred" : undefined} />
      </button>
    </Form>
  );
}

/** What is left of an application that was withdrawn, or whose CV and texts were removed. */
function Gone({ applicant: { stage, sent } }: Read) {
  const { applicants } = useAllMessages();
  if (stage === "withdrawn") return <p className="muted">{applicants.withdrawn}</p>;
  return <Cleared at={sent.clearedAt} />;
}

function Whole({ reading, links, answer }: Omit<Props, "isBeside">) {
  const { applicants } = useAllMessages();
  const { applicant } = reading;
  const { applicant: person, sent, interview } = applicant;
  return (
    <>
      <div className="stack gap-1 justify-items-start">
        {person.phone && <PhoneLink phone={person.phone} />}
        <ContactEmail email={person.email} isConfirmed={person.isEmailConfirmed} />
      </div>
      <SentDetails sent={sent} />
      {interview && <InterviewBox interview={interview} />}
      <Answers {...{ reading, links, answer }} />
      <LongText title={applicants.letter} text={sent.coverLetter} />
      <Cv applicant={applicant} />
      <ApplicantNotes notes={applicant.notes} to={links.to(applicant.id)} answer={answer} />
      <details className="disc">
        <summary>
          {applicants.profile} <Icon name="down" className="turn" />
        </summary>
        <div className="stack gap-4 pt-2">
          <ApplicantProfile applicant={person} />
        </div>
      </details>
      <History events={applicant.history} />
    </>
  );
}

function Cv({ applicant }: Read) {
  const { applicants, applications } = useAllMessages();
  const { document } = applicant.sent;
  if (!document) return null;
  const name = applicant.applicant.name || applications.card.nobody;
  return (
    <div className="stack gap-2">
      <h3 className="text-base">{applicants.cv}</h3>
      <div className="row spread">
        <FileName name={document.name} />
        <ButtonLink
          to={paths.document(document.id)}
          icon="download"
          aria-label={applications.card.cvOf({ name })}
        >
          {applicants.downloadCv}
        </ButtonLink>
      </div>
    </div>
  );
}

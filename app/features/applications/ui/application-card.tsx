import type { ReactNode } from "react";
import type { Applicant, CompanyApplication } from "#app/features/applications/application-list.ts";
import type { InterviewAnswer } from "#app/features/applications/application-status.ts";
import { formatDate } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { PhoneLink } from "#app/ui/contact.tsx";
import { PersonFace } from "#app/ui/hero/person-face.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { ApplicantProfile, LongText } from "./applicant-profile.tsx";
import { Cleared } from "./cleared.tsx";
import { ContactEmail } from "./contact-email.tsx";
import { SentCells, SentDetails } from "./sent-application.tsx";
import { WhatsAppLink } from "./whatsapp-link.tsx";

type Props = {
  application: CompanyApplication;
  /** The mark of its stage, once the company has acted on it. */
  stage: ReactNode;
  /** The next to read, whole without a press where there is room. */
  isNext?: boolean;
};

/** An application as its company sees it: a row on a wide screen, a short card on a phone. */
export function ApplicationCard({ application, stage, isNext }: Props) {
  const { card, dashboard } = useAllMessages().applications;
  const { applicant, document, isNew } = application;
  const name = applicant.name || card.nobody;
  if (!document) return <ClearedCard application={application} name={name} />;
  return (
    <article className={classNames("applicant", isNext && "applicant-next")}>
      <div className="applicant-who">
        <PersonFace name={name} />
        <h2 className="text-base">
          {application.hasNews ? (
            <a
              href={paths.applicant(application.job.id, application.id)}
              aria-label={card.openNamed({ name })}
            >
              <bdi>{name}</bdi>
            </a>
          ) : (
            <bdi>{name}</bdi>
          )}{" "}
          {application.hasNews && <Badge tone="new">{dashboard.hasNews}</Badge>}
          {isNew && <Badge tone="new">{dashboard.isNew}</Badge>}
          <InterviewMark answer={application.interviewAnswer} />
        </h2>
        {applicant.desiredPosition && (
          <p className="small muted">
            <bdi>{applicant.desiredPosition}</bdi>
          </p>
        )}
        {document.isPhoto && <p className="small muted">{card.photoCv}</p>}
      </div>
      <AppliedFor application={application} />
      <SentCells sent={application} />
      <div className="applicant-stage">
        <SentOn at={application.createdAt} />
        {stage}
      </div>
      <details className="disc col-span-full" ref={isNext ? openIfWide : undefined}>
        <summary>
          {card.full} <Icon name="down" className="turn" />
        </summary>
        <div className="applicant-more">
          <Contact applicant={applicant} job={application.job.title} />
          <section className="part stack gap-3">
            <h3 className="text-lg">{card.inApplication}</h3>
            <SentDetails sent={application} />
            <LongText title={card.coverLetter} text={application.coverLetter} />
          </section>
          <section className="part stack gap-4">
            <h3 className="text-lg">{card.fromProfile}</h3>
            <ApplicantProfile applicant={applicant} />
          </section>
          <div className="row gap-2">
            <ButtonLink to={paths.applicant(application.job.id, application.id)} variant="primary">
              {card.inStages}
              <span className="sr">
                : <bdi>{name}</bdi>
              </span>
            </ButtonLink>
            <ButtonLink
              to={paths.document(document.id)}
              icon="download"
              aria-label={card.cvOf({ name })}
            >
              {card.cv}
            </ButtonLink>
          </div>
        </div>
      </details>
    </article>
  );
}

/** CSS shows it open on wide screens; with scripts it is open and can be closed. */
function openIfWide(details: HTMLDetailsElement | null) {
  if (!details || details.dataset.opened || !matchMedia("(min-width: 64rem)").matches) return;
  details.dataset.opened = "";
  details.open = true;
}

/** That the applicant has answered an invitation, and how. */
export function InterviewMark({ answer }: { answer: InterviewAnswer | null }) {
  const { card } = useAllMessages().applications;
  if (answer === null) return null;
  const tone = answer === "confirmed" ? "plain" : "urgent";
  return <Badge tone={tone}>{card.interviewAnswer[answer]}</Badge>;
}

/** The rest of an application whose CV and texts were removed. */
function ClearedCard({ application, name }: { application: CompanyApplication; name: string }) {
  const { lifecycle } = useAllMessages();
  return (
    <article className="applicant">
      <div className="applicant-who">
        <PersonFace name={name} />
        <h2 className="text-base">
          <bdi>{name}</bdi>
        </h2>
      </div>
      <AppliedFor application={application} />
      <div className="applicant-stage">
        <SentOn at={application.createdAt} />
      </div>
      <div className="col-span-full lg:col-start-3 lg:col-span-2 lg:row-start-1">
        {application.handled === "withdrawn" ? (
          <p className="small muted">{lifecycle.withdrawnBySender}</p>
        ) : (
          <Cleared at={application.clearedAt} />
        )}
      </div>
    </article>
  );
}

function SentOn({ at }: { at: string }) {
  const { card } = useAllMessages().applications;
  const date = formatDate(at, useLanguage(), "short");
  return (
    <time dateTime={at} className="small muted">
      <span className="only-lg">{card.applied({ date })}</span>
      <span className="only-sm">{date}</span>
    </time>
  );
}

// Large enough to be met with a finger.
const fingers = "[&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center";
type ContactProps = { applicant: Applicant; job: string };

function Contact({ applicant, job }: ContactProps) {
  return (
    <div className={`stack gap-0 lg:flex lg:gap-4 justify-items-start ${fingers}`}>
      {applicant.phone && <PhoneLink phone={applicant.phone} />}
      {applicant.mobile && <WhatsAppLink mobile={applicant.mobile} job={job} />}
      <ContactEmail email={applicant.email} isConfirmed={applicant.isEmailConfirmed} />
    </div>
  );
}

function AppliedFor({ application }: { application: CompanyApplication }) {
  const { jobs } = useAllMessages();
  const { job } = application;
  return (
    <div className="applied-for">
      <a href={paths.job(job.id)}>
        <bdi>{job.title || jobs.noTitle}</bdi>
      </a>
    </div>
  );
}

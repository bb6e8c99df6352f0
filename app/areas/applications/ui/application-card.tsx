import { paths } from "../../../paths.ts";
import { formatDate } from "../../../platform/format.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { MailLink, PhoneLink } from "../../../ui/contact.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useAllWords, useLanguage } from "../../../words/context.tsx";
import type { Applicant, CompanyApplication } from "../application-list.ts";
import { ApplicantProfile, LongText } from "./applicant-profile.tsx";
import { Cleared } from "./cleared.tsx";
import { SentFacts } from "./sent-facts.tsx";

/** An application as its company sees it: a row on a wide screen, a short card on a phone. */
export function ApplicationCard({ application }: { application: CompanyApplication }) {
  const { card } = useAllWords().applications;
  const { applicant, document } = application;
  const name = applicant.name || card.nobody;
  if (!document) return <ClearedCard application={application} name={name} />;
  return (
    <article className={`grid gap-x-5 gap-y-1 p-4 grid-cols-[minmax(0,1fr)_auto] ${wide}`}>
      <div className="min-w-0">
        <h2 className="text-base">
          <bdi>{name}</bdi>
        </h2>
        {applicant.desiredPosition && (
          <p className="small muted">
            <bdi>{applicant.desiredPosition}</bdi>
          </p>
        )}
      </div>
      <ButtonLink
        to={paths.document(document.id)}
        icon="download"
        className="self-start lg:order-1"
        aria-label={card.cvOf({ name })}
      >
        {card.cv}
      </ButtonLink>
      <AppliedFor application={application} />
      <Contact applicant={applicant} className="only-lg" />
      <SentFacts sent={application} className="only-lg" />
      <details className="disc min-w-0 col-span-full lg:order-2">
        <summary>
          {card.full} <Icon name="down" className="turn" />
        </summary>
        <div className="stack gap-5 pt-2">
          <Contact applicant={applicant} className={`only-sm ${fingers}`} />
          <SentFacts sent={application} className="only-sm" />
          <LongText title={card.coverLetter} text={application.coverLetter} />
          <ApplicantProfile applicant={applicant} />
        </div>
      </details>
    </article>
  );
}

/** What is left of an application whose CV and texts were removed. */
function ClearedCard({ application, name }: { application: CompanyApplication; name: string }) {
  return (
    <article className={`grid gap-x-5 gap-y-1 p-4 ${wide}`}>
      <h2 className="text-base">
        <bdi>{name}</bdi>
      </h2>
      <AppliedFor application={application} />
      <div className="col-span-full lg:col-span-3">
        <Cleared at={application.clearedAt} />
      </div>
    </article>
  );
}

// Large enough to be met with a finger.
const fingers = "[&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center";
// The same columns for every row, so that they stand below each other.
const wide = "lg:grid-cols-[1fr_1fr_1.15fr_2fr_auto]";

/** On a phone these stand with the details: open, they made every card a screen tall. */
function Contact({ applicant, className }: { applicant: Applicant; className: string }) {
  return (
    <div className={classNames("stack gap-0 justify-items-start", className)}>
      {applicant.phone && <PhoneLink phone={applicant.phone} />}
      {applicant.email && <MailLink email={applicant.email} />}
    </div>
  );
}

function AppliedFor({ application }: { application: CompanyApplication }) {
  const { jobs, applications } = useAllWords();
  const language = useLanguage();
  const { job, createdAt } = application;
  return (
    <div className="min-w-0 col-span-full lg:col-span-1">
      <a href={paths.job(job.id)}>
        <bdi>{job.title || jobs.noTitle}</bdi>
      </a>
      <p className="small muted">
        <time dateTime={createdAt}>
          {applications.card.applied({ date: formatDate(createdAt, language, "short") })}
        </time>
      </p>
    </div>
  );
}

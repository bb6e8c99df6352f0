import { paths } from "../../../paths.ts";
import { formatDate } from "../../../platform/format.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useLanguage, useWords } from "../../../words/context.tsx";
import type { CompanyApplication } from "../application-list.ts";
import { ApplicantProfile, LongText } from "./applicant-profile.tsx";
import { MailLink, PhoneLink } from "./contact.tsx";
import { SentFacts } from "./sent-facts.tsx";

/** An application as its company sees it: a row on a wide screen, a short card on a phone. */
export function ApplicationCard({ application }: { application: CompanyApplication }) {
  const { card } = useWords().applications;
  const { applicant, document } = application;
  const name = applicant.name || card.nobody;
  return (
    <article className="grid gap-x-5 gap-y-3 p-4 lg:grid-cols-[1.2fr_1.2fr_1.3fr_1.9fr_auto]">
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
      <AppliedFor application={application} />
      <div className="stack justify-items-start gap-0">
        {applicant.phone && <PhoneLink phone={applicant.phone} />}
        {applicant.email && <MailLink email={applicant.email} />}
      </div>
      <SentFacts sent={application} />
      <ButtonLink
        to={paths.document(document.id)}
        icon="download"
        className="self-start"
        aria-label={card.cvOf({ name })}
      >
        {card.cv}
      </ButtonLink>
      <details className="disc min-w-0 lg:col-span-full">
        <summary>
          {card.full} <Icon name="down" className="turn" />
        </summary>
        <div className="stack gap-5 pt-3">
          <LongText title={card.coverLetter} text={application.coverLetter} />
          <ApplicantProfile applicant={applicant} />
        </div>
      </details>
    </article>
  );
}

function AppliedFor({ application }: { application: CompanyApplication }) {
  const { jobs, applications } = useWords();
  const language = useLanguage();
  const { job, createdAt } = application;
  return (
    <div className="min-w-0">
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

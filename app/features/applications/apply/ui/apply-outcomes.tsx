import { type ComponentProps, useEffect } from "react";
import { useForgottenDraft } from "#app/device-storage/use-draft.ts";
import { UnconfirmedNotice } from "#app/features/accounts/ui/unconfirmed-notice.tsx";
import type { AppliedJob, JobCompany } from "#app/features/applications/application-list.ts";
import { dropAll } from "#app/features/applications/outbox/outbox-store.ts";
import { SimilarJobs } from "#app/features/jobs/ui/similar-jobs.tsx";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { OpenArch } from "./open-arch.tsx";

type JobMissingProps = {
  /** The reason can be given, but not the job's details. */
  isOver: boolean;
  /** The letter of an application that came too late. */
  letter: string | undefined;
};

export function JobMissing({ isOver, letter }: JobMissingProps) {
  const { jobs, ui } = useAllMessages();
  return (
    <div className="wrap narrow">
      <title>{`${jobs.missing} | ${ui.frame.site}`}</title>
      <Empty heading="h1" title={jobs.missing} reason={isOver ? jobs.over : jobs.missingMore}>
        <ButtonLink to={paths.jobs()} variant="primary">
          {jobs.missingBack}
        </ButtonLink>
      </Empty>
      <UnsentLetter letter={letter} />
    </div>
  );
}

type JobOverProps = {
  job: AppliedJob;
  letter: string | undefined;
  similar: ComponentProps<typeof SimilarJobs>["jobs"];
};

/** The last day has passed, perhaps while the application was being written. */
export function JobOver({ job, letter, similar }: JobOverProps) {
  const { applications, jobs } = useAllMessages();
  return (
    <>
      <h1>{jobs.over}</h1>
      <Notice kind="warn">
        <p>
          <bdi>{job.title.trim() || jobs.noTitle}</bdi>: {applications.notTaken}
        </p>
      </Notice>
      <UnsentLetter letter={letter} />
      <div className="row">
        <ButtonLink to={paths.job(job.id)}>{applications.done.backToJob}</ButtonLink>
        <ButtonLink to={paths.jobs({ category: job.category })} variant="primary">
          {applications.done.browseJobs}
        </ButtonLink>
      </div>
      <SimilarJobs jobs={similar} category={job.category} />
    </>
  );
}

/** Words of an application that was not sent, to copy them. */
function UnsentLetter({ letter }: { letter: string | undefined }) {
  const { applications } = useAllMessages();
  if (!letter?.trim()) return null;
  return (
    <section className="card pad stack gap-2">
      <h2 className="text-lg" id="unsent">
        {applications.unsentLetter}
      </h2>
      <textarea
        className="input"
        aria-labelledby="unsent"
        rows={8}
        dir="auto"
        readOnly
        defaultValue={letter}
      />
    </section>
  );
}

type OutcomeProps = { jobId: string; draftKey: string };

/** A queued application is obsolete once the server has one. */
function useForgottenApplication(id: string): void {
  useEffect(() => void dropAll([id]), [id]);
}

type SentProps = OutcomeProps & {
  applicationId: string;
  job: AppliedJob;
  company: JobCompany;
  similar: ComponentProps<typeof SimilarJobs>["jobs"];
  /** The address to sign in with and the contact address, until they are confirmed. */
  unconfirmed: { account: string | null; contact: string | null };
  /** Days within which the company usually answers, where that is known. */
  usualDays: number | null;
};

/** Shown after sending: the next steps. */
export function Sent({ jobId, draftKey, applicationId, ...sent }: SentProps) {
  const { job, company, similar, unconfirmed, usualDays } = sent;
  const { applications, jobs } = useAllMessages();
  const { done } = applications;
  useForgottenDraft(draftKey);
  useForgottenApplication(draftKey);
  const mine = `${paths.myAccount({ tab: "applications" })}#application-${applicationId}`;
  return (
    <>
      <section className="sent-head" role="status">
        <OpenArch />
        <h1>{done.title}</h1>
        <p className="muted">
          <bdi>{job.title.trim() || jobs.noTitle}</bdi>
          {" · "}
          <b>
            <bdi>{company.name || jobs.noCompany}</bdi>
          </b>
        </p>
      </section>
      {(["contact", "account"] as const).map(
        (which) =>
          unconfirmed[which] && (
            <UnconfirmedNotice
              key={which}
              which={which}
              email={unconfirmed[which]}
              here={paths.apply(jobId, { done: 1 })}
            />
          ),
      )}
      <div className="sent-acts">
        <ButtonLink to={mine} variant="primary">
          {done.follow}
        </ButtonLink>
        <ButtonLink to={paths.newAlert({ keyword: job.title.trim() || null })} icon="bell">
          {done.alert}
        </ButtonLink>
        <ButtonLink to={paths.jobs()}>{done.browseJobs}</ButtonLink>
        <ButtonLink to={paths.job(jobId)}>{done.backToJob}</ButtonLink>
      </div>
      <section className="card pad stack">
        <h2 className="text-lg">{done.next}</h2>
        <ol className="nexts">
          <li>
            <b>{done.opens}</b>
            <p>{done.opensMore}</p>
          </li>
          <li>
            <b>{done.text}</b>
            {usualDays !== null && <p>{done.usually(usualDays)}</p>}
          </li>
        </ol>
      </section>
      <SimilarJobs jobs={similar} category={job.category} />
    </>
  );
}

/** It was sent some time ago, and is not sent twice. */
export function Applied({ jobId, draftKey }: OutcomeProps) {
  const { applications } = useAllMessages();
  useForgottenDraft(draftKey);
  useForgottenApplication(draftKey);
  return (
    <>
      <h1>{applications.apply.title}</h1>
      <Notice title={applications.alreadyApplied}>{applications.alreadyAppliedMore}</Notice>
      <div className="row">
        <ButtonLink to={paths.myAccount({ tab: "applications" })} variant="primary">
          {applications.myApplications}
        </ButtonLink>
        <ButtonLink to={paths.job(jobId)}>{applications.done.backToJob}</ButtonLink>
      </div>
    </>
  );
}

/** This account, or this job, takes no application; `refusal` is the key that says why. */
export function CannotApply({ jobId, refusal }: { jobId: string; refusal: MessageKey }) {
  const messages = useAllMessages();
  const { done, apply } = messages.applications;
  return (
    <>
      <h1>{apply.title}</h1>
      <Notice kind="err" title={messageAt(messages, refusal)} />
      <div className="row">
        <ButtonLink to={paths.job(jobId)}>{done.backToJob}</ButtonLink>
        <ButtonLink to={paths.jobs()} variant="primary">
          {done.browseJobs}
        </ButtonLink>
      </div>
    </>
  );
}

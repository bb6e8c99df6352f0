import { useEffect } from "react";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useForgottenDraft } from "../../../ui/use-draft.ts";
import { useAllWords } from "../../../words/context.tsx";
import { wordAt } from "../../../words/translation.ts";
import { dropAll } from "../outbox/outbox-store.ts";

export function JobMissing() {
  const { jobs, ui } = useAllWords();
  return (
    <div className="wrap">
      <title>{`${jobs.missing} | ${ui.frame.site}`}</title>
      <Empty heading="h1" door="open" title={jobs.missing} reason={jobs.missingMore}>
        <ButtonLink to={paths.jobs()} variant="primary">
          {jobs.missingBack}
        </ButtonLink>
      </Empty>
    </div>
  );
}

type OutcomeProps = { jobId: string; draftKey: string };

/** What the device kept of an application is over once the server has one. */
function useForgottenApplication(id: string): void {
  useEffect(() => void dropAll([id]), [id]);
}

/** The application has just been sent. */
export function Sent({ jobId, draftKey }: OutcomeProps) {
  const { done } = useAllWords().applications;
  useForgottenDraft(draftKey);
  useForgottenApplication(draftKey);
  return (
    <>
      <h1>{done.title}</h1>
      <Notice kind="ok">{done.text}</Notice>
      <div className="row">
        <ButtonLink to={paths.job(jobId)}>{done.backToJob}</ButtonLink>
        <ButtonLink to={paths.jobs()} variant="primary">
          {done.browseJobs}
        </ButtonLink>
      </div>
    </>
  );
}

/** It was sent some time ago, and is not sent twice. */
export function Applied({ jobId, draftKey }: OutcomeProps) {
  const { applications } = useAllWords();
  useForgottenDraft(draftKey);
  useForgottenApplication(draftKey);
  return (
    <>
      <h1>{applications.apply.title}</h1>
      <Notice title={applications.alreadyApplied}>{applications.alreadyAppliedMore}</Notice>
      <div className="row">
        <ButtonLink to={paths.job(jobId)}>{applications.done.backToJob}</ButtonLink>
        <ButtonLink to={paths.myAccount({ tab: "applications" })}>
          {applications.myApplications}
        </ButtonLink>
      </div>
    </>
  );
}

/** This account, or this job, takes no application; `refusal` is the key that says why. */
export function CannotApply({ jobId, refusal }: { jobId: string; refusal: string }) {
  const words = useAllWords();
  const { done, apply } = words.applications;
  return (
    <>
      <h1>{apply.title}</h1>
      <Notice kind="err" title={wordAt(words, refusal)} />
      <div className="row">
        <ButtonLink to={paths.job(jobId)}>{done.backToJob}</ButtonLink>
        <ButtonLink to={paths.jobs()} variant="primary">
          {done.browseJobs}
        </ButtonLink>
      </div>
    </>
  );
}

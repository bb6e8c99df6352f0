import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { findOwnEmails } from "#app/features/accounts/emails/own-emails.server.ts";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { applicationCan } from "#app/features/applications/application.ts";
import { whyNotSend } from "#app/features/applications/application-access.ts";
import {
  findOwnApplication,
  findOwnContact,
} from "#app/features/applications/applications.server.ts";
import { findJobToApplyFor } from "#app/features/applications/applied-job.server.ts";
import { receiveApplication } from "#app/features/applications/apply/receive-application.server.ts";
import { ApplyForm } from "#app/features/applications/apply/ui/apply-form.tsx";
import {
  Applied,
  CannotApply,
  JobMissing,
  JobOver,
  Sent,
} from "#app/features/applications/apply/ui/apply-outcomes.tsx";
import { JobSummary } from "#app/features/applications/apply/ui/job-summary.tsx";
import type { ApplyAnswer } from "#app/features/applications/apply-response.ts";
import { listOwnCvs } from "#app/features/applications/cv/own/own-cvs.server.ts";
import { findReplyFigures } from "#app/features/companies/reply-figures/reply-figures.server.ts";
import { replyRate } from "#app/features/companies/reply-figures/reply-rate.ts";
import { similarJobs } from "#app/features/job/job-detail.server.ts";
import { listPublicQuestions } from "#app/features/job/questions/questions.server.ts";
import { isCountedReader } from "#app/features/job/views/counted-reader.ts";
import { leaveOutView } from "#app/features/job/views/opened-job.server.ts";
import { connectionLostKey, isConnectionLost } from "#app/http/connection-lost.ts";
import type { FormValues } from "#app/http/form.ts";
import { unsentFormContext } from "#app/http/input-form/unsent-form-context.ts";
import { languageContext } from "#app/http/language.server.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { shownEmail } from "#app/platform/email/shown-email.server.ts";
import { logError } from "#app/platform/log/log.server.ts";
import { orEmpty } from "#app/platform/or-empty.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import type { Route } from "./+types/apply.ts";

export { reloadOnConflict as shouldRevalidate } from "#app/http/stale-form/reload-on-conflict.ts";
export { deskSheet as links } from "#app/styles/sheets.ts";

const loginFirst = "applications.loginFirst";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const person = signedInPerson(context, request, loginFirst);
  const row = await findJobToApplyFor(params.jobId);
  // Its own page leads to where one applies.
  if (row?.appliesElsewhere) throw redirect(paths.job(params.jobId), 303);
  const target = row && { job: row.job, company: row.company };
  const language = context.get(languageContext);
  if (!target?.job.isReadable) {
    return data({ kind: "missing" as const, isOver: target !== undefined }, 404);
  }
  if (target.job.state === "over") {
    const similar = await orEmpty("similar jobs", similarJobs(target.job, language), []);
    return data({ kind: "over" as const, ...target, similar }, 409);
  }
  const refusal = whyNotSend(person);
  if (refusal) return data({ kind: "refused" as const, ...target, refusal }, 403);

  if (!isCountedReader(person, false)) leaveOutView();
  const draftKey = `apply/${params.jobId}/${person.id}`;
  const sent = await findOwnApplication(person, params.jobId);
  if (sent) {
    leaveOutView();
    const justNow = new URL(request.url).searchParams.has("done");
    if (justNow) {
      const similar = await orEmpty("similar jobs", similarJobs(target.job, language), []);
      const none = { contact: null, unconfirmed: { account: null, contact: null }, muted: [] };
      const emails = await orEmpty("own emails", findOwnEmails(person), none);
      const figures = await orEmpty("reply figures", findReplyFigures(target.company.id), null);
      const outcome = {
        applicationId: sent.id,
        similar,
        unconfirmed: emails.unconfirmed,
        usualDays: replyRate(figures)?.days ?? null,
      };
      return { kind: "sent" as const, ...target, draftKey, ...outcome };
    }
    return { kind: "applied" as const, ...target, draftKey };
  }
  const verdict = applicationCan.send(target.job.state);
  if (!verdict.allowed) {
    leaveOutView();
    return { kind: "refused" as const, ...target, refusal: verdict.reason };
  }
  // Filled in or not, the form can be sent.
  const contact: FormValues = await findOwnContact(person).catch((error) => {
    logError(error, { act: "fill in an application" });
    return {};
  });
  const cvs = await orEmpty("saved CVs", listOwnCvs(person), []);
  const questions = await listPublicQuestions(params.jobId);
  const unsent = context.get(unsentFormContext);
  const isSame = unsent?.action === paths.apply(params.jobId);
  // Without its file it could not be sent after the login: here it waits for that.
  const input: FormValues = Object.fromEntries(isSame ? unsent.fields : []);
  const filledIn = { ...contact, email: shownEmail(contact.email ?? ""), ...input };
  const hasEmail = person.email !== null;
  const form = { filledIn, hasEmail, cvs, owner: person.id, submissionKey: randomUUID() };
  const asks = questions.length > 0 ? { questions } : {};
  return { kind: "form" as const, ...target, ...form, ...asks, draftKey };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const person = signedInPerson(context, request, loginFirst);
  const refused = whyNotSend(person);
  if (refused) return data({ values: {}, document: null, refused }, 403);
  const received = await receiveApplication(person, params.jobId, request, { asks: true });
  if (received !== "sent") return data(received.answer, received.status);
  return redirect(paths.apply(params.jobId, { done: 1 }), 303);
}

/** The input is still in the form when the connection is lost or the server fails: it only says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ApplyAnswer> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { refused: isConnectionLost(error) ? connectionLostKey : "applications.unknownError" };
  }
}

export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { apply } = messages.applications;
  const answer: ApplyAnswer | undefined = actionData;
  if (loaderData.kind === "missing") {
    return <JobMissing isOver={loaderData.isOver} letter={answer?.values?.coverLetter} />;
  }
  const { job } = loaderData;
  const title = job.title || messages.jobs.noTitle;
  return (
    <div className="wrap narrow">
      <title>{`${apply.titleFor({ job: title })} | ${messages.ui.frame.site}`}</title>
      <meta name="description" content={apply.description} />
      <Breadcrumbs
        links={[
          { to: paths.jobs(), label: messages.ui.frame.jobs },
          { to: paths.job(job.id), label: title },
        ]}
        here={apply.crumb}
      />
      <div className="form">
        <Outcome loaderData={loaderData} answer={answer} />
      </div>
    </div>
  );
}

type OutcomeProps = {
  loaderData: Exclude<Route.ComponentProps["loaderData"], { kind: "missing" }>;
  answer: ApplyAnswer | undefined;
};

function Outcome({ loaderData, answer }: OutcomeProps) {
  const { apply } = useAllMessages().applications;
  const { job, company } = loaderData;
  if (loaderData.kind === "refused") {
    return <CannotApply jobId={job.id} refusal={loaderData.refusal} />;
  }
  if (loaderData.kind === "over") {
    const { similar } = loaderData;
    return <JobOver job={job} similar={similar} letter={answer?.values?.coverLetter} />;
  }
  const { draftKey } = loaderData;
  if (loaderData.kind === "sent") {
    const { applicationId, similar, unconfirmed, usualDays } = loaderData;
    const shown = { applicationId, job, company, similar, unconfirmed, usualDays };
    const sent = { jobId: job.id, draftKey, ...shown };
    return <Sent {...sent} />;
  }
  if (loaderData.kind === "applied" || answer?.refused === "applications.alreadyApplied") {
    return <Applied jobId={job.id} draftKey={draftKey} />;
  }
  return (
    <>
      <h1>{apply.title}</h1>
      <ApplyForm
        key={draftKey}
        writing={{ id: draftKey, owner: loaderData.owner, jobId: job.id, title: job.title }}
        submissionKey={loaderData.submissionKey}
        filledIn={loaderData.filledIn}
        hasEmail={loaderData.hasEmail}
        cvs={loaderData.cvs}
        questions={loaderData.questions}
        answer={answer}
      >
        <JobSummary job={job} company={company} />
      </ApplyForm>
    </>
  );
}

import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { signedInPerson } from "#app/features/accounts/session/session.server.ts";
import { AccountPage } from "#app/features/accounts/ui/account-page.tsx";
import { statusAfter } from "#app/features/applications/application-status.ts";
import { interviewAnswerForm } from "#app/features/applications/lifecycle/answer-form.ts";
import {
  answerInterview,
  markOwnNewsSeen,
} from "#app/features/applications/lifecycle/own-applications.server.ts";
import { whyNotWrite } from "#app/features/applications/lifecycle/thread.ts";
import {
  findOwnApplicationWithHistory,
  shownInterview,
} from "#app/features/applications/own/own-application.server.ts";
import { InterviewCard } from "#app/features/applications/own/ui/interview-card.tsx";
import { OwnStatusRow } from "#app/features/applications/own/ui/own-status-row.tsx";
import { isStep, Timeline } from "#app/features/applications/own/ui/timeline.tsx";
import { WithdrawButton } from "#app/features/applications/own/ui/withdraw-question.tsx";
import type { MessageAnswer } from "#app/features/applications/thread/message-answer.ts";
import { receiveMessage } from "#app/features/applications/thread/receive-message.server.ts";
import { blockOwnThread } from "#app/features/applications/thread/thread.server.ts";
import { OwnMessages } from "#app/features/applications/thread/ui/own-messages.tsx";
import { AnswerList } from "#app/features/applications/ui/answer-list.tsx";
import { FileName } from "#app/features/applications/ui/file-name.tsx";
import { GivenDetails } from "#app/features/applications/ui/sent-application.tsx";
import { WhatsAppLink } from "#app/features/applications/ui/whatsapp-link.tsx";
import { jobCan } from "#app/features/job/job.ts";
import { sendOrKeep } from "#app/http/connection-lost.ts";
import { redirectWithFlash } from "#app/http/cookie.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { checkForm, type FormValues } from "#app/http/form.ts";
import { isPrefetch } from "#app/http/prefetch.server.ts";
import { messageOrText } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { isRefused, notFound } from "#app/platform/outcome.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PhoneLink } from "#app/ui/contact.tsx";
import { DetailList } from "#app/ui/detail-list.tsx";
import { Refusal } from "#app/ui/form/refusal.tsx";
import { Avatar } from "#app/ui/hero/avatar.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { FormTexts, UserText } from "#app/ui/text.tsx";
import type { Route } from "./+types/own-application.ts";

export { reloadOnConflict as shouldRevalidate } from "#app/http/stale-form/reload-on-conflict.ts";
export { deskSheet as links } from "#app/styles/sheets.ts";

/** The messages and the forms that change something about them, each told by its type or intent. */
const isMessage = (request: Request) =>
  request.headers.get("content-type")?.startsWith("multipart/form-data");

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const person = signedInPerson(context, request);
  const own = await findOwnApplicationWithHistory(person, params.applicationId);
  if (!own) throw notFound();
  const { application, events, interview, answers } = own;
  // Marked after loading: this page still shows the news.
  if (application.hasNews && !isPrefetch(request)) {
    await markOwnNewsSeen(person, application.id, events.at(-1)?.id ?? 0);
  }
  return {
    application,
    events,
    ...(answers.length > 0 && { answers }),
    owner: person.id,
    submissionKey: randomUUID(),
    reason: whyNotWrite(application, events),
    interview: interview && (await shownInterview(interview)),
  };
}

type Answer = MessageAnswer & { isMessage?: boolean };

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = signedInPerson(context, request);
  const here = paths.ownApplication(params.applicationId);
  if (isMessage(request)) {
    const received = await receiveMessage(actor, params.applicationId, request);
    if (received === "sent") return redirectWithFlash(here, "ok", "thread.sent");
    if (received.status === 404) throw notFound();
    return data<Answer>({ ...received.answer, isMessage: true }, received.status);
  }
  const input = await readForm(request);
  if (input.intent === "block" || input.intent === "unblock") {
    const isBlocked = input.intent === "block";
    const changed = await blockOwnThread(actor, params.applicationId, isBlocked);
    if (isRefused(changed)) throw notFound();
    return redirectWithFlash(here, "ok", isBlocked ? "thread.blocked" : "thread.unblocked");
  }
  const checked = checkForm(interviewAnswerForm, input);
  if (checked.errors) return data<Answer>({ errors: checked.errors, values: input }, 400);
  const answered = await answerInterview(actor, params.applicationId, checked.values);
  if (isRefused(answered)) {
    if (answered.refused === "lifecycle.missing") throw notFound();
    return data<Answer>({ ...answered, values: input }, 409);
  }
  const flashKey =
    checked.values.answer === "confirm" ? "ownApplication.confirmed" : "ownApplication.requestSent";
  return redirectWithFlash(here, "ok", flashKey);
}

export async function clientAction(args: Route.ClientActionArgs) {
  const isSent = isMessage(args.request) === true;
  const answer = await sendOrKeep(args, (input: FormValues) => input);
  if (!isSent || !("data" in answer)) return answer;
  return data<Answer>({ ...answer.data, isMessage: true }, answer.init ?? {});
}

export default function OwnApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAllMessages();
  const { ownApplication, applications, jobs } = messages;
  const { application, events, interview, answers = [], ...thread } = loaderData;
  const { job, company, hasNews, document } = application;
  const given: Answer | undefined = actionData;
  const answer = given?.isMessage ? undefined : given;
  const noteError = answer?.errors?.note ?? answer?.errors?.answer;
  const mayWithdraw = statusAfter("withdraw", application.status, "seeker") !== undefined;
  const mayApplyAgain = application.status === "withdrawn" && jobCan.beAppliedTo(job.state);
  return (
    <AccountPage
      title={ownApplication.title}
      description={ownApplication.description}
      back={{ to: paths.myAccount({ tab: "applications" }), label: ownApplication.back }}
      head={
        <div className="row flex-nowrap gap-3 mb-3">
          <Avatar id={company.id} name={company.name} logo={company.logo} />
          <div className="min-w-0">
            <h1 className="text-xl">
              <span className="sr">{ownApplication.title}: </span>
              {job.isReadable ? (
                <a href={paths.job(job.id)}>
                  <bdi>{job.title || jobs.noTitle}</bdi>
                </a>
              ) : (
                <bdi>{job.title || jobs.noTitle}</bdi>
              )}
            </h1>
            <p className="small muted">
              <bdi>{company.name}</bdi>
            </p>
          </div>
        </div>
      }
    >
      <div className="stack gap-4">
        {answer?.refused && (
          <Refusal answer={answer} title={messageOrText(messages, answer.refused)}>
            {!interview && answer.values.note && (
              <FormTexts texts={[["note", answer.values.note]]} />
            )}
          </Refusal>
        )}
        <OwnStatusRow application={application} events={events} />
        {interview && (
          <InterviewCard
            application={application}
            interview={interview}
            values={answer?.values}
            error={noteError && messageOrText(messages, noteError)}
          />
        )}
        {company.phone && (
          <p className="row gap-2 own-ways">
            <PhoneLink phone={company.phone} className="btn btn-quiet" icon="phone" />
            {company.mobile && (
              <WhatsAppLink
                mobile={company.mobile}
                job={job.title}
                company={company.name}
                className="btn btn-quiet"
              />
            )}
          </p>
        )}
        <OwnMessages
          application={application}
          events={events}
          {...thread}
          answer={given?.isMessage ? given : undefined}
          isFolded={application.awaitsAnswer}
        />
        {/* Of one that was only sent, the row of steps says all. */}
        {events.filter(isStep).length > 1 && (
          <section className="card pad stack gap-3" aria-labelledby="timeline">
            <h2 id="timeline" className="text-xl">
              {ownApplication.timeline.heading}
            </h2>
            <Timeline events={events} status={application.status} hasNews={hasNews} />
          </section>
        )}
        {document && (
          <section className="card pad stack gap-3" aria-labelledby="sent">
            <h2 id="sent" className="text-xl">
              {ownApplication.sent}
            </h2>
            <p className="row gap-x-3 gap-y-0">
              <a className="more" href={paths.document(document.id)}>
                <Icon name="download" />
                {applications.card.ownCv}
              </a>
              <FileName name={document.name} />
            </p>
            <DetailList className="detail-list-side">
              <GivenDetails sent={application} />
            </DetailList>
            <AnswerList answers={answers} />
            {application.coverLetter && <UserText text={application.coverLetter} />}
          </section>
        )}
        {application.status === "withdrawn" && (
          <p className="muted">{ownApplication.withdraw.doneText}</p>
        )}
        {mayApplyAgain && (
          <p>
            <ButtonLink to={paths.apply(job.id)} variant="primary">
              {ownApplication.withdraw.again}
            </ButtonLink>
          </p>
        )}
        {mayWithdraw && (
          <div>
            <WithdrawButton applicationId={application.id} job={job} company={company} />
          </div>
        )}
      </div>
    </AccountPage>
  );
}

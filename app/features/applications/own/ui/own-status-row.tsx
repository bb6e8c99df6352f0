import type { OwnApplication } from "#app/features/applications/application-list.ts";
import type { ApplicationEvent } from "#app/features/applications/lifecycle/history.server.ts";
import { shownStatus, stepsText, stepTimes } from "#app/features/applications/own-status.ts";
import { formatDate, formatTimestamp } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { StatusSteps } from "./status-steps.tsx";

type Props = {
  application: Pick<
    OwnApplication,
    "status" | "isOpened" | "isAnswered" | "hasNews" | "awaitsAnswer" | "createdAt" | "interviewAt"
  >;
  /** On the application's own page: each step then has its name and date below it. */
  events?: readonly ApplicationEvent[];
};

/** The progress of an application and its date; its status in words once it was answered (reading 66). */
export function OwnStatusRow({ application, events }: Props) {
  const { applications, ownApplication, waiting } = useAllMessages();
  const language = useLanguage();
  const { isOpened, hasNews, isAnswered, awaitsAnswer, createdAt, interviewAt } = application;
  const status = shownStatus(application.status, isOpened);
  const text = stepsText(status, ownApplication.stepsReached);
  const { sent, opened, shortlisted, interview, answer } = ownApplication.stepNames;
  const applied = applications.card.applied({ date: formatDate(createdAt, language, "short") });
  const days = events && stepTimes(events).map((at) => at && formatDate(at, language, "short"));
  return (
    <>
      <span className="own-status">
        {isAnswered && <b>{ownApplication.status[status]}</b>}
        {hasNews && <span className="sr">{ownApplication.news}</span>}
        {interviewAt && !events ? (
          <time dateTime={interviewAt}>{waiting.at(formatTimestamp(interviewAt, language))}</time>
        ) : (
          <time dateTime={createdAt}>{applied}</time>
        )}
      </span>
      {text && (
        <StatusSteps
          status={status}
          isOpened={isOpened}
          hasNews={hasNews || awaitsAnswer}
          text={text}
          names={events && [sent, opened, shortlisted, interview, answer]}
          days={days}
        />
      )}
    </>
  );
}

import type { OwnApplication } from "#app/features/applications/application-list.ts";
import { shownStatus, stepsText } from "#app/features/applications/own-status.ts";
import { formatDate, formatDateTime } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { StatusSteps } from "./status-steps.tsx";

type Props = {
  application: Pick<
    OwnApplication,
    "status" | "isOpened" | "isAnswered" | "hasNews" | "createdAt" | "interviewAt"
  >;
  /** Whether each step has its name below it. */
  isNamed?: boolean;
};

/** How far an application has come, in words once it was answered (reading 66), with its day. */
export function OwnStatusRow({ application, isNamed }: Props) {
  const { applications, ownApplication } = useAllMessages();
  const language = useLanguage();
  const { isOpened, hasNews, isAnswered, createdAt, interviewAt } = application;
  const status = shownStatus(application.status, isOpened);
  const text = stepsText(status, ownApplication.stepsReached);
  const { sent, opened, shortlisted, interview, answer } = ownApplication.stepNames;
  const applied = applications.card.applied({ date: formatDate(createdAt, language) });
  return (
    <>
      <span className="own-status">
        {isAnswered && <b>{ownApplication.status[status]}</b>}
        {hasNews && <span className="sr">{ownApplication.news}</span>}
        {interviewAt ? (
          <time dateTime={interviewAt}>
            {formatDateTime(interviewAt, language, { weekday: true })}
          </time>
        ) : (
          <time dateTime={createdAt}>{applied}</time>
        )}
      </span>
      {text && (
        <StatusSteps
          status={status}
          isOpened={isOpened}
          hasNews={hasNews}
          text={text}
          names={isNamed ? [sent, opened, shortlisted, interview, answer] : undefined}
        />
      )}
    </>
  );
}

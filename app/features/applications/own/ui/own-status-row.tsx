import type { OwnApplication } from "#app/features/applications/application-list.ts";
import { isEnded } from "#app/features/applications/application-status.ts";
import {
  reachedStep,
  type ShownStatus,
  shownStatus,
  steps,
} from "#app/features/applications/own-status.ts";
import { formatDate, formatDateTime, formatNumber } from "#app/i18n/format.ts";
import { useAllMessages, useLanguage } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";

type Props = {
  application: Pick<
    OwnApplication,
    "status" | "isOpened" | "isAnswered" | "hasNews" | "createdAt" | "interviewAt"
  >;
};

/** How far an application has come, in words once it was answered (reading 66), with its day. */
export function OwnStatusRow({ application }: Props) {
  const { applications, ownApplication } = useAllMessages();
  const language = useLanguage();
  const { isOpened, hasNews, isAnswered, createdAt, interviewAt } = application;
  const status = shownStatus(application.status, isOpened);
  const sent = applications.card.applied({ date: formatDate(createdAt, language) });
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
          <time dateTime={createdAt}>{sent}</time>
        )}
      </span>
      <StatusSteps status={status} isOpened={isOpened} hasNews={hasNews} />
    </>
  );
}

type StepsProps = { status: ShownStatus; isOpened: boolean; hasNews: boolean };

/**
 * The progress of an application as five blocks; the last one is marked as new. None of a withdrawn one. An end
 * without a hire leaves blank the steps in between, which the application may not have reached.
 */
function StatusSteps({ status, isOpened, hasNews }: StepsProps) {
  const { stepsReached } = useAllMessages().ownApplication;
  const reached = reachedStep(status);
  if (reached === undefined) return null;
  const isOver = status !== "sent" && status !== "opened" && isEnded(status) && status !== "hired";
  const done = isOver ? (isOpened ? 2 : 1) : reached - 1;
  return (
    <span className="status-steps">
      <span className="sr">
        {stepsReached({ reached: formatNumber(reached), of: formatNumber(steps) })}
      </span>
      {Array.from({ length: steps }, (_, index) => index + 1).map((step) => (
        <i
          key={step}
          aria-hidden="true"
          className={classNames(
            step <= done && "done",
            step === reached && (isOver ? "over" : hasNews ? "new" : "done"),
          )}
        />
      ))}
    </span>
  );
}

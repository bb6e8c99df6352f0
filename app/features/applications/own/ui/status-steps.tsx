import { isEnded } from "#app/features/applications/application-status.ts";
import { reachedStep, type ShownStatus, steps } from "#app/features/applications/own-status.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";

type Props = { status: ShownStatus; isOpened: boolean; hasNews: boolean };

/**
 * The progress of an application as five blocks; the last one is marked as new. None of a withdrawn one. An end
 * without a hire leaves blank the steps in between, which the application may not have reached.
 */
export function StatusSteps({ status, isOpened, hasNews }: Props) {
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

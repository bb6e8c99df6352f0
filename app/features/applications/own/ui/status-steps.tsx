import { isEnded } from "#app/features/applications/application-status.ts";
import { reachedStep, type ShownStatus, steps } from "#app/features/applications/own-status.ts";
import { classNames } from "#app/ui/class-names.ts";

type StepsProps = {
  status: ShownStatus;
  isOpened: boolean;
  hasNews: boolean;
  /** The same in words (`stepsText`). */
  text: string;
};

/**
 * The progress of an application as five blocks; the last one is marked as new. An end without a hire leaves blank
 * the steps in between, which the application may not have reached.
 */
export function StatusSteps({ status, isOpened, hasNews, text }: StepsProps) {
  const reached = reachedStep(status) ?? 1;
  const isOver = status !== "sent" && status !== "opened" && isEnded(status) && status !== "hired";
  const done = isOver ? (isOpened ? 2 : 1) : reached - 1;
  return (
    <span className="status-steps">
      <span className="sr">{text}</span>
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

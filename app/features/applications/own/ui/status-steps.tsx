import { isEnded } from "#app/features/applications/application-status.ts";
import { reachedStep, type ShownStatus, steps } from "#app/features/applications/own-status.ts";
import { classNames } from "#app/ui/class-names.ts";

type StepsProps = {
  status: ShownStatus;
  isOpened: boolean;
  hasNews: boolean;
  /** The progress in words (`stepsText`). */
  text: string;
  /** A name below each step, drawn by CSS from an attribute: screen readers read `text`. */
  names?: readonly string[] | undefined;
  /** The date of each step, below its name; undefined for a skipped step. */
  days?: readonly (string | undefined)[] | undefined;
};

/**
 * The progress of an application as five blocks; the last one is marked as new. A shortlist or interview that the
 * company skipped stays blank, and so do all steps after the opening of an application that ended without a hire.
 */
export function StatusSteps({ status, isOpened, hasNews, text, names, days }: StepsProps) {
  const reached = reachedStep(status) ?? 1;
  const isOver = status !== "sent" && status !== "opened" && isEnded(status) && status !== "hired";
  const done = isOver ? (isOpened ? 2 : 1) : reached - 1;
  const isSkipped = (step: number) => days !== undefined && step > 2 && !days[step - 1];
  return (
    <span className={classNames("status-steps", names && "named")}>
      <span className="sr">{text}</span>
      {Array.from({ length: steps }, (_, index) => index + 1).map((step) => (
        <i
          key={step}
          aria-hidden="true"
          data-name={names?.[step - 1]}
          data-day={days && (step <= reached ? (days[step - 1] ?? "") : "")}
          className={classNames(
            step <= done && !isSkipped(step) && "done",
            step === reached && (isOver ? "over" : hasNews ? "new" : "done"),
          )}
        />
      ))}
    </span>
  );
}

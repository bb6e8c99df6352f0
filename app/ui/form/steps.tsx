import { useMessages } from "#app/messages/messages-context.tsx";

type StepsProps = {
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** From 1. */
  current: number;
  /** Earlier steps on which something is missing, and the way back to them. */
  gaps?: { steps: readonly number[]; to: (step: number) => string };
  /** Whether each other step is a button of the form around them, with the intent step1, step2 and so on. */
  areButtons?: boolean;
};

/** The steps of a wizard; the current one is apricot. */
export function Steps({ steps, current, gaps, areButtons = false }: StepsProps) {
  const messages = useMessages().ui;
  return (
    <ol className="steps" aria-label={messages.stepOf({ step: current, steps: steps.length })}>
      {steps.map((name, place) => {
        const step = place + 1;
        const isGap = gaps?.steps.includes(step) ?? false;
        const done = step < current;
        return (
          <li
            key={name}
            className={isGap ? "gap" : done ? "done" : undefined}
            aria-current={step === current ? "step" : undefined}
          >
            {isGap ? (
              <a href={gaps?.to(step)}>
                <span className="step-name">{name}</span>
                <span className="sr"> ({messages.stepGap})</span>
              </a>
            ) : areButtons && step !== current ? (
              <button type="submit" name="intent" value={`step${step}`}>
                <span className="step-name">{name}</span>
              </button>
            ) : (
              <span className="step-name">{name}</span>
            )}
            {done && !isGap && <span className="sr"> ({messages.stepDone})</span>}
          </li>
        );
      })}
    </ol>
  );
}

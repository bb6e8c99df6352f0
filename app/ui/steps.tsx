import { useWords } from "../words/context.tsx";

type StepsProps = {
  /** The names of the steps, in order. */
  steps: readonly string[];
  /** From 1. */
  current: number;
};

/** The stones of a wizard: apricot is where one stands. */
export function Steps({ steps, current }: StepsProps) {
  const words = useWords().ui;
  return (
    <ol className="steps" aria-label={words.stepOf({ step: current, steps: steps.length })}>
      {steps.map((name, place) => {
        const done = place + 1 < current;
        return (
          <li
            key={name}
            className={done ? "done" : undefined}
            aria-current={place + 1 === current ? "step" : undefined}
          >
            <span className="step-name">{name}</span>
            {done && <span className="sr"> ({words.stepDone})</span>}
          </li>
        );
      })}
    </ol>
  );
}

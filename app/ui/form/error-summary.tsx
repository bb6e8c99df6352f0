import { useEffect, useRef } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

type FieldError = {
  /** The id of the field, which is its name unless another was given. */
  field: string;
  /** The field's label and its error, as one line. */
  message: string;
};

type ErrorSummaryProps = {
  errors: readonly FieldError[];
  /** What was not done: "The application was not sent." The number of fields follows by itself. */
  title?: string;
  /** The answer of the act; a new one takes the focus again. */
  answer?: unknown;
};

/** What a form lacks, on top of it, with a link to each field. Takes the focus when it appears. */
export function ErrorSummary({ errors, title, answer }: ErrorSummaryProps) {
  const messages = useMessages().ui;
  const box = useRef<HTMLDivElement>(null);
  const cameWithPage = useRef(!useHydrated());
  const before = useRef<{ text: string; answer: unknown }>({ text: "", answer: undefined });
  const text = errors.map(({ message }) => message).join("\n");

  useEffect(() => {
    // Scripts may come late: anyone who is already correcting a field is not pulled away from it.
    const correcting = cameWithPage.current && document.activeElement !== document.body;
    cameWithPage.current = false;
    // Nor is anyone who corrects one error: there are fewer, and no new response.
    const isNews = !before.current.text || before.current.answer !== answer;
    before.current = { text, answer };
    if (text && isNews && !correcting) box.current?.focus();
  }, [text, answer]);

  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts the summary is where a failed form begins
    <div className="notice n-err" role="alert" tabIndex={-1} autoFocus ref={box}>
      <Icon name="warning" />
      <div>
        <p>
          <b>
            {title} {messages.correct(errors.length)}
          </b>
        </p>
        <ul>
          {errors.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${field}`}>{message}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

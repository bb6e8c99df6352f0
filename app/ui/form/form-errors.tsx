import type { FormErrors } from "#app/http/form.ts";
import { useWords } from "#app/messages/messages-context.tsx";
import { wordAt } from "#app/messages/translation.ts";
import { ErrorSummary } from "./error-summary.tsx";

type FormErrorSummaryProps = {
  errors: FormErrors;
  /** The fields in the order of the form; other errors are not listed. */
  order: readonly string[];
  title?: string;
  attempt: unknown;
};

/** The summary of a form whose errors are message keys, each a sentence that names its field. */
export function FormErrorSummary({ errors, order, attempt, ...title }: FormErrorSummaryProps) {
  const words = useWords();
  const said = order.flatMap((field) => {
    const key = errors[field];
    return key ? [{ field, message: wordAt(words, key) }] : [];
  });
  return <ErrorSummary {...title} errors={said} answer={attempt} />;
}

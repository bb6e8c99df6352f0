import type { FormErrors } from "#app/http/form.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
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
  const messages = useMessages();
  const listed = order.flatMap((field) => {
    const key = errors[field];
    return key ? [{ field, message: messageAt(messages, key) }] : [];
  });
  return <ErrorSummary {...title} errors={listed} answer={attempt} />;
}

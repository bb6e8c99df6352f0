import type { MessageKey } from "#app/messages/message-key.ts";
import { useWords } from "#app/messages/messages-context.tsx";
import { wordAt } from "#app/messages/translation.ts";
import { Notice } from "#app/ui/notice.tsx";

/** Why a form was not taken, and when to come back where waiting helps. */
export function AccountRefusal({
  answer,
}: {
  answer: { refused?: MessageKey; retryAfter?: number } | undefined;
}) {
  const words = useWords();
  if (!answer?.refused) return null;
  return (
    <Notice kind="err" title={wordAt(words, answer.refused)}>
      {answer.retryAfter && words.accounts.tryAgain(Math.ceil(answer.retryAfter / 60))}
    </Notice>
  );
}

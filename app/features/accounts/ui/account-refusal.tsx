import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** Why a form was not taken, and when to come back where waiting helps. */
export function AccountRefusal({
  answer,
}: {
  answer: { refused?: MessageKey; retryAfter?: number } | undefined;
}) {
  const messages = useAllMessages();
  if (!answer?.refused) return null;
  return (
    <Notice kind="err" title={messageAt(messages, answer.refused)}>
      {answer.retryAfter && messages.accounts.tryAgain(Math.ceil(answer.retryAfter / 60))}
    </Notice>
  );
}

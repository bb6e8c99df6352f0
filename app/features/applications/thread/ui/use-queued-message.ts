import { type RefObject, useEffect, useState } from "react";
import { queueApplication } from "#app/features/applications/outbox/outbox.ts";
import { refreshOutbox, requestSync } from "#app/features/applications/outbox/outbox-store.ts";
import type { MessageAnswer } from "#app/features/applications/thread/message-answer.ts";
import { messageKey } from "#app/features/applications/thread/message-form.ts";
import { connectionLostKey } from "#app/http/connection-lost.ts";
import { announceQueued, flagOutbox } from "#app/offline/outbox-flag.ts";

/** Which application a message is about, who writes it, and the job's title. */
export type WritingMessage = { applicationId: string; jobId: string; owner: string; title: string };

/**
 * Leaves a message without documents to the device when its connection is lost, to be sent later under the same key;
 * returns whether it is there.
 */
export function useQueuedMessage(
  form: RefObject<HTMLFormElement | null>,
  writing: WritingMessage,
  answer: MessageAnswer | undefined,
  hasDocuments: boolean,
): boolean {
  const [queued, setQueued] = useState<MessageAnswer>();
  // Offline, the module that sends it later could not be loaded any more.
  useEffect(() => announceQueued(), []);

  useEffect(() => {
    const hasFiles = () =>
      Array.from(form.current?.querySelectorAll<HTMLInputElement>("[type=file]") ?? []).some(
        ({ files }) => files !== null && files.length > 0,
      );
    if (answer?.refused !== connectionLostKey || hasDocuments || hasFiles()) return;
    const { text = "", [messageKey]: key = "" } = answer.values;
    if (text.trim() === "") return;
    void queue(writing, text, key).then((isStored) => isStored && setQueued(answer));
  }, [answer, form, writing, hasDocuments]);

  return queued !== undefined && queued === answer;
}

async function queue(writing: WritingMessage, text: string, key: string): Promise<boolean> {
  const isStored = await queueApplication({
    ...writing,
    id: `message/${writing.applicationId}/${key}`,
    fields: { text, [messageKey]: key },
    file: null,
    keptAt: Date.now(),
    state: "waiting",
  });
  if (!isStored) return false;
  flagOutbox(true);
  await refreshOutbox();
  await requestSync();
  return true;
}

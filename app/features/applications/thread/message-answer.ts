import type { SentDocument } from "#app/features/applications/lifecycle/history.server.ts";
import type { FormErrors, FormValues } from "#app/http/form.ts";
import type { MessageKey } from "#app/messages/message-key.ts";

export type RefusedFile = { name: string; reason: MessageKey };

/**
 * Why a message was not sent, its input, and the documents that have arrived. Without documents the answer is the
 * browser's own: the connection was lost.
 */
export type MessageAnswer = {
  values: FormValues;
  documents?: SentDocument[];
  refusedFiles?: RefusedFile[];
  errors?: FormErrors;
  refused?: MessageKey;
};

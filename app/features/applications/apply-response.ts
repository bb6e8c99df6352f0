import type { FormValues } from "#app/http/form.ts";
import type { MessageKey } from "#app/messages/message-key.ts";

/** By field: keys of messages, or the server's message about an upload, already translated. */
export type ApplyErrors = Record<string, string>;

/**
 * Why an application was not sent, the input, and the file that has arrived already. Without
 * values and document the answer is the browser's own: the connection was lost and all is as it was.
 */
export type ApplyAnswer = {
  values?: FormValues;
  document?: { id: string; name: string } | null;
  /** The saved CV that was picked; empty for a file. */
  savedCv?: string;
  /** The address that may have been meant. */
  meant?: string;
  errors?: ApplyErrors;
  refused?: MessageKey;
};

/** The submit button that only takes the file away again. */
export const removeFile = { name: "intent", value: "remove-file" } as const;

/** The field with the form's own key, by which the same form sent twice is known. */
export const keyField = "submissionKey";

/** The radio among the saved CVs: the id of one, or this for a file. */
export const cvPick = { name: "cv", file: "file" } as const;

/** The text fields, in the order of the form; an error's key for the file is `resume`. */
export const inputFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "coverLetter",
  "experience",
  "expectedSalary",
  "availableDate",
] as const;

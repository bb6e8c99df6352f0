import { z } from "zod";
import { optionalText } from "#app/features/applications/lifecycle/answer-form.ts";
import { maxMessageDocuments, maxMessageLength } from "#app/limits.ts";

/** An applicant's message without its documents; null where it has no text. */
export const messageForm = z.object({ text: optionalText(maxMessageLength) });
export type MessageValues = z.output<typeof messageForm>;

/** The field with the form's own key, by which the same form sent twice is known. */
export const messageKey = "submissionKey";

/** The field of the files, and those of documents that arrived before the form was refused. */
export const filesField = "files";
export const documentFields = Array.from(
  { length: maxMessageDocuments },
  (_, at) => `document${at + 1}`,
);

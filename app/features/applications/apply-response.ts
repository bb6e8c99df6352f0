import type { FormErrors, FormValues } from "#app/http/form.ts";

/**
 * Why an application was not sent, what was typed, and the file that has arrived already. Without
 * values and document the answer is the browser's own: the line was cut and all is as it was.
 */
export type ApplyAnswer = {
  values?: FormValues;
  document?: { id: string; name: string } | null;
  errors?: FormErrors;
  refused?: string;
};

/** The submit button that only takes the file away again. */
export const removeFile = { name: "intent", value: "remove-file" } as const;

/** The field with the form's own key, by which the same form sent twice is known. */
export const keyField = "submissionKey";

/** The fields that are typed, in the order of the form; an error's key for the file is `resume`. */
export const typedFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "coverLetter",
  "experience",
  "expectedSalary",
  "availableDate",
] as const;

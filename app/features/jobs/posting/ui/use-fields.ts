import type { ReactNode } from "react";
import type { FieldName } from "#app/features/jobs/posting/job-fields.ts";
import type { WizardData } from "#app/features/jobs/posting/wizard.ts";
import type { FormValues } from "#app/http/form.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";

export type PostingFieldsProps = {
  shown: WizardData;
  /** Initial values of the fields. */
  values: FormValues;
  /** Where a stored job is so far, as it was written. */
  location?: string;
  /** Notes below the amounts. */
  payNotes?: ReactNode;
};

export type FieldOf = ReturnType<typeof useFields>;

/** Label, name, value and error of a field. */
export function useFields({ shown, values }: PostingFieldsProps) {
  const messages = useAllMessages();
  return (name: FieldName) => {
    const wrong = shown.errors?.[name];
    return {
      label: messages.posting[name],
      name,
      defaultValue: values[name],
      error: messageAt(messages, wrong),
    };
  };
}

import type { ReactNode } from "react";
import { phonePattern } from "#app/features/accounts/profile/phone-pattern.ts";
import { applicationLimits, experiences } from "#app/features/applications/application.ts";
import type { FormValues } from "#app/http/form.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextAreaField, TextField } from "#app/ui/form/text-field.tsx";

type FieldsProps = { values: FormValues; error: (field: string) => string | null };

type ContactProps = FieldsProps & { hasEmail: boolean; children: ReactNode };

/** Who applies and how the company reaches them. */
export function ContactFields({ values, error, hasEmail, children }: ContactProps) {
  const messages = useAllMessages();
  const { apply } = messages.applications;
  const { phoneSample } = messages.accounts.register;
  const field = (name: "firstName" | "lastName" | "email" | "phone") => ({
    name,
    label: apply[name],
    required: true,
    maxLength: applicationLimits[name],
    defaultValue: values[name],
    error: error(name),
  });
  return (
    <>
      <div className="level grid g2 gap-3">
        <TextField {...field("firstName")} autoComplete="given-name" />
        <TextField {...field("lastName")} autoComplete="family-name" />
      </div>
      <div className="form-2 level gap-x-3">
        {hasEmail && (
          <TextField {...field("email")} type="email" autoComplete="email" autoCapitalize="none" />
        )}
        <TextField
          {...field("phone")}
          hint={hasEmail ? undefined : apply.byPhone}
          type="tel"
          pattern={phonePattern}
          autoComplete="tel"
          placeholder={phoneSample}
        />
      </div>
      {children}
    </>
  );
}

/** Optional fields beside the CV. */
export function ExtraFields({ values, error }: FieldsProps) {
  const messages = useAllMessages();
  const { apply } = messages.applications;
  const field = (name: "coverLetter" | "experience" | "expectedSalary" | "availableDate") => ({
    name,
    label: apply[name],
    optional: true,
    defaultValue: values[name],
    error: error(name),
  });
  return (
    <>
      <TextAreaField {...field("coverLetter")} maxLength={applicationLimits.coverLetter} />
      <div className="form-3 level gap-x-3">
        <SelectField
          {...field("experience")}
          none={apply.experienceNone}
          options={experiences.map((value) => ({
            value,
            label: messages.labels.experience[value],
          }))}
        />
        <TextField {...field("expectedSalary")} maxLength={applicationLimits.expectedSalary} />
        <TextField {...field("availableDate")} type="date" />
      </div>
    </>
  );
}

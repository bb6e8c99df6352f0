import type { ReactNode } from "react";
import { phonePattern } from "#app/features/accounts/profile/phone-pattern.ts";
import { applicationLimits, experiences } from "#app/features/applications/application.ts";
import type { FormValues } from "#app/http/form.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextAreaField, TextField } from "#app/ui/form/text-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Ltr } from "#app/ui/text.tsx";

type FieldsProps = { values: FormValues; error: (field: string) => string | null };

type ContactProps = FieldsProps & { hasEmail: boolean; children: ReactNode };

const contactFields = ["firstName", "lastName", "email", "phone"] as const;

type FoldProps = ContactProps & {
  /** From the person's profile. */
  stored: FormValues;
  /** The current input, as far as it is known. */
  input: FormValues;
  /** Whether something in the fields waits for an answer. */
  isDoubtful: boolean;
};

/** Who applies, in two lines with the fields folded below, unless a field is empty, wrong or changed. */
export function ContactFold({ stored, input, isDoubtful, ...rest }: FoldProps) {
  const { apply } = useAllMessages().applications;
  const { values, error, hasEmail } = rest;
  const isOpen =
    isDoubtful ||
    !hasEmail ||
    contactFields.some((each) => !values[each] || error(each) || values[each] !== stored[each]);
  const shown = { ...values, ...input };
  return (
    <div className="folds">
      <details className="fold" open={isOpen}>
        <summary className={isOpen ? "[[open]>&]:hidden" : undefined}>
          <Icon name="user" />
          <span>
            <b>
              <bdi>
                {`${shown.firstName ?? ""} ${shown.lastName ?? ""}`.trim() || apply.yourDetails}
              </bdi>
            </b>
            <small>
              <bdi>{shown.email}</bdi>
            </small>
            <small>
              <Ltr>{shown.phone}</Ltr>
            </small>
          </span>
          <small className="font-strong text-primary underline">{apply.change}</small>
        </summary>
        <div className="form">
          <p className="hint">{apply.fromProfile}</p>
          <ContactFields {...rest} />
        </div>
      </details>
    </div>
  );
}

/** Who applies and how the company reaches them. */
function ContactFields({ values, error, hasEmail, children }: ContactProps) {
  const messages = useAllMessages();
  const { apply } = messages.applications;
  const { phoneSample } = messages.accounts.register;
  const field = (name: (typeof contactFields)[number]) => ({
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
      <div className="form-3 level gap-x-3 lg:grid-cols-[auto_auto_auto]">
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

import type { ComponentProps } from "react";
import { phonePattern } from "#app/features/accounts/profile/phone-pattern.ts";
import type { FormValues } from "#app/http/form.ts";
import { maxNameLength } from "#app/limits.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { CheckField, ChoiceField } from "#app/ui/form/check-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { NewPassword } from "./new-password.tsx";

type ErrorOf = (field: string) => string | null;
type FieldsProps = { values: FormValues; error: ErrorOf };
type PasswordAnswer = ComponentProps<typeof NewPassword>["answer"];

/** Who registers, and the plan that a company came with. */
export function AccountTypeFields({ values, error }: FieldsProps) {
  const { accounts, labels } = useAllMessages();
  const { register, plan } = accounts;
  const chosen = Object.entries(plan).find(([name]) => name === values.plan);
  return (
    <>
      <ChoiceField
        label={register.who}
        name="userType"
        required
        defaultValue={values.userType ?? "customer_employee"}
        error={error("userType")}
        pair
        choices={[
          {
            value: "customer_employee",
            label: labels.userType.customer_employee,
            hint: register.seekerHint,
          },
          { value: "company", label: labels.userType.company, hint: register.companyHint },
        ]}
      />
      {chosen && <input type="hidden" name="plan" value={chosen[0]} />}
      {chosen && values.userType === "company" && (
        <p className="muted">{register.chosenPlan({ plan: chosen[1] })}</p>
      )}
    </>
  );
}

/** Only job seekers register by phone; an email that was typed before comes back with the form. */
export function ByPhone({ values }: { values: FormValues }) {
  return (
    <>
      <input type="hidden" name="by" value="phone" />
      <input type="hidden" name="userType" value="customer_employee" />
      <input type="hidden" name="emailInput" defaultValue={values.emailInput} />
    </>
  );
}

type PhoneFieldProps = { value: string | undefined; hint?: string; error: string | null };

export function PhoneField({ value, ...props }: PhoneFieldProps) {
  const { register } = useAllMessages().accounts;
  return (
    <TextField
      {...props}
      label={register.phone}
      name="phone"
      type="tel"
      pattern={phonePattern}
      autoComplete="tel"
      placeholder={register.phoneSample}
      maxLength={40}
      required
      defaultValue={value}
    />
  );
}

export function PersonFields({ values, byPhone, error }: FieldsProps & { byPhone: boolean }) {
  const { register } = useAllMessages().accounts;
  return (
    <>
      <div className="for-companies">
        <TextField
          label={register.companyName}
          name="companyName"
          hint={register.companyNameHint}
          autoComplete="organization"
          maxLength={maxNameLength}
          optional
          defaultValue={values.companyName}
          error={error("companyName")}
        />
      </div>
      <div className="level grid g2 gap-3">
        <TextField
          label={register.firstName}
          name="firstName"
          autoComplete="given-name"
          maxLength={maxNameLength}
          required
          defaultValue={values.firstName}
          error={error("firstName")}
        />
        <TextField
          label={register.lastName}
          name="lastName"
          autoComplete="family-name"
          maxLength={maxNameLength}
          required
          defaultValue={values.lastName}
          error={error("lastName")}
        />
      </div>
      {!byPhone && <PhoneField value={values.phone} error={error("phone")} />}
    </>
  );
}

export function Passwords({ error, answer }: { error: ErrorOf; answer: PasswordAnswer }) {
  const { password, register } = useAllMessages().accounts;
  return (
    <div className="passwords">
      <NewPassword
        label={password}
        hint={register.passwordHint}
        again={{ label: register.confirmPassword }}
        answer={answer}
        error={error}
      />
    </div>
  );
}

/** The documents open beside the form, so that no input is lost. */
export function Agreement({ agreed, error }: { agreed: boolean; error: string | null }) {
  const { accounts, ui } = useAllMessages();
  const texts = accounts.register;
  const newTab = <span className="sr"> ({ui.opensNewTab})</span>;
  return (
    <CheckField
      name="agree"
      required
      defaultChecked={agreed}
      error={error}
      label={
        <>
          {texts.agreeTo}
          <a href={paths.terms()} target="_blank" rel="noreferrer">
            {texts.terms}
            {newTab}
          </a>
          {texts.andTo}
          <a href={paths.privacy()} target="_blank" rel="noreferrer">
            {texts.privacy}
            {newTab}
          </a>
        </>
      }
    />
  );
}

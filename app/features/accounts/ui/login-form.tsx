import { Form } from "react-router";
import { hasEndedForm } from "#app/device-storage/stored-forms.ts";
import { checkAccountFields } from "#app/features/accounts/field-errors.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { type AccountAnswer, useAccountForm } from "./account-form.tsx";
import { AccountRefusal } from "./account-refusal.tsx";
import { EmailField } from "./email-field.tsx";
import { PasskeyButton } from "./passkeys/passkey-button.tsx";

type LoginFormProps = {
  next: string | null;
  /** The title of the job to apply for after signing in. */
  purpose: string | null;
  /** Whether a form whose session ended waits at the next page. */
  isStored: boolean;
  /** Whether this device was said to be shared before. */
  isShared: boolean;
  /** Whether passkeys are possible at this address. */
  offersPasskey: boolean;
  /** Whether codes are sent to confirmed phones. */
  offersPhone: boolean;
  /** Whether people register by phone, and log in with it and their password. */
  takesPhone: boolean;
  answer: LoginAnswer | undefined;
};

/** The refusal of a sign-in, and the input. */
export type LoginAnswer = AccountAnswer & {
  values: { email: string; remember: string; shared: string };
};

export function LoginForm(props: LoginFormProps) {
  const { next, purpose, isStored, isShared, offersPasskey, offersPhone, takesPhone, answer } =
    props;
  const { accounts, phone } = useAllMessages();
  const { login, password } = accounts;
  const form = useAccountForm(paths.login({ next }), answer, checkAccountFields);
  const refusal = form.answer?.refused;
  const isWrong = refusal === "accounts.wrongPassword" || refusal === "accounts.wrongPhonePassword";
  return (
    <Form method="post" className="form gap-4" {...form.form}>
      <div>
        <h1>{login.title}</h1>
        {purpose ? (
          <p>
            {login.toApplyFor} <bdi>{purpose}</bdi>
          </p>
        ) : (
          <p className="muted">{login.lede}</p>
        )}
      </div>
      {(isStored || hasEndedForm()) && <Notice>{login.stored}</Notice>}
      <AccountRefusal answer={form.answer} />
      <FormErrorSummary errors={form.errors} order={["email", "password"]} attempt={form.attempt} />
      {purpose && (
        <div className="row spread gap-y-2">
          <p>{login.firstTime}</p>
          <ButtonLink to={paths.register({ next })}>{login.register}</ButtonLink>
        </div>
      )}
      <div className="card form gap-4">
        <EmailField
          autoComplete="username"
          takesPhone={takesPhone}
          defaultValue={answer?.values.email}
          error={form.wrong("email")}
        />
        <PasswordField
          label={password}
          name="password"
          autoComplete="current-password"
          required
          error={isWrong ? login.passwordAnew : form.wrong("password")}
        />
        <div className="row spread gap-y-0">
          <CheckField
            label={login.remember}
            name="remember"
            defaultChecked={answer?.values.remember !== ""}
          />
          <a className="more" href={paths.forgotPassword()}>
            {login.forgot}
          </a>
        </div>
        <Button variant="primary" size="lg" wide busy={form.sending && login.busy}>
          {login.submit}
        </Button>
        <CheckField
          label={login.shared}
          hint={login.sharedHint}
          name="shared"
          defaultChecked={answer ? answer.values.shared !== "" : isShared}
        />
      </div>
      {offersPhone && (
        <>
          <p className="or">{login.or}</p>
          <ButtonLink to={paths.phoneLogin({ next })} size="lg" icon="phone" wide>
            {phone.login.link}
          </ButtonLink>
        </>
      )}
      {offersPasskey && (
        <PasskeyButton
          step="sign-in"
          action={paths.login({ next })}
          label={login.passkey}
          or={offersPhone ? undefined : login.or}
        />
      )}
      {!purpose && (
        <p className="text-center">
          {login.noAccount}{" "}
          <a className="more" href={paths.register({ next })}>
            {login.register}
          </a>
        </p>
      )}
    </Form>
  );
}

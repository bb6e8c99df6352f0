import { Form } from "react-router";
import { checkAccountFields } from "#app/features/accounts/field-errors.ts";
import type { FormErrors } from "#app/http/form.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { messageAt } from "#app/messages/translation.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { useFormCheck } from "#app/ui/form/use-form-check.ts";
import { AccountRefusal } from "./account-refusal.tsx";
import { EmailField } from "./email-field.tsx";
import { PasskeyButton } from "./passkeys/passkey-button.tsx";
import { useEmptiedPasswords } from "./use-emptied-passwords.ts";
import { useSending } from "./use-sending.ts";

type LoginFormProps = {
  next: string | null;
  /** The title of the job that somebody signs in to apply for. */
  purpose: string | null;
  /** Whether this device was said to be shared before. */
  isShared: boolean;
  /** Whether passkeys are possible at this address. */
  offersPasskey: boolean;
  answer: LoginAnswer | undefined;
};

/** Why nobody was signed in, and what was typed. */
export type LoginAnswer = {
  values: { email: string; remember: string; shared: string };
  errors?: FormErrors;
  refused?: MessageKey;
  retryAfter?: number;
};

export function LoginForm({ next, purpose, isShared, offersPasskey, answer }: LoginFormProps) {
  const messages = useAllMessages();
  const { login, password } = messages.accounts;
  const form = useEmptiedPasswords(answer);
  const sending = useSending(paths.login());
  const check = useFormCheck(answer, checkAccountFields);
  const wrong = (field: string) => wordedOrNone(messages, check.errors[field]);
  return (
    <Form
      method="post"
      action={paths.login({ next })}
      className="form card pad"
      ref={form}
      {...check.form}
    >
      <div>
        <h1 className="text-2xl">{login.title}</h1>
        {purpose && (
          <p>
            {login.toApplyFor} <bdi>{purpose}</bdi>
          </p>
        )}
      </div>
      <AccountRefusal answer={check.answer} />
      <FormErrorSummary
        errors={check.errors}
        order={["email", "password"]}
        attempt={check.attempt}
      />
      <EmailField
        autoComplete="username"
        defaultValue={answer?.values.email}
        error={wrong("email")}
      />
      <PasswordField
        label={password}
        name="password"
        autoComplete="current-password"
        required
        error={wrong("password")}
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
      <CheckField
        label={
          <>
            {login.shared}
            <br />
            <span className="muted small">{login.sharedHint}</span>
          </>
        }
        name="shared"
        defaultChecked={answer ? answer.values.shared !== "" : isShared}
      />
      <Button variant="primary" size="lg" wide busy={sending && login.busy}>
        {login.submit}
      </Button>
      {offersPasskey && (
        <PasskeyButton step="sign-in" action={paths.login({ next })} label={login.passkey} />
      )}
      <p className="text-center">
        {login.noAccount}{" "}
        <a className="more" href={paths.register({ next })}>
          {login.register}
        </a>
      </p>
    </Form>
  );
}

function wordedOrNone(messages: object, key: MessageKey | undefined): string | null {
  return key === undefined ? null : messageAt(messages, key);
}

import { useEffect } from "react";
import { Form } from "react-router";
import { checkNewPassword } from "#app/features/accounts/field-errors.ts";
import { sessionEvents } from "#app/features/accounts/session/session-events.ts";
import { AccountRefusal } from "#app/features/accounts/ui/account-refusal.tsx";
import { useEmptiedPasswords } from "#app/features/accounts/ui/use-emptied-passwords.ts";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import type { FormErrors } from "#app/http/form.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { messageAt } from "#app/messages/translation.ts";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { useFormCheck } from "#app/ui/form/use-form-check.ts";
import { Notice } from "#app/ui/notice.tsx";

/** Why the password was not set. */
export type ResetAnswer = { errors?: FormErrors; refused?: MessageKey; retryAfter?: number };

type ResetProps = { token: string; answer: ResetAnswer | undefined };

export function RecoveryReset({ token, answer }: ResetProps) {
  const messages = useAllMessages();
  const { reset } = messages.recovery;
  const form = useEmptiedPasswords(answer);
  const sending = useSending(paths.resetPassword());
  const check = useFormCheck(answer, checkNewPassword);
  const wrong = (field: string) => {
    const key = check.errors[field];
    return key ? messageAt(messages, key) : null;
  };
  useEffect(() => sessionEvents.raise("PASSWORD_RECOVERY"), []);
  return (
    <Form
      method="post"
      action={paths.resetPassword({ token })}
      className="form card pad"
      ref={form}
      {...check.form}
    >
      <h1 className="text-2xl">{reset.title}</h1>
      <AccountRefusal answer={check.answer} />
      <FormErrorSummary
        errors={check.errors}
        order={["password", "confirmPassword"]}
        attempt={check.attempt}
      />
      <PasswordField
        label={reset.password}
        name="password"
        hint={reset.passwordHint}
        autoComplete="new-password"
        required
        error={wrong("password")}
      />
      <PasswordField
        label={reset.confirm}
        name="confirmPassword"
        hint={reset.confirmHint}
        autoComplete="new-password"
        required
        error={wrong("confirmPassword")}
      />
      <p className="muted">{reset.everywhere}</p>
      <Button variant="primary" size="lg" wide busy={sending && reset.busy}>
        {reset.submit}
      </Button>
    </Form>
  );
}

/** For a link that was used, ran out or never was. */
export function RecoveryInvalid() {
  const messages = useAllMessages().recovery;
  return (
    <div className="card pad stack">
      <h1 className="text-2xl">{messages.invalid.title}</h1>
      <Notice kind="err" title={messages.linkInvalid} />
      <p className="muted">{messages.invalid.why}</p>
      <ButtonLink to={paths.forgotPassword()} variant="primary" size="lg" wide>
        {messages.invalid.again}
      </ButtonLink>
    </div>
  );
}

/** Goes on to signing in after three seconds, by itself or by its link. */
export function RecoveryDone() {
  const { done } = useAllMessages().recovery;
  return (
    <div className="card pad stack">
      <meta httpEquiv="refresh" content={`3;url=${paths.login()}`} />
      <h1 className="text-2xl">{done.title}</h1>
      <Notice kind="ok">{done.next}</Notice>
      <ButtonLink to={paths.login()} variant="primary" size="lg" wide>
        {done.login}
      </ButtonLink>
    </div>
  );
}

import { Form } from "react-router";
import { checkNewPassword } from "#app/features/accounts/field-errors.ts";
import { AccountRefusal } from "#app/features/accounts/ui/account-refusal.tsx";
import { useEmptiedPasswords } from "#app/features/accounts/ui/use-emptied-passwords.ts";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import type { FormErrors } from "#app/http/form.ts";
import type { MessageKey } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { messageAt } from "#app/messages/translation.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form/form-errors.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { useFormCheck } from "#app/ui/form/use-form-check.ts";

/** Why the password was not changed. */
export type PasswordAnswer = { errors?: FormErrors; refused?: MessageKey; retryAfter?: number };

type PasswordFormProps = { email: string; answer: PasswordAnswer | undefined };

export function PasswordForm({ email, answer }: PasswordFormProps) {
  const messages = useAllMessages();
  const { password } = messages.security;
  const form = useEmptiedPasswords(answer);
  const sending = useSending(paths.security());
  const check = useFormCheck(answer, checkNewPassword);
  const wrong = (field: string) => {
    const key = check.errors[field];
    return key ? messageAt(messages, key) : null;
  };
  return (
    <Form
      method="post"
      action={paths.security()}
      className="form card pad"
      ref={form}
      {...check.form}
    >
      <h2 className="text-xl">{password.heading}</h2>
      <AccountRefusal answer={check.answer} />
      <FormErrorSummary
        errors={check.errors}
        order={["current", "password", "confirmPassword"]}
        attempt={check.attempt}
      />
      {/* Tells a browser's store of passwords whose they are. */}
      <input type="hidden" name="username" autoComplete="username" defaultValue={email} />
      <PasswordField
        label={password.current}
        name="current"
        autoComplete="current-password"
        required
        error={wrong("current")}
      />
      <PasswordField
        label={password.next}
        name="password"
        hint={password.nextHint}
        autoComplete="new-password"
        required
        error={wrong("password")}
      />
      <PasswordField
        label={password.confirm}
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={wrong("confirmPassword")}
      />
      <p className="muted">{password.everywhere}</p>
      <Button variant="primary" size="lg" wide busy={sending && password.busy}>
        {password.submit}
      </Button>
    </Form>
  );
}

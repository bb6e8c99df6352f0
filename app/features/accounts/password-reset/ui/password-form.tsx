import { checkNewPassword } from "#app/features/accounts/field-errors.ts";
import {
  type AccountAnswer,
  AccountForm,
  useAccountForm,
} from "#app/features/accounts/ui/account-form.tsx";
import { NewPassword } from "#app/features/accounts/ui/new-password.tsx";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

type PasswordFormProps = { email: string; answer: AccountAnswer | undefined };

/** Folded until it is needed; open with its errors. */
export function PasswordForm({ email, answer }: PasswordFormProps) {
  const { password } = useAllMessages().security;
  const form = useAccountForm(paths.security(), answer, checkNewPassword);
  return (
    <details className="card fold" open={answer !== undefined}>
      <summary className="md:px-7 md:py-4">
        <h2 className="text-lg grow">{password.heading}</h2>
        <Icon name="down" className="turn" />
      </summary>
      <div className="md:px-7">
        <AccountForm of={form} fields={["current", "password", "confirmPassword"]}>
          {/* Tells a browser's store of passwords whose they are. */}
          <input type="hidden" name="username" autoComplete="username" defaultValue={email} />
          <PasswordField
            label={password.current}
            name="current"
            autoComplete="current-password"
            required
            error={form.wrong("current")}
          />
          <div className="passwords">
            <NewPassword
              label={password.next}
              hint={password.nextHint}
              again={{ label: password.confirm }}
              answer={answer}
              error={form.wrong}
            />
          </div>
          <p className="muted">{password.everywhere}</p>
          <p>
            <Button variant="primary" size="lg" busy={form.sending && password.busy}>
              {password.submit}
            </Button>
          </p>
        </AccountForm>
      </div>
    </details>
  );
}

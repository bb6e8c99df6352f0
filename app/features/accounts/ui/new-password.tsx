import { useAllMessages } from "#app/messages/messages-context.tsx";
import { PasswordField } from "#app/ui/form/password-field.tsx";
import type { AccountAnswer } from "./account-form.tsx";

type Props = {
  label: string;
  hint: string;
  again: { label: string; hint?: string };
  /** The server's answer: a password that was refused is typed once more, and in sight. */
  answer: (AccountAnswer & { values?: object }) | undefined;
  error: (field: string) => string | null;
};

/** A new password, typed twice; a second try of a refused one is typed once. */
export function NewPassword({ label, hint, again, answer, error }: Props) {
  const { once } = useAllMessages().accounts.register;
  if (!isOnce(answer)) {
    return (
      <>
        <PasswordField
          label={label}
          name="password"
          autoComplete="new-password"
          required
          hint={hint}
          error={error("password")}
        />
        <PasswordField
          label={again.label}
          name="confirmPassword"
          autoComplete="new-password"
          required
          hint={again.hint}
          error={error("confirmPassword")}
        />
      </>
    );
  }
  return (
    <>
      <input type="hidden" name="onePassword" value="1" />
      <PasswordField
        key="once"
        label={label}
        name="password"
        autoComplete="new-password"
        required
        startsShown
        hint={`${hint} ${once}`}
        error={error("password")}
      />
    </>
  );
}

function isOnce(answer: Props["answer"]): boolean {
  if (answer?.errors?.password === "accounts.passwordCommon") return true;
  return (answer?.values as { onePassword?: string } | undefined)?.onePassword === "1";
}

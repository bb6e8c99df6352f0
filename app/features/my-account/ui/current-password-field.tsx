import { PasswordField } from "#app/ui/form/password-field.tsx";

type CurrentPasswordFieldProps = {
  email: string;
  label: string;
  hint: string;
  error?: string | null;
};

/** The password of the account that is signed in, asked for once more. */
export function CurrentPasswordField({ email, ...field }: CurrentPasswordFieldProps) {
  return (
    <>
      {/* Tells a browser's store of passwords whose it is. */}
      <input type="hidden" name="username" autoComplete="username" defaultValue={email} />
      <PasswordField {...field} name="password" autoComplete="current-password" required />
    </>
  );
}

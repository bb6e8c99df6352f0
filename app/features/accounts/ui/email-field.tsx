import { useAllMessages } from "#app/messages/messages-context.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

type EmailFieldProps = {
  /** "username" where the address names an account that there is already. */
  autoComplete: "username" | "email";
  defaultValue: string | undefined;
  error: string | null;
};

/** The address that an account signs in with. */
export function EmailField(props: EmailFieldProps) {
  const { email } = useAllMessages().accounts;
  return (
    <TextField
      {...props}
      label={email}
      name="email"
      type="email"
      autoCapitalize="none"
      maxLength={254}
      required
    />
  );
}

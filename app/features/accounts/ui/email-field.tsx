import { useAllMessages } from "#app/messages/messages-context.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

type EmailFieldProps = {
  /** "username" where the address names an account that there is already. */
  autoComplete: "username" | "email";
  defaultValue: string | undefined;
  error: string | null;
  /** Whether a confirmed number is taken too; browsers take none as an address. */
  takesPhone?: boolean;
};

/** The address that an account signs in with. */
export function EmailField({ takesPhone, ...props }: EmailFieldProps) {
  const { email, emailOrPhone } = useAllMessages().accounts;
  return (
    <TextField
      {...props}
      label={takesPhone ? emailOrPhone : email}
      name="email"
      type={takesPhone ? "text" : "email"}
      inputMode={takesPhone ? "email" : undefined}
      ltr={takesPhone}
      autoCapitalize="none"
      maxLength={254}
      required
    />
  );
}

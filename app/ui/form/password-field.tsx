import { type ComponentProps, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Field, type FieldProps } from "./field.tsx";

type PasswordFieldProps = FieldProps & {
  autoComplete: "current-password" | "new-password";
  /** What is typed can be read at first. */
  startsShown?: boolean;
} & Omit<
    ComponentProps<"input">,
    keyof FieldProps | "type" | "dir" | "className" | "value" | "defaultValue"
  >;

/** A password; where scripts run, a button shows and hides what is typed. Never filled in again. */
export function PasswordField({ startsShown = false, ...props }: PasswordFieldProps) {
  const { label, name, id, hint, error, optional, required, hideLabel, ...rest } = props;
  const messages = useMessages().ui;
  const [shown, setShown] = useState(startsShown);
  return (
    <Field {...props}>
      {(control) => (
        <div className="join" data-js="" data-invalid={error ? "" : undefined}>
          <input
            {...rest}
            {...control}
            type={shown ? "text" : "password"}
            dir="ltr"
            className="input"
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className="btn btn-quiet scripted"
            aria-controls={control.id}
            aria-label={shown ? messages.hidePassword : messages.showPassword}
            onClick={() => setShown(!shown)}
            data-js=""
          >
            <Icon name={shown ? "eye-off" : "eye"} />
          </button>
        </div>
      )}
    </Field>
  );
}

import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

/** The code of a text message, which phones fill in by themselves. */
export function CodeField({ error }: { error: MessageKey | undefined }) {
  const messages = useAllMessages();
  const { code, codeHint } = messages.phone;
  return (
    <TextField
      label={code}
      name="code"
      hint={codeHint}
      ltr
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      error={messageAt(messages, error)}
    />
  );
}

/** The number that a code is sent to. */
export function NumberField({ value, error }: { value: string; error: MessageKey | undefined }) {
  const messages = useAllMessages();
  const { number, numberHint } = messages.phone;
  return (
    <TextField
      label={number}
      name="phone"
      type="tel"
      hint={numberHint}
      placeholder={messages.accounts.register.phoneSample}
      autoComplete="tel"
      required
      maxLength={40}
      defaultValue={value}
      error={messageAt(messages, error)}
    />
  );
}

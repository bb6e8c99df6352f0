import { Form } from "react-router";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import { apiScopes, keyLives, ownersScopes } from "#app/features/team/keys/api-key.ts";
import type { FormErrors, FormValues } from "#app/http/form.ts";
import { maxKeyNameLength } from "#app/limits.ts";
import { type MessageKey, messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Check } from "#app/ui/form/check-field.tsx";
import { FieldGroup } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Notice } from "#app/ui/notice.tsx";

export type KeyAnswer =
  | { key: string; name: string }
  | { values: FormValues; errors?: FormErrors; refused?: MessageKey };

type NewKeyProps = {
  /** The id of the key that the form makes. */
  id: string;
  /** Whether the actor may give the scopes of owners. */
  isOwner: boolean;
  answer: Exclude<KeyAnswer, { key: string }> | undefined;
};

/** The form that makes a key. */
export function NewKey({ id, isOwner, answer }: NewKeyProps) {
  const messages = useAllMessages();
  const { keys } = messages;
  const sending = useSending(paths.apiKeys());
  const values = answer?.values ?? {};
  const isSent = answer !== undefined;
  const scopes = apiScopes.filter((scope) => isOwner || !ownersScopes.includes(scope));
  const wrong = (name: string) => messageAt(messages, answer?.errors?.[name]);
  return (
    // To the very address, whose ?lang= the answer keeps: another document would lose the key.
    <Form method="post" className="card pad stack gap-4" noValidate>
      <h2 className="text-xl">{keys.newKey}</h2>
      {answer?.refused && <Notice kind="err">{messageAt(messages, answer.refused)}</Notice>}
      <input type="hidden" name="id" value={values.id ?? id} />
      <TextField
        label={keys.name}
        name="name"
        maxLength={maxKeyNameLength}
        required
        hint={keys.nameHint}
        defaultValue={values.name}
        error={wrong("name")}
      />
      <FieldGroup label={keys.scopes} name="scopes" id={apiScopes[0]} error={wrong("scopes")}>
        {() =>
          scopes.map((scope) => (
            <Check
              key={scope}
              type="checkbox"
              id={scope}
              name={scope}
              value="1"
              defaultChecked={isSent ? values[scope] !== undefined : scope === "jobs:read"}
            >
              {keys.scope[scope]} <code className="small muted wrap-anywhere">{scope}</code>
            </Check>
          ))
        }
      </FieldGroup>
      <SelectField
        label={keys.lasts}
        name="days"
        defaultValue={values.days ?? "year"}
        error={wrong("days")}
        options={keyLives.map((value) => ({ value, label: keys.days[value] }))}
      />
      <Button variant="primary" className="justify-self-start" busy={sending && keys.making}>
        {keys.make}
      </Button>
    </Form>
  );
}

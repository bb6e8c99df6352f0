import { Form } from "react-router";
import { useSending } from "#app/features/accounts/ui/use-sending.ts";
import { webhookEvents } from "#app/features/team/webhooks/webhook.ts";
import type { FormRefusal, FormValues } from "#app/http/form.ts";
import { maxWebhookUrlLength } from "#app/limits.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Check } from "#app/ui/form/check-field.tsx";
import { FieldGroup } from "#app/ui/form/field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Ltr } from "#app/ui/text.tsx";

type EndpointFormProps = {
  title: string;
  /** The page whose action it is sent to; an answer with a secret stays at its very address. */
  path: string;
  /** As stored; of a new endpoint its id alone. */
  stored: FormValues;
  answer: FormRefusal | undefined;
  act: string;
  busy: string;
};

/** The form that adds or changes an endpoint. */
export function EndpointForm({ title, path, stored, answer, act, busy }: EndpointFormProps) {
  const messages = useAllMessages();
  const { webhooks } = messages;
  const sending = useSending(path);
  const values: FormValues = answer ? { id: stored.id ?? "", ...answer.values } : stored;
  const wrong = (name: string) => messageAt(messages, answer?.errors?.[name]);
  return (
    // To the very address, whose ?lang= the answer keeps: another document would lose the secret.
    <Form method="post" className="card pad stack gap-4" noValidate>
      <h2 className="text-xl">{title}</h2>
      {answer?.refused && <Notice kind="err">{messageAt(messages, answer.refused)}</Notice>}
      <input type="hidden" name="id" value={values.id ?? ""} />
      <TextField
        type="url"
        label={webhooks.url}
        name="url"
        maxLength={maxWebhookUrlLength}
        required
        hint={
          <>
            {webhooks.urlHint}{" "}
            <Ltr>
              <code>https://</code>
            </Ltr>
          </>
        }
        defaultValue={values.url}
        error={wrong("url")}
      />
      <FieldGroup
        label={webhooks.events}
        name="events"
        id={webhookEvents[0]}
        error={wrong("events")}
      >
        {() =>
          webhookEvents.map((event) => (
            <Check
              key={event}
              type="checkbox"
              id={event}
              name={event}
              value="1"
              defaultChecked={values[event] !== undefined}
            >
              {webhooks.event[event]} <code className="small muted wrap-anywhere">{event}</code>
            </Check>
          ))
        }
      </FieldGroup>
      <Button
        variant={stored.url ? "quiet" : "primary"}
        className="justify-self-start"
        name="intent"
        value="save"
        busy={sending && busy}
      >
        {act}
      </Button>
    </Form>
  );
}

import { Form } from "react-router";
import type { OptionalEmail } from "#app/emails/optional-emails.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button.tsx";

/** The kind that will no longer be sent, and the button; `query` is the signed link's. */
export function UnsubscribeQuestion({ kind, query }: { kind: OptionalEmail; query: string }) {
  const { unsubscribe } = useAllMessages().ownEmails;
  return (
    <Form
      method="post"
      action={paths.unsubscribe(Object.fromEntries(new URLSearchParams(query)))}
      className="stack"
    >
      <p>{unsubscribe[kind]}</p>
      <Button variant="primary" size="lg" wide>
        {unsubscribe.act}
      </Button>
    </Form>
  );
}

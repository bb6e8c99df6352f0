import { deskPaths } from "#app/desk-paths.ts";
import type { FormRefusal } from "#app/http/form.ts";
import { messageAt } from "#app/messages/message-key.ts";
import { useAllMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Problems, ProofFields } from "./role-change-form.tsx";

/** Names a moderator by the email of an account. */
export function NamingForm({ answer }: { answer: FormRefusal | undefined }) {
  const messages = useAllMessages();
  const { name } = messages.moderators.roles;
  const wrong = answer?.errors?.email;
  return (
    <section className="card pad stack gap-3" aria-labelledby="name">
      <h2 id="name" className="text-lg">
        {name.title}
      </h2>
      <p className="muted">{name.hint}</p>
      <Problems answer={answer} fields={["email", "reason", "password"]} />
      <form method="post" action={deskPaths.deskModerators()} className="stack gap-3">
        <TextField
          label={name.email}
          name="email"
          type="email"
          required
          autoComplete="off"
          defaultValue={answer?.values.email ?? ""}
          error={messageAt(messages, wrong)}
        />
        <ProofFields answer={answer} />
        <div>
          <Button variant="primary">{name.act}</Button>
        </div>
      </form>
    </section>
  );
}
